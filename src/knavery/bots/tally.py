"""Counting what seats did of what they could have done, for the arena."""

from __future__ import annotations

from collections.abc import Iterator

from knavery.kernel.events import Happening
from knavery.kernel.match import Match

Deeds = dict[str, tuple[int, int]]


class Tally:
    """For each seat and deed: how often it was done, and how often it could have been."""

    def __init__(self, seats: int) -> None:
        self.seats: list[Deeds] = [{} for _ in range(seats)]

    def count(self, seat: int, deed: str, done: bool) -> None:
        """It could be done once, and was or was not."""
        self.add(seat, deed, int(done), 1)

    def add(self, seat: int, deed: str, done: int, could: int) -> None:
        times, chances = self.seats[seat].get(deed, (0, 0))
        self.seats[seat][deed] = (times + done, chances + could)


def happenings(match: Match) -> Iterator[Happening]:
    """All that happened, whoever was told, without the talk."""
    return (entry for entry in match.log if isinstance(entry, Happening))
