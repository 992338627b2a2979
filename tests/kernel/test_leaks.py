"""The leak test at length: twenty thousand positions of whole games, a seat or a spectator each."""

import pytest

from knavery.kernel import conformance
from knavery.kernel.game import game, games

POSITIONS = 20_000
PARTS = 8  # so that several workers share it

TABLES = [
    (name, seats, options) for name in games() for seats, options in conformance.some_tables(game(name))
]


def test_every_part_has_its_tables():
    assert len(TABLES) >= PARTS


@pytest.mark.slow
@pytest.mark.fuzz
@pytest.mark.parametrize("part", range(PARTS))
def test_no_seat_learns_what_the_marks_hide(part):
    each = POSITIONS // len(TABLES) + 1
    for name, seats, options in TABLES[part::PARTS]:
        conformance.no_seat_sees_secrets(conformance.Trial(game(name), seats, options, moves=each))
