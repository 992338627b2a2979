"""Cursed Court as a player reads it off the view: coins, crowns, prices, likely pay."""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from math import comb
from random import Random

from knavery.bots.character import Moment
from knavery.bots.seen import Seen
from knavery.games.court.board import nobles_of, regions_on
from knavery.games.court.data import COPIES, NOBLES, PAYS
from knavery.games.court.table import CROWNS, SEASONS

UNSEEN = "?"
TWICE = 2


class Court:
    """A position of the court with the eyes of the player whose turn it is."""

    def __init__(self, seen: Seen, dice: Random) -> None:
        self.seen, self.dice, self.view, self.me = seen, dice, seen.view, seen.name
        self.regions = regions_on(seen.table)
        self.coins: int = self.view["coins"][self.me]
        self.crowns = {region: (owner, coins) for owner, region, coins, *_ in self.view["crowns"]}
        self.placed: list[str] = [region for owner, region, *_ in self.view["crowns"] if owner == self.me]
        self.to_place = CROWNS - len(self.placed)
        self.coinless = bool(seen.options.get("coinless"))
        self.last_season = self.view["season"] == SEASONS[-1]

    @functools.cached_property
    def known(self) -> Counter[str]:
        """The cards at court that this player has seen."""
        hidden = [noble for cards in self.view["hidden"].values() for noble in cards]
        return Counter(noble for noble in (*self.view["open"], *hidden) if noble != UNSEEN)

    @functools.cached_property
    def to_come(self) -> int:
        """How many cards will lie at court at the year's end that this player has not seen."""
        hidden = sum(cards.count(UNSEEN) for cards in self.view["hidden"].values())
        return int(hidden) + len(SEASONS) - 1 - SEASONS.index(self.view["season"])

    @functools.cached_property
    def unseen(self) -> dict[str, int]:
        """How many cards of each noble may still come."""
        gone = Counter(card for card in self.view.get("discard", []) if card != UNSEEN)
        return {noble: max(COPIES - self.known[noble] - gone[noble], 0) for noble in NOBLES}

    @functools.cached_property
    def nobles(self) -> dict[str, list[str]]:
        """Who has to be there for each region."""
        table = self.seen.table
        return {region: list(nobles_of(table, number)) for number, region in enumerate(self.regions)}

    @functools.cached_property
    def worth(self) -> dict[str, float]:
        """What each region is likely to pay; where no coins are bet, crowns before one's own take from it."""
        worth = {r: self.worth_of_noble(r) if r in NOBLES else self.worth_of_set(r) for r in self.regions}
        if self.coinless:
            before = Counter(region for _, region, *_ in self.view["crowns"])
            worth = {region: max(pays - before[region], 0) for region, pays in worth.items()}
        return worth

    def worth_of_noble(self, noble: str) -> float:
        """The mean over how many copies may still come."""
        unseen, others = self.unseen[noble], sum(self.unseen.values()) - self.unseen[noble]
        ways = [comb(unseen, copies) * comb(others, self.to_come - copies) for copies in self.copies(unseen)]
        pays = [pay_of(self.known[noble] + copies) for copies in self.copies(unseen)]
        return sum(way * pay for way, pay in zip(ways, pays, strict=True)) / max(sum(ways), 1)

    def copies(self, unseen: int) -> range:
        return range(min(unseen, self.to_come) + 1)

    def worth_of_set(self, region: str) -> float:
        """All nobles that lack have to come: by leaving some out, in turns added and taken away."""
        lacking = [noble for noble in self.nobles[region] if not self.known[noble]]
        every, chance = sum(self.unseen.values()), 0.0
        for size in range(len(lacking) + 1):
            for left_out in combinations(lacking, size):
                others = every - sum(self.unseen[noble] for noble in left_out)
                chance += (-1) ** size * comb(others, self.to_come) / max(comb(every, self.to_come), 1)
        return len(self.nobles[region]) * chance

    # --- bets

    def price(self, region: str) -> int:
        """The fewest coins that take this region."""
        if region not in self.crowns or self.coinless:
            return 0
        return max(TWICE * int(self.crowns[region][1]), 1)

    @functools.cached_property
    def within_reach(self) -> list[str]:
        """Where this player can bet, what pays best first."""
        regions = [r for r in self.regions if r not in self.placed and self.price(r) <= self.coins]
        self.dice.shuffle(regions)  # what pays alike is left to chance
        return sorted(regions, key=lambda region: -self.worth[region])

    @property
    def share(self) -> int:
        """The coins in hand, divided among the crowns that are to be placed."""
        return self.coins // max(self.to_place, 1)

    @property
    def safe(self) -> int:
        """The fewest coins that nobody can double."""
        richest = max(coins for name, coins in self.view["coins"].items() if name != self.me)
        return int(richest) // TWICE + 1

    def stake(self, region: str, coins: int) -> int:
        """So many coins, or what the region costs; no more than make it safe, and no more than there are."""
        return max(min(coins, self.safe, self.coins), self.price(region))

    def bet(self, region: str, coins: int) -> Iterator[str]:
        """The words for a bet, plain or, where one has only that crown left, as the feint."""
        said = f"wager on {region}" if self.coinless else f"wager {self.stake(region, coins)} on {region}"
        yield said
        yield f"{said} as feint"


def pay_of(copies: int) -> int:
    """What a noble pays for so many copies at court."""
    return PAYS[min(copies, COPIES)]


def moments(seen: Seen, since: int) -> Iterator[Moment]:
    """What is worth a word: somebody is ousted, a region paid well or nothing, the game is won."""
    me = seen.name
    news = seen.news(since)
    for number, event in enumerate(news):
        if event["event"] == "ousted":
            by = news[number - 1]["seat"]  # who wagered there
            if event["seat"] == me:
                yield "ousted", {"other": by}
            elif by == me:
                yield "ousts", {"other": event["seat"]}
        elif event["event"] == "crown_paid" and event["seat"] == me and event["number"] >= GREAT:
            yield "triumph", {}
        elif event["event"] == "scored" and event["seat"] == me and event["number"] == 0:
            yield "nothing", {}


GREAT = 5  # points for one crown
