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
]


@pytest.mark.parametrize(("given", "line", "why", "rule"), CASES, ids=[f"{c[2]}-{c[1]}" for c in CASES])
def test_refusal(lay_out, given, line, why, rule):
    match = lay_out(**given)
    name, command = line.split(": ")
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


def test_all_are_provoked():
    assert {case[2] for case in CASES} | {"OUT_OF_ORDER"} == {refusal.name for refusal in Refusal}
