"""The end: who won, what the points are made of, and the truth about who lied when."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from knavery.kernel.match import Match
from knavery.terminal.games.generic import Presenter
from knavery.terminal.names import Names
from knavery.terminal.sight import FADED, GOLD, PARCHMENT


def ending(match: Match, presenter: Presenter, names: Names) -> RenderableType:
    """All that is to be said when the game is over."""
    won = ", ".join(match.winners)
    key = "winner" if len(match.winners) == 1 else "winners"
    title = Text(f"♛ {names.voice.say(key, seats=won)}", f"bold {GOLD}")
    parts: list[RenderableType] = [title, Text(""), scores(match, presenter, names)]
    truth = presenter.truth(match, names)
    if truth:
        parts += [Text(""), Text(names.voice.say("truth-title"), f"bold {GOLD}"), *truth]
    return Group(*parts)


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
