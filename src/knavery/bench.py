"""How fast the rules run here: `knavery bench`.

Every game is played at random from deal to end, with menus listed at every step.  Figures are per
second of CPU time on one core; machines are noisy, so compare those of one run only.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

from knavery.kernel import bodies, chance
from knavery.kernel.game import Game, game
from knavery.kernel.sight import eyes_of

Figures = dict[str, Any]
Options = Mapping[str, Any]

USUAL_SEATS = 5
REPEATS = 5  # the median of so many is shown
ENOUGH = 1_000_000  # actions; no game is so long
PEERS = ("bare", "spiel", "rlcard", "pettingzoo", "chess", "pokerkit", "textarena", "pgx", "bgio")


def run(
    names: Iterable[str],
    seconds: float,
    *,
    as_json: bool = False,
    peers: Path | None = None,
    seats: int = 0,
    options: Options | None = None,
) -> int:
    """Measure these games, print the figures, and then run the peers."""
    found = {}
    for name in names:
        found[name] = measure(Bench(game(name), seats, options or {}), seconds)
        if not as_json:
            show(name, found[name])
    if as_json:
        print(json.dumps(found, indent=2))
    return run_peers(peers, to=sys.stderr if as_json else sys.stdout) if peers else 0


class Bench:
    """What is measured: a game with so many seats (the usual number where 0) and these options."""

    def __init__(self, of: Game, seats: int, options: Options) -> None:
        card = of.card
        self.game, self.options = of, options
        self.seats = seats or max(card.least_seats, min(USUAL_SEATS, card.most_seats))

    def blank(self) -> Any:
        return self.game.blank(self.seats, self.options)


def measure(what: Bench, seconds: float) -> Figures:
    found: Figures = {
        "seats": what.seats,
        "options": dict(what.options),
        "table_bytes": what.game.Table.SIZE,
        "plain": measure_plain(what, seconds),
    }
    if bodies.has_numba():
        found["compiled"] = measure_compiled(what, seconds)
    return found


def measure_plain(what: Bench, seconds: float) -> Figures:
    of = what.game
    blank, plain, dice = what.blank(), of.plain, chance.dice_of(1)

    def play(tally: list[int]) -> None:
        table, played = blank.copy(), [0, 0]
        plain.new_game(table, dice)
        plain.play_out(table, dice, ENOUGH, played)
        count_game(tally, played[0], played[1], 1)

    figures = rates(play, seconds)
    table = half_played(what)
    seen = table.copy()
    plain.hide(table, seen, eyes_of(0))
    known = of.room("knowledge").Knowledge()

    def view() -> None:
        plain.hide(table, table.copy(), eyes_of(0))

    def world() -> None:
        of.room("knowledge").imagine(seen.copy(), known, 0)

    deeds = {"copy": table.copy, "view": view, "world": world}
    return figures | {f"{name}_us": micros(deed, seconds / 10) for name, deed in deeds.items()}


def measure_compiled(what: Bench, seconds: float) -> Figures:
    import numpy as np

    from knavery.kernel import compile as compiler

    compile_s, load_s = compile_and_load(what.game)
    fast = compiler.compile_game(what.game)
    tables, blank = (fast.tables(1, what.seats, **what.options) for _ in range(2))
    dice = np.array(chance.dice_of(1))

    def play(tally: list[int]) -> None:
        played = np.zeros(4, np.int64)
        fast.games_at(tables, 0, blank, 100, dice, ENOUGH, played)
        count_game(tally, int(played[2]), int(played[1]), int(played[3]))

    figures = rates(play, seconds)
    timed = {f"{name}_us": micros(deed, seconds / 10) for name, deed in compiled_deeds(what, fast).items()}
    return figures | timed | {"compile_s": compile_s, "load_s": load_s}


def compiled_deeds(what: Bench, fast: Any) -> dict[str, Callable[[], None]]:
    """Copy, view and world, a call of Python's each."""
    from knavery.kernel.layout import to_array

    one, seen = to_array([half_played(what)]), fast.tables(1, what.seats, **what.options)
    known = to_array([what.game.room("knowledge").Knowledge()])

    def copy() -> None:
        fast.copy_at(one, 0, seen, 0)

    def view() -> None:
        fast.view_at(one, 0, seen, 0, eyes_of(0))

    def world() -> None:
        fast.view_at(one, 0, seen, 0, eyes_of(0))
        fast.imagine_at(seen, 0, known, 0, 0)

    return {"copy": copy, "view": view, "world": world}


def compile_and_load(of: Game) -> tuple[float, float]:
    """Seconds that compiling takes in a fresh process with an empty cache, and loading in the next."""
    with tempfile.TemporaryDirectory() as empty:
        apart = [sys.executable, "-m", "knavery.kernel.compile", "--time", of.name]
        environment = os.environ | {"KNAVERY_CACHE": empty}
        first, second = (
            float(subprocess.run(apart, env=environment, check=True, capture_output=True, text=True).stdout)
            for _ in range(2)
        )
    return first, second


def half_played(what: Bench) -> Any:
    """A table from the middle of a game."""
    of, table, dice, length = what.game, what.blank(), chance.dice_of(2), [0, 0]
    of.plain.new_game(table, dice)
    of.plain.play_out(table.copy(), list(dice), ENOUGH, length)
    of.plain.play_out(table, dice, length[0] // 2, [0, 0])
    return table


def count_game(tally: list[int], actions: int, moves: int, games: int) -> None:
    tally[0] += actions
    tally[1] += moves
    tally[2] += games


def rates(play: Callable[[list[int]], None], seconds: float) -> Figures:
    """Actions, moves and games a CPU second, the median of some repeats, and how long a game is."""
    play([0, 0, 0])
    runs = [one_run(play, seconds / REPEATS) for _ in range(REPEATS)]
    middle = sorted(runs, key=lambda run: run[0])[REPEATS // 2]
    return {
        "actions_per_cpu_s": round(middle[0]),
        "moves_per_cpu_s": round(middle[1]),
        "games_per_cpu_s": round(middle[2], 1),
        "actions_per_game": round(statistics.fmean(run[0] / run[2] for run in runs), 1),
        "spread": round((max(run[0] for run in runs) - min(run[0] for run in runs)) / middle[0], 3),
    }


def one_run(play: Callable[[list[int]], None], seconds: float) -> tuple[float, float, float]:
    tally, started = [0, 0, 0], time.process_time()
    while time.process_time() - started < seconds:
        play(tally)
    spent = time.process_time() - started
    return tally[0] / spent, tally[1] / spent, tally[2] / spent


def micros(deed: Callable[[], object], seconds: float) -> float:
    """Microseconds of CPU time that one deed takes."""
    times, started = 0, time.process_time()
    while time.process_time() - started < seconds:
        for _ in range(20):
            deed()
        times += 20
    return round((time.process_time() - started) / times * 1e6, 2)


def show(name: str, figures: Figures) -> None:
    chosen = "".join(f", {option} = {value}" for option, value in figures["options"].items())
    print(f"{name}: {figures['seats']} seats{chosen}, {figures['table_bytes']} bytes a table")
    print(f"  {'':10}{'actions/s':>14}{'moves/s':>14}{'games/s':>12}{'length':>8}   copy, view, world (us)")
    for body in ("plain", "compiled"):
        if body in figures:
            of = figures[body]
            speed = f"{of['actions_per_cpu_s']:14,}{of['moves_per_cpu_s']:14,}{of['games_per_cpu_s']:12,.0f}"
            deeds = f"{of['copy_us']}, {of['view_us']}, {of['world_us']}"
            print(f"  {body:10}{speed}{of['actions_per_game']:8.0f}   {deeds}")
    if "compiled" in figures:
        print(
            f"  compiles in {figures['compiled']['compile_s']} s, loads in {figures['compiled']['load_s']} s"
        )
    else:
        print("  compiled: not installed; it comes with the extra `fast`: pip install knavery[fast]")


def run_peers(folder: Path, to: Any) -> int:
    """Run the scripts that measure other engines; each needs its own environment, which `setup` makes."""
    script = folder / "run_all.sh"
    if not script.exists():
        print(f"no scripts of peers in {folder}: it has no run_all.sh", file=to)
        return 1
    made = Path(os.environ.get("PEERS", folder / ".peers"))
    ready = [peer for peer in PEERS if peer == "bare" or (made / environment(peer) / ".done").exists()]
    print(f"peers that are installed: {', '.join(ready)}", file=to, flush=True)
    commands = {peer: [sys.executable, f"{peer}_bench.py"] for peer in ready}
    for peer in ready:
        if peer == "bgio":
            commands[peer] = ["node", "bgio_bench.js"]
        elif peer != "bare":
            commands[peer] = [str(made / environment(peer) / "bin" / "python"), f"{peer}_bench.py"]
    return max(
        subprocess.run(command, cwd=folder, stdout=to, check=False).returncode
        for command in commands.values()
    )


def environment(peer: str) -> str:
    return {"pettingzoo": "pz"}.get(peer, peer)
