"""What the tests of Sheriff share: positions laid out as in a scenario file, and how they are read."""

from collections.abc import Callable
from typing import Any

import pytest

from knavery.kernel.match import Match
from knavery.kernel.scenario import Scenario

SEATS = ("Ann", "Ben", "Cid", "Dot")
MOST_SEATS = 6


@pytest.fixture(scope="session")
def lay_out() -> Callable[..., Match]:
    """`lay_out(sheriff="Ann", bag={"Ben": {"chicken": 4}})`: that position; Ann is sheriff unless said."""

    def place(
        seats: tuple[str, ...] = SEATS, seed: int = 1, options: dict[str, Any] | None = None, **given: Any
    ) -> Match:
        document = {"game": "sheriff", "seats": list(seats), "seed": seed, "options": options or {}}
        sheriff = {} if len(seats) == MOST_SEATS else {"sheriff": "Ann"}
        return Scenario(document | {"given": sheriff | given}).match

    return place


@pytest.fixture(scope="session")
def inspection(lay_out: Callable[..., Match]) -> Callable[..., Match]:
    """`inspection(Ben=("chicken", {"chicken": 4}))`: bags before Ann, and what was declared."""

    def place(*, given: dict[str, Any] | None = None, **bags: tuple[str, dict[str, int]]) -> Match:
        claims = {name: claim for name, (claim, _) in bags.items()}
        bag = {name: cards for name, (_, cards) in bags.items()}
        return lay_out(phase="inspect", bag=bag, claim=claims, **(given or {}))

    return place
