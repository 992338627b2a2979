"""Gold and goods from one to another: to a seat, or into the loot of two deputies."""

from knavery.games.sheriff.rules.names import Event
from knavery.games.sheriff.rules.officers import officers
from knavery.games.sheriff.table import LOOT, Table
from knavery.kernel.events import ALL, tell


def is_legal(table: Table, good: int) -> bool:
    return (table.legal >> good & 1) == 1


def give_gold(table: Table, giver: int, receiver: int, gold: int) -> None:
    table.merchants[giver].gold -= gold
    if receiver == LOOT:
        table.loot.gold += gold
    else:
        table.merchants[receiver].gold += gold


def gain_goods(table: Table, receiver: int, good: int, count: int) -> None:
    """SN-DEAL-10: onto the receiver's stand, contraband face down."""
    hidden = 0 if table.legal >> good & 1 else count
    if receiver == LOOT:
        table.loot.stand[good] += count
        table.loot.face_down += hidden
    else:
        table.merchants[receiver].stand[good] += count
        table.merchants[receiver].face_down += hidden


def lose_goods(table: Table, giver: int, good: int, count: int) -> None:
    """From the giver's stand."""
    merchant = table.merchants[giver]
    merchant.stand[good] -= count
    merchant.face_down -= 0 if table.legal >> good & 1 else count


def eyes_with(table: Table, receiver: int) -> int:
    """Those with whom one deals, as bits: a sheriff, or both deputies for the loot."""
    return officers(table) if receiver == LOOT else 1 << receiver


def tell_goods(table: Table, giver: int, receiver: int, good: int, count: int) -> None:
    """Open goods are seen by all, what lies face down by giver and receiver."""
    to = ALL if table.legal >> good & 1 else 1 << giver | eyes_with(table, receiver)
    if receiver == LOOT:
        tell(table, Event.GOODS_TO_LOOT, to, giver, good, count)
    else:
        for _ in range(count):
            tell(table, Event.GAVE_GOODS, to, giver, good, receiver)


def tell_hidden(table: Table, giver: int, receiver: int, count: int) -> None:
    """How many cards changed hands face down, which all can count."""
    if count > 0 and receiver == LOOT:
        tell(table, Event.HIDDEN_TO_LOOT, ALL, giver, count, 0)
    elif count > 0:
        tell(table, Event.GAVE_HIDDEN, ALL, giver, receiver, count)
