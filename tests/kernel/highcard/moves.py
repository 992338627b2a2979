"""What players say: `stay` or `fold`."""

from collections.abc import Sequence
from typing import Any

from highcard.rules import FOLD, STAY, Phase
from knavery.kernel.moves import Item, Verb, Words


def said_alone(word: str, deed: int) -> Verb:
    def read(words: Words, table: Any) -> list[int]:
        return [deed]

    def write(table: Any, actions: Sequence[int], seats: Sequence[str]) -> str | None:
        return word if list(actions) == [deed] else None

    return Verb(word, word, (Phase.SPEAK,), read, write)


VERBS = (said_alone("stay", STAY), said_alone("fold", FOLD))


def form(table: Any, seat: int, verb: str) -> list[Item]:
    return []
