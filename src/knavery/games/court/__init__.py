"""Cursed Court: bet on who is at court, and outbid those who seem to know."""

from collections.abc import Mapping

from knavery.kernel.game import Card
from knavery.kernel.options import Amount, Option, Supply, Value


def accept_board(value: object) -> Value:
    """CC-BRD-3: a table may have a board of its own."""
    from knavery.games.court.board import accept

    return accept(value)


def forbids(seats: int, chosen: Mapping[str, Value]) -> str:
    """CC-MIX: why these options do not go together, or nothing."""
    if chosen["exchange"] and chosen["coinless"]:
        return "exchange is played for chips and coinless has none: choose one of them"
    for name in ("rebuy", "years"):
        if chosen[name] and not chosen["exchange"]:
            return f"{name} belongs to the great exchange: choose exchange = true too, or leave {name} out"
    return ""


CARD = Card(
    title="Cursed Court",
    designers=("Andrew Hanson",),
    least_seats=2,
    most_seats=6,
    minutes=60,
    rules=2,
    options=(
        Option("remember", ("off", "hidden", "open")),
        Option("coinless"),
        Option("exchange"),
        Option("masquerade"),
        Option("rebuy"),
        Amount("years", most=99, samples=(0, 2)),
        Option("tie", ("draw", "year")),
        Supply("board", accept_board),
    ),
    forbids=forbids,
)
