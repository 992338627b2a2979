"""Which moves to try: all, where they are few; else those that people would make, and some they would not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from knavery.bots.search.engine import Actions, Mind
from knavery.kernel.game import Game

DRAWS = 3  # for each move that is wanted: many come twice


def moves_to_try(of: Game, mind: Mind, most: int) -> list[Actions]:
    """At most so many legal moves of this seat, in an order that depends on the dice alone."""
    every = first_of(spellings(of, mind.world, mind.scene.seat), most + 1)
    return every if len(every) <= most else some_moves(mind, most)


def some_moves(mind: Mind, most: int) -> list[Actions]:
    """Likely moves, and now and then one that is any."""
    found: dict[Actions, None] = {}
    for _ in range(most * DRAWS):
        found.setdefault(mind.spelled(likely=True))
        if len(found) == most:
            break
    found.pop((), None)
    return list(found)


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
