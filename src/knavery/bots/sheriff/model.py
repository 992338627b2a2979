"""What the search knows of people in Nottingham: what they toss and load, how often they lie and open, what
they offer and take.  A playout rests at the end of a round; what is in hand is then worth a part of what it
may become.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from knavery.bots.seen import Seen
from knavery.bots.sheriff.customs import USUAL_PRICE, customs_of
from knavery.bots.sheriff.eyes import Shire
from knavery.games.sheriff.data import KING, LEGAL, PRIZE_VALUES, PRIZES, QUEEN
from knavery.games.sheriff.rules.deed import ACCEPT as ACCEPT_OFFER
from knavery.games.sheriff.rules.deed import ASK, OPEN, PASS, VOTE_OPEN, VOTE_PASS
from knavery.games.sheriff.rules.handful import DONE
from knavery.games.sheriff.rules.handover import is_legal
from knavery.games.sheriff.rules.inspect import ACCEPT, OFFER, SELL, SILENT, TURN_TO
from knavery.games.sheriff.rules.load import MOST_IN_BAG
from knavery.games.sheriff.rules.market import MOST_ASIDE
from knavery.games.sheriff.rules.names import Phase
from knavery.games.sheriff.rules.offers import COINS, OTHERS, OWN_PASS, WAYS, worded
from knavery.games.sheriff.rules.officers import is_officer
from knavery.games.sheriff.rules.sell import NOTHING
from knavery.games.sheriff.rules.split import SPLIT
from knavery.games.sheriff.table import MOST_SEATS
from knavery.kernel.chance import below
from knavery.kernel.record import NOBODY

if TYPE_CHECKING:  # bound to the game's own

    def score(table: Any, seat: int) -> int: ...


TENTHS = 10
PERCENT = 100

# Where in the habits stands what: by seat, how often it lies, and how often it opens a bag that nobody pays
# for, in percent; and for how much gold a card it passes one, in tenths.
LIES, OPENS, PRICE = 0, MOST_SEATS, 2 * MOST_SEATS
MOST_LIE = 40  # percent: how often most people do

# Tickets.
NEVER, RARE, SOME, OFTEN, MOSTLY = 0, 1, 4, 12, 40
PER_LIE = 8  # of a lie's percent, one ticket
COIN_TICKETS = (3, 1, 4, 6, 2)  # for the words of an offer: enough, 25, 10, 5, 1
MOST_BIDS, MOST_ASKS, MOST_FROM_BAG = 3, 2, 2
MOST_GOLD = 6  # a card, that anybody speaks of
FAIR = 2  # gold a card for which a bag is passed

# What is drawn is luck: hands count little, lest luck hide what was well done.
CONTRABAND_PART = 1  # of ten: what contraband in hand is worth of its value
OPENNESS_OF_RACE = 4  # cards squared, for each round to come: what may still be caught up
KIND_PART = 20  # so many cards of a kind in hand would be worth as much as on the stand


# --- in the dialect of rules

# what bags hold


def suppose(table: Any, knowledge: Any, habits: Any, seat: int) -> None:
    """Bags are false as often as their owners lie, as far as what is known allows."""
    for owner in range(table.seats):
        merchant = table.merchants[owner]
        if owner != seat and merchant.bagged > 0 and merchant.claim != NOBODY:
            wish(table, merchant, knowledge.unseen, habits[LIES + owner])
            pack_as_wished(table, merchant, knowledge.unseen, knowledge.seats[owner], knowledge.reshuffles)


def wish(table: Any, merchant: Any, wanted: Any, lies: int) -> None:
    """What people put into such a bag: what they say, or contraband with a little of it."""
    for good in range(table.kinds):
        wanted[good] = 0
    true = below(table, merchant.bagged) if below(table, PERCENT) < lies else merchant.bagged
    wanted[merchant.claim] = true
    for _ in range(merchant.bagged - true):
        wanted[some_contraband(table, merchant.claim)] += 1


def some_contraband(table: Any, otherwise: int) -> int:
    """Any card of contraband in the game."""
    chosen, cards = otherwise, 0
    for good in range(table.kinds):
        if not is_legal(table, good) and table.stock[good] > 0:
            cards += table.stock[good]
            if below(table, cards) < table.stock[good]:
                chosen = good
    return chosen


def pack_as_wished(table: Any, merchant: Any, wanted: Any, known: Any, reshuffles: int) -> None:
    """From the hand whatever can be in the bag; from the deck while all cards unseen are one heap."""
    spare = table.deck_cards if reshuffles == 0 and known.noted == 0 else 0
    for good in range(table.kinds):
        there = merchant.bag[good]
        while there < wanted[good]:
            exchange(table, merchant, wanted, known, good, spare)
            if merchant.bag[good] == there:
                break
            there += 1


def exchange(table: Any, merchant: Any, wanted: Any, known: Any, good: int, spare: int) -> None:
    """One card of the bag that is not wanted there for one that is, if that is to be had."""
    card = 0  # where it lies in the deck
    while merchant.hand[good] == 0 and card < spare and table.deck[card] != good:
        card += 1
    is_held = merchant.hand[good] > 0
    for extra in range(table.kinds):
        if merchant.bag[extra] > wanted[extra] and (
            is_held or (card < spare and is_free(table, merchant, known, extra))
        ):
            if is_held:
                merchant.hand[good] -= 1
                merchant.hand[extra] += 1
            else:
                table.deck[card] = extra
            merchant.bag[good] += 1
            merchant.bag[extra] -= 1
            return


def is_free(table: Any, merchant: Any, known: Any, good: int) -> bool:
    """Whether not all cards of this good in hand and bag are known to be there."""
    certain = known.in_hand[good] if is_legal(table, good) else 0
    return bool(merchant.hand[good] + merchant.bag[good] > certain)


# what people do


def weigh(table: Any, habits: Any, seat: int, action: int) -> int:
    phase = table.phase
    if phase == Phase.INSPECT:
        return word_tickets(table, habits, seat, action)
    if phase == Phase.DEED:
        return deed_tickets(table, habits, seat, action)
    if Phase.GOLD <= phase <= Phase.PROMISE:
        return wording_tickets(table, habits, action)
    if phase == Phase.MARKET:
        return toss_tickets(table, seat, action)
    if phase == Phase.LOAD:
        return load_tickets(table, habits, seat, action)
    if phase == Phase.DECLARE:
        return int(RARE + MOSTLY * table.merchants[seat].bag[action])
    return other_tickets(table, action)


def other_tickets(table: Any, action: int) -> int:
    """In a debt the cheapest; at the black market whatever can be had; the loot's remainder to no one."""
    if table.phase == Phase.DEBT:
        return OFTEN if is_cheap(table, action) else RARE
    if table.phase == Phase.SELL:
        return RARE if action == NOTHING else MOSTLY
    if table.phase == Phase.LOOT:
        return RARE if action == SPLIT else OFTEN
    return RARE


def is_cheap(table: Any, good: int) -> bool:
    return good < LEGAL and bool(table.value[good] < SOME)


# market and load


def toss_tickets(table: Any, seat: int, action: int) -> int:
    """People keep the kind they have most of, and some of the contraband."""
    best = best_kind(table, seat)
    if action == DONE:
        return RARE if table.taken < MOST_ASIDE and has_other_kinds(table, seat, best) else OFTEN
    if action - 1 == best:
        return RARE
    return MOSTLY if is_legal(table, action - 1) else OFTEN


def has_other_kinds(table: Any, seat: int, best: int) -> bool:
    """Whether there are more legal cards in hand that one would rather have others for."""
    others = False
    for kind in range(max(table.named - 1, 0), LEGAL):
        others = others or (kind != best and table.merchants[seat].hand[kind] > 0)
    return others


def best_kind(table: Any, seat: int) -> int:
    """The legal kind of which there is most in hand and bag, by value; NOBODY if there is none."""
    merchant, best, most = table.merchants[seat], NOBODY, 0
    for kind in range(LEGAL):
        worth = (merchant.hand[kind] + merchant.bag[kind]) * (TENTHS * table.value[kind] + KING[kind])
        if worth > most:
            most = worth
            best = kind
    return best


def load_tickets(table: Any, habits: Any, seat: int, action: int) -> int:
    """The best kind as far as it goes; who lies puts contraband among it."""
    kind = best_kind(table, seat)
    if action == DONE:
        more = kind != NOBODY and table.merchants[seat].hand[kind] > 0 and table.taken < MOST_IN_BAG
        return RARE if more else OFTEN
    if action - 1 == kind:
        return MOSTLY
    return RARE if is_legal(table, action - 1) else RARE + habits[LIES + seat] // PER_LIE


# inspection


def word_tickets(table: Any, habits: Any, seat: int, action: int) -> int:
    """A sheriff turns to where there is something to do; a merchant agrees, bids, sells or is silent."""
    if action >= TURN_TO:
        owner = table.merchants[action - TURN_TO]
        return MOSTLY if owner.offer.stands else NEVER if owner.bagged == 0 else OFTEN
    if action >= SELL:
        return MOSTLY
    if action == ACCEPT:
        return MOSTLY if is_fair(table, seat) else RARE
    if action == OFFER:
        return bid_tickets(table, habits, seat)
    return OFTEN if action == SILENT else RARE


def bid_tickets(table: Any, habits: Any, seat: int) -> int:
    """Who has something to hide bids; others pay for the bag of a known liar to be opened."""
    merchant = table.merchants[seat]
    if merchant.offer.stands or merchant.offer.version >= MOST_BIDS:
        return NEVER
    if has_to_hide(table, seat):
        return OFTEN if merchant.gold >= merchant.bagged else NEVER
    for other in range(table.seats):
        if is_worth_opening(table, habits, seat, other):
            return RARE
    return NEVER


def has_to_hide(table: Any, seat: int) -> bool:
    return bool(table.merchants[seat].bagged > 0 and not is_true(table.merchants[seat]))


def is_worth_opening(table: Any, habits: Any, seat: int, other: int) -> bool:
    """Whether the bag of another who often lies is not dealt with yet, and nothing is owed for it."""
    owed = (table.owed_pass | table.owed_open) >> other & 1
    waits = table.merchants[other].bagged > 0 and owed == 0
    return bool(other != seat and waits and habits[LIES + other] > MOST_LIE)


def is_true(merchant: Any) -> bool:
    """Whether the bag holds what was declared."""
    return bool(merchant.claim >= 0 and merchant.bag[merchant.claim] == merchant.bagged)


def is_fair(table: Any, seat: int) -> bool:
    """Whether what the sheriff asks is worth it to a merchant with such a bag."""
    merchant = table.merchants[seat]
    return (not is_true(merchant)) and given(table, merchant.ask) <= (FAIR + 1) * merchant.bagged


def given(table: Any, deal: Any) -> int:
    """What changes hands in a deal, at its value; what is claimed of a bag counts half."""
    sum_of = 2 * deal.gold
    for good in range(table.kinds):
        sum_of += table.value[good] * (2 * deal.goods[good] + deal.from_bag[good])
    return int(sum_of) // 2


def deed_tickets(table: Any, habits: Any, seat: int, action: int) -> int:
    owner = table.whom
    if action in (OPEN, VOTE_OPEN):
        return RARE + opens_in_percent(habits, seat, owner)
    if action in (PASS, VOTE_PASS):
        return RARE + PERCENT - opens_in_percent(habits, seat, owner)
    if action == ACCEPT_OFFER:
        merchant = table.merchants[owner]
        price = habits[PRICE + seat] * merchant.bagged
        return PERCENT if TENTHS * given(table, merchant.offer) >= price else RARE
    return ask_tickets(table, owner) if action == ASK else RARE


def opens_in_percent(habits: Any, sheriff: int, owner: int) -> int:
    """How often such a sheriff opens the bags of such a merchant; that of most people, as often as any."""
    often, lies = habits[OPENS + sheriff], habits[LIES + owner]
    for_it, against = often * lies * (PERCENT - MOST_LIE), (PERCENT - often) * (PERCENT - lies) * MOST_LIE
    return int(PERCENT * for_it // max(for_it + against, 1))


def ask_tickets(table: Any, owner: int) -> int:
    """Of whom one asks: a bag that nothing is owed for yet, and not again and again."""
    ask, owed = table.merchants[owner].ask, table.owed_pass | table.owed_open
    is_open = table.merchants[owner].bagged > 0 and owed >> owner & 1 == 0
    return SOME if is_open and not ask.stands and ask.version < MOST_ASKS else NEVER


def wording_tickets(table: Any, habits: Any, action: int) -> int:
    """Gold, or what is truly there, for one's bag to be passed; or gold for another's to be opened."""
    phase, deal = table.phase, worded(table)
    if phase == Phase.GOLD:
        return gold_tickets(table, deal, action)
    if phase == Phase.FROM_BAG:
        if action == DONE:
            return PERCENT if given(table, deal) > 0 else NEVER
        return bag_goods_tickets(table, deal, action - 1)
    if phase == Phase.RETURN:
        return return_tickets(table, habits, action)
    return PERCENT if action == DONE else NEVER  # goods from the stand, promises: what one has one keeps


def gold_tickets(table: Any, deal: Any, action: int) -> int:
    """From one coin a card up to so many; or none, and goods out of the bag instead."""
    payer = table.merchants[table.whom]
    if action != DONE:
        return (
            COIN_TICKETS[action] if deal.gold + COINS[action] <= MOST_GOLD * max(payer.bagged, 1) else NEVER
        )
    if deal.gold == 0:
        return COIN_TICKETS[DONE] if table.asking == 0 and payer.bagged > payer.due else NEVER
    return PERCENT if deal.gold >= payer.bagged else RARE


def bag_goods_tickets(table: Any, deal: Any, good: int) -> int:
    """What its owner knows to be there; a sheriff asks for what was claimed."""
    payer = table.merchants[table.whom]
    there = payer.claim == good if table.asking else payer.bag[good] > deal.from_bag[good]
    return RARE if there and table.taken < MOST_FROM_BAG else NEVER


def return_tickets(table: Any, habits: Any, action: int) -> int:
    if action == DONE:
        return MOSTLY if table.named > 0 else NEVER
    if action == OWN_PASS:
        return MOSTLY if table.asking or has_to_hide(table, table.whom) else NEVER
    if action < OTHERS or action % WAYS == 1 or table.asking or table.named > 0:
        return NEVER
    return RARE if is_worth_opening(table, habits, table.whom, (action - OTHERS) // WAYS) else NEVER


def eager(table: Any, habits: Any, seat: int) -> int:
    """Who speaks next where all may: the sheriff, who is asked, who has something to hide."""
    if table.phase != Phase.INSPECT or is_officer(table, seat):
        return OFTEN
    merchant = table.merchants[seat]
    if merchant.bagged == 0:
        return NEVER
    if merchant.ask.stands:
        return OFTEN
    return NEVER if merchant.offer.stands or is_true(merchant) else SOME


def landmark(table: Any) -> int:
    """The rounds that are over."""
    return int(table.round)


def worth(table: Any, seat: int) -> int:
    """Gold and goods, each card's part in the race for the titles, and what hands may become."""
    if table.phase == Phase.OVER:
        return int(TENTHS * score(table, seat))
    merchant = table.merchants[seat]
    points = TENTHS * merchant.gold
    for card in range(PRIZES):
        points += TENTHS * PRIZE_VALUES[card] * (merchant.prizes >> card & 1)
    for good in range(table.kinds):
        points += TENTHS * table.value[good] * merchant.stand[good]
        points += hand_worth(table, merchant, good)
    for kind in range(LEGAL):
        points += title_worth(table, seat, kind)
    return int(points)


def title_worth(table: Any, seat: int, kind: int) -> int:
    """A part of what king and queen of a kind get: the more, the further one is ahead and the later it is."""
    squares, own = OPENNESS_OF_RACE * (table.rounds - table.round + 1), 0
    for other in range(table.seats):
        cards = 0
        for good in range(table.kinds):
            if table.title[good] == kind:
                cards += table.counts[good] * table.merchants[other].stand[good]
        squares += cards * cards
        if other == seat:
            own = cards
    return int(TENTHS * (KING[kind] + QUEEN[kind]) * own * own // max(squares, 1))


def hand_worth(table: Any, merchant: Any, good: int) -> int:
    cards = min(merchant.hand[good], MOST_IN_BAG)
    if is_legal(table, good):
        return int(TENTHS * table.value[good] * cards * cards // KIND_PART)
    return int(CONTRABAND_PART * table.value[good] * cards)


# --- before the playouts


USUAL = 50  # percent
FIRST_DOUBT = 0.3  # how likely it takes a lie to be before it knows the merchant


def habits(seen: Seen, watchful: bool) -> list[int]:
    """How often each lied and opened so far and what was paid, as this seat remembers it."""
    if not watchful:
        return [USUAL] * (2 * MOST_SEATS) + [round(TENTHS * USUAL_PRICE)] * MOST_SEATS
    shire, customs = Shire(seen, Random(0)), customs_of(seen)
    lies = [round(PERCENT * shire.doubt(name, FIRST_DOUBT)) for name in seen.seats]
    opens = [round(PERCENT * custom.openness) for custom in customs]
    prices = [round(TENTHS * custom.price) for custom in customs]
    spare = [USUAL] * (MOST_SEATS - len(seen.seats))
    return lies + spare + opens + spare + prices + spare
