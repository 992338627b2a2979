"""SN-DEAL: offers, asks, what a deal moves at once, what is owed, and what falls."""

import pytest

from knavery import Refused

BAGS = {
    "Ben": ("apple", {"apple": 1, "silk": 2}),
    "Cid": ("cheese", {"mead": 2}),
    "Dot": ("bread", {"bread": 3}),
}


@pytest.fixture
def talk(inspection):
    """An inspection by Ann with goods to bargain with."""

    def place(options=None, **given):
        stands = {"Ben": {"apple": 3, "pepper": 2}, "Cid": {"cheese": 2}}
        return inspection(given={"stand": stands, "options": options or {}} | given, **BAGS)

    return place


def say(match, *lines):
    for line in lines:
        name, command = line.split(": ", 1)
        match.do(name, command)
    return match.full_view()


def refused(match, line):
    name, command = line.split(": ", 1)
    before = match.mark()
    with pytest.raises(Refused) as no:
        match.do(name, command)
    assert match.mark() == before
    return no.value.rules


def told(match, event, name=None):
    return [e for e in match.events(name) if e["event"] == event]


def test_offer_and_ask_stand_side_by_side(talk):
    """SN-DEAL-1: one offer of the merchant and one ask to him; each is replaced by a new one alone."""
    view = say(
        talk(), "Ben: offer 1 gold for pass", "Ann: ask Ben 9 gold for pass", "Ben: offer 2 gold for pass"
    )
    assert view["offer"] == {"Ben": "2 gold for pass"}
    assert view["ask"] == {"Ben": "9 gold for pass"}
    assert view["version"] == {"Ben": 2}


@pytest.mark.parametrize("line", ["Ben: withdraw", "Ann: refuse Ben"])
def test_an_offer_ends(talk, line):
    """SN-DEAL-1: withdrawn or refused, it can be accepted no more."""
    match = talk()
    assert say(match, "Ben: offer 1 gold for pass", line)["offer"] == {}
    assert "SN-DEAL-1" in refused(match, "Ann: accept Ben")


@pytest.mark.parametrize("line", ["Ann: withdraw Ben", "Ben: refuse"])
def test_an_ask_ends(talk, line):
    """SN-DEAL-1."""
    match = talk()
    assert say(match, "Ann: ask Ben 1 gold for pass", line)["ask"] == {}
    assert "SN-DEAL-1" in refused(match, "Ben: accept")


def test_what_was_read_is_what_is_accepted(talk):
    """SN-DEAL-1: a newer wording is refused, the one that stands is not."""
    match = talk()
    say(match, "Ben: offer 9 gold for pass", "Ben: offer 1 gold for pass")
    assert refused(match, "Ann: accept Ben 1") == ("SN-DEAL-1",)
    assert say(match, "Ann: accept Ben 2")["gold"]["Ann"] == 51


def test_all_kinds_of_goods(talk):
    """SN-DEAL-2, SN-DEAL-5, SN-DEAL-10: gold and goods of the stand at once, of the bag with the bag."""
    view = say(talk(), "Ben: offer 7 gold, 2 apple, 1 pepper, 1 silk from bag for pass", "Ann: accept Ben")
    assert view["gold"] == {"Ann": 57, "Ben": 43, "Cid": 50, "Dot": 50}
    assert view["stand"]["Ann"] == {"apple": 2, "pepper": 1, "silk": 1}
    assert view["stand"]["Ben"] == {"apple": 2, "pepper": 1, "silk": 1}
    assert view["dealt"] == ["Ben"]


def test_received_contraband_lies_face_down(talk):
    """SN-DEAL-10: its kind is known to giver and receiver."""
    match = talk()
    say(match, "Ben: offer 1 pepper for pass Cid", "Ann: accept Ben")
    assert match.view("Dot")["stand"]["Ann"] == {"?": 1}
    assert told(match, "gave_goods", "Dot") == []
    assert len(told(match, "gave_goods", "Ann")) == len(told(match, "gave_goods", "Ben")) == 1
    assert [e["number"] for e in told(match, "gave_hidden", "Dot")] == [1]


def test_for_anothers_bag_after_ones_own(talk):
    """SN-DEAL-4: also when one's own bag is done with; then the bag is owed."""
    match = talk()
    view = say(match, "Ann: pass Ben", "Ben: offer 5 gold for open Cid", "Ann: accept Ben")
    assert view["owed"] == {"Cid": "open"}
    assert "SN-DEAL-5" in refused(match, "Ann: pass Cid")
    assert "SN-DEAL-5" in refused(match, "Ann: ask Cid 1 gold for pass")
    assert say(match, "Ann: open Cid")["owed"] == {}


def test_for_ones_own_to_be_opened(talk):
    """SN-DEAL-4, SN-DEAL-5: it is owed, not opened at once."""
    view = say(talk(), "Dot: offer 1 gold for open Dot", "Ann: accept Dot")
    assert view["owed"] == {"Dot": "open"}
    assert view["dealt"] == []


def test_repeating_a_promise_is_no_harm(talk):
    """SN-DEAL-5."""
    view = say(
        talk(),
        *("Ben: offer 5 gold for open Cid", "Ann: accept Ben"),
        *("Dot: offer 4 gold for open Cid", "Ann: accept Dot"),
    )
    assert view["gold"]["Ann"] == 59
    assert view["owed"] == {"Cid": "open"}


def test_goods_that_are_not_there(talk):
    """SN-DEAL-7, SN-DEAL-8: nothing is owed of them; only the sheriff sees the proof."""
    match = talk()
    view = say(match, "Ben: offer 2 silk for pass Cid", "Ann: accept Ben")
    assert view["stand"]["Ann"] == {}
    assert [(e["good"], e["count"]) for e in told(match, "shows_stand", "Ann")] == [("pepper", 2)]
    assert told(match, "shows_stand", "Cid") == []
    assert len(told(match, "proves_stand", "Cid")) == 1


def test_no_proof(talk):
    """SN-DEAL-8: not with the option off."""
    match = talk({"proof": False})
    say(match, "Ben: offer 2 silk, 1 mead from bag for pass", "Ann: accept Ben")
    assert [e for e in match.events("Ann") if e["event"].startswith(("shows", "proves"))] == []


def test_goods_of_the_bag_that_are_not_there(talk):
    """SN-DEAL-8, SN-DEAL-9: what is there is handed over; the bag is shown to the sheriff for the rest."""
    match = talk()
    say(match, "Ben: offer 3 silk from bag for pass Cid", "Ann: accept Ben")
    assert match.full_view()["stand"]["Ann"] == {}
    assert say(match, "Ann: pass Ben")["stand"]["Ann"] == {"silk": 2}
    assert {e["good"]: e["count"] for e in told(match, "shows_bag", "Ann")} == {"apple": 1, "silk": 2}
    assert told(match, "shows_bag", "Dot") == []


def test_promises_out_of_a_bag_add_up(talk):
    """SN-DEAL-9, SN-DEAL-7: with what was promised before, no more cards than the bag holds."""
    match = talk()
    say(match, "Ben: offer 1 silk from bag for pass Cid", "Ann: accept Ben")
    assert "SN-DEAL-7" in refused(match, "Ben: offer 3 silk from bag for pass")
    view = say(match, "Ben: offer 1 silk from bag, 1 apple from bag for pass", "Ann: accept Ben")
    assert view["stand"]["Ann"] == {"silk": 2, "apple": 1}


def test_of_an_opened_bag(talk):
    """SN-DEAL-9: what reached the stand counts, and all saw the rest."""
    match = talk()
    say(
        match, "Ben: offer 1 apple from bag, 1 silk from bag for open Cid", "Ann: accept Ben", "Ann: open Ben"
    )
    assert match.full_view()["stand"]["Ann"] == {"apple": 1}
    assert told(match, "shows_bag", "Ann") == []


@pytest.mark.parametrize("deed", ["Ann: pass Ben", "Ann: open Ben"])
def test_a_bag_that_is_done_with(talk, deed):
    """SN-DEAL-11, SN-INS-4: what names it or gives out of it lapses; what asks nothing stands."""
    view = say(
        talk(),
        "Ben: offer 1 apple from bag for open Cid",
        "Cid: offer 1 gold for pass Ben",
        "Dot: offer 1 gold for nothing",
        "Ann: ask Dot 2 gold for open Cid",
        deed,
    )
    assert view["offer"] == {"Dot": "1 gold for nothing"}
    assert view["ask"] == {"Dot": "2 gold for open Cid"}


def test_gold_that_is_spent(talk):
    """SN-DEAL-11: an ask that its payer can no longer pay lapses."""
    view = say(talk(), "Ann: ask Ben 30 gold for pass", "Ben: offer 30 gold for pass Cid", "Ann: accept Ben")
    assert view["ask"] == {}


def test_promises_for_the_next_time(talk):
    """SN-DEAL-6: shown to all, not enforced, and judged in his next round as sheriff."""
    match = talk(hand={name: {"apple": 6} for name in ("Ann", "Ben", "Cid", "Dot")})
    say(
        match, "Ben: offer nothing for pass promise pass", "Ann: accept Ben", "Ann: pass Cid", "Ann: pass Dot"
    )
    assert len(told(match, "promises_passing", "Cid")) == 1
    say(match, "Ben: first Cid", *(f"{name}: toss nothing" for name in ("Cid", "Dot", "Ann")))
    say(match, *(f"{name}: bag apple" for name in ("Cid", "Dot", "Ann")))
    say(match, *(f"{name}: declare apple" for name in ("Cid", "Dot", "Ann")))
    say(match, "Ben: open Cid")
    assert told(match, "breaks_promise") == []
    say(match, "Ben: open Ann")
    assert [(e["seat"], e["other"]) for e in told(match, "breaks_promise")] == [("Ben", "Ann")]


def test_words_in_quotes_are_only_shown(talk):
    """SN-DEAL-6."""
    match = talk()
    view = say(match, 'Ben: offer 1 gold for pass promise "a feast"')
    assert view["offer"] == {"Ben": "1 gold for pass"}
    assert told(match, "talk")[0]["text"] == "a feast"


def test_in_turn(talk):
    """SN-DEAL-13: each merchant, then the sheriff; a bag dealt with starts the count anew."""
    match = talk({"talk": "turns"})
    assert match.acting == ["Ben"]
    say(match, "Ben: offer 1 gold for pass", "Cid: silent", "Dot: silent")
    assert match.acting == ["Ann"]
    say(match, "Ann: accept Ben")
    assert match.acting == ["Ben"]
    assert match.full_view()["dealt"] == ["Ben"]


def test_parts_of_the_sheriffs_own(talk):
    """SN-DEAL-12: merchants make no deals with each other; nor does the sheriff make offers."""
    match = talk()
    say(match, "Ben: offer 1 gold for pass")
    assert refused(match, "Cid: accept Ben")[0] == "SN-DEAL-12"
    assert "SN-DEAL-12" in refused(match, "Ann: offer 1 gold for pass Ben")
