"""What one person looks at: a seat's view of a match, with the words and colours to draw it in."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Sequence
from typing import Any

from rich.cells import cell_len, set_cell_size
from rich.style import Style
from rich.text import Text

from knavery.kernel.match import Match
from knavery.kernel.moves import spell
from knavery.terminal.names import Names
from knavery.terminal.voice import Voice

# Colours tell seats and goods apart, and never alone: names stand beside them.
SEAT_COLOURS = ("#d8a657", "#7daea3", "#d3869b", "#a9b665", "#89b4e8", "#e78a4e")
PARCHMENT = "#e6d9bd"
FADED = "#9a8f7a"
GOLD = "#d8a657"
BLOOD = "#e0705e"
LEAF = "#a9b665"


NARROW = 46  # columns that a board has in the smallest window
SCROLLBAR = 1  # column of a board that is longer than its room
MOST_OF_NAME = 14  # columns
PUT = "put"  # marks what a click puts into the command


class Sight:
    """A position as it is drawn for one seat; None is a spectator.  When the game is over, all is open."""

    def __init__(self, match: Match, viewer: str | None, language: str, width: int = NARROW) -> None:
        self.match, self.viewer, self.width = match, viewer, width
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
        """A player's name, cut if it is very long; a click puts it into the command."""
        text = self.word(cut(name), f"bold {self.colour(name)}", spell(name))
        text.pad_right(max(width - text.cell_len, 0))
        return text

    def word(self, shown: str, style: str = "", said: str = "") -> Text:
        """A piece that a click puts into the command, as the word of the language that it stands for."""
        # Appended, so that what is added to the text later does not take its style on.
        return Text().append(shown, Style.parse(style) + Style.from_meta({PUT: said}) if said else style)

    def faded(self, text: str) -> Text:
        return Text(text, FADED)

    def initials(self, name: str) -> str:
        """As few letters as tell this player from the others; of two who begin alike, the name as it is."""
        known = [seat for seat in self.match.seats if seat != name]
        short = (name[:end] for end in (1, 2) if not any(seat.startswith(name[:end]) for seat in known))
        return next(short, cut(name))

    def turn_mark(self, seat: str) -> Text:
        return Text("▸" if seat in self.view["turn"] else " ", f"bold {GOLD}")


def cut(name: str, most: int = MOST_OF_NAME) -> str:
    """A name as there is room for it."""
    return name if cell_len(name) <= most else set_cell_size(name, most - 1) + "…"


def commas(pieces: Sequence[Text]) -> list[Text]:
    """The pieces of a list, with a comma after each but the last."""
    return [*(piece.append(",", FADED) for piece in pieces[:-1]), *pieces[-1:]]


def flow(pieces: Iterable[Text], width: int, gap: int = 1) -> Text:
    """Pieces beside each other in as many lines as they need; none of them is broken."""
    flowing, used = Text(), 0
    for piece in pieces:
        if used and used + gap + piece.cell_len > width:
            flowing.append("\n")
            used = 0
        elif used:
            flowing.append(" " * gap)
            used += gap
        flowing.append_text(piece)
        used += piece.cell_len
    return flowing
