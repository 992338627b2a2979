"""What holds whatever is played: gold and cards are conserved, counts are right, games end."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import knavery
from knavery.games.sheriff.data import KINDS, LEGAL
from knavery.games.sheriff.position import cards_of
from knavery.games.sheriff.rules.deed import OPEN
from knavery.games.sheriff.rules.inspect import TURN_TO
from knavery.games.sheriff.rules.names import Event, Phase
from knavery.games.sheriff.rules.score import title

NAMES = ("Ann", "Ben", "Cid", "Dot", "Eve")

seats = st.integers(3, 5)
seeds = st.integers(0, 2**32)
# Whether they set aside and load as many cards as they can, for full piles and new decks; and the gold that
# each begins with, for debts are rare with 50.
tempers = st.sampled_from([("random", 50), ("keen", 50), ("random", 2), ("keen", 9), ("keen", 0)])


def actions(seats, seed, temper):
    """A random game, the table after each of its actions."""
    match = knavery.new("sheriff", NAMES[:seats], seed)
    plain, table, chance = match.game.plain, match.table, random.Random(seed)
    table.heard = []
    mood, purse = temper
    for seat in range(seats):
        table.merchants[seat].gold = purse
    while plain.speaking(table):
        yield plain, table
        bits = plain.speaking(table)
        seat = chance.choice([seat for seat in range(seats) if bits >> seat & 1])
        menu = plain.menu(table, seat)
        if mood == "keen" and len(menu) > 1:
            menu = keen_menu(table, menu)
        plain.play(table, seat, chance.choice(menu))
    yield plain, table


def keen_menu(table, menu):
    """As many cards as can be, and every bag is opened."""
    if table.phase in (Phase.MARKET, Phase.LOAD):
        menu = [action for action in menu if action][:1] or menu
    elif table.phase == Phase.INSPECT:
        menu = [action for action in menu if action >= TURN_TO] or menu
    elif table.phase == Phase.DEED and OPEN in menu:
        menu = [OPEN]
    return menu


def check_sums(table, stock, gold):
    """SN-SET-7, SN-SET-2: all gold, and every good's cards."""
    assert sum(merchant.gold for merchant in table.merchants) == gold
    assert min(merchant.gold for merchant in table.merchants) >= 0
    assert [cards_of(table, good) for good in range(KINDS)] == table.stock == stock


def check_counts(table):
    """SN-SET-8: the open numbers are those of the cards."""
    for merchant in table.merchants:
        assert merchant.held == sum(merchant.hand)
        assert merchant.bagged == sum(merchant.bag)
        assert merchant.face_down == sum(merchant.stand[LEGAL:])
        assert min(*merchant.hand, *merchant.bag, *merchant.stand, *merchant.aside) >= 0
    assert not any(table.deck[table.deck_cards :])
    for pile in table.piles:
        assert not any(pile.cards[pile.count :])


def check_limits(table, seats):
    """SN-SET-3, SN-LOAD-2, SN-MKT-2: six in hand and bag, five in the bag, five aside."""
    for merchant in table.merchants:
        assert merchant.held + merchant.bagged <= 6
        assert merchant.bagged <= 5
        assert sum(merchant.aside) <= 5
    for merchant in table.merchants[seats:]:
        assert merchant.gold == merchant.held == merchant.bagged == sum(merchant.stand) == 0
    assert table.merchants[table.sheriff].bagged == 0


@given(seats, seeds, tempers)
def test_every_table_adds_up(seats, seed, temper):
    """SN-SET-7: gold only changes hands; no card comes or goes; what is counted is what lies there."""
    stock = None
    for _, table in actions(seats, seed, temper):
        stock = stock or list(table.stock)
        check_sums(table, stock, seats * temper[1])
        check_counts(table)
        check_limits(table, seats)


@given(seats, seeds, tempers)
def test_somebody_can_always_act(seats, seed, temper):
    """Until the game is over, whoever may act has something to do; nobody else has."""
    for plain, table in actions(seats, seed, temper):
        bits = plain.speaking(table)
        for seat in range(seats):
            assert bool(plain.menu(table, seat)) == bool(bits >> seat & 1)
        assert bool(bits) == (table.phase != Phase.OVER)


@given(seats, seeds, tempers)
def test_rounds(seats, seed, temper):
    """SN-RND-3, SN-RND-4: nine rounds with three players, else two a player; sheriffs go round."""
    sheriffs = {}
    for _, table in actions(seats, seed, temper):
        sheriffs[table.round] = table.sheriff
    assert list(sheriffs) == list(range(1, {3: 9, 4: 8, 5: 10}[seats] + 1))
    assert {(sheriffs[number] + 1 - sheriffs[number + 1]) % seats for number in list(sheriffs)[:-1]} == {0}


@given(seats, seeds, tempers)
def test_debts_are_for_the_inspection(seats, seed, temper):
    """SN-DEBT-2 to SN-DEBT-4: in debt is who has no gold left and goods to pay with; nobody else is."""
    for _, table in actions(seats, seed, temper):
        debt = table.debt
        if table.phase != Phase.DEBT:
            assert (debt.debtor, debt.creditor, debt.amount) == (-1, -1, 0)
            continue
        assert debt.amount > 0
        assert debt.debtor != debt.creditor
        assert table.sheriff in (debt.debtor, debt.creditor)
        assert table.merchants[debt.debtor].gold == 0
        assert sum(table.merchants[debt.debtor].stand) > 0


@given(st.lists(st.lists(st.integers(0, 3), min_size=4, max_size=4), min_size=4, max_size=4))
def test_titles_share_no_more_than_there_is(stands):
    """SN-SCO-3 to SN-SCO-6: king and queen of a kind together bring at most both their points."""
    match = knavery.new("sheriff", NAMES[:4], 1)
    for seat, legal in enumerate(stands):
        match.table.merchants[seat].stand[:LEGAL] = legal
    for kind, (king, queen) in enumerate([(20, 10), (15, 10), (15, 10), (10, 5)]):
        points = [title(match.table, seat, kind) for seat in range(4)]
        counts = [stand[kind] for stand in stands]
        assert sum(points) <= king + queen
        assert all(point == 0 for point, count in zip(points, counts, strict=True) if count == 0)
        most = max(counts)
        if most:
            assert min(point for point, count in zip(points, counts, strict=True) if count == most) > 0
            assert sum(points) >= king - 3
        for one in range(4):
            for other in range(4):
                assert counts[one] <= counts[other] or points[one] >= points[other]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_keen_games_have_debts_and_reshuffles(seats):
    """The games above are no empty show: debts (SN-DEBT-2) and new decks (SN-END-2) come up in them."""
    debts = reshuffles = 0
    for seed in range(12):
        for _, table in actions(seats, seed, ("keen", 2)):
            debts += table.phase == Phase.DEBT
        heard = [happening.event for happening in table.heard]
        reshuffles += heard.count(Event.RESHUFFLED)
    assert debts
    assert reshuffles or seats < 5
