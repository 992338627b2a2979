"""Positions at random, written down as in a scenario file: each lies there as written, and plays on."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from knavery.games.court.data import COPIES, NOBLES, REGIONS
from knavery.games.court.position import conserved
from knavery.games.court.rules.steps import CARDS_IN_GAP
from knavery.games.court.table import CROWNS, SEASONS
from knavery.kernel import conformance
from knavery.kernel.game import game
from knavery.kernel.match import Match

NAMES = ("Ann", "Ben", "Cid", "Dot", "Eve", "Fay")
MOST_STAKE = 5  # under one crown, so that four of them take no more than 20
Given = dict[str, Any]


def position(seats: int, options: dict[str, Any], chance: random.Random) -> Given:
    """A position in the middle of a season, as legal play could have left it."""
    season, names = chance.randrange(len(SEASONS)), NAMES[:seats]
    deck = [noble for noble in NOBLES for _ in range(COPIES)]
    chance.shuffle(deck)
    hidden = {name: [deck.pop() for _ in range(CARDS_IN_GAP[seats])] for name in names}
    opened = [deck.pop() for _ in range(season + 1)]
    discard = [deck.pop() for _ in range(8)] if options.get("remember", "off") != "off" else []
    turn, marker = chance.choice(names), chance.choice(names)
    written = {"year": 2, "season": SEASONS[season], "turn": turn, "marker": marker, "open": opened}
    written |= {"hidden": hidden, "deck": deck, "crowns": crowns(names, turn, season, options, chance)}
    return written | ({"discard": discard} if discard else {})


def crowns(
    names: tuple[str, ...], turn: str, season: int, options: dict[str, Any], chance: random.Random
) -> list[Any]:
    """One of everybody's for each season, or one less; of whoever has the turn one less for sure."""
    free, found = list(REGIONS), []
    chance.shuffle(free)
    for name in names:
        number = season if name == turn else season + chance.randrange(2)
        feint = chance.choice(range(number)) if number == CROWNS else chance.choice([None, *range(number)])
        for crown in range(number):
            coins = 0 if options.get("coinless") else chance.randint(0, MOST_STAKE)
            mark = ["feint"] if options.get("masquerade") and crown == feint else []
            found.append([name, free.pop(), coins, *mark])
    chance.shuffle(found)
    return found


def some_table(chance: random.Random) -> tuple[int, dict[str, Any]]:
    """A number of seats and options; an exchange without bound would be long."""
    seats = chance.randint(2, 6)
    options = dict(chance.choice(conformance.option_sets(game("court"), seats)))
    return seats, options | ({"years": 3} if options.get("exchange") else {})


@pytest.mark.fuzz
@given(seed=st.integers(0, 2**40))
def test_a_position_lies_as_it_is_written_and_plays_to_its_end(
    seed: int, lay_out: Callable[..., Match], random_move: Callable[..., tuple[str, list[int]]]
) -> None:
    chance = random.Random(seed)
    seats, options = some_table(chance)
    written = position(seats, options, chance)
    match = lay_out(seats=NAMES[:seats], seed=seed, options=options, **written)
    seen = match.full_view()
    assert {name: seen[name] for name in written} == written | {"turn": [written["turn"]]}
    laid = conserved(match.table)
    while not match.over:
        match.do(*random_move(match, chance))
        assert conserved(match.table) == laid
    assert match.winners


@pytest.mark.fuzz
@given(seed=st.integers(0, 2**40))
def test_what_is_seen_of_a_position_is_that_position(seed: int, lay_out: Callable[..., Match]) -> None:
    """A whole view written down as a position, before the deal of another seed, is the same table."""
    chance = random.Random(seed)
    seats, options = some_table(chance)
    match = lay_out(seats=NAMES[:seats], options=options, **position(seats, options, chance))
    again = lay_out(seats=NAMES[:seats], seed=2, options=options, **match.full_view())
    again.table.key, again.table.draws = match.table.key, match.table.draws
    assert match.table == again.table
