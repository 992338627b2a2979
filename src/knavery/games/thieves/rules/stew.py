"""The mimetic stew: whoever gets it names a card of an opponent, and it is that card from then on (TM-OPT-1).

In COPY the action is the opponent's seat, in COPY_CARD the number of his card.
"""

from knavery.games.thieves.rules.cards import acts_as, do_on_getting, take_effect
from knavery.games.thieves.rules.names import OK, Event, Phase, Refusal
from knavery.games.thieves.table import Table
from knavery.kernel.events import ALL, tell
from knavery.kernel.record import NOBODY


def span_copy(table: Table) -> int:
    return table.seats


def refusal_copy(table: Table, seat: int, action: int) -> int:
    """TM-OPT-1: a card of an opponent."""
    if seat != table.turn:
        return Refusal.NOT_YOUR_TURN
    if action == seat:
        return Refusal.NOT_OWN_CARD
    return OK if table.thieves[action].held > 0 else Refusal.NO_CARDS_THERE


def play_copy(table: Table, seat: int, action: int) -> None:
    table.speaker = seat
    table.model = action
    table.phase = Phase.COPY_CARD


def span_copy_card(table: Table) -> int:
    return table.thieves[table.model].held


def refusal_copy_card(table: Table, seat: int, action: int) -> int:
    """TM-OPT-1: any card."""
    return OK


def play_copy_card(table: Table, seat: int, action: int) -> None:
    """TM-OPT-1: the stew is that card from then on, what it does on getting included."""
    other = table.thieves[table.model]
    card = acts_as(other, other.cards[action])
    table.thieves[seat].copied = card
    tell(table, Event.COPIED, ALL, seat, card, table.model)
    table.speaker = NOBODY
    table.model = 0
    table.phase = Phase.BUY
    take_effect(table, seat, card)
    do_on_getting(table, seat, card)
