"""How people write a position of High Card down."""

from typing import Any

from highcard.rules import Phase
from highcard.table import KINDS
from knavery.kernel.fields import Shown
from knavery.kernel.record import NOBODY
from knavery.kernel.scenario import Given

PHASES: dict[str, tuple[int, ...]] = {"speak": (Phase.SPEAK,), "over": (Phase.OVER,)}

FIELDS: tuple[Shown, ...] = ()


def settle(table: Any, given: Given) -> None:
    """The turn is the first seat's unless it is given."""
    over = given.phase == "over"
    table.phase = Phase.OVER if over else Phase.SPEAK
    table.turn = NOBODY if over else given.turn[0] if given.turn else 0


def conserved(table: Any) -> list[int]:
    """What no move can change: the chips, and every card."""
    chips = table.pot + sum(player.chips for player in table.players)
    lying = table.deck[: table.deck_cards] + [card for p in table.players for card in p.card[: p.held]]
    return [chips, *(lying.count(card) for card in range(KINDS))]
