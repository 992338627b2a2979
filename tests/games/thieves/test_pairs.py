"""Cards that meet: what one does where another has a say."""

import pytest

from knavery import Refused


def infamy(match, seat="Ann"):
    return match.view(seat)["infamy"][seat]


def loot(match, seat="Ann"):
    return sorted(match.view()["loot"][seat])


def test_racket_with_watchers(buying, say):
    """TM-CARD-3, TM-CARD-15: the saved gem stands in the printed cost, so it is watched for."""
    match = buying(["white", "blue"], {"C": ["crown"]}, ["insurance_racket", "sticky_fingered_dockhand"])
    assert infamy(say(match, "Ann: buy crown free blue")) == 1
    match = buying([], ["coercion_coordinator"], ["insurance_racket", "sticky_fingered_dockhand"])
    assert infamy(say(match, "Ann: buy coercion_coordinator")) == 1


def test_coins_with_watchers(buying, say):
    """TM-CARD-3: a coin for that gem is watched for, too; each watcher for its own gem."""
    watchers = ["easily_impressed_noble", "sticky_fingered_dockhand", "rumor_monger"]
    match = buying([], {"C": ["crown"]}, watchers, coins=3)
    assert infamy(say(match, "Ann: buy crown")) == 2


def test_racket_with_extra_purchases(buying, say):
    """TM-CARD-15, TM-BUY-4: they add up, and each purchase is one gem cheaper."""
    row = ["tailor", "local_celebrity", "coercion_coordinator"]
    match = buying(["red"], row, ["insurance_racket", "disgruntled_minion"])
    say(match, *(f"Ann: buy {card}" for card in row))
    assert loot(match) == ["red"]
    assert "buy" not in " ".join(map(str, match.choices("Ann")))


def test_potion_with_haul(buying, say):
    """TM-CARD-10, TM-CARD-12: what works on getting works, for the whole loot."""
    rows, deck = {"C": ["unlabeled_potion"]}, {"C": ["big_haul"]}
    match = say(buying(["blue", "red", "marker", "mask"], rows, deck=deck), "Ann: buy unlabeled_potion")
    assert match.view()["cards"]["Ann"] == ["big_haul"]
    assert infamy(match) == 4


def test_potion_with_watchers(buying, say):
    """TM-CARD-3, TM-CARD-10: the potion's own purchase counts; the card that it brings does not."""
    cards = ["anthropomorphic_water_buffalo", "sticky_fingered_dockhand"]
    match = buying([], {"B": ["unlabeled_potion"]}, cards, coins=2, deck={"B": ["fortified_safehouse"]})
    assert infamy(say(match, "Ann: buy unlabeled_potion")) == 2
    match = buying([], {"B": ["unlabeled_potion"]}, coins=2, deck={"B": ["anthropomorphic_water_buffalo"]})
    assert infamy(say(match, "Ann: buy unlabeled_potion")) == 0


def test_potion_with_extra_purchase(buying, say):
    """TM-CARD-10, TM-BUY-5: what it brings works at once; TM-CARD-15: the racket too."""
    match = buying(
        ["green"], {"B": ["unlabeled_potion", "brooch"]}, coins=4, deck={"B": ["executive_assistant"]}
    )
    say(match, "Ann: buy unlabeled_potion", "Ann: buy brooch")
    match = buying([], {"C": ["unlabeled_potion", "brooch"]}, coins=3, deck={"C": ["insurance_racket"]})
    say(match, "Ann: buy unlabeled_potion", "Ann: buy brooch free red")
    assert match.view()["coins"]["Ann"] == 0


def test_potion_with_a_flip(buying, say):
    """TM-CARD-10, TM-BUY-5: a flip that it brings can be used at once."""
    match = buying(["blue"], {"B": ["unlabeled_potion"]}, coins=2, deck={"B": ["bookie", "brooch"]})
    say(match, "Ann: buy unlabeled_potion coins blue, red", "Ann: flip blue to bag with bookie")
    assert loot(match) == ["bag"]


def test_potion_and_the_stew(buying, say):
    """TM-CARD-10, TM-OPT-1: a stew that the potion brings asks for its card."""
    match = buying(
        [],
        {"B": ["unlabeled_potion"]},
        coins=2,
        deck={"B": ["mimetic_stew"]},
        cards_of={"Ben": ["exit_strategy"]},
        options={"promo": True},
    )
    match.table.thieves[0].coins = 3
    say(match, "Ann: buy unlabeled_potion", "Ann: copy exit_strategy of Ben", "Ann: escape 1")
    assert infamy(match) == 2


def test_scales_with_flips(buying, say):
    """TM-CARD-7, TM-CARD-1: a die turned to a bag is a bag."""
    match = say(
        buying(["red"], ["crown"], ["imbalanced_scales", "bondsman"]), "Ann: flip red to bag with bondsman"
    )
    say(match, "Ann: done", "Ben: done", "Cid: done")
    assert match.view()["coins"]["Ann"] == 2
    match = buying(["bag"], ["crown"], ["imbalanced_scales", "legitimate_jeweller"])
    say(match, "Ann: flip bag to red with legitimate_jeweller", "Ann: done", "Ben: done", "Cid: done")
    assert match.view()["coins"]["Ann"] == 0


def test_flip_then_flip(buying, say):
    """TM-CARD-1, TM-CARD-8: in any order, one die by several cards."""
    cards = ["bondsman", "legitimate_jeweller", "glamer"]
    match = buying(["red"], ["crown"], cards)
    say(match, "Ann: flip red to bag with bondsman", "Ann: flip bag to blue with legitimate_jeweller")
    say(match, "Ann: flip blue to green with glamer")
    assert loot(match) == ["green"]


def test_flip_then_buy_then_trade(buying, say):
    """TM-BUY-5, TM-CARD-1, TM-CARD-2: before and after a purchase."""
    match = buying(["red", "blue", "blue"], ["local_celebrity"], ["alchemical_lab", "coercion_coordinator"])
    say(match, "Ann: flip red to white with alchemical_lab", "Ann: buy local_celebrity")
    say(match, "Ann: trade blue with coercion_coordinator")
    assert (loot(match), infamy(match)) == (["blue"], 1)


def test_paw_with_purse(lay_out, say):
    """TM-CARD-9, TM-CARD-11: robbed of a loot with both, an infamy comes and no die is rerolled."""
    match = lay_out(
        turn="Ben",
        loot={"Ann": ["red", "blue", "green"]},
        middle=["marker"],
        rolls=["mask"],
        cards={"Ann": ["lucky_animal_appendage", "wicked_clutches"]},
    )
    say(match, "Ben: rob Ann keep red")
    assert infamy(match) == 1
    assert sorted(match.view()["middle"]) == ["blue", "green", "marker"]


def test_the_robbers_paw_does_not_count(lay_out, say):
    """TM-CARD-9: it is the robbed one's that matters."""
    match = lay_out(
        turn="Ben",
        loot={"Ann": ["red", "blue"]},
        middle=["marker"],
        rolls=["mask"],
        cards={"Ben": ["lucky_animal_appendage"]},
    )
    say(match, "Ben: rob Ann keep red")
    assert sorted(match.view()["middle"]) == ["marker", "mask"]


def test_paw_with_extra_purchase(lay_out, say):
    """TM-CARD-9, TM-BUY-4: what the rerolled die shows counts, what it showed does not; TM-CARD-12: the
    number of objects stays."""
    cards = {"Ann": ["lucky_animal_appendage", "corrupt_official", "disgruntled_minion"]}
    given = {"phase": "reroll", "loot": {"Ann": ["red", "marker"]}, "cards": cards, "coins": {"Ann": 9}}
    match = lay_out(rolls=["white"], row={"C": ["big_haul", "crown", "scepter"]}, **given)
    say(match, "Ann: reroll red", "Ann: buy big_haul", "Ann: buy crown")
    with pytest.raises(Refused, match="TM-BUY-4"):
        match.do("Ann", "buy scepter")
    assert infamy(match) == 2


def test_map_with_estate(lay_out):
    """TM-CARD-18, TM-CARD-7: another's estate has a compass; one's own does not matter."""
    both = {"Ann": ["treasure_map_1", "island_estate"], "Ben": []}
    apart = {"Ann": ["treasure_map_1"], "Ben": ["island_estate"]}
    each = {"Ann": ["treasure_map_1"], "Ben": ["treasure_map_2"]}
    scores = [lay_out(phase="over", coins=NO_COINS, cards=cards).scores for cards in (both, apart, each)]
    assert [score["Ann"] for score in scores] == [7, 5, 5]
    assert scores[2]["Ben"] == 5


NO_COINS = {"Ann": 0, "Ben": 0, "Cid": 0}


def test_loyalty_with_potion(buying, say):
    """TM-CARD-16, TM-CARD-10: a card that the potion brought is one more; the potion itself is gone."""
    match = buying(
        [], {"C": ["unlabeled_potion"]}, ["loyalty_program", "crown"], coins=2, deck={"C": ["exit_strategy"]}
    )
    say(match, "Ann: buy unlabeled_potion", "Ann: done", "Ben: done", "Cid: done")
    assert match.over
    assert match.scores["Ann"] == 6 + 2


def test_loyalty_with_stew(lay_out):
    """TM-CARD-16, TM-OPT-1: a stew that is a loyalty program counts the other one, and is counted by it."""
    cards = {"Ann": ["mimetic_stew", "crown"], "Ben": ["loyalty_program", "necklace"]}
    match = lay_out(
        phase="over", coins=NO_COINS, cards=cards, copied={"Ann": "loyalty_program"}, options={"promo": True}
    )
    assert match.scores == {"Ann": 6 + 1, "Ben": 2 + 1, "Cid": 0}


def test_eyepatch_with_robbery(lay_out, say):
    """TM-CARD-5: who has the marker in the end, not who had it."""
    match = lay_out(
        turn="Cid",
        loot={"Ann": ["red", "marker"], "Ben": ["red"]},
        middle=["bag"],
        cards={"Ann": ["eyepatch_of_command"], "Cid": ["eyepatch_of_command"]},
    )
    say(match, "Cid: rob Ann keep marker", "Ann: take all")
    assert (infamy(match), infamy(match, "Cid")) == (0, 1)


def test_gauntlet_with_estate_and_exit(buying, say):
    """TM-CARD-6, TM-CARD-7, TM-CARD-14: a mask to a coin to two infamy, the other mask to two."""
    match = buying(["mask", "mask"], ["crown"], ["gauntlet_of_evil_intent", "island_estate", "exit_strategy"])
    say(match, "Ann: trade mask with gauntlet_of_evil_intent", "Ann: escape 1", "Ann: done")
    say(match, "Ben: done", "Cid: done")
    assert infamy(match) == 4


def test_campaign_with_exit(buying, say):
    """TM-CARD-17, TM-CARD-14: infamy bought at the end counts."""
    match = buying([], {"C": ["fur_coat"]}, ["political_campaign", "exit_strategy"], coins=4, deck={"C": []})
    say(match, "Ann: buy fur_coat", "Ann: escape 2", "Ann: done", "Ben: done", "Cid: done")
    assert match.over
    assert match.scores["Ann"] == 4 + 4 + 2
