"""What the characters of the court and of the market do because of who they are."""

from random import Random

import pytest

import knavery
from knavery.bots import Company, Seen, bots_of
from knavery.bots.court.eyes import Court, moments
from knavery.kernel.scenario import Scenario

NAMES = ("Ann", "Ben", "Cid", "Dot")


def bets(bots, seats, seed, **options):
    """Every bet of a game with what its better saw: name, region, coins, whether it was the feint."""
    match = knavery.new("court", NAMES[:seats], seed, **options)
    known = bots_of("court")
    company = Company(match, {s: known[bots[n % len(bots)]] for n, s in enumerate(match.seats)}, seed)
    while not match.over:
        court = Court(Seen.by(match, match.acting[0]), Random(1))
        name = company.step()
        _, command, _ = match.moves[-1]
        if command.startswith("wager"):
            yield name, court, command


@pytest.mark.parametrize("bot", ["counter", "bully", "bluffer", "miser", "dreamer"])
def test_nobody_wastes_coins_under_the_feint(bot):
    """Who has only the feint left puts down what the place costs, for it scores nothing."""
    feints = 0
    for _, court, command in bets([bot], 3, 4, masquerade=True):
        _, coins, _, region, *feint = command.split()
        if feint and bot != "bluffer":
            feints += 1
            assert int(coins) == court.price(region)
    assert feints or bot == "bluffer"


def test_a_bluffers_lie_is_the_feint():
    lies = [
        command
        for _, court, command in bets(["bluffer"], 3, 4, masquerade=True)
        if court.view["season"] == "spring" and not court.placed
    ]
    assert lies
    assert all(command.endswith("as feint") for command in lies)


def test_a_lie_is_cheap():
    """Driven from where he lied, a bluffer lies elsewhere rather than pay for it."""
    for name, court, command in bets(["bluffer", "bully"], 4, 2):
        if name in ("Ann", "Cid") and court.view["season"] == "spring" and not court.placed:
            assert int(command.split()[1]) <= 4


def test_remarks_may_begin_anywhere():
    """Also in the middle of what one bet brought about."""
    match = knavery.new("court", NAMES[:2], 1)
    first = match.acting[0]
    match.do(first, "wager 1 on king")
    match.do(match.acting[0], "wager 2 on king")
    for name in match.seats:
        for since in range(len(match.told(name)) + 1):
            assert len(list(moments(Seen.by(match, name), since))) <= 1
    assert [moment for moment, _ in moments(Seen.by(match, first), 0)] == ["ousted"]


def test_only_a_bully_without_chips_buys_new_ones():
    match = knavery.new("court", NAMES, 3, exchange=True, rebuy=True)
    known = bots_of("court")
    company = Company(match, {s: known[("bully", "counter")[n % 2]] for n, s in enumerate(match.seats)}, 3)
    bought = 0
    while not match.over:
        poor = [name for name, coins in match.view()["coins"].items() if not coins]
        name = company.step()
        if match.moves[-1][1] == "rebuy":
            bought += 1
            assert name in poor
            assert name in ("Ann", "Cid")
    assert bought


def test_a_die_is_turned_where_that_buys_something():
    """The laboratory turns red dice; with two white ones the necklace can be had."""
    match = Scenario(
        {
            "game": "thieves",
            "seats": list(NAMES[:3]),
            "seed": 1,
            "given": {
                "marker": "Ann",
                "phase": "buy",
                "row": {"A": ["necklace"]},
                "loot": {"Ann": ["white", "red"]},
                "cards": {"Ann": ["alchemical_lab"]},
                "coins": {"Ann": 0, "Ben": 1, "Cid": 1},
            },
        }
    ).match
    bot = bots_of("thieves")["collector"].make()
    said = []
    for _ in range(3):
        said.append(bot.choose(Seen.by(match, "Ann"), Random(1)))
        match.do("Ann", said[-1])
    assert said == ["flip red to white with alchemical_lab", "buy necklace", "done"]
