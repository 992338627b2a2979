"""Where all may talk: bots may wait, they bargain, and talk that leads nowhere comes to an end."""

import pytest

import knavery
from knavery.bots import Bot, Company, Level, Persona, Seen, bots_of
from knavery.bots.guess import Guess
from knavery.bots.sheriff.terms import Terms

NAMES = ("Ann", "Ben", "Cid", "Dot", "Eve", "Fay")


class Haggler(Guess):
    """Never has enough: offers, or asks, as long as that is allowed."""

    def choose(self, seen, dice):
        if seen.view["phase"] == "inspect":
            for choice in map(str, seen.choices):
                if choice.split()[0] in ("offer", "ask"):
                    return choice
        return super().choose(seen, dice)


class Mute(Guess):
    """Says nothing that it need not say."""

    def choose(self, seen, dice):
        return None if seen.may_wait else super().choose(seen, dice)


@pytest.mark.parametrize("bot", [Haggler, Mute])
@pytest.mark.parametrize("seats", [3, 6])
@pytest.mark.parametrize("talk", ["free", "turns"])
def test_a_table_of_bots_always_ends(bot, seats, talk):
    match = knavery.new("sheriff", NAMES[:seats], 2, talk=talk)
    company = Company(match, dict.fromkeys(match.seats, Persona("one", Level.EASY, bot)), 2)
    while not match.over and match.view()["round"] < 3:
        assert company.step() in match.seats
        assert len(match.moves) < 1500


def talks(bots, seats, seed, **options):
    match = knavery.new("sheriff", NAMES[:seats], seed, **options)
    known = bots_of("sheriff")
    company = Company(match, {s: known[bots[n % len(bots)]] for n, s in enumerate(match.seats)}, seed)
    while not match.over:
        assert company.step()
    return match


def said(match, verb):
    return [(name, command) for name, command, _ in match.moves if command.startswith(verb)]


def test_smugglers_bid_and_the_venal_ask_until_they_agree():
    match = talks(["venal", "smuggler"], 4, 3, talk="turns")
    assert said(match, "offer")
    assert said(match, "ask")
    assert said(match, "accept")
    gold = [event for event in match.events() if event["event"] == "gave_gold"]
    assert gold
    assert all(event["number"] > 0 for event in gold)


def test_bids_go_up():
    """Within a round a smuggler offers more each time, and no more than he has."""
    match = talks(["farmer", "smuggler", "smuggler"], 3, 1)
    offers, rounds = {}, 0
    for event in match.events():
        if event["event"] == "round_begins":
            offers, rounds = {}, rounds + 1
        elif event["event"] == "offers":
            assert event["number"] > offers.get(event["seat"], 0)
            offers[event["seat"]] = event["number"]
    assert rounds == 9


def test_farmers_neither_pay_nor_lie():
    match = talks(["farmer"], 4, 5)
    assert not said(match, "offer")
    assert all(event["event"] != "confiscated" for event in match.events())


def test_avengers_pay_for_others_bags():
    match = talks(["avenger", "paranoid", "avenger", "smuggler"], 4, 8)
    assert any(" for open " in command for _, command in said(match, "offer"))


@pytest.mark.parametrize("options", [{"edition": "first"}, {"black_market": True, "royal": True}])
def test_characters_play_what_there_is(options):
    match = talks(["smuggler", "avenger", "venal"], 5, 4, **options)
    verbs = {command.split()[0] for _, command, _ in match.moves}
    assert verbs >= ({"draw", "bury"} if "edition" in options else {"sell"})


def test_terms_are_read_as_the_view_has_them():
    terms = Terms.read('8 gold, 2 apple, cheese from bag for pass and open "seat 1" promise open Ann', "Ben")
    assert terms == Terms(8, {"apple": 2}, {"cheese": 1}, ("Ben",), ("seat 1",))
    assert Terms.read("nothing for pass Cid", "Ben") == Terms(passes=("Cid",))
    assert Terms.read("5 gold for nothing", "Ben") == Terms(5)


def test_views_are_read_as_terms():
    match = talks(["venal", "smuggler", "avenger"], 5, 6, talk="turns")
    replayed = knavery.new("sheriff", match.seats, 6, talk="turns")
    read = 0
    for name, command, _ in match.moves:
        replayed.do(name, command)
        for kind in ("offer", "ask"):
            for owner, words in replayed.view()[kind].items():
                terms = Terms.read(words, owner)
                number = replayed.number(owner)
                assert terms.gold == getattr(replayed.table.merchants[number], kind).gold
                read += 1
    assert read > 5


def test_people_who_are_silent_are_waited_for_but_not_for_ever():
    """A sheriff that is a bot goes on where the merchants, who are people, say nothing."""
    match = knavery.new("sheriff", NAMES[:4], 7)
    sheriff = match.view()["sheriff"]
    company = Company(match, {sheriff: bots_of("sheriff")["farmer"]}, 7)
    while match.view()["phase"] != "inspect":
        name = match.acting[0]
        if name == sheriff:
            company.step()
        else:
            match.do(name, str(match.choices(name)[0]))
    before = len(match.moves)
    assert company.step() is None
    for _ in range(3):
        company.step()
    assert len(match.moves) > before


def test_a_free_seat_never_has_to_act():
    match = talks(["smuggler"], 3, 2, talk="turns")
    bot: Bot = bots_of("sheriff")["farmer"].make()
    start = knavery.new("sheriff", match.seats, 2)
    for name, command, _ in match.moves:
        if start.view()["phase"] == "inspect":
            break
        start.do(name, command)
    merchant = next(name for name in start.acting if name != start.view()["sheriff"])
    company = Company(start, {merchant: Persona("one", Level.EASY, lambda: bot)}, 1)
    for _ in range(8):
        assert company.step() is None
    assert Seen.by(start, merchant).acting == start.acting
