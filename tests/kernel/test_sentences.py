"""Every sentence of every game in every language: none missing, none unused, none left in English."""

import ast
import functools
import importlib.util
import itertools
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import knavery
from knavery.games.sheriff.data import GOODS
from knavery.games.sheriff.rules.names import Event
from knavery.kernel import conformance
from knavery.kernel.events import ALL, Happening
from knavery.kernel.game import Game, game, games
from knavery.kernel.language import KERNEL_LOCALE, LANGUAGES, SEAT_PARTS, Tongue, refusal_key, tongue
from knavery.kernel.moves import SAY, Talk
from knavery.kernel.refusal import NoMove
from knavery.terminal import voice as terminal_voice
from knavery.terminal.names import SIGNS

SLAVIC = ("ru", "uk", "pl")
COUNTS = (0, 1, 2, 3, 5, 11, 21, 22, 25, 101)
SEATS = ("Ann", "Ben", "Cid", "Dot")

# Words that people type, or keys that they press: they stay as they are in every language.
TYPED = {SAY, "choices", "view", "log", "save", "quit", "knavery", "play", "resume", "Enter"}
TYPED |= {"rules", "cards", "help", "Tab", "free", "red", "F"}
TYPED |= {"R", "W", "B", "G", "WB"}  # gems, as they are drawn on cards

# What stands for a number in a message; all else is a name or a text.
NUMBERS = {"number", "count", "total", "points", "most", "version"}

# Messages that rightly read the same as the English ones, and why.
LIKE_ENGLISH: dict[str, str] = {"good-gouda": "a cheese with a Dutch name, also in Polish"}

CYRILLIC = ("ru", "uk")
FOREIGN = {"en": r"[а-яёіїєґ]", "ru": r"[іїєґ]", "uk": r"[ыэъё]", "pl": r"[а-яёіїєґ]"}


# --- what is needed


@dataclass(frozen=True)
class Room:
    """Sentences that belong together: their folder, and what each message is given."""

    name: str
    folder: Path
    given: Mapping[str, frozenset[str]]

    def __str__(self) -> str:
        return self.name


def kernel_room() -> Room:
    root = KERNEL_LOCALE.parent
    others = {"games", "terminal"}
    sources = [path for path in root.rglob("*.py") if not others & set(path.relative_to(root).parts)]
    refusals = {refusal_key(game("sheriff").room("words").VOCABULARY, no): frozenset() for no in NoMove}
    return Room("kernel", KERNEL_LOCALE, refusals | said_in(sources))


def game_room(of: Game) -> Room:
    words = of.room("words")
    root = Path(words.__file__).parent
    vocabulary = words.VOCABULARY
    given = {"title": frozenset()}
    given |= {f"phase-{name}": frozenset() for name in of.room("position").PHASES}
    given |= {f"field-{name}": frozenset() for name in of.fields}
    given |= {f"refusal-{key}": frozenset() for key, _ in vocabulary.refusals.values()}
    given |= {f"event-{meaning.key}": frozenset(meaning.parts) for meaning in vocabulary.events.values()}
    given |= {
        f"{kind}-other": frozenset({"count", "name"}) for kind, n in vocabulary.things.items() if callable(n)
    }
    for kind, names in vocabulary.on(of.blank(of.card.least_seats, {})).things.items():
        given |= {f"{kind}-{name}": frozenset({"count"}) for name in names}
    hyphened = {key.replace("_", "-"): words for key, words in given.items()}
    for manner in manners(of):
        english = {
            entry.id.name for entry in entries(root / "locale", "en") if isinstance(entry, ftl.Message)
        }
        own = {f"{key}-{manner}": words for key, words in hyphened.items()}
        hyphened |= {key: words for key, words in own.items() if key in english}
    return Room(of.name, root / "locale", hyphened | said_in(root.rglob("*.py")))


def manners(of: Game) -> set[str]:
    """How sentences end in the files that are for some tables only."""
    vocabulary = of.room("words").VOCABULARY
    return {
        str(vocabulary.on(of.blank(seats, options)).manner) for seats, options in conformance.some_tables(of)
    } - {""}


def terminal_room() -> Room:
    """The terminal says what its code names, what every word of a command means, and what forms ask for."""
    root = terminal_voice.LOCALE.parent
    given = said_in(root.rglob("*.py"))
    given |= {f"answer-{name}": frozenset() for name in ("save", "leave", "stay")}
    given |= {
        f"truth-{name}": frozenset() for name in ("honest", "lied", "untrue", "caught", "broken", "lacked")
    }
    given |= {key: said_in([root / "sitting.py"]).get(key, WHO_FAILED[key]) for key in WHO_FAILED}
    given |= {f"word-{word}": frozenset() for of in map(game, TOLD) for word in said_words(of)}
    extra = [
        entry.id.name for entry in entries(terminal_voice.LOCALE, "en") if isinstance(entry, ftl.Message)
    ]
    given |= {name: frozenset() for name in extra if name.startswith(("word-", "item-", "option-", "value-"))}
    return Room("terminal", terminal_voice.LOCALE, given | COLUMNS)


WHO_FAILED = {
    "bots-silent": frozenset({"why"}),
    "bot-replaced": frozenset({"seat", "why"}),
    "bot-left": frozenset({"seat", "why"}),
}
COLUMNS = {name: frozenset() for name in ("said-as", "meaning", "worth", "fine", "king", "queen", "nobles")}
COLUMNS |= {name: frozenset() for name in ("deck", "cost", "marks", "effect", "counts-as")}


def said_words(of: Game) -> set[str]:
    """The words of a game's commands that are neither things nor names."""
    words = of.room("words").VOCABULARY.on(of.blank(of.card.least_seats, {}))
    things = {name for names in words.things.values() if not callable(names) for name in names}
    usages = " ".join(verb.usage for verb in of.room("moves").VERBS if not verb.by_table)
    return set(re.findall(r"(?<!\w)[a-z]\w*", re.sub(r'"[^"]*"', "", usages))) - things - set(SIGNS)


def said_in(sources: Iterable[Path]) -> dict[str, frozenset[str]]:
    """The messages that these sources name themselves, and the words that every place gives them."""
    found: dict[str, frozenset[str]] = {}
    for source in sources:
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and (key := key_of(node)):
                words = frozenset(keyword.arg for keyword in node.keywords if keyword.arg)
                found[key] = found.get(key, words) & words
    return found


def key_of(call: ast.Call) -> str | None:
    """The message of `Unclear("cut-short", ...)`, `Refused("refusal-over")` or `tongue.say("talk", ...)`."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    first = call.args[0].value if call.args and isinstance(call.args[0], ast.Constant) else None
    if name not in ("Unclear", "Refused", "say") or not isinstance(first, str):
        return None
    return f"unclear-{first}" if name == "Unclear" else first


def has_words(name: str) -> bool:
    return importlib.util.find_spec(f"{games()[name]}.words") is not None


TOLD = [name for name in games() if has_words(name)]
# --- what there is


@functools.cache
def entries(folder: Path, language: str) -> list[ftl.EntryType]:
    text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
    return list(FluentParser().parse(text).body)


ROOMS = [kernel_room(), *(game_room(game(name)) for name in TOLD), terminal_room()]


def messages(room: Room, language: str) -> dict[str, ftl.Message]:
    found = entries(room.folder, language)
    return {entry.id.name: entry for entry in found if isinstance(entry, ftl.Message)}


def walk(node: object) -> Iterator[ftl.BaseNode]:
    """A piece of Fluent and all that is in it."""
    if isinstance(node, list):
        for part in node:
            yield from walk(part)
    elif isinstance(node, ftl.BaseNode):
        yield node
        yield from walk(list(vars(node).values()))


def variables(message: ftl.Message) -> set[str]:
    return {node.id.name for node in walk(message) if isinstance(node, ftl.VariableReference)}


def texts(message: ftl.Message) -> list[str]:
    """The pieces of a message that are read as they stand."""
    return [node.value for node in walk(message) if isinstance(node, ftl.TextElement | ftl.StringLiteral)]


def phrases(message: ftl.Message) -> set[str]:
    """The pieces that have words in them."""
    return {text.strip() for text in texts(message) if re.search(r"\w", text)}


def cases(choice: ftl.SelectExpression) -> set[str]:
    """The kinds of number that a choice tells apart."""
    return {variant.key.name for variant in choice.variants if isinstance(variant.key, ftl.Identifier)}


def unbent(message: ftl.Message) -> list[str]:
    """The words that follow a variable without a choice between their forms."""
    pairs = itertools.pairwise(message.value.elements if message.value else [])
    return [
        after.value
        for before, after in pairs
        if isinstance(before, ftl.Placeable)
        and isinstance(before.expression, ftl.VariableReference)
        and before.expression.id.name in NUMBERS
        and isinstance(after, ftl.TextElement)
        and re.match(r"\s\w", after.value)
    ]


every_room = pytest.mark.parametrize("room", ROOMS, ids=str)
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_slavic = pytest.mark.parametrize("language", SLAVIC)
every_game = pytest.mark.parametrize("name", TOLD)


# --- the files


@every_room
@every_language
def test_a_file_has_messages_and_nothing_else(room: Room, language: str) -> None:
    found = entries(room.folder, language)
    names = [entry.id.name for entry in found if isinstance(entry, ftl.Message)]

    assert [entry for entry in found if not isinstance(entry, ftl.Message | ftl.BaseComment)] == []
    assert sorted(set(names)) == sorted(names)


@every_room
@every_language
def test_no_message_is_missing(room: Room, language: str) -> None:
    assert set(room.given) - set(messages(room, language)) == set()


@every_room
@every_language
def test_no_message_is_unused(room: Room, language: str) -> None:
    assert set(messages(room, language)) - set(room.given) == set()


@pytest.mark.parametrize("room", ROOMS[1:], ids=str)
def test_a_game_does_not_say_again_what_the_kernel_says(room: Room) -> None:
    assert set(room.given) & set(ROOMS[0].given) == set()


@every_game
def test_every_event_and_refusal_has_words(name: str) -> None:
    words, rules = game(name).room("words").VOCABULARY, game(name).rules

    assert set(words.events) == set(rules.Event)
    assert set(words.refusals) == set(rules.Refusal)


@every_game
def test_what_an_event_names_is_a_seat_a_thing_or_a_number(name: str) -> None:
    words = game(name).room("words").VOCABULARY
    for meaning in words.events.values():
        assert set(meaning.parts) <= NUMBERS.union(SEAT_PARTS, words.things), meaning.key


# --- the messages


@every_room
@every_language
def test_a_message_uses_only_what_it_is_given(room: Room, language: str) -> None:
    for name, message in messages(room, language).items():
        assert variables(message) <= room.given[name], name


@every_room
@every_slavic
def test_all_languages_say_the_same_things(room: Room, language: str) -> None:
    english = messages(room, "en")
    for name, message in messages(room, language).items():
        assert variables(message) == variables(english[name]), name


@every_room
@every_slavic
def test_nothing_is_left_in_english(room: Room, language: str) -> None:
    english = messages(room, "en")
    for name, message in messages(room, language).items():
        assert phrases(message) & phrases(english[name]) == set() or name in LIKE_ENGLISH, name


@every_room
@every_language
def test_a_language_keeps_to_its_letters(room: Room, language: str) -> None:
    for name, message in messages(room, language).items():
        text = " ".join(texts(message))
        assert re.findall(FOREIGN[language], text.lower()) == [], name
        if language in CYRILLIC:
            assert set(re.findall(r"[A-Za-z]+", text)) <= TYPED, name


@every_room
@every_language
def test_no_sentence_cites_a_rule(room: Room, language: str) -> None:
    for name, message in messages(room, language).items():
        assert not re.search(r"\b[A-Z]{2}-[A-Z]+", " ".join(texts(message))), name


# --- numbers


@every_room
@every_slavic
def test_slavic_nouns_have_all_their_plurals(room: Room, language: str) -> None:
    for name, message in messages(room, language).items():
        for choice in (node for node in walk(message) if isinstance(node, ftl.SelectExpression)):
            assert cases(choice) == {"one", "few", "many", "other"}, name


@every_room
@every_slavic
def test_no_slavic_noun_follows_a_number_in_one_form_only(room: Room, language: str) -> None:
    for name, message in messages(room, language).items():
        assert unbent(message) == [], name


@every_game
@every_language
@pytest.mark.parametrize("count", COUNTS)
def test_every_message_can_be_said_of_any_number(name: str, language: str, count: int) -> None:
    speaker = tongue(game(name), language)
    for room in ROOMS:
        if room.name in ("kernel", name):
            for key, given in room.given.items():
                text = speaker.say(key, **{word: count if word in NUMBERS else word for word in given})
                assert text == " ".join(text.split()), key
                assert not re.search(r"[{}]| [.,:;?!]", text), key


# --- the story


@every_game
@every_language
def test_every_event_can_be_told_once_and_in_a_row(name: str, language: str) -> None:
    of = game(name)
    words = of.room("words").VOCABULARY.on(of.blank(of.card.least_seats, {}))
    speaker = tongue(of, language).on(words)
    for event, meaning in words.events.items():
        for number in range(of.card.least_seats):
            happening = Happening(event, ALL, number, number, number)
            for row in (1, 2):
                told = list(speaker.story([happening] * row, SEATS))
                assert told, meaning.key
                assert not re.search(r"None|[{}]", " ".join(told)), meaning.key


APPLES = {
    "en": {0: "0 apples", 1: "1 apple", 2: "2 apples", 21: "21 apples"},
    "ru": {0: "0 яблок", 1: "1 яблоко", 2: "2 яблока", 5: "5 яблок", 11: "11 яблок", 21: "21 яблоко"},
    "uk": {0: "0 яблук", 1: "1 яблуко", 2: "2 яблука", 5: "5 яблук", 11: "11 яблук", 21: "21 яблуко"},
    "pl": {0: "0 jabłek", 1: "1 jabłko", 2: "2 jabłka", 5: "5 jabłek", 11: "11 jabłek", 21: "21 jabłek"},
}


@every_language
def test_apples_are_counted_as_people_count_them(language: str) -> None:
    said = {count: sheriff(language).thing("good", "apple", count) for count in APPLES[language]}

    assert said == APPLES[language]


SET_ASIDE = {
    "en": "Ann sets aside 2 apples, 1 chicken, and 1 silk.",
    "ru": "Ann откладывает: 2 яблока, 1 курица и 1 шёлк.",
    "uk": "Ann відкладає: 2 яблука, 1 курка і 1 шовк.",
    "pl": "Ann odkłada: 2 jabłka, 1 kurczak i 1 jedwab.",
}


@every_language
def test_events_that_differ_in_the_thing_become_one_sentence(language: str) -> None:
    log = [Happening(Event.SET_ASIDE, ALL, 0, good(name), count) for name, count in HANDFUL]

    assert list(sheriff(language).story(log, SEATS)) == [SET_ASIDE[language]]


HANDFUL = (("apple", 2), ("chicken", 1), ("silk", 1))

PAID_GOODS = {
    "en": "Ann hands 2 apples and 1 cheese to Ben.",
    "ru": "Ann отдаёт: 2 яблока и 1 сыр. Получает Ben.",
    "uk": "Ann віддає: 2 яблука і 1 сир. Отримує Ben.",
    "pl": "Ann oddaje: 2 jabłka i 1 ser. Dostaje Ben.",
}


@every_language
def test_cards_told_one_by_one_are_counted(language: str) -> None:
    log = [Happening(Event.PAID_GOODS, ALL, 0, good(name), 1) for name in ("apple", "apple", "cheese")]

    assert list(sheriff(language).story(log, SEATS)) == [PAID_GOODS[language]]


def test_what_differs_in_more_than_the_thing_stays_apart() -> None:
    log = [
        Happening(Event.DECLARED, ALL, 0, good("apple"), 3),
        Happening(Event.DECLARED, ALL, 1, good("apple"), 1),
        Talk(1, "Only one!"),
        Happening(Event.PASSED, ALL, 1, 0, 0),
    ]

    assert list(sheriff("en").story(log, SEATS)) == [
        "Ann declares 3 apples.",
        "Ben declares 1 apple.",
        "Ben: “Only one!”",
        "Ben gets the bag back unopened.",
    ]


PAID_GOLD = {
    "en": ["Ann has no gold to pay with.", "Ann pays Ben 1 gold.", "Ann pays Ben 22 gold."],
    "ru": [
        "Ann не может заплатить ни монеты.",
        "Ann платит 1 монету, получает Ben.",
        "Ann платит 22 монеты, получает Ben.",
    ],
    "uk": [
        "Ann не може заплатити жодної монети.",
        "Ann платить 1 монету, отримує Ben.",
        "Ann платить 22 монети, отримує Ben.",
    ],
    "pl": [
        "Ann nie ma czym zapłacić: ani jednej monety.",
        "Ann płaci 1 monetę, dostaje ją Ben.",
        "Ann płaci 22 monety, dostaje je Ben.",
    ],
}


@every_language
def test_a_fine_names_payer_and_payee_uninflected(language: str) -> None:
    log = [Happening(Event.PAID_GOLD, ALL, 0, 1, gold) for gold in (0, 1, 22)]

    assert list(sheriff(language).story(log, SEATS)) == PAID_GOLD[language]


REFUSED = {
    "en": "The sheriff stays out of the market: name another player. (SN-MKT-8, SN-RND-2)",
    "ru": "Шериф на рынке не торгует: надо назвать другого игрока. (SN-MKT-8, SN-RND-2)",
    "uk": "Шериф на ринку не торгує: треба назвати іншого гравця. (SN-MKT-8, SN-RND-2)",
    "pl": "Szeryf nie handluje na targu: trzeba wskazać kogoś innego. (SN-MKT-8, SN-RND-2)",
}


@every_language
def test_a_refusal_says_what_would_be_right_and_the_rules(language: str) -> None:
    match = knavery.new("sheriff", SEATS, seed=7)
    (seat,) = match.acting

    with pytest.raises(knavery.Refused) as no:
        match.do(seat, f"first {seat}")

    assert no.value.say(language) == REFUSED[language]


def sheriff(language: str) -> Tongue:
    return tongue(game("sheriff"), language)


def good(name: str) -> int:
    return GOODS.index(name)
