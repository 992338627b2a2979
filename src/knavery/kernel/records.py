"""Records: options, seed and moves, from which a match comes back move by move.

A record is JSON.  With every move stands a mark of the table after it, so that a record that was
damaged or forged is refused at the first move that does not fit.  A host may add `bots`: which of
the seats are played by bots, and by which.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from knavery.kernel.files import LARGEST, read_bytes
from knavery.kernel.game import game
from knavery.kernel.match import Match
from knavery.kernel.near import brief, short
from knavery.kernel.options import BadOption
from knavery.kernel.refusal import Refused

FORMAT = 1
PARTS: dict[str, Any] = {
    "knavery": int,
    "game": str,
    "rules": int,
    "options": dict,
    "seats": list,
    "seed": (int, str),
    "moves": list,
}


class BadRecord(Exception):
    """A record that cannot be used, and why.  `move` is the number of the first bad move, from 1."""

    def __init__(self, why: str, move: int | None = None) -> None:
        self.move = move
        super().__init__(f"move {move}: {why}" if move else why)


def record_of(match: Match) -> dict[str, Any]:
    """The record of a match."""
    if match.laid_out:
        raise match.voiced(Refused("refusal-no-record"))
    seed = match.seed.hex() if isinstance(match.seed, bytes) else match.seed
    return {
        "knavery": FORMAT,
        "game": match.game.name,
        "rules": match.game.card.rules,
        "options": json.loads(json.dumps(match.options)),  # a host's lists are kept as tuples
        "seats": list(match.seats),
        "seed": seed,
        "bytes": isinstance(match.seed, bytes),
        "moves": [list(move) for move in match.moves],
    }


def load(record: Any, step: int | None = None) -> Match:
    """The match that a record tells, whole or up to `step` moves.  Raises BadRecord."""
    match = begin(record)
    wanted = record["moves"] if step is None else record["moves"][:step]
    for number, entry in enumerate(wanted, start=1):
        if not isinstance(entry, list) or len(entry) != 3 or not all(isinstance(part, str) for part in entry):
            raise BadRecord('a move is ["seat", "command", "mark"]', number)
        name, command, expected = entry
        try:
            match.do(name, command)
        except Refused as no:
            raise BadRecord(f"{short(name)}: {brief(command)} is refused: {no}", number) from None
        if match.moves[-1][2] != expected:
            raise BadRecord(f"after {name}: {brief(command)} the table is not as recorded", number)
    return match


def begin(record: Any) -> Match:
    """The match before its first move."""
    check(record)
    try:
        of = game(record["game"])
    except BadOption as error:
        raise BadRecord(str(error)) from None
    if record["rules"] != of.card.rules:
        raise BadRecord(
            f"this record was played by version {record['rules']} of the rules of {of.name}; "
            f"here is version {of.card.rules}, and they may say otherwise"
        )
    try:
        return Match(of, record["seats"], seed_of(record), record["options"])
    except (ValueError, TypeError) as error:
        raise BadRecord(str(error)) from None


def seed_of(record: dict[str, Any]) -> int | str | bytes:
    seed: int | str = record["seed"]
    if not record.get("bytes"):
        return seed
    try:
        return bytes.fromhex(str(seed))
    except ValueError:
        raise BadRecord("a seed of bytes is written in hexadecimal digits") from None


def check(record: Any) -> None:
    if not isinstance(record, dict) or "knavery" not in record:
        raise BadRecord('this is no record of a match: it lacks "knavery"')
    if record["knavery"] != FORMAT:
        raise BadRecord(
            f"records of format {brief(record['knavery'])} cannot be read here, only of format {FORMAT}"
        )
    for name, kind in PARTS.items():
        if not isinstance(record.get(name), kind) or isinstance(record[name], bool):
            raise BadRecord(f'"{name}" is missing or is not what belongs there')
    if not isinstance(record.get("bytes", False), bool):
        raise BadRecord('"bytes" is true or false')
    check_bots(record)
    if extra := sorted(map(str, set(record) - {*PARTS, "bytes", "bots"})):
        raise BadRecord(f'a record has no "{short(extra[0])}"')


def check_bots(record: dict[str, Any]) -> None:
    """Who sits for whom is for the host to remember: the match itself is the same without."""
    bots = record.get("bots", {})
    if not isinstance(bots, dict) or not all(isinstance(bot, str) for bot in bots.values()):
        raise BadRecord('"bots" gives the names of bots by their seats')
    for name in bots:
        if name not in record["seats"]:
            raise BadRecord(f'"bots" names a seat "{short(name)}" that nobody sits on')


def to_text(record: dict[str, Any]) -> str:
    """A record as a file: one move a line."""
    lines = [f"  {json.dumps(name)}: {json.dumps(record[name])}" for name in record if name != "moves"]
    played = ",\n".join(f"    {json.dumps(entry)}" for entry in record["moves"])
    inside = ",\n".join(lines)
    return "{\n" + inside + ',\n  "moves": [\n' + played + "\n  ]\n}\n"


def read_file(path: str | Path) -> dict[str, Any]:
    """The record in a file; raises BadRecord."""
    try:
        data = read_bytes(path)
    except OSError as error:
        raise BadRecord(f"cannot read {path}: {error.strerror}") from None
    return from_text(data)


def from_text(data: str | bytes) -> dict[str, Any]:
    if len(data) > LARGEST:
        raise BadRecord(f"a record is never as large as {len(data)} bytes")
    try:
        record = json.loads(data)
    except (ValueError, RecursionError) as error:
        raise BadRecord(f"this is not JSON: {error}") from None
    check(record)
    assert isinstance(record, dict)
    return record
