"""Sheriff of Nottingham in sentences: what events mean, and the rules that refusals go by."""

from knavery.games.sheriff.data import GOODS
from knavery.games.sheriff.rules.names import Event, Refusal
from knavery.kernel.language import Meaning, Vocabulary

EVENTS = {
    Event.ROUND_BEGINS: Meaning("round-begins", ("number", "seat")),
    Event.MARKET_OPENS: Meaning("market-opens", ("seat", "other")),
    Event.SET_ASIDE: Meaning("set-aside", ("seat", "good", "count")),
    Event.SET_NOTHING_ASIDE: Meaning("set-nothing-aside", ("seat",)),
    Event.DREW: Meaning("drew", ("seat", "number")),
    Event.DREW_CARD: Meaning("drew-card", ("seat", "good", "count")),
    Event.RESHUFFLED: Meaning("reshuffled", ("number",)),
    Event.CLOSED_BAG: Meaning("closed-bag", ("seat", "number")),
    Event.LOADED: Meaning("loaded", ("seat", "good", "count")),
    Event.DECLARED: Meaning("declared", ("seat", "good", "count")),
    Event.PASSED: Meaning("passed", ("seat",)),
    Event.SHELVED: Meaning("shelved", ("seat", "good", "count")),
    Event.HID: Meaning("hid", ("seat", "number")),
    Event.OPENED: Meaning("opened", ("seat",)),
    Event.FOUND: Meaning("found", ("seat", "good", "count")),
    Event.HONEST: Meaning("honest", ("seat",)),
    Event.CONFISCATED: Meaning("confiscated", ("seat", "good", "count")),
    Event.PAID_GOLD: Meaning("paid-gold", ("seat", "other", "number")),
    Event.OWES: Meaning("owes", ("seat", "other", "number")),
    Event.PAID_GOODS: Meaning("paid-goods", ("seat", "good", "other")),
    Event.FORGIVEN: Meaning("forgiven", ("seat", "other", "number")),
    Event.GAME_ENDS: Meaning("game-ends"),
}

REFUSALS = {
    Refusal.SHERIFF_NAMES: ("sheriff-names", ("SN-MKT-8",)),
    Refusal.NOT_HIMSELF: ("not-himself", ("SN-MKT-8", "SN-RND-2")),
    Refusal.NOT_YOUR_TURN: ("not-your-turn", ("SN-MKT-1", "SN-MKT-8", "SN-DEC-1")),
    Refusal.NOT_THE_SHERIFF: ("not-the-sheriff", ("SN-INS-1", "SN-INS-2")),
    Refusal.SHERIFF_RESTS: ("sheriff-rests", ("SN-RND-2",)),
    Refusal.OUT_OF_ORDER: ("out-of-order", ()),
    Refusal.NOT_IN_HAND: ("not-in-hand", ("SN-MKT-2", "SN-LOAD-2")),
    Refusal.TOO_MANY_ASIDE: ("too-many-aside", ("SN-MKT-2",)),
    Refusal.BAG_CLOSED: ("bag-closed", ("SN-LOAD-2",)),
    Refusal.BAG_FULL: ("bag-full", ("SN-LOAD-2",)),
    Refusal.BAG_EMPTY: ("bag-empty", ("SN-LOAD-2",)),
    Refusal.NO_CARDS: ("no-cards", ("SN-LOAD-3",)),
    Refusal.NO_BAG: ("no-bag", ("SN-LOAD-3", "SN-INS-1", "SN-RND-2")),
    Refusal.BAG_DEALT_WITH: ("bag-dealt-with", ("SN-INS-2", "SN-INS-4")),
    Refusal.NOT_DEBTOR: ("not-debtor", ("SN-DEBT-6",)),
    Refusal.NOT_ON_STAND: ("not-on-stand", ("SN-DEBT-2", "SN-DEBT-3")),
    Refusal.LEGAL_FIRST: ("legal-first", ("SN-DEBT-3",)),
    Refusal.DEBT_IS_PAID: ("debt-is-paid", ("SN-DEBT-6",)),
    Refusal.FALSE_NUMBER: ("false-number", ("SN-DEC-2",)),
    Refusal.NOT_LEGAL_KIND: ("not-legal-kind", ("SN-DEC-3",)),
    Refusal.ONE_KIND: ("one-kind", ("SN-DEC-3",)),
    Refusal.NOT_FIRST: ("not-first", ("SN-MKT-8", "SN-RND-1")),
    Refusal.NOT_MARKET: ("not-market", ("SN-RND-1", "SN-MKT-1", "SN-MKT-8", "SN-MKT-10")),
    Refusal.NOT_LOAD: ("not-load", ("SN-RND-1", "SN-LOAD-2")),
    Refusal.NOT_DECLARE: ("not-declare", ("SN-RND-1", "SN-DEC-1")),
    Refusal.NOT_INSPECT: ("not-inspect", ("SN-RND-1", "SN-INS-1", "SN-INS-2", "SN-INS-10")),
    Refusal.NO_DEBT: ("no-debt", ("SN-DEBT-1", "SN-DEBT-4", "SN-DEBT-6")),
}

VOCABULARY = Vocabulary(EVENTS, REFUSALS, {"good": GOODS})
