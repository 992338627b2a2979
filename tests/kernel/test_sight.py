"""Views are made from the marks: every kind of mark, every kind of field, every pair of eyes."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from knavery.kernel.match import Match
from knavery.kernel.record import (
    EVERYONE,
    HIDDEN,
    NO_ONE,
    NOBODY,
    OWNER,
    Record,
    TableRecord,
    cell,
    cells,
    choice,
    i8,
    i16,
    multiset,
    number,
    pile,
    rows,
    spread,
    u32,
)
from knavery.kernel.sight import ANYBODY, eyes_of, hider, places, redeal, visible

GOODS = ("apple", "silk")
GEMS = ("opal", "ruby", "topaz")
SEATS = 3


def neighbours(table: Any, row: int, cell: int) -> int:
    return 1 << row | 1 << (row + 1) % SEATS


def apples_are_open(table: Any, row: int, cell: int) -> int:
    return -1 if cell == 0 else 1 << row


def even_seats(table: Any, row: int, cell: int) -> int:
    return 0b101


class Booth(Record):
    takings: i16 = number(seen_by=OWNER)
    sign: i8 = choice(GEMS, seen_by=EVERYONE)
    hand: list[i8] = multiset(GOODS, seen_by=OWNER, count="held")
    held: i8 = cell(seen_by=EVERYONE)
    stand: list[i8] = multiset(GOODS, seen_by=apples_are_open, count="covered")
    covered: i8 = cell(seen_by=EVERYONE)
    shared: list[i8] = spread(GEMS, 2, seen_by=neighbours, count="shared_cards")
    shared_cards: i8 = cell(seen_by=EVERYONE)


class Vault(Record):
    code: i16 = number(seen_by=NO_ONE)


class Bazaar(TableRecord):
    day: i8 = number(seen_by=EVERYONE)
    secret: i16 = number(seen_by=NO_ONE)
    rumour: i16 = number(seen_by=even_seats)
    hints: list[i8] = cells(2, seen_by=even_seats)
    booths: list[Booth] = rows(SEATS)
    vault: Vault = rows()
    deck: list[i8] = pile(GEMS, 4, seen_by=NO_ONE, count="deck_cards")
    deck_cards: i8 = cell(seen_by=EVERYONE)
    nonce: u32 = cell(seen_by=NO_ONE)


hide = hider(Bazaar)


@pytest.fixture
def bazaar() -> Bazaar:
    table = Bazaar()
    table.seats, table.day, table.secret, table.rumour, table.hints = SEATS, 5, 77, 88, [3, 4]
    table.key, table.draws, table.nonce, table.vault.code = [1, 2, 3, 4], 9, 10, 11
    table.deck, table.deck_cards = [2, 1, 0, 0], 3
    for row, booth in enumerate(table.booths):
        booth.takings, booth.sign = 100 + row, row
        booth.hand, booth.held = [row, 2], row + 2
        booth.stand, booth.covered = [4, row], row
        booth.shared, booth.shared_cards = [row, 2], 2
    return table


def seen(table: Bazaar, seat: int) -> Bazaar:
    out = table.copy()
    hide(table, out, eyes_of(seat))
    return out


# --- marks


def test_what_everyone_may_see_stays(bazaar: Bazaar) -> None:
    for seat in (NOBODY, 0, 1, 2):
        view = seen(bazaar, seat)
        assert (5, SEATS, 3) == (view.day, view.seats, view.deck_cards)
        assert [0, 1, 2] == [booth.sign for booth in view.booths]
        assert [2, 3, 4] == [booth.held for booth in view.booths]


def test_what_nobody_may_see_is_blank_to_all(bazaar: Bazaar) -> None:
    for seat in (NOBODY, 0, 1, 2):
        view = seen(bazaar, seat)
        assert (HIDDEN, HIDDEN, [HIDDEN] * 4) == (view.secret, view.vault.code, view.deck)


def test_chance_is_zero_in_every_view(bazaar: Bazaar) -> None:
    view = seen(bazaar, 0)

    assert ([0] * 4, 0, 0) == (view.key, view.draws, view.nonce)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_an_owner_sees_his_own(bazaar: Bazaar, seat: int) -> None:
    view = seen(bazaar, seat)

    for row in range(SEATS):
        own = row == seat
        assert (100 + row if own else HIDDEN) == view.booths[row].takings
        assert ([row, 2] if own else [HIDDEN, HIDDEN]) == view.booths[row].hand


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_rule_decides_cell_by_cell(bazaar: Bazaar, seat: int) -> None:
    view = seen(bazaar, seat)

    assert [[4, row if row == seat else HIDDEN] for row in range(SEATS)] == [b.stand for b in view.booths]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_neighbours_see_what_lies_between_them(bazaar: Bazaar, seat: int) -> None:
    view = seen(bazaar, seat)

    for row in range(SEATS):
        near = seat in (row, (row + 1) % SEATS)
        assert ([row, 2] if near else [HIDDEN, HIDDEN]) == view.booths[row].shared


@pytest.mark.parametrize(("seat", "may"), [(0, True), (1, False), (2, True), (NOBODY, False)])
def test_a_rule_of_the_whole_table_is_asked_too(bazaar: Bazaar, seat: int, may: bool) -> None:
    view = seen(bazaar, seat)

    assert (88 if may else HIDDEN) == view.rumour
    assert ([3, 4] if may else [HIDDEN, HIDDEN]) == view.hints


def test_a_spectator_sees_what_everybody_does(bazaar: Bazaar) -> None:
    view = seen(bazaar, NOBODY)

    for booth in view.booths:
        assert (HIDDEN, [HIDDEN, HIDDEN], [HIDDEN, HIDDEN]) == (booth.takings, booth.hand, booth.shared)
        assert [4, HIDDEN] == booth.stand


def test_hiding_leaves_the_table_alone(bazaar: Bazaar) -> None:
    before = bazaar.pack()
    seen(bazaar, 1)

    assert before == bazaar.pack()


def test_nothing_hidden_can_be_told_from_a_view(bazaar: Bazaar) -> None:
    """Whatever hidden cells hold, the view has the same bytes."""
    for seat in (NOBODY, 0, 1, 2):
        other = bazaar.copy()
        for field, holder, row in places(other):
            for at in range(field.times):
                if not visible(field, other, row, at, eyes_of(seat)):
                    put(field, holder, at, 42)
        assert other != bazaar
        assert seen(bazaar, seat).pack() == seen(other, seat).pack()


def test_everything_not_hidden_can_be_read_from_a_view(bazaar: Bazaar) -> None:
    for seat in (NOBODY, 0, 1, 2):
        before = seen(bazaar, seat)
        for field, holder, row in places(bazaar):
            for at in range(field.times):
                if field.name != "seats" and visible(field, bazaar, row, at, eyes_of(seat)):
                    old = get(field, holder, at)
                    put(field, holder, at, old + 1)
                    assert before != seen(bazaar, seat)
                    put(field, holder, at, old)


def get(field: Any, holder: Any, at: int) -> int:
    value = getattr(holder, field.name)
    return int(value[at] if field.mark.length else value)


def put(field: Any, holder: Any, at: int, value: int) -> None:
    if field.mark.length:
        getattr(holder, field.name)[at] = value
    else:
        setattr(holder, field.name, value)


def test_a_table_without_secrets_is_seen_whole() -> None:
    class Board(TableRecord):
        day: i8 = number(seen_by=EVERYONE)

    table, out = Board(), Board()
    table.day = out.day = 3
    hider(Board)(table, out, eyes_of(0))

    assert (table.day, table.phase) == (out.day, out.phase)


def test_the_eyes_of_a_spectator_are_nobodys_own() -> None:
    assert ANYBODY == eyes_of(NOBODY)
    assert ANYBODY | 0b100 == eyes_of(2)


# --- redealing


class Stall(Record):
    hand: list[i8] = multiset(GEMS, seen_by=OWNER, count="held")
    held: i8 = cell(seen_by=EVERYONE)
    stand: list[i8] = multiset(GEMS, seen_by=apples_are_open, count="covered")
    covered: i8 = cell(seen_by=EVERYONE)


class Market(TableRecord):
    day: i8 = number(seen_by=EVERYONE)
    stalls: list[Stall] = rows(SEATS)
    deck: list[i8] = pile(GEMS, 12, seen_by=NO_ONE, count="deck_cards")
    deck_cards: i8 = cell(seen_by=EVERYONE)


@pytest.fixture
def market() -> Market:
    table = Market()
    table.seats, table.day, table.key = SEATS, 3, [1, 2, 3, 4]
    table.deck, table.deck_cards = [0, 1, 2, 0, 1, 2, 0, 1, 0, 0, 0, 0], 8
    for stall in table.stalls:
        stall.hand, stall.held = [1, 1, 2], 4
        stall.stand, stall.covered = [2, 1, 1], 2
    return table


hide_market = hider(Market)


def market_seen(table: Market, seat: int) -> bytes:
    out = table.copy()
    hide_market(table, out, eyes_of(seat))
    return out.pack()


def cards_of(table: Market) -> list[int]:
    lying = table.deck[: table.deck_cards]
    for stall in table.stalls:
        lying += [gem for gem in range(3) for _ in range(stall.hand[gem] + stall.stand[gem])]
    return sorted(lying)


@pytest.mark.parametrize("seat", [NOBODY, 0, 1, 2])
def test_redealing_changes_hidden_things_and_nothing_else(market: Market, seat: int) -> None:
    before, tables = market.pack(), set()
    for seed in range(50):
        other = redeal(market, seat, random.Random(seed))
        assert market_seen(market, seat) == market_seen(other, seat)
        assert cards_of(market) == cards_of(other)
        assert other.key != market.key
        tables.add(other.pack())
    assert 50 == len(tables)
    assert before == market.pack()


def test_redealing_reaches_every_hidden_place(market: Market) -> None:
    others = [redeal(market, 0, random.Random(seed)) for seed in range(100)]

    for row in (1, 2):
        assert 1 < len({tuple(other.stalls[row].hand) for other in others})
        assert 1 < len({tuple(other.stalls[row].stand) for other in others})
    for place in range(market.deck_cards):
        assert {0, 1, 2} == {other.deck[place] for other in others}
    assert {(1, 1, 2)} == {tuple(other.stalls[0].hand) for other in others}


def test_what_is_hidden_and_no_card_cannot_be_redealt_unasked(bazaar: Bazaar) -> None:
    with pytest.raises(
        TypeError, match="secret is hidden and is no card: the game must say how to re-deal it"
    ):
        redeal(bazaar, 0, random.Random(1))


def test_a_game_may_say_how_the_rest_is_redealt(bazaar: Bazaar) -> None:
    def mend(table: Bazaar, seat: int, chance: random.Random) -> None:
        table.secret = 1000 + seat

    assert 1002 == redeal(bazaar, 2, random.Random(1), mend).secret


@pytest.mark.parametrize("game", ["sheriff", "court", "thieves"])
def test_redealt_games_look_the_same_to_their_seat(game: str, under_way: Callable[..., Match]) -> None:
    for moves in (0, 10, 30, 60):
        match = under_way(game, moves)
        for name in (*match.seats, None):
            other = match.copy()
            seat = NOBODY if name is None else match.number(name)
            mend = getattr(match.game.room("position"), "mend", None)
            other.table = redeal(match.table, seat, random.Random(moves), mend)
            assert match.table != other.table
            assert match.view(name) == other.view(name)
            assert match.seen_table(name).pack() == other.seen_table(name).pack()
