"""Whole games at the table: one person and bots, several people in turn, in every language."""

import random

import pytest

from knavery.kernel.game import game, games
from knavery.kernel.language import LANGUAGES
from knavery.terminal.screens.dialogs import Curtain
from knavery.terminal.screens.pages import TextPage


def pick(match, seat, chance):
    """A legal move of this seat, found as bots find theirs: from the menus of the rules."""
    plain, table, number = match.game.plain, match.table.copy(), match.number(seat)
    actions = []
    while not actions or table.speaker == number:
        actions.append(chance.choice(plain.menu(table, number)))
        plain.play(table, number, actions[-1])
    twin = match.copy()
    twin.do(seat, actions)
    return twin.moves[-1][1]


CALM = {"sheriff": {"talk": "turns"}}  # where everybody talks at once, chance never comes to an end


@pytest.mark.slow
@pytest.mark.parametrize("name", games())
def test_a_person_plays_with_bots_to_the_end(name, evening, table):
    sitting = evening.sit(name, max(game(name).card.least_seats, 3), **CALM.get(name, {}))
    chance = random.Random(1)

    async def script(app, pilot):
        while not sitting.match.over:
            await table.until(pilot, lambda: sitting.match.over or "Ann" in sitting.match.acting)
            if not sitting.match.over:
                await table.say(app, pilot, pick(sitting.match, "Ann", chance))
        await table.until(pilot, lambda: isinstance(app.screen, TextPage))
        assert "Winner" in table.shown(app)

    evening.run(sitting, script)


def test_where_all_may_talk_a_person_is_heard(evening, table):
    sitting = evening.sit("sheriff", 3)

    async def script(app, pilot):
        while sitting.match.view()["phase"] != "inspect":
            await table.until(pilot, lambda: len(sitting.match.acting) > 1 or "Ann" in sitting.match.acting)
            if sitting.match.view()["phase"] != "inspect" and "Ann" in sitting.match.acting:
                await table.say(app, pilot, pick(sitting.match, "Ann", random.Random(3)))
        said = f'say "I am {sitting.match.seats[0]}"'
        await table.until(pilot, lambda: len(sitting.match.acting) > 1)
        await table.say(app, pilot, said)
        await table.until(pilot, lambda: any(command == said for _, command, _ in sitting.match.moves))

    evening.run(sitting, script)


@pytest.mark.parametrize("name", games())
def test_people_play_in_turn_and_see_only_their_own(name, evening, table):
    sitting = evening.sit(name, max(game(name).card.least_seats, 3), bots=None)
    chance, seated = random.Random(2), set()

    async def script(app, pilot):
        for _ in range(20):
            if sitting.match.over:
                break
            if isinstance(app.screen, Curtain):
                assert_nothing_shows(app, table.shown(app))
                await pilot.press("enter")
                await pilot.pause()
            assert app.viewer in sitting.match.acting
            assert app.table.sight.view == sitting.match.view(app.viewer)
            seated.add(app.viewer)
            await table.say(app, pilot, pick(sitting.match, app.viewer, chance))
            await table.until(pilot, lambda: not app.busy.locked())

    evening.run(sitting, script)
    assert seated == set(sitting.match.seats)


def assert_nothing_shows(app, screen):
    """On the screen there is nothing but the curtain, and under it nothing that a spectator may not see."""
    assert "the table is yours" in screen
    assert len([line for line in screen.splitlines() if line.strip(" ▄▀▁▔╔╗╚╝═║")]) <= 4
    assert app.viewer is None
    assert app.table.sight.viewer is None
    assert app.table.listed == app.table.choices == []
    assert app.table.prompt.value == ""


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_speaks_every_language(name, language, evening, table):
    sitting = evening.sit(name)

    async def script(app, pilot):
        await table.until(pilot, lambda: not sitting.bots_may_act)
        for key in ("f1", "f2", "f6"):
            await pilot.press(key)
            await pilot.pause()
            assert app.screen is not app.table
            await pilot.press("escape")
        assert app.names.sentence("title") in table.shown(app)
        await table.say(app, pilot, "nonsense")
        assert "nonsense" in table.shown(app)

    evening.run(sitting, script, language)


def test_bots_alone_are_watched(evening, table):
    sitting = evening.sit("court", 2)
    sitting.invite(dict.fromkeys(sitting.match.seats, "random"))

    async def script(app, pilot):
        await table.until(pilot, lambda: app.finished)
        assert app.viewer is None

    evening.run(sitting, script)
