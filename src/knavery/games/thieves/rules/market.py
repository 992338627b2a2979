"""The market: decks A, B and C, and a row of five open cards from each, opened one after another.

All decks lie in one pile, A on top of B on top of C, since they are drawn in that order.
"""

from knavery.games.thieves.data import CARDS, DECK, DECKS, KEPT, USUAL
from knavery.games.thieves.rules.names import Event
from knavery.games.thieves.table import MOST_IN_BOX, ROW, Table
from knavery.kernel.chance import below
from knavery.kernel.events import ALL, tell
from knavery.kernel.record import NOBODY


def open_market(table: Table) -> None:
    """TM-SET-3, TM-SET-4: of each deck some cards are removed unseen, and five of A lie open."""
    for below_top in range(DECKS):
        lay_deck(table, DECKS - 1 - below_top)
    table.removed = table.box_cards
    open_row(table, 0)


def lay_deck(table: Table, deck: int) -> None:
    """All cards of a deck into the box, promo cards too (TM-OPT-1); then any of them onto the decks, one by
    one, until only those are left that are removed."""
    first = table.box_cards
    for card in range(CARDS if table.promo else USUAL):
        if DECK[card] == deck:
            table.box[table.box_cards] = card
            table.box_cards += 1
    for _ in range(KEPT[deck]):
        pick = first + below(table, table.box_cards - first)
        table.box_cards -= 1
        table.deck[table.deck_cards] = table.box[pick]
        table.deck_cards += 1
        table.box[pick] = table.box[table.box_cards]
        table.box[table.box_cards] = 0
    table.left[deck] = KEPT[deck]


def draw_card(table: Table) -> int:
    """The top card of the newest row's deck; NOBODY when there is none."""
    if table.left[table.newest] == 0:
        return NOBODY
    place = top_of(table, table.newest)
    card = table.deck[place]
    table.left[table.newest] -= 1
    table.deck_cards -= 1
    for above in range(place, table.deck_cards):  # only where a position has cards left in an older deck
        table.deck[above] = table.deck[above + 1]
    table.deck[table.deck_cards] = 0
    return card


def top_of(table: Table, deck: int) -> int:
    place = -1
    for under in range(deck, DECKS):
        place += table.left[under]
    return place


def open_row(table: Table, row: int) -> None:
    """TM-END-3: five cards of its deck, or as many as there are."""
    table.newest = row
    tell(table, Event.ROW_OPENS, ALL, row, 0, 0)
    for place in range(row * ROW, row * ROW + ROW):
        deal_card(table, place)


def deal_card(table: Table, place: int) -> None:
    table.market[place] = draw_card(table)
    if table.market[place] != NOBODY:
        tell(table, Event.DEALT, ALL, table.market[place], 0, 0)


def refill_market(table: Table) -> bool:
    """TM-END-2, TM-END-6: new cards in the places of those that were bought, in the newest row only.
    TM-END-3: where its deck runs out, the next row opens.  TM-END-4: after the last one the game is over,
    and this returns False."""
    lacking = False
    for place in range(table.newest * ROW, table.newest * ROW + ROW):
        if table.bought >> place & 1 == 1:
            deal_card(table, place)
            if table.market[place] == NOBODY:
                lacking = True
    table.bought = 0
    if not lacking:
        return True
    tell(table, Event.DECK_IS_OUT, ALL, table.newest, 0, 0)
    if table.newest + 1 == DECKS:
        return False
    open_row(table, table.newest + 1)
    return True


def take_from_market(table: Table, place: int) -> int:
    """The card, whose place stays empty until the turn ends (TM-END-6)."""
    card = table.market[place]
    table.market[place] = NOBODY
    table.bought |= 1 << place
    return card


def put_into_box(table: Table, card: int) -> None:
    """TM-CARD-10: out of the game, and all see it."""
    if table.box_cards < MOST_IN_BOX:  # a position may have been written with more
        table.box[table.box_cards] = card
        table.box_cards += 1
    tell(table, Event.BOXED, ALL, card, 0, 0)
