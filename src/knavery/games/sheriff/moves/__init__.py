"""What players say in Sheriff of Nottingham, and the actions it spells.

`handfuls` are the commands of market, bags, debts and piles, `bargains` those of the inspection and the
loot; `terms` is how an offer or an ask is written.
"""

from collections.abc import Iterator
from typing import Any

from knavery.games.sheriff.goods import goods_of
from knavery.games.sheriff.moves import bargains, handfuls
from knavery.games.sheriff.moves.language import RESERVED, VERB_WORDS
from knavery.games.sheriff.rules import deed, inspect, sell, split
from knavery.games.sheriff.rules.load import MOST_IN_BAG
from knavery.games.sheriff.rules.market import MOST_ASIDE
from knavery.games.sheriff.rules.names import Phase, Refusal
from knavery.games.sheriff.rules.officers import is_officer
from knavery.kernel.moves import Item, Verb

__all__ = ["RESERVED", "VERBS", "VERB_WORDS", "form"]

MARKET_VERBS = (
    Verb(
        "toss",
        "toss 2 apple, 1 silk",
        (Phase.MARKET,),
        handfuls.read_handful(MOST_ASIDE),
        handfuls.write_handful("toss"),
        untimely=Refusal.NOT_MARKET,
        beyond=Refusal.NOT_IN_HAND,
    ),
    Verb(
        "draw",
        "draw left 2, right 1, deck 1",
        (Phase.DRAW,),
        handfuls.read_draw,
        handfuls.write_draw,
        untimely=Refusal.NOT_DRAW,
        surplus=Refusal.DRAWN_ENOUGH,
        short=Refusal.DRAW_MORE,
    ),
    Verb(
        "bury",
        "bury left: apple, 2 silk",
        (Phase.LAY, Phase.BURY),
        handfuls.read_bury,
        handfuls.write_bury,
        untimely=Refusal.NOT_BURY,
        surplus=Refusal.NOT_ASIDE,
        short=Refusal.LAY_ALL,
        beyond=Refusal.NOT_ASIDE,
    ),
    Verb(
        "first",
        "first Tuck",
        (Phase.FIRST,),
        handfuls.read_first,
        handfuls.write_first,
        untimely=Refusal.NOT_FIRST,
    ),
)

BAG_VERBS = (
    Verb(
        "bag",
        "bag 4 apple, 1 crossbow",
        (Phase.LOAD,),
        handfuls.read_handful(MOST_IN_BAG),
        handfuls.write_handful("bag"),
        untimely=Refusal.NOT_LOAD,
        beyond=Refusal.NOT_IN_HAND,
    ),
    Verb(
        "declare",
        "declare 5 apple",
        (Phase.DECLARE,),
        handfuls.read_declare,
        handfuls.write_declare,
        untimely=Refusal.NOT_DECLARE,
    ),
    Verb(
        "pay",
        "pay 2 apple, 1 cheese",
        (Phase.DEBT,),
        handfuls.read_pay,
        handfuls.write_pay,
        untimely=Refusal.NO_DEBT,
        surplus=Refusal.DEBT_IS_PAID,
        beyond=Refusal.NOT_ON_STAND,
        repeats=True,
    ),
)

TALK_VERBS = (
    Verb(
        "offer",
        "offer 8 gold, 2 apple, 1 cheese from bag for pass and open Guy",
        (Phase.INSPECT,),
        bargains.read_offer,
        bargains.write_offer,
        untimely=Refusal.NOT_INSPECT,
        beyond=Refusal.NOT_TO_GIVE,
        listed=False,
    ),
    Verb(
        "ask",
        "ask Tuck 8 gold, 2 apple for pass",
        (Phase.INSPECT,),
        bargains.read_ask,
        bargains.write_ask,
        untimely=Refusal.NOT_INSPECT,
        beyond=Refusal.NOT_TO_GIVE,
        listed=False,
    ),
    Verb(
        "accept",
        "accept Tuck",
        (Phase.INSPECT,),
        bargains.read_accept,
        bargains.write_answer("accept", inspect.ACCEPT, deed.ACCEPT),
        untimely=Refusal.NOT_INSPECT,
    ),
    Verb(
        "refuse",
        "refuse Tuck",
        (Phase.INSPECT,),
        bargains.read_answer(inspect.REFUSE, deed.REFUSE),
        bargains.write_answer("refuse", inspect.REFUSE, deed.REFUSE),
        untimely=Refusal.NOT_INSPECT,
    ),
    Verb(
        "withdraw",
        "withdraw",
        (Phase.INSPECT,),
        bargains.read_answer(inspect.WITHDRAW, deed.WITHDRAW),
        bargains.write_answer("withdraw", inspect.WITHDRAW, deed.WITHDRAW),
        untimely=Refusal.NOT_INSPECT,
    ),
    Verb(
        "silent",
        "silent",
        (Phase.INSPECT,),
        bargains.read_word(inspect.SILENT),
        bargains.write_word("silent", inspect.SILENT),
        untimely=Refusal.FREE_TALK,
    ),
)

SHERIFF_VERBS = (
    Verb(
        "pass",
        "pass Tuck",
        (Phase.INSPECT,),
        bargains.read_deed(deed.PASS),
        bargains.write_deed("pass", deed.PASS),
        untimely=Refusal.NOT_INSPECT,
    ),
    Verb(
        "open",
        "open Tuck",
        (Phase.INSPECT,),
        bargains.read_deed(deed.OPEN),
        bargains.write_deed("open", deed.OPEN),
        untimely=Refusal.NOT_INSPECT,
    ),
    Verb(
        "vote",
        "vote open Tuck",
        (Phase.INSPECT,),
        bargains.read_vote,
        bargains.write_vote,
        untimely=Refusal.NOT_INSPECT,
    ),
    Verb(
        "time",
        "time out",
        (Phase.INSPECT,),
        bargains.read_time,
        lambda table, actions, seats: "time out" if actions[0] == inspect.TIME_OUT else None,
        untimely=Refusal.NO_TIMER,
        by_table=True,
        foreign=Refusal.NO_TIMER,
    ),
)

AFTERWARDS_VERBS = (
    Verb(
        "sell",
        "sell pepper",
        (Phase.INSPECT,),
        bargains.read_sale(inspect.SELL, bargains.not_yet),
        bargains.write_sale(inspect.SELL),
        untimely=Refusal.NOT_SELL,
    ),
    Verb(
        "sell",
        "sell pepper",
        (Phase.SELL,),
        bargains.read_sale(0, lambda: sell.NOTHING),
        bargains.write_sale(0),
        untimely=Refusal.NOT_SELL,
    ),
    Verb(
        "accept",
        "accept",
        (Phase.LOOT,),
        bargains.read_word(split.ACCEPT),
        bargains.write_word("accept", split.ACCEPT),
        untimely=Refusal.NOT_LOOT,
    ),
    Verb(
        "waste",
        "waste",
        (Phase.LOOT,),
        bargains.read_word(split.WASTE),
        bargains.write_word("waste", split.WASTE),
        untimely=Refusal.NOT_LOOT,
    ),
    Verb(
        "split",
        "split Ann 1 gold; Ben 1 silk",
        (Phase.LOOT,),
        bargains.read_split,
        bargains.write_split,
        untimely=Refusal.NOT_LOOT,
    ),
)

VERBS = (*MARKET_VERBS, *BAG_VERBS, *TALK_VERBS, *SHERIFF_VERBS, *AFTERWARDS_VERBS)


# --- what a verb asks for, where its moves are too many to list


def form(table: Any, seat: int, verb: str) -> list[Item]:
    goods = goods_of(table)
    if verb == "offer":
        return [*items_given(table, seat), *items_asked(table)]
    if verb == "ask":
        return [Item("whom", seats=tuple(merchants(table))), *items_asked(table)]
    if verb == "split":
        deputies = (int(table.sheriff), int(table.partner))
        return [Item(part, seats=deputies) for part in bargains.parts_named(table)]
    held = table.merchants[seat]
    cards = held.stand if verb == "pay" else held.aside if verb == "bury" else held.hand
    return [Item(good, 0, cards[number]) for number, good in enumerate(goods) if cards[number] > 0]


def items_given(table: Any, seat: int) -> Iterator[Item]:
    """Gold, what lies open, and as many face-down cards and cards in the bag as there are."""
    merchant = table.merchants[seat]
    yield Item("gold", 0, merchant.gold)
    for number, good in enumerate(goods_of(table)[: table.kinds]):
        most = merchant.stand[number] if table.legal >> number & 1 else merchant.face_down
        if most:
            yield Item(good, 0, most)
    for good in goods_of(table)[: table.kinds] if merchant.bagged else ():
        yield Item(f"{good} from bag", 0, merchant.bagged)


def items_asked(table: Any) -> Iterator[Item]:
    """Whose bags can be asked for, in either way; and whose can be promised for the next time."""
    bags = tuple(seat for seat in merchants(table) if table.merchants[seat].bagged)
    yield Item("for pass", seats=bags)
    yield Item("for open", seats=bags)
    yield Item("promise pass")
    yield Item("promise open", seats=tuple(range(table.seats)))


def merchants(table: Any) -> list[int]:
    return [seat for seat in range(table.seats) if not is_officer(table, seat)]
