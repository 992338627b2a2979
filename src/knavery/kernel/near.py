"""Unknown words: say which, and what would have been right."""

from __future__ import annotations

import difflib
from collections.abc import Iterable


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The known word most like this one, if any is."""
    choices = {name.lower(): name for name in sorted(known, reverse=True)}
    close = difflib.get_close_matches(word.lower(), choices, n=1, cutoff=0.5)
    return choices[close[0]] if close else None


def unknown(kind: str, word: str, known: Iterable[str]) -> str:
    """One sentence for a word that is not known, with the nearest or all that are."""
    choices = sorted(known)
    near = nearest(word, choices)
    if near:
        return f'there is no {kind} "{word}"; the nearest is "{near}"'
    return f'there is no {kind} "{word}"' + (f"; there are: {', '.join(choices)}" if choices else "")
