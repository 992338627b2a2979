"""Chance: the published numbers, the same in every body, and nothing to be learned from a hand."""

import math
import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import knavery
from knavery.kernel import chance
from knavery.kernel.chance import CHUNK, LANES, PARITY, ROUNDS, TURNS, WORD
from knavery.kernel.record import EVERYONE, TableRecord, cells, i16
from knavery.kernel.source import Rebinder

np = pytest.importorskip("numpy", reason="needs the extra fast")
numba = pytest.importorskip("numba", reason="needs the extra fast")

from knavery.kernel import machine  # noqa: E402
from knavery.kernel.layout import dtype_of, to_array  # noqa: E402

CARDS = 60

Words = tuple[int, int, int, int]

words32 = st.integers(0, WORD)
keys = st.tuples(words32, words32, words32, words32)


class Deck(TableRecord):
    cards: list[i16] = cells(CARDS, seen_by=EVERYONE)


def deck(key: Any, draws: int = 0) -> Deck:
    table = Deck()
    table.key, table.draws = list(key), draws
    table.cards = list(range(CARDS))
    return table


def single(key: Any, counter: int) -> Words:
    return chance.threefry(key, counter, WORD, 1)


# --- the published numbers

# Threefry-4x32-20 of Random123's file kat_vectors: counter, key, result.
PI = (0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344)
PI_ON = (0xA4093822, 0x299F31D0, 0x082EFA98, 0xEC4E6C89)
KNOWN_ANSWERS = [
    ((0,) * 4, (0,) * 4, (0x9C6CA96A, 0xE17EAE66, 0xFC10ECD4, 0x5256A7D8)),
    ((WORD,) * 4, (WORD,) * 4, (0x2A881696, 0x57012287, 0xF6C7446E, 0xA16A6732)),
    (PI, PI_ON, (0x59CD1DBB, 0xB8879579, 0x86B5D00C, 0xAC8B6D84)),
]


def as_published(counter: Words, key: Words) -> Words:
    """Threefry as the paper writes it, with a counter of four words where ours has one."""
    keys = (*key, PARITY ^ key[0] ^ key[1] ^ key[2] ^ key[3])
    x = [(counter[i] + keys[i]) & WORD for i in range(4)]
    for done in range(ROUNDS):
        for first, by in zip((0, 2), TURNS[done % 8], strict=True):
            second = first + 1 if done % 2 == 0 else 3 - first
            x[first] = (x[first] + x[second]) & WORD
            x[second] = (x[second] << by | x[second] >> 32 - by) & WORD ^ x[first]
        if done % 4 == 3:
            step = done // 4 + 1
            x = [(x[i] + keys[(step + i) % 5] + (step if i == 3 else 0)) & WORD for i in range(4)]
    return x[0], x[1], x[2], x[3]


@pytest.mark.parametrize(("counter", "key", "answer"), KNOWN_ANSWERS)
def test_the_published_algorithm_gives_the_published_numbers(
    counter: Words, key: Words, answer: Words
) -> None:
    assert answer == as_published(counter, key)


def test_ours_gives_the_published_numbers() -> None:
    counter, key, answer = KNOWN_ANSWERS[0]
    assert answer == single(key, counter[0])


@given(keys, words32)
def test_ours_is_the_published_algorithm(key: Words, counter: int) -> None:
    assert as_published((counter, 0, 0, 0), key) == single(key, counter)


@given(keys, st.integers(0, WORD - LANES))
def test_many_lanes_give_what_one_gives(key: Words, first: int) -> None:
    one_by_one = [word for block in range(first, first + LANES) for word in single(key, block)]

    assert one_by_one == list(chance.chunk(key, first))


# --- the same numbers compiled


def draw_words(tables: Any, out: Any) -> None:
    for at in range(len(out)):
        out[at] = chance_word(tables[0])


def shuffle_cards(tables: Any, count: int) -> None:
    chance_shuffle(tables[0], tables[0].cards, count)


def draw_below(tables: Any, bound: int, out: Any) -> None:
    for at in range(len(out)):
        out[at] = chance_below(tables[0], bound)


chance_word, chance_shuffle, chance_below = chance.word, chance.shuffle, chance.below
compiled = Rebinder({}, machine.SWAPS, numba.njit)
fast_threefry = compiled(machine.threefry)


@given(keys, words32)
def test_the_compiled_block_is_the_plain_one(key: Words, counter: int) -> None:
    assert single(key, counter) == tuple(fast_threefry(np.array(key, np.uint32), counter))


@given(keys, st.integers(0, WORD), st.integers(1, 3 * CHUNK))
def test_compiled_words_are_the_plain_ones_and_leave_the_same_table(
    key: Words, draws: int, count: int
) -> None:
    plain = deck(key, draws)
    array = to_array([plain])
    out = np.zeros(count, np.int64)

    compiled(draw_words)(array, out)

    assert [chance.word(plain) for _ in range(count)] == out.tolist()
    assert plain.pack() == array.tobytes()


def test_draws_begin_again_after_the_last() -> None:
    table = deck((1, 2, 3, 4), WORD)

    assert single(table.key, WORD // 4)[3] == chance.word(table)
    assert 0 == table.draws
    assert single(table.key, 0)[0] == chance.word(table)


@given(keys, st.integers(0, 2 * CHUNK), st.integers(0, CARDS))
def test_compiled_shuffles_are_the_plain_ones(key: Words, draws: int, count: int) -> None:
    plain = deck(key, draws)
    array = to_array([plain])

    chance.shuffle(plain, plain.cards, count)
    compiled(shuffle_cards)(array, count)

    assert plain.pack() == array.tobytes()


@given(keys, st.integers(1, 2**31 - 1))
def test_compiled_draws_below_a_bound_are_the_plain_ones(key: Words, bound: int) -> None:
    plain = deck(key)
    array = to_array([plain])
    out = np.zeros(20, np.int64)

    compiled(draw_below)(array, bound, out)

    assert [chance.below(plain, bound) for _ in range(20)] == out.tolist()


# --- draws


@given(keys, st.lists(st.integers(1, 12), max_size=20), st.integers(1, 30))
def test_the_same_key_and_number_of_draws_give_the_same_cards_whoever_draws(
    key: Words, bounds: list[int], cards: int
) -> None:
    one, two = deck(key), deck(key)
    for bound in bounds:
        chance.below(one, bound)
    for _ in bounds:
        chance.word(two)
    three = deck(key, len(bounds))

    for table in (one, two, three):
        chance.shuffle(table, table.cards, cards)

    assert one == two == three


@given(keys, words32, st.integers(1, 2**31 - 1))
def test_a_draw_is_below_its_bound(key: Words, draws: int, bound: int) -> None:
    assert 0 <= chance.below(deck(key, draws), bound) < bound


@given(keys, st.integers(0, CARDS))
def test_a_shuffle_keeps_the_cards_and_leaves_the_rest_alone(key: Words, count: int) -> None:
    table = deck(key)
    chance.shuffle(table, table.cards, count)

    assert list(range(count)) == sorted(table.cards[:count])
    assert list(range(count, CARDS)) == table.cards[count:]


def spread_of(counts: Counter[Any], kinds: int) -> float:
    """How far counts are from equal, in standard deviations of chi-square."""
    even = sum(counts.values()) / kinds
    square = sum((count - even) ** 2 / even for count in counts.values()) + (kinds - len(counts)) * even
    return (square - (kinds - 1)) / math.sqrt(2 * (kinds - 1))


@pytest.mark.parametrize("bound", [2, 3, 6, 52, 204])
def test_draws_are_spread_evenly(bound: int) -> None:
    table = deck((1, 2, 3, 4))
    counts = Counter(chance.below(table, bound) for _ in range(bound * 400))

    assert abs(spread_of(counts, bound)) < 5


def test_every_order_of_four_cards_is_as_likely() -> None:
    table = deck((5, 6, 7, 8))
    counts: Counter[Any] = Counter()
    for _ in range(24 * 300):
        table.cards = list(range(CARDS))
        chance.shuffle(table, table.cards, 4)
        counts[tuple(table.cards[:4])] += 1

    assert abs(spread_of(counts, math.factorial(4))) < 5


# --- keys


@pytest.mark.parametrize("length", [0, 1, 4, 8, 15])
def test_a_key_under_128_bits_is_refused(length: int) -> None:
    with pytest.raises(ValueError, match=f"at least 128 bits, and this one {length * 8}"):
        chance.key_of(bytes(length))
    with pytest.raises(ValueError, match="at least 128 bits"):
        knavery.new("sheriff", ["Ann", "Ben", "Cid"], seed=bytes(length))


def test_a_key_of_128_bits_is_taken_as_it_is() -> None:
    key = bytes(range(16))
    table = Deck()

    chance.set_key(table, key)

    assert key == chance.key_of(key)
    assert [0x03020100, 0x07060504, 0x0B0A0908, 0x0F0E0D0C] == table.key


def test_all_of_a_longer_key_counts() -> None:
    key = bytes(40)
    others = {chance.key_of(key[:place] + b"\1" + key[place + 1 :]) for place in range(40)}

    assert 40 == len(others)
    assert {16} == {len(other) for other in others}


def test_a_seed_typed_in_means_the_same_as_the_number() -> None:
    assert chance.key_of(7) == chance.key_of("7")


def test_nobody_can_guess_a_new_seed() -> None:
    seeds = {chance.new_seed() for _ in range(100)}

    assert 100 == len(seeds)
    assert {32} == {len(seed) for seed in seeds}, "128 bits as hexadecimal digits"


# --- the neighbours of a key

FLIPPED = 24  # bits of the key that an onlooker tries out
HAND = 6


def neighbour(key: Any, places: Any, number: int, out: Any) -> None:
    """The key with the chosen bits flipped where `number` has ones."""
    for part in range(4):
        out[part] = key[part]
    for bit in range(len(places)):
        if number >> bit & 1:
            out[places[bit] // 32] ^= np.uint32(1) << np.uint32(places[bit] % 32)


def hand_of(key: Any, cards: Any, hand: Any) -> None:
    """The first hand: the top of the deck is fixed by the first draws of its shuffle."""
    taken = np.empty(HAND, np.int64)  # where a card was taken from ...
    moved = np.empty(HAND, np.int64)  # ... and which one came to lie there
    hand[:] = 0
    for draw in range(HAND):
        last = len(cards) - 1 - draw
        other = (fast_threefry(key, draw // 4)[draw % 4] * (last + 1)) >> 32
        drawn, lowest = cards[other], cards[last]
        for before in range(draw):  # the later move of a place counts
            drawn = moved[before] if taken[before] == other else drawn
            lowest = moved[before] if taken[before] == last else lowest
        taken[draw], moved[draw] = other, lowest
        hand[drawn] += 1


def try_neighbours(key: Any, places: Any, cards: Any, wanted: Any, ones: Any) -> int:
    """How many of all neighbours deal the hand that is wanted; `ones` counts their flipped bits."""
    tried, hand, found = np.empty(4, np.uint32), np.zeros_like(wanted), 0
    for number in range(1 << len(places)):
        neighbour(key, places, number, tried)
        hand_of(tried, cards, hand)
        if (hand == wanted).all():
            found += 1
            for bit in range(len(places)):
                ones[bit] += number >> bit & 1
    return found


@pytest.fixture(scope="module")
def sheriff_hand() -> tuple[Any, Any, Any]:
    """A key, the deck in the order of the goods, and the hand that the rules deal the first seat of it."""
    match = knavery.new("sheriff", ["Ann", "Ben", "Cid", "Dot"], seed="neighbours")
    cards = [good for good, count in enumerate(match.table.stock) for _ in range(count)]
    hand = match.table.merchants[0].hand
    return np.array(match.table.key, np.uint32), np.array(cards, np.int64), np.array(hand, np.int64)


def test_the_hand_tried_below_is_the_hand_that_is_dealt(sheriff_hand: tuple[Any, Any, Any]) -> None:
    key, cards, wanted = sheriff_hand
    hand = np.zeros_like(wanted)

    compiled(hand_of)(key, cards, hand)

    assert 204 == len(cards)
    assert wanted.tolist() == hand.tolist()


@pytest.mark.slow
def test_sixteen_million_neighbouring_keys_tell_nothing_of_a_hand(sheriff_hand: tuple[Any, Any, Any]) -> None:
    """With 104 bits of the key known, the hand says no more of the other 24 than chance has it."""
    key, cards, wanted = sheriff_hand
    places = np.array(random.Random(1).sample(range(128), FLIPPED), np.int64)
    ones = np.zeros(FLIPPED, np.int64)

    found = compiled(try_neighbours)(key, places, cards, wanted, ones)

    stock = Counter(cards.tolist())
    ways = math.prod(math.comb(stock[good], count) for good, count in enumerate(wanted.tolist()))
    likely = ways / math.comb(len(cards), HAND)
    expected = likely * 2**FLIPPED
    assert expected > 1000, "too rare a hand shows nothing"
    assert abs(found - expected) < 4.5 * math.sqrt(expected * (1 - likely))
    for count in ones.tolist():
        assert abs(count - found / 2) < 4.5 * math.sqrt(found) / 2


def test_no_bit_of_a_word_goes_with_a_bit_of_the_key() -> None:
    """Each of the 24 bits against each of the 128 bits of a block, and each changes half of them."""
    tries = 2**16
    places = np.array(random.Random(2).sample(range(128), FLIPPED), np.int64)
    numbers = np.array(random.Random(3).sample(range(1 << FLIPPED), tries), np.int64)
    drawn = np.zeros((tries, 4), np.int64)

    compiled(draw_for_neighbours)(np.array(PI, np.uint32), places, numbers, drawn)

    key_bits = signs(numbers[:, None] >> np.arange(FLIPPED))
    word_bits = signs((drawn[:, :, None] >> np.arange(32)).reshape(tries, 128))
    correlation = key_bits.T @ word_bits / tries
    assert (FLIPPED, 128) == correlation.shape
    assert abs(correlation).max() < 5 / math.sqrt(tries)


def draw_for_neighbours(key: Any, places: Any, numbers: Any, out: Any) -> None:
    tried = np.empty(4, np.uint32)
    for at in range(len(numbers)):
        neighbour(key, places, numbers[at], tried)
        block = fast_threefry(tried, 0)
        for part in range(4):
            out[at, part] = block[part]


def signs(bits: Any) -> Any:
    """Bits as -1 and 1."""
    return (bits & 1) * 2.0 - 1


# --- dice


@given(st.integers(), st.integers(1, 1000))
def test_dice_stay_below_their_bound_and_fall_alike_for_a_seed(seed: int, bound: int) -> None:
    one, two = chance.dice_of(seed), chance.dice_of(seed)
    thrown = [chance.throw(one, bound) for _ in range(30)]

    assert thrown == [chance.throw(two, bound) for _ in range(30)]
    assert all(0 <= number < bound for number in thrown)


def test_dice_are_spread_evenly() -> None:
    dice = chance.dice_of(1)

    assert abs(spread_of(Counter(chance.throw(dice, 6) for _ in range(6000)), 6)) < 5


def test_the_layout_of_a_deck_has_words_of_32_bits() -> None:
    assert np.dtype("<u4") == dtype_of(Deck)["draws"]
