"""A round from step to step (SN-RND-1): market, load, declare, inspect, end."""

from knavery.games.sheriff.data import CARDS_OF_MORE, CARDS_OF_THREE, KINDS
from knavery.games.sheriff.rules.cards import draw_up, gather_aside
from knavery.games.sheriff.rules.names import Event, Phase
from knavery.games.sheriff.table import Table
from knavery.kernel.chance import below, shuffle
from knavery.kernel.events import ALL, tell
from knavery.kernel.record import NOBODY

START_GOLD = 50
TIMES_SHERIFF = 2
TIMES_SHERIFF_OF_THREE = 3


def deal(table: Table) -> None:
    """SN-SET-1 to SN-SET-4: 50 gold, six cards, nothing else; the first sheriff is random (SN-SET-6)."""
    fill_deck(table)
    for seat in range(table.seats):
        table.merchants[seat].gold = START_GOLD
    for seat in range(table.seats):
        draw_up(table, seat)
    table.rounds = table.seats * (
        TIMES_SHERIFF_OF_THREE if table.seats == TIMES_SHERIFF_OF_THREE else TIMES_SHERIFF
    )
    table.round = 1
    table.sheriff = below(table, table.seats)
    open_round(table)


def fill_deck(table: Table) -> None:
    """SN-SET-2: the goods for this number of players."""
    for good in range(KINDS):
        table.stock[good] = CARDS_OF_THREE[good] if table.seats == 3 else CARDS_OF_MORE[good]
        for _ in range(table.stock[good]):
            table.deck[table.deck_cards] = good
            table.deck_cards += 1
    shuffle(table, table.deck, table.deck_cards)


def open_round(table: Table) -> None:
    """SN-MKT-8: the sheriff has yet to name the merchant who begins."""
    table.first = NOBODY
    table.turn = table.sheriff
    table.closed = 0
    table.dealt = 0
    for seat in range(table.seats):
        table.merchants[seat].claim = NOBODY
    table.phase = Phase.FIRST
    tell(table, Event.ROUND_BEGINS, ALL, table.round, table.sheriff, 0)


def open_market(table: Table, first: int) -> None:
    table.first = first
    table.turn = first
    table.phase = Phase.MARKET
    tell(table, Event.MARKET_OPENS, ALL, table.sheriff, first, 0)


def close_market(table: Table) -> None:
    """SN-MKT-9, then all load at the same time; who has no cards has no bag (SN-LOAD-3)."""
    gather_aside(table)
    table.turn = NOBODY
    table.phase = Phase.LOAD
    table.closed = 1 << table.sheriff
    for seat in range(table.seats):
        if table.merchants[seat].held == 0:
            table.closed |= 1 << seat
    leave_load(table)


def leave_load(table: Table) -> None:
    """Once every bag is closed the declarations begin at the sheriff's left (SN-DEC-1)."""
    if table.closed == (1 << table.seats) - 1:
        table.phase = Phase.DECLARE
        table.turn = table.sheriff
        next_declaration(table)


def next_declaration(table: Table) -> None:
    """Clockwise to the next merchant with a bag; back at the sheriff, the inspection begins."""
    table.turn = left_of(table, table.turn)
    while table.turn != table.sheriff and table.merchants[table.turn].bagged == 0:
        table.turn = left_of(table, table.turn)
    if table.turn == table.sheriff:
        table.phase = Phase.INSPECT
        leave_inspection(table)


def leave_inspection(table: Table) -> None:
    """SN-INS-10: the step ends when every bag was passed or opened."""
    for seat in range(table.seats):
        if table.merchants[seat].bagged > 0:
            return
    close_round(table)


def close_round(table: Table) -> None:
    """SN-RND-3, SN-RND-4, SN-END-1: draw up and go on, or the game is over."""
    if table.round == table.rounds:
        table.phase = Phase.OVER
        table.turn = NOBODY
        tell(table, Event.GAME_ENDS, ALL, 0, 0, 0)
        return
    for step in range(1, table.seats + 1):
        draw_up(table, (table.sheriff + step) % table.seats)
    table.round += 1
    table.sheriff = left_of(table, table.sheriff)
    open_round(table)


def left_of(table: Table, seat: int) -> int:
    """The next seat clockwise."""
    return (seat + 1) % table.seats
