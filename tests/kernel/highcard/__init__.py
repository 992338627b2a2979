"""High Card: a card each that nobody else sees, and the courage to stay.

A game in a package of its own, as anybody could write one; `test_toy_game.py` installs it.
"""

from knavery.kernel.game import Card
from knavery.kernel.options import Option

CARD = Card(
    title="High Card",
    designers=("Nobody",),
    least_seats=2,
    most_seats=4,
    minutes=5,
    rules=3,
    options=(Option("long"),),
)
