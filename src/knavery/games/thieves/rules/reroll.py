"""The lucky paw: before the buying its owner may reroll one die, or keep them all (TM-CARD-9).

Action 0 keeps, f + 1 rerolls a die that shows face f.
"""

from knavery.games.thieves.data import FACES
from knavery.games.thieves.rules.dice import add, roll
from knavery.games.thieves.rules.names import OK, Event, Refusal
from knavery.games.thieves.rules.turns import ask_for_reroll
from knavery.games.thieves.table import Table
from knavery.kernel.events import ALL, tell

KEEP = 0


def span_reroll(table: Table) -> int:
    return FACES + 1


def refusal_reroll(table: Table, seat: int, action: int) -> int:
    """TM-CARD-9: one's own die."""
    if seat != table.turn:
        return Refusal.NOT_YOUR_TURN
    if action == KEEP:
        return OK
    return OK if table.piles[seat + 1].objects[action - 1] > 0 else Refusal.NO_DIE_TO_REROLL


def play_reroll(table: Table, seat: int, action: int) -> None:
    if action == KEEP:
        tell(table, Event.KEEPS, ALL, seat, 0, 0)
    else:
        face = roll(table)
        add(table.piles[seat + 1], action - 1, -1)
        add(table.piles[seat + 1], face, 1)
        tell(table, Event.REROLLS, ALL, seat, action - 1, face)
    table.served += 1
    ask_for_reroll(table)
