"""Who plays Sheriff of Nottingham: the characters, and what the search knows of people in town."""

from typing import Any

from knavery.bots.character import personas
from knavery.bots.seen import Seen
from knavery.bots.sheriff.characters import Avenger, Farmer, Paranoid, Smuggler, Venal
from knavery.games.sheriff.rules.names import Phase
from knavery.games.sheriff.rules.officers import is_officer
from knavery.games.sheriff.rules.steps import TURNS

PERSONAS = personas(Farmer, Smuggler, Paranoid, Venal, Avenger)


def is_free(seen: Seen) -> bool:
    """Where all may talk the merchants never have to: the sheriff can go on without them."""
    return is_free_talk(seen.table) and not is_officer(seen.table, seen.seat)


def is_free_talk(table: Any) -> bool:
    return bool(table.phase == Phase.INSPECT and table.talk != TURNS)


def progress(table: Any) -> tuple[int, ...] | None:
    """Bags dealt with, and votes: whatever else is said where all may talk is talk."""
    if not is_free_talk(table):
        return None
    votes = sum((one.votes_pass | one.votes_open).bit_count() for one in table.merchants)
    return (table.round, table.dealt.bit_count(), votes)
