"""Who sits where: names for the seats, and which of them bots play."""

from __future__ import annotations

from collections.abc import Sequence

from knavery.bots import Level, bots_of
from knavery.kernel.game import Game
from knavery.kernel.near import unknown

NAMES = ("Ann", "Ben", "Cid", "Dot", "Eve", "Fay")
USUAL_SEATS = 4
NOBODY = "none"  # as the name of a bot: people on all seats


def usual_names(of: Game) -> list[str]:
    """Names for a table of the usual size."""
    return list(NAMES[: max(of.card.least_seats, min(USUAL_SEATS, of.card.most_seats))])


def usual_bots(of: Game, seats: Sequence[str]) -> dict[str, str]:
    """The first seat is for a person, the others for bots of middling strength, each another."""
    every = bots_of(of)
    middling = [name for name, persona in every.items() if persona.level == Level.MEDIUM] or list(every)
    return {seat: middling[number % len(middling)] for number, seat in enumerate(seats[1:])}


def read_bots(of: Game, seats: Sequence[str], text: str | None) -> dict[str, str]:
    """The bots that somebody asked for: `Ben=search,Cid=random`, or names for all seats but the first."""
    if text is None:
        return usual_bots(of, seats)
    if text == NOBODY:
        return {}
    parts = [part.strip() for part in text.split(",") if part.strip()]
    if any("=" in part for part in parts):
        return dict(read_seat(of, seats, part) for part in parts)
    bots = [check_bot(of, part) for part in parts or [text]]
    return {seat: bots[number % len(bots)] for number, seat in enumerate(seats[1:])}


def read_seat(of: Game, seats: Sequence[str], text: str) -> tuple[str, str]:
    """`Ben=search`."""
    seat, sign, bot = (piece.strip() for piece in text.partition("="))
    if not sign:
        raise ValueError(f"bots are SEAT=BOT,SEAT=BOT, or BOT,BOT for all seats but the first; not {text!r}")
    if seat not in seats:
        raise ValueError(unknown("seat", seat, seats))
    return seat, check_bot(of, bot)


def check_bot(of: Game, name: str) -> str:
    if name not in bots_of(of):
        raise ValueError(unknown("bot", name, bots_of(of)))
    return name
