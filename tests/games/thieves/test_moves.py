"""What players say: how it is read, and its normal form."""

import pytest

from knavery import Refused
from knavery.games.thieves.data import CARD_NAMES
from knavery.kernel.moves import Form
from knavery.kernel.refusal import Unclear

LOOT = {"turn": "Ben", "loot": {"Ann": ["red", "red", "blue", "marker"]}, "middle": ["green", "green", "bag"]}


@pytest.mark.parametrize(
    ("said", "normal"),
    [
        ("take green", "take green"),
        ("take 1 green", "take green"),
        ("take green, green", "take 2 green"),
        ("take bag, green", "take green, bag"),
        ("take 2 green, bag", "take all"),
        ("take all", "take all"),
        ("rob Ann keep red, marker, red", "rob Ann keep 2 red, marker"),
        ('rob "Ann" keep 1 blue', "rob Ann keep blue"),
    ],
)
def test_loot_is_said(lay_out, said, normal):
    """TM-LOOT-2, TM-LOOT-3: in any order; a number left out is one."""
    match = lay_out(**LOOT)
    match.do("Ben", said)
    assert match.moves[-1][1] == normal


@pytest.mark.parametrize(
    "said", ["take", "take ruby", "rob Ann", "rob Bob keep red", "rob Ann red", "take green keep"]
)
def test_loot_is_not_understood(lay_out, said):
    match = lay_out(**LOOT)
    with pytest.raises(Unclear):
        match.do("Ben", said)


@pytest.mark.parametrize(
    "said",
    [
        "buy",
        "buy crow",
        "buy crown for free",
        "flip red",
        "flip red to",
        "trade red",
        "escape",
        "escape two",
        "copy x",
    ],
)
def test_buying_is_not_understood(buying, said):
    match = buying(["red"], ["crown"])
    with pytest.raises(Unclear):
        match.do("Ann", said)


def test_spans_are_short(under_way):
    """Every action of a game is one of few numbers."""
    for seed in range(3):
        match = under_way("thieves", 150, seats=5, seed=seed, promo=True)
        assert 0 < match.game.plain.span(match.table) <= 18


def test_a_large_loot_is_a_form(under_way):
    """More moves than can be listed: what lies there, and how many of each at most."""
    match = under_way("thieves", 0, seats=5)
    (form,) = match.choices(match.acting[0])
    assert isinstance(form, Form)
    assert {item.name: item.most for item in form.items} == {
        kind: match.view()["middle"].count(kind) for kind in match.view()["middle"]
    }
    match.do(match.acting[0], form.example)


def test_many_piles_are_a_form(lay_out):
    """Robberies too many to list."""
    many = ["red", "red", "white", "white", "blue", "blue", "green", "bag", "mask"]
    match = lay_out(("Ann", "Ben", "Cid", "Dot"), turn="Dot", loot={"Ann": many, "Ben": many, "Cid": ["red"]})
    form = next(choice for choice in match.choices("Dot") if isinstance(choice, Form))
    assert form.verb == "rob"
    assert {item.name: item.most for item in form.items} == {
        "red": 2,
        "white": 2,
        "blue": 2,
        "green": 1,
        "bag": 1,
        "mask": 1,
    }


def test_all_payments_are_choices(buying):
    """TM-BUY-2: each way to pay is one choice, and once."""
    match = buying(["white", "blue", "blue"], {"A": [], "C": ["crown"]}, coins=2)
    assert match.choices("Ann") == [
        "done",
        "buy crown",
        "buy crown coins blue",
        "buy crown coins 2 blue",
        "buy crown coins white",
        "buy crown coins white, blue",
    ]


def test_all_savings_are_choices(buying):
    """TM-CARD-15: each gem that can be saved, so that the others can be paid."""
    match = buying(["white", "blue"], {"A": [], "C": ["crown"]}, ["insurance_racket"])
    assert match.choices("Ann") == ["done", "buy crown free blue"]


def test_a_purchase_of_many_ways_is_a_form(buying):
    """More ways to buy than can be listed: cards, coins and the saved gem are asked for."""
    gems = ["red", "red", "white", "white", "blue", "blue", "green", "green"]
    many = ["loyalty_program", "political_campaign", "purported_curse", "loyalty_program", "crown"]
    rows = {"A": many, "B": many, "C": many}
    match = buying(gems, rows, ["insurance_racket"], coins=9)
    form = next(choice for choice in match.choices("Ann") if isinstance(choice, Form))
    assert form.verb == "buy"
    assert {"card", "free", "coins red"} <= {item.name for item in form.items}
    match.do("Ann", form.example)


def test_a_seat_with_the_name_of_a_thing(lay_out):
    """Names that are words of the language stand in quotes."""
    seats = ("marker", "tailor", "Юля x")
    match = lay_out(seats, marker="marker", turn="tailor", loot={"marker": ["red", "marker"]}, middle=["bag"])
    match.do("tailor", 'rob "marker" keep red')
    assert match.moves[-1][1] == 'rob "marker" keep red'


def test_words_of_another_phase_come_to_a_refusal(lay_out):
    """An unknown word is said to be unknown in any phase; else it is the wrong moment."""
    match = lay_out(**LOOT)
    with pytest.raises(Unclear):
        match.do("Ben", "buy crwn")
    with pytest.raises(Refused, match="TM-BUY-1"):
        match.do("Ben", "buy crown")


def test_many_coins_are_a_form(buying):
    """TM-CARD-14: more coins than can be listed."""
    match = buying([], ["crown"], ["exit_strategy"], coins=300)
    form = next(choice for choice in match.choices("Ann") if isinstance(choice, Form))
    assert [(item.name, item.least, item.most) for item in form.items] == [("coins", 1, 300)]
    match.do("Ann", form.example)


def test_many_cards_to_copy_are_a_form(lay_out):
    """TM-OPT-1: more than can be listed, as only a written position can have them."""
    seats, cards = ("Ann", "Ben", "Cid", "Dot", "Eve"), list(CARD_NAMES)
    held = dict.fromkeys(seats[1:], cards) | {"Ann": []}
    match = lay_out(seats, phase="buy", cards=held, coins={"Ann": 2}, row={"B": ["mimetic_stew"]})
    match.do("Ann", "buy mimetic_stew")
    assert len(match.choices("Ann")) == 4 * len(cards)
    assert match.game.room("moves").form(match.table, 0, "copy")[0].names == CARD_NAMES
