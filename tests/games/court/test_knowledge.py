"""What a seat can know: worlds that are imagined for it are exactly those that enumeration finds.

Decks have eight to ten cards here, of two or three nobles.  Enumeration replays the game from the deal with
every order that this year's deck could have had, and keeps what tells the seat the same.
"""

import itertools
import random

import pytest

import knavery
from knavery.games.court.data import NOBLES
from knavery.games.court.knowledge import imagine
from knavery.games.court.rules import steps
from knavery.kernel import chance
from knavery.kernel.game import Plain
from knavery.kernel.match import Match

NAMES = ("Ann", "Ben", "Cid", "Dot", "Eve", "Fay")

prescribed: list[list[int]] = []  # orders for the next years' decks; when there are none, chance decides
shuffled: list[list[int]] = []  # the orders that came up


def shuffle_as_told(table, cards, count):
    if prescribed:
        cards[:count] = prescribed.pop(0)
    else:
        chance.shuffle(table, cards, count)
    shuffled.append(list(cards[:count]))


@pytest.fixture
def small(court, monkeypatch):
    """`small(4, nobles=2, copies=4)`: a match with that many cards."""

    def begin(seats: int, nobles: int, copies: int, seed: int = 1) -> Match:
        monkeypatch.setattr(steps, "KINDS", nobles)
        monkeypatch.setattr(steps, "COPIES", copies)
        monkeypatch.setattr(steps, "shuffle", shuffle_as_told)
        monkeypatch.setattr(court, "plain", Plain(court))
        shuffled.clear()
        return knavery.new("court", NAMES[:seats], seed)

    return begin


def without_chance(table):
    table = table.copy()
    table.key, table.draws = [0] * 4, 0
    return table


def enumerated(match, name):
    """All tables that this seat cannot tell from the real one."""
    past, cards = shuffled[: match.table.year - 1], sorted(shuffled[0])
    orders = sorted(set(itertools.permutations(cards)))
    found = {}
    for order in orders:
        prescribed[:] = [*past, list(order)]
        other = knavery.new("court", match.seats, match.seed)
        for seat, command, _ in match.moves:
            other.do(seat, command)
        if other.told(name) == match.told(name):
            table = without_chance(other.table)
            found[table.pack()] = table
    del shuffled[match.table.year :]
    return found


def imagined(match, name, enough, most):
    """The worlds that are imagined for this seat, until as many came up as there are, and some more."""
    seen, known, seat = match.seen_table(name), match.knowledge(name), match.number(name)
    found = {}
    for number in range(most):
        world = seen.copy()
        chance.set_key(world, chance.key_of(f"{name}/{number}"))
        imagine(world, known, seat)
        world = without_chance(world)
        found[world.pack()] = world
        if len(found) > enough or (len(found) == enough and number > 4 * enough):
            break
    return found


def compare(match, *names):
    """Both inclusions; how many worlds each of them has."""
    counts = []
    for name in names or match.seats:
        truth = enumerated(match, name)
        found = imagined(match, name, len(truth), 40 * len(truth) + 400)
        excess = [shown(found[key]) for key in found.keys() - truth.keys()]
        lacking = [shown(truth[key]) for key in truth.keys() - found.keys()]
        assert excess == [], f"{name} imagines what cannot be, of {len(truth)} worlds"
        assert lacking == [], f"{name} does not imagine what can be, of {len(truth)} worlds"
        counts.append(len(truth))
    return counts


def shown(table):
    """What is hidden in a world, for a failed test's message."""
    gaps = [[NOBLES[card] for card in gap.hidden[: gap.held]] for gap in table.gaps[: table.seats]]
    return {"gaps": gaps, "deck": [NOBLES[card] for card in table.deck[: table.deck_cards]]}


def play_season(match, dice, random_move):
    """Random bets until the next card is turned up."""
    season = match.view()["season"]
    while not match.over and match.view()["season"] == season:
        match.do(*random_move(match, dice))


@pytest.mark.parametrize(
    ("seats", "nobles", "copies"), [(2, 2, 4), (3, 2, 5), (4, 2, 4), (4, 3, 3), (5, 2, 5), (6, 2, 5)]
)
def test_a_year(small, random_move, seats, nobles, copies):
    """CC-YEAR-1, CC-YEAR-2, CC-SEA-2: in every season, for one who sits there and for another."""
    match, dice = small(seats, nobles, copies), random.Random(seats)
    before = [10**6] * 2
    for _ in range(4):
        counts = compare(match, NAMES[0], NAMES[1])
        assert all(now <= then for now, then in zip(counts, before, strict=True))
        before = counts
        play_season(match, dice, random_move)


def test_how_many(small):
    """CC-YEAR-1: of four copies of two nobles Ann sees three, and five lie in some order."""
    for seed in range(6):
        match = small(4, 2, 4, seed)
        table = match.table
        seen = [table.gaps[0].hidden[0], table.gaps[3].hidden[0], table.open[0]]
        assert compare(match, "Ann") == [10 if len(set(seen)) == 2 else 5]


def test_a_new_year_forgets(small, random_move):
    """CC-END-5: all cards are shuffled, so what was seen last year says nothing."""
    match, dice = small(4, 2, 4), random.Random(1)
    while match.view()["year"] == 1:
        match.do(*random_move(match, dice))
    compare(match)
