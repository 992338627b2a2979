"""Every rule of RULES.md stands on a function or in data, and on a test; and nothing else is cited."""

import re
from pathlib import Path

import knavery.games.thieves

HERE = Path(__file__).parent
HOME = Path(knavery.games.thieves.__file__).parent
RULES = (HOME / "RULES.md").read_text(encoding="utf-8")

NAME = re.compile(r"TM-([A-Z]+)-(\d+)(?:\s+to\s+TM-\1-(\d+))?")

# How many rules the ledger has of each kind.
COUNTS = {"SET": 5, "LOOT": 7, "BUY": 6, "END": 7, "SCO": 5, "CARD": 19, "OPT": 1}


def names_in(text: str) -> set[str]:
    """The ledger names in a text; `TM-SCO-3 to TM-SCO-5` is three of them."""
    return {
        f"TM-{part}-{number}"
        for part, first, last in NAME.findall(text)
        for number in range(int(first), int(last or first) + 1)
    }


def names_in_files(folder: Path, *patterns: str) -> set[str]:
    files = [path for pattern in patterns for path in sorted(folder.rglob(pattern))]
    assert files
    return {name for path in files for name in names_in(path.read_text(encoding="utf-8"))}


LEDGER = {f"TM-{part}-{number}" for part, count in COUNTS.items() for number in range(1, count + 1)}


def test_the_rules_are_those_of_the_ledger():
    assert names_in(RULES) == LEDGER


def test_every_rule_stands_somewhere():
    assert (
        LEDGER - names_in_files(HOME / "rules", "*.py") - names_in_files(HOME, "data.*", "table.py") == set()
    )


def test_every_rule_has_a_test():
    cited = {
        name
        for path in HERE.glob("test_*.py")
        if path != Path(__file__)
        for name in names_in(path.read_text(encoding="utf-8"))
    }
    assert LEDGER - cited == set()


def test_no_rule_is_made_up():
    assert names_in_files(HOME, "*.py", "*.toml") | names_in_files(HERE, "test_*.py", "*.toml") <= LEDGER
