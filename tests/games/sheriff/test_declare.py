"""SN-DEC: what may be said of a bag."""

import pytest

from knavery import Refused
from knavery.kernel.scenario import BadScenario

BAGS = {"Ben": {"silk": 3}, "Cid": {"apple": 1, "mead": 1}, "Dot": {"bread": 5}}


@pytest.fixture
def declare(lay_out):
    return lay_out(phase="declare", bag=BAGS)


def test_clockwise_from_the_sheriffs_left(declare):
    """SN-DEC-1; whoever opened the market."""
    order = []
    while declare.view()["phase"] == "declare":
        order += declare.acting
        declare.do(declare.acting[0], "declare apple")
    assert order == ["Ben", "Cid", "Dot"]
    assert declare.view()["phase"] == "inspect"


def test_the_bag_stays_closed(declare):
    """SN-DEC-1: the sheriff gets it unopened."""
    declare.do("Ben", "declare 3 apple")
    assert declare.view("Ann")["bag"]["Ben"] == {"?": 3}
    assert declare.view("Ann")["claim"] == {"Ben": "apple"}


def test_the_number_is_the_true_one(declare):
    """SN-DEC-2: said or not, told to all."""
    with pytest.raises(Refused) as no:
        declare.do("Ben", "declare 2 apple")
    assert no.value.rules == ("SN-DEC-2",)
    declare.do("Ben", "declare cheese")
    assert declare.moves[-1][1] == "declare 3 cheese"
    said = declare.events(None)[-1]
    assert (said["event"], said["good"], said["count"]) == ("declared", "cheese", 3)


def test_any_legal_kind_in_the_bag_or_not(declare):
    """SN-DEC-3."""
    assert declare.choices("Ben") == [f"declare 3 {good}" for good in ("apple", "cheese", "bread", "chicken")]


def test_three_players_may_say_bread(lay_out):
    """SN-DEC-3: though there is none."""
    match = lay_out(seats=("Ann", "Ben", "Cid"), phase="declare", bag={"Ben": {"silk": 1}})
    match.do("Ben", "declare bread")
    assert match.view()["claim"] == {"Ben": "bread"}


@pytest.mark.parametrize(
    ("command", "key"),
    [
        ("declare 3 silk", "not-legal-kind"),
        ("declare crossbow", "not-legal-kind"),
        ("declare 2 apple, 1 bread", "one-kind"),
        ("declare apple and bread", "one-kind"),
    ],
)
def test_one_legal_kind(declare, command, key):
    """SN-DEC-3: no contraband, not two kinds."""
    with pytest.raises(Refused) as no:
        declare.do("Ben", command)
    assert (no.value.key, no.value.rules) == (f"refusal-{key}", ("SN-DEC-3",))


def test_laid_out_without_a_bag(lay_out):
    """SN-LOAD-3: the first to declare is the first who has a bag and has not yet declared it."""
    match = lay_out(phase="declare", bag={"Dot": {"bread": 5}})
    assert match.acting == ["Dot"]
    match = lay_out(phase="declare", bag=BAGS, claim={"Ben": "apple"})
    assert match.acting == ["Cid"]


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({}, "has a bag"),
        ({"turn": "Cid", "bag": {"Ben": {"silk": 1}}}, "has a bag"),
        ({"turn": "Dot", "bag": BAGS}, "seat 2 has a bag and no claim"),
    ],
)
def test_laid_out_wrongly(lay_out, given, why):
    """SN-DEC-1: a position in which nobody could declare is an error that says so."""
    with pytest.raises(BadScenario, match=why):
        lay_out(phase="declare", **given)
