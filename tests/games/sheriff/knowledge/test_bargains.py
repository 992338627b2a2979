"""Deals: what came is what was claimed, and of what did not come there is no more."""

import itertools

import pytest

INSPECT = {
    "phase": "inspect",
    "gold": {"Ann": 5, "Ben": 5, "Cid": 5},
    "hand": {"Ann": {"apple": 1}, "Ben": {}, "Cid": {"pepper": 1}},
    "stand": {"Ben": {"mead": 1, "silk": 1, "pepper": 1}},
    "bag": {"Ben": {"silk": 1, "apple": 1}, "Cid": {"apple": 1}},
    "claim": {"Ben": "apple", "Cid": "apple"},
    "deck": ["silk", "mead"],
}


def deal(game, offer):
    """Ben's offer, and Ann takes it."""
    game.do("Ben", f"offer {offer}")
    return game.do("Ann", "accept Ben")


def stands(match, eyes, owner, count=40):
    """What may lie on a stand, as somebody sees it."""
    found = {
        tuple(sorted(world.full_view()["stand"][owner].items())) for world in match.worlds(eyes, 3, count)
    }
    return [dict(stand) for stand in found]


def test_what_came_is_what_was_claimed(tiny, told):
    """SN-DEAL-7, SN-DEAL-10: two were claimed and two came, so all know them."""
    game = deal(told(tiny(**INSPECT)), "1 silk, 1 mead for nothing").check()
    assert stands(game.match, "Cid", "Ann") == [{"silk": 1, "mead": 1}]


@pytest.mark.parametrize("proof", [True, False])
def test_promised_two_silk_one_moved(tiny, told, proof):
    """SN-DEAL-7: there is no more of it, which all can tell; SN-DEAL-8: and Ann may see the rest."""
    game = deal(told(tiny(**INSPECT, options={"proof": proof})), "2 silk for nothing").check()
    assert all("silk" not in stand for eyes in ("Ann", "Cid") for stand in stands(game.match, eyes, "Ben"))
    assert stands(game.match, "Cid", "Ann") == [{"silk": 1}]
    assert (stands(game.match, "Ann", "Ben") == [{"mead": 1, "pepper": 1}]) == proof


def test_promised_and_nothing_came(tiny, told):
    """SN-DEAL-7: he has neither."""
    given = INSPECT | {"deck": ["silk", "crossbow"]}
    game = deal(told(tiny(**given, options={"proof": False})), "3 crossbow for nothing").check()
    assert all("crossbow" not in stand for stand in stands(game.match, "Cid", "Ben"))


def test_one_of_two_kinds_came(tiny, told):
    """SN-DEAL-7: one of the two, and of the other there is no more; which is known to Ann alone."""
    game = deal(told(tiny(**INSPECT)), "1 crossbow, 1 pepper for nothing").check()
    assert stands(game.match, "Ann", "Ann") == [{"pepper": 1}]
    game = deal(
        told(tiny(**INSPECT | {"deck": ["silk", "crossbow"]})), "1 crossbow, 1 pepper for nothing"
    ).check()
    assert sorted(map(str, stands(game.match, "Cid", "Ann"))) == ["{'crossbow': 1}", "{'pepper': 1}"]


def test_what_a_bag_lacks(tiny, told):
    """SN-DEAL-9: out of the bag; what he keeps of it is no silk, though his stand may have some."""
    game = told(
        tiny(
            **INSPECT
            | {"bag": {"Ben": {"silk": 1, "mead": 1, "apple": 1}, "Cid": {"apple": 1}}, "deck": ["silk"]}
        )
    )
    deal(game, "2 silk from bag for pass").check()
    for world in game.match.worlds("Cid", 2, 60):
        assert world.full_view()["stand"]["Ann"] == {"silk": 1}
    assert {"apple": 1, "silk": 1, "mead": 2, "pepper": 1} in stands(game.match, "Ann", "Ben")


def test_a_lie_about_the_bag(tiny, told):
    """SN-DEAL-8: the bag is shown to Ann; Cid learns only that nothing of the kind was in it."""
    bags = {"Ben": {"mead": 1, "apple": 1}, "Cid": {"apple": 1}}
    game = told(tiny(**INSPECT | {"bag": bags, "stand": {}, "deck": ["silk", "mead", "pepper"]}))
    deal(game, "1 silk from bag for pass").check()
    assert stands(game.match, "Ann", "Ben") == [{"apple": 1, "mead": 1}]
    assert sorted(map(str, stands(game.match, "Cid", "Ben"))) == [
        "{'apple': 1, 'mead': 1}",
        "{'apple': 1, 'pepper': 1}",
    ]


def test_one_of_two_kinds_from_the_bag(tiny, told):
    """SN-DEAL-9: one of those promised came, so the other is not in what he keeps."""
    bags = {"Ben": {"silk": 1, "pepper": 1, "apple": 1}, "Cid": {"apple": 1}}
    game = told(tiny(**INSPECT | {"bag": bags, "stand": {"Ben": {"mead": 1}}, "deck": ["silk", "mead"]}))
    deal(game, "1 mead from bag, 1 silk from bag for pass").check()


def test_a_bribe_is_paid_on_as_a_debt(tiny, told):
    """SN-DEAL-10, SN-DEBT-3: Ann got it face down, and hands it on before all eyes."""
    given = INSPECT | {
        "gold": {"Ann": 0, "Ben": 0, "Cid": 0},
        "hand": {"Ann": {"mead": 1}, "Ben": {"pepper": 1}, "Cid": {}},
    }
    given |= {"stand": {"Ben": {"silk": 1, "pepper": 1}}, "deck": ["silk"]}
    game = deal(told(tiny(**given)), "1 silk for pass").check()
    game.do("Ann", "open Cid").check()
    game.do("Ann", "pay 1 silk").check()
    assert stands(game.match, "Ben", "Cid") == [{"apple": 1, "silk": 1}]


def test_a_promise_is_broken_and_a_bag_hidden_later(tiny, told):
    """SN-DEAL-7: what came after the promise was broken may be silk again."""
    game = deal(told(tiny(**INSPECT, options={"proof": False})), "2 silk for nothing").check()
    game.do("Ann", "pass Ben").check()
    assert any("silk" in stand for stand in stands(game.match, "Cid", "Ben"))


def test_what_one_bag_lacked_the_next_may_have(tiny, told):
    """SN-DEAL-7: it was of that bag alone that Cid's promise told."""
    game = told(
        tiny(
            phase="inspect",
            hand={"Ann": {}, "Ben": {"mead": 1}, "Cid": {"silk": 1}},
            bag={"Ben": {"apple": 1}, "Cid": {"apple": 1}},
            claim={"Ben": "apple", "Cid": "apple"},
            deck=["pepper", "silk"],
            options={"proof": False},
        )
    )
    for line in ("Cid: offer 1 silk from bag for pass", "Ann: accept Cid", "Ann: pass Ben", "Ben: first Cid"):
        game.do(*line.split(": ", 1)).check()
    for line in (
        "Cid: toss nothing",
        "Ann: toss nothing",
        "Cid: bag 1 silk",
        "Cid: declare apple",
        "Ben: pass Cid",
    ):
        game.do(*line.split(": ", 1)).check()
    assert any("silk" in stand for stand in stands(game.match, "Ann", "Cid"))


def test_an_ask_is_answered(tiny, told):
    """SN-DEAL-1: what Ann asks for and Ben grants is known as well as what he offers."""
    game = told(tiny(**INSPECT))
    game.do("Ben", "offer 1 pepper for pass")
    game.do("Ann", "ask Ben 1 mead for pass")
    game.do("Ben", "accept").check()
    assert stands(game.match, "Cid", "Ann") == [{"mead": 1}]


def test_what_was_shown_may_leave_again(tiny, told):
    """SN-DEAL-8: Ann saw the stand; what Ben pays later is known to her, and to Cid it is not."""
    given = INSPECT | {"bag": {"Ben": {"apple": 1}, "Cid": {"apple": 1}}, "deck": ["silk", "mead", "silk"]}
    game = deal(told(tiny(**given)), "2 pepper for nothing").check()
    game.do("Ann", "pass Ben").check()
    deal_again = game.do("Ben", "offer 1 mead, 1 silk for pass Cid")
    deal_again.do("Ann", "accept Ben").check()
    assert stands(game.match, "Cid", "Ben") == [{"apple": 1}]


def test_all_pairs_of_claims(tiny, told):
    """Whatever two kinds are claimed: as enumeration finds (SN-DEAL-7)."""
    goods = ("pepper", "mead", "silk")
    for one, other in itertools.combinations(goods, 2):
        stand = {"Ben": {one: 1, "crossbow": 1}}
        given = INSPECT | {
            "stand": stand,
            "hand": {"Ann": {}, "Ben": {}, "Cid": {other: 1}},
            "deck": [one, other],
        }
        deal(told(tiny(**given)), f"1 {one}, 1 {other} for nothing").check()
