"""The device body: the same rules through numba-cuda, one game a thread.

It takes the text and the functions that the compiled body takes (`compile.py`).  `ptx` compiles them
with no GPU at hand, which tells whether a device can take a game's rules; `play_games` plays on a GPU,
and `differing` holds what was played there to the plain body, byte for byte.
"""

from __future__ import annotations

import contextlib
import functools
from collections.abc import Callable, Iterator, Mapping, Sequence
from types import SimpleNamespace
from typing import Any

import numba
import numpy as np
from numba import cuda
from numba.cuda import dispatcher

from knavery.kernel import chance, machine, playout
from knavery.kernel.compile import table_type, text_of
from knavery.kernel.game import Game
from knavery.kernel.layout import dtype_of, to_array
from knavery.kernel.source import Rebinder, build

numba.config.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # a few games are as welcome as many

Array = np.ndarray[Any, Any]

CAPABILITY = (9, 0)  # what PTX is made for where no GPU says what it can do
THREADS = 128  # in a block
REGISTERS = 64  # a thread's: with more of them too few threads run at a time
TALLY = 4  # actions of the last game, moves, actions, games that came to their end

# A table in a thread's own memory lies so that threads side by side read words side by side.
KERNELS = """

def games_kernel(tables, blank, count, dice, most, tallies):
    i = cuda.grid(1)
    if i < tables.size:
        own = cuda.local.array(1, table_type)
        games_at(own, 0, blank, count, dice[i], most, tallies[i])
        tables[i] = own[0]


def look_kernel(tables, knowledge, views, seat, eyes, scores):
    i = cuda.grid(1)
    if i < tables.size:
        view_at(tables, i, views, i, eyes)
        imagine_at(tables, i, knowledge, i, seat)
        for other in range(tables[i].seats):
            scores[i, other] = score_at(tables, i, other)
"""

# The arguments of the kernels: tables, knowledge, rows of numbers, and whole numbers.
ARGUMENTS = {"games_kernel": "TTiNiN", "look_kernel": "TKTiiN"}


class DeviceError(TypeError):
    """The rules do what a GPU cannot; the message names the function."""


# --- what the device does otherwise than the compiled body


def count_bits(bits: int) -> int:
    return int(cuda.popc(bits))


SWAPS = machine.SWAPS | {machine.count_bits: count_bits}


# --- compiling


def kernels_of(of: Game) -> dict[str, Any]:
    """The kernels, bound to the rules of the game; not compiled yet."""
    text, names = text_of(of)
    ours = {
        "play_out": playout.play_out,
        "new_game": playout.new_game,
        "cuda": cuda,
        "table_type": numba.from_dtype(dtype_of(of.Table)),
    }
    scope = build(f"kernels of {of.name}", text + KERNELS, names | ours)
    return {name: bound(scope[name], scope) for name in ARGUMENTS}


def bound(kernel: Any, names: Mapping[str, Any]) -> Any:
    """A kernel bound to functions for the device."""
    return Rebinder(names, SWAPS, for_device).copy(kernel)


def for_device(function: Any) -> Any:
    """The function for the device; when it does not compile, the error says which one it is."""
    made = cuda.jit(device=True)(function)
    made.compile_device = naming(function, made.compile_device)
    return made


def naming(function: Any, compile_device: Callable[..., Any]) -> Callable[..., Any]:
    def compile_named(*args: Any, **options: Any) -> Any:
        try:
            return compile_device(*args, **options)
        except DeviceError:
            raise
        except Exception as error:
            place = f"{function.__module__}.{function.__name__}"
            raise DeviceError(f"{place} does not compile for a GPU: {error}") from error

    return compile_named


def types_of(of: Game, letters: str) -> tuple[Any, ...]:
    types = {"T": table_type(of.Table), "K": table_type(of.room("knowledge").Knowledge)}
    types |= {"N": numba.types.Array(numba.int64, 2, "C"), "i": numba.int64}
    return tuple(types[letter] for letter in letters)


def ptx(of: Game) -> str:
    """The PTX of the kernels, one module after the other; it takes no GPU to make it."""
    kernels = kernels_of(of)
    return "\n".join(ptx_of(kernels[name], types_of(of, ARGUMENTS[name])) for name in kernels)


def ptx_of(kernel: Any, types: tuple[Any, ...]) -> str:
    with no_gpu():
        text: str = cuda.compile_ptx(kernel, types, cc=CAPABILITY)[0]
    return text


@contextlib.contextmanager
def no_gpu() -> Iterator[None]:
    """Where a function is called, numba-cuda asks the GPU what it can do: here somebody answers for it."""
    asked = dispatcher.get_current_device
    dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=CAPABILITY)
    try:
        yield
    finally:
        dispatcher.get_current_device = asked


# --- playing


def has_gpu() -> bool:
    return bool(cuda.is_available())


def dice_of(seeds: Sequence[int | str]) -> Array:
    """Dice for as many threads, each set rolling by its seed."""
    return np.array([chance.dice_of(seed) for seed in seeds], np.int64)


class Batch:
    """Games that lie on the GPU: a table, dice and a tally for each thread."""

    def __init__(self, of: Game, seats: int, options: Mapping[str, object], dice: Array) -> None:
        self.kernel = games_kernel(of)
        self.blocks = -(-len(dice) // THREADS)
        self.blank = cuda.to_device(to_array([of.blank(seats, options)]))
        self.tables = cuda.device_array(len(dice), dtype_of(of.Table))
        self.dice = cuda.to_device(dice)
        self.tallies = cuda.to_device(np.zeros((len(dice), TALLY), np.int64))

    def play(self, games_each: int, most: int) -> None:
        """Deal and play this many games in every thread, each of at most so many actions."""
        play = self.kernel[self.blocks, THREADS]
        play(self.tables, self.blank, games_each, self.dice, most, self.tallies)
        cuda.synchronize()

    def fetch(self) -> tuple[Array, Array]:
        """The tables as the last games left them, and the tallies of all games."""
        return self.tables.copy_to_host(), self.tallies.copy_to_host()


@functools.cache
def games_kernel(of: Game) -> Any:
    return cuda.jit(max_registers=REGISTERS)(kernels_of(of)["games_kernel"])


def play_games(
    of: Game, seats: int, options: Mapping[str, object], dice: Array, games_each: int, most: int
) -> tuple[Array, Array]:
    """Play games at random on the GPU, a thread for each row of dice."""
    batch = Batch(of, seats, options, dice)
    batch.play(games_each, most)
    return batch.fetch()


def differing(
    of: Game,
    seats: int,
    options: Mapping[str, object],
    dice: Array,
    games_each: int,
    most: int,
    played: tuple[Array, Array],
) -> list[int]:
    """The rows of what was played that the plain body, with the same dice, plays otherwise."""
    blank = of.blank(seats, options)
    rows = []
    for row, (table, tally) in enumerate(zip(*played, strict=True)):
        expected, counts = play_plain(of, blank, dice[row].tolist(), games_each, most)
        if expected.pack() != table.tobytes() or counts != tally.tolist():
            rows.append(row)
    return rows


def play_plain(of: Game, blank: Any, dice: list[int], games_each: int, most: int) -> tuple[Any, list[int]]:
    """What one thread does, in the plain body."""
    table, tally = blank, [0] * TALLY
    for _ in range(games_each):
        table = blank.copy()
        of.plain.new_game(table, dice)
        tally[0] = 0
        of.plain.play_out(table, dice, most, tally)
        tally[2] += tally[0]
        tally[3] += 1 if of.plain.speaking(table) == 0 else 0
    return table, tally
