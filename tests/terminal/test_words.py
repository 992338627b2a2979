"""What the table says without being drawn: completion, composed commands, names, who sits where."""

import io
import re

import pytest
from rich.console import Console
from rich.text import Text

import knavery
from knavery.kernel.game import game, games
from knavery.kernel.language import LANGUAGES
from knavery.kernel.moves import Form, Item
from knavery.kernel.refusal import Refused
from knavery.terminal.completion import Completion
from knavery.terminal.compose import compose, first_values
from knavery.terminal.games import presenter_of
from knavery.terminal.games.generic import Presenter
from knavery.terminal.names import Names
from knavery.terminal.screens.ending import ending
from knavery.terminal.seating import read_bots, usual_bots
from knavery.terminal.sight import Sight, flow
from knavery.terminal.sitting import Sitting
from knavery.terminal.voice import own_language

SEATS = ("Ann", "Ben", "Cid", "Will Scarlet")
WAGER = Form(
    "wager",
    "wager 3 on king",
    (Item("coins", 0, 20), Item("region", names=("king", "con"))),
    "wager 0 on king",
)
TOSS = Form("toss", "toss 2 apple, 1 silk", (Item("apple", 0, 3), Item("silk", 0, 1)), "toss nothing")


# --- completion


@pytest.fixture
def completion():
    return Completion(
        ["first Ann", "first Ben", "toss 1 apple", "toss 1 apple, 1 silk", WAGER], SEATS, ("rules",)
    )


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("", ["first", "toss", "wager", "say", "rules"]),
        ("t", ["toss"]),
        ("first ", ["Ann", "Ben"]),
        ("first B", ["Ben"]),
        ("toss 1 apple", []),
        ("toss 1 apple ", [","]),
        ("toss 1 apple, ", ["1"]),
        ("wager 3 on k", ["king"]),
        ("wager 3 on c", ["con"]),
        ("nonsense ", []),
    ],
)
def test_what_can_stand_next(completion, line, words):
    assert completion.words(line) == words


def test_a_line_is_completed_as_far_as_all_that_fits_agrees(completion):
    assert completion.complete("fi") == "first "
    assert completion.complete("first A") == "first Ann "
    assert completion.complete("nonsense") == "nonsense"
    assert Completion(["pass Ann", "pay 1 apple"], SEATS).complete("p") == "pa"


def test_moves_that_begin_with_the_line_come_before_those_that_hold_its_words(completion):
    assert completion.fitting("toss 1 apple") == ["toss 1 apple", "toss 1 apple, 1 silk"]
    assert completion.fitting("silk") == ["toss 1 apple, 1 silk"]


# --- forms


def test_a_form_of_counts_lists_what_is_not_none():
    assert first_values(TOSS) == {"apple": 0, "silk": 0}
    assert compose(TOSS, {"apple": 2, "silk": 1}) == "toss 2 apple, 1 silk"
    assert compose(TOSS, {"apple": 0, "silk": 0}) == "toss nothing"


def test_another_form_puts_its_values_into_its_example():
    assert first_values(WAGER) == {"coins": 0, "region": "king"}
    assert compose(WAGER, {"coins": 12, "region": "con"}) == "wager 12 on con"


@pytest.mark.parametrize("name", games())
def test_every_form_that_comes_up_can_be_filled_in(name, under_way):
    presenter, met = presenter_of(game(name)), set()
    for moves in range(0, 120, 4):
        match = under_way(name, moves, 4, seed=moves)
        sitting = Sitting(match, {})
        for seat in match.acting:
            for form in (one for one in sitting.choices(seat) if isinstance(one, Form)):
                met.add(form.verb)
                fitted = presenter.fit(form, match, seat)
                values = presenter.start(fitted, seat)
                for item in fitted.items:
                    for value in item.names or (item.least, item.most):
                        no = sitting.verdict(seat, presenter.compose(fitted, {**values, item.name: value}))
                        assert no is None or isinstance(no, Refused)
    assert met == FORMS[name]


FORMS = {
    "court": {"wager"},
    "sheriff": {"toss", "bag", "offer", "ask"},
    "thieves": {"take", "rob", "buy"},
}


# --- clicks


def test_clicks_build_a_command_word_by_word():
    put = Presenter().put
    choices = ["toss 1 apple", "toss 2 apple, 1 silk", "first Ann"]
    assert put("", "apple", choices) == "toss 1 apple"
    assert put("toss 1 apple", "apple", choices) == "toss 2 apple"
    assert put("toss 2 apple", "silk", choices) == "toss 2 apple, 1 silk"
    assert put("", "Ann", choices) == "first Ann"
    assert put("", "king", [WAGER]) == "wager 0 on king"


# --- words


def test_commands_are_told_in_other_languages():
    names = Names(knavery.new("sheriff", SEATS, 1), "ru")
    assert names.gloss("toss 2 apple, 1 silk") == "отложить: 2 яблока, 1 шёлк"
    assert names.gloss("first Ben") == "начинает: Ben"
    court = Names(knavery.new("court", SEATS, 1), "pl")
    assert court.gloss("wager 3 on con", ("region",)) == f"stawka: 3 → {court.name('con', 'region')}"


def test_gold_is_counted_in_other_languages():
    match = knavery.new("sheriff", SEATS, 1)
    assert Names(match, "ru").gloss("offer 5 gold for pass") == "предложить: 5 монет → пропустить"
    assert Names(match, "pl").gloss_of("2 gold, 1 apple") == "2 monety, 1 jabłko"
    assert Names(match, "en").gloss_of("2 gold") == "2 gold"


def test_what_is_called_a_bag_is_called_so_everywhere():
    for language in LANGUAGES:
        names = Names(knavery.new("sheriff", SEATS, 1), language)
        assert names.verb("bag") == names.label("bag").lower()


def test_a_list_breaks_between_its_pieces():
    pieces = [Text("2 apples"), Text("1 royal rooster"), Text("3 silk")]
    assert flow(pieces, 24).plain.splitlines() == ["2 apples 1 royal rooster", "3 silk"]
    assert flow(pieces, 26, 2).plain.splitlines() == ["2 apples  1 royal rooster", "3 silk"]
    assert flow([], 10).plain == ""


def test_the_command_of_every_card_can_be_read_in_the_smallest_window():
    for language in LANGUAGES:
        for name in games():
            match = knavery.new(name, SEATS[: game(name).card.least_seats], 1)
            presenter, names = presenter_of(match.game), Names(match, language)
            console = Console(file=io.StringIO(), width=74)
            console.print(presenter.cards(match, names))
            drawn = console.file.getvalue()
            assert "…" not in drawn
            for thing in names.kinds[presenter.spoken[-1]]:
                assert not is_in_play(match, thing) or re.search(rf"\b{thing}\b", drawn)


def is_in_play(match, thing):
    """Goods that the options leave out are not listed."""
    goods = list(match.words.things.get("good", ()))
    return thing not in goods or match.table.stock[goods.index(thing)]


def test_few_moves_stand_before_many(under_way):
    for name in games():
        match = under_way(name, 40, game(name).card.least_seats)
        sitting = Sitting(match, {})
        for seat in match.acting:
            listed = [str(one).split()[0] for one in sitting.choices(seat) if not isinstance(one, Form)]
            counts = [listed.count(verb) for verb in listed]
            assert counts == sorted(counts)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games())
def test_every_game_is_drawn_for_every_seat_and_for_nobody(name, language, under_way):
    for moves in (0, 30):
        match = under_way(name, moves, game(name).card.least_seats)
        for viewer in (None, *match.seats):
            sight = Sight(match, viewer, language)
            for presenter in (presenter_of(match.game), Presenter()):
                assert presenter.headline(sight)
                assert presenter.board(sight)
                assert presenter.cards(match, sight.names)


@pytest.mark.parametrize(
    ("setting", "language"),
    [
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "uk"}, "uk"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "C.UTF-8"}, "en"),
    ],
)
def test_the_language_is_that_of_the_machine(setting, language, monkeypatch):
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in setting.items():
        monkeypatch.setenv(name, value)
    assert own_language() == language


# --- who sits where


def test_bots_are_seated_as_they_are_asked_for():
    court = game("court")
    assert read_bots(court, SEATS, "none") == {}
    assert read_bots(court, SEATS, "random") == dict.fromkeys(SEATS[1:], "random")
    assert read_bots(court, SEATS, "random,search") == {
        "Ben": "random",
        "Cid": "search",
        "Will Scarlet": "random",
    }
    assert read_bots(court, SEATS, "Ann=search, Will Scarlet=random") == {
        "Ann": "search",
        "Will Scarlet": "random",
    }
    assert read_bots(court, SEATS, None) == usual_bots(court, SEATS)
    assert set(usual_bots(court, SEATS)) == set(SEATS[1:])


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("serch", 'there is no bot "serch"; the nearest is "search"'),
        ("Bne=search", 'there is no seat "Bne"; the nearest is "Ben"'),
        ("Ben=search,random", "bots are SEAT=BOT"),
        ("", 'there is no bot ""'),
    ],
)
def test_bots_that_nobody_knows_are_an_error(text, why):
    with pytest.raises(ValueError, match=why):
        read_bots(game("court"), SEATS, text)


def test_every_game_has_usual_bots():
    for name in games():
        assert usual_bots(game(name), SEATS)


# --- the court with its alternative rules


@pytest.mark.parametrize(
    "options",
    [
        {"masquerade": True},
        {"coinless": True},
        {"exchange": True, "rebuy": True},
        {"remember": "open"},
        {"masquerade": True, "coinless": True},
    ],
)
def test_the_court_is_drawn_with_every_rule(options, under_way):
    for moves in (0, 12, 40, 9999):
        match = under_way("court", moves, 4, seed=3, **options)
        presenter = presenter_of(match.game)
        for viewer in (None, "Ann"):
            assert presenter.board(Sight(match, viewer, "en"))
        if match.over:
            names = Names(match, "en")
            assert presenter.truth(match, names)
            for _, part in presenter.breakdown(match, names):
                assert set(part) == set(match.seats)


def test_the_points_of_the_years_are_the_points(under_way):
    match = under_way("court", 9999, 4, seed=3)
    years = presenter_of(match.game).breakdown(match, Names(match, "en"))

    assert {seat: sum(year[seat] for _, year in years) for seat in match.seats} == match.scores


@pytest.mark.parametrize("name", ["sheriff", "thieves"])
def test_the_parts_of_the_points_add_up(name, under_way):
    match = under_way(name, 9999, 3, seed=3)
    parts = presenter_of(match.game).breakdown(match, Names(match, "en"))

    assert {seat: sum(part[seat] for _, part in parts) for seat in match.seats} == match.scores
    assert presenter_of(match.game).truth(match, Names(match, "en"))


def test_the_truth_goes_round_by_round_and_says_what_was_smuggled(under_way):
    for seed in range(3):
        match = under_way("sheriff", 9999, 4, seed=seed, talk="turns")
        names = Names(match, "en")
        told = [line.plain for line in presenter_of(match.game).truth(match, names)]
        rounds = [int(line[:4]) for line in told]

        assert rounds == sorted(rounds)
        for line in told:
            contraband = any(good in line for good in ("pepper", "mead", "silk", "crossbow"))
            assert contraband or not line.endswith("smuggled through")
            assert not (contraband and line.endswith("let through"))


def test_feints_are_told_of_when_all_is_over(under_way):
    match = under_way("court", 9999, 4, seed=3, masquerade=True)
    told = [line.plain for line in presenter_of(match.game).truth(match, Names(match, "en"))]

    assert any(line.endswith("a feint") for line in told)


def test_a_wager_is_composed_as_the_court_bets():
    presenter = presenter_of(game("court"))
    form = Form("wager", "wager 3 on king", (), "wager 0 on king")

    assert presenter.compose(form, {"coins": 4, "region": "opera"}) == "wager 4 on opera"
    assert presenter.compose(form, {"coins": 4, "region": "opera", "feint": 1}) == "wager 4 on opera as feint"
    assert presenter.compose(form, {"region": "opera"}) == "wager on opera"


def test_a_feint_is_asked_for_by_its_name():
    match = knavery.new("court", ["Ann", "Ben"], 1, masquerade=True)
    presenter, ann = presenter_of(match.game), match.acting[0]
    form = next(one for one in Sitting(match, {}).choices(ann) if isinstance(one, Form))
    values = presenter.start(presenter.fit(form, match, ann), ann)

    assert values["feint"] == "nothing"
    assert not presenter.compose(form, values).endswith(" as feint")
    assert presenter.compose(form, {**values, "feint": "feint"}).endswith(" as feint")


# --- the end


def test_where_points_are_equal_it_is_said_what_decides():
    match = knavery.new("court", ["Ann", "Ben"], 1)

    class Tied:
        """A match that ended with equal points, and one winner."""

        scores, winners, log = {"Ann": 7, "Ben": 7}, ["Ben"], ()

    def said(winners):
        Tied.winners = winners
        console = Console(file=io.StringIO(), width=74)
        console.print(ending(Tied, Presenter(), Names(match, "en")))
        return console.file.getvalue()

    assert "what the rules count next decides" in said(["Ben"])
    assert said(["Ben"]).index("♛ Ben") < said(["Ben"]).index("  Ann")
    assert "decides" not in said(["Ann", "Ben"])
