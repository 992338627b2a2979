"""Thief's Market: the rules, in the order of a turn.

Dice and the marker are divided: each takes what he likes from the middle or robs another of his pile,
and puts something back (loot); a lucky paw rerolls a die (reroll); then each uses his cards and buys from
the market (buy).  Bags become coins, masks infamy, and the rows are filled up, until the last deck is out.
"""

from knavery.games.thieves.rules.buy import (
    play_buy,
    play_pay,
    play_save,
    refusal_buy,
    refusal_pay,
    refusal_save,
    span_buy,
    span_pay,
    span_save,
)
from knavery.games.thieves.rules.loot import (
    play_loot,
    play_pick,
    refusal_loot,
    refusal_pick,
    span_loot,
    span_pick,
)
from knavery.games.thieves.rules.names import Event, Phase, Refusal
from knavery.games.thieves.rules.reroll import play_reroll, refusal_reroll, span_reroll
from knavery.games.thieves.rules.score import score, winners
from knavery.games.thieves.rules.stew import (
    play_copy,
    play_copy_card,
    refusal_copy,
    refusal_copy_card,
    span_copy,
    span_copy_card,
)
from knavery.games.thieves.rules.turns import deal
from knavery.games.thieves.rules.uses import (
    play_escape,
    play_turn,
    play_use,
    refusal_escape,
    refusal_turn,
    refusal_use,
    span_escape,
    span_turn,
    span_use,
)
from knavery.games.thieves.table import Table

__all__ = [
    "Event",
    "Phase",
    "Refusal",
    "Table",
    "acting",
    "deal",
    "play_buy",
    "play_copy",
    "play_copy_card",
    "play_escape",
    "play_loot",
    "play_pay",
    "play_pick",
    "play_reroll",
    "play_save",
    "play_turn",
    "play_use",
    "refusal_buy",
    "refusal_copy",
    "refusal_copy_card",
    "refusal_escape",
    "refusal_loot",
    "refusal_pay",
    "refusal_pick",
    "refusal_reroll",
    "refusal_save",
    "refusal_turn",
    "refusal_use",
    "score",
    "span_buy",
    "span_copy",
    "span_copy_card",
    "span_escape",
    "span_loot",
    "span_pay",
    "span_pick",
    "span_reroll",
    "span_save",
    "span_turn",
    "span_use",
    "winners",
]


def acting(table: Table) -> int:
    """The seat whose turn it is, as bits."""
    return 0 if table.phase == Phase.OVER else 1 << table.turn
