"""CC-MASK-1: whole games in which everybody but one seat might have marked other crowns, and it cannot tell.

Two games run side by side: the same cards, the same seat at them, the same bets; only which crowns the
others call their feint differs.  Until feints go back (CC-MASK-2) all that reaches the seat is the same,
`knavery replay --seat` too.
"""

import random

import pytest

import knavery
from knavery.cli import main
from knavery.games.court.rules.names import Event, Phase
from knavery.kernel import records
from knavery.kernel.events import ALL, tell
from knavery.kernel.game import game
from knavery.kernel.language import LANGUAGES
from knavery.kernel.match import Match
from knavery.kernel.refusal import Refused

SEATS = ("Ann", "Ben", "Cid", "Dot")
AS_FEINT = " as feint"
NEWEST = 8  # happenings that are said anew in sentences after every bet
TABLES = [
    {},
    {"coinless": True, "remember": "open"},
    {"exchange": True, "rebuy": True, "years": 2},
    {"remember": "hidden", "tie": "year"},
]


def twins(options, seed):
    return [knavery.new("court", SEATS, seed, masquerade=True, **options) for _ in range(2)]


def bet_twice(one, two, viewer, chance, random_move):
    """A bet at random in one game, and in the other with another feint, if it is not the viewer's own."""
    name, actions = random_move(one, chance)
    one.do(name, actions)
    said = one.moves[-1][1]
    region = said.removesuffix(AS_FEINT)
    kinds = [said] if name == viewer else chance.sample([region, region + AS_FEINT], 2)
    for command in kinds:
        try:
            two.do(name, command)
        except Refused:
            continue
        return
    raise AssertionError(f"{name} can bet in one game and not in the other")


def what_reaches(match, name):
    """All that one seat gets of a match, or a spectator."""
    newest = max(len(match.told(name)) - NEWEST, 0)
    said = [match.story(name, language, newest) for language in LANGUAGES]
    choices = [str(choice) for choice in match.choices(name)] if name else []
    return match.view(name), match.told(name), match.events(name, newest), said, choices, match.acting


def replayed(match, name, folder, capsys):
    """What `knavery replay` says of the record of a match."""
    file = folder / "game.json"
    file.write_text(records.to_text(match.save()), encoding="utf-8")
    assert main(["replay", str(file), "--seat", name]) == 0
    return capsys.readouterr().out


def play_years(options, seed, viewer, random_move, compare, years=3):
    """Play both games for so many years; what reaches the viewer is compared on the way."""
    chance, crowns = random.Random(seed), 0
    one, two = twins(options, seed)
    while not one.over and one.table.year <= years:
        year, phase = one.table.year, one.table.phase
        bet_twice(one, two, viewer, chance, random_move)
        if one.over or one.table.phase != Phase.WAGER or one.table.year != year or phase != Phase.WAGER:
            two = one.copy()  # the feints are known by now, and had other consequences
        else:
            crowns += marked(one) != marked(two)
            compare(one, two)
    assert crowns > 0, "both games had the same feints all the time"


def marked(match):
    return [player.feint for player in match.table.players]


@pytest.mark.fuzz
@pytest.mark.parametrize("options", TABLES, ids=str)
@pytest.mark.parametrize("viewer", [*SEATS, None])
def test_a_feint_reaches_nobody_but_its_owner(viewer, options, random_move):
    def compare(one, two):
        assert what_reaches(one, viewer) == what_reaches(two, viewer)

    play_years(options, f"{viewer} {options}", viewer, random_move, compare)


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_a_replay_for_a_seat_shows_no_feint_of_another(options, random_move, tmp_path, capsys):
    def compare(one, two):
        if one.table.placings % 5 == 4:
            assert replayed(one, "Ben", tmp_path, capsys) == replayed(two, "Ben", tmp_path, capsys)

    play_years(options, 7, "Ben", random_move, compare, years=1)


# --- planted leaks are found


def showing(honest):
    def hide(table, out, eyes):
        honest(table, out, eyes)
        for player, real in zip(out.players, table.players, strict=True):
            player.feint = real.feint

    return hide


def shouting(honest):
    def play(table, seat, action):
        if table.phase == Phase.FEINT and action:
            tell(table, Event.FEINT_PLACED, ALL, seat, table.region, 0)
        honest(table, seat, action)

    return play


@pytest.mark.parametrize(("what", "plant"), [("hide", showing), ("play", shouting)])
def test_a_feint_that_leaks_is_found(what, plant, random_move, monkeypatch, tmp_path, capsys):
    plain = game("court").plain
    monkeypatch.setattr(plain, what, plant(getattr(plain, what)))
    for test, more in (
        (test_a_feint_reaches_nobody_but_its_owner, ("Ben", {}, random_move)),
        (test_a_replay_for_a_seat_shows_no_feint_of_another, ({}, random_move, tmp_path, capsys)),
    ):
        with pytest.raises(AssertionError, match=r"==|feint"):
            test(*more)


def test_a_replay_that_tells_all_is_found(random_move, monkeypatch, tmp_path, capsys):
    def everything(match, name=None, tongue="en", since=0):
        return match.full_story(tongue)[since:]

    monkeypatch.setattr(Match, "story", everything)
    with pytest.raises(AssertionError, match="=="):
        test_a_replay_for_a_seat_shows_no_feint_of_another({}, random_move, tmp_path, capsys)
