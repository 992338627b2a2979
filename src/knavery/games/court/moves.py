"""What players say in Cursed Court, and the actions it spells: a region, coins, whether it is the feint."""

from collections.abc import Sequence
from typing import Any

from knavery.games.court.board import regions_on
from knavery.games.court.rules.names import Phase, Refusal
from knavery.games.court.rules.rebuy import BUY, DECLINE
from knavery.games.court.rules.wager import FEINT, LARGER, PLAIN, largest_coin
from knavery.kernel.moves import Forbidden, Item, Verb, Words
from knavery.kernel.record import NOBODY


def read_wager(words: Words, table: Any) -> list[int]:
    """`wager 4 on opera as feint`, `wager on king`: the region is spelled first."""
    coins = words.number(otherwise=NOBODY)
    words.need("on")
    region = words.one_of(regions_on(table))
    kind = FEINT if words.take("as") else PLAIN
    if kind == FEINT:
        words.need("feint")
    check_options(table, coins, kind)
    return [region, *coins_spelled(table, coins), *([kind] if table.masquerade else [])]


def check_options(table: Any, coins: int, kind: int) -> None:
    """Coins are said but in the coinless game, feints but in a masquerade never."""
    if table.coinless and coins != NOBODY:
        raise Forbidden(Refusal.NO_COINS)
    if not table.coinless and coins == NOBODY:
        raise Forbidden(Refusal.COINS_UNSAID)
    if kind == FEINT and not table.masquerade:
        raise Forbidden(Refusal.NO_FEINTS)


def coins_spelled(table: Any, coins: int) -> list[int]:
    """The coins from the larger ones down, as many steps as the hand of who bets now takes."""
    if table.coinless:
        return []
    scale = largest_coin(table.players[table.turn].coins)
    found = []
    while scale:
        found.append(coins // scale)
        coins %= scale
        scale //= LARGER
    return found


def write_wager(table: Any, actions: Sequence[int], seats: Sequence[str]) -> str:
    region, *rest = actions
    feint = " as feint" if table.masquerade and rest.pop() == FEINT else ""
    coins = 0
    for said in rest:
        coins = coins * LARGER + said
    stake = "" if table.coinless else f" {coins}"
    return f"wager{stake} on {regions_on(table)[region]}{feint}"


def says(word: str, action: int) -> Any:
    """How a command of one word is written."""

    def write(table: Any, actions: Sequence[int], seats: Sequence[str]) -> str | None:
        return word if actions[0] == action else None

    return write


VERBS = (
    Verb(
        "wager",
        "wager 3 on king",
        (Phase.WAGER,),
        read_wager,
        write_wager,
        untimely=Refusal.NOT_BETTING,
        beyond=Refusal.NOT_IN_HAND,
    ),
    Verb(
        "rebuy",
        "rebuy",
        (Phase.REBUY,),
        lambda words, table: [BUY],
        says("rebuy", BUY),
        untimely=Refusal.NOT_BETWEEN_YEARS,
    ),
    Verb(
        "decline",
        "decline",
        (Phase.REBUY,),
        lambda words, table: [DECLINE],
        says("decline", DECLINE),
        untimely=Refusal.NOT_BETWEEN_YEARS,
    ),
)


def form(table: Any, seat: int, verb: str) -> list[Item]:
    """A wager asks for coins in hand, for a region, and in a masquerade whether it is the feint."""
    coins = [] if table.coinless else [Item("coins", 0, table.players[seat].coins)]
    kind = [Item("feint", 0, 1)] if table.masquerade else []
    return [*coins, Item("region", names=regions_on(table)), *kind]
