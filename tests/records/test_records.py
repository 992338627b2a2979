"""Finished games, saved once: they replay move by move for as long as the rules keep their version."""

from pathlib import Path

import pytest

from knavery.kernel import records
from knavery.kernel.game import game, games

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*.json"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_replays(file):
    """Every move is legal and leaves the table that was recorded; it is written again to the byte."""
    text = file.read_text(encoding="utf-8")
    record = records.from_text(text)
    if record["rules"] != game(record["game"]).card.rules:
        with pytest.raises(records.BadRecord, match="version"):
            records.load(record)
        return
    match = records.load(record)
    assert match.over
    assert records.to_text(match.save()) == text


@pytest.mark.parametrize("name", [name for name in games() if name in ("sheriff", "court", "thieves")])
def test_every_game_has_one_of_today(name):
    of_today = [records.read_file(file) for file in FILES if file.stem.startswith(f"{name}-")]
    assert game(name).card.rules in [record["rules"] for record in of_today]
