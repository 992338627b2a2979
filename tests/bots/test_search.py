"""The search: legal, the same in every body, in time, and better than chance."""

import random
import time

import pytest

import knavery
from knavery.bots import Company, Seen, bots_of
from knavery.bots.search.engine import Mind, Scene, Trial, engine_of, plain_engine
from knavery.bots.search.model import model_of
from knavery.bots.search.moves import moves_to_try
from knavery.kernel import bodies, chance
from knavery.kernel.game import game, games
from knavery.kernel.sight import eyes_of

NAMES = ("Ann", "Ben", "Cid", "Dot", "Eve", "Fay")
EASY = "search-easy"


@pytest.mark.parametrize("name", games())
def test_search_plays_without_the_compiled_body(name, plain_only):
    card = game(name).card
    match = knavery.new(name, NAMES[: card.least_seats], 3)
    company = Company(match, dict.fromkeys(match.seats, bots_of(name)[EASY]), 3)
    for _ in range(30):
        assert match.over or company.step()


def mind_of(match, engine, watchful=True):
    """What somebody who is to act thinks before trying anything."""
    seen = Seen.by(match, match.acting[0])
    habits = model_of(match.game).habits(seen, watchful)
    scene = Scene(seen.table, seen.knowledge, seen.seat, habits, watchful)
    return engine.mind(scene, random.Random(1))


def is_sane(of, mind, move):
    """Whether the model thinks that people may make it."""
    table = mind.world.copy()
    for action in move:
        if not model_of(of).weigh(table, mind.scene.habits, mind.scene.seat, action):
            return False
        of.plain.play(table, mind.scene.seat, action)
    return True


@pytest.mark.parametrize("name", games())
def test_moves_to_try_are_legal_and_all_that_people_may_make_where_they_are_few(name, under_way):
    of = game(name)
    for moves in range(0, 40, 5):
        match = under_way(name, moves)
        seat = match.number(match.acting[0])
        mind = mind_of(match, plain_engine(of))
        spelled = [
            move for first in of.plain.menu(match.table, seat) for move in match.spellings(seat, first)
        ]
        every = [move for move in spelled if is_sane(of, mind, move)]
        tried = moves_to_try(mind, 20)
        assert len(tried) == len(set(tried)) <= 20
        assert set(tried) <= set(every)
        assert len(every) > 20 or set(tried) == set(every)
        for move in tried:
            match.copy().do(match.seats[seat], move)


@pytest.mark.slow
@pytest.mark.parametrize("name", games())
@pytest.mark.skipif(not bodies.has_numba(), reason="needs the extra `fast`")
def test_plain_and_compiled_engines_imagine_spell_and_gain_the_same(name, under_way):
    of = game(name)
    for moves in (3, 12, 30):
        match = under_way(name, moves)
        found = []
        for one in (plain_engine(of), engine_of(of, wait=True)):
            mind = mind_of(match, one)
            worlds, weights = mind.imagined(20)
            packed = [mind.shelf.table(worlds, number).pack() for number in range(20)]
            mind.imagine(10, 2, lambda: False)
            assert mind.spelled_all(20) == mind.spelled_all(40)[:20]
            spelled = mind.spelled_all(20) + [mind.spelled(likely=likely) for likely in [True, False] * 10]
            trial = Trial(until=2, most=300, luck=5)
            gains = [mind.gains(trial, move, 0, 10) for move in spelled]
            gains.append(mind.gains(trial, spelled[0], 10, 39))
            found.append((packed, weights, spelled, gains))
        assert found[0] == found[1]


@pytest.mark.parametrize("name", games())
def test_imagined_worlds_fit_what_was_told_and_seen(name, under_way):
    of = game(name)
    for moves in range(0, 36, 5):
        match = under_way(name, moves)
        seat = match.number(match.acting[0])
        mind = mind_of(match, plain_engine(of))
        worlds, weights = mind.imagined(10)
        for world in worlds:
            conserved = of.room("position").conserved
            assert conserved(world) == conserved(match.table)
            seen = world.copy()
            of.plain.hide(world, seen, eyes_of(seat))
            assert fields_of(seen) == fields_of(mind.scene.view)
        assert all(weight > 0 for weight in weights)


def fields_of(table):
    """All of it but the key, which every world has for itself."""
    blank = table.copy()
    chance.set_key(blank, bytes(16))
    return blank.pack()


@pytest.mark.slow
@pytest.mark.parametrize("name", games())
def test_search_beats_chance(name):
    card = game(name).card
    wins = 0
    for seed in range(8):
        match = knavery.new(name, NAMES[: card.least_seats], seed)
        bots = {seat: bots_of(name)["random"] for seat in match.seats}
        bots[match.seats[seed % len(match.seats)]] = bots_of(name)["search-medium"]
        company = Company(match, bots, seed, clock=False)
        while not match.over:
            company.step()
        wins += match.seats[seed % len(match.seats)] in match.winners
    assert wins >= 7


@pytest.mark.slow
@pytest.mark.parametrize("name", games())
def test_a_move_takes_less_than_a_second_with_the_plain_body(name, plain_only, under_way):
    for moves in (0, 10, 20):
        match = under_way(name, moves, 5 if name == "sheriff" else 4)
        for level in ("search-easy", "search-medium", "search"):
            bot = bots_of(name)[level].make()
            began = time.process_time()
            bot.choose(Seen.by(match, match.acting[0]), random.Random(1))
            assert time.process_time() - began < 1


@pytest.mark.parametrize("name", games())
def test_where_nothing_is_weighed_every_world_is_another(name, under_way):
    mind = mind_of(under_way(name, 6), plain_engine(game(name)), watchful=False)
    mind.imagine(20, 1, lambda: False)
    assert len({world.pack() for world in mind.worlds}) == 20


def test_who_must_act_acts_even_if_no_move_comes_to_mind(monkeypatch, plain_only, under_way):
    """A game may have moves that are longer than there is room for."""
    monkeypatch.setattr(Mind, "spelled", lambda mind, likely: ())
    monkeypatch.setattr(Mind, "spelled_all", lambda mind, most: [])
    match = under_way("court", 3)
    bot = bots_of("court")["search-easy"].make()
    for number in range(5):
        move = bot.choose(Seen.by(match, match.acting[0]), random.Random(number))
        match.copy().do(match.acting[0], move)
