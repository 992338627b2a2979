"""SN-SET: what lies on the table before the first round, and what everybody may see of it."""

from collections import Counter

import pytest

import knavery

NAMES = ("Ann", "Ben", "Cid", "Dot", "Eve", "Fay", "Gus")
COUNTS = [3, 4, 5, 6]

# As the ledger has them.
THREE = {"apple": 48, "cheese": 36, "chicken": 24, "pepper": 18, "mead": 16, "silk": 9, "crossbow": 5}
MORE = THREE | {"bread": 36, "pepper": 22, "mead": 21, "silk": 12}


def new(seats, seed=1, **options):
    return knavery.new("sheriff", NAMES[:seats], seed, **options)


def cards_of(view):
    """All cards on the table, wherever they lie."""
    found = Counter(view["deck"]) + Counter(view["pile"])
    for place in ("hand", "bag", "stand", "aside"):
        for cards in view[place].values():
            found += Counter(cards)
    return dict(found)


@pytest.mark.parametrize("seats", COUNTS)
def test_everyone_starts_alike(seats):
    """SN-SET-1: 50 gold, an empty bag, an empty stand."""
    view = new(seats).full_view()
    assert view["gold"] == dict.fromkeys(NAMES[:seats], 50)
    assert view["bag"] == view["stand"] == view["aside"] == {name: {} for name in NAMES[:seats]}


@pytest.mark.parametrize("seats", [2, 7])
def test_seats(seats):
    """SN-SET-1: three to six."""
    with pytest.raises(knavery.BadOption, match="3 to 6 seats"):
        new(seats)


def test_the_first_edition_has_five_seats():
    """SN-SET-1: deputies came with the second."""
    with pytest.raises(knavery.BadOption, match="3 to 5 seats"):
        new(6, edition="first")


def test_goods():
    """SN-SET-2: with three players the cards marked 4+ are out."""
    assert cards_of(new(3).full_view()) == THREE
    assert cards_of(new(4).full_view()) == cards_of(new(5).full_view()) == MORE
    assert (sum(THREE.values()), sum(MORE.values())) == (156, 204)


@pytest.mark.parametrize("seats", COUNTS)
def test_six_cards_each(seats):
    """SN-SET-3."""
    match = new(seats)
    assert [sum(hand.values()) for hand in match.full_view()["hand"].values()] == [6] * seats


def test_no_pile_yet():
    """SN-SET-4 [2e]."""
    assert new(4).full_view()["pile"] == []


def test_the_pile_is_open(lay_out):
    """SN-SET-5: all of it was seen, so all may look it through."""
    match = lay_out(pile=["silk", "apple", "mead"])
    assert match.view("Ben")["pile"] == match.view(None)["pile"] == ["silk", "apple", "mead"]


def test_first_sheriff_is_random():
    """SN-SET-6: each seat comes up; of 200 games none has fewer than 30."""
    times = Counter(new(4, seed).view()["sheriff"] for seed in range(200))
    assert set(times) == set(NAMES[:4])
    assert min(times.values()) >= 30


def test_the_deal_is_shuffled():
    """SN-SET-3: another seed, other cards; the same seed, the same."""
    assert new(4, 1).full_view()["hand"] == new(4, 1).full_view()["hand"]
    assert new(4, 1).full_view()["hand"] != new(4, 2).full_view()["hand"]


def test_what_is_public(lay_out):
    """SN-SET-8: gold, numbers of cards, open goods, the number of face-down ones; SN-LOAD-1: no more."""
    match = lay_out(
        phase="load",
        turn=["Cid"],
        hand={"Ben": {"apple": 2, "silk": 1}, "Cid": {"mead": 1}},
        bag={"Ben": {"pepper": 3}},
        stand={"Ben": {"cheese": 2, "crossbow": 1, "silk": 1}},
        aside={"Dot": {"bread": 2}},
        gold={"Ben": 7},
    )
    for name in ("Ann", "Cid", None):
        view = match.view(name)
        assert view["gold"]["Ben"] == 7
        assert view["hand"]["Ben"] == {"?": 3}
        assert view["bag"]["Ben"] == {"?": 3}
        assert view["stand"]["Ben"] == {"cheese": 2, "?": 2}
        assert view["aside"]["Dot"] == {"bread": 2}
        assert set(view["deck"]) == {"?"}
    assert match.view("Ben")["hand"]["Ben"] == {"apple": 2, "silk": 1}
    assert match.view("Ben")["bag"]["Ben"] == {"pepper": 3}
    assert match.view("Ben")["stand"]["Ben"] == {"cheese": 2, "crossbow": 1, "silk": 1}
