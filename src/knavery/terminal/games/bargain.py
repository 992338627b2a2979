"""Offers and asks of the Sheriff as forms: what is given, each bag passed or opened, a promise.

The rules' own form asks for whose bags are passed and whose opened; people decide bag by bag.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from knavery.kernel.match import Match
from knavery.kernel.moves import Form, Item, spell
from knavery.terminal.compose import NOTHING, Values

OFFER, ASK = "offer", "ask"
PASS, OPEN = "pass", "open"
GOLD, BAG, PROMISE, WHOM = "gold", "bag", "promise", "whom"
FROM_BAG = " from bag"
ASKED = ("for pass", "for open", "promise pass", "promise open")  # items that are asked otherwise here


def fitted(form: Form, match: Match, viewer: str) -> Form:
    """The form as people fill it in."""
    given = [item for item in form.items if item.name not in ASKED]
    if form.verb == ASK:
        given += public(match)
    bags = next((item.names for item in form.items if item.name == ASKED[0]), ())
    first = [item for item in given if item.name in (WHOM, GOLD)]  # goods are many, and named less often
    goods = [item for item in given if item not in first]
    return replace(form, items=(*first, *choices(bags, match, viewer), *goods))


def choices(bags: tuple[str, ...], match: Match, viewer: str) -> Iterator[Item]:
    for seat in bags:
        yield Item(f"{BAG} {seat}", names=(NOTHING, PASS, OPEN))
    others = [f"{OPEN} {seat}" for seat in match.seats if seat != viewer]
    yield Item(PROMISE, names=(NOTHING, PASS, *others))


def public(match: Match) -> Iterator[Item]:
    """What anybody can be asked for: as much as whoever has most of it shows."""
    view = match.view()
    yield Item(GOLD, 0, max(view["gold"].values()))
    hidden = max(most(lying, "?") for lying in view["stand"].values())
    for good in goods(match):
        shown = max(most(lying, good) for lying in view["stand"].values())
        if shown or (hidden and good not in legal(match)):
            yield Item(good, 0, shown or hidden)
    packed = max(most(lying, "?") for lying in view["bag"].values())
    for good in goods(match) if packed else ():
        yield Item(f"{good}{FROM_BAG}", 0, packed)


def most(lying: Mapping[str, int], good: str) -> int:
    return lying.get(good, 0)


def goods(match: Match) -> list[str]:
    """The goods that are in the game."""
    names: Any = match.words.things["good"]
    return [name for number, name in enumerate(names) if match.table.stock[number]]


def legal(match: Match) -> tuple[str, ...]:
    """The goods that lie open."""
    known: tuple[str, ...] = match.game.room("data").LEGAL_GOODS
    return known


def start(form: Form, viewer: str) -> dict[str, int | str]:
    """Nothing given yet; an offer is for one's own bag, an ask for that of whoever is asked."""
    values: dict[str, int | str] = {item.name: item.names[0] if item.names else 0 for item in form.items}
    own = f"{BAG} {values.get(WHOM, viewer)}"
    return values | ({own: PASS} if own in values else {})


def written(form: Form, values: Values, reserved: tuple[str, ...]) -> str:
    """`offer 8 gold, 1 cheese from bag for pass Ann promise open Guy`."""
    given = [f"{number} {name}" for name, number in values.items() if isinstance(number, int) and number]
    asked = [
        f"{way} {spell(name.removeprefix(f'{BAG} '), reserved)}"
        for name, way in values.items()
        if name.startswith(f"{BAG} ") and way != NOTHING
    ]
    whom = f" {spell(str(values[WHOM]), reserved)}" if WHOM in values else ""
    text = f"{form.verb}{whom} {', '.join(given) or NOTHING} for {' and '.join(asked) or NOTHING}"
    return text + promised(str(values.get(PROMISE, NOTHING)), reserved)


def promised(said: str, reserved: tuple[str, ...]) -> str:
    way, _, seat = said.partition(" ")
    if way == NOTHING:
        return ""
    return f" {PROMISE} {way} {spell(seat, reserved)}" if seat else f" {PROMISE} {way}"
