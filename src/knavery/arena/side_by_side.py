"""Work done by several processes at the same time."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Any, TypeVar

Piece = TypeVar("Piece")
Done = TypeVar("Done")


def side_by_side(
    work: Callable[[Piece], Done],
    pieces: Iterable[Piece],
    jobs: int,
    ready: Callable[..., None] | None = None,
    given: tuple[Any, ...] = (),
) -> Iterator[Done]:
    """What becomes of each piece, as it comes.  Every process first makes itself ready with what is given.

    Where one piece fails, or whoever asked wants no more, those that nobody has begun are left undone.
    """
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, context, ready, given) as pool:
        try:
            for done in as_completed([pool.submit(work, piece) for piece in pieces]):
                yield done.result()
        finally:
            pool.shutdown(cancel_futures=True)
