"""SN-DEP: six players, two deputies."""

import pytest

import knavery
from knavery import Refused

SIX = ("Ann", "Ben", "Cid", "Dot", "Eve", "Fay")
BAGS = {"Ben": {"apple": 2}, "Cid": {"mead": 1}, "Dot": {"bread": 1}, "Eve": {"silk": 1, "bread": 1}}
CLAIMS = {"Ben": "apple", "Cid": "apple", "Dot": "bread", "Eve": "bread"}


@pytest.fixture
def six(lay_out):
    """Ann and Fay are deputies, Ann drawn first."""

    def place(**given):
        base = {"phase": "inspect", "deputies": ["Ann", "Fay"], "bag": BAGS, "claim": CLAIMS}
        return lay_out(SIX, **(base | given))

    return place


def say(match, *lines):
    for line in lines:
        name, command = line.split(": ", 1)
        match.do(name, command)
    return match.full_view()


def rules_of(match, line):
    name, command = line.split(": ", 1)
    with pytest.raises(Refused) as no:
        match.do(name, command)
    return no.value.rules


def test_everybody_serves_once_in_three_rounds(under_way):
    """SN-DEP-1, SN-DEP-10: two new deputies each round, all six in three rounds, nine rounds in all."""
    match = under_way("sheriff", 100_000, seats=6)
    drawn = [{e["seat"], e["other"]} for e in match.events() if e["event"] == "deputies_drawn"]
    assert len(drawn) == 9
    for first in (0, 3, 6):
        assert len(set().union(*drawn[first : first + 3])) == 6


def test_the_first_drawn_opens_the_market(lay_out):
    """SN-DEP-2: he names who begins; declarations run from his left."""
    match = lay_out(SIX, deputies=["Cid", "Ann"])
    assert match.acting == ["Cid"]
    assert "SN-MKT-8" in rules_of(match, "Cid: first Ann")
    say(match, "Cid: first Eve", "Eve: toss nothing", "Fay: toss nothing", "Ben: toss nothing")
    assert match.acting == ["Dot"]
    match = lay_out(
        SIX, phase="declare", deputies=["Cid", "Ann"], bag={"Ben": {"apple": 1}, "Dot": {"apple": 1}}
    )
    assert match.acting == ["Dot"]


def test_both_pass(six):
    """SN-DEP-3, SN-DEP-4: a vote can be changed until both say the same."""
    match = six()
    view = say(match, "Ann: vote open Ben", "Ann: vote pass Ben")
    assert view["vote"]["Ann"] == {"Ben": "pass"}
    assert say(match, "Fay: vote pass Ben")["dealt"] == ["Ben"]


def test_both_take_a_bribe(six):
    """SN-DEP-4: for the loot."""
    view = say(six(), "Ben: offer 5 gold, 1 apple from bag for pass", "Ann: accept Ben", "Fay: accept Ben")
    assert view["loot"] == {"gold": 5, "apple": 1}
    assert view["stand"]["Ben"] == {"apple": 1}


def test_both_open(six):
    """SN-DEP-5: half the fine from each; a liar's fine for the loot."""
    match = six()
    view = say(match, "Ann: vote open Ben", "Fay: vote open Ben")
    assert [view["gold"][name] for name in ("Ann", "Ben", "Fay")] == [48, 54, 48]
    view = say(match, "Ann: vote open Cid", "Fay: vote open Cid")
    assert view["gold"]["Cid"] == 46
    assert view["loot"] == {"gold": 4}


def test_a_lone_opener(six):
    """SN-DEP-6: he opens for himself."""
    match = six()
    say(match, "Ann: vote open Cid", "Fay: vote pass Cid")
    assert "SN-DEP-6" in rules_of(match, "Fay: open Cid")
    view = say(match, "Ann: open Cid")
    assert (view["gold"]["Ann"], view["gold"]["Fay"], view["gold"]["Cid"]) == (54, 50, 46)


def test_an_accepted_offer_is_a_vote_that_falls_with_it(six):
    """SN-DEP-7."""
    match = six()
    view = say(match, "Cid: offer 5 gold for pass", "Ann: accept Cid")
    assert view["vote"]["Ann"] == {"Cid": "pass"}
    assert say(match, "Cid: withdraw")["vote"]["Ann"] == {}


def test_an_ask_of_the_pair(six):
    """SN-DEP-7: one deputy asks, the merchant and the other deputy accept."""
    match = six()
    assert say(match, "Fay: ask Cid 5 gold for pass", "Cid: accept")["dealt"] == []
    view = say(match, "Ann: accept Cid")
    assert view["dealt"] == ["Cid"]
    assert view["loot"] == {"gold": 5}


def test_a_lone_openers_ask(six):
    """SN-DEP-7: for himself, where he is that for every bag named."""
    match = six()
    say(match, "Fay: vote open Cid", "Ann: vote pass Cid", "Fay: ask Cid 6 gold for pass and pass Ben")
    assert say(match, "Cid: accept")["dealt"] == []
    view = say(match, "Fay: ask Cid 6 gold for pass", "Cid: accept")
    assert view["dealt"] == ["Cid"]
    assert view["gold"]["Fay"] == 56


def test_a_vote_against_what_is_owed(six):
    """SN-DEP-3, SN-DEAL-5."""
    match = six()
    view = say(match, "Ben: offer 5 gold for open Cid", "Ann: accept Ben", "Fay: accept Ben")
    assert view["owed"] == {"Cid": "open"}
    assert "SN-DEP-3" in rules_of(match, "Ann: vote pass Cid")


LAST = {"bag": {"Cid": {"mead": 1}}, "claim": {"Cid": "apple"}}


def test_the_loot_is_shared(six):
    """SN-DEP-8, SN-DEP-9: gold and each kind halved; without a rest the round goes on."""
    match = six(**LAST, loot={"gold": 6, "silk": 2, "apple": 4})
    view = say(match, "Ann: vote pass Cid", "Fay: vote pass Cid")
    assert view["phase"] == "market"
    assert view["gold"]["Ann"] == view["gold"]["Fay"] == 53
    assert view["stand"]["Ann"] == view["stand"]["Fay"] == {"silk": 1, "apple": 2}


def test_the_rest_is_split(six):
    """SN-DEP-9: one proposes, the other accepts; nobody else sees which contraband it is (SN-DEP-11)."""
    match = six(**LAST, loot={"gold": 7, "silk": 3, "apple": 1})
    say(match, "Ann: vote pass Cid", "Fay: vote pass Cid")
    assert match.full_view()["loot"] == {"gold": 1, "silk": 1, "apple": 1}
    assert match.view("Ben")["loot"] == {"gold": 1, "apple": 1, "?": 1}
    assert match.view("Fay")["loot"] == {"gold": 1, "silk": 1, "apple": 1}
    say(match, "Fay: split Fay 1 silk; Ann 1 gold")
    assert match.view("Ann")["proposal"] == "Ann 1 gold; Fay 1 silk"
    assert match.view("Ben")["proposal"] is None
    view = say(match, "Ann: accept")
    assert view["gold"]["Ann"] == 54
    assert view["stand"]["Fay"] == {"silk": 2}
    assert view["pile"][:1] == ["apple"]
    assert view["phase"] == "market"


def test_the_rest_is_wasted(six):
    """SN-DEP-9, SN-SET-7: the coin leaves the game, the card is discarded."""
    match = six(**LAST, loot={"gold": 1, "silk": 1})
    say(match, "Ann: vote pass Cid", "Fay: vote pass Cid")
    view = say(match, "Ann: waste")
    assert sum(view["gold"].values()) == 300
    assert view["pile"] == ["silk"]


def test_two_deputies_in_debt(six):
    """SN-DEP-11, SN-DEBT-7: they pay in the order drawn."""
    stands = {"Ann": {"apple": 1}, "Fay": {"cheese": 1}}
    match = six(gold={"Ann": 0, "Fay": 0}, stand=stands)
    view = say(match, "Ann: vote open Ben", "Fay: vote open Ben")
    assert view["debt"] == {"debtor": "Ann", "creditor": "Ben", "amount": 2}
    view = say(match, "Ann: pay apple")
    assert view["debt"] == {"debtor": "Fay", "creditor": "Ben", "amount": 2}
    assert say(match, "Fay: pay cheese")["phase"] == "inspect"


def test_a_fine_in_goods_for_the_loot(six):
    """SN-DEP-11."""
    match = six(gold={"Cid": 1}, stand={"Cid": {"chicken": 1}})
    view = say(match, "Ann: vote open Cid", "Fay: vote open Cid")
    assert view["debt"] == {"debtor": "Cid", "creditor": "loot", "amount": 3}
    assert say(match, "Cid: pay chicken")["loot"] == {"gold": 1, "chicken": 1}


def test_six_with_every_option():
    """SN-DEP-12, SN-OPT-8: royal goods, timer, ten out, seven and black market go with six players."""
    extras = dict.fromkeys(("royal", "timer", "ten_out", "seven", "black_market"), True)
    match = knavery.new("sheriff", SIX, 1, talk="turns", spent="remove", **extras)
    assert {sum(hand.values()) for hand in match.full_view()["hand"].values()} == {7}


def test_the_order_of_the_odd_cards_tells_bystanders_nothing(six):
    """SN-DEP-11: the rest count what each deputy got face down; part by part they could say what it was."""

    def heard_of(split):
        loot = {"gold": 1, "pepper": 1, "silk": 1, "crossbow": 1}
        match = six(phase="loot", bag={}, claim={}, loot=loot)
        since = len(match.events("Ben"))
        say(match, f"Fay: split {split}", "Ann: accept")
        return [e for e in match.events("Ben", since) if e["event"] not in ("proposes", "accepts_split")]

    first = heard_of("Ann 1 gold, 1 pepper; Fay 1 silk, 1 crossbow")
    assert first == heard_of("Ann 1 gold, 1 silk; Fay 1 pepper, 1 crossbow")
    assert [(e["seat"], e["number"]) for e in first if e["event"] == "shares_hidden"] == [
        ("Ann", 1),
        ("Fay", 2),
    ]
