"""SN-DEBT: what happens when gold does not cover a fine."""

import pytest

from knavery import Refused
from knavery.kernel.scenario import BadScenario


@pytest.fixture
def debt(lay_out):
    """Ben owes Ann, the sheriff, so much; Cid's bag is still to be dealt with."""

    def owing(amount, stand, **given):
        return lay_out(
            phase="debt",
            debt={"debtor": "Ben", "creditor": "Ann", "amount": amount},
            gold={"Ben": 0, "Ann": 100},
            stand={"Ben": stand},
            bag={"Cid": {"apple": 1}},
            claim={"Cid": "apple"},
            dealt=["Ben"],
            **given,
        )

    return owing


def refused(match, command, name="Ben"):
    with pytest.raises(Refused) as no:
        match.do(name, command)
    return no.value.key.removeprefix("refusal-")


def test_gold_first(inspection):
    """SN-DEBT-1: all of it that is needed, and no more."""
    match = inspection(
        given={"gold": {"Ben": 13, "Cid": 7}, "stand": {"Ben": {"apple": 3}, "Cid": {"apple": 3}}},
        Ben=("apple", {"mead": 3}),
        Cid=("apple", {"mead": 3}),
    )
    match.do("Ann", "open Ben")
    assert match.view()["gold"] == {"Ann": 62, "Ben": 1, "Cid": 7, "Dot": 50}
    assert match.view()["phase"] == "inspect"
    match.do("Ann", "open Cid")
    assert match.view()["gold"] == {"Ann": 69, "Ben": 1, "Cid": 0, "Dot": 50}
    assert match.view()["phase"] == "debt"
    assert match.view()["debt"] == {"debtor": "Cid", "creditor": "Ann", "amount": 5}
    assert match.acting == ["Cid"]


def test_legal_goods_without_change(debt):
    """SN-DEBT-2: at their value; what is over is not given back."""
    match = debt(3, {"chicken": 2, "apple": 1})
    match.do("Ben", "pay 1 chicken")
    view = match.full_view()
    assert view["stand"]["Ben"] == {"chicken": 1, "apple": 1}
    assert view["gold"] == {"Ann": 100, "Ben": 0, "Cid": 50, "Dot": 50}
    assert view["phase"] == "inspect"


def test_contraband_last(debt):
    """SN-DEBT-3: while a legal good is left, none."""
    match = debt(9, {"apple": 2, "silk": 1, "mead": 1})
    assert match.choices("Ben") == ["pay 1 apple"]
    assert refused(match, "pay 1 silk") == "legal-first"
    assert refused(match, "pay 1 silk, 2 apple") == "legal-first"
    match.do("Ben", "pay 2 apple, 1 mead")
    assert match.full_view()["stand"] == {
        "Ann": {"apple": 2, "mead": 1},
        "Ben": {"silk": 1},
        "Cid": {},
        "Dot": {},
    }


def test_contraband_is_shown(debt):
    """SN-DEBT-3: to everybody, as it is handed over."""
    match = debt(7, {"silk": 1, "mead": 1})
    match.do("Ben", "pay mead")
    assert match.events("Dot")[-1]["good"] == "mead"


def test_the_rest_is_forgiven(debt):
    """SN-DEBT-4: once all goods are gone."""
    match = debt(30, {"apple": 1, "crossbow": 2})
    match.do("Ben", "pay apple")
    match.do("Ben", "pay 2 crossbow")
    assert match.view()["phase"] == "inspect"
    assert match.view()["debt"] == {}
    assert [e["number"] for e in match.events("Dot") if e["event"] == "forgiven"] == [10]


def test_nothing_to_pay_with(inspection):
    """SN-DEBT-4: neither gold nor goods: nothing is asked of him; his hand is not touched."""
    match = inspection(
        given={"gold": {"Ben": 2}, "hand": {"Ben": {"apple": 5}}},
        Ben=("apple", {"mead": 2}),
        Cid=("apple", {"mead": 3}),
    )
    match.do("Ann", "open Ben")
    assert match.view()["phase"] == "inspect"
    assert match.view()["gold"]["Ben"] == 0
    assert match.full_view()["hand"]["Ben"] == {"apple": 5}
    assert [e["number"] for e in match.events() if e["event"] == "forgiven"] == [6]


def test_goods_that_just_arrived_pay_too(inspection):
    """SN-INS-7 comes first: the declared cards reach the stand, and SN-DEBT-2 takes them from there."""
    match = inspection(
        given={"gold": {"Ben": 0}}, Ben=("chicken", {"chicken": 1, "silk": 1}), Cid=("apple", {"mead": 3})
    )
    match.do("Ann", "open Ben")
    assert match.choices("Ben") == ["pay 1 chicken"]
    match.do("Ben", "pay chicken")
    assert match.full_view()["stand"]["Ann"] == {"chicken": 1}


def test_to_the_creditors_stand(debt):
    """SN-DEBT-5: legal goods open, contraband face down."""
    match = debt(10, {"cheese": 1, "silk": 1})
    match.do("Ben", "pay cheese, silk")
    assert match.view("Ann")["stand"]["Ann"] == {"cheese": 1, "silk": 1}
    assert match.view("Dot")["stand"]["Ann"] == {"cheese": 1, "?": 1}
    assert match.view("Dot")["stand"]["Ben"] == {}


def test_card_by_card(debt):
    """SN-DEBT-6: in as many commands as it takes; only the debtor."""
    match = debt(5, {"apple": 3})
    assert refused(match, "pay apple", name="Ann") == "not-debtor"
    for _ in range(3):
        match.do("Ben", "pay apple")
    assert match.view()["phase"] == "inspect"


def test_a_card_too_many(debt):
    """SN-DEBT-6: the payment is refused whole."""
    match = debt(4, {"apple": 3, "chicken": 1})
    mark = match.mark()
    assert refused(match, "pay 3 apple") == "debt-is-paid"
    assert refused(match, "pay 4 apple") == "debt-is-paid"
    assert refused(match, "pay 2 chicken") == "debt-is-paid"
    assert refused(match, "pay cheese") == "not-on-stand"
    assert match.mark() == mark
    match.do("Ben", "pay 2 apple")


def test_in_the_order_named(debt):
    """SN-DEBT-6: a chicken covers 4, and the apple named after it is one too many."""
    match = debt(4, {"apple": 2, "chicken": 1})
    assert refused(match, "pay 1 chicken, 1 apple") == "debt-is-paid"
    match.do("Ben", "pay 1 apple, 1 chicken")
    assert match.moves[-1][1] == "pay 1 apple, 1 chicken"


def test_a_good_named_twice_adds_up(debt):
    """SN-DEBT-6: each card in its place; a normal form that reads back the same."""
    match = debt(7, {"apple": 2, "chicken": 1})
    match.do("Ben", "pay apple, chicken, apple")
    assert match.moves[-1][1] == "pay 1 apple, 1 chicken, 1 apple"


def test_a_card_too_many_at_the_rounds_end(lay_out):
    """SN-DEBT-6: also where the payment ends the step, the round, or the game."""
    for number in (3, 8):
        match = lay_out(
            round=number,
            phase="debt",
            debt={"debtor": "Ben", "creditor": "Ann", "amount": 2},
            stand={"Ben": {"apple": 2}},
            dealt=["Ben"],
        )
        assert refused(match, "pay 2 apple") == "debt-is-paid"
        match.do("Ben", "pay 1 apple")
        assert match.over == (number == 8)


def test_the_sheriff_pays_likewise(inspection):
    """SN-DEBT-7: an honest bag, and the sheriff has 3 gold, an apple and a silk."""
    match = inspection(
        given={"gold": {"Ann": 3}, "stand": {"Ann": {"apple": 1, "silk": 1}}},
        Ben=("chicken", {"chicken": 5}),
        Cid=("apple", {"apple": 1}),
    )
    match.do("Ann", "open Ben")
    assert match.view()["debt"] == {"debtor": "Ann", "creditor": "Ben", "amount": 7}
    match.do("Ann", "pay apple, silk")
    assert match.full_view()["stand"]["Ben"] == {"chicken": 5, "apple": 1, "silk": 1}
    assert match.full_view()["gold"]["Ben"] == 53
    assert match.view()["phase"] == "inspect"


def test_the_step_waits_for_the_debt(inspection):
    """SN-INS-10: with the last bag opened, the round ends when the debt is dealt with."""
    match = inspection(given={"gold": {"Ben": 0}, "stand": {"Ben": {"apple": 4}}}, Ben=("apple", {"silk": 1}))
    match.do("Ann", "open Ben")
    assert match.view()["round"] == 1
    match.do("Ben", "pay 2 apple")
    assert match.view()["round"] == 2


OWED = {"debtor": "Ben", "creditor": "Ann", "amount": 5}
GOODS = {"Ben": {"apple": 1}}


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"phase": "debt", "stand": GOODS}, "must be given"),
        ({"phase": "debt", "debt": OWED}, "has goods to pay with"),
        ({"phase": "debt", "debt": OWED | {"creditor": "Ben"}, "stand": GOODS}, "owes another"),
        ({"phase": "debt", "debt": OWED, "stand": GOODS, "turn": "Cid"}, "debtor's turn"),
        ({"phase": "inspect", "debt": OWED, "stand": GOODS}, "belongs to the phase debt"),
        ({"debt": OWED, "stand": GOODS}, "belongs to the phase debt"),
        ({"phase": "inspect", "bag": {"Ann": {"silk": 1}}, "claim": {"Ann": "apple"}}, "no bag"),
    ],
)
def test_laid_out_wrongly(lay_out, given, why):
    """SN-DEBT-2, SN-RND-2: a position that could not be played on is an error that says so."""
    with pytest.raises(BadScenario, match=why):
        lay_out(**given)
