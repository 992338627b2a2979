"""The rules of High Card.

Everybody gets a card and says in turn that he stays, for a chip, or folds; not all may fold.  Then the
cards are shown, and the highest of those who stayed takes the pot.
"""

import enum

from highcard.table import KINDS, Table
from knavery.kernel.chance import shuffle
from knavery.kernel.events import ALL, tell
from knavery.kernel.record import NOBODY

OK = 0
STAY, FOLD = 0, 1
DEEDS = 2
START_CHIPS = 10
HANDS = 2
HANDS_OF_LONG = 4


class Phase(enum.IntEnum):
    """There is one thing to say, until the game is over."""

    SPEAK = 0
    OVER = 1


class Refusal(enum.IntEnum):
    """Why not."""

    NOT_YOUR_TURN = 1
    SOMEBODY_STAYS = 2


class Event(enum.IntEnum):
    """What can happen."""

    DEALT = 1  # seat, card: told to him alone
    STAYED = 2  # seat
    FOLDED = 3  # seat
    SHOWN = 4  # seat, card
    WON = 5  # seat, chips


def deal(table: Table) -> None:
    """HC-1: ten chips and a card each."""
    for card in range(KINDS):
        table.deck[card] = card
    table.deck_cards = KINDS
    for seat in range(table.seats):
        table.players[seat].chips = START_CHIPS
    open_hand(table)


def open_hand(table: Table) -> None:
    shuffle(table, table.deck, table.deck_cards)
    for seat in range(table.seats):
        table.deck_cards -= 1
        table.players[seat].card[0] = table.deck[table.deck_cards]
        table.players[seat].held = 1
        table.deck[table.deck_cards] = 0
        tell(table, Event.DEALT, 1 << seat, seat, table.players[seat].card[0], 0)
    table.hands += 1
    table.folded = 0
    table.turn = 0


def acting(table: Table) -> int:
    """The seat whose turn it is, as bits."""
    return 0 if table.phase == Phase.OVER else 1 << table.turn


def span_speak(table: Table) -> int:
    return DEEDS


def refusal_speak(table: Table, seat: int, action: int) -> int:
    """HC-2: in turn.  HC-3: the last may not fold when all others did."""
    if seat != table.turn:
        return Refusal.NOT_YOUR_TURN
    others = (1 << table.seats) - 1 - (1 << seat)
    return Refusal.SOMEBODY_STAYS if action == FOLD and table.folded == others else OK


def play_speak(table: Table, seat: int, action: int) -> None:
    if action == FOLD:
        table.folded |= 1 << seat
        tell(table, Event.FOLDED, ALL, seat, 0, 0)
    else:
        table.players[seat].chips -= 1
        table.pot += 1
        tell(table, Event.STAYED, ALL, seat, 0, 0)
    table.turn += 1
    if table.turn == table.seats:
        close_hand(table)


def close_hand(table: Table) -> None:
    """HC-4: the highest card of those who stayed takes the pot."""
    best, winner = NOBODY, NOBODY
    for seat in range(table.seats):
        card = table.players[seat].card[0]
        table.players[seat].shown = NOBODY
        if table.folded >> seat & 1 == 0:
            tell(table, Event.SHOWN, ALL, seat, card, 0)
            table.players[seat].shown = card
            if card > best:
                best, winner = card, seat
        take_back(table, seat)
    tell(table, Event.WON, ALL, winner, table.pot, 0)
    table.players[winner].chips += table.pot
    table.pot = 0
    if table.hands == (HANDS_OF_LONG if table.long else HANDS):
        table.turn = NOBODY
        table.phase = Phase.OVER
    else:
        open_hand(table)


def take_back(table: Table, seat: int) -> None:
    player = table.players[seat]
    table.deck[table.deck_cards] = player.card[0]
    table.deck_cards += 1
    player.card[0] = 0
    player.held = 0


def score(table: Table, seat: int) -> int:
    return table.players[seat].chips


def winners(table: Table) -> int:
    """Those with most chips, as bits."""
    most = 0
    for seat in range(table.seats):
        most = max(most, table.players[seat].chips)
    seats = 0
    for seat in range(table.seats):
        seats |= (1 if table.players[seat].chips == most else 0) << seat
    return seats
