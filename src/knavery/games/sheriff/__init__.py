"""Sheriff of Nottingham: smuggle, bribe, and look honest."""

from collections.abc import Mapping

from knavery.games.sheriff.supply import SAMPLE, accept_goods
from knavery.kernel.game import Card
from knavery.kernel.options import Amount, Option, Supply, Value

MOST_OF_FIRST = 5  # seats: only the second edition knows deputies (SN-SET-1)


def forbids(seats: int, chosen: Mapping[str, Value]) -> str:
    """Why these options do not go together.  Those of one edition all do (SN-OPT-8, SN-DEP-12)."""
    first = chosen["edition"] == "first"
    if first and seats > MOST_OF_FIRST:
        return f"The first edition has 3 to {MOST_OF_FIRST} seats, not {seats}"
    if first and chosen["black_market"]:
        return "black_market belongs to the second edition"
    if chosen["spent"] != "discard" and not chosen["black_market"]:
        return "spent speaks of cards sold on the black market: it needs black_market"
    if chosen["promo"] and not first:
        return "promo belongs to the first edition"
    if chosen["first_sheriff"] and (seats > MOST_OF_FIRST or chosen["first_sheriff"] > seats):
        return f"first_sheriff is one of {min(seats, MOST_OF_FIRST)} seats, and six players draw deputies"
    return ""


CARD = Card(
    title="Sheriff of Nottingham",
    designers=("Sérgio Halaban", "André Zatz"),
    least_seats=3,
    most_seats=6,
    minutes=60,
    rules=2,
    options=(
        Option("edition", ("second", "first")),
        Option("royal"),
        Option("timer"),
        Option("ten_out"),
        Option("seven"),
        Option("black_market"),
        Option("spent", ("discard", "remove")),
        Option("proof", (True, False)),
        Option("talk", ("free", "turns")),
        Amount("first_sheriff", most=MOST_OF_FIRST, samples=(0, 2)),  # 0: by lot (SN-SET-6)
        Supply("promo", accept_goods, samples=((), accept_goods(SAMPLE))),
    ),
    forbids=forbids,
)
