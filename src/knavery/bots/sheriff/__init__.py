"""Who plays Sheriff of Nottingham: the characters, and what the search knows of people in town."""

from typing import Any

from knavery.bots.character import personas
from knavery.bots.seen import Seen
from knavery.bots.sheriff.characters import Avenger, Farmer, Paranoid, Smuggler, Venal
from knavery.games.sheriff.rules.officers import is_officer

PERSONAS = personas(Farmer, Smuggler, Paranoid, Venal, Avenger)


def is_free(seen: Seen) -> bool:
    """Where all may talk the merchants never have to: the sheriff can go on without them."""
    return seen.view["phase"] == "inspect" and not is_officer(seen.table, seen.seat)


def progress(table: Any) -> tuple[int, ...]:
    """Steps, turns, bags, debts, votes and agreements: whatever is said besides is talk."""
    said = [m.votes_pass | m.votes_open | m.offer.agreed | m.ask.agreed for m in table.merchants]
    steps = (table.round, table.phase, table.turn, table.closed, table.dealt, table.sold, table.debt.amount)
    return (*steps, sum(bits.bit_count() for bits in said))
