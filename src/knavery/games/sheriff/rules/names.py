"""The phases of a round, what can happen in them, and why something is refused."""

import enum

OK = 0  # not refused


class Phase(enum.IntEnum):
    """The steps of a round (SN-RND-1), in their order.  FIRST is the market before it is opened."""

    FIRST = 0
    MARKET = 1
    LOAD = 2
    DECLARE = 3
    INSPECT = 4
    DEBT = 5
    OVER = 6


class Refusal(enum.IntEnum):
    """Why not.  `words.py` gives each its sentence and the rules it goes by."""

    SHERIFF_NAMES = 1
    NOT_HIMSELF = 2
    NOT_YOUR_TURN = 3
    NOT_THE_SHERIFF = 4
    SHERIFF_RESTS = 5
    OUT_OF_ORDER = 6
    NOT_IN_HAND = 7
    TOO_MANY_ASIDE = 8
    BAG_CLOSED = 9
    BAG_FULL = 10
    BAG_EMPTY = 11
    NO_CARDS = 12
    NO_BAG = 13
    BAG_DEALT_WITH = 14
    NOT_DEBTOR = 15
    NOT_ON_STAND = 16
    LEGAL_FIRST = 17
    DEBT_IS_PAID = 18
    FALSE_NUMBER = 19
    NOT_LEGAL_KIND = 20
    ONE_KIND = 21
    NOT_FIRST = 22
    NOT_MARKET = 23
    NOT_LOAD = 24
    NOT_DECLARE = 25
    NOT_INSPECT = 26
    NO_DEBT = 27


class Event(enum.IntEnum):
    """What can happen, each with up to three numbers: a, b, c."""

    ROUND_BEGINS = 1  # round, sheriff
    MARKET_OPENS = 2  # sheriff, first merchant
    SET_ASIDE = 3  # merchant, good, how many
    SET_NOTHING_ASIDE = 4  # merchant
    DREW = 5  # merchant, how many
    DREW_CARD = 6  # merchant, good, how many: told to him alone
    RESHUFFLED = 7  # how many cards
    CLOSED_BAG = 8  # merchant, how many cards
    LOADED = 9  # merchant, good, how many: told to him alone
    DECLARED = 10  # merchant, good, how many
    PASSED = 11  # merchant
    SHELVED = 12  # merchant, good, how many: what reached his stand face up
    HID = 13  # merchant, how many: what reached his stand face down
    OPENED = 14  # merchant
    FOUND = 15  # merchant, good, how many: what an opened bag held
    HONEST = 16  # merchant
    CONFISCATED = 17  # merchant, good, how many
    PAID_GOLD = 18  # debtor, creditor, gold
    OWES = 19  # debtor, creditor, what is left to pay in goods
    PAID_GOODS = 20  # debtor, good, creditor
    FORGIVEN = 21  # debtor, creditor, how much
    GAME_ENDS = 22
