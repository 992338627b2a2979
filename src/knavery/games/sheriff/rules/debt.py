"""Debt: what gold does not cover is paid in goods, card by card, as the debtor picks them.

It makes no difference whether the sheriff owes or a merchant (SN-DEBT-7).  Good number g is action g; a
card of the black market comes after all goods.
"""

from knavery.games.sheriff.data import LEGAL, PRIZE_VALUES, PRIZES, STACK_CARDS, STACK_GOODS
from knavery.games.sheriff.rules.deals import lapse
from knavery.games.sheriff.rules.handover import gain_goods, give_gold, is_legal, lose_goods
from knavery.games.sheriff.rules.names import OK, Event, Refusal
from knavery.games.sheriff.rules.steps import carry_on
from knavery.games.sheriff.table import LOOT, Table
from knavery.kernel.events import ALL, tell
from knavery.kernel.record import NOBODY


def owe(table: Table, debtor: int, creditor: int, fine: int) -> None:
    """SN-DEBT-1: gold first, all of it that is needed; goods for the rest are the debtor's to pick."""
    gold = min(fine, table.merchants[debtor].gold)
    give_gold(table, debtor, creditor, gold)
    if creditor == LOOT:
        tell(table, Event.GOLD_TO_LOOT, ALL, debtor, gold, 0)
    else:
        tell(table, Event.PAID_GOLD, ALL, debtor, creditor, gold)
    if gold < fine and not has_goods(table, debtor):
        tell(table, Event.FORGIVEN, ALL, debtor, fine - gold, 0)
    elif gold < fine:
        note_debt(table, debtor, creditor, fine - gold)


def note_debt(table: Table, debtor: int, creditor: int, amount: int) -> None:
    """SN-DEP-11: where two deputies owe, the one drawn second waits."""
    debt = table.debt
    if debt.amount > 0:
        debt.second = amount
        return
    debt.debtor = debtor
    debt.creditor = creditor
    debt.amount = amount
    if creditor == LOOT:
        tell(table, Event.OWES_LOOT, ALL, debtor, amount, 0)
    else:
        tell(table, Event.OWES, ALL, debtor, creditor, amount)


def span_debt(table: Table) -> int:
    return table.kinds + (PRIZES if table.black_market else 0)


def refusal_debt(table: Table, seat: int, action: int) -> int:
    """SN-DEBT-2, SN-DEBT-3: from one's own stand, and no contraband while a legal good is left."""
    if seat != table.debt.debtor:
        return Refusal.NOT_DEBTOR
    if action >= table.kinds:
        return why_no_prize(table, seat, action - table.kinds)
    if table.merchants[seat].stand[action] == 0:
        return Refusal.NOT_ON_STAND
    return Refusal.LEGAL_FIRST if not is_legal(table, action) and has_legal(table, seat) else OK


def why_no_prize(table: Table, seat: int, card: int) -> int:
    """SN-BLK-5: a card of the black market goes after all else."""
    merchant = table.merchants[seat]
    if merchant.prizes >> card & 1 == 0:
        return Refusal.NOT_ON_STAND
    return Refusal.GOODS_FIRST if merchant.face_down > 0 or has_legal(table, seat) else OK


def play_debt(table: Table, seat: int, action: int) -> None:
    """SN-DEBT-5, SN-DEBT-6: one card to the creditor's stand; the debtor goes on until all is covered.

    SN-DEAL-11: what he offered before and has paid away now can no longer be given.
    """
    if action >= table.kinds:
        pay_prize(table, seat, action - table.kinds)
    else:
        pay_good(table, seat, action)
    if table.debt.amount == 0 or not has_goods(table, seat):
        settle(table)
        lapse(table)
        carry_on(table)


def pay_good(table: Table, seat: int, good: int) -> None:
    """SN-DEBT-3: contraband is shown as it is handed over."""
    creditor = table.debt.creditor
    lose_goods(table, seat, good, 1)
    gain_goods(table, creditor, good, 1)
    if creditor == LOOT:
        tell(table, Event.GOODS_TO_LOOT, ALL, seat, good, 1)
    else:
        tell(table, Event.PAID_GOODS, ALL, seat, good, creditor)
    table.debt.amount = max(table.debt.amount - table.value[good], 0)


def pay_prize(table: Table, seat: int, card: int) -> None:
    creditor = table.debt.creditor
    table.merchants[seat].prizes &= ~(1 << card)
    if creditor == LOOT:
        table.loot.prizes |= 1 << card
    else:
        table.merchants[creditor].prizes |= 1 << card
    tell(table, Event.PAID_PRIZE, ALL, seat, STACK_GOODS[card // STACK_CARDS], PRIZE_VALUES[card])
    table.debt.amount = max(table.debt.amount - PRIZE_VALUES[card], 0)


def settle(table: Table) -> None:
    """SN-DEBT-4: what is then still unpaid is forgiven; then the other deputy pays, if he owes too."""
    debt = table.debt
    if debt.amount > 0:
        tell(table, Event.FORGIVEN, ALL, debt.debtor, debt.amount, 0)
    second, creditor = debt.second, debt.creditor
    debt.debtor = NOBODY
    debt.creditor = NOBODY
    debt.amount = 0
    debt.second = 0
    if second > 0:
        note_debt(table, table.partner, creditor, second)


def has_legal(table: Table, seat: int) -> bool:
    for good in range(LEGAL):
        if table.merchants[seat].stand[good] > 0:
            return True
    for good in range(LEGAL, table.kinds):
        if table.merchants[seat].stand[good] > 0 and is_legal(table, good):
            return True
    return False


def has_goods(table: Table, seat: int) -> bool:
    merchant = table.merchants[seat]
    return merchant.face_down > 0 or merchant.prizes != 0 or has_legal(table, seat)
