"""Pages to read: the rules, the cards, the whole log, the keys."""

from __future__ import annotations

from typing import ClassVar

from rich.console import RenderableType
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Markdown, Static

from knavery.terminal.widgets import KeyLine


class Reading(ModalScreen[None]):
    """A page over the table; Escape goes back."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q,enter", "dismiss", show=False)]

    def __init__(self, title: str, back: str) -> None:
        super().__init__(classes="page")
        self.page_title, self.back = title, back

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="page") as room:
            room.border_title = self.page_title
            yield from self.content()
        yield KeyLine(id="keys")

    def content(self) -> ComposeResult:
        yield Static()

    def on_mount(self) -> None:
        self.query_one(KeyLine).show_keys([("Esc", self.back, "screen.dismiss")])
        self.query_one("#page").focus()


class RulesPage(Reading):
    """The rules as the game's folder has them."""

    def __init__(self, title: str, back: str, text: str) -> None:
        super().__init__(title, back)
        self.text = text

    def content(self) -> ComposeResult:
        yield Markdown(self.text)


class TextPage(Reading):
    """Anything drawn: cards, the log, keys."""

    def __init__(self, title: str, back: str, drawn: RenderableType, *, from_end: bool = False) -> None:
        super().__init__(title, back)
        self.drawn, self.from_end = drawn, from_end

    def content(self) -> ComposeResult:
        yield Static(self.drawn if not isinstance(self.drawn, str) else Text(self.drawn))

    def on_mount(self) -> None:
        super().on_mount()
        if self.from_end:
            self.call_after_refresh(self.query_one("#page").scroll_end, animate=False)
