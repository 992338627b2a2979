"""Market: the sheriff names who begins; each merchant sets cards aside and draws as many."""

from knavery.games.sheriff.data import KINDS
from knavery.games.sheriff.rules.cards import draw_up
from knavery.games.sheriff.rules.handful import DONE, end_handful, name_card
from knavery.games.sheriff.rules.names import OK, Event, Refusal
from knavery.games.sheriff.rules.steps import close_market, left_of, open_market
from knavery.games.sheriff.table import Table
from knavery.kernel.events import ALL, tell

MOST_ASIDE = 5


def span_first(table: Table) -> int:
    return table.seats


def refusal_first(table: Table, seat: int, action: int) -> int:
    """SN-MKT-8: the sheriff names the merchant who begins."""
    if seat != table.sheriff:
        return Refusal.SHERIFF_NAMES
    return Refusal.NOT_HIMSELF if action == seat else OK


def play_first(table: Table, seat: int, action: int) -> None:
    open_market(table, action)


def span_market(table: Table) -> int:
    return KINDS + 1


def refusal_market(table: Table, seat: int, action: int) -> int:
    """SN-MKT-1, SN-MKT-2: each in his turn may set aside none to five cards."""
    if seat != table.turn:
        return Refusal.SHERIFF_RESTS if seat == table.sheriff else Refusal.NOT_YOUR_TURN
    if action == DONE:
        return OK
    if table.merchants[seat].hand[action - 1] == 0:
        return Refusal.NOT_IN_HAND
    if action < table.named:
        return Refusal.OUT_OF_ORDER
    return OK if table.taken < MOST_ASIDE else Refusal.TOO_MANY_ASIDE


def play_market(table: Table, seat: int, action: int) -> None:
    if action == DONE:
        finish_toss(table, seat)
    else:
        merchant = table.merchants[seat]
        good = name_card(table, seat, action)
        merchant.hand[good] -= 1
        merchant.held -= 1
        merchant.aside[good] += 1


def finish_toss(table: Table, seat: int) -> None:
    """SN-MKT-3, SN-MKT-9: the cards lie face up beside him, he draws, and the next one's turn comes."""
    merchant = table.merchants[seat]
    if table.taken == 0:
        tell(table, Event.SET_NOTHING_ASIDE, ALL, seat, 0, 0)
    for good in range(KINDS):
        if merchant.aside[good] > 0:
            tell(table, Event.SET_ASIDE, ALL, seat, good, merchant.aside[good])
    end_handful(table)
    draw_up(table, seat)
    table.turn = left_of(table, seat)
    if table.turn == table.sheriff:
        table.turn = left_of(table, table.turn)
    if table.turn == table.first:
        close_market(table)
