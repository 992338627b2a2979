"""What a search knows of a game beyond its rules.  Every part is optional; a game without a model plays on.

`knavery.bots.<game>.model` may define any of the functions below under their names.  Those above the
line are in the dialect of rules, for they run in playouts, compiled where that can be.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any

from knavery.bots.homes import known
from knavery.bots.seen import Seen
from knavery.kernel.game import Game

DIALECT = ("weigh", "eager", "landmark", "worth")

TENTHS = 10

if TYPE_CHECKING:  # each game's own is bound here

    def score(table: Any, seat: int) -> int: ...


def weigh(table: Any, habits: Any, seat: int, action: int) -> int:
    """How many tickets this legal action gets in the draw: how likely this seat is to do it."""
    return 1


def eager(table: Any, habits: Any, seat: int) -> int:
    """How many tickets this seat gets where several may act."""
    return 1


def landmark(table: Any) -> int:
    """A number that grows as the game reaches resting places, at which playouts end."""
    return 0


def worth(table: Any, seat: int) -> int:
    """What a resting place, or the end, is worth to a seat, in tenths of a point."""
    return TENTHS * score(table, seat)


# --- in plain Python, before the playouts


def habits(seen: Seen, watchful: bool) -> list[int]:
    """How each plays, as numbers that `weigh` understands: as seen, or as most people do."""
    return [0]


def imagine(seen: Seen, table: Any, traits: list[int], dice: Random) -> None:
    """Fill a view's hidden cells with a world that fits, a likely one if possible."""
    seen.game.room("knowledge").imagine(table, seen.knowledge, seen.seat)


def likelihood(seen: Seen, table: Any, traits: list[int]) -> float:
    """How likely what the others did is in this world, up to a factor."""
    return 1.0


@dataclass(frozen=True)
class Model:
    """The parts of one game's model, those above where it has none of its own."""

    weigh: Callable[[Any, Any, int, int], int]
    eager: Callable[[Any, Any, int], int]
    landmark: Callable[[Any], int]
    worth: Callable[[Any, int], int]
    habits: Callable[[Seen, bool], list[int]]
    imagine: Callable[[Seen, Any, list[int], Random], None]
    likelihood: Callable[[Seen, Any, list[int]], float]

    @property
    def dialect(self) -> dict[str, Any]:
        """The parts that run in playouts."""
        return {name: getattr(self, name) for name in DIALECT}


@functools.cache
def model_of(game: Game) -> Model:
    """The model of a game."""
    own = known(game, "model")
    return Model(**{part: getattr(own, part, globals()[part]) for part in Model.__dataclass_fields__})
