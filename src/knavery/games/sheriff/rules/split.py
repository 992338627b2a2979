"""What of the loot does not divide (SN-DEP-9): thrown away, unless both deputies agree how to split it.

Its parts are an odd coin, then the odd goods in the order of the list, then cards of the black market.
"""

from knavery.games.sheriff.data import PRIZE_VALUES, PRIZES, STACK_CARDS, STACK_GOODS
from knavery.games.sheriff.rules.cards import discard
from knavery.games.sheriff.rules.handover import is_legal
from knavery.games.sheriff.rules.names import OK, Event, Phase, Refusal
from knavery.games.sheriff.rules.officers import is_officer
from knavery.games.sheriff.rules.share import (
    gain_loot_gold,
    gain_loot_goods,
    gain_loot_prize,
    tell_hidden_share,
)
from knavery.games.sheriff.rules.steps import close_round
from knavery.games.sheriff.table import Table
from knavery.kernel.events import ALL, tell
from knavery.kernel.record import NOBODY

ACCEPT = 0
WASTE = 1
SPLIT = 2

TO_FIRST = 0  # who gets the part that is spoken of; the deputy drawn first, the other, or nobody
TO_SECOND = 1
TO_NOBODY = 2


def span_loot(table: Table) -> int:
    return SPLIT + 1


def refusal_loot(table: Table, seat: int, action: int) -> int:
    """SN-DEP-9: either deputy proposes, and the other accepts."""
    if not is_officer(table, seat):
        return Refusal.NOT_DEPUTY
    if action != ACCEPT:
        return OK
    if table.loot.proposer == NOBODY:
        return Refusal.NO_PROPOSAL
    return Refusal.OWN_PROPOSAL if table.loot.proposer == seat else OK


def play_loot(table: Table, seat: int, action: int) -> None:
    if action == SPLIT:
        forget_proposal(table)
        table.speaker = seat
        table.phase = Phase.SPLIT
        return
    tell(table, Event.ACCEPTS_SPLIT if action == ACCEPT else Event.WASTES, ALL, seat, 0, 0)
    if action == WASTE:
        forget_proposal(table)
    give_out(table)
    forget_proposal(table)
    close_round(table)


def forget_proposal(table: Table) -> None:
    table.loot.proposer = NOBODY
    table.loot.item = 0
    table.loot.to_first = 0
    table.loot.to_second = 0


def parts_of(table: Table) -> int:
    """How many parts the remainder has."""
    loot, parts = table.loot, 0
    parts += 1 if loot.gold > 0 else 0
    for good in range(table.kinds):
        parts += 1 if loot.stand[good] > 0 else 0
    for card in range(PRIZES):
        parts += loot.prizes >> card & 1
    return parts


def span_split(table: Table) -> int:
    return TO_NOBODY + 1


def refusal_split(table: Table, seat: int, action: int) -> int:
    """SN-DEP-9: each part in its turn, to whom he likes."""
    return OK if is_officer(table, seat) else Refusal.NOT_DEPUTY


def play_split(table: Table, seat: int, action: int) -> None:
    loot = table.loot
    if action == TO_FIRST:
        loot.to_first |= 1 << loot.item
    elif action == TO_SECOND:
        loot.to_second |= 1 << loot.item
    loot.item += 1
    if loot.item == parts_of(table):
        loot.item = 0
        loot.proposer = seat
        table.speaker = NOBODY
        table.phase = Phase.LOOT
        tell(table, Event.PROPOSES, ALL, seat, count_bits(loot.to_first), count_bits(loot.to_second))


def count_bits(bits: int) -> int:
    count = 0
    while bits > 0:
        count += bits & 1
        bits = bits >> 1
    return count


# --- giving out what remains


def give_out(table: Table) -> None:
    """Part by part as proposed; what nobody gets is lost.  How many cards each got face down is told at the
    end: told part by part, their order would say which they are."""
    part, loot = 0, table.loot
    first, second = table.merchants[table.sheriff].face_down, table.merchants[table.partner].face_down
    if loot.gold > 0:
        give_coin(table, receiver_of(table, part))
        part += 1
    for good in range(table.kinds):
        if loot.stand[good] > 0:
            give_good(table, good, receiver_of(table, part))
            part += 1
    for card in range(PRIZES):
        if loot.prizes >> card & 1:
            give_prize(table, card, receiver_of(table, part))
            part += 1
    tell_hidden_share(table, table.sheriff, first)
    tell_hidden_share(table, table.partner, second)


def receiver_of(table: Table, part: int) -> int:
    if table.loot.to_first >> part & 1:
        return int(table.sheriff)
    return int(table.partner) if table.loot.to_second >> part & 1 else NOBODY


def give_coin(table: Table, receiver: int) -> None:
    gold = table.loot.gold
    table.loot.gold = 0
    if receiver == NOBODY:
        table.lost_gold += gold
        tell(table, Event.GOLD_LOST, ALL, gold, 0, 0)
    else:
        gain_loot_gold(table, receiver, gold)


def give_good(table: Table, good: int, receiver: int) -> None:
    count = table.loot.stand[good]
    table.loot.stand[good] = 0
    table.loot.face_down -= 0 if is_legal(table, good) else count
    if receiver == NOBODY:
        discard(table, table.piles[0], good, count)
        tell(table, Event.DISCARDED, ALL, good, count, 0)
        return
    gain_loot_goods(table, receiver, good, count)


def give_prize(table: Table, card: int, receiver: int) -> None:
    table.loot.prizes &= ~(1 << card)
    if receiver == NOBODY:
        tell(table, Event.PRIZE_LOST, ALL, STACK_GOODS[card // STACK_CARDS], PRIZE_VALUES[card], 0)
    else:
        gain_loot_prize(table, receiver, card)
