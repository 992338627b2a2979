"""SN-SCO: what it all comes to."""

import pytest

from knavery import Refused

NO_GOLD = dict.fromkeys(("Ann", "Ben", "Cid", "Dot"), 0)


@pytest.fixture
def over(lay_out):
    """The game is over, and so lie the stands; nobody has gold unless given."""

    def place(gold=None, **stands):
        return lay_out(phase="over", gold=NO_GOLD | (gold or {}), stand=stands)

    return place


def test_hands_are_worth_nothing(lay_out):
    """SN-SCO-1: nor is a queen or king made of them."""
    match = lay_out(phase="over", gold=NO_GOLD, hand={"Ann": {"crossbow": 5, "apple": 1}})
    assert match.scores == NO_GOLD


def test_contraband_counts(over):
    """SN-SCO-1, SN-SCO-2: turned up, at its value."""
    assert over(Ann={"pepper": 1, "mead": 1, "silk": 1, "crossbow": 1}).scores["Ann"] == 6 + 7 + 8 + 9


def test_the_books_example(over):
    """SN-SCO-2, SN-SCO-3, SN-SCO-5 and worked example 8: David has 125."""
    david = {"apple": 4, "cheese": 6, "bread": 1, "chicken": 4, "pepper": 2, "crossbow": 1}
    match = over(
        gold={"Ann": 42},
        Ann=david,
        Ben={"apple": 9, "cheese": 5, "bread": 3, "chicken": 5},
        Cid={"apple": 8, "bread": 2, "chicken": 4},
    )
    assert match.scores["Ann"] == 125


@pytest.mark.parametrize(
    ("kind", "king", "queen", "value"),
    [("apple", 20, 10, 2), ("cheese", 15, 10, 3), ("bread", 15, 10, 3), ("chicken", 10, 5, 4)],
)
def test_king_and_queen(over, kind, king, queen, value):
    """SN-SCO-3: most cards, second most; nothing for the third."""
    match = over(Ann={kind: 1}, Ben={kind: 3}, Cid={kind: 2})
    assert match.scores == {"Ann": value, "Ben": 3 * value + king, "Cid": 2 * value + queen, "Dot": 0}


def test_two_kings(over):
    """SN-SCO-4: 20 and 10 between two; no queen."""
    match = over(Ann={"apple": 2}, Ben={"apple": 2}, Cid={"apple": 1})
    assert match.scores == {"Ann": 4 + 15, "Ben": 4 + 15, "Cid": 2, "Dot": 0}


def test_kings_rounded_down(over):
    """SN-SCO-4: 15 and 10 among two are 12 each, among four 6; 10 and 5 among four 3."""
    assert over(Ann={"cheese": 1}, Ben={"cheese": 1}).scores["Ann"] == 3 + 12
    four = over(**{name: {"cheese": 1, "chicken": 1} for name in NO_GOLD})
    assert set(four.scores.values()) == {3 + 4 + 6 + 3}


def test_queens_rounded_down(over):
    """SN-SCO-5: 5 among two are 2 each, 10 among three 3 each."""
    match = over(Ann={"chicken": 2}, Ben={"chicken": 1}, Cid={"chicken": 1})
    assert match.scores == {"Ann": 8 + 10, "Ben": 4 + 2, "Cid": 4 + 2, "Dot": 0}
    match = over(Ann={"apple": 2}, Ben={"apple": 1}, Cid={"apple": 1}, Dot={"apple": 1})
    assert match.scores == {"Ann": 4 + 20, "Ben": 2 + 3, "Cid": 2 + 3, "Dot": 2 + 3}


def test_no_title_without_goods(over):
    """SN-SCO-6: the others tie for queen with none at all."""
    assert over(Ann={"apple": 1}).scores == {"Ann": 2 + 20, "Ben": 0, "Cid": 0, "Dot": 0}
    assert over().scores == NO_GOLD


def test_most_points_win(over):
    """SN-SCO-8."""
    assert over(gold={"Cid": 1}).winners == ["Cid"]


def test_ties(over):
    """SN-SCO-8: more legal goods, then more contraband, counted in cards, then shared."""
    # 22 points each, of which Ann has none in legal goods.
    assert over(gold={"Ann": 22}, Ben={"apple": 1}).winners == ["Ben"]
    # Level in legal goods; Cid's two pepper are two cards, Dot's 12 gold is none.
    assert over(gold={"Dot": 12}, Cid={"pepper": 2}).winners == ["Cid"]
    # 18 points each: three pepper against two crossbows.
    assert over(Ann={"crossbow": 2}, Ben={"pepper": 3}).winners == ["Ben"]
    # Level in all.
    assert over(gold={"Ann": 7, "Dot": 7}).winners == ["Ann", "Dot"]
    assert over().winners == ["Ann", "Ben", "Cid", "Dot"]


def test_not_before_the_end(lay_out):
    """SN-RND-4: scores would tell what lies face down."""
    for ask in ("scores", "winners"):
        with pytest.raises(Refused) as no:
            getattr(lay_out(), ask)
        assert no.value.key == "refusal-not-over"
