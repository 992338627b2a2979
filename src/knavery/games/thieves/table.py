"""What lies on the table of Thief's Market, and who may see it."""

from knavery.games.thieves.data import ANY, CARD_NAMES, CARDS, DECKS, FACE_NAMES, GEMS, OBJECTS
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
    i32,
    number,
    pile,
    rows,
    seat,
    spread,
)

MOST_SEATS = 5
MOST_PILES = MOST_SEATS + 1
ROW = 5  # places in a row of the market
PLACES = DECKS * ROW
MOST_ROLLS = 120  # that a position can prescribe: nine turns of five players, and an idle market is over
MOST_IN_DECKS = 64
MOST_IN_BOX = 32

EVERY_SEAT = -1


def box_seen(table: "Table", row: int, cell: int) -> int:
    """TM-SET-3: what was removed before the game, nobody saw; what goes to the box later, everybody did."""
    return EVERY_SEAT if cell >= table.removed else 0


class Thief(Record):
    """What one player has, but for his loot."""

    coins: i16 = number(seen_by=EVERYONE)
    infamy: i16 = number(seen_by=OWNER)  # TM-SET-2
    cards: list[i8] = spread(CARD_NAMES, CARDS, seen_by=EVERYONE, count="held")
    held: i8 = cell(seen_by=EVERYONE)
    copied: i8 = choice(CARD_NAMES, seen_by=EVERYONE)  # what his stew is (TM-OPT-1)

    # What his cards come to.
    powers: i32 = cell(seen_by=EVERYONE)  # bits: what he can use, and what is so as long as he has them
    watch: list[i8] = cells(GEMS, seen_by=EVERYONE)  # infamy for each purchase with that gem in its cost
    extras: list[i8] = cells(ANY + 1, seen_by=EVERYONE)  # purchases more, by the gem that they ask for

    # His loot at the end of the splitting.
    haul: i8 = cell(seen_by=EVERYONE)  # how many objects
    gems: i8 = cell(seen_by=EVERYONE)  # which gems, as bits


class Pile(Record):
    """Objects: pile 0 is the middle, pile s + 1 the loot of seat s."""

    objects: list[i8] = cells(OBJECTS, seen_by=EVERYONE)
    size: i8 = cell(seen_by=EVERYONE)


class Table(TableRecord):
    """All there is to know about a game."""

    promo: i8 = cell(seen_by=EVERYONE)
    loyalty_self: i8 = cell(seen_by=EVERYONE)

    round: i16 = number(seen_by=EVERYONE)  # which turn of the game it is
    marker: i8 = seat(seen_by=EVERYONE)  # who has it; NOBODY: it lies in the middle
    first: i8 = cell(seen_by=EVERYONE, start=NOBODY)  # who rolled for this turn
    turn: i8 = cell(seen_by=EVERYONE, start=NOBODY)
    waiting: i8 = cell(seen_by=EVERYONE)  # seats without loot, as bits
    served: i8 = cell(seen_by=EVERYONE)  # how many, from the marker on, were asked or have bought
    idle: i8 = cell(seen_by=EVERYONE)  # turns in a row without any purchase
    sold: i8 = cell(seen_by=EVERYONE)  # purchases in this turn

    thieves: list[Thief] = rows(MOST_SEATS)
    piles: list[Pile] = rows(MOST_PILES)

    # Taking and robbing, object by object.
    source: i8 = cell(seen_by=EVERYONE)  # the pile
    kind: i8 = cell(seen_by=EVERYONE)  # of which it is said how many
    rest: i8 = cell(seen_by=EVERYONE)  # objects of the kinds after it
    picked: i16 = cell(seen_by=EVERYONE)  # kept so far; in an escape, coins so far
    passed: i8 = cell(seen_by=EVERYONE)  # left or put back so far
    to_roll: i8 = cell(seen_by=EVERYONE)  # of these, dice to be rolled

    # The buyer's turn.
    purchases: i8 = cell(seen_by=EVERYONE)  # how many more cards he may buy
    ready: i16 = cell(seen_by=EVERYONE)  # which of his cards he may still use, as bits
    purse: i16 = cell(seen_by=EVERYONE)  # his gems as costs are written: of each none, one, or two and more
    using: i8 = cell(seen_by=EVERYONE)  # what is turned
    buying: i8 = cell(seen_by=EVERYONE)  # from which place
    colour: i8 = cell(seen_by=EVERYONE)  # the gem of which it is said how many coins pay
    owed: list[i8] = cells(GEMS, seen_by=EVERYONE)  # what is still to be paid
    model: i8 = cell(seen_by=EVERYONE)  # whose card is copied

    # The market: three rows of five places, and the decks in one pile, the newest row's on top.
    market: list[i8] = cells(PLACES, seen_by=EVERYONE, start=NOBODY)
    bought: i16 = cell(seen_by=EVERYONE)  # places from which a card was bought this turn, as bits
    newest: i8 = cell(seen_by=EVERYONE)  # the row that opened last
    deck: list[i8] = pile(CARD_NAMES, MOST_IN_DECKS, seen_by=NO_ONE, count="deck_cards")
    deck_cards: i8 = cell(seen_by=EVERYONE)
    left: list[i8] = cells(DECKS, seen_by=EVERYONE)  # how many of these are of each deck
    box: list[i8] = spread(CARD_NAMES, MOST_IN_BOX, seen_by=box_seen, count="box_cards")
    box_cards: i8 = cell(seen_by=EVERYONE)
    removed: i8 = cell(seen_by=EVERYONE)  # how many of these were removed before the game

    rolls: list[i8] = pile(FACE_NAMES, MOST_ROLLS, seen_by=NO_ONE, count="rolls_given")
    rolls_given: i8 = cell(seen_by=EVERYONE)
