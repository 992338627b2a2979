"""One seat's ear: what it was told so far and what that comes to, without beginning anew for every move."""

from __future__ import annotations

from knavery.bots.seen import Seen
from knavery.kernel.events import Happening
from knavery.kernel.match import Entry, Match


class Ear:
    """Listens at a match for the seat of this name."""

    def __init__(self, match: Match, name: str) -> None:
        self.match, self.name = match, name
        self.told: list[Entry] = []
        self.heard = 0  # how much of all that happened
        self.room = match.game.room("knowledge")
        self.knowledge = self.room.Knowledge()

    def listen(self) -> None:
        """Take in what happened since it listened last."""
        match = self.match
        news = Match.around(match.game, match.seats, match.options, match.table, match.log[self.heard :])
        for entry in news.told(self.name):
            self.told.append(entry)
            if isinstance(entry, Happening):
                self.room.learn(self.knowledge, entry.event, entry.a, entry.b, entry.c)
        self.heard = len(match.log)

    def seen(self, *, may_wait: bool = False) -> Seen:
        """What its seat sees and remembers now."""
        self.listen()
        match, seat = self.match, self.match.number(self.name)
        table, knowledge = match.seen_table(self.name), self.knowledge.copy()
        return Seen(
            match.game,
            match.options,
            match.seats,
            seat,
            table,
            self.told,
            may_wait=may_wait,
            knowledge=knowledge,
        )
