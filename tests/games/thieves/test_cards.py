"""Every card of the market, at least once each."""

from pathlib import Path

import pytest

from knavery import Refused
from knavery.games.thieves.data import CARD_NAMES, FACE_NAMES

GEMS = ("red", "white", "blue", "green")

FLIPS = {
    "alchemical_lab": ("red", "white blue green"),
    "glamer": ("blue", "red white green"),
    "philosophers_stone": ("green", "red white blue"),
    "deceptive_bits_of_colored_glass": ("white", "red blue green"),
    "bondsman": ("red", "bag"),
    "fence": ("white", "bag"),
    "pawnbroker": ("green", "bag"),
    "bookie": ("blue", "bag"),
    "legitimate_jeweller": ("bag", "red white blue green"),
}
TRADES = {
    "coercion_coordinator": "blue",
    "local_celebrity": "white",
    "public_relations_expert": "green",
    "tailor": "red",
}
EXTRAS = {
    "corrupt_official": "white",
    "disgruntled_minion": "red",
    "guy_in_a_trenchcoat": "blue",
    "executive_assistant": "green",
}
WATCHERS = {
    "anthropomorphic_water_buffalo": "red",
    "easily_impressed_noble": "white",
    "rumor_monger": "green",
    "sticky_fingered_dockhand": "blue",
}
POINTS = {
    "necklace": 2,
    "shadowy_hood": 2,
    "brooch": 3,
    "menacing_monocle": 3,
    "crown": 6,
    "scepter": 6,
    "fur_coat": 4,
    "giant_belt_buckle": 4,
}
HOUSES = {
    "nearby_safehouse": (1, 2),
    "concealed_safehouse": (2, 4),
    "fortified_safehouse": (2, 4),
    "provisioned_safehouse": (2, 4),
}
# As the ledger has them.
COSTS = """
RR alchemical_lab bondsman giant_belt_buckle
B coercion_coordinator guy_in_a_trenchcoat
W corrupt_official local_celebrity
R disgruntled_minion tailor
WW fence necklace
BB glamer shadowy_hood
G nearby_safehouse public_relations_expert
GG pawnbroker philosophers_stone
WRR anthropomorphic_water_buffalo
WB bookie concealed_safehouse
GR brooch executive_assistant
GW deceptive_bits_of_colored_glass the_heist
GWW easily_impressed_noble
WBR eyepatch_of_command
WR fortified_safehouse menacing_monocle
GBR gauntlet_of_evil_intent legitimate_jeweller
GWB imbalanced_scales wicked_clutches
BR lucky_animal_appendage provisioned_safehouse fur_coat
GGW rumor_monger
GBB sticky_fingered_dockhand
GB big_haul island_estate
WWR collecting_golem
WBB crown
GWR exit_strategy insurance_racket
GWBR loyalty_program political_campaign
WWB scepter
GGB treasure_map_1
GRR treasure_map_2
"""
COST = {card: line.split()[0] for line in COSTS.splitlines() if line for card in line.split()[1:]}
GEM = {gem[0].upper(): gem for gem in GEMS}


def infamy(match, seat="Ann"):
    return match.view(seat)["infamy"][seat]


def loot(match, seat="Ann"):
    return sorted(match.view()["loot"][seat])


def points(lay_out, cards, **given):
    """What Ann scores with these cards, where Ben has most henchmen and Cid most coins."""
    other = given.pop("others", {})
    match = lay_out(
        phase="over",
        cards={
            "Ann": cards,
            "Ben": ["tailor", "fence", "bookie", *other.get("Ben", [])],
            "Cid": ["executive_assistant", *other.get("Cid", [])],
        },
        coins={"Ann": 0, "Ben": 0, "Cid": 1},
        **given,
    )
    return match.scores["Ann"]


@pytest.mark.parametrize("card", COST)
def test_cost(buying, say, card):
    """TM-BUY-2, TM-BUY-4: with exactly the gems of its cost it is bought; with one less it is not."""
    gems = [GEM[letter] for letter in COST[card]]
    match = say(buying(gems, [card]), f"Ann: buy {card}")
    assert card in match.view()["cards"]["Ann"]
    assert loot(match) == []
    match = buying([*gems[1:], "bag", "mask"], [card])
    with pytest.raises(Refused, match="TM-BUY-2"):
        match.do("Ann", f"buy {card}")


@pytest.mark.parametrize("card", FLIPS)
def test_flip(buying, say, card):
    """TM-CARD-1, TM-CARD-8: to each of the faces it names and to no other, once a round."""
    shown, faces = FLIPS[card]
    for face in FACE_NAMES:
        match = buying([shown, shown, "mask"], ["crown"], [card])
        command = f"flip {shown} to {face} with {card}"
        assert (command in match.choices("Ann")) == (face in faces.split())
        if face in faces.split():
            assert loot(say(match, f"Ann: {command}")) == sorted([shown, face, "mask"])
            assert "flip" not in " ".join(map(str, match.choices("Ann")))
        else:
            with pytest.raises(Refused, match="TM-CARD-1"):
                match.do("Ann", command)


@pytest.mark.parametrize("card", FLIPS)
def test_no_flip_without_the_die(buying, card):
    """TM-CARD-1, TM-CARD-8."""
    shown, faces = FLIPS[card]
    match = buying([face for face in FACE_NAMES if face != shown], ["crown"], [card])
    with pytest.raises(Refused, match="no die"):
        match.do("Ann", f"flip {shown} to {faces.split()[0]} with {card}")


@pytest.mark.parametrize("card", TRADES)
def test_trade(buying, say, card):
    """TM-CARD-2, TM-CARD-19: a gem to the middle for one infamy, once a round."""
    gem = TRADES[card]
    match = say(buying([*GEMS, gem], ["crown"], [card]), f"Ann: trade {gem} with {card}")
    assert infamy(match) == 1
    assert loot(match) == sorted(GEMS)
    assert match.view()["middle"] == [gem]
    with pytest.raises(Refused, match="used this turn"):
        match.do("Ann", f"trade {gem} with {card}")
    match = buying([*GEMS, "mask"], ["crown"], [card])
    for other in {*FACE_NAMES} - {gem}:
        with pytest.raises(Refused, match="TM-CARD-19"):
            match.do("Ann", f"trade {other} with {card}")


def test_gauntlet(buying, say):
    """TM-CARD-6: a mask for a coin, which can be spent this turn."""
    match = buying(["mask", "mask"], ["tailor"], ["gauntlet_of_evil_intent"])
    say(match, "Ann: trade mask with gauntlet_of_evil_intent", "Ann: buy tailor")
    assert (loot(match), match.view()["coins"]["Ann"], infamy(match)) == (["mask"], 0, 0)


@pytest.mark.parametrize("card", EXTRAS)
def test_extra_purchase(buying, say, card):
    """TM-BUY-4: with its gem in the loot two cards can be bought, else one."""
    gem = EXTRAS[card]
    for shown in GEMS:
        match = buying([shown], ["necklace", "glamer", "fence"], [card], coins=9)
        say(match, "Ann: buy necklace coins 2 white" if shown == "white" else "Ann: buy necklace")
        assert ("buy glamer" in match.choices("Ann")) == (shown == gem)
        if shown == gem:
            say(match, "Ann: buy glamer")
            with pytest.raises(Refused, match="TM-BUY-4"):
                match.do("Ann", "buy fence")


@pytest.mark.parametrize("card", EXTRAS)
def test_extra_purchase_at_once(buying, say, card):
    """TM-BUY-4, TM-BUY-5: in the turn in which the card itself is bought."""
    match = buying([EXTRAS[card]], [card, "necklace"], coins=9)
    say(match, f"Ann: buy {card}", "Ann: buy necklace")
    assert sorted(match.view()["cards"]["Ann"]) == sorted([card, "necklace"])


@pytest.mark.parametrize("card", WATCHERS)
def test_watcher(buying, say, card):
    """TM-CARD-3: for a purchase with its gem in the printed cost, whatever paid it."""
    for other, cost in COST.items():
        if other not in WATCHERS and other not in ("big_haul", "the_heist"):
            watched = GEM_LETTER[WATCHERS[card]] in cost
            match = say(buying([], [other], [card], coins=4), f"Ann: buy {other}")
            assert infamy(match) == watched


GEM_LETTER = {gem: gem[0].upper() for gem in GEMS}


@pytest.mark.parametrize("card", WATCHERS)
def test_watcher_counts_itself(buying, say, card):
    """TM-CARD-3: its own purchase too, and not those of others."""
    match = say(buying([], [card, "crown"], coins=3), f"Ann: buy {card}")
    assert infamy(match) == 1
    match.table.thieves[1].coins = 9
    say(match, "Ann: done", "Ben: buy crown")
    assert (infamy(match), infamy(match, "Ben")) == (1, 0)


@pytest.mark.parametrize("card", POINTS)
def test_points(lay_out, card):
    """TM-SCO-1."""
    assert points(lay_out, [card]) == POINTS[card]


@pytest.mark.parametrize("card", HOUSES)
def test_safehouse(lay_out, card):
    """TM-CARD-4: alone the first number, with another tower card the second, each."""
    alone, among = HOUSES[card]
    assert points(lay_out, [card, "crown"]) == alone + 6
    other = "nearby_safehouse" if card != "nearby_safehouse" else "fortified_safehouse"
    assert points(lay_out, [card, other]) == among + HOUSES[other][1]
    assert points(lay_out, [card, "wut"]) == among  # its tower counts, though it is no safehouse


@pytest.mark.parametrize(("marker", "gains"), [(["marker"], 1), ([], 0)])
def test_eyepatch(lay_out, say, marker, gains):
    """TM-CARD-5: at the end of every splitting with the marker in the loot."""
    given = {"loot": {"Ann": ["red", *marker], "Ben": ["red"]}, "cards": {"Ann": ["eyepatch_of_command"]}}
    middle = ["bag"] if marker else ["bag", "marker"]
    match = say(lay_out(turn="Cid", middle=middle, **given), "Cid: take all")
    assert match.view()["phase"] == "buy"
    assert infamy(match) == gains


@pytest.mark.parametrize(("bags", "coins"), [(0, 0), (1, 2), (3, 4)])
def test_scales(buying, say, bags, coins):
    """TM-CARD-7, TM-END-1: one coin more for any number of bags, none for none."""
    match = buying(["bag"] * bags + ["mask"], ["crown"], ["imbalanced_scales"])
    say(match, "Ann: done", "Ben: done", "Cid: done")
    assert (match.view()["coins"]["Ann"], infamy(match)) == (coins, 1)


@pytest.mark.parametrize(("masks", "gains"), [(0, 0), (1, 2), (3, 4)])
def test_island_estate(buying, say, masks, gains):
    """TM-CARD-7, TM-END-1: one infamy more for any number of masks, none for none."""
    match = buying(["mask"] * masks + ["bag"], ["crown"], ["island_estate"])
    say(match, "Ann: done", "Ben: done", "Cid: done")
    assert (match.view()["coins"]["Ann"], infamy(match)) == (1, gains)


def test_lucky_paw_keeps_faces(lay_out, say):
    """TM-CARD-9: what a robber puts back is not rerolled."""
    match = lay_out(
        turn="Ben",
        loot={"Ann": ["red", "blue", "green", "marker"]},
        middle=["bag"],
        rolls=["mask"],
        cards={"Ann": ["lucky_animal_appendage"]},
    )
    say(match, "Ben: rob Ann keep red")
    assert sorted(match.view()["middle"]) == ["bag", "blue", "green", "marker"]
    assert match.view()["rolls"] == ["?"]


@pytest.fixture
def paw(lay_out):
    """Cid is the last to take, and Ann has a lucky paw."""

    def place(loot, **given):
        cards = {"cards": {"Ann": ["lucky_animal_appendage"]}}
        return lay_out(turn="Cid", middle=["bag"], loot={"Ann": loot, "Ben": ["marker"]}, **cards | given)

    return place


def test_lucky_paw_rerolls_one_die(paw, say):
    """TM-CARD-9: before the buying begins; TM-BUY-4: what comes then counts."""
    match = say(paw(["red", "red", "mask"], rolls=["white", "bag"]), "Cid: take all")
    assert (match.view()["phase"], match.acting) == ("reroll", ["Ann"])
    assert match.choices("Ann") == ["keep", "reroll red", "reroll mask"]
    with pytest.raises(Refused, match="TM-CARD-9"):
        match.do("Ann", "reroll blue")
    with pytest.raises(Refused, match="TM-CARD-9"):
        match.do("Ben", "keep")
    with pytest.raises(Refused, match="TM-CARD-9"):
        match.do("Ann", "done")
    say(match, "Ann: reroll red")
    assert loot(match) == ["mask", "red", "white"]
    assert (match.view()["phase"], match.acting) == ("buy", ["Ben"])


def test_lucky_paw_may_keep(paw, say):
    """TM-CARD-9."""
    match = say(paw(["red", "mask"]), "Cid: take all", "Ann: keep")
    assert loot(match) == ["mask", "red"]
    assert match.view()["phase"] == "buy"


def test_lucky_paw_without_dice(lay_out, say):
    """TM-CARD-9, the ruling: with no die in the loot there is nothing to ask."""
    match = lay_out(
        turn="Cid",
        loot={"Ann": ["marker"], "Ben": ["red"]},
        middle=["bag"],
        cards={"Ann": ["lucky_animal_appendage"]},
    )
    assert say(match, "Cid: take all").view()["phase"] == "buy"


def test_potion(buying, say):
    """TM-CARD-10: it goes to the box, and the newest row's top card comes for nothing."""
    match = buying(
        ["blue", "red"],
        {"A": ["tailor"], "B": ["unlabeled_potion"]},
        deck={"A": ["fence"], "B": ["brooch", "bookie"]},
    )
    say(match, "Ann: buy unlabeled_potion")
    view = match.view("Cid")
    assert view["cards"]["Ann"] == ["brooch"]
    assert view["box"][-1] == "unlabeled_potion"
    assert match.full_view()["deck"]["B"] == ["bookie"]
    with pytest.raises(Refused, match="TM-BUY-1"):
        match.do("Ann", "buy tailor")


def test_potion_with_no_card_left(buying, say):
    """TM-CARD-10."""
    match = say(
        buying(["blue", "red"], {"B": ["unlabeled_potion"]}, deck={"B": []}), "Ann: buy unlabeled_potion"
    )
    assert match.view()["cards"]["Ann"] == []
    assert match.acting == ["Ann"]


def test_wicked_clutches(lay_out, say):
    """TM-CARD-11: an infamy each time its owner is robbed."""
    match = lay_out(turn="Ben", loot={"Ann": ["red", "red", "marker"]}, cards={"Ann": ["wicked_clutches"]})
    say(match, "Ben: rob Ann keep red", "Cid: take marker")
    assert infamy(match) == 1
    match = lay_out(
        turn="Ben", loot={"Ann": ["red", "red"]}, middle=["bag"], cards={"Ann": ["wicked_clutches"]}
    )
    say(match, "Ben: take all", "Cid: rob Ann keep red")
    assert infamy(match) == 1


@pytest.mark.parametrize("card", ["big_haul", "the_heist"])
def test_haul(buying, say, card):
    """TM-CARD-12: for every object of the loot at the end of the splitting, the marker and what paid too."""
    gems = [GEM[letter] for letter in COST[card]]
    match = buying([*gems, "marker", "bag"], {"C": [card]})
    assert infamy(say(match, f"Ann: buy {card}")) == 4


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        (["collecting_golem"], 0),
        (["collecting_golem", "glamer"], 3),
        (["collecting_golem", "glamer", "alchemical_lab"], 3),
        (["collecting_golem", "glamer", "alchemical_lab", "philosophers_stone"], 6),
    ],
)
def test_golem(lay_out, cards, expected):
    """TM-CARD-13: full pairs of wands, its own counts."""
    assert points(lay_out, cards) == expected


def test_exit_strategy(buying, say):
    """TM-CARD-14: two infamy for each coin, any number of times."""
    match = say(buying([], ["crown"], ["exit_strategy"], coins=5), "Ann: escape 3", "Ann: escape 1")
    assert (match.view()["coins"]["Ann"], infamy(match)) == (1, 8)
    for coins in (0, 2, 70):
        with pytest.raises(Refused, match="TM-CARD-14"):
            match.do("Ann", f"escape {coins}")
    match = buying([], ["crown"], ["crown"], coins=5)
    with pytest.raises(Refused, match="TM-CARD-14"):
        match.do("Ann", "escape 1")


def test_exit_strategy_has_no_bound(buying, say):
    """TM-CARD-14: beyond what a span of action numbers could hold."""
    assert infamy(say(buying([], ["crown"], ["exit_strategy"], coins=200), "Ann: escape 200")) == 400


def test_racket(buying, say):
    """TM-CARD-15: one more purchase, and each costs one gem of one's choice less."""
    match = buying(["white", "blue"], {"C": ["crown", "scepter"]}, ["insurance_racket"], coins=2)
    with pytest.raises(Refused, match="TM-CARD-15"):
        match.do("Ann", "buy crown")
    with pytest.raises(Refused, match="TM-CARD-15"):
        match.do("Ann", "buy crown free red")
    say(match, "Ann: buy crown free blue")
    assert (loot(match), match.view()["coins"]["Ann"]) == ([], 2)
    say(match, "Ann: buy scepter free white")
    assert match.view()["coins"]["Ann"] == 0
    assert match.moves[-1][1] == "buy scepter free white"


def test_racket_makes_one_gem_free(buying, say):
    """TM-CARD-15: nothing needs to be named for a cost in one colour."""
    match = buying(["red"], ["coercion_coordinator", "shadowy_hood"], ["insurance_racket"], coins=1)
    say(match, "Ann: buy coercion_coordinator", "Ann: buy shadowy_hood free blue")
    assert (loot(match), match.view()["coins"]["Ann"]) == (["red"], 0)


def test_racket_saves_and_coins_choose(buying, say):
    """TM-CARD-15, TM-BUY-2: both are said, in either order."""
    match = buying(["white", "blue", "blue"], {"C": ["crown"]}, ["insurance_racket"], coins=2)
    say(match, "Ann: buy crown free blue coins white")
    assert (loot(match), match.view()["coins"]["Ann"]) == (["blue", "white"], 1)
    assert match.moves[-1][1] == "buy crown coins white free blue"


def test_racket_does_not_pay_for_itself(buying):
    """TM-CARD-15, TM-BUY-4: it works from the moment it is bought."""
    match = buying(["green", "white"], {"C": ["insurance_racket", "tailor"]})
    with pytest.raises(Refused, match="TM-BUY-2"):
        match.do("Ann", "buy insurance_racket")
    match = buying(["green", "white", "red"], {"C": ["insurance_racket", "tailor"]})
    match.do("Ann", "buy insurance_racket")
    match.do("Ann", "buy tailor")
    assert len(match.view()["cards"]["Ann"]) == 2


def test_no_racket_no_saving(buying):
    """TM-CARD-15."""
    match = buying(["white", "blue", "blue"], {"C": ["crown"]})
    with pytest.raises(Refused, match="TM-CARD-15"):
        match.do("Ann", "buy crown free blue")


@pytest.mark.parametrize(("option", "expected"), [(False, 2), (True, 3)])
def test_loyalty(lay_out, option, expected):
    """TM-CARD-16: a point for every other card, or with `loyalty_self` for itself too."""
    cards = ["loyalty_program", "wut", "exit_strategy"]
    assert points(lay_out, cards, options={"loyalty_self": option}) == expected


@pytest.mark.parametrize(("infamy", "expected"), [(0, 0), (1, 1), (2, 3), (5, 7)])
def test_campaign(lay_out, infamy, expected):
    """TM-CARD-17: a point for every full two infamy, which count themselves too."""
    assert points(lay_out, ["political_campaign"], infamy={"Ann": infamy}) == expected


@pytest.mark.parametrize("card", ["treasure_map_1", "treasure_map_2"])
def test_treasure_map(lay_out, card):
    """TM-CARD-18: 7, or 5 if another has a compass; one's own other map does not matter."""
    assert points(lay_out, [card]) == 7
    assert points(lay_out, ["treasure_map_1", "treasure_map_2"]) == 14
    assert points(lay_out, [card], others={"Cid": ["island_estate"]}) == 5


# --- the promo cards


@pytest.fixture
def stew(buying, say):
    """Ann buys the stew; Ben has these cards."""

    def place(cards, loot=("green", "blue"), own=(), **given):
        rows = {"B": ["mimetic_stew", "crown", "brooch", "necklace"]}
        match = buying(list(loot), rows, list(own), cards_of={"Ben": cards}, options={"promo": True}, **given)
        return say(match, "Ann: buy mimetic_stew")

    return place


def test_stew_asks(stew, say):
    """TM-OPT-1: for a card of an opponent, and for nothing else."""
    match = stew(["alchemical_lab"], own=["tailor"])
    assert match.choices("Ann") == ["copy alchemical_lab of Ben"]
    for command in ("done", "copy tailor of Ann", "copy tailor of Ben", "copy tailor of Cid"):
        with pytest.raises(Refused, match="TM-OPT-1"):
            match.do("Ann", command)
    with pytest.raises(Refused, match="TM-OPT-1"):
        match.do("Ben", "copy tailor of Ann")
    say(match, "Ann: copy alchemical_lab of Ben")
    assert match.view()["copied"] == {"Ann": "alchemical_lab"}
    assert sorted(match.view()["cards"]["Ann"]) == ["mimetic_stew", "tailor"]
    with pytest.raises(Refused, match="TM-OPT-1"):
        match.do("Ann", "copy alchemical_lab of Ben")


def test_stew_with_nothing_to_copy(stew):
    """TM-OPT-1: with no opponent's card it does nothing."""
    match = stew([])
    assert match.choices("Ann") == ["done"]


@pytest.mark.parametrize("name", ["alchemical_lab", "mimetic_stew"])
def test_stew_flips(stew, say, name):
    """TM-OPT-1, TM-CARD-1: it is that card, by either name; the other goes on being it, too."""
    match = stew(["alchemical_lab"], loot=["green", "blue", "red", "red"])
    say(match, "Ann: copy alchemical_lab of Ben", f"Ann: flip red to white with {name}")
    assert loot(match) == ["red", "white"]
    with pytest.raises(Refused, match="TM-BUY-5"):
        match.do("Ann", f"flip red to white with {name}")


def test_stew_does_on_getting(stew, say):
    """TM-OPT-1, TM-CARD-12: infamy for one's own objects."""
    match = say(stew(["big_haul"], loot=["green", "blue", "bag", "marker"]), "Ann: copy big_haul of Ben")
    assert infamy(match) == 4


def test_stew_of_a_card_with_an_article(stew, say):
    """TM-OPT-1: the sentence brings no second one."""
    match = say(stew(["the_heist"]), "Ann: copy the_heist of Ben")
    assert "The stew of Ann becomes a card of Ben: the heist." in match.story("Cid")


def test_stew_buys_more(stew, say):
    """TM-OPT-1, TM-CARD-15, TM-BUY-4."""
    match = say(stew(["insurance_racket"], coins=2), "Ann: copy insurance_racket of Ben")
    say(match, "Ann: buy crown free blue")
    assert sorted(match.view()["cards"]["Ann"]) == ["crown", "mimetic_stew"]
    assert match.view()["coins"]["Ann"] == 0


def test_stew_of_a_watcher(stew, say):
    """TM-OPT-1, the ruling: it watches from the next purchase on."""
    match = stew(["sticky_fingered_dockhand"], own=["guy_in_a_trenchcoat"], coins=3)
    say(match, "Ann: copy sticky_fingered_dockhand of Ben")
    assert infamy(match) == 0
    say(match, "Ann: buy crown")
    assert infamy(match) == 1


def test_stew_has_the_symbols(lay_out):
    """TM-OPT-1, TM-CARD-13: of the card that it is, in place of its own wand."""
    given = {"others": {"Cid": ["glamer"]}, "options": {"promo": True}}
    assert points(lay_out, ["collecting_golem", "mimetic_stew"], **given) == 3
    assert points(lay_out, ["collecting_golem", "mimetic_stew"], copied={"Ann": "crown"}, **given) == 6
    assert points(lay_out, ["collecting_golem", "mimetic_stew"], copied={"Ann": "glamer"}, **given) == 3


def test_stew_of_a_stew_or_a_potion(stew, say):
    """TM-OPT-1: nothing comes of it, and nothing breaks."""
    for card in ("mimetic_stew", "unlabeled_potion"):
        match = say(stew([card]), f"Ann: copy {card} of Ben")
        assert match.view()["cards"]["Ann"] == ["mimetic_stew"]
        assert match.choices("Ann") == ["done"]


@pytest.mark.parametrize(("objects", "gains"), [(4, 0), (5, 2)])
def test_narrow_alleyway(lay_out, say, objects, gains):
    """TM-OPT-1: two infamy, once a splitting, if any other's loot has five objects or more."""
    match = lay_out(
        turn="Cid",
        loot={"Ann": ["red"] * 6, "Ben": ["bag"] * (objects - 1) + ["marker"]},
        middle=["bag"] * objects,
        cards={"Ann": ["narrow_alleyway"]},
        options={"promo": True},
    )
    assert infamy(say(match, "Cid: take all")) == gains


def test_wut(lay_out):
    """TM-OPT-1: no points, all six symbols."""
    assert points(lay_out, ["wut"]) == 0
    assert points(lay_out, ["wut", "collecting_golem"]) == 3
    assert points(lay_out, ["treasure_map_1"], others={"Cid": ["wut"]}) == 5


def test_purported_curse(lay_out):
    """TM-OPT-1: a point for each wand of all others together."""
    others = {"Ben": ["glamer", "alchemical_lab"], "Cid": ["collecting_golem", "wut"]}
    assert points(lay_out, ["purported_curse", "glamer"], others=others) == 4


def test_every_card_has_its_test():
    """One at least for each: those of families above, the others by name."""
    families = {*FLIPS, *TRADES, *EXTRAS, *WATCHERS, *POINTS, *HOUSES}
    text = Path(__file__).read_text(encoding="utf-8")
    alone = [card for card in CARD_NAMES if card not in families]
    assert [card for card in alone if f'"{card}"' not in text] == []
    promo = {"mimetic_stew", "narrow_alleyway", "wut", "purported_curse"}
    assert set(COST) | {"unlabeled_potion"} | promo == set(CARD_NAMES)
