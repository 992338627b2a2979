"""Who plays Sheriff of Nottingham: the characters, and what the search knows of people in town."""

from typing import Any

from knavery.bots.character import personas
from knavery.bots.seen import Seen
from knavery.bots.sheriff.characters import Avenger, Farmer, Paranoid, Smuggler, Venal
from knavery.games.sheriff.rules.names import Phase
from knavery.games.sheriff.rules.officers import is_officer
from knavery.games.sheriff.rules.steps import TURNS
from knavery.games.sheriff.rules.talk import may_move_on
from knavery.kernel.record import NOBODY

PERSONAS = personas(Farmer, Smuggler, Paranoid, Venal, Avenger)


def is_free(seen: Seen) -> bool:
    """Where all may talk the merchants never have to: the sheriff can go on without them.  So can one deputy
    without the other who has said what he would do with every bag."""
    return is_free_talk(seen.table) and not brings_on(seen.table, seen.seat)


def brings_on(table: Any, seat: int) -> bool:
    """Whether the game waits for this seat's word on a bag."""
    if table.partner == NOBODY or not is_officer(table, seat):
        return is_officer(table, seat)
    return any(may_move_on(table, seat, owner) for owner in range(table.seats))


def is_free_talk(table: Any) -> bool:
    return bool(table.phase == Phase.INSPECT and table.talk != TURNS)


def progress(table: Any) -> tuple[int, ...] | None:
    """Bags dealt with, and votes: whatever else is said where all may talk is talk."""
    if not is_free_talk(table):
        return None
    votes = sum((one.votes_pass | one.votes_open).bit_count() for one in table.merchants)
    return (table.round, table.dealt.bit_count(), votes)
