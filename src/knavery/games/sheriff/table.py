"""What lies on the table of Sheriff of Nottingham, and who may see it."""

from knavery.games.sheriff.data import GOODS, KINDS, LEGAL, LEGAL_GOODS, MOST_CARDS
from knavery.kernel.record import (
    EVERYONE,
    NO_ONE,
    NOBODY,
    OWNER,
    Record,
    TableRecord,
    cell,
    cells,
    choice,
    i8,
    i16,
    multiset,
    number,
    pile,
    rows,
    seat,
    seats,
)

MOST_SEATS = 6


def stand_seen(table: "Table", owner: int, good: int) -> int:
    """SN-INS-5: legal goods lie open; contraband lies face down, and only its owner knows the kinds.

    Who saw such a card as it was handed over has it in his events, not in his view (SN-INS-11).
    """
    return EVERY_SEAT if good < LEGAL else 1 << owner


EVERY_SEAT = -1


class Merchant(Record):
    """What one player has before him.  Gold and the numbers of his cards are public (SN-SET-8)."""

    gold: i16 = number(seen_by=EVERYONE)
    hand: list[i8] = multiset(GOODS, seen_by=OWNER, count="held")
    held: i8 = cell(seen_by=EVERYONE)
    bag: list[i8] = multiset(GOODS, seen_by=OWNER, count="bagged")
    bagged: i8 = cell(seen_by=EVERYONE)
    stand: list[i16] = multiset(GOODS, seen_by=stand_seen, count="face_down")
    face_down: i16 = cell(seen_by=EVERYONE)
    aside: list[i8] = multiset(GOODS, seen_by=EVERYONE)
    claim: i8 = choice(LEGAL_GOODS, seen_by=EVERYONE)


class Debt(Record):
    """What a fine left to pay when the gold was gone (SN-DEBT-2)."""

    debtor: i8 = seat(seen_by=EVERYONE)
    creditor: i8 = seat(seen_by=EVERYONE)
    amount: i16 = number(seen_by=EVERYONE)


class Table(TableRecord):
    """All there is to know about a game."""

    round: i8 = number(seen_by=EVERYONE, start=1)
    rounds: i8 = cell(seen_by=EVERYONE)
    sheriff: i8 = seat(seen_by=EVERYONE)
    first: i8 = cell(seen_by=EVERYONE, start=NOBODY)  # who opened the market
    turn: i8 = cell(seen_by=EVERYONE, start=NOBODY)  # whose turn it is, where one moves after another
    closed: i8 = cell(seen_by=EVERYONE)  # merchants whose bags are closed, as bits
    dealt: i8 = seats(seen_by=EVERYONE)  # merchants whose bags are dealt with

    # Goods are named in the order of the list, so that a handful has one spelling.
    named: i8 = cell(seen_by=EVERYONE)  # the last good named in this move
    taken: i8 = cell(seen_by=EVERYONE)  # how many cards were named in this move

    merchants: list[Merchant] = rows(MOST_SEATS)
    debt: Debt = rows()

    deck: list[i8] = pile(GOODS, MOST_CARDS, seen_by=NO_ONE, count="deck_cards")
    deck_cards: i16 = cell(seen_by=EVERYONE)
    pile: list[i8] = pile(GOODS, MOST_CARDS, seen_by=EVERYONE, count="pile_cards")  # SN-SET-5
    pile_cards: i16 = cell(seen_by=EVERYONE)
    stock: list[i16] = cells(KINDS, seen_by=EVERYONE)  # how many cards of each good are in the game
