"""How people write a position of Sheriff of Nottingham down, and what follows from it."""

from collections.abc import Mapping
from typing import Any

from knavery.games.sheriff.data import (
    COUNTS_AS,
    FINE,
    KINDS,
    LEGAL,
    LEGAL_GOODS,
    MOST_LETTERS,
    PRINTED,
    PRIZES,
    ROYAL,
    VALUE,
)
from knavery.games.sheriff.rules.cards import lacking
from knavery.games.sheriff.rules.debt import has_goods
from knavery.games.sheriff.rules.names import Phase
from knavery.games.sheriff.rules.officers import is_officer, next_merchant, officers
from knavery.games.sheriff.rules.piles import in_piles
from knavery.games.sheriff.rules.share import is_loot_left, share_loot
from knavery.games.sheriff.rules.steps import SOLD_TOGETHER, TURNS, left_aside
from knavery.games.sheriff.shown import FIELDS
from knavery.games.sheriff.table import FIRST_EDITION, MOST_SEATS
from knavery.kernel.fields import Misfit
from knavery.kernel.record import NOBODY
from knavery.kernel.scenario import Given

__all__ = ["FIELDS", "PHASES", "cards_of", "conserved", "prepare", "settle"]

PHASES: dict[str, tuple[int, ...]] = {
    "market": (Phase.FIRST, Phase.MARKET, Phase.DRAW, Phase.LAY),
    "load": (Phase.LOAD,),
    "declare": (Phase.DECLARE,),
    "inspect": (
        Phase.INSPECT,
        Phase.DEED,
        Phase.GOLD,
        Phase.GOODS,
        Phase.FROM_BAG,
        Phase.RETURN,
        Phase.PROMISE,
    ),
    "debt": (Phase.DEBT,),
    "bury": (Phase.BURY,),
    "sell": (Phase.SELL,),
    "loot": (Phase.LOOT, Phase.SPLIT),
    "over": (Phase.OVER,),
}


# --- what a host chose


def prepare(table: Any, chosen: Mapping[str, Any]) -> None:
    """The goods of this game: those printed, the royal ones (SN-OPT-1), those supplied (SN-OPT-5)."""
    for good in range(PRINTED):
        table.value[good], table.fine[good] = VALUE[good], FINE[good]
        table.title[good], table.counts[good] = counted(COUNTS_AS[good])
    for good in range(PRINTED, KINDS):
        table.title[good] = NOBODY
    table.legal = (1 << LEGAL) - 1
    table.kinds = PRINTED if table.royal else ROYAL
    for number, supplied in enumerate(chosen["promo"]):
        table.kinds = PRINTED + number + 1
        supply(table, PRINTED + number, supplied)


def supply(table: Any, good: int, supplied: Mapping[str, Any]) -> None:
    table.value[good], table.fine[good] = supplied["value"], supplied["fine"]
    table.title[good], table.counts[good] = counted(supplied["counts_as"])
    table.stock[good] = supplied["cards"]
    table.legal |= 1 << good if supplied["kind"] == "legal" else 0
    for place, letter in enumerate(supplied["name"]):
        table.letters[(good - PRINTED) * MOST_LETTERS + place] = ord(letter)


def counted(text: str) -> tuple[int, int]:
    """`2 apple`: for which title and as how many."""
    if not text:
        return NOBODY, 0
    count, good = text.split()
    return LEGAL_GOODS.index(good), int(count)


# --- what follows from a position


def settle(table: Any, given: Given) -> None:
    """Put in place what follows from what a scenario gives."""
    phase = given.phase or "market"
    check_given(table, given, phase)
    settle_deputies(table, given)
    table.closed = 0 if phase == "market" else (1 << table.seats) - 1
    table.turn, table.first = NOBODY, NOBODY
    if phase == "market":
        settle_market(table, given)
    elif phase == "load":
        settle_load(table, given)
    elif phase == "declare":
        settle_declare(table, given)
    else:
        settle_inspection(table, given, PHASES[phase][0])
    settle_debt(table, given)
    settle_black_market(table)
    count_stock(table)


def check_given(table: Any, given: Given, phase: str) -> None:
    if table.round > table.rounds:
        raise Misfit(f"the game has {table.rounds} rounds, and this is round {table.round}")
    if len(given.turn) > 1 and phase not in ("load", "inspect", "sell", "loot"):
        raise Misfit(f"in {phase} one seat has the turn, not {len(given.turn)}")
    if phase == "bury" and table.edition != FIRST_EDITION:
        raise Misfit("only in the first edition the sheriff lays confiscated cards onto a pile")
    if phase == "sell" and not table.black_market:
        raise Misfit("there is a black market only with the option black_market")
    if phase == "loot" and table.seats != MOST_SEATS:
        raise Misfit("only six players have loot")
    check_claims(table)
    for good in range(table.kinds, KINDS):
        if cards_of(table, good):
            raise Misfit("royal goods are in the game only with the option royal")


def settle_deputies(table: Any, given: Given) -> None:
    """Whose cards the deck of deputies has given out: theirs, and in later rounds of three as many more."""
    if table.seats == MOST_SEATS:
        wanted = (table.round - 1) % (MOST_SEATS // 2) + 1
        table.served = officers(table)
        for seat in range(table.seats):
            if table.served.bit_count() < 2 * wanted:
                table.served |= 1 << seat


def settle_market(table: Any, given: Given) -> None:
    """First edition: those from the sheriff's left up to him who has the turn have moved; second edition:
    he is the first merchant, and the sheriff has yet to name one."""
    first = table.edition == FIRST_EDITION
    turn = given.turn[0] if given.turn else next_merchant(table, table.sheriff) if first else table.sheriff
    if turn == table.sheriff and not first:
        table.phase, table.turn = Phase.FIRST, turn
        return
    if is_officer(table, turn):
        raise Misfit(f"seat {turn + 1} takes no part in the market")
    table.phase, table.turn = Phase.MARKET, turn
    table.first = next_merchant(table, table.sheriff) if first else turn
    if first and left_aside(table, turn):
        draws = lacking(table, turn) > 0 and in_piles(table) > 0
        table.phase = Phase.DRAW if draws else Phase.LAY


def settle_load(table: Any, given: Given) -> None:
    """Merchants whose bags are open have the turn: those named, or all who have cards and no bag given."""
    table.phase = Phase.LOAD
    for seat in range(table.seats):
        named = seat in given.turn if given.turn else not given.names("bag", seat)
        if not is_officer(table, seat) and named and table.merchants[seat].held:
            table.closed &= ~(1 << seat)


def settle_declare(table: Any, given: Given) -> None:
    """The turn is his who is named, or the first from the sheriff's left who has a bag and made no claim."""
    table.phase = Phase.DECLARE
    clockwise = [(table.sheriff + step) % table.seats for step in range(1, table.seats)]
    with_bag = [seat for seat in clockwise if table.merchants[seat].bagged]
    waiting = [seat for seat in with_bag if table.merchants[seat].claim == NOBODY]
    if not waiting or (given.turn and given.turn[0] not in with_bag):
        raise Misfit("in the phase declare, whoever has the turn has a bag")
    table.turn = given.turn[0] if given.turn else waiting[0]
    if waiting[0] in with_bag[: with_bag.index(table.turn)]:
        raise Misfit(f"seat {waiting[0] + 1} has a bag and no claim, and his turn is over")


def check_claims(table: Any) -> None:
    for seat, merchant in enumerate(table.merchants):
        if merchant.claim != NOBODY and not table.legal >> merchant.claim & 1:
            raise Misfit(f"seat {seat + 1} can claim legal goods only")


def settle_inspection(table: Any, given: Given, phase: int) -> None:
    """A merchant whose bag is not given has none (SN-LOAD-3); a bag that lies there was declared."""
    table.phase = phase
    for seat in range(table.seats):
        merchant = table.merchants[seat]
        if not given.names("bag", seat) or table.dealt >> seat & 1:
            merchant.bag, merchant.bagged = [0] * KINDS, 0
        if merchant.bagged and merchant.claim == NOBODY and phase != Phase.OVER:
            raise Misfit(f"seat {seat + 1} has a bag and no claim: every bag was declared by now")
        if merchant.bagged and is_officer(table, seat) and phase != Phase.OVER:
            raise Misfit("the sheriff has no bag")
    if table.talk == TURNS and phase in (Phase.INSPECT, Phase.DEBT, Phase.BURY):
        table.turn = (
            given.turn[0] if given.turn and phase == Phase.INSPECT else next_merchant(table, table.sheriff)
        )
    if phase == Phase.BURY:
        settle_bury(table)
    elif phase == Phase.SELL:
        settle_sell(table, given)
    elif phase == Phase.LOOT:
        settle_loot(table)


def settle_bury(table: Any) -> None:
    """Confiscated cards lie beside the sheriff, whoever's they are said to be."""
    sheriff = table.merchants[table.sheriff]
    for seat, merchant in enumerate(table.merchants):
        if seat != table.sheriff:
            sheriff.aside = [own + other for own, other in zip(sheriff.aside, merchant.aside, strict=True)]
            merchant.aside, merchant.tossed = [0] * KINDS, 0
    if not any(sheriff.aside):
        raise Misfit("in the phase bury, what is confiscated must be given: aside of the sheriff")


def settle_sell(table: Any, given: Given) -> None:
    """Who may still sell: merchants with three cards face down who sold none; those named, if some are."""
    merchants = [seat for seat in range(table.seats) if not is_officer(table, seat)]
    if not table.dealt:
        table.dealt = sum(1 << seat for seat in merchants)
    for seat in given.turn or merchants:
        may = (table.dealt & ~table.sold) >> seat & 1 and not is_officer(table, seat)
        if may and table.merchants[seat].face_down >= SOLD_TOGETHER:
            table.calls |= 1 << seat
    if not table.calls:
        raise Misfit("in the phase sell, a merchant has three cards face down and has not sold yet")


def settle_loot(table: Any) -> None:
    """What lies there is the remainder: what divides is shared by itself."""
    share_loot(table)
    if not is_loot_left(table):
        raise Misfit("in the phase loot, something of it does not divide")


def settle_debt(table: Any, given: Given) -> None:
    """A debt is what gold did not cover and goods can; it is paid after confiscated cards are laid down."""
    debt = table.debt
    if table.phase not in (Phase.DEBT, Phase.BURY):
        if debt.amount or debt.debtor != NOBODY or debt.creditor != NOBODY:
            raise Misfit("a debt belongs to the phase debt")
        return
    if table.phase == Phase.BURY and debt.debtor == NOBODY:
        return
    if debt.debtor == NOBODY or debt.creditor == NOBODY or debt.amount < 1:
        raise Misfit("in the phase debt, the debtor, the creditor and the amount must be given")
    if debt.debtor == debt.creditor or not has_goods(table, debt.debtor):
        raise Misfit("whoever is in debt owes another, and has goods to pay with")
    if table.phase == Phase.DEBT and given.turn and given.turn[0] != debt.debtor:
        raise Misfit("in the phase debt it is the debtor's turn")


def settle_black_market(table: Any) -> None:
    """The stacks hold what nobody has."""
    held = [merchant.prizes for merchant in table.merchants] + [table.loot.prizes]
    if sum(bits.bit_count() for bits in held) > PRIZES or sum(held) != or_all(held):
        raise Misfit("a card of the black market lies in two places")
    table.stacks = (1 << PRIZES) - 1 & ~or_all(held) if table.black_market else 0


def or_all(bits: list[int]) -> int:
    found = 0
    for some in bits:
        found |= some
    return found


# --- what no move can change


def count_stock(table: Any) -> None:
    """How many cards of each good there are, now that some were put in place."""
    for good in range(KINDS):
        table.stock[good] = cards_of(table, good)


def cards_of(table: Any, good: int) -> int:
    """All cards of a good, wherever they lie."""
    lying = table.deck[: table.deck_cards].count(good) + table.out[good] + table.removed[good]
    lying += sum(pile.cards[: pile.count].count(good) for pile in table.piles) + table.loot.stand[good]
    for merchant in table.merchants:
        lying += merchant.hand[good] + merchant.bag[good] + merchant.stand[good] + merchant.aside[good]
    return int(lying)


def conserved(table: Any) -> list[int]:
    """What no move can change: all gold together (SN-SET-7), and the cards of every good."""
    gold = sum(merchant.gold for merchant in table.merchants) + table.loot.gold + table.lost_gold
    return [gold, *(cards_of(table, good) for good in range(KINDS))]
