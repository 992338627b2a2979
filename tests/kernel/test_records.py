"""Records: what was saved comes back, and what was damaged or forged is refused with a clear word."""

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import knavery
from knavery.kernel import records
from knavery.kernel.files import LARGEST
from knavery.kernel.match import Match
from knavery.kernel.records import BadRecord

Record = dict[str, Any]
Play = Callable[..., Match]


@pytest.fixture(scope="module")
def match(under_way: Play) -> Match:
    return under_way("sheriff", 30)


@pytest.fixture
def record(match: Match) -> Record:
    """A record of thirty moves; each test may spoil its own."""
    return copy.deepcopy(match.save())


def bad(record: Any, move: int | None = None) -> str:
    """What is said of a record that must be refused, at this move."""
    with pytest.raises(BadRecord) as caught:
        records.load(record)
    assert move == caught.value.move
    if move is not None:
        assert str(caught.value).startswith(f"move {move}: ")
    return str(caught.value)


# --- there and back


@pytest.mark.parametrize("game", ["sheriff", "court"])
@pytest.mark.parametrize("moves", [0, 1, 25, 10_000])
def test_a_match_comes_back_from_its_record(game: str, moves: int, under_way: Play) -> None:
    match = under_way(game, moves)
    again = knavery.load(match.save())

    assert match.table.pack() == again.table.pack()
    assert match.log == again.log
    assert match.save() == again.save()


@pytest.mark.parametrize("seed", [0, -5, 7, 2**200, "seven", "", "Юля", b"sixteen bytes ok", bytes(40)])
def test_every_kind_of_seed_comes_back(seed: int | str | bytes) -> None:
    match = knavery.new("court", ["Ann", "Ben"], seed=seed)

    assert match.table == knavery.load(json.loads(json.dumps(match.save()))).table


def test_a_record_comes_back_from_text_and_from_a_file(match: Match, tmp_path: Path) -> None:
    text = records.to_text(match.save())
    file = tmp_path / "game.json"
    file.write_text(text, encoding="utf-8")

    assert match.save() == records.from_text(text) == records.from_text(text.encode())
    assert match.table == knavery.load(file).table == knavery.load(str(file)).table


def test_a_file_has_a_line_for_each_move(match: Match) -> None:
    lines = [line.strip().rstrip(",") for line in records.to_text(match.save()).splitlines()]

    for move in match.moves:
        assert json.dumps(move) in lines


def test_talk_is_part_of_the_record(under_way: Play) -> None:
    match = under_way("court", 3)
    match.do("Ann", 'say "Король, звісно"')
    again = records.load(records.from_text(records.to_text(match.save())))

    assert match.events(None) == again.events(None)


def test_a_record_can_be_taken_up_to_a_step(match: Match, record: Record) -> None:
    for step in (0, 1, 17, 30):
        again = records.load(record, step)
        assert match.moves[:step] == again.moves
        assert step == 0 or match.moves[step - 1][2] == again.mark()


def test_a_match_taken_up_in_the_middle_goes_on_alike(match: Match, record: Record) -> None:
    again = records.load(record, 12)
    for name, command, mark in match.moves[12:]:
        again.do(name, command)
        assert mark == again.mark()


@pytest.mark.parametrize("name", ["Ann", "Ben", "Cid", "Dot", None])
def test_a_replay_tells_each_seat_what_it_was_told_and_no_more(
    match: Match, record: Record, name: str
) -> None:
    again = records.load(record)

    assert match.view(name) == again.view(name)
    assert match.events(name) == again.events(name)
    assert match.story(name) == again.story(name)
    others = [other for other in match.seats if other != name]
    assert all(set(again.view(name)["hand"][other]) <= {"?"} for other in others)


def test_saving_does_not_tie_the_record_to_the_match(match: Match) -> None:
    record = match.save()
    record["moves"].clear()
    record["seats"].clear()

    assert 30 == len(match.save()["moves"])


# --- damaged


def test_damage_to_any_letter_of_what_was_said_is_found(under_way: Play) -> None:
    """Talk included, though no card depends on it; unless it spells the same move, as two spaces do."""
    match = under_way("sheriff", 5)
    match.do("Cid", 'say "I have apples"')
    record = match.save()
    for number, move in enumerate(record["moves"], start=1):
        for part, at in [(p, letter) for p in range(3) for letter in range(len(move[p]))]:
            damaged = copy.deepcopy(record)
            damaged["moves"][number - 1][part] = move[part][:at] + "x" + move[part][at + 1 :]
            assert number == found_at(damaged)


def found_at(record: Record) -> int | None:
    with pytest.raises(BadRecord) as caught:
        records.load(record)
    return caught.value.move


@pytest.mark.parametrize(
    "data", ["", "{", "null", "[]", "7", '"text"', "[[[[", b"\xff\xfe", b"", "[" * 100_000]
)
def test_what_is_no_record_is_refused(data: str | bytes) -> None:
    with pytest.raises(BadRecord, match=r"not JSON|no record of a match"):
        records.from_text(data)


def test_a_file_that_was_cut_off_anywhere_is_refused(match: Match) -> None:
    text = records.to_text(match.save())
    for length in range(len(text.rstrip())):
        with pytest.raises(BadRecord, match="not JSON"):
            records.from_text(text[:length])


def test_a_file_too_large_to_be_a_record_is_not_read() -> None:
    with pytest.raises(BadRecord, match="never as large"):
        records.from_text(b" " * (LARGEST + 1))


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match=r"cannot read .*missing\.json: No such file"):
        knavery.load(tmp_path / "missing.json")
    with pytest.raises(BadRecord, match="cannot read"):
        knavery.load(tmp_path)


@pytest.mark.parametrize("part", ["knavery", "game", "rules", "options", "seats", "seed", "moves"])
def test_a_record_lacks_nothing(record: Record, part: str) -> None:
    del record[part]

    assert f'"{part}"' in bad(record)


@pytest.mark.parametrize("part", ["knavery", "game", "rules", "options", "seats", "seed", "moves"])
@pytest.mark.parametrize("value", [None, 1.5, True])
def test_every_part_is_of_its_kind(record: Record, part: str, value: object) -> None:
    record[part] = value

    bad(record)


def test_a_record_has_nothing_that_does_not_belong_there(record: Record) -> None:
    assert 'a record has no "winner"' == bad(record | {"winner": "Ann"})


@pytest.mark.parametrize("value", [{}, {"knavery": 1}, None, 3, "record", []])
def test_other_values_are_no_records(value: object) -> None:
    bad(value)


@pytest.mark.parametrize("value", [None, 3, [1], [("a", 1)], {"a": 1}, b"record"])
def test_what_is_no_record_is_not_loaded(value: object) -> None:
    with pytest.raises(BadRecord, match="no record of a match"):
        knavery.load(value)  # type: ignore[arg-type]


def test_a_complaint_is_short_however_long_the_record(record: Record) -> None:
    for part, value in (("game", "q" * 1_000_000), ("knavery", "q" * 1_000_000), ("q" * 1_000_000, 1)):
        assert len(bad(record | {part: value})) < 300
    record["moves"][2] = ["q" * 1_000_000, "q" * 1_000_000, "0"]
    assert len(bad(record, 3)) < 300


def test_another_format_is_refused(record: Record) -> None:
    assert "records of format 2 cannot be read here, only of format 1" == bad(record | {"knavery": 2})


def test_another_version_of_the_rules_is_refused(record: Record) -> None:
    assert "was played by version 0 of the rules of sheriff; here is version" in bad(record | {"rules": 0})


@pytest.mark.parametrize(
    ("part", "value", "why"),
    [
        ("game", "sherif", 'there is no game "sherif"; the nearest is "sheriff"'),
        ("seats", ["Ann", "Ben"], "has 3 to 6 seats"),
        ("seats", ["Ann", "Ann", "Ben"], "same name"),
        ("seats", ["Ann", 3, "Ben"], "player's name"),
        ("seats", ["Ann", ["Ben"], {}], "player's name"),
        ("options", {"edtion": "second"}, 'no option "edtion"'),
        ("options", {"edition": "zeroth"}, "not 'zeroth'"),
        ("options", {"edition": [["second"]]}, "edition is one of"),
        ("options", {"edition": {}}, "edition is one of"),
        ("bytes", 7, '"bytes" is true or false'),
        ("seed", "\ud800", "surrogates not allowed"),
    ],
)
def test_what_the_game_cannot_be_played_with_is_refused(
    record: Record, part: str, value: object, why: str
) -> None:
    assert why in bad(record | {part: value})


def test_a_short_key_is_refused(record: Record) -> None:
    assert "at least 128 bits" in bad(record | {"seed": "00ff", "bytes": True})


@pytest.mark.parametrize("seed", [1, "xyz", "0"])
def test_a_key_that_is_not_hexadecimal_is_refused(record: Record, seed: object) -> None:
    assert "a seed of bytes is written in hexadecimal digits" == bad(record | {"seed": seed, "bytes": True})


# --- forged: the number of the first bad move


@pytest.mark.parametrize(
    "entry",
    [None, [], "toss", ["Ann"], ["Ann", "toss nothing"], ["Ann", "x", 3], ["Ann", 3, "x"], [[], {}, "x"]],
)
def test_an_entry_that_is_no_move_is_refused(record: Record, entry: object) -> None:
    record["moves"][4] = entry

    assert 'a move is ["seat", "command", "mark"]' in bad(record, 5)


def test_an_illegal_move_is_refused_with_its_reason(record: Record) -> None:
    name, _, mark = record["moves"][0]
    record["moves"][9] = [name, "first nobody", mark]

    assert f"{name}: 'first nobody' is refused: " in bad(record, 10)


def test_a_move_by_somebody_else_is_refused(record: Record) -> None:
    name, command, mark = record["moves"][0]
    record["moves"][0] = [next(other for other in record["seats"] if other != name), command, mark]

    assert "is refused" in bad(record, 1)


def test_a_legal_but_different_move_is_refused(match: Match, record: Record) -> None:
    before = records.load(record, 20)
    name, command, mark = record["moves"][20]
    other = next(said for said in map(str, before.choices(name)) if said != command)
    record["moves"][20] = [name, other, mark]

    assert f"after {name}: {other!r} the table is not as recorded" in bad(record, 21)


def test_a_forged_mark_is_refused(record: Record) -> None:
    record["moves"][29][2] = "00000000"

    assert "the table is not as recorded" in bad(record, 30)


def test_another_seed_is_refused_at_the_first_move(record: Record) -> None:
    bad(record | {"seed": 2}, 1)


def test_a_move_left_out_is_refused(record: Record) -> None:
    del record["moves"][7]

    bad(record, 8)


def test_a_move_said_twice_is_refused(record: Record) -> None:
    record["moves"].insert(7, record["moves"][6])

    bad(record, 8)


def test_a_command_written_otherwise_comes_back_in_its_normal_form(match: Match, record: Record) -> None:
    name, command, mark = record["moves"][0]
    record["moves"][0] = [name, f"  {command.replace(' ', '   ')} ", mark]

    assert match.save() == records.load(record).save()


def test_a_position_that_was_laid_out_has_no_record(match: Match) -> None:
    (world,) = match.worlds("Ann", key=1)

    with pytest.raises(knavery.Refused, match="did not come of moves"):
        world.save()


def test_a_record_may_say_who_is_played_by_bots(record: Record) -> None:
    seat = record["seats"][1]

    assert records.load(record | {"bots": {seat: "search"}}).moves == records.load(record).moves
    assert '"bots" gives the names of bots by their seats' == bad(record | {"bots": [seat]})
    assert '"bots" gives the names of bots by their seats' == bad(record | {"bots": {seat: 1}})
    assert '"bots" names a seat "Zed" that nobody sits on' == bad(record | {"bots": {"Zed": "search"}})
