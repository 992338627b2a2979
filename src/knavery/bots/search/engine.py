"""Where a search runs: compiled once that is ready, plain until then, with the same results.

Loading what was compiled takes a second or so the first time, and compiling more, so both are done beside
the game: whoever asks meanwhile gets the plain engine.
"""

from __future__ import annotations

import itertools
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from types import SimpleNamespace
from typing import Any, Protocol

from knavery.bots.search import playout
from knavery.bots.search.model import model_of
from knavery.kernel import bodies, chance
from knavery.kernel.bodies import Extra
from knavery.kernel.game import Game
from knavery.kernel.source import Rebinder, as_numbers, build

Actions = tuple[int, ...]
MOST_SPELLED = 256  # actions of one move; longer ones do not come to mind
ROOM = 64  # for the actions of each move, where all are spelled


@dataclass(frozen=True)
class Scene:
    """What a seat sees and thinks before it tries anything."""

    view: Any  # as a table
    knowledge: Any
    seat: int
    habits: list[int]
    watchful: bool


@dataclass(frozen=True)
class Trial:
    """What all tries of one decision share."""

    until: int  # the landmark at which playouts rest
    most: int  # actions of one playout
    luck: int


class Shelf(Protocol):
    """How a body keeps its tables and numbers."""

    batch: int  # how much is done between two looks at the clock

    def copies(self, view: Any, keys: Sequence[bytes]) -> Any:
        """Copies of a table, each with a key of its own."""

    def record(self, record: Any) -> Any:
        """A record as the only one of its row."""

    def numbers(self, numbers: Sequence[int]) -> Any: ...

    def fractions(self, count: int) -> Any:
        """So many of them, all 0."""

    def chosen(self, tables: Any, which: Sequence[int]) -> Any:
        """Some of the tables, some perhaps more than once."""

    def table(self, tables: Any, number: int) -> Any:
        """One of them as a plain table."""


class Lists:
    """The plain body's."""

    batch = 8

    def copies(self, view: Any, keys: Sequence[bytes]) -> Any:
        tables = [view.copy() for _ in keys]
        for table, key in zip(tables, keys, strict=True):
            chance.set_key(table, key)
        return tables

    def record(self, record: Any) -> Any:
        return [record.copy()]

    def numbers(self, numbers: Sequence[int]) -> Any:
        return list(numbers)

    def fractions(self, count: int) -> Any:
        return [0.0] * count

    def chosen(self, tables: Any, which: Sequence[int]) -> Any:
        return [tables[number] for number in which]

    def table(self, tables: Any, number: int) -> Any:
        return tables[number]


class Arrays:
    """The compiled body's."""

    batch = 128

    def copies(self, view: Any, keys: Sequence[bytes]) -> Any:
        import numpy as np

        tables = np.repeat(self.record(view), len(keys))
        tables["key"] = np.frombuffer(b"".join(keys), "<u4").reshape(len(keys), -1)
        tables["draws"] = 0
        self.type = type(view)
        return tables

    def record(self, record: Any) -> Any:
        from knavery.kernel.layout import to_array

        return to_array([record])

    def numbers(self, numbers: Sequence[int]) -> Any:
        import numpy as np

        return np.array(numbers, np.int64)

    def fractions(self, count: int) -> Any:
        import numpy as np

        return np.zeros(count)

    def chosen(self, tables: Any, which: Sequence[int]) -> Any:
        return tables[list(which)]

    def table(self, tables: Any, number: int) -> Any:
        from knavery.kernel.layout import from_row

        return from_row(self.type, tables[number])


class Engine:
    """What one game's searches run on: its entries in a body, and how that body keeps things."""

    def __init__(self, entries: Any, shelf: Shelf) -> None:
        self.entries, self.shelf = entries, shelf

    def mind(self, scene: Scene, dice: Random) -> Mind:
        return Mind(self.entries, self.shelf, scene, dice)


class Mind:
    """One decision: the worlds that are imagined for it, moves spelled in them, and tried."""

    def __init__(self, entries: Any, shelf: Shelf, scene: Scene, dice: Random) -> None:
        self.entries, self.shelf, self.scene = entries, shelf, scene
        self.habits = shelf.numbers(scene.habits)
        self.dice, self.throws = dice, shelf.numbers([dice.getrandbits(48)])
        self.said = shelf.numbers([0] * MOST_SPELLED)
        self.desk = shelf.copies(scene.view, [bytes(chance.KEY_BYTES)])
        self.worlds = self.imagined(1)[0]

    @property
    def world(self) -> Any:
        """One world, as a plain table."""
        return self.shelf.table(self.worlds, 0)

    def imagined(self, count: int, is_late: Callable[[], bool] = lambda: False) -> tuple[Any, list[float]]:
        """So many worlds, or as many as time allows, and how likely each is."""
        scene = self.scene
        worlds = self.shelf.copies(scene.view, [self.dice.randbytes(chance.KEY_BYTES) for _ in range(count)])
        knowledge, weights = self.shelf.record(scene.knowledge), self.shelf.fractions(count)
        done = 0
        while done < count and not (done and is_late()):
            first, done = done, min(done + self.shelf.batch, count)
            self.entries.fill_at(
                worlds, first, done, knowledge, self.habits, scene.seat, int(scene.watchful), weights
            )
        return worlds[:done], [float(weight) for weight in weights[:done]]

    def imagine(self, count: int, spare: int, is_late: Callable[[], bool]) -> None:
        """So many worlds to try moves in: of `spare` times as many the likelier ones more often."""
        worlds, weights = self.imagined(count * spare, is_late)
        if spare > 1 and any(weights):  # else none is likelier than another
            worlds = self.shelf.chosen(worlds, self.dice.choices(range(len(weights)), weights, k=count))
        self.worlds = worlds[:count]

    def spelled(self, *, likely: bool) -> Actions:
        """A move, as people would make it or as the dice say; an empty one if it grew too long."""
        length = self.entries.spell_at(
            self.worlds, 0, self.desk, self.scene.seat, int(likely), self.habits, self.throws, self.said
        )
        return tuple(int(action) for action in self.said[:length])

    def spelled_all(self, most: int) -> list[Actions]:
        """Every move that people may make, or the first so many."""
        said, lengths = self.shelf.numbers([0] * (ROOM * most)), self.shelf.numbers([0] * most)
        count = self.entries.spell_all_at(
            self.worlds, 0, self.desk, self.scene.seat, most, self.habits, self.said, said, lengths
        )
        ends = list(itertools.accumulate(int(length) for length in lengths[:count]))
        actions = [int(action) for action in said[: ends[-1] if ends else 0]]
        return [tuple(actions[begin:end]) for begin, end in itertools.pairwise([0, *ends])]

    def gains(self, trial: Trial, move: Actions, first: int, last: int) -> int:
        """The sum of what this move gains in the tries from `first` up to `last`."""
        spelled = self.shelf.numbers([*move, 0])  # never empty: waiting is a move of no actions
        gained: int = self.entries.try_at(
            self.worlds, first, last, self.desk, spelled, len(move),
            self.scene.seat, trial.until, trial.most, trial.luck, self.habits, self.throws,
        )  # fmt: skip
        return gained


ENTRY = """

def fill_at(worlds, first, last, knowledge, habits, seat, watchful, weights):
    fill_worlds(worlds, first, last, knowledge, habits, seat, watchful, weights)


def spell_at(worlds, number, desk, seat, likely, habits, dice, said):
    return spell_move(worlds, number, desk, seat, likely, habits, dice, said)


def spell_all_at(worlds, number, desk, seat, most, habits, path, said, lengths):
    return spell_all(worlds, number, desk, seat, most, habits, path, said, lengths)


def try_at(worlds, first, last, desk, move, length, seat, until, most, luck, habits, dice):
    return try_move(worlds, first, last, desk, move, length, seat, until, most, luck, habits, dice)
"""

ENTERED = {name: getattr(playout, name) for name in ("fill_worlds", "spell_move", "spell_all", "try_move")}


def functions_of(of: Game) -> dict[str, Any]:
    """What the entries call."""
    return ENTERED | model_of(of).dialect


PLAYOUTS = Extra(
    home=f"{__name__}:PLAYOUTS",
    text=ENTRY,
    arguments={
        "fill_at": "TiiKdiif",
        "spell_at": "TiTiiddd",
        "spell_all_at": "TiTiidddd",
        "try_at": "TiiTdiiiiidd",
    },
    functions=functions_of,
    swaps=playout.SWAPS,
)


def plain_engine(of: Game) -> Engine:
    """The one that is always there."""
    plain = of.plain
    rules = {name: getattr(plain, name) for name in ("speaking", "menu", "play", "winners", "score")}
    rules["imagine"] = of.room("knowledge").imagine
    bind = Rebinder(rules | model_of(of).dialect, enums=as_numbers)
    bound = {name: bind(function) for name, function in ENTERED.items()}
    scope = build(f"search of {of.name}", ENTRY, bound)
    return Engine(SimpleNamespace(**{name: scope[name] for name in PLAYOUTS.arguments}), Lists())


_engines: dict[Game, Engine] = {}
_loaders: dict[Game, threading.Thread] = {}
_loading = threading.Lock()  # one at a time: Numba has one folder for the whole process


def engine_of(of: Game, *, wait: bool = False) -> Engine:
    """The quickest engine that there is now; with `wait`, the quickest there can be."""
    if of not in _engines:
        _engines.setdefault(of, plain_engine(of))
    if wait:
        load(of)
    elif of not in _loaders:
        loader = threading.Thread(target=load, args=(of,), daemon=True)
        if _loaders.setdefault(of, loader) is loader:
            loader.start()
    return _engines[of]


def load(of: Game) -> None:
    """Put the compiled engine in the plain one's place."""
    with _loading:
        if isinstance(_engines[of].shelf, Lists):
            compiled = bodies.compiled(of, PLAYOUTS, wait=True)
            if compiled is not None:
                _engines[of] = Engine(compiled, Arrays())
