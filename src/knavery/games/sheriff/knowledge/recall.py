"""Going through what is remembered, and deciding for each unknown card from which deck it was.

A card of a deck is one of those that the deck was made of.  Where a choice leads to a dead end all is begun
anew, so that any history that fits may come up.
"""

from knavery.games.sheriff.data import KINDS
from knavery.games.sheriff.knowledge.memory import (
    MOST_MARKS,
    Knowledge,
    Remembered,
    Source,
    Step,
)
from knavery.games.sheriff.rules.handover import is_legal
from knavery.games.sheriff.table import LOOT, Table
from knavery.kernel.chance import below
from knavery.kernel.record import NOBODY

PARTS = 1000
LIKELIER = 20


def recall(table: Table, knowledge: Knowledge, seat: int) -> bool:
    """All that others did; false at a dead end."""
    for good in range(table.kinds):
        knowledge.claims[good] = 0
    for step in range(knowledge.made):
        if knowledge.who[step] != seat and not go_through(table, knowledge, step):
            return False
    return True


def go_through(table: Table, knowledge: Knowledge, step: int) -> bool:
    """One step; false if it cannot have been so."""
    known, what = knowledge.seats[knowledge.who[step]], knowledge.what[step]
    good, times = knowledge.good[step], knowledge.times[step]
    if what == Step.LEFT:
        return leave_hand(table, knowledge, known, good, times)
    if what == Step.HID:
        return hide(table, knowledge, known, step)
    if what == Step.GONE:
        return leave_stand(table, knowledge, known, good, times)
    if what == Step.LACKS:
        return mark_all(knowledge, known, good)
    if what == Step.SHARED:
        return share(table, knowledge, good, times)
    if what == Step.GAVE or what == Step.GAVE_FROM_BAG:
        return give_some_claimed(table, knowledge, known, what == Step.GAVE_FROM_BAG, good, times)
    count_step(knowledge, known, what, good, times)
    return True


def count_step(knowledge: Knowledge, known: Remembered, what: int, good: int, times: int) -> None:
    """A step that leaves no choice."""
    if what == Step.DREW:
        known.held[good] += times
    elif what == Step.TOOK:
        known.took[good] += times
    elif what == Step.LAID:
        known.laid[good] += times
    elif what == Step.BAG:
        known.bag_cannot = 0
    elif what == Step.BAG_LACKS:
        known.bag_cannot |= 1 << good
    elif what == Step.CLAIMED:
        knowledge.claims[good] += times


# --- hand and bag


def leave_hand(table: Table, knowledge: Knowledge, known: Remembered, good: int, times: int) -> bool:
    """Seen as they left; if there is one that was known, it may as well be that one."""
    certain = min(times, known.took[good])
    known.took[good] -= certain
    for _ in range(times - certain):
        deck = pick_deck(table, knowledge, known, good)
        if deck == NOBODY:
            return False
        known.held[deck] -= 1
        spend(table, knowledge.decks[deck], good)
    return True


def pick_deck(table: Table, knowledge: Knowledge, known: Remembered, good: int) -> int:
    """From which deck a card of this good is that was in this hand; NOBODY if it can be from none."""
    total = 0
    for deck in range(knowledge.reshuffles + 1):
        total += likely(table, knowledge.decks[deck], known.held[deck], good)
    if total == 0:
        return NOBODY
    pick, deck = below(table, total) if knowledge.reshuffles > 0 else 0, 0
    while pick >= likely(table, knowledge.decks[deck], known.held[deck], good):
        pick -= likely(table, knowledge.decks[deck], known.held[deck], good)
        deck += 1
    return deck


def likely(table: Table, source: Source, cards: int, good: int) -> int:
    """How likely it is, in parts, that one of these cards of this deck is of this good; 0 if it cannot be.

    Contraband that is needed for what lies face down is not there to be had.
    """
    if cards <= 0 or source.left[good] <= 0:
        return 0
    if not is_legal(table, good) and source.bad_left <= source.promised:
        return 0
    return int(PARTS * cards * source.left[good] // source.all_left + 1)


def spend(table: Table, source: Source, good: int) -> None:
    """A card of this deck has its place."""
    source.left[good] -= 1
    source.all_left -= 1
    source.bad_left -= 0 if is_legal(table, good) else 1


def hide(table: Table, knowledge: Knowledge, known: Remembered, step: int) -> bool:
    """SN-INS-5: contraband out of the bag, known or unknown."""
    mark = find_mark(known, known.bag_cannot)
    for _ in range(knowledge.times[step]):
        total = 0
        for deck in range(knowledge.reshuffles + 1):
            total += likely_hidden(knowledge.decks[deck], known.held[deck])
        for good in range(table.kinds):
            total += likely_known(table, knowledge, known, step, good)
        if total == 0:
            return False
        hide_one(table, knowledge, known, step, mark, below(table, total))
    known.bag_cannot = 0
    return True


def hide_one(table: Table, knowledge: Knowledge, known: Remembered, step: int, mark: int, pick: int) -> None:
    for deck in range(knowledge.reshuffles + 1):
        chance = likely_hidden(knowledge.decks[deck], known.held[deck])
        if pick < chance:
            known.held[deck] -= 1
            known.hidden[deck * MOST_MARKS + mark] += 1
            knowledge.decks[deck].promised += 1
            return
        pick -= chance
    for good in range(table.kinds):
        chance = likely_known(table, knowledge, known, step, good)
        if pick < chance:
            known.took[good] -= 1
            known.laid[good] += 1
            return
        pick -= chance


def likely_hidden(source: Source, cards: int) -> int:
    """How likely it is, in parts, that one of these cards of this deck is contraband that was hidden."""
    free = source.bad_left - source.promised
    return int(PARTS * cards * free // source.all_left + 1) if cards > 0 and free > 0 else 0


def likely_known(table: Table, knowledge: Knowledge, known: Remembered, step: int, good: int) -> int:
    """How likely it is, in parts, that such a card was hidden which he is known to have had."""
    if known.took[good] == 0 or is_legal(table, good) or known.bag_cannot >> good & 1:
        return 0
    return known.took[good] * foreseen(knowledge, step, good)


def foreseen(knowledge: Knowledge, step: int, good: int) -> int:
    """What this seat does next with this good: so fewer choices lead to a dead end."""
    claimed = False
    for later in range(step + 1, knowledge.made):
        if knowledge.who[later] == knowledge.who[step]:
            what = knowledge.what[later]
            if claimed and what >= Step.GAVE:
                return PARTS * LIKELIER if what == Step.GAVE else PARTS // LIKELIER
            if knowledge.good[later] == good and what == Step.CLAIMED:
                claimed = True
            elif knowledge.good[later] == good and what != Step.DREW and what <= Step.LACKS:
                return foreseen_by(what)
    return PARTS


def foreseen_by(what: int) -> int:
    """How likely a card lies face down that this step is about next."""
    if what == Step.LACKS:
        return 0
    if what == Step.GONE:
        return PARTS * LIKELIER
    return PARTS // LIKELIER if what == Step.LEFT else PARTS


# --- face down on a stand


def leave_stand(table: Table, knowledge: Knowledge, known: Remembered, good: int, times: int) -> bool:
    """Seen or known as they went; if there is one that was known, it may as well be that one."""
    if is_legal(table, good):
        return True
    certain = min(times, known.laid[good])
    known.laid[good] -= certain
    for _ in range(times - certain):
        if not take_hidden(table, knowledge, known, good):
            return False
    return True


def take_hidden(table: Table, knowledge: Knowledge, known: Remembered, good: int) -> bool:
    """One unknown card that lay face down turns out to be of this good; false if none can be."""
    total = 0
    for place in range((knowledge.reshuffles + 1) * MOST_MARKS):
        total += likely_turned(knowledge, known, place, good)
    if total == 0:
        return False
    pick, place = below(table, total), 0
    while pick >= likely_turned(knowledge, known, place, good):
        pick -= likely_turned(knowledge, known, place, good)
        place += 1
    source = knowledge.decks[place // MOST_MARKS]
    known.hidden[place] -= 1
    source.promised -= 1
    spend(table, source, good)
    return True


def likely_turned(knowledge: Knowledge, known: Remembered, place: int, good: int) -> int:
    source = knowledge.decks[place // MOST_MARKS]
    if known.hidden[place] <= 0 or source.left[good] <= 0 or source.bad_left <= 0:
        return 0
    if known.cannot[place % MOST_MARKS] >> good & 1:
        return 0
    return int(PARTS * known.hidden[place] * source.left[good] // source.bad_left + 1)


# --- what cannot be


def mark_all(knowledge: Knowledge, known: Remembered, good: int) -> bool:
    """None of those that lie face down is of this good; those that come later may be."""
    if known.laid[good] > 0:
        return False
    for mark in range(1, MOST_MARKS):
        known.cannot[mark] |= 1 << good
    mark = find_mark(known, 1 << good)
    for deck in range(knowledge.reshuffles + 1 if mark > 0 else 0):
        known.hidden[deck * MOST_MARKS + mark] += known.hidden[deck * MOST_MARKS]
        known.hidden[deck * MOST_MARKS] = 0
    return True


def find_mark(known: Remembered, cannot: int) -> int:
    """The mark of cards that cannot be these goods, an unused one if need be; 0 where all are in use."""
    unused = 0
    for mark in range(MOST_MARKS):
        if known.cannot[mark] == cannot:
            return mark
        if mark > 0 and is_unused(known, mark):
            unused = mark
    if unused > 0:
        known.cannot[unused] = cannot
    return unused


def is_unused(known: Remembered, mark: int) -> bool:
    count = 0
    for place in range(mark, len(known.hidden), MOST_MARKS):
        count += known.hidden[place]
    return count == 0


# --- handed over unseen


def give_some_claimed(
    table: Table, knowledge: Knowledge, giver: Remembered, from_bag: bool, receiver: int, times: int
) -> bool:
    """SN-DEAL-7: some of what was claimed, and of the rest there is no more."""
    for _ in range(times):
        good = pick_claim(table, knowledge, giver, from_bag)
        if good == NOBODY:
            return False
        knowledge.claims[good] -= 1
        knowledge.seats[receiver].laid[good] += 1
        if from_bag and not leave_hand(table, knowledge, giver, good, 1):
            return False
        if not from_bag and not leave_stand(table, knowledge, giver, good, 1):
            return False
    for good in range(table.kinds):
        if knowledge.claims[good] > 0 and from_bag:
            giver.bag_cannot |= 1 << good
        elif knowledge.claims[good] > 0 and not mark_all(knowledge, giver, good):
            return False
        knowledge.claims[good] = 0
    return True


def pick_claim(table: Table, knowledge: Knowledge, giver: Remembered, from_bag: bool) -> int:
    """One of the claimed goods, by how likely it was there; NOBODY if none can have been."""
    total = 0
    for good in range(table.kinds):
        total += likely_given(table, knowledge, giver, from_bag, good)
    pick = below(table, max(total, 1))
    for good in range(table.kinds):
        chance = likely_given(table, knowledge, giver, from_bag, good)
        if pick < chance:
            return good
        pick -= chance
    return NOBODY


def likely_given(table: Table, knowledge: Knowledge, giver: Remembered, from_bag: bool, good: int) -> int:
    """What is known to lie on a stand has certainly come; what is known to be in the hand, perhaps."""
    if knowledge.claims[good] <= 0:
        return 0
    if not from_bag:
        chance = PARTS * PARTS * giver.laid[good]
        for place in range((knowledge.reshuffles + 1) * MOST_MARKS):
            chance += likely_turned(knowledge, giver, place, good)
        return chance
    chance = PARTS * giver.took[good]
    for deck in range(knowledge.reshuffles + 1):
        chance += likely(table, knowledge.decks[deck], giver.held[deck], good)
    return chance


def share(table: Table, knowledge: Knowledge, deputy: int, times: int) -> bool:
    """SN-DEP-9: any of the contraband in the loot."""
    loot = knowledge.seats[LOOT]
    for _ in range(times):
        total = 0
        for good in range(KINDS):
            total += loot.laid[good]
        pick, good = below(table, max(total, 1)), 0
        while good < KINDS and pick >= loot.laid[good]:
            pick -= loot.laid[good]
            good += 1
        if good == KINDS:
            return False
        loot.laid[good] -= 1
        knowledge.seats[deputy].laid[good] += 1
    return True
