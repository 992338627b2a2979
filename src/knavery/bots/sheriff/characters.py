"""The characters of Sheriff of Nottingham."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from knavery.bots.bot import Level
from knavery.bots.sheriff.eyes import HONEST, LIAR, MOST_IN_BAG, Shire
from knavery.bots.sheriff.terms import Terms, quoted
from knavery.bots.sheriff.townsman import Townsman, topped_bag

NO_PRICE = 1000.0  # gold: more than anybody has
EVEN = 0.5  # opens one bag of two, or is not known yet


class Farmer(Townsman):
    """Never lies, never pays, never takes; opens only the bags of those who were caught before."""

    name, level = "farmer", Level.EASY
    says = (*Townsman.says, "refuses")

    def least(self, shire: Shire, owner: str, offer: Terms) -> float:
        return NO_PRICE

    def wants_open(self, shire: Shire, owner: str) -> bool:
        record = shire.record(owner)
        return record[LIAR] > record[HONEST]


class Smuggler(Townsman):
    """Carries contraband as often as he has it, and buys his way through."""

    name, level = "smuggler", Level.EASY
    says = (*Townsman.says, "pays")
    greed, opening, price, boldness = 0.6, 0.35, 2.0, 2.0

    def load_of(self, shire: Shire) -> tuple[Iterable[str], str]:
        return topped_bag(shire, MOST_IN_BAG)

    def keeps(self, shire: Shire, good: str) -> bool:
        return good not in shire.legal or good == shire.best_kind


class Paranoid(Townsman):
    """Believes nobody, opens almost everything, and carries nothing that could be found."""

    name, level = "paranoid", Level.MEDIUM
    says = (*Townsman.says, "refuses")
    price, first_doubt, boldness = 7.0, 0.75, -1.0


class Venal(Townsman):
    """A sheriff who lives on what he is paid: he names his price, and opens where nobody pays it."""

    name, level = "venal", Level.MEDIUM
    says = (*Townsman.says, "takes")
    greed, opening, price, is_venal, first_doubt = 0.5, 0.5, 1.5, True, 0.5

    def load_of(self, shire: Shire) -> tuple[Iterable[str], str]:
        """Some contraband, unless the sheriff opens more than he passes."""
        return topped_bag(shire, 2 if shire.strictness <= EVEN else 0)

    def keeps(self, shire: Shire, good: str) -> bool:
        return good == shire.best_kind or good in shire.contraband[:1]


class Avenger(Townsman):
    """Forgets nothing: opens the bags of those who opened hers, or makes them pay dear, and pays others to
    do so.  Whoever has done her no wrong has little to fear."""

    name, level = "avenger", Level.MEDIUM
    says = (*Townsman.says, "pays")
    greed, price, first_doubt = 0.4, 3.0, 0.3

    SPITE = 4  # gold for an enemy's bag to be opened
    CAUTION = 0.4  # above this rate of opened bags she carries no contraband

    def load_of(self, shire: Shire) -> tuple[Iterable[str], str]:
        return topped_bag(shire, 1 if shire.strictness < self.CAUTION else 0)

    def grudge(self, shire: Shire, other: str) -> int:
        """How often this one opened her bag, less how often she has opened his since."""
        wrongs = sum(past.owner == shire.me for past in shire.opened_by(other))
        return wrongs - sum(past.owner == other for past in shire.opened_by(shire.me))

    def enemies(self, shire: Shire, among: Iterable[str]) -> list[str]:
        return [name for name in among if name != shire.me and self.grudge(shire, name) > 0]

    def wants_open(self, shire: Shire, owner: str) -> bool:
        return self.grudge(shire, owner) > 0 or super().wants_open(shire, owner)

    def least(self, shire: Shire, owner: str, offer: Terms) -> float:
        """Of enemies, again as much for each time."""
        grudges = sum(self.grudge(shire, name) for name in self.enemies(shire, offer.passes))
        return super().least(shire, owner, offer) * (1 + grudges)

    def third_party(self, shire: Shire) -> Iterator[str]:
        if shire.offer_of(shire.me) or shire.times("offers", seat=shire.me) or shire.gold < self.SPITE:
            return
        for other in self.enemies(shire, shire.waiting):
            yield f"offer {self.SPITE} gold for open {quoted(other)}"

    def worth(self, shire: Shire, ask: Terms) -> int:
        revenge = self.SPITE * len(self.enemies(shire, ask.opens))
        return (
            min(max(super().worth(shire, ask), 0) + revenge, shire.gold)
            if revenge
            else super().worth(shire, ask)
        )
