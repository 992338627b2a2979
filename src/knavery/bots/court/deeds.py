"""What is counted at court: who drives others out, and who is driven out."""

from __future__ import annotations

from knavery.bots.tally import Deeds, Tally, happenings
from knavery.games.court.rules.names import Event
from knavery.kernel.match import Match


def deeds(match: Match) -> list[Deeds]:
    """Of all bets of a seat: how many ousted somebody, and how many were ousted."""
    tally, better = Tally(len(match.seats)), 0
    for happened in happenings(match):
        if happened.event in (Event.WAGERED, Event.CROWNED):
            better = happened.a
            tally.count(better, "ousts", False)
            tally.count(better, "ousted", False)
        elif happened.event == Event.OUSTED:
            tally.add(better, "ousts", 1, 0)
            tally.add(happened.a, "ousted", 1, 0)
    return tally.seats
