"""Cursed Court in sentences: what events mean, and the rules that refusals go by."""

from knavery.games.court.data import NOBLES, REGIONS
from knavery.games.court.rules.names import Event, Refusal
from knavery.games.court.table import SEASONS
from knavery.kernel.language import Meaning, Vocabulary

EVENTS = {
    Event.YEAR_BEGINS: Meaning("year-begins", ("number",)),
    Event.CARDS_DEALT: Meaning("cards-dealt", ("seat", "number")),
    Event.CARD_DEALT: Meaning("card-dealt", ("seat", "noble")),
    Event.MARKER_PASSES: Meaning("marker-passes", ("seat",)),
    Event.SEASON_BEGINS: Meaning("season-begins", ("season", "noble")),
    Event.WAGERED: Meaning("wagered", ("seat", "region", "number")),
    Event.OUSTED: Meaning("ousted", ("seat", "region", "number")),
    Event.REVEALED: Meaning("revealed", ("seat", "noble")),
    Event.CROWN_PAID: Meaning("crown-paid", ("seat", "region", "number")),
    Event.SCORED: Meaning("scored", ("seat", "number", "total")),
    Event.YEAR_ENDS: Meaning("year-ends", ("number",)),
    Event.GAME_ENDS: Meaning("game-ends"),
}

REFUSALS = {
    Refusal.NOT_YOUR_TURN: ("not-your-turn", ("CC-SEA-3",)),
    Refusal.OWN_CROWN: ("own-crown", ("CC-SEA-7",)),
    Refusal.CANNOT_OUST: ("cannot-oust", ("CC-SEA-5",)),
    Refusal.NOT_TWICE: ("not-twice", ("CC-SEA-5",)),
    Refusal.NOT_OVER_ZERO: ("not-over-zero", ("CC-SEA-5",)),
    Refusal.NOT_IN_HAND: ("not-in-hand", ("CC-SEA-4",)),
}

VOCABULARY = Vocabulary(EVENTS, REFUSALS, {"noble": NOBLES, "region": REGIONS, "season": SEASONS})
