"""What becomes of a bag: passed or opened, and that is final (SN-INS-2)."""

from knavery.games.sheriff.rules.cards import discard
from knavery.games.sheriff.rules.deals import lapse, tell_lacking
from knavery.games.sheriff.rules.debt import owe
from knavery.games.sheriff.rules.handover import eyes_with, gain_goods, is_legal, tell_goods, tell_hidden
from knavery.games.sheriff.rules.names import Event
from knavery.games.sheriff.rules.officers import other_deputy
from knavery.games.sheriff.rules.share import DEPUTIES
from knavery.games.sheriff.table import FIRST_EDITION, LOOT, Merchant, Table
from knavery.kernel.events import ALL, tell
from knavery.kernel.record import NOBODY

STIRRED = -1  # `table.quiet` in a round of talk in which a bag was dealt with


def pass_bag(table: Table, owner: int, doer: int) -> None:
    """SN-INS-3, SN-INS-5: back to its owner, who hands over what he promised and unpacks the rest."""
    tell(table, Event.PASSED, ALL, owner, 0, 0)
    if table.proof:
        prove_bag(table, owner)
    lacking = lacking_in_bag(table, owner)
    hand_over(table, owner, NOBODY)
    tell_lacking(table, owner, lacking)
    unpack(table, owner)
    judge_favours(table, owner, doer, True)
    put_away(table, owner)


def unpack(table: Table, owner: int) -> None:
    """SN-INS-5: legal goods go face up to the stand, contraband face down."""
    merchant = table.merchants[owner]
    face_down = merchant.face_down
    for good in range(table.kinds):
        shelve(table, owner, good)
    if merchant.face_down > face_down:
        tell(table, Event.HID, ALL, owner, merchant.face_down - face_down, 0)


def open_bag(table: Table, owner: int, doer: int) -> None:
    """SN-INS-6, SN-INS-7, SN-INS-9: all see what was in it, and somebody pays."""
    merchant = table.merchants[owner]
    tell(table, Event.OPENED, ALL, owner, 0, 0)
    for good in range(table.kinds):
        if merchant.bag[good] > 0:
            tell(table, Event.FOUND, ALL, owner, good, merchant.bag[good])
    honest = merchant.bag[merchant.claim] == merchant.bagged
    fine = fine_of(table, merchant)
    if not honest:
        confiscate(table, owner)
    hand_over(table, owner, merchant.claim)
    shelve(table, owner, merchant.claim)
    settle_fine(table, owner, doer, honest, fine)
    judge_favours(table, owner, doer, False)
    put_away(table, owner)


def fine_of(table: Table, merchant: Merchant) -> int:
    """SN-INS-6, SN-INS-7: the fines of the honest bag's cards, or of all cards not of the declared kind."""
    if merchant.bag[merchant.claim] == merchant.bagged:
        return int(table.fine[merchant.claim] * merchant.bagged)
    fine = 0
    for good in range(table.kinds):
        if good != merchant.claim:
            fine += table.fine[good] * merchant.bag[good]
    return fine


def settle_fine(table: Table, owner: int, doer: int, honest: bool, fine: int) -> None:
    """SN-DEP-5: two deputies pay half each, and take a fine into the loot; who opens alone does it all."""
    if not honest:
        owe(table, owner, doer, fine)
        return
    tell(table, Event.HONEST, ALL, owner, 0, 0)
    if doer == LOOT:
        owe(table, table.sheriff, owner, fine // DEPUTIES)
        owe(table, table.partner, owner, fine // DEPUTIES)
    else:
        owe(table, doer, owner, fine)


def shelve(table: Table, owner: int, good: int) -> None:
    """The cards of one good, out of the bag onto the stand."""
    merchant = table.merchants[owner]
    count = merchant.bag[good]
    if count > 0:
        merchant.bag[good] = 0
        merchant.bagged -= count
        gain_goods(table, owner, good, count)
        if is_legal(table, good):
            tell(table, Event.SHELVED, ALL, owner, good, count)


def confiscate(table: Table, owner: int) -> None:
    """SN-INS-8: what was not declared goes onto the pile; in the first edition the sheriff lays it there."""
    merchant = table.merchants[owner]
    for good in range(table.kinds):
        count = merchant.bag[good]
        if count > 0 and good != merchant.claim:
            tell(table, Event.CONFISCATED, ALL, owner, good, count)
            merchant.bag[good] = 0
            merchant.bagged -= count
            if table.edition == FIRST_EDITION:
                table.merchants[table.sheriff].aside[good] += count
            else:
                discard(table, table.piles[0], good, count)


# --- what was promised


def hand_over(table: Table, owner: int, only: int) -> None:
    """SN-DEAL-9: goods promised out of the bag, as far as they are there; of an opened bag only those of
    the declared kind, which reached the stand."""
    merchant = table.merchants[owner]
    for card in range(merchant.due):
        good, receiver = merchant.due_goods[card], merchant.due_to[card]
        if merchant.bag[good] > 0 and (only == NOBODY or only == good):
            merchant.bag[good] -= 1
            merchant.bagged -= 1
            gain_goods(table, receiver, good, 1)
            tell_goods(table, owner, receiver, good, 1)
            tell_hidden(table, owner, receiver, 0 if is_legal(table, good) else 1)


def prove_bag(table: Table, owner: int) -> None:
    """SN-DEAL-8: who lacks what he promised out of his bag shows it to those he promised it to."""
    eyes = 0
    for card in range(table.merchants[owner].due):
        if is_short(table, owner, card):
            eyes |= eyes_with(table, table.merchants[owner].due_to[card])
    if eyes != 0:
        tell(table, Event.PROVES_BAG, ALL, owner, 0, 0)
        for good in range(table.kinds):
            if table.merchants[owner].bag[good] > 0:
                tell(table, Event.SHOWS_BAG, eyes, owner, good, table.merchants[owner].bag[good])


def lacking_in_bag(table: Table, owner: int) -> int:
    count = 0
    for card in range(table.merchants[owner].due):
        count += 1 if is_short(table, owner, card) else 0
    return count


def is_short(table: Table, owner: int, card: int) -> bool:
    """Whether the bag has too few for this promised card, after those promised before it."""
    merchant, wanted = table.merchants[owner], 0
    for earlier in range(card + 1):
        wanted += 1 if merchant.due_goods[earlier] == merchant.due_goods[card] else 0
    return wanted > merchant.bag[merchant.due_goods[card]]


def judge_favours(table: Table, owner: int, doer: int, passed: bool) -> None:
    """SN-DEAL-6: who promised something for this bag has now kept or broken it."""
    judge_favour(table, table.sheriff if doer == LOOT else doer, owner, passed)
    if table.partner != NOBODY:
        other = table.partner if doer == LOOT else other_deputy(table, doer)
        judge_favour(table, other, owner, passed or doer != LOOT)  # the other of a lone opener said pass


def judge_favour(table: Table, seat: int, owner: int, passed: bool) -> None:
    merchant, bag = table.merchants[seat], 1 << owner
    kept = merchant.will_pass if passed else merchant.will_open
    broken = merchant.will_open if passed else merchant.will_pass
    if kept & bag:
        tell(table, Event.KEEPS_PROMISE, ALL, seat, owner, 0)
    if broken & bag:
        tell(table, Event.BREAKS_PROMISE, ALL, seat, owner, 0)
    merchant.will_pass &= ~bag
    merchant.will_open &= ~bag


def put_away(table: Table, owner: int) -> None:
    """SN-INS-4: all talk about this bag is over."""
    bag, merchant = 1 << owner, table.merchants[owner]
    table.dealt |= bag
    table.owed_pass &= ~bag
    table.owed_open &= ~bag
    table.quiet = STIRRED
    forget_dues(merchant)
    merchant.votes_pass = 0
    merchant.votes_open = 0
    lapse(table)


def forget_dues(merchant: Merchant) -> None:
    for card in range(merchant.due):
        merchant.due_goods[card] = 0
        merchant.due_to[card] = 0
    merchant.due = 0


def pass_without_dues(table: Table, owner: int) -> None:
    """SN-OPT-2: the time is out, and what was owed out of the bag is not handed over."""
    tell(table, Event.PASSED, ALL, owner, 0, 0)
    unpack(table, owner)
    judge_favours(table, owner, LOOT if table.partner != NOBODY else table.sheriff, True)
    put_away(table, owner)
