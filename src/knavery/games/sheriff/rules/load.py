"""Load: all merchants at the same time put one to five cards into their bags (SN-LOAD-1)."""

from knavery.games.sheriff.rules.handful import DONE, end_handful, name_card
from knavery.games.sheriff.rules.names import OK, Event, Refusal
from knavery.games.sheriff.rules.officers import is_officer
from knavery.games.sheriff.rules.steps import leave_load
from knavery.games.sheriff.table import Table
from knavery.kernel.events import ALL, tell

MOST_IN_BAG = 5


def span_load(table: Table) -> int:
    return table.kinds + 1


def refusal_load(table: Table, seat: int, action: int) -> int:
    """SN-LOAD-2: one to five cards, and a closed bag cannot be changed."""
    if table.closed >> seat & 1:
        return why_closed(table, seat)
    if action == DONE:
        return OK if table.taken > 0 else Refusal.BAG_EMPTY
    if table.merchants[seat].hand[action - 1] == 0:
        return Refusal.NOT_IN_HAND
    if action < table.named:
        return Refusal.OUT_OF_ORDER
    return OK if table.taken < MOST_IN_BAG else Refusal.BAG_FULL


def why_closed(table: Table, seat: int) -> int:
    if is_officer(table, seat):
        return Refusal.SHERIFF_RESTS
    return Refusal.BAG_CLOSED if table.merchants[seat].bagged > 0 else Refusal.NO_CARDS


def play_load(table: Table, seat: int, action: int) -> None:
    merchant = table.merchants[seat]
    if action == DONE:
        close_bag(table, seat)
    else:
        good = name_card(table, seat, action)
        merchant.hand[good] -= 1
        merchant.held -= 1
        merchant.bag[good] += 1
        merchant.bagged += 1


def close_bag(table: Table, seat: int) -> None:
    merchant = table.merchants[seat]
    for good in range(table.kinds):
        if merchant.bag[good] > 0:
            tell(table, Event.LOADED, 1 << seat, seat, good, merchant.bag[good])
    tell(table, Event.CLOSED_BAG, ALL, seat, merchant.bagged, 0)
    end_handful(table)
    table.closed |= 1 << seat
    leave_load(table)
