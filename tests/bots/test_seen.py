"""A bot gets what its seat sees and was told, and nothing that depends on the rest."""

import gc
import random
from dataclasses import replace

import pytest

import knavery
from knavery.bots import Company, Level, Seen, bots_of
from knavery.bots.character import Character
from knavery.bots.ear import Ear
from knavery.bots.search import Searcher
from knavery.kernel.game import game, games
from knavery.kernel.match import Match
from knavery.kernel.sight import redeal


def reachable(start):
    """Every object that can be reached from this one, but through modules, classes and functions."""
    found, left = {}, [start]
    while left:
        thing = left.pop()
        if id(thing) not in found and not isinstance(thing, type) and not callable(thing):
            found[id(thing)] = thing
            left += [inner for inner in gc.get_referents(thing) if type(inner).__name__ != "module"]
    return found.values()


@pytest.mark.parametrize("name", games())
def test_a_seen_holds_no_match_and_no_live_table(name, under_way):
    match = under_way(name, 20)
    for seen in (Seen.by(match, match.acting[0]), Ear(match, match.acting[0]).seen()):
        held = list(reachable(seen))
        assert not [thing for thing in held if isinstance(thing, Match | Ear)]
        assert not [thing for thing in held if thing is match.table or thing is match.log]
        assert seen.table == match.seen_table(seen.name)


@pytest.mark.parametrize("name", games())
def test_a_seen_says_what_the_match_says_to_its_seat(name, under_way):
    for moves in (0, 7, 33, 71):
        match = under_way(name, moves)
        for seat in match.seats:
            seen = Seen.by(match, seat)
            assert seen.view == match.view(seat)
            assert seen.news() == match.events(seat)
            assert seen.choices == match.choices(seat)
            assert seen.acting == match.acting


def hasty(persona):
    """This bot without a clock, and with few tries: how it decides does not depend on how many."""
    bot = persona.make(clock=False)
    if isinstance(bot, Searcher):
        bot.strength = replace(bot.strength, tries=min(bot.strength.tries, 60), worlds=6)
    return bot


@pytest.mark.parametrize("name", games())
def test_the_same_view_and_dice_make_the_same_move(name, under_way, plain_only):
    for moves in (3, 15, 30):
        match = under_way(name, moves)
        seat = match.acting[0]
        other = match.copy()
        mend = getattr(match.game.room("position"), "mend", None)
        other.table = redeal(match.table, match.number(seat), random.Random(moves), mend)
        assert other.table != match.table
        for persona in bots_of(name).values():
            if persona.level < Level.MASTER:  # the master is the hard one with more time
                bots = [hasty(persona) for _ in range(2)]
                chosen = [
                    bot.choose(Seen.by(one, seat), random.Random(5))
                    for bot, one in zip(bots, (match, other), strict=True)
                ]
                assert chosen[0] == chosen[1], persona.name


@pytest.mark.parametrize("name", games())
def test_characters_say_and_do_the_same_in_the_middle_of_their_talk(name):
    """Where they have made offers, asked, robbed: whoever may act, with the hidden world dealt again."""
    of = game(name)
    personas = [one for one in bots_of(name).values() if isinstance(one.make(), Character)]
    mend = getattr(of.room("position"), "mend", None)
    for seats in (of.card.least_seats, of.card.most_seats):
        match = knavery.new(name, ("Ann", "Ben", "Cid", "Dot", "Eve", "Fay")[:seats], seats)
        company = Company(match, dict(zip(match.seats, personas * 2, strict=False)), seats)
        for _ in range(12):
            for _ in range(7):
                assert match.over or company.step()
            for seat in match.acting:
                other = match.copy()
                other.table = redeal(match.table, match.number(seat), random.Random(seats), mend)
                for persona in personas:
                    bots = persona.make(), persona.make()
                    said = [
                        (
                            bot.choose(Seen.by(one, seat, may_wait=True), random.Random(5)),
                            bot.remark(Seen.by(one, seat), len(one.told(seat)) * 3 // 4, random.Random(5)),
                        )
                        for bot, one in zip(bots, (match, other), strict=True)
                    ]
                    assert said[0] == said[1], persona.name
