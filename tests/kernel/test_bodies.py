"""The three bodies: compiling apart, serving meanwhile, bounds checked, and a house without Numba."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from knavery.kernel.game import game, games

PARITY = """
from knavery.kernel import compile as compiler, conformance
from knavery.kernel.game import game
of = game({name!r})
compiled = compiler.compile_game(of)
for seats, options in conformance.some_tables(of):
    trial = conformance.Trial(of, seats, options, moves=30)
    conformance.bodies_agree(trial, compiled, games=10)
    conformance.worlds_agree(trial, compiled)
print("agreed")
"""

WITHOUT = """
import sys
sys.modules.update(dict.fromkeys(("numba", "numpy", "llvmlite", "textual", "openskill")))
import json, random, knavery
from knavery.cli import main
from knavery.kernel import bodies
from knavery.kernel.game import game
for name in knavery.games():
    match = knavery.new(name, ["Ann", "Ben", "Cid"], seed=1)
    dice = random.Random(name)  # whoever always says the first thing there is to say talks for ever
    while not match.over:
        who = dice.choice(match.acting)
        match.do(who, str(dice.choice(match.choices(who))))
        match.view(who)
        if not dice.randrange(20):
            match.worlds(who, key=1)
    assert match.winners
    assert knavery.load(match.save()).scores == match.scores
    with open("game.json", "w") as file:
        json.dump(match.save(), file)
    with open("scenario.toml", "w") as file:
        print(f"game = '{name}'", "seats = ['Ann', 'Ben', 'Cid']", sep=chr(10), file=file)
    assert not any(main(said.split()) for said in ("replay game.json", "check scenario.toml", "games"))
    assert not main(["play", name, "--bots", "none"])
    assert bodies.compiled(game(name)) is None
print("played")
"""


def run(code, **environment):
    done = subprocess.run(
        [sys.executable, "-c", code],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        env=os.environ | environment,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout.split()


@pytest.mark.slow
@pytest.mark.parametrize("name", games())
def test_both_bodies_agree_with_bounds_checked(name, tmp_path):
    """Compiled code checks no bounds by itself: an index beyond a row would go unseen."""
    code = PARITY.format(name=name)
    assert ["agreed"] == run(code, NUMBA_BOUNDSCHECK="1", KNAVERY_CACHE=str(tmp_path))


def test_all_works_without_the_extras(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert "played" == run(WITHOUT)[-1]


# --- the cache, tried on one small function beside the rules of a game

SMALL = """
from knavery.kernel.bodies import Extra

TEXT = "def seats_at(tables, i): return tables[i].seats"
SMALL = Extra("small:SMALL", TEXT, {"seats_at": "Ti"}, lambda of: {}, {})
"""

COMPILE = """
from small import SMALL
from knavery.kernel import bodies
from knavery.kernel.game import game
from knavery.kernel.layout import to_array
compiled = bodies.compiled(game("court"), SMALL, wait=True)
print(compiled.seats_at(to_array([game("court").blank(4, {})]), 0))
"""


@pytest.fixture
def cache(tmp_path):
    """What a process is told, that compiles into a cache of this test's own."""
    (tmp_path / "small.py").write_text(SMALL)
    return {"KNAVERY_CACHE": str(tmp_path / "cache"), "PYTHONPATH": str(tmp_path)}


def test_the_plain_body_serves_until_the_compiled_one_is_ready(cache):
    code = COMPILE.replace(
        "compiled = ",
        """
assert bodies.compiled(game("court"), SMALL) is None
table, tally, dice = game("court").blank(4, {}), [0, 0], [1]
game("court").plain.new_game(table, dice)
game("court").plain.play_out(table, dice, 10_000, tally)
assert tally[0] > 0
import time
while bodies.compiled(game("court"), SMALL) is None:
    time.sleep(0.1)
compiled = """,
    )
    assert ["4"] == run(code, **cache)


def test_what_processes_want_at_the_same_time_is_compiled_once(cache):
    command, environment = [sys.executable, "-c", COMPILE], os.environ | cache | {"NUMBA_DEBUG_CACHE": "1"}
    apart = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) for _ in range(3)]
    told = [process.communicate()[0] for process in apart]
    assert all(text.splitlines()[-1] == "4" for text in told)
    assert sum("data saved to" in text for text in told) == 1


@pytest.mark.parametrize("what", ["*.nbi", "*.nbc", "ready"])
def test_a_damaged_cache_is_mended(what, cache):
    run(COMPILE, **cache)
    damaged = list(Path(cache["KNAVERY_CACHE"]).rglob(what))
    assert damaged
    for file in damaged:
        file.write_bytes(file.read_bytes()[:20])
    assert ["4"] == run(COMPILE, **cache)


def test_where_nothing_can_be_written_the_compiled_body_serves_all_the_same(cache, tmp_path):
    (tmp_path / "file").touch()
    assert ["4"] == run(COMPILE, **cache | {"KNAVERY_CACHE": str(tmp_path / "file")})


def test_other_rules_are_compiled_anew(tmp_path, monkeypatch):
    """The cache is kept by what the rules say, so a changed rule never meets old code."""
    from knavery.kernel import compile as compiler

    sheriff = game("sheriff")
    before = compiler.fingerprint(sheriff)
    assert before == compiler.fingerprint(sheriff)
    text, names = compiler.text_of(sheriff)
    monkeypatch.setattr(compiler, "text_of", lambda of, extra: (text + "\n# another rule", names))
    assert before != compiler.fingerprint(sheriff)


def test_a_rule_that_calls_itself_is_refused():
    from knavery.kernel.source import Rebinder

    with pytest.raises(TypeError, match="calls itself"):
        Rebinder({})(endless)


def endless(table):
    return endless(table)
