"""Every refusal of the game can be provoked, and says by which rule it goes."""

import pytest

from knavery import Refused
from knavery.games.sheriff.rules.names import Refusal
from knavery.games.sheriff.words import REFUSALS

HANDS = {name: {"apple": 4, "silk": 2} for name in ("Ann", "Ben", "Cid", "Dot")}
BAGS = {"Ben": {"apple": 1}, "Cid": {"silk": 2}}
CLAIMS = {"Ben": "apple", "Cid": "apple"}

FIRST = {"hand": HANDS}
MARKET = {"hand": HANDS, "turn": "Ben"}
LOAD = {"hand": HANDS | {"Dot": {}}, "phase": "load", "turn": ["Cid", "Dot"], "bag": {"Ben": {"apple": 1}}}
DECLARE = {"phase": "declare", "bag": BAGS}
INSPECT = {"phase": "inspect", "bag": BAGS | {"Dot": {}}, "claim": CLAIMS}
DEBT = INSPECT | {
    "phase": "debt",
    "bag": {"Cid": {"silk": 2}},
    "dealt": ["Ben"],
    "stand": {"Ben": {"apple": 2, "silk": 1}},
    "debt": {"debtor": "Ben", "creditor": "Ann", "amount": 2},
}

PILES = {"options": {"edition": "first"}, "turn": "Ben", "left": ["silk"], "right": []}
DRAW = PILES | {"hand": {"Ben": {"apple": 4}}, "aside": {"Ben": {"mead": 2}}, "deck": ["apple"] * 3}
LAY = PILES | {"hand": HANDS, "aside": {"Ben": {"mead": 2}}}
TALK = INSPECT | {"stand": {"Ben": {"apple": 2, "silk": 1}}, "gold": {"Ben": 9}}
ASKED = TALK | {"ask": {"Ben": "1 gold for pass"}}
OWED = TALK | {"owed": {"Cid": "open"}, "offer": {"Ben": "1 gold for pass Cid"}}
TURNS = TALK | {"options": {"talk": "turns"}}
SIX = {
    "seats": ("Ann", "Ben", "Cid", "Dot", "Eve", "Fay"),
    "deputies": ["Ann", "Fay"],
    "phase": "inspect",
    "bag": BAGS,
    "claim": CLAIMS,
}
LOOT = SIX | {"phase": "loot", "loot": {"gold": 1}}
MARKET_TOO = INSPECT | {"options": {"black_market": True}, "stand": {"Dot": {"silk": 3}}}
SELLING = MARKET_TOO | {
    "phase": "sell",
    "bag": {},
    "claim": {},
    "stand": {"Dot": {"silk": 3}, "Ben": {"mead": 1}},
}

# Where, who says what, why it is refused, and a rule that is cited.
CASES = [
    (FIRST, "Ben: first Cid", "SHERIFF_NAMES", "SN-MKT-8"),
    (FIRST, "Ann: first Ann", "NOT_HIMSELF", "SN-MKT-8"),
    (MARKET, "Cid: toss nothing", "NOT_YOUR_TURN", "SN-MKT-8"),
    (DECLARE, "Cid: declare apple", "NOT_YOUR_TURN", "SN-DEC-1"),
    (DECLARE, "Cid: declare 2 apple", "NOT_YOUR_TURN", "SN-DEC-1"),  # his own number
    (DECLARE, "Ann: declare 2 apple", "SHERIFF_RESTS", "SN-RND-2"),
    (INSPECT, "Ben: pass Ben", "NOT_THE_SHERIFF", "SN-INS-1"),
    (MARKET, "Ann: toss nothing", "SHERIFF_RESTS", "SN-RND-2"),
    (LOAD, "Ann: bag apple", "SHERIFF_RESTS", "SN-RND-2"),
    (DECLARE, "Ann: declare apple", "SHERIFF_RESTS", "SN-RND-2"),
    (MARKET, "Ben: toss bread", "NOT_IN_HAND", "SN-MKT-2"),
    (LOAD, "Cid: bag 3 silk", "NOT_IN_HAND", "SN-LOAD-2"),
    (MARKET, "Ben: toss 4 apple, 2 silk", "TOO_MANY_ASIDE", "SN-MKT-2"),
    (LOAD, "Ben: bag 1 apple", "BAG_CLOSED", "SN-LOAD-2"),
    (LOAD, "Cid: bag 4 apple, 2 silk", "BAG_FULL", "SN-LOAD-2"),
    (LOAD, "Cid: bag nothing", "BAG_EMPTY", "SN-LOAD-2"),
    (LOAD, "Dot: bag 1 apple", "NO_CARDS", "SN-LOAD-3"),
    (INSPECT, "Ann: open Dot", "NO_BAG", "SN-LOAD-3"),
    (INSPECT, "Ann: pass Ann", "NO_BAG", "SN-RND-2"),
    (INSPECT | {"dealt": ["Ben"]}, "Ann: open Ben", "BAG_DEALT_WITH", "SN-INS-2"),
    (DEBT, "Ann: pay apple", "NOT_DEBTOR", "SN-DEBT-6"),
    (DEBT, "Ben: pay bread", "NOT_ON_STAND", "SN-DEBT-2"),
    (DEBT, "Ben: pay silk", "LEGAL_FIRST", "SN-DEBT-3"),
    (DEBT, "Ben: pay 2 apple", "DEBT_IS_PAID", "SN-DEBT-6"),
    (DECLARE, "Ben: declare 2 apple", "FALSE_NUMBER", "SN-DEC-2"),
    (DECLARE, "Ben: declare silk", "NOT_LEGAL_KIND", "SN-DEC-3"),
    (DECLARE, "Ben: declare apple and bread", "ONE_KIND", "SN-DEC-3"),
    (MARKET, "Ann: first Cid", "NOT_FIRST", "SN-MKT-8"),
    (FIRST, "Ben: toss nothing", "NOT_MARKET", "SN-RND-1"),
    (MARKET, "Ben: bag apple", "NOT_LOAD", "SN-RND-1"),
    (LOAD, "Cid: declare apple", "NOT_DECLARE", "SN-RND-1"),
    (DEBT, "Ann: open Cid", "NOT_INSPECT", "SN-INS-1"),
    (INSPECT, "Ben: pay apple", "NO_DEBT", "SN-DEBT-1"),
    (MARKET, "Ben: draw left", "NOT_DRAW", "SN-MKT-9"),
    (DRAW, "Ben: draw right, left", "PILE_EMPTY", "SN-MKT-5"),
    (DRAW, "Ben: draw deck, left", "DECK_BEGUN", "SN-MKT-4"),
    (DRAW | {"deck": ["apple"]}, "Ben: draw deck 2", "DECK_EMPTY", "SN-MKT-10"),
    (DRAW, "Ben: draw left", "DRAW_MORE", "SN-MKT-10"),
    (DRAW, "Ben: draw left, deck 2", "DRAWN_ENOUGH", "SN-MKT-3"),
    (DRAW, "Ben: bury left: 2 mead", "NOT_BURY", "SN-MKT-7"),
    (LAY, "Ben: bury left: mead, apple", "NOT_ASIDE", "SN-MKT-7"),
    (LAY, "Ben: bury left: mead", "LAY_ALL", "SN-MKT-7"),
    (TURNS, "Cid: silent", "NOT_YOUR_WORD", "SN-DEAL-13"),
    (TALK, "Ben: silent", "FREE_TALK", "SN-DEAL-13"),
    (TALK, "Ann: offer 1 gold for pass Ben", "SHERIFF_ASKS", "SN-DEAL-1"),
    (TALK, "Ann: ask Ann 1 gold for pass Ben", "NO_MERCHANT", "SN-DEAL-12"),
    (TALK, "Ann: accept Ben", "NO_OFFER", "SN-DEAL-1"),
    (TALK, "Ben: accept", "NO_ASK", "SN-DEAL-1"),
    (ASKED, "Ben: accept 2", "WORDS_CHANGED", "SN-DEAL-1"),
    (TALK, "Ben: offer 10 gold for pass", "TOO_MUCH_GOLD", "SN-DEAL-3"),
    (TALK, "Ben: offer 3 apple for pass", "NOT_TO_GIVE", "SN-DEAL-7"),
    (TALK, "Ann: ask Ben 2 mead for pass", "TOO_MANY_FACE_DOWN", "SN-DEAL-7"),
    (TALK, "Ben: offer 2 mead from bag for pass", "TOO_MANY_FROM_BAG", "SN-DEAL-7"),
    (TALK, "Dot: offer mead from bag for pass Ben", "BAG_GONE", "SN-LOAD-3"),
    (TALK, "Ben: offer 1 gold for pass and open Ben", "ONE_WAY", "SN-DEAL-5"),
    (TALK, "Ben: offer nothing for nothing", "NOTHING_SAID", "SN-DEAL-1"),
    (OWED, "Ann: accept Ben", "OWED_OTHERWISE", "SN-DEAL-5"),
    (TALK, "Ben: offer 1 gold for pass promise open Ben", "OWN_BAG", "SN-DEAL-6"),
    (SIX, "Ann: open Ben", "NOT_ALONE", "SN-DEP-6"),
    (TALK, "Ann: vote open Ben", "NO_DEPUTIES", "SN-DEP-3"),
    (SIX | {"vote": {"Ann": {"Ben": "open"}}}, "Ann: vote open Ben", "VOTED_SO", "SN-DEP-3"),
    (LOOT, "Ben: waste", "NOT_DEPUTY", "SN-DEP-9"),
    (TALK, "Ben: waste", "NOT_LOOT", "SN-DEP-9"),
    (LOOT, "Ann: split Ann 1 silk", "NOT_IN_LOOT", "SN-DEP-9"),
    (LOOT, "Ann: accept", "NO_PROPOSAL", "SN-DEP-9"),
    (TALK, "Table: time out", "NO_TIMER", "SN-OPT-2"),
    (TALK, "Ben: sell silk", "NO_BLACK_MARKET", "SN-BLK-1"),
    (MARKET_TOO, "Ann: sell silk", "SHERIFF_SELLS_NOT", "SN-BLK-6"),
    (MARKET_TOO, "Dot: sell silk", "BAG_NOT_BACK", "SN-BLK-2"),
    (MARKET_TOO | {"dealt": ["Dot"], "sold": ["Dot"]}, "Dot: sell silk", "SOLD_ALREADY", "SN-BLK-3"),
    (MARKET_TOO | {"dealt": ["Dot"]}, "Dot: sell mead", "NOT_THREE", "SN-BLK-2"),
    (MARKET_TOO | {"dealt": ["Dot"]}, "Dot: sell crossbow", "STACK_EMPTY", "SN-BLK-1"),
    (MARKET_TOO, "Dot: offer silk 34 for nothing", "NOT_FOR_DEALS", "SN-BLK-5"),
    (SELLING, "Ben: sell nothing", "NOT_CALLED", "SN-BLK-7"),
    (MARKET_TOO, "Dot: sell nothing", "NOT_SELL", "SN-BLK-7"),
    (
        DEBT | {"options": {"black_market": True}, "black_market": {"Ben": ["silk 34"]}},
        "Ben: pay silk 34",
        "GOODS_FIRST",
        "SN-BLK-5",
    ),
]


@pytest.mark.parametrize(("given", "line", "why", "rule"), CASES, ids=[f"{c[2]}-{c[1]}" for c in CASES])
def test_refusal(lay_out, given, line, why, rule):
    match = lay_out(**given)
    name, command = line.split(": ", 1)
    mark, told = match.mark(), len(match.log)
    with pytest.raises(Refused) as no:
        match.do(name, command)
    key, rules = REFUSALS[Refusal[why]]
    assert no.value.key == f"refusal-{key}"
    assert no.value.rules == rules
    assert rule in rules
    assert (match.mark(), len(match.log)) == (mark, told)


@pytest.mark.parametrize(("given", "seat"), [(MARKET, "Ben"), (LOAD, "Cid")])
def test_out_of_order(lay_out, given, seat):
    """Goods are spelled in the order of the list, which no command can say otherwise: silk, then an apple."""
    match = lay_out(**given)
    with pytest.raises(Refused) as no:
        match.do(seat, [7, 1, 0])
    assert no.value.key == f"refusal-{REFUSALS[Refusal.OUT_OF_ORDER][0]}"


def test_coins_in_order(lay_out):
    """Gold is spelled with the largest coins first, which no command can say otherwise: five, then ten."""
    match = lay_out(**TALK | {"gold": {"Ben": 50}})
    with pytest.raises(Refused) as no:
        match.do("Ben", [0, 3, 2, 0, 0, 0, 1, 0, 0])
    assert no.value.key == f"refusal-{REFUSALS[Refusal.COINS_IN_ORDER][0]}"


def test_all_has_been_said(lay_out):
    """SN-DEAL-13: after three rounds of talk without a bag, nothing but a bag is left."""
    match = lay_out(**TURNS)
    for _ in range(3):
        for name in ("Ben", "Cid", "Dot", "Ann"):
            match.do(name, "silent")
    with pytest.raises(Refused) as no:
        match.do("Ann", "silent")
    assert no.value.key == f"refusal-{REFUSALS[Refusal.MUST_DEAL][0]}"
    match.do("Ann", "pass Ben")
    assert match.acting == ["Ben"]


def test_one_has_agreed(lay_out):
    """SN-DEP-7: a deputy agrees once; the other one has to."""
    match = lay_out(**SIX | {"offer": {"Ben": "1 gold for pass"}})
    match.do("Ann", "accept Ben")
    with pytest.raises(Refused) as no:
        match.do("Ann", "accept Ben")
    assert no.value.key == f"refusal-{REFUSALS[Refusal.AGREED_ALREADY][0]}"


def test_own_proposal(lay_out):
    """SN-DEP-9: who proposed does not accept."""
    match = lay_out(**LOOT)
    match.do("Fay", "split Ann 1 gold")
    with pytest.raises(Refused) as no:
        match.do("Fay", "accept")
    assert no.value.key == f"refusal-{REFUSALS[Refusal.OWN_PROPOSAL][0]}"
    match.do("Ann", "accept")
    assert match.view()["gold"]["Ann"] == 51


ELSEWHERE = {"OUT_OF_ORDER", "COINS_IN_ORDER", "MUST_DEAL", "AGREED_ALREADY", "OWN_PROPOSAL"}


def test_all_are_provoked():
    assert {case[2] for case in CASES} | ELSEWHERE == {refusal.name for refusal in Refusal}
