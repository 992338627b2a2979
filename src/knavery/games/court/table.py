"""What lies on the table of Cursed Court, and who may see it."""

from knavery.games.court.data import KINDS, MOST_CARDS, NOBLES, PLACES
from knavery.kernel.events import ALL
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
    number,
    pile,
    rows,
    seat,
    seats,
    spread,
)

MOST_SEATS = 6
MOST_IN_GAP = 2
TWO = 2  # players: too few to sit round a table
CROWNS = 4  # of each player (CC-SET-1)
NAME_LETTERS = 16  # in the name of a set on a host's board
SEASONS = ("spring", "summer", "autumn", "winter")

# How the option `remember` lies on the table: 0 is off (CC-MEM-1).
HIDDEN_DISCARD, OPEN_DISCARD = 1, 2


def neighbours(table: "Table", gap: int, cell: int) -> int:
    """CC-YEAR-1: gap g lies between seat g and the next; of two players each has his own (CC-YEAR-2)."""
    if table.still <= TWO:
        return 1 << gap
    return 1 << gap | 1 << next_in(table, gap)


def next_in(table: "Table", seat: int) -> int:
    """The next seat clockwise that is still in the game (CC-EXC-3)."""
    following = seat + 1 if seat + 1 < table.seats else 0
    while table.out >> following & 1 and following != seat:
        following = following + 1 if following + 1 < table.seats else 0
    return following


def sees_discard(table: "Table", row: int, cell: int) -> int:
    """CC-MEM-1: an open discard is for all to see."""
    return ALL if table.remember == OPEN_DISCARD else 0


class Player(Record):
    """What one player has."""

    coins: i16 = number(seen_by=EVERYONE)  # in hand, or chips; the others lie under his crowns
    points: i16 = number(seen_by=EVERYONE)
    gained: i16 = cell(seen_by=EVERYONE)  # this year's points, while they are counted
    bought: i8 = cell(seen_by=EVERYONE)  # how often he bought chips again

    # His crowns: where each stands, and as which of the year it was placed, from 1 (CC-SEA-10, CC-COIN-3).
    crowns: i8 = cell(seen_by=EVERYONE)  # how many lie on the board
    regions: list[i8] = cells(CROWNS, seen_by=EVERYONE, start=NOBODY)
    placed: list[i16] = cells(CROWNS, seen_by=EVERYONE)
    feint: i8 = cell(seen_by=OWNER, start=NOBODY)  # which of them is the feint (CC-MASK-1)


class Gap(Record):
    """The cards that lie face down between two neighbours."""

    hidden: list[i8] = spread(NOBLES, MOST_IN_GAP, seen_by=neighbours, count="held")
    held: i8 = cell(seen_by=EVERYONE)


class Table(TableRecord):
    """All there is to know about a game."""

    # What the host chose.
    remember: i8 = cell(seen_by=EVERYONE)
    coinless: i8 = cell(seen_by=EVERYONE)
    exchange: i8 = cell(seen_by=EVERYONE)
    masquerade: i8 = cell(seen_by=EVERYONE)
    rebuy: i8 = cell(seen_by=EVERYONE)
    years: i8 = cell(seen_by=EVERYONE)
    tie: i8 = cell(seen_by=EVERYONE)

    year: i16 = number(seen_by=EVERYONE)
    season: i8 = choice(SEASONS, seen_by=EVERYONE)
    marker: i8 = seat(seen_by=EVERYONE)  # who bets first
    turn: i8 = cell(seen_by=EVERYONE, start=NOBODY)
    out: i8 = seats(seen_by=EVERYONE)  # who has lost all his chips (CC-EXC-3)
    still: i8 = cell(seen_by=EVERYONE)  # how many are in the game

    players: list[Player] = rows(MOST_SEATS)
    gaps: list[Gap] = rows(MOST_SEATS)
    pot: i16 = number(seen_by=EVERYONE)
    barren: i8 = cell(seen_by=EVERYONE)  # whether nobody scored in the year that was settled

    # The board, region by region.
    groups: list[i16] = cells(PLACES, seen_by=EVERYONE)  # its nobles, as bits
    letters: list[i16] = cells(
        (PLACES - KINDS) * NAME_LETTERS, seen_by=EVERYONE
    )  # names a host gave the sets
    holders: list[i8] = cells(PLACES, seen_by=EVERYONE)  # whose crowns are on it, as bits
    stack: list[i16] = cells(PLACES, seen_by=EVERYONE)  # the coins under its crown
    price: list[i16] = cells(
        PLACES, seen_by=EVERYONE
    )  # the fewest coins that take it: none where no crown is
    placings: i16 = cell(seen_by=EVERYONE)  # how many crowns were placed this year

    # A bet is said step by step: the region, the coins from the larger ones down, whether it is the feint.
    region: i8 = cell(seen_by=EVERYONE, start=NOBODY)
    staked: i16 = cell(seen_by=EVERYONE)
    scale: i16 = cell(seen_by=EVERYONE)  # how many coins the next number counts as

    open: list[i8] = spread(NOBLES, MOST_CARDS, seen_by=EVERYONE, count="open_cards")
    open_cards: i8 = cell(seen_by=EVERYONE)
    deck: list[i8] = pile(NOBLES, MOST_CARDS, seen_by=NO_ONE, count="deck_cards")
    deck_cards: i8 = cell(seen_by=EVERYONE)
    discard: list[i8] = spread(NOBLES, MOST_CARDS, seen_by=sees_discard, count="discard_cards")
    discard_cards: i8 = cell(seen_by=EVERYONE)
    stock: list[i8] = cells(KINDS, seen_by=EVERYONE)  # how many cards of each noble are in the game
