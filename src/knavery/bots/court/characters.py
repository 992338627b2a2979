"""The characters of Cursed Court."""

from __future__ import annotations

from collections.abc import Iterator

from knavery.bots.bot import Level
from knavery.bots.character import Character
from knavery.bots.court.eyes import Court, moments
from knavery.games.court.data import NOBLES

MANY = 11  # of twenty coins: a crown on so many stands to the year's end
WORTHLESS = 1.0  # points: less than this is hardly worth a crown


class Courtier(Character):
    """What all at court have in common: they bet where they like best, and do not buy back in."""

    reads, moments = Court, moments
    says = ("ousted", "ousts", "triumph", "nothing")

    def wager(self, court: Court) -> Iterator[str]:
        for region in sorted(court.within_reach, key=lambda region: -self.likes(court, region)):
            yield from court.bet(region, self.coins(court, region), is_lie=self.is_lying(court))

    def likes(self, court: Court, region: str) -> float:
        """How much this one would like a crown there."""
        return court.worth[region]

    def coins(self, court: Court, region: str) -> int:
        """How many coins to put under it."""
        return court.share

    def is_lying(self, court: Court) -> bool:
        """Whether this bet says what is not so."""
        return False

    def rebuy(self, court: Court) -> Iterator[str]:
        yield "decline"


class Counter(Courtier):
    """Counts cards: bets where the odds are best for the coins, and saves what is better spent later."""

    name, level = "counter", Level.MEDIUM

    PRICE = 0.12  # points that a coin is worth while there is more to bet
    RISK = 0.5  # the chance to be ousted from a crown without coins

    def likes(self, court: Court, region: str) -> float:
        stake = court.stake(region, self.coins(court, region))
        coin = 0.0 if court.last_season and court.to_place == 1 else self.PRICE
        return court.worth[region] * (1 - self.risk(court, stake)) - coin * stake

    def risk(self, court: Court, stake: int) -> float:
        """How likely somebody doubles this."""
        return self.RISK * max(1 - stake / court.safe, 0)

    def coins(self, court: Court, region: str) -> int:
        """More under what pays more."""
        best = court.worth[court.within_reach[0]]
        return round(court.share * (0.5 + court.worth[region] / max(best, WORTHLESS)))


class Bully(Courtier):
    """Takes what others have taken, and makes sure that it stays taken."""

    name, level = "bully", Level.MEDIUM

    JOY = 1.3  # of driving somebody away

    def likes(self, court: Court, region: str) -> float:
        owner, _ = court.crowns.get(region, (court.me, 0))
        return court.worth[region] * (self.JOY if owner != court.me else 1) - 0.1 * court.price(region)

    def coins(self, court: Court, region: str) -> int:
        return max(court.price(region) + 1, court.share + 1)

    def rebuy(self, court: Court) -> Iterator[str]:
        """Nobody drives him from the table while he can pay for a seat."""
        yield "decline" if court.coins else "rebuy"
        yield "decline"


class Bluffer(Courtier):
    """Early in the year bets in plain sight against what he holds; late, quietly on what he knows."""

    name, level = "bluffer", Level.EASY

    LURE = 2  # coins under a lie

    def is_lying(self, court: Court) -> bool:
        return court.view["season"] == "spring" and not court.placed

    def likes(self, court: Court, region: str) -> float:
        if not self.is_lying(court):
            return court.worth[region]
        held = sum(noble in self.held(court) for noble in court.nobles[region])
        return court.worth[region] - 3 * held - court.price(region)

    def held(self, court: Court) -> list[str]:
        """What only this one and a neighbour know."""
        return [noble for noble in NOBLES if court.known[noble] > court.view["open"].count(noble)]

    def coins(self, court: Court, region: str) -> int:
        return self.LURE if self.is_lying(court) else court.share + 1


class Miser(Courtier):
    """Gives nothing for as long as nothing takes it, and all of it for the last crown."""

    name, level = "miser", Level.EASY

    def likes(self, court: Court, region: str) -> float:
        return court.worth[region] - court.price(region) * (0.0 if court.last_season else 0.5)

    def coins(self, court: Court, region: str) -> int:
        return court.share if court.last_season else 0


class Dreamer(Courtier):
    """Loves a story: bets on whole groups, the larger the better, and much on the one great noble."""

    name, level = "dreamer", Level.EASY

    def likes(self, court: Court, region: str) -> float:
        return court.worth[region] * (1.0 if region in NOBLES else 1.5) - 0.1 * court.price(region)

    def coins(self, court: Court, region: str) -> int:
        return min(MANY, court.coins) if court.worth[region] > self.GREAT else court.share

    GREAT = 3.5  # points
