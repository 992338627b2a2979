"""What a seat can infer from what it was told, and worlds that fit it.

A view says how many cards are hidden where.  Beyond that a seat remembers contraband that was shown as
it was handed over and then lay face down again (SN-DEBT-3), and what the pile held when it became the
deck (SN-END-2).
"""

from knavery.games.sheriff.data import KINDS, LEGAL
from knavery.games.sheriff.rules.names import Event
from knavery.games.sheriff.table import MOST_SEATS, Merchant, Table
from knavery.kernel.chance import shuffle
from knavery.kernel.record import EVERYONE, HIDDEN, NOBODY, Record, cells, i8, rows

NO_CARD = NOBODY


class Remembered(Record):
    """What is known of one seat's face-down goods."""

    face_down: list[i8] = cells(KINDS, seen_by=EVERYONE)


class Knowledge(Record):
    """What one seat remembers of what it was told."""

    seats: list[Remembered] = rows(MOST_SEATS)


def learn(knowledge: Knowledge, event: int, a: int, b: int, c: int) -> None:
    """Remember what this event tells."""
    if event == Event.PAID_GOODS and b >= LEGAL:
        debtor, creditor = knowledge.seats[a], knowledge.seats[c]
        if debtor.face_down[b] > 0:
            debtor.face_down[b] -= 1
        creditor.face_down[b] += 1


def imagine(table: Table, knowledge: Knowledge, seat: int) -> None:
    """Fill a view's hidden cells with a world that fits it, each arrangement of the cards as likely.

    The unseen cards are shuffled where the deck lies and dealt from there: first to the places that
    take contraband only, then to hands and bags; what is left over is the deck.
    """
    left = gather_unseen(table)
    shuffle(table, table.deck, left)
    for other in range(table.seats):
        if table.merchants[other].stand[LEGAL] == HIDDEN:
            left = imagine_stand(table, knowledge.seats[other], other, left)
    for other in range(table.seats):
        merchant = table.merchants[other]
        if merchant.hand[0] == HIDDEN:
            left = imagine_hand(table, merchant, left)
            left = imagine_bag(table, merchant, left)
    table.deck_cards = left


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
