"""The phases of a round, what can happen in them, and why something is refused."""

import enum

OK = 0  # not refused


class Phase(enum.IntEnum):
    """The steps of a round (SN-RND-1) in their order, and the steps in which long moves are spelled."""

    FIRST = 0  # the market before it is opened
    MARKET = 1
    DRAW = 2  # first edition: from the piles and the deck
    LAY = 3  # first edition: set-aside cards onto a pile
    LOAD = 4
    DECLARE = 5
    INSPECT = 6
    DEED = 7  # what the sheriff does about the merchant whom he turned to
    GOLD = 8  # the wording of an offer or an ask: gold, goods, goods out of the bag, what is asked, a promise
    GOODS = 9
    FROM_BAG = 10
    RETURN = 11
    PROMISE = 12
    DEBT = 13
    BURY = 14  # first edition: confiscated cards onto a pile
    SELL = 15  # last call of the black market
    LOOT = 16
    SPLIT = 17  # the wording of a proposal for the loot's remainder
    OVER = 18


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

    # the first edition's piles
    NOT_DRAW = 28
    PILE_EMPTY = 29
    DECK_BEGUN = 30
    DECK_EMPTY = 31
    DRAW_MORE = 32
    DRAWN_ENOUGH = 33
    NOT_BURY = 34
    NOT_ASIDE = 35
    LAY_ALL = 36

    # deals
    NOT_YOUR_WORD = 37
    MUST_DEAL = 38
    FREE_TALK = 39
    SHERIFF_ASKS = 40
    NO_MERCHANT = 41
    NO_OFFER = 42
    NO_ASK = 43
    WORDS_CHANGED = 44
    TOO_MUCH_GOLD = 45
    COINS_IN_ORDER = 46
    NOT_TO_GIVE = 47
    TOO_MANY_FACE_DOWN = 48
    TOO_MANY_FROM_BAG = 49
    BAG_GONE = 50
    ONE_WAY = 51
    NOTHING_SAID = 52
    OWED_OTHERWISE = 53
    OWN_BAG = 54

    # deputies
    NOT_ALONE = 55
    NO_DEPUTIES = 56
    VOTED_SO = 57
    AGREED_ALREADY = 58
    NOT_DEPUTY = 59
    NOT_LOOT = 60
    NOT_IN_LOOT = 61
    NO_PROPOSAL = 62
    OWN_PROPOSAL = 63

    # options
    NO_TIMER = 64
    NO_BLACK_MARKET = 65
    SHERIFF_SELLS_NOT = 66
    BAG_NOT_BACK = 67
    SOLD_ALREADY = 68
    STACK_EMPTY = 69
    NOT_THREE = 70
    NOT_CALLED = 71
    NOT_SELL = 72
    GOODS_FIRST = 73
    NOT_FOR_DEALS = 74


class Event(enum.IntEnum):
    """What can happen, each with up to three numbers: a, b, c."""

    ROUND_BEGINS = 1  # round, sheriff
    MARKET_OPENS = 2  # sheriff, first merchant
    SET_ASIDE = 3  # merchant, good, how many; first edition: told to him alone
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
    FORGIVEN = 21  # debtor, how much
    GAME_ENDS = 22

    # setup, and the first edition's piles
    DEPUTIES_DRAWN = 23  # round, first and second deputy
    CARDS_LEAVE = 24  # how many
    PILE_LEFT = 25  # good, how many: laid out before the first round, one by one, the last on top
    PILE_RIGHT = 26
    SET_FACE_DOWN = 27  # merchant, how many
    TOOK_LEFT = 28  # merchant, good, how many
    TOOK_RIGHT = 29
    LAID_LEFT = 30  # merchant or sheriff, good, how many: one by one, the last on top
    LAID_RIGHT = 31
    RESHUFFLED_PILES = 32  # how many cards: all but the top five of each pile

    # talk
    OFFERS = 33  # merchant, gold, version
    ASKS = 34  # sheriff, merchant, gold
    WITH_GOODS = 35  # merchant, good, how many: from the stand
    WITH_BAG_GOODS = 36  # merchant, good, how many: out of the bag
    FOR_PASSING = 37  # merchant, whose bag
    FOR_OPENING = 38
    PROMISES_PASSING = 39  # merchant: the bag of whom he deals with, next time
    PROMISES_OPENING = 40  # merchant, whose bag
    AGREES = 41  # who, with whom; one more has to agree
    DEAL = 42  # merchant, sheriff
    JOINT_DEAL = 43  # merchant: with both deputies
    REFUSES_OFFER = 44  # sheriff, merchant
    REFUSES_ASK = 45  # merchant
    WITHDRAWS = 46  # merchant
    WITHDRAWS_ASK = 47  # sheriff, merchant
    LAPSES = 48  # merchant
    ASK_LAPSES = 49  # merchant
    SILENT = 50  # who

    # what a deal moves
    GAVE_GOLD = 51  # giver, receiver, gold
    GAVE_GOODS = 52  # giver, good, receiver; contraband: told to these two alone
    GAVE_HIDDEN = 53  # giver, receiver, how many
    GOLD_TO_LOOT = 54  # giver, gold
    GOODS_TO_LOOT = 55  # giver, good, how many; contraband of a deal: told to him and the deputies alone
    HIDDEN_TO_LOOT = 56  # giver, how many
    PROVES_STAND = 57  # merchant
    PROVES_BAG = 58  # merchant
    SHOWS_STAND = 59  # merchant, good, how many lie face down: told to those he dealt with
    SHOWS_BAG = 60  # merchant, good, how many are in the bag: told to those he dealt with
    KEEPS_PROMISE = 61  # sheriff, whose bag
    BREAKS_PROMISE = 62

    # deputies
    VOTES_PASS = 63  # deputy, whose bag
    VOTES_OPEN = 64
    OWES_LOOT = 65  # debtor, what is left to pay in goods
    SHARES_GOLD = 66  # deputy, gold
    SHARES_GOODS = 67  # deputy, good, how many; contraband: told to the deputies alone
    SHARES_HIDDEN = 68  # deputy, how many
    SHARES_PRIZE = 69  # deputy, good, value
    PROPOSES = 70  # deputy, how many parts for the first drawn, how many for the other
    ACCEPTS_SPLIT = 71  # deputy
    WASTES = 72  # deputy
    GOLD_LOST = 73  # gold
    DISCARDED = 74  # good, how many
    PRIZE_LOST = 75  # good, value

    # options
    TIME_IS_OUT = 76
    SOLD = 77  # merchant, good, value of the card: three cards of the good, shown to all
    SELLS_NOTHING = 78  # merchant
    PAID_PRIZE = 79  # debtor, good, value

    # what all can count
    NEW_DECK = 80  # good, how many: among the cards that are about to be reshuffled
    FALLS_SHORT = 81  # merchant, how many cards of those he promised are not there
