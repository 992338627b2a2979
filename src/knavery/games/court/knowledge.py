"""What a seat knows of the cards, and worlds that fit it.

A seat's view says it all: the open cards, the cards of its own gaps, and how many there are of each
noble.  Every arrangement of the others is as likely, for all cards are shuffled each year (CC-END-5).
"""

from knavery.games.court.data import KINDS, MOST_CARDS
from knavery.games.court.rules.names import Event
from knavery.games.court.rules.steps import draw
from knavery.games.court.table import MOST_IN_GAP, MOST_SEATS, Table
from knavery.kernel.chance import below, shuffle
from knavery.kernel.record import EVERYONE, HIDDEN, NOBODY, Record, cell, i8


class Knowledge(Record):
    """What a seat was told that its view does not say: nothing, so only the year it was told in."""

    year: i8 = cell(seen_by=EVERYONE)


def learn(knowledge: Knowledge, event: int, a: int, b: int, c: int) -> None:
    if event == Event.YEAR_BEGINS:
        knowledge.year = a


def imagine(table: Table, knowledge: Knowledge, seat: int) -> None:
    """Lay the cards that this seat has not seen where it cannot see them, at random."""
    left_in_deck = table.deck_cards
    pour_unseen(table)
    shuffle(table, table.deck, table.deck_cards)
    for gap in range(MOST_SEATS):
        fill_gap(table, gap)
    trim_deck(table, left_in_deck)


def pour_unseen(table: Table) -> None:
    """All cards that do not lie in sight, into the deck."""
    table.deck_cards = 0
    for card in range(MOST_CARDS):
        table.deck[card] = 0
    for noble in range(KINDS):
        for _ in range(table.stock[noble] - in_sight(table, noble)):
            if table.deck_cards < MOST_CARDS:
                table.deck[table.deck_cards] = noble
                table.deck_cards += 1


def in_sight(table: Table, noble: int) -> int:
    """How many cards of this noble lie where the view shows them."""
    count = 0
    for card in range(table.open_cards):
        count += 1 if table.open[card] == noble else 0
    for gap in range(table.seats):
        for card in range(table.gaps[gap].held):
            count += 1 if table.gaps[gap].hidden[card] == noble else 0
    return count


def fill_gap(table: Table, gap: int) -> None:
    for card in range(MOST_IN_GAP):
        if card >= table.gaps[gap].held:
            table.gaps[gap].hidden[card] = 0
        elif table.gaps[gap].hidden[card] == HIDDEN:
            table.gaps[gap].hidden[card] = any_unseen(table)


def trim_deck(table: Table, count: int) -> None:
    """So many cards are in the deck; in a position whose sums do not add up some are too many or missing."""
    while table.deck_cards > count:
        draw(table)
    while table.deck_cards < count:
        table.deck[table.deck_cards] = below(table, KINDS)
        table.deck_cards += 1


def any_unseen(table: Table) -> int:
    """A card nobody has seen; if the sums do not add up and none is left, any card."""
    noble = draw(table)
    return below(table, KINDS) if noble == NOBODY else noble
