"""Scoring (CC-END-2 to CC-END-4, CC-COIN-2): what the crowns pay at the year's end, and who has won."""

from knavery.games.court.data import COPIES, KINDS, PAYS
from knavery.games.court.rules.crowns import crown_in
from knavery.games.court.rules.names import Event
from knavery.games.court.table import Table
from knavery.kernel.events import ALL, tell

PRICE_OF_CHIPS = 100  # what each has in the exchange, and what one buys again (CC-EXC-1, CC-EXC-4)


def count_year(table: Table) -> None:
    """Each crown pays what its region does; the coins beneath it do not count (CC-END-4)."""
    present = nobles_present(table)
    for seat in range(table.seats):
        if table.out >> seat & 1 == 0:
            count_seat(table, seat, present)


def count_seat(table: Table, seat: int, present: int) -> None:
    player = table.players[seat]
    player.gained = 0
    for crown in range(player.crowns):
        region = player.regions[crown]
        pay = pay_of(table, region, present)
        if table.coinless:
            pay = max(pay - crowns_before(table, seat, crown), 0)
        tell(table, Event.CROWN_PAID, ALL, seat, region, pay)
        player.gained += pay


def pay_of(table: Table, region: int, present: int) -> int:
    """CC-END-2: a noble pays by its copies.  CC-END-3: a set, if it is complete, one for each noble."""
    if region < KINDS:
        return PAYS[min(copies(table, region), COPIES)]
    nobles = table.groups[region]
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


def crowns_before(table: Table, seat: int, crown: int) -> int:
    """CC-COIN-2: the crowns that were placed there earlier; feints are gone by now (CC-MASK-4)."""
    region, placed = table.players[seat].regions[crown], table.players[seat].placed[crown]
    count = 0
    for other in range(table.seats):
        if other != seat and table.holders[region] >> other & 1:
            player = table.players[other]
            count += 1 if player.placed[crown_in(player, region)] < placed else 0
    return count


def add_points(table: Table) -> None:
    """CC-END-6: points are kept from year to year."""
    for seat in range(table.seats):
        player = table.players[seat]
        player.points += player.gained
        tell(table, Event.SCORED, ALL, seat, player.gained, player.points)
        player.gained = 0


# --- the end


def score(table: Table, seat: int) -> int:
    """Points; in the exchange chips, less those bought (CC-EXC-4)."""
    player = table.players[seat]
    return player.coins - PRICE_OF_CHIPS * player.bought if table.exchange else player.points


def winners(table: Table) -> int:
    """CC-END-6, CC-EXC-5: those who have most, as bits; equal ones share.  CC-EXC-3: not who is out."""
    most, seats = 0, 0
    for seat in range(table.seats):
        if table.out >> seat & 1 == 0:
            own = score(table, seat)
            if seats == 0 or own > most:
                most, seats = own, 0
            if own == most:
                seats |= 1 << seat
    return seats
