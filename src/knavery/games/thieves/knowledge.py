"""What a seat can infer from what it was told, and worlds that fit it.

Every gain of infamy is told when it happens, so each knows what all have (TM-SET-2).  Of the cards a view
shows all but the decks and what was removed before the game: every arrangement of these is as likely.
"""

from knavery.games.thieves.data import CARDS, CARDS_OF_DECK, DECKS, FACES, USUAL
from knavery.games.thieves.rules.names import Event
from knavery.games.thieves.table import MOST_IN_BOX, MOST_IN_DECKS, MOST_ROLLS, MOST_SEATS, PLACES, Table
from knavery.kernel.chance import below
from knavery.kernel.record import EVERYONE, HIDDEN, NOBODY, Record, cells, i16


class Knowledge(Record):
    """What one seat remembers of what it was told."""

    infamy: list[i16] = cells(MOST_SEATS, seen_by=EVERYONE)


def learn(knowledge: Knowledge, event: int, a: int, b: int, c: int) -> None:
    """Remember what this event tells."""
    if event == Event.INFAMY or event == Event.ESCAPED:
        knowledge.infamy[a] += c
    elif event == Event.TURNED_MASKS_IN:
        knowledge.infamy[a] += b


def imagine(table: Table, knowledge: Knowledge, seat: int) -> None:
    """Fill a view's hidden cells with a world that fits it."""
    for other in range(table.seats):
        if table.thieves[other].infamy == HIDDEN:
            table.thieves[other].infamy = knowledge.infamy[other]
    imagine_cards(table)
    for place in range(table.rolls_given):
        table.rolls[place] = below(table, FACES)
    for place in range(table.rolls_given, MOST_ROLLS):
        table.rolls[place] = 0


def imagine_cards(table: Table) -> None:
    """Deck by deck, the lowest first: any of its cards that are nowhere in sight; the others were removed."""
    unseen = ((1 << (CARDS if table.promo == 1 else USUAL)) - 1) & ~in_sight(table)
    laid, boxed = 0, 0
    for above in range(DECKS):
        deck = DECKS - 1 - above
        boxed += lay_unseen(table, unseen & CARDS_OF_DECK[deck], deck, laid, boxed)
        laid += table.left[deck]
    for place in range(laid, MOST_IN_DECKS):
        table.deck[place] = 0
    for place in range(boxed, table.removed):  # only where a position was written
        table.box[place] = below(table, CARDS)
    for place in range(table.box_cards, MOST_IN_BOX):
        table.box[place] = 0


def in_sight(table: Table) -> int:
    """The cards that the view shows, as bits."""
    seen = 0
    for place in range(PLACES):
        seen |= 1 << table.market[place] if table.market[place] != NOBODY else 0
    for other in range(table.seats):
        for number in range(table.thieves[other].held):
            seen |= 1 << table.thieves[other].cards[number]
    for place in range(table.removed, table.box_cards):
        seen |= 1 << table.box[place]
    return seen


def lay_unseen(table: Table, unseen: int, deck: int, laid: int, boxed: int) -> int:
    """These cards, in any order, onto the deck, and into the box what is too many; how many went there."""
    count = 0
    for card in range(CARDS):
        if unseen >> card & 1 == 1:
            other = below(table, count + 1)
            put(table, deck, laid, boxed, count, look(table, deck, laid, boxed, other))
            put(table, deck, laid, boxed, other, card)
            count += 1
    for number in range(count, table.left[deck]):  # only where a position was written
        put(table, deck, laid, boxed, number, below(table, CARDS))
    return max(min(count - table.left[deck], table.removed - boxed), 0)


def look(table: Table, deck: int, laid: int, boxed: int, number: int) -> int:
    """The card at this place of a deck, where those in the box follow those on the table."""
    if number < table.left[deck]:
        return table.deck[laid + number]
    place = boxed + number - table.left[deck]
    return table.box[place] if place < table.removed else 0


def put(table: Table, deck: int, laid: int, boxed: int, number: int, card: int) -> None:
    place = boxed + number - table.left[deck]
    if number < table.left[deck]:
        table.deck[laid + number] = card
    elif place < table.removed:
        table.box[place] = card
