"""Menus with the refusal laid into their loop: they list what the refusal, asked number by number, allows."""

import enum
import itertools
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from knavery.kernel.menus import laid_in, menu_of

OK = 0
SPAN = 5


class Refusal(enum.IntEnum):
    NO = 1
    NEVER = 2


def span(table: Any) -> int:
    return SPAN


def all_at_once(table: Any, seat: int, action: int) -> int:
    return OK if seat == table.turn else Refusal.NO


def guarded(table: Any, seat: int, action: int) -> int:
    """Both guards come before anything is asked about the number."""
    if seat != table.turn:
        return Refusal.NO
    limit = table.limit
    if limit == 0:
        return Refusal.NEVER if table.turn else Refusal.NO
    return OK if action <= limit else Refusal.NO


def guarded_by_the_number(table: Any, seat: int, action: int) -> int:
    half = action // 2
    if seat != table.turn:
        return Refusal.NO
    return Refusal.NO if half == table.limit else OK


def open_to_one(table: Any, seat: int, action: int) -> int:
    """What a guard allows is allowed whatever the number."""
    if seat == table.turn:
        return OK
    if action == table.limit:
        return OK
    return Refusal.NO


def asking_another(table: Any, seat: int, action: int) -> int:
    if table.limit:
        return why(table, seat)
    return why(table, action)


def why(table: Any, number: int) -> int:
    return Refusal.NO if number == table.turn else OK


def counting(table: Any, seat: int, action: int) -> int:
    """`left` begins anew for each number: it may not be laid ahead of the loop."""
    left = table.limit
    left -= action
    if left < 0:
        return Refusal.NO
    left = left + seat
    return OK if left else Refusal.NEVER


def looping(table: Any, seat: int, action: int) -> int:
    total = 0
    for number in range(action):
        total += number
    return OK if total <= table.limit else Refusal.NO


def returning_from_a_loop(table: Any, seat: int, action: int) -> int:
    for number in range(action):
        if number == table.limit:
            return Refusal.NO
    return OK


def branching(table: Any, seat: int, action: int) -> int:
    if action == 0:
        if seat == table.turn:
            return OK
    elif action > table.limit:
        return Refusal.NO
    else:
        return Refusal.NEVER if seat else OK
    return Refusal.NO


RULES = [
    all_at_once,
    guarded,
    guarded_by_the_number,
    open_to_one,
    asking_another,
    counting,
    looping,
    returning_from_a_loop,
    branching,
]


@pytest.mark.parametrize("refusal", RULES, ids=lambda rule: rule.__name__)
def test_a_menu_is_what_is_not_refused(refusal: Callable[[Any, int, int], int]) -> None:
    menu = menu_of("a test", span, refusal)
    for turn, limit, seat in itertools.product(range(3), range(SPAN), range(3)):
        table = SimpleNamespace(turn=turn, limit=limit)
        assert menu(table, seat) == [action for action in range(SPAN) if not refusal(table, seat, action)]


def test_what_is_one_for_all_numbers_is_asked_once() -> None:
    ahead, _, loop = laid_in(guarded).partition("for action in")

    assert "table.limit" in ahead
    assert "seat" not in loop


def test_a_refusal_takes_table_seat_and_action() -> None:
    def refusal_of_four(table: Any, seat: int, action: int, more: int) -> int:
        return OK

    with pytest.raises(TypeError, match="refusal_of_four takes table, seat, action, more"):
        menu_of("a test", span, refusal_of_four)
