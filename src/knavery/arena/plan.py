"""What is played: which bots sit where, and how many deals each of these orders gets."""

from __future__ import annotations

import functools
import hashlib
import itertools
import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import knavery
from knavery.bots import bots_of
from knavery.kernel.game import Game, game
from knavery.kernel.near import unknown
from knavery.kernel.options import BadOption

Lineup = tuple[str, ...]  # the bots by seat, clockwise


@dataclass(frozen=True)
class Plan:
    """All that the results depend on."""

    game: str
    bots: tuple[str, ...]
    seats: int
    games: int  # at least so many
    seed: str
    options: dict[str, Any]
    duels: bool = False  # every two bots at tables of their own
    versus: tuple[str, ...] = ()  # of these duels only those with one of these bots

    def __post_init__(self) -> None:
        known = bots_of(self.of)
        for bot in self.bots:
            if bot not in known:
                raise BadOption(unknown("bot", bot, known))
        for bot in self.versus:
            if bot not in self.bots:
                raise BadOption(unknown("bot", bot, self.bots))
        if len(set(self.bots)) < max(len(self.bots), 2):
            raise BadOption("an arena needs two bots or more, each named once")
        self.of.card.check(self.seats, self.of.card.choose(self.options))

    @property
    def of(self) -> Game:
        return game(self.game)

    @functools.cached_property
    def lineups(self) -> list[Lineup]:
        """Every order of bots at the table; each is played once a deal."""
        return [lineup for company in self.companies for lineup in lineups(company, self.seats)]

    @property
    def companies(self) -> list[tuple[str, ...]]:
        """Which bots play together."""
        pairs: list[tuple[str, ...]] = list(itertools.combinations(self.bots, 2))
        if self.versus:
            return [pair for pair in pairs if not set(self.versus).isdisjoint(pair)]
        return pairs if self.duels else [self.bots]

    @property
    def deals(self) -> int:
        return -(-self.games // len(self.lineups))

    def fingerprint(self) -> str:
        """A name for this plan and the state of everything that plays it."""
        digest = hashlib.sha256(json.dumps(asdict(self), sort_keys=True).encode())
        home = Path(knavery.__file__).parent
        for file in sorted(file for kind in ("*.py", "*.toml") for file in home.rglob(kind)):
            digest.update(file.name.encode() + file.read_bytes())
        return digest.hexdigest()[:12]


def lineups(bots: Sequence[str], seats: int) -> list[Lineup]:
    """Every order of these bots at so many seats, in which none sits much more often than another."""
    orders = (set(itertools.permutations(chosen)) for chosen in choices(bots, seats))
    return sorted({lineup for order in orders for lineup in order})


def choices(bots: Sequence[str], seats: int) -> Iterator[tuple[str, ...]]:
    """Who sits down: all as often as they can, and each as often as another over all choices."""
    times, over = divmod(seats, len(bots))
    for more in itertools.combinations(bots, over):
        yield (*(bot for bot in bots for _ in range(times)), *more)
