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
MOST_STEPS = 160  # of one seat since the first reshuffle
MOST_TRIES = 500

# One card's step: good g left hand or bag (g); a card went face down (HID); one that lay face down was
# handed over and was a g (PAID + g); a card was drawn from deck d (DREW + d).
HID = KINDS
PAID = HID + 1
DREW = PAID + KINDS


class Remembered(Record):
    """What is known of one seat's cards."""

    face_down: list[i8] = cells(KINDS, seen_by=EVERYONE)  # on its stand, seen as they came
    steps: list[i8] = cells(MOST_STEPS, seen_by=EVERYONE)  # since the first reshuffle
    made: i16 = cell(seen_by=EVERYONE)  # how many steps

    # While a world is imagined: of how many cards in hand or bag, and of how many face down, each deck is
    # the source.
    held: list[i8] = cells(MOST_DECKS, seen_by=EVERYONE)
    hidden: list[i8] = cells(MOST_DECKS, seen_by=EVERYONE)


class Source(Record):
    """A deck: what others drew of it, and what is still in it."""

    cards: list[i16] = cells(KINDS, seen_by=EVERYONE)
    left: list[i16] = cells(KINDS, seen_by=EVERYONE)  # while a world is imagined: not yet placed


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
    """A step of so many cards.  Before the first reshuffle there is but one deck, and nothing to remember."""
    known = knowledge.seats[seat]
    for _ in range(times if knowledge.reshuffles > 0 else 0):
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
    """Fill a view's hidden cells with a world that fits it; every world that fits may come up."""
    unseen = gather_unseen(table)
    if knowledge.reshuffles > 0 and knowledge.lost == 0 and count_old(table, knowledge, seat, unseen):
        for _ in range(MOST_TRIES):
            if imagine_sources(table, knowledge, seat):
                lay_deck(table, knowledge.decks[knowledge.reshuffles])
                return
    imagine_one_deck(table, knowledge, seat, unseen)


def gather_unseen(table: Table) -> int:
    """Lay every card that this view does not show where the deck is; how many they are."""
    left = 0
    for good in range(KINDS):
        unseen = table.stock[good]
        for card in range(table.pile_cards):
            unseen -= 1 if table.pile[card] == good else 0
        for other in range(table.seats):
            unseen -= seen_with(table.merchants[other], good)
        for _ in range(min(unseen, len(table.deck) - left)):
            table.deck[left] = good
            left += 1
    for card in range(left, len(table.deck)):
        table.deck[card] = 0
    return left


def seen_with(merchant: Merchant, good: int) -> int:
    """How many cards of this good the view shows before this merchant."""
    return (
        max(merchant.hand[good], 0)
        + max(merchant.bag[good], 0)
        + max(merchant.stand[good], 0)
        + merchant.aside[good]
    )


# --- with one deck: each arrangement of the unseen cards is as likely


def imagine_one_deck(table: Table, knowledge: Knowledge, seat: int, left: int) -> None:
    """The unseen cards are shuffled where the deck lies and dealt from there: first to the places that
    take contraband only, then to hands and bags; what is left over is the deck."""
    shuffle(table, table.deck, left)
    for other in range(table.seats):
        if other != seat:
            left = imagine_stand(table, knowledge.seats[other], other, left)
    for other in range(table.seats):
        if other != seat:
            left = imagine_hand(table, table.merchants[other], left)
            left = imagine_bag(table, table.merchants[other], left)
    table.deck_cards = left


def imagine_stand(table: Table, known: Remembered, owner: int, left: int) -> int:
    """Contraband for the face-down goods of a stand: what is known of them, then any."""
    merchant = table.merchants[owner]
    for good in range(LEGAL, KINDS):
        merchant.stand[good] = 0
    missing = merchant.face_down
    for good in range(LEGAL, KINDS):
        for _ in range(min(known.face_down[good], missing)):
            if take(table, left, good, good) != NO_CARD:
                merchant.stand[good] += 1
                missing -= 1
                left -= 1
    for _ in range(missing):
        good = take(table, left, LEGAL, KINDS - 1)
        if good != NO_CARD:
            merchant.stand[good] += 1
            left -= 1
    return left


def imagine_hand(table: Table, merchant: Merchant, left: int) -> int:
    for good in range(KINDS):
        merchant.hand[good] = 0
    for _ in range(merchant.held):
        good = take(table, left, 0, KINDS - 1)
        if good != NO_CARD:
            merchant.hand[good] += 1
            left -= 1
    return left


def imagine_bag(table: Table, merchant: Merchant, left: int) -> int:
    for good in range(KINDS):
        merchant.bag[good] = 0
    for _ in range(merchant.bagged):
        good = take(table, left, 0, KINDS - 1)
        if good != NO_CARD:
            merchant.bag[good] += 1
            left -= 1
    return left


def take(table: Table, left: int, least: int, most: int) -> int:
    """The uppermost unseen card between these goods, out of the deck; NO_CARD if there is none."""
    for card in range(left - 1, -1, -1):
        good = table.deck[card]
        if least <= good <= most:
            table.deck[card] = table.deck[left - 1]
            table.deck[left - 1] = 0
            return good
    return NO_CARD


# --- after a reshuffle: from which deck each card was drawn


def count_old(table: Table, knowledge: Knowledge, seat: int, unseen: int) -> bool:
    """What others held at the first reshuffle: all that they have or had since, less what they drew.

    False if the sums do not add up, as in a position that was laid out otherwise than it was told.
    """
    old = knowledge.decks[0]
    for good in range(KINDS):
        old.cards[good] = 0
    for card in range(unseen):
        old.cards[table.deck[card]] += 1
    for other in range(table.seats):
        if other != seat:
            count_known(knowledge.seats[other], old)
    for good in range(KINDS):
        for deck in range(1, knowledge.reshuffles + 1):
            old.cards[good] -= knowledge.decks[deck].cards[good]
        if old.cards[good] < 0:
            return False
    return True


def count_known(known: Remembered, old: Source) -> None:
    """What left this seat's hand since, and not what it was given by others."""
    for good in range(LEGAL, KINDS):
        old.cards[good] -= known.face_down[good]
    for step in range(known.made):
        if known.steps[step] < KINDS:
            old.cards[known.steps[step]] += 1
        elif PAID <= known.steps[step] < DREW:
            old.cards[known.steps[step] - PAID] += 1


def imagine_sources(table: Table, knowledge: Knowledge, seat: int) -> bool:
    """Go through what was told and decide for each card from which deck it was; false where that fails."""
    for deck in range(knowledge.reshuffles + 1):
        for good in range(KINDS):
            knowledge.decks[deck].left[good] = knowledge.decks[deck].cards[good]
    for other in range(table.seats):
        if other != seat:
            begin_steps(knowledge.seats[other], table.merchants[other])
            for step in range(knowledge.seats[other].made):
                if not go_step(table, knowledge, knowledge.seats[other], step):
                    return False
    for other in range(table.seats):
        if other != seat and not place_hidden(table, knowledge, other):
            return False
    for other in range(table.seats):
        if other != seat and not place_held(table, knowledge, other):
            return False
    return all_placed(table, knowledge)


def begin_steps(known: Remembered, merchant: Merchant) -> None:
    """How many cards this seat had at the first reshuffle."""
    for deck in range(MOST_DECKS):
        known.held[deck] = 0
        known.hidden[deck] = 0
    known.held[0] = merchant.held + merchant.bagged
    known.hidden[0] = merchant.face_down
    for good in range(LEGAL, KINDS):
        known.hidden[0] -= known.face_down[good]
    for step in range(known.made):
        if known.steps[step] >= DREW:
            known.held[0] -= 1
        elif known.steps[step] >= PAID:
            known.hidden[0] += 1
        else:
            known.held[0] += 1
            known.hidden[0] -= 1 if known.steps[step] == HID else 0


def go_step(table: Table, knowledge: Knowledge, known: Remembered, step: int) -> bool:
    """One card drawn, or gone: then from a deck that may have had it."""
    what = known.steps[step]
    if what >= DREW:
        known.held[what - DREW] += 1
        return True
    least = what - PAID if what >= PAID else LEGAL if what == HID else what
    most = KINDS - 1 if what == HID else least
    deck = pick_deck(table, knowledge, known, what >= PAID, least, most)
    if deck == NO_CARD:
        return False
    if what >= PAID:
        known.hidden[deck] -= 1
    else:
        known.held[deck] -= 1
    if what == HID:
        known.hidden[deck] += 1
    else:
        knowledge.decks[deck].left[least] -= 1
    return True


def pick_deck(
    table: Table, knowledge: Knowledge, known: Remembered, face_down: bool, least: int, most: int
) -> int:
    """A deck from which a card between these goods may be, by how many there are; NO_CARD if none."""
    total = 0
    for deck in range(knowledge.reshuffles + 1):
        total += weight_of(knowledge, known, deck, face_down, least, most)
    if total == 0:
        return NO_CARD
    pick = below(table, total)
    for deck in range(knowledge.reshuffles + 1):
        pick -= weight_of(knowledge, known, deck, face_down, least, most)
        if pick < 0:
            return deck
    return NO_CARD


def weight_of(
    knowledge: Knowledge, known: Remembered, deck: int, face_down: bool, least: int, most: int
) -> int:
    cards = known.hidden[deck] if face_down else known.held[deck]
    return max(cards, 0) * count_left(knowledge.decks[deck], least, most)


def count_left(source: Source, least: int, most: int) -> int:
    count = 0
    for good in range(least, most + 1):
        count += max(source.left[good], 0)
    return count


def place_hidden(table: Table, knowledge: Knowledge, owner: int) -> bool:
    """Face-down goods: those seen as they came, and contraband of the decks that the others are from."""
    merchant, known = table.merchants[owner], knowledge.seats[owner]
    for good in range(LEGAL, KINDS):
        merchant.stand[good] = known.face_down[good]
    for deck in range(knowledge.reshuffles + 1):
        for _ in range(known.hidden[deck]):
            good = take_left(table, knowledge.decks[deck], LEGAL)
            if good == NO_CARD:
                return False
            merchant.stand[good] += 1
    return True


def place_held(table: Table, knowledge: Knowledge, owner: int) -> bool:
    """Hand and bag: cards of the decks that they are from, then any of them into the bag."""
    merchant, known = table.merchants[owner], knowledge.seats[owner]
    for good in range(KINDS):
        merchant.hand[good] = 0
        merchant.bag[good] = 0
    for deck in range(knowledge.reshuffles + 1):
        for _ in range(known.held[deck]):
            good = take_left(table, knowledge.decks[deck], 0)
            if good == NO_CARD:
                return False
            merchant.hand[good] += 1
    for packed in range(merchant.bagged):
        pick, good = below(table, merchant.held + merchant.bagged - packed), 0
        while pick >= merchant.hand[good]:
            pick -= merchant.hand[good]
            good += 1
        merchant.hand[good] -= 1
        merchant.bag[good] += 1
    return True


def take_left(table: Table, source: Source, least: int) -> int:
    """Any card of a deck that is not yet placed, from this good on; NO_CARD if there is none."""
    count = count_left(source, least, KINDS - 1)
    if count == 0:
        return NO_CARD
    pick, good = below(table, count), least
    while pick >= source.left[good]:
        pick -= source.left[good]
        good += 1
    source.left[good] -= 1
    return good


def all_placed(table: Table, knowledge: Knowledge) -> bool:
    """Old decks are gone, and of the last there is left what lies there."""
    for deck in range(knowledge.reshuffles):
        if count_left(knowledge.decks[deck], 0, KINDS - 1) > 0:
            return False
    return count_left(knowledge.decks[knowledge.reshuffles], 0, KINDS - 1) == table.deck_cards


def lay_deck(table: Table, source: Source) -> None:
    """What is left of the last deck, in any order."""
    left = 0
    for good in range(KINDS):
        for _ in range(source.left[good]):
            table.deck[left] = good
            left += 1
    for card in range(left, len(table.deck)):
        table.deck[card] = 0
    shuffle(table, table.deck, left)
