"""What sheriffs make of goods that are promised out of a bag."""

from random import Random

from knavery.bots import Seen
from knavery.bots.sheriff.eyes import Shire
from knavery.bots.sheriff.terms import Terms
from knavery.kernel.scenario import Scenario

PROMISED = "2 apple from bag for pass"


def inspection():
    """Guy and Will stand before Sam with false bags."""
    return Scenario(
        {
            "title": "Promises out of bags",
            "game": "sheriff",
            "seats": ["Sam", "Guy", "Tuck", "Will"],
            "given": {
                "phase": "inspect",
                "sheriff": "Sam",
                "bag": {"Guy": {"silk": 3}, "Will": {"silk": 3}},
                "claim": {"Guy": "apple", "Will": "apple"},
            },
        }
    ).match


def worth_to_sam(match, owner):
    shire = Shire(Seen.by(match, "Sam"), Random(1))
    return shire.value_of(Terms.read(PROMISED, owner), owner)


def test_whoever_once_promised_what_he_had_not_is_not_believed_again():
    match = inspection()
    assert worth_to_sam(match, "Guy") == worth_to_sam(match, "Will") > 0
    match.do("Guy", f"offer {PROMISED}")
    match.do("Sam", "accept Guy")
    assert worth_to_sam(match, "Guy") == 0
    assert worth_to_sam(match, "Will") > 0
