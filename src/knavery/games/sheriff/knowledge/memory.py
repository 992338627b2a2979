"""What one seat remembers: cards whose place is certain, and the steps of those whose place is not."""

import enum

from knavery.games.sheriff.data import KINDS, LEGAL
from knavery.games.sheriff.table import LOOT, MOST_DUE
from knavery.kernel.record import EVERYONE, NOBODY, Record, cell, cells, i8, i16, i32, rows

MOST_DECKS = 12  # the first, and what the piles become
MOST_STEPS = 512
MOST_MARKS = 4  # the first is: anything that is contraband


class Step(enum.IntEnum):
    """What a seat's unknown cards did: of which good, or from which deck, or to whom, and how many."""

    DREW = 0  # from deck number `good`
    TOOK = 1  # contraband from an open pile into the hand
    LEFT = 2  # out of hand or bag, seen
    HID = 3  # out of the bag, face down onto the stand
    GONE = 4  # from face down on the stand, seen
    LAID = 5  # a known card among those face down, whose place is not certain from here on
    LACKS = 6  # there is no such card face down
    BAG_LACKS = 7  # there is no such card among those that he hides next
    CLAIMED = 8  # said to be what he hands over next
    GAVE = 9  # from face down on his stand to seat `good`, fewer than claimed
    GAVE_FROM_BAG = 10
    SHARED = 11  # face down out of the loot to seat `good`
    BAG = 12  # another bag: what the last one lacked this one may have


class Remembered(Record):
    """What is known of one seat's cards, or of the loot's."""

    in_hand: list[i8] = cells(KINDS, seen_by=EVERYONE)  # legal goods taken from piles and not seen since
    face_down: list[i8] = cells(KINDS, seen_by=EVERYONE)  # seen as they came, and there for certain
    noted: i8 = cell(seen_by=EVERYONE)  # 1: its steps are remembered
    due: i8 = cell(seen_by=EVERYONE)  # contraband promised out of the bag
    due_goods: list[i8] = cells(MOST_DUE, seen_by=EVERYONE)
    due_to: list[i8] = cells(MOST_DUE, seen_by=EVERYONE)
    bag_lacks: i8 = cell(seen_by=EVERYONE)  # 1: of his last bag it was remembered what it lacked
    coming: i8 = cell(seen_by=EVERYONE)  # cards that came face down in this handing over, not yet known

    # While worlds are imagined: how many unknown cards there were at first, in hand or bag and face down;
    # those in hand or bag by the deck they are from; those face down by deck and mark, and what those of a
    # mark cannot be, as bits; and known ones.
    first_held: i16 = cell(seen_by=EVERYONE)
    first_hidden: i16 = cell(seen_by=EVERYONE)
    held: list[i8] = cells(MOST_DECKS, seen_by=EVERYONE)
    hidden: list[i8] = cells(MOST_DECKS * MOST_MARKS, seen_by=EVERYONE)
    cannot: list[i32] = cells(MOST_MARKS, seen_by=EVERYONE)
    bag_cannot: i32 = cell(seen_by=EVERYONE)
    took: list[i8] = cells(KINDS, seen_by=EVERYONE)
    laid: list[i8] = cells(KINDS, seen_by=EVERYONE)


class Source(Record):
    """A deck: what others drew of it, and what is still in it."""

    cards: list[i16] = cells(KINDS, seen_by=EVERYONE)

    # While a world is imagined: what is not yet placed, how many of it is contraband, and how many cards of
    # it are contraband in any case since they lie face down.
    left: list[i16] = cells(KINDS, seen_by=EVERYONE)
    all_left: i16 = cell(seen_by=EVERYONE)
    bad_left: i16 = cell(seen_by=EVERYONE)
    promised: i16 = cell(seen_by=EVERYONE)


class Knowledge(Record):
    """What one seat remembers of what it was told."""

    seats: list[Remembered] = rows(LOOT + 1)
    decks: list[Source] = rows(MOST_DECKS)
    reshuffles: i8 = cell(seen_by=EVERYONE)
    legal: i32 = cell(seen_by=EVERYONE, start=(1 << LEGAL) - 1)  # goods that were seen to lie open, as bits

    made: i16 = cell(seen_by=EVERYONE)  # how many steps
    who: list[i8] = cells(MOST_STEPS, seen_by=EVERYONE)
    what: list[i8] = cells(MOST_STEPS, seen_by=EVERYONE)
    good: list[i8] = cells(MOST_STEPS, seen_by=EVERYONE)
    times: list[i8] = cells(MOST_STEPS, seen_by=EVERYONE)

    # First edition: who has cards aside, how many, and what he drew since: that is not among them.
    layer: i8 = cell(seen_by=EVERYONE, start=NOBODY)
    aside: i8 = cell(seen_by=EVERYONE)
    drawn: list[i8] = cells(MOST_DECKS, seen_by=EVERYONE)
    taken: list[i8] = cells(KINDS, seen_by=EVERYONE)

    # A handing over: whose bag is being unpacked, or who pays whom; what is to come face down as claimed; how
    # many such cards this seat was told of by name; and the bag, if it was shown to this seat.
    bag: i8 = cell(seen_by=EVERYONE, start=NOBODY)
    receiver: i8 = cell(seen_by=EVERYONE, start=NOBODY)
    agreeing: i8 = cell(seen_by=EVERYONE)
    claims: list[i8] = cells(KINDS, seen_by=EVERYONE)
    named: i8 = cell(seen_by=EVERYONE)
    shown: list[i8] = cells(KINDS, seen_by=EVERYONE)

    sharing: i8 = cell(seen_by=EVERYONE)  # how far the loot is shared

    # While a world is imagined: the cards that this seat does not see.
    unseen: list[i16] = cells(KINDS, seen_by=EVERYONE)


def is_open(knowledge: Knowledge, good: int) -> bool:
    """Whether it is a legal good, which never lies face down."""
    return (knowledge.legal >> good & 1) == 1


# --- steps


def note(knowledge: Knowledge, seat: int) -> None:
    """From here on this seat's unknown cards are not all alike."""
    knowledge.seats[seat].noted = 1


def remember(knowledge: Knowledge, seat: int, what: int, good: int, times: int) -> None:
    if knowledge.seats[seat].noted == 0 or times <= 0:
        return
    if knowledge.made == MOST_STEPS:
        forget(knowledge)
        return
    knowledge.who[knowledge.made] = seat
    knowledge.what[knowledge.made] = what
    knowledge.good[knowledge.made] = good
    knowledge.times[knowledge.made] = times
    knowledge.made += 1


def forget(knowledge: Knowledge) -> None:
    """All unseen cards are one heap again."""
    knowledge.made = 0
    knowledge.reshuffles = 0
    for seat in range(LOOT + 1):
        knowledge.seats[seat].noted = 0
    for deck in range(MOST_DECKS):
        for good in range(KINDS):
            knowledge.decks[deck].cards[good] = 0
    for deck in range(1, MOST_DECKS):
        knowledge.drawn[0] += knowledge.drawn[deck]
        knowledge.drawn[deck] = 0


# --- cards that go: first those that are certain, for one card of a good is like another


def left_hand(knowledge: Knowledge, seat: int, good: int, count: int) -> None:
    """Seen as they left hand or bag."""
    known = knowledge.seats[seat]
    certain = min(count, known.in_hand[good])
    known.in_hand[good] -= certain
    remember(knowledge, seat, Step.LEFT, good, count - certain)


def left_stand(knowledge: Knowledge, seat: int, good: int, count: int) -> None:
    """Lay face down, and were seen or are known as they went."""
    known = knowledge.seats[seat]
    certain = min(count, known.face_down[good])
    known.face_down[good] -= certain
    remember(knowledge, seat, Step.GONE, good, count - certain)


def lies_face_down(knowledge: Knowledge, seat: int, good: int, count: int) -> None:
    """Seen as they came."""
    knowledge.seats[seat].face_down[good] += count
