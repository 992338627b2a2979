"""A game as the house knows it: its card for the lobby, and its rooms, opened when they are needed.

A game is a package: a folder of `knavery.games`, or one that another distribution names as an entry
point of the group `knavery.games`.  Its modules have the same names in every game:

    __init__   CARD           what the lobby shows; loads nothing else
    table      Table          what lies on the table, and who may see it
    rules      Phase, deal, acting, score, winners, and for each phase span_, refusal_ and play_
    knowledge  Knowledge, learn, imagine       what a seat can infer, and worlds that fit it
    moves      VERBS          commands and the actions they spell
    words      EVENTS, REFUSALS                sentences, and the rules that refusals go by
    position   PHASES, FIELDS, settle          how people write a position down
               conserved, and prepare          what no move changes; what a host lays on the table
"""

from __future__ import annotations

import functools
import importlib
import importlib.metadata
import pkgutil
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from knavery.kernel import body, playout, sight
from knavery.kernel.fields import Shown, declared_fields
from knavery.kernel.menus import menu_of
from knavery.kernel.near import unknown
from knavery.kernel.options import AnyOption, BadOption, Value, choose
from knavery.kernel.record import TableRecord
from knavery.kernel.source import Rebinder, as_numbers, build

HOME = "knavery.games"  # a package to look into and a group of entry points; the kernel knows no game by name


def anything_goes(seats: int, options: Mapping[str, Value]) -> str:
    """No two options exclude each other."""
    return ""


@dataclass(frozen=True, slots=True)
class Card:
    """What the lobby shows of a game."""

    title: str
    designers: tuple[str, ...]
    least_seats: int
    most_seats: int
    minutes: int
    rules: int  # the version of the rules: a record of another version is refused
    options: tuple[AnyOption, ...] = ()
    forbids: Callable[[int, Mapping[str, Value]], str] = anything_goes  # why these do not go together, or ""

    def choose(self, given: Mapping[str, object]) -> dict[str, Value]:
        """All options, as given or by default."""
        return choose(self.options, given)

    def check(self, seats: int, chosen: Mapping[str, Value]) -> None:
        """Whether so many can play with these options; raises BadOption."""
        if not self.least_seats <= seats <= self.most_seats:
            raise BadOption(f"{self.title} has {self.least_seats} to {self.most_seats} seats, not {seats}")
        why = self.forbids(seats, chosen)
        if why:
            raise BadOption(why)


class Game:
    """One game: its card at once, all else when first asked for."""

    def __init__(self, name: str, package: str) -> None:
        self.name, self.package = name, package
        self.card: Card = importlib.import_module(package).CARD

    def __repr__(self) -> str:
        return f"Game({self.name!r})"

    def room(self, name: str) -> Any:
        """One of the game's modules."""
        return importlib.import_module(f"{self.package}.{name}")

    @functools.cached_property
    def rules(self) -> Any:
        return self.room("rules")

    @functools.cached_property
    def Table(self) -> type[TableRecord]:  # noqa: N802 -- it is a class
        table: type[TableRecord] = self.room("table").Table
        return table

    @functools.cached_property
    def plain(self) -> Plain:
        return Plain(self)

    @functools.cached_property
    def fields(self) -> dict[str, Shown]:
        """The fields that people see: those declared, and the game's own in their place or after them."""
        return declared_fields(self.Table) | {shown.name: shown for shown in self.room("position").FIELDS}

    def phase_name(self, phase: int) -> str:
        """What people call a phase."""
        names: Mapping[str, tuple[int, ...]] = self.room("position").PHASES
        return next(name for name, phases in names.items() if phase in phases)

    def blank(self, seats: int, options: Mapping[str, object]) -> Any:
        """A table before the deal: the number of seats and the options laid on it, nothing else."""
        chosen = self.card.choose(options)
        self.card.check(seats, chosen)
        table = self.Table()
        table.seats = seats
        for option in self.card.options:
            if hasattr(table, option.name):
                setattr(table, option.name, option.number(chosen[option.name]))
        position = self.room("position")
        if hasattr(position, "prepare"):
            position.prepare(table, chosen)
        return table


class Plain(body.Body):
    """The rules as plain Python over a plain object: they serve people, tests and debuggers."""

    def __init__(self, game: Game) -> None:
        bind = Rebinder({}, enums=as_numbers)
        rules = {name: bind(function) for name, function in body.contract(game.rules).items()}
        for name, _ in body.phase_names(game.rules.Phase):
            rules[f"menu_{name}"] = menu_of(name, rules[f"span_{name}"], rules[f"refusal_{name}"])
        scope = build(f"dispatch of {game.name}", body.source(game.rules.Phase), rules)
        self.adopt(scope)
        self.hide = sight.hider(game.Table)
        driver = Rebinder(scope)
        self.play_out = driver(playout.play_out)
        self.new_game = driver(playout.new_game)


@functools.cache
def games() -> dict[str, str]:
    """The names of all games that are installed, and the packages they live in."""
    home = importlib.import_module(HOME)
    found = {item.name: f"{HOME}.{item.name}" for item in pkgutil.iter_modules(home.__path__) if item.ispkg}
    for point in importlib.metadata.entry_points(group=HOME):
        found.setdefault(point.name, point.value)
    return dict(sorted(found.items()))


@functools.cache
def game(name: str) -> Game:
    """The game of this name."""
    if name not in games():
        raise BadOption(unknown("game", name, games()))
    try:
        return Game(name, games()[name])
    except (ImportError, AttributeError, SyntaxError) as error:  # of somebody else's package
        raise BadOption(f"the game {name} cannot be opened: {error}") from error
