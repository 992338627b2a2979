"""The first edition: what is taken from the piles was seen, and what lies aside is shown at last."""

import random

import pytest

from knavery.games.sheriff.rules.names import Event

FIRST = {"edition": "first"}

MARKET = {
    "hand": {"Ann": {"apple": 1}, "Ben": {"apple": 1, "silk": 1}, "Cid": {"mead": 1, "apple": 1}},
    "left": ["pepper", "apple"],
    "right": ["cheese"],
    "deck": ["silk", "mead", "apple"],
}


@pytest.fixture
def first(tiny, told):
    def place(*names, **given):
        return told(tiny(options=FIRST, **given), *names)

    return place


def test_what_is_taken_is_known(first):
    """SN-MKT-5, SN-MKT-6: a pepper from the pile is in the hand, at every step until it may be smuggled."""
    game = first(**MARKET)
    for line in (
        "Ben: toss 1 apple, 1 silk",
        "Ben: draw left 1, deck 2",
        "Ben: bury left: silk, apple",
        "Cid: toss nothing",
        "Cid: draw right 1",
        "Cid: bag 1 mead",
        "Ben: bag 1 pepper",
        "Ben: declare apple",
        "Cid: declare apple",
        "Ann: pass Ben",
    ):
        game.do(*line.split(": ", 1)).check()


def test_what_lies_aside_is_none_of_what_was_drawn(first):
    """SN-MKT-7: Ben lays down a pepper, and it is not the one that he took after."""
    hands = {"Ann": {"apple": 1}, "Ben": {"pepper": 1, "silk": 1}, "Cid": {"mead": 1, "apple": 1}}
    game = first(**MARKET | {"hand": hands})
    for line in ("Ben: toss 1 pepper", "Ben: draw left 1, deck 1", "Ben: bury right: pepper"):
        game.do(*line.split(": ", 1)).check()
    for world in game.match.worlds("Cid", 1, 30):
        assert world.full_view()["hand"]["Ben"]["pepper"] >= 1


def test_taken_and_smuggled(first):
    """SN-INS-5: one card lies face down: the pepper that was taken, or it is still in the hand."""
    game = first(
        gold={"Ann": 0, "Ben": 0, "Cid": 0},
        hand={"Ann": {}, "Ben": {"mead": 1}, "Cid": {"apple": 1}},
        left=["pepper", "apple"],
        right=["cheese"],
        deck=["silk", "pepper", "mead"],
    )
    for line in (
        "Ben: toss nothing",
        "Ben: draw left 1, deck 1",
        "Cid: toss nothing",
        "Cid: draw left 1, right 1",
        "Ben: bag 1 pepper",
        "Cid: bag 1 apple",
        "Ben: declare apple",
        "Cid: declare apple",
        "Ann: pass Ben",
        "Ann: open Cid",
    ):
        game.do(*line.split(": ", 1)).check()


def test_confiscated_goods_are_laid_down(first):
    """SN-INS-8: they come from the bag, not from the sheriff's hand."""
    game = first(
        phase="inspect",
        hand={"Ann": {"silk": 1, "apple": 1}, "Ben": {"mead": 1}, "Cid": {"silk": 1}},
        bag={"Ben": {"silk": 1, "apple": 1}, "Cid": {"apple": 1}},
        claim={"Ben": "apple", "Cid": "apple"},
        left=["cheese"],
        right=["apple"],
        deck=["silk", "mead", "apple"],
    )
    for line in ("Ann: open Ben", "Ann: bury left: silk", "Ann: pass Cid"):
        game.do(*line.split(": ", 1)).check()


STOCKS = [
    {"apple": 4, "mead": 2, "silk": 2, "pepper": 1},
    {"apple": 2, "cheese": 1, "pepper": 4, "mead": 3},
]
SEEDS = [pytest.param(seed, marks=[pytest.mark.slow] if seed >= 3 else []) for seed in range(12)]


def random_position(first, seed, *names):
    chance = random.Random(seed)
    stock = [good for good, count in STOCKS[seed % len(STOCKS)].items() for _ in range(count)]
    chance.shuffle(stock)
    hands = {name: count_up([stock.pop()]) for name in ("Ann", "Ben", "Cid")}
    gold = {name: chance.choice([0, 1, 4]) for name in hands}
    piles = {"left": [stock.pop(), stock.pop()], "right": [stock.pop()]}
    return first(*names, hand=hands, deck=stock, gold=gold, seed=seed, **piles)


def count_up(goods):
    return {good: goods.count(good) for good in goods}


def quiet_move(game, random_move, chance):
    """A random move, and little talk."""
    move = random_move(game.match, chance)
    for _ in range(9):
        if game.match.view()["phase"] != "inspect" or game.match.number(move[0]) == game.match.table.sheriff:
            break
        move = random_move(game.match, chance)
    return move


@pytest.mark.parametrize("seed", SEEDS)
def test_random_games(first, random_move, seed):
    """Whatever is played: takes, burials, new decks of all but the top (SN-END-2), and deals."""
    chance = random.Random(seed)
    game = random_position(first, seed, ("Ann", "Ben", "Cid")[seed % 3])
    for _ in range(45):
        if game.match.over or max(len(truth.tables) for truth in game.truths) > 3000:
            break
        game.do(*quiet_move(game, random_move, chance)).check()


def test_random_games_show_much(first, random_move):
    """The games above are no empty show."""
    seen = set()
    for seed in range(12):
        chance, game = random.Random(seed), random_position(first, seed, "Ann")
        game.truths = []
        for _ in range(45):
            if not game.match.over:
                game.do(*quiet_move(game, random_move, chance))
        seen |= {entry.event for entry in game.match.log if hasattr(entry, "event")}
    assert {Event.TOOK_LEFT, Event.LAID_LEFT, Event.RESHUFFLED_PILES, Event.HID, Event.CONFISCATED} <= seen
