"""Which body serves: the compiled one when it is ready, the plain one until then, and without Numba."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from knavery.kernel.game import Game

if TYPE_CHECKING:
    import subprocess


@dataclass(frozen=True, slots=True)
class Extra:
    """Functions that somebody wants compiled together with a game's rules: the playouts of a search, say."""

    home: str  # where a process of its own finds it: "module:name"
    text: str  # the entries, in a text that may call the rules by their names
    arguments: Mapping[str, str]  # of each entry, in the letters of `compile.ARGUMENTS`
    functions: Callable[[Game], dict[str, Any]]  # what else the text calls, for this game
    swaps: dict[Any, Any]  # functions with another way for compiled bodies, as in `machine.SWAPS`


_started: dict[tuple[str, str], subprocess.Popen[bytes]] = {}


def has_numba() -> bool:
    """Whether the extra `fast` is installed."""
    return all(importlib.util.find_spec(name) for name in ("numba", "numpy"))


def compiled(game: Game, extra: Extra | None = None, *, wait: bool = False) -> Any:
    """The compiled body, or the entries of the extra; None while they are not ready and where they cannot be.

    The first call starts compiling in a process of its own; until that is done the plain body serves.
    With `wait` the answer comes when the body is there.
    """
    if not has_numba():
        return None
    from knavery.kernel import compile as compiler

    wanted = game.name, extra.home if extra else ""
    if not compiler.is_ready(game, extra):
        if wanted not in _started:
            _started[wanted] = compiler.compile_apart(game, extra)
        if not wait and _started[wanted].poll() is None:
            return None
    apart = _started.pop(wanted, None)
    if apart is not None and apart.wait():
        raise RuntimeError(f"the rules of {game.name} did not compile; see the error above")
    return compiler.compile_game(game, extra)
