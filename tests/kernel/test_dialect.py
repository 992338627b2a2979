"""The dialect test: the games' rules keep to it, and everything outside it is named with its place."""

import textwrap

import pytest

from knavery.kernel import dialect
from knavery.kernel.game import game, games
from knavery.kernel.record import EVERYONE, TableRecord, cell, u32

OUTSIDE = {
    'return "text"': "whole numbers only",
    "return 0.5": "whole numbers only",
    "return action / 2": "fraction",
    "return action ** 2": "power",
    "raise ValueError": "exception",
    "assert action": "asserts",
    "x = [1, 2]": "makes a list",
    "x = {1: 2}": "makes a dict",
    "x = max(c for c in table.deck)": "generator",
    "x = lambda: 0": "function on the way",
    "x = f'{action}'": "makes text",
    "table.merchants[0].gold = seat > 1": "truth value",
    "table.merchants[0].gold = not seat": "truth value",
    "table.merchants[0] = table.merchants[1]": "assigns a row",
    "table.merchants[0].hand = table.merchants[1].hand": "assigns hand as a whole",
    "table.deck[-1] = 0": "from the end",
    "x = table.deck[1:2]": "slice",
    "table.deck.append(1)": "calls a method",
    "x = max(1, 2, key=abs)": "more than plain arguments",
    "x = action in table.deck": "searches with in",
    "global y": "changes a module",
}


@pytest.mark.parametrize("name", games())
def test_the_games_keep_to_the_dialect(name):
    assert [] == dialect.complaints(game(name))


@pytest.mark.parametrize(("line", "complaint"), OUTSIDE.items())
def test_what_is_outside_is_named(tmp_path, line, complaint):
    found = read(tmp_path, f"def rule(table, seat, action):\n    {line}\n")
    assert len(found) >= 1
    assert any(complaint in text and "rules.py:2" in text for text in found)


def test_plain_rules_pass(tmp_path):
    rule = '''
    def rule(table, seat, action):
        """SN-INS-6: text is welcome here."""
        merchant = table.merchants[seat]
        for good in range(4):
            if merchant.hand[good] > 0 and not action:
                merchant.gold += 2 if good < 2 else 1
        table.deck[3] = min(action, 5)
        return -1
    '''
    assert [] == read(tmp_path, textwrap.dedent(rule))


def test_a_function_of_31_lines_is_too_long(tmp_path):
    lines = "\n".join("    seat += 1" for _ in range(30))
    assert [] == read(tmp_path, f"def rule(seat):\n{lines[: lines.rindex(chr(10))]}\n")
    assert any("31 lines" in text for text in read(tmp_path, f"def rule(seat):\n{lines}\n"))


def test_a_file_of_401_lines_is_too_long(tmp_path):
    assert any("400 lines" in text for text in read(tmp_path, "x = 1\n" * 401))


def test_unsigned_fields_are_for_chance_alone():
    class Table(TableRecord):
        gold: u32 = cell(seen_by=EVERYONE)

    assert ["Table.gold is unsigned"] == dialect.unsigned(Table)


def read(folder, text):
    file = folder / "rules.py"
    file.write_text(text)
    table = game("sheriff").Table
    fields = [field for record in dialect.record_types(table) for field in record.FIELDS]
    return dialect.Reader(file, fields).read()
