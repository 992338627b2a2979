"""Who can be invited to a game: those who play every game, and the characters of this one.

The characters of a game stand in `knavery.bots.<game>`, or in a module `bots` of an outside game's own
package; either says `PERSONAS`.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Mapping
from typing import Any

from knavery.bots.bot import Level, Persona
from knavery.bots.guess import Guess
from knavery.kernel.game import HOME, Game, game

EVERYWHERE = (Persona("random", Level.EASY, Guess),)


def bots_of(of: Game | str) -> Mapping[str, Persona]:
    """The personas of a game by their names, the easiest first."""
    played = game(of) if isinstance(of, str) else of
    own: tuple[Persona, ...] = getattr(room(played), "PERSONAS", ())
    return {persona.name: persona for persona in sorted((*EVERYWHERE, *own), key=lambda one: one.level)}


def room(of: Game) -> Any:
    """What the bots know about this one game, or None."""
    ours = of.package.startswith(f"{HOME}.")
    name = f"{__package__}.{of.name}" if ours else f"{of.package}.bots"
    return importlib.import_module(name) if importlib.util.find_spec(name) else None
