"""The second edition without deals: bags, debts, new decks."""

import itertools
import random

import pytest

from knavery.games.sheriff.rules.names import Event

NAMES = ("Ann", "Ben", "Cid")

HANDS = {"Ann": {"apple": 1, "silk": 1}, "Ben": {"apple": 1, "mead": 1}, "Cid": {"cheese": 1, "silk": 1}}


# The ways to lay 2 + 2 + 2 + 1 cards in places of 2, 2 and 3, counted by which cards the hands have.
WAYS = len(
    {
        (tuple(sorted(seven[:2])), tuple(sorted(seven[2:4])))
        for seven in itertools.permutations(["apple", "apple", "silk", "silk", "mead", "mead", "cheese"])
    }
)


def test_at_the_start(tiny, told):
    """Any cards in others' hands, the rest in the deck (SN-SET-8)."""
    game = told(tiny(hand=HANDS, deck=["mead", "apple", "silk"])).check()
    # Ann does not see two apples, two silk, two mead and a cheese: two hands of two, and three in the deck.
    assert len(game.truths[0].tables) == WAYS


def test_order_of_the_deck(tiny, told):
    """Every order of the deck comes up."""
    match = tiny(hand={"Ann": {}, "Ben": {}, "Cid": {}}, deck=["mead", "apple", "silk", "apple"])
    orders = {tuple(world.full_view()["deck"]) for world in match.worlds("Ann", 1, 300)}
    assert orders == set(itertools.permutations(["mead", "apple", "silk", "apple"]))


def test_a_round_without_a_new_deck(tiny, told):
    """Tossed, drawn, loaded, passed, opened: at every step (SN-LOAD-1, SN-INS-5, SN-INS-9)."""
    hands = {"Ann": {"apple": 2, "silk": 1}, "Ben": {"apple": 1, "mead": 1}, "Cid": {"cheese": 1, "silk": 1}}
    game = told(tiny(hand=hands, deck=["mead", "apple", "silk"])).check()
    for line in (
        "Ann: first Cid",
        "Cid: toss 1 cheese",
        "Ben: toss nothing",
        "Ben: bag 1 apple, 1 mead",
        "Cid: bag 1 silk",
        "Ben: declare apple",
        "Cid: declare cheese",
        "Ann: pass Ben",
    ):
        game.do(*line.split(": ")).check()
    assert game.match.view("Ann")["stand"]["Ben"] == {"apple": 1, "?": 1}


DEBT = {
    "phase": "inspect",
    "gold": {"Ben": 0, "Cid": 0, "Ann": 0},
    "hand": {"Ann": {"apple": 1}, "Ben": {"mead": 1}, "Cid": {"pepper": 1}},
    "stand": {"Ben": {"mead": 1, "silk": 1, "pepper": 1}},
    "bag": {"Ben": {"mead": 1}, "Cid": {"apple": 1}},
    "claim": {"Ben": "apple", "Cid": "apple"},
    "deck": ["silk", "apple"],
}


def test_contraband_seen_in_a_debt(tiny, told):
    """SN-DEBT-3, SN-DEBT-5: what was handed over lies face down again, and all remember it."""
    game = told(tiny(**DEBT)).check()
    game.do("Ann", "open Ben").check()
    game.do("Ben", "pay 1 pepper").check()
    for world in game.match.worlds("Cid", 5, 50):
        assert world.full_view()["stand"]["Ann"] == {"pepper": 1}


def test_contraband_handed_on(tiny, told):
    """SN-DEBT-7: Ann got a pepper from Ben and hands a pepper on to Cid, whose bag was honest."""
    stands = DEBT["stand"] | {"Ann": {"silk": 1}}
    game = told(tiny(**DEBT | {"stand": stands}))
    for line in ("Ann: open Ben", "Ben: pay 1 pepper", "Ann: open Cid", "Ann: pay 1 pepper"):
        game.do(*line.split(": ")).check()
    assert [world.full_view()["stand"]["Cid"] for world in game.match.worlds("Ben", 5, 9)] == [
        {"apple": 1, "pepper": 1}
    ] * 9


STOCKS = [
    {"apple": 4, "cheese": 1, "mead": 2, "silk": 2},
    {"apple": 2, "mead": 3, "silk": 3, "pepper": 1},
    {"apple": 3, "bread": 3, "chicken": 1, "crossbow": 1},
    {"apple": 1, "cheese": 1, "pepper": 4, "mead": 4},
]


def random_position(tiny, seed):
    """Some of the stock in hands of two or three, some on stands, some on the pile, the rest in the deck."""
    chance = random.Random(seed)
    stock = [good for good, count in STOCKS[seed % len(STOCKS)].items() for _ in range(count)]
    chance.shuffle(stock)
    size = 2 if len(stock) < 9 or seed % 3 else 1
    hands = {name: count_up([stock.pop() for _ in range(size)]) for name in NAMES}
    gold = {name: chance.choice([0, 1, 4]) for name in NAMES}
    return tiny(hand=hands, deck=stock, gold=gold, seed=seed)


def count_up(goods):
    return {good: goods.count(good) for good in goods}


# Each takes seconds; those after the first few are left to `make test`.
SEEDS = [pytest.param(seed, marks=[pytest.mark.slow] if seed >= 2 else []) for seed in range(24)]


@pytest.mark.parametrize("seed", SEEDS)
def test_random_games(tiny, told, random_move, seed):
    """Whatever is played; new decks (SN-END-2), debts (SN-DEBT-3) and all."""
    chance = random.Random(seed)
    game = told(random_position(tiny, seed))
    for _ in range(40):
        if game.match.over or max(len(truth.tables) for truth in game.truths) > 3000:
            break
        game.do(*random_move(game.match, chance)).check()


def test_random_games_show_much(tiny, random_move):
    """The games above are no empty show."""
    seen = set()
    for seed in range(24):
        chance, match = random.Random(seed), random_position(tiny, seed)
        for _ in range(40):
            if not match.over:
                match.do(*random_move(match, chance))
        seen |= {entry.event for entry in match.log}
    assert {Event.RESHUFFLED, Event.PAID_GOODS, Event.FORGIVEN, Event.CONFISCATED, Event.HID} <= seen
