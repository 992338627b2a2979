"""A new game: which, who sits where, with which options, in which language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual import on
from textual.actions import SkipAction
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Input, Static

import knavery
from knavery.bots import bots_of
from knavery.kernel.game import Game, game, games
from knavery.kernel.language import LANGUAGES, tongue
from knavery.kernel.moves import Item
from knavery.kernel.options import Amount, AnyOption, BadOption, Option, Value, spelled
from knavery.kernel.records import BadRecord
from knavery.terminal.row import ItemRow
from knavery.terminal.screens.dialogs import AskText
from knavery.terminal.seating import NAMES, usual_bots, usual_names
from knavery.terminal.sight import BLOOD
from knavery.terminal.sitting import Sitting, resume
from knavery.terminal.theme import LAMPLIGHT
from knavery.terminal.voice import Voice
from knavery.terminal.widgets import KeyLine

NAME, PERSON, OPTION = "name", "person", "option"
TITLE = "title"  # the game's own sentence


@dataclass
class Setup:
    """What is chosen so far.  Names and players stay with their seats when the number of seats changes."""

    game: str
    language: str
    seats: int = 0
    names: list[str] = field(default_factory=lambda: list(NAMES))
    players: dict[int, str] = field(default_factory=dict)  # the bot on a seat; a person elsewhere
    options: dict[str, str] = field(default_factory=dict)  # as they are written

    def choose_game(self, name: str) -> None:
        """Another game: its usual table."""
        of = game(name)
        usual = usual_bots(of, NAMES[: of.card.most_seats])
        self.game, self.seats, self.options = name, len(usual_names(of)), {}
        self.players = {NAMES.index(seat): bot for seat, bot in usual.items()}

    def sit_down(self) -> Sitting:
        """The sitting that this makes; raises ValueError, which says what is wrong."""
        names = [name.strip() for name in self.names[: self.seats]]
        known = {option.name: option for option in game(self.game).card.options}
        options: Mapping[str, Value] = {
            name: known[name].read(str(Path(text).expanduser()) if is_supply(known[name]) else text)
            for name, text in self.options.items()
        }
        bots = {names[seat]: bot for seat, bot in self.players.items() if seat < self.seats}
        return Sitting(knavery.new(self.game, names, None, **options), bots)


class NewGame(App[Sitting]):
    """Everything to choose on one page; it ends with a sitting, or with nothing."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,f9", "start", show=False, priority=True),
        Binding("f5", "resume", show=False),
        Binding("down", "focus_next", show=False),
        Binding("up", "focus_previous", show=False),
        Binding("escape,f10,ctrl+q,ctrl+c", "leave", show=False, priority=True),
    ]

    def __init__(self, language: str) -> None:
        super().__init__()
        self.setup = Setup("", language)
        self.setup.choose_game(next(iter(games())))

    @property
    def voice(self) -> Voice:
        return Voice(self.setup.language)

    @property
    def of(self) -> Game:
        return game(self.setup.game)

    def on_mount(self) -> None:
        self.register_theme(LAMPLIGHT)
        self.theme = LAMPLIGHT.name
        self.title = "Knavery"
        self.rows()[0].focus()

    # --- the page

    def compose(self) -> ComposeResult:
        say, setup = self.voice.say, self.setup
        with VerticalScroll(id="page", can_focus=False) as room:
            room.border_title = "Knavery"
            yield self.row("game", say("new-game"), tuple(games()), setup.game, self.title_of)
            yield self.row("language", say("new-language"), LANGUAGES, setup.language, self.language_of)
            card = self.of.card
            yield ItemRow(Item("seats", card.least_seats, card.most_seats), say("new-seats"), setup.seats)
            with Vertical(id="seats"):
                yield from (self.seat(number) for number in range(setup.seats))
            for option in card.options:
                yield self.supply(option) if is_supply(option) else self.option(option)
        yield Static(id="verdict")
        keys = KeyLine(id="keys")
        yield keys
        start, go_on = ("Enter", say("new-start"), "start"), ("F5", say("new-resume"), "resume")
        keys.show_keys([start, go_on, ("Esc", say("key-quit"), "leave")])

    def row(
        self, name: str, label: str, names: tuple[str, ...], value: str, show: Callable[[str], str] = str
    ) -> ItemRow:
        return ItemRow(Item(name, names=names), label, value, show)

    def seat(self, number: int) -> Horizontal:
        """A name, and who plays."""
        players = (PERSON, *bots_of(self.of))
        sits = self.setup.players.get(number, PERSON)
        name = Input(self.setup.names[number], name=f"{NAME} {number}", compact=True, classes="name")
        return Horizontal(
            name, self.row(f"player {number}", "", players, sits, self.player_of), classes="seat"
        )

    def option(self, option: AnyOption) -> ItemRow:
        name, label = f"{OPTION} {option.name}", self.label_of(option)
        if isinstance(option, Amount):
            chosen = int(self.setup.options.get(option.name, option.default))
            return ItemRow(Item(name, option.least, option.most), label, chosen)
        assert isinstance(option, Option)
        values = tuple(written(value) for value in option.values)
        return self.row(name, label, values, self.setup.options.get(option.name, values[0]), self.value_of)

    def supply(self, option: AnyOption) -> Horizontal:
        """An option that a file supplies."""
        chosen, asked = self.setup.options.get(option.name, ""), self.voice.say("new-file")
        line = Input(chosen, asked, name=f"{OPTION} {option.name}", compact=True, classes="file")
        label = Static(self.label_of(option), classes="label", markup=False)
        return Horizontal(label, line, classes="supply")

    def rows(self) -> list[ItemRow]:
        return list(self.query(ItemRow))

    # --- what things are called

    def title_of(self, name: str) -> str:
        return tongue(game(name), self.setup.language).say(TITLE)

    def label_of(self, option: AnyOption) -> str:
        known = self.voice.known(f"option-{option.name.replace('_', '-')}")
        return known or option.name.replace("_", " ")

    def language_of(self, language: str) -> str:
        return Voice(language).say("own-name")

    def player_of(self, bot: str) -> str:
        known = bots_of(self.of)
        if bot == PERSON:
            return self.voice.say("person")
        return f"{known[bot].title(self.setup.language)} {'★' * known[bot].level}"

    def value_of(self, value: str) -> str:
        return self.voice.known(f"value-{value.replace('_', '-')}") or value

    # --- choosing

    @on(ItemRow.Changed)
    async def chosen(self, event: ItemRow.Changed) -> None:
        kind, _, which = event.row.item.name.partition(" ")
        value = event.row.value
        if kind == "player":
            self.setup.players.pop(int(which), None)
            self.setup.players |= {int(which): str(value)} if value != PERSON else {}
        elif kind == OPTION:
            self.setup.options[which] = str(value)
        else:
            await self.change_page(kind, value)

    async def change_page(self, kind: str, value: int | str) -> None:
        """Another game, language or number of seats: the page is made anew."""
        self.read_lines()
        if kind == "game":
            self.setup.choose_game(str(value))
        elif kind == "language":
            self.setup.language = str(value)
        else:
            self.setup.seats = int(value)
        await self.recompose()
        next(row for row in self.rows() if row.item.name == kind).focus()

    def read_lines(self) -> None:
        """What was typed: names, and files of options."""
        for line in self.query(Input):
            kind, _, which = (line.name or "").partition(" ")
            if kind == NAME:
                self.setup.names[int(which)] = line.value
            elif line.value.strip():
                self.setup.options[which] = line.value.strip()
            else:
                self.setup.options.pop(which, None)

    # --- going on

    def action_start(self) -> None:
        if self.asks:
            raise SkipAction
        self.read_lines()
        try:
            self.exit(self.setup.sit_down())
        except (BadOption, ValueError, RuntimeError) as why:
            self.complain(why)

    def complain(self, why: Exception) -> None:
        self.query_one("#verdict", Static).update(Text(f" {why}", BLOOD))

    def action_resume(self) -> None:
        """Go on with a saved game."""
        if not self.asks:
            self.push_screen(AskText(self.voice.say("new-resume-what"), ""), self.resume_from)

    def resume_from(self, name: str | None) -> None:
        if name:
            try:
                self.exit(resume(Path(name).expanduser()))
            except (BadRecord, ValueError, RuntimeError) as why:
                self.complain(why)

    @property
    def asks(self) -> bool:
        """Whether a question stands over the page: then Enter and Escape are for that."""
        return isinstance(self.screen, AskText)

    def action_leave(self) -> None:
        if self.asks:
            raise SkipAction
        self.exit(None)


def is_supply(option: AnyOption) -> bool:
    """Whether it comes from a file."""
    return not isinstance(option, Option | Amount)


def written(value: bool | int | str) -> str:
    return spelled(value).strip('"')
