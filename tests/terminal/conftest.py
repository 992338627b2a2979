"""A table that nobody looks at, and what stands on it."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from textual.pilot import Pilot

import knavery
from knavery.terminal.app import TableApp
from knavery.terminal.sitting import Sitting

NAMES = ("Ann", "Ben", "Cid", "Dot", "Eve", "Fay")
PATIENCE = 30.0  # seconds until a test gives up waiting

Script = Callable[[TableApp, Pilot[None]], Awaitable[None]]


class Evening:
    """Runs a script of what people do at a table."""

    def sit(
        self, of: str, seats: int = 4, seed: int = 7, bots: str | None = "random", **options: Any
    ) -> Sitting:
        """A sitting of so many; bots, where there are any, have all seats but the first."""
        match = knavery.new(of, NAMES[:seats], seed, **options)
        return Sitting(match, dict.fromkeys(match.seats[1:], bots) if bots else {})

    def run(
        self, sitting: Sitting, script: Script, language: str = "en", size: tuple[int, int] = (80, 24)
    ) -> TableApp:
        app = TableApp(sitting, language, pause=0)
        app.least_curtain = 0

        async def play() -> None:
            async with app.run_test(size=size) as pilot:
                await pilot.pause()
                await script(app, pilot)

        asyncio.run(play())
        return app


@pytest.fixture
def evening() -> Evening:
    return Evening()


def shown(app: TableApp) -> str:
    """All that stands on the screen now."""
    strips = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip) for strip in strips)


async def until(pilot: Pilot[None], holds: Callable[[], bool]) -> None:
    """Wait for something to be so."""
    for _ in range(int(PATIENCE / 0.01)):
        if holds():
            return
        await pilot.pause(0.01)
    raise AssertionError("it never came to that")


async def say(app: TableApp, pilot: Pilot[None], line: str) -> None:
    """Type a line and press Enter."""
    app.table.ask(line)
    await pilot.pause()
    await pilot.press("enter")
    await pilot.pause()


@pytest.fixture
def table() -> Any:
    """What scripts need: `shown`, `until`, `say`."""

    class Table:
        pass

    Table.shown, Table.until, Table.say = staticmethod(shown), staticmethod(until), staticmethod(say)
    return Table
