"""Cards on the move: deck, pile, hands."""

from knavery.games.sheriff.data import KINDS
from knavery.games.sheriff.rules.names import Event
from knavery.games.sheriff.table import Table
from knavery.kernel.chance import shuffle
from knavery.kernel.events import ALL, tell
from knavery.kernel.record import NOBODY

HAND_LIMIT = 6


def draw_up(table: Table, seat: int) -> None:
    """SN-MKT-3, SN-END-1: draw back up to the hand limit, or what there is (SN-MKT-10)."""
    merchant = table.merchants[seat]
    before = merchant.held
    while merchant.held < HAND_LIMIT:
        good = draw(table)
        if good == NOBODY:
            break
        merchant.hand[good] += 1
        merchant.held += 1
        tell(table, Event.DREW_CARD, 1 << seat, seat, good, 1)
    if merchant.held > before:
        tell(table, Event.DREW, ALL, seat, merchant.held - before, 0)


def draw(table: Table) -> int:
    """The top card of the deck, or NOBODY when deck and pile are exhausted."""
    if table.deck_cards == 0:
        reshuffle(table)
    if table.deck_cards == 0:
        return NOBODY
    table.deck_cards -= 1
    good = table.deck[table.deck_cards]
    table.deck[table.deck_cards] = 0
    return good


def reshuffle(table: Table) -> None:
    """SN-END-2: when a card is needed and the deck has run out, the whole pile becomes the deck."""
    for card in range(table.pile_cards):
        table.deck[card] = table.pile[card]
        table.pile[card] = 0
    table.deck_cards = table.pile_cards
    table.pile_cards = 0
    shuffle(table, table.deck, table.deck_cards)
    if table.deck_cards > 0:
        tell(table, Event.RESHUFFLED, ALL, table.deck_cards, 0, 0)


def discard(table: Table, good: int, count: int) -> None:
    """Lay cards of one good onto the pile."""
    for _ in range(count):
        table.pile[table.pile_cards] = good
        table.pile_cards += 1


def gather_aside(table: Table) -> None:
    """SN-MKT-9: the sheriff lays all set-aside cards onto the pile, merchant by merchant (SN-END-3)."""
    for step in range(table.seats):
        merchant = table.merchants[(table.first + step) % table.seats]
        for good in range(KINDS):
            discard(table, good, merchant.aside[good])
            merchant.aside[good] = 0
