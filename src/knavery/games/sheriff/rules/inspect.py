"""Inspect: the sheriff passes or opens each bag, in the order he likes (SN-INS-1).

Action 2 * seat passes that seat's bag, 2 * seat + 1 opens it.
"""

from knavery.games.sheriff.data import FINE, KINDS, LEGAL
from knavery.games.sheriff.rules.cards import discard
from knavery.games.sheriff.rules.debt import owe
from knavery.games.sheriff.rules.names import OK, Event, Refusal
from knavery.games.sheriff.rules.steps import leave_inspection
from knavery.games.sheriff.table import Merchant, Table
from knavery.kernel.events import ALL, tell

DEEDS = 2  # with each bag
OPEN = 1


def span_inspect(table: Table) -> int:
    return table.seats * DEEDS


def refusal_inspect(table: Table, seat: int, action: int) -> int:
    """SN-INS-2, SN-INS-3: each bag is passed, for nothing, or opened; once, and that is final (SN-INS-4)."""
    owner = action // DEEDS
    if seat != table.sheriff:
        return Refusal.NOT_THE_SHERIFF
    if table.dealt >> owner & 1:
        return Refusal.BAG_DEALT_WITH
    return OK if table.merchants[owner].bagged > 0 else Refusal.NO_BAG


def play_inspect(table: Table, seat: int, action: int) -> None:
    owner = action // DEEDS
    table.dealt |= 1 << owner
    if action % DEEDS == OPEN:
        open_bag(table, owner)
    else:
        pass_bag(table, owner)
    if table.debt.amount == 0:
        leave_inspection(table)


def pass_bag(table: Table, owner: int) -> None:
    """SN-INS-5: legal goods go face up to the stand, contraband face down."""
    merchant = table.merchants[owner]
    tell(table, Event.PASSED, ALL, owner, 0, 0)
    face_down = merchant.face_down
    for good in range(KINDS):
        shelve(table, owner, good)
    if merchant.face_down > face_down:
        tell(table, Event.HID, ALL, owner, merchant.face_down - face_down, 0)


def open_bag(table: Table, owner: int) -> None:
    """SN-INS-6, SN-INS-7, SN-INS-9: all see what was in it, and somebody pays."""
    merchant = table.merchants[owner]
    tell(table, Event.OPENED, ALL, owner, 0, 0)
    for good in range(KINDS):
        if merchant.bag[good] > 0:
            tell(table, Event.FOUND, ALL, owner, good, merchant.bag[good])
    honest = merchant.bag[merchant.claim] == merchant.bagged
    fine = fine_of(merchant)
    shelve(table, owner, merchant.claim)
    if honest:
        tell(table, Event.HONEST, ALL, owner, 0, 0)
        owe(table, table.sheriff, owner, fine)
    else:
        confiscate(table, owner)
        owe(table, owner, table.sheriff, fine)


def fine_of(merchant: Merchant) -> int:
    """SN-INS-6, SN-INS-7: the fines of the honest bag's cards, or of all cards not of the declared kind."""
    if merchant.bag[merchant.claim] == merchant.bagged:
        return FINE[merchant.claim] * merchant.bagged
    fine = 0
    for good in range(KINDS):
        if good != merchant.claim:
            fine += FINE[good] * merchant.bag[good]
    return fine


def shelve(table: Table, owner: int, good: int) -> None:
    """The cards of one good, out of the bag onto the stand."""
    merchant = table.merchants[owner]
    count = merchant.bag[good]
    merchant.bag[good] = 0
    merchant.bagged -= count
    merchant.stand[good] += count
    if good >= LEGAL:
        merchant.face_down += count
    elif count > 0:
        tell(table, Event.SHELVED, ALL, owner, good, count)


def confiscate(table: Table, owner: int) -> None:
    """SN-INS-8: what is left in the bag goes onto the discard pile."""
    merchant = table.merchants[owner]
    for good in range(KINDS):
        if merchant.bag[good] > 0:
            tell(table, Event.CONFISCATED, ALL, owner, good, merchant.bag[good])
            discard(table, good, merchant.bag[good])
            merchant.bag[good] = 0
    merchant.bagged = 0
