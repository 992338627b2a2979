"""What is counted in Nottingham: who lies, whose bags are opened, who opens, who takes bribes."""

from __future__ import annotations

from knavery.bots.tally import Deeds, Tally, happenings
from knavery.games.sheriff.rules.names import Event
from knavery.kernel.match import Match


class Book:
    """The bags of a round, as they are loaded, declared and dealt with."""

    def __init__(self, match: Match) -> None:
        self.tally = Tally(len(match.seats))
        self.deputies: list[int] = []
        self.officers: list[int] = []
        self.loaded: dict[int, set[int]] = {}  # by seat the kinds in its bag
        self.bribed: set[int] = set()  # whose passage was paid for

    def read(self, event: int, a: int, b: int, c: int) -> None:
        if event == Event.ROUND_BEGINS:
            self.officers, self.loaded, self.bribed = self.deputies or [b], {}, set()
        elif event == Event.DEPUTIES_DRAWN:
            self.deputies = [b, c]
        elif event == Event.LOADED:
            self.loaded.setdefault(a, set()).add(b)
        elif event == Event.DECLARED:
            self.tally.count(a, "lies", self.loaded[a] != {b})
        elif event in (Event.DEAL, Event.JOINT_DEAL):
            self.bribed.add(a)
        elif event in (Event.PASSED, Event.OPENED):
            self.close(a, event == Event.OPENED)

    def close(self, owner: int, opened: bool) -> None:
        self.tally.count(owner, "opened", opened)
        for officer in self.officers:
            self.tally.count(officer, "opens", opened)
            self.tally.count(officer, "takes bribes", owner in self.bribed)
        self.tally.count(owner, "pays bribes", owner in self.bribed)


def deeds(match: Match) -> list[Deeds]:
    """Of a merchant's bags: how many were false, opened, paid for; of those before a sheriff the same."""
    book = Book(match)
    for happened in happenings(match):
        book.read(happened.event, happened.a, happened.b, happened.c)
    return book.tally.seats
