"""Scenario files: a position, some moves, what must come of them.

Every word of a file is checked before anything is played, but for commands, which mean what they do
when they are said: a word that is not known is an error that names it, the place and the nearest known
word.  Nothing is ever skipped.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from knavery.kernel import chance
from knavery.kernel.fields import UNSEEN, Misfit, Shown, as_list, index_of
from knavery.kernel.files import read_bytes
from knavery.kernel.game import Game, game
from knavery.kernel.match import Match
from knavery.kernel.moves import TABLE_NAME
from knavery.kernel.near import brief, unknown
from knavery.kernel.options import BadOption, open_files
from knavery.kernel.record import NOBODY
from knavery.kernel.refusal import Refused, Unclear

TOP: dict[str, Any] = {
    "title": str,
    "rules": list,
    "game": str,
    "options": dict,
    "seats": list,
    "seed": (int, str),
}
PARTS = {*TOP, "given", "step"}
STEP = {"do": str, "refused": str, "rule": str, "expect": dict, "view": dict, "hidden": dict}
ONLY_EXPECTED = ("scores", "winners")
ONLY_MATCH = ("phase", "turn")  # fields of every game that no declaration holds
DEFAULT_SEED = 1


class BadScenario(Exception):
    """A file that cannot be played, and where."""

    def __init__(self, place: str, why: str) -> None:
        super().__init__(f"{place}: {why}" if place else why)


@dataclass(frozen=True)
class Given:
    """What a file put in place, for the game to settle the rest by."""

    phase: str | None = None
    turn: tuple[int, ...] = ()
    seats: Mapping[str, frozenset[int]] = field(default_factory=dict)  # for every field given, whose

    def names(self, name: str, seat: int = NOBODY) -> bool:
        """Whether the file gives this field (of this seat)."""
        return name in self.seats and (seat == NOBODY or seat in self.seats[name])


def check_file(path: str | Path) -> list[str]:
    """What differs when this file is played; nothing if all is as it says.  Raises BadScenario."""
    try:
        text = read_bytes(path).decode("utf-8-sig")  # some editors begin a file with a mark
    except OSError as error:
        raise BadScenario("", f"cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadScenario("", "is not text in UTF-8") from None
    return check_text(text, Path(path).parent)


def check_text(text: str, folder: Path = Path()) -> list[str]:
    try:
        document = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadScenario("", f"is not TOML: {error}") from None
    except ValueError as error:  # a number or a date that Python cannot hold
        raise BadScenario("", f"has a value that cannot be read: {error}") from None
    return list(Scenario(document, folder).play())


class Scenario:
    """One file, checked and ready to be played."""

    def __init__(self, document: dict[str, Any], folder: Path = Path()) -> None:
        self.folder = folder  # where files that it names lie
        check_keys("", document, PARTS)
        for name, kind in TOP.items():
            if name in document:
                check_kind(name, document[name], kind)
        for rule in document.get("rules", []):
            check_kind("rules", rule, str)
        for name in ("game", "seats"):
            if name not in document:
                raise BadScenario("", f'"{name}" is missing')
        self.steps = as_steps(document.get("step", []))
        self.game = self.open_game(document["game"])
        self.match = self.seat_players(document)
        if "given" in document:
            self.lay_out(check_kind("given", document["given"], dict))

    def open_game(self, name: str) -> Game:
        try:
            return game(name)
        except BadOption as error:
            raise BadScenario("game", str(error)) from None

    def seat_players(self, document: dict[str, Any]) -> Match:
        seed = document.get("seed", DEFAULT_SEED)
        try:
            chance.key_of(seed)
        except ValueError as error:
            raise BadScenario("seed", str(error)) from None
        try:
            options = open_files(self.game.card.options, document.get("options", {}), self.folder)
            return Match(self.game, document["seats"], seed, options)
        except BadOption as error:
            raise BadScenario("options", str(error)) from None
        except (TypeError, ValueError) as error:
            raise BadScenario("seats", str(error)) from None

    # --- the position

    def lay_out(self, given: Mapping[str, Any]) -> None:
        seats: dict[str, frozenset[int]] = {}
        for name, value in given.items():
            place = f"given.{name}"
            if name not in ONLY_MATCH:
                seats[name] = self.put(place, self.field(place, name), value)
        phase, turn = self.phase(given), self.turn("given.turn", given.get("turn", []))
        try:
            self.game.room("position").settle(self.match.table, Given(phase, turn, seats))
        except Misfit as error:
            raise BadScenario("given", str(error)) from None
        self.match.laid_out = True

    def put(self, place: str, shown: Shown, value: Any) -> frozenset[int]:
        table, names = self.match.table, self.match.seats
        if not shown.per_seat:
            self.fit(place, shown.write, table, names, NOBODY, value)
            return frozenset()
        given = {self.seat(place, name): part for name, part in check_kind(place, value, dict).items()}
        for seat, part in given.items():
            self.fit(f"{place}.{names[seat]}", shown.write, table, names, seat, part)
        return frozenset(given)

    def fit(self, place: str, do: Any, *arguments: Any) -> Any:
        try:
            return do(*arguments)
        except Misfit as error:
            raise BadScenario(place, str(error)) from None

    def phase(self, given: Mapping[str, Any]) -> str | None:
        if "phase" not in given:
            return None
        phases = list(self.game.room("position").PHASES)
        number: int = self.fit("given.phase", index_of, "phase", given["phase"], phases)
        return str(phases[number])

    def turn(self, place: str, value: Any) -> tuple[int, ...]:
        names = value if isinstance(value, list) else [value]
        return tuple(self.seat(place, name) for name in names)

    # --- words

    def field(self, place: str, name: str) -> Shown:
        if name not in self.game.fields:
            raise BadScenario(place, unknown("field", name, [*self.game.fields, *ONLY_MATCH]))
        return self.game.fields[name]

    def seat(self, place: str, name: Any) -> int:
        number: int = self.fit(place, index_of, "seat", name, self.match.seats)
        return number

    def check_words(self, place: str, step: Mapping[str, Any]) -> None:
        """Every seat, field and value that a step names; commands are read when they are said."""
        for key in ("do", "refused"):
            if key in step:
                split_line(place, step[key], self.match.seats)
        self.check_expected(f"{place}, expect", step.get("expect", {}), ONLY_MATCH + ONLY_EXPECTED)
        for name, fields in step.get("view", {}).items():
            self.seat(f"{place}, view", name)
            where = f"{place}, view.{name}"
            self.check_expected(where, check_kind(where, fields, dict), ONLY_MATCH)
        for name, hidden in step.get("hidden", {}).items():
            self.seat(f"{place}, hidden", name)
            where = f"{place}, hidden.{name}"
            for path in self.fit(where, as_list, hidden):
                self.path(where, path)

    def check_expected(self, place: str, expected: Mapping[str, Any], of_match: Sequence[str]) -> None:
        for name, value in expected.items():
            here = f"{place}.{name}"
            if name in of_match:
                self.check_of_match(here, name, value)
                continue
            shown = self.field(here, name)
            if not shown.per_seat:
                self.fit(here, shown.check, self.match.table, self.match.seats, value)
                continue
            for seat, part in check_kind(here, value, dict).items():
                self.seat(here, seat)
                self.fit(f"{here}.{seat}", shown.check, self.match.table, self.match.seats, part)

    def check_of_match(self, place: str, name: str, value: Any) -> None:
        if name == "phase":
            self.fit(place, index_of, "phase", value, list(self.game.room("position").PHASES))
        elif name == "scores":
            for seat, points in check_kind(place, value, dict).items():
                self.seat(place, seat)
                check_kind(f"{place}.{seat}", points, int)
        else:
            self.turn(place, value)

    def path(self, place: str, path: Any) -> tuple[str, str]:
        """A field, and which part of it is meant, if it has parts; of one of each seat's, the seat."""
        if path in ONLY_MATCH:
            return str(path), ""
        name, dot, part = str(path).partition(".")
        shown, here = self.field(place, name), f"{place}.{path}"
        kind, parts = ("seat", self.match.seats) if shown.per_seat else ("part", shown.parts)
        if dot and not parts:
            raise BadScenario(here, f'"{name}" has no parts: write "{name}"')
        if shown.per_seat and not dot:
            raise BadScenario(here, f'"{name}" is each seat\'s own: write "{name}.{parts[0]}" or another')
        if dot:
            self.fit(here, index_of, kind, part, parts)
        return name, part

    # --- playing

    def play(self) -> Iterator[str]:
        """Everything that differs from what the file says."""
        for number, step in enumerate(self.steps, start=1):
            self.check_words(f"step {number}", step)
        for number, step in enumerate(self.steps, start=1):
            place = f"step {number}"
            failed = self.act(place, step)
            if failed:
                yield failed
                return
            yield from self.compare(f"{place}, expect", step.get("expect", {}), None)
            for name, fields in step.get("view", {}).items():
                yield from self.compare(f"{place}, view.{name}", fields, name)
            for name, hidden in step.get("hidden", {}).items():
                yield from self.unseen(f"{place}, hidden.{name}", hidden, name)

    def act(self, place: str, step: Mapping[str, Any]) -> str | None:
        """Say what the step says; what went otherwise, if anything did."""
        if "do" in step:
            no = self.say(place, step["do"])
            return f"{place}: {step['do']!r} is refused: {no}" if no else None
        if "refused" not in step:
            return None
        before = self.match.mark(), len(self.match.log)
        no = self.say(place, step["refused"])
        if no is None:
            return f"{place}: {step['refused']!r} must be refused, and was done"
        if before != (self.match.mark(), len(self.match.log)):
            return f"{place}: {step['refused']!r} was refused and yet changed the table"
        rule: str | None = step.get("rule")
        if rule is not None and rule not in no.rules:
            cited = ", ".join(no.rules) or "no rule"
            return f"{place}: {step['refused']!r} is refused by {cited}, not by {rule}: {no}"
        return None

    def say(self, place: str, line: str) -> Refused | None:
        """Say a line `Seat: command`; the refusal, if it was one."""
        name, command = split_line(place, line, self.match.seats)
        try:
            self.match.do(name, command)
        except Unclear as error:
            raise BadScenario(place, f"{line!r}: {error}") from None
        except Refused as no:
            return no
        return None

    def compare(self, place: str, expected: Mapping[str, Any], viewer: str | None) -> Iterator[str]:
        found = self.match.view(viewer) if viewer else self.match.full_view()
        for name, value in expected.items():
            here = f"{place}.{name}"
            if name in ONLY_MATCH or name in ONLY_EXPECTED:
                yield from self.compare_match(here, name, value)
            elif not self.game.fields[name].per_seat:
                yield from self.different(here, name, value, found[name])
            else:
                for seat, part in value.items():
                    part = self.normal(name, seat, part)
                    yield from self.different(f"{here}.{seat}", name, part, found[name].get(seat))

    def normal(self, name: str, seat: str, expected: Any) -> Any:
        """What a file expects of a seat, in the field's own words."""
        match = self.match
        return self.game.fields[name].normal(match.table, match.seats, match.number(seat), expected)

    def different(self, place: str, name: str, expected: Any, found: Any) -> Iterator[str]:
        if found is None:
            found = {} if isinstance(expected, Mapping) else [] if isinstance(expected, list) else None
        if self.game.fields[name].differs(expected, found):
            yield f"{place}: expected {expected!r}, found {found!r}"

    def compare_match(self, place: str, name: str, value: Any) -> Iterator[str]:
        """Phase, turn, scores and winners: what the match says of itself."""
        if name == "phase":
            found: Any = self.game.phase_name(self.match.table.phase)
        elif name == "scores":
            scores = self.match.scores if self.match.over else {}
            found = {seat: scores.get(seat) for seat in value}
        else:
            who = self.match.acting if name == "turn" else self.match.winners if self.match.over else []
            value = sorted(self.turn(place, value))
            found = sorted(self.match.number(seat) for seat in who)
            value, found = ([self.match.seats[seat] for seat in seats] for seats in (value, found))
        if value != found:
            yield f"{place}: expected {value!r}, found {found!r}"

    def unseen(self, place: str, hidden: Sequence[Any], viewer: str) -> Iterator[str]:
        """SEAT's own view must show nothing of the named fields."""
        view = self.match.view(viewer)
        for path in hidden:
            name, part = self.path(place, path)
            found = view[name].get(part) if part else view[name]
            if shows(found):
                yield f"{place}: {path} must not be seen, and shows {found!r}"


def shows(value: Any) -> bool:
    """Whether a value from a view says more than that something is there."""
    if isinstance(value, Mapping):
        return any(name != UNSEEN and shows(part) for name, part in value.items())
    if isinstance(value, list):
        return any(shows(part) for part in value)
    return value is not None and value != UNSEEN


def split_line(place: str, line: str, seats: Sequence[str]) -> tuple[str, str]:
    """`Seat: command`, the seat's name in quotes where it is not one word."""
    text = line.strip()
    for name in (*seats, TABLE_NAME):
        for spelled in (name, f'"{name}"'):
            if text.startswith(spelled) and text[len(spelled) :].lstrip().startswith(":"):
                return name, text[len(spelled) :].lstrip()[1:]
    if ":" not in text:
        raise BadScenario(place, f"{brief(line)} lacks a seat: write it as Seat: command")
    raise BadScenario(place, unknown("seat", text.split(":")[0].strip().strip('"'), [*seats, TABLE_NAME]))


def as_steps(value: Any) -> list[dict[str, Any]]:
    steps: list[dict[str, Any]] = check_kind("step", value, list)
    for number, step in enumerate(steps, start=1):
        place = f"step {number}"
        check_keys(place, check_kind(place, step, dict), set(STEP))
        for name, part in step.items():
            check_kind(f"{place}, {name}", part, STEP[name])
        if "do" in step and "refused" in step:
            raise BadScenario(place, 'has both "do" and "refused": a step has one of them')
        if "rule" in step and "refused" not in step:
            raise BadScenario(place, '"rule" belongs beside "refused"')
    return steps


def check_keys(place: str, table: Mapping[str, Any], known: set[str]) -> None:
    for name in table:
        if name not in known:
            raise BadScenario(place, unknown("key", name, known))


KINDS = {str: "text", int: "a number", list: "a list", dict: "a table", (int, str): "a number or a text"}


def check_kind(place: str, value: Any, kind: Any) -> Any:
    if not isinstance(value, kind) or isinstance(value, bool):
        raise BadScenario(place, f"{KINDS[kind]} belongs here, not {brief(value)}")
    return value
