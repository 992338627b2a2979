"""What a buyer's cards do once a round: flips and trades (TM-CARD-1, TM-CARD-2); and the escape (TM-CARD-14).

In USE the action is the use, in TURN the face that the die is turned to.
"""

from knavery.games.thieves.data import (
    CARD_OF_USE,
    FACES,
    FROM,
    GIVES_COIN,
    NONE,
    ONLY,
    TO,
    USABLE,
    USES_OF_FACE,
)
from knavery.games.thieves.rules.cards import gain_infamy, has
from knavery.games.thieves.rules.dice import MIDDLE, add, purse_of
from knavery.games.thieves.rules.names import OK, Event, Phase, Refusal
from knavery.games.thieves.table import Table
from knavery.kernel.events import ALL, tell
from knavery.kernel.record import NOBODY

ENOUGH, MORE, ANSWERS = 0, 1, 2
COIN_BRINGS = 2
TRADE_BRINGS = 1


def usable(table: Table, seat: int) -> int:
    """What this buyer can use now, as bits."""
    uses = 0
    for face in range(FACES):
        if table.piles[seat + 1].objects[face] > 0:
            uses |= USES_OF_FACE[face]
    return uses & table.ready


def span_use(table: Table) -> int:
    return USABLE


def refusal_use(table: Table, seat: int, action: int) -> int:
    """TM-BUY-5: once a round, with a die of its face (TM-CARD-1, TM-CARD-2, TM-CARD-6, TM-CARD-8)."""
    if not has(table.thieves[seat], action):
        return Refusal.NOT_YOUR_CARD
    if table.ready >> action & 1 == 0:
        return Refusal.USED
    return OK if table.piles[seat + 1].objects[FROM[action]] > 0 else Refusal.NO_SUCH_DIE


def play_use(table: Table, seat: int, action: int) -> None:
    table.ready &= ~(1 << action)
    if TO[action] == 0:
        trade(table, seat, action)
        end_use(table, seat)
    elif ONLY[action] != NONE:
        flip(table, seat, action, ONLY[action])
        end_use(table, seat)
    else:
        table.using = action
        table.phase = Phase.TURN


def trade(table: Table, seat: int, use: int) -> None:
    """TM-CARD-2: a gem for an infamy.  TM-CARD-6: a mask for a coin, to be spent at once."""
    add(table.piles[seat + 1], FROM[use], -1)
    add(table.piles[MIDDLE], FROM[use], 1)
    tell(table, Event.TRADED, ALL, seat, CARD_OF_USE[use], FROM[use])
    if GIVES_COIN[use] == 1:
        table.thieves[seat].coins += TRADE_BRINGS
        tell(table, Event.COINS, ALL, seat, CARD_OF_USE[use], TRADE_BRINGS)
    else:
        gain_infamy(table, seat, use, TRADE_BRINGS)


def span_turn(table: Table) -> int:
    return FACES


def refusal_turn(table: Table, seat: int, action: int) -> int:
    """TM-CARD-1, TM-CARD-8: to one of the faces that the card names."""
    return OK if TO[table.using] >> action & 1 == 1 else Refusal.NOT_THAT_FACE


def play_turn(table: Table, seat: int, action: int) -> None:
    flip(table, seat, table.using, action)
    table.using = 0
    end_use(table, seat)


def flip(table: Table, seat: int, use: int, face: int) -> None:
    add(table.piles[seat + 1], FROM[use], -1)
    add(table.piles[seat + 1], face, 1)
    tell(table, Event.FLIPPED, ALL, seat, CARD_OF_USE[use], face)


def end_use(table: Table, seat: int) -> None:
    table.speaker = NOBODY
    table.phase = Phase.BUY
    table.purse = purse_of(table.piles[seat + 1])


def begin_escape(table: Table, seat: int) -> None:
    """TM-CARD-14: coin by coin, any number of them."""
    table.speaker = seat
    table.phase = Phase.ESCAPE
    spend_coin(table, seat)


def spend_coin(table: Table, seat: int) -> None:
    table.thieves[seat].coins -= 1
    table.thieves[seat].infamy += COIN_BRINGS
    table.picked += 1


def span_escape(table: Table) -> int:
    return ANSWERS


def refusal_escape(table: Table, seat: int, action: int) -> int:
    return OK if action == ENOUGH or table.thieves[seat].coins > 0 else Refusal.NO_COINS


def play_escape(table: Table, seat: int, action: int) -> None:
    if action == MORE:
        spend_coin(table, seat)
        return
    tell(table, Event.ESCAPED, ALL, seat, table.picked, COIN_BRINGS * table.picked)
    table.picked = 0
    table.speaker = NOBODY
    table.phase = Phase.BUY
