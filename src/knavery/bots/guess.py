"""The bot `random`: any legal move, spelled action by action with the dice."""

from __future__ import annotations

from random import Random

from knavery.bots.bot import Line, Move
from knavery.bots.seen import Seen

WORLD_KEYS = 1 << 62
WAITS = 0.8  # how often it does, where others may go on


class Guess:
    """Plays every game, and none of them well."""

    def choose(self, seen: Seen, dice: Random) -> Move | None:
        if seen.may_wait and dice.random() < WAITS:
            return None
        return spell(seen, dice)

    def remark(self, seen: Seen, since: int, dice: Random) -> Line | None:
        return None


def spell(seen: Seen, dice: Random) -> tuple[int, ...]:
    """A legal move at random.  What may be said next is the same in every world that fits."""
    plain, seat = seen.game.plain, seen.seat
    (table,) = seen.tables(1, dice.randrange(WORLD_KEYS))
    actions: list[int] = []
    while not actions or table.speaker == seat:
        actions.append(dice.choice(plain.menu(table, seat)))
        plain.play(table, seat, actions[-1])
    return tuple(actions)
