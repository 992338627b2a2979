"""Covering sets: nothing forbidden, nothing twice, every choice alone, every two that may meet together."""

import itertools
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from knavery.kernel import conformance
from knavery.kernel.cover import Choices, cover, met
from knavery.kernel.game import Card, game, games
from knavery.kernel.options import Amount, Option


def anything(chosen: Choices) -> bool:
    return True


@st.composite
def forbidding(draw: st.DrawFn) -> tuple[dict[str, int], Callable[[Choices], bool]]:
    """Some factors, and two or three pairs of unusual values that may not stand together."""
    factors = {name: draw(st.integers(1, 4)) for name in "abcdef"[: draw(st.integers(0, 6))]}
    unusual = [(name, value) for name, count in factors.items() for value in range(1, count)]
    foes = (
        draw(st.lists(st.tuples(st.sampled_from(unusual), st.sampled_from(unusual)), max_size=3))
        if unusual
        else []
    )
    foes = [(one, two) for one, two in foes if one[0] != two[0]]
    return factors, lambda chosen: not any({one, two} <= set(chosen.items()) for one, two in foes)


def all_allowed(factors: dict[str, int], allowed: Callable[[Choices], bool]) -> list[Choices]:
    every = itertools.product(*(range(count) for count in factors.values()))
    return [chosen for values in every if allowed(chosen := dict(zip(factors, values, strict=True)))]


@given(forbidding())
def test_whatever_two_choices_may_meet_do(given: tuple[dict[str, int], Callable[[Choices], bool]]) -> None:
    factors, allowed = given
    found = cover(factors, allowed)

    assert all(allowed(chosen) for chosen in found)
    assert len({tuple(chosen.items()) for chosen in found}) == len(found)
    possible = set[object]().union(*map(met, all_allowed(factors, allowed)))
    assert set[object]().union(*map(met, found)) == possible


@given(forbidding())
def test_the_usual_comes_first_and_then_each_choice_alone(
    given: tuple[dict[str, int], Callable[[Choices], bool]],
) -> None:
    factors, allowed = given
    found = cover(factors, allowed)

    assert found[0] == dict.fromkeys(factors, 0)
    for name, count in factors.items():
        for value in range(1, count):
            assert found[0] | {name: value} in found


def test_a_choice_that_needs_another_is_tried_with_it() -> None:
    found = cover({"edition": 2, "royal": 2}, lambda chosen: chosen["edition"] == 1 or chosen["royal"] == 0)

    assert {"edition": 1, "royal": 1} in found
    assert {"edition": 0, "royal": 1} not in found


def test_a_dozen_options_are_tried_in_a_few_sets() -> None:
    assert len(cover({f"option {number}": 2 for number in range(12)}, anything)) <= 1 + 12 + 12


# --- tables of a game


ROYAL = Card(
    title="Royal",
    designers=(),
    least_seats=2,
    most_seats=4,
    minutes=1,
    rules=1,
    options=(Option("royal"), Option("open", (True, False)), Amount("years", most=9, samples=(0, 1, 9))),
    forbids=lambda seats, options: "no" if options["royal"] and seats == 2 else "",
)


class Royal:
    card = ROYAL


def test_option_sets_begin_with_the_defaults_and_name_only_what_differs() -> None:
    sets = conformance.option_sets(Royal, 3)  # type: ignore[arg-type]

    assert [{}, {"royal": True}, {"open": False}, {"years": 1}, {"years": 9}] == sets[:5]
    assert any({"royal", "open"} <= chosen.keys() for chosen in sets)


def test_what_the_card_forbids_is_in_no_table() -> None:
    assert not any("royal" in chosen for chosen in conformance.option_sets(Royal, 2))  # type: ignore[arg-type]
    for tables in (conformance.some_tables, conformance.every_table):
        assert not any(seats == 2 and "royal" in chosen for seats, chosen in tables(Royal))  # type: ignore[arg-type]


def test_every_option_meets_every_number_of_seats_that_it_may() -> None:
    tables = list(conformance.some_tables(Royal))  # type: ignore[arg-type]

    assert {2, 3, 4} == {seats for seats, chosen in tables if not chosen}
    assert {3, 4} == {seats for seats, chosen in tables if "royal" in chosen}
    assert {2, 3, 4} == {seats for seats, chosen in tables if "open" in chosen}
    assert len(tables) < len(list(conformance.every_table(Royal)))  # type: ignore[arg-type]


@pytest.mark.parametrize("name", games())
def test_every_table_that_is_tried_can_be_played(name: str) -> None:
    of = game(name)
    for seats, options in [*conformance.some_tables(of), *conformance.every_table(of)]:
        assert of.blank(seats, options).seats == seats
