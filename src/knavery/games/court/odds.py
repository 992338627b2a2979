"""What a seat can reckon: the exact chance that each region pays, given all that it knows.

Whatever lies where the seat cannot look (in others' gaps, in the deck, in a hidden discard it has not seen
filled) is one pool of cards, of which every arrangement is as likely.  Some of the pool, `to_come`, will
lie open at the year's end: those are the hypergeometric draws.  A set pays when none of the nobles it
still lacks stays away, which is counted by leaving nobles out, in turns added and taken away.

    odds = odds_of(match, "Ann")
    odds.chance("opera")       # that it pays at all
    odds.worth("king")         # the points it pays on average
    odds.worth_of_crown("king")   # what a plain crown laid there now can hope for
"""

from __future__ import annotations

import functools
import itertools
from fractions import Fraction
from math import comb
from typing import Any

from knavery.games.court.board import regions_on
from knavery.games.court.data import COPIES, KINDS, PAYS
from knavery.games.court.knowledge import Knowledge, in_sight, remembered
from knavery.games.court.rules.names import Phase, Season
from knavery.games.court.table import CROWNS, MOST_SEATS
from knavery.kernel.record import HIDDEN, NOBODY


class Odds:
    """A view as a table (hidden cells and all), with what its seat was told, and what follows of both."""

    def __init__(self, table: Any, knowledge: Knowledge, seat: int) -> None:
        self.table, self.seat = table, seat
        self.regions = regions_on(table)
        self.lying = [self.certain(noble) for noble in range(KINDS)]
        self.pool = [self.unplaced(knowledge, noble) for noble in range(KINDS)]
        self.unseen = sum(self.pool)
        self.to_come = min(self.hidden_cards() + self.cards_to_turn(), self.unseen)
        self.ways = comb(self.unseen, self.to_come)

    # --- the cards

    def certain(self, noble: int) -> int:
        """How many cards of this noble will lie open for sure: those that do, and those it looked at."""
        found: int = self.table.open[: self.table.open_cards].count(noble)
        return found + sum(int(gap.hidden[: gap.held].count(noble)) for gap in self.gaps())

    def gaps(self) -> list[Any]:
        return list(self.table.gaps[: min(self.table.seats, MOST_SEATS)])

    def unplaced(self, knowledge: Knowledge, noble: int) -> int:
        """CC-MEM-1: what is known of the discard is in no pool."""
        known = in_sight(self.table, noble) + remembered(self.table, knowledge, noble)
        return int(max(self.table.stock[noble] - known, 0))

    def hidden_cards(self) -> int:
        """How many cards lie face down that this seat may not look at."""
        return sum(int(gap.hidden[: gap.held].count(HIDDEN)) for gap in self.gaps())

    def cards_to_turn(self) -> int:
        """CC-SEA-2: one from the deck for each season that has yet to begin."""
        if self.table.phase in (Phase.REBUY, Phase.OVER):
            return 0
        return int(min(Season.WINTER - self.table.season, self.table.deck_cards))

    # --- regions, by number

    def copies(self, noble: int) -> list[Fraction]:
        """The chance of each number of copies at the year's end, from none up."""
        own, more = self.pool[noble], range(min(self.pool[noble], self.to_come) + 1)
        chances = [comb(own, k) * comb(self.unseen - own, self.to_come - k) for k in more]
        return [Fraction(0)] * self.lying[noble] + [Fraction(ways, self.ways) for ways in chances]

    def complete(self, nobles: tuple[int, ...]) -> Fraction:
        """The chance that all of these nobles are there."""
        lacking, ways = [noble for noble in nobles if not self.lying[noble]], 0
        for size in range(len(lacking) + 1):
            for away in itertools.combinations(lacking, size):
                ways += (-1) ** size * comb(
                    self.unseen - sum(self.pool[noble] for noble in away), self.to_come
                )
        return Fraction(ways, self.ways)

    @functools.cached_property
    def pays(self) -> list[dict[int, Fraction]]:
        """Of each region, the chance of every number of points that it can pay (CC-END-2, CC-END-3)."""
        return [self.pays_of(region) for region in range(len(self.regions))]

    def pays_of(self, region: int) -> dict[int, Fraction]:
        if region < KINDS:
            found: dict[int, Fraction] = {}
            for count, chance in enumerate(self.copies(region)):
                pay = PAYS[min(count, COPIES)]
                found[pay] = found.get(pay, Fraction(0)) + chance
            return {pay: chance for pay, chance in found.items() if chance}
        nobles = tuple(noble for noble in range(KINDS) if self.table.groups[region] >> noble & 1)
        all_there = self.complete(nobles)
        return {pay: chance for pay, chance in ((0, 1 - all_there), (len(nobles), all_there)) if chance}

    # --- regions, by name

    def chance(self, name: str) -> Fraction:
        """The chance that this region pays at all."""
        return 1 - self.pays[self.regions.index(name)].get(0, Fraction(0))

    def chances(self) -> dict[str, Fraction]:
        return {name: self.chance(name) for name in self.regions}

    def worth(self, name: str) -> Fraction:
        """The points that it pays on average."""
        return mean(self.pays[self.regions.index(name)])

    def worth_of_crown(self, name: str) -> Fraction:
        """What this seat's crown there scores on average: the one that stands there, or a plain one placed
        there now.  CC-MASK-2: a feint scores nothing.  CC-COIN-2: crowns before it take from it."""
        region = self.regions.index(name)
        own = self.crown(self.seat, region) if self.seat != NOBODY else NOBODY
        if own != NOBODY and self.table.players[self.seat].feint == own:
            return Fraction(0)
        found = Fraction(0)
        for pay, chance in self.pays[region].items():
            for count, likely in self.before(region, own).items():
                found += chance * likely * max(pay - count, 0)
        return found

    def before(self, region: int, own: int) -> dict[int, Fraction]:
        """CC-MASK-4: the chance of every number of crowns that count before one's own."""
        found = {0: Fraction(1)}
        for other in range(self.table.seats if self.table.coinless else 0):
            crown = self.crown(other, region) if other != self.seat else NOBODY
            if crown != NOBODY and self.is_before(other, crown, own):
                found = one_more(found, 1 - self.feint_chance(other, crown))
        return found

    def crown(self, seat: int, region: int) -> int:
        regions = self.table.players[seat].regions
        return next((crown for crown in range(CROWNS) if regions[crown] == region), NOBODY)

    def is_before(self, other: int, crown: int, own: int) -> bool:
        placed = self.table.players[other].placed[crown]
        return own == NOBODY or bool(placed < self.table.players[self.seat].placed[own])

    def feint_chance(self, seat: int, crown: int) -> Fraction:
        """CC-MASK-1: each of another's four crowns is as likely to be the feint."""
        feint = self.table.players[seat].feint
        if feint == HIDDEN and self.table.masquerade:
            return Fraction(1, CROWNS)
        return Fraction(1 if feint == crown else 0)


def one_more(counts: dict[int, Fraction], chance: Fraction) -> dict[int, Fraction]:
    """The chances of each count, when with this chance it is one more."""
    none = Fraction(0)
    return {
        count: counts.get(count, none) * (1 - chance) + counts.get(count - 1, none) * chance
        for count in range(len(counts) + 1)
    }


def mean(chances: dict[int, Fraction]) -> Fraction:
    return sum((pay * chance for pay, chance in chances.items()), Fraction(0))


def odds_of(match: Any, name: str | None) -> Odds:
    """The odds as this seat sees them; None is a spectator, who sees the open cards alone."""
    seat = NOBODY if name is None else match.number(name)
    return Odds(match.seen_table(name), match.knowledge(name), seat)
