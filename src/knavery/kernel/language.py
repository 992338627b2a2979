"""Sentences for people: Fluent files beside the kernel and in each game's folder, one a language.

A game's `words.py` says of every event what its numbers mean and of every refusal which rules it goes
by; the sentences are in `locale/en.ftl` and so on.  Events of one kind that differ only in the thing
they count become one sentence with a list.
"""

from __future__ import annotations

import copy
import functools
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from knavery.kernel.events import Happening
from knavery.kernel.moves import Talk
from knavery.kernel.near import unknown
from knavery.kernel.record import Names
from knavery.kernel.refusal import NoMove

LANGUAGES = ("en", "ru", "uk", "pl")

KERNEL_LOCALE = Path(__file__).parents[1] / "locale"


@dataclass(frozen=True, slots=True)
class Meaning:
    """What the numbers of an event stand for: a name for each of a, b, c that it uses.

    The names `seat`, `other` are seats; a name of the vocabulary ("good") is one of its things, and with
    `count` after it, so many of them; any other is a number.
    """

    key: str
    parts: tuple[str, ...] = ()
    shows: bool = False  # tells on purpose what the table hides: the leak test lets it


@dataclass(frozen=True)
class Vocabulary:
    """A game's words: its events, its refusals with their rules, and the things that sentences name."""

    events: Mapping[Any, Meaning]  # by the numbers of the game's Event
    refusals: Mapping[Any, tuple[str, tuple[str, ...]]]  # by those of its Refusal
    things: Mapping[str, Names]
    manner: str | Callable[[Any], str] = (
        ""  # where sentences of some tables differ: how they end in the files
    )

    def on(self, table: Any) -> Vocabulary:
        """The words for this table: what a host brought has its own names."""
        own = {kind: tuple(names(table)) if callable(names) else names for kind, names in self.things.items()}
        manner = self.manner(table) if callable(self.manner) else self.manner
        return Vocabulary(self.events, self.refusals, own, manner)


SEAT_PARTS = ("seat", "other")


class Tongue:
    """One game in one language."""

    def __init__(self, language: str, game_locale: Path, words: Vocabulary) -> None:
        self.language, self.words = check(language), words
        self.bundle = FluentBundle([language], use_isolating=False)
        for folder in (KERNEL_LOCALE, game_locale):
            text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
            self.bundle.add_resource(FluentResource(text))

    def on(self, words: Vocabulary) -> Tongue:
        """The same tongue with the words of one table."""
        own = copy.copy(self)
        own.words = words
        return own

    def say(self, key: str, **words: object) -> str:
        """The message of this name, filled in; where this table has a manner of its own, that one."""
        own = f"{key}-{self.words.manner}"
        message = self.bundle.get_message(own if self.bundle.has_message(own) else key)
        if message.value is None:
            raise KeyError(f"{key} has no sentence in {self.language}")
        text, errors = self.bundle.format_pattern(message.value, words)
        if errors:
            raise errors[0]
        return str(text)

    def refusal(self, code: int, **words: object) -> str:
        return self.say(refusal_key(self.words, code), **words)

    def story(self, log: Iterable[Happening | Talk], seats: Sequence[str]) -> Iterator[str]:
        """What happened, sentence by sentence."""
        group: list[Happening] = []
        for entry in log:
            if group and (isinstance(entry, Talk) or not self.alike(group[0], entry)):
                yield self.sentence(group, seats)
                group = []
            if isinstance(entry, Talk):
                yield self.say("talk", seat=seats[entry.seat], text=entry.text)
            else:
                group.append(entry)
        if group:
            yield self.sentence(group, seats)

    def alike(self, one: Happening, two: Happening) -> bool:
        """Whether both go into one sentence: of the same seats, with a thing each and perhaps its count."""
        if one.event != two.event or one.to != two.to:
            return False
        parts = self.words.events[one.event].parts
        listed = [part for part in parts if part in self.words.things]
        if len(listed) != 1 or any(part not in (*listed, *SEAT_PARTS, "count") for part in parts):
            return False
        pairs = zip(parts, one[2:], two[2:], strict=False)
        return all(a == b for part, a, b in pairs if part in SEAT_PARTS)

    def sentence(self, group: Sequence[Happening], seats: Sequence[str]) -> str:
        meaning = self.words.events[group[0].event]
        words = facts(self.words, group[0], seats)
        for part in meaning.parts:
            if part in self.words.things:
                words[part] = self.things(part, group)
        return self.say(f"event-{meaning.key}", **words)

    def things(self, kind: str, group: Sequence[Happening]) -> str:
        """The things of these events as a list: "2 apples and 1 silk".  One told of twice is counted."""
        parts = self.words.events[group[0].event].parts
        names = self.words.things[kind]
        assert not callable(names)
        counts: Counter[str] = Counter()
        for happening in group:
            numbers = dict(zip(parts, happening[2:], strict=False))
            if numbers[kind] >= 0:
                counts[names[numbers[kind]]] += numbers.get("count", 1)
        found = [self.thing(kind, name, count) for name, count in counts.items()]
        return format_list(found, locale=self.language) if found else self.say("nothing")

    def thing(self, kind: str, name: str, count: int = 1) -> str:
        """So many of a thing; what a host brought is said by its own name."""
        key = f"{kind}-{name.replace('_', '-')}"
        return (
            self.say(key, count=count)
            if self.bundle.has_message(key)
            else self.say(f"{kind}-other", count=count, name=name)
        )


def facts(words: Vocabulary, happening: Happening, seats: Sequence[str]) -> dict[str, Any]:
    """What an event says, by name: ready for JSON."""
    meaning = words.events[happening.event]
    said: dict[str, Any] = {}
    for part, number in zip(meaning.parts, happening[2:], strict=False):
        if part in SEAT_PARTS:
            said[part] = seats[number] if number >= 0 else None
        elif part in words.things:
            names = words.things[part]
            assert not callable(names)
            said[part] = names[number] if number >= 0 else None
        else:
            said[part] = number
    return said


def refusal_key(words: Vocabulary, code: int) -> str:
    name = NoMove(code).name.lower() if code < 0 else words.refusals[code][0]
    return f"refusal-{name.replace('_', '-')}"


def check(language: str) -> str:
    if language not in LANGUAGES:
        raise ValueError(unknown("language", language, LANGUAGES))
    return language


@functools.cache
def tongue(game: Any, language: str) -> Tongue:
    """A game's tongue, read once, with the words of an ordinary table.  They live in its `words.py` and
    `locale` folder."""
    room = game.room("words")
    words = room.VOCABULARY.on(game.blank(game.card.least_seats, {}))
    return Tongue(language, Path(room.__file__).parent / "locale", words)
