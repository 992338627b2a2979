"""The leak test at length: twenty thousand positions, a seat or a spectator each."""

import pytest

from knavery.kernel import conformance
from knavery.kernel.game import game, games

POSITIONS = 20_000
PARTS = 8  # so that several workers share it


@pytest.mark.slow
@pytest.mark.fuzz
@pytest.mark.parametrize("part", range(PARTS))
def test_no_seat_learns_what_the_marks_hide(part):
    tables = [
        (name, seats, options) for name in games() for seats, options in conformance.some_tables(game(name))
    ]
    each = POSITIONS // PARTS // len(tables) + 1
    for name, seats, options in tables:
        conformance.no_seat_sees_secrets(conformance.Trial(game(name), seats, options, seed=part, moves=each))
