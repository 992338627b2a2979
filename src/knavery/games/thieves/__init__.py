"""Thief's Market: divide the loot, rob whoever took too much, and buy your way to the crown of thieves."""

from knavery.kernel.game import Card
from knavery.kernel.options import Option

CARD = Card(
    title="Thief's Market",
    designers=("Dave Chalker",),
    least_seats=3,
    most_seats=5,
    minutes=40,
    rules=1,
    options=(Option("promo"), Option("loyalty_self")),
)
