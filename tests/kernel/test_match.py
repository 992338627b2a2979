"""A match: whole moves or none, refusals with a reason, and what each seat is told."""

import contextlib
import json
import random
from collections.abc import Callable, Sequence
from typing import Any

import pytest

import knavery
from knavery.kernel.match import MOST_CHOICES, Match
from knavery.kernel.moves import TABLE_NAME, Form, Said, parse
from knavery.kernel.refusal import Refused, Unclear

SEATS = ["Ann", "Ben", "Cid", "Dot"]
Play = Callable[..., Match]


def state(match: Match) -> tuple[object, ...]:
    """All that a refused move must leave as it was, byte for byte."""
    return (
        match.table.pack(),
        list(match.log),
        list(match.moves),
        match.options,
        match.seed,
        match.table.heard,
    )


def refused(match: Match, name: str, said: str | Sequence[Any]) -> Refused:
    """The refusal of something that must be refused and must change nothing."""
    before = state(match)
    with pytest.raises(Refused) as caught:
        match.do(name, said)
    assert before == state(match)
    return caught.value


@pytest.fixture
def match() -> Match:
    """Ben is the sheriff of this seed, and has yet to name who begins."""
    match = knavery.new("sheriff", SEATS, seed=11)
    assert ["Ben"] == match.acting
    return match


@pytest.fixture
def market(match: Match) -> Match:
    match.do("Ben", "first Cid")
    return match


@pytest.fixture
def inspection(market: Match) -> Match:
    for name in ("Cid", "Dot", "Ann"):
        market.do(name, "toss nothing")
    for name in ("Cid", "Dot", "Ann"):
        market.do(name, next(choice for choice in all_choices(market, name) if choice.count(",") == 0))
    for name in ("Cid", "Dot", "Ann"):
        market.do(name, "declare apple")
    return market


def all_choices(match: Match, name: str) -> list[str]:
    return [str(choice) for choice in match.choices(name)]


# --- a new match


def test_the_same_seed_deals_the_same_table() -> None:
    one, two, other = (knavery.new("sheriff", SEATS, seed=seed).table.pack() for seed in (1, 1, 2))

    assert one == two
    assert one != other


def test_without_a_seed_every_match_is_another() -> None:
    assert knavery.new("sheriff", SEATS).table != knavery.new("sheriff", SEATS).table


def test_a_seed_is_a_number_a_text_or_bytes() -> None:
    """Any other could not be written into a record."""
    for seed in (1.5, True, [1], (1, 2)):
        with pytest.raises(TypeError, match="a seed is a whole number, a text or bytes"):
            knavery.new("sheriff", SEATS, seed)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="a seed has at most 4096 bits"):
        knavery.new("sheriff", SEATS, 1 << 20_000)


def test_names_and_seats_are_checked() -> None:
    with pytest.raises(ValueError, match="seats are a list of names, not 'Ann'"):
        knavery.new("sheriff", "Ann")
    with pytest.raises(ValueError, match="same name"):
        knavery.new("sheriff", ["Ann", "Ann", "Ben"])
    with pytest.raises(knavery.BadOption, match="3 to 6 seats, not 2"):
        knavery.new("sheriff", ["Ann", "Ben"])
    with pytest.raises(knavery.BadOption, match='no game "sherif"; the nearest is "sheriff"'):
        knavery.new("sherif", SEATS)
    with pytest.raises(knavery.BadOption, match='no option "edtion"; the nearest is "edition"'):
        knavery.new("sheriff", SEATS, edtion="second")
    with pytest.raises(knavery.BadOption, match=r'edition is one of .*"second".*, not \'third\''):
        knavery.new("sheriff", SEATS, edition="third")


# --- moves are whole


def test_a_move_is_done_whole(market: Match) -> None:
    said = all_choices(market, "Cid")[-1]
    moves = len(market.moves)
    market.do("Cid", said)

    assert moves + 1 == len(market.moves)
    assert ["Dot"] == market.acting


def test_a_move_that_fails_at_its_last_step_is_not_done_at_all(market: Match) -> None:
    hand = market.view("Cid")["hand"]["Cid"]
    good, count = next(iter(hand.items()))

    no = refused(market, "Cid", f"toss {count + 1} {good}")

    assert "refusal-not-in-hand" == no.key
    assert hand == market.view("Cid")["hand"]["Cid"]


def test_a_move_that_stops_halfway_is_refused(market: Match) -> None:
    first = next(action for action in market.game.plain.menu(market.table, 2) if action)

    assert "refusal-unfinished" == refused(market, "Cid", [first]).key
    assert "refusal-unfinished" == refused(market, "Cid", []).key


def spelled(match: Match, name: str, command: str) -> tuple[int, ...]:
    said = parse(match.verbs, match.table, match.seats, match.number(name), command)
    assert isinstance(said, Said)
    return said.actions


def test_more_than_one_move_at_a_time_is_refused(inspection: Match) -> None:
    """Passing two bags is two moves; in one they could not be written as one command."""
    passes = [spelled(inspection, "Ben", f"pass {owner}") for owner in ("Ann", "Cid")]

    assert "refusal-surplus" == refused(inspection, "Ben", [*passes[0], *passes[1]]).key
    for actions in passes:
        inspection.do("Ben", actions)


def test_what_follows_a_complete_move_is_refused(market: Match) -> None:
    assert "refusal-surplus" == refused(market, "Cid", [0, 0]).key


@pytest.mark.parametrize("action", [-1, 9, 63, 64, 10**30, -(10**30), None, "1", 1.0, [1]])
def test_a_number_that_is_no_action_is_refused(market: Match, action: Any) -> None:
    assert "refusal-no-such-action" == refused(market, "Cid", [action]).key


def test_nobody_moves_while_another_is_in_the_middle_of_a_move(market: Match) -> None:
    for name in ("Cid", "Dot", "Ann"):
        market.do(name, "toss nothing")
    cid, some_card = market.number("Cid"), market.game.plain.menu(market.table, market.number("Cid"))[0]
    market.game.plain.play(market.table, cid, some_card)

    assert ["Cid"] == market.acting
    assert "refusal-another-speaks" == refused(market, "Dot", "bag apple").key


def test_a_move_out_of_turn_is_refused_and_names_the_rule(market: Match) -> None:
    no = refused(market, "Dot", "toss nothing")

    assert "refusal-not-your-turn" == no.key
    assert "SN-MKT-1" in no.rules
    assert "(SN-MKT-1" in no.say("en")


def test_a_verb_of_another_phase_is_refused_as_the_game_says(match: Match) -> None:
    assert "refusal-not-load" == refused(match, "Ben", "bag apple").key


def test_nothing_is_done_when_the_game_is_over(under_way: Play) -> None:
    match = under_way("court", 1000, seats=3)

    assert match.over
    assert [] == match.acting == match.choices("Ann")
    assert "refusal-over" == refused(match, "Ann", [0, 1]).key
    refused(match, "Ann", "wager 1 on king")


def test_a_command_that_is_not_understood_changes_nothing(market: Match) -> None:
    no = refused(market, "Cid", "toss 2 aple")

    assert isinstance(no, Unclear)
    assert "Did you mean “apple”" in str(no)


def test_an_unknown_name_is_answered_with_the_nearest(market: Match) -> None:
    assert ("no-such-seat-near", {"name": "Bne", "near": "Ben"}) == (
        (no := refused(market, "Bne", "toss nothing")).key,
        no.words,
    )
    assert {"name": "Zorro", "known": "Ann, Ben, Cid, Dot"} == refused(market, "Zorro", "toss nothing").words
    for wrong in (3, None, "x" * 1_000_000):
        assert len(str(refused(market, wrong, "toss nothing"))) < 200  # type: ignore[arg-type]


@pytest.mark.parametrize("name", ["ann", "Zorro", TABLE_NAME])
def test_whoever_does_not_sit_here_sees_and_chooses_nothing(market: Match, name: str) -> None:
    """The table speaks for the clock; it has no eyes and no choices."""
    for ask in (
        market.view,
        market.events,
        market.story,
        market.choices,
        market.knowledge,
        market.seen_table,
    ):
        with pytest.raises(Unclear, match="Nobody here is called"):
            ask(name)
    with pytest.raises(Unclear, match="Nobody here is called"):
        market.worlds(name, key=1)


# Where a clock may speak, the game itself says that there is none, and that the table is no sheriff.
NOT_FOR_THE_TABLE = {
    "sheriff": {"refusal-not-now", "refusal-no-timer", "refusal-not-the-sheriff"},
    "court": {"refusal-not-now"},
}


@pytest.mark.parametrize("game", ["sheriff", "court"])
def test_the_table_itself_never_moves_where_no_rule_says_so(game: str, under_way: Play) -> None:
    for moves in range(12):
        match = under_way(game, moves)
        for action in range(match.game.plain.span(match.table)):
            assert refused(match, TABLE_NAME, [action]).key in NOT_FOR_THE_TABLE[game]
        refused(match, TABLE_NAME, all_choices(match, match.acting[0])[0])
        refused(match, TABLE_NAME, 'say "hello"')


def test_every_refusal_of_a_random_action_changes_nothing(under_way: Play) -> None:
    chance = random.Random(5)
    for moves in range(0, 60, 4):
        match = under_way("sheriff", moves, seed=moves)
        for _ in range(20):
            name = chance.choice(match.seats)
            actions = [chance.randrange(12) for _ in range(chance.randint(1, 4))]
            before = state(match)
            with contextlib.suppress(Refused):
                match.do(name, actions)
                continue
            assert before == state(match)


# --- choices


def test_choices_are_all_legal_moves_and_no_others(inspection: Match) -> None:
    expected = ["pass Ann", "pass Cid", "pass Dot", "open Ann", "open Cid", "open Dot"]
    choices = inspection.choices("Ben")
    assert expected == [choice for choice in choices if not isinstance(choice, Form)]
    assert ["ask"] == [choice.verb for choice in choices if isinstance(choice, Form)]
    assert not any(str(choice).startswith(("pass", "open")) for choice in inspection.choices("Ann"))


@pytest.mark.parametrize("game", ["sheriff", "court"])
def test_everything_listed_can_be_done(game: str, under_way: Play) -> None:
    for moves in range(0, 40, 3):
        match = under_way(game, moves, seed=moves)
        for name in match.acting:
            for said in all_choices(match, name):
                copy = match.copy()
                copy.do(name, said)
                assert said == copy.moves[-1][1]


def test_too_many_choices_become_a_form(court_match: Match) -> None:
    name = court_match.acting[0]
    (form,) = court_match.choices(name)

    assert isinstance(form, Form)
    assert ["coins", "region"] == [item.name for item in form.items]
    assert (0, 20) == (form.items[0].least, form.items[0].most)
    assert "king" in form.items[1].names
    court_match.do(name, form.example)


@pytest.fixture
def court_match() -> Match:
    return knavery.new("court", SEATS, seed=1)


def test_as_many_choices_as_fit_are_listed(under_way: Play) -> None:
    lengths = [
        len(choices)
        for seed in range(8)
        for match in [under_way("sheriff", 4 * seed, seed=seed)]
        for name in match.acting
        if not isinstance((choices := match.choices(name))[0], Form)
    ]
    assert 1 < max(lengths) <= MOST_CHOICES


# --- copies, worlds


def test_a_copy_goes_its_own_way(market: Match) -> None:
    before = state(market)
    copy = market.copy()
    copy.do("Cid", "toss nothing")
    copy.do("Dot", 'say "ha"')

    assert before == state(market)
    assert state(copy) != before


def test_a_copy_plays_on_like_its_original(market: Match) -> None:
    copy = market.copy()
    for match in (market, copy):
        match.do("Cid", "toss nothing")

    assert state(market) == state(copy)


@pytest.mark.parametrize("game", ["sheriff", "court"])
def test_worlds_look_the_same_to_their_seat(game: str, under_way: Play) -> None:
    match = under_way(game, 15)
    before = state(match)
    for name in match.seats:
        for world in match.worlds(name, key=3, count=4):
            assert match.view(name) == world.view(name)
            assert match.choices(name) == world.choices(name)
            assert match.events(name) == world.events(name)
    assert before == state(match)


def test_worlds_of_the_same_key_are_the_same_and_of_another_are_others(under_way: Play) -> None:
    match = under_way("sheriff", 15)
    tables = [[world.table.pack() for world in match.worlds("Ann", key, count=3)] for key in (1, 1, 2)]

    assert tables[0] == tables[1]
    assert 6 == len({*tables[0], *tables[2]})


def test_a_world_holds_neither_the_seed_nor_the_moves(under_way: Play) -> None:
    match = under_way("sheriff", 15)
    (world,) = match.worlds("Ann", key=1)

    assert ("", []) == (world.seed, world.moves)
    assert world.table.key != match.table.key
    with pytest.raises(Refused, match="no record"):
        world.save()


# --- talk and events


def test_talk_is_free_and_changes_nothing_on_the_table(market: Match) -> None:
    table = market.table.pack()
    market.do("Ann", 'say "I have only apples"')

    assert table == market.table.pack()
    for name in (*SEATS, None):
        assert {"event": "talk", "seat": "Ann", "text": "I have only apples"}.items() <= (
            market.events(name)[-1].items()
        )


def test_talk_goes_on_when_the_game_is_over(under_way: Play) -> None:
    match = under_way("court", 1000, seats=3)
    match.do("Ann", 'say "well played"')

    assert 'say "well played"' == match.moves[-1][1]


def test_events_can_be_asked_for_from_a_number_on(under_way: Play) -> None:
    match = under_way("sheriff", 20)
    for name in (*match.seats, None):
        every = match.events(name)
        assert list(range(len(every))) == [event["n"] for event in every]
        for since in (0, 1, len(every) // 2, len(every), len(every) + 5):
            assert every[since:] == match.events(name, since=since)
        assert every == match.events(name, since=-3), "there is nothing before the first"


def test_only_he_who_drew_is_told_what(match: Match) -> None:
    drew = {name: [e for e in match.events(name) if e["event"] == "drew_card"] for name in (*SEATS, None)}

    assert {name: 0 if name is None else 6 for name in drew} == {
        name: len(told) for name, told in drew.items()
    }
    assert all(event["seat"] == name for name, told in drew.items() for event in told)


def test_a_refused_move_is_not_told(market: Match) -> None:
    before = {name: market.events(name) for name in SEATS}
    refused(market, "Cid", "toss 6 apple")

    assert before == {name: market.events(name) for name in SEATS}


def test_views_and_events_are_ready_for_json(under_way: Play) -> None:
    for game in ("sheriff", "court"):
        match = under_way(game, 12)
        for name in (*match.seats, None):
            assert match.view(name) == json.loads(json.dumps(match.view(name)))
            assert match.events(name) == json.loads(json.dumps(match.events(name)))
        assert match.full_view() == json.loads(json.dumps(match.full_view()))


def test_a_view_shows_no_other_hand(match: Match) -> None:
    assert {"?": 6} == match.view("Ann")["hand"]["Ben"]
    assert {"?": 6} == match.view()["hand"]["Ann"]
    assert match.full_view()["hand"]["Ann"] == match.view("Ann")["hand"]["Ann"]
    assert ["?"] * 180 == match.view("Ann")["deck"]


# --- the end


def test_scores_are_refused_before_the_end(match: Match) -> None:
    for ask in (lambda: match.scores, lambda: match.winners):
        with pytest.raises(Refused, match="not over yet"):
            ask()


@pytest.mark.parametrize("game", ["sheriff", "court"])
def test_the_end_has_scores_and_winners(game: str, under_way: Play) -> None:
    match = under_way(game, 10_000)

    assert set(match.seats) == set(match.scores)
    best = max(match.scores.values())
    assert match.winners
    assert {best} == {match.scores[name] for name in match.winners}
    assert "over" == match.view()["phase"]


# --- names


def test_names_change_nothing_but_names() -> None:
    strange = ["say", "Cid Vicious", "apple", "Юля"]
    one, two = knavery.new("sheriff", SEATS, seed=11), knavery.new("sheriff", strange, seed=11)
    one.do("Ben", "first Cid")
    two.do("Cid Vicious", 'first "apple"')

    assert one.table == two.table
    assert 'first "apple"' == two.moves[-1][1]
