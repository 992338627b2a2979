"""Bots at the seats of one match: whoever is to act is asked, and does it.

Where all may talk at any time nobody is waited for but the sheriff, so a bot may also wait.  A circle in
which everybody waited makes the next one shorter of patience; when it has run out, those whom the game
waits for have to act.  And where much was said and nothing came of it the talk is over: the others fall
silent, and those whom the game waits for have to bring it on.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from knavery.bots.bot import Bot, Line, Move, Persona
from knavery.bots.ear import Ear
from knavery.bots.homes import known
from knavery.bots.seen import Seen
from knavery.kernel.game import Game
from knavery.kernel.match import Match

PATIENCE = 2  # circles in silence
TALK = 3  # moves of each seat that bring nothing on


class Company:
    """The bots of one match.  `bots` says who plays in the seat of which name; the others are people."""

    def __init__(
        self, match: Match, bots: Mapping[str, Persona], seed: int | str = 0, *, clock: bool = True
    ) -> None:
        """Without a clock, bots think as long as they would if all machines were quick."""
        self.match, self.seed = match, seed
        self.bots: dict[str, Bot] = {name: persona.make(clock) for name, persona in bots.items()}
        self.ears = {name: Ear(match, name) for name in bots}
        self.heard = dict.fromkeys(bots, 0)  # how much of what it was told each has remarked on
        self.silence = 0
        self.asked_at = -1  # after how many moves this circle began
        self.progress: tuple[int, ...] = ()  # how far the game has come
        self.stirred_at = 0  # and after how many moves

    def step(self) -> str | None:
        """Let one bot make one move and say whose it was.

        None: it is for people now, or nobody had anything to say; then ask again after a while.
        """
        if self.asked_at != len(self.match.moves):
            self.asked_at, self.silence = len(self.match.moves), 0
        while True:
            acting = self.in_turn()
            bots = [name for name in acting if name in self.bots]
            hurries = self.hurries()
            for name in bots:
                if self.bring_on(name) if hurries else self.ask(name):
                    return name
            if hurries:
                return None
            self.silence += 1
            if not bots or len(bots) < len(acting):
                return None

    def in_turn(self) -> list[str]:
        """Who may act, from the left of whoever moved last, so that nobody is always first."""
        seats, acting = self.match.seats, self.match.acting
        last = seats.index(self.match.moves[-1][0]) if self.moved() else -1
        return [name for name in (*seats[last + 1 :], *seats[: last + 1]) if name in acting]

    def moved(self) -> bool:
        return bool(self.match.moves) and self.match.moves[-1][0] in self.match.seats

    def ask(self, name: str) -> bool:
        """Let this bot move; whether it did."""
        seen = self.seen(name)
        move = self.bots[name].choose(seen, self.dice(name, "move"))
        if move is None:
            if not seen.may_wait:
                raise RuntimeError(f"{name} has to act and waits")
            return False
        self.match.do(name, move)
        return True

    def hurries(self) -> bool:
        """Whether enough was said since the game last came on."""
        progress = progress_of(self.match.game, self.match.seen_table(None))
        if progress is None or progress > self.progress:
            self.progress, self.stirred_at = progress or (), len(self.match.moves)
        return len(self.match.moves) - self.stirred_at > TALK * len(self.match.seats)

    def bring_on(self, name: str) -> bool:
        """Let this bot move if the game waits for it and comes on by its move, or by another one of its."""
        seen = self.seen(name)
        if is_free(seen):
            return False
        seen.may_wait = False
        wish = self.bots[name].choose(seen, self.dice(name, "move"))
        world = seen.worlds(1, "hurry")[0]
        for move in (wish, *map(str, seen.choices)):
            if move is not None and brings_on(world, name, move):
                self.match.do(name, move)
                return True
        return False

    def seen(self, name: str) -> Seen:
        seen = self.ears[name].seen()
        seen.may_wait = len(self.match.acting) > 1 and (self.silence < PATIENCE or is_free(seen))
        return seen

    def remarks(self) -> dict[str, Line]:
        """What the bots have to say about what was told since they were last asked."""
        said = {}
        for name, bot in self.bots.items():
            ear = self.ears[name]
            ear.listen()
            if len(ear.told) == self.heard[name]:
                continue
            line = bot.remark(ear.seen(), self.heard[name], self.dice(name, "remark"))
            self.heard[name] = len(ear.told)
            if line:
                said[name] = line
        return said

    def dice(self, name: str, what: str) -> Random:
        """Dice of this bot for this moment: a game that is resumed goes on as it would have."""
        return Random(f"{self.seed}/{name}/{what}/{len(self.match.moves)}/{self.silence}")


def is_free(seen: Seen) -> bool:
    """Whether the game goes on without this seat, so that it never has to act."""
    free = getattr(known(seen.game), "is_free", None)
    return bool(free and free(seen))


def progress_of(game: Game, table: Any) -> tuple[int, ...] | None:
    """How far a game has come that can be talked to a standstill; None while it cannot."""
    progress: Callable[[Any], tuple[int, ...] | None] | None = getattr(known(game), "progress", None)
    return progress(table) if progress else None


def brings_on(world: Match, name: str, move: Move) -> bool:
    """Whether the game comes on by this move."""
    after = world.copy()
    after.do(name, move)
    progress = progress_of(world.game, after.table)
    return progress is None or progress > (progress_of(world.game, world.table) or ())
