"""The bots' own sentences: what they are called, what they are like, what they say."""

from __future__ import annotations

import functools
from pathlib import Path

from knavery.kernel.language import Tongue, Vocabulary

LOCALE = Path(__file__).parent / "locale"


@functools.cache
def tongue(language: str) -> Tongue:
    return Tongue(language, LOCALE, Vocabulary({}, {}, {}))


def say(language: str, key: str, **words: object) -> str:
    """The sentence of this name."""
    return tongue(language).say(key, **words)
