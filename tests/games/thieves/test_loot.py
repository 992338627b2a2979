"""TM-LOOT: splitting the loot."""

import pytest

from knavery import Refused
from knavery.games.thieves.rules.names import Event

MIDDLE = ["green", "green", "white", "bag", "bag", "mask", "mask", "red"]


@pytest.fixture
def second(lay_out):
    """Ann took three objects, it is Ben's turn."""
    return lay_out(turn="Ben", loot={"Ann": ["red", "blue", "marker"]}, middle=MIDDLE, rolls=["mask", "bag"])


def objects(match, seat=None):
    view = match.view()
    return sorted(view["loot"][seat] if seat else view["middle"])


def test_take_any_number(second, say):
    """TM-LOOT-2: dice keep their faces."""
    say(second, "Ben: take green, bag, mask")
    assert objects(second, "Ben") == ["bag", "green", "mask"]
    assert objects(second) == ["bag", "green", "mask", "red", "white"]
    assert second.acting == ["Cid"]


def test_take_at_least_one(second):
    """TM-LOOT-2."""
    with pytest.raises(Refused, match="at least one"):
        second.do("Ben", "take 0 red")


def test_all_may_be_taken_at_once(second, say):
    """TM-LOOT-2, TM-LOOT-7: then the next one has to rob."""
    say(second, "Ben: take all")
    with pytest.raises(Refused, match="TM-LOOT-7"):
        second.do("Cid", "take all")
    say(second, "Cid: rob Ben keep 2 green")
    assert objects(second, "Cid") == ["green", "green"]
    assert len(objects(second)) == 6


def test_the_whole_pile_changes_hands(second, say):
    """TM-LOOT-3, TM-LOOT-4: what goes back is rolled anew; TM-LOOT-5: who was robbed waits."""
    say(second, "Ben: rob Ann keep blue")
    assert objects(second, "Ben") == ["blue"]
    assert objects(second, "Ann") == []
    assert objects(second) == sorted([*MIDDLE, "marker", "mask"])
    assert second.view()["rolls"] == ["?"]
    assert second.acting == ["Cid"]
    say(second, "Cid: take marker")
    assert second.acting == ["Ann"]


@pytest.mark.parametrize("keep", ["red, blue, marker", "all"])
def test_one_object_goes_back(second, keep):
    """TM-LOOT-3."""
    with pytest.raises(Refused, match="TM-LOOT-3"):
        second.do("Ben", f"rob Ann keep {keep}")


def test_one_object_is_kept(second):
    """TM-LOOT-3."""
    with pytest.raises(Refused, match="TM-LOOT-3"):
        second.do("Ben", "rob Ann keep 0 red")


def test_a_pile_of_one_is_safe(second, say):
    """TM-LOOT-3."""
    say(second, "Ben: take mask")
    with pytest.raises(Refused, match="at least two"):
        second.do("Cid", "rob Ben keep mask")
    with pytest.raises(Refused, match="not yourself"):
        second.do("Cid", "rob Cid keep mask")


def test_two_of_a_kind_are_split(lay_out, say):
    """TM-LOOT-3: of two dice alike one is kept and one goes back."""
    match = lay_out(turn="Ben", loot={"Ann": ["red", "red"]}, middle=["marker"], rolls=["bag"])
    for number, no in ((0, "at least one"), (2, "back")):
        with pytest.raises(Refused, match=no):
            match.do("Ben", f"rob Ann keep {number} red")
    say(match, "Ben: rob Ann keep red")
    assert objects(match) == ["bag", "marker"]


def test_the_marker_goes_along(second, say):
    """TM-LOOT-4: it is not rerolled; in a loot it has a holder."""
    assert second.view()["marker"] == "Ann"
    say(second, "Ben: rob Ann keep red, blue")
    assert second.view()["marker"] == "middle"
    assert objects(second) == sorted([*MIDDLE, "marker"])
    assert second.view()["rolls"] == ["?", "?"]
    say(second, "Cid: rob Ben keep red", "Ann: take marker")
    assert second.view()["marker"] == "Ann"


def test_the_last_one_takes_all(second, say):
    """TM-LOOT-6: then nothing is left, and the buying begins with the marker."""
    say(second, "Ben: rob Ann keep red, marker", "Cid: take green")
    with pytest.raises(Refused, match="TM-LOOT-6"):
        second.do("Ann", "take white")
    say(second, "Ann: take all")
    assert objects(second) == []
    assert second.view()["phase"] == "buy"
    assert second.acting == ["Ben"]


def test_the_last_one_may_rob(second, say):
    """TM-LOOT-6, TM-LOOT-5: then the robbed one is the last."""
    say(second, "Ben: take green, white", "Cid: rob Ben keep white")
    assert second.acting == ["Ben"]
    say(second, "Ben: rob Ann keep blue")
    assert second.acting == ["Ann"]
    say(second, "Ann: take all")
    assert second.view()["phase"] == "buy"


def test_clockwise_from_the_robber(lay_out, say):
    """TM-LOOT-5: the robbed one's turn comes when it comes round to him, after those between."""
    seats = ("Ann", "Ben", "Cid", "Dot", "Eve")
    match = lay_out(seats, turn="Dot", loot={"Ann": ["red", "red"], "Ben": ["bag", "bag"], "Cid": ["mask"]})
    match.table.piles[0].objects[5], match.table.piles[0].size = 5, 5
    say(match, "Dot: rob Ben keep bag")
    assert match.acting == ["Eve"]
    say(match, "Eve: rob Ann keep red")
    assert match.acting == ["Ann"]
    say(match, "Ann: take mask")
    assert match.acting == ["Ben"]


def test_what_all_hear(second, say):
    """TM-LOOT-3, TM-LOOT-4: the splitting is open."""
    say(second, "Ben: rob Ann keep red, marker")
    told = [entry.event for entry in second.told("Cid")][-5:]
    assert told == [Event.ROBBED, Event.KEPT, Event.PUT_BACK, Event.KEPT, Event.REROLLED]
    assert second.story("Cid")[-5:] == [
        "Ben robs Ann.",
        "Ben keeps 1 red gem.",
        "Ben puts 1 blue gem back.",
        "Ben keeps the marker.",
        "The dice that Ben puts back show 1 mask.",
    ]


def test_rolls_of_a_position_come_first(lay_out, say):
    """TM-LOOT-4: then the seed's."""
    match = lay_out(
        turn="Ben", loot={"Ann": ["red", "blue", "green"]}, middle=["marker"], rolls=["bag", "mask"]
    )
    say(match, "Ben: rob Ann keep red", "Cid: take bag")
    assert objects(match) == ["marker", "mask"]
    assert match.view()["rolls"] == []


def test_with_too_few_objects_for_all(lay_out, say):
    """TM-LOOT-7: where a position has none to take and none to rob, the splitting is over."""
    match = say(lay_out(turn="Cid", loot={"Ann": ["red"]}, middle=["bag"]), "Cid: take all")
    assert match.view()["phase"] == "buy"
    assert match.view()["loot"]["Ben"] == []
