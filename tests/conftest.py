"""What all tests share: how hard Hypothesis tries, games, and matches that are under way."""

import os
import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import settings

import knavery
from knavery.kernel.game import Game, game
from knavery.kernel.match import Match

# What everybody runs finds the same today and tomorrow; `long` looks further and elsewhere each time.
settings.register_profile("default", deadline=None, max_examples=60, derandomize=True)
settings.register_profile("ci", deadline=None, max_examples=300, derandomize=True)
settings.register_profile("long", deadline=None, max_examples=5000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))

NAMES = ("Ann", "Ben", "Cid", "Dot", "Eve", "Fay")


@pytest.fixture(scope="session")
def sheriff() -> Game:
    return game("sheriff")


@pytest.fixture(scope="session")
def court() -> Game:
    return game("court")


def pick_move(match: Match, chance: random.Random) -> tuple[str, list[int]]:
    """Somebody who may act, and a legal move of his, spelled at random."""
    name = chance.choice(match.acting)
    plain, table, seat = match.game.plain, match.table.copy(), match.number(name)
    actions: list[int] = []
    while not actions or table.speaker == seat:
        actions.append(chance.choice(plain.menu(table, seat)))
        plain.play(table, seat, actions[-1])
    return name, actions


@pytest.fixture(scope="session")
def random_move() -> Callable[[Match, random.Random], tuple[str, list[int]]]:
    return pick_move


@pytest.fixture(scope="session")
def under_way() -> Callable[..., Match]:
    """`under_way("sheriff", 40)`: a match in which so many random moves were made, or until it was over."""

    def play(of: str, moves: int, seats: int = 4, seed: int = 1, **options: Any) -> Match:
        match, chance = knavery.new(of, NAMES[:seats], seed, **options), random.Random(seed)
        while len(match.moves) < moves and not match.over:
            match.do(*pick_move(match, chance))
        return match

    return play
