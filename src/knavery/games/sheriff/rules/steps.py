"""A round from step to step (SN-RND-1): market, load, declare, inspect, end."""

from knavery.games.sheriff.rules.cards import draw_up, gather_aside
from knavery.games.sheriff.rules.deals import clear_deal
from knavery.games.sheriff.rules.names import Event, Phase
from knavery.games.sheriff.rules.officers import is_officer, left_of, next_merchant, next_officers, officers
from knavery.games.sheriff.rules.share import is_loot_left, share_loot
from knavery.games.sheriff.table import FIRST_EDITION, Merchant, Table
from knavery.kernel.events import ALL, tell
from knavery.kernel.record import NOBODY

SOLD_TOGETHER = 3  # cards of one kind (SN-BLK-2)
TURNS = 1  # the option `talk`, by the place of its value


def open_round(table: Table) -> None:
    """SN-MKT-1, SN-MKT-8: the market begins at the sheriff's left, or he has yet to name who begins."""
    table.closed = 0
    table.dealt = 0
    table.sold = 0
    for seat in range(table.seats):
        table.merchants[seat].claim = NOBODY
    tell(table, Event.ROUND_BEGINS, ALL, table.round, table.sheriff, 0)
    if table.edition == FIRST_EDITION:
        table.first = next_merchant(table, table.sheriff)
        table.turn = table.first
        table.phase = Phase.MARKET
    else:
        table.first = NOBODY
        table.turn = table.sheriff
        table.phase = Phase.FIRST


def open_market(table: Table, first: int) -> None:
    table.first = first
    table.turn = first
    table.phase = Phase.MARKET
    tell(table, Event.MARKET_OPENS, ALL, table.sheriff, first, 0)


def next_in_market(table: Table) -> None:
    """Clockwise, until all have moved."""
    table.phase = Phase.MARKET
    table.turn = next_merchant(table, table.turn)
    if table.turn == table.first:
        close_market(table)


def close_market(table: Table) -> None:
    """SN-MKT-9, then all load at the same time; who has no cards has no bag (SN-LOAD-3)."""
    if table.edition != FIRST_EDITION:
        gather_aside(table)
    table.turn = NOBODY
    table.phase = Phase.LOAD
    table.closed = officers(table)
    for seat in range(table.seats):
        if table.merchants[seat].held == 0:
            table.closed |= 1 << seat
    leave_load(table)


def leave_load(table: Table) -> None:
    """Once every bag is closed the declarations begin at the sheriff's left (SN-DEC-1, SN-DEP-2)."""
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
        open_inspection(table)


# --- the inspection


def open_inspection(table: Table) -> None:
    """SN-DEAL-13: where all speak in turn, the merchant at the sheriff's left begins."""
    table.turn = next_merchant(table, table.sheriff) if table.talk == TURNS else NOBODY
    table.quiet = 0
    carry_on(table)


def carry_on(table: Table) -> None:
    """What waits: cards to be laid onto a pile, a debt, another bag, or the end of the step (SN-INS-10)."""
    if table.edition == FIRST_EDITION and left_aside(table, table.sheriff) > 0:
        table.phase = Phase.BURY
    elif table.debt.amount > 0:
        table.phase = Phase.DEBT
    elif is_bag_left(table):
        table.phase = Phase.INSPECT
    else:
        call_sellers(table)
        table.turn = NOBODY
        table.phase = Phase.SELL
        if table.calls == 0:
            end_inspection(table)


def left_aside(table: Table, seat: int) -> int:
    count = 0
    for good in range(table.kinds):
        count += table.merchants[seat].aside[good]
    return count


def is_bag_left(table: Table) -> bool:
    bags = 0
    for seat in range(table.seats):
        bags += table.merchants[seat].bagged
    return bags > 0


def call_sellers(table: Table) -> None:
    """SN-BLK-7: who could still sell, by what all can count, is asked."""
    table.calls = 0
    for seat in range(table.seats):
        if may_be_called(table, seat):
            table.calls |= 1 << seat


def may_be_called(table: Table, seat: int) -> bool:
    if table.stacks == 0 or is_officer(table, seat) or (table.dealt & ~table.sold) >> seat & 1 == 0:
        return False
    return table.merchants[seat].face_down >= SOLD_TOGETHER


def end_inspection(table: Table) -> None:
    """What was said is over; deputies share their loot (SN-DEP-8) and may have to split what is odd."""
    for seat in range(table.seats):
        fall_silent(table, table.merchants[seat])
    table.owed_pass = 0
    table.owed_open = 0
    table.quiet = 0
    table.turn = NOBODY
    if table.partner != NOBODY:
        share_loot(table)
    if table.partner != NOBODY and is_loot_left(table):
        table.phase = Phase.LOOT
    else:
        close_round(table)


def fall_silent(table: Table, merchant: Merchant) -> None:
    clear_deal(table, merchant.offer)
    clear_deal(table, merchant.ask)
    merchant.offer.version = 0
    merchant.ask.version = 0


# --- the end of the round


def close_round(table: Table) -> None:
    """SN-RND-3, SN-RND-4, SN-END-1: draw up and go on, or the game is over."""
    forget_favours(table)
    if table.round == table.rounds:
        table.phase = Phase.OVER
        table.turn = NOBODY
        tell(table, Event.GAME_ENDS, ALL, 0, 0, 0)
        return
    for step in range(1, table.seats + 1):
        draw_up(table, (table.sheriff + step) % table.seats)
    table.round += 1
    next_officers(table)
    open_round(table)


def forget_favours(table: Table) -> None:
    """SN-DEAL-6: what they promised for this round; a bag that was not there is nothing to judge by."""
    for seat in range(table.seats):
        if is_officer(table, seat):
            table.merchants[seat].will_pass = 0
            table.merchants[seat].will_open = 0
