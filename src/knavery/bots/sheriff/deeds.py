"""What is counted in Nottingham: who lies, whose bags are opened, who opens, who takes bribes."""

from __future__ import annotations

from knavery.bots.tally import Deeds, Tally, happenings
from knavery.games.sheriff.rules.names import Event
from knavery.kernel.match import Match


class Book:
    """The bags of a round, as they are loaded, declared, bargained for and dealt with."""

    def __init__(self, match: Match) -> None:
        self.tally = Tally(len(match.seats))
        self.deputies: list[int] = []
        self.open_round([])

    def open_round(self, officers: list[int]) -> None:
        self.officers = officers
        self.votes: set[tuple[int, int]] = set()  # of a deputy to open a bag
        self.loaded: dict[int, set[int]] = {}  # by seat the kinds in its bag
        self.offers: dict[int, set[int]] = {}  # by merchant the bags that its offer names
        self.asks: dict[int, set[int]] = {}  # and what is asked of it
        self.worded: set[int] = set()  # the bags of the deal that was put into words last
        self.paid: set[int] = set()  # who paid the sheriff for something
        self.bribed: set[tuple[int, int]] = set()  # which sheriff for which bag

    def read(self, event: int, a: int, b: int, c: int) -> None:
        if event == Event.ROUND_BEGINS:
            self.close_round()
            self.open_round(self.deputies or [b])
        elif event == Event.GAME_ENDS:
            self.close_round()
        elif event == Event.DEPUTIES_DRAWN:
            self.deputies = [b, c]
        elif event == Event.LOADED:
            self.loaded.setdefault(a, set()).add(b)
        elif event == Event.DECLARED:
            self.tally.count(a, "lies", self.loaded[a] != {b})
        elif event in (Event.PASSED, Event.OPENED):
            self.close(a, event == Event.OPENED)
        elif event == Event.VOTES_OPEN:
            self.votes.add((a, b))
        elif event == Event.VOTES_PASS:
            self.votes.discard((a, b))
        else:
            self.read_deal(event, a, b)

    def read_deal(self, event: int, a: int, b: int) -> None:
        if event == Event.OFFERS:
            self.worded = self.offers[a] = set()
        elif event == Event.ASKS:
            self.worded = self.asks[b] = set()
        elif event in (Event.FOR_PASSING, Event.FOR_OPENING):
            self.worded.add(b)
        elif event in (Event.WITHDRAWS, Event.LAPSES):
            self.offers.pop(a, None)
        elif event == Event.REFUSES_OFFER:
            self.offers.pop(b, None)
        elif event in (Event.DEAL, Event.JOINT_DEAL):
            named = self.offers if a in self.offers else self.asks
            takers = [b] if event == Event.DEAL else self.officers
            self.paid.add(a)
            self.bribed |= {(taker, bag) for taker in takers for bag in named.pop(a, ())}

    def close(self, owner: int, opened: bool) -> None:
        self.tally.count(owner, "opened", opened)
        for officer in self.officers:
            is_for_it = len(self.officers) == 1 or (officer, owner) in self.votes
            self.tally.count(officer, "opens", opened and is_for_it)
            self.tally.count(officer, "takes bribes", (officer, owner) in self.bribed)

    def close_round(self) -> None:
        for merchant in self.loaded:
            self.tally.count(merchant, "pays bribes", merchant in self.paid)


def deeds(match: Match) -> list[Deeds]:
    """Of a merchant's bags: how many were false or opened, and in how many rounds he paid for something; of
    those before a sheriff how many he opened, or was paid for by whomever."""
    book = Book(match)
    for happened in happenings(match):
        book.read(happened.event, happened.a, happened.b, happened.c)
    return book.tally.seats
