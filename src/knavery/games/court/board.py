"""The board: the regions of this table, as data.toml has them or as a host brings them.

A host's board is a TOML file with 18 sets, as in data.toml:

    [[set]]
    name = "ball"
    nobles = ["courtesan", "king", "queen"]

or in short `ball = ["courtesan", "king", "queen"]`.  The nine nobles are regions on every board.  What
is accepted lies on the table, names and all, so that a record and a table need no file (CC-BRD-3).
"""

import functools
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from knavery.games.court.data import (
    BOARD,
    KINDS,
    LEAST_IN_SET,
    MOST_IN_SET,
    NOBLES,
    PLACES,
    REGIONS,
    bits_of,
)
from knavery.games.court.table import NAME_LETTERS
from knavery.kernel.near import brief, unknown
from knavery.kernel.options import BadOption, Value

SET_COUNT = PLACES - KINDS
COMMAND_WORDS = ("on", "as", "feint")
NAME = re.compile(r"[^\W\d_]\w*")
BEYOND = 0x8000  # letters lie on the table as numbers of 16 bits with a sign


# --- what a host brings


def accept(value: object) -> Value:
    """A board in the form that is kept, name by name; raises BadOption."""
    sets: dict[str, tuple[str, ...]] = {}
    for name, nobles in entries(value):
        check_name(name, sets)
        check_nobles(name, nobles, sets)
        sets[name] = tuple(sorted(nobles, key=NOBLES.index))
    if len(sets) != SET_COUNT:
        raise BadOption(
            f"a board has {PLACES} regions, {KINDS} nobles and {SET_COUNT} sets; this has {len(sets)} sets"
        )
    return sets


def entries(value: object) -> Iterator[tuple[Any, Any]]:
    """Each set's name and nobles, in either way of writing them."""
    if isinstance(value, Mapping) and tuple(value) in (("set",), ("sets",)):
        (value,) = value.values()
    if isinstance(value, Mapping):
        yield from value.items()
    elif isinstance(value, Sequence) and not isinstance(value, str):
        yield from (entry_of(part) for part in value)
    else:
        raise BadOption(f"a board is a list of sets, each with a name and its nobles, not {brief(value)}")


def entry_of(part: object) -> tuple[Any, Any]:
    if not isinstance(part, Mapping) or not {"name", "nobles"} <= set(part):
        raise BadOption(f'a set of the board is {{ name = "...", nobles = [...] }}, not {brief(part)}')
    for key in part:
        if key not in ("name", "nobles", "certain"):  # `certain` is for readers, as in data.toml
            raise BadOption(f"a set of the board: {unknown('key', str(key), ('name', 'nobles'))}")
    return part["name"], part["nobles"]


def check_name(name: object, taken: Mapping[str, object]) -> None:
    if not isinstance(name, str) or not NAME.fullmatch(name) or name != name.lower():
        raise BadOption(f"the name of a set is one word in small letters, not {brief(name)}")
    if len(name) > NAME_LETTERS or any(ord(letter) >= BEYOND for letter in name):
        raise BadOption(f"the name of a set has at most {NAME_LETTERS} common letters, not {brief(name)}")
    if name in NOBLES or name in COMMAND_WORDS:
        raise BadOption(f'a set cannot be called "{name}": that word means something else here')
    if name in taken:
        raise BadOption(f'two sets of the board are called "{name}"')


def check_nobles(name: str, nobles: object, taken: Mapping[str, tuple[str, ...]]) -> None:
    if not isinstance(nobles, Sequence) or isinstance(nobles, str):
        raise BadOption(f'the nobles of "{name}" are a list, not {brief(nobles)}')
    for noble in nobles:
        if noble not in NOBLES:
            raise BadOption(f'the set "{name}": {unknown("noble", str(noble), NOBLES)}')
    if len(set(nobles)) < len(nobles):
        raise BadOption(f'the set "{name}" has the same noble twice')
    if not LEAST_IN_SET <= len(nobles) <= MOST_IN_SET:
        raise BadOption(f'a set has {LEAST_IN_SET} or {MOST_IN_SET} nobles, and "{name}" has {len(nobles)}')
    for other, same in taken.items():
        if set(same) == set(nobles):
            raise BadOption(
                f'the sets "{other}" and "{name}" have the same nobles: each is a different group'
            )


# --- what lies on the table


def lay(table: Any, board: Mapping[str, Sequence[str]]) -> None:
    """CC-BRD-2: put the board on the table; the usual one if the host brings none."""
    table.groups = list(BOARD)
    for number, (name, nobles) in enumerate(dict(board).items()):
        table.groups[KINDS + number] = bits_of(nobles)
        at = number * NAME_LETTERS
        table.letters[at : at + len(name)] = [ord(letter) for letter in name]


def regions_on(table: Any) -> tuple[str, ...]:
    """The names of all regions at this table, as people type them."""
    return REGIONS if not table.letters[0] else names_in(tuple(table.letters))


@functools.cache
def names_in(letters: tuple[int, ...]) -> tuple[str, ...]:
    rows = (letters[at : at + NAME_LETTERS] for at in range(0, len(letters), NAME_LETTERS))
    return NOBLES + tuple("".join(chr(letter) for letter in row if letter) for row in rows)


def nobles_of(table: Any, region: int) -> tuple[str, ...]:
    """The nobles of a region."""
    return tuple(noble for number, noble in enumerate(NOBLES) if table.groups[region] >> number & 1)
