"""Crowns on the board: placed, taken off, and whose they are."""

from knavery.games.court.table import CROWNS, Player, Table
from knavery.kernel.record import NOBODY

TWICE = 2


def place_crown(table: Table, seat: int, region: int, coins: int) -> int:
    """CC-SEA-8: crown and coins stay until the year ends, or another takes the region.  Which of the four
    crowns it is."""
    player = table.players[seat]
    player.coins -= coins
    player.crowns += 1
    crown = crown_in(player, NOBODY)
    table.placings += 1
    player.placed[crown] = table.placings
    player.regions[crown] = region
    table.holders[region] |= 1 << seat
    table.stack[region] = coins
    table.price[region] = 0 if table.coinless else price_over(coins)
    return crown


def price_over(coins: int) -> int:
    """CC-SEA-5: the fewest coins that oust so many: twice as many, over none at least one."""
    return TWICE * coins if coins > 0 else 1


def crown_in(player: Player, region: int) -> int:
    """Which of his crowns stands in this region; NOBODY as region: one that is in hand."""
    for crown in range(CROWNS):
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
    player.crowns -= 1
    player.regions[crown] = NOBODY
    player.placed[crown] = 0
    if player.feint == crown:
        player.feint = NOBODY
    table.holders[region] ^= 1 << seat
    table.stack[region] = 0
    table.price[region] = 0


def lift_all(table: Table) -> None:
    """CC-END-5: the board is empty again."""
    for seat in range(table.seats):
        for crown in range(CROWNS):
            if table.players[seat].regions[crown] != NOBODY:
                lift_crown(table, seat, crown)
    table.placings = 0
