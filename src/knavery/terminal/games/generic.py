"""Any game, drawn from its fields: what all share, then what each seat has before it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from knavery.kernel.fields import UNSEEN
from knavery.kernel.match import Match
from knavery.kernel.moves import Form
from knavery.terminal import compose
from knavery.terminal.clock import Limit
from knavery.terminal.names import Names
from knavery.terminal.sight import FADED, PARCHMENT, SCROLLBAR, Sight, commas, flow

EMPTY: tuple[Any, ...] = ({}, [], None, UNSEEN)
LONG = 6  # items of a list; more are counted


class Presenter:
    """How a game is drawn.  Games override what they draw better."""

    spoken: Sequence[str] = ()  # the kinds of things that commands name, where a name is of several

    # --- the table

    def headline(self, sight: Sight) -> str:
        """The moment: the phase, and what of the table is one word or number."""
        parts = [sight.names.phase(sight.view["phase"])]
        for name, value in self.shared(sight):
            if isinstance(value, str | int) and not isinstance(value, bool):
                parts.append(f"{sight.names.label(name)}: {sight.names.value(value)}")
        return " · ".join(parts)

    def board(self, sight: Sight) -> RenderableType:
        lines: list[RenderableType] = []
        for name, value in self.shared(sight):
            if not isinstance(value, str | int) and value not in EMPTY:
                lines.append(self.line(sight, name, value))
        for seat in sight.match.seats:
            lines.append(sight.turn_mark(seat) + Text(" ") + sight.seat(seat))
            lines += [self.line(sight, name, value) for name, value in self.own(sight, seat)]
        return Group(*lines)

    def hand(self, sight: Sight) -> RenderableType | None:
        """What lies before the viewer alone, at the foot of the table; None where the board shows it."""
        return None

    def shared(self, sight: Sight) -> list[tuple[str, Any]]:
        fields = sight.match.game.fields.values()
        return [(shown.name, sight.view[shown.name]) for shown in fields if not shown.per_seat]

    def own(self, sight: Sight, seat: str) -> list[tuple[str, Any]]:
        """The fields of one seat that have anything in them."""
        fields = [shown.name for shown in sight.match.game.fields.values() if shown.per_seat]
        found = [(name, sight.view[name].get(seat)) for name in fields]
        return [(name, value) for name, value in found if value not in EMPTY]

    def line(self, sight: Sight, name: str, value: Any) -> Text:
        label = Text("  ").append(f"{sight.names.label(name)} ", FADED)
        parts = value if isinstance(value, list) else [value]
        shown = [sight.names.value(part) for part in parts]
        if len(parts) > LONG:
            shown = [sight.say("cards", number=len(parts))]
        return flow([label, *commas([Text(part, PARCHMENT) for part in shown])], sight.width - SCROLLBAR)

    def limit(self, match: Match) -> Limit | None:
        """How long the present step may last, where the game keeps time."""
        return None

    # --- saying

    def fit(self, form: Form, match: Match, viewer: str) -> Form:
        """The form as it is shown to this person."""
        return form

    def start(self, form: Form, viewer: str) -> compose.Values:
        """What stands in a form at first."""
        return compose.first_values(form)

    def compose(self, form: Form, values: compose.Values) -> str:
        """The command that a filled-in form means."""
        return compose.compose(form, values)

    def put(self, line: str, word: str, choices: Sequence[str | Form]) -> str:
        """The command after a click on something that this word stands for."""
        if not line.strip():
            return self.begin(word, choices)
        if counted := re.search(rf"\b(\d+) {re.escape(word)}\b", line):
            more = f"{int(counted[1]) + 1} {word}"
            return line[: counted.start()] + more + line[counted.end() :]
        verb = line.split()[0]
        said = [str(choice) for choice in choices if str(choice).startswith(f"{verb} ")]
        counts = any(re.search(rf"\d {re.escape(word)}\b", text) for text in said)
        joins = re.search(r" \S+$", line.rstrip()) and any("," in text for text in said)
        return f"{line.rstrip()}{',' if joins else ''} {'1 ' if counts else ''}{word}"

    def begin(self, word: str, choices: Sequence[str | Form]) -> str:
        """The command that a click on this word begins."""
        for choice in choices:
            if isinstance(choice, Form):
                values = compose.first_values(choice)
                for item in choice.items:
                    if word in item.names:
                        return self.compose(choice, values | {item.name: word})
                    if word == item.name:
                        return self.compose(choice, {**values, item.name: max(1, item.least)})
        fitting = [str(choice) for choice in choices if word in str(choice).split()]
        return min(fitting, key=len) if fitting else word

    # --- pages

    def cards(self, match: Match, names: Names) -> RenderableType:
        """All things of the game by their names, as commands have them and in words."""
        table = Table(box=None, padding=(0, 2), header_style=f"bold {FADED}")
        table.add_column(names.voice.say("said-as"))
        table.add_column(names.voice.say("meaning"))
        for kind, things in names.kinds.items():
            for thing in things:
                table.add_row(thing, names.title(thing, kind))
        return table

    # --- the end

    def breakdown(self, match: Match, names: Names) -> list[tuple[str, dict[str, int]]]:
        """What the points are made of: a label and each seat's part of it."""
        return []

    def truth(self, match: Match, names: Names) -> list[Text]:
        """Who lied, and when."""
        return []


PRESENTER = Presenter()
