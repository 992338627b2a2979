"""An ear remembers what a seat was told: the same as who hears the whole game again."""

import pytest

from knavery.bots import Seen
from knavery.bots.ear import Ear
from knavery.kernel.game import games


@pytest.mark.parametrize("name", games())
def test_an_ear_hears_what_its_seat_is_told(name, under_way):
    match = under_way(name, 0)
    ears = {seat: Ear(match, seat) for seat in match.seats}
    for moves in (1, 2, 9, 40, 90):
        later = under_way(name, moves)
        match.table, match.log = later.table, later.log
        for seat, ear in ears.items():
            heard, anew = ear.seen(), Seen.by(match, seat)
            assert heard.told == anew.told
            assert heard.table == anew.table
            assert heard.knowledge == anew.knowledge
            assert heard.news(5) == anew.news()[5:] == match.events(seat)[5:]


@pytest.mark.parametrize("name", games())
def test_what_was_seen_stays_as_it_was(name, under_way):
    """What happens later, and worlds of one moment, change no other moment's knowledge."""
    match = under_way(name, 30)
    ear = Ear(match, match.seats[0])
    seen = ear.seen()
    before = seen.knowledge.copy()
    list(ear.seen().tables(5, 1))
    later = under_way(name, 90)
    match.table, match.log = later.table, later.log
    ear.seen()
    assert seen.knowledge == before
