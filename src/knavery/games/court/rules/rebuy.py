"""Between two years of the exchange: chips are bought again, or not (REBUY, CC-EXC-4).

Action 0 declines, action 1 buys.  The marker's seat is asked first, then the others clockwise.
"""

from knavery.games.court.rules.names import OK, Event, Refusal
from knavery.games.court.rules.score import PRICE_OF_CHIPS
from knavery.games.court.rules.steps import go_on
from knavery.games.court.table import Table, next_in
from knavery.kernel.events import ALL, tell

DECLINE, BUY = 0, 1
MOST_BOUGHT = 10  # times in a game (CC-EXC-4)


def span_rebuy(table: Table) -> int:
    return BUY + 1


def refusal_rebuy(table: Table, seat: int, action: int) -> int:
    if seat != table.turn:
        return Refusal.OUT if table.out >> seat & 1 else Refusal.NOT_ASKED
    if action == BUY and table.players[seat].bought >= MOST_BOUGHT:
        return Refusal.BOUGHT_ENOUGH
    return OK


def play_rebuy(table: Table, seat: int, action: int) -> None:
    if action == BUY:
        table.players[seat].bought += 1
        table.players[seat].coins += PRICE_OF_CHIPS
        tell(table, Event.REBOUGHT, ALL, seat, PRICE_OF_CHIPS, 0)
    else:
        tell(table, Event.DECLINED, ALL, seat, 0, 0)
    table.turn = next_in(table, table.turn)
    if table.turn == table.marker:
        go_on(table)
