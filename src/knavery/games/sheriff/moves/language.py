"""Words that the commands share, and how a name that is one of them is kept apart."""

from collections.abc import Callable, Sequence
from typing import Any

from knavery.games.sheriff.data import GOODS
from knavery.kernel.moves import Words

Read = Callable[[Words, Any], list[int]]
Write = Callable[[Any, Sequence[int], Sequence[str]], str | None]

NOTHING = "nothing"
GOLD = "gold"
PILES = ("left", "right")
WAYS = ("pass", "open")

VERB_WORDS = (
    *("toss", "draw", "bury", "first", "bag", "declare", "offer", "ask", "accept", "silent", "refuse"),
    *("withdraw", "pass", "open", "vote", "split", "waste", "pay", "sell", "time", "say"),
)
RESERVED = (
    *VERB_WORDS,
    *GOODS,
    *PILES,
    *(NOTHING, GOLD, "deck", "out", "from", "for", "and", "promise", "stand"),
)
