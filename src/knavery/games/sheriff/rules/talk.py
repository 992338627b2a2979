"""Who has the word in the inspection (SN-DEAL-13): everybody at any moment, or each in turn."""

from knavery.games.sheriff.rules.officers import left_of, next_merchant, officers, opens_alone
from knavery.games.sheriff.rules.steps import TURNS
from knavery.games.sheriff.table import Table
from knavery.kernel.record import NOBODY

MOST_QUIET = 3  # rounds of talk without a bag dealt with; then there must be one


def must_deal(table: Table) -> bool:
    """Whether all has been said, and a bag must be dealt with."""
    return table.quiet == MOST_QUIET


def speakers(table: Table) -> int:
    """Who may say something now, as bits."""
    if table.talk != TURNS:
        return (1 << table.seats) - 1
    if table.turn != NOBODY:
        return 1 << table.turn
    if table.partner == NOBODY:
        return 1 << table.sheriff
    return deputies_with_a_vote(table)


def deputies_with_a_vote(table: Table) -> int:
    """The deputies who can do something towards dealing with a bag."""
    found = 0
    for owner in range(table.seats):
        if may_move_on(table, table.sheriff, owner):
            found |= 1 << table.sheriff
        if may_move_on(table, table.partner, owner):
            found |= 1 << table.partner
    return found


def may_move_on(table: Table, deputy: int, owner: int) -> bool:
    """He has no vote on this bag yet, or acts alone."""
    merchant = table.merchants[owner]
    if merchant.bagged == 0:
        return False
    voted = (merchant.votes_pass | merchant.votes_open) >> deputy & 1
    return voted == 0 or opens_alone(table, deputy, owner)


def has_word(table: Table, seat: int) -> bool:
    if table.talk != TURNS or seat == table.turn:
        return True
    return table.turn == NOBODY and speakers(table) >> seat & 1 == 1


def next_word(table: Table, seat: int) -> None:
    """Whoever acted has had his turn: merchants clockwise, then the sheriff or both deputies."""
    if table.talk != TURNS:
        return
    if table.turn == NOBODY:
        if not must_deal(table):
            open_talk(table)
    elif officers(table) >> seat & 1 == 0:
        following = left_of(table, seat)
        table.turn = left_of(table, following) if following == table.partner else following
    elif seat == table.sheriff and table.partner != NOBODY:
        table.turn = table.partner
    else:
        open_talk(table)


def open_talk(table: Table) -> None:
    """A round of talk is over: another, or all has been said."""
    table.quiet = 0 if table.turn == NOBODY else table.quiet + 1
    table.turn = NOBODY if must_deal(table) else next_merchant(table, table.sheriff)
