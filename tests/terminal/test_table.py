"""The table itself: moves, refusals, completion, forms, pages, and what goes wrong."""

from collections import Counter

import pytest

import knavery
from knavery.kernel.game import game, games
from knavery.kernel.moves import Form, Item
from knavery.terminal.filing import Leaving
from knavery.terminal.games import presenter_of
from knavery.terminal.rulebook import cited, rules_of
from knavery.terminal.screens.dialogs import AskText, Curtain, Question
from knavery.terminal.screens.form import FormScreen
from knavery.terminal.sitting import Sitting, resume


async def idle(app, pilot, table):
    await table.until(pilot, lambda: not app.sitting.bots_may_act and not app.busy.locked())


# --- moves


def test_a_refusal_says_why_and_changes_nothing(evening, table):
    sitting = evening.sit("sheriff")

    async def script(app, pilot):
        await idle(app, pilot, table)
        moves = len(sitting.match.moves)
        await table.say(app, pilot, "toss 5 crossbow")
        text = " ".join(table.shown(app).split())
        assert "There are not that many of these in your hand. (SN-MKT-2, SN-LOAD-2)" in text
        assert app.table.prompt.value == "toss 5 crossbow"
        assert len(sitting.match.moves) == moves

    evening.run(sitting, script)


def test_after_a_refusal_the_rules_open_with_those_it_goes_by(evening, table):
    sitting = evening.sit("sheriff")

    async def script(app, pilot):
        await idle(app, pilot, table)
        await table.say(app, pilot, "toss 5 crossbow")
        await pilot.press("f1")
        await table.until(pilot, lambda: "SN-MKT-2" in table.shown(app))
        first = table.shown(app).splitlines()[1:8]
        assert any("SN-MKT-2" in line for line in first)

    evening.run(sitting, script)


def test_the_rules_that_are_cited_stand_in_the_rulebook():
    for name in games():
        text = rules_of(game(name))
        for _, rules in game(name).room("words").VOCABULARY.refusals.values():
            assert len(cited(text, rules)) >= (1 if rules else 0)


def test_the_arrows_mark_choices_and_enter_makes_the_move(evening, table):
    sitting = evening.sit("court")

    async def script(app, pilot):
        await idle(app, pilot, table)
        moves = len(sitting.match.moves)
        app.table.ask("wager 2 on k")
        await pilot.pause()
        assert app.table.listed[0].verb == "wager"
        app.table.ask("")
        await pilot.press("down")
        await pilot.pause()
        assert app.table.prompt.value == "wager"
        await pilot.press("escape")
        assert app.table.prompt.value == ""
        await table.say(app, pilot, "wager 2 on king")
        await table.until(pilot, lambda: len(sitting.match.moves) > moves)
        assert ("Ann", "wager 2 on king") == sitting.match.moves[moves][:2]

    evening.run(sitting, script)


def test_a_second_click_on_a_choice_makes_the_move(evening, table):
    sitting = evening.sit("sheriff")

    async def script(app, pilot):
        await idle(app, pilot, table)
        row = app.table.listed.index("toss nothing")
        moves = len(sitting.match.moves)
        await pilot.click("#choices", offset=(3, row + 1))
        await pilot.pause()
        assert app.table.prompt.value == "toss nothing"
        assert len(sitting.match.moves) == moves
        await pilot.click("#choices", offset=(3, row + 1))
        await table.until(pilot, lambda: len(sitting.match.moves) > moves)
        assert ("Ann", "toss nothing") == sitting.match.moves[moves][:2]

    evening.run(sitting, script)


def test_clicks_on_cards_write_the_command(evening, table):
    sitting = evening.sit("sheriff")

    async def script(app, pilot):
        await idle(app, pilot, table)
        assert sitting.match.view("Ann")["hand"]["Ann"] == {"apple": 3, "pepper": 2, "silk": 1}
        for _ in range(2):
            await pilot.click("#hand", offset=(3, 1))
            await pilot.pause()
        assert app.table.prompt.value == "toss 2 apple"
        await pilot.click("#hand", offset=(15, 1))
        await pilot.pause()
        assert app.table.prompt.value == "toss 2 apple, 1 pepper"

    evening.run(sitting, script)


def test_talk_is_heard(evening, table):
    sitting = evening.sit("court")

    async def script(app, pilot):
        await idle(app, pilot, table)
        await table.say(app, pilot, 'say "I hold the king"')
        assert "Ann: “I hold the king”" in " ".join(table.shown(app).split())

    evening.run(sitting, script)


def test_while_a_bot_thinks_the_table_stays_alive_and_nothing_is_said_twice(evening, table):
    sitting = evening.sit("court", 3, bots=None)

    async def script(app, pilot):
        await pilot.press("enter")
        await pilot.pause()
        await app.busy.acquire()  # as a bot does that thinks
        app.table.ask('say "I wait"')
        await pilot.press("enter", "enter", "enter")
        await pilot.pause()
        assert app.voice.say("bot-thinks") in table.shown(app)
        await pilot.press("f1")
        await pilot.pause()
        assert app.screen is not app.table
        await pilot.press("escape")
        assert sitting.match.moves == []
        app.busy.release()
        await table.until(pilot, lambda: sitting.match.moves)
        await pilot.pause()
        assert [command for _, command, _ in sitting.match.moves] == ['say "I wait"']

    evening.run(sitting, script)


# --- completion


def test_tab_completes_what_is_sure_and_the_hint_shows_the_rest(evening, table):
    sitting = evening.sit("sheriff")

    async def script(app, pilot):
        await idle(app, pilot, table)
        app.table.ask("")
        await pilot.press("t", "o", "tab")
        await pilot.pause()
        assert app.table.prompt.value == "toss "
        assert "nothing" in table.shown(app)
        await pilot.press("n", "tab")
        await pilot.pause()
        assert app.table.prompt.value == "toss nothing "

    evening.run(sitting, script)


# --- forms


def test_a_form_composes_a_move_within_its_bounds(evening, table):
    sitting = evening.sit("court")

    async def script(app, pilot):
        await idle(app, pilot, table)
        await pilot.press("f3")
        await pilot.pause()
        assert isinstance(app.screen, FormScreen)
        coins, region = app.screen.rows
        await pilot.press("end", "right")
        assert coins.value == coins.item.most
        await pilot.press("home", "5", "down", "k")
        await pilot.pause()
        assert region.value == "king"
        assert app.screen.command == "wager 5 on king"
        moves = len(sitting.match.moves)
        await pilot.press("enter")
        await table.until(pilot, lambda: len(sitting.match.moves) > moves)
        assert ("Ann", "wager 5 on king") == sitting.match.moves[moves][:2]

    evening.run(sitting, script)


def test_a_form_takes_digits_letters_and_takes_them_back(evening, table):
    sitting = evening.sit("court")

    async def script(app, pilot):
        await idle(app, pilot, table)
        await pilot.press("f3")
        await pilot.pause()
        coins, region = app.screen.rows
        await pilot.press("home", "1", "2", "superscript_two")
        assert coins.value == 12
        await pilot.press("backspace")
        assert coins.value == 1
        region.focus()
        await pilot.press("ш")
        assert region.value == "jester"

    evening.run(sitting, script, "ru")


def test_a_form_says_what_is_wrong_and_does_not_send_it(evening, table):
    sitting = evening.sit("sheriff")

    async def script(app, pilot):
        await idle(app, pilot, table)
        await table.say(app, pilot, "toss nothing")
        await table.until(
            pilot, lambda: sitting.match.view()["phase"] == "load" and "Ann" in app.match.acting
        )
        await idle(app, pilot, table)
        moves = len(sitting.match.moves)
        await pilot.press("f3")
        await pilot.pause()
        assert app.screen.command == "bag nothing"
        assert "Put at least one card into the bag. (SN-LOAD-2)" in table.shown(app)
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, FormScreen)
        assert len(sitting.match.moves) == moves
        await pilot.press("right", "enter")
        await table.until(pilot, lambda: len(sitting.match.moves) > moves)
        assert sitting.match.moves[moves][1].startswith("bag 1 ")

    evening.run(sitting, script)


# --- several people


def test_the_seat_is_handed_over_behind_a_curtain(evening, table):
    sitting = evening.sit("sheriff", bots=None)

    async def script(app, pilot):
        await pilot.press("enter")
        await pilot.pause()
        first = app.viewer
        await pilot.press("f4")
        await pilot.pause()
        assert isinstance(app.screen, Question)
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, Curtain)
        await pilot.press("enter")
        await pilot.pause()
        assert app.viewer == app.table.sight.viewer != first

    evening.run(sitting, script)


# --- saving, leaving, going on


def test_a_game_is_saved_and_resumed_with_its_bots(evening, table, tmp_path):
    sitting, file = evening.sit("sheriff"), tmp_path / "evening.json"

    async def script(app, pilot):
        await idle(app, pilot, table)
        await table.say(app, pilot, f"save {file}")
        await table.until(pilot, file.exists)
        assert not sitting.unsaved

    evening.run(sitting, script)
    again = resume(file)
    assert again.match.table == sitting.match.table
    assert again.bots == sitting.bots == {"Ben": "random", "Cid": "random", "Dot": "random"}
    assert not again.unsaved

    async def play_on(app, pilot):
        await idle(app, pilot, table)
        moves = len(again.match.moves)
        await table.say(app, pilot, "toss nothing")
        await table.until(pilot, lambda: len(again.match.moves) > moves)

    evening.run(again, play_on)


def test_leaving_asks_whether_to_save(evening, table, tmp_path):
    sitting, file = evening.sit("court"), tmp_path / "court.json"

    async def script(app, pilot):
        await idle(app, pilot, table)
        await pilot.press("ctrl+q")
        await pilot.pause()
        assert isinstance(app.screen, Question)
        await pilot.press("escape")
        await pilot.pause()
        assert app.screen is app.table
        await pilot.press("f10")
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, AskText)
        app.screen.query_one("#answer").value = str(file)
        await pilot.press("enter")
        await pilot.pause()

    evening.run(sitting, script)
    assert knavery.load(file).table == sitting.match.table


def test_one_can_leave_from_anywhere(evening, table):
    sitting = evening.sit("court", 3, bots=None)

    async def script(app, pilot):
        await pilot.press("enter")
        await table.say(app, pilot, "wager 1 on king")
        await pilot.press("f10")  # behind the curtain
        await pilot.pause()
        assert isinstance(app.screen, Leaving)
        await pilot.press("escape", "enter")
        await pilot.pause()
        for key in ("f4", "f3", "f1", "f5"):
            await pilot.press(key)
            await pilot.pause()
            await pilot.press("ctrl+q", "ctrl+q")
            await pilot.pause()
            assert isinstance(app.screen, Leaving)
            await pilot.press("escape", "escape")
            await pilot.pause()
            assert app.screen is app.table

    evening.run(sitting, script)


def test_a_file_that_cannot_be_written_is_no_end_of_the_game(evening, table, tmp_path):
    sitting = evening.sit("court")

    async def script(app, pilot):
        await idle(app, pilot, table)
        await table.say(app, pilot, f"save {tmp_path}")
        assert "could not be written" in " ".join(table.shown(app).split())
        assert sitting.unsaved == (len(sitting.match.moves) > 0)
        assert list(tmp_path.iterdir()) == []

    evening.run(sitting, script)


@pytest.mark.parametrize("name", [".", "/", "~nobody-of-that-name/game.json", "no/such/folder.json", "a\0b"])
def test_a_name_that_no_file_can_have_is_no_end_of_the_game(name, evening, table):
    sitting = evening.sit("court")

    async def script(app, pilot):
        await idle(app, pilot, table)
        app.save_to(name)
        await pilot.pause()
        assert "could not be written" in " ".join(table.shown(app).split())

    evening.run(sitting, script)


def test_what_lies_in_a_file_is_not_lost_without_a_question(evening, table, tmp_path):
    sitting, file = evening.sit("court"), tmp_path / "letter.txt"
    file.write_text("Dear Ben", encoding="utf-8")

    async def script(app, pilot):
        await idle(app, pilot, table)
        await table.say(app, pilot, f"save {file}")
        assert isinstance(app.screen, Question)
        await pilot.press("enter")
        await pilot.pause()
        assert file.read_text(encoding="utf-8") == "Dear Ben"
        await table.say(app, pilot, f"save {file}")
        await pilot.press("right", "enter")
        await pilot.pause()
        assert knavery.load(file).table == sitting.match.table
        await table.say(app, pilot, f"save {file}")
        assert app.screen is app.table  # its own file is written again unasked

    evening.run(sitting, script)


def test_the_usual_file_is_one_that_is_free(evening, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    sitting = evening.sit("court")
    assert str(sitting.usual_file) == "court.json"
    sitting.usual_file.write_text("of another evening", encoding="utf-8")
    assert str(sitting.usual_file) == "court-2.json"
    sitting.save(sitting.usual_file)
    assert str(sitting.usual_file) == "court-2.json"


# --- the clock


def test_with_a_clock_the_bags_pass_when_the_time_is_out(evening, table):
    sitting = evening.sit("sheriff", 4, bots=None, timer=True, talk="turns")
    for _ in range(40):
        if sitting.match.view()["phase"] == "inspect":
            break
        seat = sitting.match.acting[0]
        sitting.do(seat, next(str(choice) for choice in sitting.match.choices(seat)))

    async def script(app, pilot):
        await pilot.press("enter")
        await app.tick()
        assert str(app.clock) == "3:00"
        assert "· 3:00" in table.shown(app).splitlines()[0]
        await app.tick()
        assert str(app.clock) == "2:59"
        app.draw_curtain(sitting.people[0])
        await app.tick()
        assert str(app.clock) == "2:59"
        await pilot.press("enter")
        await pilot.pause()
        app.clock.left = 1
        await app.tick()
        assert sitting.match.moves[-1][:2] == ("Table", "time out")
        assert sitting.match.view()["round"] == 2
        await pilot.pause()
        await app.tick()
        assert str(app.clock) == ""

    evening.run(sitting, script)


# --- the window


def test_a_full_hand_is_shown_whole(evening, table):
    sitting = evening.sit("sheriff", 3, seed=22, bots=None, royal=True, seven=True)

    async def script(app, pilot):
        await pilot.press("enter")
        await pilot.pause()
        for good, number in sitting.match.view(app.viewer)["hand"][app.viewer].items():
            assert app.names.count(good, number, "good") in table.shown(app)
        await pilot.resize_terminal(160, 40)
        await pilot.pause()

    for language in ("en", "ru"):
        evening.run(sitting, script, language)


def test_very_long_names_leave_room_for_the_rest(evening, table):
    names = ["Bartholomew, Knight of all Nottingham", "Ann", "Ben", "Zoë🦊"]
    sitting = Sitting(knavery.new("thieves", names, 3), {})

    async def script(app, pilot):
        await pilot.press("enter")
        await pilot.pause()
        rows = table.shown(app).splitlines()
        row = next(line for line in rows if "Bartholomew, …" in line and "☠" in line)
        assert "1 ●" in row

    evening.run(sitting, script)


def test_rows_of_a_form_are_as_wide_as_the_form(evening, table):
    names = ["Bartholomew, Knight of all Nottingham", "Ann", "Ben", "Maximilian the Exceedingly Prosperous"]
    sitting = Sitting(knavery.new("sheriff", names, 3), {})
    for _ in range(40):
        if sitting.match.view()["phase"] == "inspect":
            break
        seat = sitting.match.acting[0]
        sitting.do(seat, next(str(choice) for choice in sitting.match.choices(seat)))

    async def script(app, pilot):
        await pilot.press("enter")
        await pilot.pause()
        await pilot.press("f3")
        await pilot.pause()
        for row in app.screen.rows:
            for value in row.item.names or (row.item.most,):
                row.set_value(value)
                assert row.content.cell_len <= 56
        await pilot.pause()

    evening.run(sitting, script)


def test_a_window_that_is_too_small_says_so_and_recovers(evening, table):
    sitting = evening.sit("court")

    async def script(app, pilot):
        await idle(app, pilot, table)
        assert "a window of 80 by 24" in " ".join(table.shown(app).split())
        await pilot.resize_terminal(100, 30)
        await pilot.pause()
        assert "Cursed Court" in table.shown(app)
        assert "a window of 80 by 24" not in table.shown(app)

    evening.run(sitting, script, size=(60, 20))


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (160, 50)])
@pytest.mark.parametrize("name", ["sheriff", "court"])
def test_all_that_is_needed_is_on_the_screen(name, size, evening, table):
    sitting = evening.sit(name)

    async def script(app, pilot):
        await idle(app, pilot, table)
        text = table.shown(app)
        for needed in (*sitting.match.seats, app.names.sentence("title"), "F1", "F10", "›"):
            assert needed in text
        form = next(choice for choice in app.table.listed if isinstance(choice, Form))
        assert f"✎ {form.verb}" in text

    evening.run(sitting, script, size=size)


# --- bots that fail


def test_a_bot_that_breaks_down_is_replaced_and_nothing_is_lost(evening, table):
    sitting = evening.sit("court", 3)
    sitting.invite({"Ben": "search-easy", "Cid": "random"})

    class Broken:
        def choose(self, seen, dice):
            raise ZeroDivisionError("no such thought")

        def remark(self, seen, since, dice):
            return None

    sitting.company.bots["Ben"] = Broken()

    async def script(app, pilot):
        await table.until(pilot, lambda: sitting.bots.get("Ben") == "random" or "Ann" in app.match.acting)
        await table.say(app, pilot, "wager 1 on king")
        await table.until(pilot, lambda: sitting.bots["Ben"] == "random")
        await table.until(pilot, lambda: any(name == "Ben" for name, _, _ in sitting.match.moves))
        await pilot.pause()
        assert any("ZeroDivisionError: no such thought" in note.message for note in app._notifications)

    evening.run(sitting, script)


# --- the market of thieves


def test_a_purchase_is_composed_with_coins_and_a_saved_gem():
    presenter, match = presenter_of(game("thieves")), knavery.new("thieves", ["Ann", "Ben", "Cid"], 1)
    colours = ("red", "white", "blue", "green")
    coins = [Item(f"coins {gem}", 0, 3) for gem in colours]
    form = Form(
        "buy", "buy crown", (Item("card", names=("crown",)), *coins, Item("free", names=colours)), "buy crown"
    )
    fitted = presenter.fit(form, match, "Ann")
    values = {item.name: item.names[0] if item.names else 0 for item in fitted.items}

    assert presenter.compose(fitted, values) == "buy crown"
    assert (
        presenter.compose(fitted, values | {"coins blue": 2, "free": "red"})
        == "buy crown coins 2 blue free red"
    )


def test_a_robbery_is_composed_as_it_comes_up(evening, table):
    sitting = evening.sit("thieves", 3, seed=9, bots=None)
    first = sitting.match.acting[0]
    middle = Counter(sitting.match.view()["middle"]) - Counter(["marker"])
    sitting.do(first, f"take {', '.join(f'{number} {thing}' for thing, number in middle.items())}")
    second = sitting.match.acting[0]

    async def script(app, pilot):
        await pilot.press("enter")
        await pilot.pause()
        assert app.viewer == second
        app.open_form(app.table.completion.forms["rob"])
        await pilot.pause()
        assert app.screen.rows[0].item.names == (first,)
        await pilot.press("down", "end")
        await pilot.pause()
        assert app.screen.command.startswith(f"rob {first} keep ")
        await pilot.press("enter")
        await pilot.pause()
        assert sitting.match.moves[-1][1].startswith(f"rob {first} keep ")

    evening.run(sitting, script)


# --- bargains with the sheriff


def bargain(verb, **extra):
    """A form like that of the rules, as Ann gets it where Dot is sheriff."""
    bags = ("Ann", "Ben", "Will Scarlet")
    items = (Item("gold", 0, 50), Item("apple", 0, 2), Item("cheese from bag", 0, 3))
    asked = (Item("for pass", names=bags), Item("for open", names=bags), Item("promise pass"))
    first = (Item("whom", names=bags),) if verb == "ask" else items
    return Form(
        verb, f"{verb} 8 gold for pass", (*first, *asked, Item("promise open", names=bags)), f"{verb} nothing"
    )


@pytest.fixture
def road():
    return knavery.new("sheriff", ["Ann", "Ben", "Will Scarlet", "Dot"], 7)


def test_an_offer_is_composed_bag_by_bag(road):
    presenter = presenter_of(game("sheriff"))
    form = presenter.fit(bargain("offer"), road, "Ann")
    values = presenter.start(form, "Ann")

    assert presenter.compose(form, values) == "offer nothing for pass Ann"
    values |= {"gold": 8, "cheese from bag": 1, "bag Will Scarlet": "open", "promise": "open Ben"}
    assert presenter.compose(form, values) == (
        'offer 8 gold, 1 cheese from bag for pass Ann and open "Will Scarlet" promise open Ben'
    )
    values |= {"bag Ann": "nothing", "bag Will Scarlet": "nothing", "promise": "pass"}
    assert presenter.compose(form, values) == "offer 8 gold, 1 cheese from bag for nothing promise pass"


def test_an_ask_names_whom_and_what_everybody_can_see(road):
    presenter = presenter_of(game("sheriff"))
    form = presenter.fit(bargain("ask"), road, "Dot")
    values = presenter.start(form, "Dot") | {"whom": "Will Scarlet", "gold": 5}

    assert {item.name: item.most for item in form.items}["gold"] == 50
    assert presenter.compose(form, values | {"bag Ann": "nothing", "bag Will Scarlet": "pass"}) == (
        'ask "Will Scarlet" 5 gold for pass "Will Scarlet"'
    )
