"""Unknown words: say which, and what would have been right."""

from __future__ import annotations

import difflib
import reprlib
from collections.abc import Iterable

LONGEST = 60  # characters of somebody's words that a complaint repeats

BRIEF = reprlib.Repr()
BRIEF.maxstring = BRIEF.maxother = LONGEST
BRIEF.maxlevel = 3


def nearest(word: object, known: Iterable[str]) -> str | None:
    """The known word most like this one, if any is."""
    choices = {name.lower(): name for name in sorted(known, reverse=True)}
    close = difflib.get_close_matches(str(word)[: 2 * LONGEST].lower(), choices, n=1, cutoff=0.5)
    return choices[close[0]] if close else None


def unknown(kind: str, word: str, known: Iterable[str]) -> str:
    """One sentence for a word that is not known, with the nearest or all that are."""
    choices = sorted(known)
    near = nearest(word, choices)
    if near:
        return f'there is no {kind} "{short(word)}"; the nearest is "{near}"'
    return f'there is no {kind} "{short(word)}"' + (f"; there are: {', '.join(choices)}" if choices else "")


def short(text: str) -> str:
    """The text as a complaint repeats it: cut off where it is long."""
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 3]}..."


def brief(value: object) -> str:
    """Somebody's value as a complaint repeats it, however large or deep it is."""
    if isinstance(value, int) and value.bit_length() > LONGEST:
        return f"a number of {value.bit_length()} bits"
    return short(BRIEF.repr(value))
