"""What is said, and the action numbers it spells.

A command is a verb and what follows it: "toss 2 apple, 1 silk".  A game lists its verbs; each reads its
words into actions and writes actions back as words, in one normal form.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from knavery.kernel.near import brief, nearest, short
from knavery.kernel.refusal import NoMove, Refused, Unclear

TOKEN = re.compile(r'\s*(?:"(?P<quoted>[^"]*)"|(?P<word>[^\W\d_]\w*)|(?P<number>\d+)|(?P<mark>[,:;]))')

TABLE_NAME = "Table"  # speaks for the seat TABLE: the clock, and whatever else is nobody's choice
TABLE = -1
MOST_SAID = 9999  # no number in any game is larger; what is beyond is a slip or mischief
LONGEST = 2000  # characters in one command

# What stands in quotes is shown to others: nothing that steers a terminal, breaks its lines or turns them
# round, and no halves of letters, which cannot be written.
UNSAYABLE = ("Cc", "Cs", "Zl", "Zp")
TURNING = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"


class Forbidden(Exception):
    """Raised while reading a command: the words are clear, and the game refuses them."""

    def __init__(self, refusal: int) -> None:
        self.refusal = int(refusal)
        super().__init__(self.refusal)


@dataclass(frozen=True, slots=True)
class Token:
    kind: str  # quoted, word, number, mark
    text: str


@dataclass(frozen=True, slots=True)
class Note:
    """Words in a command that bind nobody and change nothing: they are only shown."""

    text: str
    tail: str  # how the command ends for them


class Words:
    """The words of a command, read one after another."""

    def __init__(self, text: str, seats: Sequence[str], speaker: int = TABLE) -> None:
        if len(text) > LONGEST:
            raise Unclear("too-long", most=LONGEST)
        self.text, self.seats, self.speaker, self.at = text, tuple(seats), speaker, 0
        self.note: Note | None = None  # set by a reader whose words say more than the rules take
        self.tokens = list(tokens(text))

    def peek(self) -> Token:
        return self.tokens[self.at] if self.at < len(self.tokens) else Token("end", "")

    def next(self) -> Token:
        token = self.peek()
        if token.kind == "end":
            raise Unclear("cut-short", said=short(self.text.strip()))
        self.at += 1
        return token

    def take(self, *words: str) -> str | None:
        """The next word, if it is one of these."""
        token = self.peek()
        if token.kind in ("word", "mark") and token.text in words:
            self.at += 1
            return token.text
        return None

    def need(self, word: str) -> None:
        """The next word must be this one."""
        if not self.take(word):
            raise self.puzzle([word])

    def puzzle(self, known: Sequence[str]) -> Unclear:
        """The error for the word that stands next, where one of the known would do."""
        token = self.peek()
        if token.kind == "end":
            return Unclear("cut-short", said=short(self.text.strip()))
        near = nearest(token.text, known) or (known[0] if len(known) == 1 else None)
        if near:
            return Unclear("no-such-word-near", word=short(token.text), near=near)
        return Unclear("no-such-word", word=short(token.text), known=", ".join(known))

    def one_of(self, known: Sequence[str]) -> int:
        """The number of the next word among those known."""
        token = self.peek()
        if token.kind not in ("word", "quoted") or token.text not in known:
            raise self.puzzle(known)
        self.at += 1
        return list(known).index(token.text)

    def seat(self) -> int:
        return self.one_of(self.seats)

    def number(self, otherwise: int | None = None) -> int:
        """The next number; where one is left out, `otherwise`."""
        if self.peek().kind != "number" and otherwise is not None:
            return otherwise
        token = self.next()
        if token.kind != "number":
            raise Unclear("no-number", word=short(token.text))
        return small(token.text)

    def things(self, known: Sequence[str]) -> list[int]:
        """`2 apple, 1 silk` as a count for each name; a name said twice adds up."""
        counts = [0] * len(known)
        while True:
            count = self.number(otherwise=1)
            thing = self.one_of(known)
            counts[thing] += count
            if not self.take(","):
                return counts

    def end(self) -> None:
        token = self.peek()
        if token.kind != "end":
            raise Unclear("too-much", word=short(token.text))


def tokens(text: str) -> Iterator[Token]:
    at = 0
    while text[at:].strip():
        found = TOKEN.match(text, at)
        if not found or found.lastgroup is None:
            raise no_such_sign(text[at:].strip()[0])
        token = Token(found.lastgroup, found[found.lastgroup])
        for sign in token.text:
            if unicodedata.category(sign) in UNSAYABLE or sign in TURNING:
                raise no_such_sign(sign)
        yield token
        at = found.end()


def no_such_sign(sign: str) -> Unclear:
    """The error for a sign, itself or, where it cannot be seen, its number."""
    return Unclear("no-such-sign", sign=sign if sign.isprintable() else f"U+{ord(sign):04X}")


def small(digits: str) -> int:
    """The number, or the refusal of one that is too large for every game."""
    digits = digits.lstrip("0") or "0"
    if len(digits) > len(str(MOST_SAID)):
        raise Refused("refusal-too-large", number=digits[:20], most=MOST_SAID)
    return int(digits)


def spell(name: str, reserved: Sequence[str] = ()) -> str:
    """A name as a command has it: in quotes unless it is one word and no word of the language."""
    plain = re.fullmatch(r"[^\W\d_]\w*", name) and name not in reserved
    return name if plain else f'"{name}"'


def list_things(counts: Sequence[int], names: Sequence[str]) -> str:
    """A count for each name as `2 apple, 1 silk`."""
    return ", ".join(f"{count} {name}" for name, count in zip(names, counts, strict=True) if count)


def check_names(seats: Sequence[str]) -> None:
    """Names of players must be told apart, and from the table; a quotation mark has no spelling."""
    if isinstance(seats, str):
        raise ValueError(f"seats are a list of names, not {brief(seats)}")
    for name in seats:
        if not isinstance(name, str) or not name.strip() or name != name.strip() or len(name) > 40:
            raise ValueError(
                f"a player's name is 1 to 40 characters without spaces around it, not {brief(name)}"
            )
        if name == TABLE_NAME or '"' in name or not name.isprintable():
            raise ValueError(f"a player cannot be called {name!r}")
    if len(set(seats)) < len(seats):
        raise ValueError("two players have the same name")


@dataclass(frozen=True, slots=True)
class Verb:
    """One kind of move.  `read` turns the words after the verb into actions; `write` turns actions into
    the whole command, or is None for actions that another verb of the same phase says."""

    word: str
    usage: str  # an example, shown in help
    phases: tuple[int, ...]  # in which it can be said
    read: Callable[[Words, Any], list[int]]
    write: Callable[[Any, Sequence[int], Sequence[str]], str | None]
    untimely: int = NoMove.NOT_NOW  # the refusal in any other phase
    surplus: int = NoMove.SURPLUS  # the refusal where more was said than the moment takes
    short: int = NoMove.UNFINISHED  # the refusal where less was said than a whole move
    beyond: int = NoMove.NO_SUCH_ACTION  # the refusal of a number beyond the span
    by_table: bool = False
    foreign: int = NoMove.NOT_YOURS  # the refusal to those whose verb it is not
    repeats: bool = False  # several of its actions, each complete, can be said in one breath
    listed: bool = True  # False where its moves are too many at any time: a form without counting them


@dataclass(frozen=True, slots=True)
class Said:
    """A command that was understood."""

    verb: Verb
    actions: tuple[int, ...]
    note: Note | None = None


@dataclass(frozen=True, slots=True)
class Talk:
    """Free talk: it never changes the position."""

    seat: int
    text: str


SAY = "say"


@dataclass(frozen=True, slots=True)
class Item:
    """One thing a form asks for: a number between two bounds, or one of some names."""

    name: str
    least: int = 0
    most: int = 0
    names: tuple[str, ...] = ()
    seats: tuple[int, ...] = ()  # instead of names: those of these seats

    def on(self, seats: Sequence[str]) -> Item:
        """The item with the names of those who sit there."""
        return replace(self, names=tuple(seats[seat] for seat in self.seats)) if self.seats else self


@dataclass(frozen=True, slots=True)
class Form:
    """What a verb can say where it has too many moves to list: its items, and one legal example."""

    verb: str
    usage: str
    items: tuple[Item, ...]
    example: str

    def __str__(self) -> str:
        return self.example


def parse(verbs: Sequence[Verb], table: Any, seats: Sequence[str], seat: int, text: str) -> Said | Talk:
    """What the text says; raises Unclear, or Forbidden where the game refuses it as it is read."""
    words = Words(text, seats, seat)
    if seat != TABLE and words.take(SAY):
        return talk(words, seat)
    named = verbs_named(words, verbs)
    timely = next((verb for verb in named if table.phase in verb.phases), None)
    if timely is None:
        raise untimely(words, named[0], table)
    actions = timely.read(words, table)
    words.end()
    return Said(timely, tuple(actions), words.note)


def verbs_named(words: Words, verbs: Sequence[Verb]) -> list[Verb]:
    """The speaker's verbs that the first word can be; the command must begin with one of his."""
    token = words.next()
    by_table = words.speaker == TABLE
    own = sorted({verb.word for verb in verbs if verb.by_table == by_table})
    if token.kind == "word" and token.text in own:
        return [verb for verb in verbs if verb.word == token.text and verb.by_table == by_table]
    every = [*sorted({verb.word for verb in verbs}), SAY]
    if token.kind == "word" and token.text in every:
        other = next((verb for verb in verbs if verb.word == token.text), None)
        raise Forbidden(other.foreign if other else NoMove.NOT_YOURS)
    words.at = 0
    raise words.puzzle(([*own] if by_table else [*own, SAY]) or every)


UNKNOWN = ("no-such-word", "no-such-word-near")


def untimely(words: Words, verb: Verb, table: Any) -> Exception:
    """What a command comes to that is of another phase; a word in it that is not known comes first."""
    try:
        verb.read(words, table)
    except (Refused, Forbidden) as slip:
        if isinstance(slip, Unclear) and slip.key in UNKNOWN and words.peek().kind in ("word", "quoted"):
            return slip
    return Forbidden(verb.untimely)


def talk(words: Words, seat: int) -> Talk:
    token = words.next()
    if token.kind != "quoted":
        raise Unclear("say-in-quotes")
    words.end()
    return Talk(seat, token.text)


def write(verbs: Sequence[Verb], table: Any, seats: Sequence[str], actions: Sequence[int]) -> str:
    """The command that spells these actions now."""
    for verb in verbs:
        if table.phase in verb.phases:
            text = verb.write(table, actions, seats)
            if text is not None:
                return text
    raise ValueError(f"no verb says {list(actions)} in phase {table.phase}")
