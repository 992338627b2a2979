"""Cursed Court: bet on who is at court, and outbid those who seem to know."""

from knavery.kernel.game import Card

CARD = Card(
    title="Cursed Court",
    designers=("Andrew Hanson",),
    least_seats=2,
    most_seats=6,
    minutes=60,
    rules=1,
    options=(),
)
