"""Cursed Court as it is drawn: the nobles in their grid, the sets beside it, crowns and coins on both."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from knavery.games.court import data
from knavery.kernel.events import Happening
from knavery.kernel.fields import UNSEEN
from knavery.kernel.language import facts
from knavery.kernel.match import Match
from knavery.terminal.games.generic import Presenter
from knavery.terminal.names import Names
from knavery.terminal.sight import FADED, GOLD, PARCHMENT, Sight

IN_A_ROW = 3  # nobles of the grid


class CourtTable(Presenter):
    """The court: where crowns stand, which nobles came, who sits beside whom."""

    spoken = ("region",)

    def headline(self, sight: Sight) -> str:
        view, names = sight.view, sight.names
        season = names.title(view["season"], "season") if view["season"] else ""
        parts = [f"{names.label('year')} {view['year']}", season, names.phase(view["phase"])]
        return " · ".join(part for part in parts if part)

    def board(self, sight: Sight) -> RenderableType:
        return Group(self.nobles(sight), Text(""), self.sets(sight), Text(""), self.players(sight))

    def nobles(self, sight: Sight) -> Table:
        """The grid: each noble, the cards of it that lie open, and the crown on it."""
        grid = Table.grid(expand=True, padding=(0, 1))
        for _ in range(IN_A_ROW):
            grid.add_column(ratio=1)
        cells = [self.region(sight, noble, "region") for noble in data.NOBLES]
        for at in range(0, len(cells), IN_A_ROW):
            grid.add_row(*cells[at : at + IN_A_ROW])
        return grid

    def region(self, sight: Sight, region: str, kind: str) -> Text:
        open_cards = sight.view["open"].count(region)
        text = sight.word(sight.names.title(region, kind), f"bold {PARCHMENT}", region)
        text.append(" " + "◆" * open_cards if open_cards else "", GOLD)
        return text.append_text(self.crown(sight, region))

    def crown(self, sight: Sight, region: str) -> Text:
        for seat, place, coins, *feint in sight.view["crowns"]:
            if place == region:
                mark = "?" if feint else ""
                return Text(f" ♛{seat}{mark} {coins}", f"bold {sight.colour(seat)}")
        return Text("")

    def sets(self, sight: Sight) -> Table:
        """Each set with its nobles; one that came already is marked."""
        grid = Table.grid(expand=True, padding=(0, 1))
        grid.add_column(ratio=1)
        grid.add_column(ratio=1)
        cells = [self.set_of(sight, number) for number in range(data.KINDS, len(data.REGIONS))]
        half = (len(cells) + 1) // 2
        for left, right in zip(cells[:half], [*cells[half:], Text("")], strict=False):
            grid.add_row(left, right)
        return grid

    def set_of(self, sight: Sight, number: int) -> Text:
        region, bits = data.REGIONS[number], sight.table.board[number]
        text = sight.word(sight.names.title(region, "region"), PARCHMENT, region)
        text.append(" ")
        for kind, noble in enumerate(data.NOBLES):
            if bits >> kind & 1:
                came = noble in sight.view["open"]
                text.append(sight.names.title(noble, "noble")[:2], GOLD if came else FADED)
                text.append(" ")
        return text.append_text(self.crown(sight, region))

    def players(self, sight: Sight) -> Table:
        """Round the table: coins, points, and the cards between neighbours."""
        grid = Table.grid(expand=True, padding=(0, 1))
        for _ in range(4):
            grid.add_column()
        view, names = sight.view, sight.names
        for seat in sight.match.seats:
            marker = " ①" if view.get("marker") == seat else ""
            coins = f"{names.label('coins')} {view['coins'].get(seat, 0)}" if "coins" in view else ""
            points = f"{names.label('points')} {view['points'].get(seat, 0)}"
            name = sight.turn_mark(seat) + Text(" ") + sight.seat(seat) + Text(marker, GOLD)
            grid.add_row(name, coins, points, self.gap(sight, seat))
        return grid

    def gap(self, sight: Sight, seat: str) -> Text:
        """The cards on this seat's left: between it and the next."""
        text = Text("↙ ", FADED)
        for card in sight.view["hidden"].get(seat, []):
            unseen = card == UNSEEN
            text.append("▒ " if unseen else f"{sight.names.title(card, 'noble')} ", FADED if unseen else GOLD)
        return text

    def cards(self, match: Match, names: Names) -> RenderableType:
        table = Table(box=None, padding=(0, 2), header_style=f"bold {FADED}")
        for label in ("said-as", "meaning", "nobles"):
            table.add_column(names.voice.say(label))
        for number, region in enumerate(data.REGIONS):
            bits = match.table.board[number] if number >= data.KINDS else 0
            nobles = [
                names.name(noble, "noble") for kind, noble in enumerate(data.NOBLES) if bits >> kind & 1
            ]
            table.add_row(region, names.title(region, "region"), ", ".join(nobles))
        return table

    # --- the end

    def breakdown(self, match: Match, names: Names) -> list[tuple[str, dict[str, int]]]:
        """The points of each year."""
        years: list[tuple[str, dict[str, int]]] = []
        for key, said in told(match):
            if key == "year-begins":
                years.append((f"{names.label('year')} {said['number']}", {}))
            elif key == "scored" and years:
                years[-1][1][said["seat"]] = said["number"]
        return years

    def truth(self, match: Match, names: Names) -> list[Text]:
        """What lay hidden between whom, year by year."""
        found, year = [], 0
        for key, said in told(match):
            if key == "year-begins":
                year = said["number"]
            elif key == "revealed":
                between = " – ".join(neighbours(match, said["seat"]))
                line = Text(f"{year:>2}  ", FADED).append(f"{between}: ", PARCHMENT)
                found.append(line.append(names.name(said["noble"], "noble"), GOLD))
        return found


def told(match: Match) -> list[tuple[str, dict[str, Any]]]:
    """All that happened, as facts."""
    entries = [entry for entry in match.log if isinstance(entry, Happening)]
    return [(match.words.events[one.event].key, facts(match.words, one, match.seats)) for one in entries]


def neighbours(match: Match, seat: str) -> list[str]:
    """Those who knew the card at a seat's left: with two players, the seat alone."""
    at, seats = match.seats.index(seat), match.seats
    return [seat] if len(seats) == 2 else [seat, seats[(at + 1) % len(seats)]]


PRESENTER = CourtTable()
