"""The search: every move is tried in the same worlds with the same luck, and the worse half given up, again
and again, until one is left."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from knavery.bots.bot import Line, Move
from knavery.bots.guess import spell
from knavery.bots.search.engine import Actions, Mind, Scene, Trial, engine_of
from knavery.bots.search.model import likelihood, model_of
from knavery.bots.search.moves import moves_to_try
from knavery.bots.seen import Seen
from knavery.kernel.chance import DICE_MASK

SPARE = 4  # worlds imagined for each that is kept, where some are likelier than others
UNTRIED = -(1 << 40)  # less than any move gains
FOR_WORLDS = 0.3  # what part of the time may go into imagining them
LONGEST = 600  # actions of one playout
WAIT: Actions = ()  # a move of no actions: the others go on
HALF = 0.5  # how often waiting comes to mind first


@dataclass(frozen=True, slots=True)
class Strength:
    """What a level is made of."""

    tries: int  # playouts for one decision
    worlds: int  # imagined for it
    moves: int  # tried at most
    seconds: float  # after which it decides with what it has
    slips: float  # how often it does the first thing that comes to mind
    watchful: bool  # whether it minds how the others play, and imagines cards to fit it


class Searcher:
    """Plays every game by trying."""

    def __init__(self, strength: Strength) -> None:
        self.strength = strength
        self.seconds: float | None = strength.seconds  # None: no clock

    def choose(self, seen: Seen, dice: Random) -> Move | None:
        move = self.best(seen, dice)
        return move or (None if seen.may_wait else spell(seen, dice))

    def best(self, seen: Seen, dice: Random) -> Actions:
        """The move that it likes best; an empty one to wait, or if nothing comes to mind."""
        began = time.perf_counter()
        thought = Thought(seen, self.strength, dice)
        if dice.random() < self.strength.slips:
            return thought.first_move()
        moves = thought.moves()
        if len(moves) > 1:
            thought.imagine(self.lateness(began, FOR_WORLDS))
            contest = Contest(moves, thought.mind, thought.trial())
            contest.run(self.strength.tries, self.lateness(began))
            moves = contest.moves
        return moves[0]

    def lateness(self, began: float, part: float = 1.0) -> Callable[[], bool]:
        """Whether this part of the time is over."""
        end = math.inf if self.seconds is None else began + part * self.seconds
        return lambda: time.perf_counter() > end

    def remark(self, seen: Seen, since: int, dice: Random) -> Line | None:
        return None


class Thought:
    """What a search makes of what it sees, before it tries anything."""

    def __init__(self, seen: Seen, strength: Strength, dice: Random) -> None:
        self.seen, self.strength, self.dice = seen, strength, dice
        self.model = model_of(seen.game)
        habits = self.model.habits(seen, strength.watchful)
        scene = Scene(seen.table, seen.knowledge, seen.seat, habits, strength.watchful)
        self.mind = engine_of(seen.game).mind(scene, dice)

    def imagine(self, is_late: Callable[[], bool]) -> None:
        """Worlds that fit, the likelier ones more often."""
        weighs = self.strength.watchful and self.model.likelihood is not likelihood
        self.mind.imagine(self.strength.worlds, SPARE if weighs else 1, is_late)

    def moves(self) -> list[Actions]:
        moves = moves_to_try(self.mind, self.strength.moves)
        return [WAIT, *moves] if self.seen.may_wait else moves or [self.mind.spelled(likely=True)]

    def first_move(self) -> Actions:
        """What comes to mind first: to wait, where one may and others are as eager."""
        if self.seen.may_wait and self.dice.random() < HALF:
            return WAIT
        return self.mind.spelled(likely=True)

    def trial(self) -> Trial:
        until = self.model.landmark(self.mind.world) + self.model.HORIZON
        return Trial(until, LONGEST, self.dice.randrange(DICE_MASK))


class Contest:
    """Moves against each other: in each round all that are left are tried alike, then the worse half goes."""

    def __init__(self, moves: list[Actions], mind: Mind, trial: Trial) -> None:
        self.moves, self.mind, self.trial = moves, mind, trial
        self.gains = dict.fromkeys(moves, 0)
        self.tried = 0  # each of the moves that are left

    def run(self, tries: int, is_late: Callable[[], bool]) -> None:
        """Spend so many tries, or what time there is; then `moves` begin with the best, of equals with the
        shortest."""
        rounds = math.ceil(math.log2(len(self.moves)))
        for _ in range(rounds):
            each = max(1, tries // rounds // len(self.moves))
            in_time = self.try_all(self.tried + each, is_late)
            self.moves.sort(key=lambda move: (-self.gains[move], len(move)))
            if not in_time:
                return
            self.moves = self.moves[: (len(self.moves) + 1) // 2]

    def try_all(self, until: int, is_late: Callable[[], bool]) -> bool:
        """Try every move until each was tried so often; False if time ran out."""
        while self.tried < until:
            next_stop = min(self.tried + max(1, min(self.tried, self.mind.shelf.batch)), until)
            found = self.tries(next_stop, is_late)
            if len(found) < len(self.moves) and self.tried:
                return False  # some were tried once more than others: that does not count
            for move in self.moves:
                self.gains[move] += found.get(move, UNTRIED)
            self.tried = next_stop
            if is_late():
                return False
        return True

    def tries(self, until: int, is_late: Callable[[], bool]) -> dict[Actions, int]:
        """What each move gains in some more tries, as far as time allows."""
        found = {}
        for move in self.moves:
            found[move] = self.mind.gains(self.trial, move, self.tried, until)
            if is_late():
                break
        return found
