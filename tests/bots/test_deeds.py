"""What the arena counts: from positions in which one knows what was done."""

import pytest

import knavery
from knavery.bots.homes import known
from knavery.kernel.game import games
from knavery.kernel.match import Match


def deeds(match: Match):
    return dict(zip(match.seats, known(match.game, "deeds").deeds(match), strict=True))


def play(match, *said):
    for line in said:
        name, _, command = line.partition(": ")
        match.do(name, command)
    return match


@pytest.mark.parametrize("name", games())
def test_nobody_does_more_than_could_be_done(name, under_way):
    match = under_way(name, 400)
    for seat in deeds(match).values():
        assert seat
        assert all(0 <= done <= could for done, could in seat.values())


def test_bets_and_who_is_ousted():
    match = knavery.new("court", ["Ann", "Ben"], 1)
    first, second = match.acting[0], next(name for name in match.seats if name not in match.acting)
    play(match, f"{first}: wager 1 on king", f"{second}: wager 2 on king")
    assert deeds(match)[first] == {"ousts": (0, 1), "ousted": (1, 1)}
    assert deeds(match)[second] == {"ousts": (1, 1), "ousted": (0, 1)}


def bags(*said):
    """Three play; the sheriff names who begins, nobody tosses, and each says what he loads and declares."""
    match = knavery.new("sheriff", ["Ann", "Ben", "Cid"], 1)
    sheriff = match.view()["sheriff"]
    others = [name for name in match.seats if name != sheriff]
    match.do(sheriff, f"first {others[0]}")
    while match.view()["phase"] == "market":
        match.do(match.acting[0], "toss nothing")
    for name in others:
        match.do(name, f"bag 1 {next(iter(match.view(name)['hand'][name]))}")
    while match.view()["phase"] == "declare":
        name = match.acting[0]
        match.do(name, f"declare {said[others.index(name)]}")
    return match, sheriff, others


def test_lies_openings_and_bribes():
    match, sheriff, (one, two) = bags("apple", "chicken")
    true = "apple" in match.view(one)["bag"][one]
    play(match, f"{one}: offer 3 gold for pass", f"{sheriff}: accept {one}", f"{sheriff}: open {two}")
    found = deeds(match)
    assert found[one] == {"lies": (0 if true else 1, 1), "opened": (0, 1), "pays bribes": (1, 1)}
    assert found[two]["opened"] == (1, 1)
    assert found[sheriff] == {"opens": (1, 2), "takes bribes": (1, 2)}


def test_robberies():
    match = knavery.new("thieves", ["Ann", "Ben", "Cid"], 1)
    order = match.seats[match.seats.index(match.acting[0]) :] + match.seats
    first, second, third = order[:3]
    gem = match.view()["middle"][0]
    play(match, f"{first}: take {gem}, marker", f"{second}: rob {first} keep marker")
    play(match, f"{third}: take {match.view()['middle'][0]}", f"{first}: take all")
    while match.view()["round"] == 1:
        match.do(match.acting[0], "done")
    assert deeds(match)[second]["robs"] == (1, 1)
    assert deeds(match)[first]["robbed"] == (1, 1)
    assert deeds(match)[third]["robbed"] == (0, 1)


def test_who_pays_for_anothers_bag_pays_and_the_bag_was_paid_for():
    match, sheriff, (one, two) = bags("apple", "chicken")
    play(match, f"{one}: offer 3 gold for open {two}", f"{sheriff}: accept {one}")
    play(match, f"{sheriff}: pass {one}", f"{sheriff}: open {two}")
    found = deeds(match)
    assert found[one]["pays bribes"] == (1, 1)
    assert found[two]["pays bribes"] == (0, 1)
    assert found[sheriff]["takes bribes"] == (1, 2)


def test_each_deputy_answers_for_himself():
    """One lets a bag pass, the other opens it alone, for gold of a third."""
    match = knavery.new("sheriff", ["Ann", "Ben", "Cid", "Dot", "Eve", "Fay"], 1)
    one, two = match.view()["deputies"]
    others = [name for name in match.seats if name not in (one, two)]
    match.do(one, f"first {others[0]}")
    while match.view()["phase"] == "market":
        match.do(match.acting[0], "toss nothing")
    for name in others:
        match.do(name, f"bag 1 {next(iter(match.view(name)['hand'][name]))}")
    while match.view()["phase"] == "declare":
        match.do(match.acting[0], "declare apple")
    owner, payer = others[:2]
    play(match, f"{one}: vote pass {owner}", f"{two}: vote open {owner}")
    play(match, f"{payer}: offer 2 gold for open {owner}", f"{two}: accept {payer}", f"{two}: open {owner}")
    found = deeds(match)
    assert found[one] == {"opens": (0, 1), "takes bribes": (0, 1)}
    assert found[two] == {"opens": (1, 1), "takes bribes": (1, 1)}
