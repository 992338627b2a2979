"""Every rule of RULES.md stands on a function or in data, and on a test."""

import re
from pathlib import Path

import knavery.games.sheriff

HOME = Path(knavery.games.sheriff.__file__).parent
RULES = (HOME / "RULES.md").read_text(encoding="utf-8")

NAME = re.compile(r"SN-([A-Z]+)-(\d+)(?:\s+to\s+SN-\1-(\d+))?")


def names_in(text: str) -> set[str]:
    """The ledger names in a text; `SN-SCO-3 to SN-SCO-6` is four of them."""
    return {
        f"SN-{part}-{number}"
        for part, first, last in NAME.findall(text)
        for number in range(int(first), int(last or first) + 1)
    }


def names_in_files(folder: Path, *patterns: str) -> set[str]:
    files = [path for pattern in patterns for path in sorted(folder.rglob(pattern))]
    assert files
    return {name for path in files for name in names_in(path.read_text(encoding="utf-8"))}


def test_every_rule_stands_somewhere():
    assert names_in(RULES) - names_in_files(HOME, "*.py", "*.toml") == set()


def test_every_rule_has_a_test():
    here = Path(__file__).parent
    cited = {
        name
        for path in here.glob("test_*.py")
        if path != Path(__file__)
        for name in names_in(path.read_text(encoding="utf-8"))
    }
    assert names_in(RULES) - cited == set()


def test_no_rule_is_made_up():
    """What code and tests cite is in RULES.md."""
    cited = names_in_files(HOME, "*.py", "*.toml") | names_in_files(Path(__file__).parent, "test_*.py")
    assert cited - names_in(RULES) == set()


def test_numbers_of_the_table():
    """SN-SET-2: the table of goods in RULES.md is the data."""
    from knavery.games.sheriff import data

    rows = [line.strip("| \n").split("|") for line in RULES.splitlines() if line.startswith("| ")][1:]
    table = [[cell.strip() for cell in row] for row in rows]
    columns = (data.CARDS_OF_THREE, data.CARDS_OF_MORE, data.VALUE, data.FINE, data.KING, data.QUEEN)
    kinds = ["legal"] * data.LEGAL + ["contraband"] * (data.ROYAL - data.LEGAL)
    kinds += ["royal"] * (data.PRINTED - data.ROYAL)
    expected = [
        [name, kind, *(str(column[good]) for column in columns), data.COUNTS_AS[good] or "0"]
        for good, (name, kind) in enumerate(zip(data.GOODS, kinds, strict=True))
    ]
    assert [[cell or "0" for cell in row] + ["0"] * (9 - len(row)) for row in table] == expected
