"""`knavery play`: who sits down, at which table, and how it is drawn."""

from __future__ import annotations

import argparse
import importlib.util
import os
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

import knavery
from knavery.kernel.game import game, games
from knavery.kernel.options import Value
from knavery.terminal.plain import HotSeat
from knavery.terminal.seating import NOBODY, read_bots, usual_names
from knavery.terminal.sitting import Sitting, free_file, resume
from knavery.terminal.voice import Voice, own_language

HOW_TO_GET = "the drawn table needs Textual: pip install 'knavery[terminal]'; or play by lines with --plain"


def run_play(chosen: argparse.Namespace, options: Mapping[str, Value]) -> int:
    if chosen.plain or not can_draw():
        HotSeat(seated(chosen, options, plain=True), chosen.lang or own_language()).run()
        return 0
    if importlib.util.find_spec("textual") is None:
        raise ValueError(HOW_TO_GET)
    return draw(chosen, options)


def draw(chosen: argparse.Namespace, options: Mapping[str, Value]) -> int:
    """The drawn table; where no game was named, a page to choose one first."""
    from knavery.terminal.app import PAUSE, TableApp
    from knavery.terminal.lobby import NewGame

    language = chosen.lang or own_language()
    if chosen.game or chosen.resume:
        sitting = seated(chosen, options, plain=False)
    else:
        must_name_game(chosen)
        lobby = NewGame(language)
        new = lobby.run()
        if new is None:
            return 0
        sitting, language = new, lobby.setup.language
    app = TableApp(sitting, language, PAUSE if chosen.pause is None else max(chosen.pause, 0.0))
    app.run()
    if app.return_code:
        rescue(sitting, language)
    return app.return_code or 0


def must_name_game(chosen: argparse.Namespace, *, asks: bool = True) -> None:
    """Seats, bots and options are those of a game; without any of them a page can ask for it."""
    given = [f"--{flag}" for flag in ("seats", "bots", "seed", "option") if getattr(chosen, flag)]
    if given or not asks:
        why = f" for {', '.join(given)}" if given else ""
        raise ValueError(f"say which game{why}: {', '.join(games())}")


def rescue(sitting: Sitting, language: str) -> None:
    """The program broke down: keep the game."""
    if not sitting.unsaved:
        return
    say, name = Voice(language).say, f"{sitting.match.game.name}-rescued"
    for file in (free_file(Path(), name), free_file(Path(tempfile.gettempdir()), name)):
        try:
            sitting.save(file)
        except OSError as error:
            print(say("save-failed", file=str(file), why=error.strerror or str(error)), file=sys.stderr)
        else:
            print(say("saved", file=str(file)), file=sys.stderr)
            return


def seated(chosen: argparse.Namespace, options: Mapping[str, Value], plain: bool) -> Sitting:
    """The saved game, or a new one."""
    if chosen.resume:
        return go_on(chosen)
    if not chosen.game:
        must_name_game(chosen, asks=False)
    return sit_down(chosen, options, plain)


def go_on(chosen: argparse.Namespace) -> Sitting:
    """The saved game, which has all but its bots with it."""
    for flag in ("seats", "seed", "option"):
        if getattr(chosen, flag):
            raise ValueError(f"a saved game keeps its seats, seed and options: leave --{flag} out")
    sitting = resume(chosen.resume, chosen.bots)
    if chosen.game not in (None, sitting.match.game.name):
        raise ValueError(f"{chosen.resume} holds a game of {sitting.match.game.name}, not of {chosen.game}")
    return sitting


def sit_down(chosen: argparse.Namespace, options: Mapping[str, Value], plain: bool) -> Sitting:
    """A new match.  By lines of text nobody invites bots who did not ask for them."""
    of = game(chosen.game)
    seats = chosen.seats or usual_names(of)
    match = knavery.new(chosen.game, seats, chosen.seed, **options)
    return Sitting(match, read_bots(of, match.seats, chosen.bots or (NOBODY if plain else None)))


def can_draw() -> bool:
    """Whether this is a terminal on which more than lines can be shown."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") not in (None, "", "dumb")
