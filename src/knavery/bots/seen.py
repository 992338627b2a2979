"""All that a bot gets: what a person in its seat would see and remember.

A `Seen` is made of a match and a seat and keeps nothing of the match: its table is the seat's view,
with every hidden cell blank, its log what the seat was told.  Choices and worlds are worked out from
these two, so that a bot cannot know, or do, anything that depends on what is hidden from it.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from knavery.kernel import chance
from knavery.kernel.game import Game
from knavery.kernel.match import Entry, Match
from knavery.kernel.moves import Form
from knavery.kernel.options import Value


class Seen:
    """A position as one seat sees it."""

    def __init__(
        self,
        game: Game,
        options: Mapping[str, Value],
        seats: Sequence[str],
        seat: int,
        table: Any,
        told: Sequence[Entry],
        *,
        may_wait: bool = False,
        knowledge: Any = None,
    ) -> None:
        self.game, self.seats, self.seat = game, tuple(seats), seat
        self.options = MappingProxyType(dict(options))
        self.table = table  # the view as a table: hidden cells read HIDDEN
        self.told = tuple(told)
        self.may_wait = may_wait  # whether the host takes None for an answer: somebody else may go on
        if knowledge is not None:
            self.knowledge = knowledge

    @classmethod
    def by(cls, match: Match, name: str, *, may_wait: bool = False) -> Seen:
        """What the seat of this name sees of a match now."""
        table, told = match.seen_table(name), match.told(name)
        seat = match.number(name)
        return cls(match.game, match.options, match.seats, seat, table, told, may_wait=may_wait)

    @property
    def name(self) -> str:
        return self.seats[self.seat]

    @functools.cached_property
    def view(self) -> dict[str, Any]:
        """The view, as `Match.view` gives it."""
        return self.around(self.table).read(self.table)

    @property
    def acting(self) -> list[str]:
        """Who may act now."""
        acting: list[str] = self.view["turn"]
        return acting

    def news(self, since: int = 0) -> list[dict[str, Any]]:
        """What this seat was told, from number `since`, as `Match.events` gives it."""
        since = max(since, 0)
        late = Match.around(self.game, self.seats, self.options, self.table, self.told[since:])
        return [event | {"n": event["n"] + since} for event in late.events(self.name)]

    @functools.cached_property
    def choices(self) -> list[str | Form]:
        """Every legal move, as `Match.choices` gives it: the same in every world that fits."""
        return self.worlds(1, "choices")[0].choices(self.name)

    @functools.cached_property
    def knowledge(self) -> Any:
        """What can be inferred from all that was told."""
        return self.around(self.table).knowledge(self.name)

    def worlds(self, count: int, key: int | str) -> list[Match]:
        """So many matches that this seat cannot tell from the one it plays."""
        return [self.around(table) for table in self.tables(count, key)]

    def tables(self, count: int, key: int | str) -> Iterator[Any]:
        """The tables of such worlds."""
        imagine = self.game.room("knowledge").imagine
        for number in range(count):
            table = self.table.copy()
            chance.set_key(table, chance.key_of(f"{key!r}/{number}"))
            imagine(table, self.knowledge, self.seat)
            yield table

    def around(self, table: Any) -> Match:
        return Match.around(self.game, self.seats, self.options, table, self.told)
