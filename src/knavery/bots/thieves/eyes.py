"""Thief's Market as a player reads it off the view: piles, prices, and what cards are worth now."""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Iterator
from random import Random

from knavery.bots.character import Moment
from knavery.bots.seen import Seen
from knavery.games.thieves import data
from knavery.games.thieves.data import CARD_NAMES, DECK_NAMES, GEM_NAMES, SYMBOL_NAMES
from knavery.games.thieves.rules.names import Phase

BAG, MASK, MARKER = "bag", "mask", "marker"

COIN = 0.7  # points a coin is worth while there is something to buy
SPARE_GEM = 0.15  # and a gem that buys nothing, since it may yet
WORKS = (2.5, 1.5, 0.5)  # what a card that works every turn is worth, by the newest row
SERVICE = 0.8  # of a symbol of a henchman, in the race for most of them
MAP, HAUL, GOLEM, POTION = 6.0, 4.0, 4.0, 2.0


class Market:
    """A position with the eyes of one thief."""

    def __init__(self, seen: Seen, dice: Random) -> None:
        self.seen, self.dice, self.view, self.me = seen, dice, seen.view, seen.name
        self.middle = Counter(self.view["middle"])
        self.loot = {name: Counter(pile) for name, pile in self.view["loot"].items()}
        self.own = self.loot[self.me]
        self.coins: int = self.view["coins"][self.me]
        self.cards: list[str] = self.view["cards"][self.me]
        self.may_buy = seen.table.purchases > 0
        self.may_copy = seen.table.phase == Phase.COPY
        self.valued: dict[tuple[tuple[str, int], ...], float] = {}

    @functools.cached_property
    def open(self) -> list[str]:
        """The cards that can be bought."""
        return [card for row in self.view["row"].values() for card in row]

    @functools.cached_property
    def stage(self) -> int:
        """The newest row, from 0."""
        return max((number for number, row in enumerate(DECK_NAMES) if self.view["row"][row]), default=0)

    @functools.cached_property
    def behind(self) -> int:
        """How many others have no loot yet."""
        return sum(not pile for name, pile in self.loot.items() if name != self.me)

    @functools.cached_property
    def fair(self) -> float:
        """How many objects come to each."""
        every = sum(self.middle.values()) + sum(sum(pile.values()) for pile in self.loot.values())
        return every / len(self.loot)

    # --- what things are worth

    def works(self, card: str) -> float:
        """What it is worth to have this card until the end, in points."""
        number = CARD_NAMES.index(card)
        worth: float = data.POINTS[number] + SERVICE * symbols(card)["henchman"]
        if data.HOUSE_AMONG[number]:
            towers = sum(symbols(own)["tower"] for own in self.cards)
            worth += data.HOUSE_AMONG[number] if towers else data.HOUSE_ALONE[number] + 1
        if data.POWER[number] != data.NONE or data.EXTRA[number] != data.NONE:
            worth += WORKS[self.stage]
        if data.WATCH[number] != data.NONE:
            worth += WORKS[self.stage]
        return worth + self.own_way(number)

    def own_way(self, number: int) -> float:
        """Of the cards that do something of their own."""
        ways: dict[int, float] = {
            data.HAUL: HAUL,
            data.POTION: POTION,
            data.STEW: POTION,
            data.GOLEM: GOLEM,
            data.LOYALTY: float(len(self.cards)),
            data.CAMPAIGN: self.view["infamy"][self.me] / 2,
            data.MAP: MAP,
            data.CURSE: POTION,
        }
        return ways.get(data.OWN[number], 0.0)

    def lack(self, card: str, objects: Counter[str]) -> int:
        """How many coins this card costs beside these dice."""
        return sum(max(count - objects[gem], 0) for gem, count in cost(card).items())

    def within_reach(self, objects: Counter[str]) -> list[str]:
        return [card for card in self.open if self.lack(card, objects) <= self.coins]


@functools.cache
def cost(card: str) -> Counter[str]:
    """What a card costs, gem by gem."""
    bits = data.COST[CARD_NAMES.index(card)]
    pairs = {gem: bits >> data.PAIR * number & data.BOTH for number, gem in enumerate(GEM_NAMES)}
    return Counter({gem: data.UNARY.index(pair) for gem, pair in pairs.items() if pair})


@functools.cache
def symbols(card: str) -> Counter[str]:
    bits = data.SYMBOLS[CARD_NAMES.index(card)]
    pairs = {name: bits >> data.SYMBOL_BITS * number for number, name in enumerate(SYMBOL_NAMES)}
    return Counter({name: pair & data.SYMBOL_MASK for name, pair in pairs.items()})


def counted(objects: Counter[str]) -> str:
    """Objects as a command has them."""
    return ", ".join(f"{count} {name}" for name, count in objects.items() if count)


def moments(seen: Seen, since: int) -> Iterator[Moment]:
    """What is worth a word: a robbery, a great purchase, a turn without any."""
    me = seen.name
    for event in seen.news(since):
        kind, seat = event["event"], event.get("seat")
        if kind == "robbed" and seat == me:
            yield "robs", {"other": event["other"]}
        elif kind == "robbed" and event["other"] == me:
            yield "robbed", {"other": event["seat"]}
        elif kind == "bought" and seat == me and len(cost(event["card"])) >= len(GEM_NAMES) - 1:
            yield "buys", {}
        elif kind == "row_opens":
            yield "row", {}
