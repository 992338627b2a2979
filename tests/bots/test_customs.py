"""What the search remembers of sheriffs: what they open, and for how much they do not."""

from knavery.bots import Seen
from knavery.bots.sheriff.customs import USUAL_PRICE, Custom, customs_of
from knavery.kernel.scenario import Scenario

SEATS = ["Sam", "Guy", "Tuck", "Will"]
SAM = 0


def inspection(**options):
    """Three merchants before Sam, each with three cards of silk called apples."""
    merchants = SEATS[1:]
    match = Scenario(
        {
            "title": "Customs",
            "game": "sheriff",
            "options": {"first_sheriff": 1, **options},
            "seats": SEATS,
            "given": {
                "phase": "declare",
                "sheriff": "Sam",
                "stand": {"Guy": {"cheese": 4}},
                "bag": {name: {"silk": 3} for name in merchants},
            },
        }
    ).match
    while match.view()["phase"] == "declare":
        match.do(match.acting[0], "declare 3 apple")
    return match


def custom_after(*lines, **options):
    match = inspection(**options)
    for line in lines:
        name, command = line.split(": ")
        match.do(name, command)
    return customs_of(Seen.by(match, "Will"))[SAM]


def test_an_unknown_sheriff_opens_every_other_bag_and_has_the_usual_price():
    assert custom_after() == Custom()
    assert (Custom().openness, Custom().price) == (0.5, USUAL_PRICE)


def test_what_was_taken_and_refused_is_the_price():
    custom = custom_after(
        "Guy: offer 6 gold for pass", "Sam: refuse Guy", "Guy: offer 12 gold for pass", "Sam: accept Guy"
    )
    assert (custom.refused, custom.taken, custom.price) == ([2.0], [4.0], 3.0)


def test_goods_count_at_their_value_and_out_of_a_bag_at_half():
    custom = custom_after("Guy: offer 1 gold, 2 cheese for pass", "Sam: accept Guy")
    assert custom.taken == [(1 + 2 * 3) / 3]
    custom = custom_after("Guy: offer 1 gold, 2 apple from bag for pass", "Sam: accept Guy")
    assert custom.taken == [(1 + 2 * 2 / 2) / 3]


def test_an_ask_does_not_change_what_was_offered():
    custom = custom_after("Guy: offer 3 gold for pass", "Sam: ask Guy 30 gold for pass", "Sam: refuse Guy")
    assert custom.refused == [1.0]


def test_only_bags_that_nobody_paid_for_tell_what_a_sheriff_opens():
    custom = custom_after(
        "Guy: offer 5 gold for open Tuck",
        "Sam: accept Guy",
        "Sam: open Tuck",
        "Sam: pass Guy",
        "Sam: open Will",
    )
    assert (custom.opened, custom.passed) == (1, 1)


def test_bags_that_the_clock_passes_are_not_the_sheriffs_doing():
    custom = custom_after("Sam: open Guy", "Table: time out", timer=True)
    assert (custom.opened, custom.passed) == (1, 0)
