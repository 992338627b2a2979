"""Commands of the market, of loading and declaring, of debts and of the piles."""

import itertools
from collections.abc import Callable, Sequence
from typing import Any

from knavery.games.sheriff.data import MOST_CARDS, PRIZE_NAMES
from knavery.games.sheriff.goods import goods_of
from knavery.games.sheriff.moves.language import NOTHING, PILES, RESERVED, Read, Write
from knavery.games.sheriff.rules.handful import DONE
from knavery.games.sheriff.rules.names import Refusal
from knavery.games.sheriff.rules.piles import DECK
from knavery.kernel.moves import Forbidden, Words, list_things, spell


def read_handful(most: int) -> Read:
    """Cards in the order of the list of goods, then DONE; what is beyond `most` is refused in any case."""

    def read(words: Words, table: Any) -> list[int]:
        if words.take(NOTHING):
            return [DONE]
        counts = words.things(goods_of(table))
        return [good + 1 for good, count in enumerate(counts) for _ in range(min(count, most + 1))] + [DONE]

    return read


def write_handful(verb: str) -> Write:
    def write(table: Any, actions: Sequence[int], seats: Sequence[str]) -> str:
        goods = goods_of(table)
        counts = [list(actions).count(good + 1) for good in range(len(goods))]
        return f"{verb} {list_things(counts, goods) or NOTHING}"

    return write


def read_first(words: Words, table: Any) -> list[int]:
    return [words.seat()]


def write_first(table: Any, actions: Sequence[int], seats: Sequence[str]) -> str:
    return f"first {spell(seats[actions[0]], RESERVED)}"


def read_declare(words: Words, table: Any) -> list[int]:
    """SN-DEC-2, SN-DEC-3: the number, if stated, must be true, and one legal kind is named."""
    count = words.number() if words.peek().kind == "number" else None
    good = words.one_of(goods_of(table))
    if words.take(",", "and"):
        words.things(goods_of(table))
        raise Forbidden(Refusal.ONE_KIND)
    if not table.legal >> good & 1:
        raise Forbidden(Refusal.NOT_LEGAL_KIND)
    if count is not None and words.speaker == table.turn and count != table.merchants[table.turn].bagged:
        raise Forbidden(Refusal.FALSE_NUMBER)
    return [good]


def write_declare(table: Any, actions: Sequence[int], seats: Sequence[str]) -> str:
    return f"declare {table.merchants[table.turn].bagged} {goods_of(table)[actions[0]]}"


# --- cards in the order named


def read_run(words: Words, one: Callable[[Words], int]) -> list[int]:
    """`2 apple, 1 cheese`: each as often as it says; more than there are in the game are refused anyhow."""
    actions: list[int] = []
    while True:
        count = words.number(otherwise=1)
        actions += [one(words)] * min(count, MOST_CARDS)
        if not words.take(","):
            return actions


def write_run(actions: Sequence[int], names: Sequence[str]) -> str:
    return ", ".join(f"{len(list(cards))} {names[good]}" for good, cards in itertools.groupby(actions))


def read_pay(words: Words, table: Any) -> list[int]:
    """SN-DEBT-6: the cards count in the order named; `pepper 30` is a card of the black market."""
    goods = goods_of(table)

    def one(words: Words) -> int:
        good = words.one_of(goods)
        if words.peek().kind != "number":
            return good
        card = f"{goods[good]} {words.number()}"
        if card not in PRIZE_NAMES:
            raise Forbidden(Refusal.NOT_ON_STAND)
        return int(table.kinds) + PRIZE_NAMES.index(card)

    return read_run(words, one)


def write_pay(table: Any, actions: Sequence[int], seats: Sequence[str]) -> str:
    names = (*goods_of(table)[: table.kinds], *PRIZE_NAMES)
    said = [
        names[thing] if thing >= table.kinds else f"{len(list(cards))} {names[thing]}"
        for thing, cards in itertools.groupby(actions)
    ]
    return f"pay {', '.join(said)}"


# --- the piles of the first edition


def read_draw(words: Words, table: Any) -> list[int]:
    """`left 2, right 1, deck 1`: from the piles in the order said."""
    sources, actions = (*PILES, "deck"), list[int]()
    while True:
        source = words.one_of(sources)
        actions += [source] * min(words.number(otherwise=1), MOST_CARDS)
        if not words.take(","):
            return actions


def write_draw(table: Any, actions: Sequence[int], seats: Sequence[str]) -> str:
    sources = (*PILES, "deck")
    assert len(sources) == DECK + 1
    said = [f"{sources[source]} {len(list(cards))}" for source, cards in itertools.groupby(actions)]
    return f"draw {', '.join(said)}"


def read_bury(words: Words, table: Any) -> list[int]:
    """`left: apple, 2 silk`: the pile, then the cards as they are laid there, the last on top."""
    pile = words.one_of(PILES)
    words.need(":")
    return [pile, *read_run(words, lambda words: words.one_of(goods_of(table)))]


def write_bury(table: Any, actions: Sequence[int], seats: Sequence[str]) -> str:
    return f"bury {PILES[actions[0]]}: {write_run(actions[1:], goods_of(table))}"
