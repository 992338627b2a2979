"""Which moves to try: all, where they are few; else those that people would make, and some they would not."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from knavery.kernel.game import Game

Actions = tuple[int, ...]
Pick = Callable[[Any, int, list[int]], int]  # of a table and a seat's legal actions, one

DRAWS = 3  # for each move that is wanted: many come twice
SELDOM = 8  # one move in so many is any that is legal


def moves_to_try(of: Game, table: Any, seat: int, most: int, likely: Pick, dice: Random) -> list[Actions]:
    """At most so many legal moves of this seat, in an order that depends on the dice alone."""
    every = first_of(spellings(of, table, seat), most + 1)
    return every if len(every) <= most else some_moves(of, table, seat, most, likely, dice)


def some_moves(of: Game, table: Any, seat: int, most: int, likely: Pick, dice: Random) -> list[Actions]:
    """Likely moves, and now and then one that is any."""
    found: dict[Actions, None] = {}
    for draw in range(most * DRAWS):
        pick = likely if draw % SELDOM else lambda table, seat, actions: dice.choice(actions)
        found.setdefault(spell(of, table, seat, pick))
        if len(found) == most:
            break
    return list(found)


def spell(of: Game, table: Any, seat: int, pick: Pick) -> Actions:
    """One legal move, action by action."""
    table = table.copy()
    actions: list[int] = []
    while not actions or table.speaker == seat:
        actions.append(pick(table, seat, of.plain.menu(table, seat)))
        of.plain.play(table, seat, actions[-1])
    return tuple(actions)


def spellings(of: Game, table: Any, seat: int) -> Iterator[Actions]:
    """Every legal move."""
    begun: list[tuple[Any, Actions]] = [(table, ())]
    while begun:
        before, said = begun.pop()
        for action in of.plain.menu(before, seat):
            after = before.copy()
            of.plain.play(after, seat, action)
            if after.speaker == seat:
                begun.append((after, (*said, action)))
            else:
                yield (*said, action)


def first_of(moves: Iterator[Actions], most: int) -> list[Actions]:
    return [move for move, _ in zip(moves, range(most), strict=False)]
