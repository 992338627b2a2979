"""The command line: `knavery play`, `check`, `replay`, `arena`, `bench` and `games`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

import knavery
from knavery.kernel import records
from knavery.kernel.game import game, games
from knavery.kernel.language import LANGUAGES
from knavery.kernel.near import unknown
from knavery.kernel.options import BadOption, Value
from knavery.kernel.records import BadRecord
from knavery.kernel.refusal import Refused
from knavery.kernel.scenario import BadScenario, check_file

MOST_STATUS = 100  # more failures than this are no different from this many
INTERRUPTED = 130  # as shells have it


def main(arguments: Sequence[str] | None = None) -> int:
    chosen = parser().parse_args(arguments)
    try:
        status: int = chosen.run(chosen)
        return status
    except (BadOption, BadRecord, Refused, ValueError) as error:
        print(f"knavery: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser("knavery", description="The table for games of bluff, bribery and theft.")
    top.add_argument("--version", action="version", version=f"knavery {knavery.__version__}")
    commands = top.add_subparsers(title="commands", required=True, metavar="COMMAND")
    add_play(commands)
    add_check(commands)
    add_replay(commands)
    add_arena(commands)
    add_bench(commands)
    listed = commands.add_parser("games", help="what can be played, with its options")
    listed.set_defaults(run=run_games)
    return top


def add_play(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    play = commands.add_parser("play", help="play at one keyboard, against bots or in turn")
    play.add_argument("game", nargs="?", default=None, help="one of `knavery games`; asked for unless said")
    play.add_argument("--seats", nargs="+", metavar="NAME", help="who plays, clockwise")
    play.add_argument(
        "--bots", metavar="BOTS", help="BOT,BOT for all seats but the first, SEAT=BOT,SEAT=BOT, or none"
    )
    play.add_argument("--seed", help="the same seed deals the same cards")
    play.add_argument(
        "--option", "-o", action="append", default=[], metavar="NAME=VALUE", help="an option of the game"
    )
    play.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved game")
    play.add_argument("--lang", choices=LANGUAGES, help="the language of the table; this machine's otherwise")
    play.add_argument("--pause", type=float, metavar="SECONDS", help="between the moves of bots")
    play.add_argument("--plain", action="store_true", help="by lines of text, without a drawn table")
    play.set_defaults(run=run_play)


def add_check(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    check = commands.add_parser("check", help="play scenario files and say what differs")
    check.add_argument("files", nargs="+", type=Path, metavar="FILE")
    check.set_defaults(run=run_check)


def add_replay(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    replay = commands.add_parser("replay", help="tell a recorded game again")
    replay.add_argument("file", type=Path, metavar="FILE")
    replay.add_argument("--step", type=int, metavar="N", help="only the first N moves")
    replay.add_argument("--seat", metavar="NAME", help="only what this seat was told and may see")
    replay.add_argument("--lang", choices=LANGUAGES, default="en")
    replay.set_defaults(run=run_replay)


def add_arena(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    arena = commands.add_parser("arena", help="let bots play against each other, and say who is better")
    arena.add_argument("game", help="one of `knavery games`")
    arena.add_argument("--bots", metavar="NAME,NAME", help="who plays; all that there are unless said")
    arena.add_argument("--seats", type=int, help="at one table; as many as bots unless said")
    arena.add_argument("--games", type=int, default=500, help="at least so many")
    arena.add_argument("--duels", action="store_true", help="every two bots at tables of their own")
    arena.add_argument("--versus", metavar="NAME,NAME", help="of the duels only those with one of these")
    arena.add_argument("--seed", default="arena", help="the same seed gives the same results")
    arena.add_argument(
        "--option", "-o", action="append", default=[], metavar="NAME=VALUE", help="an option of the game"
    )
    arena.add_argument("--jobs", type=int, default=1, help="processes side by side")
    arena.add_argument("--results", type=Path, metavar="FILE", help="where finished deals are kept")
    arena.add_argument("--json", action="store_true", help="figures for programs")
    arena.add_argument("--html", type=Path, metavar="FILE", help="also write a page with plots")
    arena.set_defaults(run=run_arena)


def add_bench(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    bench = commands.add_parser("bench", help="how fast the rules run on this machine")
    bench.add_argument("games", nargs="*", metavar="GAME")
    bench.add_argument("--json", action="store_true", help="figures for programs")
    bench.add_argument("--seats", type=int, default=0, help="the usual number unless said")
    bench.add_argument(
        "--option", "-o", action="append", default=[], metavar="NAME=VALUE", help="an option of the one game"
    )
    bench.add_argument("--seconds", type=float, default=2.0, help="CPU seconds for each figure")
    bench.add_argument(
        "--peers",
        nargs="?",
        type=Path,
        const=Path("../shared/peers"),
        metavar="FOLDER",
        help="also run the scripts that measure other engines, side by side",
    )
    bench.set_defaults(run=run_bench)


def run_games(chosen: argparse.Namespace) -> int:
    for name in games():
        try:
            print("\n".join(card_lines(name)))
        except BadOption as error:  # one that cannot be opened does not hide the others
            print(f"{name}: {error}")
    return 0


def card_lines(name: str) -> list[str]:
    card = game(name).card
    seats = f"{card.least_seats}-{card.most_seats} seats, about {card.minutes} minutes"
    title = f"{name}: {card.title}, by {' and '.join(card.designers)}; {seats}"
    return [title, *(f"    {option.name} = {option.usage}" for option in card.options)]


def run_play(chosen: argparse.Namespace) -> int:
    from knavery.terminal import command

    return command.run_play(chosen, read_options(chosen.game, chosen.option) if chosen.game else {})


def read_options(name: str, given: Sequence[str]) -> dict[str, Value]:
    """`NAME=VALUE` as the game's card knows them."""
    known = {option.name: option for option in game(name).card.options}
    found: dict[str, Value] = {}
    for text in given:
        key, sign, value = text.partition("=")
        if not sign:
            raise ValueError(f"an option is written NAME=VALUE, not {text!r}")
        if key not in known:
            raise BadOption(unknown("option", key, known))
        found[key] = known[key].read(value)
    return found


def run_check(chosen: argparse.Namespace) -> int:
    failed = 0
    for path in chosen.files:
        try:
            wrong = check_file(path)
        except BadScenario as error:
            wrong = [str(error)]
        print(f"{'FAILED' if wrong else 'ok'}  {path}")
        for line in wrong:
            print(f"        {line}")
        failed += bool(wrong)
    return min(failed, MOST_STATUS)


def run_replay(chosen: argparse.Namespace) -> int:
    from knavery.terminal.plain import Board

    record = records.read_file(chosen.file)
    if chosen.step is not None and not 0 <= chosen.step <= len(record["moves"]):
        raise BadRecord(
            f"the game has {len(record['moves'])} moves, so --step is 0 to {len(record['moves'])}"
        )
    match = records.load(record, chosen.step)
    seat = chosen.seat
    if seat is not None:
        match.number(seat)
    for line in match.story(seat, chosen.lang) if seat else match.full_story(chosen.lang):
        print(line)
    print()
    print(Board(match, chosen.lang).text(match.view(seat) if seat else match.full_view()))
    return 0


def run_arena(chosen: argparse.Namespace) -> int:
    from knavery.arena import command

    return command.run_arena(chosen, read_options(chosen.game, chosen.option))


def run_bench(chosen: argparse.Namespace) -> int:
    from knavery import bench

    names = chosen.games or list(games())
    if chosen.option and len(names) != 1:
        raise BadOption("options are those of one game: name it, as in knavery bench sheriff -o talk=turns")
    options = read_options(names[0], chosen.option) if chosen.option else {}
    return bench.run(
        names, chosen.seconds, as_json=chosen.json, peers=chosen.peers, seats=chosen.seats, options=options
    )


if __name__ == "__main__":
    sys.exit(main())
