"""The program that runs the table: who looks, what is said, and the bots that move meanwhile."""

from __future__ import annotations

import asyncio
import contextlib
from typing import ClassVar

from rich.console import Group
from rich.text import Text
from textual import on
from textual.binding import Binding, BindingType
from textual.css.query import NoMatches
from textual.widgets import Input, OptionList

from knavery.kernel.moves import Form
from knavery.kernel.refusal import Refused
from knavery.terminal import story
from knavery.terminal.clock import Clock
from knavery.terminal.filing import Filing
from knavery.terminal.games import presenter_of
from knavery.terminal.names import Names
from knavery.terminal.rulebook import cited, rules_of
from knavery.terminal.screens.dialogs import Curtain, Question
from knavery.terminal.screens.ending import ending, who_won
from knavery.terminal.screens.form import FormScreen
from knavery.terminal.screens.pages import RulesPage, TextPage
from knavery.terminal.screens.table import TableScreen
from knavery.terminal.sight import FADED, Sight
from knavery.terminal.sitting import BotFailed, Sitting
from knavery.terminal.theme import LAMPLIGHT
from knavery.terminal.voice import Voice
from knavery.terminal.widgets import Drawn, KeyLine

PAUSE = 0.8  # seconds between moves of bots, so that one can follow
TICK = 1.0  # seconds
LONG_NOTE = 12.0  # seconds that a message stands of something that went wrong
LEAST_CURTAIN = 0.6  # seconds: an Enter that was meant for the last move lifts no curtain
BREATH = 8  # pauses for people who may speak, after each bot could: then bots are asked again
SHORTEST_BREATH = 0.05  # seconds


class TableApp(Filing):
    """One evening at the table."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "rules", show=False),
        Binding("f2", "cards", show=False),
        Binding("f3", "form", show=False),
        Binding("f4", "hand_over", show=False),
        Binding("f5", "save", show=False),
        Binding("f6", "log", show=False),
        Binding("f7", "ending", show=False),
        Binding("f10,ctrl+q,ctrl+c", "leave", show=False, priority=True),
    ]

    def __init__(self, sitting: Sitting, language: str, pause: float = PAUSE) -> None:
        super().__init__()
        self.sitting, self.match = sitting, sitting.match
        self.voice, self.names = Voice(language), Names(sitting.match, language)
        self.presenter = presenter_of(self.match.game)
        self.pause, self.least_curtain = pause, LEAST_CURTAIN
        self.viewer: str | None = None  # whose cards show; None: nobody's
        self.read: dict[str | None, int] = {}  # how much of the story each has read
        self.busy = asyncio.Lock()  # held while the match changes
        self.stirred = asyncio.Event()  # something happened: bots may want to act
        self.refused: Refused | None = None  # the last thing said, if it was no
        self.only_looks = (
            False  # the viewer asked for the screen out of turn, and keeps it until he hands it on
        )
        self.speaking = False  # a move of the viewer's is being made
        self.finished = False
        self.clock = Clock()

    # --- opening

    async def on_mount(self) -> None:
        self.register_theme(LAMPLIGHT)
        self.theme = LAMPLIGHT.name
        self.title = self.names.sentence("title")
        self.table = TableScreen(self.presenter)
        await self.push_screen(self.table)
        self.show_keys()
        if len(self.sitting.people) == 1:
            self.viewer = self.sitting.people[0]
        self.show()
        self.table.ask()
        self.run_worker(self.play_bots(), exit_on_error=True)
        self.set_interval(TICK, self.tick)
        self.go_on()

    def show_keys(self) -> None:
        say = self.voice.say
        keys = [("F1", say("key-rules"), "app.rules"), ("F2", say("key-cards"), "app.cards")]
        keys += [("F3", say("key-form"), "app.form")]
        if len(self.sitting.people) > 1:
            keys += [("F4", say("key-hand-over"), "app.hand_over")]
        keys += [("F5", say("key-save"), "app.save"), ("F6", say("key-log"), "app.log")]
        if self.match.over:
            keys = [*keys[:2], *keys[3:], ("F7", say("key-ending"), "app.ending")]
        keys += [("F10", say("key-quit"), "app.leave")]
        self.table.query_one("#keys", KeyLine).show_keys(keys)

    # --- showing

    def show(self) -> None:
        """Draw the table as the viewer sees it."""
        sight = Sight(self.match, self.viewer, self.voice.language, self.table.board_width)
        lines = story.lines(self.sitting, self.viewer, sight, self.read.get(self.viewer, 0))
        self.table.show_sight(sight, lines, self.sitting.choices(self.viewer))
        self.table.show_idle(self.whose_turn())

    def whose_turn(self) -> str:
        """Who is to act, said to the viewer."""
        if self.match.over:
            return f"{self.names.phase('over')}. {who_won(self.match, self.names)}"
        if self.viewer in self.match.acting:
            others = [seat for seat in self.sitting.waiting_for if seat != self.viewer]
            yours = self.voice.say("your-turn", seat=self.viewer)
            return f"{yours} {self.voice.say('also-turn', seats=', '.join(others))}" if others else yours
        turn = self.voice.say("turn-of", seats=", ".join(self.match.acting))
        return f"{turn} {self.voice.say('hand-back')}" if self.only_looks else turn

    # --- going on

    def go_on(self) -> None:
        """After what a person did: the end, another person's turn, or bots."""
        if self.match.over:
            self.finish()
        elif not self.draw_due_curtain():
            self.stirred.set()

    def draw_due_curtain(self, *, others_wait: bool = False) -> bool:
        """If it is for another person now, and for no bot before him, draw the curtain; whether it was."""
        waiting = self.sitting.waiting_for
        if self.viewer in waiting:
            self.only_looks = False
        due = bool(waiting) and self.viewer not in waiting and (others_wait or not self.sitting.bots_may_act)
        due &= not self.only_looks
        if due:
            self.draw_curtain(waiting[0])
        return due

    def draw_curtain(self, seat: str) -> None:
        """Hide everything; the next one's cards come up when he asks for them."""
        if isinstance(self.screen, Curtain):
            return
        self.put_away()
        self.mark_read()
        self.viewer, self.refused = None, None
        self.table.clear()
        self.show()
        text = self.voice.say("curtain", seat=seat)
        curtain = Curtain(text, self.voice.say("lift"), self.least_curtain)
        self.push_screen(curtain, lambda _: self.sit_down(seat))

    def put_away(self) -> None:
        """Close what lies open over the table: pages and forms tell what only one person may know."""
        while self.screen is not self.table:
            self.pop_screen()

    def sit_down(self, seat: str) -> None:
        self.viewer = seat
        self.only_looks = seat not in self.sitting.waiting_for
        self.show()
        self.table.ask()
        self.stirred.set()

    def mark_read(self) -> None:
        self.read[self.viewer] = len(self.match.told(self.viewer))

    def finish(self) -> None:
        if not self.finished:
            self.finished = True
            self.put_away()
            self.show_keys()
            self.show()
            self.action_ending()

    def action_ending(self) -> None:
        """Who won, and the truth about it."""
        if self.match.over:
            page = ending(self.match, self.presenter, self.names)
            self.read_page(TextPage(self.title, self.voice.say("back"), page))

    # --- the clock

    async def tick(self) -> None:
        """Time passes, but not while the seat is handed over."""
        if isinstance(self.screen, Curtain):
            return
        out = self.clock.run(self.presenter.limit(self.match), TICK)
        self.table.show_clock(str(self.clock))
        if out and not self.busy.locked():  # else at the next tick: a bot is moving
            async with self.busy:
                self.sitting.time_out()
            self.show()
            self.go_on()

    # --- bots

    async def play_bots(self) -> None:
        """Ask the bots whenever something happened, as long as the table stands."""
        with contextlib.suppress(NoMatches):  # the window closes, and parts of it are gone
            await self.keep_asking()

    async def keep_asking(self) -> None:
        while not self.match.over:
            await self.stirred.wait()
            self.stirred.clear()
            moves = 0
            while self.sitting.bots_may_act and not self.for_people(moves) and await self.bot_moves():
                moves += 1
            self.draw_due_curtain(others_wait=True)
            if self.sitting.bots_may_act:
                self.set_timer(max(self.pause * BREATH, SHORTEST_BREATH), self.stirred.set)

    def for_people(self, moves: int) -> bool:
        """Whether bots keep quiet now: somebody is about to speak, or each of them had his turn to."""
        if not self.sitting.waiting_for:
            return False
        speaking = bool(self.table.prompt.value) or isinstance(self.screen, FormScreen | Curtain)
        return speaking or moves >= len(self.sitting.bots)

    async def bot_moves(self) -> bool:
        """Let one bot move, in a thread of its own; whether one did."""
        await asyncio.sleep(self.pause)
        async with self.busy:
            try:
                moved = await asyncio.to_thread(self.sitting.step)
            except BotFailed as failed:
                return self.replace(failed)
        if moved:
            self.show()
        if self.match.over:
            self.finish()
        else:
            self.draw_due_curtain()
        return moved is not None

    def replace(self, failed: BotFailed) -> bool:
        """Say that a bot broke down, and who sits there now; whether bots go on."""
        key, words = self.sitting.replace(failed)
        self.notify(self.voice.say(key, **words), severity="error", timeout=LONG_NOTE, markup=False)
        self.show_keys()
        self.show()
        return True

    # --- what a person says

    @on(Input.Submitted, "#prompt")
    async def said(self, event: Input.Submitted) -> None:
        line = event.value.strip()
        word, _, rest = line.partition(" ")
        own = {"rules": self.action_rules, "cards": self.action_cards, "log": self.action_log}
        own |= {"help": self.action_help, "quit": self.action_leave}
        if not line:
            return
        if word == "save" and word not in self.verbs():
            self.save_to(rest.strip()) if rest.strip() else self.action_save()
        elif line in own and line not in self.verbs():
            own[line]()
        elif line in self.table.completion.forms:
            self.open_form(self.table.completion.forms[line])
            return
        else:
            await self.speak(line)
            return
        self.table.prompt.fill("")

    def verbs(self) -> set[str]:
        return {verb.word for verb in self.match.verbs}

    @on(OptionList.OptionSelected, "#choices")
    async def chosen(self, event: OptionList.OptionSelected) -> None:
        choice = self.table.listed[event.option_index]
        if isinstance(choice, Form):
            self.open_form(choice)
        else:
            await self.speak(choice)

    async def speak(self, command: str) -> None:
        """Make the viewer's move; where a bot is thinking, after its own, and the table stays alive."""
        if not self.busy.locked():
            await self.do(command)
        elif not self.speaking:
            self.table.show_note(self.voice.say("bot-thinks"))
            self.run_worker(self.do(command))

    async def do(self, command: str) -> None:
        """Make the viewer's move, or show why not."""
        if self.viewer is None or self.match.over or self.speaking:
            return
        self.speaking = True  # a second Enter says nothing twice
        try:
            await self.make(self.viewer, command)
        finally:
            self.speaking = False

    async def make(self, seat: str, command: str) -> None:
        async with self.busy:
            if seat != self.viewer:  # somebody else looks by now
                return
            told = len(self.match.told(seat))
            try:
                self.sitting.do(seat, command)
            except Refused as no:
                self.refused = no
                self.table.show_note(no.say(self.voice.language), wrong=True)
                return
        self.refused = None
        self.table.clear()
        self.read[seat] = told
        self.show()
        self.go_on()

    @on(Drawn.Put)
    def put(self, event: Drawn.Put) -> None:
        """A click on something on the table: its word goes into the command."""
        if self.viewer in self.match.acting and self.screen is self.table:
            line = self.presenter.put(self.table.prompt.value, event.word, self.table.choices)
            self.table.ask(line)

    # --- forms

    def action_form(self) -> None:
        forms = list(self.table.completion.forms.values())
        typed = self.table.prompt.value.split()
        named = [form for form in forms if typed and form.verb == typed[0]]
        if named or forms:
            self.open_form((named or forms)[0])
        else:
            self.table.show_note(self.voice.say("no-forms"))

    def open_form(self, form: Form) -> None:
        if self.screen is self.table and self.viewer:
            form = self.presenter.fit(form, self.match, self.viewer)
            start = self.presenter.start(form, self.viewer)
            screen = FormScreen(form, self.names, self.presenter.compose, self.verdict, start)
            self.push_screen(screen, self.filled_in)

    def verdict(self, command: str) -> str | None:
        """What the rules say to a command of the viewer: None if it is legal."""
        no = self.sitting.verdict(self.viewer or "", command)
        if no is None:
            return None
        return no.say(self.voice.language) if isinstance(no, Refused) else str(no)

    def filled_in(self, command: str | None) -> None:
        if command:
            self.run_worker(self.speak(command))
        else:
            self.table.ask()

    # --- pages

    def action_rules(self) -> None:
        """The rules; after a refusal, first those that it goes by."""
        text = rules_of(self.match.game) or self.voice.say("no-rules")
        first = "\n\n".join(cited(text, self.refused.rules)) if self.refused else ""
        shown = f"{first}\n\n---\n\n{text}" if first else text
        self.read_page(RulesPage(self.voice.say("key-rules"), self.voice.say("back"), shown))

    def action_cards(self) -> None:
        notes = [Text(f"\n{note}", FADED) for note in self.match.notes(self.voice.language)]
        drawn = Group(self.presenter.cards(self.match, self.names), *notes)
        self.read_page(TextPage(self.voice.say("key-cards"), self.voice.say("back"), drawn))

    def action_log(self) -> None:
        sight = Sight(self.match, self.viewer, self.voice.language)
        drawn = Text("\n").join(story.lines(self.sitting, self.viewer, sight, 0, most=None))
        self.read_page(TextPage(self.voice.say("key-log"), self.voice.say("back"), drawn, from_end=True))

    def action_help(self) -> None:
        usage = "\n".join(f"  {usage}" for usage in self.sitting.usages())
        drawn = Text(f"{self.voice.say('help')}\n\n{usage}")
        self.read_page(TextPage(self.title, self.voice.say("back"), drawn))

    def read_page(self, page: RulesPage | TextPage) -> None:
        if self.screen is self.table:
            self.push_screen(page)

    # --- several people

    def action_hand_over(self) -> None:
        """Another person wants to look at his cards, or to speak."""
        others = [seat for seat in self.sitting.people if seat != self.viewer]
        if self.screen is not self.table or not others:
            return
        question = Question(self.voice.say("hand-over"), [(seat, seat) for seat in others])
        self.push_screen(question, lambda seat: self.draw_curtain(seat) if seat else None)
