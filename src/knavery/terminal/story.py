"""What happened, as one person was told it, with the remarks of bots where they fell."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rich.text import Text

from knavery.bots import bots_of
from knavery.terminal.sight import FADED, GOLD, PARCHMENT, Sight
from knavery.terminal.sitting import Sitting

MOST = 80  # sentences beside the table; all of them are on a page of their own


def lines(
    sitting: Sitting, viewer: str | None, sight: Sight, read: int, most: int | None = MOST
) -> list[Text]:
    """The story up to now; what is new since `read` stands out."""
    found = list(told(sitting, viewer, sight, read))
    return found[-most:] if most else found


def told(sitting: Sitting, viewer: str | None, sight: Sight, read: int) -> Iterator[Text]:
    """Who plays for whom, then sentences and remarks in their order."""
    yield from company(sitting, sight)
    match, language, begin = sitting.match, sight.voice.language, 0
    entries, tongue = match.told(viewer), match.tongue(sight.voice.language)
    for remark in (*sitting.remarks, None):
        end = len(entries) if remark is None else min(remark.told[viewer], len(entries))
        for cut in sorted({min(max(read, begin), end), end}):
            fresh = begin >= read
            for sentence in tongue.story(entries[begin:cut], match.seats):
                yield coloured(sentence, sight, PARCHMENT if fresh else FADED)
            begin = max(begin, cut)
        if remark:
            said = f"{remark.seat}: “{remark.line.text(language)}”"
            yield coloured(said, sight, f"italic {GOLD}")


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
