"""Cards on the move: deck, piles, hands."""

from knavery.games.sheriff.data import MOST_CARDS
from knavery.games.sheriff.rules.names import Event
from knavery.games.sheriff.table import FIRST_EDITION, PILES, Pile, Table
from knavery.kernel.chance import shuffle
from knavery.kernel.events import ALL, tell

HAND_LIMIT = 6
KEPT_ON_TOP = 5  # of each pile of the first edition


def lacking(table: Table, seat: int) -> int:
    """SN-SET-3, SN-OPT-4: how many cards are missing from a hand of six, or with that option seven."""
    return int(HAND_LIMIT + table.seven - table.merchants[seat].held)


def draw_up(table: Table, seat: int) -> None:
    """SN-MKT-3, SN-END-1: draw back up to the hand limit, or what there is (SN-MKT-10)."""
    draw(table, seat, lacking(table, seat))


def draw(table: Table, seat: int, wanted: int) -> None:
    """So many cards from the deck, and from a new one if it runs out."""
    left = wanted - min(wanted, table.deck_cards)
    draw_from_deck(table, seat, wanted - left)
    if left > 0 and below_the_top(table) > 0:
        reshuffle(table)
        draw_from_deck(table, seat, min(left, table.deck_cards))


def draw_from_deck(table: Table, seat: int, count: int) -> None:
    merchant = table.merchants[seat]
    for _ in range(count):
        table.deck_cards -= 1
        good = table.deck[table.deck_cards]
        table.deck[table.deck_cards] = 0
        merchant.hand[good] += 1
        merchant.held += 1
        tell(table, Event.DREW_CARD, 1 << seat, seat, good, 1)
    if count > 0:
        tell(table, Event.DREW, ALL, seat, count, 0)


def below_the_top(table: Table) -> int:
    """SN-END-2: how many cards of the piles would make a new deck."""
    count = 0
    for pile in range(PILES):
        count += max(table.piles[pile].count - kept_on_top(table), 0)
    return count


def kept_on_top(table: Table) -> int:
    return KEPT_ON_TOP if table.edition == FIRST_EDITION else 0


def reshuffle(table: Table) -> None:
    """SN-END-2: when a card is needed and the deck has run out, the piles become the deck; in the first
    edition their top five cards stay where they are."""
    for good in range(table.kinds):
        tell_new_deck(table, good)
    for pile in range(PILES):
        turn_over(table, table.piles[pile])
    shuffle(table, table.deck, table.deck_cards)
    event = Event.RESHUFFLED_PILES if table.edition == FIRST_EDITION else Event.RESHUFFLED
    tell(table, event, ALL, table.deck_cards, 0, 0)


def tell_new_deck(table: Table, good: int) -> None:
    """SN-SET-5: all of it was seen, so everybody knows how many cards of this good are in it."""
    count = 0
    for pile in range(PILES):
        for card in range(table.piles[pile].count - kept_on_top(table)):
            count += 1 if table.piles[pile].cards[card] == good else 0
    if count > 0:
        tell(table, Event.NEW_DECK, ALL, good, count, 0)


def turn_over(table: Table, pile: Pile) -> None:
    """All but the top of this pile goes into the deck."""
    kept = min(pile.count, kept_on_top(table))
    gone = pile.count - kept
    for card in range(gone):
        table.deck[table.deck_cards] = pile.cards[card]
        table.deck_cards += 1
    for card in range(pile.count):
        pile.cards[card] = pile.cards[card + gone] if card < kept else 0
    pile.count = kept


def discard(table: Table, pile: Pile, good: int, count: int) -> None:
    """Lay cards of one good onto a pile."""
    for _ in range(count):
        if pile.count < MOST_CARDS:  # a position may have been written with more
            pile.cards[pile.count] = good
            pile.count += 1


def gather_aside(table: Table) -> None:
    """SN-MKT-9: the sheriff lays all set-aside cards onto the pile, merchant by merchant (SN-END-3)."""
    for step in range(table.seats):
        merchant = table.merchants[(table.first + step) % table.seats]
        for good in range(table.kinds):
            discard(table, table.piles[0], good, merchant.aside[good])
            merchant.aside[good] = 0
