"""Cursed Court as a player reads it off the view: coins, crowns, prices, likely pay."""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Iterator
from random import Random

from knavery.bots.character import Moment
from knavery.bots.seen import Seen
from knavery.games.court.board import nobles_of, regions_on
from knavery.games.court.odds import Odds
from knavery.games.court.table import CROWNS, SEASONS
from knavery.kernel.record import NOBODY

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
        has_feint = bool(seen.options.get("masquerade")) and seen.table.players[seen.seat].feint == NOBODY
        self.to_pay = self.to_place - has_feint  # nothing is won by coins under the feint
        self.last_season = self.view["season"] == SEASONS[-1]

    @functools.cached_property
    def known(self) -> Counter[str]:
        """The cards at court that this player has seen."""
        hidden = [noble for cards in self.view["hidden"].values() for noble in cards]
        return Counter(noble for noble in (*self.view["open"], *hidden) if noble != UNSEEN)

    @functools.cached_property
    def nobles(self) -> dict[str, list[str]]:
        """Who has to be there for each region."""
        table = self.seen.table
        return {region: list(nobles_of(table, number)) for number, region in enumerate(self.regions)}

    @functools.cached_property
    def worth(self) -> dict[str, float]:
        """What a crown on each region is likely to score."""
        odds = Odds(self.seen.table, self.seen.knowledge, self.seen.seat)
        return {region: float(odds.worth_of_crown(region)) for region in self.regions}

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
        """The coins in hand, divided among the crowns that are to be placed and can score."""
        return self.coins // max(self.to_pay, 1)

    @property
    def safe(self) -> int:
        """The fewest coins that nobody can double."""
        richest = max(coins for name, coins in self.view["coins"].items() if name != self.me)
        return int(richest) // TWICE + 1

    def stake(self, region: str, coins: int) -> int:
        """So many coins, or what the region costs; no more than make it safe, and no more than there are."""
        return max(min(coins, self.safe, self.coins), self.price(region))

    def bet(self, region: str, coins: int, *, is_lie: bool = False) -> Iterator[str]:
        """The words for a bet: as the feint, if there is one, where one lies or has only that crown left."""
        stake = self.stake(region, coins if self.to_pay else 0)
        said = f"wager on {region}" if self.coinless else f"wager {stake} on {region}"
        if self.to_pay < self.to_place and (is_lie or not self.to_pay):
            yield f"{said} as feint"
        yield said


def moments(seen: Seen, since: int) -> Iterator[Moment]:
    """What is worth a word: somebody is ousted, a crown pays well, a year brings nothing."""
    me, by = seen.name, ""
    for event in seen.news(since):
        if event["event"] == "wagered":
            by = event["seat"]
        elif event["event"] == "ousted" and by:
            if event["seat"] == me:
                yield "ousted", {"other": by}
            elif by == me:
                yield "ousts", {"other": event["seat"]}
        elif event["event"] == "crown_paid" and event["seat"] == me and event["number"] >= GREAT:
            yield "triumph", {}
        elif event["event"] == "scored" and event["seat"] == me and event["number"] == 0:
            yield "nothing", {}


GREAT = 5  # points for one crown
