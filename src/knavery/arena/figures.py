"""What the results say of each bot, with how sure it is.

A deal is played in every order, so bots meet the same luck; the deals are independent of each other.
So all figures are means over deals of what a bot did on average in one, and their intervals come from how
these averages differ from deal to deal.
"""

from __future__ import annotations

import functools
import math
import statistics
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from knavery.arena.plan import Plan
from knavery.arena.store import Result

Z = 1.959964  # of a normal distribution: 95 % lie within


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean and half the width of its 95 % interval."""

    mean: float
    margin: float

    @property
    def low(self) -> float:
        return self.mean - self.margin

    @property
    def high(self) -> float:
        return self.mean + self.margin


@dataclass(frozen=True, slots=True)
class Row:
    """One bot's figures."""

    bot: str
    games: int  # seats it had in all games
    score: Mean
    wins: Mean  # its share of the victories; `chance` is a seat's share
    deeds: dict[str, float]  # how often it did what it could have done


@dataclass(frozen=True, slots=True)
class Figures:
    plan: Plan
    games: int
    chance: float
    rows: list[Row]  # the best first
    ahead: dict[tuple[str, str], Mean]  # how often the one scores more than the other, ties as halves


def figures(plan: Plan, results: Sequence[Result]) -> Figures:
    rows = [row(bot, results) for bot in plan.bots]
    pairs = [(one, two) for one in plan.bots for two in plan.bots if one != two]
    ahead = {pair: mean_by_deal(results, functools.partial(duels, pair)) for pair in pairs}
    games = sum(len(result["games"]) for result in results)
    rows.sort(key=lambda one: -one.wins.mean)
    return Figures(plan, games, 1 / plan.seats, rows, ahead)


def row(bot: str, results: Sequence[Result]) -> Row:
    own = [(game, seat) for result in results for game in result["games"] for seat in seats_of(game, bot)]
    return Row(
        bot,
        len(own),
        mean_by_deal(results, lambda game: [game["scores"][seat] for seat in seats_of(game, bot)]),
        mean_by_deal(results, lambda game: [win_share(game, seat) for seat in seats_of(game, bot)]),
        deed_rates(own),
    )


def seats_of(game: Any, bot: str) -> list[int]:
    return [seat for seat, name in enumerate(game["bots"]) if name == bot]


def win_share(game: Any, seat: int) -> float:
    return (seat in game["winners"]) / len(game["winners"])


def duels(pair: tuple[str, str], game: Any) -> Iterator[float]:
    """For each pair of their seats: 1 where the one scores more, a half where both score the same."""
    one, two = pair
    for own in seats_of(game, one):
        for other in seats_of(game, two):
            difference = game["scores"][own] - game["scores"][other]
            yield 0.5 + 0.5 * ((difference > 0) - (difference < 0))


def mean_by_deal(results: Sequence[Result], values: Callable[[Any], Iterable[float]]) -> Mean:
    """The mean over deals of the mean of these values in each."""
    found = []
    for result in results:
        of_deal = [value for game in result["games"] for value in values(game)]
        if of_deal:
            found.append(statistics.fmean(of_deal))
    return mean_of(found)


def mean_of(values: Sequence[float]) -> Mean:
    if len(values) < 2:
        return Mean(statistics.fmean(values) if values else math.nan, math.inf)
    margin = student(len(values) - 1) * statistics.stdev(values) / math.sqrt(len(values))
    return Mean(statistics.fmean(values), margin)


FEW = (12.7062, 4.3027, 3.1824, 2.7764)  # the points for one to four degrees of freedom


def student(freedom: int) -> float:
    """The 97.5 % point of Student's distribution; two hundredths too little at five degrees of freedom."""
    if freedom <= len(FEW):
        return FEW[freedom - 1]
    return Z + (Z**3 + Z) / (4 * freedom) + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)


def deed_rates(seats: Iterable[tuple[Any, int]]) -> dict[str, float]:
    times: dict[str, int] = defaultdict(int)
    chances: dict[str, int] = defaultdict(int)
    for game, seat in seats:
        for deed, (done, could) in game["deeds"][seat].items():
            times[deed] += done
            chances[deed] += could
    return {deed: times[deed] / chances[deed] for deed in times if chances[deed]}
