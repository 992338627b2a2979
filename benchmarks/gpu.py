"""How many actions a second a GPU plays, and whether they are those of plain Python.

    python benchmarks/gpu.py sheriff --seats 5 --threads 270336 --games 8

It needs the extra `gpu` and a GPU.  Games are played at random from the deal to the end, one a thread.
"""

import argparse
import sys
import time

from knavery.kernel import gpu
from knavery.kernel.game import Game, game, games

MOST = 100_000  # actions of a game


def main() -> int:
    asked = arguments()
    if not gpu.has_gpu():
        print("there is no GPU here")
        return 1
    same = True
    for name in asked.game or games():
        of = game(name)
        seats = asked.seats or of.card.most_seats
        same = show_parity(of, seats, asked.parity) and same
        show_speed(of, seats, asked.threads, asked.games)
    return 0 if same else 1


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game", nargs="*", help="all of them unless said otherwise")
    parser.add_argument("--seats", type=int, help="as many as there can be unless said otherwise")
    parser.add_argument("--threads", type=int, default=132 * 2048, help="games played at the same time")
    parser.add_argument("--games", type=int, default=8, help="games that each thread plays in a row")
    parser.add_argument("--parity", type=int, default=200, help="games compared with plain Python")
    return parser.parse_args()


def show_parity(of: Game, seats: int, count: int) -> bool:
    dice = gpu.dice_of(range(count))
    start = time.perf_counter()
    played = gpu.play_games(of, seats, {}, dice, 1, MOST)
    compiling = time.perf_counter() - start
    differing = gpu.differing(of, seats, {}, dice, 1, MOST, played)
    print(
        f"{of.name}, {seats} seats: {count - len(differing)} of {count} games are those of plain Python"
        f" to the byte, tables and tallies; compiled and played in {compiling:.1f} s",
        flush=True,
    )
    return not differing


def show_speed(of: Game, seats: int, threads: int, games_each: int) -> None:
    batch = gpu.Batch(of, seats, {}, gpu.dice_of(range(threads)))
    batch.play(1, MOST)  # warms up
    before = batch.fetch()[1].sum(axis=0)
    start = time.perf_counter()
    batch.play(games_each, MOST)
    seconds = time.perf_counter() - start
    _, moves, actions, ended = batch.fetch()[1].sum(axis=0) - before
    print(
        f"{of.name}, {seats} seats, {threads} threads of {games_each} games: {seconds:.3f} s,"
        f" {actions / seconds / 1e6:,.0f} million actions, {moves / seconds / 1e6:,.0f} million moves"
        f" and {ended / seconds / 1e6:,.2f} million games a second",
        flush=True,
    )


if __name__ == "__main__":
    sys.exit(main())
