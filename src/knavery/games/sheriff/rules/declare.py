"""Declare: clockwise from the sheriff's left, each names one kind of legal good (SN-DEC-3).

The number of cards is the true one (SN-DEC-2), so that there is nothing to choose in it.
"""

from knavery.games.sheriff.data import LEGAL, PRINTED
from knavery.games.sheriff.rules.handover import is_legal
from knavery.games.sheriff.rules.names import OK, Event, Refusal
from knavery.games.sheriff.rules.officers import is_officer
from knavery.games.sheriff.rules.steps import next_declaration
from knavery.games.sheriff.table import Table
from knavery.kernel.events import ALL, tell


def span_declare(table: Table) -> int:
    """Only goods that a host supplies can be legal beyond the first four (SN-OPT-5)."""
    return table.kinds if table.kinds > PRINTED else LEGAL


def refusal_declare(table: Table, seat: int, action: int) -> int:
    """SN-DEC-1: each in his turn."""
    if seat == table.turn:
        return OK if is_legal(table, action) else Refusal.NOT_LEGAL_KIND
    return Refusal.SHERIFF_RESTS if is_officer(table, seat) else Refusal.NOT_YOUR_TURN


def play_declare(table: Table, seat: int, action: int) -> None:
    merchant = table.merchants[seat]
    merchant.claim = action
    tell(table, Event.DECLARED, ALL, seat, action, merchant.bagged)
    next_declaration(table)
