"""The scenario files of the ledger: each is played, and together with the tests they leave no rule out."""

import re
import tomllib
from pathlib import Path

import pytest

import knavery.games.sheriff
from knavery.kernel.scenario import check_file

HERE = Path(__file__).parent
SCENARIOS = sorted((HERE / "scenarios").glob("*.toml"))
RULES = (Path(knavery.games.sheriff.__file__).parent / "RULES.md").read_text(encoding="utf-8")
NAME = re.compile(r"SN-([A-Z]+)-(\d+)(?:\s+to\s+SN-\1-(\d+))?")


def names_in(text: str) -> set[str]:
    """The ledger names in a text; `SN-SCO-3 to SN-SCO-6` is four of them."""
    return {
        f"SN-{part}-{number}"
        for part, first, last in NAME.findall(text)
        for number in range(int(first), int(last or first) + 1)
    }


@pytest.mark.parametrize("file", SCENARIOS, ids=lambda file: file.stem)
def test_scenario(file: Path) -> None:
    assert [] == check_file(file)


@pytest.mark.parametrize("file", SCENARIOS, ids=lambda file: file.stem)
def test_a_scenario_says_which_rules_it_shows(file: Path) -> None:
    scenario = tomllib.loads(file.read_text(encoding="utf-8"))

    assert scenario["title"]
    assert scenario["rules"]
    assert set() == set(scenario["rules"]) - names_in(RULES)


def test_no_rule_is_left_out() -> None:
    built = RULES.partition("## Not in yet")[0]
    tests = [path for path in HERE.glob("test_*.py") if path != Path(__file__)]
    cited = {name for path in (*SCENARIOS, *tests) for name in names_in(path.read_text(encoding="utf-8"))}

    assert [] == sorted(names_in(built) - cited)
