"""The first edition's piles (SN-MKT-1 to SN-MKT-7), and the options that both editions have."""

import pytest

import knavery
from knavery import Refused

FOUR = ("Ann", "Ben", "Cid", "Dot")
FIRST = {"edition": "first"}


def say(match, *lines):
    for line in lines:
        name, command = line.split(": ", 1)
        match.do(name, command)
    return match.full_view()


def test_the_market_begins_at_the_sheriffs_left(lay_out):
    """SN-MKT-1, SN-SET-4."""
    match = knavery.new("sheriff", FOUR, 3, edition="first", first_sheriff=2)
    assert match.acting == ["Cid"]
    assert (len(match.view()["left"]), len(match.view()["right"])) == (5, 5)


def test_cards_from_a_pile_are_shown(lay_out):
    """SN-MKT-6: those from the deck are not; what lies aside is not either."""
    match = lay_out(
        options=FIRST, turn="Ben", hand={"Ben": {"apple": 6}}, left=["silk"], right=[], deck=["mead"]
    )
    say(match, "Ben: toss 2 apple")
    assert match.view("Cid")["aside"]["Ben"] == {"?": 2}
    before = len(match.events("Cid"))
    say(match, "Ben: draw left, deck")
    seen = match.events("Cid", since=before)
    assert [e["good"] for e in seen if e["event"] == "took_left"] == ["silk"]
    assert [e["event"] for e in seen if e["event"].startswith("drew")] == ["drew"]
    assert say(match, "Ben: bury right: 2 apple")["right"] == ["apple", "apple"]


def test_a_royal_good_is_contraband(inspection):
    """SN-OPT-1, SN-SCO-7: face down, and each one card."""
    match = inspection(given={"options": {"royal": True}}, Ben=("cheese", {"gouda": 2, "cheese": 1}))
    view = say(match, "Ann: pass Ben")
    assert match.view("Cid")["stand"]["Ben"] == {"cheese": 1, "?": 2}
    assert view["stand"]["Ben"] == {"cheese": 1, "gouda": 2}


def test_time_out(inspection):
    """SN-OPT-2: all bags pass, owed ones too; what was owed out of them stays."""
    match = inspection(
        given={"options": {"timer": True}},
        Ben=("apple", {"apple": 2}),
        Cid=("apple", {"mead": 1}),
    )
    say(match, "Ben: offer 3 gold, 1 apple from bag for open Cid", "Ann: accept Ben")
    view = say(match, "Table: time out")
    assert view["gold"]["Ann"] == 53
    assert view["stand"]["Ben"] == {"apple": 2}
    assert view["stand"]["Cid"] == {"mead": 1}
    assert view["phase"] == "market"


def test_ten_out():
    """SN-OPT-3: ten cards fewer, and nobody knows which."""
    match = knavery.new("sheriff", FOUR, 1, ten_out=True)
    assert len(match.full_view()["deck"]) == 204 - 24 - 10
    assert match.view("Ann")["out"] == {"?": 10}


def test_seven():
    """SN-OPT-4."""
    match = knavery.new("sheriff", FOUR, 1, seven=True)
    assert {sum(hand.values()) for hand in match.full_view()["hand"].values()} == {7}


HONEY = {"name": "honey", "kind": "legal", "value": 5, "fine": 3, "counts_as": "2 apple", "cards": 4}
TRUFFLE = {"name": "truffle", "kind": "contraband", "value": 8, "fine": 5}


def test_supplied_goods(inspection):
    """SN-OPT-5: a legal one is honest under its own name, has its own fine, and counts for its title."""
    options = {"edition": "first", "promo": [HONEY, TRUFFLE]}
    match = inspection(
        given={"options": options},
        Ben=("honey", {"honey": 2}),
        Cid=("apple", {"apple": 1, "honey": 1}),
    )
    assert say(match, "Ann: open Ben")["gold"]["Ben"] == 56
    assert match.view("Cid")["stand"]["Ben"] == {"honey": 2}
    assert say(match, "Ann: open Cid")["gold"]["Cid"] == 47
    assert match.view("Dot")["phase"] == "bury"


def test_supplied_goods_are_dealt_and_scored(lay_out):
    """SN-OPT-5: they are in the deck, are worth what the host says, and count for titles."""
    options = {"edition": "first", "promo": [HONEY, TRUFFLE]}
    everywhere = knavery.new("sheriff", FOUR, 1, **options).full_view()
    cards = [*everywhere["deck"], *everywhere["left"], *everywhere["right"]]
    held = sum(hand.get("honey", 0) for hand in everywhere["hand"].values())
    assert cards.count("honey") + held == 4
    stands = {"Ben": {"honey": 1}, "Cid": {"apple": 1}}
    gold = dict.fromkeys(FOUR, 0)
    match = lay_out(options=options, phase="over", stand=stands, gold=gold)
    assert match.scores == {"Ann": 0, "Ben": 25, "Cid": 12, "Dot": 0}


@pytest.mark.parametrize(
    ("goods", "why"),
    [
        (5, "list of goods"),
        ([{"name": "two words", "kind": "legal", "value": 1, "fine": 1}], "one word"),
        ([TRUFFLE | {"name": "gold"}], "cannot be called"),
        ([TRUFFLE | {"kind": "royal"}], "legal or contraband"),
        ([TRUFFLE | {"value": -1}], "whole number"),
        ([TRUFFLE | {"counts_as": "2 silk"}], "like"),
        ([TRUFFLE | {"cards": 41}], "whole number"),
        ([TRUFFLE | {"name": f"good{letter}"} for letter in "abcdefghi"], "at most 8 kinds"),
        ([TRUFFLE, TRUFFLE | {"value": 9}], "twice"),
        ([TRUFFLE | {"colour": 1}], "colour"),
    ],
)
def test_bad_supplies(goods, why):
    """SN-OPT-5: an error says what would be right."""
    with pytest.raises(knavery.BadOption, match=why):
        knavery.new("sheriff", FOUR, 1, edition="first", promo=goods)


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"edition": "first", "black_market": True}, "second edition"),
        ({"promo": [TRUFFLE]}, "first edition"),
        ({"spent": "remove"}, "needs black_market"),
        ({"first_sheriff": 5}, "4 seats"),
    ],
)
def test_what_does_not_go_together(options, why):
    """SN-OPT-6, SN-OPT-7, SN-OPT-8: only what is the other edition's, or speaks of what is not there."""
    with pytest.raises(knavery.BadOption, match=why):
        knavery.new("sheriff", FOUR, 1, **options)


def test_spent_cards(inspection):
    """SN-BLK-4: discarded, or out of the game."""
    for spent, pile in (("discard", ["silk"] * 3), ("remove", [])):
        options = {"black_market": True, "spent": spent}
        given = {"options": options, "stand": {"Ben": {"silk": 3}}, "dealt": ["Ben"]}
        match = inspection(given=given, Cid=("apple", {"apple": 1}))
        view = say(match, "Ben: sell silk")
        assert view["pile"] == pile
        assert view["black_market"]["Ben"] == ["silk 34"]


def test_the_last_call(inspection):
    """SN-BLK-7, SN-BLK-3: who could sell by what all can count is asked; then the step ends."""
    given = {
        "options": {"black_market": True},
        "stand": {"Ben": {"mead": 3}, "Dot": {"silk": 3}},
        "dealt": ["Ben"],
    }
    match = inspection(given=given, Cid=("apple", {"silk": 2, "mead": 1}))
    say(match, "Ann: pass Cid")
    assert match.acting == ["Ben", "Cid"]
    with pytest.raises(Refused) as no:
        match.do("Cid", "sell silk")
    assert "SN-BLK-2" in no.value.rules
    view = say(match, "Cid: sell nothing", "Ben: sell mead")
    assert view["black_market"]["Ben"] == ["mead 32"]
    assert view["phase"] == "market"
