"""A bet: a crown on a region (WAGER), on any number of one's coins (STAKE) (CC-SEA-4).

In WAGER action r is region r; in STAKE action n is n coins.
"""

from knavery.games.court.data import PLACES
from knavery.games.court.rules.names import OK, Event, Phase, Refusal
from knavery.games.court.rules.steps import lift_crown, pass_turn
from knavery.games.court.table import Table
from knavery.kernel.events import ALL, tell
from knavery.kernel.record import NOBODY

TWICE = 2


def span_wager(table: Table) -> int:
    return PLACES


def refusal_wager(table: Table, seat: int, action: int) -> int:
    """CC-SEA-7: not where one has a crown.  CC-SEA-5: with another's crown there, only if one can pay."""
    if seat != table.turn:
        return Refusal.NOT_YOUR_TURN
    if table.holder[action] == seat:
        return Refusal.OWN_CROWN
    return OK if table.price[action] <= table.players[seat].coins else Refusal.CANNOT_OUST


def play_wager(table: Table, seat: int, action: int) -> None:
    table.speaker = seat
    table.region = action
    table.phase = Phase.STAKE


def span_stake(table: Table) -> int:
    """CC-SEA-4: any number of the coins in hand, zero included."""
    return table.players[table.turn].coins + 1


def refusal_stake(table: Table, seat: int, action: int) -> int:
    """CC-SEA-5: enough to oust who is there."""
    if seat != table.turn:
        return Refusal.NOT_YOUR_TURN
    price = table.price[table.region]
    if action >= price:
        return OK
    return Refusal.NOT_TWICE if price > 1 else Refusal.NOT_OVER_ZERO


def play_stake(table: Table, seat: int, action: int) -> None:
    region = table.region
    table.speaker = NOBODY
    table.region = NOBODY
    tell(table, Event.WAGERED, ALL, seat, region, action)
    if table.holder[region] != NOBODY:
        tell(table, Event.OUSTED, ALL, table.holder[region], region, table.stack[region])
        lift_crown(table, region)
    place_crown(table, seat, region, action)
    pass_turn(table)


def place_crown(table: Table, seat: int, region: int, coins: int) -> None:
    """CC-SEA-8: crown and coins stay until the year ends, or another takes the region."""
    player = table.players[seat]
    player.coins -= coins
    player.crowns += 1
    table.holder[region] = seat
    table.stack[region] = coins
    table.price[region] = price_over(coins)
    table.placings += 1
    table.placed[region] = table.placings


def price_over(coins: int) -> int:
    """CC-SEA-5: the fewest coins that oust so many: twice as many, over none at least one."""
    return TWICE * coins if coins > 0 else 1
