"""A deal in words, as the commands and the views have it: `8 gold, 2 apple for pass and open Guy`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

GOLD, NOTHING, FROM_BAG = "gold", "nothing", "from bag"

PART = re.compile(r"(?:(\d+) )?(\w+)( from bag)?")
PROMISE = re.compile(r' promise (?=(?:[^"]*"[^"]*")*[^"]*$)')  # not within a name
ASKED = re.compile(r'(pass|open)(?: (?!and\b)("[^"]*"|\w+))?')


@dataclass(frozen=True)
class Terms:
    """What a merchant gives, and which bags are to be passed or opened for it."""

    gold: int = 0
    stand: Mapping[str, int] = field(default_factory=dict)
    bag: Mapping[str, int] = field(default_factory=dict)
    passes: tuple[str, ...] = ()
    opens: tuple[str, ...] = ()

    @classmethod
    def read(cls, said: str, owner: str) -> Terms:
        """What was said of this merchant's giving; what is promised besides binds nobody and is left out."""
        given, _, asked = PROMISE.split(said)[0].partition(" for ")
        parts = [(int(count or 1), name, bool(bag)) for count, name, bag in PART.findall(given)]
        bags = [(deed, name.strip('"') or owner) for deed, name in ASKED.findall(asked)]
        return cls(
            sum(count for count, name, _ in parts if name == GOLD),
            {name: count for count, name, bag in parts if not bag and name not in (GOLD, NOTHING)},
            {name: count for count, name, bag in parts if bag},
            tuple(name for deed, name in bags if deed == "pass"),
            tuple(name for deed, name in bags if deed == "open"),
        )

    def concerns(self) -> set[str]:
        """Whose bags it is about."""
        return {*self.passes, *self.opens}


def quoted(name: str) -> str:
    """A name as it may always be said."""
    return f'"{name}"'
