"""Cards out, the black market, the deputies' loot: what all can tell of them."""

from knavery.games.sheriff.data import GOODS

INSPECT = {
    "phase": "inspect",
    "gold": {"Ann": 0, "Ben": 9, "Cid": 0},
    "hand": {"Ann": {"silk": 1}, "Ben": {"mead": 1}, "Cid": {"apple": 1}},
    "stand": {"Ben": {"silk": 3, "pepper": 1}},
    "bag": {"Ben": {"mead": 1}, "Cid": {"apple": 1}},
    "claim": {"Ben": "apple", "Cid": "apple"},
    "deck": ["apple", "mead"],
}


def test_cards_that_left_unseen(tiny, told):
    """SN-OPT-3: they are as little known as the deck, also when the deck is a new one (SN-END-2)."""
    match = tiny(
        options={"ten_out": True},
        hand={"Ann": {"apple": 1}, "Ben": {"silk": 1, "apple": 1}, "Cid": {"mead": 1, "apple": 1}},
        deck=["silk"],
    )
    table = match.table
    for good, count in enumerate(table.out):
        table.stock[good] -= count
        table.out[good] = 1 if GOODS[good : good + 1] in (("apple",), ("pepper",)) else 0
        table.stock[good] += table.out[good]
    table.out_cards = sum(table.out)
    game = told(match)
    for line in (
        "Ann: first Ben",
        "Ben: toss 1 apple, 1 silk",
        "Cid: toss 1 apple",
        "Ben: bag 1 silk",
        "Cid: bag 1 mead",
    ):
        game.do(*line.split(": ", 1)).check()
    for line in ("Ben: declare apple", "Cid: declare apple", "Ann: pass Ben", "Ann: open Cid"):
        game.do(*line.split(": ", 1)).check()


def test_three_of_a_kind_are_shown(tiny, told):
    """SN-BLK-2, SN-BLK-4: three that lay face down are on the pile, and the fourth is still unknown."""
    game = told(tiny(**INSPECT, options={"black_market": True}))
    for line in ("Ann: pass Ben", "Ben: sell silk", "Ann: open Cid"):
        game.do(*line.split(": ", 1)).check()


def test_three_that_leave_the_game(tiny, told):
    """SN-BLK-4: removed, and so in no new deck."""
    game = told(tiny(**INSPECT, options={"black_market": True, "spent": "remove"}))
    for line in ("Ann: open Ben", "Ben: sell silk", "Ann: pass Cid"):
        game.do(*line.split(": ", 1)).check()


SIX = ("Ann", "Ben", "Cid", "Dot", "Eve", "Fay")
DEPUTIES = {
    "seats": SIX,
    "deputies": ["Ann", "Ben"],
    "phase": "inspect",
    "round": 9,  # the last: whose cards the deck of deputies brings next is another matter
    "gold": dict.fromkeys(SIX, 0),
    "hand": {name: {} for name in SIX} | {"Fay": {"pepper": 1}},
    "stand": {"Cid": {"silk": 2, "mead": 1}, "Dot": {"mead": 1, "crossbow": 1}},
    "bag": {"Cid": {"apple": 1}},
    "claim": {"Cid": "apple"},
    "deck": ["silk", "mead"],
}


def deputies(tiny, told, *names, **given):
    return told(tiny(**DEPUTIES | given), *names)


def play(game, *lines):
    for line in lines:
        game.do(*line.split(": ", 1))
    return game.check()


def test_loot_is_counted(tiny, told):
    """SN-DEP-8, SN-DEP-11: what came as claimed is known to all, and so are the halves."""
    game = deputies(tiny, told, "Ann", "Fay")
    play(game, "Cid: offer 2 silk for nothing", "Ann: accept Cid", "Ben: accept Cid")
    play(game, "Ann: vote pass Cid", "Ben: vote pass Cid")
    for eyes in ("Ann", "Fay"):
        for world in game.match.worlds(eyes, 1, 20):
            stands = world.full_view()["stand"]
            assert stands["Ann"] == stands["Ben"] == {"silk": 1}


def test_odd_loot(tiny, told):
    """SN-DEP-9, SN-DEP-11: who gets which odd card only the deputies see; all can tell the pair."""
    game = deputies(tiny, told, "Ben")
    play(game, "Cid: offer 1 silk, 1 mead for nothing", "Ann: accept Cid", "Ben: accept Cid")
    play(game, "Ann: vote pass Cid", "Ben: vote pass Cid")
    for line in ("Ann: split Ann 1 mead; Ben 1 silk", "Ben: accept"):
        game.do(*line.split(": ", 1))
    game.check()
    for world in game.match.worlds("Fay", 1, 40):
        stands = world.full_view()["stand"]
        assert {*stands["Ann"], *stands["Ben"]} == {"silk", "mead"}
        assert sum(stands["Ann"].values()) == sum(stands["Ben"].values()) == 1


def test_loot_that_fell_short(tiny, told):
    """SN-DEAL-7: one of two that were claimed came; all can tell that it is one of these."""
    game = deputies(tiny, told, "Ann", "Fay")
    play(game, "Cid: offer 1 silk, 1 pepper for nothing", "Ann: accept Cid", "Ben: accept Cid")
    game.do("Ann", "vote pass Cid")
    game.do("Ben", "vote pass Cid")
    for world in game.match.worlds("Fay", 1, 40):
        assert set(world.full_view()["loot"]) <= {"silk", "pepper", "gold"}
