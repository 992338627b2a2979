"""Thief's Market in sentences: what events mean, and the rules that refusals go by."""

from knavery.games.thieves.data import CARD_NAMES, DECK_NAMES, OBJECT_NAMES
from knavery.games.thieves.rules.names import Event, Refusal
from knavery.kernel.language import Meaning, Vocabulary

EVENTS = {
    Event.TURN_BEGINS: Meaning("turn-begins", ("number", "seat")),
    Event.ROLLED: Meaning("rolled", ("seat", "object", "count")),
    Event.TOOK: Meaning("took", ("seat", "object", "count")),
    Event.ROBBED: Meaning("robbed", ("seat", "other")),
    Event.KEPT: Meaning("kept", ("seat", "object", "count")),
    Event.PUT_BACK: Meaning("put-back", ("seat", "object", "count")),
    Event.REROLLED: Meaning("rerolled", ("seat", "object", "count")),
    Event.INFAMY: Meaning("infamy", ("seat", "card", "number")),
    Event.COINS: Meaning("coins", ("seat", "card", "number")),
    Event.TURNED_MASKS_IN: Meaning("turned-masks-in", ("seat", "number")),
    Event.TURNED_BAGS_IN: Meaning("turned-bags-in", ("seat", "number")),
    Event.REROLLS: Meaning("rerolls", ("seat", "object", "face")),
    Event.KEEPS: Meaning("keeps", ("seat",)),
    Event.BUYING_BEGINS: Meaning("buying-begins", ("seat",)),
    Event.BOUGHT: Meaning("bought", ("seat", "card")),
    Event.SAVED: Meaning("saved", ("seat", "object")),
    Event.PAID: Meaning("paid", ("seat", "object", "count")),
    Event.PAID_COINS: Meaning("paid-coins", ("seat", "object", "count")),
    Event.BOXED: Meaning("boxed", ("card",)),
    Event.GOT: Meaning("got", ("seat", "card")),
    Event.GOT_NOTHING: Meaning("got-nothing", ("seat",)),
    Event.FLIPPED: Meaning("flipped", ("seat", "card", "face")),
    Event.TRADED: Meaning("traded", ("seat", "card", "face")),
    Event.ESCAPED: Meaning("escaped", ("seat", "number", "total")),
    Event.COPIED: Meaning("copied", ("seat", "card", "other")),
    Event.DONE: Meaning("done", ("seat",)),
    Event.DEALT: Meaning("dealt", ("card",)),
    Event.ROW_OPENS: Meaning("row-opens", ("row",)),
    Event.DECK_IS_OUT: Meaning("deck-is-out", ("row",)),
    Event.NOTHING_SOLD: Meaning("nothing-sold", ("number",)),
    Event.GAME_ENDS: Meaning("game-ends"),
}

TAKING = ("TM-LOOT-2", "TM-LOOT-3")
USING = ("TM-BUY-5", "TM-CARD-1", "TM-CARD-2", "TM-CARD-6", "TM-CARD-8", "TM-CARD-19")

REFUSALS = {
    Refusal.NOT_YOUR_TURN: (
        "not-your-turn",
        (*TAKING, "TM-LOOT-5", "TM-BUY-1", "TM-BUY-4", *USING, "TM-CARD-9", "TM-CARD-14", "TM-OPT-1"),
    ),
    Refusal.MIDDLE_EMPTY: ("middle-empty", (*TAKING, "TM-LOOT-7")),
    Refusal.NOT_YOURSELF: ("not-yourself", ("TM-LOOT-3",)),
    Refusal.NOTHING_TO_ROB: ("nothing-to-rob", ("TM-LOOT-3",)),
    Refusal.TAKE_SOMETHING: ("take-something", TAKING),
    Refusal.PUT_SOMETHING_BACK: ("put-something-back", ("TM-LOOT-3",)),
    Refusal.TAKE_ALL: ("take-all", ("TM-LOOT-6",)),
    Refusal.NOT_THERE: ("not-there", ("TM-LOOT-1", *TAKING)),
    Refusal.NOT_LOOT: ("not-loot", (*TAKING, "TM-LOOT-5", "TM-LOOT-6", "TM-BUY-1")),
    Refusal.NO_DIE_TO_REROLL: ("no-die-to-reroll", ("TM-CARD-9",)),
    Refusal.NO_REROLL: ("no-reroll", ("TM-CARD-9", "TM-LOOT-2")),
    Refusal.NO_CARD_HERE: ("no-card-here", ("TM-BUY-1", "TM-END-2", "TM-END-3", "TM-END-6")),
    Refusal.NO_PURCHASE_LEFT: ("no-purchase-left", ("TM-BUY-1", "TM-BUY-4", "TM-CARD-15")),
    Refusal.CANNOT_PAY: ("cannot-pay", ("TM-BUY-2", "TM-BUY-3", "TM-BUY-4", "TM-CARD-15")),
    Refusal.NOT_BUY: ("not-buy", ("TM-BUY-1", *USING, "TM-CARD-9", "TM-CARD-14", "TM-OPT-1")),
    Refusal.NOTHING_TO_USE: ("nothing-to-use", USING),
    Refusal.NOT_YOUR_CARD: ("not-your-card", (*USING, "TM-OPT-1")),
    Refusal.USED: ("used", USING),
    Refusal.NO_SUCH_DIE: ("no-such-die", USING),
    Refusal.NOT_THAT_FACE: ("not-that-face", USING),
    Refusal.NO_FLIP: ("no-flip", ("TM-CARD-1", "TM-CARD-8")),
    Refusal.NO_TRADE: ("no-trade", ("TM-CARD-2", "TM-CARD-6")),
    Refusal.NO_EXIT: ("no-exit", ("TM-CARD-14",)),
    Refusal.NO_COINS: ("no-coins", ("TM-CARD-14",)),
    Refusal.NOT_SAVED: ("not-saved", ("TM-CARD-15",)),
    Refusal.SAVE_UNSAID: ("save-unsaid", ("TM-CARD-15",)),
    Refusal.NO_RACKET: ("no-racket", ("TM-CARD-15", "TM-BUY-2")),
    Refusal.DICE_LACK: ("dice-lack", ("TM-BUY-2",)),
    Refusal.COINS_LACK: ("coins-lack", ("TM-BUY-2",)),
    Refusal.COINS_UNFIT: ("coins-unfit", ("TM-BUY-2",)),
    Refusal.NOT_COPY: ("not-copy", ("TM-OPT-1",)),
    Refusal.NOT_OWN_CARD: ("not-own-card", ("TM-OPT-1",)),
    Refusal.NO_CARDS_THERE: ("no-cards-there", ("TM-OPT-1",)),
    Refusal.NOT_HIS_CARD: ("not-his-card", ("TM-OPT-1",)),
}

VOCABULARY = Vocabulary(
    EVENTS,
    REFUSALS,
    {"card": CARD_NAMES, "object": OBJECT_NAMES, "face": OBJECT_NAMES[:-1], "row": DECK_NAMES},
)
