"""The three bodies: compiling apart, serving meanwhile, bounds checked, and a house without Numba."""

import os
import subprocess
import sys
import time

import pytest

from knavery.kernel import bodies, chance
from knavery.kernel.game import game, games

PARITY = """
from knavery.kernel import compile as compiler, conformance
from knavery.kernel.game import game
for seats in (3, 5):
    of = game({name!r})
    conformance.bodies_agree(conformance.Trial(of, seats, {{}}), compiler.compile_game(of), games=30)
print("agreed")
"""

WITHOUT = """
import sys
sys.modules.update(dict.fromkeys(("numba", "numpy", "llvmlite")))
import knavery
from knavery.kernel import bodies
from knavery.kernel.game import game
for name in knavery.games():
    match = knavery.new(name, ["Ann", "Ben", "Cid"], seed=1)
    while not match.over:
        who = match.acting[0]
        match.do(who, str(match.choices(who)[0]))
        match.view(who), match.worlds(who, key=1)
    assert match.winners
    assert knavery.load(match.save()).scores == match.scores
    assert bodies.compiled(game(name)) is None
print("played")
"""


def run(code, **environment):
    done = subprocess.run(
        [sys.executable, "-c", code],
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


def test_all_works_without_numba():
    assert ["played"] == run(WITHOUT)


@pytest.mark.slow
def test_the_plain_body_serves_until_the_compiled_one_is_ready(tmp_path, monkeypatch):
    monkeypatch.setenv("KNAVERY_CACHE", str(tmp_path))
    monkeypatch.setattr(bodies, "_started", {})
    court = game("court")
    assert bodies.compiled(court) is None
    table, tally = court.blank(4, {}), [0, 0]
    dice = chance.dice_of(1)
    court.plain.new_game(table, dice)
    court.plain.play_out(table, dice, 10_000, tally)
    assert tally[0] > 0
    for _ in range(600):
        if (compiled := bodies.compiled(court)) is not None:
            break
        time.sleep(0.2)
    assert compiled.game is court


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
