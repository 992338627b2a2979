"""A hundred thousand random and mutated inputs: each is taken by the rules or refused with a reason.

Never another exception, and never a changed table after a refusal.
"""

import copy
import datetime
import functools
import json
import math
import os
import random
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import knavery
from knavery.games.thieves import position as thieves
from knavery.games.thieves.data import CARD_NAMES, OBJECT_NAMES
from knavery.kernel import records
from knavery.kernel.fields import MOST, Declared, Group
from knavery.kernel.game import Game, game
from knavery.kernel.language import LANGUAGES
from knavery.kernel.match import Match
from knavery.kernel.moves import LONGEST, TABLE_NAME
from knavery.kernel.record import Meaning
from knavery.kernel.records import BadRecord
from knavery.kernel.refusal import Refused
from knavery.kernel.scenario import BadScenario, Scenario, check_text

TIMES = 20 if os.environ.get("HYPOTHESIS_PROFILE") == "long" else 1
COMMANDS = 50_000 * TIMES
ACTIONS = 25_000 * TIMES
RECORDS = 15_000 * TIMES
SCENARIOS = 10_000 * TIMES

FILES = sorted((Path(__file__).parents[1] / "scenarios").glob("*.toml"))
NAMES = ["Ann", "Cid Vicious", "apple", "Юля"]


def test_it_is_a_hundred_thousand_in_all() -> None:
    assert COMMANDS + ACTIONS + RECORDS + SCENARIOS >= 100_000


# --- mutations

SIGNS = "\"':;,.=[]{}()#\\/-+*!?_ \t\n\r\0\x1b\u200b\u202e\ufeff\ud800٣²½Ⅷéßжїż漢🗡"
CHUNKS = [
    "99999999999999999999",
    "-1",
    "1e9",
    '""',
    '"' * 40,
    "say",
    "Table",
    "2 apple",
    "nothing",
    " on ",
    "٣",
    "inf",
]


def random_text(chance: random.Random) -> str:
    """Anything: signs, letters of many alphabets, halves of letters; now and then a great deal of it."""
    length = chance.choice([0, 1, 3, 10, 40, LONGEST + 1]) if chance.random() < 0.1 else chance.randrange(12)
    return "".join(
        chance.choice(SIGNS) if chance.random() < 0.5 else chr(chance.randrange(0x3000))
        for _ in range(length)
    )


def mutated(text: str, chance: random.Random) -> str:
    """A text with a few slips in it."""
    for _ in range(chance.choice([1, 1, 1, 2, 3, 6])):
        at = chance.randrange(len(text) + 1)
        to = min(len(text), at + chance.randrange(6))
        other = chance.choice(
            [
                "",
                chance.choice(SIGNS),
                chance.choice(CHUNKS),
                text[at:to] * 2,
                text[at:to].upper(),
                text[at:to][::-1],
                str(chance.getrandbits(chance.choice([3, 8, 40, 400]))),
            ]
        )
        text = text[:at] + other + text[to:]
    return text


def random_value(chance: random.Random, words: list[str]) -> Any:
    """Anything that JSON or TOML can hold, with a liking for words that mean something."""
    kind = chance.randrange(11)
    if kind < 3:
        return chance.choice(words)
    if kind < 6:
        return chance.choice(
            [0, 1, 2, 3, 5, 7, 36, 99, 100, 127, 128, 204, 9999, 32767, 2**31, -1, -99, 10**40]
        )
    if kind == 6:
        return chance.choice([True, False, None, 1.5, math.nan, math.inf, datetime.date(2024, 2, 29), ""])
    if kind == 7:
        return random_text(chance)
    if kind == 8:
        return [random_value(chance, words) for _ in range(chance.randrange(4))]
    if kind == 9:
        return [chance.choice(words)] * chance.choice([1, 36, 204, 205])
    return {chance.choice(words): random_value(chance, words) for _ in range(chance.randrange(4))}


def places_in(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in a structure: what holds it, and its key there."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inside:
        yield value, key
        yield from places_in(part)


def shaken(document: Any, chance: random.Random, words: list[str]) -> Any:
    """A structure with something in it left out, put in, doubled, or replaced."""
    document = copy.deepcopy(document)
    for _ in range(chance.choice([1, 1, 2, 4])):
        places = list(places_in(document))
        if not places:
            return document
        holder, key = chance.choice(places)
        deed = chance.randrange(6)
        if deed == 0:
            del holder[key]
        elif deed == 1 and isinstance(holder, dict):
            holder[chance.choice(words)] = holder.pop(key)
        elif deed == 2 and isinstance(holder, list):
            holder.insert(chance.randrange(len(holder) + 1), copy.deepcopy(holder[key]))
        elif deed == 3:
            holder[key] = copy.deepcopy(chance.choice([h[k] for h, k in places]))
        elif isinstance(holder[key], str) and chance.random() < 0.5:
            holder[key] = mutated(holder[key], chance)
        else:
            holder[key] = random_value(chance, words)
    return document


# --- what must hold


def state(match: Match) -> tuple[object, ...]:
    return match.table.pack(), len(match.log), len(match.moves)


def tried(do: Callable[..., Any], *arguments: Any) -> Any:
    """What came of it, or the reason why not; nothing else may happen."""
    try:
        return do(*arguments)
    except (Refused, BadRecord, BadScenario) as reason:
        return reason


def say(match: Match, name: str, said: Any, language: str) -> bool:
    """Say it; whether it was taken.  Refused, it must have a reason and leave no trace."""
    before = state(match)
    no = tried(match.do, name, said)
    if isinstance(no, Refused):
        assert before == state(match), f"{name}: {said!r} was refused and changed the match"
        assert no.say(language).strip()
        return False
    assert before != state(match)
    return True


def load(record: Any) -> bool:
    """Load it; whether it was taken.  A record that is taken says of itself what it said."""
    match = tried(records.load, record)
    if isinstance(match, BadRecord):
        assert str(match)
        assert match.move is None or 1 <= match.move <= len(record["moves"])
        return False
    assert [mark for _, _, mark in record["moves"]] == [mark for _, _, mark in match.moves]
    return True


def load_text(data: str | bytes) -> bool:
    record = tried(records.from_text, data)
    if isinstance(record, BadRecord):
        assert str(record)
        return False
    return load(record)


def play(scenario: Callable[..., list[str]], *arguments: Any) -> str:
    """Play it: whether the file could not be played, was false, or held."""
    wrong = tried(scenario, *arguments)
    if isinstance(wrong, BadScenario):
        assert str(wrong)
        return "bad"
    return "false" if wrong else "held"


def play_document(document: dict[str, Any]) -> list[str]:
    return list(Scenario(document).play())


@pytest.fixture(scope="module")
def matches() -> list[Match]:
    """Matches of every phase, and some that are over."""
    found = [
        play_on(knavery.new(of, NAMES, seed), moves)
        for of in ("sheriff", "court", "thieves")
        for seed, moves in enumerate([0, 1, 2, 4, 6, 8, 10, 12, 14, 16, 30, 60, 1000])
    ]
    found.append(Scenario({"game": "sheriff", "seats": NAMES, "given": IN_DEBT}).match)
    found.append(Scenario({"game": "thieves", "seats": NAMES, "given": WITH_A_PAW}).match)
    found.append(Scenario({"game": "thieves", "seats": NAMES, "given": RICH}).match)
    assert {"market", "load", "declare", "inspect", "debt", "over", "wager", "loot", "reroll", "buy"} == {
        match.view()["phase"] for match in found
    }
    return found


IN_DEBT = {
    "phase": "debt",
    "sheriff": "Ann",
    "debt": {"debtor": "apple", "creditor": "Ann", "amount": 40},
    "stand": {"apple": {"apple": 2, "cheese": 1, "silk": 2}},
    "bag": {"Юля": {"mead": 2}},
    "claim": {"Юля": "apple"},
}


WITH_A_PAW = {
    "phase": "reroll",
    "loot": {"apple": ["red", "mask", "marker"], "Юля": ["bag"]},
    "cards": {"apple": ["lucky_animal_appendage"]},
}

RICH = {
    "phase": "buy",
    "loot": {"apple": ["red", "red", "white", "blue", "bag", "mask", "marker"]},
    "cards": {"apple": ["insurance_racket", "alchemical_lab", "gauntlet_of_evil_intent", "exit_strategy"]},
    "coins": {"apple": 3},
    "row": {"C": ["crown", "scepter", "fur_coat"]},
}


def play_on(match: Match, moves: int) -> Match:
    chance = random.Random(moves)
    while len(match.moves) < moves and not match.over:
        name = chance.choice(match.acting)
        match.do(name, str(chance.choice(match.choices(name))))
    return match


@pytest.fixture(scope="module")
def commands(matches: list[Match]) -> list[str]:
    """What people really say: every command of every match, every usage, and some talk."""
    said = {command for match in matches for _, command, _ in match.moves}
    usages = {verb.usage for match in matches for verb in match.verbs}
    return sorted(said | usages | {'say "only apples, I swear"', "toss nothing", "wager 3 on king"})


def legal_in(match: Match) -> list[tuple[str, str]]:
    """Who may say what: all of it, or an example."""
    choices = {name: match.choices(name) for name in match.acting}
    return [(name, said) for name, found in choices.items() for said in map(str, found)]


# --- a hundred thousand


@pytest.mark.slow
@pytest.mark.fuzz
def test_commands(matches: list[Match], commands: list[str]) -> None:
    chance, taken = random.Random(1), 0
    legal = [legal_in(match) for match in matches]
    for number in range(COMMANDS):
        place = chance.randrange(len(matches))
        match = matches[place].copy()
        name = chance.choice([*match.seats, TABLE_NAME, random_text(chance)])
        text = chance.choice(commands)
        kind = chance.random()
        if kind < 0.15:
            text = random_text(chance)
        elif kind < 0.4 and legal[place]:
            name, text = chance.choice(legal[place])
        if chance.random() < 0.8:
            text = mutated(text, chance)
        taken += say(match, name, text, LANGUAGES[number % 4])
    assert COMMANDS / 100 < taken < COMMANDS / 2, "both kinds must come up often"


@pytest.mark.slow
@pytest.mark.fuzz
def test_actions(matches: list[Match]) -> None:
    chance, taken = random.Random(2), 0
    for number in range(ACTIONS):
        match = chance.choice(matches).copy()
        name = chance.choice([*match.seats, *match.acting * 3, TABLE_NAME])
        actions: list[Any] = [
            chance.randrange(-1, 22) for _ in range(chance.choice([0, 1, 1, 2, 2, 3, 5, 40]))
        ]
        if chance.random() < 0.1:
            actions.insert(chance.randrange(len(actions) + 1), random_value(chance, ["1", "apple"]))
        taken += say(match, name, actions, LANGUAGES[number % 4])
    assert ACTIONS / 100 < taken < ACTIONS / 2


@pytest.mark.slow
@pytest.mark.fuzz
def test_records(matches: list[Match]) -> None:
    chance, taken = random.Random(3), 0
    saved = [match.save() for match in matches if len(match.moves) <= 12 and not match.laid_out]
    texts = [records.to_text(record).encode() for record in saved]
    words = sorted(
        {*saved[0], *NAMES, "court", "edition", "second", "bytes", "00" * 16, 'say "x"', "toss nothing"}
    )
    for number in range(RECORDS):
        if number % 2:
            taken += load(shaken(chance.choice(saved), chance, words))
            continue
        data = bytearray(chance.choice(texts))
        for _ in range(chance.choice([1, 1, 2, 5])):
            at = chance.randrange(len(data))
            data[at : at + chance.randrange(3)] = chance.choice(
                [b"", bytes([chance.randrange(256)]), b"9", b'"']
            )
        taken += load_text(bytes(data))
    assert 0 < taken < RECORDS / 2


@pytest.mark.slow
@pytest.mark.fuzz
def test_scenarios() -> None:
    chance = random.Random(4)
    texts = [file.read_text(encoding="utf-8") for file in FILES]
    documents = [tomllib.loads(text) for text in texts]
    found = [
        play(check_text, mutated(chance.choice(texts), chance))
        if number % 4 == 0
        else play(play_document, shaken(chance.choice(documents), chance, WORDS))
        for number in range(SCENARIOS)
    ]
    for outcome in ("bad", "false", "held"):
        assert found.count(outcome) > SCENARIOS / 50, outcome


POSITIONS = 4_000 * TIMES


@pytest.mark.slow
@pytest.mark.fuzz
def test_positions() -> None:
    """Whatever can be laid out can be played on, though no game comes to it."""
    chance, played = random.Random(5), 0
    for _ in range(POSITIONS):
        seats = chance.randint(3, 5)
        laid = tried(Scenario, random_position(chance, NAMES[:seats]))
        if isinstance(laid, BadScenario):
            continue
        match = laid.match
        for _ in range(25):
            legal = legal_in(match)
            if legal:
                assert say(match, *chance.choice(legal), "en")
                played += 1
        for name in (*match.seats, None):
            assert json.dumps(match.view(name))
    assert played > POSITIONS


def random_position(chance: random.Random, seats: list[str]) -> dict[str, Any]:
    """A document that gives some fields of a game, with as many and as much as a field takes."""
    of = game(chance.choice(["sheriff", "court", "thieves"]))
    given: dict[str, Any] = {"phase": chance.choice(list(of.room("position").PHASES))}
    for name, shown in of.fields.items():
        if chance.random() < (0.7 if name != "copied" else 0.1):
            values = {seat: random_field(chance, of, shown, seats, seat) for seat in seats}
            given[name] = without_nothing(values) if shown.per_seat else values[seats[0]]
    if chance.random() < 0.3:
        given["turn"] = chance.choice(seats)
    return {"game": of.name, "seats": seats, "given": without_nothing(given)}


def without_nothing(values: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in values.items() if value is not None}


@functools.cache
def views_of(of: Game, seats: tuple[str, ...]) -> list[dict[str, Any]]:
    """Whole views of positions that games come to."""
    chance, views = random.Random(of.name), []
    for seed in range(12):
        match = Match(of, seats, seed)
        for _ in range(chance.randrange(120)):
            if not match.over:
                match.do(*chance.choice(legal_in(match)))
        views.append(match.full_view())
    return views


def of_thieves(shown: Any) -> Any:
    """How a field that Thief's Market has of its own is filled, if it is one."""
    found: dict[type, Callable[..., Any]] = {
        thieves.Objects: lambda chance, seats: chance.choices(
            OBJECT_NAMES[:-1], k=chance.choice([0, 1, 5, 12])
        ),
        thieves.Holder: lambda chance, seats: chance.choice([*seats, "middle"]),
        thieves.Rows: lambda chance, seats: {row: chance.choices(CARD_NAMES, k=3) for row in "AC"},
        thieves.Decks: lambda chance, seats: {row: chance.choices(CARD_NAMES, k=4) for row in "BC"},
    }
    return found.get(type(shown))


def random_field(chance: random.Random, of: Game, shown: Any, seats: list[str], seat: str) -> Any:
    """Something that can lie in this field; what a game has of its own, as some other game had it."""
    if shown.name == "crowns":
        regions = chance.sample(["king", "queen", "duke", "opera", "jester"], chance.randrange(5))
        return [[chance.choice(seats), region, chance.choice([0, 1, 5, 20])] for region in regions]
    if isinstance(shown, Group):
        return {name: random_field(chance, of, inner, seats, seat) for name, inner in shown.inner.items()}
    if of_thieves(shown):
        return of_thieves(shown)(chance, seats)
    if not isinstance(shown, Declared):
        played = chance.choice(views_of(of, tuple(seats)))[shown.name]
        return played.get(seat) if shown.per_seat else played
    mark, names = shown.field.mark, shown.field.mark.names_on(of.blank(len(seats), {}))
    match mark.meaning:
        case Meaning.SEAT:
            return chance.choice(seats)
        case Meaning.SEATS:
            return chance.sample(seats, chance.randrange(len(seats)))
        case Meaning.CHOICE:
            return chance.choice(names)
        case Meaning.MULTISET:
            return {chance.choice(names): chance.choice([0, 1, 3, 99]) for _ in range(chance.randrange(3))}
        case Meaning.PILE | Meaning.SPREAD:
            return [chance.choice(names) for _ in range(chance.choice([0, 1, mark.length]))]
    return chance.choice([0, 1, 2, 3, 50, MOST[shown.field.code]])


WORDS = [
    *(
        "game",
        "seats",
        "given",
        "step",
        "do",
        "refused",
        "rule",
        "expect",
        "view",
        "hidden",
        "options",
        "seed",
    ),
    *("phase", "turn", "scores", "winners", "gold", "hand", "stand", "bag", "claim", "deck", "pile", "debt"),
    *(
        "debtor",
        "creditor",
        "amount",
        "sheriff",
        "dealt",
        "round",
        "aside",
        "crowns",
        "coins",
        "points",
        "open",
    ),
    *(
        "season",
        "marker",
        "year",
        "market",
        "load",
        "declare",
        "inspect",
        "over",
        "wager",
        "spring",
        "winter",
    ),
    *("apple", "silk", "mead", "cheese", "king", "queen", "?", "court", "Ann", "Ben", "Cid", "Sam", "Table"),
    *(
        "Ann: pass Ben",
        "Ann: open Ben",
        "Ben: pay apple",
        "Ben: toss nothing",
        "Cid: bag mead",
        "Ann: first Ben",
    ),
    *("Ann: wager 3 on king", "Cid: wager 20 on jester", "Table: time out", 'Ben: say "x"', "nonsense"),
]


# --- what Hypothesis thinks of

json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text()
    | st.sampled_from([*NAMES, "sheriff", "x"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


@given(st.text(), st.sampled_from([*NAMES, TABLE_NAME]), st.integers(0), st.sampled_from(LANGUAGES))
def test_any_text(matches: list[Match], text: str, name: str, number: int, language: str) -> None:
    say(matches[number % len(matches)].copy(), name, text, language)


@given(st.lists(st.integers()), st.sampled_from([*NAMES, TABLE_NAME]), st.integers(0))
def test_any_actions(matches: list[Match], actions: list[int], name: str, number: int) -> None:
    say(matches[number % len(matches)].copy(), name, actions, "en")


@given(
    st.sampled_from(["knavery", "game", "rules", "options", "seats", "seed", "bytes", "moves", "x"]),
    json_values,
)
def test_any_value_in_a_record(matches: list[Match], part: str, value: Any) -> None:
    load(matches[1].save() | {part: value})


@given(st.integers(0), json_values)
def test_any_value_in_the_place_of_a_move(matches: list[Match], number: int, value: Any) -> None:
    record = matches[3].save()
    record["moves"][number % len(record["moves"])] = value
    load(record)


@given(st.text() | st.binary())
def test_any_text_as_a_record(text: str | bytes) -> None:
    with pytest.raises(BadRecord):
        records.from_text(text)


@given(st.text())
def test_any_text_as_a_scenario(text: str) -> None:
    assert "bad" == play(check_text, text)


@given(st.sampled_from(["given", "step", "options", "seats", "seed", "game", "rules", "title"]), json_values)
def test_any_value_in_a_scenario(part: str, value: Any) -> None:
    document = {"game": "sheriff", "seats": list(NAMES)} | {part: value}
    play(play_document, document)


@given(st.sampled_from(WORDS), json_values, st.sampled_from(["given", "expect", "view", "hidden"]))
def test_any_value_of_any_word(word: str, value: Any, part: str) -> None:
    inside = {"given": {word: value}} if part == "given" else {"step": [{part: {word: value}}]}
    document = {"game": "court", "seats": list(NAMES)} | inside
    play(play_document, document)


# --- depths


@pytest.mark.parametrize("depth", [*range(2, 1000, 37), *range(880, 1000, 3), 5000])
def test_deep_structures(depth: int) -> None:
    for part in ("options", "seats", "moves", "seed"):
        text = json.dumps(BARE | {part: "HERE"})
        assert not load_text(text.replace('"HERE"', "[" * depth + "]" * depth))
    assert "bad" == play(check_text, f'game = "sheriff"\nseats = {"[" * depth}{"]" * depth}')


BARE = {"knavery": 1, "game": "sheriff", "rules": 1, "options": {}, "seats": NAMES, "seed": 1, "moves": []}


@pytest.mark.parametrize(
    "text", ['say "' + '"' * 900, '"' * LONGEST, "toss " + "9" * 1900, "toss " + "apple," * 330]
)
def test_long_commands(matches: list[Match], text: str) -> None:
    for match in matches:
        for name in (*match.seats, TABLE_NAME):
            assert not say(match.copy(), name, text, "en")
