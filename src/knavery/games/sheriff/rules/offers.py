"""How an offer or an ask is worded, step by step: gold, goods from the stand, goods out of the bag, what
is asked for them, and perhaps a promise.

It is written straight into its place and stands when the last word is said; a move is said whole or not at
all.  `table.whom` is the merchant who gives, whoever speaks.
"""

from knavery.games.sheriff.rules.deals import OPEN_NEXT, PASS_NEXT, clear_deal
from knavery.games.sheriff.rules.handful import DONE
from knavery.games.sheriff.rules.handover import is_legal
from knavery.games.sheriff.rules.names import OK, Event, Phase, Refusal
from knavery.games.sheriff.rules.steps import carry_on
from knavery.games.sheriff.rules.talk import next_word
from knavery.games.sheriff.table import Deal, Table
from knavery.kernel.events import ALL, tell
from knavery.kernel.record import NOBODY

# Gold in coins, the largest first: action 1 adds 25, and so on.
COINS = (0, 25, 10, 5, 1)
MOST_VERSION = 9999

# What is asked: to pass or to open the giver's own bag, then those of others, seat by seat.
WAYS = 2
OWN_PASS = 1
OWN_OPEN = 2
OTHERS = 3
OWN = 1  # in the order in which bags are named, one's own is the first; then OTHERS + seat


def begin_wording(table: Table, seat: int, payer: int, asking: int) -> None:
    """SN-DEAL-1: what he said before is replaced."""
    table.speaker = seat
    table.whom = payer
    table.asking = asking
    table.phase = Phase.GOLD
    clear_deal(table, worded(table))


def worded(table: Table) -> Deal:
    """What is being worded."""
    return table.merchants[table.whom].ask if table.asking else table.merchants[table.whom].offer


def next_part(table: Table, phase: int) -> None:
    table.named = 0
    table.taken = 0
    table.phase = phase


# --- gold


def span_gold(table: Table) -> int:
    return len(COINS)


def refusal_gold(table: Table, seat: int, action: int) -> int:
    """SN-DEAL-3: no more than the merchant has; spelled with the largest coins that fit."""
    if action == DONE:
        return OK
    payer = table.merchants[table.whom]
    gold = COINS[action] + (payer.ask.gold if table.asking else payer.offer.gold)
    if gold > payer.gold:
        return Refusal.TOO_MUCH_GOLD
    return OK if last_coin(gold) == COINS[action] else Refusal.COINS_IN_ORDER


def last_coin(gold: int) -> int:
    """The smallest coin of a sum that is counted out with the largest coins first."""
    rest = gold % COINS[1]
    if rest == 0:
        return COINS[1]
    if rest % COINS[3] > 0:
        return COINS[4]
    return COINS[2] if rest % COINS[2] == 0 else COINS[3]


def play_gold(table: Table, seat: int, action: int) -> None:
    if action == DONE:
        next_part(table, Phase.GOODS)
    else:
        worded(table).gold += COINS[action]


# --- goods from the stand


def span_goods(table: Table) -> int:
    return table.kinds + 1


def refusal_goods(table: Table, seat: int, action: int) -> int:
    """SN-DEAL-2, SN-DEAL-7: open goods that are there; contraband as claimed, no more than lies face down."""
    if action == DONE:
        return OK
    if action < table.named:
        return Refusal.OUT_OF_ORDER
    payer, good = table.merchants[table.whom], action - 1
    if table.legal >> good & 1 == 0:
        return OK if table.taken < payer.face_down else Refusal.TOO_MANY_FACE_DOWN
    given = payer.ask.goods[good] if table.asking else payer.offer.goods[good]
    return OK if given < payer.stand[good] else Refusal.NOT_TO_GIVE


def play_goods(table: Table, seat: int, action: int) -> None:
    if action == DONE:
        next_part(table, Phase.FROM_BAG)
        return
    table.named = action
    table.taken += 0 if is_legal(table, action - 1) else 1
    worded(table).goods[action - 1] += 1


# --- goods out of the bag


def span_from_bag(table: Table) -> int:
    return table.kinds + 1


def refusal_from_bag(table: Table, seat: int, action: int) -> int:
    """SN-DEAL-7: anything can be claimed, but no more cards than are in the bag and not yet promised;
    SN-INS-4: and nothing once the bag is dealt with."""
    if action == DONE:
        return OK
    if action < table.named:
        return Refusal.OUT_OF_ORDER
    payer = table.merchants[table.whom]
    if payer.bagged == 0:
        return Refusal.BAG_GONE
    return OK if table.taken < payer.bagged - payer.due else Refusal.TOO_MANY_FROM_BAG


def play_from_bag(table: Table, seat: int, action: int) -> None:
    if action == DONE:
        next_part(table, Phase.RETURN)
        return
    table.named = action
    table.taken += 1
    worded(table).from_bag[action - 1] += 1


# --- what is asked for it


def span_return(table: Table) -> int:
    return OTHERS + table.seats * WAYS


def refusal_return(table: Table, seat: int, action: int) -> int:
    """SN-DEAL-4: any bag not yet dealt with may be asked for, in one way: one's own, then seat by seat."""
    if action == DONE:
        return Refusal.NOTHING_SAID if is_nothing(table, worded(table)) else OK
    owner = table.whom if action < OTHERS else (action - OTHERS) // WAYS
    rank = OWN if action < OTHERS else owner + OTHERS
    if rank <= table.named:
        return Refusal.ONE_WAY if rank == table.named else Refusal.OUT_OF_ORDER
    if owner == table.whom and action >= OTHERS:
        return Refusal.OUT_OF_ORDER
    if table.merchants[owner].bagged == 0:
        return Refusal.BAG_DEALT_WITH if table.dealt >> owner & 1 else Refusal.NO_BAG
    if not table.asking:
        return OK
    against = table.owed_open if action % WAYS else table.owed_pass
    return Refusal.OWED_OTHERWISE if against >> owner & 1 else OK


def is_nothing(table: Table, deal: Deal) -> bool:
    """Nothing is given and nothing asked."""
    said = deal.gold + deal.passing + deal.opening
    for good in range(table.kinds):
        said += deal.goods[good] + deal.from_bag[good]
    return said == 0


def play_return(table: Table, seat: int, action: int) -> None:
    if action == DONE:
        next_part(table, Phase.PROMISE)
        return
    owner = table.whom if action < OTHERS else (action - OTHERS) // WAYS
    table.named = OWN if action < OTHERS else owner + OTHERS
    if action % WAYS:
        worded(table).passing |= 1 << owner
    else:
        worded(table).opening |= 1 << owner


# --- a promise for the next time


def span_promise(table: Table) -> int:
    return OPEN_NEXT + table.seats


def refusal_promise(table: Table, seat: int, action: int) -> int:
    """SN-DEAL-6: to pass the bag of whom one deals with, or to open a bag; never one's own."""
    return Refusal.OWN_BAG if action == OPEN_NEXT + table.whom else OK


def play_promise(table: Table, seat: int, action: int) -> None:
    deal = worded(table)
    deal.promise = action
    deal.version = deal.version % MOST_VERSION + 1
    deal.stands = 1
    deal.agreed = 1 << seat if table.asking and table.partner != NOBODY else 0
    tell_deal(table, seat, deal)
    table.speaker = NOBODY
    table.whom = NOBODY
    table.asking = 0
    next_part(table, Phase.INSPECT)
    next_word(table, seat)
    carry_on(table)


# --- what all hear (SN-SET-8)


def tell_deal(table: Table, seat: int, deal: Deal) -> None:
    payer = table.whom
    if table.asking:
        tell(table, Event.ASKS, ALL, seat, payer, deal.gold)
    else:
        tell(table, Event.OFFERS, ALL, payer, deal.gold, deal.version)
    for good in range(table.kinds):
        if deal.goods[good] > 0:
            tell(table, Event.WITH_GOODS, ALL, payer, good, deal.goods[good])
    for good in range(table.kinds):
        if deal.from_bag[good] > 0:
            tell(table, Event.WITH_BAG_GOODS, ALL, payer, good, deal.from_bag[good])
    tell_return(table, payer, deal)


def tell_return(table: Table, payer: int, deal: Deal) -> None:
    for owner in range(table.seats):
        if deal.passing >> owner & 1:
            tell(table, Event.FOR_PASSING, ALL, payer, owner, 0)
        if deal.opening >> owner & 1:
            tell(table, Event.FOR_OPENING, ALL, payer, owner, 0)
    if deal.promise == PASS_NEXT:
        tell(table, Event.PROMISES_PASSING, ALL, payer, 0, 0)
    elif deal.promise >= OPEN_NEXT:
        tell(table, Event.PROMISES_OPENING, ALL, payer, deal.promise - OPEN_NEXT, 0)
