"""The deputies share their loot (SN-DEP-8)."""

from knavery.games.sheriff.data import PRIZE_VALUES, STACK_CARDS, STACK_GOODS
from knavery.games.sheriff.rules.handover import gain_goods, is_legal
from knavery.games.sheriff.rules.names import Event
from knavery.games.sheriff.rules.officers import officers
from knavery.games.sheriff.table import Table
from knavery.kernel.events import ALL, tell

DEPUTIES = 2


def share_loot(table: Table) -> None:
    """SN-DEP-9: gold is halved and each kind of card is halved; what is odd remains."""
    share_half(table, table.sheriff)
    share_half(table, table.partner)
    loot = table.loot
    loot.gold %= DEPUTIES
    for good in range(table.kinds):
        halves = loot.stand[good] // DEPUTIES * DEPUTIES
        loot.stand[good] -= halves
        loot.face_down -= 0 if is_legal(table, good) else halves


def share_half(table: Table, deputy: int) -> None:
    loot, before = table.loot, table.merchants[deputy].face_down
    gain_loot_gold(table, deputy, loot.gold // DEPUTIES)
    for good in range(table.kinds):
        half = loot.stand[good] // DEPUTIES
        if half > 0:
            gain_loot_goods(table, deputy, good, half)
    tell_hidden_share(table, deputy, before)


def tell_hidden_share(table: Table, deputy: int, before: int) -> None:
    """SN-DEP-11: counted by the rest."""
    hidden = table.merchants[deputy].face_down - before
    if hidden > 0:
        tell(table, Event.SHARES_HIDDEN, ALL, deputy, hidden, 0)


def gain_loot_gold(table: Table, deputy: int, gold: int) -> None:
    if gold > 0:
        table.merchants[deputy].gold += gold
        tell(table, Event.SHARES_GOLD, ALL, deputy, gold, 0)


def gain_loot_goods(table: Table, deputy: int, good: int, count: int) -> None:
    """SN-DEP-11: which contraband it is only the deputies see."""
    gain_goods(table, deputy, good, count)
    to = ALL if is_legal(table, good) else officers(table)
    tell(table, Event.SHARES_GOODS, to, deputy, good, count)


def gain_loot_prize(table: Table, deputy: int, card: int) -> None:
    table.merchants[deputy].prizes |= 1 << card
    tell(table, Event.SHARES_PRIZE, ALL, deputy, STACK_GOODS[card // STACK_CARDS], PRIZE_VALUES[card])


def is_loot_left(table: Table) -> bool:
    left = table.loot.gold + table.loot.prizes
    for good in range(table.kinds):
        left += table.loot.stand[good]
    return left > 0
