"""Worlds that fit what a seat sees and remembers."""

from knavery.games.sheriff.data import KINDS, LEGAL
from knavery.games.sheriff.knowledge.remember import (
    DREW,
    HID,
    MOST_DECKS,
    PAID,
    Knowledge,
    Remembered,
    Source,
)
from knavery.games.sheriff.rules.handover import is_legal
from knavery.games.sheriff.rules.officers import is_officer
from knavery.games.sheriff.table import FIRST_EDITION, Merchant, Table
from knavery.kernel.chance import below, shuffle
from knavery.kernel.record import NOBODY

NO_CARD = NOBODY

MOST_TRIES = 500
PARTS = 1000


def imagine(table: Table, knowledge: Knowledge, seat: int) -> None:
    """Fill a view's hidden cells with a world that fits it; every world that fits may come up.

    With one deck each arrangement of the unseen cards is as likely.  After a reshuffle it is decided step
    by step from which deck a card was, and begun anew where that comes to a dead end.
    """
    set_open_apart(table, knowledge)
    tries = MOST_TRIES if knowledge.reshuffles > 0 and knowledge.lost == 0 else 0
    if tries > 0 and not count_old(table, knowledge, seat, knowledge.reshuffles):
        tries = 0
    for _ in range(tries):
        if imagine_from(table, knowledge, seat, knowledge.reshuffles):
            return
    count_old(table, knowledge, seat, 0)
    imagine_from(table, knowledge, seat, 0)


def set_open_apart(table: Table, knowledge: Knowledge) -> None:
    """Goods that lie open need not be remembered: a host may supply legal ones (SN-OPT-5)."""
    for seat in range(table.seats):
        for good in range(LEGAL, KINDS):
            if is_legal(table, good):
                knowledge.seats[seat].face_down[good] = 0


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
        old.cards[good] = table.stock[good] - table.removed[good]
        if is_legal(table, good) or sees_loot(table, seat):
            old.cards[good] -= table.loot.stand[good]
        for other in range(table.seats):
            merchant = table.merchants[other]
            if sees_aside(table, seat, other):
                old.cards[good] -= merchant.aside[good]
            old.cards[good] -= merchant.stand[good] if is_legal(table, good) or other == seat else 0
            old.cards[good] -= merchant.hand[good] + merchant.bag[good] if other == seat else 0
    for pile in range(len(table.piles)):
        for card in range(table.piles[pile].count):
            old.cards[table.piles[pile].cards[card]] -= 1


def sees_loot(table: Table, seat: int) -> bool:
    return table.partner == NOBODY or is_officer(table, seat)


def sees_aside(table: Table, seat: int, other: int) -> bool:
    return table.edition != FIRST_EDITION or other == seat or other == table.sheriff


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
    if not place_elsewhere(table, knowledge.decks[0], seat):
        return False
    for other in range(table.seats):
        if other != seat and not place_held(table, knowledge, other, last):
            return False
    for deck in range(last):
        if count_left(table, knowledge.decks[deck], 0) > 0:
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
        total += likely(table, knowledge.decks[deck], cards[deck], what, spare)
    if total == 0:
        return NO_CARD
    deck, pick = 0, below(table, total)
    while pick >= likely(table, knowledge.decks[deck], cards[deck], what, spare):
        pick -= likely(table, knowledge.decks[deck], cards[deck], what, spare)
        deck += 1
    return deck


def likely(table: Table, source: Source, cards: int, what: int, spare: int) -> int:
    """How likely it is, in parts, that one of these cards of this deck is what left; 0 if it cannot be."""
    if cards == 0 or (spare > 0 and count_left(table, source, LEGAL) <= source.promised):
        return 0
    fit = count_left(table, source, LEGAL) if what == HID else max(source.left[what], 0)
    return (PARTS * cards * fit) // count_left(table, source, 0) + 1 if fit > 0 else 0


def place_hidden(table: Table, knowledge: Knowledge, owner: int, last: int) -> bool:
    """Face-down goods: those seen as they came, and contraband of the decks that the others are from."""
    merchant, known = table.merchants[owner], knowledge.seats[owner]
    for good in range(LEGAL, KINDS):
        if not is_legal(table, good):
            merchant.stand[good] = known.face_down[good]
    for deck in range(last + 1):
        for _ in range(known.hidden[deck]):
            good = take(table, knowledge.decks[deck], LEGAL)
            if good == NO_CARD:
                return False
            merchant.stand[good] += 1
    return True


def place_elsewhere(table: Table, source: Source, seat: int) -> bool:
    """What lies face down in the loot, aside, and out of the game."""
    hidden = 0 if sees_loot(table, seat) else table.loot.face_down
    for good in range(LEGAL, KINDS):
        if not is_legal(table, good) and not sees_loot(table, seat):
            table.loot.stand[good] = 0
    for _ in range(hidden):
        good = take(table, source, LEGAL)
        if good == NO_CARD:
            return False
        table.loot.stand[good] += 1
    for other in range(table.seats):
        if not sees_aside(table, seat, other) and not place_aside(table, source, other):
            return False
    for good in range(KINDS):
        table.out[good] = 0
    for _ in range(table.out_cards):
        good = take(table, source, 0)
        if good == NO_CARD:
            return False
        table.out[good] += 1
    return True


def place_aside(table: Table, source: Source, other: int) -> bool:
    for good in range(KINDS):
        table.merchants[other].aside[good] = 0
    for _ in range(table.merchants[other].tossed):
        good = take(table, source, 0)
        if good == NO_CARD:
            return False
        table.merchants[other].aside[good] += 1
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
    """Any card of a deck that is not yet placed; from LEGAL on only contraband.  NO_CARD if there is none."""
    count = count_left(table, source, least)
    if count == 0:
        return NO_CARD
    good, pick = least, below(table, count)
    while pick >= left_of_good(table, source, good, least):
        pick -= left_of_good(table, source, good, least)
        good += 1
    source.left[good] -= 1
    return good


def count_left(table: Table, source: Source, least: int) -> int:
    """How many cards of a deck are not yet placed: all, or from LEGAL on only contraband."""
    count = 0
    for good in range(least, KINDS):
        count += left_of_good(table, source, good, least)
    return count


def left_of_good(table: Table, source: Source, good: int, least: int) -> int:
    if least > 0 and is_legal(table, good):
        return 0
    return max(source.left[good], 0)


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
