"""Sheriff of Nottingham: the rules, in the order of a round.

Each round one player is the sheriff, or with six players two are deputies; the others are merchants who
set cards aside and draw (market, piles), fill a bag in secret (load), say what is in it (declare), and see
it passed or opened (inspect, deed), while everybody offers and asks (offers, accept).  An honest bag opened
costs the sheriff, a false one its owner (bags); who cannot pay in gold pays in goods (debt).  Then come the
last call of the black market (sell), the deputies' loot (split), and another round (steps).
"""

from knavery.games.sheriff.rules.debt import play_debt, refusal_debt, span_debt
from knavery.games.sheriff.rules.declare import play_declare, refusal_declare, span_declare
from knavery.games.sheriff.rules.deed import play_deed, refusal_deed, span_deed
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
from knavery.games.sheriff.rules.offers import (
    play_from_bag,
    play_gold,
    play_goods,
    play_promise,
    play_return,
    refusal_from_bag,
    refusal_gold,
    refusal_goods,
    refusal_promise,
    refusal_return,
    span_from_bag,
    span_gold,
    span_goods,
    span_promise,
    span_return,
)
from knavery.games.sheriff.rules.officers import officers
from knavery.games.sheriff.rules.piles import (
    play_bury,
    play_draw,
    play_lay,
    refusal_bury,
    refusal_draw,
    refusal_lay,
    span_bury,
    span_draw,
    span_lay,
)
from knavery.games.sheriff.rules.score import score, winners
from knavery.games.sheriff.rules.sell import play_sell, refusal_sell, span_sell
from knavery.games.sheriff.rules.setup import deal
from knavery.games.sheriff.rules.split import (
    play_loot,
    play_split,
    refusal_loot,
    refusal_split,
    span_loot,
    span_split,
)
from knavery.games.sheriff.rules.talk import speakers
from knavery.games.sheriff.table import Table

__all__ = [
    "Event",
    "Phase",
    "Refusal",
    "Table",
    "acting",
    "deal",
    "play_bury",
    "play_debt",
    "play_declare",
    "play_deed",
    "play_draw",
    "play_first",
    "play_from_bag",
    "play_gold",
    "play_goods",
    "play_inspect",
    "play_lay",
    "play_load",
    "play_loot",
    "play_market",
    "play_promise",
    "play_return",
    "play_sell",
    "play_split",
    "refusal_bury",
    "refusal_debt",
    "refusal_declare",
    "refusal_deed",
    "refusal_draw",
    "refusal_first",
    "refusal_from_bag",
    "refusal_gold",
    "refusal_goods",
    "refusal_inspect",
    "refusal_lay",
    "refusal_load",
    "refusal_loot",
    "refusal_market",
    "refusal_promise",
    "refusal_return",
    "refusal_sell",
    "refusal_split",
    "score",
    "span_bury",
    "span_debt",
    "span_declare",
    "span_deed",
    "span_draw",
    "span_first",
    "span_from_bag",
    "span_gold",
    "span_goods",
    "span_inspect",
    "span_lay",
    "span_load",
    "span_loot",
    "span_market",
    "span_promise",
    "span_return",
    "span_sell",
    "span_split",
    "winners",
]


def acting(table: Table) -> int:
    """The seats that may act now, as bits."""
    if table.phase == Phase.LOAD:
        return (1 << table.seats) - 1 & ~table.closed
    if table.phase == Phase.INSPECT:
        return speakers(table)
    if table.phase == Phase.DEBT:
        return 1 << table.debt.debtor
    if table.phase == Phase.BURY:
        return 1 << table.sheriff
    if table.phase == Phase.SELL:
        return int(table.calls)
    if table.phase == Phase.LOOT:
        return officers(table)
    return 0 if table.phase == Phase.OVER else 1 << table.turn
