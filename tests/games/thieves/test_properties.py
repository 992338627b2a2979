"""What holds whatever is played: dice and cards are conserved, what is added up is right, games end."""

import itertools
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
    USUAL,
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


GEMS = ("red", "white", "blue", "green")
PRICES = {
    CARD_NAMES[card]: [(COST[card] >> 2 * gem & 3).bit_count() for gem in range(4)] for card in range(USUAL)
}


def ways_to_pay(price, dice, coins, racket):
    """Every way by brute force: of each gem how many dice pay, and how many coins in all."""
    colours = [gem for gem in range(4) if price[gem]]
    for saved in colours if racket else [None]:
        owed = [count - (gem == saved) for gem, count in enumerate(price)]
        for paid in itertools.product(*(range(min(count, dice[gem]) + 1) for gem, count in enumerate(owed))):
            if sum(owed) - sum(paid) <= coins:
                yield paid, sum(owed) - sum(paid), saved


@given(
    st.sampled_from(sorted(PRICES)),
    st.lists(st.integers(0, 3), min_size=4, max_size=4),
    st.integers(0, 5),
    st.booleans(),
)
def test_payments_are_exactly_those_there_are(lay_out, card, dice, coins, racket):
    """TM-BUY-2, TM-BUY-4, TM-CARD-15: what can be chosen is what arithmetic allows, and does what it says."""
    match = lay_out(
        phase="buy",
        loot={"Ann": [gem for gem, count in zip(GEMS, dice, strict=True) for _ in range(count)]},
        coins={"Ann": coins},
        cards={"Ann": ["insurance_racket"] if racket else ["crown"]},
        row={"A": [], "B": [card]},
    )
    found = []
    for command in match.choices("Ann"):
        if command != "done":
            after = match.copy()
            after.do("Ann", command)
            left = [after.view()["loot"]["Ann"].count(gem) for gem in GEMS]
            saved = GEMS.index(command.rsplit(" ", 1)[1]) if " free " in command else None
            paid = tuple(before - now for before, now in zip(dice, left, strict=True))
            found.append((paid, coins - after.view()["coins"]["Ann"], saved))
    one_colour = sum(count > 0 for count in PRICES[card]) == 1
    expected = [
        (paid, spent, None if one_colour else saved)
        for paid, spent, saved in ways_to_pay(PRICES[card], dice, coins, racket)
    ]
    assert sorted(map(repr, found)) == sorted(map(repr, expected))


def shares(pile):
    """Every way to keep some of these objects, none and all included."""
    kinds = Counter(pile)
    for counts in itertools.product(*(range(count + 1) for count in kinds.values())):
        yield frozenset((kind, count) for kind, count in zip(kinds, counts, strict=True) if count)


piles = st.lists(st.sampled_from(["red", "white", "bag", "mask"]), min_size=0, max_size=4)


@given(piles.filter(len), piles, piles.filter(len), st.booleans())
def test_divisions_are_exactly_those_there_are(lay_out, middle, bens, cids, marker_lies_there):
    """TM-LOOT-2, TM-LOOT-3, TM-LOOT-6: any share of the middle but none, or all of it for the last one; of a
    pile any share but none and all."""
    middle = [*middle, "marker"] if marker_lies_there else middle
    match = lay_out(turn="Ann", middle=middle, loot={"Ben": bens, "Cid": cids})
    takes = [share for share in shares(middle) if share]
    if bens:
        takes = [frozenset(Counter(middle).items())]
    robs = [
        (name, share)
        for name, pile in (("Ben", bens), ("Cid", cids))
        for share in shares(pile)
        if share and share != frozenset(Counter(pile).items())
    ]
    expected = [(None, share) for share in takes] + robs
    found = [division(match, str(choice)) for choice in match.choices("Ann")]
    assert sorted(map(spelled_out, found)) == sorted(map(spelled_out, expected))


def division(match, command):
    """Who is robbed, if anybody, and what Ann has of it, when it is done."""
    after = match.copy()
    after.do("Ann", command)
    robbed = command.split()[1] if command.startswith("rob") else None
    return robbed, frozenset(Counter(after.view()["loot"]["Ann"]).items())


def spelled_out(division):
    return str(division[0]), sorted(division[1])
