"""Means, intervals, and who is best where each beats another."""

import math
import random

import pytest

from knavery.arena.figures import Mean, figures, mean_of, student
from knavery.arena.plan import Plan
from knavery.arena.ranking import maximal_lottery, ratings, solve

PLAN = Plan("court", ("search-easy", "random"), 3, 10, "s", {})


def game(bots, scores, winners, deeds=None):
    return {"bots": bots, "scores": scores, "winners": winners, "deeds": deeds or [{} for _ in bots]}


EASY, RANDOM = PLAN.bots
RESULTS = [
    {
        "deal": 0,
        "games": [
            game([EASY, RANDOM, RANDOM], [9, 3, 9], [0, 2], [{"lied": (1, 2)}, {}, {"lied": (0, 3)}]),
            game([RANDOM, EASY, EASY], [0, 2, 4], [2], [{"lied": (2, 2)}, {"lied": (0, 2)}, {}]),
        ],
    },
    {"deal": 1, "games": [game([EASY, EASY, RANDOM], [1, 5, 3], [1])]},
]


def test_figures_are_means_over_deals():
    found = figures(PLAN, RESULTS)
    assert found.games == 3
    assert found.chance == 1 / 3
    best, last = found.rows
    assert (best.bot, last.bot) == (EASY, RANDOM)
    assert best.score.mean == pytest.approx(((9 + 2 + 4) / 3 + (1 + 5) / 2) / 2)
    assert best.wins.mean == pytest.approx(((0.5 + 0 + 1) / 3 + (0 + 1) / 2) / 2)
    assert best.deeds == {"lied": 1 / 4}
    assert last.deeds == {"lied": 2 / 5}
    assert found.ahead[EASY, RANDOM].mean == pytest.approx(((1 + 0.5 + 1 + 1) / 4 + (0 + 1) / 2) / 2)
    assert found.ahead[EASY, RANDOM].mean + found.ahead[RANDOM, EASY].mean == pytest.approx(1)


@pytest.mark.parametrize(
    ("freedom", "expected"),
    [(1, 12.706), (2, 4.303), (4, 2.776), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)],
)
def test_students_distribution(freedom, expected):
    assert student(freedom) == pytest.approx(expected, abs=0.025)


def test_intervals_hold_the_truth_as_often_as_they_say():
    dice, held = random.Random(3), 0
    for _ in range(1000):
        found = mean_of([dice.gauss(1, 2) for _ in range(12)])
        held += found.low <= 1 <= found.high
    assert 930 <= held <= 970


def test_one_deal_says_nothing_of_its_margin():
    assert mean_of([3.0]).margin == math.inf


def edges(wins):
    """How often each beats each, from how often the first of each pair does."""
    found = {pair: Mean(share, 0.0) for pair, share in wins.items()}
    return found | {(two, one): Mean(1 - mean.mean, 0.0) for (one, two), mean in found.items()}


def test_who_beats_everybody_has_the_whole_lottery():
    found = maximal_lottery("abc", edges({("a", "b"): 0.6, ("a", "c"): 0.55, ("b", "c"): 0.9}))
    assert found == pytest.approx({"a": 1, "b": 0, "c": 0})


def test_who_beat_each_other_in_a_circle_share_it():
    wins = {
        ("a", "b"): 0.7,
        ("b", "c"): 0.7,
        ("c", "a"): 0.7,
        ("a", "d"): 0.6,
        ("b", "d"): 0.6,
        ("c", "d"): 0.6,
    }
    assert maximal_lottery("abcd", edges(wins)) == pytest.approx({"a": 1 / 3, "b": 1 / 3, "c": 1 / 3, "d": 0})


def test_no_bot_beats_a_maximal_lottery():
    dice = random.Random(8)
    for size in range(2, 9):
        game = [[0.0] * size for _ in range(size)]
        for one in range(size):
            for two in range(one):
                game[one][two] = dice.uniform(-1, 1)
                game[two][one] = -game[one][two]
        mix = solve(game)
        assert sum(mix) == pytest.approx(1)
        assert min(mix) >= 0
        assert all(sum(part * edge for part, edge in zip(mix, row, strict=True)) < 1e-9 for row in game)


def test_ratings_go_to_whom_they_belong():
    pytest.importorskip("openskill")
    found = ratings(PLAN.bots, RESULTS * 10)
    assert found[EASY][0] > found[RANDOM][0]
    assert found[EASY][1] < 25 / 3
