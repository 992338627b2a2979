"""What happened, and who may know.

Rules say what happens through `tell`.  In the plain body it goes into the list that the table hears
with; the compiled bodies let it go, for playouts need no log.  Rules never read events back: what a
seat knows is a fold over the events it was told (`games/*/knowledge.py`).
"""

from __future__ import annotations

from typing import Any, NamedTuple

ALL = -1  # to everyone: as bits, every seat there is, and whoever looks on


class Happening(NamedTuple):
    """One event as the rules told it."""

    event: int
    to: int  # the seats that were told, as bits; ALL: everybody, spectators too
    a: int
    b: int
    c: int

    def told_to(self, seat: int) -> bool:
        """Whether this seat heard of it; NOBODY is a spectator."""
        return self.to == ALL or (seat >= 0 and bool(self.to >> seat & 1))


def tell(table: Any, event: int, to: int, a: int, b: int, c: int) -> None:
    """Say what happened to the seats whose bits are in `to`."""
    if table.heard is not None:
        table.heard.append(Happening(int(event), to, a, b, c))
