"""The two piles of the first edition: drawing from them, and laying cards onto them.

Drawing: action 0 takes the left pile's top card, 1 the right pile's, 2 one from the deck; deck cards come
last and are seen when all is said (SN-MKT-4).  Laying: first the pile, then good by good, the last on top.
"""

from knavery.games.sheriff.rules.cards import below_the_top, discard, draw, lacking
from knavery.games.sheriff.rules.handful import end_handful
from knavery.games.sheriff.rules.names import OK, Event, Phase, Refusal
from knavery.games.sheriff.rules.officers import is_officer
from knavery.games.sheriff.rules.steps import carry_on, left_aside, next_in_market
from knavery.games.sheriff.table import PILES, Table
from knavery.kernel.events import ALL, tell
from knavery.kernel.record import NOBODY

DECK = PILES


# --- drawing


def begin_drawing(table: Table, seat: int) -> None:
    """SN-MKT-10: with both piles empty the deck is drawn from without asking."""
    wanted = lacking(table, seat)
    if wanted > 0 and in_piles(table) > 0:
        table.phase = Phase.DRAW
    else:
        finish_drawing(table, seat, wanted)


def in_piles(table: Table) -> int:
    return int(table.piles[0].count + table.piles[1].count)


def in_deck(table: Table) -> int:
    """How many cards can come from the deck, and from a new one (SN-END-2)."""
    return int(table.deck_cards + below_the_top(table))


def span_draw(table: Table) -> int:
    return DECK + 1


def refusal_draw(table: Table, seat: int, action: int) -> int:
    """SN-MKT-4, SN-MKT-5: from the top of either pile, in any mix; after a deck card only from the deck."""
    if seat != table.turn:
        return Refusal.SHERIFF_RESTS if is_officer(table, seat) else Refusal.NOT_YOUR_TURN
    if action == DECK:
        return OK if is_deck_open(table, seat) else Refusal.DECK_EMPTY
    if table.taken > 0:
        return Refusal.DECK_BEGUN
    return OK if table.piles[action].count > 0 else Refusal.PILE_EMPTY


def is_deck_open(table: Table, seat: int) -> bool:
    """SN-MKT-10: it has a card; and enough for all that he lacks, while there are others in the piles."""
    left = in_deck(table) - table.taken
    return left >= lacking(table, seat) or (left > 0 and (table.taken > 0 or in_piles(table) == 0))


def play_draw(table: Table, seat: int, action: int) -> None:
    """SN-MKT-10: he names as many cards as he lacks, as far as there are any."""
    table.speaker = seat
    if action == DECK:
        table.taken += 1
    else:
        take_from_pile(table, seat, action)
    wanted = lacking(table, seat)
    if table.taken == wanted or in_piles(table) + in_deck(table) == table.taken:
        wanted = table.taken
        end_handful(table)
        finish_drawing(table, seat, wanted)


def take_from_pile(table: Table, seat: int, which: int) -> None:
    """SN-MKT-6: shown to all."""
    pile, merchant = table.piles[which], table.merchants[seat]
    pile.count -= 1
    good = pile.cards[pile.count]
    pile.cards[pile.count] = 0
    merchant.hand[good] += 1
    merchant.held += 1
    tell(table, Event.TOOK_LEFT + which, ALL, seat, good, 1)


def finish_drawing(table: Table, seat: int, from_deck: int) -> None:
    draw(table, seat, from_deck)
    if left_aside(table, seat) > 0:
        table.phase = Phase.LAY
    else:
        next_in_market(table)


# --- laying


def span_lay(table: Table) -> int:
    return PILES if table.chosen == NOBODY else table.kinds


def refusal_lay(table: Table, seat: int, action: int) -> int:
    """SN-MKT-7: all onto one pile, in an order of his choice."""
    if seat != table.turn:
        return Refusal.SHERIFF_RESTS if is_officer(table, seat) else Refusal.NOT_YOUR_TURN
    return why_not_laid(table, seat, action)


def why_not_laid(table: Table, seat: int, action: int) -> int:
    if table.chosen == NOBODY:
        return OK
    return OK if table.merchants[seat].aside[action] > 0 else Refusal.NOT_ASIDE


def play_lay(table: Table, seat: int, action: int) -> None:
    lay_card(table, seat, action)
    if table.speaker == NOBODY:
        next_in_market(table)


def lay_card(table: Table, seat: int, action: int) -> None:
    """First the pile is named, then each card."""
    if table.chosen == NOBODY:
        table.speaker = seat
        table.chosen = action
        return
    merchant = table.merchants[seat]
    merchant.aside[action] -= 1
    merchant.tossed = max(merchant.tossed - 1, 0)
    discard(table, table.piles[table.chosen], action, 1)
    tell(table, Event.LAID_LEFT + table.chosen, ALL, seat, action, 1)
    if left_aside(table, seat) == 0:
        table.speaker = NOBODY
        table.chosen = NOBODY


def span_bury(table: Table) -> int:
    return span_lay(table)


def refusal_bury(table: Table, seat: int, action: int) -> int:
    """SN-INS-8: the sheriff lays confiscated cards onto one pile, in any order."""
    if seat != table.sheriff:
        return Refusal.NOT_THE_SHERIFF
    return why_not_laid(table, seat, action)


def play_bury(table: Table, seat: int, action: int) -> None:
    lay_card(table, seat, action)
    if table.speaker == NOBODY:
        carry_on(table)
