"""Bots at a table: they move, nobody waits for ever, and the same seed plays the same game."""

import pytest

import knavery
from knavery.bots import Company, bots_of
from knavery.kernel.game import game, games

NAMES = ("Ann", "Ben", "Cid", "Dot", "Eve", "Fay")


def play(name, seats, seed, **options):
    match = knavery.new(name, NAMES[:seats], seed, **options)
    company = Company(match, dict.fromkeys(match.seats, bots_of(name)["random"]), seed)
    while not match.over:
        assert company.step() in match.seats
    return match


@pytest.mark.parametrize("name", games())
def test_bots_play_a_game_to_its_end(name):
    card = game(name).card
    match = play(name, card.most_seats, 1)
    assert match.winners
    assert match.moves == play(name, card.most_seats, 1).moves
    assert match.moves != play(name, card.most_seats, 2).moves


def test_people_are_waited_for():
    match = knavery.new("sheriff", NAMES[:3], 7)
    company = Company(match, {name: bots_of("sheriff")["random"] for name in NAMES[:2]})
    while company.step():
        assert match.moves[-1][0] != "Cid"
    assert match.acting == ["Cid"]
