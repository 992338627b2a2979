"""What sheriffs make of bags: how often each opens one for which nobody pays, and what passing one costs."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from knavery.bots.seen import Seen
from knavery.games.sheriff.rules.names import Event
from knavery.kernel.events import Happening

USUAL_PRICE = 2.5  # gold a card, before anything is known
DEARER = 1.5  # than the most that was refused, if nothing was taken yet
FROM_BAG = 0.5  # of their value: what is promised out of a bag may not be there


@dataclass
class Custom:
    """One sheriff's."""

    opened: int = 0  # bags that nobody paid for
    passed: int = 0
    taken: list[float] = field(default_factory=list)  # gold a card, goods at their value
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


@dataclass
class Said:
    """What an offer or an ask comes to, and which bags it is about."""

    owner: int
    worth: float
    passes: set[int] = field(default_factory=set)
    opens: set[int] = field(default_factory=set)

    @property
    def is_for_own_pass(self) -> bool:
        return self.passes == {self.owner} and not self.opens


class Watch:
    """Goes through what was told, bag by bag."""

    def __init__(self, table: Any) -> None:
        self.value = table.value  # of each good
        self.customs = [Custom() for _ in range(table.seats)]
        self.deputies: tuple[int, ...] = ()
        self.begin_round((table.sheriff,))  # where the game was laid out in the midst of a round

    def begin_round(self, officers: tuple[int, ...]) -> None:
        self.officers = officers
        self.size: dict[int, int] = {}  # of each bag that waits
        self.offers: dict[int, Said] = {}
        self.last: dict[int, Said] = {}  # said of each merchant's giving, by him or to him
        self.paid: set[int] = set()  # bags that somebody paid for
        self.against: set[tuple[int, int]] = set()  # which deputy is for opening whose bag

    def hear(self, told: Happening) -> None:
        event, a, b, c = told.event, told.a, told.b, told.c
        if event == Event.DEPUTIES_DRAWN:
            self.deputies = (b, c)
        elif event == Event.ROUND_BEGINS:
            self.begin_round(self.deputies or (b,))
        elif event == Event.DECLARED:
            self.size[a] = c
        elif event == Event.TIME_IS_OUT:
            self.size.clear()  # the clock passes what is left
        elif event in (Event.VOTES_OPEN, Event.VOTES_PASS):
            (self.against.add if event == Event.VOTES_OPEN else self.against.discard)((a, b))
        elif event in (Event.PASSED, Event.OPENED):
            self.judge(a, event == Event.OPENED)
        else:
            self.hear_of_deals(event, a, b, c)

    def hear_of_deals(self, event: int, a: int, b: int, c: int) -> None:
        if event == Event.OFFERS:
            self.offers[a] = self.last[a] = Said(a, b)
        elif event == Event.ASKS:
            self.last[b] = Said(b, c)
        elif event in (Event.WITH_GOODS, Event.WITH_BAG_GOODS) and a in self.last:
            self.last[a].worth += self.value[b] * c * (1.0 if event == Event.WITH_GOODS else FROM_BAG)
        elif event == Event.FOR_PASSING and a in self.last:
            self.last[a].passes.add(b)
        elif event == Event.FOR_OPENING and a in self.last:
            self.last[a].opens.add(b)
        elif event == Event.REFUSES_OFFER and b in self.offers:
            self.note(self.customs[a].refused, self.offers[b])
        elif event in (Event.DEAL, Event.JOINT_DEAL) and a in self.last:
            self.agree(self.last.pop(a))

    def note(self, prices: list[float], said: Said) -> None:
        """What was said of passing one's own bag, and of nothing else, is a price."""
        if said.is_for_own_pass and said.owner in self.size:
            prices.append(said.worth / self.size[said.owner])

    def agree(self, said: Said) -> None:
        self.paid |= said.passes | said.opens
        for officer in self.officers:
            self.note(self.customs[officer].taken, said)

    def judge(self, owner: int, opened: bool) -> None:
        """Of two deputies each answers for what he said."""
        if owner in self.paid or self.size.pop(owner, None) is None:
            return
        for officer in self.officers:
            opens = opened and (len(self.officers) == 1 or (officer, owner) in self.against)
            self.customs[officer].opened += opens
            self.customs[officer].passed += not opens


def customs_of(seen: Seen) -> list[Custom]:
    """Seat by seat."""
    watch = Watch(seen.table)
    for entry in seen.told:
        if isinstance(entry, Happening):
            watch.hear(entry)
    return watch.customs
