"""Inspect: the sheriff passes or opens each bag, in the order he likes (SN-INS-1), and everybody talks.

A merchant says what he does himself; the sheriff turns to a merchant (action TURN_TO + seat) and then
does something about him (rules/deed.py).  With six players two deputies stand where the sheriff does.
"""

from knavery.games.sheriff.data import PRIZES, STACK_CARDS
from knavery.games.sheriff.rules.accept import accept_ask, refusal_accept_ask
from knavery.games.sheriff.rules.bags import pass_without_dues
from knavery.games.sheriff.rules.deals import clear_deal
from knavery.games.sheriff.rules.names import OK, Event, Phase, Refusal
from knavery.games.sheriff.rules.offers import begin_wording
from knavery.games.sheriff.rules.officers import is_officer
from knavery.games.sheriff.rules.sell import refusal_sale, sell_three
from knavery.games.sheriff.rules.steps import TURNS, carry_on
from knavery.games.sheriff.rules.talk import has_word, may_move_on, must_deal, next_word
from knavery.games.sheriff.table import Table
from knavery.kernel.events import ALL, tell
from knavery.kernel.record import NOBODY

OFFER = 0
ACCEPT = 1
REFUSE = 2
WITHDRAW = 3
SILENT = 4
SELL = 5  # and the next two: one a stack
TIME_OUT = SELL + PRIZES // STACK_CARDS
TURN_TO = TIME_OUT + 1


def span_inspect(table: Table) -> int:
    return TURN_TO + table.seats


def refusal_inspect(table: Table, seat: int, action: int) -> int:
    """SN-DEAL-1, SN-DEAL-13: anybody at any moment, or each in his turn."""
    if action == TIME_OUT or seat == NOBODY:
        return why_not_out(table, seat, action)
    if table.talk == TURNS and seat != table.turn and not has_word(table, seat):
        return Refusal.NOT_YOUR_WORD
    if action >= TURN_TO:
        in_law = seat == table.sheriff or seat == table.partner
        return why_not_to(table, seat, action - TURN_TO) if in_law else Refusal.NOT_THE_SHERIFF
    if action >= SELL:
        return refusal_sale(table, seat, action - SELL) if table.black_market else Refusal.NO_BLACK_MARKET
    if action == SILENT:
        return why_not_silent(table, seat)
    return why_not_said(table, seat, action)


def why_not_out(table: Table, seat: int, action: int) -> int:
    """SN-OPT-2: the clock says that the time is out, if there is one; and the clock says nothing else."""
    return OK if table.timer and seat == NOBODY and action == TIME_OUT else Refusal.NO_TIMER


def why_not_to(table: Table, seat: int, owner: int) -> int:
    """SN-INS-1: only a sheriff deals with merchants; once all has been said, only where a bag waits."""
    if is_officer(table, owner):
        return Refusal.NO_BAG
    if not must_deal(table):
        return OK
    if table.merchants[owner].bagged == 0:
        return Refusal.BAG_DEALT_WITH if table.dealt >> owner & 1 else Refusal.NO_BAG
    return OK if table.partner == NOBODY or may_move_on(table, seat, owner) else Refusal.MUST_DEAL


def why_not_silent(table: Table, seat: int) -> int:
    if table.talk != TURNS:
        return Refusal.FREE_TALK
    return Refusal.MUST_DEAL if must_deal(table) else OK


def why_not_said(table: Table, seat: int, action: int) -> int:
    """SN-DEAL-1: a merchant offers, or answers the ask to him."""
    merchant = table.merchants[seat]
    if is_officer(table, seat):
        return Refusal.SHERIFF_ASKS
    if action == OFFER:
        return OK
    if action == WITHDRAW:
        return OK if merchant.offer.stands else Refusal.NO_OFFER
    if merchant.ask.stands == 0:
        return Refusal.NO_ASK
    return OK if action == REFUSE else refusal_accept_ask(table, seat)


def play_inspect(table: Table, seat: int, action: int) -> None:
    if action >= TURN_TO:
        table.speaker = seat
        table.whom = action - TURN_TO
        table.phase = Phase.DEED
    elif action == OFFER:
        begin_wording(table, seat, seat, 0)
    else:
        say(table, seat, action)
        if seat != NOBODY:
            next_word(table, seat)
        carry_on(table)


def say(table: Table, seat: int, action: int) -> None:
    """What is said in one word."""
    if action == ACCEPT:
        accept_ask(table, seat)
    elif action == REFUSE:
        tell(table, Event.REFUSES_ASK, ALL, seat, 0, 0)
        clear_deal(table, table.merchants[seat].ask)
    elif action == WITHDRAW:
        tell(table, Event.WITHDRAWS, ALL, seat, 0, 0)
        clear_deal(table, table.merchants[seat].offer)
    elif action == SILENT:
        tell(table, Event.SILENT, ALL, seat, 0, 0)
    elif action == TIME_OUT:
        run_out_of_time(table)
    else:
        sell_three(table, seat, action - SELL)


def run_out_of_time(table: Table) -> None:
    """SN-OPT-2: all bags not yet dealt with pass, owed ones too, without what was to be paid out of them."""
    tell(table, Event.TIME_IS_OUT, ALL, 0, 0, 0)
    for owner in range(table.seats):
        if table.merchants[owner].bagged > 0:
            pass_without_dues(table, owner)
