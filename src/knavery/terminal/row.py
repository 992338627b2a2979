"""One thing to choose: a row that arrows, keys and clicks change."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from rich.style import Style
from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.widgets import Static

from knavery.kernel.moves import Item
from knavery.terminal.sight import FADED, GOLD, PARCHMENT, cut

LABEL_WIDTH, NAME_ROOM, MOST_SHOWN, NUMBER_ROOM = 22, 20, 26, 4
TEN = 10
STEP = "step"  # marks what a click changes


class ItemRow(Static, can_focus=True):
    """One item: a number between its bounds, or one of its names."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,minus", "change(-1)", show=False),
        Binding("right,plus,space", "change(1)", show=False),
        Binding("backspace", "rub_out", show=False),
        Binding("home", "bound(0)", show=False),
        Binding("end", "bound(1)", show=False),
    ]

    class Changed(Message):
        """The value is another now."""

        def __init__(self, row: ItemRow) -> None:
            self.row = row
            super().__init__()

    def __init__(self, item: Item, label: str, value: int | str, show: Callable[[str], str] = str) -> None:
        super().__init__()
        self.item, self.label, self.value, self.show_name = item, label, value, show

    def on_mount(self) -> None:
        self.draw()

    def draw(self) -> None:
        line = Text(cut(self.label, LABEL_WIDTH), PARCHMENT)
        line.pad_right(LABEL_WIDTH - line.cell_len if self.label else 0)
        line.append(" ◂ ", self.click(-1))
        shown = self.show_name(self.value) if isinstance(self.value, str) else str(self.value)
        width = NAME_ROOM if isinstance(self.value, str) else NUMBER_ROOM
        line.append(f" {cut(shown, MOST_SHOWN):^{width}} ", f"bold {PARCHMENT}")
        line.append(" ▸ ", self.click(1))
        if not self.item.names:
            line.append(f"  {self.item.least}–{self.item.most}", FADED)
        self.update(line)

    def click(self, step: int) -> Style:
        return Style.parse(f"bold {GOLD}") + Style.from_meta({STEP: step})

    def on_click(self, event: events.Click) -> None:
        if step := event.style.meta.get(STEP):
            self.action_change(step)

    def action_change(self, step: int) -> None:
        if isinstance(self.value, str):
            at = self.item.names.index(self.value)
            self.set_value(self.item.names[(at + step) % len(self.item.names)])
        else:
            self.set_value(min(max(self.value + step, self.item.least), self.item.most))

    def action_bound(self, end: int) -> None:
        if isinstance(self.value, str):
            self.set_value(self.item.names[-1 if end else 0])
        else:
            self.set_value(self.item.most if end else self.item.least)

    def on_key(self, event: events.Key) -> None:
        """A digit says the number, a letter goes to the next name that begins with it."""
        sign = event.character or ""
        if isinstance(self.value, int) and sign.isdecimal():
            typed = int(f"{self.value}{sign}")
            self.set_value(typed if typed <= self.item.most else min(int(sign), self.item.most))
        elif isinstance(self.value, str) and sign.isalpha():
            at = self.item.names.index(self.value) + 1
            ahead = (*self.item.names[at:], *self.item.names[:at])
            self.set_value(next((name for name in ahead if self.begins(name, sign)), self.value))

    def begins(self, name: str, sign: str) -> bool:
        """Whether the name begins so, as it is said or as it is shown."""
        said = (name, self.show_name(name))
        return any(text.casefold().startswith(sign.casefold()) for text in said)

    def action_rub_out(self) -> None:
        """Take the last digit back."""
        if isinstance(self.value, int):
            self.set_value(max(self.value // TEN, self.item.least))

    def set_value(self, value: int | str) -> None:
        if value != self.value:
            self.value = value
            self.draw()
            self.post_message(self.Changed(self))
