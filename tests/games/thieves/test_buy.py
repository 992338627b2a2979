"""TM-BUY: what a buyer may do, and how he pays."""

import pytest

from knavery import Refused
from knavery.games.thieves.data import CARD_NAMES
from knavery.kernel.refusal import Unclear


def has(match, seat="Ann"):
    view = match.view(seat)
    return sorted(view["cards"][seat]), sorted(view["loot"][seat]), view["coins"][seat]


def test_dice_pay(buying, say):
    """TM-BUY-1, TM-BUY-2: they go to the middle; the card is taken from its row."""
    match = say(buying(["red", "red", "bag"], ["tailor", "bondsman"]), "Ann: buy bondsman")
    assert has(match) == (["bondsman"], ["bag"], 0)
    assert match.view()["middle"] == ["red", "red"]
    assert match.view()["row"]["A"] == ["tailor"]


def test_one_purchase_a_turn(buying, say):
    """TM-BUY-1: unless a card says otherwise."""
    match = say(buying(["red", "red"], ["tailor", "disgruntled_minion"]), "Ann: buy tailor")
    with pytest.raises(Refused, match="TM-BUY-1"):
        match.do("Ann", "buy disgruntled_minion")


def test_or_none(buying, say):
    """TM-BUY-1: each in his turn, from the marker on, ends it himself."""
    match = buying(["red"], ["tailor"])
    with pytest.raises(Refused, match="TM-BUY-1"):
        match.do("Ben", "done")
    for name in ("Ann", "Ben", "Cid"):
        assert match.acting == [name]
        match.do(name, "done")
    assert match.view()["phase"] == "loot"


@pytest.mark.parametrize("row", ["A", "B", "C"])
def test_any_open_row(buying, say, row):
    """TM-BUY-1."""
    match = buying(["red"], {"A": ["necklace"], row: ["tailor"]} | ({"C": ["crown"]} if row != "C" else {}))
    assert has(say(match, "Ann: buy tailor"))[0] == ["tailor"]


def test_what_is_not_for_sale(buying):
    """TM-BUY-1: only open cards."""
    match = buying(["red"], ["necklace"])
    with pytest.raises(Refused, match="TM-BUY-1"):
        match.do("Ann", "buy tailor")
    with pytest.raises(Unclear, match="tailor"):
        match.do("Ann", "buy tailors")


@pytest.mark.parametrize(
    ("loot", "coins", "left"),
    [
        (["white", "blue"], 0, None),
        (["white", "blue", "red"], 0, 0),
        (["white"], 2, 0),
        (["blue", "blue"], 2, 0),
    ],
)
def test_coins_stand_in(buying, say, loot, coins, left):
    """TM-BUY-2: for any gem, any number of them.  An eyepatch costs white, blue and red."""
    match = buying(loot, {"B": ["eyepatch_of_command"]}, coins=coins)
    if left is None:
        with pytest.raises(Refused, match="TM-BUY-2"):
            match.do("Ann", "buy eyepatch_of_command")
    else:
        assert has(say(match, "Ann: buy eyepatch_of_command"))[2] == left


def test_dice_first(buying, say):
    """TM-BUY-2: where payment is not said."""
    match = say(buying(["white", "blue", "blue", "blue"], {"C": ["crown"]}, coins=3), "Ann: buy crown")
    assert has(match) == (["crown"], ["blue"], 3)
    match = say(buying(["white", "blue"], {"C": ["crown"]}, coins=3), "Ann: buy crown")
    assert has(match) == (["crown"], [], 2)


@pytest.mark.parametrize(
    ("coins", "left"),
    [
        ("white", ["green"]),
        ("blue", ["blue", "green", "white"][:2]),
        ("blue, white", None),
    ],
)
def test_which_gems_coins_pay(buying, say, coins, left):
    """TM-BUY-2: the buyer chooses, and it is exactly these."""
    match = buying(["white", "blue", "blue", "green"], {"C": ["crown"]}, coins=2)
    say(match, f"Ann: buy crown coins {coins}")
    kept = {"white": ["green", "white"], "blue": ["blue", "green"], "blue, white": ["blue", "green", "white"]}
    assert has(match)[1] == kept[coins]
    assert match.moves[-1][1] == (
        "buy crown coins white, blue" if "," in coins else f"buy crown coins {coins}"
    )


def test_all_in_coins(buying, say):
    """TM-BUY-2: though dice would do."""
    match = buying(["red", "red"], {"C": ["giant_belt_buckle"]}, coins=3)
    say(match, "Ann: buy giant_belt_buckle coins 2 red")
    assert has(match) == (["giant_belt_buckle"], ["red", "red"], 1)


@pytest.mark.parametrize(
    ("coins", "why"),
    [
        ("green", "no others"),  # not in the cost
        ("3 blue", "no others"),
        ("white", "more coins"),  # one blue die is lacking, which no coin is said for
        ("2 blue, white", "too few coins"),
    ],
)
def test_coins_that_do_not_fit(buying, coins, why):
    """TM-BUY-2."""
    match = buying(["white", "blue", "green"], {"C": ["crown"]}, coins=2)
    with pytest.raises(Refused, match=why) as no:
        match.do("Ann", f"buy crown coins {coins}")
    assert no.value.rules == ("TM-BUY-2",)
    assert has(match) == ([], ["blue", "green", "white"], 2)


def test_said_as_it_happens_anyhow(buying, say):
    """TM-BUY-2: coins that pay what dice lack need not be said, and may be."""
    match = buying(["white"], {"C": ["scepter"]}, coins=2)
    assert say(match.copy(), "Ann: buy scepter coins white, blue").moves[-1][1] == "buy scepter"
    assert say(match.copy(), "Ann: buy scepter").moves[-1][1] == "buy scepter"


def test_bags_and_masks_do_not_pay(buying):
    """TM-BUY-3."""
    match = buying(["bag", "bag", "mask", "mask"], ["tailor", "necklace"])
    assert match.choices("Ann") == ["done"]
    with pytest.raises(Refused, match="TM-BUY-3"):
        match.do("Ann", "buy tailor")


def test_extra_purchases_add_up(buying, say):
    """TM-BUY-4: three cards in one turn, each paid in full, the last one's extra at once (TM-BUY-5)."""
    match = buying(
        ["red", "white", "white", "green"],
        ["corrupt_official", "tailor", "public_relations_expert", "local_celebrity"],
        ["disgruntled_minion"],
    )
    say(match, "Ann: buy tailor", "Ann: buy corrupt_official", "Ann: buy public_relations_expert")
    assert has(match)[1:] == (["white"], 0)
    with pytest.raises(Refused, match="TM-BUY-4"):
        match.do("Ann", "buy local_celebrity")


def test_the_condition_looks_at_the_loot_before_the_buying(buying, say):
    """TM-BUY-4: what was in it then counts, though it paid since."""
    match = buying(["red", "white"], ["tailor", "local_celebrity"], ["disgruntled_minion"])
    say(match, "Ann: buy tailor", "Ann: buy local_celebrity")
    match = buying(["blue", "white"], ["corrupt_official", "coercion_coordinator"], ["disgruntled_minion"])
    say(match, "Ann: buy corrupt_official", "Ann: buy coercion_coordinator")
    assert len(has(match)[0]) == 3


def test_a_flip_does_not_make_the_condition_true(buying, say):
    """TM-BUY-4: a gem that was turned up later does not count."""
    match = buying(["white", "white"], ["tailor", "local_celebrity"], ["disgruntled_minion", "fence"])
    match.table.thieves[0].coins = 5
    say(match, "Ann: buy tailor")
    with pytest.raises(Refused, match="TM-BUY-4"):
        match.do("Ann", "buy local_celebrity")


def test_cards_work_from_the_moment_they_are_bought(buying, say):
    """TM-BUY-5: flips, and by the ruling trades, gauntlet and exit."""
    match = say(buying(["red", "red", "red"], ["alchemical_lab"]), "Ann: buy alchemical_lab")
    say(match, "Ann: flip red to green with alchemical_lab")
    assert has(match)[1] == ["green"]
    match = say(buying(["blue", "blue"], ["coercion_coordinator"]), "Ann: buy coercion_coordinator")
    say(match, "Ann: trade blue with coercion_coordinator")
    assert match.view("Ann")["infamy"]["Ann"] == 1
    match = buying(["green", "blue", "red", "mask"], {"B": ["gauntlet_of_evil_intent"]})
    say(match, "Ann: buy gauntlet_of_evil_intent", "Ann: trade mask with gauntlet_of_evil_intent")
    assert has(match)[1:] == ([], 1)
    match = buying(["green", "white", "red"], {"C": ["exit_strategy"]}, coins=1)
    say(match, "Ann: buy exit_strategy", "Ann: escape 1")
    assert match.view("Ann")["infamy"]["Ann"] == 2


def test_once_a_round(buying, say):
    """TM-BUY-5: and again in the next one."""
    match = buying(["red", "red"], ["crown"], ["bondsman"])
    say(match, "Ann: flip red to bag with bondsman")
    with pytest.raises(Refused, match="TM-BUY-5"):
        match.do("Ann", "flip red to bag with bondsman")
    assert "flip" not in " ".join(map(str, match.choices("Ann")))
    say(match, "Ann: done", "Ben: done", "Cid: done")
    assert match.table.ready == 0
    match = buying(["red", "red"], ["crown"], ["bondsman"])
    assert "flip red to bag with bondsman" in match.choices("Ann")


def test_in_ones_own_turn(buying):
    """TM-BUY-5: cards are used by the buyer whose turn it is."""
    match = buying(["red"], ["crown"], cards_of={"Ben": ["bondsman"]})
    match.table.piles[2].objects[0], match.table.piles[2].size = 1, 1
    with pytest.raises(Refused, match="TM-BUY-5"):
        match.do("Ben", "flip red to bag with bondsman")


def test_cards_stay(buying, say):
    """TM-BUY-6: through robberies and turns."""
    match = say(buying(["red"], ["tailor"]), "Ann: buy tailor", "Ann: done", "Ben: done", "Cid: done")
    say(
        match,
        "Ann: take all",
        "Ben: rob Ann keep red" if "red" in match.view()["loot"]["Ann"] else "Ben: rob Ann keep marker",
    )
    assert match.view()["cards"]["Ann"] == ["tailor"]


def test_a_hand_as_full_as_can_be_written(buying, say):
    """TM-BUY-6: a position can give a player every card there is; another one then finds no room."""
    match = say(buying(["red"], ["tailor"], list(CARD_NAMES)), "Ann: buy tailor")
    assert match.view()["cards"]["Ann"] == list(CARD_NAMES)
    assert match.view()["row"]["A"] == []
