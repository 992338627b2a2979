"""The terms of an offer or an ask: `8 gold, 1 cheese from bag for pass and open Guy promise pass`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from knavery.games.sheriff.data import KINDS, MOST_CARDS, PRIZE_NAMES
from knavery.games.sheriff.goods import goods_of
from knavery.games.sheriff.moves.language import GOLD, NOTHING, RESERVED, WAYS
from knavery.games.sheriff.rules.deals import OPEN_NEXT, PASS_NEXT
from knavery.games.sheriff.rules.handful import DONE
from knavery.games.sheriff.rules.names import Refusal
from knavery.games.sheriff.rules.offers import COINS, OTHERS, OWN_OPEN, OWN_PASS
from knavery.games.sheriff.rules.offers import WAYS as WAYS_OF_BAG
from knavery.kernel.moves import Forbidden, Note, Words, spell


@dataclass
class Terms:
    """What is given, what is asked for it, and what is promised for the next time."""

    gold: int = 0
    goods: list[int] = field(default_factory=lambda: [0] * KINDS)
    from_bag: list[int] = field(default_factory=lambda: [0] * KINDS)
    own: int = 0  # the giver's bag: 1 to pass it, 2 to open it, as bits
    passing: int = 0  # others' bags, as bits by seat
    opening: int = 0
    promise: int = 0

    # --- as actions

    def actions(self, table: Any) -> list[int]:
        asked = [way for way in (OWN_PASS, OWN_OPEN) if self.own & way]
        asked += [
            OTHERS + owner * WAYS_OF_BAG + way
            for owner in range(table.seats)
            for way, bags in enumerate((self.passing, self.opening))
            if bags >> owner & 1
        ]
        return [
            *(*coins_of(self.gold), DONE),
            *(*handful(self.goods), DONE),
            *(*handful(self.from_bag), DONE),
            *(*asked, DONE),
            self.promise,
        ]

    @classmethod
    def of_actions(cls, actions: Sequence[int]) -> Terms:
        terms, parts = cls(), split_at_done(actions[:-1])
        terms.gold = sum(COINS[coin] for coin in parts[0])
        for good in parts[1]:
            terms.goods[good - 1] += 1
        for good in parts[2]:
            terms.from_bag[good - 1] += 1
        for asked in parts[3]:
            owner, opened = divmod(asked - OTHERS, WAYS_OF_BAG)
            if asked < OTHERS:
                terms.own |= asked
            elif opened:
                terms.opening |= 1 << owner
            else:
                terms.passing |= 1 << owner
        terms.promise = actions[-1]
        return terms

    # --- as it lies on the table

    @classmethod
    def of_deal(cls, deal: Any, payer: int) -> Terms:
        own = (deal.passing >> payer & 1) * OWN_PASS | (deal.opening >> payer & 1) * OWN_OPEN
        others = ~(1 << payer)
        passing, opening = deal.passing & others, deal.opening & others
        return cls(deal.gold, list(deal.goods), list(deal.from_bag), own, passing, opening, deal.promise)

    def lay(self, deal: Any, payer: int) -> None:
        """As if it had just been said."""
        deal.gold, deal.goods, deal.from_bag = self.gold, list(self.goods), list(self.from_bag)
        deal.passing = self.passing | (1 << payer if self.own & OWN_PASS else 0)
        deal.opening = self.opening | (1 << payer if self.own & OWN_OPEN else 0)
        deal.promise, deal.stands, deal.version, deal.agreed = self.promise, 1, 1, 0

    # --- as words

    @classmethod
    def read(cls, words: Words, table: Any, payer: int) -> Terms:
        terms = cls()
        if not words.take(NOTHING):
            terms.read_given(words, goods_of(table))
        words.need("for")
        if not words.take(NOTHING):
            terms.read_asked(words, payer)
        terms.read_promise(words)
        return terms

    def read_given(self, words: Words, goods: Sequence[str]) -> None:
        while True:
            count = min(words.number(otherwise=1), MOST_GOLD)
            thing = words.one_of((GOLD, *goods))
            check_no_prize(words, (GOLD, *goods)[thing])
            if thing == 0:
                self.gold = min(self.gold + count, MOST_GOLD)
            else:
                place = self.from_bag if from_bag(words) else self.goods
                place[thing - 1] = min(place[thing - 1] + count, MOST_CARDS)
            if not words.take(","):
                return

    def read_asked(self, words: Words, payer: int) -> None:
        while True:
            way = words.one_of(WAYS)
            owner = words.seat() if names_a_seat(words) else payer
            if owner == payer:
                self.own |= OWN_OPEN if way else OWN_PASS
            elif way:
                self.opening |= 1 << owner
            else:
                self.passing |= 1 << owner
            if not words.take("and", ","):
                return

    def read_promise(self, words: Words) -> None:
        """A bag next time, which is judged then; words in quotes, which are only shown."""
        if not words.take("promise"):
            return
        if words.peek().kind == "quoted":
            text = words.next().text
            words.note = Note(text, f'promise "{text}"')
            return
        self.promise = OPEN_NEXT + words.seat() if words.one_of(WAYS) else PASS_NEXT

    def write(self, table: Any, seats: Sequence[str]) -> str:
        goods = goods_of(table)
        given = [f"{self.gold} {GOLD}"] if self.gold else []
        given += [f"{count} {name}" for name, count in zip(goods, self.goods, strict=False) if count]
        given += [
            f"{count} {name} from bag" for name, count in zip(goods, self.from_bag, strict=False) if count
        ]
        asked = [WAYS[way] for way in range(len(WAYS)) if self.own >> way & 1]
        asked += [
            f"{WAYS[way]} {spell(name, RESERVED)}"
            for owner, name in enumerate(seats)
            for way, bags in enumerate((self.passing, self.opening))
            if bags >> owner & 1
        ]
        text = f"{', '.join(given) or NOTHING} for {' and '.join(asked) or NOTHING}"
        if self.promise >= OPEN_NEXT:
            return f"{text} promise open {spell(seats[self.promise - OPEN_NEXT], RESERVED)}"
        return f"{text} promise pass" if self.promise else text


MOST_GOLD = 999


def check_no_prize(words: Words, thing: str) -> None:
    """SN-BLK-5: a good with its worth after it is a card of the black market, which no deal can hold."""
    if f"{thing} {words.peek().text}" in PRIZE_NAMES:
        raise Forbidden(Refusal.NOT_FOR_DEALS)


def from_bag(words: Words) -> bool:
    """Whether the item is out of the bag."""
    return bool(words.take("from")) and words.one_of(("stand", "bag")) == 1


def names_a_seat(words: Words) -> bool:
    token = words.peek()
    if token.kind == "quoted":
        return True
    return token.kind == "word" and token.text not in ("and", "promise")


def coins_of(gold: int) -> list[int]:
    """The largest coins first."""
    found = []
    for coin, worth in list(enumerate(COINS))[1:]:
        found += [coin] * (gold // worth)
        gold %= worth
    return found


def handful(counts: Sequence[int]) -> list[int]:
    return [good + 1 for good, count in enumerate(counts) for _ in range(count)]


def split_at_done(actions: Sequence[int]) -> list[list[int]]:
    parts: list[list[int]] = [[]]
    for action in actions:
        if action == DONE:
            parts.append([])
        else:
            parts[-1].append(action)
    return parts
