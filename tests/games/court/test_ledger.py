"""Every rule of RULES.md stands on a function or in data, and on a test or in a scenario file."""

import re
from pathlib import Path

import knavery.games.court
from knavery.games.court import data

HERE = Path(__file__).parent
HOME = Path(knavery.games.court.__file__).parent
RULES = (HOME / "RULES.md").read_text(encoding="utf-8")
SCENARIOS = sorted((HERE / "scenarios").glob("*.toml"))

NAME = re.compile(r"CC-([A-Z]+)(?:-(\d+)(?:\s+to\s+CC-\1-(\d+))?)?")

# The ledger's parts and how many rules each has; CC-MIX is one rule of its own.
PARTS = {"BRD": 3, "SET": 2, "YEAR": 3, "SEA": 10, "END": 6, "MEM": 1, "COIN": 3, "EXC": 5, "MASK": 4}
LEDGER = {f"CC-{part}-{number}" for part, count in PARTS.items() for number in range(1, count + 1)} | {
    "CC-MIX"
}


def names_in(text: str) -> set[str]:
    """The ledger names in a text; `CC-SEA-3 to CC-SEA-6` is four of them."""
    return {
        f"CC-{part}-{number}" if first else f"CC-{part}"
        for part, first, last in NAME.findall(text)
        for number in range(int(first or 0), int(last or first or 0) + 1)
    }


def names_in_files(*files: Path) -> set[str]:
    assert files
    return {name for file in files for name in names_in(file.read_text(encoding="utf-8"))}


def our_tests() -> list[Path]:
    return [path for path in HERE.glob("test_*.py") if path != Path(__file__)]


def test_rules_has_every_name_of_the_ledger_and_no_other():
    assert names_in(RULES) == LEDGER


def test_every_rule_stands_on_a_function_or_in_data():
    code = names_in_files(*HOME.rglob("*.py"), *HOME.rglob("*.toml"))
    # A consequence, and never code, as the ledger says.
    assert LEDGER - code == {"CC-SEA-9"}


def test_every_rule_has_a_test():
    assert LEDGER - names_in_files(*our_tests(), *SCENARIOS) == set()


def test_no_rule_is_made_up():
    cited = names_in_files(*HOME.rglob("*.py"), *HOME.rglob("*.toml"), *our_tests(), *SCENARIOS)
    assert cited - LEDGER == set()


def test_the_table_of_sets_is_the_data():
    """CC-BRD-2, CC-BRD-3: names, nobles and how certain they are, as RULES.md has them."""
    rows = [re.split(r"\s*\|\s*", line.strip("| ")) for line in RULES.splitlines() if line.startswith("|")]
    sets = [tuple(row) for row in rows if row[-1] in ("yes", "likely", "no")]
    assert sets == [
        (name, ", ".join(n for k, n in enumerate(data.NOBLES) if bits >> k & 1), data.CERTAIN[name])
        for name, bits in zip(data.SETS, data.BOARD[data.KINDS :], strict=True)
    ]
