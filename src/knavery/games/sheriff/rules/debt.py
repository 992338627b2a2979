"""Debt: what gold does not cover is paid in goods, card by card, as the debtor picks them.

It makes no difference whether the sheriff owes or a merchant (SN-DEBT-7).
"""

from knavery.games.sheriff.data import KINDS, LEGAL, VALUE
from knavery.games.sheriff.rules.names import OK, Event, Phase, Refusal
from knavery.games.sheriff.rules.steps import leave_inspection
from knavery.games.sheriff.table import Table
from knavery.kernel.events import ALL, tell
from knavery.kernel.record import NOBODY


def owe(table: Table, debtor: int, creditor: int, fine: int) -> None:
    """SN-DEBT-1: gold first, all of it that is needed; goods for the rest are the debtor's to pick."""
    gold = min(fine, table.merchants[debtor].gold)
    table.merchants[debtor].gold -= gold
    table.merchants[creditor].gold += gold
    tell(table, Event.PAID_GOLD, ALL, debtor, creditor, gold)
    table.debt.debtor = debtor
    table.debt.creditor = creditor
    table.debt.amount = fine - gold
    if table.debt.amount > 0 and has_goods(table, debtor):
        table.phase = Phase.DEBT
        tell(table, Event.OWES, ALL, debtor, creditor, table.debt.amount)
    else:
        settle(table)


def span_debt(table: Table) -> int:
    return KINDS


def refusal_debt(table: Table, seat: int, action: int) -> int:
    """SN-DEBT-2, SN-DEBT-3: from one's own stand, and no contraband while a legal good is left."""
    if seat != table.debt.debtor:
        return Refusal.NOT_DEBTOR
    if table.merchants[seat].stand[action] == 0:
        return Refusal.NOT_ON_STAND
    return Refusal.LEGAL_FIRST if action >= LEGAL and has_legal(table, seat) else OK


def play_debt(table: Table, seat: int, action: int) -> None:
    """SN-DEBT-5, SN-DEBT-6: one card to the creditor's stand; the debtor goes on until all is covered."""
    creditor = table.debt.creditor
    table.merchants[seat].stand[action] -= 1
    table.merchants[creditor].stand[action] += 1
    if action >= LEGAL:
        table.merchants[seat].face_down -= 1
        table.merchants[creditor].face_down += 1
    tell(table, Event.PAID_GOODS, ALL, seat, action, creditor)
    table.debt.amount = max(table.debt.amount - VALUE[action], 0)
    if table.debt.amount == 0 or not has_goods(table, seat):
        settle(table)
        table.phase = Phase.INSPECT
        leave_inspection(table)


def settle(table: Table) -> None:
    """SN-DEBT-4: what is then still unpaid is forgiven."""
    debt = table.debt
    if debt.amount > 0:
        tell(table, Event.FORGIVEN, ALL, debt.debtor, debt.creditor, debt.amount)
    debt.debtor = NOBODY
    debt.creditor = NOBODY
    debt.amount = 0


def has_legal(table: Table, seat: int) -> bool:
    for good in range(LEGAL):
        if table.merchants[seat].stand[good] > 0:
            return True
    return False


def has_goods(table: Table, seat: int) -> bool:
    return table.merchants[seat].face_down > 0 or has_legal(table, seat)
