"""Who plays Sheriff of Nottingham: the characters, and what the search knows of people in town."""

from typing import Any

from knavery.bots.character import personas
from knavery.bots.seen import Seen
from knavery.bots.sheriff.characters import Avenger, Farmer, Paranoid, Smuggler, Venal
from knavery.games.sheriff.rules.names import Phase
from knavery.games.sheriff.rules.officers import is_officer

PERSONAS = personas(Farmer, Smuggler, Paranoid, Venal, Avenger)


def is_free(seen: Seen) -> bool:
    """Where all may talk the merchants never have to: the sheriff can go on without them."""
    return seen.view["phase"] == "inspect" and not is_officer(seen.table, seen.seat)


def progress(table: Any) -> tuple[int, ...] | None:
    """Bags dealt with, and votes: whatever else is said in an inspection is talk."""
    if table.phase != Phase.INSPECT:
        return None
    votes = sum((one.votes_pass | one.votes_open).bit_count() for one in table.merchants)
    return (table.round, table.dealt.bit_count(), votes)
