"""The clock of a game that has one: how long the present step may still last."""

from __future__ import annotations

from dataclasses import dataclass

MINUTE = 60  # seconds


@dataclass(frozen=True)
class Limit:
    """A step of the game, by whatever tells it from other steps, and how many seconds it may last."""

    step: int
    seconds: int


class Clock:
    """Runs while there is a limit, and begins anew with every step."""

    def __init__(self) -> None:
        self.limit: Limit | None = None  # the last there was
        self.runs = False  # whether there is one now
        self.left = 0.0  # seconds

    def run(self, limit: Limit | None, seconds: float) -> bool:
        """So much time passes; whether it is out."""
        if limit and limit != self.limit:
            self.left = limit.seconds
        elif limit:
            self.left -= seconds
        self.limit, self.runs = limit or self.limit, limit is not None
        return self.runs and self.left <= 0

    def __str__(self) -> str:
        """`2:59`, or nothing where no time is kept."""
        minutes, seconds = divmod(max(round(self.left), 0), MINUTE)
        return f"{minutes}:{seconds:02}" if self.runs else ""
