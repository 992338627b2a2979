"""A bet: a crown on a region (WAGER), on any number of one's coins (STAKE) (CC-SEA-4).

In WAGER action r is region r.  In STAKE the coins are said from the larger ones down, so that no span is
long: as many coins of 625, of 25 and of 1 as one could have; with less than 25 in hand, action n is n
coins.  In a masquerade action 1 of FEINT says that this crown is the feint, and 0 that it is not.
"""

from knavery.games.court.data import PLACES
from knavery.games.court.rules.crowns import crown_in, holder_of, lift_crown, place_crown
from knavery.games.court.rules.names import OK, Event, Phase, Refusal
from knavery.games.court.rules.steps import pass_turn
from knavery.games.court.table import CROWNS, Table
from knavery.kernel.events import ALL, tell
from knavery.kernel.record import NOBODY

LARGER = 25  # a coin is worth so many of the next smaller
PLAIN, FEINT = 0, 1


def span_wager(table: Table) -> int:
    return PLACES


def refusal_wager(table: Table, seat: int, action: int) -> int:
    """CC-SEA-7: not where one has a crown.  CC-SEA-5: with another's crown there, only if one can pay.
    CC-EXC-3: who is out bets no more."""
    if seat != table.turn:
        return Refusal.OUT if table.out >> seat & 1 else Refusal.NOT_YOUR_TURN
    price, holders = table.price, table.holders
    coins, own = table.players[seat].coins, 1 << seat
    if holders[action] & own:
        return Refusal.OWN_CROWN
    return OK if price[action] <= coins else Refusal.CANNOT_OUST


def play_wager(table: Table, seat: int, action: int) -> None:
    table.speaker = seat
    table.region = action
    if table.coinless == 0:
        table.scale = largest_coin(table.players[seat].coins)
        table.phase = Phase.STAKE
    elif table.masquerade:
        table.phase = Phase.FEINT
    else:
        lay_bet(table, seat, PLAIN)


def largest_coin(coins: int) -> int:
    """The largest coin that so many could be paid in."""
    scale = 1
    while coins >= LARGER * scale:
        scale *= LARGER
    return scale


def span_stake(table: Table) -> int:
    """CC-SEA-4: any number of the coins in hand, zero included."""
    most = (table.players[table.turn].coins - table.staked) // table.scale
    return most + 1 if most < LARGER else LARGER


def refusal_stake(table: Table, seat: int, action: int) -> int:
    """CC-SEA-5: enough to oust who is there, or what can still become enough."""
    if seat != table.turn:
        return Refusal.NOT_YOUR_TURN
    price = table.price[table.region]
    least = (price - table.staked) // table.scale
    if action >= least:
        return OK
    return Refusal.NOT_TWICE if price > 1 else Refusal.NOT_OVER_ZERO


def play_stake(table: Table, seat: int, action: int) -> None:
    table.staked += action * table.scale
    if table.scale > 1:
        table.scale //= LARGER
    elif table.masquerade:
        table.phase = Phase.FEINT
    else:
        lay_bet(table, seat, PLAIN)


def span_feint(table: Table) -> int:
    return FEINT + 1


def refusal_feint(table: Table, seat: int, action: int) -> int:
    """CC-MASK-1: one of the four is the feint, and the last one if it has not been placed."""
    if seat != table.turn:
        return Refusal.NOT_YOUR_TURN
    lies = table.players[seat].feint != NOBODY
    if action == FEINT:
        return Refusal.FEINT_LIES if lies else OK
    return OK if lies or table.players[seat].crowns < CROWNS - 1 else Refusal.FEINT_LACKS


def play_feint(table: Table, seat: int, action: int) -> None:
    lay_bet(table, seat, action)


def lay_bet(table: Table, seat: int, kind: int) -> None:
    """The crown is placed, and whoever was there has his back (CC-SEA-6)."""
    region, coins = table.region, table.staked
    table.speaker, table.region = NOBODY, NOBODY
    table.staked, table.scale = 0, 0
    if table.coinless:
        tell(table, Event.CROWNED, ALL, seat, region, 0)
    else:
        tell(table, Event.WAGERED, ALL, seat, region, coins)
    if table.price[region] > 0:
        oust(table, region)
    place_crown(table, seat, region, coins)
    if kind == FEINT:
        table.players[seat].feint = table.players[seat].crowns - 1
        tell(table, Event.FEINT_PLACED, 1 << seat, seat, region, 0)
    pass_turn(table)


def oust(table: Table, region: int) -> None:
    """CC-SEA-6: crown and coins go back at once."""
    loser = holder_of(table, region)
    tell(table, Event.OUSTED, ALL, loser, region, table.stack[region])
    lift_crown(table, loser, crown_in(table.players[loser], region))
