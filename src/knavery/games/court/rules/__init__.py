"""Cursed Court: the rules.

Each year hidden cards lie between neighbours.  Season by season one card more is turned up and each
player sets a crown, on as many coins as he likes, on the noble or the group he thinks will be at court;
whoever doubles the coins takes the place.  At the year's end all cards are turned up and crowns pay.
"""

from knavery.games.court.rules.names import Event, Phase, Refusal
from knavery.games.court.rules.rebuy import play_rebuy, refusal_rebuy, span_rebuy
from knavery.games.court.rules.score import score, winners
from knavery.games.court.rules.steps import deal
from knavery.games.court.rules.wager import (
    play_feint,
    play_stake,
    play_wager,
    refusal_feint,
    refusal_stake,
    refusal_wager,
    span_feint,
    span_stake,
    span_wager,
)
from knavery.games.court.table import Table

__all__ = [
    "Event",
    "Phase",
    "Refusal",
    "Table",
    "acting",
    "deal",
    "play_feint",
    "play_rebuy",
    "play_stake",
    "play_wager",
    "refusal_feint",
    "refusal_rebuy",
    "refusal_stake",
    "refusal_wager",
    "score",
    "span_feint",
    "span_rebuy",
    "span_stake",
    "span_wager",
    "winners",
]


def acting(table: Table) -> int:
    """The seat whose turn it is, as bits."""
    return 0 if table.phase == Phase.OVER else 1 << table.turn
