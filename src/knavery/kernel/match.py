"""A match: one game being played by named people.  This is the class that people use.

    match = knavery.new("sheriff", seats=["Ann", "Ben", "Cid"], seed=7)
    match.do("Ben", "toss 2 apple")

A move is applied to a copy of the table and takes its place only when all of it was legal.  What a
seat may see comes from `view`, `events`, `choices` and `worlds`; none of them reads past the marks.
"""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Self

from knavery.kernel import chance, language, moves
from knavery.kernel.events import Happening
from knavery.kernel.game import Game
from knavery.kernel.moves import TABLE, TABLE_NAME, Form, Said, Talk, Verb
from knavery.kernel.near import nearest, short
from knavery.kernel.options import Value
from knavery.kernel.record import NOBODY
from knavery.kernel.refusal import NoMove, Refused, Unclear
from knavery.kernel.sight import eyes_of

MOST_CHOICES = 256  # of one verb; beyond these, they are a form

Entry = Happening | Talk


class Match:
    """One game being played."""

    def __init__(
        self,
        game: Game,
        seats: Sequence[str],
        seed: int | str | bytes | None = None,
        options: Mapping[str, object] | None = None,
    ) -> None:
        moves.check_names(seats)
        self.game, self.seats = game, tuple(seats)
        self.seed: int | str | bytes = chance.new_seed() if seed is None else seed
        self.options: dict[str, Value] = game.card.choose(options or {})
        self.table: Any = game.blank(len(seats), self.options)
        self.log: list[Entry] = []
        self.moves: list[
            tuple[str, str, str]
        ] = []  # who said what, in its normal form, and the mark after it
        self.laid_out = False  # the position did not come of moves: it was laid out, or imagined
        chance.set_key(self.table, chance.key_of(self.seed))
        self.table.heard = self.log
        game.plain.deal(self.table)
        self.table.heard = None

    @classmethod
    def around(
        cls, game: Game, seats: Sequence[str], options: Mapping[str, Value], table: Any, told: Iterable[Entry]
    ) -> Self:
        """A match around a table that did not come of moves: one that somebody sees, or imagines."""
        new = object.__new__(cls)
        new.game, new.seats, new.options = game, tuple(seats), dict(options)
        new.seed, new.table, new.log, new.moves, new.laid_out = "", table, list(told), [], True
        return new

    # --- who, and what may be done

    def number(self, name: str) -> int:
        """The number of the seat with this name."""
        if name not in self.seats:
            near, said = nearest(name, self.seats), short(str(name))
            raise self.voiced(
                Unclear("no-such-seat-near", name=said, near=near)
                if near
                else Unclear("no-such-seat", name=said, known=", ".join(self.seats))
            )
        return self.seats.index(name)

    @property
    def over(self) -> bool:
        return not self.game.plain.speaking(self.table)

    @property
    def acting(self) -> list[str]:
        """Who may act now; several where all move at the same time."""
        bits = self.game.plain.speaking(self.table)
        return [name for seat, name in enumerate(self.seats) if bits >> seat & 1]

    def choices(self, name: str) -> list[str | Form]:
        """Every legal move of this seat as a command; a verb with too many of them is a form to fill in."""
        seat = self.number(name)
        if name not in self.acting:
            return []
        said: dict[str, list[str]] = {}  # by verb
        for action in self.game.plain.menu(self.table, seat):
            for actions in self.spellings(seat, action):
                command = moves.write(self.verbs, self.table, self.seats, actions)
                of_verb = said.setdefault(command.split()[0], [])
                if len(of_verb) > MOST_CHOICES:
                    break
                of_verb.append(command)
                if not self.verb_of(command).listed:
                    break
        return [choice for verb, commands in said.items() for choice in self.listed(seat, verb, commands)]

    def listed(self, seat: int, word: str, commands: list[str]) -> Sequence[str | Form]:
        """The moves of one verb, or the form that stands for them."""
        verb = self.verb_of(word)
        if len(commands) <= MOST_CHOICES and verb.listed:
            return commands
        items = self.game.room("moves").form(self.table, seat, word)
        return [Form(word, verb.usage, tuple(item.on(self.seats) for item in items), commands[0])]

    def verb_of(self, command: str) -> Verb:
        """The verb that a command begins with now."""
        word = command.split()[0]
        return next(verb for verb in self.verbs if verb.word == word and self.table.phase in verb.phases)

    def spellings(self, seat: int, first: int) -> Iterator[tuple[int, ...]]:
        """The legal moves of a seat that begin with this action, as action numbers."""
        plain = self.game.plain
        begun: list[tuple[Any, tuple[int, ...]]] = [(self.table, (first,))]
        while begun:
            table, actions = begun.pop()
            after = table.copy()
            plain.play(after, seat, actions[-1])
            if after.speaker == seat:
                begun += [(after, (*actions, action)) for action in reversed(plain.menu(after, seat))]
            else:
                yield actions

    # --- doing

    def do(self, name: str, said: str | Sequence[int]) -> None:
        """Make a move: a command, or its action numbers.  Raises Refused, and then nothing has changed."""
        seat = TABLE if name == TABLE_NAME else self.number(name)
        try:
            move = (
                moves.parse(self.verbs, self.table, self.seats, seat, said) if isinstance(said, str) else said
            )
        except moves.Forbidden as no:
            raise self.refused(no.refusal) from None
        except Refused as no:
            raise self.voiced(no) from None
        if isinstance(move, Talk):
            command = f'{moves.SAY} "{move.text}"'
            self.log.append(move)
            self.moves.append((name, command, self.mark(f"{name}: {command}")))
            return
        actions = move.actions if isinstance(move, Said) else tuple(move)
        after, heard = self.tried(seat, actions, move.verb if isinstance(move, Said) else None)
        command = moves.write(self.verbs, self.table, self.seats, actions)
        self.table = after
        self.log += heard
        shown = ""
        if isinstance(move, Said) and move.note:
            shown = f" {move.note.tail}"
            self.log.append(Talk(seat, move.note.text))
        self.moves.append((name, command + shown, self.mark(shown)))

    def mark(self, shown: str = "") -> str:
        """Eight letters that stand for the whole table, its hidden cards and chance included, and for words
        of the last command that bind nobody: nothing else would tell that they were changed."""
        return hashlib.sha256(self.table.pack() + shown.encode()).hexdigest()[:8]

    def tried(self, seat: int, actions: Sequence[int], verb: Verb | None) -> tuple[Any, list[Entry]]:
        """The table after these actions, and what was told; raises Refused."""
        plain, table = self.game.plain, self.table.copy()
        heard: list[Entry] = []
        phase, table.heard = table.phase, heard
        repeats = any(verb.repeats and phase in verb.phases for verb in self.verbs)
        for step, action in enumerate(actions):
            if step and table.speaker == NOBODY and not (repeats and table.phase == phase):
                raise self.refused(verb.surplus if verb else NoMove.SURPLUS)
            no = self.refusal(table, seat, action)
            if no == NoMove.NO_SUCH_ACTION and verb:
                no = verb.beyond
            if no:
                raise self.refused(no)
            plain.play(table, seat, action)
        if table.speaker != NOBODY or not actions:
            raise self.refused(verb.short if verb else NoMove.UNFINISHED)
        table.heard = None
        return table, heard

    def refusal(self, table: Any, seat: int, action: int) -> int:
        """Why this action is refused now; 0 if it is legal."""
        plain = self.game.plain
        if not plain.speaking(table):
            return NoMove.OVER
        if not isinstance(action, int) or not 0 <= action < plain.span(table):
            return NoMove.NO_SUCH_ACTION
        if seat == TABLE and not any(verb.by_table and table.phase in verb.phases for verb in self.verbs):
            return NoMove.NOT_NOW
        return plain.refusal(table, seat, action)

    # --- saying no

    def refused(self, code: int) -> Refused:
        """The refusal with its sentence and rules."""
        words = self.words
        rules = words.refusals[code][1] if code > 0 else ()
        return self.voiced(Refused(language.refusal_key(words, code), rules))

    def voiced(self, no: Refused) -> Refused:
        """Give a refusal the game's tongues to be said in."""
        key = no.key if no.key.startswith("refusal-") else f"unclear-{no.key}"
        no.sentence = lambda tongue: self.tongue(tongue).say(key, **no.words)
        return no

    def tongue(self, of: str = "en") -> language.Tongue:
        return language.tongue(self.game, of).on(self.words)

    @functools.cached_property
    def words(self) -> language.Vocabulary:
        """The game's words, with the names of what the host brought."""
        vocabulary: language.Vocabulary = self.game.room("words").VOCABULARY
        return vocabulary.on(self.table)

    @property
    def verbs(self) -> Sequence[moves.Verb]:
        verbs: Sequence[moves.Verb] = self.game.room("moves").VERBS
        return verbs

    # --- seeing

    def seen_table(self, name: str | None) -> Any:
        """The table as this seat sees it, hidden cells and all; None is a spectator."""
        seat = NOBODY if name is None else self.number(name)
        seen = self.table.copy()
        self.game.plain.hide(self.table, seen, eyes_of(seat))
        return seen

    def view(self, name: str | None = None) -> dict[str, Any]:
        """What this seat (or a spectator) may see, ready for JSON."""
        return self.read(self.seen_table(name))

    def full_view(self) -> dict[str, Any]:
        """Everything on the table: for the truth afterwards, and for tests."""
        return self.read(self.table)

    def read(self, table: Any) -> dict[str, Any]:
        found: dict[str, Any] = {"phase": self.game.phase_name(table.phase), "turn": self.acting}
        for shown in self.game.fields.values():
            if shown.per_seat:
                values = {name: shown.read(table, self.seats, seat) for seat, name in enumerate(self.seats)}
                found[shown.name] = {name: value for name, value in values.items() if value is not None}
            else:
                found[shown.name] = shown.read(table, self.seats, NOBODY)
        return found

    def told(self, name: str | None = None) -> list[Entry]:
        """What this seat was told so far; None is a spectator."""
        seat = NOBODY if name is None else self.number(name)
        return [entry for entry in self.log if isinstance(entry, Talk) or entry.told_to(seat)]

    def events(self, name: str | None = None, since: int = 0) -> list[dict[str, Any]]:
        """What this seat was told, from number `since`, ready for JSON."""
        words, since = self.words, max(since, 0)
        found = []
        for number, entry in enumerate(self.told(name)[since:], start=since):
            if isinstance(entry, Talk):
                found.append(
                    {"n": number, "event": "talk", "seat": self.seats[entry.seat], "text": entry.text}
                )
            else:
                key = words.events[entry.event].key.replace("-", "_")
                found.append({"n": number, "event": key} | language.facts(words, entry, self.seats))
        return found

    def story(self, name: str | None = None, tongue: str = "en", since: int = 0) -> list[str]:
        """What this seat was told, in sentences."""
        return list(self.tongue(tongue).story(self.told(name)[max(since, 0) :], self.seats))

    def full_story(self, tongue: str = "en") -> list[str]:
        """All that happened, whoever was told, in sentences."""
        return list(self.tongue(tongue).story(self.log, self.seats))

    def notes(self, tongue: str = "en") -> list[str]:
        """What one should know of this table beside the rules, in sentences (`words.notes`)."""
        notes = getattr(self.game.room("words"), "notes", None)
        return list(notes(self.table, self.tongue(tongue))) if notes else []

    # --- the end

    @property
    def scores(self) -> dict[str, int]:
        self.must_be_over()
        return {name: self.game.plain.score(self.table, seat) for seat, name in enumerate(self.seats)}

    @property
    def winners(self) -> list[str]:
        self.must_be_over()
        bits = self.game.plain.winners(self.table)
        return [name for seat, name in enumerate(self.seats) if bits >> seat & 1]

    def must_be_over(self) -> None:
        if not self.over:
            raise self.voiced(Refused("refusal-not-over"))

    # --- other worlds

    def copy(self) -> Self:
        new = object.__new__(type(self))
        vars(new).update(vars(self))
        new.table, new.log, new.moves = self.table.copy(), self.log[:], self.moves[:]
        return new

    def knowledge(self, name: str) -> Any:
        """What this seat can infer from all that it was told."""
        room = self.game.room("knowledge")
        known = room.Knowledge()
        for entry in self.told(name):
            if isinstance(entry, Happening):
                room.learn(known, entry.event, entry.a, entry.b, entry.c)
        return known

    def worlds(self, name: str, key: int | str | bytes, count: int = 1) -> list[Self]:
        """Matches that this seat cannot tell from this one, drawn at random with a key of the caller's.

        They are made of the seat's view and of what it was told, and hold nothing else.
        """
        known, told = self.knowledge(name), self.told(name)
        found = []
        for number in range(count):
            table = self.seen_table(name)
            chance.set_key(table, chance.key_of(f"{key!r}/{number}"))
            self.game.room("knowledge").imagine(table, known, self.number(name))
            found.append(type(self).around(self.game, self.seats, self.options, table, told))
        return found

    # --- records

    def save(self) -> dict[str, Any]:
        """The record of this match, ready for JSON: options, seed and moves."""
        from knavery.kernel.records import record_of

        return record_of(self)
