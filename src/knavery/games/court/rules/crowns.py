"""Crowns on the board: placed, taken off, and whose they are.

A player's crowns are listed without gaps: those on the board first, in no order that means anything.
"""

from knavery.games.court.table import Player, Table
from knavery.kernel.record import NOBODY

TWICE = 2


def place_crown(table: Table, seat: int, region: int, coins: int) -> None:
    """CC-SEA-8: crown and coins stay until the year ends, or another takes the region."""
    player = table.players[seat]
    crown = player.crowns
    table.placings += 1
    player.placed[crown] = table.placings
    player.regions[crown] = region
    player.crowns = crown + 1
    player.coins -= coins
    table.holders[region] |= 1 << seat
    table.stack[region] = coins
    table.price[region] = 0 if table.coinless else price_over(coins)


def price_over(coins: int) -> int:
    """CC-SEA-5: the fewest coins that oust so many: twice as many, over none at least one."""
    return TWICE * coins if coins > 0 else 1


def crown_in(player: Player, region: int) -> int:
    """Which of his crowns stands in this region."""
    for crown in range(player.crowns):
        if player.regions[crown] == region:
            return crown
    return NOBODY


def holder_of(table: Table, region: int) -> int:
    """Whose crown is there; with several (CC-COIN-1), the first seat's."""
    for seat in range(table.seats):
        if table.holders[region] >> seat & 1:
            return seat
    return NOBODY


def lift_crown(table: Table, seat: int, crown: int) -> None:
    """CC-SEA-6, CC-END-5: the crown and its coins go back to their owner, a feint unseen (CC-MASK-3)."""
    player = table.players[seat]
    region = player.regions[crown]
    player.coins += table.stack[region]
    table.holders[region] ^= 1 << seat
    table.stack[region] = 0
    table.price[region] = 0
    strike(player, crown)


def strike(player: Player, crown: int) -> None:
    """Off the list of those on the board; the last one takes its number."""
    last = player.crowns - 1
    if player.feint == crown:
        player.feint = NOBODY
    elif player.feint == last:
        player.feint = crown
    player.regions[crown] = player.regions[last]
    player.placed[crown] = player.placed[last]
    player.regions[last] = NOBODY
    player.placed[last] = 0
    player.crowns = last


def lift_all(table: Table) -> None:
    """CC-END-5: the board is empty again."""
    for seat in range(table.seats):
        player = table.players[seat]
        for crown in range(player.crowns):
            region = player.regions[crown]
            player.coins += table.stack[region]
            table.holders[region], table.stack[region], table.price[region] = 0, 0, 0
            player.regions[crown] = NOBODY
            player.placed[crown] = 0
        player.crowns = 0
        player.feint = NOBODY
    table.placings = 0
