"""The bot `search`: tries its moves in worlds that fit what it knows, and plays each on to a resting place.

It knows no game.  A game may lend it a hand (`model.py`): how people usually play, which makes playouts
and imagined cards likely ones, where a playout may rest, and what a position there is worth.
"""

from knavery.bots.search.levels import PERSONAS
from knavery.bots.search.searcher import Searcher

__all__ = ["PERSONAS", "Searcher"]
