"""What is remembered is true, is enough for worlds, and is given up soundly where there is no more room."""

import random

import pytest

from knavery.games.sheriff.knowledge import Knowledge, imagine, learn, memory
from knavery.games.sheriff.rules.names import Event
from knavery.games.sheriff.table import LOOT
from knavery.kernel.chance import key_of, set_key

TABLES = [
    (5, {}),
    (4, {"edition": "first", "ten_out": True, "royal": True}),
    (3, {"edition": "first", "proof": False}),
    (6, {"black_market": True, "talk": "turns"}),
]


@pytest.mark.parametrize(("seats", "options"), TABLES)
@pytest.mark.parametrize("seed", [1, 2])
def test_what_is_certain_is_true(under_way, seats, options, seed):
    """No seat takes for certain what is not so, however the game goes (SN-DEAL-7, SN-MKT-6, SN-DEP-11)."""
    match = under_way("sheriff", 10_000, seats, seed, **options)
    known = {name: Knowledge() for name in match.seats}
    for name in match.seats:
        for entry in match.told(name):
            learn(known[name], entry.event, entry.a, entry.b, entry.c)
    for name, knowledge in known.items():
        for seat in range(seats):
            merchant, seen = match.table.merchants[seat], knowledge.seats[seat]
            for good in range(match.table.kinds):
                if match.table.legal >> good & 1:
                    assert merchant.hand[good] + merchant.bag[good] >= seen.in_hand[good], name
                else:
                    assert merchant.stand[good] >= seen.face_down[good], name


def test_what_there_is_no_room_for(under_way, monkeypatch):
    """When the steps do not suffice all unseen cards are one heap again; worlds still fit the view."""
    monkeypatch.setattr(memory, "MOST_STEPS", 9)
    match = under_way("sheriff", 400, 5, 3, edition="first")
    for name in match.seats:
        world = match.worlds(name, 1)[0]
        assert match.knowledge(name).made <= memory.MOST_STEPS
        assert world.view(name) == match.view(name)
        assert world.choices(name) == match.choices(name)


def test_knowledge_of_another_game_is_harmless(under_way):
    """Whatever was told, what is imagined looks as the view does."""
    match, other = under_way("sheriff", 300, 5, 4), under_way("sheriff", 600, 5, 9)
    for name in match.seats:
        world = match.copy()
        world.table = match.seen_table(name)
        set_key(world.table, key_of(1))
        imagine(world.table, other.knowledge(name), match.number(name))
        assert world.view(name) == match.view(name)


def test_a_new_deck_is_remembered():
    """SN-END-2: what the piles held; and once there are too many decks, all begins anew."""
    knowledge = Knowledge()
    for number in range(1, memory.MOST_DECKS):
        learn(knowledge, Event.NEW_DECK, 0, number, 0)
        learn(knowledge, Event.RESHUFFLED, number, 0, 0)
        assert knowledge.reshuffles == number
        assert knowledge.decks[number].cards[0] == number
    learn(knowledge, Event.NEW_DECK, 1, 7, 0)
    learn(knowledge, Event.RESHUFFLED, 7, 0, 0)
    assert knowledge.reshuffles == 1
    assert knowledge.decks[1].cards[:2] == [0, 7]


def test_it_is_small():
    assert Knowledge.SIZE < 5000
    assert len(Knowledge().seats) == LOOT + 1


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_worlds_keep_to_all_that_is_remembered(under_way, seats, options, monkeypatch):
    """In games as they are played the steps can be gone through; the fall-back is for what cannot be."""
    import sys

    room = sys.modules["knavery.games.sheriff.knowledge.imagine"]
    kept = []
    inside = room.imagine_with
    monkeypatch.setattr(
        room, "imagine_with", lambda *given: kept.append((given[3], inside(*given))) or kept[-1][1]
    )
    for moves in (100, 250, 500):
        match = under_way("sheriff", moves, seats, 6, **options)
        for name in random.Random(moves).sample(match.seats, 3):
            kept.clear()
            match.worlds(name, 1)
            steps = match.knowledge(name).made
            assert kept[-1] == (room.ALL if steps else room.CERTAIN, True), (moves, name, len(kept), steps)
