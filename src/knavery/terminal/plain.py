"""The table by lines of text: for pipes, dumb terminals, and where Textual is not installed.

The screen is cleared between people, and the next one's cards show only when he says that he sits there
alone.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from knavery.kernel.match import MOST_CHOICES, Match
from knavery.kernel.moves import Form
from knavery.kernel.refusal import Refused
from knavery.terminal.sitting import BotFailed, Sitting
from knavery.terminal.voice import Voice

CLEAR = "\x1b[2J\x1b[3J\x1b[H"
SHOWN_CHOICES = 12
EMPTY: tuple[Any, ...] = ({}, [], None)


class Board:
    """A view as lines of text."""

    def __init__(self, match: Match, language: str) -> None:
        self.match, self.tongue = match, match.tongue(language)

    def text(self, view: dict[str, Any]) -> str:
        lines = [self.tongue.say(f"phase-{view['phase']}").upper()]
        shared = {name: view[name] for name, shown in self.fields() if not shown.per_seat}
        for name, value in shared.items():
            if value not in EMPTY:
                lines.append(f"{self.label(name)}: {self.value(value)}")
        for seat in self.match.seats:
            mine = {name: view[name].get(seat) for name, shown in self.fields() if shown.per_seat}
            parts = [f"{self.label(name)}: {self.value(v)}" for name, v in mine.items() if v not in EMPTY]
            lines.append(f"{'>' if seat in view['turn'] else ' '} {seat}  " + "; ".join(parts))
        return "\n".join(lines)

    def fields(self) -> list[tuple[str, Any]]:
        return list(self.match.game.fields.items())

    def label(self, name: str) -> str:
        return self.tongue.say(f"field-{name.replace('_', '-')}")

    def value(self, value: Any) -> str:
        if isinstance(value, dict):
            return self.parts(value)
        if isinstance(value, list) and len(value) > SHOWN_CHOICES:
            return f"{', '.join(self.value(part) for part in value[:3])}... ({len(value)})"
        return ", ".join(self.value(part) for part in value) if isinstance(value, list) else str(value)

    def parts(self, value: dict[str, Any]) -> str:
        """So many of each thing, or what lies in each place."""
        if any(isinstance(part, list) for part in value.values()):
            return "; ".join(f"{name}: {self.value(part)}" for name, part in value.items() if part)
        return ", ".join(f"{self.value(part)} {name}" for name, part in value.items())


class HotSeat:
    """A match played by several people at one keyboard."""

    def __init__(
        self,
        sitting: Sitting,
        language: str,
        ask: Callable[[str], str] = input,
        show: Callable[[str], None] = print,
    ) -> None:
        self.sitting, self.match, self.language = sitting, sitting.match, language
        self.ask, self.show = ask, show
        self.board, self.voice = Board(self.match, language), Voice(language)
        self.read = dict.fromkeys(self.match.seats, 0)  # how much of his story each has read
        self.heard = dict.fromkeys(self.match.seats, 0)  # and how many remarks of bots
        self.seat: str | None = None  # who sits before the screen
        self.saved = len(self.match.moves)
        self.sure = ""  # a file that was named once, though something else is kept in it

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        try:
            while not self.match.over and self.turn():
                pass
            if self.match.over:
                self.finish()
        except (EOFError, KeyboardInterrupt):
            self.show("")
        if len(self.match.moves) > self.saved:
            self.show(self.voice.say("play-not-saved"))

    def turn(self) -> bool:
        """The moves of bots, then one command of whoever is to act; False when somebody leaves."""
        self.let_bots_move()
        waiting = self.sitting.waiting_for
        if self.match.over or not waiting:
            return not self.match.over
        if self.seat not in waiting:
            self.change_seat(waiting[0])
        elif self.sitting.bots:
            self.show_news()
        return self.obey(self.ask(f"{self.seat}> ").strip())

    def let_bots_move(self) -> None:
        while self.sitting.bots_may_act:
            try:
                if not self.sitting.step():
                    return
            except BotFailed as failed:
                key, words = self.sitting.replace(failed)
                self.show(self.voice.say(key, **words))

    def change_seat(self, seat: str) -> None:
        """Draw the curtain: the next one's cards come up only when he asks for them."""
        if len(self.sitting.people) > 1:
            if sys.stdout.isatty():
                self.show(CLEAR)
            self.ask(self.voice.say("curtain", seat=seat))
        self.seat = seat
        self.show_news()
        self.show(self.board.text(self.match.view(seat)))
        self.show_choices()

    def show_news(self) -> None:
        """What happened since this seat last looked."""
        assert self.seat is not None
        for remark in self.sitting.remarks[self.heard[self.seat] :]:
            self.show_story(self.seat, remark.told[self.seat])
            self.show(f"{remark.seat}: “{remark.line.text(self.language)}”")
        self.heard[self.seat] = len(self.sitting.remarks)
        self.show_story(self.seat, len(self.match.told(self.seat)))

    def show_story(self, seat: str, end: int) -> None:
        """What this seat was told and has not read, up to a number."""
        news = self.match.told(seat)[self.read[seat] : end]
        for line in self.board.tongue.story(news, self.match.seats):
            self.show(line)
        self.read[seat] = max(end, self.read[seat])

    def show_choices(self, most: int = SHOWN_CHOICES) -> None:
        assert self.seat is not None
        choices = self.match.choices(self.seat)
        listed = [choice for choice in choices if not isinstance(choice, Form)]
        more = len(listed) - most
        if listed:
            self.show("  " + "; ".join(listed[:most]) + (f"; ... (+{more})" if more > 0 else ""))
        for form in choices:
            if isinstance(form, Form):
                self.show(self.voice.say("play-form", example=form.example))

    def obey(self, line: str) -> bool:
        word, _, rest = line.partition(" ")
        if word == "quit":
            return False
        if word == "help" or not word:
            self.show(self.voice.say("play-help"))
            self.show("\n".join(f"  {usage}" for usage in self.sitting.usages()))
            for note in self.match.notes(self.language):
                self.show(note)
        elif word == "choices":
            self.show_choices(most=MOST_CHOICES)
        elif word == "view":
            self.show(self.board.text(self.match.view(self.seat)))
        elif word == "log":
            self.show("\n".join(self.match.story(self.seat, self.language)))
        elif word == "save":
            self.save(rest.strip())
        else:
            self.move(line)
        return True

    def move(self, command: str) -> None:
        assert self.seat is not None
        try:
            self.sitting.do(self.seat, command)
        except Refused as no:
            self.show(no.say(self.language))
            return
        self.show_news()
        if self.seat in self.match.acting:
            self.show_choices()

    def save(self, name: str) -> None:
        if not name:
            self.show(self.voice.say("play-save-where"))
            return
        if self.sitting.would_lose(Path(name)) and self.sure != name:
            self.sure = name
            self.show(self.voice.say("play-save-over", file=name))
            return
        try:
            self.sitting.save(Path(name))
        except OSError as error:
            self.show(self.voice.say("save-failed", file=name, why=error.strerror or str(error)))
            return
        self.saved = len(self.match.moves)
        self.show(self.voice.say("saved", file=name))

    def finish(self) -> None:
        self.show(self.board.text(self.match.full_view()))
        for name, points in sorted(self.match.scores.items(), key=lambda item: -item[1]):
            self.show(self.voice.say("play-score", seat=name, points=points))
        seats = ", ".join(self.match.winners)
        alone = len(self.match.winners) == 1
        say = self.voice.say
        self.show(say("winner", seats=seats) if alone else say("winners", seats=seats))
        self.saved = len(self.match.moves)
