"""A move composed in a form: a row for each item, the command that comes of it, and whether it is legal."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from knavery.kernel.moves import Form, Item
from knavery.terminal.compose import Values
from knavery.terminal.names import SIGNS, Names
from knavery.terminal.row import ItemRow
from knavery.terminal.sight import BLOOD, LEAF, PARCHMENT
from knavery.terminal.widgets import KeyLine


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
        start: Values,
    ) -> None:
        super().__init__(classes="dialog")
        self.form, self.names = form, names
        self.compose_command, self.verdict = compose_command, verdict
        self.rows = [ItemRow(item, self.label(item), start[item.name], names.phrase) for item in form.items]

    def label(self, item: Item) -> str:
        """What an item is called: word by word, as forms, things and commands have them."""
        kind, _, seat = item.name.partition(" ")
        words = (f"{kind}_of", seat) if seat in self.names.match.seats else item.name.split()
        label = " ".join(self.word(word) for word in words)
        return label[:1].upper() + label[1:]

    def word(self, word: str) -> str:
        if word in self.names.match.seats or word in SIGNS:
            return SIGNS.get(word, word)
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
