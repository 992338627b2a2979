"""A new game is chosen on one page."""

import asyncio

import pytest

import knavery
from knavery.kernel.game import game, games
from knavery.kernel.language import LANGUAGES
from knavery.terminal.lobby import NewGame, Setup, written
from knavery.terminal.row import LABEL_WIDTH
from knavery.terminal.sitting import Sitting


def choose(script, language="en"):
    """What comes of the page after a script, and the page."""
    app = NewGame(language)

    async def play():
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            await script(app, pilot)

    asyncio.run(play())
    return app


async def press(pilot, *keys):
    for key in keys:
        await pilot.press(key)
        await pilot.pause()


def test_enter_starts_the_usual_game_with_its_usual_bots():
    sitting = choose(lambda app, pilot: press(pilot, "enter")).return_value

    assert sitting.match.game.name == next(iter(games()))
    assert sitting.match.seats[0] == "Ann"
    assert sitting.people == ["Ann"]


@pytest.mark.parametrize("name", games())
def test_every_game_can_be_chosen_and_begun(name):
    async def script(app, pilot):
        while app.setup.game != name:
            await press(pilot, "right")
        await press(pilot, "enter")

    sitting = choose(script).return_value
    assert sitting.match.game.name == name
    assert len(sitting.bots) == len(sitting.match.seats) - 1


def test_seats_players_and_names_are_chosen(table):
    async def script(app, pilot):
        rows = {row.item.name: row for row in app.rows()}
        rows["seats"].focus()
        await press(pilot, "home")
        rows = {row.item.name: row for row in app.rows()}
        rows["player 1"].focus()
        await press(pilot, "home")
        name = app.query("Input").first()
        name.value = "Zoë"
        await press(pilot, "enter")

    sitting = choose(script).return_value
    assert len(sitting.match.seats) == sitting.match.game.card.least_seats
    assert sitting.match.seats[0] == "Zoë"
    assert "Ben" in sitting.people


def test_names_that_cannot_be_are_refused_and_nothing_is_lost(table):
    async def script(app, pilot):
        app.query("Input").first().value = "Ben"
        await pilot.pause()
        await press(pilot, "enter")
        assert "two players have the same name" in table.shown(app)
        await press(pilot, "escape")

    assert choose(script).return_value is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_speaks_every_language(language, table):
    async def script(app, pilot):
        while app.setup.language != language:
            next(row for row in app.rows() if row.item.name == "language").focus()
            await press(pilot, "right")
        assert app.voice.say("new-start") in table.shown(app)
        assert app.title_of(app.setup.game) in table.shown(app)

    assert choose(script).setup.language == language


GOODS = """
[[promo]]
name = "fig"
kind = "contraband"
value = 5
fine = 4
cards = 2
"""


async def show(app, name):
    """The page of another game."""
    app.setup.choose_game(name)
    await app.recompose()


def test_a_file_supplies_an_option(tmp_path):
    file = tmp_path / "goods.toml"
    file.write_text(GOODS, encoding="utf-8")

    async def script(app, pilot):
        await show(app, "sheriff")
        app.setup.options["edition"] = "first"
        next(line for line in app.query("Input") if line.name == "option promo").value = str(file)
        next(row for row in app.rows() if row.item.name == "seats").focus()
        await press(pilot, "left", "right")  # the page is made anew, and keeps what was typed
        await press(pilot, "enter")

    match = choose(script).return_value.match
    assert [good["name"] for good in match.options["promo"]] == ["fig"]


def test_a_file_that_is_not_there_is_named(table):
    async def script(app, pilot):
        await show(app, "court")
        next(line for line in app.query("Input") if line.name == "option board").value = "/nowhere/board.toml"
        await press(pilot, "enter")
        assert "cannot read /nowhere/board.toml" in table.shown(app)
        await press(pilot, "escape")

    assert choose(script).return_value is None


def test_a_saved_game_is_gone_on_with(table, tmp_path):
    file = tmp_path / "evening.json"
    match = knavery.new("court", ["Ann", "Ben"], 1)
    match.do(match.acting[0], "wager 1 on king")
    Sitting(match, {"Ben": "random"}).save(file)

    async def script(app, pilot):
        await press(pilot, "f5")
        app.screen.query_one("#answer").value = str(tmp_path)
        await press(pilot, "enter")
        assert "cannot read" in table.shown(app)
        await press(pilot, "f5", "escape", "f5")
        app.screen.query_one("#answer").value = str(file)
        await press(pilot, "enter")

    sitting = choose(script).return_value
    assert sitting.match.table == match.table
    assert sitting.bots == {"Ben": "random"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_leave_room_for_what_is_chosen(language):
    async def script(app, pilot):
        app.setup.language = language
        for name in games():
            await show(app, name)
            assert all(len(row.label) <= LABEL_WIDTH for row in app.rows())

    choose(script)


def test_options_are_chosen_as_the_card_has_them():
    for name in games():
        for option in game(name).card.options:
            for value in option.samples:
                setup = Setup("", "en")
                setup.choose_game(name)
                card = game(name).card
                alone = not card.forbids(setup.seats, card.choose({option.name: value}))
                if alone and isinstance(value, bool | int | str):
                    setup.options[option.name] = written(value)
                    assert setup.sit_down().match.options[option.name] == value
