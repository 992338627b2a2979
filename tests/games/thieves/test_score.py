"""TM-SCO: points at the end, and who has won."""

import pytest

HENCHMEN = ["tailor", "fence", "bookie", "bondsman"]


@pytest.fixture
def over(lay_out):
    """`over(henchmen=(2, 1, 0), coins=(0, 0, 3))`: the game is over with so many symbols and coins."""

    def place(henchmen=(0, 0, 0), coins=(0, 0, 0), infamy=(0, 0, 0), cards=((), (), ())):
        seats = ("Ann", "Ben", "Cid", "Dot", "Eve")[: len(coins)]
        return lay_out(
            seats,
            phase="over",
            cards={
                name: [*HENCHMEN[:count], *own]
                for name, count, own in zip(seats, henchmen, (*cards, (), ()), strict=False)
            },
            coins=dict(zip(seats, coins, strict=True)),
            infamy=dict(zip(seats, infamy, strict=False)),
        )

    return place


def scores(match):
    return tuple(match.scores.values())


def test_infamy_and_points(over):
    """TM-SCO-1: what cards say and one for each infamy."""
    match = over(infamy=(7, 0, 2), cards=(["crown"], ["brooch", "necklace"], []))
    assert scores(match) == (13, 5, 2)


@pytest.mark.parametrize(
    ("henchmen", "expected"),
    [
        ((3, 2, 1), (3, 1, 0)),
        ((3, 1, 1), (3, 0, 0)),  # a shared second: nothing
        ((2, 2, 1), (2, 2, 0)),  # a shared first: two each, and no second
        ((2, 2, 2), (2, 2, 2)),
        ((3, 0, 0), (3, 0, 0)),  # none is paid for having none
        ((0, 0, 0), (0, 0, 0)),
        ((1, 3, 0), (1, 3, 0)),
    ],
)
def test_henchmen(over, henchmen, expected):
    """TM-SCO-2 to TM-SCO-4."""
    assert scores(over(henchmen)) == expected


def test_two_symbols_on_a_card(over):
    """TM-SCO-2: symbols are counted, not cards."""
    assert scores(over((1, 0, 0), cards=([], ["executive_assistant"], []))) == (1, 3, 0)


@pytest.mark.parametrize(
    ("coins", "expected"),
    [((5, 4, 4), (3, 0, 0)), ((5, 5, 4), (2, 2, 0)), ((0, 0, 0), (0, 0, 0)), ((1, 1, 1), (2, 2, 2))],
)
def test_coins(over, coins, expected):
    """TM-SCO-2 to TM-SCO-4: most coins, no second place."""
    assert scores(over(coins=coins)) == expected


def test_five_players(over):
    """TM-SCO-3: three of five share the first place."""
    assert scores(over((2, 2, 2, 1, 0), coins=(0, 0, 0, 0, 0))) == (2, 2, 2, 0, 0)


def test_most_points_win(over):
    """TM-SCO-5."""
    assert over(infamy=(3, 4, 2)).winners == ["Ben"]


def test_then_most_cards(over):
    """TM-SCO-5: Ben's two cards against Ann's one, both with six points."""
    assert over(cards=(["crown"], ["brooch", "menacing_monocle"], [])).winners == ["Ben"]


def test_then_most_infamy(over):
    """TM-SCO-5: with points and cards alike."""
    match = over(infamy=(2, 4, 0), cards=(["fur_coat"], ["necklace"], []))
    assert scores(match) == (6, 6, 0)
    assert match.winners == ["Ben"]


def test_then_they_share(over):
    """TM-SCO-5, the ruling."""
    match = over(infamy=(1, 1, 0), cards=(["crown"], ["scepter"], []))
    assert match.winners == ["Ann", "Ben"]
