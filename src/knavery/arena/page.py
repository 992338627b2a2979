"""The report as one page that needs nothing else: text, tables, and plots drawn right in it."""

from __future__ import annotations

import math
import shlex
from collections.abc import Iterator, Sequence
from html import escape

from knavery.arena.figures import Mean
from knavery.arena.report import HEADS, LEGEND, Report, cells, heading, pair_cells

WIDTH, NAMES, LINE, EDGE = 760, 170, 28, 30  # of a plot, its names, a line, the numbers below

STYLE = """
:root { color-scheme: light dark; --soft: #8884;
  --ink: #222; --paper: #fdfcf8; --mark: #b4451f; --good: #2f7d4f; }
@media (prefers-color-scheme: dark) { :root {
  --ink: #eee; --paper: #1c1b19; --mark: #e8825a; --good: #6fc292; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
.wide { overflow-x: auto; }
td, th { padding: .25rem .7rem; text-align: right; border-bottom: 1px solid var(--soft); }
td:first-child, th:first-child { text-align: left; }
svg { max-width: 100%; height: auto; } svg text { fill: var(--ink); font-size: 14px; }
.axis { stroke: var(--soft); } .even { stroke: var(--ink); stroke-dasharray: 4 4; }
.bar { stroke: var(--mark); stroke-width: 3; } .dot { fill: var(--mark); }
.better { color: var(--good); } .worse { color: var(--mark); }
"""


def page(report: Report) -> str:
    title = f"{report.plan.of.card.title}: the arena"
    parts = [
        "<!doctype html>",
        '<html lang="en"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body>",
        f"<h1>{escape(title)}</h1><p>{escape(heading(report))}.</p>",
        *section("Victories", plot(wins(report), even=report.figures.chance, percent=True)),
        *section("Scores", plot(scores(report))),
        *section("The bots", html_table([HEADS + report.deeds, *all_cells(report)]), LEGEND),
        *section("One against another", html_table(pair_cells(report), classes(report)), PAIRS),
        f"<p><small>{escape(repeat(report))}</small></p></body></html>",
    ]
    return "\n".join(parts) + "\n"


PAIRS = (
    "How often the bot of the line scores more than that of the column, ties as halves. In colour where"
    " the 95 % interval leaves out one half."
)


def repeat(report: Report) -> str:
    """The command that gives this page again."""
    plan = report.plan
    versus = f" --versus {','.join(plan.versus)}" if plan.versus else ""
    options = "".join(f" -o {shlex.quote(f'{name}={value}')}" for name, value in sorted(plan.options.items()))
    return (
        f"Intervals are 95 %. The same again: knavery arena {plan.game} --bots {','.join(plan.bots)}"
        f" --seats {plan.seats} --games {plan.games} --seed {shlex.quote(plan.seed)}"
        f"{' --duels' if plan.duels else ''}{versus}{options}"
    )


def section(title: str, body: str, words: str = "") -> Iterator[str]:
    yield f"<h2>{escape(title)}</h2>"
    if words:
        yield f"<p>{escape(words)}</p>"
    yield f'<div class="wide">{body}</div>'


def wins(report: Report) -> list[tuple[str, Mean]]:
    return [(row.bot, row.wins) for row in report.figures.rows]


def scores(report: Report) -> list[tuple[str, Mean]]:
    return [(row.bot, row.score) for row in report.figures.rows]


def all_cells(report: Report) -> list[list[str]]:
    return [cells(report, row) for row in report.figures.rows]


def classes(report: Report) -> list[list[str]]:
    """For each cell of the pairs, whether the one is surely better or worse."""
    order = [row.bot for row in report.figures.rows]
    ahead = report.figures.ahead
    verdicts = [["", *("" if one == two else verdict(ahead[one, two]) for two in order)] for one in order]
    return [[""] * (len(order) + 1), *verdicts]


def verdict(mean: Mean) -> str:
    if math.isnan(mean.mean) or mean.low <= 0.5 <= mean.high:
        return ""
    return "better" if mean.low > 0.5 else "worse"


def html_table(rows: Sequence[Sequence[str]], marks: Sequence[Sequence[str]] | None = None) -> str:
    head, *body = rows
    lines = ["<table><tr>", *(f"<th>{escape(cell)}</th>" for cell in head), "</tr>"]
    for number, row in enumerate(body, start=1):
        lines.append("<tr>")
        for place, cell in enumerate(row):
            mark = f' class="{marks[number][place]}"' if marks and marks[number][place] else ""
            lines.append(f"<td{mark}>{escape(cell)}</td>")
        lines.append("</tr>")
    return "".join([*lines, "</table>"])


# --- plots


def plot(rows: Sequence[tuple[str, Mean]], even: float | None = None, *, percent: bool = False) -> str:
    """A line for each bot: the mean as a dot, its interval as a bar."""
    least, most = bounds(rows, even)

    def across(value: float) -> float:
        return NAMES + (WIDTH - NAMES - EDGE) * (value - least) / (most - least)

    height = LINE * len(rows) + EDGE
    parts = [f'<svg viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" role="img">']
    for tick in ticks(least, most):
        label = f"{tick:.0%}" if percent else f"{tick:g}"
        parts += upright(across(tick), height - EDGE, "axis")
        parts.append(f'<text x="{across(tick):.1f}" y="{height - 8}" text-anchor="middle">{label}</text>')
    if even is not None:
        parts += upright(across(even), height - EDGE, "even")
    for number, (name, mean) in enumerate(rows):
        parts += mark(name, LINE * number + LINE / 2, across(mean.low), across(mean.mean), across(mean.high))
    return "".join([*parts, "</svg>"])


def bounds(rows: Sequence[tuple[str, Mean]], even: float | None) -> tuple[float, float]:
    ends = [end for _, mean in rows for end in (mean.low, mean.high)] + ([even] if even is not None else [])
    least, most = min(ends), max(ends)
    space = (most - least) / 20 or 1
    return least - space, most + space


def ticks(least: float, most: float) -> list[float]:
    """Round numbers between the bounds, four to nine of them."""
    step = 10.0 ** math.floor(math.log10(most - least))
    while (most - least) / step < 4:
        step /= 2
    first = math.ceil(least / step)
    return [round(number * step, 6) for number in range(first, math.floor(most / step) + 1)]


def upright(x: float, height: float, kind: str) -> list[str]:
    return [f'<line class="{kind}" x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{height}"/>']


def mark(name: str, y: float, low: float, middle: float, high: float) -> list[str]:
    return [
        f'<text x="0" y="{y + 5}">{escape(name)}</text>',
        f'<line class="bar" x1="{low:.1f}" x2="{high:.1f}" y1="{y}" y2="{y}"/>',
        f'<circle class="dot" cx="{middle:.1f}" cy="{y}" r="5"/>',
    ]
