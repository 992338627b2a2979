"""The odds that a seat can reckon, held to counting by brute force and to worlds that are imagined."""

import itertools
from collections import Counter
from fractions import Fraction
from math import sqrt

import pytest

import knavery
from knavery.games.court.data import COPIES, KINDS, NOBLES, PAYS
from knavery.games.court.odds import odds_of
from knavery.games.court.rules.names import Season
from knavery.kernel.record import HIDDEN, NOBODY

NAMES = ("Ann", "Ben", "Cid", "Dot", "Eve", "Fay")


# --- counting


def by_counting(match, name):
    """The mean pay and the chance of paying of each region, over every order of the cards not seen."""
    table = match.seen_table(name)
    certain = list(table.open[: table.open_cards])
    certain += [
        card for gap in table.gaps[: table.seats] for card in gap.hidden[: gap.held] if card != HIDDEN
    ]
    unseen = cards_unseen(match, table)
    hidden = sum(gap.hidden[: gap.held].count(HIDDEN) for gap in table.gaps[: table.seats])
    to_come = hidden + min(Season.WINTER - table.season, table.deck_cards)
    orders = set(itertools.permutations(unseen))
    pays, means = Counter(), Counter()
    for order in orders:
        lying = Counter([*certain, *order[:to_come]])
        for region in range(len(table.groups)):
            pay = pay_of(table.groups[region], region, lying)
            pays[region] += pay > 0
            means[region] += pay
    return [
        (Fraction(pays[r], len(orders)), Fraction(means[r], len(orders))) for r in range(len(table.groups))
    ]


def cards_unseen(match, table):
    """What lies where the seat does not look; the discard it has seen."""
    truth = match.table
    cards = truth.deck[: truth.deck_cards]
    for gap, seen in zip(truth.gaps, table.gaps, strict=True):
        cards = (
            cards
            + [card for card, shown in zip(gap.hidden, seen.hidden, strict=True) if shown == HIDDEN][
                : gap.held
            ]
        )
    return cards


def pay_of(nobles, region, lying):
    if region < KINDS:
        return PAYS[min(lying[region], COPIES)]
    members = [noble for noble in range(KINDS) if nobles >> noble & 1]
    return len(members) if all(lying[noble] for noble in members) else 0


POSITIONS = {
    "spring, four players": {
        "season": "spring",
        "open": ["king"],
        "hidden": {"Ann": ["king"], "Ben": ["duke"], "Cid": ["queen"], "Dot": ["queen"]},
        "deck": ["merchant", "king", "duke", "jester"],
    },
    "winter: the deck says nothing": {
        "season": "winter",
        "open": ["king", "queen", "duke", "duke"],
        "hidden": {"Ann": ["king"], "Ben": ["merchant"], "Cid": ["priestess"], "Dot": ["queen"]},
        "deck": ["duke", "king", "queen"],
    },
    "a deck too short for all seasons": {
        "season": "spring",
        "open": [],
        "hidden": {"Ann": [], "Ben": ["jester"], "Cid": ["assassin", "duke"], "Dot": ["king"]},
        "deck": ["king", "assassin"],
    },
    "a court remembered in the open": {
        "season": "autumn",
        "open": ["king", "queen", "duke"],
        "hidden": {"Ann": ["king"], "Ben": ["merchant"], "Cid": ["priestess"], "Dot": ["queen"]},
        "deck": ["duke", "king"],
        "discard": ["king", "jester"],
        "options": {"remember": "open"},
    },
}


@pytest.mark.parametrize("position", POSITIONS)
@pytest.mark.parametrize("name", ["Ann", "Cid", None])
def test_the_odds_are_those_of_counting(lay_out, position, name):
    """CC-END-2, CC-END-3: exactly, for those who sit there and for one who looks on."""
    match = lay_out(**POSITIONS[position])
    odds = odds_of(match, name)

    assert [(odds.chance(region), odds.worth(region)) for region in odds.regions] == by_counting(match, name)


def test_chances_of_every_number_of_copies_make_a_whole(under_way):
    for seats in (2, 3, 5, 6):
        match = under_way("court", 10, seats=seats)
        odds = odds_of(match, "Ann")
        assert all(sum(odds.copies(noble)) == 1 for noble in range(KINDS))
        assert all(sum(pays.values()) == 1 for pays in odds.pays)


# --- sampling


@pytest.mark.parametrize(
    ("seats", "moves", "options"),
    [
        (4, 5, {}),
        (2, 9, {}),
        (3, 17, {"remember": "hidden"}),
        (5, 28, {"remember": "open", "coinless": True}),
        (6, 33, {"remember": "hidden", "exchange": True, "masquerade": True}),
    ],
)
def test_the_odds_are_those_of_worlds(under_way, seats, moves, options):
    """CC-MEM-1 too: in the second year a hidden discard counts as gone."""
    match, tries = under_way("court", moves, seats=seats, seed=3, **options), 1500
    odds, paid = odds_of(match, "Ann"), Counter()
    for world in match.worlds("Ann", key=1, count=tries):
        table = world.table
        lying = table.open[: table.open_cards] + [c for gap in table.gaps for c in gap.hidden[: gap.held]]
        lying += table.deck[table.deck_cards - (Season.WINTER - table.season) : table.deck_cards]
        for region, name in enumerate(odds.regions):
            paid[name] += pay_of(table.groups[region], region, Counter(lying)) > 0
    for name in odds.regions:
        chance = float(odds.chance(name))
        assert abs(paid[name] / tries - chance) <= 4.5 * sqrt(chance * (1 - chance) / tries), name


def test_a_hidden_discard_changes_the_odds(lay_out):
    """CC-MEM-1: the four kings of last year cannot come this year, and who saw them knows it."""
    match = lay_out(
        options={"remember": "hidden"},
        season="winter",
        turn="Ann",
        open=["king"] * 3 + ["queen"],
        hidden={"Ann": ["king"], "Ben": ["queen"], "Cid": ["queen"], "Dot": ["queen"]},
        crowns=[[name, region, 0] for name, regions in FULL.items() for region in regions],
    )
    match.do("Ann", "wager 0 on feast")
    assert match.view("Ann")["discard"] == ["?"] * 8
    assert match.view("Ann")["year"] == 2
    # Eight cards of 36 are the ones that were seen; what Ann now sees comes of the other 28.
    assert sum(odds_of(match, "Ann").pool) == 28 - 3
    assert {odds_of(match, name).chance("king") for name in match.seats} == {Fraction(0)}


FULL = {
    "Ann": ["con", "wedding", "carnival"],
    "Ben": ["procession", "audience", "regicide", "scandal"],
    "Cid": ["opera", "council", "church", "conspiracy"],
    "Dot": ["masquerade", "tribunal", "pilgrimage", "tax"],
}


# --- crowns


def certain_queen(lay_out, **options):
    """Three queens lie open in winter; Ben's crown is on the queen, then Cid's."""
    return lay_out(
        options={"coinless": True, **options},
        season="winter",
        turn="Ann",
        open=["queen", "queen", "queen", "duke"],
        hidden={"Ann": ["duke"], "Ben": ["duke"], "Cid": ["duke"], "Dot": ["king"]},
        crowns=[["Ben", "queen", 0], ["Cid", "queen", 0]],
        deck=["jester"],
    )


def test_crowns_before_ones_own_take_from_its_worth(lay_out):
    """CC-COIN-2: five points, and two crowns before."""
    match = certain_queen(lay_out)
    assert odds_of(match, "Ann").worth("queen") == 5
    assert odds_of(match, "Ann").worth_of_crown("queen") == 3
    assert odds_of(match, "Ben").worth_of_crown("queen") == 5
    assert odds_of(match, "Cid").worth_of_crown("queen") == 4


def test_a_crown_that_may_be_a_feint_takes_less(lay_out):
    """CC-MASK-1, CC-MASK-4: each of two crowns counts with three chances in four."""
    match = certain_queen(lay_out, masquerade=True)
    assert odds_of(match, "Ann").worth_of_crown("queen") == 5 - Fraction(3, 2)
    assert odds_of(match, "Cid").worth_of_crown("queen") == 5 - Fraction(3, 4)


def test_ones_own_feint_is_worth_nothing(lay_out):
    """CC-MASK-2: to others it looks as good as any."""
    match = lay_out(
        options={"masquerade": True},
        season="winter",
        turn="Ann",
        open=["king", "king", "king"],
        crowns=[["Ben", "king", 3, "feint"]],
    )
    assert odds_of(match, "Ben").worth_of_crown("king") == 0
    assert odds_of(match, "Ann").worth("king") >= 5


# --- what the publisher says


@pytest.mark.parametrize(
    ("seats", "known"), [(2, "62.5 %"), (4, "62.5 %"), (3, "70.0 %"), (6, "70.0 %"), (5, "66.7 %")]
)
def test_so_much_is_known_to_somebody_at_the_start(seats, known):
    """CC-YEAR-3: when the first crown is placed, all hidden cards lie there, each known to a player, and one
    card is open.  Of the cards that decide the year these are five of eight, 62.5 %, with two or four players
    (four hidden and one open; three to come), and seven of ten, 70 %, with three or six (six hidden and one
    open; three to come): the figures that the publisher gives.  With five it is six of nine."""
    match = knavery.new("court", NAMES[:seats], seed=5)
    table = match.table
    hidden = [(gap, card) for gap in range(seats) for card in range(table.gaps[gap].held)]
    seen = {
        place
        for name in match.seats
        for place in hidden
        if match.seen_table(name).gaps[place[0]].hidden[place[1]] != HIDDEN
    }
    assert seen == set(hidden)
    to_come = Season.WINTER - table.season
    total = len(hidden) + table.open_cards + to_come
    assert f"{(len(seen) + table.open_cards) / total:.1%}".replace("%", " %") == known
    assert total == {2: 8, 3: 10, 4: 8, 5: 9, 6: 10}[seats]


def test_before_the_deal_and_after_the_end_nothing_is_to_come(under_way):
    match = under_way("court", 10**6, seats=2, exchange=True, years=2)
    odds = odds_of(match, None)
    assert match.over
    assert odds.to_come == 0
    assert odds.seat == NOBODY
    assert set(odds.chances().values()) <= {Fraction(0), Fraction(1)}
    assert {noble for noble in NOBLES if odds.chance(noble)} == set(match.view()["open"])
