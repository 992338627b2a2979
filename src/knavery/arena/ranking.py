"""Who is best, where one beats another who beats a third who beats the one.

Ratings put all bots on one scale.  A maximal lottery does not: it is the mix of bots that none beats more
often than it loses to; where each beats the next in a circle all have a part in it, and whoever beats
everybody has all of it.
"""

from __future__ import annotations

import importlib.util
from collections.abc import Mapping, Sequence
from typing import Any

from knavery.arena.figures import Mean
from knavery.arena.store import Result

TINY = 1e-12


def ratings(bots: Sequence[str], results: Sequence[Result]) -> dict[str, tuple[float, float]]:
    """Skill and its uncertainty after all games, by openskill; nothing where it is not installed."""
    if not importlib.util.find_spec("openskill"):
        return {}
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    skill: dict[str, Any] = {bot: model.rating() for bot in bots}
    for result in results:
        for game in result["games"]:
            rate(model, skill, game)
    return {bot: (rating.mu, rating.sigma) for bot, rating in skill.items()}


def rate(model: Any, skill: dict[str, Any], game: Any) -> None:
    """One game: every seat is a team, and a bot with several seats learns from all of them."""
    teams = [[skill[bot]] for bot in game["bots"]]
    rated = model.rate(teams, scores=game["scores"])
    for bot in set(game["bots"]):
        own = [team[0] for team, name in zip(rated, game["bots"], strict=True) if name == bot]
        mu = sum(rating.mu for rating in own) / len(own)
        skill[bot] = model.rating(mu=mu, sigma=sum(rating.sigma for rating in own) / len(own))


def maximal_lottery(bots: Sequence[str], ahead: Mapping[tuple[str, str], Mean]) -> dict[str, float]:
    """The part of each bot in the mix that no bot beats."""
    edge = [
        [0.0 if one == two else ahead[one, two].mean - ahead[two, one].mean for two in bots] for one in bots
    ]
    return dict(zip(bots, solve(edge), strict=True))


def solve(game: Sequence[Sequence[float]]) -> list[float]:
    """An optimal strategy of a symmetric game of two, by the simplex method.

    With every payment raised above zero, the strategy is the solution of: as much as possible in all, and
    no answer gets more than one.  What is tight is turned about by Bland's rule, which never circles.
    """
    size, raised = len(game), 1 + max(abs(edge) for row in game for edge in row)
    # The one's losses are the other's gains, so the answers' rows are the game's own, turned over.
    table = [
        [raised + edge for edge in row] + [float(slack == number) for slack in range(size)] + [1.0]
        for number, row in enumerate(game)
    ]
    goal = [-1.0] * size + [0.0] * (size + 1)
    basis = list(range(size, 2 * size))
    while True:
        entering = next((column for column in range(2 * size) if goal[column] < -TINY), None)
        if entering is None:
            break
        leaving = tightest(table, basis, entering)
        pivot(table, goal, leaving, entering)
        basis[leaving] = entering
    parts = [0.0] * size
    for number, column in enumerate(basis):
        if column < size:
            parts[column] = table[number][-1]
    return [part / sum(parts) for part in parts]


def tightest(table: list[list[float]], basis: list[int], entering: int) -> int:
    """The row that bounds the entering column most."""
    rows = [number for number, row in enumerate(table) if row[entering] > TINY]
    return min(rows, key=lambda number: (table[number][-1] / table[number][entering], basis[number]))


def pivot(table: list[list[float]], goal: list[float], leaving: int, entering: int) -> None:
    factor = table[leaving][entering]
    table[leaving] = [value / factor for value in table[leaving]]
    for row in (*table[:leaving], *table[leaving + 1 :], goal):
        times = row[entering]
        row[:] = [value - times * top for value, top in zip(row, table[leaving], strict=True)]
