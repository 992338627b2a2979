"""How people write a position of Sheriff of Nottingham down, and what follows from it."""

from typing import Any

from knavery.games.sheriff.data import KINDS
from knavery.games.sheriff.rules.debt import has_goods
from knavery.games.sheriff.rules.names import Phase
from knavery.kernel.fields import Misfit, Shown
from knavery.kernel.record import NOBODY
from knavery.kernel.scenario import Given

PHASES: dict[str, tuple[int, ...]] = {
    "market": (Phase.FIRST, Phase.MARKET),
    "load": (Phase.LOAD,),
    "declare": (Phase.DECLARE,),
    "inspect": (Phase.INSPECT,),
    "debt": (Phase.DEBT,),
    "over": (Phase.OVER,),
}

FIELDS: tuple[Shown, ...] = ()


def settle(table: Any, given: Given) -> None:
    """Put in place what follows from what a scenario gives."""
    phase = given.phase or "market"
    if table.round > table.rounds:
        raise Misfit(f"the game has {table.rounds} rounds, and this is round {table.round}")
    if len(given.turn) > 1 and phase != "load":
        raise Misfit(f"in {phase} one seat has the turn, not {len(given.turn)}")
    everyone = (1 << table.seats) - 1
    table.closed = 0 if phase == "market" else everyone
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
    count_stock(table)


def settle_market(table: Any, given: Given) -> None:
    """The seat that has the turn is the first merchant; the sheriff has yet to name one."""
    turn = given.turn[0] if given.turn else table.sheriff
    if turn == table.sheriff:
        table.phase, table.turn = Phase.FIRST, turn
    else:
        table.phase, table.turn, table.first = Phase.MARKET, turn, turn


def settle_load(table: Any, given: Given) -> None:
    """Merchants whose bags are open have the turn: those named, or all who have cards and no bag given."""
    table.phase = Phase.LOAD
    for seat in range(table.seats):
        named = seat in given.turn if given.turn else not given.names("bag", seat)
        if seat != table.sheriff and named and table.merchants[seat].held:
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


def settle_inspection(table: Any, given: Given, phase: int) -> None:
    """A merchant whose bag is not given has none (SN-LOAD-3); a bag that lies there was declared."""
    table.phase = phase
    for seat in range(table.seats):
        merchant = table.merchants[seat]
        if not given.names("bag", seat) or table.dealt >> seat & 1:
            merchant.bag, merchant.bagged = [0] * KINDS, 0
        if merchant.bagged and merchant.claim == NOBODY and phase != Phase.OVER:
            raise Misfit(f"seat {seat + 1} has a bag and no claim: every bag was declared by now")
    if table.merchants[table.sheriff].bagged and phase != Phase.OVER:
        raise Misfit("the sheriff has no bag")


def settle_debt(table: Any, given: Given) -> None:
    """A debt is what gold did not cover and goods can; nothing else happens while there is one."""
    debt = table.debt
    if table.phase != Phase.DEBT:
        if debt.amount or debt.debtor != NOBODY or debt.creditor != NOBODY:
            raise Misfit("a debt belongs to the phase debt")
        return
    if debt.debtor == NOBODY or debt.creditor == NOBODY or debt.amount < 1:
        raise Misfit("in the phase debt, the debtor, the creditor and the amount must be given")
    if debt.debtor == debt.creditor or not has_goods(table, debt.debtor):
        raise Misfit("whoever is in debt owes another, and has goods to pay with")
    if given.turn and given.turn[0] != debt.debtor:
        raise Misfit("in the phase debt it is the debtor's turn")


def count_stock(table: Any) -> None:
    """How many cards of each good there are, now that some were put in place."""
    for good in range(KINDS):
        table.stock[good] = cards_of(table, good)


def cards_of(table: Any, good: int) -> int:
    """All cards of a good, wherever they lie."""
    lying = table.deck[: table.deck_cards].count(good) + table.pile[: table.pile_cards].count(good)
    for merchant in table.merchants:
        lying += merchant.hand[good] + merchant.bag[good] + merchant.stand[good] + merchant.aside[good]
    return int(lying)


def conserved(table: Any) -> list[int]:
    """What no move can change: all gold together (SN-SET-7), and the cards of every good."""
    gold = sum(merchant.gold for merchant in table.merchants)
    return [gold, *(cards_of(table, good) for good in range(KINDS))]
