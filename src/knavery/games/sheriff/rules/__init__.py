"""Sheriff of Nottingham: the rules, in the order of a round.

Each round one player is the sheriff; the others are merchants who set cards aside and draw (market),
fill a bag in secret (load), say what is in it (declare), and see it passed or opened (inspect).  An
honest bag opened costs the sheriff, a false one its owner; who cannot pay in gold pays in goods (debt).
"""

from knavery.games.sheriff.rules.debt import play_debt, refusal_debt, span_debt
from knavery.games.sheriff.rules.declare import play_declare, refusal_declare, span_declare
from knavery.games.sheriff.rules.inspect import play_inspect, refusal_inspect, span_inspect
from knavery.games.sheriff.rules.load import play_load, refusal_load, span_load
from knavery.games.sheriff.rules.market import (
    play_first,
    play_market,
    refusal_first,
    refusal_market,
    span_first,
    span_market,
)
from knavery.games.sheriff.rules.names import Event, Phase, Refusal
from knavery.games.sheriff.rules.score import score, winners
from knavery.games.sheriff.rules.steps import deal
from knavery.games.sheriff.table import Table

__all__ = [
    "Event",
    "Phase",
    "Refusal",
    "Table",
    "acting",
    "deal",
    "play_debt",
    "play_declare",
    "play_first",
    "play_inspect",
    "play_load",
    "play_market",
    "refusal_debt",
    "refusal_declare",
    "refusal_first",
    "refusal_inspect",
    "refusal_load",
    "refusal_market",
    "score",
    "span_debt",
    "span_declare",
    "span_first",
    "span_inspect",
    "span_load",
    "span_market",
    "winners",
]


def acting(table: Table) -> int:
    """The seats that may act now, as bits."""
    if table.phase == Phase.LOAD:
        return (1 << table.seats) - 1 & ~table.closed
    if table.phase == Phase.INSPECT:
        return 1 << table.sheriff
    if table.phase == Phase.DEBT:
        return 1 << table.debt.debtor
    return 0 if table.phase == Phase.OVER else 1 << table.turn
