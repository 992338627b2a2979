"""What a seat can know: worlds that are imagined for it are exactly those that enumeration finds.

Enumeration starts with every arrangement of the cards that the seat could not tell from the real one when
the position was laid out.  It then replays the game from all of them, with every bag that others might have
loaded and every card that might have come from the deck, and keeps what tells the seat the same.
"""

import itertools
import random

import pytest

from knavery.games.sheriff.data import GOODS, KINDS, LEGAL
from knavery.games.sheriff.knowledge import imagine
from knavery.games.sheriff.rules import cards
from knavery.games.sheriff.rules.deed import OPEN, PASS
from knavery.games.sheriff.rules.inspect import TURN_TO
from knavery.games.sheriff.rules.names import Event, Phase
from knavery.kernel.chance import key_of, set_key, shuffle
from knavery.kernel.game import Plain
from knavery.kernel.moves import parse

NAMES = ("Ann", "Ben", "Cid")


class OpenDeck(list):
    """A deck whose top card is decided when it is drawn, as the script has it."""

    def __init__(self, cards, script):
        super().__init__(cards)
        self.script = script

    def __getitem__(self, place):
        if isinstance(place, int):
            options = sorted(set(list.__getitem__(self, slice(0, place + 1))))
            card = self.script.choose(options)
            here = self.index(card)
            self[here], self[place] = list.__getitem__(self, place), card
        return list.__getitem__(self, place)


class Script:
    """Choices made one after another; `again` tells the next script, until all have been played."""

    def __init__(self):
        self.made, self.at = [], 0

    def choose(self, options):
        if self.at == len(self.made):
            self.made.append([0, len(options)])
        self.at += 1
        return options[self.made[self.at - 1][0]]

    def again(self):
        self.at = 0
        while self.made:
            self.made[-1][0] += 1
            if self.made[-1][0] < self.made[-1][1]:
                return True
            self.made.pop()
        return False


def canonical(table):
    """The table with a deck in no order and no chance: what can be told apart at all."""
    table = table.copy()
    count = table.deck_cards
    table.deck = sorted(table.deck[:count]) + [0] * (len(table.deck) - count)
    table.key, table.draws = [0] * 4, 0
    return table


def handfuls(counts, size, goods=range(KINDS)):
    """Every choice of so many cards, as counts."""
    goods = [good for good in goods if counts[good]]
    pool = [good for good in goods for _ in range(counts[good])]
    for chosen in sorted(set(itertools.combinations(pool, size))):
        yield [chosen.count(good) for good in range(KINDS)]


class Enumeration:
    """All tables that this seat cannot tell from the real one, move after move."""

    def __init__(self, match, name):
        self.match, self.name, self.seat = match, name, match.number(name)
        self.plain = match.game.plain
        self.tables = {table.pack(): table for table in self.arrangements()}
        assert canonical(match.table).pack() in self.tables

    def arrangements(self):
        """The unseen cards in all places that may hold them."""
        seen = self.match.seen_table(self.name)
        unseen = list(seen.stock)
        seen.out = [0] * KINDS  # no cards were left out
        for good in range(KINDS):
            unseen[good] -= seen.piles[0].cards[: seen.piles[0].count].count(good)
            for merchant in seen.merchants:
                for cells in (merchant.hand, merchant.bag, merchant.stand, merchant.aside):
                    unseen[good] -= max(cells[good], 0)
        others = [seat for seat in range(seen.seats) if seat != self.seat]
        places = [(seat, "stand", seen.merchants[seat].face_down) for seat in others]
        places += [(seat, "hand", seen.merchants[seat].held) for seat in others]
        places += [(seat, "bag", seen.merchants[seat].bagged) for seat in others]
        yield from self.fill(seen, unseen, places)

    def fill(self, table, unseen, places):
        if not places:
            table = table.copy()
            deck = [good for good in range(KINDS) for _ in range(unseen[good])]
            assert len(deck) == table.deck_cards
            table.deck = deck + [0] * (len(table.deck) - len(deck))
            yield canonical(table)
            return
        (seat, place, count), *rest = places
        for chosen in handfuls(unseen, count, range(LEGAL, KINDS) if place == "stand" else range(KINDS)):
            laid = table.copy()
            cells = getattr(laid.merchants[seat], place)
            for good in range(LEGAL if place == "stand" else 0, KINDS):
                cells[good] = chosen[good]
            yield from self.fill(laid, [n - c for n, c in zip(unseen, chosen, strict=True)], rest)

    def follow(self, name, actions, before):
        """The seat was told of a move that made the real table of `before`; which worlds agree?"""
        told = [entry for entry in self.match.log[before:] if entry.told_to(self.seat)]
        seat, found = self.match.number(name), {}
        for table in self.tables.values():
            for said in self.sayings(table, seat, actions):
                for after in self.outcomes(table, seat, said, told):
                    found[after.pack()] = after
        self.tables = found

    def sayings(self, table, seat, actions):
        """Another's bag is his secret: any of so many cards."""
        if table.phase != Phase.LOAD or seat == self.seat:
            return [actions]
        hand = table.merchants[seat].hand
        return [
            [good + 1 for good in range(KINDS) for _ in range(bag[good])] + [0]
            for bag in handfuls(hand, len(actions) - 1)
        ]

    def outcomes(self, table, seat, actions, told):
        """The tables that this move may lead to, with what the deck may bring, and is told the same."""
        script = Script()
        while True:
            after = table.copy()
            after.deck, after.heard = OpenDeck(after.deck, script), []
            if self.play(after, seat, actions):
                heard = [entry for entry in after.heard if entry.told_to(self.seat)]
                if heard == told:
                    after.deck = after.deck[:]
                    yield canonical(after)
            if not script.again():
                return

    def play(self, table, seat, actions):
        for action in actions:
            if self.plain.refusal(table, seat, action):
                return False
            self.plain.play(table, seat, action)
        return True


def imagined(match, name, enough, most):
    """The worlds that are imagined for this seat, until enough different ones came up."""
    seen, known, seat = match.seen_table(name), match.knowledge(name), match.number(name)
    found = {}
    for number in range(most):
        world = seen.copy()
        set_key(world, key_of(f"{name}/{number}"))
        imagine(world, known, seat)
        world = canonical(world)
        found[world.pack()] = world
        if len(found) > enough:
            break
        if number % 50 == 49 and len(found) == enough and number > 8 * enough:
            break
    return found


def compare(match, truth):
    """Both inclusions; says what is too much and what lacks."""
    found = imagined(match, truth.name, len(truth.tables), 400 * len(truth.tables) + 400)
    excess = [shown(found[key]) for key in found.keys() - truth.tables.keys()]
    lacking = [shown(truth.tables[key]) for key in truth.tables.keys() - found.keys()]
    assert excess == [], f"{truth.name} imagines what cannot be, of {len(truth.tables)} worlds"
    assert lacking == [], f"{truth.name} does not imagine what can be, of {len(truth.tables)} worlds"


def shown(table):
    """What is hidden in a world, for a failed test's message."""
    found = {"deck": "".join(GOODS[good][0] for good in table.deck[: table.deck_cards])}
    for seat, merchant in enumerate(table.merchants[: table.seats]):
        for place in ("hand", "bag", "stand"):
            cells = getattr(merchant, place)
            found[f"{place} {NAMES[seat]}"] = {GOODS[g]: n for g, n in enumerate(cells) if n}
    return {place: cards for place, cards in found.items() if cards}


class Told:
    """A match and, for some of its seats, the enumeration of what they cannot tell apart."""

    def __init__(self, match, *names):
        self.match = match
        self.truths = [Enumeration(match, name) for name in names or match.seats]

    def do(self, name, said):
        match, before = self.match, len(self.match.log)
        if isinstance(said, str):
            said = parse(match.verbs, match.table, match.seats, match.number(name), said).actions
        match.do(name, said)
        for truth in self.truths:
            truth.follow(name, list(said), before)
            assert canonical(self.match.table).pack() in truth.tables
        return self

    def check(self):
        for truth in self.truths:
            compare(self.match, truth)
        return self


def shuffle_closed(table, deck, count):
    """To shuffle a deck whose order is open changes nothing."""
    if not isinstance(deck, OpenDeck):
        shuffle(table, deck, count)


@pytest.fixture
def tiny(lay_out, sheriff, monkeypatch):
    """Positions of 8 to 10 cards, in which hands are filled to three: at six the deck would be gone."""
    assert sheriff.plain, "made of the rules as they are, before they are changed here, to be put back after"
    monkeypatch.setattr(cards, "HAND_LIMIT", 3)
    monkeypatch.setattr(cards, "shuffle", shuffle_closed)
    monkeypatch.setattr(sheriff, "plain", Plain(sheriff))

    def place(**given):
        return lay_out(seats=NAMES, **given)

    return place


HANDS = {"Ann": {"apple": 1, "silk": 1}, "Ben": {"apple": 1, "mead": 1}, "Cid": {"cheese": 1, "silk": 1}}


# The ways to lay 2 + 2 + 2 + 1 cards in places of 2, 2 and 3, counted by which cards the hands have.
WAYS = len(
    {
        (tuple(sorted(seven[:2])), tuple(sorted(seven[2:4])))
        for seven in itertools.permutations(["apple", "apple", "silk", "silk", "mead", "mead", "cheese"])
    }
)


def test_at_the_start(tiny):
    """Any cards in others' hands, the rest in the deck (SN-SET-8)."""
    told = Told(tiny(hand=HANDS, deck=["mead", "apple", "silk"])).check()
    # Ann does not see two apples, two silk, two mead and a cheese: two hands of two, and three in the deck.
    assert len(told.truths[0].tables) == WAYS


def test_order_of_the_deck(tiny):
    """Every order of the deck comes up."""
    match = tiny(hand={"Ann": {}, "Ben": {}, "Cid": {}}, deck=["mead", "apple", "silk", "apple"])
    orders = {tuple(world.full_view()["deck"]) for world in match.worlds("Ann", 1, 300)}
    assert orders == set(itertools.permutations(["mead", "apple", "silk", "apple"]))


def test_a_round_without_a_new_deck(tiny):
    """Tossed, drawn, loaded, passed, opened: at every step (SN-LOAD-1, SN-INS-5, SN-INS-9)."""
    hands = {"Ann": {"apple": 2, "silk": 1}, "Ben": {"apple": 1, "mead": 1}, "Cid": {"cheese": 1, "silk": 1}}
    told = Told(tiny(hand=hands, deck=["mead", "apple", "silk"])).check()
    for line in (
        "Ann: first Cid",
        "Cid: toss 1 cheese",
        "Ben: toss nothing",
        "Ben: bag 1 apple, 1 mead",
        "Cid: bag 1 silk",
        "Ben: declare apple",
        "Cid: declare cheese",
        "Ann: pass Ben",
    ):
        told.do(*line.split(": ")).check()
    assert told.match.view("Ann")["stand"]["Ben"] == {"apple": 1, "?": 1}


DEBT = {
    "phase": "inspect",
    "gold": {"Ben": 0, "Cid": 0, "Ann": 0},
    "hand": {"Ann": {"apple": 1}, "Ben": {"mead": 1}, "Cid": {"pepper": 1}},
    "stand": {"Ben": {"mead": 1, "silk": 1, "pepper": 1}},
    "bag": {"Ben": {"mead": 1}, "Cid": {"apple": 1}},
    "claim": {"Ben": "apple", "Cid": "apple"},
    "deck": ["silk", "apple"],
}


def test_contraband_seen_in_a_debt(tiny):
    """SN-DEBT-3, SN-DEBT-5: what was handed over lies face down again, and all remember it."""
    told = Told(tiny(**DEBT)).check()
    told.do("Ann", "open Ben").check()
    told.do("Ben", "pay 1 pepper").check()
    for world in told.match.worlds("Cid", 5, 50):
        assert world.full_view()["stand"]["Ann"] == {"pepper": 1}


def test_contraband_handed_on(tiny):
    """SN-DEBT-7: Ann got a pepper from Ben and hands a pepper on to Cid, whose bag was honest."""
    stands = DEBT["stand"] | {"Ann": {"silk": 1}}
    told = Told(tiny(**DEBT | {"stand": stands}))
    for line in ("Ann: open Ben", "Ben: pay 1 pepper", "Ann: open Cid", "Ann: pay 1 pepper"):
        told.do(*line.split(": ")).check()
    assert [world.full_view()["stand"]["Cid"] for world in told.match.worlds("Ben", 5, 9)] == [
        {"apple": 1, "pepper": 1}
    ] * 9


STOCKS = [
    {"apple": 4, "cheese": 1, "mead": 2, "silk": 2},
    {"apple": 2, "mead": 3, "silk": 3, "pepper": 1},
    {"apple": 3, "bread": 3, "chicken": 1, "crossbow": 1},
    {"apple": 1, "cheese": 1, "pepper": 4, "mead": 4},
]


def random_position(tiny, seed):
    """Some of the stock in hands of two or three, some on stands, some on the pile, the rest in the deck."""
    chance = random.Random(seed)
    stock = [good for good, count in STOCKS[seed % len(STOCKS)].items() for _ in range(count)]
    chance.shuffle(stock)
    size = 2 if len(stock) < 9 or seed % 3 else 1
    hands = {name: count_up([stock.pop() for _ in range(size)]) for name in NAMES}
    gold = {name: chance.choice([0, 1, 4]) for name in NAMES}
    return tiny(hand=hands, deck=stock, gold=gold, seed=seed)


def count_up(goods):
    return {good: goods.count(good) for good in goods}


# Each takes a second; those after the first few are left to `make test`.
SEEDS = [pytest.param(seed, marks=[pytest.mark.slow] if seed >= 4 else []) for seed in range(24)]


def move_without_deals(random_move, match, chance):
    """In the inspection bags are passed and opened: where cards of deals are from is not known."""
    while True:
        name, actions = random_move(match, chance)
        if match.table.phase != Phase.INSPECT or (actions[0] >= TURN_TO and actions[1] in (PASS, OPEN)):
            return name, actions


@pytest.mark.parametrize("seed", SEEDS)
def test_random_games(tiny, random_move, seed):
    """Whatever is played; new decks (SN-END-2), debts (SN-DEBT-3) and all."""
    chance = random.Random(seed)
    told = Told(random_position(tiny, seed))
    for _ in range(40):
        if told.match.over or max(len(truth.tables) for truth in told.truths) > 3000:
            break
        told.do(*move_without_deals(random_move, told.match, chance)).check()


def test_random_games_show_much(tiny, random_move):
    """The games above are no empty show."""
    seen = set()
    for seed in range(24):
        chance, match = random.Random(seed), random_position(tiny, seed)
        for _ in range(40):
            if not match.over:
                match.do(*move_without_deals(random_move, match, chance))
        seen |= {entry.event for entry in match.log}
    assert {Event.RESHUFFLED, Event.PAID_GOODS, Event.FORGIVEN, Event.CONFISCATED, Event.HID} <= seen
