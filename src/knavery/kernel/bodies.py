"""Which body serves: the compiled one when it is ready, the plain one until then, and without Numba."""

from __future__ import annotations

import importlib.util
from typing import TYPE_CHECKING, Any

from knavery.kernel.game import Game

if TYPE_CHECKING:
    import subprocess

_started: dict[str, subprocess.Popen[bytes]] = {}


def has_numba() -> bool:
    """Whether the extra `fast` is installed."""
    return all(importlib.util.find_spec(name) for name in ("numba", "numpy"))


def compiled(game: Game, *, wait: bool = False) -> Any:
    """The compiled body, or None while it is not ready and where it cannot be.

    The first call starts compiling in a process of its own; until that is done the plain body serves.
    With `wait` the answer comes when the body is there.
    """
    if not has_numba():
        return None
    from knavery.kernel import compile as compiler

    if not compiler.is_ready(game):
        if game.name not in _started:
            _started[game.name] = compiler.compile_apart(game)
        if not wait and _started[game.name].poll() is None:
            return None
    apart = _started.pop(game.name, None)
    if apart is not None and apart.wait():
        raise RuntimeError(f"the rules of {game.name} did not compile; see the error above")
    return compiler.compile_game(game)
