"""Cursed Court as it is drawn: the nobles in their grid, the sets beside it, crowns and coins on both."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from knavery.games.court import data
from knavery.kernel.events import Happening
from knavery.kernel.fields import UNSEEN
from knavery.kernel.language import facts
from knavery.kernel.match import Match
from knavery.kernel.moves import Form, Item
from knavery.terminal.compose import NOTHING, Values
from knavery.terminal.games.generic import Presenter
from knavery.terminal.names import Names
from knavery.terminal.sight import BLOOD, FADED, GOLD, PARCHMENT, Sight, cut

FEINT = Item("feint", names=(NOTHING, "feint"))  # as a form asks for it
IN_A_ROW = 3  # nobles of the grid
PAIR = 2  # players: too few to have neighbours
ROOMY = 60  # columns from which on names are written out
MOST_NOBLES = 4  # of a set
LETTERS = 2  # that stand for a noble, where they tell them apart
LEAST_NAME = 8  # letters of a set that always show
CROWN = 4  # columns of a crown in a narrow window: a letter and its coins


class CourtTable(Presenter):
    """The court: where crowns stand, which nobles came, who sits beside whom."""

    spoken = ("region",)

    def headline(self, sight: Sight) -> str:
        view, names = sight.view, sight.names
        season = names.title(view["season"], "season") if view["season"] else ""
        parts = [f"{names.label('year')} {view['year']}", season, names.phase(view["phase"])]
        return " · ".join(part for part in parts if part)

    def board(self, sight: Sight) -> RenderableType:
        return Group(self.players(sight), Text(""), self.nobles(sight), Text(""), self.sets(sight))

    def nobles(self, sight: Sight) -> Table:
        """The grid: each noble, the cards of it that lie open, and the crown on it."""
        grid = Table.grid(expand=True, padding=(0, 1))
        for _ in range(IN_A_ROW):
            grid.add_column(ratio=1, no_wrap=True)
        cells = [self.noble(sight, noble) for noble in data.NOBLES]
        for at in range(0, len(cells), IN_A_ROW):
            grid.add_row(*cells[at : at + IN_A_ROW])
        return grid

    def noble(self, sight: Sight, noble: str) -> Text:
        """A noble, how many of its cards lie open, and whose crown stands there."""
        mark, title = short_names(sight.names)[data.NOBLES.index(noble)], sight.names.title(noble, "region")
        came = sight.view["open"].count(noble)
        cards = Text(f"◆{came if came > 1 else ''} " if came else " ", GOLD)
        room = sight.width // IN_A_ROW - 1  # what stands between columns
        tail = cards.append_text(self.crown(sight, noble))
        name = (title if title.startswith(mark) else f"{mark} {title}")[: room - len(tail)]
        return sight.word(name, f"bold {PARCHMENT}", noble).append_text(tail)

    def crown(self, sight: Sight, region: str) -> Text:
        """Whose crowns stand here, and on how many coins; a mark for an own feint."""
        text = Text()
        for seat, place, coins, *feint in sight.view["crowns"]:
            if place == region:
                owner = f"♛{cut(seat)} " if sight.width >= ROOMY else sight.initials(seat)
                under = "" if sight.table.coinless else coins
                text.append(f"{owner}{under}{'!' if feint else ''}", f"bold {sight.colour(seat)}")
        return text

    def sets(self, sight: Sight) -> Table:
        """Each set with its nobles, those that came already in gold."""
        grid = Table.grid(expand=True, padding=(0, 1))
        grid.add_column(ratio=1, no_wrap=True)
        grid.add_column(ratio=1, no_wrap=True)
        cells = [self.set_of(sight, number) for number in range(data.KINDS, data.PLACES)]
        half = (len(cells) + 1) // 2
        for left, right in zip(cells[:half], [*cells[half:], Text("")], strict=False):
            grid.add_row(left, right)
        return grid

    def set_of(self, sight: Sight, number: int) -> Text:
        """A set: its name, its nobles in short, and the crown on it."""
        region, bits = sight.names.kinds["region"][number], sight.table.groups[number]
        marks, roomy = short_names(sight.names), sight.width >= ROOMY
        room = MOST_NOBLES * (len(marks[0]) + roomy)
        room += marks[0].isdecimal() and not roomy  # lest the owner of a crown stand among numbers
        crown = max(cell_len(cut(seat)) for seat in sight.match.seats) + CROWN if roomy else CROWN
        width = max(sight.width // 2 - 1 - room - crown, LEAST_NAME)
        text = sight.word(f"{sight.names.title(region, 'region')[:width]:<{width}} ", PARCHMENT, region)
        for kind, noble in enumerate(data.NOBLES):
            if bits >> kind & 1:
                came = noble in sight.view["open"]
                text.append(marks[kind] + " " * roomy, GOLD if came else FADED)
        text.pad_right(max(width + 1 + room - len(text.plain), 0))
        return text.append_text(self.crown(sight, region))

    def players(self, sight: Sight) -> Table:
        """Round the table: coins, points, and the cards between neighbours."""
        grid = Table.grid(expand=True, padding=(0, 1))
        for ratio in (2, None, None, 3):
            grid.add_column(ratio=ratio, no_wrap=True)
        view = sight.view
        for seat in sight.match.seats:
            mark = " ①" if view["marker"] == seat else " ✗" if seat in view["out"] else ""
            name = sight.turn_mark(seat) + Text(" ") + sight.seat(seat) + Text(mark, GOLD)
            coins = Text(f"{view['coins'].get(seat, 0):>3} ●" if not sight.table.coinless else "", GOLD)
            points = Text(f"{view['points'].get(seat, 0):>3} ★", PARCHMENT)
            grid.add_row(name, coins, points, self.gap(sight, seat))
        for field in ("pot", "discard"):
            if view[field]:
                grid.add_row(self.line(sight, field, view[field]))
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
        for number, region in enumerate(names.kinds["region"]):
            bits = match.table.groups[number] if number >= data.KINDS else 0
            nobles = [
                names.name(noble, "noble") for kind, noble in enumerate(data.NOBLES) if bits >> kind & 1
            ]
            table.add_row(region, names.title(region, "region"), ", ".join(nobles))
        return table

    # --- saying

    def fit(self, form: Form, match: Match, viewer: str) -> Form:
        """A crown is a feint or nothing of the kind, not so many feints."""
        items = (FEINT if item.name == FEINT.name else item for item in form.items)
        return replace(form, items=tuple(items))

    def compose(self, form: Form, values: Values) -> str:
        """`wager 4 on opera as feint`; without coins where the court bets without."""
        if "region" not in values:
            return super().compose(form, values)
        coins = f" {values['coins']}" if "coins" in values else ""
        feint = " as feint" if values.get(FEINT.name, NOTHING) != NOTHING else ""
        return f"{form.verb}{coins} on {values['region']}{feint}"

    # --- the end

    def breakdown(self, match: Match, names: Names) -> list[tuple[str, dict[str, int]]]:
        """The points of each year; chips that were exchanged have no years."""
        years: list[tuple[str, dict[str, int]]] = []
        for key, said in told(match):
            if key == "year-begins":
                years.append((f"{names.label('year')} {said['number']}", {}))
            elif key == "scored" and years:
                years[-1][1][said["seat"]] = said["number"]
        return [] if match.options["exchange"] else years

    def truth(self, match: Match, names: Names) -> list[Text]:
        """What lay hidden between whom, and which crowns were feints, year by year."""
        found, year, out = [], 0, set[str]()
        for key, said in told(match):
            if key == "year-begins":
                year = said["number"]
            elif key == "went-out":
                out.add(said["seat"])
            elif key == "revealed":
                between = " – ".join(neighbours(match, said["seat"], out))
                line = Text(f"{year:>2}  ", FADED).append(f"{between}: ", PARCHMENT)
                found.append(line.append(names.name(said["noble"], "noble"), GOLD))
            elif key == "feint-taken":
                line = Text(f"{year:>2}  ", FADED).append(f"{said['seat']}: ", PARCHMENT)
                feint = f"{names.name(said['region'], 'region')}  {names.voice.say('truth-feint')}"
                found.append(line.append(feint, BLOOD))
        return found


def short_names(names: Names) -> list[str]:
    """A mark for each noble: its first letters, or its number in the grid where those are not its own."""
    letters = [names.title(noble, "noble")[:LETTERS] for noble in data.NOBLES]
    numbers = [str(number) for number in range(1, data.KINDS + 1)]
    return letters if len(set(letters)) == len(letters) else numbers


def told(match: Match) -> list[tuple[str, dict[str, Any]]]:
    """All that happened, as facts."""
    entries = [entry for entry in match.log if isinstance(entry, Happening)]
    return [(match.words.events[one.event].key, facts(match.words, one, match.seats)) for one in entries]


def neighbours(match: Match, seat: str, out: set[str]) -> list[str]:
    """Those who knew the card at a seat's left: with two players, the seat alone."""
    still = [name for name in match.seats if name not in out]
    if len(still) <= PAIR or seat not in still:
        return [seat]
    return [seat, still[(still.index(seat) + 1) % len(still)]]


PRESENTER = CourtTable()
