"""One declaration gives the object, the bytes, the NumPy layout, copies, comparison and hash."""

import struct
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from knavery.kernel.record import (
    EVERYONE,
    NO_ONE,
    NOBODY,
    OWNER,
    Record,
    RecordType,
    TableRecord,
    cell,
    cells,
    choice,
    i8,
    i16,
    i32,
    multiset,
    number,
    offsets,
    rows,
    seat,
    u32,
    wipe,
)

GEMS = ("opal", "ruby", "topaz")


class Purse(Record):
    coins: i16 = number(seen_by=OWNER)
    gems: list[i8] = multiset(GEMS, seen_by=OWNER, count="held")
    held: i8 = cell(seen_by=EVERYONE)


class Cave(TableRecord):
    depth: i8 = number(seen_by=EVERYONE, start=1)
    finder: i8 = seat(seen_by=EVERYONE)
    mood: i8 = choice(("calm", "cross"), seen_by=NO_ONE)
    worth: i32 = number(seen_by=EVERYONE)
    purses: list[Purse] = rows(3)
    dragon: Purse = rows()


def filled() -> Cave:
    """A cave with another number in every place."""
    cave = Cave()
    cave.fill(range(1, len(cave.numbers()) + 1))
    return cave


# --- the object


def test_fields_start_as_declared() -> None:
    cave = Cave()

    assert (1, NOBODY, NOBODY, 0) == (cave.depth, cave.finder, cave.mood, cave.worth)
    assert [0, 0, 0] == cave.purses[2].gems
    assert NOBODY == cave.speaker


def test_fields_lie_widest_first_and_in_the_order_of_the_declaration() -> None:
    assert ["coins", "gems", "held"] == [field.name for field in Purse.FIELDS]
    assert ["key", "draws", "worth", "purses", "dragon", "phase", "seats", "speaker"] == [
        field.name for field in Cave.FIELDS
    ][:8]


def test_a_record_takes_no_field_that_was_not_declared() -> None:
    with pytest.raises(AttributeError):
        Cave().treasure = 3  # type: ignore[attr-defined]


def test_a_record_shows_its_fields_in_print() -> None:
    assert "Purse(coins=0, gems=[0, 0, 0], held=0)" == repr(Purse())


# --- bytes


def test_bytes_are_as_many_as_the_layout_says() -> None:
    assert 6 == Purse.SIZE
    assert Cave.SIZE == len(Cave().pack())


def test_unpacking_undoes_packing() -> None:
    assert filled() == Cave.unpack(filled().pack())


def test_padding_is_zero() -> None:
    cave = Cave()
    cave.fill(all_ones(cave))

    used = max(at + field.size for field, at in offsets(Cave))

    assert used < Cave.SIZE, "this declaration must leave a gap, or the test says nothing"
    assert bytes(Cave.SIZE - used) == cave.pack()[used:]


def all_ones(record: Record) -> list[int]:
    """Numbers whose bytes are all ones, whatever their width."""
    return list(struct.unpack("<" + record.FORMAT, b"\xff" * record.SIZE))


def test_a_number_too_large_for_its_field_does_not_become_another_number() -> None:
    purse = Purse()
    purse.held = 128

    with pytest.raises(struct.error):
        purse.pack()


# --- copies


def test_a_copy_is_equal_and_hashes_alike() -> None:
    cave = filled()

    assert cave == cave.copy()
    assert hash(cave) == hash(cave.copy())
    assert cave.pack() == cave.copy().pack()


def test_every_change_of_a_copy_leaves_the_original_alone() -> None:
    cave = filled()
    before = cave.pack()
    copy = cave.copy()

    copy.depth = 9
    copy.key[0] = 9
    copy.purses[1].coins = 9
    copy.purses[1].gems[2] = 9
    copy.dragon.gems[0] = 9

    assert before == cave.pack()
    assert copy != cave


def test_every_single_number_counts_in_comparison() -> None:
    cave = filled()
    for place in range(len(cave.numbers())):
        other = cave.copy()
        numbers = other.numbers()
        numbers[place] += 1
        other.fill(numbers)
        assert other != cave


def test_records_of_two_kinds_are_never_equal() -> None:
    class Pouch(Record):
        coins: i16 = number(seen_by=OWNER)
        gems: list[i8] = multiset(GEMS, seen_by=OWNER, count="held")
        held: i8 = cell(seen_by=EVERYONE)

    assert Pouch() != Purse()
    assert Pouch().pack() == Purse().pack()


def test_what_a_table_hears_is_neither_copied_nor_packed() -> None:
    cave = Cave()
    silent = cave.pack()
    cave.heard = [(1, 2, 3, 4, 5)]

    assert cave.copy().heard is None
    assert silent == cave.pack()


def test_wiping_leaves_no_trace() -> None:
    cave = filled()

    wipe(cave)

    assert Cave() == cave


# --- what a declaration must say


def test_a_field_without_a_mark_is_an_error_that_names_it() -> None:
    with pytest.raises(TypeError, match=r"Chest\.gold does not say who may see it"):

        class Chest(Record):
            lid: i8 = cell(seen_by=EVERYONE)
            gold: i16


def test_a_mark_says_who_may_see_the_field() -> None:
    with pytest.raises(TypeError, match="seen_by"):
        number()  # type: ignore[call-arg]


def test_a_list_needs_a_length() -> None:
    with pytest.raises(TypeError, match=r"Chest\.gold: a list needs a mark with a length"):

        class Chest(Record):
            gold: list[i16] = number(seen_by=EVERYONE)


def test_a_number_has_no_length() -> None:
    with pytest.raises(TypeError, match=r"Chest\.gold: .* a number one without"):

        class Chest(Record):
            gold: i16 = cells(4, seen_by=EVERYONE)


@pytest.mark.parametrize("kind", [int, str, float, bool])
def test_a_type_without_a_width_is_an_error_that_names_it(kind: type) -> None:
    with pytest.raises(TypeError, match=rf"Chest\.gold is .*{kind.__name__}.*: use i8, i16, i32 or a record"):
        declare("Chest", {"gold": kind}, {"gold": number(seen_by=EVERYONE)})


# --- the NumPy layout


def test_the_numpy_layout_has_the_same_offsets_and_size() -> None:
    layout = pytest.importorskip("knavery.kernel.layout", reason="needs the extra fast")
    dtype = layout.dtype_of(Cave)

    assert Cave.SIZE == dtype.itemsize
    assert {field.name: at for field, at in offsets(Cave)} == {
        name: dtype.fields[name][1] for name in dtype.names
    }


def test_an_array_row_holds_the_same_numbers() -> None:
    layout = pytest.importorskip("knavery.kernel.layout", reason="needs the extra fast")
    cave = filled()
    array = layout.to_array([Cave(), cave])

    assert cave.worth == array[1]["worth"]
    assert cave.purses[2].gems == array[1]["purses"][2]["gems"].tolist()
    assert cave == layout.from_row(Cave, array[1])
    assert Cave() == layout.from_row(Cave, array[0])


# --- any declaration at all

WIDTHS: dict[Any, tuple[int, int]] = {
    i8: (-(2**7), 2**7 - 1),
    i16: (-(2**15), 2**15 - 1),
    i32: (-(2**31), 2**31 - 1),
    u32: (0, 2**32 - 1),
}


def declare(name: str, hints: dict[str, Any], marks: dict[str, Any]) -> Any:
    """A record class, as a class statement would make it."""
    return RecordType(name, (Record,), {"__module__": __name__, "__annotations__": hints, **marks})


@st.composite
def declarations(draw: st.DrawFn, depth: int = 2) -> Any:
    hints: dict[str, Any] = {}
    marks: dict[str, Any] = {}
    for place in range(draw(st.integers(1, 5))):
        length = draw(st.integers(0, 4))
        if depth and draw(st.booleans()):
            kind, mark = draw(declarations(depth=depth - 1)), rows(length)
        else:
            kind = draw(st.sampled_from(list(WIDTHS)))
            mark = cells(length, seen_by=EVERYONE) if length else cell(seen_by=EVERYONE)
        hints[f"part_{place}"] = list[kind] if length else kind
        marks[f"part_{place}"] = mark
    return declare(f"Random{depth}", hints, marks)


@st.composite
def some_records(draw: st.DrawFn) -> Any:
    """Any record with any numbers in it."""
    record = draw(declarations())()
    record.fill(draw(st.tuples(*(st.integers(*WIDTHS[kind]) for kind in kinds_in(type(record))))))
    return record


def kinds_in(record: Any) -> list[Any]:
    """The kind of every number of a record, in the order of its bytes."""
    by_code = {kind.__metadata__[0]: kind for kind in WIDTHS}
    found: list[Any] = []
    for field in record.FIELDS:
        found += (kinds_in(field.record) if field.record else [by_code[field.code]]) * field.times
    return found


@given(some_records())
def test_any_record_comes_back_from_its_bytes(record: Any) -> None:
    again = type(record).unpack(record.pack())

    assert record == again
    assert hash(record) == hash(again)
    assert record.SIZE == len(record.pack())


@given(some_records(), st.data())
def test_any_change_of_a_copy_shows_there_alone(record: Any, data: st.DataObject) -> None:
    before = record.pack()
    numbers = record.numbers()
    place = data.draw(st.integers(0, len(numbers) - 1))
    least, most = WIDTHS[kinds_in(type(record))[place]]
    numbers[place] = data.draw(st.integers(least, most).filter(lambda other: other != numbers[place]))
    copy = record.copy()
    copy.fill(numbers)

    assert before == record.pack()
    assert copy != record
    assert copy.pack() != before


@given(some_records())
def test_any_record_has_a_numpy_layout_of_the_same_bytes(record: Any) -> None:
    layout = pytest.importorskip("knavery.kernel.layout", reason="needs the extra fast")
    array = layout.to_array([record])

    assert record.SIZE == array.dtype.itemsize
    assert record.numbers() == flat(array[0])
    assert record == layout.from_row(type(record), array[0])


def flat(row: Any) -> list[int]:
    """All the numbers of a NumPy record, field by field."""
    if row.shape:
        return [part for inner in row for part in flat(inner)]
    if row.dtype.names:
        return [part for name in row.dtype.names for part in flat(row[name])]
    return [int(row)]
