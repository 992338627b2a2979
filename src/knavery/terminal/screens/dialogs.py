"""Short questions, and the curtain between two people at one screen."""

from __future__ import annotations

from typing import ClassVar

from rich.cells import cell_len
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Center, Horizontal, Middle, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen, Screen
from textual.widgets import Button, Input, Static

LINE_OF_ANSWERS = 44  # letters of answers that fit beside each other


class Question(ModalScreen[str | None]):
    """A question with a few answers; Escape answers nothing."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss(None)", show=False),
        Binding("left,up", "app.focus_previous", show=False),
        Binding("right,down", "app.focus_next", show=False),
    ]

    def __init__(self, question: str, answers: list[tuple[str, str]]) -> None:
        super().__init__(classes="dialog")
        self.question, self.answers = question, answers

    def compose(self) -> ComposeResult:
        with Vertical(id="dialog"):
            yield Static(self.question, markup=False)
            with Horizontal(id="answers") if self.fits_a_line() else VerticalScroll(id="answers"):
                for name, label in self.answers:
                    yield Button(Content(label), name=name, compact=True)

    def fits_a_line(self) -> bool:
        return sum(cell_len(label) for _, label in self.answers) <= LINE_OF_ANSWERS

    @on(Button.Pressed)
    def answered(self, event: Button.Pressed) -> None:
        self.dismiss(event.button.name)


class AskText(ModalScreen[str | None]):
    """A question that is answered in words."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)", show=False)]

    def __init__(self, question: str, given: str) -> None:
        super().__init__(classes="dialog")
        self.question, self.given = question, given

    def compose(self) -> ComposeResult:
        with Vertical(id="dialog"):
            yield Static(self.question, markup=False)
            yield Input(self.given, id="answer", compact=True, select_on_focus=False)

    @on(Input.Submitted)
    def answered(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip() or None)


class Curtain(Screen[None]):
    """Nothing of the table shows until the next person says that he sits there alone."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "lift", show=False)]

    def __init__(self, text: str, button: str, least: float = 0) -> None:
        super().__init__(classes="curtain")
        self.text, self.button, self.least = text, button, least
        self.drawn = False  # all the way: until then it cannot be lifted

    def compose(self) -> ComposeResult:
        with Middle(), Center(), Vertical(id="curtain"):
            yield Static(self.text, markup=False)
            with Center():
                yield Button(self.button, id="lift", compact=True)

    def on_mount(self) -> None:
        if self.least:
            self.set_timer(self.least, self.draw_shut)
        else:
            self.draw_shut()

    def draw_shut(self) -> None:
        self.drawn = True

    @on(Button.Pressed)
    def action_lift(self) -> None:
        if self.drawn:
            self.dismiss(None)
