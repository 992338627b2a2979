"""Every refusal of the game can be provoked, changes nothing, and says by which rule it goes."""

import pytest

from knavery import Refused
from knavery.games.thieves.data import CARD_NAMES
from knavery.games.thieves.rules.names import Refusal
from knavery.games.thieves.words import REFUSALS

LOOT = {"turn": "Ben", "loot": {"Ann": ["red", "blue", "marker"]}, "middle": ["green", "green", "bag"]}
BEGUN = {"turn": "Ann", "middle": ["red", "bag", "marker"]}
ROBBED = LOOT | {"loot": {"Ann": ["red", "marker"], "Cid": ["bag"]}}
EMPTY = LOOT | {"middle": []}
LAST = LOOT | {"loot": {"Ann": ["red", "marker"], "Cid": ["bag"]}}
REROLL = {
    "phase": "reroll",
    "loot": {"Ann": ["red", "marker"]},
    "cards": {"Ann": ["lucky_animal_appendage"]},
}
BUY = {
    "phase": "buy",
    "loot": {"Ann": ["white", "blue", "marker"], "Ben": ["red"]},
    "row": {"C": ["crown", "fur_coat"]},
    "cards": {"Ann": ["bookie", "alchemical_lab", "coercion_coordinator"], "Ben": ["tailor"]},
    "coins": {"Ann": 1},
}
POOR = BUY | {"coins": {"Ann": 0}}
RACKET = BUY | {"cards": {"Ann": ["insurance_racket"]}}
EXIT = POOR | {"cards": {"Ann": ["exit_strategy"]}}
STEW = BUY | {
    "loot": {"Ann": ["green", "blue"]},
    "row": {"B": ["mimetic_stew"]},
    "cards": {"Ann": ["necklace"], "Ben": ["tailor"]},
}

# Where, who says what, why it is refused, and a rule that is cited.
CASES = [
    (LOOT, "Cid: take green", "NOT_YOUR_TURN", "TM-LOOT-5"),
    (LOOT, "Ann: rob Ben keep green", "NOT_YOUR_TURN", "TM-LOOT-3"),
    (REROLL, "Ben: keep", "NOT_YOUR_TURN", "TM-CARD-9"),
    (BUY, "Ben: buy crown", "NOT_YOUR_TURN", "TM-BUY-1"),
    (BUY, "Ben: buy tailor", "NOT_YOUR_TURN", "TM-BUY-1"),
    (BUY, "Ben: trade red with tailor", "NOT_YOUR_TURN", "TM-BUY-5"),
    (EMPTY, "Ben: take all", "MIDDLE_EMPTY", "TM-LOOT-7"),
    (EMPTY, "Ben: take green", "MIDDLE_EMPTY", "TM-LOOT-7"),
    (LOOT, "Ben: rob Ben keep red", "NOT_YOURSELF", "TM-LOOT-3"),
    (ROBBED, "Ben: rob Cid keep bag", "NOTHING_TO_ROB", "TM-LOOT-3"),
    (LOOT, "Ben: take 0 green", "TAKE_SOMETHING", "TM-LOOT-2"),
    (LOOT, "Ben: rob Ann keep 0 red", "TAKE_SOMETHING", "TM-LOOT-3"),
    (LOOT, "Ben: rob Ann keep all", "PUT_SOMETHING_BACK", "TM-LOOT-3"),
    (LAST, "Ben: take 2 green", "TAKE_ALL", "TM-LOOT-6"),
    (LOOT, "Ben: take 3 green", "NOT_THERE", "TM-LOOT-2"),
    (LOOT, "Ben: rob Ann keep bag", "NOT_THERE", "TM-LOOT-3"),
    (BUY, "Ann: take all", "NOT_LOOT", "TM-LOOT-6"),
    (REROLL, "Ann: rob Ben keep red", "NOT_LOOT", "TM-LOOT-5"),
    (REROLL, "Ann: reroll blue", "NO_DIE_TO_REROLL", "TM-CARD-9"),
    (BUY, "Ann: reroll white", "NO_REROLL", "TM-CARD-9"),
    (LOOT, "Ben: keep", "NO_REROLL", "TM-CARD-9"),
    (BUY, "Ann: buy tailor", "NO_CARD_HERE", "TM-BUY-1"),
    (STEW | {"cards": {}}, "Ann: buy crown", "NO_CARD_HERE", "TM-BUY-1"),
    (POOR, "Ann: buy crown", "CANNOT_PAY", "TM-BUY-2"),
    (LOOT, "Ben: buy crown", "NOT_BUY", "TM-BUY-1"),
    (LOOT, "Ben: done", "NOT_BUY", "TM-BUY-1"),
    (REROLL, "Ann: flip red to bag with bondsman", "NOT_BUY", "TM-BUY-5"),
    (LOOT, "Ben: flip red to bag with bondsman", "NOT_BUY", "TM-CARD-1"),
    (LOOT, "Ben: trade mask with gauntlet_of_evil_intent", "NOT_BUY", "TM-CARD-6"),
    (LOOT, "Ben: escape 1", "NOT_BUY", "TM-CARD-14"),
    (EMPTY, "Ben: take bag", "MIDDLE_EMPTY", "TM-LOOT-2"),
    (BUY, "Ann: rob Ben keep red", "NOT_LOOT", "TM-LOOT-3"),
    (BEGUN, "Ben: take red", "NOT_YOUR_TURN", "TM-LOOT-2"),
    (BUY, "Ben: done", "NOT_YOUR_TURN", "TM-BUY-5"),
    (BEGUN, "Ann: rob Ben keep red", "NOTHING_TO_ROB", "TM-LOOT-3"),
    (BUY, "Ann: trade red with tailor", "NOT_YOUR_CARD", "TM-CARD-2"),
    (BUY, "Ann: flip blue to bag with mimetic_stew", "NOT_YOUR_CARD", "TM-OPT-1"),
    (BUY, "Ann: flip red to white with alchemical_lab", "NO_SUCH_DIE", "TM-CARD-1"),
    (BUY, "Ann: flip white to bag with bookie", "NOT_THAT_FACE", "TM-CARD-1"),
    (BUY, "Ann: flip blue to mask with bookie", "NOT_THAT_FACE", "TM-CARD-1"),
    (BUY, "Ann: trade white with coercion_coordinator", "NOT_THAT_FACE", "TM-CARD-2"),
    (BUY, "Ann: flip blue to bag with coercion_coordinator", "NO_FLIP", "TM-CARD-1"),
    (BUY, "Ann: flip blue to bag with crown", "NO_FLIP", "TM-CARD-1"),
    (BUY, "Ann: trade blue with bookie", "NO_TRADE", "TM-CARD-2"),
    (BUY, "Ann: escape 1", "NO_EXIT", "TM-CARD-14"),
    (EXIT, "Ann: escape 1", "NO_COINS", "TM-CARD-14"),
    (EXIT | {"coins": {"Ann": 2}}, "Ann: escape 3", "NO_COINS", "TM-CARD-14"),
    (RACKET, "Ann: buy crown free green", "NOT_SAVED", "TM-CARD-15"),
    (RACKET, "Ann: buy crown", "SAVE_UNSAID", "TM-CARD-15"),
    (BUY, "Ann: buy crown free blue", "NO_RACKET", "TM-CARD-15"),
    (BUY | {"coins": {"Ann": 2}}, "Ann: buy crown coins white", "DICE_LACK", "TM-BUY-2"),
    (BUY, "Ann: buy crown coins 2 blue", "COINS_LACK", "TM-BUY-2"),
    (BUY, "Ann: buy crown coins green", "COINS_UNFIT", "TM-BUY-2"),
    (BUY, "Ann: copy tailor of Ben", "NOT_COPY", "TM-OPT-1"),
]

AFTER_STEW = [
    ("Ann: copy necklace of Ann", "NOT_OWN_CARD"),
    ("Ann: copy tailor of Cid", "NO_CARDS_THERE"),
    ("Ann: copy crown of Ben", "NOT_HIS_CARD"),
    ("Ann: done", "NOT_BUY"),
    ("Cid: copy tailor of Ben", "NOT_YOUR_TURN"),
]


def check(match, line, why, rule):
    name, command = line.split(": ")
    mark, told = match.mark(), len(match.log)
    with pytest.raises(Refused) as no:
        match.do(name, command)
    key, rules = REFUSALS[Refusal[why]]
    assert no.value.key == f"refusal-{key}"
    assert no.value.rules == rules
    assert rule in rules
    assert (match.mark(), len(match.log)) == (mark, told)


@pytest.mark.parametrize(("given", "line", "why", "rule"), CASES, ids=[f"{c[2]}-{c[1]}" for c in CASES])
def test_refusal(lay_out, given, line, why, rule):
    check(lay_out(**given), line, why, rule)


@pytest.mark.parametrize(("line", "why"), AFTER_STEW)
def test_refusal_beside_a_stew(lay_out, line, why):
    match = lay_out(options={"promo": True}, **STEW)
    match.do("Ann", "buy mimetic_stew")
    check(match, line, why, "TM-OPT-1")


def test_refusals_of_a_second_time(lay_out):
    """TM-BUY-1, TM-BUY-5: of a purchase and of a card."""
    match = lay_out(**BUY | {"coins": {"Ann": 9}})
    match.do("Ann", "flip blue to bag with bookie")
    check(match, "Ann: flip blue to bag with bookie", "USED", "TM-BUY-5")
    match.do("Ann", "buy fur_coat")
    check(match, "Ann: buy crown", "NO_PURCHASE_LEFT", "TM-BUY-1")


def test_refusal_of_a_bare_action(lay_out):
    """TM-BUY-5: a card is to be used, and there is none: only an action number can say that."""
    match = lay_out(**BUY | {"cards": {}})
    with pytest.raises(Refused) as no:
        match.do("Ann", [1])
    assert no.value.key == f"refusal-{REFUSALS[Refusal.NOTHING_TO_USE][0]}"


def test_all_are_provoked():
    provoked = {case[2] for case in CASES} | {why for _, why in AFTER_STEW}
    assert provoked | {"USED", "NO_PURCHASE_LEFT", "NOTHING_TO_USE"} == {refusal.name for refusal in Refusal}


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"row": {"D": []}}, 'there is no row "D"'),
        ({"row": {"A": ["tailor"] * 6}}, "at most 5 cards"),
        ({"row": {"A": ["taylor"]}}, 'the nearest is "tailor"'),
        ({"deck": {"A": ["tailor"] * 65}}, "at most 64 cards"),
        ({"deck": {"A": ["tailor"] * 60}}, "in all decks"),
        ({"loot": {"Ann": ["ruby"]}}, 'there is no object "ruby"'),
        ({"loot": {"Ann": ["marker", "marker"]}}, "one marker"),
        ({"loot": {"Ann": ["marker"], "Ben": ["marker"]}}, "one marker"),
        ({"loot": {"Ann": ["red"] * 40, "Ben": ["red"] * 40}}, "at most 60 objects"),
        ({"loot": {"Ann": ["red"] * 61}}, "at most 60 objects"),
        ({"loot": {"Ann": "red"}}, "a list belongs here"),
        ({"marker": "Bne"}, 'there is no seat "Bne"; the nearest is "Ben"'),
        ({"turn": ["Ann", "Ben"]}, "one seat has the turn"),
        ({"turn": "Ann", "loot": {"Ann": ["red"]}}, "has no loot yet"),
        ({"loot": {name: ["red"] for name in ("Ann", "Ben", "Cid")}}, "has no loot yet"),
        ({"loot": {"Ann": ["red"]}, "middle": []}, "somebody can be robbed"),
        ({"phase": "reroll"}, "lucky_animal_appendage"),
        ({"phase": "reroll", "turn": "Ben"} | {"cards": REROLL["cards"], "loot": REROLL["loot"]}, "lucky"),
        ({"phase": "buy", "copied": {"Ann": "tailor"}}, "no mimetic_stew"),
        ({"rolls": ["marker"]}, 'there is no card "marker"'),
    ],
)
def test_what_a_position_cannot_be(lay_out, given, why):
    """Said where it stands wrong, with what would be right."""
    from knavery.kernel.scenario import BadScenario

    with pytest.raises(BadScenario, match=why):
        lay_out(**given)


def test_cards_are_called_by_their_names():
    assert all(name == name.lower() and name.isidentifier() for name in CARD_NAMES)
