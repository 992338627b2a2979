"""What `knavery arena` does."""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Mapping
from typing import Any

from knavery.arena.page import page
from knavery.arena.plan import Plan
from knavery.arena.report import as_data, lines, report
from knavery.arena.run import run
from knavery.arena.store import Store, usual_file
from knavery.bots import bots_of
from knavery.kernel.game import game

STOPPED = 130  # as shells have it for what was interrupted


def run_arena(chosen: argparse.Namespace, options: Mapping[str, Any]) -> int:
    plan = plan_of(chosen, options)
    if chosen.html and not chosen.html.parent.is_dir():
        raise ValueError(f"there is no folder {chosen.html.parent} for the page")
    store = Store(plan, chosen.results or usual_file(plan))
    try:
        found = report(plan, run(plan, store, chosen.jobs))
    except KeyboardInterrupt:
        print(f"\nstopped; the same command goes on from {store.file}", file=sys.stderr)
        return STOPPED
    if chosen.html:
        chosen.html.write_text(page(found), encoding="utf-8")
    print(json.dumps(finite(as_data(found)), indent=2) if chosen.json else "\n".join(lines(found)))
    return 0


def plan_of(chosen: argparse.Namespace, options: Mapping[str, Any]) -> Plan:
    if chosen.games < 1 or chosen.jobs < 1:
        raise ValueError("--games and --jobs are 1 or more")
    card = game(chosen.game).card
    bots = names_in(chosen.bots) if chosen.bots else tuple(bots_of(chosen.game))
    versus = names_in(chosen.versus) if chosen.versus else ()
    usual = card.least_seats if chosen.duels or versus else len(bots)
    seats = chosen.seats or max(card.least_seats, min(usual, card.most_seats))
    return Plan(chosen.game, bots, seats, chosen.games, chosen.seed, dict(options), chosen.duels, versus)


def names_in(said: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in said.split(","))


def finite(data: Any) -> Any:
    """Data that JSON knows: it has no infinity."""
    if isinstance(data, dict):
        return {name: finite(value) for name, value in data.items()}
    if isinstance(data, list | tuple):
        return [finite(value) for value in data]
    return None if isinstance(data, float) and not math.isfinite(data) else data
