"""One declaration of what lies on a table, and everything that follows from it.

A game declares its table once:

    class Merchant(Record):
        gold: i16 = number(seen_by=EVERYONE)
        hand: list[i8] = multiset(GOODS, seen_by=OWNER, count="held")
        held: i8 = cell(seen_by=EVERYONE)

Of this come the plain Python object that the rules are read over, the bytes of a table and the NumPy
layout with the same offsets, copying and comparing, the mark that says who may see each field
(`sight.py`), and the names people use for it (`fields.py`).  A field without a mark is an error.

Fields lie in the order of their size, widest first, so that the one gap is at a record's end; it is
zero in every body, and two tables are the same when their bytes are.
"""

from __future__ import annotations

import enum
import struct
import sys
import typing
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Self

from knavery.kernel.source import build

i8 = Annotated[int, "b"]
i16 = Annotated[int, "h"]
i32 = Annotated[int, "i"]
u32 = Annotated[int, "I"]  # for chance alone: in rules, unsigned numbers mean other things compiled

NOBODY = -1  # no seat; also "none" wherever a number names one of several things
HIDDEN = -128  # stands in a view for what its owner may not see


class Eye(enum.Enum):
    """Who may see a field, where no rule of the game is needed to say it."""

    EVERYONE = "everyone"
    OWNER = "owner"  # the seat whose row this is
    NOBODY = "nobody"


EVERYONE, OWNER, NO_ONE = Eye.EVERYONE, Eye.OWNER, Eye.NOBODY

# A rule of sight: (table, row, cell) -> the seats that may see that cell, as bits.
SightRule = Callable[[Any, int, int], int]

# What things are called: the same at every table, or as a host's supply on this table has it.
Names = Sequence[str] | Callable[[Any], Sequence[str]]


class Meaning(enum.Enum):
    """What the numbers of a field stand for."""

    CELL = enum.auto()  # for the rules alone; people never see it by name
    NUMBER = enum.auto()
    SEAT = enum.auto()
    SEATS = enum.auto()  # bits, one a seat
    CHOICE = enum.auto()  # one of the names, or NOBODY
    MULTISET = enum.auto()  # cell k counts the things called names[k]
    PILE = enum.auto()  # cards in order, the top last
    SPREAD = enum.auto()  # cards side by side: their order means nothing
    ROWS = enum.auto()  # records of their own


@dataclass(frozen=True, slots=True)
class Mark:
    """What a declaration says of one field."""

    meaning: Meaning
    seen_by: Eye | SightRule = EVERYONE
    names: Names = ()
    length: int = 0  # 0: a single number
    count: str = ""  # the field that says how many cards lie here, so that their number is open
    start: int = 0

    def names_on(self, table: Any) -> Sequence[str]:
        """What the things of this field are called at this table."""
        return self.names(table) if callable(self.names) else self.names


def cell(*, seen_by: Eye | SightRule, start: int = 0) -> Any:
    """A number for the rules' own use."""
    return Mark(Meaning.CELL, seen_by, start=start)


def cells(length: int, *, seen_by: Eye | SightRule, start: int = 0) -> Any:
    """A row of numbers for the rules' own use."""
    return Mark(Meaning.CELL, seen_by, length=length, start=start)


def number(*, seen_by: Eye | SightRule, start: int = 0) -> Any:
    """A number that people know by the field's name."""
    return Mark(Meaning.NUMBER, seen_by, start=start)


def seat(*, seen_by: Eye | SightRule) -> Any:
    """A seat, or NOBODY."""
    return Mark(Meaning.SEAT, seen_by, start=NOBODY)


def seats(*, seen_by: Eye | SightRule) -> Any:
    """Some of the seats, as bits."""
    return Mark(Meaning.SEATS, seen_by)


def choice(names: Names, *, seen_by: Eye | SightRule, start: int = NOBODY) -> Any:
    """One of the names, or NOBODY."""
    return Mark(Meaning.CHOICE, seen_by, kept(names), start=start)


def multiset(names: Names, *, seen_by: Eye | SightRule, count: str = "", length: int = 0) -> Any:
    """How many there are of each name.  `count` names the field that holds the sum of the hidden ones;
    `length` says how many names there can be where they are the table's own."""
    return Mark(Meaning.MULTISET, seen_by, kept(names), length or len(kept(names)), count)


def pile(names: Names, length: int, *, seen_by: Eye | SightRule, count: str) -> Any:
    """At most `length` cards in order, the top last; the field `count` says how many."""
    return Mark(Meaning.PILE, seen_by, kept(names), length, count)


def spread(names: Names, length: int, *, seen_by: Eye | SightRule, count: str) -> Any:
    """At most `length` cards whose order means nothing; the field `count` says how many."""
    return Mark(Meaning.SPREAD, seen_by, kept(names), length, count)


def kept(names: Names) -> Any:
    return names if callable(names) else tuple(names)


def rows(length: int = 0) -> Any:
    """Records inside this one: one, or a row of them (then a row belongs to the seat of its number)."""
    return Mark(Meaning.ROWS, length=length)


@dataclass(frozen=True, slots=True)
class Field:
    """One field of a record, as its declaration gives it."""

    name: str
    mark: Mark
    code: str  # the struct letter of a number, "" for records
    record: type[Record] | None

    @property
    def width(self) -> int:
        return self.record.ALIGN if self.record else struct.calcsize(self.code)

    @property
    def times(self) -> int:
        return self.mark.length or 1

    @property
    def size(self) -> int:
        return self.times * (self.record.SIZE if self.record else self.width)

    @property
    def format(self) -> str:
        return self.record.FORMAT * self.times if self.record else f"{self.times}{self.code}"


class RecordType(type):
    """Turns the marks of a class body into slots, a layout and generated methods."""

    def __new__(mcs, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> RecordType:
        marks = {key: value for key, value in body.items() if isinstance(value, Mark)}
        kept = {key: value for key, value in body.items() if key not in marks}
        kept["__slots__"] = (*marks, *body.get("__slots__", ()))
        cls = super().__new__(mcs, name, bases, kept)
        if marks or bases:
            lay_out(typing.cast("type[Record]", cls), marks)
        return cls


class Record(metaclass=RecordType):
    """What all records can do; the methods that name fields are written for each declaration."""

    FIELDS: typing.ClassVar[tuple[Field, ...]] = ()  # in the order of the layout
    FORMAT: typing.ClassVar[str] = ""
    SIZE: typing.ClassVar[int] = 0
    ALIGN: typing.ClassVar[int] = 1

    if typing.TYPE_CHECKING:

        def copy(self) -> Self: ...
        def numbers(self) -> list[int]: ...
        def fill(self, numbers: Sequence[int], at: int = 0) -> int: ...

    def pack(self) -> bytes:
        """The bytes of this record: the same in every body."""
        return struct.pack("<" + self.FORMAT, *self.numbers())

    @classmethod
    def unpack(cls, data: bytes) -> Self:
        new = cls()
        new.fill(struct.unpack("<" + cls.FORMAT, data))
        return new

    def __eq__(self, other: object) -> bool:
        return isinstance(other, type(self)) and self.numbers() == other.numbers()

    def __hash__(self) -> int:
        return hash(tuple(self.numbers()))

    def __repr__(self) -> str:
        inside = ", ".join(f"{field.name}={getattr(self, field.name)!r}" for field in self.FIELDS)
        return f"{type(self).__name__}({inside})"


def lay_out(cls: type[Record], marks: dict[str, Mark]) -> None:
    for name in cls.__annotations__:
        if name not in vars(cls)["__slots__"]:
            raise TypeError(
                f"{cls.__name__}.{name} does not say who may see it: give it a mark with seen_by="
            )
    own = [declared(cls, name, mark, hint_of(cls, name)) for name, mark in marks.items()]
    cls.FIELDS = tuple(sorted((*cls.FIELDS, *own), key=lambda field: -field.width))
    cls.ALIGN = max(field.width for field in cls.FIELDS)
    size = sum(field.size for field in cls.FIELDS)
    cls.SIZE = size + -size % cls.ALIGN
    cls.FORMAT = "".join(field.format for field in cls.FIELDS) + "x" * (cls.SIZE - size)
    records = {f"new_{field.name}": field.record for field in cls.FIELDS if field.record}
    methods = build(f"record of {cls.__name__}", methods_source(cls), {"CLS": cls, **records})
    for name in ("__init__", "copy", "numbers", "fill"):
        setattr(cls, name, methods[name])


def hint_of(cls: type[Record], name: str) -> Any:
    """The annotation of a field, also where annotations are kept as text."""
    hint = cls.__annotations__[name]
    return eval(hint, vars(sys.modules[cls.__module__])) if isinstance(hint, str) else hint


def declared(cls: type[Record], name: str, mark: Mark, hint: Any) -> Field:
    inner = typing.get_args(hint)[0] if typing.get_origin(hint) is list else hint
    if (typing.get_origin(hint) is list) != bool(mark.length):
        raise TypeError(f"{cls.__name__}.{name}: a list needs a mark with a length, a number one without")
    if isinstance(inner, RecordType):
        return Field(name, mark, "", typing.cast("type[Record]", inner))
    code = typing.get_args(inner)[-1] if typing.get_origin(inner) is Annotated else None
    if code not in ("b", "h", "i", "I"):
        raise TypeError(f"{cls.__name__}.{name} is {inner!r}: use i8, i16, i32 or a record")
    return Field(name, mark, code, None)


def methods_source(cls: type[Record]) -> str:
    """The methods that touch every field, spelled out: several times faster than loops over names."""
    fields = {field.name for field in cls.FIELDS}
    ears = [slot for base in cls.__mro__ for slot in vars(base).get("__slots__", ()) if slot not in fields]
    lines = [field_lines(field) for field in cls.FIELDS]
    make, copy, tell, fill = zip(*lines, strict=True)
    return (
        method("__init__(self)", [*make, *(f"self.{slot} = None" for slot in ears)])
        + method(
            "copy(self)",
            ["new = object.__new__(CLS)", *copy, *(f"new.{slot} = None" for slot in ears), "return new"],
        )
        + method("numbers(self)", ["out = []", *tell, "return out"])
        + method("fill(self, numbers, at=0)", [*fill, "return at"])
    )


def field_lines(field: Field) -> tuple[str, str, str, str]:
    """How one field is made, copied, told as numbers, and filled from them."""
    name, times, start = field.name, field.mark.length, field.mark.start
    if field.record and times:
        return (
            f"self.{name} = [new_{name}() for _ in range({times})]",
            f"new.{name} = [row.copy() for row in self.{name}]",
            f"for row in self.{name}: out += row.numbers()",
            f"for row in self.{name}: at = row.fill(numbers, at)",
        )
    if field.record:
        return (
            f"self.{name} = new_{name}()",
            f"new.{name} = self.{name}.copy()",
            f"out += self.{name}.numbers()",
            f"at = self.{name}.fill(numbers, at)",
        )
    if times:
        return (
            f"self.{name} = [{start}] * {times}",
            f"new.{name} = self.{name}[:]",
            f"out += self.{name}",
            f"self.{name} = list(numbers[at : at + {times}]); at += {times}",
        )
    return (
        f"self.{name} = {start}",
        f"new.{name} = self.{name}",
        f"out.append(self.{name})",
        f"self.{name} = numbers[at]; at += 1",
    )


def method(head: str, body: list[str]) -> str:
    return f"def {head}:\n" + "".join(f"    {line}\n" for line in body) + "\n"


def offsets(cls: type[Record]) -> Iterator[tuple[Field, int]]:
    """Each field and where in the bytes it lies."""
    at = 0
    for field in cls.FIELDS:
        yield field, at
        at += field.size


def wipe(record: Record) -> None:
    """Everything as the declaration starts it, so that a used table leaves no trace in a new game."""
    record.fill(type(record)().numbers())


class TableRecord(Record):
    """What every game's table has.  A game's own table inherits it."""

    __slots__ = ("heard",)
    heard: list[tuple[int, int, int, int, int]] | None  # the plain body's ears: see events.tell

    phase: i8 = cell(seen_by=EVERYONE)
    seats: i8 = cell(seen_by=EVERYONE)
    speaker: i8 = cell(seen_by=EVERYONE, start=NOBODY)  # who is in the middle of a move
    key: list[u32] = cells(4, seen_by=NO_ONE)
    draws: u32 = cell(seen_by=NO_ONE)
