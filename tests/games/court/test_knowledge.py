"""What a seat can know: worlds that are imagined for it are exactly those that enumeration finds.

Decks have eight to ten cards here, of two or three nobles.  Enumeration replays the game from the deal with
every order that this year's deck could have had, and keeps what tells the seat the same.
"""

import itertools
import random
from typing import Any

import pytest

import knavery
from knavery.games.court.data import NOBLES
from knavery.games.court.knowledge import imagine
from knavery.games.court.rules import steps
from knavery.kernel import chance
from knavery.kernel.game import Plain
from knavery.kernel.match import Match
from knavery.kernel.refusal import Refused

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

    def begin(seats: int, nobles: int, copies: int, seed: int = 1, **options: Any) -> Match:
        monkeypatch.setattr(steps, "KINDS", nobles)
        monkeypatch.setattr(steps, "COPIES", copies)
        monkeypatch.setattr(steps, "shuffle", shuffle_as_told)
        monkeypatch.setattr(court, "plain", Plain(court))
        shuffled.clear()
        return knavery.new("court", NAMES[:seats], seed, **options)

    return begin


def without_chance(table):
    table = table.copy()
    table.key, table.draws = [0] * 4, 0
    return table


def enumerated(match, name):
    """All tables that this seat cannot tell from the real one."""
    past, cards = shuffled[: match.table.year - 1], sorted(shuffled[match.table.year - 1])
    orders = sorted(set(itertools.permutations(cards)))
    found = {}
    for order in orders:
        prescribed[:] = [*past, list(order)]
        other = knavery.new("court", match.seats, match.seed, **match.options)
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


@pytest.mark.parametrize("remember", ["hidden", "open"])
def test_a_court_that_remembers(small, random_move, remember):
    """CC-MEM-1: eight of sixteen cards wait in the discard; what is left in the deck is known to all who saw
    them, shown or not, so the worlds are the orders of the other eight."""
    match, dice = small(2, 2, 8, remember=remember), random.Random(4)
    while match.view()["year"] == 1:
        match.do(*random_move(match, dice))
    assert len(shuffled[0]) == 2 * len(shuffled[1]) == 16
    compare(match)
    play_season(match, dice, random_move)
    compare(match)


def feints_enumerated(match, name):
    """All tables that come of the same bets with others' feints elsewhere, if this seat cannot tell."""
    others = [number for number, (seat, _, _) in enumerate(match.moves) if seat != name]
    found = {}
    for kinds in itertools.product(("", " as feint"), repeat=len(others)):
        said = [command for _, command, _ in match.moves]
        for number, kind in zip(others, kinds, strict=True):
            said[number] = said[number].removesuffix(" as feint") + kind
        other = replayed(match, said)
        if other and other.told(name) == match.told(name):
            table = without_chance(other.table)
            found[table.pack()] = table
    return found


def replayed(match, said):
    """The match with these commands instead; None where one of them is refused."""
    other = knavery.new("court", match.seats, match.seed, **match.options)
    try:
        for (seat, _, _), command in zip(match.moves, said, strict=True):
            other.do(seat, command)
    except Refused:
        return None
    return other


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("options", [{}, {"coinless": True}], ids=str)
def test_a_masquerade(small, random_move, seed, options):
    """CC-MASK-1, CC-MASK-3: with cards all alike, worlds differ in others' feints alone: each crown of theirs
    may be it, or, while one is in hand, that one."""
    match, dice = small(2, 1, 30, masquerade=True, **options), random.Random(seed)
    for _ in range(8):
        if match.view()["year"] > 1:
            break
        for name in match.seats:
            truth = feints_enumerated(match, name)
            assert truth.keys() == imagined(match, name, len(truth), 400).keys()
            (other,) = (
                player for seat, player in enumerate(match.table.players[:2]) if match.seats[seat] != name
            )
            assert len(truth) == min(other.crowns + 1, 4)
        match.do(*random_move(match, dice))


def test_each_of_four_crowns_is_as_likely_to_be_the_feint(small):
    """CC-MASK-1: with one crown on the board it is the feint in one world of four."""
    match = small(2, 1, 30, masquerade=True)
    first, second = match.acting[0], ({*match.seats} - {match.acting[0]}).pop()
    match.do(first, "wager 3 on king")
    worlds = match.worlds(second, key=1, count=800)
    feints = sum(world.table.players[match.number(first)].feint == 0 for world in worlds)
    assert 150 <= feints <= 250
