"""High Card in sentences."""

from highcard.rules import Event, Refusal
from highcard.table import CARDS
from knavery.kernel.language import Meaning, Vocabulary

EVENTS = {
    Event.DEALT: Meaning("dealt", ("seat", "card")),
    Event.STAYED: Meaning("stayed", ("seat",)),
    Event.FOLDED: Meaning("folded", ("seat",)),
    Event.SHOWN: Meaning("shown", ("seat", "card")),
    Event.WON: Meaning("won", ("seat", "number")),
}

REFUSALS = {
    Refusal.NOT_YOUR_TURN: ("not-your-turn", ("HC-2",)),
    Refusal.SOMEBODY_STAYS: ("somebody-stays", ("HC-3",)),
}

VOCABULARY = Vocabulary(EVENTS, REFUSALS, {"card": CARDS})
