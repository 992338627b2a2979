"""What the tests of the court share: positions laid out as in a scenario file."""

from collections.abc import Callable
from typing import Any

import pytest

from knavery.kernel.match import Match
from knavery.kernel.scenario import Scenario

SEATS = ("Ann", "Ben", "Cid", "Dot")


@pytest.fixture(scope="session")
def lay_out() -> Callable[..., Match]:
    """`lay_out(season="winter", crowns=[["Ann", "king", 3]], options={"exchange": True})`: that position."""

    def place(
        seats: tuple[str, ...] = SEATS, seed: int = 1, options: dict[str, Any] | None = None, **given: Any
    ) -> Match:
        document = {"game": "court", "seats": list(seats), "seed": seed, "options": options or {}}
        return Scenario(document | {"given": given}).match

    return place
