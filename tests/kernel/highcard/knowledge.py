"""What a seat knows: its own card; every arrangement of the others is as likely."""

from highcard.table import KINDS, Table
from knavery.kernel.chance import shuffle
from knavery.kernel.record import EVERYONE, HIDDEN, Record, cell, i8


class Knowledge(Record):
    """Nothing that the view does not say."""

    nothing: i8 = cell(seen_by=EVERYONE)


def learn(knowledge: Knowledge, event: int, a: int, b: int, c: int) -> None:
    """Cards are shuffled anew for each hand."""


def imagine(table: Table, knowledge: Knowledge, seat: int) -> None:
    """Deal what this seat has not seen."""
    left = gather_unseen(table)
    shuffle(table, table.deck, left)
    for other in range(table.seats):
        player = table.players[other]
        if player.card[0] == HIDDEN:
            player.card[0] = 0
            if player.held > 0:
                left -= 1
                player.card[0] = table.deck[left]
                table.deck[left] = 0
    table.deck_cards = left


def gather_unseen(table: Table) -> int:
    left = 0
    for card in range(KINDS):
        table.deck[card] = 0
    for card in range(KINDS):
        if not is_seen(table, card):
            table.deck[left] = card
            left += 1
    return left


def is_seen(table: Table, card: int) -> bool:
    for other in range(table.seats):
        if table.players[other].held > 0 and table.players[other].card[0] == card:
            return True
    return False
