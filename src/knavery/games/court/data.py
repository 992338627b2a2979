"""The court as the rules use it: nobles and regions by number, read from data.toml.

The regions are the nobles, in the order of the grid, and then the sets.
"""

import tomllib
from collections.abc import Iterable
from pathlib import Path

_data = tomllib.loads(Path(__file__).with_name("data.toml").read_text(encoding="utf-8"))

NOBLES: tuple[str, ...] = tuple(_data["nobles"])
SETS: tuple[str, ...] = tuple(entry["name"] for entry in _data["set"])
REGIONS: tuple[str, ...] = NOBLES + SETS
CERTAIN: dict[str, str] = {entry["name"]: entry["certain"] for entry in _data["set"]}

KINDS = len(NOBLES)
PLACES = len(REGIONS)
LEAST_IN_SET, MOST_IN_SET = _data["nobles_in_a_set"]

COPIES: int = _data["copies"]
MOST_CARDS = KINDS * COPIES
PAYS: tuple[int, ...] = (0, *_data["pays"])


def bits_of(nobles: Iterable[str]) -> int:
    return sum(1 << NOBLES.index(noble) for noble in nobles)


# The nobles of each region, as bits.
BOARD: tuple[int, ...] = tuple(1 << noble for noble in range(KINDS)) + tuple(
    bits_of(entry["nobles"]) for entry in _data["set"]
)
