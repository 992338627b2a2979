"""The phases of a bet and of a year's end, what can happen, and why something is refused."""

import enum

OK = 0  # not refused


class Phase(enum.IntEnum):
    """A bet is a region (WAGER), coins (STAKE) and whether it is the feint (FEINT), as far as the options
    have them.  Between two years of the exchange chips can be bought (REBUY).  All else happens by itself."""

    WAGER = 0
    STAKE = 1
    FEINT = 2
    REBUY = 3
    OVER = 4


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
    NO_COINS = 7  # CC-COIN-1
    COINS_UNSAID = 8  # CC-SEA-4
    NO_FEINTS = 9  # CC-MASK-1
    FEINT_LIES = 10  # CC-MASK-1: it is on the board already
    FEINT_LACKS = 11  # CC-MASK-1: with three plain crowns down it is the last one
    NOT_BETTING = 12  # CC-SEA-3: no season is on
    NOT_BETWEEN_YEARS = 13  # CC-EXC-4
    NOT_ASKED = 14  # CC-EXC-4: somebody else is
    BOUGHT_ENOUGH = 15  # CC-EXC-4
    OUT = 16  # CC-EXC-3


class Event(enum.IntEnum):
    """What can happen, each with up to three numbers: a, b, c."""

    YEAR_BEGINS = 1  # year
    CARDS_DEALT = 2  # gap, how many
    CARD_DEALT = 3  # gap, noble: told to those who may look
    BETS_FIRST = 4  # seat: the marker lies there
    SEASON_BEGINS = 5  # season, noble turned up or NOBODY
    WAGERED = 6  # seat, region, coins
    OUSTED = 7  # seat, region, coins back
    REVEALED = 8  # gap, noble
    CROWN_PAID = 9  # seat, region, points
    SCORED = 10  # seat, points of the year, points in all
    YEAR_ENDS = 11  # year
    GAME_ENDS = 12
    CROWNED = 13  # seat, region: a bet without coins (CC-COIN-1)
    FEINT_PLACED = 14  # seat, region: told to the owner
    FEINT_TAKEN = 15  # seat, region, coins back
    REMEMBERED = 16  # noble, how many of its cards wait in the discard
    COUNTED = 17  # seat, points of the year: in the exchange
    POT_TAKEN = 18  # seat, chips
    POT_STAYS = 19  # chips
    REBOUGHT = 20  # seat, chips
    DECLINED = 21  # seat
    WENT_OUT = 22  # seat
    TIED = 23  # the game goes on: nobody has most points alone
