"""The data of the cards, held to the sums of the ledger's table."""

from collections import Counter
from pathlib import Path

import pytest

import knavery.games.thieves
from knavery.games.thieves import data

RULES = (Path(knavery.games.thieves.__file__).parent / "RULES.md").read_text(encoding="utf-8")
USUAL = range(data.USUAL)

# By deck: gems in the costs, symbols, printed points.
GEMS = {"A": (6, 6, 6, 6), "B": (12, 12, 12, 11), "C": (10, 10, 9, 10)}  # red, white, blue, green
SYMBOLS = {
    "A": {"henchman": 10, "wand": 4, "tower": 1, "finery": 1},
    "B": {"henchman": 8, "wand": 5, "tower": 3, "finery": 4},
    "C": {"plan": 6, "wand": 1, "finery": 4, "compass": 3},
}
PRINTED = {"A": 4, "B": 6, "C": 20}


def of_deck(deck):
    return [card for card in USUAL if data.DECK_NAMES[data.DECK[card]] == deck]


def gems(card):
    """Of each gem, how many: the bits of a cost, read anew."""
    return tuple((data.COST[card] >> 2 * gem & 3).bit_count() for gem in range(4))


def symbols(card):
    return Counter({name: data.SYMBOLS[card] >> 2 * n & 3 for n, name in enumerate(data.SYMBOL_NAMES)})


def test_decks():
    """TM-SET-3: 16, 19 and 14 cards, of which 13, 12 and 11 are played with."""
    assert [len(of_deck(deck)) for deck in "ABC"] == [16, 19, 14]
    assert data.KEPT == (13, 12, 11)
    assert (data.USUAL, data.CARDS) == (49, 53)
    assert len(set(data.CARD_NAMES)) == data.CARDS


@pytest.mark.parametrize("deck", "ABC")
def test_sums(deck):
    """TM-SET-3: what all cards of a deck cost, show and pay together."""
    cards = of_deck(deck)
    assert tuple(map(sum, zip(*map(gems, cards), strict=True))) == GEMS[deck]
    assert +sum(map(symbols, cards), Counter()) == SYMBOLS[deck]
    assert sum(data.POINTS[card] for card in cards) == PRINTED[deck]


def test_families():
    """TM-CARD-1 to TM-CARD-4, TM-BUY-4: how many cards of each kind there are."""
    flips = [use for use in range(data.USABLE) if data.TO[use]]
    trades = [use for use in range(data.USABLE) if not data.TO[use]]
    assert (len(flips), len(trades)) == (9, 5)
    assert sorted(data.FROM[use] for use in trades) == [0, 1, 2, 3, data.MASK]
    assert sorted(data.EXTRA[card] for card in USUAL if data.EXTRA[card] >= 0) == [0, 1, 2, 3, data.ANY]
    assert sorted(data.WATCH[card] for card in USUAL if data.WATCH[card] >= 0) == [0, 1, 2, 3]
    assert sorted(house for house in zip(data.HOUSE_ALONE, data.HOUSE_AMONG, strict=True) if house[0]) == [
        (1, 2),
        (2, 4),
        (2, 4),
        (2, 4),
    ]


def test_every_card_does_something_or_pays():
    for card in USUAL:
        kinds = [data.POWER[card], data.EXTRA[card], data.WATCH[card], data.OWN[card]]
        assert max(kinds) >= 0 or data.POINTS[card] > 0 or data.HOUSE_ALONE[card] > 0
        assert 1 <= sum(gems(card)) <= 4
        assert sum(symbols(card).values()) >= 1


def test_powers_name_their_cards():
    """A card that has a power is found by it again; each power has one card."""
    for power, card in enumerate(data.CARD_OF_POWER):
        assert data.POWER[card] == power
    assert len(data.CARD_OF_POWER) == len(set(data.CARD_OF_POWER)) == data.USABLE + len(data.TRAITS) < 31


def test_dice():
    """TM-SET-1."""
    assert data.DICE == (0, 0, 0, 10, 11, 13)


def test_the_table_in_the_rules_is_the_data():
    """TM-SET-3: name, deck, cost and symbols of every card in RULES.md."""
    rows = [line.strip("| ").split(" | ") for line in RULES.splitlines() if line.startswith("| ")][1:]
    assert [row[0] for row in rows] == list(data.CARD_NAMES)
    for card, row in enumerate(rows):
        promo = "" if card < data.USUAL else " (promo)"
        assert row[1] == data.DECK_NAMES[data.DECK[card]] + promo
        assert tuple(row[2].count(gem) for gem in "RWBG") == gems(card)
        assert Counter(row[3].split(", ")) == +symbols(card)


def test_promo_cards():
    """TM-OPT-1: three belong to deck B and one to C."""
    promo = range(data.USUAL, data.CARDS)
    assert [data.DECK_NAMES[data.DECK[card]] for card in promo] == ["B", "B", "B", "C"]
    assert symbols(data.CARD_NAMES.index("wut")) == Counter(dict.fromkeys(data.SYMBOL_NAMES, 1))
