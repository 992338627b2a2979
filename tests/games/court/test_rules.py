"""Cursed Court, rule by rule: the names are the ledger's."""

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from knavery.games.court.data import BOARD, CERTAIN, COPIES, KINDS, NOBLES, PLACES, REGIONS, SETS
from knavery.games.court.knowledge import Knowledge, imagine, learn
from knavery.games.court.position import mend
from knavery.games.court.rules.crowns import holder_of, place_crown, price_over
from knavery.games.court.rules.names import Event, Phase, Refusal, Season
from knavery.games.court.rules.steps import START_COINS, YEARS, open_season
from knavery.games.court.table import Player, Table
from knavery.kernel import chance, sight
from knavery.kernel.game import game
from knavery.kernel.options import BadOption
from knavery.kernel.record import HIDDEN, NOBODY
from knavery.kernel.scenario import check_text

COURT = game("court")
RULES = COURT.plain

A, B, C, D = range(4)
EVERY_NUMBER = (2, 3, 4, 5, 6)
CROWNS = 4
seat_counts = pytest.mark.parametrize("seats", EVERY_NUMBER)


def new(seats: int, seed: int = 1, marker: int = NOBODY) -> Table:
    """A game just dealt; if a marker is named, then one that lay there when it was set up (CC-SET-2)."""
    for key in range(seed, seed + 1000):
        table: Table = COURT.blank(seats, {})
        table.heard = []
        chance.set_key(table, chance.key_of(key))
        RULES.deal(table)
        if marker in (NOBODY, set_up_at(table)):
            return table
    raise AssertionError("no seed puts the marker there")


def set_up_at(table: Table) -> int:
    """Where the marker lay before spring, of a game that was just dealt."""
    return table.marker if table.seats in (2, 4) else (table.marker - 1) % table.seats


def at(
    seats: int,
    season: int = Season.SPRING,
    turn: int = A,
    crowns: tuple[tuple[int, str, int], ...] = (),
    cards: str = "",
) -> Table:
    """A position: crowns (seat, region, coins), oldest first, and the open cards, if they matter."""
    table = new(seats)
    table.season = season
    table.marker = turn
    table.turn = turn
    for seat, name, coins in crowns:
        place_crown(table, seat, region(name), coins)
    if cards:
        lay_cards(table, cards.split())
    table.heard = []
    return table


def lay_cards(table: Table, names: list[str]) -> None:
    """These cards lie open, and none is hidden."""
    table.open = [NOBLES.index(name) for name in names] + [0] * (len(table.open) - len(names))
    table.open_cards = len(names)
    for gap in table.gaps:
        gap.hidden, gap.held = [0, 0], 0


def region(name: str) -> int:
    return REGIONS.index(name)


def bet(table: Table, seat: int, coins: int, name: str) -> None:
    """A whole move; it must be legal."""
    assert RULES.speaking(table) == 1 << seat
    for action in (region(name), coins):
        assert RULES.refusal(table, seat, action) == 0
        RULES.play(table, seat, action)


def why_not(table: Table, seat: int, coins: int, name: str) -> int:
    """The first refusal of a move."""
    trial = table.copy()
    refusal = RULES.refusal(trial, seat, region(name))
    if refusal == 0:
        RULES.play(trial, seat, region(name))
        refusal = RULES.refusal(trial, seat, coins)
    return refusal


def last_crowns(table: Table) -> None:
    """End the year from winter: whoever lacks his fourth crown puts it, without coins, where nobody is."""
    year = table.year
    while table.year == year and table.phase != Phase.OVER:
        free = max(place for place in range(PLACES) if table.holders[place] == 0)
        bet(table, table.turn, 0, REGIONS[free])


def told(table: Table, event: Event) -> list[tuple[int, int, int]]:
    return [(a, b, c) for what, _, a, b, c in table.heard or [] if what == event]


def coins(table: Table) -> list[int]:
    return [player.coins for player in table.players[: table.seats]]


def points(table: Table) -> list[int]:
    return [player.points for player in table.players[: table.seats]]


def played(seats: int, seed: int, actions: int) -> Table:
    """A game after so many actions at random, or at its end."""
    table = new(seats, seed)
    RULES.play_out(table, chance.dice_of(seed), actions, [0, 0])
    return table


def view_of(table: Table, seat: int) -> Table:
    view = table.copy()
    RULES.hide(table, view, sight.eyes_of(seat))
    return view


# --- the board


def test_brd_1_nine_nobles_with_four_cards_each() -> None:
    grid = "courtesan merchant king priestess queen duke jester sorceress assassin"
    assert tuple(grid.split()) == NOBLES
    table = new(4)
    assert Counter(dict.fromkeys(range(KINDS), COPIES)) == Counter(all_cards(table))
    assert sum(table.stock) == 36


def test_brd_2_27_regions_of_which_18_are_different_groups_of_three_or_four() -> None:
    assert (PLACES, len(SETS)) == (27, 18)
    assert [1 << noble for noble in range(KINDS)] == list(BOARD[:KINDS])
    assert len(set(BOARD)) == PLACES
    assert {nobles.bit_count() for nobles in BOARD[KINDS:]} == {3, 4}


def test_brd_3_the_sets_and_which_are_certain() -> None:
    def nobles_of(name: str) -> str:
        return " ".join(NOBLES[noble] for noble in range(KINDS) if BOARD[region(name)] >> noble & 1)

    assert nobles_of("con") == "courtesan merchant king"
    assert nobles_of("wedding") == "priestess queen duke"
    assert nobles_of("opera") == "courtesan merchant priestess queen"
    assert nobles_of("scandal") == "courtesan queen assassin"
    assert {name for name in SETS if CERTAIN[name] == "yes"} == {"con", "wedding", "opera", "scandal"}
    assert {name for name in SETS if CERTAIN[name] == "likely"} == {"feast", "procession"}


def test_brd_3_a_table_may_bring_its_own_board() -> None:
    table = at(4, Season.WINTER, crowns=((A, "coup", 0),), cards="king queen jester")
    table.groups[region("coup")] = BOARD[region("feast")]
    last_crowns(filled_up(table))
    assert first_payment(table, A, "coup") == 3


def test_brd_3_the_board_of_a_host_stays_when_cards_are_dealt() -> None:
    table: Table = COURT.blank(4, {})
    table.groups = list(BOARD[:KINDS]) + [0b111 << place % 7 for place in range(len(SETS))]
    board = list(table.groups)
    RULES.deal(table)
    assert board == table.groups


# --- setup and the year


@seat_counts
def test_set_1_twenty_coins_four_crowns_three_years_of_four_seasons(seats: int) -> None:
    table = new(seats)
    assert [20] * seats == coins(table)
    assert [0] * (6 - seats) == [player.coins for player in table.players[seats:]]
    RULES.play_out(table, chance.dice_of(1), 10**6, [0, 0])
    assert table.phase == Phase.OVER
    assert 3 * list(range(4)) == [season for season, _, _ in told(table, Event.SEASON_BEGINS)]
    assert [year for year, _, _ in told(table, Event.YEAR_ENDS)] == [1, 2, 3]
    assert len(told(table, Event.GAME_ENDS)) == 1


@pytest.mark.parametrize("seats", [1, 7])
def test_set_1_two_to_six_players(seats: int) -> None:
    with pytest.raises(BadOption):
        COURT.blank(seats, {})


@seat_counts
def test_set_2_the_marker_begins_with_a_random_player(seats: int) -> None:
    assert set(range(seats)) == {set_up_at(new(seats, seed)) for seed in range(100)}


@pytest.mark.parametrize(("seats", "in_gap"), [(2, 2), (3, 2), (4, 1), (5, 1), (6, 1)])
def test_year_1_year_2_the_cards_between_neighbours(seats: int, in_gap: int) -> None:
    table = new(seats)
    assert [in_gap] * seats + [0] * (6 - seats) == [gap.held for gap in table.gaps]
    assert [(gap, in_gap, 0) for gap in range(seats)] == told(table, Event.CARDS_DEALT)


@seat_counts
def test_year_1_year_2_only_those_who_sit_at_a_gap_look(seats: int) -> None:
    table = new(seats)
    for gap in range(seats):
        may_look = {gap} if seats == 2 else {gap, (gap + 1) % seats}
        for seat in (*range(seats), NOBODY):
            cards = view_of(table, seat).gaps[gap].hidden[: table.gaps[gap].held]
            assert (cards == table.gaps[gap].hidden[: table.gaps[gap].held]) == (seat in may_look)
            assert seat in may_look or set(cards) == {HIDDEN}
        to = sum(1 << seat for seat in may_look)
        dealt = [
            (who, noble)
            for what, who, a, noble, _ in table.heard or []
            if what == Event.CARD_DEALT and a == gap
        ]
        assert [(to, noble) for noble in table.gaps[gap].hidden[: table.gaps[gap].held]] == dealt


@pytest.mark.parametrize(("seats", "cards"), [(2, 8), (3, 10), (4, 8), (5, 9), (6, 10)])
def test_year_3_open_cards_at_the_end_of_a_year(seats: int, cards: int) -> None:
    table = played(seats, 3, 10**6)
    assert cards == table.open_cards
    assert 3 * (cards - 4) == len(told(table, Event.REVEALED))


# --- the season

MARKERS = {
    2: "0101 1010 0101",
    3: "1201 2012 0120",
    4: "0123 3012 2301",
    5: "1234 0123 4012",
    6: "1234 5012 3450",
}


@seat_counts
def test_sea_1_who_bets_first_in_the_twelve_seasons(seats: int) -> None:
    """The book's worked example 5."""
    table = new(seats, marker=0)
    first: list[int] = []
    while table.phase != Phase.OVER:
        if len(first) < len(told(table, Event.SEASON_BEGINS)):
            assert table.marker == table.turn
            first.append(table.marker)
        RULES.play_out(table, [len(first)], 1, [0, 0])
    assert MARKERS[seats].replace(" ", "") == "".join(map(str, first))


def test_sea_2_one_card_is_turned_up_each_season() -> None:
    table = new(4)
    top = table.deck[table.deck_cards - 1]
    before = table.open_cards
    table.season = Season.SUMMER
    open_season(table)
    assert (before + 1, top) == (table.open_cards, table.open[before])
    assert (Season.SUMMER, top, 0) == told(table, Event.SEASON_BEGINS)[-1]


def test_sea_3_round_and_round_from_the_marker() -> None:
    table = at(3, turn=C)
    for seat in (C, A, B):
        assert 1 << seat == RULES.acting(table)
        for other in {A, B, C} - {seat}:
            assert {Refusal.NOT_YOUR_TURN} == {RULES.refusal(table, other, place) for place in range(PLACES)}
        bet(table, seat, 1, NOBLES[seat])
    assert table.season == Season.SUMMER


def test_sea_3_one_crown_for_every_season_begun() -> None:
    table = at(2, Season.SUMMER, crowns=((A, "king", 0), (B, "queen", 0), (A, "duke", 0)), turn=B)
    bet(table, B, 0, "jester")
    assert table.season == Season.AUTUMN


def test_sea_3_to_sea_6_one_season_of_four_players() -> None:
    """The book's worked example 1."""
    table = at(4)
    bet(table, A, 3, "king")
    bet(table, B, 5, "queen")
    assert why_not(table, C, 5, "king") == Refusal.NOT_TWICE
    bet(table, C, 7, "king")
    assert coins(table) == [20, 15, 13, 20]
    bet(table, D, 14, "king")
    bet(table, A, 0, "jester")
    bet(table, C, 10, "queen")
    bet(table, B, 6, "duke")
    assert (table.season, table.marker) == (Season.SUMMER, B)
    assert [(A, region("king"), 3), (C, region("king"), 7), (B, region("queen"), 5)] == told(
        table, Event.OUSTED
    )
    assert coins(table) == [20, 14, 10, 6]


def test_sea_4_any_region_with_any_number_of_coins_in_hand() -> None:
    table = at(4, crowns=((A, "duke", 13),))
    assert [place for place in range(PLACES) if place != region("duke")] == RULES.menu(table, A)
    RULES.play(table, A, region("opera"))
    assert list(range(8)) == RULES.menu(table, A)
    assert RULES.span(table) == 8


def test_sea_4_more_coins_than_in_hand_are_refused() -> None:
    scenario = """
    game = "court"
    seats = ["Ann", "Ben"]
    given = { turn = "Ann", crowns = [["Ann", "duke", 13]], season = "summer" }
    step = [{ refused = "Ann: wager 8 on king", rule = "CC-SEA-4" }, { do = "Ann: wager 7 on king" }]
    """
    assert check_text(scenario) == []


@pytest.mark.parametrize(("there", "least"), [(0, 1), (1, 2), (2, 4), (3, 6), (6, 12), (10, 20)])
def test_sea_5_at_least_twice_the_coins_and_more_is_allowed(there: int, least: int) -> None:
    """The book's worked example 2 among them."""
    table = at(4, crowns=((B, "king", there),))
    RULES.play(table, A, region("king"))
    assert list(range(least, START_COINS + 1)) == RULES.menu(table, A)
    refusal = Refusal.NOT_TWICE if there else Refusal.NOT_OVER_ZERO
    assert {refusal} == {RULES.refusal(table, A, few) for few in range(least)}


@pytest.mark.parametrize(("there", "in_hand", "refusal"), [
    (0, 0, Refusal.CANNOT_OUST),
    (0, 1, 0),
    (5, 9, Refusal.CANNOT_OUST),
    (5, 10, 0),
])  # fmt: skip
def test_sea_5_a_region_that_cannot_be_paid_is_refused_at_once(
    there: int, in_hand: int, refusal: int
) -> None:
    table = at(4, crowns=((B, "king", there), (A, "duke", START_COINS - in_hand)))
    assert refusal == RULES.refusal(table, A, region("king"))


def test_sea_6_crown_and_coins_go_back_at_once() -> None:
    table = at(3, crowns=((B, "king", 4),))
    bet(table, A, 9, "king")
    assert coins(table) == [11, 20, 20]
    assert [player.crowns for player in table.players[:3]] == [1, 0, 0]
    assert of_region(table, "king") == (A, 9, 18)
    bet(table, B, 20, "king")
    assert coins(table) == [20, 0, 20]


def test_sea_6_crowns_of_earlier_seasons_are_ousted_and_placed_one_a_turn() -> None:
    crowns = ((A, "king", 1), (B, "queen", 1), (B, "duke", 1), (A, "jester", 1))
    table = at(3, Season.SUMMER, turn=C, crowns=crowns)
    bet(table, C, 2, "queen")
    bet(table, B, 0, "con")
    bet(table, C, 2, "duke")
    assert table.season == Season.SUMMER
    bet(table, B, 0, "wedding")
    assert table.season == Season.AUTUMN


def test_sea_7_nobody_bets_where_he_has_a_crown() -> None:
    table = at(4, Season.SUMMER, crowns=((A, "opera", 2),))
    assert RULES.refusal(table, A, region("opera")) == Refusal.OWN_CROWN
    assert why_not(table, A, 4, "opera") == Refusal.OWN_CROWN


def test_sea_8_coins_stay_on_the_board_until_the_year_ends() -> None:
    table = at(2, turn=A)
    for seat, stake, name in ((A, 3, "king"), (B, 4, "queen")):
        bet(table, seat, stake, name)
    assert coins(table) == [17, 16]
    RULES.play_out(table, [1], 10, [0, 0])
    assert table.year == 1
    assert [in_hand + on_board(table, seat) for seat, in_hand in enumerate(coins(table))] == [20, 20]


def test_sea_9_eleven_coins_are_safe() -> None:
    """A consequence of CC-SEA-5 and CC-SEA-8, nowhere in the code."""
    table = at(4, crowns=((B, "king", 11), (C, "queen", 10)))
    assert region("king") not in RULES.menu(table, A)
    assert region("queen") in RULES.menu(table, A)


def bare(player: Player) -> Player:
    """All of a player but which crown is the feint: here there is none."""
    player = player.copy()
    player.feint = NOBODY
    return player


def test_sea_10_crowns_stacks_and_coins_are_public() -> None:
    table = played(5, 4, 37)
    for seat in (*range(5), NOBODY):
        view = view_of(table, seat)
        assert (table.holders, table.stack, table.price) == (
            view.holders,
            view.stack,
            view.price,
        )
        assert [bare(player) for player in table.players] == [bare(player) for player in view.players]
        assert table.open == view.open


# --- the year's end


def filled_up(table: Table) -> Table:
    """Everybody's crowns but one, on regions where they are not in the way and earn nothing by themselves."""
    for seat in range(table.seats):
        while table.players[seat].crowns < CROWNS - 1:
            free = max(place for place in range(PLACES) if table.holders[place] == 0)
            place_crown(table, seat, free, 0)
    return table


def first_payment(table: Table, seat: int, name: str) -> int:
    paid = [pay for who, place, pay in told(table, Event.CROWN_PAID) if (who, place) == (seat, region(name))]
    return paid[0]


def test_end_1_hidden_cards_join_the_open_ones() -> None:
    table = played(4, 2, 0)
    table.year = YEARS
    hidden = [(gap, table.gaps[gap].hidden[0], 0) for gap in range(4)]
    RULES.play_out(table, [5], 10**6, [0, 0])
    assert hidden == told(table, Event.REVEALED)
    assert [gap.held for gap in table.gaps] == [0] * 6
    assert [noble for _, noble, _ in hidden] == table.open[4:8]


@pytest.mark.parametrize(("copies", "pay"), [(0, 0), (1, 1), (2, 2), (3, 5), (4, 8)])
def test_end_2_a_noble_pays_by_its_copies(copies: int, pay: int) -> None:
    table = at(4, Season.WINTER, crowns=((A, "king", 0),), cards="queen jester " + "king " * copies)
    last = filled_up(table)
    last.deck_cards = 0  # so that nothing more is turned up
    last_crowns(last)
    assert pay == first_payment(table, A, "king")


@pytest.mark.parametrize(
    ("name", "cards", "pay"),
    [
        ("con", "courtesan courtesan merchant merchant king king", 3),  # the book's worked example 3
        ("con", "courtesan merchant queen", 0),
        ("opera", "courtesan merchant priestess queen", 4),
        ("opera", "courtesan merchant priestess king", 0),
    ],
)
def test_end_3_a_set_pays_once_if_all_its_nobles_are_there(name: str, cards: str, pay: int) -> None:
    table = at(4, Season.WINTER, crowns=((A, name, 0),), cards=cards)
    last_crowns(filled_up(table))
    assert pay == first_payment(table, A, name)


def test_end_4_coins_do_not_change_the_score() -> None:
    outcomes = []
    for stake in (0, 20):
        table = at(4, Season.WINTER, crowns=((A, "king", stake), (B, "queen", 0)), cards="king king queen")
        last_crowns(filled_up(table))
        outcomes.append(points(table))
    assert outcomes[0] == outcomes[1]
    assert outcomes[0][A] >= 2


def test_end_5_all_crowns_coins_and_cards_go_back() -> None:
    table = at(3, Season.WINTER, crowns=((A, "king", 7),), cards="king queen")
    last_crowns(filled_up(table))
    assert (table.year, table.season) == (2, Season.SPRING)
    assert coins(table) == [20, 20, 20]
    assert [player.crowns for player in table.players] == [0] * 6
    assert table.holders == [0] * PLACES
    assert [0] * PLACES == table.stack == table.price
    assert all(player.placed == [0] * 4 for player in table.players)
    assert {COPIES} == set(Counter(all_cards(table)).values())


def test_end_5_each_year_is_shuffled_anew() -> None:
    table = played(4, 1, 0)
    decks = set()
    while table.phase != Phase.OVER:
        decks.add((table.year, tuple(table.deck)))
        RULES.play_out(table, [1], 1, [0, 0])
    assert len(decks) == 3 * 4


def test_end_6_most_points_win_and_a_tie_is_a_draw() -> None:
    table = played(3, 1, 10**6)
    assert RULES.speaking(table) == 0
    for seat, won in enumerate((7, 11, 11)):
        table.players[seat].points = won
    assert [RULES.score(table, seat) for seat in range(3)] == [7, 11, 11]
    assert RULES.winners(table) == 0b110
    table.players[A].points = 12
    assert RULES.winners(table) == 0b001


def test_points_are_told_and_add_up() -> None:
    table = played(6, 8, 10**6)
    assert len(told(table, Event.SCORED)) == 3 * 6
    for seat in range(6):
        years = [year for who, year, _ in told(table, Event.SCORED) if who == seat]
        crowns = [pay for who, _, pay in told(table, Event.CROWN_PAID) if who == seat]
        assert len(crowns) == 12
        assert sum(years) == sum(crowns) == table.players[seat].points


# --- whole games


def all_cards(table: Table) -> list[int]:
    cards = table.deck[: table.deck_cards] + table.open[: table.open_cards]
    return cards + [noble for gap in table.gaps for noble in gap.hidden[: gap.held]]


def on_board(table: Table, seat: int) -> int:
    return sum(coins for place, coins in enumerate(table.stack) if table.holders[place] >> seat & 1)


def of_region(table: Table, name: str) -> tuple[int, int, int]:
    place = region(name)
    return holder_of(table, place), table.stack[place], table.price[place]


def check(table: Table) -> None:
    """What is true of every table."""
    for seat in range(table.seats):
        assert table.players[seat].coins + on_board(table, seat) == START_COINS
        held = [place for place in range(PLACES) if table.holders[place] >> seat & 1]
        assert sorted(held) == sorted(place for place in table.players[seat].regions if place != NOBODY)
        assert len(held) == table.players[seat].crowns <= table.season + 1
    assert len(all_cards(table)) == 36
    assert {COPIES} == set(Counter(all_cards(table)).values())
    for place in range(PLACES):
        taken = table.holders[place] != 0
        assert (price_over(table.stack[place]) if taken else 0) == table.price[place]
        assert taken or table.stack[place] == 0
    check_dead_slots(table)


def check_dead_slots(table: Table) -> None:
    assert not any(table.deck[table.deck_cards :])
    assert not any(table.open[table.open_cards :])
    assert not any(card for gap in table.gaps for card in gap.hidden[gap.held :])
    placed = sorted(number for player in table.players for number in player.placed if number)
    assert len(placed) == len(set(placed))
    assert max(placed, default=0) <= table.placings


games = given(seats=st.sampled_from(EVERY_NUMBER), seed=st.integers(0, 2**40), actions=st.integers(0, 250))


@games
@settings(max_examples=60, deadline=None)
def test_coins_crowns_and_cards_are_conserved(seats: int, seed: int, actions: int) -> None:
    check(played(seats, seed, actions))


@games
@settings(max_examples=40, deadline=None)
def test_a_bet_that_was_begun_can_be_finished(seats: int, seed: int, actions: int) -> None:
    table = played(seats, seed, actions)
    if table.phase == Phase.WAGER:
        assert RULES.menu(table, table.turn)
        for place in RULES.menu(table, table.turn):
            trial = table.copy()
            RULES.play(trial, trial.turn, place)
            assert RULES.menu(trial, trial.turn)


@games
@settings(max_examples=30, deadline=None)
def test_after_each_season_everybody_has_a_crown_for_each(seats: int, seed: int, actions: int) -> None:
    table = new(seats, seed)
    dice = chance.dice_of(seed)
    for _ in range(actions):
        season, year, turn = table.season, table.year, table.turn
        before = [player.crowns for player in table.players[:seats]]
        RULES.play_out(table, dice, 1, [0, 0])
        if table.season > season and table.year == year:
            after = [player.crowns for player in table.players[:seats]]
            assert [season + 1] * seats == after
            assert sum(before) == sum(after) - 1
            assert before[turn] == season


@games
@settings(max_examples=30, deadline=None)
def test_no_seat_sees_what_is_hidden_from_it(seats: int, seed: int, actions: int) -> None:
    table = played(seats, seed, actions)
    for seat in range(seats):
        other = sight.redeal(table, seat, random.Random(seed), mend)
        assert view_of(table, seat) == view_of(other, seat)
        assert RULES.speaking(table) == RULES.speaking(other)
        assert RULES.mask(table, seat) == RULES.mask(other, seat)


# --- what a seat knows


def imagined(table: Table, seat: int, key: int) -> Table:
    world = view_of(table, seat)
    chance.set_key(world, chance.key_of(key))
    imagine(world, Knowledge(), seat)
    return world


@games
@settings(max_examples=40, deadline=None)
def test_an_imagined_world_is_whole_and_looks_the_same(seats: int, seed: int, actions: int) -> None:
    table = played(seats, seed, actions)
    for seat in (*range(seats), NOBODY):
        world = imagined(table, seat, seed)
        check(world)
        assert view_of(table, seat) == view_of(world, seat)


def test_every_card_not_seen_is_as_likely_to_lie_in_a_gap() -> None:
    table = at(4, cards="king king king king queen queen queen")
    table.gaps[C].held = 1
    left = Counter(dict.fromkeys(range(KINDS), COPIES)) - Counter(table.open[:7])
    drawn = Counter(imagined(table, A, key).gaps[C].hidden[0] for key in range(2900))
    assert set(left) == set(drawn)
    assert all(abs(drawn[noble] - 100 * left[noble]) < 50 * left[noble] ** 0.5 for noble in left)


@pytest.mark.parametrize(
    ("stock", "deck_cards", "open_cards"), [(0, 24, 3), (9, 0, 36), (4, 36, 1), (1, 36, 0)]
)
def test_odd_positions_are_filled_as_far_as_they_go(stock: int, deck_cards: int, open_cards: int) -> None:
    table = new(5)
    table.stock = [stock] * KINDS
    table.deck_cards, table.open_cards = deck_cards, open_cards
    world = imagined(table, B, 1)
    assert deck_cards == world.deck_cards
    assert set(world.deck) <= set(range(KINDS))
    assert all(noble in range(KINDS) for gap in world.gaps for noble in gap.hidden)


def test_a_position_with_too_many_cards_goes_on() -> None:
    table = at(4, Season.WINTER, cards="king " * 36)
    table.stock = [8] * KINDS
    last_crowns(filled_up(table))
    assert table.year == 2
    assert sum(table.stock) > len(all_cards(table)) == 36


def test_what_is_told_is_learnt() -> None:
    """CC-MEM-1: what went to the discard, for as long as it lies there."""
    knowledge, table = Knowledge(), COURT.blank(2, {"remember": "hidden"})
    table.heard = []
    chance.set_key(table, chance.key_of(1))
    RULES.deal(table)
    RULES.play_out(table, chance.dice_of(1), 10**6, [0, 0])
    for happening in table.heard:
        learn(knowledge, happening[0], *happening[2:])
    assert knowledge.gone == [table.discard[:8].count(noble) for noble in range(KINDS)]
    assert (sum(knowledge.gone), table.discard_cards) == (8, 8)


def test_the_plain_table_is_small() -> None:
    packed: Any = COURT.blank(6, {}).pack()
    assert len(packed) < 1200
