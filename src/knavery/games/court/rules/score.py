"""Scoring (CC-END-2 to CC-END-4): what the crowns pay at the year's end, and who has won."""

from knavery.games.court.data import COPIES, KINDS, PAYS, PLACES
from knavery.games.court.rules.names import Event
from knavery.games.court.table import Table
from knavery.kernel.events import ALL, tell


def count_year(table: Table) -> None:
    """Each crown pays what its region does; the coins beneath it do not count (CC-END-4)."""
    present = nobles_present(table)
    for seat in range(table.seats):
        count_seat(table, seat, present)


def count_seat(table: Table, seat: int, present: int) -> None:
    points = 0
    for region in range(PLACES):
        if table.holder[region] == seat:
            pay = pay_of(table, region, present)
            tell(table, Event.CROWN_PAID, ALL, seat, region, pay)
            points += pay
    table.players[seat].points += points
    tell(table, Event.SCORED, ALL, seat, points, table.players[seat].points)


def pay_of(table: Table, region: int, present: int) -> int:
    """CC-END-2: a noble pays by its copies.  CC-END-3: a set, if it is complete, one for each noble."""
    if region < KINDS:
        return PAYS[min(copies(table, region), COPIES)]
    nobles = table.board[region]
    return count_nobles(nobles) if nobles & present == nobles else 0


def copies(table: Table, noble: int) -> int:
    """How many open cards show this noble."""
    count = 0
    for card in range(table.open_cards):
        count += 1 if table.open[card] == noble else 0
    return count


def nobles_present(table: Table) -> int:
    """The nobles that lie open at all, as bits."""
    nobles = 0
    for card in range(table.open_cards):
        nobles |= 1 << table.open[card]
    return nobles


def count_nobles(nobles: int) -> int:
    count = 0
    for noble in range(KINDS):
        count += nobles >> noble & 1
    return count


def score(table: Table, seat: int) -> int:
    return table.players[seat].points


def winners(table: Table) -> int:
    """CC-END-6: those with most points, as bits; equal ones share, for a tie is a draw."""
    most = 0
    for seat in range(table.seats):
        most = max(most, table.players[seat].points)
    seats = 0
    for seat in range(table.seats):
        if table.players[seat].points == most:
            seats |= 1 << seat
    return seats
