"""What lies on the table of Sheriff of Nottingham, and who may see it."""

from knavery.games.sheriff.data import (
    KINDS,
    MOST_CARDS,
    MOST_LETTERS,
    MOST_SUPPLIED,
)
from knavery.games.sheriff.goods import goods_of
from knavery.kernel.record import (
    EVERYONE,
    NO_ONE,
    NOBODY,
    OWNER,
    Record,
    TableRecord,
    cell,
    cells,
    choice,
    i8,
    i16,
    i32,
    multiset,
    number,
    pile,
    rows,
    seats,
)
from knavery.kernel.record import seat as seat_of

MOST_SEATS = 6
LOOT = MOST_SEATS  # stands where a seat could: what the deputies have taken together
MOST_DUE = 5  # cards promised out of one bag: as many as a bag holds
PILES = 2
FIRST_EDITION = 1  # by the place of the option's values
EVERY_SEAT = -1


def stand_seen(table: "Table", owner: int, good: int) -> int:
    """SN-INS-5: legal goods lie open; contraband lies face down, and only its owner knows the kinds.

    Who saw such a card as it was handed over has it in his events, not in his view (SN-INS-11).
    """
    return EVERY_SEAT if table.legal >> good & 1 else 1 << owner


def aside_seen(table: "Table", owner: int, good: int) -> int:
    """SN-MKT-7, SN-MKT-9: set aside face down in the first edition, face up in the second.

    What the sheriff has beside him is confiscated, and was seen by all (SN-INS-9).
    """
    return EVERY_SEAT if table.edition != FIRST_EDITION or owner == table.sheriff else 1 << owner


def loot_seen(table: "Table", row: int, good: int) -> int:
    """SN-DEP-11: contraband in the loot is seen by the deputies."""
    if table.legal >> good & 1 or table.partner == NOBODY:
        return EVERY_SEAT
    return 1 << table.sheriff | 1 << table.partner


class Deal(Record):
    """What a merchant offers the sheriff, or the sheriff asks of him; either way the merchant gives."""

    gold: i16 = cell(seen_by=EVERYONE)
    version: i16 = cell(seen_by=EVERYONE)  # how often it was said anew in this round
    stands: i8 = cell(seen_by=EVERYONE)
    goods: list[i8] = cells(KINDS, seen_by=EVERYONE)  # from the stand, contraband as claimed
    from_bag: list[i8] = cells(KINDS, seen_by=EVERYONE)  # out of the merchant's bag, as claimed
    passing: i8 = cell(seen_by=EVERYONE)  # the bags that are to be passed for it, as bits by seat
    opening: i8 = cell(seen_by=EVERYONE)  # and those to be opened
    promise: i8 = cell(seen_by=EVERYONE)  # for his next time as sheriff: see rules/offers.py
    agreed: i8 = cell(seen_by=EVERYONE)  # who has agreed, where more than two must, as bits


class Merchant(Record):
    """What one player has before him.  Gold and the numbers of his cards are public (SN-SET-8)."""

    gold: i16 = number(seen_by=EVERYONE)
    hand: list[i8] = multiset(goods_of, seen_by=OWNER, count="held", length=KINDS)
    held: i8 = cell(seen_by=EVERYONE)
    bag: list[i8] = multiset(goods_of, seen_by=OWNER, count="bagged", length=KINDS)
    bagged: i8 = cell(seen_by=EVERYONE)
    stand: list[i16] = multiset(goods_of, seen_by=stand_seen, count="face_down", length=KINDS)
    face_down: i16 = cell(seen_by=EVERYONE)
    aside: list[i8] = multiset(goods_of, seen_by=aside_seen, count="tossed", length=KINDS)
    tossed: i8 = cell(seen_by=EVERYONE)  # how many lie aside face down
    claim: i8 = choice(goods_of, seen_by=EVERYONE)
    prizes: i8 = cell(seen_by=EVERYONE)  # cards of the black market, as bits (SN-BLK-5)

    offer: Deal = rows()
    ask: Deal = rows()
    due: i8 = cell(seen_by=EVERYONE)  # how many cards are promised out of the bag
    due_goods: list[i8] = cells(MOST_DUE, seen_by=EVERYONE)  # which, in the order promised
    due_to: list[i8] = cells(MOST_DUE, seen_by=EVERYONE)  # to whom

    # Votes about this merchant's bag: the deputies who said so, as bits (SN-DEP-3).
    votes_pass: i8 = cell(seen_by=EVERYONE)
    votes_open: i8 = cell(seen_by=EVERYONE)

    # What this player promised to do in his next round as sheriff: bags, as bits (SN-DEAL-6).
    will_pass: i8 = cell(seen_by=EVERYONE)
    will_open: i8 = cell(seen_by=EVERYONE)


class Debt(Record):
    """What a fine left to pay when the gold was gone (SN-DEBT-2)."""

    debtor: i8 = seat_of(seen_by=EVERYONE)
    creditor: i8 = cell(seen_by=EVERYONE, start=NOBODY)  # a seat or the loot
    amount: i16 = number(seen_by=EVERYONE)
    second: i16 = cell(seen_by=EVERYONE)  # what the other deputy owes the same, afterwards (SN-DEP-11)


class Loot(Record):
    """What two deputies have taken together (SN-DEP-8), and who proposes what for its remainder."""

    gold: i16 = cell(seen_by=EVERYONE)
    stand: list[i16] = multiset(goods_of, seen_by=loot_seen, count="face_down", length=KINDS)
    face_down: i16 = cell(seen_by=EVERYONE)
    prizes: i8 = cell(seen_by=EVERYONE)
    proposer: i8 = cell(seen_by=EVERYONE, start=NOBODY)
    item: i8 = cell(seen_by=EVERYONE)  # while a proposal is made: which part is spoken of
    to_first: i32 = cell(seen_by=EVERYONE)  # the parts for the first drawn deputy, as bits
    to_second: i32 = cell(seen_by=EVERYONE)


class Pile(Record):
    """Discarded cards in their order, the top last; open to all (SN-SET-5)."""

    count: i16 = cell(seen_by=EVERYONE)
    cards: list[i8] = cells(MOST_CARDS, seen_by=EVERYONE)


class Table(TableRecord):
    """All there is to know about a game."""

    # What the host chose (SN-OPT-1 to SN-OPT-8), by the place of the option's values.
    edition: i8 = cell(seen_by=EVERYONE)
    royal: i8 = cell(seen_by=EVERYONE)
    timer: i8 = cell(seen_by=EVERYONE)
    ten_out: i8 = cell(seen_by=EVERYONE)
    seven: i8 = cell(seen_by=EVERYONE)
    black_market: i8 = cell(seen_by=EVERYONE)
    proof: i8 = cell(seen_by=EVERYONE)
    spent: i8 = cell(seen_by=EVERYONE)
    talk: i8 = cell(seen_by=EVERYONE)
    first_sheriff: i8 = cell(seen_by=EVERYONE)

    # The goods, as data and the host's supply have them.
    kinds: i8 = cell(seen_by=EVERYONE)  # only the goods below this number can be in the game
    legal: i32 = cell(seen_by=EVERYONE)  # the legal ones, as bits
    value: list[i8] = cells(KINDS, seen_by=EVERYONE)
    fine: list[i8] = cells(KINDS, seen_by=EVERYONE)
    title: list[i8] = cells(KINDS, seen_by=EVERYONE)  # the legal good for whose title it counts, or NOBODY
    counts: list[i8] = cells(KINDS, seen_by=EVERYONE)  # and as how many
    stock: list[i16] = cells(KINDS, seen_by=EVERYONE)  # how many cards of each are in the game
    letters: list[i16] = cells(MOST_SUPPLIED * MOST_LETTERS, seen_by=EVERYONE)  # of the supplied ones' names

    round: i8 = number(seen_by=EVERYONE, start=1)
    rounds: i8 = cell(seen_by=EVERYONE)
    sheriff: i8 = seat_of(seen_by=EVERYONE)  # with six players the deputy drawn first
    partner: i8 = cell(seen_by=EVERYONE, start=NOBODY)  # and the one drawn second (SN-DEP-1)
    served: i8 = cell(seen_by=EVERYONE)  # whose cards the deck of deputies has given out, as bits
    first: i8 = cell(seen_by=EVERYONE, start=NOBODY)  # who opened the market
    turn: i8 = cell(seen_by=EVERYONE, start=NOBODY)  # whose turn it is, where one moves after another
    closed: i8 = cell(seen_by=EVERYONE)  # merchants whose bags are closed, as bits
    dealt: i8 = seats(seen_by=EVERYONE)  # merchants whose bags are dealt with
    sold: i8 = seats(seen_by=EVERYONE)  # who sold on the black market in this round
    calls: i8 = cell(seen_by=EVERYONE)  # who may still say that he sells, as bits (SN-BLK-7)
    stacks: i8 = cell(seen_by=EVERYONE)  # cards that the black market still has, as bits
    owed_pass: i8 = cell(seen_by=EVERYONE)  # bags that the sheriff has promised to pass, as bits (SN-DEAL-5)
    owed_open: i8 = cell(seen_by=EVERYONE)  # and those to be opened
    quiet: i8 = cell(seen_by=EVERYONE)  # rounds of talk since a bag was dealt with (SN-DEAL-13)

    # Within a move.  Goods are named in the order of the list, so that a handful has one spelling.
    named: i8 = cell(seen_by=EVERYONE)  # the last thing named in this move
    taken: i8 = cell(seen_by=EVERYONE)  # how many cards were named in this move
    chosen: i8 = cell(seen_by=EVERYONE, start=NOBODY)  # the pile that cards are being laid on
    whom: i8 = cell(seen_by=EVERYONE, start=NOBODY)  # the merchant spoken of
    asking: i8 = cell(seen_by=EVERYONE)  # 1 while the sheriff words an ask, 0 while a merchant words an offer

    merchants: list[Merchant] = rows(MOST_SEATS)
    debt: Debt = rows()
    loot: Loot = rows()

    deck: list[i8] = pile(goods_of, MOST_CARDS, seen_by=NO_ONE, count="deck_cards")
    deck_cards: i16 = cell(seen_by=EVERYONE)
    piles: list[Pile] = rows(PILES)  # left and right; in the second edition there is only the first
    out: list[i8] = multiset(goods_of, seen_by=NO_ONE, count="out_cards", length=KINDS)  # SN-OPT-3
    out_cards: i8 = cell(seen_by=EVERYONE)
    removed: list[i8] = multiset(goods_of, seen_by=EVERYONE, length=KINDS)  # SN-BLK-4
    lost_gold: i8 = cell(seen_by=EVERYONE)  # SN-DEP-9
