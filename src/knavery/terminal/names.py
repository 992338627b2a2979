"""What things are called at one table in one language: goods, nobles, cards, and commands made of them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any

from knavery.kernel.fields import UNSEEN
from knavery.kernel.language import Tongue
from knavery.kernel.match import Match
from knavery.terminal.voice import Voice

SAID = re.compile(r'"[^"]*"|\w+|[^\w\s]')
GOLD = "gold"  # counted in commands, and no thing of any game
CLOSING = ",;:"  # marks that follow a word without a space
# Between words that have no endings to fit, signs say what is given for what.
SIGNS = {"on": "→", "for": "→", "to": "→", "from": "←", "of": "←", "with": "·", "as": "·", "and": "+"}
COUNTED = re.compile(r"^1\s+|^(?:an?|the)\s+")  # how some sentences begin that name one thing


class Names:
    """The words for the things of a match."""

    def __init__(self, match: Match, language: str) -> None:
        self.match, self.language = match, language
        self.tongue: Tongue = match.tongue(language)
        self.voice = Voice(language)
        self.kinds: dict[str, Sequence[str]] = {
            kind: tuple(names) for kind, names in match.words.things.items() if not callable(names)
        }

    def kind_of(self, thing: str, kinds: Iterable[str] = ()) -> str | None:
        """What kind of thing has this name; the kinds that are given are tried first."""
        return next((kind for kind in (*kinds, *self.kinds) if thing in self.kinds.get(kind, ())), None)

    def count(self, thing: str, number: int, kind: str | None = None) -> str:
        """`2 apples`."""
        kind = kind or self.kind_of(thing)
        return self.tongue.thing(kind, thing, number) if kind else f"{number} {spaced(thing)}"

    def name(self, thing: str, kind: str | None = None) -> str:
        """`apple`: the words for one of them, without the number or the article before it."""
        kind = kind or self.kind_of(thing)
        return COUNTED.sub("", self.tongue.thing(kind, thing, 1)) if kind else spaced(thing)

    def title(self, thing: str, kind: str | None = None) -> str:
        """`Apple`."""
        name = self.name(thing, kind)
        return name[:1].upper() + name[1:]

    def label(self, field: str) -> str:
        """What a field is called; the view's own word where nobody named it."""
        key = f"field-{field.replace('_', '-')}"
        return self.tongue.say(key) if self.tongue.bundle.has_message(key) else spaced(field).capitalize()

    def phase(self, name: str) -> str:
        return self.sentence(f"phase-{name}")

    def sentence(self, key: str) -> str:
        """One of the game's own sentences."""
        return self.tongue.say(key)

    def verb(self, word: str) -> str:
        """What a verb of the language of commands means."""
        return self.voice.known(f"word-{word.replace('_', '-')}") or word

    def phrase(self, words: str) -> str:
        """One of the names that a form offers: a thing, a seat, or words of the language of commands."""
        if self.kind_of(words):
            return self.name(words)
        return " ".join(word if word in self.match.seats else self.verb(word) for word in words.split(" "))

    def value(self, value: Any) -> str:
        """A value of a view, in words."""
        if isinstance(value, dict):
            return ", ".join(self.amount(thing, number) for thing, number in value.items())
        if isinstance(value, list):
            return ", ".join(self.value(part) for part in value)
        if isinstance(value, str) and value not in self.match.seats and value != UNSEEN:
            return self.name(value) if self.kind_of(value) else self.gloss_of(value)
        return str(value)

    def amount(self, thing: str, number: Any) -> str:
        if thing == UNSEEN:
            return self.voice.say("hidden-cards", number=number)
        return self.count(thing, number) if isinstance(number, int) else f"{thing}: {self.value(number)}"

    def gloss_of(self, terms: str) -> str:
        """Words of the language of commands that are shown on the table: in English, as they are."""
        return spaced(terms) if self.language == "en" else self.words(SAID.findall(terms), ())

    def gloss(self, command: str, kinds: Iterable[str] = ()) -> str:
        """A command in the words of this language, for those to whom its own words say little."""
        verb, *rest = SAID.findall(command)
        text = self.words(rest, tuple(kinds))
        return f"{self.verb(verb)}: {text}" if text else self.verb(verb)

    def words(self, said: Sequence[str], kinds: Sequence[str]) -> str:
        """Words of commands, one after another, as this language has them."""
        found = []
        for at, word in enumerate(said):
            kind, before = self.kind_of(word, kinds), said[at - 1] if at else ""
            after = self.kind_of(said[at + 1], kinds) if at + 1 < len(said) else None
            if word.isdigit() and after:
                found.append(self.count(said[at + 1], int(word), after))
            elif word.isdigit() and said[at + 1 : at + 2] == [GOLD]:
                found.append(self.voice.say("count-gold", count=int(word)))
            elif before.isdigit() and word == GOLD:
                continue
            elif not kind or word in self.match.seats:
                found.append(word if word in self.match.seats else SIGNS.get(word) or self.verb(word))
            elif not before.isdigit():
                found.append(self.name(word, kind))
        return re.sub(rf"\s+([{CLOSING}])", r"\1", " ".join(found))


def spaced(word: str) -> str:
    """A word of the language of commands as people write it."""
    return word.replace("_", " ")
