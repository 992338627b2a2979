"""What a seat can know: the infamy that it heard of, and worlds that are exactly those that fit."""

import itertools
import random
from collections import Counter

import pytest

import knavery
from knavery.games.thieves.data import CARD_NAMES, DECK, DECK_NAMES, USUAL
from knavery.games.thieves.knowledge import imagine
from knavery.kernel import chance

NAMES = ("Ann", "Ben", "Cid", "Dot", "Eve")


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("seed", range(4))
def test_everybody_knows_all_infamy(random_move, seats, seed):
    """TM-SET-2: though the view hides it, the gains that were told add up to what each has."""
    match, dice = knavery.new("thieves", NAMES[:seats], seed, promo=bool(seed % 2)), random.Random(seed)
    while not match.over:
        match.do(*random_move(match, dice))
        truth = [match.table.thieves[seat].infamy for seat in range(seats)]
        for name in match.seats[:2]:
            assert match.knowledge(name).infamy[:seats] == truth
    assert sum(truth) > 0


def test_a_view_hides_infamy(under_way):
    """TM-SET-2."""
    match = under_way("thieves", 150)
    full = match.full_view()["infamy"]
    assert max(full.values()) > 0
    for name in match.seats:
        assert match.view(name)["infamy"] == {other: full[other] if other == name else "?" for other in full}


def test_worlds_have_the_true_infamy(under_way):
    """TM-SET-2: so a bot that imagines them counts like everybody else."""
    match = under_way("thieves", 150)
    (world,) = match.worlds("Ann", key=1)
    assert world.full_view()["infamy"] == match.full_view()["infamy"]


def unseen(match, deck, promo):
    """All cards of a deck that nobody has seen."""
    view = match.view(None)
    seen = {card for row in view["row"].values() for card in row} | set(view["box"])
    seen |= {card for cards in view["cards"].values() for card in cards}
    cards = range(len(CARD_NAMES) if promo else USUAL)
    return {CARD_NAMES[card] for card in cards if DECK_NAMES[DECK[card]] == deck} - seen


@pytest.mark.parametrize("promo", [False, True])
@pytest.mark.parametrize("moves", [0, 60, 150, 250])
def test_a_world_lays_exactly_the_unseen_cards(under_way, moves, promo):
    """TM-SET-3: each deck has its own unseen cards, as many as lie there; the others were removed."""
    match = under_way("thieves", moves, seats=5, promo=promo)
    for world in match.worlds("Ann", key=moves, count=5):
        view = world.full_view()
        boxed = {card for card in view["box"] if card not in match.view(None)["box"]}
        for deck in "ABC":
            lying = set(view["deck"][deck])
            assert len(lying) == len(match.full_view()["deck"][deck])
            assert lying <= unseen(match, deck, promo)
            assert unseen(match, deck, promo) - lying <= boxed


def test_worlds_are_exact(lay_out):
    """TM-SET-3: every arrangement of the unseen cards of a short deck comes up, about as often; no other."""
    of_c = [CARD_NAMES[card] for card in range(USUAL) if DECK_NAMES[DECK[card]] == "C"]
    rows, held, deck = {"C": of_c[:5]}, {"Ann": of_c[5:8], "Ben": of_c[8:10]}, {"C": of_c[10:12]}
    match = lay_out(phase="buy", row=rows, cards=held, deck=deck)
    left, cards = match.table.left[2], sorted(unseen(match, "C", promo=False))
    expected = set(itertools.permutations(cards, left))
    seen, known, seat = match.seen_table("Ann"), match.knowledge("Ann"), 0
    found = Counter()
    for number in range(60 * len(expected)):
        world = seen.copy()
        chance.set_key(world, chance.key_of(f"world {number}"))
        imagine(world, known, seat)
        found[tuple(CARD_NAMES[card] for card in world.deck[:left])] += 1
    assert set(found) == expected
    assert len(expected) == 12
    assert min(found.values()) > 25
    assert max(found.values()) < 110


def test_what_went_to_the_box_is_not_in_a_deck(buying, say):
    """TM-CARD-10: all saw the potion go."""
    match = say(buying(["blue", "red"], {"B": ["unlabeled_potion"]}), "Ann: buy unlabeled_potion")
    for world in match.worlds("Ben", key=1, count=20):
        view = world.full_view()
        assert view["box"][-1] == "unlabeled_potion"
        assert view["box"].count("unlabeled_potion") == 1
        assert all("unlabeled_potion" not in view["deck"][deck] for deck in "ABC")


def test_prescribed_rolls_are_not_seen(lay_out):
    """A position's next rolls are hidden, and a world has others."""
    match = lay_out(rolls=["red"] * 20)
    assert match.view("Ann")["rolls"] == ["?"] * 20
    rolls = match.worlds("Ann", key=1)[0].full_view()["rolls"]
    assert len(rolls) == 20
    assert set(rolls) != {"red"}
