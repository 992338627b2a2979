"""What players say in Cursed Court, and the actions it spells: a region, then coins."""

from collections.abc import Sequence
from typing import Any

from knavery.games.court.data import REGIONS
from knavery.games.court.rules.names import Phase, Refusal
from knavery.kernel.moves import Item, Verb, Words


def read_wager(words: Words, table: Any) -> list[int]:
    """`wager 3 on king`: the region is spelled first."""
    coins = words.number()
    words.need("on")
    return [words.one_of(REGIONS), coins]


def write_wager(table: Any, actions: Sequence[int], seats: Sequence[str]) -> str:
    region, coins = actions
    return f"wager {coins} on {REGIONS[region]}"


VERBS = (
    Verb("wager", "wager 3 on king", (Phase.WAGER,), read_wager, write_wager, beyond=Refusal.NOT_IN_HAND),
)


def form(table: Any, seat: int, verb: str) -> list[Item]:
    """A wager asks for coins in hand and for a region."""
    return [Item("coins", 0, table.players[seat].coins), Item("region", names=REGIONS)]
