"""SN-LOAD: what goes into a bag."""

import pytest

from knavery import Refused

HAND = {"apple": 4, "silk": 2}


@pytest.fixture
def load(lay_out):
    return lay_out(phase="load", hand={"Ben": HAND, "Cid": HAND, "Dot": {"bread": 6}})


def test_all_at_the_same_time(load):
    """SN-LOAD-1: in any order, the sheriff not at all (SN-RND-2)."""
    assert load.acting == ["Ben", "Cid", "Dot"]
    load.do("Dot", "bag 1 bread")
    assert load.acting == ["Ben", "Cid"]
    load.do("Ben", "bag 1 apple")
    load.do("Cid", "bag 1 apple")
    assert load.view()["phase"] == "declare"


def test_nobody_sees_what_goes_in(load):
    """SN-LOAD-1: the number is public, the cards are told to their owner alone."""
    load.do("Ben", "bag 2 apple, 1 silk")
    assert load.view("Ann")["bag"]["Ben"] == {"?": 3}
    assert load.view("Ann")["hand"]["Ben"] == {"?": 3}
    assert load.view("Ben")["bag"]["Ben"] == {"apple": 2, "silk": 1}
    assert load.view("Ben")["hand"]["Ben"] == {"apple": 2, "silk": 1}
    loaded = [[e["event"] for e in load.events(name)].count("loaded") for name in ("Ann", "Ben", "Cid", None)]
    assert loaded == [0, 2, 0, 0]


@pytest.mark.parametrize(
    ("command", "key"),
    [
        ("bag nothing", "bag-empty"),
        ("bag 0 apple", "bag-empty"),
        ("bag 4 apple, 2 silk", "bag-full"),
        ("bag 999 apple", "not-in-hand"),
        ("bag 3 silk", "not-in-hand"),
    ],
)
def test_one_to_five(load, command, key):
    """SN-LOAD-2: never none, never six."""
    with pytest.raises(Refused) as no:
        load.do("Ben", command)
    assert no.value.key == f"refusal-{key}"
    assert "SN-LOAD-2" in no.value.rules


@pytest.mark.parametrize("command", ["bag 1 silk", "bag 4 apple, 1 silk", "bag 3 apple, 2 silk"])
def test_legal_bags(load, command):
    """SN-LOAD-2."""
    load.do("Ben", command)
    assert load.moves[-1][1] == command


def test_every_bag_once_in_the_choices(load):
    """SN-LOAD-2: 5 x 3 subsets of the hand, less the empty one and the one of six."""
    choices = load.choices("Ben")
    assert len(choices) == len(set(choices)) == 5 * 3 - 2


def test_a_closed_bag_stays(load):
    """SN-LOAD-2."""
    load.do("Ben", "bag 1 apple")
    with pytest.raises(Refused) as no:
        load.do("Ben", "bag 1 silk")
    assert no.value.key == "refusal-bag-closed"


def test_no_cards_no_bag(lay_out):
    """SN-LOAD-3: who has no card has no bag; he neither loads nor declares."""
    hands = {"Ben": {}, "Cid": {"apple": 1}, "Dot": {"apple": 1}}
    match = lay_out(turn="Ben", hand=hands, deck=[])
    match.do("Ben", "toss nothing")
    match.do("Cid", "toss nothing")
    match.do("Dot", "toss nothing")
    assert match.acting == ["Cid", "Dot"]
    with pytest.raises(Refused) as no:
        match.do("Ben", "bag 1 apple")
    assert no.value.key == "refusal-no-cards"
    match.do("Cid", "bag 1 apple")
    match.do("Dot", "bag 1 apple")
    assert match.acting == ["Cid"]
    match.do("Cid", "declare apple")
    match.do("Dot", "declare apple")
    deeds = [choice for choice in match.choices("Ann") if isinstance(choice, str)]
    assert deeds == ["pass Cid", "pass Dot", "open Cid", "open Dot"]


def test_no_bag_at_all_ends_the_round(lay_out):
    """SN-LOAD-3: and the cards that were set aside come back in as the new deck (SN-END-2)."""
    hands = {"Ann": {}, "Ben": {"silk": 2}, "Cid": {"apple": 3}, "Dot": {}}
    match = lay_out(turn="Ben", hand=hands, deck=[], round=3)
    match.do("Ben", "toss 2 silk")
    match.do("Cid", "toss 3 apple")
    match.do("Dot", "toss nothing")
    view = match.full_view()
    assert (view["phase"], view["round"], view["sheriff"]) == ("market", 4, "Ben")
    assert [sum(view["hand"][name].values()) for name in ("Ben", "Cid", "Dot", "Ann")] == [5, 0, 0, 0]
    assert view["pile"] == view["deck"] == []


def test_laid_out_without_cards(lay_out):
    """SN-LOAD-3 holds in a position too: nobody waits for a merchant who has nothing to load."""
    match = lay_out(phase="load", hand={"Ben": {}})
    assert match.acting == ["Cid", "Dot"]
