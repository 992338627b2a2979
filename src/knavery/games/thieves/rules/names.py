"""The phases of a turn, what can happen in them, and why something is refused."""

import enum

OK = 0  # not refused


class Phase(enum.IntEnum):
    """The steps of a turn, in their order; most are said in the middle of a move."""

    LOOT = 0  # take from the middle, or rob whom
    PICK = 1  # how many of one kind of object
    REROLL = 2  # TM-CARD-9
    BUY = 3  # buy, use a card, escape, or be done
    USE = 4  # which card
    TURN = 5  # to which face
    SAVE = 6  # which gem the racket saves
    PAY = 7  # how many coins for one gem
    ESCAPE = 8  # another coin, or enough
    COPY = 9  # whose card the stew becomes
    COPY_CARD = 10  # which of them
    OVER = 11


class Refusal(enum.IntEnum):
    """Why not.  `words.py` gives each its sentence and the rules it goes by."""

    NOT_YOUR_TURN = 1
    MIDDLE_EMPTY = 2
    NOT_YOURSELF = 3
    NOTHING_TO_ROB = 4
    TAKE_SOMETHING = 5
    PUT_SOMETHING_BACK = 6
    TAKE_ALL = 7
    NOT_THERE = 8
    NOT_LOOT = 9
    NO_DIE_TO_REROLL = 10
    NO_REROLL = 11
    NO_CARD_HERE = 12
    NO_PURCHASE_LEFT = 13
    CANNOT_PAY = 14
    NOT_BUY = 15
    NOTHING_TO_USE = 16
    NOT_YOUR_CARD = 17
    USED = 18
    NO_SUCH_DIE = 19
    NOT_THAT_FACE = 20
    NO_FLIP = 21
    NO_TRADE = 22
    NO_EXIT = 23
    NO_COINS = 24
    NOT_SAVED = 25
    SAVE_UNSAID = 26
    NO_RACKET = 27
    DICE_LACK = 28
    COINS_LACK = 29
    COINS_UNFIT = 30
    NOT_COPY = 31
    NOT_OWN_CARD = 32
    NO_CARDS_THERE = 33
    NOT_HIS_CARD = 34


class Event(enum.IntEnum):
    """What can happen, each with up to three numbers: a, b, c."""

    TURN_BEGINS = 1  # turn, who has the marker
    ROLLED = 2  # seat, object, how many
    TOOK = 3  # seat, object, how many
    ROBBED = 4  # seat, other
    KEPT = 5  # seat, object, how many
    PUT_BACK = 6  # seat, object, how many
    REROLLED = 7  # seat, object, how many: what the dice put back show
    INFAMY = 8  # seat, card, how much
    COINS = 9  # seat, card, how many
    TURNED_MASKS_IN = 10  # seat, infamy
    TURNED_BAGS_IN = 11  # seat, coins
    REROLLS = 12  # seat, from which face, to which
    KEEPS = 13  # seat
    BUYING_BEGINS = 14  # seat
    BOUGHT = 15  # seat, card
    SAVED = 16  # seat, object
    PAID = 17  # seat, object, how many
    PAID_COINS = 18  # seat, gem, how many coins
    BOXED = 19  # card
    GOT = 20  # seat, card
    GOT_NOTHING = 21  # seat
    FLIPPED = 22  # seat, card, to which face
    TRADED = 23  # seat, card, object
    ESCAPED = 24  # seat, coins, infamy
    COPIED = 25  # seat, card, other
    DONE = 26  # seat
    DEALT = 27  # card
    ROW_OPENS = 28  # row
    DECK_IS_OUT = 29  # row
    NOTHING_SOLD = 30  # turns in a row
    GAME_ENDS = 31
