"""TM-SET: what lies on the table before the first splitting."""

from collections import Counter

import pytest

import knavery
from knavery.games.thieves.data import CARD_NAMES, DECK, DECK_NAMES, USUAL

NAMES = ("Ann", "Ben", "Cid", "Dot", "Eve", "Fay")


def new(seats=3, seed=1, **options):
    return knavery.new("thieves", NAMES[:seats], seed, **options)


def deck_of(card):
    return DECK_NAMES[DECK[CARD_NAMES.index(card)]]


@pytest.mark.parametrize(("seats", "dice"), [(3, 10), (4, 11), (5, 13)])
def test_dice_and_marker_in_the_middle(seats, dice):
    """TM-SET-1, TM-LOOT-1: all dice and the marker lie in the middle."""
    view = new(seats).view()
    assert len(view["middle"]) == dice + 1
    assert view["middle"].count("marker") == 1
    assert view["marker"] == "middle"
    assert view["loot"] == {name: [] for name in NAMES[:seats]}


@pytest.mark.parametrize("seats", [2, 6])
def test_seats(seats):
    """TM-SET-1: three to five players."""
    with pytest.raises(knavery.BadOption, match="3 to 5 seats"):
        new(seats)


def test_all_faces_come_up():
    """TM-SET-1: of 200 rolls of ten dice each face comes up about as often."""
    times = Counter(face for seed in range(200) for face in new(3, seed).view()["middle"])
    del times["marker"]
    assert set(times) == {"red", "white", "blue", "green", "bag", "mask"}
    assert min(times.values()) > 260
    assert max(times.values()) < 410


def test_coins_are_open_and_infamy_is_not():
    """TM-SET-2."""
    match = new(4)
    assert match.view("Ann")["coins"] == dict.fromkeys(NAMES[:4], 1)
    assert match.view("Ann")["infamy"] == {"Ann": 0, "Ben": "?", "Cid": "?", "Dot": "?"}
    assert match.view(None)["infamy"] == dict.fromkeys(NAMES[:4], "?")
    assert match.full_view()["infamy"] == dict.fromkeys(NAMES[:4], 0)


@pytest.mark.parametrize("promo", [False, True])
@pytest.mark.parametrize("seed", range(5))
def test_decks(seed, promo):
    """TM-SET-3, TM-SET-4, TM-OPT-1: 13, 12 and 11 cards, five of A open, the others removed."""
    view = new(3, seed, promo=promo).full_view()
    assert [len(view["row"][deck]) for deck in "ABC"] == [5, 0, 0]
    assert [len(view["deck"][deck]) for deck in "ABC"] == [8, 12, 11]
    for deck in "ABC":
        assert {deck_of(card) for card in view["row"][deck] + view["deck"][deck]} <= {deck}
    lying = [card for deck in "ABC" for card in view["row"][deck] + view["deck"][deck]] + view["box"]
    assert sorted(lying) == sorted(CARD_NAMES if promo else CARD_NAMES[:USUAL])


def test_nobody_sees_decks_and_what_was_removed():
    """TM-SET-3."""
    view = new().view("Ann")
    assert view["box"] == ["?"] * 13
    assert view["deck"] == {"A": ["?"] * 8, "B": ["?"] * 12, "C": ["?"] * 11}


def test_every_card_comes_up_and_is_removed():
    """TM-SET-3: of 100 games each card is sometimes in play and sometimes not."""
    removed = [set(new(3, seed, promo=True).full_view()["box"]) for seed in range(100)]
    assert set.union(*removed) == set(CARD_NAMES)
    assert set.intersection(*removed) == set()


def test_who_begins_is_random():
    """TM-SET-5: each seat comes up; of 200 games none has fewer than 30."""
    times = Counter(new(4, seed).acting[0] for seed in range(200))
    assert set(times) == set(NAMES[:4])
    assert min(times.values()) >= 30


def test_a_marker_that_is_written_into_the_middle_lies_there(lay_out, say):
    """TM-LOOT-1: though the list of what lies in the middle does not name it."""
    match = lay_out(
        marker="middle", turn="Cid", loot={"Ann": ["red"], "Ben": ["bag"]}, middle=["blue", "mask"]
    )
    assert sorted(match.view()["middle"]) == ["blue", "marker", "mask"]
    say(match, "Cid: take all")
    assert (match.view()["marker"], match.acting) == ("Cid", ["Cid"])
