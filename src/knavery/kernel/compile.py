"""The compiled body: the same rules through Numba, over NumPy records.

Compiling takes seconds, so it is done once for each state of the sources, in a process of its own, and
kept on disk; the plain body serves until it is ready.  This is the only module that imports Numba.

Tables are rows of an array, and every function takes the array and a row: a record passed alone costs
six microseconds a call.
"""

from __future__ import annotations

import atexit
import contextlib
import dis
import functools
import hashlib
import importlib
import inspect
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import numba
import numpy as np
from numba.extending import intrinsic

from knavery.kernel import body, machine, playout, sight
from knavery.kernel.bodies import Extra
from knavery.kernel.game import Game, game
from knavery.kernel.layout import dtype_of, to_array
from knavery.kernel.machine import SWAPS
from knavery.kernel.source import Rebinder

if sys.platform != "win32":
    import fcntl

READY = "ready"  # the file that says all of a folder is there, and what it was
LOCK = "lock"  # held by the process that compiles into it

ENTRIES = """

def deal_at(tables, i):
    deal(tables[i])


def speaking_at(tables, i):
    return speaking(tables[i])


def span_at(tables, i):
    return span(tables[i])


def refusal_at(tables, i, seat, action):
    return int(refusal(tables[i], seat, action))


def mask_at(tables, i, seat):
    return mask(tables[i], seat)


def play_at(tables, i, seat, action):
    play(tables[i], seat, action)


def score_at(tables, i, seat):
    return int(score(tables[i], seat))


def winners_at(tables, i):
    return int(winners(tables[i]))


def copy_at(tables, i, out, j):
    out[j] = tables[i]


def view_at(tables, i, out, j, eyes):
    out[j] = tables[i]
    hide(tables[i], out[j], eyes)


def imagine_at(tables, i, knowledge, k, seat):
    imagine(tables[i], knowledge[k], seat)


def play_out_at(tables, i, dice, most, tally):
    play_out(tables[i], dice, most, tally)


def games_at(tables, i, blank, count, dice, most, tally):
    for _ in range(count):
        tables[i] = blank[0]
        new_game(tables[i], dice)
        tally[0] = 0
        play_out(tables[i], dice, most, tally)
        tally[2] += tally[0]
        tally[3] += 1 if speaking(tables[i]) == 0 else 0
"""

# Dividing by zero is no error here: the rules never do, and asking each time costs speed.
entry = functools.partial(numba.njit, error_model="numpy", cache=True)

laid = functools.partial(numba.njit, error_model="numpy", no_cpython_wrapper=True, no_cfunc_wrapper=True)

HEAVY = 600  # steps of bytecode, with all that is laid in
SELDOM = ("deal_at", "score_at", "winners_at")  # once in a game: better compiled fast than fast


def inner(function: Any) -> Any:
    """A function that others call.  Left alone the compiler calls what it should lay in: a fifth slower.
    What has grown heavy is called, or a year's end would be laid into every place that can come to it."""
    steps = list(dis.get_instructions(function))
    called = [function.__globals__.get(step.argval) for step in steps if step.opname == "LOAD_GLOBAL"]
    weight = len(steps) + sum(getattr(other, "weight", 0) for other in called)
    made = laid(forceinline=weight <= HEAVY)(function)
    made.compile = functools.partial(compile_wide, made.compile)
    made.weight = weight if weight <= HEAVY else 1
    return made


def compile_wide(as_it_stands: Callable[[Any], Any], types: Any) -> Any:
    """Compile for whole numbers of one width: fields are narrow, and every mixture of widths among the
    arguments would be compiled apart."""
    narrow = (numba.int8, numba.int16, numba.int32)
    return as_it_stands(tuple(numba.int64 if numba.types.unliteral(t) in narrow else t for t in types))


@intrinsic  # type: ignore[untyped-decorator]
def set_bits(typing: Any, bits: Any) -> Any:
    """How many bits are set, in one instruction."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return numba.int64(numba.int64), generate


def count_bits(bits: int) -> int:
    counted: int = set_bits(bits)
    return counted


# The arguments of the entries: tables, knowledge, dice or other rows of whole numbers, rows of fractions (for
# extras: rules know none), and whole numbers.
ARGUMENTS = {
    "deal_at": "Ti",
    "speaking_at": "Ti",
    "span_at": "Ti",
    "refusal_at": "Tiii",
    "mask_at": "Tii",
    "play_at": "Tiii",
    "score_at": "Tii",
    "winners_at": "Ti",
    "copy_at": "TiTi",
    "view_at": "TiTii",
    "imagine_at": "TiKii",
    "play_out_at": "Tidid",
    "games_at": "TiTidid",
}


class Compiled:
    """The compiled body of a game, or an extra's entries.  They take an array of tables and a row."""

    def __init__(self, of: Game, entries: dict[str, Any]) -> None:
        self.game = of
        self.dtype = dtype_of(of.Table)
        self.knowledge_dtype = dtype_of(of.room("knowledge").Knowledge)
        vars(self).update(entries)

    deal_at: Callable[[Any, int], None]
    speaking_at: Callable[[Any, int], int]
    span_at: Callable[[Any, int], int]
    refusal_at: Callable[[Any, int, int, int], int]
    mask_at: Callable[[Any, int, int], int]
    play_at: Callable[[Any, int, int, int], None]
    score_at: Callable[[Any, int, int], int]
    winners_at: Callable[[Any, int], int]
    copy_at: Callable[[Any, int, Any, int], None]
    view_at: Callable[[Any, int, Any, int, int], None]
    imagine_at: Callable[[Any, int, Any, int, int], None]
    play_out_at: Callable[[Any, int, Any, int, Any], None]
    games_at: Callable[[Any, int, Any, int, Any, int, Any], None]

    def tables(self, count: int, seats: int, **options: object) -> Any:
        """An array of tables before the deal."""
        return np.repeat(to_array([self.game.blank(seats, options)]), count)


def text_of(of: Game, extra: Extra | None = None) -> tuple[str, dict[str, Any]]:
    """The text that is compiled for a game, and the functions of its own that the text calls."""
    hide, names = sight.hide_source(of.Table)
    rules = body.contract(of.rules) | {"imagine": of.room("knowledge").imagine}
    text = body.source(of.rules.Phase) + "\n" + hide + ENTRIES
    return (text + extra.text, rules | names | extra.functions(of)) if extra else (text, rules | names)


def fingerprint(of: Game, extra: Extra | None = None) -> str:
    """A name for the state of everything that the compiled code depends on."""
    text, _ = text_of(of, extra)
    digest = hashlib.sha256(text.encode())
    kernel, own = Path(body.__file__).parent, Path(of.room("table").__file__).parent
    called = extra.functions(of).values() if extra else ()
    homes = {own, *(Path(inspect.getfile(function)).parent for function in called)}
    files = [file for home in homes for kind in ("*.py", "*.toml") for file in home.rglob(kind)]
    for file in sorted({*kernel.glob("*.py"), *files}):
        digest.update(file.name.encode() + file.read_bytes())
    versions = (platform.python_version(), platform.machine(), numba.__version__, np.__version__)
    digest.update(repr((versions, os.environ.get("NUMBA_BOUNDSCHECK"))).encode())
    return digest.hexdigest()[:20]


def folder_of(of: Game, extra: Extra | None = None) -> Path:
    """Where this state of the game lies compiled, or will."""
    return cache() / f"{of.name}-{fingerprint(of, extra)}"


def cache() -> Path:
    """The folder for all that is compiled: the user's, or, where nothing can be written, a passing one."""
    home = os.environ.get("KNAVERY_CACHE") or os.environ.get("XDG_CACHE_HOME") or "~/.cache"
    folder = Path(home).expanduser() / "knavery"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return passing_folder()
    return folder if os.access(folder, os.W_OK) else passing_folder()


@functools.cache
def passing_folder() -> Path:
    """A folder of this process and those it starts; gone when it ends."""
    home = tempfile.mkdtemp(prefix="knavery-")
    atexit.register(shutil.rmtree, home, ignore_errors=True)
    folder = Path(home) / "knavery"
    folder.mkdir()
    return folder


def is_ready(of: Game, extra: Extra | None = None) -> bool:
    return is_whole(folder_of(of, extra))


def is_whole(folder: Path) -> bool:
    """Whether all lies there that was compiled, and undamaged: Numba trusts what it finds."""
    ready = folder / READY
    return ready.exists() and ready.read_text(encoding="utf-8", errors="replace") == digest_of(folder)


def digest_of(folder: Path) -> str:
    digest = hashlib.sha256()
    for file in compiled_files(folder):
        digest.update(file.name.encode() + file.read_bytes())
    return digest.hexdigest()


def compiled_files(folder: Path) -> list[Path]:
    """Numba's indexes and the machine code."""
    return sorted(folder.rglob("*.nb[ic]"))


def compile_game(of: Game, extra: Extra | None = None) -> Compiled:
    """The compiled body, or the entries of an extra: from the disk if they lie there, else compiled now."""
    folder = folder_of(of, extra)
    if not is_whole(folder):
        folder.mkdir(parents=True, exist_ok=True)
        with alone_in(folder):
            return compile_into(folder, of, extra)
    return load_from(folder, of, extra)


@contextlib.contextmanager
def alone_in(folder: Path) -> Iterator[None]:
    """One process at a time compiles into a folder: the next then finds there what it wants.

    Windows has no such locks: there the same may be compiled twice, which is slow and does no harm.
    """
    with (folder / LOCK).open("w") as lock:
        if sys.platform != "win32":
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def compile_into(folder: Path, of: Game, extra: Extra | None) -> Compiled:
    if not is_whole(folder):
        for file in compiled_files(folder):
            file.unlink()
    compiled = load_from(folder, of, extra)
    write(folder / READY, digest_of(folder))
    return compiled


def load_from(folder: Path, of: Game, extra: Extra | None) -> Compiled:
    """What lies in the folder; Numba compiles what does not, and lays it there."""
    numba.config.CACHE_DIR = str(folder)
    arguments = extra.arguments if extra else ARGUMENTS
    entries = entries_of(of, folder, arguments, extra)
    types = {"T": table_type(of.Table), "K": table_type(of.room("knowledge").Knowledge)}
    types |= {"d": numba.types.Array(numba.int64, 1, "C"), "i": numba.int64}
    types["f"] = numba.types.Array(numba.float64, 1, "C")
    for name, letters in arguments.items():
        entries[name].compile(tuple(types[letter] for letter in letters))
        entries[name].disable_compile()
    return Compiled(of, entries)


def table_type(record: Any) -> Any:
    return numba.types.Array(numba.from_dtype(dtype_of(record)), 1, "C")


def entries_of(
    of: Game, folder: Path, arguments: Mapping[str, str], extra: Extra | None = None
) -> dict[str, Any]:
    """The functions of the text, bound to the rules.  Only those that are called from outside are cached."""
    text, names = text_of(of, extra)
    scope = load(write(folder / f"{of.name}_compiled.py", text), names)
    swaps = SWAPS | {machine.count_bits: count_bits} | (extra.swaps if extra else {})
    often, seldom = Rebinder(scope, swaps, inner), Rebinder(scope, swaps, laid)
    return {name: entry((seldom if name in SELDOM else often).copy(scope[name])) for name in arguments}


def write(file: Path, text: str) -> Path:
    """The text in its file, never half of it: two processes may be at it at the same time."""
    part = file.with_suffix(f".{os.getpid()}")
    part.write_text(text, encoding="utf-8")
    part.replace(file)
    return file


def load(file: Path, names: dict[str, Any]) -> dict[str, Any]:
    """What the file defines: Numba keeps its cache by the files that functions come from."""
    scope = {**names, "__name__": body.__name__, "play_out": playout.play_out, "new_game": playout.new_game}
    exec(compile(file.read_text(encoding="utf-8"), str(file), "exec"), scope)
    return scope


def compile_apart(of: Game, extra: Extra | None = None) -> subprocess.Popen[bytes]:
    """Start compiling in a process of its own."""
    paths = os.pathsep.join(str(Path(path).absolute()) for path in sys.path)
    return subprocess.Popen(
        [sys.executable, "-m", "knavery.kernel.compile", of.name, *([extra.home] if extra else [])],
        env=os.environ | {"PYTHONPATH": paths, "KNAVERY_CACHE": str(cache().parent)},
    )


def extra_at(home: str) -> Extra:
    """The extra that stands at `module:name`."""
    module, _, name = home.partition(":")
    found: Extra = getattr(importlib.import_module(module), name)
    return found


if __name__ == "__main__":
    started = time.perf_counter()
    wanted = [word for word in sys.argv[1:] if word != "--time"]
    compile_game(game(wanted[0]), *map(extra_at, wanted[1:]))
    if "--time" in sys.argv:
        print(round(time.perf_counter() - started, 2))
