"""How strong a search is: how much it tries, how well it knows people, how steady its hand is."""

from __future__ import annotations

import functools

from knavery.bots.bot import Level, Persona
from knavery.bots.search.searcher import Searcher, Strength

SHORT = 0.6  # seconds: with all that goes before and after, a move stays well under one
LONG = 5.0

STRENGTHS = {
    "search-easy": (Level.EASY, Strength(24, 4, 6, SHORT, slips=0.4, watchful=False)),
    "search-medium": (Level.MEDIUM, Strength(300, 16, 24, SHORT, slips=0.05, watchful=False)),
    "search": (Level.HARD, Strength(4000, 200, 48, SHORT, slips=0.0, watchful=True)),
    "search-master": (Level.MASTER, Strength(40000, 2000, 128, LONG, slips=0.0, watchful=True)),
}

PERSONAS = tuple(
    Persona(name, level, functools.partial(Searcher, strength))
    for name, (level, strength) in STRENGTHS.items()
)
