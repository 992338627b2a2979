"""The fields of Sheriff that people write in words of their own: offers, votes, what is owed, the piles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from knavery.games.sheriff.data import PRIZE_NAMES
from knavery.games.sheriff.goods import goods_of
from knavery.games.sheriff.moves.bargains import write_split
from knavery.games.sheriff.moves.terms import Terms
from knavery.games.sheriff.rules import split
from knavery.games.sheriff.rules.officers import is_officer, would_pass
from knavery.games.sheriff.table import FIRST_EDITION, LOOT, MOST_SEATS
from knavery.kernel.fields import UNSEEN, Misfit, Shown, as_list, as_mapping, index_of
from knavery.kernel.moves import Forbidden, Words
from knavery.kernel.near import brief
from knavery.kernel.record import HIDDEN, NOBODY
from knavery.kernel.refusal import Refused

MOST_GIVEN = 9999
WAYS = ("pass", "open")


def whole(value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= MOST_GIVEN:
        raise Misfit(f"a whole number from 0 to {MOST_GIVEN} belongs here, not {brief(value)}")
    return value


class KeyByKey(Shown):
    """A table that is compared key by key; an empty one says that there is nothing."""

    def differs(self, expected: Any, found: Any) -> bool:
        wanted = as_mapping(expected)
        if not wanted:
            return bool(found)
        return bool(any(found.get(name, 0) != value for name, value in wanted.items()))


class Sheriff(Shown):
    """With six players there is none, but deputies."""

    def read(self, table: Any, seats: Sequence[str], seat: int) -> Any:
        return seats[table.sheriff] if table.partner == NOBODY and table.sheriff >= 0 else None

    def write(self, table: Any, seats: Sequence[str], seat: int, value: Any) -> None:
        if len(seats) == MOST_SEATS:
            raise Misfit("six players have two deputies and no sheriff")
        table.sheriff = index_of("seat", value, seats)

    def check(self, table: Any, seats: Sequence[str], expected: Any) -> None:
        index_of("seat", expected, seats)


class Deputies(Shown):
    """Both, as they were drawn."""

    ordered = True

    def read(self, table: Any, seats: Sequence[str], seat: int) -> Any:
        return [] if table.partner == NOBODY else [seats[table.sheriff], seats[table.partner]]

    def write(self, table: Any, seats: Sequence[str], seat: int, value: Any) -> None:
        named = [index_of("seat", name, seats) for name in as_list(value)]
        if len(seats) != MOST_SEATS:
            raise Misfit(f"only six players have deputies, not {len(seats)}")
        if len(set(named)) != len(named) or len(named) != len(WAYS):
            raise Misfit(f"two different deputies belong here, not {brief(value)}")
        table.sheriff, table.partner = named

    def check(self, table: Any, seats: Sequence[str], expected: Any) -> None:
        for name in as_list(expected):
            index_of("seat", name, seats)


class PileField(Shown):
    """A discard pile, from its top."""

    ordered = True

    def __init__(self, name: str, number: int, first_edition: bool) -> None:
        super().__init__(name)
        self.number, self.first_edition = number, first_edition

    def is_there(self, table: Any) -> bool:
        return bool((table.edition == FIRST_EDITION) == self.first_edition)

    def read(self, table: Any, seats: Sequence[str], seat: int) -> Any:
        pile, goods = table.piles[self.number], goods_of(table)
        return [goods[card] for card in pile.cards[: pile.count]][::-1] if self.is_there(table) else []

    def write(self, table: Any, seats: Sequence[str], seat: int, value: Any) -> None:
        cards, pile = self.cards(table, value), table.piles[self.number]
        if len(cards) > len(pile.cards):
            raise Misfit(f"at most {len(pile.cards)} cards can lie here, not {len(cards)}")
        pile.cards = cards[::-1] + [0] * (len(pile.cards) - len(cards))
        pile.count = len(cards)

    def cards(self, table: Any, value: Any) -> list[int]:
        if not self.is_there(table):
            has = "one pile" if self.first_edition else "two piles, left and right"
            raise Misfit(f"this edition has {has}")
        return [index_of("card", name, goods_of(table)) for name in as_list(value)]

    def check(self, table: Any, seats: Sequence[str], expected: Any) -> None:
        self.cards(table, expected)


class Owed(KeyByKey):
    """Which bags are promised, and how."""

    def read(self, table: Any, seats: Sequence[str], seat: int) -> Any:
        bits = {"pass": table.owed_pass, "open": table.owed_open}
        return {
            name: way for number, name in enumerate(seats) for way, bags in bits.items() if bags >> number & 1
        }

    def write(self, table: Any, seats: Sequence[str], seat: int, value: Any) -> None:
        owed = self.ways(seats, value)
        table.owed_pass = sum(1 << owner for owner, way in owed.items() if way == "pass")
        table.owed_open = sum(1 << owner for owner, way in owed.items() if way == "open")

    def check(self, table: Any, seats: Sequence[str], expected: Any) -> None:
        self.ways(seats, expected)

    def ways(self, seats: Sequence[str], value: Any) -> dict[int, str]:
        return {
            index_of("seat", name, seats): WAYS[index_of("way", way, WAYS)]
            for name, way in as_mapping(value).items()
        }


class Vote(KeyByKey):
    """What a deputy says of each bag; to accept an offer that asks to pass it is such a vote (SN-DEP-7)."""

    per_seat = True

    def read(self, table: Any, seats: Sequence[str], seat: int) -> Any:
        if table.partner == NOBODY or not is_officer(table, seat):
            return None
        votes = {name: self.vote(table, seat, owner) for owner, name in enumerate(seats)}
        return {name: vote for name, vote in votes.items() if vote}

    def vote(self, table: Any, seat: int, owner: int) -> str:
        if table.merchants[owner].votes_open >> seat & 1:
            return "open"
        return "pass" if would_pass(table, seat, owner) else ""

    def write(self, table: Any, seats: Sequence[str], seat: int, value: Any) -> None:
        for name, way in as_mapping(value).items():
            owner = table.merchants[index_of("seat", name, seats)]
            opens = index_of("way", way, WAYS)
            owner.votes_pass = owner.votes_pass & ~(1 << seat) | (0 if opens else 1 << seat)
            owner.votes_open = owner.votes_open & ~(1 << seat) | (1 << seat if opens else 0)

    def check(self, table: Any, seats: Sequence[str], expected: Any) -> None:
        for name, way in as_mapping(expected).items():
            index_of("seat", name, seats)
            index_of("way", way, WAYS)


NONE = ("", "nothing", None)


class Wording(Shown):
    """A standing offer or ask, as the command words it."""

    per_seat = True

    def deal(self, table: Any, seat: int) -> Any:
        return getattr(table.merchants[seat], self.name)

    def read(self, table: Any, seats: Sequence[str], seat: int) -> Any:
        deal = self.deal(table, seat)
        return Terms.of_deal(deal, seat).write(table, seats) if deal.stands else None

    def write(self, table: Any, seats: Sequence[str], seat: int, value: Any) -> None:
        self.terms(table, seats, seat, value).lay(self.deal(table, seat), seat)

    def terms(self, table: Any, seats: Sequence[str], seat: int, value: Any) -> Terms:
        """The terms, with or without the verb before them."""
        if not isinstance(value, str):
            raise Misfit(f'a text like "5 gold for pass" belongs here, not {brief(value)}')
        words = Words(value, seats, seat)
        try:
            if words.take(self.name) and self.name == "ask":
                words.seat()
            terms = Terms.read(words, table, seat)
            words.end()
        except Refused as error:
            raise Misfit(f"{brief(value)} is no {self.name}: {error}") from None
        except Forbidden:
            raise Misfit(f"{brief(value)} is no {self.name}: no deal can hold that") from None
        return terms

    def check(self, table: Any, seats: Sequence[str], expected: Any) -> None:
        if expected not in NONE:
            self.terms(table, seats, 0, expected)

    def normal(self, table: Any, seats: Sequence[str], seat: int, expected: Any) -> Any:
        """By meaning: goods in any order and adding up, `pass` of one's own bag with its owner's name or
        without; words in quotes are no part of it."""
        return None if expected in NONE else self.terms(table, seats, seat, expected).write(table, seats)


class Version(Shown):
    """How often a merchant's offer, or the ask to him, was worded anew: `accept Tuck 3` names it."""

    per_seat = True

    def __init__(self, name: str, of: str) -> None:
        super().__init__(name)
        self.of = of

    def read(self, table: Any, seats: Sequence[str], seat: int) -> Any:
        deal = getattr(table.merchants[seat], self.of)
        return deal.version if deal.stands else None

    def write(self, table: Any, seats: Sequence[str], seat: int, value: Any) -> None:
        getattr(table.merchants[seat], self.of).version = whole(value)


class BlackMarket(Shown):
    """The cards that a merchant bought."""

    per_seat = True

    def read(self, table: Any, seats: Sequence[str], seat: int) -> Any:
        return prize_names(table.merchants[seat].prizes) if table.black_market else None

    def write(self, table: Any, seats: Sequence[str], seat: int, value: Any) -> None:
        if not table.black_market:
            raise Misfit("there is a black market only with the option black_market")
        table.merchants[seat].prizes = prize_bits(as_list(value))

    def check(self, table: Any, seats: Sequence[str], expected: Any) -> None:
        prize_bits(as_list(expected))


class Stacks(Shown):
    """The cards that the black market still has."""

    def read(self, table: Any, seats: Sequence[str], seat: int) -> Any:
        return prize_names(table.stacks)

    def write(self, table: Any, seats: Sequence[str], seat: int, value: Any) -> None:
        raise Misfit("the stacks hold what no merchant has: give black_market instead")

    def check(self, table: Any, seats: Sequence[str], expected: Any) -> None:
        prize_bits(as_list(expected))


def prize_names(bits: int) -> list[str]:
    return [name for card, name in enumerate(PRIZE_NAMES) if bits >> card & 1]


def prize_bits(names: Sequence[Any]) -> int:
    return sum({1 << index_of("card of the black market", name, PRIZE_NAMES) for name in names})


class LootField(Shown):
    """Gold and cards that two deputies have taken together."""

    def read(self, table: Any, seats: Sequence[str], seat: int) -> Any:
        loot, goods = table.loot, goods_of(table)
        found = {"gold": loot.gold} if loot.gold else {}
        found |= {good: count for good, count in zip(goods, loot.stand, strict=False) if count > 0}
        found |= dict.fromkeys(prize_names(loot.prizes), 1)
        hidden = loot.face_down if HIDDEN in loot.stand else 0
        return found | {UNSEEN: hidden} if hidden else found

    def write(self, table: Any, seats: Sequence[str], seat: int, value: Any) -> None:
        if len(seats) != MOST_SEATS:
            raise Misfit(f"only six players have loot, not {len(seats)}")
        loot, counts = table.loot, self.counts(table, value)
        loot.gold = counts.pop("gold", 0)
        loot.prizes = prize_bits([name for name in counts if name in PRIZE_NAMES])
        goods = goods_of(table)
        loot.stand = [counts.get(good, 0) for good in goods] + [0] * (len(loot.stand) - len(goods))
        loot.face_down = sum(n for good, n in enumerate(loot.stand) if not table.legal >> good & 1)

    def counts(self, table: Any, value: Any) -> dict[str, int]:
        known = ("gold", *goods_of(table), *PRIZE_NAMES, UNSEEN)
        return {
            known[index_of("part of the loot", name, known)]: whole(n)
            for name, n in as_mapping(value).items()
        }

    def check(self, table: Any, seats: Sequence[str], expected: Any) -> None:
        self.counts(table, expected)


class Proposal(Shown):
    """How a deputy proposes to split what is odd; only who sees the whole loot can read it."""

    def read(self, table: Any, seats: Sequence[str], seat: int) -> Any:
        loot = table.loot
        if loot.proposer == NOBODY or (HIDDEN in loot.stand and loot.face_down):
            return None
        said = [split.SPLIT]
        for part in range(split.parts_of(table)):
            first, second = loot.to_first >> part & 1, loot.to_second >> part & 1
            said.append(split.TO_FIRST if first else split.TO_SECOND if second else split.TO_NOBODY)
        return (write_split(table, said, seats) or "").removeprefix("split ")

    def write(self, table: Any, seats: Sequence[str], seat: int, value: Any) -> None:
        raise Misfit("a proposal is made by a command: split")


class DebtField(KeyByKey):
    """Who owes, to a seat or to the loot, and how much."""

    parts = ("debtor", "creditor", "amount")

    def read(self, table: Any, seats: Sequence[str], seat: int) -> Any:
        debt = table.debt
        if debt.debtor == NOBODY:
            return {}
        creditor = "loot" if debt.creditor == LOOT else seats[debt.creditor]
        return {"debtor": seats[debt.debtor], "creditor": creditor, "amount": debt.amount}

    def write(self, table: Any, seats: Sequence[str], seat: int, value: Any) -> None:
        for name, part in as_mapping(value).items():
            setattr(
                table.debt,
                self.parts[index_of("field of debt", name, self.parts)],
                self.part(seats, name, part),
            )

    def part(self, seats: Sequence[str], name: str, value: Any) -> int:
        if name == "amount":
            return whole(value)
        if name == "creditor" and value == "loot" and len(seats) == MOST_SEATS:
            return LOOT
        return index_of("seat", value, seats)

    def check(self, table: Any, seats: Sequence[str], expected: Any) -> None:
        for name, part in as_mapping(expected).items():
            index_of("field of debt", name, self.parts)
            if part != 0:  # of who owes: nobody
                self.part(seats, name, part)


FIELDS: tuple[Shown, ...] = (
    Sheriff("sheriff"),
    Deputies("deputies"),
    PileField("left", 0, first_edition=True),
    PileField("right", 1, first_edition=True),
    PileField("pile", 0, first_edition=False),
    Owed("owed"),
    Wording("offer"),
    Wording("ask"),
    Version("version", "offer"),
    Version("ask_version", "ask"),
    Vote("vote"),
    BlackMarket("black_market"),
    Stacks("stacks"),
    LootField("loot"),
    Proposal("proposal"),
    DebtField("debt"),
)
