"""The table itself: the board at the left, what happened and what may be done at the right, and below
them the hand and the command line."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from knavery.kernel.moves import Form
from knavery.terminal.completion import Completion
from knavery.terminal.games.generic import Presenter
from knavery.terminal.sight import BLOOD, FADED, GOLD, LEAF, PARCHMENT, Sight, cut
from knavery.terminal.widgets import ChoiceList, Completer, Drawn, KeyLine, Prompt, title_line

LEAST_WIDTH, LEAST_HEIGHT = 80, 24
WIDE = 120  # from so many columns on, the log is wider
SIDE, SIDE_WIDE, BOARD_EDGES = 32, 48, 2  # as in table.tcss
OWN_WORDS = ("rules", "cards", "log", "save", "help", "quit")  # commands of the table, not of the game
SHOWN_WORDS = 12  # of the words that fit; more are not listed in the hint


class TableScreen(Screen[None]):
    """What one person sees while he plays."""

    def __init__(self, presenter: Presenter) -> None:
        super().__init__()
        self.presenter = presenter
        self.sight: Sight | None = None
        self.listed: list[str | Form] = []  # what the list shows
        self.choices: list[str | Form] = []
        self.completion = Completion([], [], OWN_WORDS)
        self.idle, self.noted, self.clock = "", False, ""

    def compose(self) -> ComposeResult:
        yield Static(id="headline")
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                with VerticalScroll(id="board-room", can_focus=False):
                    yield Drawn(id="board")
                yield Drawn(id="hand")
            with Vertical(id="right"):
                with VerticalScroll(id="log-room", can_focus=False):
                    yield Static(id="log")
                yield ChoiceList(id="choices")
        yield Static(id="status")
        with Horizontal(id="line"):
            yield Static("›", id="mark")
            yield Prompt(
                id="prompt", compact=True, suggester=Completer(lambda line: self.completion.lines(line))
            )
        yield KeyLine(id="keys")
        yield Static(id="small")

    def on_mount(self) -> None:
        self.prompt.complete, self.prompt.choose = self.complete, self.step_through
        self.query_one("#log-room", VerticalScroll).anchor()

    @property
    def prompt(self) -> Prompt:
        return self.query_one("#prompt", Prompt)

    @property
    def board_width(self) -> int:
        """How many columns the board has."""
        return max(self.size.width - (SIDE_WIDE if self.size.width >= WIDE else SIDE) - BOARD_EDGES, 0)

    @property
    def menu(self) -> ChoiceList:
        return self.query_one("#choices", ChoiceList)

    # --- showing

    def show_sight(self, sight: Sight, story: Sequence[Text], choices: list[str | Form]) -> None:
        """Draw a position, what happened up to it, and what may be done."""
        self.sight, self.choices = sight, choices
        seats = sight.match.seats
        self.completion = Completion(choices, seats, OWN_WORDS)
        self.draw(sight)
        self.query_one("#log", Static).update(Text("\n").join(story))
        self.show_headline()
        self.show_choices("" if self.prompt.value == self.prompt.filled else self.prompt.value)

    def draw(self, sight: Sight) -> None:
        """What lies on the table and in the hand."""
        hand = self.presenter.hand(sight)
        self.query_one("#board", Static).update(self.presenter.board(sight))
        self.query_one("#hand", Static).update(hand or "")
        self.query_one("#hand").display = hand is not None

    def show_headline(self) -> None:
        if self.sight:
            left = f" {self.sight.names.sentence('title')} · "
            text = left + self.presenter.headline(self.sight)
            who = f"{cut(self.sight.viewer)} " if self.sight.viewer else ""
            text += f" · {self.clock}" if self.clock else ""
            self.query_one("#headline", Static).update(title_line(text, who, self.size.width))

    def show_clock(self, text: str) -> None:
        """How much time is left, where time is kept."""
        if text != self.clock:
            self.clock = text
            self.show_headline()

    def show_note(self, text: str, *, wrong: bool = False) -> None:
        """Something that stands there until the next command is begun."""
        self.noted = True
        self.show_status(text, BLOOD if wrong else LEAF)

    def show_status(self, text: str, style: str = FADED) -> None:
        self.query_one("#status", Static).update(Text(text, style))

    def show_idle(self, text: str) -> None:
        """What stands there while nothing else is to be said."""
        self.idle = text
        if not self.noted:
            self.show_status(text)

    def show_choices(self, line: str) -> None:
        """The list: forms, and the moves that fit what was typed."""
        assert self.sight
        fitting = self.completion.fitting(line) if line.strip() else self.completion.choices
        forms = [form for form in self.completion.forms.values() if begins(form, line)]
        self.listed = [*forms, *(fitting or ([] if forms else self.completion.choices))]
        self.menu.set_options([Option(self.choice_text(choice)) for choice in self.listed])
        self.menu.display = bool(self.listed)

    def choice_text(self, choice: str | Form) -> Text:
        """A choice in the language of the table; English is that of commands."""
        assert self.sight
        names = self.sight.names
        english = names.language == "en"
        if isinstance(choice, Form):
            verb = choice.verb if english else names.verb(choice.verb)
            return Text("✎ ", GOLD).append(f"{verb} …", f"bold {PARCHMENT}")
        return Text(choice if english else names.gloss(choice, self.presenter.spoken), PARCHMENT)

    def clear(self) -> None:
        """Nothing is typed, nothing is noted."""
        self.noted = False
        self.prompt.fill("")

    def ask(self, line: str = "") -> None:
        """Let the person type."""
        self.prompt.fill(line)
        self.prompt.focus()

    def action_turn_page(self, step: int) -> None:
        """Look further up or down the board, where it is longer than its room."""
        room = self.query_one("#board-room", VerticalScroll)
        room.scroll_relative(y=step * room.size.height, animate=False)

    # --- hints

    def complete_lines(self, line: str) -> list[str]:
        return self.completion.lines(line)

    def hint(self, line: str) -> str:
        """What the command that is being typed can go on with."""
        words = self.completion.words(line)
        if words and line:
            return "  ".join(words[:SHOWN_WORDS]) + (" …" if len(words) > SHOWN_WORDS else "")
        return ""

    @on(Input.Changed, "#prompt")
    def typed(self, event: Input.Changed) -> None:
        if not self.sight:
            return
        if event.value != self.prompt.filled or not event.value:
            self.show_choices(event.value)
        if event.value or not self.noted:
            self.noted = False
            self.show_status(self.hint(event.value) or self.idle)

    def complete(self) -> None:
        self.prompt.fill(self.completion.complete(self.prompt.value))

    # --- the list

    def step_through(self, step: int) -> None:
        """Up or down the list of choices."""
        if self.listed:
            at = self.menu.highlighted
            start = -1 if step > 0 else 0
            self.menu.highlighted = ((start if at is None else at) + step) % len(self.listed)
            self.mark(self.menu.highlighted)

    @on(OptionList.OptionHighlighted, "#choices")
    def marked(self, event: OptionList.OptionHighlighted) -> None:
        if event.option_index == self.menu.highlighted:  # it may be another by now
            self.mark(event.option_index)

    def mark(self, index: int) -> None:
        """Show a choice of the list in the command line."""
        if index < len(self.listed):
            choice = self.listed[index]
            self.prompt.fill(choice.verb if isinstance(choice, Form) else choice, listed=True)
            self.prompt.focus()

    # --- the window

    def on_resize(self, event: events.Resize) -> None:
        small = event.size.width < LEAST_WIDTH or event.size.height < LEAST_HEIGHT
        self.set_class(small, "too-small")
        self.set_class(event.size.width >= WIDE, "wide")
        if self.sight:
            self.sight.width = self.board_width
            self.draw(self.sight)
            self.show_headline()
            text = self.sight.say("too-small", width=LEAST_WIDTH, height=LEAST_HEIGHT)
            self.query_one("#small", Static).update(text)


def begins(form: Form, line: str) -> bool:
    """Whether the form's verb is what the line says or begins to say."""
    said = line.split()
    return not said or said[0] == form.verb or (len(said) == 1 and form.verb.startswith(said[0]))
