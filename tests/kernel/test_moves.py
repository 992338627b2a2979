"""Commands: how words are read, and how moves are written so that they read the same again."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import knavery
from knavery.kernel import moves
from knavery.kernel.match import Match
from knavery.kernel.moves import LONGEST, MOST_SAID, Forbidden, Said, Talk, Token, Unclear, Verb, Words
from knavery.kernel.record import TableRecord
from knavery.kernel.refusal import NoMove, Refused

GOODS = ("apple", "cheese", "silk")
SEATS = ("Ann", "Ben", "Cid Vicious")


def words(text: str) -> Words:
    return Words(text, SEATS)


def unclear(do: Callable[[], object]) -> Unclear:
    """The complaint about a command that must not be understood."""
    with pytest.raises(Unclear) as caught:
        do()
    return caught.value


# --- words


def test_a_text_falls_into_words_numbers_marks_and_quotes() -> None:
    found = list(moves.tokens('offer 2 apple,"Cid Vicious" : ;żółw_1'))

    assert [
        Token("word", "offer"),
        Token("number", "2"),
        Token("word", "apple"),
        Token("mark", ","),
        Token("quoted", "Cid Vicious"),
        Token("mark", ":"),
        Token("mark", ";"),
        Token("word", "żółw_1"),
    ] == found


@pytest.mark.parametrize("sign", ["!", "-", ".", "(", "☃", '"'])
def test_a_sign_without_meaning_is_named(sign: str) -> None:
    complaint = unclear(lambda: words(f"toss {sign} apple"))

    assert ("no-such-sign", {"sign": sign}) == (complaint.key, complaint.words)


def test_a_sign_that_cannot_be_seen_is_named_by_its_number() -> None:
    """An escape sequence must not come back to the terminal of whoever reads the complaint."""
    assert {"sign": "U+001B"} == unclear(lambda: words("toss \x1b[2J apple")).words


@pytest.mark.parametrize("sign", ["\u202e", "\u2066", "\u2028", "\ud800", "\x7f"])
def test_talk_cannot_turn_or_break_the_lines_of_those_who_read_it(sign: str) -> None:
    assert {"sign": f"U+{ord(sign):04X}"} == unclear(lambda: words(f'say "a {sign} b"')).words
    assert words('say "שלום 👩‍👩‍👧"').tokens


@pytest.mark.parametrize("text", ["toss " + "a" * 1000, 'say "' + "a" * 1000 + '" b', "toss 2 " + "é" * 900])
def test_a_complaint_does_not_repeat_all_of_a_long_command(text: str) -> None:
    for read in (lambda said: said.number(), lambda said: said.end(), lambda said: said.need("x")):
        assert all(len(str(word)) <= 60 for word in unclear(lambda r=read: r(words(text))).words.values())


def test_a_command_has_a_length_it_may_not_exceed() -> None:
    assert [] == words(" " * LONGEST).tokens
    assert "too-long" == unclear(lambda: words(" " * (LONGEST + 1))).key


def test_take_moves_on_only_at_the_wanted_word() -> None:
    reading = words("apple pie")

    assert reading.take("pie") is None
    assert "apple" == reading.take("pie", "apple")
    assert "pie" == reading.take("pie")
    assert reading.take("pie") is None


def test_a_quoted_word_is_never_a_word_of_the_language() -> None:
    assert words('"nothing"').take("nothing") is None


def test_need_says_which_word_it_wants() -> None:
    words("on king").need("on")
    complaint = unclear(lambda: words("of king").need("on"))

    assert ("no-such-word-near", {"word": "of", "near": "on"}) == (complaint.key, complaint.words)


def test_one_of_gives_the_number_of_the_word() -> None:
    assert 2 == words("silk").one_of(GOODS)
    assert 1 == words('"cheese"').one_of(GOODS)


def test_an_unknown_word_is_named_with_the_nearest_or_with_all() -> None:
    near = unclear(lambda: words("chesse").one_of(GOODS))
    far = unclear(lambda: words("zzz").one_of(GOODS))

    assert ("no-such-word-near", {"word": "chesse", "near": "cheese"}) == (near.key, near.words)
    assert ("no-such-word", {"word": "zzz", "known": "apple, cheese, silk"}) == (far.key, far.words)


def test_a_number_is_no_word_and_a_word_no_number() -> None:
    number = unclear(lambda: words("apple").number())

    assert ("no-number", {"word": "apple"}) == (number.key, number.words)
    assert "no-such-word" == unclear(lambda: words("2").one_of(GOODS)).key


def test_a_number_left_out_may_stand_for_another() -> None:
    assert 1 == words("apple").number(otherwise=1)
    assert 7 == words("7 apple").number(otherwise=1)


def test_numbers_end_where_no_game_goes() -> None:
    """A number is never unclear: one that is too large is refused."""
    assert MOST_SAID == words("9999").number() == words("0" * 500 + "9999").number()
    for text in ("10000", "9" * 1500):
        with pytest.raises(Refused) as caught:
            words(text).number()
        assert "refusal-too-large" == caught.value.key
        assert not isinstance(caught.value, Unclear)
        assert len(str(caught.value.words["number"])) <= 20


def test_seats_are_known_by_name_and_in_quotes() -> None:
    assert 1 == words("Ben").seat()
    assert 2 == words('"Cid Vicious"').seat()
    assert {"word": "Bne", "near": "Ben"} == unclear(lambda: words("Bne").seat()).words


@pytest.mark.parametrize(
    ("text", "counts"),
    [
        ("apple", [1, 0, 0]),
        ("2 apple, 1 silk", [2, 0, 1]),
        ("silk,apple", [1, 0, 1]),
        ("2 apple, 3 apple", [5, 0, 0]),
        ("0 cheese", [0, 0, 0]),
    ],
)
def test_things_are_counted(text: str, counts: list[int]) -> None:
    assert counts == words(text).things(GOODS)


@pytest.mark.parametrize("text", ["", "2", "apple,", "2 apple, 3"])
def test_a_list_of_things_that_stops_is_cut_short(text: str) -> None:
    complaint = unclear(lambda: words(text).things(GOODS))

    assert ("cut-short", {"said": text}) == (complaint.key, complaint.words)


def test_what_follows_a_complete_command_is_too_much() -> None:
    reading = words("apple apple")
    reading.things(GOODS)

    complaint = unclear(reading.end)
    assert ("too-much", {"word": "apple"}) == (complaint.key, complaint.words)
    reading.next()
    reading.end()


# --- verbs


def read_count(reading: Words, table: Any) -> list[int]:
    return [reading.number()]


def write_count(verb: str) -> Callable[..., str | None]:
    return lambda table, actions, seats: f"{verb} {actions[0]}" if actions[0] < 10 else None


def read_good(reading: Words, table: Any) -> list[int]:
    return [reading.one_of(GOODS)]


VERBS = (
    Verb("hop", "hop 3", (0,), read_count, write_count("hop")),
    Verb("leap", "leap 3", (1,), read_count, write_count("leap"), untimely=17),
    Verb("hop", "hop 3", (2,), read_count, write_count("hop")),
    Verb("bell", "bell 1", (0,), read_count, write_count("bell"), by_table=True),
    Verb("munch", "munch apple", (1,), read_good, write_count("munch"), untimely=18),
)


def parse(text: str, seat: int = 0, phase: int = 0) -> Said | Talk:
    table = TableRecord()
    table.phase = phase
    return moves.parse(VERBS, table, SEATS, seat, text)


def test_a_command_is_read_by_its_verb() -> None:
    assert Said(VERBS[0], (3,)) == parse("hop 3")


def test_a_verb_of_two_phases_is_read_by_the_one_it_is() -> None:
    assert Said(VERBS[2], (3,)) == parse("hop 3", phase=2)


@pytest.mark.parametrize(("text", "phase", "refusal"), [("leap 3", 0, 17), ("hop 3", 1, NoMove.NOT_NOW)])
def test_a_verb_of_another_phase_is_refused_as_the_game_says(text: str, phase: int, refusal: int) -> None:
    with pytest.raises(Forbidden) as caught:
        parse(text, phase=phase)
    assert refusal == caught.value.refusal


def test_an_unknown_word_in_a_command_of_another_phase_is_found_all_the_same() -> None:
    """Nothing is skipped: it is not the time to munch, and there is no such thing either."""
    assert {"word": "aple", "near": "apple"} == unclear(lambda: parse("munch aple")).words


@pytest.mark.parametrize("text", ["munch apple", "munch", "munch 2", "munch apple apple"])
def test_a_command_of_another_phase_is_refused_whatever_else_is_wrong_with_it(text: str) -> None:
    with pytest.raises(Forbidden) as caught:
        parse(text)
    assert 18 == caught.value.refusal


def test_an_unknown_verb_is_named_with_the_nearest() -> None:
    complaint = unclear(lambda: parse("hopp 3"))

    assert ("no-such-word-near", {"word": "hopp", "near": "hop"}) == (complaint.key, complaint.words)


def test_the_clock_speaks_for_the_table_alone() -> None:
    assert Said(VERBS[3], (1,)) == parse("bell 1", seat=moves.TABLE)
    for text, seat in (("bell 1", 0), ("hop 1", moves.TABLE), ('say "hello"', moves.TABLE)):
        with pytest.raises(Forbidden) as caught:
            parse(text, seat)
        assert NoMove.NOT_YOURS == caught.value.refusal


def test_a_speaker_is_told_the_words_that_are_his() -> None:
    assert {"word": "zzz", "known": "hop, leap, munch, say"} == unclear(lambda: parse("zzz")).words
    assert {"word": "bel", "near": "bell"} == unclear(lambda: parse("bel", seat=moves.TABLE)).words


def test_an_empty_command_is_cut_short() -> None:
    assert "cut-short" == unclear(lambda: parse("  ")).key


def test_a_complete_command_is_not_followed_by_anything() -> None:
    assert "too-much" == unclear(lambda: parse("hop 3 4")).key


def test_talk_is_what_stands_in_quotes() -> None:
    assert Talk(1, "Привіт: 2, apple!") == parse('say "Привіт: 2, apple!"', seat=1)
    assert "say-in-quotes" == unclear(lambda: parse("say hello")).key
    assert "too-much" == unclear(lambda: parse('say "a" "b"')).key


@pytest.mark.parametrize("text", ["\x1b[2J", "a\nb", "\0", "\ud800", "\x9b", "\u2028"])
def test_talk_has_no_signs_that_steer_a_terminal_or_cannot_be_written(text: str) -> None:
    assert "no-such-sign" == unclear(lambda: parse(f'say "{text}"')).key


@pytest.mark.parametrize("text", ["", "👩\u200d🌾 Привіт, ʻOkina!", "\u05d0\u05d1"])
def test_talk_is_in_any_language(text: str) -> None:
    assert Talk(0, text) == parse(f'say "{text}"')


def test_writing_takes_the_first_verb_of_the_phase_that_can_say_it() -> None:
    table = TableRecord()

    assert "hop 3" == moves.write(VERBS, table, SEATS, [3])
    with pytest.raises(ValueError, match=r"no verb says \[10\] in phase 0"):
        moves.write(VERBS, table, SEATS, [10])


# --- names


@pytest.mark.parametrize("name", ["Ann", "Żaneta", "Юля", "x1"])
def test_a_word_needs_no_quotes(name: str) -> None:
    assert name == moves.spell(name)


@pytest.mark.parametrize("name", ["Cid Vicious", "apple", "1st", "a-b", "O'Hara", "_x"])
def test_other_names_stand_in_quotes(name: str) -> None:
    assert f'"{name}"' == moves.spell(name, reserved=["apple"])


@pytest.mark.parametrize(
    "name", ["", " ", " Ann", "Ann ", "x" * 41, "Table", 'A"B', "a\nb", "\ud800", None, 3]
)
def test_a_name_that_cannot_be_said_is_refused(name: Any) -> None:
    with pytest.raises(ValueError, match="player"):
        moves.check_names(["Ben", name])


def test_two_players_have_two_names() -> None:
    moves.check_names(["Ann", "ann"])
    with pytest.raises(ValueError, match="two players have the same name"):
        moves.check_names(["Ann", "Ben", "Ann"])


names = st.text(max_size=12).filter(
    lambda name: name == name.strip() and name and name.isprintable() and '"' not in name and name != "Table"
)


@given(names)
def test_any_spelled_name_reads_as_itself(name: str) -> None:
    moves.check_names([name])
    assert 0 == Words(moves.spell(name), [name]).seat()


@given(st.lists(st.integers(0, MOST_SAID), min_size=3, max_size=3).filter(any))
def test_any_listed_things_read_as_themselves(counts: list[int]) -> None:
    assert counts == words(moves.list_things(counts, GOODS)).things(GOODS)


# --- both ways, in real games

HARD_NAMES = ["say", "Cid Vicious", "apple", "2nd", "nothing"]


@pytest.mark.parametrize("game", ["sheriff", "court"])
def test_every_move_is_written_so_that_it_reads_the_same_again(
    game: str, random_move: Callable[[Match, random.Random], tuple[str, list[int]]]
) -> None:
    match, chance = knavery.new(game, HARD_NAMES, seed=3), random.Random(3)
    while not match.over:
        name, actions = random_move(match, chance)
        text = moves.write(match.verbs, match.table, match.seats, actions)
        said = moves.parse(match.verbs, match.table, match.seats, match.number(name), text)

        assert isinstance(said, Said)
        assert tuple(actions) == said.actions, text
        assert text == moves.write(match.verbs, match.table, match.seats, said.actions)
        match.do(name, actions)


@pytest.mark.parametrize("game", ["sheriff", "court"])
def test_the_usage_of_every_verb_reads_as_that_verb(game: str) -> None:
    match = knavery.new(game, ["Tuck", "Ann", "Guy", "Cid"], seed=1)
    for verb in match.verbs:
        match.table.phase = verb.phases[0]
        match.table.turn, match.table.seats = 0, 4
        try:
            said = moves.parse(match.verbs, match.table, match.seats, 0, verb.usage)
        except Forbidden:
            continue  # read to the end, and refused for what lies on the table
        assert isinstance(said, Said)
        assert verb.word == said.verb.word
