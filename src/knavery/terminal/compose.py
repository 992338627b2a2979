"""From a filled-in form to the command it means.

Where all a form asks for is how many of each thing, the command lists them.  Elsewhere the form's
example is the pattern: its numbers and names give way to those that were chosen.  A game whose commands
need more says so in its drawing (`games`).
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from knavery.kernel.moves import Form, Item, list_things

NOTHING = "nothing"

Values = Mapping[str, int | str]  # by the names of items: a number, or one of its names


def first_values(form: Form) -> dict[str, int | str]:
    """What stands in a form before anybody touches it: as its example has it."""
    said = re.findall(r"\w+", form.example)[1:]
    counted = is_count_of_things(form)
    found: dict[str, int | str] = {}
    numbers = [int(word) for word in said if word.isdigit()]
    for item in form.items:
        if item.names:
            found[item.name] = next((word for word in said if word in item.names), item.names[0])
        else:
            found[item.name] = item.least if counted or not numbers else in_bounds(item, numbers.pop(0))
    return found


def in_bounds(item: Item, number: int) -> int:
    return min(max(number, item.least), item.most)


def is_count_of_things(form: Form) -> bool:
    return not any(item.names for item in form.items) and any(
        re.search(rf"\b{re.escape(item.name)}\b", f"{form.usage} {form.example}") or NOTHING in form.example
        for item in form.items
    )


def compose(form: Form, values: Values) -> str:
    """The command that a form with these values means."""
    if is_count_of_things(form):
        names = [item.name for item in form.items]
        return f"{form.verb} {list_things([int(values[name]) for name in names], names) or NOTHING}"
    return refill(form, values)


def refill(form: Form, values: Values) -> str:
    """The example with other numbers and names in their places."""
    verb, _, rest = form.example.partition(" ")
    numbers = [str(values[item.name]) for item in form.items if not item.names]
    text = re.sub(r"\b\d+\b", lambda found: numbers.pop(0) if numbers else found[0], rest)
    for item in form.items:
        if item.names:
            known = "|".join(sorted(map(re.escape, item.names), key=len, reverse=True))
            found = re.search(rf"\b({known})\b", text)
            text = text[: found.start()] + str(values[item.name]) + text[found.end() :] if found else text
    return f"{verb} {text}"
