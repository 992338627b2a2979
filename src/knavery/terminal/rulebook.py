"""The rules of a game as its folder has them, and those of them that a refusal goes by."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from knavery.kernel.game import Game

PIECE = re.compile(r"\n(?=- |\d+\. |\||#)|\n\n")  # where one rule ends and another begins


def rules_of(of: Game) -> str | None:
    """What stands in RULES.md."""
    file = Path(of.room("words").__file__ or "").with_name("RULES.md")
    return file.read_text(encoding="utf-8") if file.exists() else None


def cited(text: str, names: Sequence[str]) -> list[str]:
    """The rules of these names, each as it stands in the text."""
    pieces = [piece.strip() for piece in PIECE.split(text)]
    return [piece for piece in pieces if any(re.search(rf"\b{name}\b", piece) for name in names)]
