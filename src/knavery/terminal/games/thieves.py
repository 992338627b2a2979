"""Thief's Market as it is drawn: dice by their colours, each thief's loot, cards with cost and effect."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from knavery.games.thieves import data
from knavery.games.thieves.rules.score import points_for_coins, points_for_henchmen
from knavery.kernel.events import Happening
from knavery.kernel.fields import UNSEEN
from knavery.kernel.language import facts
from knavery.kernel.match import Match
from knavery.kernel.moves import Form, Item, spell
from knavery.terminal import compose
from knavery.terminal.games.generic import Presenter
from knavery.terminal.names import Names
from knavery.terminal.sight import FADED, GOLD, PARCHMENT, SCROLLBAR, Sight, cut

DARK, LIGHT = "#1d1a16", "#f3e9d2"
FACES = {
    "red": ("R", f"bold {LIGHT} on #a83f39"),
    "white": ("W", f"bold {DARK} on #e6e0d2"),
    "blue": ("B", f"bold {LIGHT} on #3f6ea8"),
    "green": ("G", f"bold {LIGHT} on #55803d"),
    "bag": ("●", f"bold {GOLD} on #4a3c22"),
    "mask": ("☠", f"bold {LIGHT} on #4b4552"),
    "marker": ("①", f"bold {DARK} on {GOLD}"),
}
COIN, INFAMY = FACES["bag"][0], FACES["mask"][0]
SYMBOLS = dict(zip(data.SYMBOL_NAMES, "☻⁎♜❖✎✣", strict=True))
COST_WIDTH = 4
INDENT = 4
UNSAID = "nothing"  # in a form: no gem is saved


class ThievesTable(Presenter):
    """The den: the middle, the thieves, the market."""

    spoken = ("object", "card")

    def headline(self, sight: Sight) -> str:
        view, names = sight.view, sight.names
        return f"{names.label('round')} {view['round']} · {names.phase(view['phase'])}"

    def board(self, sight: Sight) -> RenderableType:
        lines: list[RenderableType] = []
        if sight.view["middle"]:
            label = Text(f"  {sight.names.label('middle')}  ", FADED)
            lines += [label.append_text(self.dice(sight, sight.view["middle"])), Text("")]
        for seat in sight.match.seats:
            lines += self.thief(sight, seat)
        return Group(*lines, Text(""), *self.market(sight))

    def dice(self, sight: Sight, objects: Sequence[str]) -> Text:
        """Dice and marker as they lie; a click says them."""
        return Text("").join(self.face(sight, shown) for shown in objects)

    def face(self, sight: Sight, shown: str) -> Text:
        if shown == UNSEEN:
            return Text(" ? ", FADED)
        letter, style = FACES[shown]
        return sight.word(f" {letter} ", style, shown) + Text(" ")

    def thief(self, sight: Sight, seat: str) -> list[RenderableType]:
        """One player: coins, infamy, loot, and the cards bought."""
        view = sight.view
        width = max(cell_len(cut(name)) for name in sight.match.seats) + 1
        line = sight.turn_mark(seat) + Text(" ") + sight.seat(seat, width)
        line.append(f"{view['coins'][seat]:>2} {COIN}", GOLD)
        line.append(f" {view['infamy'][seat]:>2} {INFAMY}  ", PARCHMENT)
        line.append_text(self.dice(sight, view["loot"].get(seat, [])))
        cards = view["cards"].get(seat, [])
        return [line, *([self.bought(sight, seat, cards)] if cards else [])]

    def bought(self, sight: Sight, seat: str, cards: Sequence[str]) -> Padding:
        line = Text()
        for card in cards:
            line.append_text(sight.word(sight.names.name(card, "card"), FADED, card)).append(" ")
            line.append(f"{marks_of(card)}  ", PARCHMENT)
        return Padding(line, (0, 0, 0, INDENT))

    def market(self, sight: Sight) -> list[RenderableType]:
        """The open rows, two cards side by side."""
        cards = [card for row in data.DECK_NAMES for card in sight.view["row"].get(row, [])]
        grid = Table.grid(expand=True, padding=(0, 1))
        grid.add_column(ratio=1, no_wrap=True)
        grid.add_column(ratio=1, no_wrap=True)
        for at in range(0, len(cards), 2):
            grid.add_row(*(self.card(sight, card) for card in cards[at : at + 2]))
        left = {row: len(sight.view["deck"].get(row, [])) for row in data.DECK_NAMES}
        decks = "  ".join(f"{row_letter(sight.names, row)} {number}" for row, number in left.items())
        return [grid, Text(f"  {sight.names.label('deck')}  {decks}", FADED)]

    def card(self, sight: Sight, card: str) -> Text:
        """A card for sale: its cost in gems, its name, its marks."""
        text = Text("")
        cost = cost_of(card)
        for gem in cost:
            letter, style = FACES[gem]
            text.append(letter, style)
        text.append(" " * (COST_WIDTH - len(cost) + 1))
        marks = marks_of(card)
        room = (sight.width - SCROLLBAR - 1) // 2 - COST_WIDTH - len(marks) - 2  # a space on each side
        text.append_text(sight.word(cut(sight.names.title(card, "card"), room), PARCHMENT, card))
        return text.append(f" {marks}", GOLD)

    def cards(self, match: Match, names: Names) -> RenderableType:
        """All cards: name and word in commands, deck, cost, marks, effect in signs; then what signs mean."""
        table = Table(box=None, padding=(0, 1), header_style=f"bold {FADED}")
        for label in ("meaning", "deck", "cost", "marks", "effect"):
            table.add_column(names.voice.say(label))
        for number, card in enumerate(data.CARD_NAMES):
            gems = Text("").join(Text(FACES[gem][0], FACES[gem][1]) for gem in cost_of(card))
            deck = row_letter(names, data.DECK_NAMES[data.DECK[number]])
            named = Text(f"{names.title(card, 'card')}\n").append(f"  {card}", FADED)
            table.add_row(named, deck, gems, marks_of(card), effect_of(card))
        return Group(table, Text(""), Text(names.voice.say("thieves-signs"), FADED))

    # --- saying

    def fit(self, form: Form, match: Match, viewer: str) -> Form:
        """A robbery says of whom, and a racket may save nothing."""
        items = tuple(fitted(item) for item in form.items)
        if form.verb == "rob":
            loot = match.view()["loot"]
            rich = tuple(seat for seat in match.seats if seat != viewer and len(loot.get(seat, ())) > 1)
            items = (Item("seat", names=rich), *items)
        return replace(form, items=items)

    def compose(self, form: Form, values: compose.Values) -> str:
        if form.verb == "buy":
            coins = {name.split()[-1]: int(n) for name, n in values.items() if name.startswith("coins ")}
            paid = ", ".join(f"{number} {gem}" for gem, number in coins.items() if number)
            saved = values.get("free", UNSAID)
            parts = [f"buy {values['card']}", f"coins {paid}" if paid else ""]
            return " ".join(part for part in (*parts, f"free {saved}" if saved != UNSAID else "") if part)
        objects = {name: int(number) for name, number in values.items() if name in data.OBJECT_NAMES}
        said = ", ".join(f"{number} {name}" for name, number in objects.items() if number)
        if form.verb == "rob":
            return f"rob {spell(str(values['seat']))} keep {said}".rstrip()
        return f"take {said}" if form.verb == "take" else super().compose(form, values)

    # --- the end

    def breakdown(self, match: Match, names: Names) -> list[tuple[str, dict[str, int]]]:
        table, seats = match.table, dict(enumerate(match.seats))
        infamy = {name: int(table.thieves[seat].infamy) for seat, name in seats.items()}
        men = {name: points_for_henchmen(table, seat) for seat, name in seats.items()}
        coins = {name: points_for_coins(table, seat) for seat, name in seats.items()}
        cards = {name: match.scores[name] - infamy[name] - men[name] - coins[name] for name in infamy}
        parts = [(names.label("cards"), cards), (names.label("infamy"), infamy)]
        return [*parts, (names.voice.say("henchmen"), men), (names.label("coins"), coins)]

    def truth(self, match: Match, names: Names) -> list[Text]:
        """Who robbed whom, and how often."""
        robberies: Counter[tuple[str, str]] = Counter()
        for entry in match.log:
            if isinstance(entry, Happening) and match.words.events[entry.event].key == "robbed":
                said = facts(match.words, entry, match.seats)
                robberies[said["seat"], said["other"]] += 1
        return [
            Text(f"    {names.voice.say('robberies', seat=thief, other=robbed)}  {number}", PARCHMENT)
            for (thief, robbed), number in robberies.most_common()
        ]


def fitted(item: Item) -> Item:
    return Item("free", names=(UNSAID, *item.names)) if item.name == "free" else item


def row_letter(names: Names, row: str) -> str:
    """The letter of a row and its deck, as this language has it in `row A`."""
    return names.name(row, "row").split()[-1]


# --- cards in signs


def cost_of(card: str) -> list[str]:
    """The gems that it costs."""
    bits = data.COST[data.CARD_NAMES.index(card)]
    places = [gem for gem in data.GEM_NAMES for _ in range(data.PAIR)]
    return [gem for place, gem in enumerate(places) if bits >> place & 1]


def marks_of(card: str) -> str:
    """The symbols on it, and its points."""
    number = data.CARD_NAMES.index(card)
    bits = data.SYMBOLS[number]
    counts = [
        bits >> data.SYMBOL_BITS * symbol & data.SYMBOL_MASK for symbol in range(len(data.SYMBOL_NAMES))
    ]
    signs = "".join(SYMBOLS[name] * count for name, count in zip(data.SYMBOL_NAMES, counts, strict=True))
    return f"{signs}{data.POINTS[number] or ''}"


def effect_of(card: str) -> str:
    """What it does, where signs can say it; the rules say the rest."""
    number = data.CARD_NAMES.index(card)
    if number in data.CARD_OF_USE:
        use = data.CARD_OF_USE.index(number)
        faces = [FACES[name][0] for bit, name in enumerate(data.FACE_NAMES) if data.TO[use] >> bit & 1]
        gained = "".join(faces) or f"+{COIN if data.GIVES_COIN[use] else INFAMY}"
        return f"{FACES[data.FACE_NAMES[data.FROM[use]]][0]}→{gained}"
    if data.EXTRA[number] != data.NONE:
        gem = data.EXTRA[number]
        return "+1" if gem == data.ANY else f"{FACES[data.GEM_NAMES[gem]][0]}: +1"
    if data.WATCH[number] != data.NONE:
        return f"{FACES[data.GEM_NAMES[data.WATCH[number]]][0]}: +{INFAMY}"
    if data.HOUSE_ALONE[number] > 0:
        return f"{data.HOUSE_ALONE[number]} / {data.HOUSE_AMONG[number]}"
    return ""


PRESENTER = ThievesTable()
