"""What a search knows of a game beyond its rules.  Every part is optional; a game without a model plays on.

`knavery.bots.<game>.model` may define any of the functions below under their names.  Those above the
line are in the dialect of rules: they run in imagined worlds and playouts, compiled where that can be.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from knavery.bots.homes import known
from knavery.bots.seen import Seen
from knavery.kernel.game import Game

DIALECT = ("suppose", "likelihood", "weigh", "eager", "landmark", "worth")

TENTHS = 10
HORIZON = 1  # how many landmarks a playout goes on

if TYPE_CHECKING:  # each game's own is bound here

    def score(table: Any, seat: int) -> int: ...


def suppose(table: Any, knowledge: Any, habits: Any, seat: int) -> None:
    """Make a world that fits what this seat was told a likelier one that fits as well."""


def likelihood(table: Any, habits: Any, seat: int) -> float:
    """How likely what the others did is in this world, up to a factor."""
    return 1.0


def weigh(table: Any, habits: Any, seat: int, action: int) -> int:
    """How many tickets this legal action gets in the draw: how likely this seat is to do it.

    0: nobody in his right mind does it, and the search does not try it while there is anything else.
    """
    return 1


def eager(table: Any, habits: Any, seat: int) -> int:
    """How many tickets this seat gets where several may act."""
    return 1


def landmark(table: Any) -> int:
    """A number that grows as the game reaches resting places: at one of them playouts end."""
    return 0


def worth(table: Any, seat: int) -> int:
    """What a resting place, or the end, is worth to a seat, in tenths of a point."""
    return TENTHS * score(table, seat)


# --- in plain Python, before anything is imagined


def habits(seen: Seen, watchful: bool) -> list[int]:
    """How each plays, as numbers that `weigh` understands: as seen, or as most people do."""
    return [0]


@dataclass(frozen=True)
class Model:
    """The parts of one game's model, those above where it has none of its own."""

    suppose: Callable[[Any, Any, Any, int], None]
    likelihood: Callable[[Any, Any, int], float]
    weigh: Callable[[Any, Any, int, int], int]
    eager: Callable[[Any, Any, int], int]
    landmark: Callable[[Any], int]
    worth: Callable[[Any, int], int]
    HORIZON: int
    habits: Callable[[Seen, bool], list[int]]

    @property
    def dialect(self) -> dict[str, Any]:
        """The parts that run in every body."""
        return {name: getattr(self, name) for name in DIALECT}


@functools.cache
def model_of(game: Game) -> Model:
    """The model of a game."""
    own = known(game, "model")
    return Model(**{part: getattr(own, part, globals()[part]) for part in Model.__dataclass_fields__})
