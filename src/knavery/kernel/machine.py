"""What compiled bodies do otherwise than plain Python, function by function, with the same results.

Rules never come here.  `SWAPS` names the pairs; the parity tests hold them to one another.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from knavery.kernel import chance, events, playout, sight
from knavery.kernel.chance import PARITY, ROUNDS, TURNS, WORD, throw
from knavery.kernel.record import HIDDEN

u32 = np.uint32

if TYPE_CHECKING:  # each game's own is bound here

    def mask(table: Any, seat: int) -> int: ...


ODD_BITS = 0x5555555555555555
PAIRS = 0x3333333333333333
NIBBLES = 0x0F0F0F0F0F0F0F0F
ONE_A_BYTE = 0x0101010101010101


# --- chance: Threefry in words of 32 bits, which the machine turns and adds in one step


def turn(word: Any, by: int) -> Any:
    return u32(u32(word << u32(by)) | u32(word >> u32(32 - by)))


def threefry(key: Any, counter: int) -> Any:
    """`chance.threefry` for one block; two rounds a step, since pairs change places every other round."""
    k0, k1, k2, k3 = u32(key[0]), u32(key[1]), u32(key[2]), u32(key[3])
    keys = (k0, k1, k2, k3, u32(u32(PARITY) ^ k0 ^ k1 ^ k2 ^ k3))
    a, b, c, d = u32(u32(counter) + k0), k1, k2, k3
    for done in range(0, ROUNDS, 2):
        one, two = TURNS[done % 8], TURNS[done % 8 + 1]
        a, c = u32(a + b), u32(c + d)
        b, d = u32(turn(b, one[0]) ^ a), u32(turn(d, one[1]) ^ c)
        a, c = u32(a + d), u32(c + b)
        d, b = u32(turn(d, two[0]) ^ a), u32(turn(b, two[1]) ^ c)
        if done % 4 == 2:
            step = done // 4 + 1
            a, b = u32(a + keys[step % 5]), u32(b + keys[(step + 1) % 5])
            c, d = u32(c + keys[(step + 2) % 5]), u32(d + u32(keys[(step + 3) % 5] + u32(step)))
    return a & WORD, b & WORD, c & WORD, d & WORD


def word(table: Any) -> int:
    draws = table.draws & WORD
    table.draws = (draws + 1) & WORD
    drawn: int = threefry(table.key, draws // 4)[draws % 4]
    return drawn


def shuffle(table: Any, cards: Any, count: int) -> None:
    """A block's four words serve four draws."""
    draws = table.draws & WORD
    block = threefry(table.key, draws // 4)
    for last in range(count - 1, 0, -1):
        if draws % 4 == 0:
            block = threefry(table.key, draws // 4)
        other = (block[draws % 4] * (last + 1)) >> 32
        draws = (draws + 1) & WORD
        card = cards[last]
        cards[last] = cards[other]
        cards[other] = card
    table.draws = draws


# --- events and sight


def tell(table: Any, event: int, to: int, a: int, b: int, c: int) -> None:
    """Playouts keep no log."""


def blank(cells: Any, length: int) -> None:
    for cell in range(length):
        cells[cell] = HIDDEN


# --- choosing at random: without branches, for what is random cannot be foreseen by the processor


def choose(table: Any, seat: int, dice: Any) -> int:
    return pick_bit(mask(table, seat), dice)


def pick_bit(bits: int, dice: Any) -> int:
    if bits & (bits - 1) == 0:
        return count_bits(bits - 1)
    left, at = throw(dice, count_bits(bits)), 0
    for width in (32, 16, 8, 4, 2, 1):
        low = count_bits(bits & ((1 << width) - 1))
        beyond = 1 if left >= low else 0
        left -= low * beyond
        bits >>= width * beyond
        at += width * beyond
    return at


def count_bits(bits: int) -> int:
    bits -= (bits >> 1) & ODD_BITS
    bits = (bits & PAIRS) + ((bits >> 2) & PAIRS)
    bits = (bits + (bits >> 4)) & NIBBLES
    return ((bits * ONE_A_BYTE) >> 56) & 0x7F


SWAPS: dict[Any, Any] = {
    chance.word: word,
    chance.shuffle: shuffle,
    events.tell: tell,
    sight.blank: blank,
    playout.choose: choose,
    playout.pick_bit: pick_bit,
}
