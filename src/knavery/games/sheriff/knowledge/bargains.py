"""What deals tell: what was claimed, what came, and what therefore is not there (SN-DEAL-7, SN-DEAL-8).

Goods change hands exactly as claimed, as far as they are there.  So if all came that was claimed, everybody
knows what it was; and if less came, there is no more of the rest.
"""

from knavery.games.sheriff.data import KINDS
from knavery.games.sheriff.knowledge.memory import (
    Knowledge,
    Step,
    is_open,
    left_hand,
    left_stand,
    lies_face_down,
    note,
    remember,
)
from knavery.games.sheriff.rules.names import Event
from knavery.games.sheriff.table import LOOT, MOST_DUE
from knavery.kernel.record import NOBODY


def learn_of_bargains(knowledge: Knowledge, event: int, a: int, b: int, c: int) -> None:
    if event < Event.DEAL:
        learn_terms(knowledge, event, a, b, c)
    elif event == Event.DEAL:
        begin_handing(knowledge, b)
    elif event == Event.JOINT_DEAL:
        begin_handing(knowledge, LOOT)
    elif event == Event.GAVE_GOODS:
        give(knowledge, a, b, 1, c)
    elif event == Event.GOODS_TO_LOOT:
        give(knowledge, a, b, c, LOOT)
    elif event == Event.GAVE_HIDDEN:
        give_hidden(knowledge, a, b, c)
    elif event == Event.HIDDEN_TO_LOOT:
        give_hidden(knowledge, a, LOOT, b)
    elif event == Event.GOLD_TO_LOOT:
        knowledge.bag = NOBODY
    elif event == Event.SHOWS_STAND:
        show_stand(knowledge, a, b, c)
    elif event == Event.SHOWS_BAG:
        knowledge.shown[b] = c


def learn_terms(knowledge: Knowledge, event: int, a: int, b: int, c: int) -> None:
    """Words bind nobody until there is a deal; then they are said once more."""
    if knowledge.agreeing == 0:
        return
    if event == Event.WITH_GOODS:
        knowledge.claims[b] += c
    elif event == Event.WITH_BAG_GOODS:
        promise(knowledge, a, b, c)
    elif event == Event.OFFERS or event == Event.ASKS:
        knowledge.agreeing = 0


# --- beginning


def begin_handing(knowledge: Knowledge, receiver: int) -> None:
    """A deal: what is to change hands is told next."""
    knowledge.agreeing = 1
    knowledge.receiver = receiver
    knowledge.bag = NOBODY
    begin(knowledge)


def begin_unpacking(knowledge: Knowledge, owner: int) -> None:
    """A bag is dealt with: first goes what was promised out of it."""
    knowledge.agreeing = 0
    knowledge.bag = owner
    begin(knowledge)
    remember(knowledge, owner, Step.BAG, 0, knowledge.seats[owner].bag_lacks)
    knowledge.seats[owner].bag_lacks = 0


def begin(knowledge: Knowledge) -> None:
    knowledge.named = 0
    for seat in range(LOOT + 1):
        knowledge.seats[seat].coming = 0
    for good in range(KINDS):
        knowledge.claims[good] = 0
        knowledge.shown[good] = 0


def promise(knowledge: Knowledge, seat: int, good: int, count: int) -> None:
    """SN-DEAL-9: out of the bag, when it is dealt with."""
    known = knowledge.seats[seat]
    for _ in range(count):
        if known.due < MOST_DUE:
            known.due_goods[known.due] = good
            known.due_to[known.due] = knowledge.receiver
            known.due += 1


def forget_dues(knowledge: Knowledge) -> None:
    """SN-OPT-2: nothing is handed over any more."""
    for seat in range(LOOT + 1):
        knowledge.seats[seat].due = 0


# --- what came


def give(knowledge: Knowledge, giver: int, good: int, count: int, receiver: int) -> None:
    """Told by name: open goods to all, contraband to those who give and take it."""
    if knowledge.bag == giver:
        left_hand(knowledge, giver, good, count)
        knowledge.shown[good] = max(knowledge.shown[good] - count, 0)
        if strike_due(knowledge, giver, good, receiver):
            lies_face_down(knowledge, receiver, good, count)
            knowledge.named += count
    elif not is_open(knowledge, good):
        left_stand(knowledge, giver, good, count)
        lies_face_down(knowledge, receiver, good, count)
        if knowledge.claims[good] > 0:
            knowledge.claims[good] -= count
            knowledge.named += count


def strike_due(knowledge: Knowledge, seat: int, good: int, receiver: int) -> bool:
    """A promised card has come; false if there was no such promise: then it lies open."""
    known = knowledge.seats[seat]
    for card in range(known.due):
        if known.due_goods[card] == good and known.due_to[card] == receiver:
            known.due -= 1
            known.due_goods[card] = known.due_goods[known.due]
            known.due_to[card] = known.due_to[known.due]
            return True
    return False


def give_hidden(knowledge: Knowledge, giver: int, receiver: int, count: int) -> None:
    """Counted by all.  If all came that was claimed, it is known what it is."""
    coming = knowledge.seats[receiver].coming + count - knowledge.named
    knowledge.seats[receiver].coming = coming
    knowledge.named = 0
    if coming > 0 and coming == count_claims(knowledge, giver, receiver):
        give_claimed(knowledge, giver, receiver, coming)


def count_claims(knowledge: Knowledge, giver: int, receiver: int) -> int:
    """How many cards are still to come; out of a bag they are gathered from the promises."""
    known, count = knowledge.seats[giver], 0
    if knowledge.bag == giver:
        for good in range(KINDS):
            knowledge.claims[good] = 0
        for card in range(known.due):
            if known.due_to[card] == receiver:
                knowledge.claims[known.due_goods[card]] += 1
    for good in range(KINDS):
        count += knowledge.claims[good]
    return count


def give_claimed(knowledge: Knowledge, giver: int, receiver: int, count: int) -> None:
    """So many of each good as is claimed, but no more than came."""
    known = knowledge.seats[receiver]
    for good in range(KINDS):
        came = min(knowledge.claims[good], count)
        if came > 0:
            known.coming -= came
            knowledge.claims[good] -= came
            lies_face_down(knowledge, receiver, good, came)
            if knowledge.bag == giver:
                left_hand(knowledge, giver, good, came)
            else:
                left_stand(knowledge, giver, good, came)
            for _ in range(came):
                strike_due(knowledge, giver, good, receiver)


# --- what lacks


def fall_short(knowledge: Knowledge, giver: int) -> None:
    """Less came than was promised: of what did not come there is no more."""
    if knowledge.bag != giver:
        lack(knowledge, giver, knowledge.receiver)
        return
    for receiver in range(LOOT + 1):
        lack(knowledge, giver, receiver)
    knowledge.seats[giver].due = 0


def lack(knowledge: Knowledge, giver: int, receiver: int) -> None:
    if count_claims(knowledge, giver, receiver) == 0:
        return
    if knowledge.bag != giver:
        give_certain(knowledge, giver, receiver)
    coming, kinds = knowledge.seats[receiver].coming, 0
    for good in range(KINDS):
        kinds += 1 if knowledge.claims[good] > 0 else 0
    note(knowledge, giver)
    if knowledge.bag == giver:
        knowledge.seats[giver].bag_lacks = 1
    if kinds > 1 and coming > 0:
        give_some(knowledge, giver, receiver, coming)
        return
    for good in range(KINDS):
        if knowledge.claims[good] > 0:
            give_claimed_of(knowledge, giver, receiver, good, coming)
            lacks_good(knowledge, giver, good)


def give_certain(knowledge: Knowledge, giver: int, receiver: int) -> None:
    """What was claimed and lay there for certain has come."""
    known = knowledge.seats[giver]
    for good in range(KINDS):
        came = min(knowledge.claims[good], known.face_down[good])
        if came > 0:
            known.face_down[good] -= came
            knowledge.claims[good] -= came
            knowledge.seats[receiver].coming -= came
            lies_face_down(knowledge, receiver, good, came)


def give_claimed_of(knowledge: Knowledge, giver: int, receiver: int, good: int, count: int) -> None:
    """Only this good was claimed, so that is what came."""
    lies_face_down(knowledge, receiver, good, count)
    if knowledge.bag == giver:
        left_hand(knowledge, giver, good, count)
    else:
        left_stand(knowledge, giver, good, count)
    knowledge.claims[good] = 0
    knowledge.seats[receiver].coming = 0


def lacks_good(knowledge: Knowledge, giver: int, good: int) -> None:
    remember(knowledge, giver, Step.BAG_LACKS if knowledge.bag == giver else Step.LACKS, good, 1)


def give_some(knowledge: Knowledge, giver: int, receiver: int, count: int) -> None:
    """Some of what was claimed: which, only those two know."""
    note(knowledge, receiver)
    for good in range(KINDS):
        remember(knowledge, giver, Step.CLAIMED, good, knowledge.claims[good])
        knowledge.claims[good] = 0
    step = Step.GAVE_FROM_BAG if knowledge.bag == giver else Step.GAVE
    remember(knowledge, giver, step, receiver, count)
    knowledge.seats[receiver].coming = 0


def show_stand(knowledge: Knowledge, seat: int, good: int, count: int) -> None:
    """SN-DEAL-8: all of the good that lies face down."""
    known = knowledge.seats[seat]
    unknown = count - known.face_down[good]
    remember(knowledge, seat, Step.GONE, good, unknown)
    known.face_down[good] = count
