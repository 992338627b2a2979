"""Characters: bots with a temper, written in the table's words over what a person would see.

A character has a method for each phase of its game, which names moves in the order in which it would like
to make them; the first that is legal is made.  What it remembers of the others it reads from what it was
told, every time anew, so that a game that was put away goes on as it would have.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any, ClassVar

from knavery.bots.bot import Level, Line, Move, Persona
from knavery.bots.seen import Seen
from knavery.kernel.match import Match
from knavery.kernel.refusal import Refused

WAIT = None  # an idea too: let the others go on

Idea = str | None
Moment = tuple[str, Mapping[str, str]]  # something worth a word, and what the word is about


class Character:
    """One temper.  A subclass has a method for every phase: of the game as it reads it, its ideas."""

    name: ClassVar[str]
    level: ClassVar[Level] = Level.EASY
    chatter: ClassVar[float] = 0.5  # how often it says what it could say
    says: ClassVar[tuple[str, ...]]  # the moments for which it has a line: `<name>-<moment>` in `locale`

    reads: ClassVar[Callable[..., Any]]  # of what is seen and the dice, the position in words of the game
    moments: ClassVar[Callable[..., Iterator[Moment]]]  # what happened that is worth a word

    def choose(self, seen: Seen, dice: Random) -> Move | None:
        ideas: Iterator[Idea] = getattr(self, seen.view["phase"])(type(self).reads(seen, dice))
        world: Match | None = None
        for idea in ideas:
            if idea is WAIT and seen.may_wait:
                return WAIT
            world = world or world_of(seen)
            if idea is not None and is_legal(world, seen.name, idea):
                return idea
        return self.improvise(seen, dice)

    def improvise(self, seen: Seen, dice: Random) -> Move:
        """For want of an idea that is legal: anything."""
        return str(dice.choice(seen.choices))

    def remark(self, seen: Seen, since: int, dice: Random) -> Line | None:
        for moment, words in type(self).moments(seen, since):
            if moment in self.says and dice.random() < self.chatter:
                return Line(f"{self.name}-{moment}", words)
        return None


def world_of(seen: Seen) -> Match:
    """A world to try moves in, where nothing was told yet."""
    world = seen.around(next(seen.tables(1, "tried")))
    world.log = []
    return world


def is_legal(world: Match, name: str, command: str) -> bool:
    """Whether this may be said; what a seat may say is the same in every world that fits."""
    try:
        world.copy().do(name, command)
    except Refused:
        return False
    return True


def personas(*characters: type[Character]) -> tuple[Persona, ...]:
    return tuple(Persona(each.name, each.level, each) for each in characters)
