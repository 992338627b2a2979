"""Playing a plan: in this process, or in several side by side."""

from __future__ import annotations

import functools
import sys
import time
from collections.abc import Iterator
from typing import TextIO

from knavery.arena.plan import Plan
from knavery.arena.play import play_deal
from knavery.arena.side_by_side import side_by_side
from knavery.arena.store import Result, Store
from knavery.bots import bots_of
from knavery.bots.search import Searcher
from knavery.bots.search.engine import engine_of

BAR = 30  # characters
MINUTE = 60


def run(plan: Plan, store: Store, jobs: int = 1, out: TextIO | None = None) -> list[Result]:
    """Play what is missing of the plan, and give all its results."""
    progress = Progress(plan, len(plan.lineups) * len(store.found), out or sys.stderr)
    for result in results(plan, store.missing, jobs):
        store.add(result)
        progress.show(len(plan.lineups) * len(store.found))
    progress.end()
    return store.results


def results(plan: Plan, deals: list[int], jobs: int) -> Iterator[Result]:
    """The results of these deals, as they come."""
    if not deals:
        return
    make_ready(plan)  # what is compiled is compiled once, before others want it too
    if jobs == 1:
        for deal in deals:
            yield play_deal(plan, deal)
        return
    yield from side_by_side(functools.partial(play_deal, plan), deals, jobs, make_ready, (plan,))


def make_ready(plan: Plan) -> None:
    """What a worker does first: whoever searches is to have the quickest engine."""
    personas = bots_of(plan.of)
    if any(isinstance(personas[bot].make(), Searcher) for bot in plan.bots):
        engine_of(plan.of, wait=True)


class Progress:
    """A bar that people watch; where nobody does, a line at the end."""

    def __init__(self, plan: Plan, before: int, out: TextIO) -> None:
        self.total, self.before, self.out = len(plan.lineups) * plan.deals, before, out
        self.done, self.began = before, time.monotonic()
        self.drawn = 0  # how wide the bar is
        self.show(before)

    def show(self, done: int) -> None:
        self.done = done
        if self.out.isatty():
            self.draw(self.line())

    def draw(self, line: str) -> None:
        """This line in the place of the one before."""
        self.out.write(f"\r{line.ljust(self.drawn)}")
        self.out.flush()
        self.drawn = len(line)

    def line(self) -> str:
        full = BAR * self.done // self.total
        pace = (self.done - self.before) / max(time.monotonic() - self.began, 1e-9)
        left = (self.total - self.done) / pace if pace else 0
        return (
            f"[{'#' * full}{'.' * (BAR - full)}] {self.done}/{self.total} games, {pace:.1f} a second,"
            f" {left / MINUTE:.1f} minutes left"
        )

    def end(self) -> None:
        spent = time.monotonic() - self.began
        said = f"{self.done} games, {self.done - self.before} of them now, in {spent:.0f} s"
        if self.out.isatty():
            self.draw(said)
        self.out.write("\n" if self.out.isatty() else f"{said}\n")
