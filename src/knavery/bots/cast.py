"""Who can be invited to a game: those who play every game, and the characters of this one.

The characters of a game stand in its own room (`homes.py`), as `PERSONAS`.
"""

from __future__ import annotations

from collections.abc import Mapping

from knavery.bots import search
from knavery.bots.bot import Level, Persona
from knavery.bots.guess import Guess
from knavery.bots.homes import known
from knavery.kernel.game import Game, game

EVERYWHERE = (Persona("random", Level.EASY, Guess), *search.PERSONAS)


def bots_of(of: Game | str) -> Mapping[str, Persona]:
    """The personas of a game by their names, the easiest first."""
    played = game(of) if isinstance(of, str) else of
    own: tuple[Persona, ...] = getattr(known(played), "PERSONAS", ())
    return {persona.name: persona for persona in sorted((*EVERYWHERE, *own), key=lambda one: one.level)}
