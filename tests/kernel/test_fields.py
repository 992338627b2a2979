"""Fields as people know them: read from a table or a view, written from a scenario."""

from typing import Any

import pytest

from knavery.kernel.fields import Declared, Group, Misfit, Shown, declared_fields
from knavery.kernel.record import (
    EVERYONE,
    HIDDEN,
    NO_ONE,
    NOBODY,
    OWNER,
    Record,
    TableRecord,
    cell,
    choice,
    i8,
    i16,
    multiset,
    number,
    pile,
    rows,
    seat,
    seats,
    spread,
)

SEATS = ("Ann", "Ben", "Cid")
GOODS = ("apple", "silk", "mead")


def silk_is_secret(table: Any, owner: int, good: int) -> int:
    return -1 if good != 1 else 1 << owner


class Trader(Record):
    gold: i16 = number(seen_by=EVERYONE)
    hand: list[i8] = multiset(GOODS, seen_by=OWNER, count="held")
    held: i8 = cell(seen_by=EVERYONE)
    stand: list[i8] = multiset(GOODS, seen_by=silk_is_secret, count="face_down")
    face_down: i8 = cell(seen_by=EVERYONE)


class Loan(Record):
    debtor: i8 = seat(seen_by=EVERYONE)
    amount: i16 = number(seen_by=EVERYONE)


class Fair(TableRecord):
    day: i8 = number(seen_by=EVERYONE)
    host: i8 = seat(seen_by=EVERYONE)
    asleep: i8 = seats(seen_by=EVERYONE)
    weather: i8 = choice(("sun", "rain"), seen_by=EVERYONE)
    ticks: i8 = cell(seen_by=EVERYONE)
    traders: list[Trader] = rows(4)
    loan: Loan = rows()
    deck: list[i8] = pile(GOODS, 4, seen_by=NO_ONE, count="deck_cards")
    deck_cards: i8 = cell(seen_by=EVERYONE)
    shown: list[i8] = spread(GOODS, 3, seen_by=EVERYONE, count="shown_cards")
    shown_cards: i8 = cell(seen_by=EVERYONE)


FIELDS = declared_fields(Fair)


@pytest.fixture
def fair() -> Fair:
    table = Fair()
    table.seats = len(SEATS)
    return table


def read(table: Any, name: str, of: int = NOBODY) -> Any:
    return FIELDS[name].read(table, SEATS, of)


def write(table: Any, name: str, value: Any, of: int = NOBODY) -> None:
    FIELDS[name].write(table, SEATS, of, value)


def misfit(name: str, value: Any, of: int = 0) -> str:
    """What is said of a value that a field cannot take; the table must stay as it was."""
    table = Fair()
    with pytest.raises(Misfit) as caught:
        write(table, name, value, of)
    assert Fair() == table
    return str(caught.value)


# --- which fields there are


def test_fields_with_a_meaning_are_known_in_the_order_of_the_declaration() -> None:
    assert ["day", "host", "asleep", "weather", "gold", "hand", "stand", "loan", "deck", "shown"] == list(
        FIELDS
    )


def test_rows_have_a_field_for_each_seat() -> None:
    assert {"gold", "hand", "stand"} == {name for name, shown in FIELDS.items() if shown.per_seat}


def test_only_piles_are_in_order() -> None:
    assert ["deck"] == [name for name, shown in FIELDS.items() if shown.ordered]


# --- what is written reads the same


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("day", 3),
        ("host", "Ben"),
        ("asleep", ["Ann", "Cid"]),
        ("asleep", []),
        ("weather", "rain"),
        ("gold", 300),
        ("hand", {"apple": 2, "mead": 1}),
        ("hand", {}),
        ("loan", {"debtor": "Cid", "amount": 7}),
        ("deck", ["silk", "apple", "apple"]),
        ("deck", []),
        ("shown", ["mead", "silk"]),
    ],
)
def test_what_is_written_reads_the_same(fair: Fair, name: str, value: Any) -> None:
    write(fair, name, value, of=1)

    assert value == read(fair, name, of=1)


def test_a_field_of_one_seat_leaves_the_others_alone(fair: Fair) -> None:
    write(fair, "gold", 300, of=1)

    assert [0, 300, 0, 0] == [trader.gold for trader in fair.traders]


def test_what_is_written_replaces_what_was_there(fair: Fair) -> None:
    write(fair, "hand", {"apple": 2}, of=0)
    write(fair, "hand", {"silk": 1}, of=0)

    assert ([0, 1, 0], 1) == (fair.traders[0].hand, fair.traders[0].held)


def test_the_top_of_a_pile_comes_first_and_lies_last(fair: Fair) -> None:
    write(fair, "deck", ["silk", "apple", "mead"])

    assert ([2, 0, 1, 0], 3) == (fair.deck, fair.deck_cards)


def test_a_count_says_how_many_cards_are_not_open_to_all(fair: Fair) -> None:
    write(fair, "hand", {"apple": 2, "mead": 1}, of=1)
    write(fair, "stand", {"apple": 2, "silk": 3}, of=1)

    assert (3, 3) == (fair.traders[1].held, fair.traders[1].face_down)


def test_a_group_keeps_what_is_not_named(fair: Fair) -> None:
    write(fair, "loan", {"debtor": "Cid", "amount": 7})
    write(fair, "loan", {"amount": 2})

    assert {"debtor": "Cid", "amount": 2} == read(fair, "loan")


def test_nothing_reads_as_nothing(fair: Fair) -> None:
    assert (None, None, {}) == (read(fair, "host"), read(fair, "weather"), read(fair, "loan"))


# --- what a view shows


@pytest.mark.parametrize("name", ["day", "host", "asleep", "weather"])
def test_a_hidden_number_reads_as_a_question(fair: Fair, name: str) -> None:
    setattr(fair, name, HIDDEN)

    assert "?" == read(fair, name)


def test_hidden_cards_of_a_multiset_are_counted(fair: Fair) -> None:
    write(fair, "hand", {"apple": 2, "mead": 1}, of=1)
    fair.traders[1].hand = [HIDDEN] * len(GOODS)

    assert {"?": 3} == read(fair, "hand", of=1)


def test_open_cards_are_named_beside_the_hidden_ones(fair: Fair) -> None:
    write(fair, "stand", {"apple": 2, "silk": 3}, of=1)
    fair.traders[1].stand[1] = HIDDEN

    assert {"apple": 2, "?": 3} == read(fair, "stand", of=1)


def test_no_hidden_card_reads_as_none(fair: Fair) -> None:
    fair.traders[1].hand = [HIDDEN] * len(GOODS)

    assert {} == read(fair, "hand", of=1)


def test_hidden_cards_of_a_pile_stand_one_by_one(fair: Fair) -> None:
    write(fair, "deck", ["silk", "apple"])
    fair.deck = [HIDDEN] * 4

    assert ["?", "?"] == read(fair, "deck")


# --- what cannot be written


@pytest.mark.parametrize(
    ("name", "value", "why"),
    [
        ("day", "three", "a whole number from 0 to"),
        ("day", 1.5, "a whole number from 0 to"),
        ("day", True, "a whole number from 0 to"),
        ("day", 100, "a whole number from 0 to 99 belongs here, not 100"),
        ("gold", 10**30, "a whole number from 0 to"),
        ("host", "Bne", 'there is no seat "Bne"; the nearest is "Ben"'),
        ("host", 1, "there is no seat"),
        ("host", ["Ann"], "there is no seat"),
        ("asleep", "Ann", "a list belongs here"),
        ("asleep", ["Zoe"], 'there is no seat "Zoe"'),
        ("weather", "rein", 'there is no weather "rein"; the nearest is "rain"'),
        ("hand", ["apple"], "a table like"),
        ("hand", {"aple": 1}, 'there is no card "aple"; the nearest is "apple"'),
        ("hand", {"apple": -1}, "a whole number from 0 to 99 belongs here, not -1"),
        ("hand", {"apple": "2"}, "a whole number from 0 to"),
        ("loan", 7, "a table like"),
        ("loan", {"debt": 7}, 'there is no field of loan "debt"; the nearest is "debtor"'),
        ("loan", {"amount": "7"}, "a whole number from 0 to"),
        ("deck", {"apple": 1}, "a list belongs here"),
        ("deck", ["appel"], 'there is no card "appel"; the nearest is "apple"'),
        ("deck", ["apple"] * 5, "at most 4 cards can lie here, not 5"),
        ("shown", [["apple"]], "there is no card"),
    ],
)
def test_a_value_that_does_not_fit_says_what_does(name: str, value: Any, why: str) -> None:
    assert why in misfit(name, value)


def test_more_cards_than_can_be_counted_do_not_fit() -> None:
    assert "at most 99 cards can lie here, not 100" == misfit("hand", {"apple": 90, "mead": 10})


# --- what a scenario may expect


@pytest.mark.parametrize(
    ("name", "value"),
    [("hand", {"silk": 2, "?": 1}), ("deck", ["?", "silk"]), ("day", "?"), ("loan", {"amount": 1})],
)
def test_a_question_mark_can_be_expected_anywhere(name: str, value: Any) -> None:
    FIELDS[name].check(Fair(), SEATS, value)


@pytest.mark.parametrize(
    ("name", "value"), [("hand", {"skil": 2}), ("deck", ["?", "skil"]), ("day", "three")]
)
def test_what_could_never_be_cannot_be_expected(name: str, value: Any) -> None:
    with pytest.raises(Misfit):
        FIELDS[name].check(Fair(), SEATS, value)


@pytest.mark.parametrize(
    ("name", "expected", "found", "differs"),
    [
        ("day", 3, 3, False),
        ("day", 3, 4, True),
        ("hand", {"apple": 1}, {"apple": 1}, False),
        ("hand", {"apple": 1, "silk": 0}, {"apple": 1}, False),
        ("hand", {"apple": 1}, {"apple": 1, "silk": 1}, True),
        ("hand", {}, {"?": 1}, True),
        ("asleep", ["Ann", "Ben"], ["Ben", "Ann"], False),
        ("asleep", ["Ann", "Ann"], ["Ann"], True),
        ("shown", ["silk", "mead"], ["mead", "silk"], False),
        ("shown", ["silk", "silk"], ["mead", "silk"], True),
        ("deck", ["silk", "mead"], ["silk", "mead"], False),
        ("deck", ["silk", "mead"], ["mead", "silk"], True),
        ("loan", {"amount": 3}, {"debtor": "Ann", "amount": 3}, False),
        ("loan", {"amount": 0}, {}, False),
        ("loan", {"debtor": "Ann", "amount": 2}, {"debtor": "Ann", "amount": 3}, True),
    ],
)
def test_expected_and_found_compare_as_the_language_says(
    name: str, expected: Any, found: Any, differs: bool
) -> None:
    assert differs == FIELDS[name].differs(expected, found)


def test_every_field_is_a_shown_one() -> None:
    assert all(isinstance(shown, Shown) for shown in FIELDS.values())
    assert isinstance(FIELDS["loan"], Group)
    assert isinstance(FIELDS["hand"], Declared)
