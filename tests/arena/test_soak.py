"""A small soak: mixed bots at tables with all kinds of options, every game to its end; `make soak` plays
ten thousand."""

import pytest

from knavery.arena import soak
from knavery.bots import Level, bots_of
from knavery.bots.guess import Guess
from knavery.kernel.conformance import option_sets
from knavery.kernel.game import game, games

GAMES = {"court": 24, "sheriff": 6, "thieves": 8}


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_mixed_bots_play_every_kind_of_table_to_its_end(name):
    guests = [bot for bot in soak.guests_of(name) if not bot.startswith("search")]
    for table in soak.tables(name, GAMES[name], "test", guests):
        assert soak.play_or_say(table).moves > 0


@pytest.mark.parametrize("name", games())
def test_a_soak_comes_to_every_table_and_invites_all_but_the_master(name):
    of = game(name)
    kinds = sum(len(option_sets(of, n)) for n in range(of.card.least_seats, of.card.most_seats + 1))
    planned = list(soak.tables(name, kinds, "test", soak.guests_of(name)))
    assert len({(len(table.bots), repr(table.options)) for table in planned}) == kinds
    expected = {bot for bot, persona in bots_of(name).items() if persona.level < Level.MASTER}
    assert set(soak.guests_of(name)) == expected
    assert {bot for table in planned for bot in table.bots} <= expected


class Brooder(Guess):
    """Thinks for longer than it may."""

    seconds = 1e-6


def test_a_bot_that_takes_too_long_is_found(monkeypatch):
    known = dict(bots_of("court"))
    known["random"] = type(known["random"])("random", Level.EASY, Brooder)
    monkeypatch.setattr(soak, "bots_of", lambda name: known)
    with pytest.raises(RuntimeError, match="times what it may"):
        soak.play(soak.Table("court", {}, ("random", "random"), "test"))
