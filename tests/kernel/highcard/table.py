"""What lies on the table of High Card, and who may see it."""

from knavery.kernel.record import (
    EVERYONE,
    NO_ONE,
    NOBODY,
    OWNER,
    Record,
    TableRecord,
    cell,
    choice,
    i8,
    i16,
    number,
    pile,
    rows,
    seats,
    spread,
)

CARDS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
KINDS = len(CARDS)
MOST_SEATS = 4


class Player(Record):
    """What one player has."""

    chips: i16 = number(seen_by=EVERYONE)
    card: list[i8] = spread(CARDS, 1, seen_by=OWNER, count="held")
    held: i8 = cell(seen_by=EVERYONE)
    shown: i8 = choice(CARDS, seen_by=EVERYONE)  # in the hand before this one


class Table(TableRecord):
    """All there is to know about a game."""

    long: i8 = cell(seen_by=EVERYONE)
    hands: i8 = number(seen_by=EVERYONE)
    turn: i8 = cell(seen_by=EVERYONE, start=NOBODY)
    folded: i8 = seats(seen_by=EVERYONE)
    pot: i16 = number(seen_by=EVERYONE)
    players: list[Player] = rows(MOST_SEATS)
    deck: list[i8] = pile(CARDS, KINDS, seen_by=NO_ONE, count="deck_cards")
    deck_cards: i8 = cell(seen_by=EVERYONE)
