"""A handful of cards, named one by one in the order of the list of goods and ended with DONE.

So every handful has one spelling.  Good number g is action g + 1.
"""

from knavery.games.sheriff.table import Table
from knavery.kernel.record import NOBODY

DONE = 0


def name_card(table: Table, seat: int, action: int) -> int:
    """The good that this action names; from here on the seat is in the middle of a move."""
    table.speaker = seat
    table.named = action
    table.taken += 1
    return action - 1


def end_handful(table: Table) -> None:
    table.speaker = NOBODY
    table.named = 0
    table.taken = 0
