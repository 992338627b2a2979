"""The search: legal, the same in every body, in time, and better than chance."""

import random
import time

import pytest

import knavery
from knavery.bots import Company, Seen, bots_of
from knavery.bots.search import engine
from knavery.bots.search.engine import PlainEngine, Trial
from knavery.bots.search.moves import first_of, moves_to_try, spellings
from knavery.kernel import bodies
from knavery.kernel.game import game, games

NAMES = ("Ann", "Ben", "Cid", "Dot", "Eve", "Fay")
EASY = "search-easy"


@pytest.mark.parametrize("name", games())
def test_search_plays_without_the_compiled_body(name, plain_only):
    card = game(name).card
    match = knavery.new(name, NAMES[: card.least_seats], 3)
    company = Company(match, dict.fromkeys(match.seats, bots_of(name)[EASY]), 3)
    for _ in range(30):
        assert match.over or company.step()


@pytest.mark.parametrize("name", games())
def test_moves_to_try_are_legal_and_all_of_them_where_they_are_few(name, under_way):
    of, dice = game(name), random.Random(1)

    def pick(table, seat, actions):
        return dice.choice(actions)

    for moves in range(0, 40, 5):
        match = under_way(name, moves)
        seat = match.number(match.acting[0])
        every = list(spellings(of, match.table, seat))
        tried = moves_to_try(of, match.table, seat, 20, pick, dice)
        assert len(tried) == len(set(tried)) <= 20
        assert set(tried) <= set(every)
        assert len(every) > 20 or set(tried) == set(every)
        for move in tried:
            match.copy().do(match.seats[seat], move)


@pytest.mark.slow
@pytest.mark.parametrize("name", games())
@pytest.mark.skipif(not bodies.has_numba(), reason="needs the extra `fast`")
def test_plain_and_compiled_playouts_gain_the_same(name, under_way):
    of = game(name)
    match = under_way(name, 12)
    seen = Seen.by(match, match.acting[0])
    worlds, habits = list(seen.tables(5, 1)), [0] * 64
    trial = Trial(seen.seat, 2, 300, habits, list(range(1, 40)))
    move = first_of(spellings(of, worlds[0], seen.seat), 1)[0]
    gains = []
    for one in (PlainEngine(of), engine.engine_of(of, wait=True)):
        prepared = one.prepare(worlds, trial)
        gains.append([one.gains(prepared, move, 0, 10), one.gains(prepared, move, 10, 39)])
    assert gains[0] == gains[1]


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
