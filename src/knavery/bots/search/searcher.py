"""The search: every move is tried in the same worlds with the same luck, and the worse half given up, again
and again, until one is left."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from knavery.bots.bot import Line, Move
from knavery.bots.search.engine import Engine, Trial, engine_of
from knavery.bots.search.model import Model, likelihood, model_of
from knavery.bots.search.moves import Actions, moves_to_try, spell
from knavery.bots.seen import Seen
from knavery.kernel import chance
from knavery.kernel.chance import DICE_MASK

KEYS = 1 << 62
SPARE = 4  # worlds imagined for each that is kept, where some are likelier than others
BATCH = 8  # tries of one move between two looks at the clock
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
        began = time.perf_counter()
        thought = Thought(seen, self.strength, dice)
        if dice.random() < self.strength.slips:
            return thought.first_move() or None
        moves = thought.moves()
        if len(moves) > 1:
            worlds = thought.worlds(self.lateness(began, FOR_WORLDS))
            contest = Contest(moves, engine_of(seen.game), worlds, thought.trial())
            contest.run(self.strength.tries, self.lateness(began))
            moves = contest.moves
        return moves[0] or None

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
        self.model: Model = model_of(seen.game)
        self.habits = self.model.habits(seen, strength.watchful)
        self.world = self.imagined()

    def imagined(self) -> Any:
        """A world that fits."""
        table = self.seen.table.copy()
        chance.set_key(table, chance.key_of(self.dice.randrange(KEYS)))
        if self.strength.watchful:
            self.model.imagine(self.seen, table, self.habits, self.dice)
        else:
            self.seen.game.room("knowledge").imagine(table, self.seen.knowledge, self.seen.seat)
        return table

    def worlds(self, is_late: Callable[[], bool]) -> list[Any]:
        """Worlds that fit, the likelier ones more often."""
        count = self.strength.worlds
        if not self.strength.watchful or self.model.likelihood is likelihood:
            return self.some_worlds(count, is_late)
        found = self.some_worlds(SPARE * count, is_late)
        weights = [self.model.likelihood(self.seen, table, self.habits) for table in found]
        return self.dice.choices(found, weights, k=count) if any(weights) else found[:count]

    def some_worlds(self, count: int, is_late: Callable[[], bool]) -> list[Any]:
        """So many, or as many as time allows."""
        found = [self.world]
        while len(found) < count and not is_late():
            found.append(self.imagined())
        return found

    def moves(self) -> list[Actions]:
        of, seat = self.seen.game, self.seen.seat
        moves = moves_to_try(of, self.world, seat, self.strength.moves, self.likely, self.dice)
        return [WAIT, *moves] if self.seen.may_wait else moves

    def first_move(self) -> Actions:
        """What comes to mind first: to wait, where one may and others are as eager."""
        if self.seen.may_wait and self.dice.random() < HALF:
            return WAIT
        return spell(self.seen.game, self.world, self.seen.seat, self.likely)

    def likely(self, table: Any, seat: int, actions: list[int]) -> int:
        """One of these actions, as the model thinks people choose."""
        tickets = [self.model.weigh(table, self.habits, seat, action) for action in actions]
        return self.dice.choices(actions, tickets)[0] if any(tickets) else self.dice.choice(actions)

    def trial(self) -> Trial:
        luck = [self.dice.randrange(DICE_MASK) for _ in range(self.strength.tries)]
        until = self.model.landmark(self.world) + 1
        return Trial(self.seen.seat, until, LONGEST, self.habits, luck)


class Contest:
    """Moves against each other: in each round all that are left are tried alike, then the worse half goes."""

    def __init__(self, moves: list[Actions], engine: Engine, worlds: list[Any], trial: Trial) -> None:
        self.moves, self.engine = moves, engine
        self.prepared = engine.prepare(worlds, trial)
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
            next_stop = min(self.tried + max(1, min(self.tried, BATCH)), until)
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
            found[move] = self.engine.gains(self.prepared, move, self.tried, until)
            if is_late():
                break
        return found
