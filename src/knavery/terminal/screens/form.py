"""A move composed in a form: a row for each item, the command that comes of it, and whether it is legal."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from rich.style import Style
from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.message import Message
from textual.screen import ModalScreen
from textual.widgets import Static

from knavery.kernel.moves import Form, Item
from knavery.terminal.compose import Values, first_values
from knavery.terminal.names import Names
from knavery.terminal.sight import BLOOD, FADED, GOLD, LEAF, PARCHMENT
from knavery.terminal.widgets import KeyLine

LABEL_WIDTH = 22
STEP = "step"  # marks what a click changes


class ItemRow(Static, can_focus=True):
    """One item: a number between its bounds, or one of its names."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,minus", "change(-1)", show=False),
        Binding("right,plus,space", "change(1)", show=False),
        Binding("home", "bound(0)", show=False),
        Binding("end", "bound(1)", show=False),
    ]

    class Changed(Message):
        """The value is another now."""

    def __init__(self, item: Item, label: str, value: int | str, names: Names) -> None:
        super().__init__()
        self.item, self.label, self.value, self.names = item, label, value, names

    def on_mount(self) -> None:
        self.draw()

    def draw(self) -> None:
        line = Text(f"{self.label:<{LABEL_WIDTH}}", PARCHMENT)
        line.append(" ◂ ", self.click(-1))
        shown = self.names.name(self.value) if isinstance(self.value, str) else str(self.value)
        line.append(f" {shown:^8} ", f"bold {PARCHMENT}")
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
        if isinstance(self.value, int) and sign.isdigit():
            typed = int(f"{self.value}{sign}")
            self.set_value(typed if typed <= self.item.most else min(int(sign), self.item.most))
        elif isinstance(self.value, str) and sign.isalpha():
            at = self.item.names.index(self.value) + 1
            ahead = (*self.item.names[at:], *self.item.names[:at])
            self.set_value(next((name for name in ahead if name.startswith(sign.lower())), self.value))

    def set_value(self, value: int | str) -> None:
        if value != self.value:
            self.value = value
            self.draw()
            self.post_message(self.Changed())


class FormScreen(ModalScreen[str | None]):
    """Fill in a form; what it answers is the command, or None."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss(None)", show=False),
        Binding("enter", "accept", show=False),
        Binding("down", "app.focus_next", show=False),
        Binding("up", "app.focus_previous", show=False),
    ]

    def __init__(
        self,
        form: Form,
        names: Names,
        compose_command: Callable[[Form, Values], str],
        verdict: Callable[[str], str | None],
    ) -> None:
        super().__init__(classes="dialog")
        self.form, self.names = form, names
        self.compose_command, self.verdict = compose_command, verdict
        values = first_values(form)
        self.rows = [ItemRow(item, self.label(item), values[item.name], names) for item in form.items]

    def label(self, item: Item) -> str:
        """What an item is called: word by word, as forms, things and commands have them."""
        label = " ".join(self.word(word) for word in item.name.split())
        return label[:1].upper() + label[1:]

    def word(self, word: str) -> str:
        known = self.names.voice.known(f"item-{word.replace('_', '-')}")
        if known is None and self.names.kind_of(word):
            return self.names.name(word)
        return known or self.names.verb(word)

    def compose(self) -> ComposeResult:
        with Vertical(id="form") as room:
            verb, meaning = self.form.verb, self.names.verb(self.form.verb)
            room.border_title = verb if meaning == verb else f"{verb} · {meaning}"
            with VerticalScroll(id="rows", can_focus=False):
                yield from self.rows
            yield Static(id="command")
            yield Static(id="verdict")
            yield KeyLine(id="form-keys")

    def on_mount(self) -> None:
        say = self.names.voice.say
        keys = [("Enter", say("do-it"), "screen.accept"), ("Esc", say("back"), "screen.dismiss(None)")]
        self.query_one(KeyLine).show_keys(keys)
        self.rows[0].focus()
        self.judge()

    @property
    def command(self) -> str:
        return self.compose_command(self.form, {row.item.name: row.value for row in self.rows})

    @on(ItemRow.Changed)
    def judge(self) -> None:
        """Show the command as it stands, and what the rules say to it."""
        no = self.verdict(self.command)
        self.query_one("#command", Static).update(Text(f"› {self.command}", f"bold {PARCHMENT}"))
        shown = Text(no, BLOOD) if no else Text("✓", LEAF)
        self.query_one("#verdict", Static).update(shown)

    def action_accept(self) -> None:
        if self.verdict(self.command) is None:
            self.dismiss(self.command)
