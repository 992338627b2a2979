"""What a seat knows of the cards and crowns, and worlds that fit it.

A seat's view says nearly all: the open cards, the cards of its own gaps, its own feint, and how many
cards there are of each noble.  A hidden discard it has to remember (CC-MEM-1): all saw those cards when they
lay open.  Every arrangement of the cards not seen is as likely, for they are shuffled each year (CC-END-5),
and each of another's four crowns is as likely to be the feint (CC-MASK-1).
"""

from knavery.games.court.data import KINDS, MOST_CARDS
from knavery.games.court.rules.names import Event
from knavery.games.court.rules.steps import draw
from knavery.games.court.table import CROWNS, HIDDEN_DISCARD, MOST_IN_GAP, MOST_SEATS, Table
from knavery.kernel.chance import below, shuffle
from knavery.kernel.record import EVERYONE, HIDDEN, NOBODY, Record, cells, i8


class Knowledge(Record):
    """What a seat was told that its view does not say: the cards of the last year."""

    gone: list[i8] = cells(KINDS, seen_by=EVERYONE)  # how many of each noble went to the discard


def learn(knowledge: Knowledge, event: int, a: int, b: int, c: int) -> None:
    if event == Event.YEAR_BEGINS:
        for noble in range(KINDS):
            knowledge.gone[noble] = 0
    elif event == Event.REMEMBERED:
        knowledge.gone[a] = b


def imagine(table: Table, knowledge: Knowledge, seat: int) -> None:
    """Lay the cards that this seat has not seen where it cannot see them, at random; and mark crowns."""
    left_in_deck = table.deck_cards
    pour_unseen(table, knowledge)
    shuffle(table, table.deck, table.deck_cards)
    fill_discard(table, knowledge)
    for gap in range(MOST_SEATS):
        fill_gap(table, gap)
    trim_deck(table, left_in_deck)
    for other in range(table.seats):
        mark_feint(table, other)


# --- cards


def pour_unseen(table: Table, knowledge: Knowledge) -> None:
    """All cards that the seat can place nowhere, into the deck."""
    table.deck_cards = 0
    for card in range(MOST_CARDS):
        table.deck[card] = 0
    for noble in range(KINDS):
        for _ in range(unplaced(table, knowledge, noble)):
            if table.deck_cards < MOST_CARDS:
                table.deck[table.deck_cards] = noble
                table.deck_cards += 1


def unplaced(table: Table, knowledge: Knowledge, noble: int) -> int:
    """How many cards of this noble lie where the seat cannot know."""
    return table.stock[noble] - in_sight(table, noble) - remembered(table, knowledge, noble)


def in_sight(table: Table, noble: int) -> int:
    """How many cards of this noble lie where the view shows them."""
    count = 0
    for card in range(table.open_cards):
        count += 1 if table.open[card] == noble else 0
    for card in range(table.discard_cards):
        count += 1 if table.discard[card] == noble else 0
    for gap in range(table.seats):
        for card in range(table.gaps[gap].held):
            count += 1 if table.gaps[gap].hidden[card] == noble else 0
    return count


def remembered(table: Table, knowledge: Knowledge, noble: int) -> int:
    """CC-MEM-1: how many of this noble lie in a hidden discard.  Who was not there knows nothing of it."""
    if table.remember != HIDDEN_DISCARD:
        return 0
    cards = 0
    for kind in range(KINDS):
        cards += knowledge.gone[kind]
    return knowledge.gone[noble] if cards == table.discard_cards else 0


def fill_discard(table: Table, knowledge: Knowledge) -> None:
    """What is remembered of the discard, noble by noble; where it is not, any cards."""
    card = 0
    for noble in range(KINDS):
        for _ in range(remembered(table, knowledge, noble)):
            table.discard[card] = noble
            card += 1
    for place in range(MOST_CARDS):
        if place >= table.discard_cards:
            table.discard[place] = 0
        elif table.discard[place] == HIDDEN:
            table.discard[place] = any_unseen(table)


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


# --- crowns


def mark_feint(table: Table, seat: int) -> None:
    """CC-MASK-1: one of the four crowns is the feint, on the board or in hand."""
    player = table.players[seat]
    if player.feint == HIDDEN:
        crown = below(table, CROWNS) if table.masquerade else CROWNS
        player.feint = crown if crown < player.crowns else NOBODY
