"""Who has the law in hand: the sheriff, or with six players two deputies (SN-DEP-1).

`table.sheriff` is then the deputy drawn first and `table.partner` the other.
"""

from knavery.games.sheriff.rules.names import Event
from knavery.games.sheriff.table import MOST_SEATS, Table
from knavery.kernel.chance import below
from knavery.kernel.events import ALL, tell
from knavery.kernel.record import NOBODY


def is_officer(table: Table, seat: int) -> bool:
    return seat == table.sheriff or seat == table.partner


def officers(table: Table) -> int:
    """Sheriff or deputies, as bits."""
    return 1 << table.sheriff | (0 if table.partner == NOBODY else 1 << table.partner)


def other_deputy(table: Table, deputy: int) -> int:
    return int(table.partner if deputy == table.sheriff else table.sheriff)


def left_of(table: Table, seat: int) -> int:
    """The next seat clockwise."""
    return (seat + 1) % table.seats


def next_merchant(table: Table, seat: int) -> int:
    """The next one clockwise who is no sheriff (SN-RND-2)."""
    seat = left_of(table, seat)
    while is_officer(table, seat):
        seat = left_of(table, seat)
    return seat


def next_officers(table: Table) -> None:
    """SN-RND-3: the next player to the left is sheriff; or two more deputies are drawn."""
    if table.seats == MOST_SEATS:
        draw_deputies(table)
    else:
        table.sheriff = left_of(table, table.sheriff)


def draw_deputies(table: Table) -> None:
    """SN-DEP-1: two cards of a shuffled deck of six; when all are out it is shuffled anew."""
    if table.served == (1 << table.seats) - 1:
        table.served = 0
    table.sheriff = draw_deputy(table)
    table.partner = draw_deputy(table)
    tell(table, Event.DEPUTIES_DRAWN, ALL, table.round, table.sheriff, table.partner)


def draw_deputy(table: Table) -> int:
    """One of the cards that are left, each as likely: a shuffled deck that nobody sees is no more."""
    left = 0
    for seat in range(table.seats):
        left += 1 - (table.served >> seat & 1)
    pick, drawn = below(table, left), 0
    for seat in range(table.seats):
        if table.served >> seat & 1 == 0:
            if pick == 0:
                drawn = seat
            pick -= 1
    table.served |= 1 << drawn
    return drawn


# --- votes (SN-DEP-3 to SN-DEP-7)


def opens_alone(table: Table, deputy: int, owner: int) -> bool:
    """SN-DEP-6: this deputy says open and the other says pass: he acts alone."""
    if table.merchants[owner].votes_open >> deputy & 1 == 0:
        return False
    return would_pass(table, other_deputy(table, deputy), owner)


def would_pass(table: Table, deputy: int, owner: int) -> bool:
    """SN-DEP-7: he voted so, or accepted an offer that asks it: a vote to pass on those terms."""
    if table.merchants[owner].votes_pass >> deputy & 1:
        return True
    found = False
    for seat in range(table.seats):
        offer = table.merchants[seat].offer
        if offer.agreed >> deputy & 1 and offer.passing >> owner & 1:
            found = True
    return found


def may_deal_with(table: Table, seat: int, owner: int) -> bool:
    """Whether this sheriff can pass or open the bag by himself."""
    return table.partner == NOBODY or opens_alone(table, seat, owner)


def deals_alone(table: Table, deputy: int, bags: int) -> bool:
    """SN-DEP-7: for himself, only where he is the lone opener of every bag named."""
    alone = bags != 0
    for owner in range(table.seats):
        if bags >> owner & 1 and not opens_alone(table, deputy, owner):
            alone = False
    return alone


def change_vote(table: Table, deputy: int, passing: int, opening: int) -> None:
    """SN-DEP-3: to say pass or open of some bags ends what he said against it before, by a vote or by
    accepting an offer; what says the same stays."""
    mine = 1 << deputy
    for seat in range(table.seats):
        merchant = table.merchants[seat]
        if passing >> seat & 1:
            merchant.votes_open &= ~mine
        if opening >> seat & 1:
            merchant.votes_pass &= ~mine
        if (merchant.offer.passing & opening | merchant.offer.opening & passing) != 0:
            merchant.offer.agreed &= ~mine
