"""The numbers of the game, read from data.toml as the rules use them: by the number of a good."""

import tomllib
from pathlib import Path

_data = tomllib.loads(Path(__file__).with_name("data.toml").read_text(encoding="utf-8"))
_goods = _data["good"]


def _column(name: str) -> tuple[int, ...]:
    return tuple(good.get(name, 0) for good in _goods)


GOODS: tuple[str, ...] = tuple(good["name"] for good in _goods)
LEGAL_GOODS: tuple[str, ...] = tuple(good["name"] for good in _goods if good["kind"] == "legal")

LEGAL = len(LEGAL_GOODS)  # the goods from here on are contraband
ROYAL = sum(good["kind"] != "royal" for good in _goods)  # and these from here on are royal (SN-OPT-1)
PRINTED = len(GOODS)  # from here on come those that a host supplies (SN-OPT-5)

MOST_SUPPLIED = 8  # kinds
MOST_SUPPLIED_CARDS = 40
MOST_LETTERS = 20  # in the name of a good that a host supplies

KINDS = PRINTED + MOST_SUPPLIED  # there is room for so many

CARDS_OF_THREE = _column("three")
CARDS_OF_MORE = _column("more")
VALUE = _column("value")
FINE = _column("fine")
KING = _column("king")
QUEEN = _column("queen")
COUNTS_AS: tuple[str, ...] = tuple(good.get("counts_as", "") for good in _goods)

MOST_CARDS = max(sum(CARDS_OF_THREE), sum(CARDS_OF_MORE)) + MOST_SUPPLIED_CARDS

# The black market: card `2 * stack` lies on top of card `2 * stack + 1` (SN-BLK-1).
STACK_CARDS = 2
STACK_GOODS: tuple[int, ...] = tuple(GOODS.index(stack["good"]) for stack in _data["stack"])
STACKS = len(STACK_GOODS)
PRIZE_VALUES: tuple[int, ...] = tuple(value for stack in _data["stack"] for value in stack["values"])
PRIZES = len(PRIZE_VALUES)
PRIZE_NAMES: tuple[str, ...] = tuple(
    f"{GOODS[STACK_GOODS[card // STACK_CARDS]]} {value}" for card, value in enumerate(PRIZE_VALUES)
)
