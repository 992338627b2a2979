"""One deal, played once in every order of the bots."""

from __future__ import annotations

from typing import Any

import knavery
from knavery.arena.plan import Lineup, Plan
from knavery.bots import Company, bots_of
from knavery.bots.homes import known
from knavery.kernel.match import Match

SEATS = tuple(f"seat {number}" for number in range(1, 10))
MOST_MOVES = 20_000  # of one game: no game is so long, so one that is has come to a stall

Deeds = dict[str, list[int]]  # what was done how often, and how often it could have been


def play_deal(plan: Plan, deal: int) -> dict[str, Any]:
    """The results of one deal, ready for JSON: of each order the scores, winners and deeds by seat."""
    return {"deal": deal, "games": [play_game(plan, deal, lineup) for lineup in plan.lineups]}


def play_game(plan: Plan, deal: int, lineup: Lineup) -> dict[str, Any]:
    match = play_match(plan, deal, lineup)
    return {
        "bots": list(lineup),
        "scores": list(match.scores.values()),
        "winners": [match.seats.index(name) for name in match.winners],
        "deeds": deeds_of(match),
    }


def play_match(plan: Plan, deal: int, lineup: Lineup) -> Match:
    """One game to its end."""
    match = knavery.new(plan.game, SEATS[: plan.seats], f"{plan.seed}/{deal}", **plan.options)
    personas = bots_of(plan.of)
    bots = {seat: personas[bot] for seat, bot in zip(match.seats, lineup, strict=True)}
    company = Company(match, bots, f"{plan.seed}/{deal}", clock=False)
    while not match.over:
        if company.step() is None or len(match.moves) > MOST_MOVES:
            raise RuntimeError(f"deal {deal} of {plan.game} with {', '.join(lineup)} has come to a stall")
    return match


def deeds_of(match: Match) -> list[Deeds]:
    """What each seat did, as the game's own room counts it."""
    count = getattr(known(match.game, "deeds"), "deeds", None)
    counted = count(match) if count else [{} for _ in match.seats]
    return [{deed: list(times) for deed, times in of_seat.items()} for of_seat in counted]
