"""Where what bots know of one game stands: in `knavery.bots`, or as `bots` in an outside game's package."""

from __future__ import annotations

import importlib
import importlib.util
from typing import Any

from knavery.kernel.game import HOME, Game


def home_of(of: Game) -> str:
    return f"{__package__}.{of.name}" if of.package.startswith(f"{HOME}.") else f"{of.package}.bots"


def known(of: Game, room: str = "") -> Any:
    """The module, or one of its rooms; None if there is none."""
    name = home_of(of) + (f".{room}" if room else "")
    try:
        return importlib.import_module(name) if importlib.util.find_spec(name) else None
    except ModuleNotFoundError as lacking:
        if lacking.name and name.startswith(lacking.name):
            return None
        raise
