"""What a search does in a body: imagine worlds, spell moves, try a move and play on as the model says.

Written once, like rules: the bodies differ in `fresh` and `drawn` alone.  Plain and compiled, the same
keys and dice give the same worlds, moves and sums.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from knavery.kernel.chance import DICE_MASK, throw

if TYPE_CHECKING:  # each body binds its own game's here

    def speaking(table: Any) -> int: ...
    def menu(table: Any, seat: int) -> list[int]: ...
    def mask(table: Any, seat: int) -> int: ...
    def span(table: Any) -> int: ...
    def play(table: Any, seat: int, action: int) -> None: ...
    def winners(table: Any) -> int: ...
    def imagine(table: Any, knowledge: Any, seat: int) -> None: ...
    def suppose(table: Any, knowledge: Any, habits: Any, seat: int) -> None: ...
    def likelihood(table: Any, habits: Any, seat: int) -> float: ...
    def weigh(table: Any, habits: Any, seat: int, action: int) -> int: ...
    def eager(table: Any, habits: Any, seat: int) -> int: ...
    def landmark(table: Any) -> int: ...
    def worth(table: Any, seat: int) -> int: ...


WIN = 100  # what winning is worth over each of the others, beside its points: in tenths of a point
SELDOM = 8  # one spelled move in so many is any that is legal

# Of a number and the next two different dice are made: a known way of mixing, in 48 bits.
GOLDEN, FIRST_STIR, SECOND_STIR = 0x9E3779B97F4B, 0xBF58476D1CE5, 0x94D049BB1331


# --- worlds


def fill_worlds(
    worlds: Any, first: int, last: int, knowledge: Any, habits: Any, seat: int, watchful: int, weights: Any
) -> None:
    """Imagine what is hidden in these views; who is watchful minds how people play, and what they did."""
    for number in range(first, last):
        imagine(worlds[number], knowledge[0], seat)
        weights[number] = 1.0
        if watchful:
            suppose(worlds[number], knowledge[0], habits, seat)
            weights[number] = likelihood(worlds[number], habits, seat)


# --- moves


def spell_move(
    worlds: Any, number: int, desk: Any, seat: int, likely: int, habits: Any, dice: Any, said: Any
) -> int:
    """Spell a legal move into `said`, and how long it is; 0 if there is no room for it.

    If it is to be a likely one, it is most times what people would do; else any of what they may do.
    """
    table = fresh(worlds, number, desk)
    by_habit, length = likely != 0 and throw(dice, SELDOM) > 0, 0
    while length == 0 or table.speaker == seat:
        if length == len(said):
            return 0
        said[length] = drawn(table, habits, seat, dice, by_habit)
        play(table, seat, said[length])
        length += 1
    return length


def spell_all(
    worlds: Any, number: int, desk: Any, seat: int, most: int, habits: Any, path: Any, said: Any, lengths: Any
) -> int:
    """Spell what people may do in the order of its actions, one move behind another into `said`, and how
    many there are; so many at most, and so many also if there is no room for them."""
    count, filled, depth = 0, 0, 1  # path[:depth] is the move in hand, and goes on from its last action
    path[0] = -1
    while depth > 0 and count < most:
        table = fresh(worlds, number, desk)
        for step in range(depth - 1):
            play(table, seat, path[step])
        path[depth - 1] = next_action(table, habits, seat, path[depth - 1])
        if path[depth - 1] < 0:
            depth -= 1
        elif is_whole(table, seat, path[depth - 1]):
            if filled + depth > len(said):
                return most
            for step in range(depth):
                said[filled + step] = path[step]
            filled, lengths[count], count = filled + depth, depth, count + 1
        elif depth == len(path):
            return most
        else:
            path[depth], depth = -1, depth + 1
    return count


def is_whole(table: Any, seat: int, action: int) -> bool:
    """Whether a move is at its end with this action, which is played."""
    play(table, seat, action)
    return bool(table.speaker != seat)


# --- tries


def try_move(
    worlds: Any, first: int, last: int, desk: Any, move: Any, length: int,
    seat: int, until: int, most: int, luck: int, habits: Any, dice: Any,
) -> int:  # fmt: skip
    """The sum of what a move gains in the tries from `first` up to `last`.

    Each try has dice of its own, so that every move meets the same luck.
    """
    gained = 0
    for number in range(first, last):
        table = fresh(worlds, number % len(worlds), desk)
        dice[0] = dice_for(luck, number)
        for step in range(length):
            play(table, seat, move[step])
        play_on(table, until, most, habits, dice)
        gained += gain(table, seat)
    return gained


def dice_for(luck: int, number: int) -> int:
    """The dice of the try of this number."""
    mixed = (luck + number * GOLDEN) & DICE_MASK
    mixed = ((mixed ^ (mixed >> 23)) * FIRST_STIR) & DICE_MASK
    mixed = ((mixed ^ (mixed >> 21)) * SECOND_STIR) & DICE_MASK
    return mixed ^ (mixed >> 25)


def play_on(table: Any, until: int, most: int, habits: Any, dice: Any) -> None:
    """Until the landmark is reached, the game is over, or so many actions are done."""
    for _ in range(most):
        seats = speaking(table)
        if seats == 0 or (table.speaker < 0 and landmark(table) >= until):
            return
        seat = speaker_of(table, seats, habits, dice)
        play(table, seat, drawn(table, habits, seat, dice, True))


def speaker_of(table: Any, seats: int, habits: Any, dice: Any) -> int:
    """One of the seats that may act, by how eager they are."""
    chosen, total = 0, 0
    for seat in range(table.seats):
        if seats >> seat & 1:
            tickets = eager(table, habits, seat) if seats & (seats - 1) else 1
            total += tickets
            if total == tickets or throw(dice, total) < tickets:
                chosen = seat
    return chosen


def gain(table: Any, seat: int) -> int:
    """How far this seat is ahead of the others, one by one."""
    gained: int = table.seats * worth(table, seat)
    for other in range(table.seats):
        gained -= worth(table, other)
    if speaking(table) == 0 and winners(table) >> seat & 1:
        gained += WIN * (table.seats - 1)
    return gained


# --- the plain body


def fresh(worlds: Any, number: int, desk: Any) -> Any:
    """A copy of this world to play on."""
    return worlds[number].copy()


def drawn(table: Any, habits: Any, seat: int, dice: Any, by_habit: bool) -> int:
    """A legal action, by the tickets that the model gives, or with one for each that has any."""
    chosen, total = -1, 0
    for action in menu(table, seat):
        tickets = weigh(table, habits, seat, action)
        tickets = tickets if by_habit else min(tickets, 1)
        if tickets > 0 or chosen < 0:
            total += tickets
            if chosen < 0 or throw(dice, total) < tickets:
                chosen = action
    return chosen


def next_action(table: Any, habits: Any, seat: int, action: int) -> int:
    """The first legal action after this one that has tickets; -1 if there is none."""
    for other in menu(table, seat):
        if other > action and weigh(table, habits, seat, other) > 0:
            return other
    return -1


# --- the compiled body


def fresh_row(worlds: Any, number: int, desk: Any) -> Any:
    desk[0] = worlds[number]
    return desk[0]


def drawn_bit(table: Any, habits: Any, seat: int, dice: Any, by_habit: bool) -> int:
    chosen, total, legal = -1, 0, mask(table, seat)
    for action in range(span(table)):
        if legal >> action & 1:
            tickets = weigh(table, habits, seat, action)
            tickets = tickets if by_habit else min(tickets, 1)
            if tickets > 0 or chosen < 0:
                total += tickets
                if chosen < 0 or throw(dice, total) < tickets:
                    chosen = action
    return chosen


def next_action_bit(table: Any, habits: Any, seat: int, action: int) -> int:
    legal = mask(table, seat)
    for other in range(action + 1, span(table)):
        if legal >> other & 1 and weigh(table, habits, seat, other) > 0:
            return other
    return -1


SWAPS = {fresh: fresh_row, drawn: drawn_bit, next_action: next_action_bit}
