"""A fourth game edits no file of ours: one is installed in a temporary folder, and everything takes it.

The game is `highcard` beside this file.  It is tried in processes of their own, since installed games
are found once in a process.
"""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ENTRY_POINTS = "[knavery.games]\nhighcard = highcard\n"
METADATA = "Metadata-Version: 2.1\nName: highcard\nVersion: 0.1\n"

Run = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the game is installed as any package would be."""
    site = tmp_path_factory.mktemp("site")
    shutil.copytree(
        Path(__file__).with_name("highcard"),
        site / "highcard",
        ignore=shutil.ignore_patterns("__pycache__"),
    )
    info = site / "highcard-0.1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(METADATA, encoding="utf-8")
    (info / "entry_points.txt").write_text(ENTRY_POINTS, encoding="utf-8")
    return site


@pytest.fixture(scope="module")
def run(site: Path) -> Run:
    """Python with that folder on its path."""

    def run(*arguments: str, said: str = "") -> "subprocess.CompletedProcess[str]":
        environment = os.environ | {"PYTHONPATH": str(site), "KNAVERY_CACHE": str(site / "cache")}
        return subprocess.run(
            [sys.executable, *arguments],
            input=said,
            capture_output=True,
            text=True,
            encoding="utf-8",
            env=environment | {"PYTHONIOENCODING": "utf-8"},
            cwd=site,
            check=False,
        )

    return run


def told(done: "subprocess.CompletedProcess[str]", status: int = 0) -> str:
    assert (status, "") == (done.returncode, done.stderr)
    return done.stdout


def test_without_the_folder_there_is_no_such_game() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "knavery", "play", "highcard"],
        capture_output=True,
        text=True,
        env=os.environ,
        check=False,
    )

    assert 2 == done.returncode
    assert 'there is no game "highcard"' in done.stderr


def test_it_is_found_and_listed_beside_our_own(run: Run) -> None:
    listed = told(run("-m", "knavery", "games")).splitlines()

    assert "highcard: High Card, by Nobody; 2-4 seats, about 5 minutes" in listed
    assert "    long = false | true" in listed
    assert any(line.startswith("sheriff: ") for line in listed)


def test_a_game_that_cannot_be_opened_does_not_hide_the_others(run: Run, tmp_path: Path) -> None:
    info = tmp_path / "gone-0.1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(METADATA.replace("highcard", "gone"), encoding="utf-8")
    (info / "entry_points.txt").write_text("[knavery.games]\ngone = gone\n", encoding="utf-8")

    script = f"import sys; sys.path.append({str(tmp_path)!r})\nfrom knavery.cli import main\nmain(['games'])"
    listed = told(run("-c", script)).splitlines()

    assert "gone: the game gone cannot be opened: No module named 'gone'" in listed
    assert "highcard: High Card, by Nobody; 2-4 seats, about 5 minutes" in listed


def test_listing_games_loads_no_more_than_its_card(run: Run) -> None:
    text = told(
        run(
            "-c",
            "import sys, knavery\n"
            "from knavery.kernel.game import game\n"
            "print(game('highcard').card.title)\n"
            "print([name for name in sys.modules if name.startswith('highcard')])",
        )
    )

    assert "High Card\n['highcard']\n" == text


def test_it_is_played_by_commands_saved_and_replayed(run: Run, site: Path) -> None:
    played = told(
        run(
            *("-m", "knavery", "play", "highcard", "--seats", "Ann", "Ben", "--seed", "4", "-o", "long=true"),
            said='\nfold\n\nfold\nstay\n\nsay "oh well"\nsave game.json\nquit\n',
        )
    )
    assert "Ann folds." in played
    assert "Somebody has to stay. (HC-3)" in played
    assert "Saved in game.json" in played

    record = json.loads((site / "game.json").read_text(encoding="utf-8"))
    assert ["fold", "stay", 'say "oh well"'] == [command for _, command, _ in record["moves"]]
    assert {"long": True} == record["options"]

    replayed = told(run("-m", "knavery", "replay", "game.json"))
    assert "Chips for Ben: 1." in replayed
    for name, other in (("Ann", "Ben"), ("Ben", "Ann")):
        seen = told(run("-m", "knavery", "replay", "game.json", "--seat", name))
        assert f"{name} gets the card" in seen
        assert f"{other} gets the card" not in seen
    assert "Ann пасует." in told(run("-m", "knavery", "replay", "game.json", "--lang", "ru"))


def test_a_record_of_other_rules_is_refused(run: Run, site: Path) -> None:
    script = "import knavery, json; print(json.dumps(knavery.new('highcard', ['Ann', 'Ben'], 1).save()))"
    record = json.loads(told(run("-c", script)))
    (site / "old.json").write_text(json.dumps(record | {"rules": 2}), encoding="utf-8")

    done = run("-m", "knavery", "replay", "old.json")

    assert 2 == done.returncode
    assert "played by version 2 of the rules of highcard; here is version 3" in done.stderr


SCENARIO = """
title = "The higher card takes the pot"
game = "highcard"
seats = ["Ann", "Ben"]

[given]
card = { Ann = ["nine"], Ben = ["two"] }
deck = ["one", "three", "four", "five", "six", "seven", "eight"]

[[step]]
refused = "Ben: stay"
rule = "HC-2"
[[step]]
do = "Ann: stay"
hidden.Ben = ["card.Ann", "deck"]
view.Ben.card = { Ann = ["?"], Ben = ["two"] }
[[step]]
do = "Ben: stay"
expect.chips = { Ann = 11, Ben = 9 }
expect.hands = 2
"""


def test_its_scenarios_are_checked(run: Run, site: Path) -> None:
    (site / "good.toml").write_text(SCENARIO, encoding="utf-8")
    (site / "false.toml").write_text(SCENARIO.replace("Ann = 11", "Ann = 12"), encoding="utf-8")
    (site / "slip.toml").write_text(SCENARIO.replace('"nine"', '"nien"'), encoding="utf-8")

    text = told(run("-m", "knavery", "check", "good.toml", "false.toml", "slip.toml"), status=2)

    assert [
        "ok  good.toml",
        "FAILED  false.toml",
        "        step 3, expect.chips.Ann: expected 12, found 11",
        "FAILED  slip.toml",
        '        given.card.Ann: there is no card "nien"; the nearest is "nine"',
    ] == text.splitlines()


CONFORMS = """
from knavery.kernel import bodies, conformance
from knavery.kernel.game import game

highcard = game("highcard")
compiled = bodies.compiled(highcard, wait=True)
for seats, options in conformance.every_table(highcard):
    conformance.check(highcard, seats, options, compiled)
    print(seats, options, compiled is not None)
"""


@pytest.mark.slow
def test_it_is_compiled_and_keeps_every_promise(run: Run) -> None:
    done = run("-c", CONFORMS)

    assert (0, "") == (done.returncode, done.stderr)
    fast = all(line.endswith("True") for line in done.stdout.splitlines())
    assert 6 == len(done.stdout.splitlines())
    pytest.importorskip("numba", reason="the plain body keeps its promises; the other needs the extra fast")
    assert fast


LEAK = """
import highcard.rules as rules
from knavery.kernel import conformance
from knavery.kernel.game import game

def refusal_speak(table, seat, action):
    if table.players[0].card[0] > 4 and seat == table.turn and action == rules.FOLD:
        return rules.Refusal.SOMEBODY_STAYS
    return honest(table, seat, action)

honest, rules.refusal_speak = rules.refusal_speak, refusal_speak
conformance.check(game("highcard"), 3)
"""


def test_a_leak_in_it_is_found(run: Run) -> None:
    done = run("-c", LEAK)

    assert 1 == done.returncode
    assert "AssertionError" in done.stderr
    assert "leaks" in done.stderr
