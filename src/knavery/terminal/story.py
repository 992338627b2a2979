"""What happened, as one person was told it, with the remarks of bots where they fell."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from rich.text import Text

from knavery.bots import bots_of
from knavery.kernel.match import Entry
from knavery.terminal.sight import FADED, GOLD, PARCHMENT, Sight
from knavery.terminal.sitting import Sitting

MOST = 50  # things told that stand beside the table; all of them are on a page of their own


def lines(
    sitting: Sitting, viewer: str | None, sight: Sight, read: int, most: int | None = MOST
) -> list[Text]:
    """The story up to now, or its end; what is new since `read` stands out."""
    entries = sitting.match.told(viewer)
    begin = max(len(entries) - most, 0) if most else 0
    opening = [] if begin else list(company(sitting, sight))
    return opening + list(told(sitting, viewer, sight, entries, begin, read))


def told(
    sitting: Sitting, viewer: str | None, sight: Sight, entries: Sequence[Entry], begin: int, read: int
) -> Iterator[Text]:
    """Sentences and remarks in their order, from number `begin`."""
    language, tongue = sight.voice.language, sight.names.tongue
    for remark in (*sitting.remarks, None):
        end = len(entries) if remark is None else min(remark.told[viewer], len(entries))
        for cut in sorted({min(max(read, begin), end), end}):
            style = PARCHMENT if begin >= read else FADED
            for sentence in tongue.story(entries[begin:cut], sitting.match.seats):
                yield coloured(sentence, sight, style)
            begin = max(begin, cut)
        if remark and begin <= end:
            yield coloured(f"{remark.seat}: “{remark.line.text(language)}”", sight, f"italic {GOLD}")


def company(sitting: Sitting, sight: Sight) -> Iterator[Text]:
    """The bots at the table, with a word about each."""
    known, language = bots_of(sitting.match.game), sight.voice.language
    for seat, bot in sitting.bots.items():
        about = f"{seat} · {known[bot].title(language)}: {known[bot].blurb(language)}"
        yield coloured(about, sight, f"italic {FADED}")


def coloured(sentence: str, sight: Sight, style: str) -> Text:
    """A sentence with the players' names in their colours."""
    text = Text(sentence, style)
    for seat in sight.match.seats:
        text.highlight_regex(rf"(?<!\w){re.escape(seat)}(?!\w)", f"bold {sight.colour(seat)}")
    return text
