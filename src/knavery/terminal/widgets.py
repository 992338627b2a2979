"""The pieces of the screen: the list of choices, the command line, and the line of keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.suggester import Suggester
from textual.widgets import Input, OptionList, Static

from knavery.terminal.sight import FADED, GOLD, PARCHMENT, PUT

DO = "do"  # marks what a click does


class ChoiceList(OptionList, can_focus=False):
    """What may be done.  A first click marks a choice and shows it in the command line, a second does it."""

    async def _on_click(self, event: events.Click) -> None:
        clicked = event.style.meta.get("option")
        if clicked is not None and clicked != self.highlighted:
            event.prevent_default()  # the list itself would do it at once
            self.highlighted = clicked


class Completer(Suggester):
    """The completion that stands faint behind the cursor."""

    def __init__(self, lines: Callable[[str], list[str]]) -> None:
        super().__init__(use_cache=False, case_sensitive=True)
        self.lines = lines

    async def get_suggestion(self, value: str) -> str | None:
        found = self.lines(value) if value else []
        return found[0] if found else None


class Prompt(Input):
    """The command line.  Tab completes; the arrows go through the list of choices."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab", "complete", show=False),
        Binding("down", "choose(1)", show=False),
        Binding("up", "choose(-1)", show=False),
        Binding("escape", "wipe", show=False),
        Binding("pageup", "screen.turn_page(-1)", show=False),
        Binding("pagedown", "screen.turn_page(1)", show=False),
    ]

    # Set by the screen, and called at once: the next key may come before any message would.
    complete: Callable[[], None]
    choose: Callable[[int], None]

    filled = ""  # what was put here by the list; it is not a filter for the list

    def fill(self, line: str, *, listed: bool = False) -> None:
        """Put a whole line here."""
        self.filled = line if listed else ""
        self.value = line
        self.cursor_position = len(line)

    def action_complete(self) -> None:
        self.complete()

    def action_choose(self, step: int) -> None:
        self.choose(step)

    def action_wipe(self) -> None:
        self.fill("")


class Drawn(Static):
    """Something drawn on the table; a click on a word in it says so."""

    class Put(Message):
        """Somebody clicked on what this word stands for."""

        def __init__(self, word: str) -> None:
            self.word = word
            super().__init__()

    def on_click(self, event: events.Click) -> None:
        if word := event.style.meta.get(PUT):
            self.post_message(self.Put(word))


class KeyLine(Static):
    """The keys and what they do; each can be clicked."""

    def show_keys(self, keys: list[tuple[str, str, str]]) -> None:
        """Keys, labels and actions; closer together where they have little room."""
        needed = sum(cell_len(f" {key} {label} ") for key, label, _ in keys)
        gap = " " if needed <= self.app.size.width else ""
        line = Text(no_wrap=True, overflow="ellipsis")
        for key, label, action in keys:
            click = Style.from_meta({DO: action})
            line.append(f" {key} ", Style.parse(f"bold {GOLD}") + click)
            line.append(label + gap, Style.parse(FADED) + click)
        self.update(line)

    async def on_click(self, event: events.Click) -> None:
        if action := event.style.meta.get(DO):
            await self.app.run_action(action)


def title_line(left: str, right: str, width: int) -> Text:
    """One line with something at both of its ends."""
    space = max(width - cell_len(left) - cell_len(right), 1)
    line = Text(no_wrap=True, overflow="ellipsis")
    return line.append(left, f"bold {PARCHMENT}").append(" " * space).append(right, FADED)
