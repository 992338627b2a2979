"""What the sheriff does about the merchant whom he turned to (`table.whom`)."""

from knavery.games.sheriff.rules.accept import accept_offer, refusal_accept_offer
from knavery.games.sheriff.rules.bags import open_bag, pass_bag
from knavery.games.sheriff.rules.deals import clear_deal
from knavery.games.sheriff.rules.names import OK, Event, Phase, Refusal
from knavery.games.sheriff.rules.offers import begin_wording
from knavery.games.sheriff.rules.officers import change_vote, may_deal_with, other_deputy
from knavery.games.sheriff.rules.steps import carry_on
from knavery.games.sheriff.rules.talk import must_deal, next_word
from knavery.games.sheriff.table import LOOT, Table
from knavery.kernel.events import ALL, tell
from knavery.kernel.record import NOBODY

PASS = 0
OPEN = 1
VOTE_PASS = 2  # in the same two ways
VOTE_OPEN = 3
ACCEPT = 4
REFUSE = 5
WITHDRAW = 6
ASK = 7  # the last, since it goes on

WAYS = 2


def span_deed(table: Table) -> int:
    return ASK + 1


def refusal_deed(table: Table, seat: int, action: int) -> int:
    """SN-INS-1: with the bags, in any order; SN-DEAL-1: and with what is offered."""
    if action <= VOTE_OPEN:
        return refusal_dealing(table, seat, action)
    if action == ACCEPT:
        return refusal_accept_offer(table, seat, table.whom)
    if must_deal(table):
        return Refusal.MUST_DEAL
    if action == REFUSE:
        return OK if table.merchants[table.whom].offer.stands else Refusal.NO_OFFER
    return OK if action == ASK or table.merchants[table.whom].ask.stands else Refusal.NO_ASK


def refusal_dealing(table: Table, seat: int, action: int) -> int:
    """SN-INS-2, SN-INS-3: each bag is passed, for nothing, or opened, and that is final (SN-INS-4)."""
    owner = table.whom
    if table.merchants[owner].bagged == 0:
        return Refusal.BAG_DEALT_WITH if table.dealt >> owner & 1 else Refusal.NO_BAG
    against = table.owed_pass if action % WAYS == OPEN else table.owed_open
    if action >= VOTE_PASS:
        return why_no_vote(table, seat, action, against)
    if not may_deal_with(table, seat, owner):
        return Refusal.NOT_ALONE
    return Refusal.OWED_OTHERWISE if against >> owner & 1 else OK


def why_no_vote(table: Table, seat: int, action: int, against: int) -> int:
    """SN-DEP-3: each deputy says pass or open, and may change it; never against what is owed."""
    merchant = table.merchants[table.whom]
    if table.partner == NOBODY:
        return Refusal.NO_DEPUTIES
    if against >> table.whom & 1:
        return Refusal.OWED_OTHERWISE
    votes = merchant.votes_pass if action == VOTE_PASS else merchant.votes_open
    if votes >> seat & 1:
        return Refusal.VOTED_SO
    if must_deal(table) and (merchant.votes_pass | merchant.votes_open) >> seat & 1:
        return Refusal.MUST_DEAL
    return OK


def play_deed(table: Table, seat: int, action: int) -> None:
    owner = table.whom
    if action == ASK:
        begin_wording(table, seat, owner, 1)
        return
    table.speaker = NOBODY
    table.whom = NOBODY
    table.phase = Phase.INSPECT
    do_deed(table, seat, owner, action)
    next_word(table, seat)
    carry_on(table)


def do_deed(table: Table, seat: int, owner: int, action: int) -> None:
    if action == PASS:
        pass_bag(table, owner, seat)
    elif action == OPEN:
        open_bag(table, owner, seat)
    elif action == ACCEPT:
        accept_offer(table, seat, owner)
    elif action == REFUSE:
        tell(table, Event.REFUSES_OFFER, ALL, seat, owner, 0)
        clear_deal(table, table.merchants[owner].offer)
    elif action == WITHDRAW:
        tell(table, Event.WITHDRAWS_ASK, ALL, seat, owner, 0)
        clear_deal(table, table.merchants[owner].ask)
    else:
        vote(table, seat, owner, action)


def vote(table: Table, seat: int, owner: int, action: int) -> None:
    """SN-DEP-4, SN-DEP-5: once both say the same the bag is dealt with."""
    merchant, other = table.merchants[owner], other_deputy(table, seat)
    if action == VOTE_PASS:
        change_vote(table, seat, 1 << owner, 0)
        merchant.votes_pass |= 1 << seat
        tell(table, Event.VOTES_PASS, ALL, seat, owner, 0)
        if merchant.votes_pass >> other & 1:
            pass_bag(table, owner, LOOT)
    else:
        change_vote(table, seat, 0, 1 << owner)
        merchant.votes_open |= 1 << seat
        tell(table, Event.VOTES_OPEN, ALL, seat, owner, 0)
        if merchant.votes_open >> other & 1:
            open_bag(table, owner, LOOT)
