"""The end: who won, what the points are made of, and the truth about who lied when."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from knavery.kernel.match import Match
from knavery.terminal.games.generic import Presenter
from knavery.terminal.names import Names
from knavery.terminal.sight import FADED, GOLD, PARCHMENT

INDENT = 4  # columns before each line of the truth


def ending(match: Match, presenter: Presenter, names: Names) -> RenderableType:
    """All that is to be said when the game is over."""
    title = Text(f"♛ {who_won(match, names)}", f"bold {GOLD}")
    parts: list[RenderableType] = [title, Text(""), scores(match, presenter, names)]
    if sum(points == max(match.scores.values()) for points in match.scores.values()) > len(match.winners):
        parts.append(Text(names.voice.say("tie-broken"), FADED))
    truth = presenter.truth(match, names)
    if truth:
        parts += [Text(""), Text(names.voice.say("truth-title"), f"bold {GOLD}"), hanging(truth)]
    return Group(*parts)


def hanging(lines: Sequence[Text]) -> Table:
    """Lines whose first columns, with the round in them, nothing runs into."""
    grid = Table.grid()
    grid.add_column(width=INDENT)
    grid.add_column()
    for line in lines:
        grid.add_row(line[:INDENT], line[INDENT:])
    return grid


def who_won(match: Match, names: Names) -> str:
    key = "winner" if len(match.winners) == 1 else "winners"
    return names.voice.say(key, seats=", ".join(match.winners))


def scores(match: Match, presenter: Presenter, names: Names) -> Table:
    """A row for each seat, best first; a column for each part of the points."""
    table = Table(box=None, padding=(0, 2), header_style=FADED)
    table.add_column("")
    parts = presenter.breakdown(match, names)
    for label, _ in parts:
        table.add_column(label, justify="right")
    table.add_column(names.voice.say("points"), justify="right")
    won = match.winners  # of equals in points one may have won
    for seat, points in sorted(match.scores.items(), key=lambda item: (-item[1], item[0] not in won)):
        mark = "♛ " if seat in match.winners else "  "
        figures = [str(part.get(seat, 0)) for _, part in parts]
        table.add_row(Text(mark + seat, PARCHMENT), *figures, Text(str(points), f"bold {GOLD}"))
    return table
