"""What a seat can infer from what it was told, and worlds that fit it.

A view says how many cards are hidden where.  Beyond that a seat remembers contraband that was shown as
it was handed over and then lay face down again (SN-DEBT-3), and from which deck each hidden card can be.
All know what the pile held when it became a deck (SN-END-2): a card of that deck is one of those, and
what others had in their hands by then is none of them.  So from the first reshuffle on it is remembered,
card by card, who drew from which deck and what left whose hand.
"""

from knavery.games.sheriff.data import KINDS, LEGAL
from knavery.games.sheriff.rules.names import Event
from knavery.games.sheriff.table import MOST_SEATS, Merchant, Table
from knavery.kernel.chance import below, shuffle
from knavery.kernel.record import EVERYONE, NOBODY, Record, cell, cells, i8, i16, rows

NO_CARD = NOBODY

MOST_DECKS = 16  # the first, and what the pile becomes
MOST_STEPS = 160  # of one seat
MOST_TRIES = 500
PARTS = 1000

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


# --- imagining


def imagine(table: Table, knowledge: Knowledge, seat: int) -> None:
    """Fill a view's hidden cells with a world that fits it; every world that fits may come up.

    With one deck each arrangement of the unseen cards is as likely.  After a reshuffle it is decided step
    by step from which deck a card was, and begun anew where that comes to a dead end.
    """
    tries = MOST_TRIES if knowledge.reshuffles > 0 and knowledge.lost == 0 else 0
    if tries > 0 and not count_old(table, knowledge, seat, knowledge.reshuffles):
        tries = 0
    for _ in range(tries):
        if imagine_from(table, knowledge, seat, knowledge.reshuffles):
            return
    count_old(table, knowledge, seat, 0)
    imagine_from(table, knowledge, seat, 0)


def count_old(table: Table, knowledge: Knowledge, seat: int, last: int) -> bool:
    """What the first deck gave others and they had at the first reshuffle: all that they have or had since,
    less what later decks gave them.  False if that cannot be.  If the last deck is the first: all unseen.
    """
    old = knowledge.decks[0]
    count_unseen(table, old, seat)
    for other in range(table.seats):
        if other != seat:
            count_known(knowledge.seats[other], old, last)
    fits = True
    for good in range(KINDS):
        for deck in range(1, last + 1):
            old.cards[good] -= knowledge.decks[deck].cards[good]
        if old.cards[good] < 0:
            fits = False
    return fits


def count_unseen(table: Table, old: Source, seat: int) -> None:
    """The cards that this seat does not see."""
    for good in range(KINDS):
        old.cards[good] = table.stock[good]
        for other in range(table.seats):
            merchant = table.merchants[other]
            old.cards[good] -= merchant.aside[good]
            old.cards[good] -= merchant.stand[good] if good < LEGAL or other == seat else 0
            old.cards[good] -= merchant.hand[good] + merchant.bag[good] if other == seat else 0
    for card in range(table.pile_cards):
        old.cards[table.pile[card]] -= 1


def count_known(known: Remembered, old: Source, last: int) -> None:
    """Without what this seat was given face down by others, and with what has left its hand since."""
    for good in range(LEGAL, KINDS):
        old.cards[good] -= known.face_down[good]
    for step in range(known.made if last > 0 else 0):
        if known.steps[step] < KINDS:
            old.cards[known.steps[step]] += 1
        elif PAID <= known.steps[step] < DREW:
            old.cards[known.steps[step] - PAID] += 1


def imagine_from(table: Table, knowledge: Knowledge, seat: int, last: int) -> bool:
    """A world with cards of the decks up to the last; false where choices led to a dead end."""
    for deck in range(last + 1):
        for good in range(KINDS):
            knowledge.decks[deck].left[good] = knowledge.decks[deck].cards[good]
        knowledge.decks[deck].promised = 0
    for other in range(table.seats):
        if other != seat and not begin_steps(knowledge, table.merchants[other], other, last):
            return False
    for other in range(table.seats):
        if other != seat and not find_sources(table, knowledge, other, last):
            return False
    for other in range(table.seats):
        if other != seat and not place_hidden(table, knowledge, other, last):
            return False
    for other in range(table.seats):
        if other != seat and not place_held(table, knowledge, other, last):
            return False
    for deck in range(last):
        if count_left(knowledge.decks[deck], 0, KINDS - 1) > 0:
            return False
    return lay_deck(table, knowledge.decks[last])


def begin_steps(knowledge: Knowledge, merchant: Merchant, owner: int, last: int) -> bool:
    """How many cards this seat had before all its steps, of the first deck; false if that cannot be."""
    known = knowledge.seats[owner]
    for deck in range(MOST_DECKS):
        known.held[deck] = 0
        known.hidden[deck] = 0
    known.held[0] = merchant.held + merchant.bagged
    known.hidden[0] = merchant.face_down
    for good in range(LEGAL, KINDS):
        known.hidden[0] -= known.face_down[good]
    for step in range(known.made if last > 0 else 0):
        if known.steps[step] >= DREW:
            known.held[0] -= 1
        elif known.steps[step] >= PAID:
            known.hidden[0] += 1
        else:
            known.held[0] += 1
            known.hidden[0] -= 1 if known.steps[step] == HID else 0
    knowledge.decks[0].promised += known.hidden[0]
    return known.held[0] >= 0 and known.hidden[0] >= 0


def find_sources(table: Table, knowledge: Knowledge, owner: int, last: int) -> bool:
    """Go through what a seat did and decide for each card from which deck it was."""
    known = knowledge.seats[owner]
    for step in range(known.made if last > 0 else 0):
        what = known.steps[step]
        if what >= DREW:
            known.held[what - DREW] += 1
        elif what >= PAID:
            deck = pick_deck(table, knowledge, known.hidden, what - PAID, 0)
            if deck == NO_CARD:
                return False
            known.hidden[deck] -= 1
            knowledge.decks[deck].promised -= 1
            knowledge.decks[deck].left[what - PAID] -= 1
        else:
            deck = pick_deck(table, knowledge, known.held, what, 1 if what >= LEGAL else 0)
            if deck == NO_CARD:
                return False
            let_go(knowledge, known, what, deck)
    return True


def let_go(knowledge: Knowledge, known: Remembered, what: int, deck: int) -> None:
    """A card left the hand: seen, or face down, and then it is contraband."""
    known.held[deck] -= 1
    if what == HID:
        known.hidden[deck] += 1
        knowledge.decks[deck].promised += 1
    else:
        knowledge.decks[deck].left[what] -= 1


def pick_deck(table: Table, knowledge: Knowledge, cards: list[int], what: int, spare: int) -> int:
    """From which deck one of these cards is, if it is a card of this good; NO_CARD if from none."""
    total = 0
    for deck in range(knowledge.reshuffles + 1):
        total += likely(knowledge.decks[deck], cards[deck], what, spare)
    if total == 0:
        return NO_CARD
    deck, pick = 0, below(table, total)
    while pick >= likely(knowledge.decks[deck], cards[deck], what, spare):
        pick -= likely(knowledge.decks[deck], cards[deck], what, spare)
        deck += 1
    return deck


def likely(source: Source, cards: int, what: int, spare: int) -> int:
    """How likely it is, in parts, that one of these cards of this deck is what left; 0 if it cannot be."""
    if cards == 0 or (spare > 0 and count_left(source, LEGAL, KINDS - 1) <= source.promised):
        return 0
    fit = count_left(source, LEGAL, KINDS - 1) if what == HID else max(source.left[what], 0)
    return (PARTS * cards * fit) // count_left(source, 0, KINDS - 1) + 1 if fit > 0 else 0


def place_hidden(table: Table, knowledge: Knowledge, owner: int, last: int) -> bool:
    """Face-down goods: those seen as they came, and contraband of the decks that the others are from."""
    merchant, known = table.merchants[owner], knowledge.seats[owner]
    for good in range(LEGAL, KINDS):
        merchant.stand[good] = known.face_down[good]
    for deck in range(last + 1):
        for _ in range(known.hidden[deck]):
            good = take(table, knowledge.decks[deck], LEGAL)
            if good == NO_CARD:
                return False
            merchant.stand[good] += 1
    return True


def place_held(table: Table, knowledge: Knowledge, owner: int, last: int) -> bool:
    """Hand and bag: cards of the decks that they are from, then any of them into the bag."""
    merchant, known = table.merchants[owner], knowledge.seats[owner]
    for good in range(KINDS):
        merchant.hand[good] = 0
        merchant.bag[good] = 0
    for deck in range(last + 1):
        for _ in range(known.held[deck]):
            good = take(table, knowledge.decks[deck], 0)
            if good == NO_CARD:
                return False
            merchant.hand[good] += 1
    for packed in range(merchant.bagged):
        good, pick = 0, below(table, merchant.held + merchant.bagged - packed)
        while pick >= merchant.hand[good]:
            pick -= merchant.hand[good]
            good += 1
        merchant.hand[good] -= 1
        merchant.bag[good] += 1
    return True


def take(table: Table, source: Source, least: int) -> int:
    """Any card of a deck that is not yet placed, from this good on; NO_CARD if there is none."""
    count = count_left(source, least, KINDS - 1)
    if count == 0:
        return NO_CARD
    good, pick = least, below(table, count)
    while pick >= max(source.left[good], 0):
        pick -= max(source.left[good], 0)
        good += 1
    source.left[good] -= 1
    return good


def count_left(source: Source, least: int, most: int) -> int:
    """How many cards of a deck between these goods are not yet placed."""
    count = 0
    for good in range(least, most + 1):
        count += max(source.left[good], 0)
    return count


def lay_deck(table: Table, source: Source) -> bool:
    """What is not placed lies in the deck, in any order; whether that is how much lies there."""
    left = 0
    for good in range(KINDS):
        for _ in range(min(source.left[good], len(table.deck) - left)):
            table.deck[left] = good
            left += 1
    for card in range(left, len(table.deck)):
        table.deck[card] = 0
    shuffle(table, table.deck, left)
    return left == table.deck_cards
