"""Deals: what stands, what was agreed, and when it lapses.

A deal is between a merchant and the sheriff (SN-DEAL-12).  Of each merchant there is one offer and one
ask to him; either way he is the one who gives.
"""

from knavery.games.sheriff.rules.handover import (
    eyes_with,
    gain_goods,
    give_gold,
    is_legal,
    lose_goods,
    tell_goods,
    tell_hidden,
)
from knavery.games.sheriff.rules.names import Event
from knavery.games.sheriff.table import LOOT, MOST_DUE, Deal, Table
from knavery.kernel.events import ALL, tell

# What is promised for the next time as sheriff: nothing, to pass the bag of whom one deals with, or to open
# the bag of seat `promise - OPEN_NEXT`.
PASS_NEXT = 1
OPEN_NEXT = 2


def clear_deal(table: Table, deal: Deal) -> None:
    """It stands no more; only how often it was said is remembered."""
    for good in range(table.kinds):
        deal.goods[good] = 0
        deal.from_bag[good] = 0
    deal.gold = 0
    deal.stands = 0
    deal.passing = 0
    deal.opening = 0
    deal.promise = 0
    deal.agreed = 0


def lapse(table: Table) -> None:
    """SN-DEAL-11: offers and asks that cannot be kept any more fall."""
    for seat in range(table.seats):
        merchant = table.merchants[seat]
        if merchant.offer.stands and is_stale(table, seat, merchant.offer):
            tell(table, Event.LAPSES, ALL, seat, 0, 0)
            clear_deal(table, merchant.offer)
        if merchant.ask.stands and is_stale(table, seat, merchant.ask):
            tell(table, Event.ASK_LAPSES, ALL, seat, 0, 0)
            clear_deal(table, merchant.ask)


def is_stale(table: Table, payer: int, deal: Deal) -> bool:
    """The payer lacks its gold or open goods, or a bag it speaks of is dealt with."""
    merchant = table.merchants[payer]
    stale = deal.gold > merchant.gold
    for good in range(table.kinds):
        if deal.from_bag[good] > 0 and merchant.bagged == 0:
            stale = True
        if deal.goods[good] > merchant.stand[good] and is_legal(table, good):
            stale = True
    for owner in range(table.seats):
        if (deal.passing | deal.opening) >> owner & 1 and table.merchants[owner].bagged == 0:
            stale = True
    return stale


def out_of_bag(table: Table, deal: Deal) -> int:
    """How many cards it promises out of the bag."""
    count = 0
    for good in range(table.kinds):
        count += deal.from_bag[good]
    return count


def contradicts(table: Table, deal: Deal) -> bool:
    """SN-DEAL-5: a bag is promised only one way; to repeat a promise is no harm."""
    return (deal.passing & table.owed_open | deal.opening & table.owed_pass) != 0


# --- what is agreed


def agree_deal(table: Table, payer: int, deal: Deal, receiver: int) -> None:
    """SN-DEAL-5: gold and goods from the stand at once; the rest is owed."""
    if receiver == LOOT:
        tell(table, Event.JOINT_DEAL, ALL, payer, 0, 0)
    else:
        tell(table, Event.DEAL, ALL, payer, receiver, 0)
    tell_claimed(table, payer, deal)
    pay_gold(table, payer, deal.gold, receiver)
    pay_goods(table, payer, deal, receiver)
    promise_from_bag(table, payer, deal, receiver)
    table.owed_pass |= deal.passing
    table.owed_open |= deal.opening
    promise_favour(table, payer, deal.promise, receiver)
    clear_deal(table, deal)


def tell_claimed(table: Table, payer: int, deal: Deal) -> None:
    """What is to change hands face down, as he claims it: that many cards all can count (SN-DEAL-7)."""
    for good in range(table.kinds):
        if deal.goods[good] > 0 and not is_legal(table, good):
            tell(table, Event.WITH_GOODS, ALL, payer, good, deal.goods[good])
        if deal.from_bag[good] > 0 and not is_legal(table, good):
            tell(table, Event.WITH_BAG_GOODS, ALL, payer, good, deal.from_bag[good])


def pay_gold(table: Table, payer: int, gold: int, receiver: int) -> None:
    if gold > 0:
        give_gold(table, payer, receiver, gold)
        if receiver == LOOT:
            tell(table, Event.GOLD_TO_LOOT, ALL, payer, gold, 0)
        else:
            tell(table, Event.GAVE_GOLD, ALL, payer, receiver, gold)


def pay_goods(table: Table, payer: int, deal: Deal, receiver: int) -> None:
    """SN-DEAL-7: of contraband that is not there nothing is owed, but the lack is proved."""
    merchant, before, lacking = table.merchants[payer], table.merchants[payer].face_down, 0
    for good in range(table.kinds):
        count = min(deal.goods[good], merchant.stand[good])
        lacking += deal.goods[good] - count
        if count > 0:
            lose_goods(table, payer, good, count)
            gain_goods(table, receiver, good, count)
            tell_goods(table, payer, receiver, good, count)
    tell_hidden(table, payer, receiver, before - merchant.face_down)
    tell_lacking(table, payer, lacking)
    if lacking > 0 and table.proof:
        prove_stand(table, payer, receiver)


def tell_lacking(table: Table, payer: int, lacking: int) -> None:
    if lacking > 0:
        tell(table, Event.FALLS_SHORT, ALL, payer, lacking, 0)


def prove_stand(table: Table, payer: int, receiver: int) -> None:
    """SN-DEAL-8: only those whom he deals with see what lies face down on his stand."""
    tell(table, Event.PROVES_STAND, ALL, payer, 0, 0)
    for good in range(table.kinds):
        count = table.merchants[payer].stand[good]
        if count > 0 and not is_legal(table, good):
            tell(table, Event.SHOWS_STAND, eyes_with(table, receiver), payer, good, count)


def promise_from_bag(table: Table, payer: int, deal: Deal, receiver: int) -> None:
    """SN-DEAL-9: handed over when the bag is dealt with, in the order promised."""
    merchant = table.merchants[payer]
    for good in range(table.kinds):
        for _ in range(deal.from_bag[good]):
            if merchant.due < MOST_DUE:
                merchant.due_goods[merchant.due] = good
                merchant.due_to[merchant.due] = receiver
                merchant.due += 1


def promise_favour(table: Table, payer: int, promise: int, receiver: int) -> None:
    """SN-DEAL-6: written down, and judged in his next round as sheriff."""
    if promise == PASS_NEXT:
        table.merchants[payer].will_pass |= eyes_with(table, receiver)
    elif promise >= OPEN_NEXT:
        table.merchants[payer].will_open |= 1 << promise - OPEN_NEXT
