"""The numbers of the game, read from data.toml as the rules use them: by the number of a good."""

import tomllib
from pathlib import Path

_goods = tomllib.loads(Path(__file__).with_name("data.toml").read_text(encoding="utf-8"))["good"]


def _column(name: str) -> tuple[int, ...]:
    return tuple(good.get(name, 0) for good in _goods)


GOODS: tuple[str, ...] = tuple(good["name"] for good in _goods)
LEGAL_GOODS: tuple[str, ...] = tuple(good["name"] for good in _goods if good["kind"] == "legal")

KINDS = len(GOODS)
LEGAL = len(LEGAL_GOODS)  # the goods from here on are contraband

CARDS_OF_THREE = _column("three")
CARDS_OF_MORE = _column("more")
VALUE = _column("value")
FINE = _column("fine")
KING = _column("king")
QUEEN = _column("queen")

MOST_CARDS = max(sum(CARDS_OF_THREE), sum(CARDS_OF_MORE))
