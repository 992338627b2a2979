"""Few sets of choices in which every two meet: what tests try where all there are would be too many.

Options go wrong alone or two by two, hardly ever only by threes.  So a dozen of them are tried in some
twenty sets instead of thousands: all as usual, each choice alone, and sets in which every two choices
that may stand together do.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Mapping, Set

Choices = dict[str, int]  # of each factor the number of its value; 0 is the usual one
Pair = frozenset[tuple[str, int]]
Allowed = Callable[[Choices], bool]

MOST_CHANGES = 2  # other choices that are changed so that a wish may come true


def cover(factors: Mapping[str, int], allowed: Allowed) -> list[Choices]:
    """Sets to try, of factors that have so many values each; none is twice there or not allowed."""
    alone = [{name: value} for name, count in factors.items() for value in range(1, count)]
    found = [fit(wish, factors, allowed) for wish in ({}, *alone)]
    wanted = dict.fromkeys(pairs(factors))
    while wanted:
        wish = dict(next(iter(wanted)))
        chosen = fit(wish, factors, allowed)
        chosen = chosen and fill(chosen, wish, factors, allowed, wanted.keys())
        found.append(chosen)
        for pair in met(chosen or wish):
            wanted.pop(pair, None)
    return [dict(chosen) for chosen in dict.fromkeys(tuple(one.items()) for one in found if one is not None)]


def pairs(factors: Mapping[str, int]) -> Iterator[Pair]:
    """Every two values of two factors."""
    for (one, ones), (two, twos) in itertools.combinations(factors.items(), 2):
        for first, second in itertools.product(range(ones), range(twos)):
            yield frozenset({(one, first), (two, second)})


def met(chosen: Choices) -> set[Pair]:
    """The pairs that stand together here."""
    return {frozenset(pair) for pair in itertools.combinations(chosen.items(), 2)}


def fit(wish: Choices, factors: Mapping[str, int], allowed: Allowed) -> Choices | None:
    """The most usual set that is allowed and has what is wished for; None if there is none."""
    plain = dict.fromkeys(factors, 0) | wish
    others = [
        (name, value) for name, count in factors.items() if name not in wish for value in range(1, count)
    ]
    for many in range(MOST_CHANGES + 1):
        for changes in itertools.combinations(others, many):
            if allowed(plain | dict(changes)):
                return plain | dict(changes)
    return None


def fill(
    chosen: Choices, wish: Choices, factors: Mapping[str, int], allowed: Allowed, wanted: Set[Pair]
) -> Choices:
    """The same set with other choices beside the wish, so that most of the wanted pairs meet in it."""
    for name in [name for name in factors if name not in wish]:
        tries = [chosen | {name: value} for value in range(factors[name])]
        chosen = max(filter(allowed, tries), key=lambda one: len(met(one) & wanted))
    return chosen
