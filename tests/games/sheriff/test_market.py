"""SN-MKT: who begins, what is set aside, what is drawn."""

import pytest

from knavery import Refused

HAND = {"apple": 3, "cheese": 1, "silk": 2}


@pytest.fixture
def market(lay_out):
    """Ann is sheriff; Cid begins, and has the HAND."""
    return lay_out(turn="Cid", hand={"Cid": HAND}, deck=["mead", "bread", "bread", "apple", *["cheese"] * 20])


def test_sheriff_names_the_first_merchant(lay_out):
    """SN-MKT-8, SN-RND-2."""
    match = lay_out()
    assert match.acting == ["Ann"]
    assert match.choices("Ann") == ["first Ben", "first Cid", "first Dot"]
    match.do("Ann", "first Cid")
    assert match.acting == ["Cid"]


@pytest.mark.parametrize("first", ["Ben", "Cid", "Dot"])
def test_clockwise_without_the_sheriff(lay_out, first):
    """SN-MKT-8: each merchant once, clockwise from the first, the sheriff passed over."""
    match = lay_out()
    match.do("Ann", f"first {first}")
    order = []
    while match.view()["phase"] == "market":
        order += match.acting
        match.do(match.acting[0], "toss nothing")
    circle = ["Ben", "Cid", "Dot"] * 2
    assert order == circle[circle.index(first) :][:3]


def test_none_to_five(market):
    """SN-MKT-2."""
    with pytest.raises(Refused) as no:
        market.do("Cid", "toss 3 apple, 1 cheese, 2 silk")
    assert no.value.key == "refusal-too-many-aside"
    market.copy().do("Cid", "toss nothing")
    market.do("Cid", "toss 3 apple, 2 silk")
    assert market.full_view()["aside"]["Cid"] == {"apple": 3, "silk": 2}


def test_only_from_the_hand(market):
    """SN-MKT-2."""
    with pytest.raises(Refused) as no:
        market.do("Cid", "toss 2 cheese")
    assert no.value.key == "refusal-not-in-hand"


def test_every_toss_once_in_the_choices(market):
    """SN-MKT-2: 4 x 2 x 3 subsets of the hand, less the one of six cards."""
    choices = market.choices("Cid")
    assert len(choices) == len(set(choices)) == 4 * 2 * 3 - 1


def test_draws_back_up_to_six(market):
    """SN-MKT-3: as many as he set aside, from the top."""
    market.do("Cid", "toss 1 apple, 2 silk")
    assert market.full_view()["hand"]["Cid"] == {"apple": 2, "cheese": 1, "mead": 1, "bread": 2}
    assert market.full_view()["deck"][0] == "apple"


def test_a_short_hand_is_filled(lay_out):
    """SN-MKT-3: up to the limit, also when he sets nothing aside."""
    match = lay_out(turn="Cid", hand={"Cid": {"apple": 2}}, deck=["mead"] * 10)
    match.do("Cid", "toss nothing")
    assert match.full_view()["hand"]["Cid"] == {"apple": 2, "mead": 4}


def test_set_aside_lies_open_and_is_drawn_by_no_one(market):
    """SN-MKT-9: beside its owner until all have moved."""
    market.do("Cid", "toss 2 silk")
    view = market.view("Ben")
    assert view["aside"]["Cid"] == {"silk": 2}
    assert view["pile"] == []


def test_gathered_when_all_have_moved(lay_out):
    """SN-MKT-9, SN-END-3: from the first merchant on, each in the order of the goods, the last on top."""
    hands = {"Ben": {"apple": 6}, "Cid": {"silk": 3, "cheese": 3}, "Dot": {"bread": 6}}
    match = lay_out(hand=hands)
    match.do("Ann", "first Cid")
    match.do("Cid", "toss 1 silk, 1 cheese")
    match.do("Dot", "toss bread")
    match.do("Ben", "toss 2 apple")
    view = match.full_view()
    assert view["pile"] == ["apple", "apple", "bread", "silk", "cheese"]
    assert set(map(str, view["aside"].values())) == {"{}"}
    assert view["phase"] == "load"


def test_draws_what_there_is(lay_out):
    """SN-MKT-10: deck and pile exhausted; what lies aside is no pile yet (SN-MKT-9)."""
    match = lay_out(turn="Cid", hand={"Cid": HAND}, deck=["mead"], pile=[])
    match.do("Cid", "toss 3 apple")
    view = match.full_view()
    assert view["hand"]["Cid"] == {"cheese": 1, "silk": 2, "mead": 1}
    assert view["deck"] == []
    assert view["aside"]["Cid"] == {"apple": 3}


def test_what_is_told(market):
    """SN-MKT-9: what is set aside is seen by all, what is drawn by its owner alone."""
    since = {name: len(market.told(name)) for name in ("Ben", "Cid")}
    market.do("Cid", "toss 1 apple, 1 cheese")
    drawn = {"event": "drew", "seat": "Cid", "number": 2}
    seen = [
        {"event": "set_aside", "seat": "Cid", "good": "apple", "count": 1},
        {"event": "set_aside", "seat": "Cid", "good": "cheese", "count": 1},
    ]
    own = [{"event": "drew_card", "seat": "Cid", "good": good, "count": 1} for good in ("mead", "bread")]

    def told(name):
        return [{k: v for k, v in e.items() if k != "n"} for e in market.events(name, since[name])]

    assert told("Ben") == [*seen, drawn]
    assert told("Cid") == [*seen, *own, drawn]
