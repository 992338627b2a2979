"""SN-RND, SN-END: how rounds follow one another, and where new cards come from."""

import itertools
from collections import Counter

import pytest

import knavery

NAMES = ("Ann", "Ben", "Cid", "Dot", "Eve")


def last_bag(lay_out, **given):
    """Ann, the sheriff, has Ben's bag of one apple before her, the last of the round."""
    return lay_out(phase="inspect", bag={"Ben": {"apple": 1}}, claim={"Ben": "apple"}, **given)


@pytest.mark.parametrize(("seats", "rounds"), [(3, 9), (4, 8), (5, 10)])
def test_a_whole_game(under_way, seats, rounds):
    """SN-RND-1, SN-RND-3, SN-RND-4: five steps a round, the next sheriff to the left, each as often."""
    match = under_way("sheriff", 10_000, seats=seats)
    assert match.over
    begun = [e["seat"] for e in match.events() if e["event"] == "round_begins"]
    assert len(begun) == rounds
    assert set(Counter(begun).values()) == {3 if seats == 3 else 2}
    for one, two in itertools.pairwise(begun):
        assert NAMES.index(two) == (NAMES.index(one) + 1) % seats


def test_five_steps(under_way):
    """SN-RND-1: market, load, declare, inspect; the end happens by itself."""
    phases = []
    for moves in range(120):
        phase = under_way("sheriff", moves).full_view()["phase"]
        if phase != "debt" and phases[-1:] != [phase]:
            phases.append(phase)
    assert phases[:6] == ["market", "load", "declare", "inspect", "market", "load"]


def test_the_sheriff_rests(lay_out):
    """SN-RND-2: he has no part in market, load and declare."""
    bags = {"Ben": {"apple": 1}, "Cid": {"apple": 1}, "Dot": {"apple": 1}}
    for given, command in (
        ({"turn": "Ben"}, "toss nothing"),
        ({"phase": "load"}, "bag apple"),
        ({"phase": "declare", "bag": bags}, "declare apple"),
    ):
        match = lay_out(hand={"Ann": {"apple": 6}}, **given)
        assert "Ann" not in match.acting
        with pytest.raises(knavery.Refused) as no:
            match.do("Ann", command)
        assert no.value.rules == ("SN-RND-2",)


def test_all_draw_up(lay_out):
    """SN-END-1: clockwise from the sheriff's left, the sheriff last."""
    deck = ["apple"] * 2 + ["cheese"] * 3 + ["bread"] * 1 + ["silk"] * 10
    hands = {"Ann": {"mead": 5}, "Ben": {"mead": 4}, "Cid": {"mead": 3}, "Dot": {"mead": 5}}
    match = last_bag(lay_out, hand=hands, deck=deck)
    match.do("Ann", "pass Ben")
    assert match.full_view()["hand"] == {
        "Ben": {"mead": 4, "apple": 2},
        "Cid": {"mead": 3, "cheese": 3},
        "Dot": {"mead": 5, "bread": 1},
        "Ann": {"mead": 5, "silk": 1},
    }
    drew = [e["seat"] for e in match.events() if e["event"] == "drew"][4:]  # the deal itself came first
    assert drew == ["Ben", "Cid", "Dot", "Ann"]


def test_nobody_draws_after_the_last_round(lay_out):
    """SN-END-1, SN-RND-4."""
    match = last_bag(lay_out, round=8, hand={"Ben": {"mead": 2}})
    match.do("Ann", "pass Ben")
    assert match.over
    assert match.view()["phase"] == "over"
    assert match.full_view()["hand"]["Ben"] == {"mead": 2}


def test_the_next_round_starts_clean(lay_out):
    """SN-RND-3: the sheriff's left neighbour; claims and bags of the last round are gone."""
    match = last_bag(lay_out)
    match.do("Ann", "open Ben")
    view = match.full_view()
    assert (view["sheriff"], view["round"], view["turn"]) == ("Ben", 2, ["Ben"])
    assert view["claim"] == {}
    assert view["dealt"] == []
    assert set(map(str, view["bag"].values())) == {"{}"}


def test_the_whole_pile_is_shuffled(lay_out):
    """SN-END-2: not before a card is needed, and then all of it."""
    hands = {name: {"mead": 6} for name in ("Ann", "Ben", "Dot")} | {"Cid": {"mead": 3}}
    match = last_bag(lay_out, hand=hands, deck=["silk"], pile=["apple", "bread", "cheese", "chicken"])
    match.do("Ann", "pass Ben")
    view = match.full_view()
    assert view["pile"] == []
    drawn = Counter(view["hand"]["Cid"]) - Counter(mead=3)
    assert drawn["silk"] == 1
    assert drawn + Counter(view["deck"]) == Counter(["silk", "apple", "bread", "cheese", "chicken"])
    told = [(e["event"], e.get("number", e.get("good"))) for e in match.events()][-8:-1]
    new = [("new_deck", good) for good in ("apple", "cheese", "bread", "chicken")]
    assert told == [("drew", 1), *new, ("reshuffled", 4), ("drew", 2)]


def test_no_reshuffle_before_a_card_is_needed(lay_out):
    """SN-END-2: the deck's last card is drawn, and the pile still lies there."""
    hands = {name: {"mead": 6} for name in ("Ann", "Ben", "Dot")} | {"Cid": {"mead": 5}}
    match = last_bag(lay_out, hand=hands, deck=["silk"], pile=["apple", "bread"])
    match.do("Ann", "pass Ben")
    assert match.view()["deck"] == []
    assert match.view()["pile"] == ["apple", "bread"]


def test_a_reshuffle_is_a_shuffle(lay_out):
    """SN-END-2: the pile's order does not survive."""
    orders = set()
    for seed in range(20):
        match = last_bag(
            lay_out, seed=seed, hand={"Cid": {}}, deck=[], pile=["apple", "bread", "cheese"] * 10
        )
        match.do("Ann", "pass Ben")
        orders.add(tuple(match.full_view()["deck"]))
    assert len(orders) == 20


def test_the_pile_keeps_its_order(inspection):
    """SN-END-3: gathered and confiscated cards in the order of the goods, later ones on top."""
    match = inspection(
        given={"pile": ["silk", "apple"]},
        Ben=("bread", {"crossbow": 1, "apple": 1, "bread": 1, "silk": 1}),
        Cid=("bread", {"pepper": 1, "cheese": 1}),
        Dot=("apple", {"apple": 1}),
    )
    match.do("Ann", "open Cid")
    match.do("Ann", "open Ben")
    assert match.view()["pile"] == ["crossbow", "silk", "apple", "pepper", "cheese", "silk", "apple"]
