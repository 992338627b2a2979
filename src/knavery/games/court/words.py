"""Cursed Court in sentences: what events mean, and the rules that refusals go by."""

from collections.abc import Iterator, Sequence
from typing import Any

from knavery.games.court.board import nobles_of, regions_on
from knavery.games.court.data import CERTAIN, KINDS, NOBLES, SETS
from knavery.games.court.rules.names import Event, Refusal
from knavery.games.court.table import SEASONS
from knavery.kernel.language import Meaning, Tongue, Vocabulary
from knavery.kernel.record import Names

EVENTS = {
    Event.YEAR_BEGINS: Meaning("year-begins", ("number",)),
    Event.CARDS_DEALT: Meaning("cards-dealt", ("seat", "number")),
    Event.CARD_DEALT: Meaning("card-dealt", ("seat", "noble")),
    Event.BETS_FIRST: Meaning("bets-first", ("seat",)),
    Event.SEASON_BEGINS: Meaning("season-begins", ("season", "noble")),
    Event.WAGERED: Meaning("wagered", ("seat", "region", "number")),
    Event.OUSTED: Meaning("ousted", ("seat", "region", "number")),
    Event.REVEALED: Meaning("revealed", ("seat", "noble")),
    Event.CROWN_PAID: Meaning("crown-paid", ("seat", "region", "number")),
    Event.SCORED: Meaning("scored", ("seat", "number", "total")),
    Event.YEAR_ENDS: Meaning("year-ends", ("number",)),
    Event.GAME_ENDS: Meaning("game-ends"),
    Event.CROWNED: Meaning("crowned", ("seat", "region")),
    Event.FEINT_PLACED: Meaning("feint-placed", ("seat", "region")),
    Event.FEINT_TAKEN: Meaning("feint-taken", ("seat", "region", "number")),
    Event.REMEMBERED: Meaning("remembered", ("noble", "count")),
    Event.COUNTED: Meaning("counted", ("seat", "number")),
    Event.POT_TAKEN: Meaning("pot-taken", ("seat", "number")),
    Event.POT_STAYS: Meaning("pot-stays", ("number",)),
    Event.REBOUGHT: Meaning("rebought", ("seat", "number")),
    Event.DECLINED: Meaning("declined", ("seat",)),
    Event.WENT_OUT: Meaning("went-out", ("seat",)),
    Event.TIED: Meaning("tied"),
}

# A refusal goes by every rule that it could be: who bets too much may lack the coins, or the right.
REFUSALS = {
    Refusal.NOT_YOUR_TURN: ("not-your-turn", ("CC-SEA-3",)),
    Refusal.OWN_CROWN: ("own-crown", ("CC-SEA-7", "CC-COIN-1")),
    Refusal.CANNOT_OUST: ("cannot-oust", ("CC-SEA-5", "CC-SEA-4")),
    Refusal.NOT_TWICE: ("not-twice", ("CC-SEA-5",)),
    Refusal.NOT_OVER_ZERO: ("not-over-zero", ("CC-SEA-5",)),
    Refusal.NOT_IN_HAND: ("not-in-hand", ("CC-SEA-4", "CC-SEA-8")),
    Refusal.NO_COINS: ("no-coins", ("CC-COIN-1",)),
    Refusal.COINS_UNSAID: ("coins-unsaid", ("CC-SEA-4",)),
    Refusal.NO_FEINTS: ("no-feints", ("CC-MASK-1",)),
    Refusal.FEINT_LIES: ("feint-lies", ("CC-MASK-1",)),
    Refusal.FEINT_LACKS: ("feint-lacks", ("CC-MASK-1", "CC-MASK-3")),
    Refusal.NOT_BETTING: ("not-betting", ("CC-SEA-3", "CC-EXC-4", "CC-END-6")),
    Refusal.NOT_BETWEEN_YEARS: ("not-between-years", ("CC-EXC-4", "CC-EXC-5")),
    Refusal.NOT_ASKED: ("not-asked", ("CC-EXC-4",)),
    Refusal.BOUGHT_ENOUGH: ("bought-enough", ("CC-EXC-4",)),
    Refusal.OUT: ("out", ("CC-EXC-3", "CC-SEA-3", "CC-EXC-4")),
}


def manner(table: Any) -> str:
    """CC-EXC-1: in the exchange coins are chips."""
    return "chips" if table.exchange else ""


THINGS: dict[str, Names] = {"noble": NOBLES, "region": regions_on, "season": SEASONS}
VOCABULARY = Vocabulary(EVENTS, REFUSALS, THINGS, manner)


def notes(table: Any, tongue: Tongue) -> Iterator[str]:
    """The sets of this board, and which of them are known from the printed one (CC-BRD-3)."""
    if table.letters[0]:
        yield tongue.say("board-of-the-host", sets=listed(table, regions_on(table)[KINDS:]))
        return
    yield tongue.say("board-certain", sets=listed(table, sets_known("yes")))
    yield tongue.say("board-likely", sets=listed(table, sets_known("likely")))
    yield tongue.say("board-reconstructed", sets=listed(table, sets_known("no")))


def sets_known(how: str) -> list[str]:
    return [name for name in SETS if CERTAIN[name] == how]


def listed(table: Any, names: Sequence[str]) -> str:
    """Sets with their nobles, in the words that people type."""
    regions = regions_on(table)
    return "; ".join(f"{name} ({', '.join(nobles_of(table, regions.index(name)))})" for name in names)
