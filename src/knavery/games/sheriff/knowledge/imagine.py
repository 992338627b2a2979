"""Worlds that fit what a seat sees and remembers."""

from knavery.games.sheriff.data import KINDS
from knavery.games.sheriff.knowledge.memory import (
    MOST_MARKS,
    Knowledge,
    Remembered,
    Source,
    Step,
)
from knavery.games.sheriff.knowledge.recall import recall, spend
from knavery.games.sheriff.rules.handover import is_legal
from knavery.games.sheriff.rules.officers import is_officer
from knavery.games.sheriff.table import FIRST_EDITION, LOOT, PILES, Merchant, Table
from knavery.kernel.chance import below, shuffle
from knavery.kernel.record import NOBODY

NO_CARD = NOBODY

MOST_TRIES = 300

# How much of what is remembered a world keeps to.
NOTHING = 0
CERTAIN = 1
ALL = 2


def imagine(table: Table, knowledge: Knowledge, seat: int) -> None:
    """Fill a view's hidden cells with a world that fits it; every world that fits may come up.

    While all unknown cards are alike, each arrangement of them is as likely.  Else what is remembered is
    gone through step by step, and begun anew where that comes to a dead end.
    """
    count_unseen(table, knowledge, seat)
    if knowledge.made + knowledge.reshuffles > 0 and count_first(table, knowledge, seat, ALL):
        for _ in range(MOST_TRIES):
            if imagine_with(table, knowledge, seat, ALL):
                return
    if count_first(table, knowledge, seat, CERTAIN) and imagine_with(table, knowledge, seat, CERTAIN):
        return
    count_first(table, knowledge, seat, NOTHING)
    imagine_with(table, knowledge, seat, NOTHING)


# --- what is not seen


def count_unseen(table: Table, knowledge: Knowledge, seat: int) -> None:
    """The cards that this seat does not see."""
    for good in range(table.kinds):
        count = table.stock[good] - table.removed[good]
        if is_legal(table, good) or sees_loot(table, seat):
            count -= table.loot.stand[good]
        for other in range(table.seats):
            merchant = table.merchants[other]
            if sees_aside(table, seat, other):
                count -= merchant.aside[good]
            if is_legal(table, good) or other == seat:
                count -= merchant.stand[good]
        count -= table.merchants[seat].hand[good] + table.merchants[seat].bag[good]
        knowledge.unseen[good] = count
    for number in range(PILES):
        pile = table.piles[number]
        for card in range(pile.count):
            knowledge.unseen[pile.cards[card]] -= 1


def sees_loot(table: Table, seat: int) -> bool:
    """SN-DEP-11: the deputies; where there are none there is no loot to hide."""
    return table.partner == NOBODY or is_officer(table, seat)


def sees_aside(table: Table, seat: int, other: int) -> bool:
    return table.edition != FIRST_EDITION or other == seat or other == table.sheriff


def is_hidden(table: Table, seat: int, other: int) -> bool:
    """Whether cards of another, or in the loot, are to be imagined."""
    return not sees_loot(table, seat) if other == LOOT else other != seat and other < table.seats


# --- what there was at first, before the steps that are remembered


def count_first(table: Table, knowledge: Knowledge, seat: int, trust: int) -> bool:
    """Which cards of the first deck others had, and how many each; false if that cannot have been.

    It is what they have now, and what has left them since, less what has come to them.  If steps are not to
    be gone through it is all that is unseen.
    """
    fits = True
    for other in range(LOOT + 1):
        if other == LOOT or is_hidden(table, seat, other):
            count_unknown(table, knowledge, other, trust)
    count_first_deck(table, knowledge, seat, trust)
    for step in range(knowledge.made if trust == ALL else 0):
        if knowledge.who[step] != seat:
            count_back(table, knowledge, step)
            knowledge.decks[0].cards[knowledge.good[step]] += gone(table, knowledge, step)
    for good in range(table.kinds):
        fits = fits and knowledge.decks[0].cards[good] >= 0
    for other in range(LOOT + 1):
        if other == LOOT or is_hidden(table, seat, other):
            known = knowledge.seats[other]
            fits = fits and known.first_held >= 0 and known.first_hidden >= 0
    return fits


def count_unknown(table: Table, knowledge: Knowledge, other: int, trust: int) -> None:
    """How many unknown cards this seat has in hand and bag, and aside, and how many face down."""
    known = knowledge.seats[other]
    known.first_held = 0 if other == LOOT else count_held(table.merchants[other])
    known.first_hidden = table.loot.face_down if other == LOOT else table.merchants[other].face_down
    for good in range(table.kinds if trust != NOTHING else 0):
        if is_legal(table, good):
            known.first_held -= known.in_hand[good]
        else:
            known.first_hidden -= known.face_down[good]
    if trust != NOTHING and knowledge.aside > 0 and knowledge.layer == other:
        known.first_held -= count_fresh(knowledge)


def count_held(merchant: Merchant) -> int:
    """Cards in hand and bag, and those aside face down."""
    return int(merchant.held + merchant.bagged + merchant.tossed)


def count_fresh(knowledge: Knowledge) -> int:
    """What was drawn while cards lie aside."""
    count = 0
    for good in range(KINDS):
        count += knowledge.taken[good]
    for deck in range(knowledge.reshuffles + 1):
        count += knowledge.drawn[deck]
    return count


def count_first_deck(table: Table, knowledge: Knowledge, seat: int, trust: int) -> None:
    """What is unseen, but for what is known and what is of later decks."""
    cards = knowledge.decks[0].cards
    for good in range(table.kinds):
        cards[good] = knowledge.unseen[good]
        for other in range(LOOT + 1 if trust != NOTHING else 0):
            if is_hidden(table, seat, other):
                known = knowledge.seats[other]
                cards[good] -= known.in_hand[good] if is_legal(table, good) else known.face_down[good]
        if trust != NOTHING and is_fresh_unseen(knowledge, seat):
            cards[good] -= knowledge.taken[good]
        for deck in range(1, knowledge.reshuffles + 1 if trust == ALL else 0):
            cards[good] -= knowledge.decks[deck].cards[good]


def is_fresh_unseen(knowledge: Knowledge, seat: int) -> bool:
    """Whether another has drawn while cards of his lie aside."""
    return knowledge.layer != seat and knowledge.aside > 0


def gone(table: Table, knowledge: Knowledge, step: int) -> int:
    """How many cards left the unknown ones with this step; below 0: known ones came to them."""
    what, times = knowledge.what[step], knowledge.times[step]
    if what == Step.LEFT:
        return int(times)
    if what == Step.GONE and not is_legal(table, knowledge.good[step]):
        return int(times)
    return -times if what == Step.TOOK or what == Step.LAID else 0


def count_back(table: Table, knowledge: Knowledge, step: int) -> None:
    """How many there were before this step, of those that are there after it."""
    known, what = knowledge.seats[knowledge.who[step]], knowledge.what[step]
    times, good = knowledge.times[step], knowledge.good[step]
    if what == Step.DREW or what == Step.TOOK:
        known.first_held -= times
    elif what == Step.LEFT or what == Step.HID or what == Step.GAVE_FROM_BAG:
        known.first_held += times
    elif what == Step.GAVE or what == Step.SHARED or (what == Step.GONE and not is_legal(table, good)):
        known.first_hidden += times
    if what == Step.HID or what == Step.LAID:
        known.first_hidden -= times
    elif Step.GAVE <= what <= Step.SHARED:
        knowledge.seats[good].first_hidden -= times


# --- a world


def imagine_with(table: Table, knowledge: Knowledge, seat: int, trust: int) -> bool:
    """A world that keeps to so much of what is remembered; false where choices led to a dead end."""
    last = knowledge.reshuffles if trust == ALL else 0
    for deck in range(last + 1):
        begin_deck(table, knowledge.decks[deck])
    for other in range(LOOT + 1):
        if other == LOOT or is_hidden(table, seat, other):
            begin_seat(table, knowledge, knowledge.seats[other], last)
    if trust == ALL and not recall(table, knowledge, seat):
        return False
    for number in range(MOST_MARKS):
        for other in range(LOOT + 1):
            mark = MOST_MARKS - 1 - number
            if is_hidden(table, seat, other) and not place_hidden(table, knowledge, other, last, mark, trust):
                return False
    return place_held(table, knowledge, seat, last, trust)


def begin_deck(table: Table, source: Source) -> None:
    source.all_left = 0
    source.bad_left = 0
    source.promised = 0
    for good in range(table.kinds):
        count = max(source.cards[good], 0)
        source.left[good] = count
        source.all_left += count
        source.bad_left += 0 if is_legal(table, good) else count


def begin_seat(table: Table, knowledge: Knowledge, known: Remembered, last: int) -> None:
    """So many unknown cards, all of the first deck."""
    for deck in range(last + 1):
        known.held[deck] = 0
    for place in range((last + 1) * MOST_MARKS):
        known.hidden[place] = 0
    for mark in range(MOST_MARKS):
        known.cannot[mark] = 0
    for good in range(table.kinds):
        known.took[good] = 0
        known.laid[good] = 0
    known.bag_cannot = 0
    known.held[0] = known.first_held
    known.hidden[0] = known.first_hidden
    knowledge.decks[0].promised += known.first_hidden


# --- what lies face down, then what is held, then the rest


def place_hidden(table: Table, knowledge: Knowledge, other: int, last: int, mark: int, trust: int) -> bool:
    """SN-INS-5: known cards, and contraband of the decks that the unknown ones of this mark are from."""
    known = knowledge.seats[other]
    stand = table.loot.stand if other == LOOT else table.merchants[other].stand
    if mark == MOST_MARKS - 1:
        for good in range(KINDS):
            if not is_legal(table, good):
                stand[good] = known.laid[good] + (known.face_down[good] if trust != NOTHING else 0)
    for deck in range(last + 1):
        for _ in range(known.hidden[deck * MOST_MARKS + mark]):
            good = take(table, knowledge.decks[deck], known.cannot[mark] | table.legal)
            if good == NO_CARD:
                return False
            stand[good] += 1
    return True


def take(table: Table, source: Source, cannot: int) -> int:
    """Any card of a deck that is not yet placed and can be here; NO_CARD if there is none."""
    count = 0
    for good in range(table.kinds):
        count += 0 if cannot >> good & 1 else max(source.left[good], 0)
    if count == 0:
        return NO_CARD
    good, pick = 0, below(table, count)
    while cannot >> good & 1 or pick >= max(source.left[good], 0):
        pick -= 0 if cannot >> good & 1 else max(source.left[good], 0)
        good += 1
    spend(table, source, good)
    return good


def place_held(table: Table, knowledge: Knowledge, seat: int, last: int, trust: int) -> bool:
    """Cards of older decks to those who have them; the newest is laid out and dealt from (SN-OPT-3)."""
    lay_deck(table, knowledge.decks[last])
    for good in range(KINDS):
        table.out[good] = 0
    if not deal_from(table, knowledge, table.out, 0, last, table.out_cards):
        return False
    for other in range(table.seats):
        if other != seat and not place_hand(table, knowledge, other, last, trust):
            return False
        if other != seat and not sees_aside(table, seat, other):
            set_aside(table, table.merchants[other])
    if trust != NOTHING and is_fresh_unseen(knowledge, seat) and not place_fresh(table, knowledge, last):
        return False
    for deck in range(last):
        if knowledge.decks[deck].all_left > 0:
            return False
    return knowledge.decks[last].all_left == table.deck_cards


def lay_deck(table: Table, source: Source) -> None:
    """What is not placed of the newest deck lies there, in any order."""
    count = 0
    for good in range(table.kinds):
        for _ in range(min(source.left[good], len(table.deck) - count)):
            table.deck[count] = good
            count += 1
    source.all_left = count
    for card in range(count, len(table.deck)):
        table.deck[card] = 0
    shuffle(table, table.deck, count)


def deal_from(table: Table, knowledge: Knowledge, cards: list[int], deck: int, last: int, count: int) -> bool:
    """So many cards of this deck; false if there are no more."""
    source = knowledge.decks[deck]
    for _ in range(count):
        if source.all_left <= 0:
            return False
        if deck == last:
            source.all_left -= 1
            cards[table.deck[source.all_left]] += 1
            table.deck[source.all_left] = 0
        else:
            cards[take(table, source, 0)] += 1
    return True


def place_hand(table: Table, knowledge: Knowledge, other: int, last: int, trust: int) -> bool:
    """Hand and bag: known cards and those of the decks that the others are from; any of them are bagged."""
    merchant, known = table.merchants[other], knowledge.seats[other]
    for good in range(KINDS):
        merchant.hand[good] = known.took[good] if good < table.kinds else 0
        merchant.bag[good] = 0
        if trust != NOTHING and is_legal(table, good):
            merchant.hand[good] += known.in_hand[good]
    for deck in range(last + 1):
        if not deal_from(table, knowledge, merchant.hand, deck, last, known.held[deck]):
            return False
    pack(table, merchant, merchant.bag, merchant.bagged)
    return True


def pack(table: Table, merchant: Merchant, cards: list[int], count: int) -> None:
    """Any of the cards in hand."""
    left = 0
    for good in range(table.kinds):
        left += merchant.hand[good]
    for packed in range(count):
        good, pick = 0, below(table, left - packed)
        while pick >= merchant.hand[good]:
            pick -= merchant.hand[good]
            good += 1
        merchant.hand[good] -= 1
        cards[good] += 1


def set_aside(table: Table, merchant: Merchant) -> None:
    """SN-MKT-7: what lies aside face down is any of what he had in hand."""
    for good in range(KINDS):
        merchant.aside[good] = 0
    pack(table, merchant, merchant.aside, merchant.tossed)


def place_fresh(table: Table, knowledge: Knowledge, last: int) -> bool:
    """What was drawn while cards lie aside."""
    merchant = table.merchants[knowledge.layer]
    for good in range(table.kinds):
        merchant.hand[good] += knowledge.taken[good]
    for deck in range(knowledge.reshuffles + 1):
        if not deal_from(table, knowledge, merchant.hand, min(deck, last), last, knowledge.drawn[deck]):
            return False
    return True
