"""`knavery play`: who is seated, what is said when it cannot be, and a game that outlives a breakdown."""

import argparse
import io

import pytest

import knavery
from knavery.cli import main
from knavery.kernel.records import BadRecord, to_text
from knavery.terminal import command
from knavery.terminal.sitting import Sitting, resume


def complaint(capsys, *arguments):
    assert main(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    return err


def test_a_bot_that_nobody_knows_is_an_error(capsys):
    said = complaint(capsys, "play", "court", "--bots", "serch")
    assert 'there is no bot "serch"; the nearest is "search"' in said


def test_a_bot_on_a_seat_that_is_not_there_is_an_error(capsys):
    said = complaint(capsys, "play", "court", "--seats", "Ann", "Ben", "--bots", "Bne=random")
    assert 'there is no seat "Bne"; the nearest is "Ben"' in said


def test_a_file_that_names_unknown_bots_is_an_error(tmp_path):
    file = tmp_path / "old.json"
    match = knavery.new("court", ["Ann", "Ben"], 1)
    file.write_text(to_text(match.save() | {"bots": {"Ben": "grandmother"}}), encoding="utf-8")

    with pytest.raises(BadRecord, match='there is no bot "grandmother"'):
        resume(file)
    assert resume(file, "random").bots == {"Ben": "random"}


def test_by_lines_bots_play_too(capsys, monkeypatch):
    monkeypatch.setattr("sys.stdin", io.StringIO("wager 1 on king\nquit\n"))

    assert main(["play", "court", "--seats", "Ann", "Ben", "--bots", "random", "--seed", "4"]) == 0
    out = capsys.readouterr().out
    assert "Ann sets a crown on the king, with 1 coin beneath." in out
    assert "Ben sets a crown on" in out
    assert "the table is yours" not in out


def test_without_textual_one_is_told_how_to_get_it(monkeypatch):
    chosen = argparse.Namespace(plain=False, game="court", resume=None, lang="en")
    monkeypatch.setattr(command, "can_draw", lambda: True)
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)

    with pytest.raises(ValueError, match=r"pip install 'knavery\[terminal\]'"):
        command.run_play(chosen, {})


def test_a_game_outlives_a_breakdown_of_the_program(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    sitting = Sitting(knavery.new("court", ["Ann", "Ben"], 1), {})
    command.rescue(sitting, "en")
    assert list(tmp_path.iterdir()) == []

    sitting.do(sitting.match.acting[0], "wager 1 on king")
    command.rescue(sitting, "en")
    assert "Saved in court-rescued.json" in capsys.readouterr().err
    assert resume(tmp_path / "court-rescued.json").match.table == sitting.match.table


def test_a_rescued_game_needs_a_folder_that_can_be_written(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(tmp_path / "elsewhere"))
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "court-rescued.json").write_text("of another evening", encoding="utf-8")
    sitting = Sitting(knavery.new("court", ["Ann", "Ben"], 1), {})
    sitting.do(sitting.match.acting[0], "wager 1 on king")

    command.rescue(sitting, "en")
    assert "Saved in court-rescued-2.json" in capsys.readouterr().err
    sitting.do(sitting.match.acting[0], "wager 1 on queen")
    monkeypatch.setattr(command, "free_file", lambda folder, name: folder / "no" / name)
    command.rescue(sitting, "en")
    assert capsys.readouterr().err.count("could not be written") == 2


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("court",), "holds a game of sheriff, not of court"),
        (("--seed", "3"), "a saved game keeps its seats, seed and options: leave --seed out"),
        (("--seats", "Ann", "Ben"), "leave --seats out"),
        (("-o", "royal=true"), "leave --option out"),
    ],
)
def test_what_a_saved_game_brings_along_is_not_chosen_again(arguments, why, tmp_path, capsys):
    file = tmp_path / "game.json"
    Sitting(knavery.new("sheriff", ["Ann", "Ben", "Cid"], 1), {}).save(file)

    assert why in complaint(capsys, "play", "--resume", str(file), *arguments)


def test_without_a_game_nothing_of_a_game_can_be_chosen(capsys, monkeypatch):
    for drawn in (False, True):
        monkeypatch.setattr(command, "can_draw", lambda drawn=drawn: drawn)
        assert "say which game for --seats: court" in complaint(capsys, "play", "--seats", "Ann", "Ben")


def test_by_lines_a_file_is_not_lost_without_a_warning(tmp_path, capsys, monkeypatch):
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ben", encoding="utf-8")
    for said, kept in ((f"save {file}\nquit\n", True), (f"save {file}\nsave {file}\nquit\n", False)):
        monkeypatch.setattr("sys.stdin", io.StringIO(said))
        assert main(["play", "court", "--seats", "Ann", "Ben", "--bots", "random", "--seed", "4"]) == 0
        assert "holds something else" in capsys.readouterr().out
        assert (file.read_text(encoding="utf-8") == "Dear Ben") is kept


def test_help_shows_only_what_people_can_say(capsys, monkeypatch):
    monkeypatch.setattr("sys.stdin", io.StringIO("\nhelp\nquit\n"))
    assert main(["play", "sheriff", "--seats", "Ann", "Ben", "Cid"]) == 0
    out = capsys.readouterr().out
    assert "time out" not in out
    assert out.count("  sell pepper\n") == 1
