"""Who sits where: every order, and nobody more often than another."""

from collections import Counter

import pytest

from knavery.arena.plan import Plan, lineups
from knavery.kernel.options import BadOption


@pytest.mark.parametrize(
    ("bots", "seats"), [("ab", 3), ("ab", 4), ("ab", 5), ("abc", 3), ("abc", 4), ("abcd", 3)]
)
def test_every_order_and_all_alike(bots, seats):
    found = lineups(bots, seats)
    assert len(found) == len(set(found))
    assert {len(lineup) for lineup in found} == {seats}
    for seat in range(seats):
        sat = Counter(lineup[seat] for lineup in found)
        assert len(set(sat.values())) == 1
        assert set(sat) == set(bots)


def test_three_bots_at_three_seats_have_six_orders():
    assert len(lineups("abc", 3)) == 6
    assert len(lineups("ab", 4)) == 6
    assert len(lineups("ab", 3)) == 6


def plan(**changes):
    usual = {"game": "court", "bots": ("search-easy", "random"), "seats": 3, "games": 10, "seed": "s"}
    return Plan(**(usual | {"options": {}} | changes))


def test_at_least_so_many_games_in_whole_deals():
    assert plan(games=1).deals == 1
    assert plan(games=6).deals == 1
    assert plan(games=7).deals == 2


def test_duels_of_all_or_of_some():
    bots = ("search-easy", "random", "counter", "bully")
    assert len(plan(bots=bots, duels=True).companies) == 6
    some = plan(bots=bots, versus=("random",))
    assert all("random" in company for company in some.companies)
    assert len(some.companies) == 3
    assert len(some.lineups) == 3 * 6
    both = plan(bots=bots, versus=("random", "bully"))
    assert ("search-easy", "counter") not in both.companies
    assert len(both.companies) == 5
    with pytest.raises(BadOption, match="miser"):
        plan(bots=bots, versus=("miser",))


def test_a_plan_that_cannot_be_played_is_refused():
    with pytest.raises(BadOption, match="serch"):
        plan(bots=("serch", "random"))
    with pytest.raises(BadOption, match="two bots"):
        plan(bots=("random",))
    with pytest.raises(BadOption, match="two bots"):
        plan(bots=("random", "random"))
    with pytest.raises(BadOption, match="seats"):
        plan(seats=9)


def test_plans_that_differ_have_other_names():
    names = {plan(**change).fingerprint() for change in ({}, {"seed": "t"}, {"seats": 4}, {"duels": True})}
    assert len(names) == 4
    assert plan().fingerprint() in names
