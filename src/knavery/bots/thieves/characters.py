"""The characters of Thief's Market: they differ in what they like, how much they dare to take, and whom
they rob."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from knavery.bots.bot import Level
from knavery.bots.character import Character
from knavery.bots.thieves.eyes import (
    BAG,
    COIN,
    MARKER,
    MASK,
    SPARE_GEM,
    Market,
    cost,
    counted,
    moments,
    symbols,
)
from knavery.games.thieves.data import (
    CARD_NAMES,
    CARD_OF_POWER,
    CARD_OF_USE,
    FACE_NAMES,
    FROM,
    GEM_NAMES,
    RACKET,
    TO,
)


class Thief(Character):
    """What all thieves do: split the loot, buy, make the best of what is left."""

    reads, moments = Market, moments
    says = ("robs", "robbed", "buys", "row")
    chatter = 0.25  # there is a robbery at every turn

    # --- where tempers differ

    bag, mask, marker = COIN, 1.0, 0.4  # what these are worth to it, in points
    coin = COIN  # and a coin
    fear = 0.7  # how likely it thinks a pile that is larger than others' is robbed
    daring = 0.0  # how much better or worse it likes to rob than to take, in points

    def taste(self, market: Market, card: str) -> float:
        """What a card is worth to it."""
        return market.works(card)

    # --- the loot

    def loot(self, market: Market) -> Iterator[str]:
        takes = [(self.hopes(market, pile), f"take {counted(pile)}") for pile in self.takes(market)]
        robberies = list(self.robberies(market))
        for _, said in sorted([*takes, *robberies], key=lambda plan: -plan[0]):
            yield said
        yield "take all"

    def takes(self, market: Market) -> list[Counter[str]]:
        """For each number of objects the pile it would take."""
        return list(self.piles(market, market.middle))

    def piles(self, market: Market, lying: Counter[str]) -> Iterator[Counter[str]]:
        """Of what lies there the best object, then with it the next best, and so on."""
        pile, left = Counter[str](), Counter(lying)
        while +left:
            best = max(+left, key=lambda kind: (self.worth(market, pile + Counter([kind])), kind))
            pile[best] += 1
            left[best] -= 1
            yield Counter(pile)

    def worth(self, market: Market, pile: Counter[str]) -> float:
        """What a pile is good for: the best card it buys, and what is left."""
        key = tuple(sorted(pile.items()))
        if key not in market.valued:
            gems = sum(pile[gem] for gem in GEM_NAMES)
            likes = (self.likes(market, card, pile) for card in market.within_reach(pile))
            rest = self.bag * pile[BAG] + self.mask * pile[MASK] + self.marker * pile[MARKER]
            market.valued[key] = max(likes, default=0.0) + rest + SPARE_GEM * gems
        return market.valued[key]

    def likes(self, market: Market, card: str, pile: Counter[str]) -> float:
        return self.taste(market, card) - self.coin * market.lack(card, pile)

    def hopes(self, market: Market, pile: Counter[str]) -> float:
        """What a pile is worth while others may come and rob it."""
        size, left = sum(pile.values()), sum(market.middle.values()) - sum(pile.values())
        if not market.behind:
            return self.worth(market, pile)
        is_tempting = size - 1 > left / market.behind
        return self.worth(market, pile) * (1 - self.fear * (is_tempting and left >= 0))

    def robberies(self, market: Market) -> Iterator[tuple[float, str]]:
        """Of each pile all but the one object that it likes least."""
        for name, pile in market.loot.items():
            size = sum(pile.values())
            if name != market.me and size > 1:
                kept = list(self.piles(market, pile))[size - 2]
                yield self.spoils(market, kept, name), f'rob "{name}" keep {counted(kept)}'

    def spoils(self, market: Market, kept: Counter[str], victim: str) -> float:
        """What a robbery brings; the next thief may rob in turn."""
        is_tempting = sum(kept.values()) > market.fair and market.behind > 1
        return self.worth(market, kept) * (1 - self.fear * is_tempting) + self.daring

    def reroll(self, market: Market) -> Iterator[str]:
        yield "keep"

    # --- the market

    def buy(self, market: Market) -> Iterator[str]:
        if market.may_copy:
            yield from self.copies(market)
        if market.may_buy:
            yield from self.turns(market)
            yield from self.purchases(market)
        yield from uses(market)
        if "exit_strategy" in works_of(market):
            yield f"escape {market.coins}"
        yield "done"

    def turns(self, market: Market) -> Iterator[str]:
        """Turn a die where that brings a better card."""
        found = []
        for face, turned, card in TURNS:
            for to in turned if card in works_of(market) and market.own[face] else ():
                pile = market.own - Counter([face]) + Counter([to])
                found.append((self.worth(market, pile), f"flip {face} to {to} with {card}"))
        for worth, said in sorted(found, key=lambda plan: -plan[0]):
            if worth > self.worth(market, market.own):
                yield said

    def purchases(self, market: Market) -> Iterator[str]:
        cards = sorted(market.open, key=lambda card: -self.likes(market, card, market.own))
        means = market.coins + (RACKET_CARD in works_of(market))
        for card in cards:
            if self.likes(market, card, market.own) > 0 and market.lack(card, market.own) <= means:
                yield f"buy {card}"
                yield from (f"buy {card} free {gem}" for gem in cost(card))

    def copies(self, market: Market) -> Iterator[str]:
        """What a stew may become."""
        others = [(card, name) for name, cards in market.view["cards"].items() for card in cards]
        for card, name in sorted(others, key=lambda pair: -self.taste(market, pair[0])):
            if name != market.me:
                yield f'copy {card} of "{name}"'


RACKET_CARD = CARD_NAMES[CARD_OF_POWER[RACKET]]  # saves a gem of each purchase

TURNS = [
    (
        FACE_NAMES[FROM[use]],
        [face for number, face in enumerate(FACE_NAMES) if turned >> number & 1],
        CARD_NAMES[card],
    )
    for use, (card, turned) in enumerate(zip(CARD_OF_USE, TO, strict=True))
]  # of each use the face that it turns, the faces it may turn it to, the card


def works_of(market: Market) -> list[str]:
    """The cards that work for this thief, the one that his stew is too."""
    return [*market.cards, market.view["copied"].get(market.me)]


def uses(market: Market) -> Iterable[str]:
    """With what is left when all is bought: gems for infamy, gems into bags, masks into coins."""
    own = works_of(market)
    for number, use in enumerate(CARD_OF_USE):
        face, turned, card = FACE_NAMES[FROM[number]], TO[number], CARD_NAMES[use]
        if card in own and market.own[face]:
            if not turned:
                yield f"trade {face} with {card}"
            elif turned >> FACE_NAMES.index(BAG) & 1:
                yield f"flip {face} to {BAG} with {card}"


class Hoarder(Thief):
    """Takes all that shines and sits on its coins, until something really good is for sale."""

    name, level = "hoarder", Level.MEDIUM
    bag, coin, fear = 1.3, 1.1, 0.3

    def taste(self, market: Market, card: str) -> float:
        return market.works(card) - 1


class Robber(Thief):
    """Why gather what others have gathered already?"""

    name, level = "robber", Level.EASY
    daring, fear = 2.0, 0.5


class Collector(Thief):
    """Buys what is fine and counts at the end; leaves bags and masks to the common people."""

    name, level = "collector", Level.MEDIUM
    bag, mask = 0.4, 0.6

    FINE = 1.3  # how much dearer finery is to it

    def taste(self, market: Market, card: str) -> float:
        return market.works(card) * (self.FINE if symbols(card)["finery"] else 1)


class Boss(Thief):
    """Hires whoever can be hired, and wants the marker, to choose first."""

    name, level = "boss", Level.MEDIUM
    marker, daring = 1.0, 0.3

    PAYROLL = 1.0  # points more for each henchman

    def taste(self, market: Market, card: str) -> float:
        return market.works(card) + self.PAYROLL * symbols(card)["henchman"]


class Shadow(Thief):
    """Takes little, and nothing that anybody would miss; wears many masks."""

    name, level = "shadow", Level.MEDIUM
    mask, fear, daring = 1.5, 0.9, -1.0
