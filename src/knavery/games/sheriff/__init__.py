"""Sheriff of Nottingham: smuggle, bribe, and look honest."""

from knavery.kernel.game import Card
from knavery.kernel.options import Option

CARD = Card(
    title="Sheriff of Nottingham",
    designers=("Sérgio Halaban", "André Zatz"),
    least_seats=3,
    most_seats=5,
    minutes=60,
    rules=1,
    options=(Option("edition", ("second",)),),
)
