"""What the goods of a table are called: those printed, and those that a host supplies (SN-OPT-5)."""

from typing import Any

from knavery.games.sheriff.data import GOODS, MOST_LETTERS, PRINTED


def goods_of(table: Any) -> tuple[str, ...]:
    """The names of all goods, by their numbers."""
    return GOODS + tuple(
        supplied_name(table, good) for good in range(PRINTED, max(int(table.kinds), PRINTED))
    )


def supplied_name(table: Any, good: int) -> str:
    """The name of a good that a host supplies: its letters lie on the table."""
    first = (good - PRINTED) * MOST_LETTERS
    return "".join(map(chr, filter(None, table.letters[first : first + MOST_LETTERS])))
