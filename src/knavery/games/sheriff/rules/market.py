"""Market: each merchant in his turn sets cards aside and draws as many.

In the first edition they lie face down until he has drawn (rules/piles.py); in the second they lie
open, and the sheriff names who begins.
"""

from knavery.games.sheriff.rules.cards import draw_up
from knavery.games.sheriff.rules.handful import DONE, end_handful, name_card
from knavery.games.sheriff.rules.names import OK, Event, Refusal
from knavery.games.sheriff.rules.officers import is_officer
from knavery.games.sheriff.rules.piles import begin_drawing
from knavery.games.sheriff.rules.steps import next_in_market, open_market
from knavery.games.sheriff.table import FIRST_EDITION, Table
from knavery.kernel.events import ALL, tell

MOST_ASIDE = 5


def span_first(table: Table) -> int:
    return table.seats


def refusal_first(table: Table, seat: int, action: int) -> int:
    """SN-MKT-8, SN-DEP-2: the sheriff, or the deputy drawn first, names the merchant who begins."""
    if seat != table.sheriff:
        return Refusal.SHERIFF_NAMES
    return Refusal.NOT_HIMSELF if is_officer(table, action) else OK


def play_first(table: Table, seat: int, action: int) -> None:
    open_market(table, action)


def span_market(table: Table) -> int:
    return table.kinds + 1


def refusal_market(table: Table, seat: int, action: int) -> int:
    """SN-MKT-1, SN-MKT-2: each in his turn may set aside none to five cards."""
    if seat != table.turn:
        return Refusal.SHERIFF_RESTS if is_officer(table, seat) else Refusal.NOT_YOUR_TURN
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
        merchant.tossed += 1 if table.edition == FIRST_EDITION else 0


def finish_toss(table: Table, seat: int) -> None:
    """SN-MKT-3, SN-MKT-9: he draws, and the next one's turn comes."""
    if table.taken == 0:
        tell(table, Event.SET_NOTHING_ASIDE, ALL, seat, 0, 0)
    tell_aside(table, seat)
    end_handful(table)
    if table.edition == FIRST_EDITION:
        begin_drawing(table, seat)
    else:
        draw_up(table, seat)
        next_in_market(table)


def tell_aside(table: Table, seat: int) -> None:
    """Face up in the second edition; in the first all see how many, and only he which."""
    merchant = table.merchants[seat]
    to = 1 << seat if table.edition == FIRST_EDITION else ALL
    for good in range(table.kinds):
        if merchant.aside[good] > 0:
            tell(table, Event.SET_ASIDE, to, seat, good, merchant.aside[good])
    if merchant.tossed > 0:
        tell(table, Event.SET_FACE_DOWN, ALL, seat, merchant.tossed, 0)
