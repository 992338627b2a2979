"""Games with mixed bots at every table there can be, to see that nothing goes wrong.

    python -m knavery.arena.soak --games 10000 --jobs 2

Each game has other options, seats and bots.  An illegal move, a bot that waits where it must not, an
exception or a game without an end stops the run and says which game it was; so does a bot that thinks for
more than a tenth longer than it may.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

import knavery
from knavery.arena.play import MOST_MOVES, SEATS
from knavery.arena.side_by_side import side_by_side
from knavery.bots import Bot, Company, Level, Line, Move, Seen, bots_of
from knavery.bots.search.engine import engine_of
from knavery.kernel.conformance import option_sets
from knavery.kernel.game import game, games
from knavery.kernel.options import Value

USUAL_SECONDS = 1.0  # for a move of a bot that says nothing else
OVERRUN = 1.1
QUICK = 6  # times as often as one that searches each other bot is invited


@dataclass(frozen=True)
class Table:
    """One game to be played."""

    game: str
    options: dict[str, Value]
    bots: tuple[str, ...]
    seed: str


@dataclass(frozen=True)
class Outcome:
    moves: int
    slowest: float  # move, as a part of what it may take


class Timed:
    """A bot with somebody who looks at the clock."""

    def __init__(self, bot: Bot) -> None:
        self.bot, self.slowest = bot, 0.0
        self.budget: float = getattr(bot, "seconds", None) or USUAL_SECONDS

    def choose(self, seen: Seen, dice: Random) -> Move | None:
        began = time.thread_time()
        move = self.bot.choose(seen, dice)
        self.slowest = max(self.slowest, (time.thread_time() - began) / self.budget)
        return move

    def remark(self, seen: Seen, since: int, dice: Random) -> Line | None:
        return self.bot.remark(seen, since, dice)


def tables(name: str, count: int, seed: str, guests: Sequence[str]) -> Iterator[Table]:
    """So many games: every number of seats and every set of options in turn, with any of these guests."""
    of, dice = game(name), Random(f"{seed}/{name}")
    kinds = [
        (seats, options)
        for seats in range(of.card.least_seats, of.card.most_seats + 1)
        for options in option_sets(of, seats)
    ]
    for number in range(count):
        if number % len(kinds) == 0:
            dice.shuffle(kinds)
        seats, options = kinds[number % len(kinds)]
        yield Table(name, dict(options), tuple(dice.choices(guests, k=seats)), f"{seed}/{name}/{number}")


def guests_of(name: str) -> list[str]:
    """Who is invited: everybody but the one that may take its time, and thinkers less often."""
    known = bots_of(name)
    return [
        bot
        for bot, persona in known.items()
        for _ in range(1 if bot.startswith("search") else QUICK)
        if persona.level < Level.MASTER
    ]


def play(table: Table) -> Outcome:
    """One game to its end, with the remarks that people would hear."""
    match = knavery.new(table.game, SEATS[: len(table.bots)], table.seed, **table.options)
    known = bots_of(table.game)
    bots = {seat: known[bot] for seat, bot in zip(match.seats, table.bots, strict=True)}
    company = Company(match, bots, table.seed)
    timed = {seat: Timed(bot) for seat, bot in company.bots.items()}
    company.bots = dict(timed)
    while not match.over:
        if company.step() is None or len(match.moves) > MOST_MOVES:
            raise RuntimeError(f"{table} has come to a stall after {len(match.moves)} moves")
        company.remarks()
    slowest = max(one.slowest for one in timed.values())
    if slowest > OVERRUN:
        raise RuntimeError(f"in {table} a move took {slowest:.2f} times what it may")
    return Outcome(len(match.moves), slowest)


def play_or_say(table: Table) -> Outcome:
    try:
        return play(table)
    except Exception as slip:
        raise RuntimeError(f"{table}: {slip!r}") from slip


def main() -> int:
    chosen = arguments()
    played = chosen.game or list(games())
    for name in played:
        engine_of(game(name), wait=True)
        planned = list(tables(name, -(-chosen.games // len(played)), chosen.seed, guests_of(name)))
        moves, slowest, began = 0, 0.0, time.monotonic()
        for number, outcome in enumerate(side_by_side(play_or_say, planned, chosen.jobs), start=1):
            moves, slowest = moves + outcome.moves, max(slowest, outcome.slowest)
            if sys.stderr.isatty():
                print(f"\r{name}: {number}/{len(planned)} games", end="", file=sys.stderr)
        spent = time.monotonic() - began
        print(
            f"{name}: {len(planned)} games, {moves} moves in {spent:.0f} s: none illegal, no stall, no"
            f" exception; the slowest move took {slowest:.0%} of its time",
            flush=True,
        )
    return 0


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", nargs="*", help="all of them unless said otherwise")
    parser.add_argument("--games", type=int, default=10_000, help="altogether, as many of each game")
    parser.add_argument("--jobs", type=int, default=1, help="processes side by side")
    parser.add_argument("--seed", default="soak", help="the same seed plays the same tables")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
