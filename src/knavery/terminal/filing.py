"""Saving a game, and leaving one that is not saved: the questions, and what comes of the answers."""

from __future__ import annotations

from pathlib import Path

from textual.app import App

from knavery.terminal.screens.dialogs import AskText, Question
from knavery.terminal.screens.table import TableScreen
from knavery.terminal.sitting import Sitting
from knavery.terminal.voice import Voice


class Leaving(Question):
    """Whether to leave; asked over whatever else lies open, and only once."""


class Filing(App[None]):
    """What of the program has to do with files."""

    sitting: Sitting
    voice: Voice
    table: TableScreen

    def action_save(self) -> None:
        if self.screen is self.table:
            self.ask_for_file()

    def ask_for_file(self, *, leaving: bool = False) -> None:
        given = str(self.sitting.usual_file)

        def named(name: str | None) -> None:
            if name:
                self.save_to(name, leaving=leaving)

        self.push_screen(AskText(self.voice.say("save-where"), given), named)

    def save_to(self, name: str, *, leaving: bool = False) -> None:
        """Save the game, if need be after a question whether what is kept there may go."""
        if not self.sitting.would_lose(Path(name)):
            self.write_to(name, leaving=leaving)
            return

        def answered(answer: str | None) -> None:
            if answer == "over":
                self.write_to(name, leaving=leaving)

        say = self.voice.say
        answers = [("back", say("back")), ("over", say("answer-over"))]
        self.push_screen(Question(say("save-over", file=name), answers), answered)

    def write_to(self, name: str, *, leaving: bool) -> None:
        try:
            self.sitting.save(Path(name))
        except OSError as error:
            why = error.strerror or str(error)
            self.table.show_note(self.voice.say("save-failed", file=name, why=why), wrong=True)
            return
        self.table.show_note(self.voice.say("saved", file=name))
        if leaving:
            self.exit()

    def action_leave(self) -> None:
        if not self.sitting.unsaved:
            self.exit()
        elif not isinstance(self.screen, Leaving):
            say = self.voice.say
            answers = [
                ("save", say("answer-save")),
                ("leave", say("answer-leave")),
                ("stay", say("answer-stay")),
            ]
            self.push_screen(Leaving(say("leave"), answers), self.leave)

    def leave(self, answer: str | None) -> None:
        if answer == "leave":
            self.exit()
        elif answer == "save":
            self.ask_for_file(leaving=True)
