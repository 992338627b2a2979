"""What `knavery arena` does."""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Mapping
from typing import Any

from knavery.arena.page import page
from knavery.arena.plan import Plan
from knavery.arena.report import as_data, lines, report
from knavery.arena.run import run
from knavery.arena.store import Store, usual_file
from knavery.bots import bots_of
from knavery.kernel.game import game


def run_arena(chosen: argparse.Namespace, options: Mapping[str, Any]) -> int:
    plan = plan_of(chosen, options)
    found = report(plan, run(plan, Store(plan, chosen.results or usual_file(plan)), chosen.jobs))
    if chosen.html:
        chosen.html.write_text(page(found), encoding="utf-8")
    print(json.dumps(finite(as_data(found)), indent=2) if chosen.json else "\n".join(lines(found)))
    return 0


def plan_of(chosen: argparse.Namespace, options: Mapping[str, Any]) -> Plan:
    if chosen.games < 1 or chosen.jobs < 1:
        raise ValueError("--games and --jobs are 1 or more")
    card = game(chosen.game).card
    bots = tuple(chosen.bots.split(",")) if chosen.bots else tuple(bots_of(chosen.game))
    versus = tuple(chosen.versus.split(",")) if chosen.versus else ()
    usual = card.least_seats if chosen.duels or versus else len(bots)
    seats = chosen.seats or max(card.least_seats, min(usual, card.most_seats))
    return Plan(chosen.game, bots, seats, chosen.games, chosen.seed, dict(options), chosen.duels, versus)


def finite(data: Any) -> Any:
    """Data that JSON knows: it has no infinity."""
    if isinstance(data, dict):
        return {name: finite(value) for name, value in data.items()}
    if isinstance(data, list | tuple):
        return [finite(value) for value in data]
    return None if isinstance(data, float) and not math.isfinite(data) else data
