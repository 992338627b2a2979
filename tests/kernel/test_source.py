"""Functions built from text, and functions bound anew."""

import traceback
from typing import Any

import pytest

from knavery.kernel.source import Rebinder, build, called_names

STEP = 1


def step_of(number: int) -> int:
    return number + STEP


def walk(number: int) -> int:
    return step_of(step_of(number))


def stroll(number: int) -> int:
    return walk(number) + bound_later(number)  # type: ignore[name-defined]  # noqa: F821


def around(number: int) -> int:
    return about(number)


def about(number: int) -> int:
    return around(number)


class Path:
    step_of = 5


def take_field(path: Path) -> int:
    return path.step_of


def leap(number: int) -> int:
    return number + 10


def as_it_is(function: Any) -> Any:
    return function


# --- building


def test_text_becomes_functions_that_know_the_given_names() -> None:
    scope = build("a test", "def twice(number):\n    return number * factor\n", {"factor": 2})

    assert 6 == scope["twice"](3)


def test_building_leaves_the_given_names_as_they_were() -> None:
    names: dict[str, Any] = {"factor": 2}
    build("a test", "factor = 3\n", names)

    assert {"factor": 2} == names


def test_an_error_shows_the_line_that_was_built() -> None:
    scope = build("a shown test", "def fail():\n    raise KeyError('built')\n", {})
    try:
        scope["fail"]()
    except KeyError as error:
        shown = "".join(traceback.format_exception(error))

    assert "<knavery: a shown test>" in shown
    assert "raise KeyError('built')" in shown


# --- binding anew


def test_a_copy_does_what_its_original_does() -> None:
    copy = Rebinder({}, {}, as_it_is)(walk)

    assert copy is not walk
    assert walk(3) == copy(3)


def test_a_swap_reaches_functions_that_are_called_by_functions() -> None:
    rebind = Rebinder({"bound_later": step_of}, {step_of: leap}, as_it_is)

    assert 20 == rebind(walk)(0)
    assert 30 == rebind(stroll)(0)


def test_the_originals_stay_as_they_were() -> None:
    Rebinder({}, {step_of: leap}, as_it_is)(walk)

    assert 2 == walk(0)


def test_names_fill_what_a_module_leaves_open() -> None:
    with pytest.raises(NameError):
        stroll(0)
    assert 12 == Rebinder({"bound_later": leap}, {}, as_it_is)(stroll)(0)


def test_each_function_is_wrapped_once() -> None:
    wrapped: list[str] = []

    def wrap(function: Any) -> Any:
        wrapped.append(function.__name__)
        return function

    rebind = Rebinder({"bound_later": step_of}, {}, wrap)
    assert rebind(stroll) is rebind(stroll)
    assert ["step_of", "walk", "stroll"] == wrapped


def test_a_function_that_calls_itself_is_an_error_that_names_it() -> None:
    with pytest.raises(TypeError, match=r"test_source\.around calls itself"):
        Rebinder({}, {}, as_it_is)(around)


def test_a_field_named_like_a_function_is_no_call() -> None:
    assert "step_of" in called_names(walk)
    assert set() == called_names(take_field)
