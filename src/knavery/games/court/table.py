"""What lies on the table of Cursed Court, and who may see it."""

from knavery.games.court.data import KINDS, MOST_CARDS, NOBLES, PLACES
from knavery.kernel.record import (
    EVERYONE,
    NO_ONE,
    NOBODY,
    Record,
    TableRecord,
    cell,
    cells,
    choice,
    i8,
    i16,
    number,
    pile,
    rows,
    seat,
    spread,
)

MOST_SEATS = 6
MOST_IN_GAP = 2
SEASONS = ("spring", "summer", "autumn", "winter")


def neighbours(table: "Table", gap: int, cell: int) -> int:
    """CC-YEAR-1: gap g lies between seat g and the next; of two players each has his own (CC-YEAR-2)."""
    if table.seats == 2:
        return 1 << gap
    return 1 << gap | 1 << (gap + 1 if gap + 1 < table.seats else 0)


class Player(Record):
    """What one player has."""

    coins: i16 = number(seen_by=EVERYONE)  # in hand; the others lie under his crowns
    points: i16 = number(seen_by=EVERYONE)
    crowns: i8 = cell(seen_by=EVERYONE)  # how many lie on the board


class Gap(Record):
    """The cards that lie face down between two neighbours."""

    hidden: list[i8] = spread(NOBLES, MOST_IN_GAP, seen_by=neighbours, count="held")
    held: i8 = cell(seen_by=EVERYONE)


class Table(TableRecord):
    """All there is to know about a game."""

    year: i8 = number(seen_by=EVERYONE)
    season: i8 = choice(SEASONS, seen_by=EVERYONE)
    marker: i8 = seat(seen_by=EVERYONE)  # who bets first
    turn: i8 = cell(seen_by=EVERYONE, start=NOBODY)

    players: list[Player] = rows(MOST_SEATS)
    gaps: list[Gap] = rows(MOST_SEATS)

    # The board, region by region.
    board: list[i16] = cells(PLACES, seen_by=EVERYONE)  # its nobles, as bits
    holder: list[i8] = cells(PLACES, seen_by=EVERYONE, start=NOBODY)  # whose crown is on it
    stack: list[i16] = cells(PLACES, seen_by=EVERYONE)  # the coins under that crown
    price: list[i16] = cells(
        PLACES, seen_by=EVERYONE
    )  # the fewest coins that take it: none where no crown is
    placed: list[i16] = cells(PLACES, seen_by=EVERYONE)  # as which crown of the year it was placed, from 1
    placings: i16 = cell(seen_by=EVERYONE)  # how many crowns were placed this year

    # A bet is said in two steps: the region, then the coins.
    region: i8 = cell(seen_by=EVERYONE, start=NOBODY)

    open: list[i8] = spread(NOBLES, MOST_CARDS, seen_by=EVERYONE, count="open_cards")
    open_cards: i8 = cell(seen_by=EVERYONE)
    deck: list[i8] = pile(NOBLES, MOST_CARDS, seen_by=NO_ONE, count="deck_cards")
    deck_cards: i8 = cell(seen_by=EVERYONE)
    stock: list[i8] = cells(KINDS, seen_by=EVERYONE)  # how many cards of each noble are in the game
