"""What one person looks at: a seat's view of a match, with the words and colours to draw it in."""

from __future__ import annotations

import functools
from typing import Any

from rich.style import Style
from rich.text import Text

from knavery.kernel.match import Match
from knavery.terminal.names import Names
from knavery.terminal.voice import Voice

# Colours tell seats and goods apart, and never alone: names stand beside them.
SEAT_COLOURS = ("#d8a657", "#7daea3", "#d3869b", "#a9b665", "#89b4e8", "#e78a4e")
PARCHMENT = "#e6d9bd"
FADED = "#9a8f7a"
GOLD = "#d8a657"
BLOOD = "#e0705e"
LEAF = "#a9b665"


class Sight:
    """A position as it is drawn for one seat; None is a spectator.  When the game is over, all is open."""

    def __init__(self, match: Match, viewer: str | None, language: str) -> None:
        self.match, self.viewer = match, viewer
        self.names, self.voice = Names(match, language), Voice(language)

    @functools.cached_property
    def view(self) -> dict[str, Any]:
        return self.match.full_view() if self.match.over else self.match.view(self.viewer)

    @functools.cached_property
    def table(self) -> Any:
        """The view as a table: hidden cells are blank."""
        return self.match.table if self.match.over else self.match.seen_table(self.viewer)

    def say(self, key: str, **words: object) -> str:
        return self.voice.say(key, **words)

    # --- pieces of text

    def colour(self, seat: str) -> str:
        return SEAT_COLOURS[self.match.seats.index(seat) % len(SEAT_COLOURS)]

    def seat(self, name: str, width: int = 0) -> Text:
        """A player's name; a click puts it into the command."""
        text = self.word(name, f"bold {self.colour(name)}", name)
        text.pad_right(max(width - len(name), 0))
        return text

    def word(self, shown: str, style: str = "", said: str = "") -> Text:
        """A piece that a click puts into the command, as the word of the language that it stands for."""
        meta = Style.from_meta({"@click": f"app.put({said!r})"}) if said else Style()
        return Text(shown, Style.parse(style) + meta if style else meta)

    def faded(self, text: str) -> Text:
        return Text(text, FADED)

    def turn_mark(self, seat: str) -> Text:
        return Text("▸" if seat in self.view["turn"] else " ", f"bold {GOLD}")
