"""Where playouts run: compiled once that is ready, plain until then, with the same sums.

Loading what was compiled takes a second or so the first time, and compiling more, so both are done beside
the game: whoever asks meanwhile gets the plain engine.
"""

from __future__ import annotations

import threading
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from knavery.bots.search import playout
from knavery.bots.search.model import model_of
from knavery.kernel import bodies
from knavery.kernel.bodies import Extra
from knavery.kernel.game import Game
from knavery.kernel.source import Rebinder, as_numbers, build


@dataclass(frozen=True)
class Trial:
    """What all tries of one decision share."""

    seat: int
    until: int  # the landmark at which playouts rest
    most: int  # actions of one playout
    habits: list[int]
    luck: list[int]  # a number for each try


class Engine(Protocol):
    def prepare(self, worlds: Sequence[Any], trial: Trial) -> Any:
        """The worlds and the trial as the engine wants them."""

    def gains(self, prepared: Any, move: Sequence[int], first: int, last: int) -> int:
        """The sum of what this move gains in the tries from `first` up to `last`."""


class PlainEngine:
    """Playouts in plain Python."""

    def __init__(self, of: Game) -> None:
        plain = of.plain
        rules = {name: getattr(plain, name) for name in ("speaking", "menu", "play", "winners", "score")}
        bind = Rebinder(rules | model_of(of).dialect, enums=as_numbers)
        scope = build(f"search of {of.name}", ENTRY, {"try_move": bind(playout.try_move)})
        self.try_at = scope["try_at"]

    def prepare(self, worlds: Sequence[Any], trial: Trial) -> Any:
        return list(worlds), None, trial, [0, *trial.luck]

    def gains(self, prepared: Any, move: Sequence[int], first: int, last: int) -> int:
        worlds, desk, trial, dice = prepared
        who, until, most = trial.seat, trial.until, trial.most
        gained: int = self.try_at(
            worlds, first, last, desk, move, len(move), who, until, most, trial.habits, dice
        )
        return gained


class CompiledEngine:
    """Playouts in the compiled body."""

    def __init__(self, compiled: Any) -> None:
        self.try_at = compiled.try_at

    def prepare(self, worlds: Sequence[Any], trial: Trial) -> Any:
        import numpy as np

        from knavery.kernel.layout import to_array

        rows = to_array(list(worlds))
        numbers = np.array(trial.habits, np.int64), np.array([0, *trial.luck], np.int64)
        return rows, rows[:1].copy(), trial, *numbers

    def gains(self, prepared: Any, move: Sequence[int], first: int, last: int) -> int:
        import numpy as np

        worlds, desk, trial, habits, dice = prepared
        spelled = np.array([*move, 0], np.int64)  # never empty: waiting is a move of no actions
        who, until, most = trial.seat, trial.until, trial.most
        gained: int = self.try_at(
            worlds, first, last, desk, spelled, len(move), who, until, most, habits, dice
        )
        return gained


ENTRY = """

def try_at(worlds, first, last, desk, move, length, seat, until, most, habits, dice):
    return try_move(worlds, first, last, desk, move, length, seat, until, most, habits, dice)
"""


def functions_of(of: Game) -> dict[str, Any]:
    """What the entry calls."""
    return {"try_move": playout.try_move} | model_of(of).dialect


PLAYOUTS = Extra(
    home=f"{__name__}:PLAYOUTS",
    text=ENTRY,
    arguments={"try_at": "TiiTdiiiidd"},
    functions=functions_of,
    swaps=playout.SWAPS,
)

_engines: dict[str, Engine] = {}
_loaders: dict[str, threading.Thread] = {}


def engine_of(of: Game, *, wait: bool = False) -> Engine:
    """The quickest engine that there is now; with `wait`, the quickest there can be."""
    if of.name not in _engines:
        _engines[of.name] = PlainEngine(of)
    if wait:
        load(of)
    elif of.name not in _loaders:
        _loaders[of.name] = threading.Thread(target=load, args=(of,), daemon=True)
        _loaders[of.name].start()
    return _engines[of.name]


def load(of: Game) -> None:
    """Put the compiled engine in the plain one's place."""
    if isinstance(_engines[of.name], PlainEngine):
        compiled = bodies.compiled(of, PLAYOUTS, wait=True)
        if compiled is not None:
            _engines[of.name] = CompiledEngine(compiled)
