"""Sheriff of Nottingham as it is drawn: merchants with their stands and bags, and the truth about them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from knavery.games.sheriff import data
from knavery.games.sheriff.moves import RESERVED
from knavery.games.sheriff.rules.handover import is_legal
from knavery.games.sheriff.rules.score import title
from knavery.kernel.events import Happening
from knavery.kernel.fields import UNSEEN
from knavery.kernel.language import facts
from knavery.kernel.match import Match
from knavery.kernel.moves import Form
from knavery.kernel.record import NOBODY
from knavery.terminal.clock import MINUTE, Limit
from knavery.terminal.compose import Values
from knavery.terminal.games import bargain
from knavery.terminal.games.generic import Presenter
from knavery.terminal.names import Names
from knavery.terminal.sight import BLOOD, FADED, GOLD, LEAF, PARCHMENT, SCROLLBAR, Sight, commas, cut, flow

LEGAL_COLOURS = {"apple": "#a9c25a", "cheese": "#e8c95a", "bread": "#d19a66", "chicken": "#e0d2b0"}
SMUGGLED = "#e0705e"
NAME_WIDTH = 10
TOP = 4  # cards of a pile that are named
MOST_DRAWN = 8  # cards face down that are drawn one by one
BARGAINS = (bargain.OFFER, bargain.ASK)
OF_MERCHANTS = ("gold", "hand", "stand", "bag", "aside", "claim", "version", "ask_version")
VERSIONS = {"offer": "version", "ask": "ask_version"}  # terms, and where the number of their wording stands
INDENT, GAP = 4, 2
INSPECT = "inspect"  # the phase in which time is kept
INK = "#1d1a16"  # on the colour of a card
IN_THEIR_PLACE = ("round", "sheriff", "deputies", "dealt")  # shared fields that are shown elsewhere


class SheriffTable(Presenter):
    """The market road: who is sheriff, what lies on the stands, what is said of the bags."""

    spoken = ("good",)

    def headline(self, sight: Sight) -> str:
        view, names = sight.view, sight.names
        parts = [f"{names.label('round')} {view['round']}", names.phase(view["phase"])]
        title = names.label("deputies" if view.get("deputies") else "sheriff")
        parts.append(f"{title}: {', '.join(map(cut, officers(view)))}")
        return " · ".join(parts)

    def board(self, sight: Sight) -> RenderableType:
        lines: list[RenderableType] = []
        for seat in sight.match.seats:
            lines += self.merchant(sight, seat)
        return Group(*lines, Text(""), *self.market(sight))

    def merchant(self, sight: Sight, seat: str) -> list[RenderableType]:
        """One player: name and gold, then the stand, and the bag with what is claimed of it."""
        view = sight.view
        head = Table.grid(expand=True)
        head.add_column()
        head.add_column(justify="right")
        name = sight.turn_mark(seat) + Text(" ") + sight.seat(seat, NAME_WIDTH)
        if seat in officers(view):
            title = sight.say("deputy") if view.get("deputies") else sight.names.label("sheriff")
            name.append(f" ★ {title}", f"bold {GOLD}")
        elif seat != sight.viewer:
            name.append(f" {sight.say('in-hand', number=count(view['hand'][seat]))}", FADED)
        if seat in view["dealt"]:
            name.append("  ✓", f"bold {LEAF}")
        head.add_row(name, Text(f"{view['gold'][seat]} ●", f"bold {GOLD}"))
        lines: list[RenderableType] = [head]
        for part in ("stand", "bag", "aside"):
            if view[part].get(seat):
                lines.append(self.goods_line(sight, seat, part))
        said = [(name, value) for name, value in self.own(sight, seat) if name not in OF_MERCHANTS]
        return [*lines, *(self.said_line(sight, seat, name, value) for name, value in said)]

    def said_line(self, sight: Sight, seat: str, name: str, value: Any) -> Padding:
        """An offer, an ask or whatever else is before a player; terms with the number of their wording."""
        line = Text(f"{sight.names.label(name)}  ", FADED)
        terms = name in VERSIONS and isinstance(value, str)
        line.append(sight.names.gloss_of(value) if terms else sight.names.value(value), PARCHMENT)
        if terms:
            line.append(f"  №{sight.view[VERSIONS[name]].get(seat, 1)}", FADED)
        return Padding(line, (0, 0, 0, INDENT))

    def goods_line(self, sight: Sight, seat: str, part: str) -> Padding:
        """What lies on a stand, in a bag with what is said of it, or aside."""
        lying, claim = sight.view[part][seat], sight.view["claim"].get(seat)
        pieces = [Text(sight.names.label(part), FADED)]
        pieces += [self.good(sight, good, number) for good, number in lying.items()]
        if part == "bag" and claim:
            claimed = sight.names.count(claim, count(lying), "good")
            pieces.append(Text(f"“{claimed}”", f"italic {PARCHMENT}"))
        return Padding(flow(pieces, sight.width - INDENT - SCROLLBAR, GAP), (0, 0, 0, INDENT))

    def good(self, sight: Sight, good: str, number: int) -> Text:
        """Goods of one kind; what is not seen is only counted."""
        if good == UNSEEN:
            return Text(f"{'▒' * min(number, MOST_DRAWN)} {number}", FADED)
        return sight.word(sight.names.count(good, number, "good"), colour_of(good), good)

    def market(self, sight: Sight) -> list[RenderableType]:
        """Deck, piles and whatever else lies between the players."""
        found = []
        for name, value in self.shared(sight):
            if name in IN_THEIR_PLACE or not value:
                continue
            if isinstance(value, list) and value and all(is_card(sight, card) for card in value):
                found.append(self.pile(sight, name, value))
            else:
                found.append(self.line(sight, name, value))
        return [*found]

    def pile(self, sight: Sight, name: str, cards: list[str]) -> Text:
        label = Text("  ").append(f"{sight.names.label(name)}  ", FADED).append(str(len(cards)), PARCHMENT)
        if cards[0] == UNSEEN:
            return label
        top = [Text(sight.names.name(card, "good"), colour_of(card)) for card in cards[:TOP]]
        return flow([label.append("  ▸", FADED), *commas(top)], sight.width - SCROLLBAR)

    def hand(self, sight: Sight) -> RenderableType | None:
        """The viewer's cards as they lie in the hand: each a click away from the command."""
        if sight.viewer is None:
            return None
        held = sight.view["hand"].get(sight.viewer) or {}
        cards = [self.card(sight, good, number) for good, number in held.items() if good != UNSEEN]
        return flow(cards, sight.width) if cards else sight.faded(sight.say("empty-hand"))

    def card(self, sight: Sight, good: str, number: int) -> Text:
        shown = f" {sight.names.count(good, number, 'good')} "
        return sight.word(shown, f"bold {INK} on {colour_of(good)}", good)

    def cards(self, match: Match, names: Names) -> RenderableType:
        """Every good in the game: what it is worth, what it costs to be caught with, its titles."""
        table = Table(box=None, padding=(0, 1), header_style=f"bold {FADED}")
        for label in ("said-as", "meaning", "worth", "fine", "king", "queen", "counts-as"):
            table.add_column(names.voice.say(label), no_wrap=label == "said-as")
        lying = match.table
        for number, good in enumerate(names.kinds["good"]):
            if lying.stock[number]:
                titles = [column[number] if number < data.LEGAL else "" for column in (data.KING, data.QUEEN)]
                figures = [str(figure) for figure in (lying.value[number], lying.fine[number], *titles)]
                named = Text(names.title(good, "good"), colour_of(good))
                table.add_row(good, named, *figures, self.counting(match, names, number))
        return table

    def counting(self, match: Match, names: Names, good: int) -> str:
        """As how many of which good it counts for a title, if that is not itself."""
        kind, times = match.table.title[good], match.table.counts[good]
        return names.count(data.GOODS[kind], times, "good") if kind not in (NOBODY, good) else ""

    # --- the clock

    def limit(self, match: Match) -> Limit | None:
        """With the option `timer`: a minute for each merchant, in the inspection alone (SN-OPT-2)."""
        view = match.view()
        if not match.options["timer"] or view["phase"] != INSPECT:
            return None
        return Limit(view["round"], MINUTE * (len(match.seats) - len(officers(view))))

    # --- saying

    def fit(self, form: Form, match: Match, viewer: str) -> Form:
        return bargain.fitted(form, match, viewer) if form.verb in BARGAINS else form

    def start(self, form: Form, viewer: str) -> Values:
        return bargain.start(form, viewer) if form.verb in BARGAINS else super().start(form, viewer)

    def compose(self, form: Form, values: Values) -> str:
        if form.verb in BARGAINS:
            return bargain.written(form, values, RESERVED)
        return super().compose(form, values)

    # --- the end

    def breakdown(self, match: Match, names: Names) -> list[tuple[str, dict[str, int]]]:
        """Gold, titles, and what the goods and cards on the stand are worth."""
        gold = {seat: int(match.table.merchants[number].gold) for number, seat in enumerate(match.seats)}
        titles = {
            seat: sum(title(match.table, number, kind) for kind in range(data.LEGAL))
            for number, seat in enumerate(match.seats)
        }
        goods = {seat: match.scores[seat] - gold[seat] - titles[seat] for seat in match.seats}
        parts = [(names.label("gold"), gold), (names.voice.say("goods"), goods)]
        return [*parts, (names.voice.say("titles"), titles)]

    def truth(self, match: Match, names: Names) -> list[Text]:
        """Round by round every bag, promises about bags that were broken, goods promised and not there."""
        bags = [(bag.round, bag_line(bag, names)) for bag in bags_of(match)]
        told = sorted([*bags, *broken_words(match, names)], key=lambda line: line[0])
        return [line for _, line in told]


def officers(view: Mapping[str, Any]) -> list[str]:
    """The sheriff, or the deputies who stand for one."""
    return list(view.get("deputies") or [view["sheriff"]])


def is_card(sight: Sight, thing: object) -> bool:
    return thing == UNSEEN or (isinstance(thing, str) and thing in sight.names.kinds["good"])


def count(lying: Mapping[str, int] | None) -> int:
    return sum((lying or {}).values())


def colour_of(good: str) -> str:
    return LEGAL_COLOURS.get(good, SMUGGLED)


# --- the truth afterwards


@dataclass
class Bag:
    """One bag of the game: what was said of it, what was in it, what became of it."""

    round: int
    seat: str
    held: dict[str, int] = field(default_factory=dict)
    claim: str = ""
    opened: bool = False

    @property
    def honest(self) -> bool:
        return set(self.held) <= {self.claim}


def bags_of(match: Match) -> list[Bag]:
    """All bags, from all that was told to anybody."""
    bags: list[Bag] = []
    at: dict[str, Bag] = {}
    now = 0
    for entry in match.log:
        if not isinstance(entry, Happening):
            continue
        key, said = match.words.events[entry.event].key, facts(match.words, entry, match.seats)
        if key == "round-begins":
            at, now = {}, said["number"]
        elif key == "loaded":
            bag = at.setdefault(said["seat"], Bag(now, said["seat"]))
            bag.held[said["good"]] = bag.held.get(said["good"], 0) + said["count"]
            bags += [bag] if bag not in bags else []
        elif key == "declared":
            at[said["seat"]].claim = said["good"]
        elif key == "opened":
            at[said["seat"]].opened = True
    return bags


def bag_line(bag: Bag, names: Names) -> Text:
    """One bag in a line: round, who, what was declared, what was in it, and what came of that."""
    claimed = names.count(bag.claim, sum(bag.held.values()), "good")
    held = ", ".join(names.count(good, number, "good") for good, number in bag.held.items())
    line = Text(f"{bag.round:>2}  ", FADED).append(f"{bag.seat}: “{claimed}”", PARCHMENT)
    if not bag.honest:
        line.append(f" → {held}", PARCHMENT)
    return line.append(f"  {names.voice.say(came_of(bag, names))}", LEAF if bag.honest else BLOOD)


def came_of(bag: Bag, names: Names) -> str:
    """The word for what came of a bag; legal goods under a false name are not smuggled."""
    if bag.honest:
        return "truth-honest"
    goods = names.kinds["good"]
    legal = all(is_legal(names.match.table, goods.index(good)) for good in bag.held)
    return "truth-caught" if bag.opened else "truth-untrue" if legal else "truth-lied"


def broken_words(match: Match, names: Names) -> Iterator[tuple[int, Text]]:
    """Promises that were not kept: of what to do as sheriff, and of goods that somebody had not."""
    now = 0
    for entry in match.log:
        if isinstance(entry, Happening):
            key, said = match.words.events[entry.event].key, facts(match.words, entry, match.seats)
            now = said["number"] if key == "round-begins" else now
            if key in BROKEN:
                line = Text(f"{now:>2}  ", FADED).append(f"{said['seat']}: ", PARCHMENT)
                other = f" ({said['other']})" if said.get("other") else ""
                yield now, line.append(f"{names.voice.say(BROKEN[key])}{other}", BLOOD)


BROKEN = {"breaks-promise": "truth-broken", "proves-stand": "truth-lacked", "proves-bag": "truth-lacked"}

PRESENTER = SheriffTable()
