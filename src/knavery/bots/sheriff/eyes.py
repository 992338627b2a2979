"""Sheriff of Nottingham as a player reads it off the view and remembers it: bags, records, offers, prices."""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from knavery.bots.character import Moment
from knavery.bots.seen import Seen
from knavery.bots.sheriff.terms import Terms
from knavery.games.sheriff.data import GOODS, KING
from knavery.games.sheriff.goods import goods_of
from knavery.games.sheriff.rules.names import Event

TITLE = {good: king / 10 for good, king in zip(GOODS, KING, strict=True)}  # of a card, in the race for king

MOST_IN_BAG = MOST_ASIDE = 5
UNSEEN = "?"

HONEST, LIAR, PASSED = "honest", "liar", "passed"

# What a card of a bag means to the sheriff, one with another: what a liar pays and loses, what an honest
# merchant gets, where nothing is known of the bag.
LIARS_FINE, LIARS_LOSS, HONEST_FINE = 2.6, 1.0, 2.0
DOUBT = 2  # how many bags' worth the first impression is
BRIBE_TELLS = 0.25  # how much likelier a lie is where somebody offers to pay


@dataclass(frozen=True, slots=True)
class Inspection:
    """What became of a bag."""

    sheriff: str
    owner: str
    count: int
    outcome: str


class Shire:
    """A position with the eyes of one player."""

    def __init__(self, seen: Seen, dice: Random) -> None:
        self.seen, self.dice, self.view, self.me = seen, dice, seen.view, seen.name
        self.inspectors: list[str] = self.view.get("deputies") or [self.view["sheriff"]]
        self.is_sheriff = self.me in self.inspectors
        self.gold: int = self.view["gold"][self.me]
        self.hand = Counter(self.view["hand"][self.me])
        self.bag = Counter(self.view["bag"][self.me])
        self.stand = Counter(self.view["stand"][self.me])
        self.claim: str | None = self.view["claim"].get(self.me)
        self.read_goods()

    # --- goods

    def read_goods(self) -> None:
        """What goods are worth and cost, those that the host supplied too."""
        table = self.seen.table
        names = goods_of(table)
        self.worth: dict[str, int] = dict(zip(names, table.value, strict=False))
        self.fine: dict[str, int] = dict(zip(names, table.fine, strict=False))
        self.legal = [name for number, name in enumerate(names) if table.legal >> number & 1]

    def worth_of(self, good: str) -> int:
        return self.worth[good]

    def kinds(self, goods: Iterable[str]) -> list[str]:
        """The legal kinds among these."""
        return [good for good in goods if good in self.legal]

    @functools.cached_property
    def contraband(self) -> list[str]:
        """What contraband is in hand, the dearest first, card by card."""
        cards = [good for good in self.hand.elements() if good not in self.legal]
        return sorted(cards, key=lambda good: -self.worth[good])

    @functools.cached_property
    def best_kind(self) -> str | None:
        """The legal kind of which what is in hand is worth most."""
        kinds = self.kinds(self.hand)
        return max(kinds, key=lambda kind: (self.worth_of_kind(kind), kind), default=None)

    def worth_of_kind(self, kind: str) -> float:
        cards = min(self.hand[kind], MOST_IN_BAG)
        return cards * (self.worth[kind] + TITLE.get(kind, 0))

    # --- bags on the sheriff's table

    @property
    def waiting(self) -> list[str]:
        """Whose bags are not dealt with yet, in the order of seats."""
        return [name for name, bag in self.view["bag"].items() if bag and name not in self.view["dealt"]]

    def size(self, owner: str) -> int:
        return sum(self.view["bag"][owner].values())

    @property
    def at_stake(self) -> int:
        """What the owner of a false bag loses when it is opened: goods and fines."""
        return sum(
            count * (self.worth[good] + self.fine[good])
            for good, count in self.bag.items()
            if good != self.claim
        )

    @property
    def is_honest(self) -> bool:
        return self.at_stake == 0

    # --- deals

    def offer_of(self, owner: str) -> Terms | None:
        return self.terms("offer", owner)

    def ask_of(self, owner: str) -> Terms | None:
        return self.terms("ask", owner)

    def terms(self, kind: str, owner: str) -> Terms | None:
        said = self.view.get(kind, {}).get(owner)
        return Terms.read(said, owner) if said else None

    def owed(self, owner: str) -> str | None:
        """What was promised for this bag: `pass` or `open`."""
        found: str | None = self.view.get("owed", {}).get(owner)
        return found

    def voted(self, owner: str) -> str | None:
        """What this deputy has said of the bag."""
        found: str | None = self.view.get("vote", {}).get(owner, {}).get(self.me)
        return found

    @functools.cached_property
    def news(self) -> list[dict[str, Any]]:
        return self.seen.news()

    def times(self, event: str, **of: str) -> int:
        """How often this was told, of whom, in this round."""
        return sum(
            entry["event"] == event and all(entry[part] == name for part, name in of.items())
            for entry in self.of_this_round
        )

    @functools.cached_property
    def of_this_round(self) -> list[dict[str, Any]]:
        told = self.seen.told
        begun = [n for n in range(len(told)) if getattr(told[n], "event", None) == Event.ROUND_BEGINS]
        return self.seen.news(begun[-1])

    # --- what is remembered

    @functools.cached_property
    def inspections(self) -> list[Inspection]:
        """Every bag that was dealt with so far."""
        return list(inspections(self.news))

    def record(self, owner: str) -> Counter[str]:
        """How often this merchant's bags turned out how."""
        return Counter(past.outcome for past in self.inspections if past.owner == owner)

    def opened_by(self, sheriff: str) -> list[Inspection]:
        return [past for past in self.inspections if past.sheriff == sheriff and past.outcome != PASSED]

    def openness(self, sheriff: str) -> float:
        """How often this sheriff opens bags, beginning from a half."""
        bags = [past for past in self.inspections if past.sheriff == sheriff]
        return (len(self.opened_by(sheriff)) + 1) / (len(bags) + 2)

    def doubt(self, owner: str, before: float = 0.5) -> float:
        """How likely this bag is false, by what its owner did so far and whether he offers to pay."""
        record = self.record(owner)
        lies, truths = record[LIAR] + before * DOUBT, record[HONEST] + (1 - before) * DOUBT
        offer = self.offer_of(owner)
        pays = offer is not None and owner in offer.passes
        return min(lies / (lies + truths) + (BRIBE_TELLS if pays else 0), 0.95)

    def gain_of_opening(self, owner: str, doubt: float) -> float:
        """What opening this bag is likely to bring the sheriff."""
        return self.size(owner) * (doubt * (LIARS_FINE + LIARS_LOSS) - (1 - doubt) * HONEST_FINE)

    def value_of(self, terms: Terms) -> float:
        """What an offer is worth to the sheriff: what comes out of a bag may not be there."""
        stand = sum(count * self.worth[good] for good, count in terms.stand.items())
        bag = sum(count * self.worth[good] for good, count in terms.bag.items())
        return terms.gold + stand + bag / 2


def inspections(news: Iterable[Mapping[str, Any]]) -> Iterator[Inspection]:
    """What became of each bag, as everybody was told."""
    sheriff, counts, opened = "", dict[str, int](), ""
    for event in news:
        kind, seat = event["event"], event.get("seat", "")
        if kind == "round_begins":
            sheriff = seat
        elif kind == "declared":
            counts[seat] = event["count"]
        elif kind == "passed":
            yield Inspection(sheriff, seat, counts.get(seat, 0), PASSED)
        elif kind == "honest":
            yield Inspection(sheriff, seat, counts.get(seat, 0), HONEST)
        elif kind == "opened":
            opened = seat
        elif kind == "confiscated" and opened == seat:
            opened = ""
            yield Inspection(sheriff, seat, counts.get(seat, 0), LIAR)


def moments(seen: Seen, since: int) -> Iterator[Moment]:
    """What is worth a word: a bag is opened, one's own or by oneself, or contraband comes through."""
    me, news = seen.name, seen.news(since)
    for past in inspections_since(seen, since) if any(e["event"] in TURNED_OUT for e in news) else ():
        if past.owner == me and past.outcome in MINE:
            yield MINE[past.outcome], {"other": past.sheriff}
        elif past.sheriff == me and past.outcome in OTHERS:
            yield OTHERS[past.outcome], {"other": past.owner}
    for event in news:
        if event["event"] == "hid" and event["seat"] == me:
            yield "smuggled", {}
        elif event["event"] == "deal" and event["other"] == me:
            yield "takes", {"other": event["seat"]}
        elif event["event"] == "deal" and event["seat"] == me:
            yield "pays", {"other": event["other"]}


def inspections_since(seen: Seen, since: int) -> list[Inspection]:
    """Those that ended from this number of what was told on."""
    every = seen.news()
    return list(inspections(every))[len(list(inspections(every[:since]))) :]


TURNED_OUT = ("honest", "confiscated")
MINE = {HONEST: "wronged", LIAR: "caught"}
OTHERS = {HONEST: "mistaken", LIAR: "catches"}
