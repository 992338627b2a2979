"""The scenario files of every game: each is played, and together they leave no rule of the game out."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import knavery.games
from knavery.kernel.scenario import check_file

HOME = Path(knavery.games.__file__).parent
SCENARIOS = sorted((Path(__file__).parent / "games").glob("*/scenarios/*.toml"))
GAMES = sorted({file.parts[-3] for file in SCENARIOS})
NAME = re.compile(r"\b([A-Z]{2}(?:-[A-Z]+))-(\d+)(?:\s+to\s+\1-(\d+))?|\b(CC-MIX)\b")


def label(file: Path) -> str:
    return f"{file.parts[-3]}/{file.stem}"


def content(file: Path) -> dict[str, Any]:
    return tomllib.loads(file.read_text(encoding="utf-8"))


def names_in(text: str) -> set[str]:
    """The ledger names in a text; `SN-SCO-3 to SN-SCO-6` is four of them."""
    names = set()
    for part, first, last, alone in NAME.findall(text):
        names |= (
            {alone} if alone else {f"{part}-{number}" for number in range(int(first), int(last or first) + 1)}
        )
    return names


def rules_of(game: str) -> str:
    return (HOME / game / "RULES.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("file", SCENARIOS, ids=label)
def test_scenario(file: Path) -> None:
    assert [] == check_file(file)


@pytest.mark.parametrize("file", SCENARIOS, ids=label)
def test_a_scenario_says_which_rules_it_shows(file: Path) -> None:
    scenario = content(file)

    assert scenario["title"]
    assert scenario["rules"]
    assert set() == set(scenario["rules"]) - names_in(rules_of(scenario["game"]))


@pytest.mark.parametrize("game", GAMES)
def test_no_rule_is_left_out(game: str) -> None:
    shown = {rule for file in SCENARIOS if file.parts[-3] == game for rule in content(file)["rules"]}

    assert [] == sorted(names_in(rules_of(game)) - shown)
