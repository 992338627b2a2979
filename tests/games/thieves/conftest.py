"""What the tests of Thief's Market share: positions laid out as in a scenario file."""

from collections.abc import Callable
from typing import Any

import pytest

from knavery.kernel.match import Match
from knavery.kernel.scenario import Scenario

SEATS = ("Ann", "Ben", "Cid")


@pytest.fixture(scope="session")
def lay_out() -> Callable[..., Match]:
    """`lay_out(phase="buy", loot={"Ann": ["red"]})`: that position, with Ann's marker unless said."""

    def place(seats: tuple[str, ...] = SEATS, seed: int = 1, options: Any = None, **given: Any) -> Match:
        document = {"game": "thieves", "seats": list(seats), "seed": seed, "options": options or {}}
        return Scenario(document | {"given": {"marker": "Ann"} | given}).match

    return place


@pytest.fixture(scope="session")
def buying(lay_out: Callable[..., Match]) -> Callable[..., Match]:
    """`buying(["red", "red"], ["tailor"], ["bondsman"], coins=1)`: Ann buys, with that loot, from row A, or
    others as {"B": [...]}, and has those cards; the others have nothing but a coin."""

    def place(loot: list[str], row: Any, cards: list[str] | None = None, **given: Any) -> Match:
        options, coins, infamy = given.pop("options", None), given.pop("coins", 0), given.pop("infamy", 0)
        return lay_out(
            options=options,
            phase="buy",
            row=row if isinstance(row, dict) else {"A": row},
            loot={"Ann": loot},
            cards={"Ann": cards or []} | given.pop("cards_of", {}),
            coins={"Ann": coins, "Ben": 1, "Cid": 1},
            infamy={"Ann": infamy},
            **given,
        )

    return place


@pytest.fixture(scope="session")
def say() -> Callable[..., Match]:
    """`say(match, "Ann: take red", "Ben: take all")`: said one after another."""

    def all_of(match: Match, *lines: str) -> Match:
        for line in lines:
            name, command = line.split(": ", 1)
            match.do(name, command)
        return match

    return all_of
