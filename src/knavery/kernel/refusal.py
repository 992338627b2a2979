"""Saying no, with the reason and the rule."""

from __future__ import annotations

import enum
from collections.abc import Callable


class Refused(Exception):
    """What was said is not done, and nothing has changed.  `rules` are the ledger names it goes by."""

    def __init__(self, key: str, rules: tuple[str, ...] = (), **words: object) -> None:
        self.key, self.rules, self.words = key, rules, words
        self.sentence: Callable[[str], str] | None = None  # set by whoever knows the game's languages
        super().__init__(key)

    def say(self, language: str = "en") -> str:
        """The reason as a sentence, and the rules."""
        reason = self.sentence(language) if self.sentence else self.key
        return f"{reason} ({', '.join(self.rules)})" if self.rules else reason

    def __str__(self) -> str:
        return self.say()


class Unclear(Refused):
    """The words themselves were not understood, whatever the rules would say."""


class NoMove(enum.IntEnum):
    """Refusals of the kernel, below those of any game, which begin at 1."""

    ANOTHER_SPEAKS = -1  # somebody is in the middle of a move
    NO_SUCH_ACTION = -2
    UNFINISHED = -3  # the move stops halfway
    SURPLUS = -4  # more was said than the moment takes
    NOT_NOW = -5
    OVER = -6
    NOT_YOURS = -7
