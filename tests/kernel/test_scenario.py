"""Scenario files: every key does what it says, every slip is named, nothing is skipped."""

from pathlib import Path

import pytest

from knavery.cli import main
from knavery.kernel.options import BadOption, from_file
from knavery.kernel.records import BadRecord, read_file
from knavery.kernel.scenario import BadScenario, check_file, check_text, split_line

SCENARIOS = sorted((Path(__file__).parents[1] / "scenarios").glob("*.toml"))

HEAD = """
game = "sheriff"
seats = ["Ann", "Ben", "Cid"]
"""
POSITION = """
[given]
phase = "inspect"
sheriff = "Ann"
gold = { Ann = 50, Ben = 40 }
stand.Ben = { bread = 1, silk = 2 }
bag = { Ben = { apple = 2, mead = 1 }, Cid = { cheese = 3 } }
claim = { Ben = "apple", Cid = "cheese" }
deck = ["silk", "apple"]
pile = ["bread", "mead", "bread"]
"""


def check(steps: str, head: str = HEAD, position: str = POSITION) -> list[str]:
    """What differs when these steps are played from the position."""
    return check_text(head + position + steps)


def step(text: str) -> list[str]:
    return check(f"[[step]]\n{text}\n")


def bad(text: str) -> str:
    """Why a file cannot be played, and where."""
    with pytest.raises(BadScenario) as caught:
        check_text(text)
    return str(caught.value)


def bad_step(text: str) -> str:
    return bad(HEAD + POSITION + f"[[step]]\n{text}\n")


# --- files


@pytest.mark.parametrize("file", SCENARIOS, ids=lambda file: file.stem)
def test_our_scenarios_hold(file: Path) -> None:
    assert [] == check_file(file)


def test_there_are_scenarios_of_every_game() -> None:
    assert {"court", "sheriff", "thieves"} == {file.stem.split("-")[0] for file in SCENARIOS}


def test_a_file_that_is_not_there_is_named_as_such(tmp_path: Path) -> None:
    with pytest.raises(BadScenario, match="cannot be read: No such file"):
        check_file(tmp_path / "missing.toml")
    with pytest.raises(BadScenario, match="cannot be read"):
        check_file(tmp_path)


def test_a_file_without_end_is_not_read_to_its_end(tmp_path: Path) -> None:
    """Of a record, a scenario, and what a scenario names."""
    endless = tmp_path / "endless.toml"
    with endless.open("wb") as file:
        file.truncate(1 << 40)  # a hole: it takes no place on the disk, and more memory than there is
    with pytest.raises(BadScenario, match="cannot be read: it is larger than"):
        check_file(endless)
    with pytest.raises(BadRecord, match="it is larger than"):
        read_file(endless)
    with pytest.raises(BadOption, match="it is larger than"):
        from_file("board", endless)


def test_a_file_that_is_not_text_is_named_as_such(tmp_path: Path) -> None:
    file = tmp_path / "bytes.toml"
    file.write_bytes(b'title = "\xff"')
    with pytest.raises(BadScenario, match="is not text in UTF-8"):
        check_file(file)


@pytest.mark.parametrize("start", ["", "\ufeff"], ids=["plain", "byte order mark"])
@pytest.mark.parametrize("end", ["\n", "\r\n"], ids=["unix", "windows"])
def test_a_file_may_come_from_any_editor(start: str, end: str, tmp_path: Path) -> None:
    file = tmp_path / "any.toml"
    text = start + HEAD + POSITION + "[[step]]\ndo = 'Ann: pass Ben'\nexpect.dealt = ['Ben']\n"
    file.write_bytes(text.replace("\n", end).encode())

    assert [] == check_file(file)


@pytest.mark.parametrize("text", ["game =", "= 3", "[[step]", "a = 1\na = 2", "x = " + "[" * 5000])
def test_a_text_that_is_not_toml_is_named_as_such(text: str) -> None:
    assert "is not TOML" in bad(text)


@pytest.mark.parametrize("text", ["seed = " + "9" * 5000, "seed = 2024-13-41"])
def test_a_value_that_cannot_be_read_is_named_as_such(text: str) -> None:
    assert "is not TOML" in bad(text) or "has a value that cannot be read" in bad(text)


# --- the head


@pytest.mark.parametrize(
    ("head", "why"),
    [
        ("", '"game" is missing'),
        ('game = "sheriff"', '"seats" is missing'),
        ('gane = "sheriff"', 'there is no key "gane"; the nearest is "game"'),
        ('game = "sherif"\nseats = []', 'game: there is no game "sherif"; the nearest is "sheriff"'),
        ("game = 3\nseats = []", "game: text belongs here, not 3"),
        ('game = "sheriff"\nseats = "Ann"', "seats: a list belongs here, not 'Ann'"),
        ('game = "sheriff"\nseats = ["Ann"]', "3 to 6 seats, not 1"),
        ('game = "sheriff"\nseats = ["Ann", "Ben", "Table"]', "seats: a player cannot be called 'Table'"),
        ('game = "sheriff"\nseats = ["Ann", "Ben", 3]', "seats: a player's name is"),
        ('game = "sheriff"\nseats = ["Ann", "Ann", "Ben"]', "seats: two players have the same name"),
        (HEAD + "title = 3", "title: text belongs here, not 3"),
        (HEAD + 'rules = "SN-INS-2"', "rules: a list belongs here"),
        (HEAD + "rules = [3]", "rules: text belongs here, not 3"),
        (HEAD + "seed = 1.5", "seed: a number or a text belongs here, not 1.5"),
        ("seed = 0x" + "F" * 5000 + HEAD, "seed: a seed has at most 4096 bits"),
        (HEAD + "seed = true", "seed: a number or a text belongs here, not True"),
        (HEAD + 'options = "royal"', "options: a table belongs here"),
        (HEAD + "options = { royl = true }", 'options: there is no option "royl"'),
        (HEAD + 'options = { edition = "2nd" }', "options: edition is one of"),
        (HEAD + "options = { edition = 2 }", "options: edition is one of"),
        (HEAD + "given = 3", "given: a table belongs here"),
        (HEAD + "step = 3", "step: a list belongs here"),
        (HEAD + "step = [3]", "step 1: a table belongs here"),
    ],
)
def test_every_slip_in_the_head_is_named(head: str, why: str) -> None:
    assert why in bad(head)


def test_a_file_may_have_no_more_than_a_head() -> None:
    assert [] == check_text(HEAD)
    assert [] == check_text('title = "x"\nrules = ["SN-INS-2"]\nseed = "x"\noptions = {}\n' + HEAD)


def test_the_seed_deals_the_cards() -> None:
    def hand(seed: str) -> list[str]:
        return check_text(f"seed = {seed}\n{HEAD}[[step]]\nexpect.hand.Ann = {{}}")

    assert hand("4") == hand('"4"') != hand("5")
    assert hand("1") == check_text(f"{HEAD}[[step]]\nexpect.hand.Ann = {{}}"), "1 unless said otherwise"


# --- what is given


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ("glod = {}", 'given.glod: there is no field "glod"; the nearest is "gold"'),
        ("zzz = 1", 'given.zzz: there is no field "zzz"; there are: '),
        ("gold = 50", "given.gold: a table belongs here, not 50"),
        ("gold = { Bne = 50 }", 'given.gold: there is no seat "Bne"; the nearest is "Ben"'),
        ('gold = { Ben = "50" }', "given.gold.Ben: a whole number from 0 to"),
        ("gold = { Ben = true }", "given.gold.Ben: a whole number from 0 to"),
        (
            "gold = { Ben = 10000 }",
            "given.gold.Ben: a whole number from 0 to 9999 belongs here, not 10000",
        ),
        (
            "gold = { Ben = 0x" + "F" * 5000 + " }",
            "given.gold.Ben: a whole number from 0 to 9999 belongs here, not a",
        ),
        ("hand.Ben = { aple = 1 }", 'given.hand.Ben: there is no card "aple"; the nearest is "apple"'),
        ("hand.Ben = { apple = -1 }", "given.hand.Ben: a whole number from 0 to 99 belongs here, not -1"),
        ("hand.Ben = 3", "given.hand.Ben: a table like { name = value } belongs here, not 3"),
        ("deck = { apple = 3 }", "given.deck: a list belongs here"),
        ('deck = ["aple"]', 'given.deck: there is no card "aple"; the nearest is "apple"'),
        ('sheriff = "Bne"', 'given.sheriff: there is no seat "Bne"; the nearest is "Ben"'),
        ('claim.Ben = "silk"', "given: seat 2 can claim legal goods only"),
        ("debt = { amuont = 3 }", 'given.debt: there is no field of debt "amuont"; the nearest is "amount"'),
        ('phase = "inpsect"', 'given.phase: there is no phase "inpsect"; the nearest is "inspect"'),
        ("phase = 3", 'given.phase: there is no phase "3"'),
        ('turn = "Bne"', 'given.turn: there is no seat "Bne"; the nearest is "Ben"'),
        ('turn = ["Ann", "Ben"]', "given: in market one seat has the turn, not 2"),
        ("scores = { Ann = 3 }", 'given.scores: there is no field "scores"'),
        ('winners = ["Ann"]', 'given.winners: there is no field "winners"'),
        ('phase = "debt"', "given: in the phase debt"),
        ("round = 10", "given: the game has 9 rounds, and this is round 10"),
        ('phase = "inspect"\nbag.Ben = { apple = 1 }', "given: seat 2 has a bag and no claim"),
    ],
)
def test_every_slip_in_what_is_given_is_named(given: str, why: str) -> None:
    assert why in bad(f"{HEAD}[given]\n{given}\n")


def test_what_is_given_replaces_what_was_dealt_and_leaves_the_rest() -> None:
    assert [] == step('expect.gold = { Ann = 50, Ben = 40, Cid = 50 }\nexpect.deck = ["silk", "apple"]')


def test_a_seats_cards_are_replaced_whole() -> None:
    assert [] == check(
        "[[step]]\nexpect.hand.Ben = { silk = 1 }", position="[given]\nhand.Ben = { silk = 1 }\n"
    )


def test_a_given_position_says_whose_turn_it_is() -> None:
    assert [] == step('expect.turn = ["Ann", "Ben", "Cid"]\nexpect.phase = "inspect"')


# --- steps


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ('od = "Ann: pass Ben"', 'step 1: there is no key "od"; the nearest is "do"'),
        ("do = 3", "step 1, do: text belongs here, not 3"),
        ('do = "Ann: pass Ben"\nrefused = "Ann: pass Ben"', 'has both "do" and "refused"'),
        ('do = "Ann: pass Ben"\nrule = "SN-INS-2"', '"rule" belongs beside "refused"'),
        ('do = "pass Ben"', "step 1: 'pass Ben' lacks a seat: write it as Seat: command"),
        ('do = "Bne: pass Ben"', 'step 1: there is no seat "Bne"; the nearest is "Ben"'),
        ('do = "ann: pass Ben"', 'step 1: there is no seat "ann"; the nearest is "Ann"'),
        ('do = "Ann: pas Ben"', "step 1: 'Ann: pas Ben': I do not know “pas” here. Did you mean “pass”?"),
        ('refused = "Ann: pas Ben"', "step 1: 'Ann: pas Ben': I do not know “pas”"),
        ('refused = "Ann: pass Bne"', "Did you mean “Ben”?"),
        ('refused = "Ann: pass"', "Something is missing at the end"),
        ('do = "Ann: pass Ben Ben"', "The command is complete before “Ben”"),
        ('do = "Table: tame out"', "step 1: 'Table: tame out': I do not know “tame” here"),
        (
            'refused = "Ben: toss 2 aple"',
            "step 1: 'Ben: toss 2 aple': I do not know “aple” here. Did you mean “apple”?",
        ),
        ('refused = "Ben: first Cdi"', "Did you mean “Cid”?"),
        ("expect = 3", "step 1, expect: a table belongs here"),
        ("expect.glod = {}", 'step 1, expect.glod: there is no field "glod"; the nearest is "gold"'),
        ("expect.gold = 3", "step 1, expect.gold: a table belongs here, not 3"),
        ("expect.gold.Bne = 3", 'step 1, expect.gold: there is no seat "Bne"; the nearest is "Ben"'),
        ("expect.stand.Ben = { skil = 1 }", 'step 1, expect.stand.Ben: there is no card "skil"'),
        ('expect.deck = ["skil"]', 'step 1, expect.deck: there is no card "skil"; the nearest is "silk"'),
        ('expect.turn = "Bne"', 'step 1, expect.turn: there is no seat "Bne"; the nearest is "Ben"'),
        ('expect.phase = "inpsect"', 'step 1, expect.phase: there is no phase "inpsect"'),
        ("expect.scores = 3", "step 1, expect.scores: a table belongs here"),
        ('expect.scores.Ben = "3"', "step 1, expect.scores.Ben: a number belongs here, not '3'"),
        ("expect.scores.Bne = 3", 'step 1, expect.scores: there is no seat "Bne"'),
        ('expect.winners = ["Bne"]', 'step 1, expect.winners: there is no seat "Bne"'),
        ("expect.debt.amuont = 3", 'step 1, expect.debt: there is no field of debt "amuont"'),
        ("view.Bne.gold.Ann = 50", 'step 1, view: there is no seat "Bne"; the nearest is "Ben"'),
        ("view.Ben = 3", "step 1, view.Ben: a table belongs here"),
        ("view.Ben.glod.Ann = 50", 'step 1, view.Ben.glod: there is no field "glod"; the nearest is "gold"'),
        ("view.Ben.scores.Ann = 50", 'step 1, view.Ben.scores: there is no field "scores"'),
        ('hidden.Bne = ["deck"]', 'step 1, hidden: there is no seat "Bne"; the nearest is "Ben"'),
        ('hidden.Ben = "deck"', "step 1, hidden.Ben: a list belongs here, not 'deck'"),
        ('hidden.Ben = ["dekc"]', 'step 1, hidden.Ben: there is no field "dekc"; the nearest is "deck"'),
        (
            'hidden.Ben = ["hand.Bne"]',
            'step 1, hidden.Ben.hand.Bne: there is no seat "Bne"; the nearest is "Ben"',
        ),
        ("hidden.Ben = [3]", 'step 1, hidden.Ben: there is no field "3"'),
        ('hidden.Ben = ["deck.Cid"]', 'step 1, hidden.Ben.deck.Cid: "deck" has no parts: write "deck"'),
        ('hidden.Ben = ["hand.Cid.apple"]', 'there is no seat "Cid.apple"; the nearest is "Cid"'),
        (
            'hidden.Ben = ["hand"]',
            'step 1, hidden.Ben.hand: "hand" is each seat\'s own: write "hand.Ann" or another',
        ),
        ('hidden.Ben = ["debt.amuont"]', 'there is no part "amuont"; the nearest is "amount"'),
        ('hidden.Ben = ["scores"]', 'step 1, hidden.Ben: there is no field "scores"'),
    ],
)
def test_every_slip_in_a_step_is_named_with_its_place(text: str, why: str) -> None:
    assert why in bad_step(text)


def test_the_place_is_the_number_of_the_step() -> None:
    assert "step 3, expect.glod" in bad(HEAD + "[[step]]\n[[step]]\n[[step]]\nexpect.glod = {}\n")


def test_a_slip_in_a_later_step_is_found_though_an_earlier_one_fails() -> None:
    text = '[[step]]\ndo = "Ben: pass Cid"\n[[step]]\nexpect.glod = {}\n'

    assert "step 2, expect.glod" in bad(HEAD + POSITION + text)


# --- do, refused, rule


def test_what_can_be_done_is_done() -> None:
    assert [] == step('do = "Ann: pass Ben"\nexpect.dealt = ["Ben"]')


def test_what_is_refused_cannot_be_done_and_the_reason_is_said() -> None:
    (failed,) = step('do = "Ben: pass Cid"')

    assert failed.startswith("step 1: 'Ben: pass Cid' is refused: Only the sheriff")


def test_after_a_step_that_went_otherwise_nothing_more_is_played() -> None:
    assert 1 == len(check('[[step]]\ndo = "Ben: pass Cid"\n[[step]]\nexpect.gold = { Ann = 1 }\n'))


def test_what_must_be_refused_may_not_be_done() -> None:
    assert ["step 1: 'Ann: pass Ben' must be refused, and was done"] == step('refused = "Ann: pass Ben"')


def test_a_refusal_cites_the_rule() -> None:
    refused = 'refused = "Ben: pass Cid"\n'

    assert [] == step(refused)
    assert [] == step(refused + 'rule = "SN-INS-1"')
    assert [] == step(refused + 'rule = "SN-INS-2"')
    assert 1 == len(step(refused + 'rule = ""'))
    (failed,) = step(refused + 'rule = "SN-INS-9"')
    assert "is refused by SN-INS-1, SN-INS-2, " in failed
    assert ", not by SN-INS-9: " in failed


def test_a_refused_step_goes_on_to_what_it_expects() -> None:
    assert [] == step('refused = "Ben: pass Cid"\nexpect.dealt = []')
    assert 1 == len(step('refused = "Ben: pass Cid"\nexpect.dealt = ["Cid"]'))


def test_a_name_may_stand_in_quotes_and_must_if_it_is_many_words() -> None:
    seats = ["Ann", "Cid Vicious", "A: B"]

    assert ("Ann", " pass Ben") == split_line("", "Ann: pass Ben", seats)
    assert ("Ann", "pass Ben") == split_line("", '"Ann" :pass Ben', seats)
    assert ("Cid Vicious", " x") == split_line("", '"Cid Vicious": x', seats)
    assert ("A: B", " x") == split_line("", '"A: B": x', seats)
    assert ("Table", " time out") == split_line("", "Table: time out", seats)


@pytest.mark.parametrize(
    "line", ["Ann: open Ben", "Cid: open Ben", "Ann: toss 1000 apple", "Ann: toss 99999999 apple"]
)
def test_what_is_said_at_the_wrong_time_by_the_wrong_one_or_too_large_is_refused(line: str) -> None:
    """SN-INS-4, SN-INS-1: all of its words are known, so the file is right and the move is not."""
    assert [] == check(f"[[step]]\ndo = 'Ann: pass Ben'\n[[step]]\nrefused = '{line}'\n")


# --- expect


@pytest.mark.parametrize(
    "text",
    [
        "gold = { Ben = 40 }",
        "gold = { Ann = 50, Ben = 40, Cid = 50 }",
        "gold.Cid = 50",
        "stand.Ben = { silk = 2, bread = 1 }",
        "stand.Ben = { silk = 2, bread = 1, apple = 0 }",
        "stand.Cid = {}",
        'deck = ["silk", "apple"]',
        'pile = ["bread", "mead", "bread"]',
        "dealt = []",
        'claim = { Ben = "apple" }',
        'turn = ["Ann", "Ben", "Cid"]',
        'turn = ["Cid", "Ann", "Ben"]',
        'phase = "inspect"',
        "debt = {}",
        "debt = { amount = 0 }",
        "round = 1",
        'sheriff = "Ann"',
    ],
)
def test_a_true_expectation_holds(text: str) -> None:
    assert [] == step(f"expect.{text}")


@pytest.mark.parametrize(
    "text",
    [
        "gold = { Ben = 41 }",
        "gold = { Ann = 50, Ben = 40, Cid = 51 }",
        "stand.Ben = { silk = 2 }",
        "stand.Ben = { silk = 3, bread = 1 }",
        "stand.Ben = {}",
        "stand.Cid = { apple = 1 }",
        'deck = ["apple", "silk"]',
        'deck = ["silk"]',
        'pile = ["bread", "bread", "mead"]',
        'dealt = ["Ben"]',
        'claim = { Ben = "cheese" }',
        'turn = "Ben"',
        'turn = ["Ann", "Ben"]',
        "turn = []",
        'phase = "load"',
        "debt = { amount = 1 }",
        'debt = { debtor = "Ann" }',
        "round = 2",
        'sheriff = "Ben"',
        "scores = { Ann = 50 }",
        'winners = ["Ann"]',
    ],
)
def test_a_false_expectation_fails_and_says_what_was_found(text: str) -> None:
    (failed,) = step(f"expect.{text}")

    assert failed.startswith("step 1, expect.")
    assert ": expected " in failed
    assert ", found " in failed


def test_all_that_differs_is_said() -> None:
    assert [
        "step 1, expect.gold.Ann: expected 1, found 50",
        "step 1, expect.gold.Ben: expected 2, found 40",
        "step 1, expect.deck: expected [], found ['silk', 'apple']",
    ] == step("expect = { gold = { Ann = 1, Ben = 2, Cid = 50 }, deck = [] }")


def test_scores_and_winners_are_there_at_the_end() -> None:
    over = '[given]\nphase = "over"\ngold = { Ann = 7, Ben = 9, Cid = 9 }\n'

    assert [] == check(
        '[[step]]\nexpect = { scores = { Ben = 9 }, winners = ["Cid", "Ben"] }\n', position=over
    )
    assert 2 == len(check('[[step]]\nexpect = { scores = { Ben = 8 }, winners = ["Cid"] }\n', position=over))


# --- view, hidden


@pytest.mark.parametrize(
    "text",
    [
        "Ben.stand.Ben = { bread = 1, silk = 2 }",
        'Cid.stand.Ben = { bread = 1, "?" = 2 }',
        'Cid.bag.Ben = { "?" = 3 }',
        "Ben.bag.Ben = { apple = 2, mead = 1 }",
        'Ben.deck = ["?", "?"]',
        "Cid.gold = { Ben = 40 }",
        'Cid.turn = ["Ann", "Ben", "Cid"]',
        'Cid.phase = "inspect"',
    ],
)
def test_a_view_shows_what_its_seat_may_see(text: str) -> None:
    assert [] == step(f"view.{text}")


@pytest.mark.parametrize(
    "text",
    [
        "Cid.stand.Ben = { bread = 1, silk = 2 }",
        "Cid.stand.Ben = { bread = 1 }",
        'Ben.stand.Ben = { bread = 1, "?" = 2 }',
        'Cid.bag.Ben = { "?" = 2 }',
        'Cid.deck = ["?"]',
        'Cid.deck = ["silk", "apple"]',
        "Cid.gold = { Ben = 41 }",
        'Cid.turn = "Ben"',
    ],
)
def test_a_view_that_shows_something_else_fails(text: str) -> None:
    (failed,) = step(f"view.{text}")

    assert failed.startswith(f"step 1, view.{text[:3]}.")


def test_what_is_hidden_shows_nothing() -> None:
    assert [] == step('hidden.Cid = ["deck", "bag.Ben", "hand.Ann", "hand.Ben"]')


@pytest.mark.parametrize(
    ("seat", "field"),
    [
        ("Ben", "bag.Ben"),
        ("Cid", "stand.Ben"),
        ("Cid", "gold.Ben"),
        ("Cid", "pile"),
        ("Cid", "sheriff"),
        ("Cid", "phase"),
        ("Cid", "turn"),
    ],
)
def test_what_can_be_seen_is_not_hidden(seat: str, field: str) -> None:
    (failed,) = step(f'hidden.{seat} = ["deck", "{field}"]')

    assert failed.startswith(f"step 1, hidden.{seat}: {field} must not be seen, and shows ")


# --- the exit status


def files(folder: Path, *texts: str) -> list[str]:
    for number, text in enumerate(texts):
        (folder / f"{number}.toml").write_text(HEAD + text, encoding="utf-8")
    return [str(folder / f"{number}.toml") for number in range(len(texts))]


GOOD, FALSE, SLIP = "", "[[step]]\nexpect.round = 9\n", "[[step]]\nexpect.ruond = 1\n"


@pytest.mark.parametrize(
    ("texts", "failed"), [([GOOD], 0), ([FALSE], 1), ([SLIP], 1), ([GOOD, FALSE, GOOD, SLIP], 2)]
)
def test_the_status_is_the_number_of_files_that_failed(texts: list[str], failed: int, tmp_path: Path) -> None:
    assert failed == main(["check", *files(tmp_path, *texts)])


@pytest.mark.slow
def test_the_status_is_at_most_a_hundred(tmp_path: Path) -> None:
    paths = files(tmp_path, FALSE)

    assert 100 == main(["check", *paths * 100])
    assert 100 == main(["check", *paths * 156])


def test_every_file_is_named_with_what_differs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, false, slip = files(tmp_path, GOOD, FALSE, SLIP)
    missing = str(tmp_path / "missing.toml")

    assert 3 == main(["check", good, false, slip, missing])
    assert [
        f"ok  {good}",
        f"FAILED  {false}",
        "        step 1, expect.round: expected 9, found 1",
        f"FAILED  {slip}",
        '        step 1, expect.ruond: there is no field "ruond"; the nearest is "round"',
        f"FAILED  {missing}",
        "        cannot be read: No such file or directory",
    ] == capsys.readouterr().out.splitlines()
