"""Which moves to try: all that people may make, where they are few; else those that they would."""

from __future__ import annotations

from knavery.bots.search.engine import Actions, Mind

DRAWS = 3  # for each move that is wanted: many come twice


def moves_to_try(mind: Mind, most: int) -> list[Actions]:
    """At most so many moves that people may make here, in an order that depends on the dice alone."""
    every = mind.spelled_all(most + 1)
    return every if len(every) <= most else some_moves(mind, most)


def some_moves(mind: Mind, most: int) -> list[Actions]:
    """Likely moves, and now and then one that is any they may make."""
    found: dict[Actions, None] = {}
    for _ in range(most * DRAWS):
        found.setdefault(mind.spelled(likely=True))
        if len(found) == most:
            break
    found.pop((), None)
    return list(found)
