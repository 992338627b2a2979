"""Several people at one screen: nothing of one person's is left for the next."""

import pytest

import knavery
from knavery.kernel.language import LANGUAGES
from knavery.terminal.screens.dialogs import Curtain, Question
from knavery.terminal.sitting import Sitting

STRANGE = ("Will Scarlet", "[red]x[/]", "o'Neil; #a", "Zoë🦊", "אבי", "A" * 40)


async def lift(pilot):
    await pilot.press("enter")
    await pilot.pause()


def test_names_of_any_kind_can_be_handed_over_to(evening, table):
    sitting = Sitting(knavery.new("court", STRANGE, 7), {})

    async def script(app, pilot):
        await lift(pilot)
        others = [seat for seat in STRANGE if seat != app.viewer]
        await pilot.press("f4")
        await pilot.pause()
        assert isinstance(app.screen, Question)
        assert all(name in table.shown(app) for name in others)
        await pilot.press("down", "down", "enter")
        await pilot.pause()
        assert isinstance(app.screen, Curtain)
        await lift(pilot)
        assert app.viewer == others[2]
        await table.say(app, pilot, 'say "I only look"')
        assert app.viewer == others[2]  # until he hands the screen on
        assert app.screen is app.table
        assert app.voice.say("hand-back") in table.shown(app)

    evening.run(sitting, script)


@pytest.mark.parametrize("key", ["f1", "f3", "f5", "f6"])
def test_what_lies_open_is_closed_before_the_next_person_looks(key, evening, table):
    sitting = evening.sit("court", 3, bots=None)

    async def script(app, pilot):
        await lift(pilot)
        await pilot.press(key)
        await pilot.pause()
        assert app.screen is not app.table
        await app.do("wager 1 on king")
        await pilot.pause()
        assert isinstance(app.screen, Curtain)
        await lift(pilot)
        assert app.screen is app.table

    evening.run(sitting, script)


def test_the_rules_that_one_broke_are_not_shown_to_the_next(evening, table):
    sitting = evening.sit("sheriff", bots=None)

    async def script(app, pilot):
        await lift(pilot)
        await table.say(app, pilot, "toss 5 crossbow")
        assert app.refused
        app.draw_curtain(sitting.people[0])
        assert app.refused is None

    evening.run(sitting, script)


def test_an_enter_too_many_does_not_lift_the_curtain(evening, table):
    sitting = evening.sit("court", 3, bots=None)

    async def script(app, pilot):
        await lift(pilot)
        app.least_curtain = 0.3
        app.table.ask("wager 1 on king")
        await pilot.press("enter", "enter", "enter")
        await pilot.pause()
        assert isinstance(app.screen, Curtain)
        await pilot.pause(0.4)
        await lift(pilot)
        assert app.screen is app.table

    evening.run(sitting, script)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_has_room_in_the_smallest_window(language, evening, table):
    sitting = evening.sit("sheriff", bots=None)

    async def script(app, pilot):
        await lift(pilot)
        keys = table.shown(app).splitlines()[-1]
        for key in ("rules", "cards", "form", "hand-over", "save", "log", "quit"):
            assert app.voice.say(f"key-{key}") in keys

    evening.run(sitting, script, language)


def test_a_page_that_is_read_at_the_end_gives_way_to_it(evening, table):
    sitting = evening.sit("court", 2)

    async def script(app, pilot):
        await pilot.press("f1")
        while not sitting.match.over:
            await table.until(pilot, lambda: sitting.match.over or "Ann" in sitting.match.acting)
            if not sitting.match.over:
                await app.do(str(sitting.match.choices("Ann")[0]))
        await table.until(pilot, lambda: "Winner" in table.shown(app))

    evening.run(sitting, script)
