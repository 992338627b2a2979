"""Games played at random, the same in every body: for benchmarks, parity tests and search.

Written once, like rules: the bodies differ in `choose` alone, where plain Python is quicker with a
list of actions and compiled code with their bits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from knavery.kernel.chance import throw
from knavery.kernel.record import NOBODY

HALF = 0x10000


if TYPE_CHECKING:  # each body binds its own game's here

    def acting(table: Any) -> int: ...
    def menu(table: Any, seat: int) -> list[int]: ...
    def play(table: Any, seat: int, action: int) -> None: ...
    def deal(table: Any) -> None: ...


def play_out(table: Any, dice: Any, most: int, tally: Any) -> None:
    """Play on at random until the game is over or `most` actions are done; tally actions and moves."""
    actions, moves = tally[0], tally[1]
    while actions < most:
        seat = table.speaker
        if seat == NOBODY:
            seats = acting(table)
            if seats == 0:
                break
            seat = pick_bit(seats, dice)
        play(table, seat, choose(table, seat, dice))
        actions += 1
        if table.speaker == NOBODY:
            moves += 1
    tally[0], tally[1] = actions, moves


def new_game(table: Any, dice: Any) -> None:
    """Deal a wiped table with a key of these dice: for playouts, where nothing need stay secret."""
    for part in range(4):
        high = throw(dice, HALF)
        table.key[part] = high * HALF + throw(dice, HALF)
    table.draws = 0
    deal(table)


def choose(table: Any, seat: int, dice: Any) -> int:
    actions = menu(table, seat)
    many = len(actions)
    return actions[throw(dice, many) if many > 1 else 0]


def pick_bit(bits: int, dice: Any) -> int:
    """The number of one of the bits, each as likely; with only one there is nothing to throw for."""
    if not bits & (bits - 1):
        return bits.bit_length() - 1
    for _ in range(throw(dice, bits.bit_count())):
        bits &= bits - 1
    return (bits & -bits).bit_length() - 1
