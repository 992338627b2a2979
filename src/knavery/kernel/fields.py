"""The fields of a table as people know them: in views, scenario files and the terminal.

They are read off the declaration: a number, a seat, a multiset, a pile.  The same reading serves the
full table and a view, whose hidden cells come out as "?", so a view cannot tell what the marks hide.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from knavery.kernel.near import brief, unknown
from knavery.kernel.record import HIDDEN, NOBODY, Field, Meaning, Record, TableRecord
from knavery.kernel.sight import ANYBODY, visible

UNSEEN = "?"

# The most that people may write into a field, by its width: far inside it, so that play has room to add.
MOST = {"b": 99, "h": 9999, "i": 999_999_999}


class Misfit(Exception):
    """A value that a field cannot take, and what it could."""


class Shown:
    """A field that people see.  A game may add its own with the same methods (`position.FIELDS`)."""

    per_seat = False  # whether there is one of each seat
    ordered = False  # whether a list's order counts
    parts: Sequence[str] = ()  # what it falls into, where each has a name of its own

    def __init__(self, name: str) -> None:
        self.name = name

    def read(self, table: Any, seats: Sequence[str], seat: int) -> Any:
        """The value as JSON has it; None where there is nothing to say."""
        raise NotImplementedError

    def write(self, table: Any, seats: Sequence[str], seat: int, value: Any) -> None:
        """Put a value in place; raises Misfit."""
        raise NotImplementedError

    def check(self, table: Any, seats: Sequence[str], expected: Any) -> None:
        """Whether a scenario can expect this at all; raises Misfit."""

    def normal(self, table: Any, seats: Sequence[str], seat: int, expected: Any) -> Any:
        """What a scenario expects, as `read` words it where people may word it otherwise."""
        return expected

    def differs(self, expected: Any, found: Any) -> bool:
        """Whether what was found is not what a scenario expects."""
        if isinstance(expected, list) and isinstance(found, list) and not self.ordered:
            return Counter(map(repr, expected)) != Counter(map(repr, found))
        if isinstance(expected, Mapping) and isinstance(found, Mapping):
            return {k: v for k, v in expected.items() if v != 0} != dict(found)
        return bool(expected != found)


@dataclass(frozen=True)
class Place:
    """Where a declared field is found: in the table, in a row of each seat, or in a record of its own."""

    rows: str = ""
    seats: bool = False

    def holder(self, table: Any, seat: int) -> Any:
        if not self.rows:
            return table
        inner = getattr(table, self.rows)
        return inner[seat] if self.seats else inner


class Declared(Shown):
    """A field just as it is declared."""

    def __init__(self, field: Field, place: Place) -> None:
        super().__init__(field.name)
        self.field, self.place = field, place
        self.per_seat, self.ordered = place.seats, field.mark.meaning is Meaning.PILE

    def read(self, table: Any, seats: Sequence[str], seat: int) -> Any:
        holder = self.place.holder(table, seat)
        names = seats if self.field.mark.meaning in OF_SEATS else self.field.mark.names_on(table)
        return READ[self.field.mark.meaning](self.field, names, holder, getattr(holder, self.name))

    def write(self, table: Any, seats: Sequence[str], seat: int, value: Any) -> None:
        holder = self.place.holder(table, seat)
        written = self.written(table, seats, value)
        if self.field.mark.count:
            setattr(holder, self.field.mark.count, self.counted(table, seat, written, value))
        setattr(holder, self.name, written)

    def written(self, table: Any, seats: Sequence[str], value: Any) -> Any:
        names = seats if self.field.mark.meaning in OF_SEATS else self.field.mark.names_on(table)
        return WRITE[self.field.mark.meaning](self.field, names, value)

    def check(self, table: Any, seats: Sequence[str], expected: Any) -> None:
        """Every name in it must be one that could lie here; "?" always could."""
        if isinstance(expected, Mapping):
            expected = {name: part for name, part in expected.items() if name != UNSEEN}
        elif isinstance(expected, list):
            expected = [part for part in expected if part != UNSEEN]
        if expected != UNSEEN:
            self.written(table, seats, expected)

    def counted(self, table: Any, seat: int, written: Any, value: Any) -> int:
        """How many cards lie here: of a multiset, those that not everybody sees."""
        if self.field.mark.meaning is not Meaning.MULTISET:
            return len(value)
        unseen = [n for cell, n in enumerate(written) if not visible(self.field, table, seat, cell, ANYBODY)]
        most = MOST[self.field.code]
        if sum(unseen) > most:
            raise Misfit(f"at most {most} cards can lie here, not {sum(unseen)}")
        return sum(unseen)


class Group(Shown):
    """A record that stands alone in the table: its fields under its name, compared key by key."""

    def __init__(self, name: str, inner: Sequence[Declared]) -> None:
        super().__init__(name)
        self.inner = {shown.name: shown for shown in inner}
        self.parts = tuple(self.inner)

    def read(self, table: Any, seats: Sequence[str], seat: int) -> Any:
        found = {name: shown.read(table, seats, seat) for name, shown in self.inner.items()}
        return {name: value for name, value in found.items() if value is not None and value != 0}

    def write(self, table: Any, seats: Sequence[str], seat: int, value: Any) -> None:
        for name, part in as_mapping(value).items():
            if name not in self.inner:
                raise Misfit(unknown(f"field of {self.name}", name, self.inner))
            self.inner[name].write(table, seats, seat, part)

    def check(self, table: Any, seats: Sequence[str], expected: Any) -> None:
        for name, part in as_mapping(expected).items():
            if name not in self.inner:
                raise Misfit(unknown(f"field of {self.name}", name, self.inner))
            self.inner[name].check(table, seats, part)

    def differs(self, expected: Any, found: Any) -> bool:
        return any(found.get(name, 0) != value for name, value in as_mapping(expected).items())


# --- reading


Names = Sequence[str]


def read_number(field: Field, names: Names, holder: Any, value: Any) -> Any:
    return UNSEEN if value == HIDDEN else value


def read_one(field: Field, names: Names, holder: Any, value: Any) -> Any:
    return UNSEEN if value == HIDDEN else None if value == NOBODY else names[value]


def read_some(field: Field, names: Names, holder: Any, value: Any) -> Any:
    return UNSEEN if value == HIDDEN else [name for bit, name in enumerate(names) if value >> bit & 1]


def read_multiset(field: Field, names: Names, holder: Any, value: Any) -> Any:
    found = {name: n for name, n in zip(names, value, strict=False) if n > 0}
    if HIDDEN in value:
        unseen = getattr(holder, field.mark.count) if field.mark.count else 0
        return found | {UNSEEN: unseen} if unseen else found
    return found


def read_cards(field: Field, names: Names, holder: Any, value: Any) -> Any:
    """A pile from its top; a spread as it lies."""
    cards = value[: getattr(holder, field.mark.count)]
    found = [UNSEEN if card == HIDDEN else names[card] for card in cards]
    return found[::-1] if field.mark.meaning is Meaning.PILE else found


OF_SEATS = (Meaning.SEAT, Meaning.SEATS)  # what they name are the seats

READ = {
    Meaning.NUMBER: read_number,
    Meaning.SEAT: read_one,
    Meaning.SEATS: read_some,
    Meaning.CHOICE: read_one,
    Meaning.MULTISET: read_multiset,
    Meaning.PILE: read_cards,
    Meaning.SPREAD: read_cards,
}


# --- writing


def write_number(field: Field, names: Names, value: Any) -> int:
    most = MOST[field.code]
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        raise Misfit(f"a whole number from 0 to {most} belongs here, not {brief(value)}")
    return value


def write_seat(field: Field, names: Names, value: Any) -> int:
    return index_of("seat", value, names)


def write_seats(field: Field, names: Names, value: Any) -> int:
    return sum({1 << index_of("seat", name, names) for name in as_list(value)})


def write_choice(field: Field, names: Names, value: Any) -> int:
    return index_of(field.name, value, names)


def write_multiset(field: Field, names: Names, value: Any) -> list[int]:
    cells = [0] * field.mark.length
    for name, count in as_mapping(value).items():
        cells[index_of("card", name, names)] = write_number(field, names, count)
    return cells


def write_cards(field: Field, names: Names, value: Any) -> list[int]:
    found = [index_of("card", name, names) for name in as_list(value)]
    if len(found) > field.mark.length:
        raise Misfit(f"at most {field.mark.length} cards can lie here, not {len(found)}")
    if field.mark.meaning is Meaning.PILE:
        found.reverse()
    return found + [field.mark.start] * (field.mark.length - len(found))


WRITE = {
    Meaning.NUMBER: write_number,
    Meaning.SEAT: write_seat,
    Meaning.SEATS: write_seats,
    Meaning.CHOICE: write_choice,
    Meaning.MULTISET: write_multiset,
    Meaning.PILE: write_cards,
    Meaning.SPREAD: write_cards,
}


def index_of(kind: str, value: Any, known: Sequence[str]) -> int:
    if not isinstance(value, str) or value not in known:
        raise Misfit(unknown(kind, str(value), known))
    return list(known).index(value)


def as_list(value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise Misfit(f"a list belongs here, not {brief(value)}")
    return value


def as_mapping(value: Any) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise Misfit(f"a table like {{ name = value }} belongs here, not {brief(value)}")
    return value


# --- the fields of a game


def declared_fields(table: type[TableRecord]) -> dict[str, Shown]:
    """Every field with a meaning, in the order of the declaration."""
    found: list[Shown] = []
    for field in in_order(table):
        if field.record and field.mark.length:
            found += [Declared(inner, Place(field.name, seats=True)) for inner in shown_in(field.record)]
        elif field.record:
            found.append(
                Group(field.name, [Declared(inner, Place(field.name)) for inner in shown_in(field.record)])
            )
        elif field.mark.meaning is not Meaning.CELL:
            found.append(Declared(field, Place()))
    return {shown.name: shown for shown in found}


def shown_in(record: type[Record]) -> list[Field]:
    return [field for field in in_order(record) if field.mark.meaning not in (Meaning.CELL, Meaning.ROWS)]


def in_order(record: type[Record]) -> list[Field]:
    by_name = {field.name: field for field in record.FIELDS}
    slots = [slot for base in reversed(record.__mro__) for slot in vars(base).get("__slots__", ())]
    return [by_name[slot] for slot in slots if slot in by_name]
