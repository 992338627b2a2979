"""The figures as lines of text, and as data for programs."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from knavery.arena.figures import Figures, Mean, figures
from knavery.arena.plan import Plan
from knavery.arena.ranking import maximal_lottery, ratings
from knavery.arena.store import Result


@dataclass(frozen=True, slots=True)
class Report:
    """All that is said of one plan's results."""

    figures: Figures
    ratings: dict[str, tuple[float, float]]
    lottery: dict[str, float]

    @property
    def plan(self) -> Plan:
        return self.figures.plan

    @property
    def deeds(self) -> list[str]:
        """What is counted in this game, in the order of first use."""
        return list(dict.fromkeys(deed for row in self.figures.rows for deed in row.deeds))


def report(plan: Plan, results: Sequence[Result]) -> Report:
    found = figures(plan, results)
    met = {pair: mean for pair, mean in found.ahead.items() if not math.isnan(mean.mean)}
    even = Mean(0.5, math.inf)
    ahead = {pair: met.get(pair, even) for pair in found.ahead}
    return Report(found, ratings(plan.bots, results), maximal_lottery(plan.bots, ahead))


def heading(report: Report) -> str:
    plan = report.plan
    options = "".join(f", {name} = {value}" for name, value in sorted(plan.options.items()))
    how = "every two bots at tables of their own" if plan.duels else "all bots at one table"
    how = f"{' and '.join(plan.versus)} with each of the others, two and two" if plan.versus else how
    return (
        f"{plan.of.card.title}: {report.figures.games} games, {plan.deals} deals in every order,"
        f" {plan.seats} seats{options}; {how}; a seat's share of the victories is"
        f" {report.figures.chance:.1%}"
    )


def lines(report: Report) -> Iterator[str]:
    """The report as text."""
    yield heading(report)
    yield ""
    yield from table([HEADS + report.deeds, *(cells(report, row) for row in report.figures.rows)])
    yield LEGEND
    yield ""
    yield "How often the bot of the line scores more than that of the column, ties as halves:"
    yield from table(pair_cells(report))


LEGEND = (
    "rating: by openskill, with two of its deviations; lottery: the part in the mix of bots that none beats;"
    " the rest: how often of the times that it could"
)
HEADS = ["bot", "score", "victories", "rating", "lottery"]


def cells(report: Report, row: Any) -> list[str]:
    skill = report.ratings.get(row.bot)
    return [
        row.bot,
        f"{row.score.mean:.2f} ± {row.score.margin:.2f}",
        f"{row.wins.mean:.1%} ± {row.wins.margin:.1%}",
        f"{skill[0]:.1f} ± {2 * skill[1]:.1f}" if skill else "",
        f"{report.lottery[row.bot]:.0%}",
        *(f"{row.deeds[deed]:.0%}" if deed in row.deeds else "" for deed in report.deeds),
    ]


def pair_cells(report: Report) -> list[list[str]]:
    order = [row.bot for row in report.figures.rows]
    ahead = report.figures.ahead
    rows = [[one, *("" if one == two else share(ahead[one, two]) for two in order)] for one in order]
    return [["", *order], *rows]


def share(mean: Mean) -> str:
    return "" if math.isnan(mean.mean) else f"{mean.mean:.1%} ± {mean.margin:.1%}"


def table(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        first, *others = (cell.rjust(width) for cell, width in zip(row, widths, strict=True))
        yield "  ".join([first.strip().ljust(widths[0]), *others]).rstrip()


def as_data(report: Report) -> dict[str, Any]:
    """The report for programs."""
    found = report.figures
    return {
        "plan": asdict(report.plan),
        "games": found.games,
        "chance": found.chance,
        "bots": [
            asdict(row) | {"rating": report.ratings.get(row.bot), "lottery": report.lottery[row.bot]}
            for row in found.rows
        ],
        "ahead": [
            {"one": one, "two": two, "mean": mean.mean, "margin": mean.margin}
            for (one, two), mean in found.ahead.items()
            if not math.isnan(mean.mean)
        ],
    }
