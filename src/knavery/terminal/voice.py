"""The terminal's own sentences, in four languages."""

from __future__ import annotations

import functools
import locale
import os
from pathlib import Path

from knavery.kernel.language import LANGUAGES, Tongue, Vocabulary

LOCALE = Path(__file__).parent / "locale"
ASKED = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides


class Voice:
    """What the terminal says, in one language."""

    def __init__(self, language: str) -> None:
        self.language, self.tongue = language, tongue(language)

    def say(self, key: str, **words: object) -> str:
        return self.tongue.say(key, **words)

    def known(self, key: str) -> str | None:
        """The message of this name, if there is one."""
        return self.tongue.say(key) if self.tongue.bundle.has_message(key) else None


@functools.cache
def tongue(language: str) -> Tongue:
    return Tongue(language, LOCALE, Vocabulary({}, {}, {}))


def own_language() -> str:
    """The language of this machine, where it is one of ours."""
    asked = next((os.environ[name] for name in ASKED if os.environ.get(name)), "") or locale.getlocale()[0]
    short = (asked or "").split("_")[0].split(".")[0].lower()
    return short if short in LANGUAGES else LANGUAGES[0]
