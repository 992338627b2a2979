"""What a host chooses: which rules go together, a board of his own, and how bets are spelled then."""

import copy
import json
import tomllib
from pathlib import Path

import pytest

import knavery
from knavery.games.court import data
from knavery.games.court.board import accept, regions_on
from knavery.games.court.rules.steps import LAST_YEAR
from knavery.kernel import conformance, records
from knavery.kernel.game import game
from knavery.kernel.language import LANGUAGES
from knavery.kernel.options import BadOption
from knavery.kernel.refusal import Refused, Unclear
from knavery.kernel.scenario import BadScenario

SEATS = ("Ann", "Ben", "Cid")
HOME = Path(data.__file__).parent
USUAL = tomllib.loads((HOME / "data.toml").read_text(encoding="utf-8"))["set"]
RENAMED = {f"set_{number}": entry["nobles"] for number, entry in enumerate(USUAL)}


# --- what goes together (CC-MIX)


@pytest.mark.parametrize(
    ("chosen", "why"),
    [
        ({"exchange": True, "coinless": True}, "exchange is played for chips and coinless has none"),
        ({"rebuy": True}, "rebuy belongs to the great exchange"),
        ({"years": 3}, "years belongs to the great exchange"),
        ({"years": 3, "coinless": True}, "years belongs to the great exchange"),
        ({"remember": "yes"}, 'remember is one of "off", "hidden", "open"'),
        ({"tie": "coin"}, 'tie is one of "draw", "year"'),
    ],
)
def test_what_does_not_go_together_is_refused(chosen, why):
    with pytest.raises(BadOption, match=why):
        knavery.new("court", SEATS, 1, **chosen)


def test_all_else_goes_together():
    for seats in range(2, 7):
        for options in conformance.option_sets(game("court"), seats):
            assert knavery.new("court", list("ABCDEF"[:seats]), 1, **options).acting


# --- a board of one's own (CC-BRD-2, CC-BRD-3)


def test_a_host_brings_a_board():
    match = knavery.new("court", SEATS, 1, board=RENAMED)
    assert regions_on(match.table) == (*data.NOBLES, *RENAMED)
    assert tuple(match.table.groups) == data.BOARD
    name = match.acting[0]
    with pytest.raises(Unclear, match="opera"):
        match.do(name, "wager 1 on opera")
    match.do(name, "wager 1 on set_8")
    assert match.view()["crowns"] == [[name, "set_8", 1]]
    assert "set_8" in match.story()[-1]
    assert match.notes() == [f"The board of this table, which the host brought: {listed(RENAMED)}."]


def listed(board):
    return "; ".join(f"{name} ({', '.join(nobles)})" for name, nobles in board.items())


def test_both_ways_to_write_a_board_and_the_records_are_the_same_board():
    short, long = accept(RENAMED), accept({"set": [{"name": n, "nobles": list(RENAMED[n])} for n in RENAMED]})
    assert short == long == accept(json.loads(json.dumps(short)))
    match = knavery.new("court", SEATS, 1, board=RENAMED)
    assert records.load(json.loads(records.to_text(match.save()))).table == match.table


def test_the_usual_board_can_be_brought_as_it_is_written(tmp_path):
    text = (HOME / "data.toml").read_text(encoding="utf-8")
    file = tmp_path / "mine.toml"
    file.write_text(text[text.index("[[set]]") :], encoding="utf-8")
    (option,) = (option for option in game("court").card.options if option.name == "board")
    match = knavery.new("court", SEATS, 1, board=option.read(str(file)))
    assert regions_on(match.table) == data.REGIONS


def test_a_board_of_a_host_keeps_every_promise():
    conformance.check(game("court"), 3, {"board": RENAMED, "masquerade": True})


def broken(number, **changes):
    sets = copy.deepcopy(USUAL)
    sets[number] |= changes
    return sets


@pytest.mark.parametrize(
    ("board", "why"),
    [
        (USUAL[:17], "27 regions, 9 nobles and 18 sets; this has 17 sets"),
        ([*USUAL, {"name": "ball", "nobles": ["king", "queen", "duke"]}], "this has 19 sets"),
        (broken(3, name="con"), 'two sets of the board are called "con"'),
        (broken(3, nobles=["king", "courtesan", "merchant"]), '"con" and "procession" have the same nobles'),
        (broken(3, nobles=["king", "queen"]), 'a set has 3 or 4 nobles, and "procession" has 2'),
        (broken(3, nobles=list(data.NOBLES[:5])), 'and "procession" has 5'),
        (broken(3, nobles=["king", "queen", "queen"]), 'the set "procession" has the same noble twice'),
        (broken(3, nobles=["king", "queen", "joker"]), 'there is no noble "joker"; the nearest is "jester"'),
        (broken(3, nobles="king"), 'the nobles of "procession" are a list'),
        (broken(3, nobles=["king", ["queen"], "duke"]), "there is no noble"),
        (broken(3, name="king"), 'a set cannot be called "king"'),
        (broken(3, name="feint"), 'a set cannot be called "feint"'),
        (broken(3, name="two words"), "one word in small letters"),
        (broken(3, name="Ball"), "one word in small letters"),
        (broken(3, name="b" * 17), "at most 16 common letters"),
        (broken(3, name="𝒷all"), "common letters|one word"),
        (broken(3, name=7), "one word in small letters, not 7"),
        (broken(3, noble=["king"]), 'there is no key "noble"; the nearest is "nobles"'),
        ([{"name": "ball"}], "name = .*, nobles ="),
        ("nowhere.toml", "cannot read nowhere.toml"),
        (7, "a board is a list of sets"),
        ({7: 8}, "one word in small letters|are a list"),
    ],
)
def test_a_board_that_will_not_do_is_refused_with_what_would(board, why):
    with pytest.raises(BadOption, match=why):
        knavery.new("court", SEATS, 1, board=board)


def test_help_says_which_sets_are_certain():
    """CC-BRD-3: in every language, with the words that people type."""
    match = knavery.new("court", SEATS, 1)
    certain, likely, guessed = match.notes()
    assert certain.startswith("Certain")
    assert "opera (courtesan, merchant, priestess, queen)" in certain
    assert {name for name in data.SETS if f"{name} (" in certain} == {"con", "wedding", "scandal", "opera"}
    assert {name for name in data.SETS if f"{name} (" in likely} == {"procession", "feast"}
    assert sum(f"{name} (" in guessed for name in data.SETS) == 12
    assert len({tuple(match.notes(language)) for language in LANGUAGES}) == len(LANGUAGES)


# --- how bets are said


def refusal(match, name, command):
    with pytest.raises(Refused) as no:
        match.do(name, command)
    assert all(no.value.say(language) for language in LANGUAGES)
    return no.value.rules


@pytest.mark.parametrize(
    ("options", "command", "rule"),
    [
        ({}, "wager on king", "CC-SEA-4"),
        ({}, "wager 21 on king", "CC-SEA-4"),
        ({}, "wager 3 on king as feint", "CC-MASK-1"),
        ({}, "rebuy", "CC-EXC-4"),
        ({"coinless": True}, "wager 0 on king", "CC-COIN-1"),
        ({"coinless": True}, "wager on king as feint", "CC-MASK-1"),
        ({"exchange": True}, "wager 101 on king", "CC-SEA-4"),
        ({"exchange": True}, "decline", "CC-EXC-4"),
    ],
)
def test_what_the_options_do_not_have_is_refused_by_its_rule(options, command, rule):
    match = knavery.new("court", SEATS, 1, **options)
    assert rule in refusal(match, match.acting[0], command)


@pytest.mark.parametrize("coins", [0, 1, 24, 25, 26, 49, 50, 99, 100])
def test_any_number_of_chips_can_be_said(coins):
    """CC-EXC-1, CC-SEA-4: spelled in coins of 25 and of 1."""
    match = knavery.new("court", SEATS, 1, exchange=True)
    name = match.acting[0]
    match.do(name, f"wager {coins} on king")
    assert match.view()["coins"][name] == 100 - coins
    assert match.moves[-1][1] == f"wager {coins} on king"


def test_in_the_exchange_coins_are_chips():
    """CC-EXC-1: in sentences, refusals and the table's labels, in every language."""
    coins = {"en": "coin", "ru": "монет", "uk": "монет", "pl": "monet"}
    chips = {"en": "chips", "ru": "фишек", "uk": "фішок", "pl": "żetonów"}
    match = knavery.new("court", SEATS, 1, exchange=True)
    name = match.acting[0]
    with pytest.raises(Refused) as no:
        match.do(name, "wager 101 on king")
    match.do(name, "wager 55 on king")
    for language in LANGUAGES:
        for said in (match.story(None, language)[-1], no.value.say(language)):
            assert chips[language] in said
            assert coins[language] not in said
        assert match.tongue(language).say("field-coins") != game_tongue(language).say("field-coins")


def game_tongue(language):
    return knavery.new("court", SEATS, 1).tongue(language)


def test_with_a_fortune_three_steps_say_the_coins(lay_out):
    match = lay_out(options={"exchange": True}, turn="Ann", marker="Ann", coins={"Ann": 6543}, crowns=[])
    match.do("Ann", "wager 6271 on king")
    assert match.view()["coins"]["Ann"] == 272
    assert "CC-SEA-5" in refusal(match, "Ben", "wager 100 on king") + refusal(match, "Ben", "wager 5 on king")


def test_twice_of_many_chips(lay_out):
    """CC-SEA-5: 30 need 60, whichever coins they are spelled in."""
    match = lay_out(options={"exchange": True}, turn="Ben", marker="Ben", crowns=[["Ann", "king", 30]])
    assert refusal(match, "Ben", "wager 59 on king") == ("CC-SEA-5",)
    assert refusal(match, "Ben", "wager 49 on king") == ("CC-SEA-5",)
    match.do("Ben", "wager 60 on king")
    assert match.view()["coins"] == {"Ann": 100, "Ben": 40, "Cid": 100, "Dot": 100}


# --- buying again (CC-EXC-4)


def test_chips_are_bought_ten_times_at_most(lay_out):
    match = lay_out(options={"exchange": True, "rebuy": True}, phase="rebuy", turn="Ann", marker="Ann")
    match.table.players[0].bought = 9
    match.do("Ann", "rebuy")
    assert match.view()["coins"]["Ann"] == 200
    match.table.turn = 0
    assert refusal(match, "Ann", "rebuy") == ("CC-EXC-4",)
    assert match.choices("Ann") == ["decline"]


def test_the_end_counts_chips_less_chips_bought(lay_out):
    """CC-EXC-4, CC-EXC-5: who bought most has not won with most chips."""
    match = lay_out(options={"exchange": True, "rebuy": True, "years": 2}, phase="over", coins={"Ann": 190})
    match.table.players[0].bought = 1
    assert match.scores == {"Ann": 90, "Ben": 100, "Cid": 100, "Dot": 100}
    assert match.winners == ["Ben", "Cid", "Dot"]


@pytest.mark.parametrize("options", [{"tie": "year"}, {"exchange": True}], ids=str)
def test_no_game_goes_on_for_ever(lay_out, options):
    """CC-END-6, CC-EXC-5: after the year 9999 it is over, tied or not."""
    match = lay_out(
        seats=("Ann", "Ben"),
        options=options,
        year=LAST_YEAR,
        season="winter",
        turn="Ann",
        marker="Ann",
        open=["king", "king", "king", "king"],
        hidden={"Ann": ["queen", "queen"], "Ben": ["duke", "duke"]},
        crowns=[["Ann", r, 0] for r in ("con", "tax", "coup")]
        + [["Ben", r, 0] for r in ("opera", "church", "feast", "seance")],
    )
    match.do("Ann", "wager 0 on regicide")
    assert match.over
    assert match.winners == ["Ann", "Ben"]


# --- positions that cannot be


@pytest.mark.parametrize(
    ("options", "given", "why"),
    [
        ({}, {"out": ["Ann"]}, "only in the exchange can somebody be out"),
        ({}, {"pot": 3}, "only the exchange has a pot"),
        ({}, {"discard": ["king"]}, "only where the court remembers is there a discard"),
        ({}, {"crowns": [["Ann", "king", 3, "feint"]]}, "only a masquerade has a fourth item"),
        ({}, {"phase": "rebuy"}, "only with the option rebuy"),
        ({"coinless": True}, {"crowns": [["Ann", "king", 3]]}, "0 to 0 coins here, not 3"),
        ({"exchange": True}, {"out": list(SEATS), "phase": "over"}, "not all can be out"),
        ({"exchange": True}, {"out": ["Ann"], "turn": "Ann"}, "is still in the game"),
        ({"exchange": True}, {"coins": {"Ann": 9999}}, "at most 9999 chips"),
        ({"exchange": True}, {"coins": dict.fromkeys(SEATS, 0)}, "somebody has chips in the exchange"),
        (
            {"masquerade": True},
            {"crowns": [["Ann", "king", 3, "feint"], ["Ann", "tax", 3, "feint"]]},
            "Ann has two feints",
        ),
        ({}, {"crowns": [["Ann", region, 0] for region in data.SETS[:5]]}, "a player has 4 crowns"),
    ],
)
def test_a_position_that_cannot_be_is_refused(lay_out, options, given, why):
    with pytest.raises(BadScenario, match=why):
        lay_out(seats=SEATS, options=options, **given)
