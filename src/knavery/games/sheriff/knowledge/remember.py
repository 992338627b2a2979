"""What a seat remembers of what it was told."""

from knavery.games.sheriff.data import KINDS, LEGAL
from knavery.games.sheriff.rules.names import Event
from knavery.games.sheriff.rules.steps import SOLD_TOGETHER
from knavery.games.sheriff.table import MOST_SEATS
from knavery.kernel.record import EVERYONE, Record, cell, cells, i8, i16, rows

MOST_DECKS = 16  # the first, and what the pile becomes
MOST_STEPS = 160  # of one seat

# One card's step: good g left hand or bag (g); a card went face down (HID); one that lay face down was
# handed over and was a g (PAID + g); a card was drawn from deck d (DREW + d).
HID = KINDS
PAID = HID + 1
DREW = PAID + KINDS


class Remembered(Record):
    """What is known of one seat's cards."""

    face_down: list[i8] = cells(KINDS, seen_by=EVERYONE)  # on its stand, seen as they came
    steps: list[i8] = cells(MOST_STEPS, seen_by=EVERYONE)  # since it first drew from a second deck
    made: i16 = cell(seen_by=EVERYONE)  # how many steps

    # While a world is imagined: of how many cards in hand or bag, and of how many face down, each deck is
    # the source.
    held: list[i8] = cells(MOST_DECKS, seen_by=EVERYONE)
    hidden: list[i8] = cells(MOST_DECKS, seen_by=EVERYONE)


class Source(Record):
    """A deck: what others drew of it, and what is still in it."""

    cards: list[i16] = cells(KINDS, seen_by=EVERYONE)

    # While a world is imagined: what is not yet placed, and how many of these are contraband in any case.
    left: list[i16] = cells(KINDS, seen_by=EVERYONE)
    promised: i16 = cell(seen_by=EVERYONE)


class Knowledge(Record):
    """What one seat remembers of what it was told."""

    seats: list[Remembered] = rows(MOST_SEATS)
    decks: list[Source] = rows(MOST_DECKS)
    reshuffles: i8 = cell(seen_by=EVERYONE)
    lost: i8 = cell(seen_by=EVERYONE)  # 1: where cards come from is not known any more
    cast_off: list[i16] = cells(KINDS, seen_by=EVERYONE)  # set aside or confiscated since a reshuffle
    aside: list[i16] = cells(KINDS, seen_by=EVERYONE)  # those of them that may still lie aside


# --- remembering


def learn(knowledge: Knowledge, event: int, a: int, b: int, c: int) -> None:
    """Remember what this event tells."""
    if event == Event.MARKET_OPENS:
        for good in range(KINDS):
            knowledge.aside[good] = 0
    elif event == Event.SET_ASIDE:
        knowledge.aside[b] += c
        knowledge.cast_off[b] += c
        remember(knowledge, a, b, c)
    elif event == Event.CONFISCATED:
        knowledge.cast_off[b] += c
        remember(knowledge, a, b, c)
    elif event == Event.SHELVED:
        remember(knowledge, a, b, c)
    elif event == Event.HID:
        remember(knowledge, a, HID, b)
    elif event == Event.DREW:
        remember(knowledge, a, DREW + knowledge.reshuffles, b)
    elif event == Event.DREW_CARD:
        knowledge.decks[knowledge.reshuffles].cards[b] -= c
    elif event == Event.RESHUFFLED:
        remember_deck(knowledge, a)
    elif event == Event.PAID_GOODS and b >= LEGAL:
        remember_payment(knowledge, a, b, c)
    else:
        learn_of_deals(knowledge, event, a, b, c)


def learn_of_deals(knowledge: Knowledge, event: int, a: int, b: int, c: int) -> None:
    """What is seen of cards that change hands otherwise; where each is from is then not known any more."""
    if is_beyond(event):
        knowledge.lost = 1
    if event == Event.GAVE_GOODS and b >= LEGAL:
        knowledge.seats[c].face_down[b] += 1
    elif event == Event.SHARES_GOODS and b >= LEGAL:
        knowledge.seats[a].face_down[b] += c
    elif event == Event.SHOWS_STAND:
        knowledge.seats[a].face_down[b] = max(knowledge.seats[a].face_down[b], c)
    elif event == Event.GAVE_HIDDEN:
        forget_hidden(knowledge, a, c)
    elif event == Event.HIDDEN_TO_LOOT:
        forget_hidden(knowledge, a, b)
    elif event == Event.GOODS_TO_LOOT or event == Event.SOLD:
        gone = SOLD_TOGETHER if event == Event.SOLD else c
        knowledge.seats[a].face_down[b] = max(knowledge.seats[a].face_down[b] - gone, 0)


def is_beyond(event: int) -> bool:
    """Cards go a way that the steps of one card do not know."""
    if Event.CARDS_LEAVE <= event <= Event.RESHUFFLED_PILES or event == Event.SOLD:
        return True
    return Event.GAVE_GOODS <= event <= Event.SHOWS_BAG or Event.SHARES_GOODS <= event <= Event.SHARES_HIDDEN


def forget_hidden(knowledge: Knowledge, giver: int, count: int) -> None:
    """So many cards that lay face down are gone, any of them."""
    for good in range(LEGAL, KINDS):
        known = knowledge.seats[giver].face_down[good]
        knowledge.seats[giver].face_down[good] = max(known - count, 0)


def remember(knowledge: Knowledge, seat: int, step: int, times: int) -> None:
    """A step of so many cards.  Until a seat has drawn from a second deck all its cards are of the first."""
    known = knowledge.seats[seat]
    if known.made == 0 and step <= DREW:
        return
    for _ in range(times):
        if known.made == MOST_STEPS:
            knowledge.lost = 1
        else:
            known.steps[known.made] = step
            known.made += 1


def remember_payment(knowledge: Knowledge, debtor: int, good: int, creditor: int) -> None:
    """SN-DEBT-3: seen by all.  If the debtor had got such a card before, it may well be that one."""
    if knowledge.seats[debtor].face_down[good] > 0:
        knowledge.seats[debtor].face_down[good] -= 1
    else:
        remember(knowledge, debtor, PAID + good, 1)
    knowledge.seats[creditor].face_down[good] += 1


def remember_deck(knowledge: Knowledge, count: int) -> None:
    """SN-END-2: the pile becomes the deck: all that was cast off, but what lies aside in the market."""
    total, beside = 0, 0
    for good in range(KINDS):
        total += knowledge.cast_off[good]
        beside += knowledge.aside[good]
    kept = 0 if total == count else 1
    if knowledge.reshuffles + 1 == MOST_DECKS or total - kept * beside != count:
        knowledge.lost = 1
        return
    knowledge.reshuffles += 1
    for good in range(KINDS):
        knowledge.aside[good] *= kept
        knowledge.decks[knowledge.reshuffles].cards[good] = knowledge.cast_off[good] - knowledge.aside[good]
        knowledge.cast_off[good] = knowledge.aside[good]
