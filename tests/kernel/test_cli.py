"""The command line: what it prints, where errors go, and a game played at one keyboard."""

import io
import itertools
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import knavery
from knavery import cli
from knavery.cli import main
from knavery.kernel import records
from knavery.kernel.match import Match
from knavery.kernel.options import BadOption
from knavery.terminal.plain import HotSeat
from knavery.terminal.sitting import Sitting

Play = Callable[..., Match]
Capture = pytest.CaptureFixture[str]


@pytest.fixture(scope="module")
def match(under_way: Play) -> Match:
    return under_way("sheriff", 25)


@pytest.fixture(scope="module")
def file(match: Match, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "game.json"
    path.write_text(records.to_text(match.save()), encoding="utf-8")
    return path


def complaint(capture: Capture, *arguments: str) -> str:
    """What is said, on the error stream alone, of arguments that cannot be obeyed."""
    assert 2 == main(arguments)
    out, err = capture.readouterr()
    assert out == ""
    assert err.startswith("knavery: ")
    assert "Traceback" not in err
    return err.removeprefix("knavery: ").rstrip("\n")


# --- the program itself


def test_the_program_runs_as_a_module(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "knavery", "replay", "missing.json"],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env=os.environ,
        check=False,
    )

    assert (2, "") == (done.returncode, done.stdout)
    assert "knavery: cannot read missing.json: No such file or directory\n" == done.stderr


def test_the_program_says_its_version(capsys: Capture) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--version"])

    assert 0 == left.value.code
    assert f"knavery {knavery.__version__}\n" == capsys.readouterr().out


@pytest.mark.parametrize("arguments", [[], ["paly"], ["check"], ["replay"], ["play", "--lang", "xx"]])
def test_arguments_that_are_none_show_the_usage(arguments: list[str], capsys: Capture) -> None:
    with pytest.raises(SystemExit) as left:
        main(arguments)

    assert 2 == left.value.code
    assert capsys.readouterr().err.startswith("usage: knavery")


def test_games_are_listed_with_seats_and_options(capsys: Capture) -> None:
    assert 0 == main(["games"])

    lines = capsys.readouterr().out.splitlines()
    assert "court: Cursed Court, by Andrew Hanson; 2-6 seats, about 60 minutes" in lines
    assert any(line.startswith("sheriff: Sheriff of Nottingham, by ") for line in lines)
    assert '    edition = "second" | "first"' in lines


# --- replay


def test_replay_tells_all_and_shows_all(match: Match, file: Path, capsys: Capture) -> None:
    assert 0 == main(["replay", str(file)])

    out = capsys.readouterr().out
    for line in match.full_story():
        assert line in out
    assert "?" not in out.split("\n\n")[-1], "the whole table lies open"


def test_replay_stops_at_a_step(match: Match, file: Path, capsys: Capture) -> None:
    assert 0 == main(["replay", str(file), "--step", "3"])

    assert records.load(match.save(), 3).full_story() == capsys.readouterr().out.split("\n\n")[0].splitlines()


def test_replay_for_a_seat_tells_what_it_was_told(match: Match, file: Path, capsys: Capture) -> None:
    for name in match.seats:
        assert 0 == main(["replay", str(file), "--seat", name])
        story, board = capsys.readouterr().out.split("\n\n")
        assert match.story(name) == story.splitlines()
        assert "?" in board

    assert match.story("Ann") != match.full_story()


def test_replay_speaks_the_language_asked_for(file: Path, capsys: Capture) -> None:
    told = []
    for language in ("en", "ru", "uk", "pl"):
        assert 0 == main(["replay", str(file), "--lang", language])
        told.append(capsys.readouterr().out)

    assert 4 == len(set(told))


def test_replay_of_what_cannot_be_replayed_is_an_error(file: Path, tmp_path: Path, capsys: Capture) -> None:
    assert "so --step is 0 to 25" in complaint(capsys, "replay", str(file), "--step", "26")
    assert "so --step is 0 to 25" in complaint(capsys, "replay", str(file), "--step", "-1")
    assert "Did you mean “Ann”" in complaint(capsys, "replay", str(file), "--seat", "Anne")

    forged = tmp_path / "forged.json"
    forged.write_text(file.read_text(encoding="utf-8").replace('"seed": 1', '"seed": 2'), encoding="utf-8")
    assert complaint(capsys, "replay", str(forged)).startswith("move 1: ")
    forged.write_text("{", encoding="utf-8")
    assert "this is not JSON" in complaint(capsys, "replay", str(forged))


# --- play: arguments


def test_play_without_a_game_names_the_games(capsys: Capture) -> None:
    assert complaint(capsys, "play").startswith("say which game: ")


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["sherif"], 'there is no game "sherif"; the nearest is "sheriff"'),
        (["sheriff", "--seats", "Ann", "Ben"], "3 to 6 seats, not 2"),
        (["sheriff", "--seats", "Ann", "Ann", "Ben"], "two players have the same name"),
        (["sheriff", "-o", "royal"], "an option is written NAME=VALUE, not 'royal'"),
        (["sheriff", "-o", "edtion=second"], 'there is no option "edtion"; the nearest is "edition"'),
        (["sheriff", "-o", "edition=zeroth"], "edition is one of"),
        (["--resume", "missing.json"], "cannot read missing.json"),
    ],
)
def test_play_with_what_cannot_be_played_is_an_error(arguments: list[str], why: str, capsys: Capture) -> None:
    assert why in complaint(capsys, "play", *arguments)


def test_options_are_read_as_the_card_has_them() -> None:
    assert {"edition": "second"} == cli.read_options("sheriff", ["edition=second"])
    with pytest.raises(BadOption):
        knavery.new("sheriff", ["Ann", "Ben", "Cid"], 1, **cli.read_options("sheriff", ["edition=2"]))


def test_play_ends_quietly_when_there_is_no_more_input(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(""))

    assert 0 == main(["play", "court", "--seed", "1"])
    assert capsys.readouterr().err == ""


# --- play: a script at the keyboard


class Keyboard:
    """What people type, line by line, and all that they are shown."""

    def __init__(self, *lines: str) -> None:
        self.lines, self.asked, self.shown = iter(lines), list[str](), list[str]()

    def ask(self, prompt: str) -> str:
        self.asked.append(prompt)
        try:
            return next(self.lines)
        except StopIteration:
            raise EOFError from None

    def show(self, text: str) -> None:
        self.shown.append(text)

    @property
    def text(self) -> str:
        return "\n".join(self.shown)


def sit(match: Match, *lines: str, language: str = "en") -> Keyboard:
    keyboard = Keyboard(*lines)
    HotSeat(Sitting(match, {}), language, keyboard.ask, keyboard.show).run()
    return keyboard


@pytest.fixture
def fresh() -> Match:
    """Ben is the sheriff of this seed."""
    return knavery.new("sheriff", ["Ann", "Ben", "Cid", "Dot"], seed=11)


def test_the_curtain_is_drawn_before_cards_are_shown(fresh: Match) -> None:
    keyboard = sit(fresh)

    assert ["Ben, the table is yours. When nobody else looks, press Enter."] == keyboard.asked
    assert "Hand" not in keyboard.text


def test_who_sits_down_sees_his_own_cards_and_no_others(fresh: Match) -> None:
    keyboard = sit(fresh, "")
    board = next(text for text in keyboard.shown if "Hand" in text)

    assert ["Ben> "] == keyboard.asked[1:]
    assert "> Ben" in board
    assert 3 == board.count("Hand: 6 ?")


def test_a_move_is_made_and_the_next_player_called(fresh: Match) -> None:
    keyboard = sit(fresh, "", "first Cid", "", "toss nothing")

    assert ["first Cid", "toss nothing"] == [command for _, command, _ in fresh.moves]
    assert ["Ben", "Cid", "Dot"] == [
        prompt.split(",")[0] for prompt in keyboard.asked if "the table is yours" in prompt
    ]
    assert "Ben lets Cid open the market." in keyboard.shown
    assert keyboard.shown[-1] == "This game was not saved."


def test_a_refusal_is_shown_with_its_reason_and_nothing_happens(fresh: Match) -> None:
    keyboard = sit(fresh, "", "first Ben", "frist Cid")

    assert [] == fresh.moves
    assert "The sheriff stays out of the market: name another player. (SN-MKT-8, SN-RND-2)" in keyboard.shown
    assert "I do not know “frist” here. Did you mean “first”?" in keyboard.shown


def test_help_choices_view_and_log_are_shown(fresh: Match) -> None:
    seated = len(sit(fresh, "").shown)

    assert "  first Tuck" in sit(fresh, "", "help").text
    assert "  first Ann; first Cid; first Dot" == sit(fresh, "", "choices").shown[seated - 1]
    assert "> Ben" in sit(fresh, "", "view").shown[seated - 1]
    assert fresh.story("Ben") == sit(fresh, "", "log").shown[seated - 1].splitlines()


def test_quitting_leaves_the_table(fresh: Match) -> None:
    keyboard = sit(fresh, "", "quit", "first Cid")

    assert [] == fresh.moves
    assert "not saved" not in keyboard.text


def test_a_game_is_saved_and_goes_on(fresh: Match, tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    keyboard = sit(fresh, "", "first Cid", "", "save", f"save {file}", "quit")

    assert "Say where to: save FILE" in keyboard.shown
    assert f"Saved in {file}. Go on with: knavery play --resume {file}" in keyboard.shown
    assert "not saved" not in keyboard.text
    again = knavery.load(file)
    assert fresh.table == again.table
    sit(again, "", "toss nothing")
    assert 2 == len(again.moves)


def test_a_file_that_cannot_be_written_is_no_end_of_the_game(fresh: Match, tmp_path: Path) -> None:
    keyboard = sit(fresh, "", f"save {tmp_path}", "first Cid")

    assert f"{tmp_path} could not be written: Is a directory" in keyboard.shown
    assert 1 == len(fresh.moves)


def test_a_whole_game_is_played_to_its_winner() -> None:
    match = knavery.new("court", ["Ann", "Ben"], seed=3)
    keyboard = Keyboard()
    keyboard.lines = first_choices(match)
    HotSeat(Sitting(match, {}), "en", keyboard.ask, keyboard.show).run()

    assert match.over
    assert f"Winner: {', '.join(match.winners)}" == keyboard.shown[-1]
    for name, points in match.scores.items():
        assert any(line.startswith(f"{name}: {points} point") for line in keyboard.shown)


def first_choices(match: Match) -> Iterator[str]:
    """Always the first thing that can be said, to whoever is asked; curtains are lifted first."""
    seated = None
    for _ in itertools.count():
        name = seated if seated in match.acting else match.acting[0]
        if name != seated:
            seated = name
            yield ""
        yield str(match.choices(name)[0])


@pytest.mark.parametrize("language", ["en", "ru", "uk", "pl"])
@pytest.mark.parametrize("game", ["sheriff", "court"])
def test_the_table_speaks_every_language(game: str, language: str, under_way: Play) -> None:
    match = under_way(game, 14)
    keyboard = sit(match, "", "help", "choices", "view", "log", "nonsense", 'say "ok"', language=language)

    assert 8 <= len(keyboard.shown)
