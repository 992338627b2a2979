"""What players say in Sheriff of Nottingham, and the actions it spells."""

import itertools
from collections.abc import Sequence
from typing import Any

from knavery.games.sheriff.data import GOODS, LEGAL_GOODS, MOST_CARDS
from knavery.games.sheriff.rules.handful import DONE
from knavery.games.sheriff.rules.inspect import DEEDS, OPEN
from knavery.games.sheriff.rules.load import MOST_IN_BAG
from knavery.games.sheriff.rules.market import MOST_ASIDE
from knavery.games.sheriff.rules.names import Phase, Refusal
from knavery.kernel.moves import Forbidden, Item, Verb, Words, list_things, spell

PASS = 0
NOTHING = "nothing"


def read_handful(most: int) -> Any:
    """Cards in the order of the list of goods, then DONE; what is beyond `most` is refused in any case."""

    def read(words: Words, table: Any) -> list[int]:
        if words.take(NOTHING):
            return [DONE]
        counts = words.things(GOODS)
        return [good + 1 for good, count in enumerate(counts) for _ in range(min(count, most + 1))] + [DONE]

    return read


def write_handful(verb: str) -> Any:
    def write(table: Any, actions: Sequence[int], seats: Sequence[str]) -> str:
        counts = [list(actions).count(good + 1) for good in range(len(GOODS))]
        return f"{verb} {list_things(counts, GOODS) or NOTHING}"

    return write


def read_first(words: Words, table: Any) -> list[int]:
    return [words.seat()]


def write_first(table: Any, actions: Sequence[int], seats: Sequence[str]) -> str:
    return f"first {spell(seats[actions[0]], RESERVED)}"


def read_declare(words: Words, table: Any) -> list[int]:
    """SN-DEC-2, SN-DEC-3: the number, if stated, must be true, and one legal kind is named."""
    count = words.number() if words.peek().kind == "number" else None
    good = words.one_of(GOODS)
    if words.take(",", "and"):
        words.things(GOODS)
        raise Forbidden(Refusal.ONE_KIND)
    if GOODS[good] not in LEGAL_GOODS:
        raise Forbidden(Refusal.NOT_LEGAL_KIND)
    if count is not None and words.speaker == table.turn and count != table.merchants[table.turn].bagged:
        raise Forbidden(Refusal.FALSE_NUMBER)
    return [good]


def write_declare(table: Any, actions: Sequence[int], seats: Sequence[str]) -> str:
    return f"declare {table.merchants[table.turn].bagged} {LEGAL_GOODS[actions[0]]}"


def read_deed(deed: int) -> Any:
    def read(words: Words, table: Any) -> list[int]:
        return [words.seat() * DEEDS + deed]

    return read


def write_deed(verb: str, deed: int) -> Any:
    def write(table: Any, actions: Sequence[int], seats: Sequence[str]) -> str | None:
        owner, said = divmod(actions[0], DEEDS)
        return f"{verb} {spell(seats[owner], RESERVED)}" if said == deed else None

    return write


def read_pay(words: Words, table: Any) -> list[int]:
    """SN-DEBT-6: the cards count in the order named; more than there are in the game are refused anyhow."""
    actions: list[int] = []
    while True:
        count = words.number(otherwise=1)
        good = words.one_of(GOODS)
        actions += [good] * min(count, MOST_CARDS)
        if not words.take(","):
            return actions


def write_pay(table: Any, actions: Sequence[int], seats: Sequence[str]) -> str:
    named = [f"{len(list(cards))} {GOODS[good]}" for good, cards in itertools.groupby(actions)]
    return f"pay {', '.join(named)}"


VERBS = (
    Verb(
        "toss",
        "toss 2 apple, 1 silk",
        (Phase.MARKET,),
        read_handful(MOST_ASIDE),
        write_handful("toss"),
        untimely=Refusal.NOT_MARKET,
    ),
    Verb("first", "first Tuck", (Phase.FIRST,), read_first, write_first, untimely=Refusal.NOT_FIRST),
    Verb(
        "bag",
        "bag 4 apple, 1 crossbow",
        (Phase.LOAD,),
        read_handful(MOST_IN_BAG),
        write_handful("bag"),
        untimely=Refusal.NOT_LOAD,
    ),
    Verb(
        "declare",
        "declare 5 apple",
        (Phase.DECLARE,),
        read_declare,
        write_declare,
        untimely=Refusal.NOT_DECLARE,
    ),
    Verb(
        "pass", "pass Tuck", (Phase.INSPECT,), read_deed(PASS), write_deed("pass", PASS), Refusal.NOT_INSPECT
    ),
    Verb(
        "open", "open Tuck", (Phase.INSPECT,), read_deed(OPEN), write_deed("open", OPEN), Refusal.NOT_INSPECT
    ),
    Verb(
        "pay",
        "pay 2 apple, 1 cheese",
        (Phase.DEBT,),
        read_pay,
        write_pay,
        untimely=Refusal.NO_DEBT,
        surplus=Refusal.DEBT_IS_PAID,
        repeats=True,
    ),
)

RESERVED = (*(verb.word for verb in VERBS), *GOODS, NOTHING, "say", "and")


def form(table: Any, seat: int, verb: str) -> list[Item]:
    """What a verb asks for, where its moves are too many to list: with seven goods in hand, say."""
    hand = table.merchants[seat].hand
    return [Item(good, 0, hand[number]) for number, good in enumerate(GOODS) if hand[number]]
