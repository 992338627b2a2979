"""The phases of a bet, what can happen, and why something is refused."""

import enum

OK = 0  # not refused


class Phase(enum.IntEnum):
    """A bet is a region (WAGER) and coins (STAKE); all else happens by itself."""

    WAGER = 0
    STAKE = 1
    OVER = 2


class Season(enum.IntEnum):
    """The four seasons of a year, in their order."""

    SPRING = 0
    SUMMER = 1
    AUTUMN = 2
    WINTER = 3


class Refusal(enum.IntEnum):
    """Why not.  `words.py` gives each its sentence and the rules it goes by."""

    NOT_YOUR_TURN = 1  # CC-SEA-3
    OWN_CROWN = 2  # CC-SEA-7
    CANNOT_OUST = 3  # CC-SEA-5: not with the coins in hand
    NOT_TWICE = 4  # CC-SEA-5
    NOT_OVER_ZERO = 5  # CC-SEA-5
    NOT_IN_HAND = 6  # CC-SEA-4


class Event(enum.IntEnum):
    """What can happen, each with up to three numbers: a, b, c."""

    YEAR_BEGINS = 1  # year
    CARDS_DEALT = 2  # gap, how many
    CARD_DEALT = 3  # gap, noble: told to those who may look
    MARKER_PASSES = 4  # to which seat
    SEASON_BEGINS = 5  # season, noble turned up or NOBODY
    WAGERED = 6  # seat, region, coins
    OUSTED = 7  # seat, region, coins back
    REVEALED = 8  # gap, noble
    CROWN_PAID = 9  # seat, region, points
    SCORED = 10  # seat, points of the year, points in all
    YEAR_ENDS = 11  # year
    GAME_ENDS = 12
