"""The file of finished deals: a line of JSON each, under one that says which plan they belong to."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from knavery.arena.plan import Plan

Result = dict[str, Any]


def usual_file(plan: Plan) -> Path:
    """Where results are kept unless somebody says where."""
    home = os.environ.get("KNAVERY_CACHE") or os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(home) / "knavery" / "arena" / f"{plan.game}-{plan.fingerprint()}.jsonl"


class Store:
    """The finished deals of one plan."""

    def __init__(self, plan: Plan, file: Path) -> None:
        self.plan, self.file = plan, file
        self.head = {"knavery arena": plan.game, "plan": plan.fingerprint()}
        self.found: dict[int, Result] = {}
        if file.is_dir():
            raise ValueError(f"{file} is a folder; results are kept in a file")
        file.parent.mkdir(parents=True, exist_ok=True)
        if file.exists() and file.stat().st_size:
            self.read()
        else:
            self.write([self.head])

    def read(self) -> None:
        """What an earlier run left; lines that were cut short or damaged are thrown away."""
        said = self.file.read_text(encoding="utf-8", errors="replace").splitlines(keepends=True)
        head, *results = [entry_of(line) for line in said]
        if head != self.head:
            raise ValueError(
                f"{self.file} holds the results of another plan, or of another state of the bots"
            )
        self.found = {entry["deal"]: entry for entry in results if is_result(entry, self.plan)}
        if len(self.found) < len(results):
            self.write_anew()

    def write_anew(self) -> None:
        """The whole file, which is never there by half."""
        fresh = self.file.with_name(f"{self.file.name}.new")
        fresh.write_text("".join(map(line_of, (self.head, *self.results))), encoding="utf-8")
        fresh.replace(self.file)

    def add(self, result: Result) -> None:
        self.found[result["deal"]] = result
        self.write([result])

    def write(self, entries: Iterable[Result]) -> None:
        with self.file.open("a", encoding="utf-8") as out:
            out.writelines(map(line_of, entries))

    @property
    def missing(self) -> list[int]:
        return [deal for deal in range(self.plan.deals) if deal not in self.found]

    @property
    def results(self) -> list[Result]:
        """All deals of the plan in their order, whoever finished first."""
        return [self.found[deal] for deal in range(self.plan.deals) if deal in self.found]


def line_of(entry: Result) -> str:
    return json.dumps(entry, separators=(",", ":")) + "\n"


def entry_of(line: str) -> Any:
    """What a line says; None if it is not whole."""
    try:
        return json.loads(line) if line.endswith("\n") else None
    except ValueError:
        return None


def is_result(entry: Any, plan: Plan) -> bool:
    """Whether this is a deal of this plan with all its games."""
    if not isinstance(entry, dict) or entry.get("deal") not in range(plan.deals):
        return False
    games = entry.get("games")
    return isinstance(games, list) and len(games) == len(plan.lineups)
