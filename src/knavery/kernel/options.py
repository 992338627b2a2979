"""What a host chooses before the game.

An `Option` is one of some values; an `Amount` is a whole number; a `Supply` is what a host brings along:
a board, extra cards.  A supply comes as data and is kept whole in the record, so that a record needs no
file; only `open_files` ever opens one, where a person at the keyboard named it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from knavery.kernel.files import read_bytes
from knavery.kernel.near import brief, unknown

Value = Any  # what JSON can hold, with tuples for lists


class BadOption(ValueError):
    """An option or a number of seats that the game does not have."""


@dataclass(frozen=True, slots=True)
class Option:
    """One of some values, the first unless said otherwise."""

    name: str
    values: tuple[bool | int | str, ...] = (False, True)

    @property
    def default(self) -> Value:
        return self.values[0]

    @property
    def samples(self) -> tuple[Value, ...]:
        """The values that tests try."""
        return self.values

    @property
    def usage(self) -> str:
        return " | ".join(map(spelled, self.values))

    def check(self, value: object) -> Value:
        for known in self.values:
            if value == known and type(value) is type(known):
                return known
        raise BadOption(f"{self.name} is one of {', '.join(map(spelled, self.values))}, not {brief(value)}")

    def number(self, value: Value) -> int:
        """How the value lies on the table: yes and no as 1 and 0, others by their place in the list."""
        return int(value) if isinstance(value, bool) else self.values.index(value)

    def read(self, text: str) -> Value:
        """The value that was typed."""
        return self.check({spelled(value).strip('"'): value for value in self.values}.get(text, text))


@dataclass(frozen=True, slots=True)
class Amount:
    """A whole number between two bounds."""

    name: str
    most: int
    least: int = 0
    default: int = 0
    samples: tuple[Value, ...] = ()

    @property
    def usage(self) -> str:
        return f"{self.least} to {self.most}"

    def check(self, value: object) -> Value:
        if not isinstance(value, int) or isinstance(value, bool) or not self.least <= value <= self.most:
            raise BadOption(f"{self.name} is a whole number from {self.usage}, not {brief(value)}")
        return value

    def number(self, value: Value) -> int:
        return int(value)

    def read(self, text: str) -> Value:
        return self.check(int(text) if text.isascii() and text.isdigit() and len(text) < 10 else text)


@dataclass(frozen=True, slots=True)
class Supply:
    """What a host brings: `accept` turns it into the one form that is kept, or raises BadOption."""

    name: str
    accept: Callable[[object], Value]
    default: Value = ()
    samples: tuple[Value, ...] = ()

    @property
    def usage(self) -> str:
        return "a file"

    def check(self, value: object) -> Value:
        try:
            kept = frozen(value)
            return kept if kept == self.default else self.accept(kept)
        except RecursionError:
            raise BadOption(f"{self.name} is nested too deep") from None

    def number(self, value: Value) -> int:
        raise TypeError(f"{self.name} is no number: the game lays it on the table in position.prepare")

    def read(self, text: str) -> Value:
        return self.check(from_file(self.name, text))


AnyOption = Option | Amount | Supply


def frozen(value: object) -> Value:
    """Data as a record keeps them: tuples for lists."""
    if isinstance(value, Sequence) and not isinstance(value, str | bytes):
        return tuple(frozen(part) for part in value)
    if isinstance(value, Mapping):
        return {str(name): frozen(part) for name, part in value.items()}
    return value


def from_file(name: str, path: str | Path) -> Value:
    """What a TOML file supplies: the list or table in it that is called like the option, or all of it."""
    try:
        found = tomllib.loads(read_bytes(path).decode("utf-8"))
    except OSError as error:
        raise BadOption(f"{name}: cannot read {path}: {error.strerror}") from None
    except ValueError as error:
        raise BadOption(f"{name}: {path} is not TOML: {error}") from None
    return found.get(name, found)


def open_files(
    options: Sequence[AnyOption], given: Mapping[str, object], folder: Path = Path()
) -> dict[str, object]:
    """The same choices, with files in place of their names: for what people write, never for records."""
    supplies = {option.name for option in options if isinstance(option, Supply)}
    return {
        name: from_file(name, folder / value) if name in supplies and isinstance(value, str) else value
        for name, value in given.items()
    }


def choose(options: Sequence[AnyOption], given: Mapping[str, object]) -> dict[str, Value]:
    """All options, as given or by default."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise BadOption(unknown("option", name, known))
    return {name: option.check(given.get(name, option.default)) for name, option in known.items()}


def spelled(value: object) -> str:
    """A value as TOML and JSON write it."""
    if isinstance(value, bool):
        return str(value).lower()
    return f'"{value}"' if isinstance(value, str) else str(value)
