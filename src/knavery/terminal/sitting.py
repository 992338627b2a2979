"""A sitting: a match, the people and bots who play it, and the file in which it is kept.

Nothing here draws.  Bots are asked one move at a time; a bot that fails is named, the match stays as it
was, and somebody else can take its seat.
"""

from __future__ import annotations

import contextlib
import errno
import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from knavery.bots import Company, Line, bots_of
from knavery.kernel import records
from knavery.kernel.match import Match
from knavery.kernel.moves import TABLE_NAME, Form, Item
from knavery.kernel.near import unknown
from knavery.kernel.records import BadRecord
from knavery.terminal.seating import read_bots

SPARE = "random"  # who takes the seat of a bot that failed
REMARK = "remark"  # for what a company throws dice when it is asked what it has to say
MOST_FILES = 100  # numbers that are tried for the name of a file
MANY = 6  # moves of one verb; from so many on, a form is offered beside the list


class BotFailed(Exception):
    """A bot broke down.  The match is as it was before."""

    def __init__(self, seat: str, why: Exception) -> None:
        self.seat, self.why = seat, why
        super().__init__(f"{seat}: {why!r}")


class Watched(Company):
    """A company whose bots are named when they fail, and say the same again when moves are made again."""

    def dice(self, name: str, what: str) -> Random:
        if what == REMARK:  # how long the table was silent before a move is not in the record
            return Random(f"{self.seed}/{name}/{what}/{len(self.match.moves)}")
        return super().dice(name, what)

    def ask(self, name: str) -> bool:
        try:
            return super().ask(name)
        except Exception as why:
            raise BotFailed(name, why) from why


@dataclass(frozen=True)
class Remark:
    """Something a bot said, and after how much of what each person was told."""

    seat: str
    line: Line
    told: Mapping[str | None, int]


class Sitting:
    """A match with its company."""

    def __init__(self, match: Match, bots: Mapping[str, str], file: Path | None = None) -> None:
        self.match, self.file = match, file
        self.saved = len(match.moves) if file else 0
        self.remarks: list[Remark] = []
        self.talkative = True
        self.silenced: BotFailed | None = None  # what silenced the bots, until somebody is told of it
        self.invite(bots)

    def invite(self, bots: Mapping[str, str]) -> None:
        """Let these bots play from now on."""
        self.bots = dict(bots)
        known = bots_of(self.match.game)
        personas = {seat: known[bot] for seat, bot in self.bots.items()}
        self.company = Watched(self.match, personas, f"bots of {self.match.seed!r}")
        if self.match.moves:  # what happened before they came, they have nothing to say about
            self.company.heard = {seat: len(self.match.told(seat)) for seat in self.bots}

    # --- who

    @property
    def people(self) -> list[str]:
        return [seat for seat in self.match.seats if seat not in self.bots]

    @property
    def waiting_for(self) -> list[str]:
        """The people who may act now, from the left of whoever moved last."""
        return [seat for seat in self.company.in_turn() if seat not in self.bots]

    @property
    def bots_may_act(self) -> bool:
        return any(seat in self.bots for seat in self.match.acting)

    # --- what bots do

    def step(self) -> str | None:
        """Let one bot move; its name, or None where it is for people now.  Raises BotFailed."""
        moved = self.company.step()
        if moved:
            self.listen()
        if self.silenced:
            failed, self.silenced = self.silenced, None
            raise failed
        return moved

    def listen(self) -> None:
        """Note what bots have to say about what happened.  One that fails at it silences all."""
        if not self.talkative:
            return
        try:
            said = self.company.remarks()
        except Exception as why:
            self.talkative, self.silenced = False, BotFailed("", why)
            return
        if said:
            told = {name: len(self.match.told(name)) for name in (None, *self.match.seats)}
            self.remarks += [Remark(seat, line, told) for seat, line in said.items()]

    def replace(self, failed: BotFailed) -> tuple[str, dict[str, object]]:
        """Somebody else for a bot that failed: a spare bot, or a person if that was the spare one.

        The name of the message that says so, and its words.
        """
        said: dict[str, object] = {"why": f"{type(failed.why).__name__}: {failed.why}"}
        if not failed.seat:
            return "bots-silent", said
        others = {name: bot for name, bot in self.bots.items() if name != failed.seat}
        spare = self.bots[failed.seat] != SPARE
        self.invite(others | ({failed.seat: SPARE} if spare else {}))
        return ("bot-replaced" if spare else "bot-left"), said | {"seat": failed.seat}

    # --- what people do

    def do(self, seat: str, command: str) -> None:
        """Make the move of a person, or of the table itself; raises Refused."""
        self.match.do(seat, command)
        self.listen()

    def time_out(self) -> None:
        """The time is out: the table itself says so."""
        verb = next(verb for verb in self.match.verbs if verb.by_table)
        self.do(TABLE_NAME, verb.usage)

    def verdict(self, seat: str, command: str) -> Exception | None:
        """What would come of a command: the refusal, or None."""
        try:
            self.match.copy().do(seat, command)
        except Exception as no:  # a refusal is what one asks for here; anything else is no better
            return no
        return None

    def choices(self, seat: str | None) -> list[str | Form]:
        """What a person may do: verbs of few moves before those of many, where they would be overlooked.

        Before a long list of one verb's moves stands the form for them.
        """
        if seat is None or seat in self.bots:
            return []
        listed = self.match.choices(seat)
        counts: dict[str, int] = {}
        for choice in listed:
            if not isinstance(choice, Form):
                counts[verb_of(choice)] = counts.get(verb_of(choice), 0) + 1
        forms = [self.form(seat, verb, listed) for verb, count in counts.items() if count >= MANY]
        listed.sort(key=lambda choice: counts.get(verb_of(choice), 0))
        return [*(form for form in forms if form), *listed]

    def form(self, seat: str, word: str, listed: list[str | Form]) -> Form | None:
        """The form for a verb whose moves are listed as well."""
        table, number = self.match.table, self.match.number(seat)
        verbs = [verb for verb in self.match.verbs if verb.word == word and table.phase in verb.phases]
        items = tuple(self.match.game.room("moves").form(table, number, word)) if verbs else ()
        said = [str(choice) for choice in listed if verb_of(choice) == word]
        names = {part.strip(",") for command in said for part in command.split()}
        if not items or not all(self.is_about(item, names) for item in items):
            return None
        return Form(word, verbs[0].usage, items, said[0])

    def is_about(self, item: Item, said: set[str]) -> bool:
        """Whether the moves speak of what a form asks for; games make forms only for verbs that need them."""
        known = {item.name, *item.name.split(), *item.names}
        return not said.isdisjoint(known | set(self.match.seats) if item.name == "seat" else known)

    def usages(self) -> list[str]:
        """An example of each thing that people can say."""
        return list(dict.fromkeys(verb.usage for verb in self.match.verbs if not verb.by_table))

    # --- files

    @property
    def unsaved(self) -> bool:
        return len(self.match.moves) > self.saved and not self.match.over

    @property
    def usual_file(self) -> Path:
        """Where it is kept, or would be."""
        return self.file or free_file(Path(), self.match.game.name)

    def would_lose(self, file: Path) -> bool:
        """Whether something else is kept in this file."""
        try:
            return file.expanduser().is_file() and not (self.file and file.expanduser().samefile(self.file))
        except (OSError, ValueError, RuntimeError):  # it cannot be reached, so nothing can be lost there
            return False

    def save(self, file: Path) -> None:
        """Write the record, with who plays for whom; the file is whole at any moment.  Raises OSError."""
        record = self.match.save() | {"bots": self.bots}
        try:
            file = file.expanduser()
            write_whole(file, records.to_text(record))
        except (ValueError, RuntimeError):  # no file can be called so
            raise OSError(errno.EINVAL, os.strerror(errno.EINVAL)) from None
        self.file, self.saved = file, len(record["moves"])


def free_file(folder: Path, name: str) -> Path:
    """A file of this name that is not there yet, numbered if need be."""
    names = (f"{name}.json", *(f"{name}-{number}.json" for number in range(2, MOST_FILES)))
    return next((folder / file for file in names if not (folder / file).exists()), folder / names[0])


def write_whole(file: Path, text: str) -> None:
    """Write a file, or leave what was there."""
    fresh = file.with_name(f".{file.name}.new")
    try:
        fresh.write_text(text, encoding="utf-8")
        fresh.replace(file)
    except OSError:
        with contextlib.suppress(OSError):
            fresh.unlink()
        raise


def verb_of(choice: str | Form) -> str:
    return choice.verb if isinstance(choice, Form) else choice.split(maxsplit=1)[0]


def resume(file: Path, bots: str | None = None) -> Sitting:
    """The sitting that a file keeps; raises BadRecord.  `bots` seats others than those it names."""
    record = records.read_file(file)
    match = records.load(record)
    kept: dict[str, str] = record.get("bots", {})
    known = bots_of(match.game)
    strangers = [bot for bot in kept.values() if bot not in known]
    if strangers and bots is None:
        raise BadRecord(unknown("bot", strangers[0], known))
    sitting = Sitting(match, {} if strangers else kept, file)
    sitting.remarks = remarks_on(record, sitting)
    if bots is not None:
        sitting.invite(read_bots(match.game, match.seats, bots))
    return sitting


def remarks_on(record: dict[str, Any], sitting: Sitting) -> list[Remark]:
    """What the bots said so far.  No record keeps it: they say it again while the moves are made again."""
    if not sitting.bots:
        return []
    again = Sitting(records.load(record, 0), sitting.bots)
    for name, command, _ in sitting.match.moves:
        again.do(name, command)
    return again.remarks
