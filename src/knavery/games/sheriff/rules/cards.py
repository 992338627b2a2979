"""Cards on the move: deck, pile, hands."""

from knavery.games.sheriff.data import KINDS, MOST_CARDS
from knavery.games.sheriff.rules.names import Event
from knavery.games.sheriff.table import Table
from knavery.kernel.chance import shuffle
from knavery.kernel.events import ALL, tell

HAND_LIMIT = 6


def draw_up(table: Table, seat: int) -> None:
    """SN-MKT-3, SN-END-1: draw back up to the hand limit, or what there is (SN-MKT-10)."""
    draw_from_deck(table, seat)
    if table.merchants[seat].held < HAND_LIMIT and table.pile_cards > 0:
        reshuffle(table)
        draw_from_deck(table, seat)


def draw_from_deck(table: Table, seat: int) -> None:
    """As many cards as are missing from the hand, from the top, while there are any."""
    merchant = table.merchants[seat]
    count = min(HAND_LIMIT - merchant.held, table.deck_cards)
    for _ in range(count):
        table.deck_cards -= 1
        good = table.deck[table.deck_cards]
        table.deck[table.deck_cards] = 0
        merchant.hand[good] += 1
        merchant.held += 1
        tell(table, Event.DREW_CARD, 1 << seat, seat, good, 1)
    if count > 0:
        tell(table, Event.DREW, ALL, seat, count, 0)


def reshuffle(table: Table) -> None:
    """SN-END-2: when a card is needed and the deck has run out, the whole pile becomes the deck."""
    for card in range(table.pile_cards):
        table.deck[card] = table.pile[card]
        table.pile[card] = 0
    table.deck_cards = table.pile_cards
    table.pile_cards = 0
    shuffle(table, table.deck, table.deck_cards)
    tell(table, Event.RESHUFFLED, ALL, table.deck_cards, 0, 0)


def discard(table: Table, good: int, count: int) -> None:
    """Lay cards of one good onto the pile."""
    for _ in range(count):
        if table.pile_cards < MOST_CARDS:  # a position may have been written with more
            table.pile[table.pile_cards] = good
            table.pile_cards += 1


def gather_aside(table: Table) -> None:
    """SN-MKT-9: the sheriff lays all set-aside cards onto the pile, merchant by merchant (SN-END-3)."""
    for step in range(table.seats):
        merchant = table.merchants[(table.first + step) % table.seats]
        for good in range(KINDS):
            discard(table, good, merchant.aside[good])
            merchant.aside[good] = 0
