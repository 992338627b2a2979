"""The great exchange: chips on the board go to who scored most, and who has none left is out."""

from knavery.games.court.data import PLACES
from knavery.games.court.rules.names import Event
from knavery.games.court.table import Table, next_in
from knavery.kernel.events import ALL, tell


def settle_pot(table: Table) -> None:
    """CC-EXC-2: who scored most takes all chips on the board; with nobody scoring they stay (CC-EXC-3)."""
    gather_pot(table)
    best = most_gained(table)
    table.barren = 1 if best == 0 else 0
    if best == 0:
        tell(table, Event.POT_STAYS, ALL, table.pot, 0, 0)
    else:
        share_pot(table, seats_that_gained(table, best))
    for seat in range(table.seats):
        table.players[seat].gained = 0


def gather_pot(table: Table) -> None:
    """CC-EXC-2: failing crowns' chips too; the crowns go back without them."""
    for region in range(PLACES):
        table.pot += table.stack[region]
        table.stack[region] = 0


def most_gained(table: Table) -> int:
    most = 0
    for seat in range(table.seats):
        if table.out >> seat & 1 == 0:
            tell(table, Event.COUNTED, ALL, seat, table.players[seat].gained, 0)
            most = max(most, table.players[seat].gained)
    return most


def seats_that_gained(table: Table, points: int) -> int:
    seats = 0
    for seat in range(table.seats):
        if table.out >> seat & 1 == 0 and table.players[seat].gained == points:
            seats |= 1 << seat
    return seats


def share_pot(table: Table, seats: int) -> None:
    """CC-EXC-3: evenly among these; odd chips stay in the pot."""
    many = 0
    for seat in range(table.seats):
        many += seats >> seat & 1
    each = table.pot // many
    for seat in range(table.seats):
        if seats >> seat & 1:
            table.pot -= each
            table.players[seat].coins += each
            tell(table, Event.POT_TAKEN, ALL, seat, each, 0)
    if table.pot > 0:
        tell(table, Event.POT_STAYS, ALL, table.pot, 0, 0)


def chips_in_hands(table: Table) -> int:
    """How many players have chips."""
    count = 0
    for seat in range(table.seats):
        count += 1 if table.players[seat].coins > 0 else 0
    return count


def put_out(table: Table) -> None:
    """CC-EXC-3: who has no chips is out; his marker goes to the next still in."""
    for seat in range(table.seats):
        if table.out >> seat & 1 == 0 and table.players[seat].coins == 0:
            table.out |= 1 << seat
            table.still -= 1
            tell(table, Event.WENT_OUT, ALL, seat, 0, 0)
    if table.out >> table.marker & 1:
        table.marker = next_in(table, table.marker)
