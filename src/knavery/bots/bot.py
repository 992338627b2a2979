"""What a bot is: it chooses a move of what it sees, and it may have something to say."""

from __future__ import annotations

import enum
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Protocol

from knavery.bots.seen import Seen
from knavery.bots.voice import say

Move = str | Sequence[int]  # a command, or the actions that spell it: what `Match.do` takes


class Level(enum.IntEnum):
    """How hard a bot is to beat, as the arena measures it."""

    EASY = 1
    MEDIUM = 2
    HARD = 3
    MASTER = 4  # the only one that may think for longer than a second


@dataclass(frozen=True, slots=True)
class Line:
    """Something said at a moment that matters: a sentence of `locale`, told in the hearer's language."""

    key: str
    words: Mapping[str, str] = field(default_factory=dict)

    def text(self, language: str = "en") -> str:
        return say(language, self.key, **self.words)


class Bot(Protocol):
    """One player of one game.  What it does depends on what it sees and on the dice, and nothing else."""

    def choose(self, seen: Seen, dice: Random) -> Move | None:
        """A legal move.  None means to wait, and is only for those whom `seen.may_wait` allows it."""

    def remark(self, seen: Seen, since: int, dice: Random) -> Line | None:
        """What it says about what it was told from number `since` on, if anything."""


@dataclass(frozen=True, slots=True)
class Persona:
    """A bot that can be invited: what it is called, how hard it plays, and how one is made."""

    name: str
    level: Level
    maker: Callable[[], Bot]

    def make(self, clock: bool = True) -> Bot:
        """A new one.  Without a clock it thinks as long as it would if all machines were quick."""
        bot = self.maker()
        if not clock and hasattr(bot, "seconds"):
            bot.seconds = None
        return bot

    def title(self, language: str = "en") -> str:
        return say(language, f"bot-{self.name}")

    def blurb(self, language: str = "en") -> str:
        """A line about it, for the table where one chooses."""
        return say(language, f"blurb-{self.name}")
