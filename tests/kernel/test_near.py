"""Unknown words are answered with the nearest known one."""

import pytest

from knavery.kernel.near import brief, nearest, unknown

FIELDS = ["gold", "hand", "phase", "sheriff"]


@pytest.mark.parametrize(
    ("word", "near"), [("god", "gold"), ("GOLD", "gold"), ("sherif", "sheriff"), ("gold", "gold")]
)
def test_a_slip_finds_the_word_that_was_meant(word: str, near: str) -> None:
    assert near == nearest(word, FIELDS)


@pytest.mark.parametrize("word", ["zzz", "", "q" * 2000])
def test_nothing_is_near_to_nonsense(word: str) -> None:
    assert nearest(word, FIELDS) is None


def test_nothing_is_near_where_nothing_is_known() -> None:
    assert nearest("gold", []) is None
    assert 'there is no field "gold"' == unknown("field", "gold", [])


def test_capitals_do_not_stand_between_a_slip_and_a_name() -> None:
    assert "Ben" == nearest("bne", ["Ann", "Ben"])
    assert "Ben" == nearest("BEN", ["Ann", "Ben"])


def test_the_nearest_does_not_depend_on_the_order() -> None:
    assert nearest("ha", ["hb", "hc"]) == nearest("ha", ["hc", "hb"])


def test_a_slip_is_told_what_was_meant() -> None:
    assert 'there is no field "hnad"; the nearest is "hand"' == unknown("field", "hnad", FIELDS)


def test_nonsense_is_told_all_that_there_is() -> None:
    assert 'there is no field "zzz"; there are: gold, hand, phase, sheriff' == unknown("field", "zzz", FIELDS)


def test_a_complaint_does_not_repeat_all_that_was_said() -> None:
    complaint = unknown("field", "x" * 5_000_000, FIELDS)

    assert complaint.startswith('there is no field "xxx')
    assert len(complaint) < 200


@pytest.mark.parametrize(
    ("value", "said"),
    [
        (3, "3"),
        ("apple", "'apple'"),
        (1 << 20_000, "a number of 20001 bits"),
        ([["x"] * 3], "[['x', 'x', 'x']]"),
        ("x" * 100, f"'{'x' * 27}...{'x' * 28}'"),
    ],
    ids=["number", "text", "large number", "list", "long text"],
)
def test_a_value_is_shown_as_it_was_written_unless_it_is_large(value: object, said: str) -> None:
    assert said == brief(value)


def test_a_value_may_be_as_deep_as_it_likes() -> None:
    deep: list[object] = []
    for _ in range(100_000):
        deep = [deep]

    assert len(brief(deep)) < 30
