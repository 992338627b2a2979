"""What is counted among thieves: who robs, who is robbed, who buys."""

from __future__ import annotations

from knavery.bots.tally import Deeds, Tally, happenings
from knavery.games.thieves.rules.names import Event
from knavery.kernel.match import Match


def deeds(match: Match) -> list[Deeds]:
    """Of the turns of the game: in how many a seat robbed, was robbed, bought."""
    tally = Tally(len(match.seats))
    did: set[tuple[int, str]] = set()
    for happened in happenings(match):
        if happened.event == Event.ROBBED:
            did |= {(happened.a, "robs"), (happened.b, "robbed")}
        elif happened.event == Event.BOUGHT:
            did.add((happened.a, "buys"))
        elif happened.event in (Event.TURN_BEGINS, Event.GAME_ENDS):
            close(tally, did, happened.event == Event.TURN_BEGINS and happened.a == 1)
            did.clear()
    return tally.seats


def close(tally: Tally, did: set[tuple[int, str]], is_first: bool) -> None:
    """A turn is over; before the first there was none."""
    for seat in range(0 if is_first else len(tally.seats)):
        for deed in ("robs", "robbed", "buys"):
            tally.count(seat, deed, (seat, deed) in did)
