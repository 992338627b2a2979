"""Files that somebody names: read whole, but never without bounds."""

from __future__ import annotations

import errno
from pathlib import Path

LARGEST = 20_000_000  # bytes: thousands of games' worth


def read_bytes(path: str | Path) -> bytes:
    """All of a file; raises OSError, of one that is too large too."""
    with Path(path).open("rb") as file:
        data = file.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise OSError(errno.EFBIG, f"it is larger than {LARGEST} bytes")
    return data
