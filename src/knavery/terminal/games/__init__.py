"""How games are drawn: one file a game, found by its name; a game without one is drawn by `generic`.

An outside game may bring its own drawing as `terminal` in its package, with a `PRESENTER`.
"""

from __future__ import annotations

import importlib
import importlib.util

from knavery.kernel.game import HOME, Game
from knavery.terminal.games.generic import Presenter


def presenter_of(of: Game) -> Presenter:
    """Who draws this game."""
    inside = of.package.startswith(f"{HOME}.")
    name = f"{__name__}.{of.name}" if inside else f"{of.package}.terminal"
    if importlib.util.find_spec(name) is None:
        return Presenter()
    found: Presenter = importlib.import_module(name).PRESENTER
    return found
