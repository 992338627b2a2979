"""Knavery: the table for games of bluff, bribery and theft."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from knavery.kernel import records
from knavery.kernel.game import game as _game
from knavery.kernel.game import games
from knavery.kernel.match import Match
from knavery.kernel.moves import Form
from knavery.kernel.options import BadOption, open_files
from knavery.kernel.records import BadRecord
from knavery.kernel.refusal import Refused, Unclear

__version__ = "0.1.0"

__all__ = ["BadOption", "BadRecord", "Form", "Match", "Refused", "Unclear", "games", "load", "new"]


def new(game: str, seats: Sequence[str], seed: int | str | bytes | None = None, **options: object) -> Match:
    """A new match of this game; without a seed, one that nobody can guess.

    What a host may supply (a board, extra cards) is given as data, or as the name of a TOML file.
    """
    of = _game(game)
    return Match(of, seats, seed, open_files(of.card.options, options))


def load(record: Mapping[str, Any] | str | Path) -> Match:
    """The match that a record tells: what `Match.save` gave, or a file of it."""
    if isinstance(record, str | Path):
        return records.load(records.read_file(record))
    return records.load(dict(record) if isinstance(record, Mapping) else record)
