"""Dispatch, menus and masks, made from the phases of a game.

A game says for each phase how many action numbers it has (`span_market`), why one is refused
(`refusal_market`) and what it does (`play_market`).  Here the phase is chosen first and the menu asks
that phase's refusal about each number of its span: choosing inside the scan costs nearly all the speed.
The text is built once and read by every body.
"""

from __future__ import annotations

import enum
from collections.abc import Callable
from typing import Any

from knavery.kernel.record import TableRecord
from knavery.kernel.refusal import NoMove

SPAN_MOST = 63  # a mask of actions fits a signed word of 64 bits

PER_PHASE = ("span", "refusal", "play")
WHOLE = ("deal", "acting", "score", "winners")

HEAD = '''
def speaking(table):
    """The seats that may act now, as bits: whoever is in the middle of a move, else as the game says."""
    return 1 << table.speaker if table.speaker >= 0 else acting(table)
'''

MASK = """
def mask_{name}(table, seat):
    mask = 0
    for action in range(span_{name}(table)):
        mask |= (1 if refusal_{name}(table, seat, action) == 0 else 0) << action
    return mask
"""

CHOOSE = """
def {verb}({arguments}):
{silence}    phase = table.phase
{cases}    return {otherwise}
"""

# Nobody moves while another is in the middle of a move.
SILENCE = """    if table.speaker >= 0 and table.speaker != seat:
        return {silent}
"""

CASE = """    if phase == {number}:
        return {verb}_{name}({arguments})
"""

# For each verb its arguments, its answer when the game is over, and to those who must be silent.
VERBS = {
    "span": ("table", "0", ""),
    "refusal": ("table, seat, action", f"{NoMove.OVER:d}", f"{NoMove.ANOTHER_SPEAKS:d}"),
    "play": ("table, seat, action", "None", ""),
    "mask": ("table, seat", "0", "0"),
    "menu": ("table, seat", "[]", "[]"),
}


def phase_names(phases: type[enum.IntEnum]) -> list[tuple[str, int]]:
    """The phases in which something can be said: all but OVER, which comes last."""
    return [(phase.name.lower(), phase.value) for phase in phases if phase.name != "OVER"]


def source(phases: type[enum.IntEnum]) -> str:
    """The text of `speaking`, `span`, `refusal`, `play`, `mask` and `menu` for these phases."""
    names = phase_names(phases)
    text = HEAD + "".join(MASK.format(name=name) for name, _ in names)
    for verb, (arguments, otherwise, silent) in VERBS.items():
        cases = "".join(CASE.format(number=n, verb=verb, name=name, arguments=arguments) for name, n in names)
        text += CHOOSE.format(
            verb=verb,
            arguments=arguments,
            silence=SILENCE.format(silent=silent) if silent else "",
            cases=cases,
            otherwise=otherwise,
        )
    return text


def contract(rules: Any) -> dict[str, Callable[..., Any]]:
    """The functions that a game's rules must have, or an error that names those it lacks."""
    needed = [f"{verb}_{name}" for name, _ in phase_names(rules.Phase) for verb in PER_PHASE] + list(WHOLE)
    lacking = [name for name in needed if not callable(getattr(rules, name, None))]
    if lacking:
        raise TypeError(f"{rules.__name__} lacks {', '.join(lacking)}")
    return {name: getattr(rules, name) for name in needed}


class Body:
    """What every body of a game can do.  The plain one takes tables, the compiled one rows of an array."""

    deal: Callable[[Any], None]
    acting: Callable[[Any], int]
    score: Callable[[Any, int], int]
    winners: Callable[[Any], int]
    speaking: Callable[[Any], int]
    span: Callable[[Any], int]
    refusal: Callable[[Any, int, int], int]
    play: Callable[[Any, int, int], None]
    mask: Callable[[Any, int], int]
    menu: Callable[[Any, int], list[int]]
    hide: Callable[[Any, Any, int], None]
    play_out: Callable[[Any, Any, int, Any], None]
    new_game: Callable[[Any, Any], None]

    def adopt(self, scope: dict[str, Any]) -> None:
        for name in (*WHOLE, "speaking", *VERBS):
            setattr(self, name, scope[name])


def seats_in(bits: int, table: TableRecord) -> list[int]:
    """The seats whose bits are set."""
    return [seat for seat in range(table.seats) if bits >> seat & 1]
