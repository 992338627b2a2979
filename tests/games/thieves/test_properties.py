"""What holds whatever is played: dice and cards are conserved, what is added up is right, games end."""

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

import knavery
from knavery.games.thieves.data import (
    ANY,
    CARD_NAMES,
    COST,
    EXTRA,
    MARKER,
    OBJECTS,
    OWN,
    POWER,
    STEW,
    WATCH,
)
from knavery.games.thieves.position import conserved
from knavery.games.thieves.rules.names import Event, Phase
from knavery.kernel.record import NOBODY

NAMES = ("Ann", "Ben", "Cid", "Dot", "Eve")

seats = st.integers(3, 5)
seeds = st.integers(0, 2**32)
promos = st.booleans()


def actions(seats, seed, promo):
    """A random game, the table after each of its actions; buyers are keener on buying than chance is."""
    match = knavery.new("thieves", NAMES[:seats], seed, promo=promo)
    plain, table, chance = match.game.plain, match.table, random.Random(seed)
    table.heard = []
    while plain.speaking(table):
        yield plain, table
        seat = plain.speaking(table).bit_length() - 1
        menu = plain.menu(table, seat)
        if table.phase == Phase.BUY and len(menu) > 1 and chance.random() < 0.7:
            menu = menu[1:]
        plain.play(table, seat, chance.choice(menu))
    yield plain, table


def check_piles(table):
    """TM-LOOT-1: objects are where they are counted; the marker has one holder."""
    for pile in table.piles:
        assert pile.size == sum(pile.objects)
        assert min(pile.objects) >= 0
    holders = [number for number in range(OBJECTS - 1) if table.piles[number].objects[MARKER]]
    assert len(holders) == 1
    assert table.marker == holders[0] - 1


def check_waiting(table):
    """TM-LOOT-5: who has no loot waits, between moves of the splitting."""
    if table.phase == Phase.LOOT:
        without = [seat for seat in range(table.seats) if table.piles[seat + 1].size == 0]
        assert [seat for seat in range(table.seats) if table.waiting >> seat & 1] == without
        assert table.turn in without


def check_sums_of_cards(table):
    """TM-BUY-5: what a player's cards come to is what each of them says."""
    for thief in table.thieves[: table.seats]:
        cards = [
            thief.copied if OWN[c] == STEW and thief.copied != NOBODY else c
            for c in thief.cards[: thief.held]
        ]
        assert thief.powers == sum({1 << POWER[card] for card in cards if POWER[card] >= 0})
        watched = Counter(WATCH[card] for card in cards)
        assert thief.watch == [watched[gem] for gem in range(4)]
        extras = Counter(EXTRA[card] for card in cards)
        assert thief.extras == [extras[gem] for gem in range(ANY + 1)]


def check_idle(table):
    """What is only for the middle of a move, or for another phase, is zero."""
    if table.speaker == NOBODY:
        assert (table.source, table.kind, table.picked, table.passed, table.to_roll, table.rest) == (0,) * 6
        assert (table.using, table.buying, table.colour, table.model, sum(table.owed)) == (0,) * 5
    if table.phase in (Phase.LOOT, Phase.OVER):
        assert (table.purchases, table.ready, table.purse, table.served, table.bought, table.sold) == (0,) * 6


@given(seats, seeds, promos)
def test_every_table_adds_up(seats, seed, promo):
    """TM-SET-1, TM-SET-3: no die, marker or card comes or goes; sums are those of what lies there."""
    sums = None
    for _, table in actions(seats, seed, promo):
        sums = sums or conserved(table)
        assert conserved(table) == sums
        check_waiting(table)
        check_sums_of_cards(table)
        check_idle(table)
        if table.speaker == NOBODY and table.phase != Phase.OVER:
            check_piles(table)
        assert min(min(thief.coins, thief.infamy) for thief in table.thieves) >= 0


@given(seats, seeds, promos)
def test_somebody_can_always_act(seats, seed, promo):
    """TM-LOOT-7: whoever may act has something to do; nobody else has."""
    for plain, table in actions(seats, seed, promo):
        for seat in range(seats):
            assert bool(plain.menu(table, seat)) == bool(plain.speaking(table) >> seat & 1)


@given(seats, seeds, promos)
def test_purchases_are_paid(seats, seed, promo):
    """TM-BUY-2, TM-CARD-15: dice, coins and what a racket saves make up the cost, gem by gem."""
    heard = []
    for _, table in actions(seats, seed, promo):
        heard = table.heard
    cost, bought = [0] * 4, None
    for event, _, a, b, c in heard:
        if event == Event.BOUGHT:
            assert cost == [0] * 4
            bought = a
            cost = [(COST[b] >> 2 * gem & 3).bit_count() for gem in range(4)]
        elif event in (Event.PAID, Event.PAID_COINS):
            assert a == bought
            cost[b] -= c
        elif event == Event.SAVED:
            cost[b] -= 1
    assert cost == [0] * 4


@given(seats, seeds)
def test_a_splitting_ends(seats, seed):
    """TM-LOOT-5: however greedily all rob, each robbery leaves less in the piles that can be robbed."""
    match, chance = knavery.new("thieves", NAMES[:seats], seed), random.Random(seed)
    plain, table = match.game.plain, match.table
    steps = 0
    while table.phase in (Phase.LOOT, Phase.PICK):
        menu = plain.menu(table, table.turn)
        robs = [action for action in menu if action] if table.phase == Phase.LOOT else menu
        plain.play(table, table.turn, chance.choice(robs or menu))
        steps += 1
        assert steps < 1000


@pytest.mark.parametrize("promo", [False, True])
def test_random_games_are_no_empty_show(promo):
    """The games above have robberies, flips, trades, watchers, potions, rackets, paws and stews in them."""
    found, cards = Counter(), set()
    for seed in range(60):
        *_, (_, table) = actions(4, seed, promo)
        found.update(entry.event for entry in table.heard)
        cards |= {CARD_NAMES[card] for thief in table.thieves for card in thief.cards[: thief.held]}
    kinds = {Event.ROBBED, Event.FLIPPED, Event.TRADED, Event.INFAMY, Event.BOXED, Event.GOT, Event.SAVED}
    kinds |= {Event.REROLLS, Event.KEEPS, Event.ESCAPED, Event.ROW_OPENS, Event.GAME_ENDS}
    assert {kind for kind in kinds if not found[kind]} == set()
    assert bool(found[Event.COPIED]) == promo
    assert len(cards) >= 47
