"""Dice and piles of objects: rolling, and moving from pile to pile."""

from knavery.games.thieves.data import FACES, GEMS, OBJECTS, PAIR, UNARY
from knavery.games.thieves.table import Pile, Table
from knavery.kernel.chance import below

MIDDLE = 0
TWO = 2


def roll(table: Table) -> int:
    """A die shows what a position prescribes next, then what chance says (TM-LOOT-1)."""
    if table.rolls_given == 0:
        return below(table, FACES)
    table.rolls_given -= 1
    face = table.rolls[table.rolls_given]
    table.rolls[table.rolls_given] = 0
    return face


def add(pile: Pile, kind: int, count: int) -> None:
    pile.objects[kind] += count
    pile.size += count


def clear(pile: Pile) -> None:
    for kind in range(OBJECTS):
        pile.objects[kind] = 0
    pile.size = 0


def has_dice(pile: Pile) -> bool:
    for face in range(FACES):
        if pile.objects[face] > 0:
            return True
    return False


def purse_of(pile: Pile) -> int:
    """The gems of a loot as costs are written: no cost has more than two of one."""
    purse = 0
    for gem in range(GEMS):
        purse |= UNARY[min(pile.objects[gem], TWO)] << PAIR * gem
    return purse
