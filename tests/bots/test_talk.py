"""Where all may talk: bots may wait, they bargain, and talk that leads nowhere comes to an end."""

import itertools
from random import Random

import pytest

import knavery
from knavery.bots import Bot, Company, Level, Persona, Seen, bots_of
from knavery.bots.character import Character
from knavery.bots.guess import Guess
from knavery.bots.sheriff.characters import Avenger
from knavery.bots.sheriff.eyes import Shire, inspections, moments
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


def characters_of(game):
    return [persona for persona in bots_of(game).values() if isinstance(persona.make(), Character)]


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
    bids = (int(command.split()[1]) for _, command in said(match, "offer"))
    offers, rounds = {}, 0
    for event in match.events():
        if event["event"] == "round_begins":
            offers, rounds = {}, rounds + 1
        elif event["event"] == "offers":
            gold = next(bids)
            assert gold > offers.get(event["seat"], 0)
            offers[event["seat"]] = gold
    assert rounds == 9


@pytest.mark.parametrize("talk", ["free", "turns"])
def test_nobody_pays_for_an_honest_bag_or_more_than_it_holds(talk):
    match = knavery.new("sheriff", NAMES[:5], 6, talk=talk)
    company = Company(match, dict(zip(match.seats, characters_of("sheriff"), strict=True)), 6)
    offers = 0
    while not match.over:
        stakes = {name: Shire(Seen.by(match, name), Random(1)).at_stake for name in match.seats}
        name = company.step()
        words = match.moves[-1][1].split()
        if words[0] == "offer" and words[-1] == "pass":
            offers += 1
            assert int(words[1]) <= stakes[name]
    assert offers > 10


def test_farmers_neither_pay_nor_lie():
    match = talks(["farmer"], 4, 5)
    assert not said(match, "offer")
    assert all(event["event"] != "confiscated" for event in match.events())


def test_a_price_comes_down_when_it_is_answered():
    """Who asks waits for an answer, and then asks for less."""
    match = talks(["venal", "smuggler"], 4, 3)
    haggled = 0
    asked = {}
    for name, command, _ in match.moves:
        verb, *words = command.split()
        if verb == "first":
            asked = {}
        elif verb == "ask":
            owner, gold = words[0], int(words[1])
            assert asked.get(owner) != "waits"
            haggled += owner in asked
            asked[owner] = "waits"
            assert gold > 0
        elif verb in ("offer", "refuse") and name in asked:
            asked[name] = "answered"
    assert haggled


def test_nobody_asks_where_nobody_can_answer():
    match = talks(["venal"], 4, 5, talk="turns")
    for (name, command, _), (other, _, _) in itertools.pairwise(match.moves):
        assert not command.startswith("ask") or name != other


def inspecting(bots, seats=4, seed=3, **options):
    """A match in which bags wait for the sheriff, packed by these bots."""
    match = knavery.new("sheriff", NAMES[:seats], seed, **options)
    known = bots_of("sheriff")
    company = Company(match, {s: known[bots[n % len(bots)]] for n, s in enumerate(match.seats)}, seed)
    while match.view()["phase"] != "inspect":
        assert company.step()
    return match


def chooses(match, name, bot):
    return bots_of("sheriff")[bot].make().choose(Seen.by(match, name), Random(1))


@pytest.mark.parametrize("bot", ["smuggler", "venal", "avenger", "farmer"])
@pytest.mark.parametrize("asked", ["1 gold for open", "1 gold for nothing", "nothing for open"])
def test_nobody_pays_to_be_opened_or_for_nothing(bot, asked):
    match = inspecting(["smuggler"])
    sheriff = match.view()["sheriff"]
    merchant = next(name for name in match.seats if match.view()["bag"][name])
    match.do(sheriff, f"ask {merchant} {asked}")
    assert chooses(match, merchant, bot) == "refuse"


def test_a_smuggler_takes_a_fair_price():
    match = inspecting(["smuggler"])
    sheriff = match.view()["sheriff"]
    merchant = next(name for name in match.seats if len(match.view(name)["bag"][name]) > 1)
    match.do(sheriff, f"ask {merchant} 2 gold for pass")
    assert chooses(match, merchant, "smuggler") == "accept"


@pytest.mark.parametrize("offer", ["40 gold for pass", "40 gold for open", "40 gold for nothing"])
def test_farmers_take_nothing(offer):
    match = inspecting(["smuggler"])
    sheriff, merchant = match.view()["sheriff"], next(n for n in match.seats if match.view()["bag"][n])
    match.do(merchant, f"offer {offer}")
    assert chooses(match, sheriff, "farmer") == f'refuse "{merchant}"'


def test_two_deputies_agree_without_a_vote_too_many():
    """Who has said what he would do waits for the other, and does not change his mind."""
    match = talks(["venal", "smuggler", "avenger", "farmer", "paranoid", "smuggler"], 6, 2)
    votes = set()
    for name, command, _ in match.moves:
        verb, *words = command.split()
        if verb == "first":
            votes = set()
        if verb == "vote":
            assert (name, words[-1]) not in votes
            votes.add((name, words[-1]))
        assert "nothing for" not in command


def test_the_other_deputy_answers_what_one_asks():
    match = inspecting(["smuggler"], 6)
    one, two = match.view()["deputies"]
    merchant = next(name for name in match.seats if match.view()["bag"][name])
    match.do(one, f"ask {merchant} 20 gold for pass")
    match.do(merchant, "accept")
    assert chooses(match, two, "smuggler") == f'accept "{merchant}"'
    assert not str(chooses(match, one, "venal")).startswith("accept")


def test_who_opened_a_bag_is_remembered_of_both_deputies():
    match = inspecting(["farmer"], 6)
    one, two = match.view()["deputies"]
    first, second, third = [name for name in match.seats if match.view()["bag"][name]][:3]
    for name, command in ((one, f"vote pass {first}"), (two, f"vote open {first}"), (two, f"open {first}")):
        match.do(name, command)
    for name, command in ((one, f"vote open {second}"), (two, f"vote open {second}")):
        match.do(name, command)
    for name, command in ((one, f"vote pass {third}"), (two, f"vote pass {third}")):
        match.do(name, command)
    past = list(inspections(Seen.by(match, first)))
    assert [(bag.owner, bag.openers) for bag in past] == [(first, (two,)), (second, (one, two)), (third, ())]
    assert [list(moments(Seen.by(match, name), 0)) for name in (first, two)] == [
        [("wronged", {"other": two})],
        [("mistaken", {"other": first}), ("mistaken", {"other": second})],
    ]


def test_a_deal_with_both_deputies_is_worth_a_word():
    match = inspecting(["smuggler"], 6)
    one, two = match.view()["deputies"]
    merchant = next(name for name in match.seats if match.view()["bag"][name])
    match.do(merchant, "offer 9 gold for pass")
    match.do(one, f"accept {merchant}")
    match.do(two, f"accept {merchant}")
    assert ("pays", {"other": one}) in moments(Seen.by(match, merchant), 0)
    for deputy in (one, two):
        assert ("takes", {"other": merchant}) in moments(Seen.by(match, deputy), 0)


def test_avengers_make_their_enemies_pay_dear():
    """The same offer from one who opened her bag and from one who did not."""
    match = inspecting(["farmer"], 3, 8)
    enemy = match.view()["sheriff"]
    avenger, friend = [name for name in match.seats if name != enemy]
    match.do(enemy, f"open {avenger}")
    match.do(enemy, f"pass {friend}")
    company = Company(match, dict.fromkeys(match.seats, bots_of("sheriff")["farmer"]), 1)
    while match.view()["phase"] != "inspect" or match.view()["sheriff"] != avenger:
        company.step()
    for merchant in (enemy, friend):
        match.do(merchant, "offer 20 gold for pass")
    avenger_seen = Shire(Seen.by(match, avenger), Random(1))
    least = {name: Avenger().least(avenger_seen, name, Terms(20, passes=(name,))) for name in (enemy, friend)}
    assert least[enemy] / avenger_seen.size(enemy) == 2 * least[friend] / avenger_seen.size(friend)


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
    assert Terms.read('5 gold for open "a promise b"', "Ben") == Terms(5, opens=("a promise b",))


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
