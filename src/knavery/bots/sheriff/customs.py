"""What sheriffs make of bags: how often each opens one for which nobody pays, and what passing one costs."""

from __future__ import annotations

from dataclasses import dataclass, field

from knavery.bots.seen import Seen
from knavery.games.sheriff.rules.names import Event
from knavery.kernel.events import Happening

USUAL_PRICE = 2.5  # gold a card, before anything is known
DEARER = 1.5  # than the most that was refused, if nothing was taken yet


@dataclass
class Custom:
    """One sheriff's."""

    opened: int = 0  # bags that nobody paid for
    passed: int = 0
    taken: list[float] = field(default_factory=list)  # gold a card
    refused: list[float] = field(default_factory=list)

    @property
    def openness(self) -> float:
        return (self.opened + 1) / (self.opened + self.passed + 2)

    @property
    def price(self) -> float:
        """Between the most that was refused and the least that was taken."""
        if not self.taken:
            return max([USUAL_PRICE, *(DEARER * gold for gold in self.refused)])
        least = min(self.taken)
        dearest = max((gold for gold in self.refused if gold < least), default=0.0)
        return (least + dearest) / 2 if self.refused else least


class Watch:
    """Goes through what was told, bag by bag."""

    def __init__(self, seats: int) -> None:
        self.customs = [Custom() for _ in range(seats)]
        self.deputies: tuple[int, ...] = ()
        self.officers: tuple[int, ...] = ()
        self.size: dict[int, int] = {}  # of each bag
        self.gold: dict[int, int] = {}  # last named for it
        self.own: set[int] = set()  # whose gold is for the own bag to pass
        self.paid: set[int] = set()

    def hear(self, told: Happening) -> None:
        a, b, c = told.a, told.b, told.c
        if told.event == Event.DEPUTIES_DRAWN:
            self.deputies = (b, c)
        elif told.event == Event.ROUND_BEGINS:
            self.officers, self.size, self.paid = self.deputies or (b,), {}, set()
        elif told.event == Event.DECLARED:
            self.size[a] = c
        elif told.event in (Event.OFFERS, Event.ASKS):
            self.name_price(*((a, b) if told.event == Event.OFFERS else (b, c)))
        elif told.event == Event.FOR_PASSING and a == b:
            self.own.add(a)
        elif told.event == Event.REFUSES_OFFER:
            self.refuse(a, b)
        elif told.event in (Event.DEAL, Event.JOINT_DEAL):
            self.agree(a)
        elif told.event in (Event.PASSED, Event.OPENED) and a not in self.paid:
            self.judge(a, told.event == Event.OPENED)

    def name_price(self, owner: int, gold: int) -> None:
        self.gold[owner] = gold
        self.own.discard(owner)

    def refuse(self, sheriff: int, owner: int) -> None:
        if owner in self.own and owner in self.size:
            self.customs[sheriff].refused.append(self.gold[owner] / self.size[owner])

    def agree(self, owner: int) -> None:
        if owner in self.own and owner in self.size:
            self.paid.add(owner)
            for officer in self.officers:
                self.customs[officer].taken.append(self.gold[owner] / self.size[owner])

    def judge(self, owner: int, opened: bool) -> None:
        for officer in self.officers:
            self.customs[officer].opened += opened
            self.customs[officer].passed += not opened


def customs_of(seen: Seen) -> list[Custom]:
    """Seat by seat."""
    watch = Watch(len(seen.seats))
    for entry in seen.told:
        if isinstance(entry, Happening):
            watch.hear(entry)
    return watch.customs
