"""Goods that a host supplies (SN-OPT-5): no book lists the promotional cards.

[[promo]]
name = "truffle"
kind = "contraband"      # or "legal"
value = 8
fine = 4
counts_as = "2 apple"    # for titles; left out: for none
cards = 3                # left out: one
"""

import re
from collections.abc import Mapping
from typing import Any

from knavery.games.sheriff.data import (
    GOODS,
    LEGAL_GOODS,
    MOST_LETTERS,
    MOST_SUPPLIED,
    MOST_SUPPLIED_CARDS,
)
from knavery.kernel.near import brief, unknown
from knavery.kernel.options import BadOption

KEYS = ("name", "kind", "value", "fine", "counts_as", "cards")
KINDS_OF_GOODS = ("legal", "contraband")
MOST_VALUE = 99
COUNTS = tuple("123456789")  # as how many goods a card counts
LETTER_BOUND = 0x8000  # a letter is kept in a signed number of 16 bits

# Words of the commands, which no good can be called.
TAKEN = (
    *("gold", "nothing", "from", "bag", "for", "and", "pass", "open", "promise", "left", "right", "deck"),
    *("say", "stand", "coin"),
)

SAMPLE: tuple[dict[str, Any], ...] = (
    {"name": "truffle", "kind": "contraband", "value": 8, "fine": 5, "counts_as": "2 bread", "cards": 5},
    {"name": "honey", "kind": "legal", "value": 3, "fine": 2, "counts_as": "1 apple", "cards": 6},
    {"name": "cherry_wine", "kind": "contraband", "value": 10, "fine": 5},
)


def accept_goods(value: object) -> tuple[dict[str, Any], ...]:
    """The goods in the one form that is kept; the same good named again adds its cards."""
    if not isinstance(value, tuple | list):
        raise BadOption(f"promo is a list of goods, not {brief(value)}")
    found: dict[str, dict[str, Any]] = {}
    for given in value:
        good = accept_good(given)
        known = found.setdefault(good["name"], good | {"cards": 0})
        if known | {"cards": 0} != good | {"cards": 0}:
            raise BadOption(f"promo has {good['name']} twice, and not alike")
        known["cards"] += good["cards"]
    if len(found) > MOST_SUPPLIED:
        raise BadOption(f"promo has at most {MOST_SUPPLIED} kinds of goods, not {len(found)}")
    cards = sum(good["cards"] for good in found.values())
    if cards > MOST_SUPPLIED_CARDS:
        raise BadOption(f"promo has at most {MOST_SUPPLIED_CARDS} cards, not {cards}")
    return tuple(found.values())


def accept_good(given: object) -> dict[str, Any]:
    if not isinstance(given, Mapping):
        raise BadOption(f"a good of promo is a table like {{ name = ... }}, not {brief(given)}")
    said = {str(key).replace("-", "_").replace(" ", "_"): value for key, value in given.items()}
    for key in said:
        if key not in KEYS:
            raise BadOption(unknown("key of promo", key, KEYS))
    name = good_name(said.get("name"))
    if said.get("kind") not in KINDS_OF_GOODS:
        raise BadOption(f"{name} of promo is legal or contraband, not {brief(said.get('kind'))}")
    return {
        "name": name,
        "kind": said["kind"],
        "value": whole(name, "value", said.get("value"), 0, MOST_VALUE),
        "fine": whole(name, "fine", said.get("fine"), 0, MOST_VALUE),
        "counts_as": counts_as(name, said.get("counts_as", "")),
        "cards": whole(name, "cards", said.get("cards", 1), 1, MOST_SUPPLIED_CARDS),
    }


def good_name(name: object) -> str:
    if not isinstance(name, str) or not re.fullmatch(r"[^\W\d_]\w*", name) or len(name) > MOST_LETTERS:
        raise BadOption(
            f"a good of promo has a name of one word, {MOST_LETTERS} letters at most, not {brief(name)}"
        )
    if name in GOODS or name in TAKEN or max(map(ord, name)) >= LETTER_BOUND:
        raise BadOption(f"a good of promo cannot be called {name}")
    return name


def whole(name: str, key: str, value: object, least: int, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise BadOption(f"{key} of {name} is a whole number from {least} to {most}, not {brief(value)}")
    return value


def counts_as(name: str, value: object) -> str:
    """As `2 apple`: for which title and as how many."""
    if isinstance(value, Mapping) and len(value) == 1:
        value = " ".join(str(part) for good, count in value.items() for part in (count, good))
    words = value.split() if isinstance(value, str) else ["?"]
    if not words or words == ["nothing"]:
        return ""
    count = words[0] if len(words) > 1 else "1"
    if len(words) > 2 or words[-1] not in LEGAL_GOODS or count not in COUNTS:
        like = f'like "2 apple", of {", ".join(LEGAL_GOODS)}'
        raise BadOption(f"counts_as of {name} is {like}, not {brief(value)}")
    return f"{count} {words[-1]}"
