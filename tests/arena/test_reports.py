"""The committed reports: what is said of the bots' strength is true in them, and chance is ruled out."""

import itertools
import json
from pathlib import Path

import pytest

from knavery.arena.plan import Plan
from knavery.bots import bots_of
from knavery.bots.character import Character

REPORTS = Path(__file__).parents[2] / "docs" / "arena"
LEVELS = ("search-easy", "search-medium", "search")


def report(name):
    return json.loads((REPORTS / f"{name}.json").read_text(encoding="utf-8"))


def reports(kind):
    return [file.stem for file in sorted(REPORTS.glob(f"*-{kind}.json"))]


def beats(data, one, two):
    """Whether the one scores more than the other in more than half of the cases, chance ruled out."""
    found = [pair for pair in data["ahead"] if (pair["one"], pair["two"]) == (one, two)]
    assert len(found) == 1
    return found[0]["mean"] - found[0]["margin"] > 0.5


def characters(game):
    return [name for name, persona in bots_of(game).items() if isinstance(persona.make(), Character)]


@pytest.mark.parametrize("name", reports("characters"))
def test_every_character_beats_chance(name):
    data = report(name)
    for character in characters(data["plan"]["game"]):
        assert beats(data, character, "random")


@pytest.mark.parametrize("name", reports("search"))
def test_search_beats_every_character_and_chance(name):
    data = report(name)
    for other in (*characters(data["plan"]["game"]), "random"):
        assert beats(data, "search", other)


@pytest.mark.parametrize("name", reports("levels"))
def test_each_level_beats_the_one_below(name):
    data = report(name)
    for below, above in itertools.pairwise(LEVELS):
        assert beats(data, above, below)


@pytest.mark.parametrize("name", [*reports("characters"), *reports("search"), *reports("levels")])
def test_a_report_is_of_a_plan_that_can_be_played_again(name):
    data = report(name)
    plan = Plan(
        **{key: tuple(part) if isinstance(part, list) else part for key, part in data["plan"].items()}
    )
    assert plan.game == name.partition("-")[0]
    assert data["games"] == plan.deals * len(plan.lineups)
    page = (REPORTS / f"{name}.html").read_text(encoding="utf-8")
    assert all(bot in page for bot in plan.bots)
