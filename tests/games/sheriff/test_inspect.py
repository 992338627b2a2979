"""SN-INS: bags passed and bags opened."""

import itertools

import pytest

from knavery import Refused


@pytest.fixture
def bags(inspection):
    """Ben is honest, Cid lies, Dot hides."""
    return inspection(
        Ben=("chicken", {"chicken": 4}),
        Cid=("apple", {"apple": 1, "cheese": 1, "mead": 2}),
        Dot=("cheese", {"cheese": 2, "silk": 1}),
    )


def test_any_order(bags):
    """SN-INS-1: and each of them passed or opened."""
    for order in itertools.permutations(["Ben", "Cid", "Dot"]):
        match = bags.copy()
        for name in order:
            assert {f"pass {name}", f"open {name}"} <= set(match.choices("Ann"))
            match.do("Ann", f"pass {name}")
        assert match.view()["round"] == 2


def test_none_needs_to_be_opened(bags):
    """SN-INS-1, SN-INS-3: passing costs nobody anything."""
    for name in ("Ben", "Cid", "Dot"):
        bags.do("Ann", f"pass {name}")
    assert set(bags.view()["gold"].values()) == {50}


@pytest.mark.parametrize("deed", ["pass", "open"])
@pytest.mark.parametrize("again", ["pass", "open"])
def test_final(bags, deed, again):
    """SN-INS-2, SN-INS-4: nothing more can be done about that bag."""
    bags.do("Ann", f"{deed} Cid")
    with pytest.raises(Refused) as no:
        bags.do("Ann", f"{again} Cid")
    assert no.value.key == "refusal-bag-dealt-with"
    assert {"SN-INS-2", "SN-INS-4"} <= set(no.value.rules)
    assert bags.view()["dealt"] == ["Cid"]


def test_passed(bags):
    """SN-INS-5 and worked example 3: two cheese lie open, one card face down."""
    bags.do("Ann", "pass Dot")
    assert bags.view("Ann")["stand"]["Dot"] == {"cheese": 2, "?": 1}
    assert bags.view(None)["stand"]["Dot"] == {"cheese": 2, "?": 1}
    assert bags.view("Dot")["stand"]["Dot"] == {"cheese": 2, "silk": 1}
    told = [e for e in bags.events("Ann") if e["event"] in ("shelved", "hid")]
    assert [e.get("good") for e in told] == ["cheese", None]
    assert told[1]["number"] == 1


def test_honest_and_opened(bags):
    """SN-INS-6 and worked example 1: four chickens, and the sheriff pays 8."""
    bags.do("Ann", "open Ben")
    view = bags.full_view()
    assert view["gold"] == {"Ann": 42, "Ben": 58, "Cid": 50, "Dot": 50}
    assert view["stand"]["Ben"] == {"chicken": 4}
    assert view["bag"]["Ben"] == {}
    assert view["pile"] == []


def test_a_liar_opened(bags):
    """SN-INS-7, SN-INS-8 and worked example 2: one apple arrives, three cards are taken, 10 is paid."""
    bags.do("Ann", "open Cid")
    view = bags.full_view()
    assert view["gold"] == {"Ann": 60, "Ben": 50, "Cid": 40, "Dot": 50}
    assert view["stand"]["Cid"] == {"apple": 1}
    assert view["bag"]["Cid"] == {}
    assert view["pile"] == ["mead", "mead", "cheese"]


def test_legal_goods_not_declared_are_taken_too(inspection):
    """SN-INS-7: all others, legal or not."""
    match = inspection(Ben=("apple", {"cheese": 2, "bread": 3}), Cid=("apple", {"apple": 1}))
    match.do("Ann", "open Ben")
    assert match.view()["gold"]["Ben"] == 40
    assert match.view()["stand"]["Ben"] == {}


def test_seen_by_all(bags):
    """SN-INS-9: what was in an opened bag, of an honest merchant too."""
    bags.do("Ann", "open Cid")
    bags.do("Ann", "open Ben")
    for name in ("Dot", None):
        found = [(e["seat"], e["good"], e["count"]) for e in bags.events(name) if e["event"] == "found"]
        assert found == [
            ("Cid", "apple", 1),
            ("Cid", "cheese", 1),
            ("Cid", "mead", 2),
            ("Ben", "chicken", 4),
        ]


def test_the_step_ends_with_the_last_bag(bags):
    """SN-INS-10."""
    bags.do("Ann", "open Ben")
    bags.do("Ann", "pass Dot")
    assert bags.view()["phase"] == "inspect"
    bags.do("Ann", "pass Cid")
    assert (bags.view()["phase"], bags.view()["round"]) == ("market", 2)


def test_only_the_sheriff(bags):
    """SN-INS-1: and there is no bag of his own to deal with (SN-RND-2)."""
    with pytest.raises(Refused) as no:
        bags.do("Ben", "pass Ben")
    assert no.value.key == "refusal-not-the-sheriff"
    with pytest.raises(Refused) as no:
        bags.do("Ann", "open Ann")
    assert no.value.key == "refusal-no-bag"


def test_contraband_once_seen_still_counts_as_unknown(lay_out):
    """SN-INS-11: a debt showed the silk to all; in views it is one face-down card more."""
    match = lay_out(
        phase="debt",
        debt={"debtor": "Ben", "creditor": "Ann", "amount": 8},
        stand={"Ann": {"mead": 1}, "Ben": {"silk": 1, "pepper": 1}},
        bag={"Cid": {"apple": 1}},
        claim={"Cid": "apple"},
        dealt=["Ben"],
    )
    match.do("Ben", "pay silk")
    assert match.view("Ben")["stand"]["Ann"] == {"?": 2}
    assert match.view("Cid")["stand"]["Ann"] == {"?": 2}
    assert match.events("Cid")[-1]["good"] == "silk"
