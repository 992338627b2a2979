"""The device body.  That it takes the rules is seen without a GPU; that it plays by them, only with one."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

pytest.importorskip("numba_cuda", reason="needs the extra gpu, which there is not for macOS")

import numba
from numba.cuda import dispatcher

from knavery.kernel import gpu
from knavery.kernel.game import game, games

Rule = Callable[[int], int]

if TYPE_CHECKING:  # bound by `compile_rule`

    def rule(number: int) -> int: ...


GAMES = 200
MOST = 100_000  # actions of a game

needs_gpu = pytest.mark.skipif(not gpu.has_gpu(), reason="there is no GPU here")


# --- rules become PTX


@pytest.mark.parametrize("name", games())
def test_rules_compile_with_no_gpu_at_hand(name: str) -> None:
    text = gpu.ptx(game(name))

    for kernel in gpu.ARGUMENTS:
        assert any(kernel in line for line in text.splitlines() if ".visible .entry" in line)


def make_list(number: int) -> int:
    return len([card for card in range(number) if card % 2])


def make_dict(number: int) -> int:
    return len({number: 1})


def make_set(number: int) -> int:
    return len({number, 2})


def make_text(number: int) -> int:
    return len(f"{number} apples")


def read_unknown_field(number: int) -> int:
    return number.apples  # type: ignore[attr-defined,no-any-return]


def be_too_large(number: int) -> int:
    return number + (1 << 70)


UNFIT = [make_list, make_dict, make_set, make_text, read_unknown_field, be_too_large]


@pytest.mark.parametrize("rule", UNFIT, ids=lambda rule: rule.__name__)
def test_what_a_gpu_cannot_do_is_named(rule: Rule) -> None:
    with pytest.raises(gpu.DeviceError, match=rf"test_gpu\.{rule.__name__} does not compile for a GPU"):
        compile_rule(rule)


def test_what_a_gpu_can_do_compiles() -> None:
    assert ".visible .entry" in compile_rule(halve)


def halve(number: int) -> int:
    return number // 2


def compile_rule(rule: Rule) -> str:
    """The PTX of a kernel that comes to the rule by way of another function."""
    return gpu.ptx_of(gpu.bound(kernel, {"rule": rule}), (numba.types.Array(numba.int64, 1, "C"),))


def kernel(numbers: list[int]) -> None:
    numbers[0] = play(numbers[0])


def play(number: int) -> int:
    return rule(number) + 1


def test_without_a_gpu_numba_is_left_as_it_was() -> None:
    asked = dispatcher.get_current_device
    with gpu.no_gpu():
        assert dispatcher.get_current_device().compute_capability == gpu.CAPABILITY
    assert dispatcher.get_current_device is asked


# --- one thread's games, as the plain body plays them


@pytest.mark.parametrize("name", games())
def test_plain_games_that_others_are_held_to_come_to_their_end(name: str) -> None:
    of = game(name)
    seats = of.card.most_seats
    table, tally = gpu.play_plain(of, of.blank(seats, {}), gpu.dice_of([7])[0].tolist(), 3, MOST)

    last, moves, actions, ended = tally
    assert ended == 3
    assert 0 < last < actions
    assert 0 < moves <= actions
    assert of.plain.speaking(table) == 0


# --- the same games on a GPU


@needs_gpu
@pytest.mark.parametrize("name", games())
def test_gpu_plays_the_same_games_as_plain_python(name: str) -> None:
    of = game(name)
    dice = gpu.dice_of(range(GAMES // 2))
    for seats in range(of.card.least_seats, of.card.most_seats + 1):
        played = gpu.play_games(of, seats, {}, dice, 2, MOST)

        assert gpu.differing(of, seats, {}, dice, 2, MOST, played) == []
        assert played[1][:, 3].sum() == GAMES  # all of them came to their end
