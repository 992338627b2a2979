"""What a seat may see, made from the marks of the declaration.

A view is a copy of the table in which every cell that the seat may not see reads HIDDEN.  It is made
from the marks alone, so a field cannot be forgotten; the names people use are read off such a copy.
`redeal` is its counterpart for the leak test: it changes all that the marks hide and nothing else.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from knavery.kernel.record import (
    EVERYONE,
    HIDDEN,
    NO_ONE,
    NOBODY,
    OWNER,
    Field,
    Meaning,
    Record,
    TableRecord,
)
from knavery.kernel.source import build

ANYBODY = 1 << 30  # the eye of a spectator: it sees what everybody does

HeldCards = (Meaning.MULTISET, Meaning.PILE, Meaning.SPREAD)


def eyes_of(seat: int) -> int:
    """The bits that a rule of sight is asked with; NOBODY is a spectator."""
    return ANYBODY if seat == NOBODY else ANYBODY | 1 << seat


def blank(cells: Any, length: int) -> None:
    cells[:] = [HIDDEN] * length


def hide_source(table: type[TableRecord]) -> tuple[str, dict[str, Any]]:
    """The text of `hide(table, out, eyes)`, which blanks what the eyes may not see, and its names."""
    names: dict[str, Any] = {"blank": blank, "HIDDEN": HIDDEN}
    lines = hide_lines(table, "out", "-1", names)
    return "\ndef hide(table, out, eyes):\n" + "".join(f"    {line}\n" for line in lines or ["pass"]), names


def hide_lines(record: type[Record], place: str, row: str, names: dict[str, Any]) -> list[str]:
    lines = []
    for field in record.FIELDS:
        here = f"{place}.{field.name}"
        if field.record and field.mark.length:
            inner = hide_lines(field.record, "theirs", "row", names)
            if inner:
                lines += ["for row in range(table.seats):", f"    theirs = {here}[row]"]
                lines += [f"    {line}" for line in inner]
        elif field.record:
            lines += hide_lines(field.record, here, row, names)
        elif field.mark.seen_by is not EVERYONE:
            lines += hide_field(field, here, row, names)
    return lines


def hide_field(field: Field, here: str, row: str, names: dict[str, Any]) -> list[str]:
    rule = field.mark.seen_by
    if rule is NO_ONE:
        return hide_whole(field, here)
    if rule is OWNER:
        return [f"if eyes >> {row} & 1 == 0:", *(f"    {line}" for line in hide_whole(field, here))]
    name = f"sees_{len(names)}"
    names[name] = rule
    if not field.mark.length:
        return [f"if {name}(table, {row}, 0) & eyes == 0:", f"    {here} = HIDDEN"]
    return [
        f"for cell in range({field.mark.length}):",
        f"    if {name}(table, {row}, cell) & eyes == 0:",
        f"        {here}[cell] = HIDDEN",
    ]


def hide_whole(field: Field, here: str) -> list[str]:
    if field.code == "I":  # words of chance are unsigned
        every = [f"for cell in range({field.mark.length}):", f"    {here}[cell] = 0"]
        return every if field.mark.length else [f"{here} = 0"]
    return [f"blank({here}, {field.mark.length})"] if field.mark.length else [f"{here} = HIDDEN"]


Hide = Callable[[Any, Any, int], None]


def hider(table: type[TableRecord]) -> Hide:
    """`hide` for the plain body."""
    text, names = hide_source(table)
    hide: Hide = build(f"sight of {table.__module__}", text, names)["hide"]
    return hide


def visible(field: Field, table: Any, row: int, cell: int, eyes: int) -> bool:
    """Whether these eyes may see this cell."""
    rule = field.mark.seen_by
    if rule is EVERYONE or rule is NO_ONE:
        return rule is EVERYONE
    if rule is OWNER:
        return bool(row >= 0 and eyes >> row & 1)
    assert callable(rule)
    return bool(rule(table, row, cell) & eyes)


# --- the leak test's re-dealing


@dataclass(frozen=True, slots=True)
class Slot:
    """A place where one hidden card lies: a cell of a pile, or one of a multiset's cards of a name."""

    field: Field
    holder: Any
    row: int
    cell: int


def places(table: TableRecord) -> Iterator[tuple[Field, Any, int]]:
    """Every field of the table and of the records in it, with its holder and the row it stands in."""
    yield from places_in(table, NOBODY)


def places_in(record: Record, row: int) -> Iterator[tuple[Field, Any, int]]:
    for field in record.FIELDS:
        inner = getattr(record, field.name)
        if field.record and field.mark.length:
            for number, below in enumerate(inner):
                yield from places_in(below, number)
        elif field.record:
            yield from places_in(inner, row)
        else:
            yield field, record, row


def redeal(table: Any, seat: int, chance: random.Random, mend: Callable[..., None] | None = None) -> Any:
    """Another table that looks the same to this seat: hidden cards change places, and the key is new.

    Cards are swapped two by two where both places may hold what comes; `mend` re-deals what a game
    hides that is no card.
    """
    new = table.copy()
    eyes = eyes_of(seat)
    slots: dict[Any, list[Slot]] = {}
    for field, holder, row in places(new):
        if field.mark.meaning in HeldCards:
            slots.setdefault(field.mark.names, []).extend(hidden_slots(new, field, holder, row, eyes))
        elif field.code == "I":
            scatter(field, holder, chance)
        elif mend is None and any(not visible(field, new, row, cell, eyes) for cell in range(field.times)):
            raise TypeError(f"{field.name} is hidden and is no card: the game must say how to re-deal it")
    for pool in slots.values():
        swap_cards(new, pool, eyes, chance)
    if mend:
        mend(new, seat, chance)
    return new


def hidden_slots(table: Any, field: Field, holder: Any, row: int, eyes: int) -> Iterator[Slot]:
    cells = getattr(holder, field.name)
    if field.mark.meaning is Meaning.MULTISET:
        filled = [cell for cell in range(len(cells)) for _ in range(cells[cell])]
    else:
        filled = list(range(getattr(holder, field.mark.count)))
    for cell in filled:
        if not visible(field, table, row, cell, eyes):
            yield Slot(field, holder, row, cell)


def scatter(field: Field, holder: Any, chance: random.Random) -> None:
    words = [chance.getrandbits(32) for _ in range(field.times)]
    setattr(holder, field.name, words if field.mark.length else words[0])


def swap_cards(table: Any, pool: list[Slot], eyes: int, chance: random.Random) -> None:
    cards = [card_in(slot) for slot in pool]
    for one in range(len(pool)):
        other = chance.randrange(len(pool))
        if admits(table, pool[one], cards[other], eyes) and admits(table, pool[other], cards[one], eyes):
            cards[one], cards[other] = cards[other], cards[one]
    for slot in pool:
        if slot.field.mark.meaning is Meaning.MULTISET:
            getattr(slot.holder, slot.field.name)[slot.cell] = 0
    for slot, card in zip(pool, cards, strict=True):
        if slot.field.mark.meaning is Meaning.MULTISET:
            getattr(slot.holder, slot.field.name)[card] += 1
        else:
            getattr(slot.holder, slot.field.name)[slot.cell] = card


def card_in(slot: Slot) -> int:
    if slot.field.mark.meaning is Meaning.MULTISET:
        return slot.cell
    card: int = getattr(slot.holder, slot.field.name)[slot.cell]
    return card


def admits(table: Any, slot: Slot, card: int, eyes: int) -> bool:
    """A multiset takes a hidden card only where it would stay hidden."""
    return slot.field.mark.meaning is not Meaning.MULTISET or not visible(
        slot.field, table, slot.row, card, eyes
    )
