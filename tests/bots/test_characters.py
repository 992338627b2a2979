"""The characters: at least four to a game, each itself, each legal, and with something to say."""

import random

import pytest

import knavery
from knavery.bots import Company, bots_of
from knavery.bots.character import Character
from knavery.bots.homes import known
from knavery.kernel.conformance import option_sets
from knavery.kernel.game import game, games

NAMES = ("Ann", "Ben", "Cid", "Dot", "Eve", "Fay")


PEOPLED = [name for name in games() if known(game(name))]


def characters(name):
    made = {key: persona.make() for key, persona in bots_of(name).items()}
    return {key: bot for key, bot in made.items() if isinstance(bot, Character)}


@pytest.mark.parametrize("name", PEOPLED)
def test_there_are_four_or_more(name):
    assert len(characters(name)) >= 4
    for key, bot in characters(name).items():
        assert bot.name == key
        assert bot.says


@pytest.mark.parametrize("name", PEOPLED)
def test_characters_differ(name):
    """No two play the same game from the same deal."""
    played = set()
    for key in characters(name):
        match = knavery.new(name, NAMES[: game(name).card.least_seats], 5)
        company = Company(match, dict.fromkeys(match.seats, bots_of(name)[key]), 5)
        while not match.over and len(match.moves) < 60:
            company.step()
        played.add(tuple(move[:2] for move in match.moves))
    assert len(played) == len(characters(name))


@pytest.mark.parametrize("name", PEOPLED)
def test_they_talk_of_what_happens(name):
    """In a few games of all characters together everybody finds something to say, and nobody chatters."""
    said, moves = dict.fromkeys(characters(name), 0), 0
    for seed in range(4):
        keys = random.Random(seed).sample(sorted(said), game(name).card.least_seats + 1)
        match = knavery.new(name, NAMES[: len(keys)], seed)
        company = Company(
            match, {seat: bots_of(name)[key] for seat, key in zip(match.seats, keys, strict=True)}
        )
        while not match.over:
            company.step()
            for seat, line in company.remarks().items():
                assert line.text("uk")
                said[keys[match.seats.index(seat)]] += 1
        moves += len(match.moves)
    assert sum(said.values()) < moves / 2
    assert sum(count > 0 for count in said.values()) >= 4


class Lost(Exception):
    """A character had no idea that was legal."""


@pytest.mark.parametrize("name", PEOPLED)
def test_they_always_have_an_idea_of_their_own(name, monkeypatch):
    """At tables with all kinds of options nobody is left with a move at random."""

    def lose(bot, seen, dice):
        raise Lost(bot.name, seen.view["phase"], seen.options)

    monkeypatch.setattr(Character, "improvise", lose)
    of, dice = game(name), random.Random(4)
    kinds = [
        (seats, options)
        for seats in range(of.card.least_seats, of.card.most_seats + 1)
        for options in option_sets(of, seats)
    ]
    for seats, options in dice.sample(kinds, 8):
        match = knavery.new(name, NAMES[:seats], 4, **options)
        keys = dice.choices(sorted(characters(name)), k=seats)
        company = Company(
            match, {seat: bots_of(name)[key] for seat, key in zip(match.seats, keys, strict=True)}, 4
        )
        while not match.over:
            company.step()
