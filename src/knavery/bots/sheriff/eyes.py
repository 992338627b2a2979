"""Sheriff of Nottingham as a player reads it off the view and remembers it: bags, records, offers, prices."""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from knavery.bots.character import Moment
from knavery.bots.seen import Seen
from knavery.bots.sheriff.customs import FROM_BAG
from knavery.bots.sheriff.terms import Terms
from knavery.games.sheriff.data import GOODS, KING
from knavery.games.sheriff.goods import goods_of
from knavery.games.sheriff.rules.cards import lacking
from knavery.games.sheriff.rules.names import Event
from knavery.games.sheriff.rules.steps import TURNS
from knavery.games.sheriff.rules.talk import MOST_QUIET
from knavery.games.sheriff.table import FIRST_EDITION
from knavery.kernel.events import Happening
from knavery.kernel.record import NOBODY

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

    at: int  # which of all that was told
    officers: tuple[str, ...]  # before whom it lay
    openers: tuple[str, ...]  # of these, who was for opening it
    owner: str
    outcome: str


class Shire:
    """A position with the eyes of one player."""

    def __init__(self, seen: Seen, dice: Random) -> None:
        self.seen, self.dice, self.view, self.me = seen, dice, seen.view, seen.name
        self.inspectors: list[str] = self.view.get("deputies") or [self.view["sheriff"]]
        self.is_sheriff = self.me in self.inspectors
        self.is_deputy = self.is_sheriff and len(self.inspectors) > 1
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

    @property
    def lacking(self) -> int:
        """How many cards are missing from a full hand."""
        return lacking(self.seen.table, self.seen.seat)

    @property
    def has_piles(self) -> bool:
        return bool(self.seen.table.edition == FIRST_EDITION)

    @property
    def may_sell(self) -> bool:
        """Whether the black market would take something of this player in this round."""
        is_there = self.seen.table.black_market and self.me in self.view["dealt"]
        return bool(is_there and self.me not in self.view["sold"])

    @property
    def gets_a_share(self) -> bool:
        """Whether the other deputy's proposal leaves this one anything of what is odd."""
        table = self.seen.table
        share = table.loot.to_first if self.seen.seat == table.sheriff else table.loot.to_second
        return bool(share)

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
        """What this deputy has said of the bag, by a vote or by accepting what is offered for it."""
        found: str | None = self.view.get("vote", {}).get(self.me, {}).get(owner)
        return found

    def has_vote(self, owner: str) -> bool:
        """Whether this deputy has voted on the bag, whatever is offered for it."""
        bag = self.merchant(owner)
        return bool((bag.votes_pass | bag.votes_open) >> self.seen.seat & 1)

    def has_accepted(self, kind: str, owner: str) -> bool:
        """Whether this player has accepted this offer or ask, and somebody else has not yet."""
        return bool(getattr(self.merchant(owner), kind).agreed >> self.seen.seat & 1)

    def merchant(self, name: str) -> Any:
        return self.seen.table.merchants[self.seen.seats.index(name)]

    @property
    def is_last_word(self) -> bool:
        """Whether a bag has to be dealt with before anybody else speaks."""
        table = self.seen.table
        return bool(table.talk == TURNS and table.quiet + 1 >= MOST_QUIET)

    def times(self, event: str, **of: str) -> int:
        """How often this was told, of whom, in this round."""
        return sum(is_of(entry, event, of) for entry in self.of_this_round)

    def has_answered(self, owner: str) -> bool:
        """Whether this merchant has offered something since he was asked last."""
        for entry in reversed(self.of_this_round):
            if is_of(entry, "offers", {"seat": owner}):
                return True
            if is_of(entry, "asks", {"other": owner}):
                return False
        return False

    @functools.cached_property
    def of_this_round(self) -> list[dict[str, Any]]:
        told = self.seen.told
        begun = (n for n in reversed(range(len(told))) if event_of(told[n]) == Event.ROUND_BEGINS)
        return self.seen.news(next(begun, 0))

    # --- what is remembered

    @functools.cached_property
    def inspections(self) -> list[Inspection]:
        """Every bag that was dealt with so far."""
        return list(inspections(self.seen))

    def record(self, owner: str) -> Counter[str]:
        """How often this merchant's bags turned out how."""
        return Counter(past.outcome for past in self.inspections if past.owner == owner)

    def opened_by(self, sheriff: str) -> list[Inspection]:
        return [past for past in self.inspections if sheriff in past.openers]

    def openness(self, sheriff: str) -> float:
        """How often this sheriff opens bags, beginning from a half."""
        bags = [past for past in self.inspections if sheriff in past.officers]
        return (len(self.opened_by(sheriff)) + 1) / (len(bags) + 2)

    @property
    def strictness(self) -> float:
        """The openness of whoever opens more, of those who inspect now."""
        return max(map(self.openness, self.inspectors))

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

    def value_of(self, terms: Terms, owner: str) -> float:
        """What an offer is worth to the sheriff: what comes out of a bag may not be there, and is not if
        this owner has ever promised what he had not."""
        stand = sum(count * self.worth[good] for good, count in terms.stand.items())
        bag = sum(count * self.worth[good] for good, count in terms.bag.items())
        return terms.gold + stand + bag * (0.0 if owner in self.short else FROM_BAG)

    @functools.cached_property
    def short(self) -> set[str]:
        """Whose bags did not hold what was promised out of them."""
        happened = (entry for entry in self.seen.told if isinstance(entry, Happening))
        return {self.seen.seats[entry.a] for entry in happened if entry.event == Event.FALLS_SHORT}


def is_of(entry: dict[str, Any], event: str, of: dict[str, str]) -> bool:
    return entry["event"] == event and all(entry[part] == name for part, name in of.items())


def event_of(entry: Any) -> int:
    """What happened, by its number; nothing where somebody only talked."""
    return entry.event if isinstance(entry, Happening) else NOBODY


def inspections(seen: Seen) -> Iterator[Inspection]:
    """What became of each bag, as everybody was told; deputies answer for what each of them said."""
    deputies, officers, votes, opened = tuple[int, ...](), tuple[int, ...](), set[tuple[int, int]](), NOBODY

    def outcome(at: int, owner: int, became: str) -> Inspection:
        against = [one for one in officers if len(officers) == 1 or (one, owner) in votes]
        openers = against if became != PASSED else []
        return Inspection(at, named(officers), named(openers), seen.seats[owner], became)

    def named(some: Iterable[int]) -> tuple[str, ...]:
        return tuple(seen.seats[seat] for seat in some)

    for at, entry in enumerate(seen.told):
        event = event_of(entry)
        if event not in TELLING or not isinstance(entry, Happening):
            continue
        if event == Event.DEPUTIES_DRAWN:
            deputies = (entry.b, entry.c)
        elif event == Event.ROUND_BEGINS:
            officers, votes = deputies or (entry.b,), set()
        elif event == Event.VOTES_OPEN:
            votes.add((entry.a, entry.b))
        elif event == Event.VOTES_PASS:
            votes.discard((entry.a, entry.b))
        elif event == Event.PASSED:
            yield outcome(at, entry.a, PASSED)
        elif event == Event.OPENED:
            opened = entry.a
        elif event == Event.HONEST:
            yield outcome(at, entry.a, HONEST)
        elif opened == entry.a:  # of what was confiscated the first
            opened = NOBODY
            yield outcome(at, entry.a, LIAR)


TURNED_OUT = (Event.HONEST, Event.CONFISCATED)
TELLING = {
    *TURNED_OUT,
    *(Event.DEPUTIES_DRAWN, Event.ROUND_BEGINS, Event.VOTES_OPEN, Event.VOTES_PASS),
    *(Event.PASSED, Event.OPENED),
}


def moments(seen: Seen, since: int) -> Iterator[Moment]:
    """What is worth a word: a bag is opened, one's own or by oneself, contraband comes through, gold is
    taken or turned down."""
    me = seen.name
    if any(event_of(entry) in TURNED_OUT for entry in seen.told[since:]):
        for past in inspections(seen):
            if past.at >= since and past.openers:
                yield from moments_of(past, me)
    for event in seen.news(since):
        if event["event"] == "hid" and event["seat"] == me:
            yield "smuggled", {}
        elif event["event"] == "refuses_offer" and event["seat"] == me:
            yield "refuses", {"other": event["other"]}
        elif event["event"] in ("deal", "joint_deal"):
            receivers = [event["other"]] if "other" in event else deputies_at(seen, event["n"])
            if me in receivers:
                yield "takes", {"other": event["seat"]}
            elif event["seat"] == me and receivers:
                yield "pays", {"other": receivers[0]}


def moments_of(past: Inspection, me: str) -> Iterator[Moment]:
    if past.owner == me:
        yield MINE[past.outcome], {"other": past.openers[0]}
    elif me in past.openers:
        yield OTHERS[past.outcome], {"other": past.owner}


def deputies_at(seen: Seen, at: int) -> list[str]:
    """Who inspected together when this was told."""
    for entry in reversed(seen.told[:at]):
        if isinstance(entry, Happening) and entry.event == Event.DEPUTIES_DRAWN:
            return [seen.seats[entry.b], seen.seats[entry.c]]
    return []


MINE = {HONEST: "wronged", LIAR: "caught"}
OTHERS = {HONEST: "mistaken", LIAR: "catches"}
