"""Chance: cards and dice that nobody can foresee, the same numbers in every body.

The numbers are Threefry-4x32 with 20 rounds (Salmon, Moraes, Dror and Shaw, 2011), a function of a
128-bit key and a counter: draw number `n` is word `n % 4` of the block with counter `n // 4`.  All of
the key is mixed into every word, and a word tells nothing of the next.  The same key and the same
number of draws give the same cards whoever draws them, in Python, compiled, or on a GPU.

`threefry` is written once.  Its mask says how many 32-bit words a number carries: one in the
compiled bodies; in plain Python 32 of them side by side in one long integer, with 32 bits between
them for the carries, which is many times faster than one at a time.
"""

from __future__ import annotations

import functools
import hashlib
import secrets
import struct
from typing import Any

from knavery.kernel.near import brief
from knavery.kernel.record import TableRecord

WORD = 0xFFFFFFFF
ROUNDS = 20
PARITY = 0x1BD11BDA
# The two words that turn in each of eight rounds; then again from the first.
TURNS = ((10, 26), (11, 21), (13, 27), (23, 5), (6, 20), (17, 11), (25, 10), (18, 20))

LANES = 32
ONES = sum(1 << 64 * lane for lane in range(LANES))
ASCENT = sum(lane << 64 * lane for lane in range(LANES))
CHUNK = 4 * LANES

KEY_BYTES = 16
SEED_BITS = 4096  # of a seed that is a number: what is larger cannot be written into a record


def new_seed() -> str:
    """A seed nobody can guess."""
    return secrets.token_hex(KEY_BYTES)


def key_of(seed: int | str | bytes) -> bytes:
    """The key that a seed stands for.  Raw bytes are a key already, and must be long enough."""
    if isinstance(seed, bytes):
        if len(seed) < KEY_BYTES:
            raise ValueError(
                f"a key has at least {KEY_BYTES * 8} bits, and this one {len(seed) * 8}: it could be guessed"
            )
        return seed if len(seed) == KEY_BYTES else hashlib.sha256(seed).digest()[:KEY_BYTES]
    if not isinstance(seed, int | str) or isinstance(seed, bool):
        raise TypeError(f"a seed is a whole number, a text or bytes, not {brief(seed)}")
    if isinstance(seed, int) and seed.bit_length() > SEED_BITS:
        raise ValueError(f"a seed has at most {SEED_BITS} bits, and this one {seed.bit_length()}")
    return hashlib.sha256(f"knavery:{seed}".encode()).digest()[:KEY_BYTES]


def set_key(table: TableRecord, key: bytes) -> None:
    """Make a table's chance depend on this key from here on."""
    table.key = list(struct.unpack("<4I", key_of(key)))
    table.draws = 0


def turn(word: int, by: int, mask: int) -> int:
    """The word's bits moved round to the left."""
    return ((word << by) | (word >> (32 - by))) & mask


def threefry(key: Any, counter: int, mask: int, ones: int) -> tuple[int, int, int, int]:
    """Four words for this counter; `ones` repeats the key's words as often as the mask has lanes."""
    k0, k1, k2, k3 = key[0] & WORD, key[1] & WORD, key[2] & WORD, key[3] & WORD  # signed from here on
    keys = (k0, k1, k2, k3, PARITY ^ k0 ^ k1 ^ k2 ^ k3)
    a, b, c, d = (counter + k0 * ones) & mask, k1 * ones, k2 * ones, k3 * ones
    for done in range(0, ROUNDS, 2):
        one, two = TURNS[done % 8], TURNS[done % 8 + 1]
        a, c = (a + b) & mask, (c + d) & mask
        b, d = turn(b, one[0], mask) ^ a, turn(d, one[1], mask) ^ c
        a, c = (a + d) & mask, (c + b) & mask
        d, b = turn(d, two[0], mask) ^ a, turn(b, two[1], mask) ^ c
        if done % 4 == 2:
            step = done // 4 + 1
            a, b = (a + keys[step % 5] * ones) & mask, (b + keys[(step + 1) % 5] * ones) & mask
            c = (c + keys[(step + 2) % 5] * ones) & mask
            d = (d + (keys[(step + 3) % 5] + step) * ones) & mask
    return a, b, c, d


@functools.lru_cache(maxsize=256)
def chunk(key: tuple[int, ...], first: int) -> tuple[int, ...]:
    """The words of LANES blocks at once, from block number `first`."""
    long_words = threefry(key, ASCENT + first * ONES, ONES * WORD, ONES)
    rows = [struct.unpack(f"<{LANES}Q", word.to_bytes(8 * LANES, "little")) for word in long_words]
    return tuple(word for block in zip(*rows, strict=True) for word in block)


def word(table: Any) -> int:
    """The next 32 random bits."""
    draws: int = table.draws
    table.draws = (draws + 1) & WORD
    return chunk(tuple(table.key), draws // CHUNK * LANES)[draws % CHUNK]


def words(table: Any, count: int) -> list[int]:
    """The next so many words: a whole shuffle's at once."""
    key, draws = tuple(table.key), table.draws
    table.draws = (draws + count) & WORD
    found: list[int] = []
    while len(found) < count:
        at = (draws + len(found)) & WORD
        found += chunk(key, at // CHUNK * LANES)[at % CHUNK : at % CHUNK + count - len(found)]
    return found


def below(table: Any, bound: int) -> int:
    """A number from 0 up to, but not with, the bound.

    One word is drawn whatever the bound, so that the number of draws tells nothing.  Two numbers are as
    likely as each other to within one part in 2**32 / bound: for a deck of 204 cards, in 21 million.
    """
    return (word(table) * bound) >> 32


def shuffle(table: Any, cards: Any, count: int) -> None:
    """The first `count` of the cards, in an order that nobody knows."""
    drawn = words(table, max(count - 1, 0))
    for last in range(count - 1, 0, -1):
        other = (drawn[count - 1 - last] * (last + 1)) >> 32
        card = cards[last]
        cards[last] = cards[other]
        cards[other] = card


# Bots and playouts draw from dice of their own, never from a table: the 48-bit linear congruence of
# drand48, which is quick in every body and keeps no secret.

DICE_STEP, DICE_ADD, DICE_MASK = 0x5DEECE66D, 11, 0xFFFFFFFFFFFF


def dice_of(seed: int | str) -> list[int]:
    """Dice that this seed sets rolling."""
    return [int.from_bytes(key_of(seed)[:6], "little")]


def throw(dice: Any, bound: int) -> int:
    """A number from 0 up to, but not with, the bound."""
    rolled: int = (dice[0] * DICE_STEP + DICE_ADD) & DICE_MASK
    dice[0] = rolled
    return ((rolled >> 16) * bound) >> 32
