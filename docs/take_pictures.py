"""Takes the pictures of the terminal that the pages here show, from the program itself: `make pictures`."""

import asyncio
import random
import re
from collections.abc import Callable, Iterable
from pathlib import Path

import knavery
from knavery.kernel.match import Match
from knavery.terminal.app import TableApp
from knavery.terminal.sitting import Sitting

HOME = Path(__file__).parent / "pictures"
NAMES = ("Ann", "Ben", "Cid", "Dot", "Eve", "Fay")


def played(of: str, seats: int, moves: int, seed: int, **options: object) -> Match:
    """A match after so many moves that chance chose, when it is Ann's turn."""
    match, chance = knavery.new(of, NAMES[:seats], seed, **options), random.Random(seed)
    while not match.over and (len(match.moves) < moves or match.acting[0] != "Ann"):
        seat = match.acting[0]
        plain, table, number = match.game.plain, match.table.copy(), match.number(seat)
        actions: list[int] = []
        while not actions or table.speaker == number:
            actions.append(chance.choice(plain.menu(table, number)))
            plain.play(table, number, actions[-1])
        match.do(seat, actions)
    return match


async def take(
    name: str, match: Match, keys: Iterable[str] = (), language: str = "en", size: tuple[int, int] = (80, 24)
) -> None:
    """One picture: a table, some keys, and what is on the screen then."""
    app = TableApp(Sitting(match, dict.fromkeys(match.seats[1:], "random")), language, pause=60)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        for key in keys:
            await pilot.press(key)
            await pilot.pause()
        app.table.prompt.cursor_blink = False
        await pilot.pause()
        text = app.export_screenshot(title=f"knavery play {match.game.name}", simplify=True)
    (HOME / f"{name}.svg").write_text(settled(text), encoding="utf-8")


def settled(svg: str) -> str:
    """The same picture again makes the same file: ids that differ each time are named alike, and no font is
    fetched from elsewhere."""
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    return re.sub(r"terminal-\d+", "terminal", svg)


PICTURES: dict[str, Callable[[], tuple[Match, tuple[str, ...], str, tuple[int, int]]]] = {
    "sheriff": lambda: (played("sheriff", 4, 25, 7), (), "en", (80, 24)),
    "court": lambda: (played("court", 4, 30, 5), (), "en", (100, 28)),
    "thieves": lambda: (played("thieves", 4, 70, 7), (), "en", (100, 28)),
    "form": lambda: (played("court", 4, 12, 5), ("f3", "5", "down", "k"), "en", (80, 24)),
    "polish": lambda: (played("sheriff", 4, 40, 9), ("f2",), "pl", (80, 24)),
    "truth": lambda: (played("sheriff", 3, 9999, 7), (), "en", (80, 24)),
}


def main() -> None:
    HOME.mkdir(parents=True, exist_ok=True)
    for name, scene in PICTURES.items():
        match, keys, language, size = scene()
        asyncio.run(take(name, match, keys, language, size))


if __name__ == "__main__":
    main()
