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
        file.parent.mkdir(parents=True, exist_ok=True)
        if file.exists() and file.stat().st_size:
            self.read()
        else:
            self.write([self.head])

    def read(self) -> None:
        """What an earlier run left; a last line that was cut short is thrown away."""
        whole = [
            line for line in self.file.read_text(encoding="utf-8").splitlines(True) if line.endswith("\n")
        ]
        entries = [json.loads(line) for line in whole]
        if not entries or entries[0] != self.head:
            raise ValueError(
                f"{self.file} holds the results of another plan, or of another state of the bots"
            )
        self.file.write_text("".join(whole), encoding="utf-8")
        self.found = {entry["deal"]: entry for entry in entries[1:]}

    def add(self, result: Result) -> None:
        self.found[result["deal"]] = result
        self.write([result])

    def write(self, entries: Iterable[Result]) -> None:
        with self.file.open("a", encoding="utf-8") as out:
            out.writelines(json.dumps(entry, separators=(",", ":")) + "\n" for entry in entries)

    @property
    def missing(self) -> list[int]:
        return [deal for deal in range(self.plan.deals) if deal not in self.found]

    @property
    def results(self) -> list[Result]:
        """All deals of the plan in their order, whoever finished first."""
        return [self.found[deal] for deal in range(self.plan.deals) if deal in self.found]
