"""The black market (SN-BLK-1 to SN-BLK-7): three contraband of one kind for a card that is worth more."""

from knavery.games.sheriff.data import PRIZE_VALUES, STACK_CARDS, STACK_GOODS, STACKS
from knavery.games.sheriff.rules.cards import discard
from knavery.games.sheriff.rules.handover import lose_goods
from knavery.games.sheriff.rules.names import OK, Event, Refusal
from knavery.games.sheriff.rules.officers import is_officer
from knavery.games.sheriff.rules.steps import SOLD_TOGETHER, end_inspection
from knavery.games.sheriff.table import Table
from knavery.kernel.events import ALL, tell

NOTHING = STACKS
REMOVE = 1  # the option `spent`, by the place of its value


def top_card(table: Table, stack: int) -> int:
    """SN-BLK-1: the dearer lies on top."""
    card = stack * STACK_CARDS
    return card if table.stacks >> card & 1 else card + 1


def refusal_sale(table: Table, seat: int, stack: int) -> int:
    """SN-BLK-2, SN-BLK-3, SN-BLK-6: after his own bag was dealt with, once a round, three of the kind."""
    if is_officer(table, seat):
        return Refusal.SHERIFF_SELLS_NOT
    if table.dealt >> seat & 1 == 0:
        return Refusal.BAG_NOT_BACK
    if table.sold >> seat & 1:
        return Refusal.SOLD_ALREADY
    if table.merchants[seat].stand[STACK_GOODS[stack]] < SOLD_TOGETHER:
        return Refusal.NOT_THREE
    return OK if table.stacks >> top_card(table, stack) & 1 else Refusal.STACK_EMPTY


def sell_three(table: Table, seat: int, stack: int) -> None:
    """SN-BLK-4: the three are discarded, or leave the game; all see them."""
    good, card = STACK_GOODS[stack], top_card(table, stack)
    lose_goods(table, seat, good, SOLD_TOGETHER)
    if table.spent == REMOVE:
        table.removed[good] += SOLD_TOGETHER
    else:
        discard(table, table.piles[0], good, SOLD_TOGETHER)
    table.stacks &= ~(1 << card)
    table.merchants[seat].prizes |= 1 << card
    table.sold |= 1 << seat
    tell(table, Event.SOLD, ALL, seat, good, PRIZE_VALUES[card])


def span_sell(table: Table) -> int:
    return NOTHING + 1


def refusal_sell(table: Table, seat: int, action: int) -> int:
    """SN-BLK-7: the last call, of those who have at least three cards face down and sold none."""
    if table.calls >> seat & 1 == 0:
        return Refusal.SOLD_ALREADY if table.sold >> seat & 1 else Refusal.NOT_CALLED
    return OK if action == NOTHING else refusal_sale(table, seat, action)


def play_sell(table: Table, seat: int, action: int) -> None:
    table.calls &= ~(1 << seat)
    if action == NOTHING:
        tell(table, Event.SELLS_NOTHING, ALL, seat, 0, 0)
    else:
        sell_three(table, seat, action)
    if table.calls == 0:
        end_inspection(table)
