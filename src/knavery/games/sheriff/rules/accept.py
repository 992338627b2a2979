"""Accepting: a deal exists once one of sheriff and merchant offered and the other accepted (SN-DEAL-1).

With two deputies a deal for the pair needs both; a lone opener deals for himself (SN-DEP-6, SN-DEP-7).
"""

from knavery.games.sheriff.rules.bags import pass_bag
from knavery.games.sheriff.rules.deals import agree_deal, contradicts, lapse, out_of_bag
from knavery.games.sheriff.rules.names import OK, Event, Refusal
from knavery.games.sheriff.rules.officers import change_vote, deals_alone, officers, other_deputy
from knavery.games.sheriff.rules.talk import must_deal
from knavery.games.sheriff.table import LOOT, Deal, Table
from knavery.kernel.events import ALL, tell
from knavery.kernel.record import NOBODY


def strike(table: Table, payer: int, deal: Deal, receiver: int) -> None:
    """SN-DEAL-5: what is given at once, then the payer's own bag is passed if that was asked."""
    passing = deal.passing
    if receiver == LOOT:
        change_vote(table, table.sheriff, passing, deal.opening)
        change_vote(table, table.partner, passing, deal.opening)
    agree_deal(table, payer, deal, receiver)
    if passing >> payer & 1:
        pass_bag(table, payer, receiver)
    else:
        lapse(table)


def why_not_agreed(table: Table, payer: int, deal: Deal) -> int:
    """SN-DEAL-5, SN-DEAL-7: not against an earlier promise, and not for more cards than the bag holds."""
    if contradicts(table, deal):
        return Refusal.OWED_OTHERWISE
    merchant = table.merchants[payer]
    if merchant.due > 0 and merchant.due + out_of_bag(table, deal) > merchant.bagged:
        return Refusal.TOO_MANY_FROM_BAG
    return OK


# --- the sheriff accepts


def refusal_accept_offer(table: Table, seat: int, payer: int) -> int:
    """The merchant's offer; for a deputy also the other's ask to him (SN-DEP-7)."""
    merchant = table.merchants[payer]
    if table.partner != NOBODY:
        return refusal_of_deputy(table, seat, payer)
    if merchant.offer.stands == 0:
        return Refusal.NO_OFFER
    if must_deal(table) and merchant.offer.passing >> payer & 1 == 0:
        return Refusal.MUST_DEAL
    return why_not_agreed(table, payer, merchant.offer)


def refusal_of_deputy(table: Table, seat: int, payer: int) -> int:
    merchant = table.merchants[payer]
    if must_deal(table):
        return Refusal.MUST_DEAL
    if is_open_to(merchant.offer, seat):
        return why_not_agreed(table, payer, merchant.offer)
    if is_open_to(merchant.ask, seat):
        return why_not_agreed(table, payer, merchant.ask)
    return Refusal.AGREED_ALREADY if merchant.offer.stands or merchant.ask.stands else Refusal.NO_OFFER


def is_open_to(deal: Deal, seat: int) -> bool:
    """Whether it stands and waits for this one's word."""
    return deal.stands == 1 and deal.agreed >> seat & 1 == 0


def accept_offer(table: Table, seat: int, payer: int) -> None:
    merchant = table.merchants[payer]
    if table.partner == NOBODY:
        strike(table, payer, merchant.offer, seat)
    elif is_open_to(merchant.offer, seat):
        accept_as_deputy(table, seat, payer)
    else:
        agree_to_ask(table, seat, payer)


def accept_as_deputy(table: Table, seat: int, payer: int) -> None:
    """SN-DEP-4, SN-DEP-6: both make a deal for the loot, a lone opener one for himself; else it is a vote
    on those terms (SN-DEP-7)."""
    offer, bags = table.merchants[payer].offer, table.merchants[payer].offer.passing
    bags |= offer.opening
    if offer.agreed >> other_deputy(table, seat) & 1:
        strike(table, payer, offer, LOOT)
    elif deals_alone(table, seat, bags):
        strike(table, payer, offer, seat)
    else:
        vote_on_terms(table, seat, offer)
        tell(table, Event.AGREES, ALL, seat, payer, 0)


def vote_on_terms(table: Table, seat: int, offer: Deal) -> None:
    """SN-DEP-7: what he would have passed for nothing he now passes only on these terms."""
    change_vote(table, seat, offer.passing, offer.opening)
    for owner in range(table.seats):
        if offer.passing >> owner & 1:
            table.merchants[owner].votes_pass &= ~(1 << seat)
    offer.agreed |= 1 << seat


# --- the merchant accepts


def refusal_accept_ask(table: Table, seat: int) -> int:
    ask = table.merchants[seat].ask
    return why_not_agreed(table, seat, ask) if is_open_to(ask, seat) else Refusal.AGREED_ALREADY


def accept_ask(table: Table, seat: int) -> None:
    ask = table.merchants[seat].ask
    if table.partner == NOBODY:
        strike(table, seat, ask, table.sheriff)
    elif asks_alone(table, ask):
        strike(table, seat, ask, asker_of(table, ask))
    else:
        agree_to_ask(table, seat, seat)


def asks_alone(table: Table, ask: Deal) -> bool:
    """One deputy asked, the other has not agreed, and he deals alone with every bag named."""
    if ask.agreed & officers(table) == officers(table):
        return False
    return deals_alone(table, asker_of(table, ask), ask.passing | ask.opening)


def asker_of(table: Table, ask: Deal) -> int:
    """The deputy who asked, while the other has not agreed."""
    return int(table.sheriff if ask.agreed >> table.sheriff & 1 else table.partner)


def agree_to_ask(table: Table, seat: int, payer: int) -> None:
    """SN-DEP-7: either deputy may ask; then the merchant and the other deputy accept."""
    ask = table.merchants[payer].ask
    other = asker_of(table, ask) if seat == payer else payer
    ask.agreed |= 1 << seat
    if ask.agreed == officers(table) | 1 << payer:
        strike(table, payer, ask, LOOT)
    else:
        tell(table, Event.AGREES, ALL, seat, other, 0)
