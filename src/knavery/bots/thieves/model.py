"""What the search knows of thieves: they take what they can use, leave a little, and buy what is worth its
price.  A playout rests when the next turn of the game is over; what works every turn is then worth what it
will still bring.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from knavery.games.thieves.data import (
    BAG,
    EXTRA,
    HOUSE_AMONG,
    NONE,
    OWN,
    POINTS,
    POWER,
    WATCH,
)
from knavery.games.thieves.rules.buy import DONE, ESCAPE, FIRST_PLACE, USE
from knavery.games.thieves.rules.dice import MIDDLE
from knavery.games.thieves.rules.names import Phase

if TYPE_CHECKING:  # bound to the game's own

    def score(table: Any, seat: int) -> int: ...


TENTHS = 10
HORIZON = 2  # turns of the game: what one takes now is spent in the next

# By the newest row, the last number for a game that is over: what a coin and a card that works every turn
# are worth, in tenths of a point.
COIN = (8, 8, 5)
WORKS = (30, 20, 6)

# Tickets.
ANY = 1
TAKE, ROB = 24, 5
KEPT, HALF = 12, 6  # of one kind: all, or some
GOOD = (8, 8, 8, 8, 10, 10, 6)  # how well people like a die or the marker
CARD, PER_POINT, WHEN_DONE, WHEN_USED, WHEN_ESCAPED = 6, 4, 4, 12, 2
SPECIAL = 3  # points, where a card does something of its own


# --- in the dialect of rules


def weigh(table: Any, habits: Any, seat: int, action: int) -> int:
    if table.phase == Phase.LOOT:
        return TAKE if action == MIDDLE else ROB * max(table.piles[action].size - 2, 0) + ANY
    if table.phase == Phase.PICK:
        return pick_tickets(table, seat, action)
    if table.phase == Phase.BUY:
        return buy_tickets(table, seat, action)
    if table.phase == Phase.TURN:
        return KEPT if action == BAG else ANY
    return KEPT if action == 0 else HALF


def pick_tickets(table: Any, seat: int, count: int) -> int:
    """Of a robbed pile nearly all; of the middle about one's part."""
    lying = table.piles[table.source].objects[table.kind]
    if table.source != MIDDLE:
        return KEPT * GOOD[table.kind] if count == lying else ANY
    share = (lying + 1) // 2
    if count == share or (count == 0 and lying == 1):
        return KEPT
    return HALF if count < share else HALF // 2


def buy_tickets(table: Any, seat: int, action: int) -> int:
    if action == DONE:
        return WHEN_DONE
    if action == USE:
        return WHEN_USED
    if action == ESCAPE:
        return WHEN_ESCAPED
    return CARD + PER_POINT * plain_worth(table.market[action - FIRST_PLACE])


def plain_worth(card: int) -> int:
    """Points on a card, or that such a card comes to."""
    if OWN[card] != NONE:
        return SPECIAL
    return int(max(POINTS[card], HOUSE_AMONG[card]))


def landmark(table: Any) -> int:
    """The turns that are over."""
    return int(table.round)


def worth(table: Any, seat: int) -> int:
    """Points now, and what coins and cards will still bring."""
    points: int = TENTHS * score(table, seat)
    if table.phase == Phase.OVER:
        return points
    thief = table.thieves[seat]
    points += COIN[table.newest] * thief.coins
    for number in range(thief.held):
        card = thief.cards[number]
        if POWER[card] != NONE or EXTRA[card] != NONE or WATCH[card] != NONE:
            points += WORKS[table.newest]
    return points
