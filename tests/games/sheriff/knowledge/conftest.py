"""What a seat can know: worlds that are imagined for it are exactly those that enumeration finds.

Enumeration starts with every arrangement of the cards that the seat could not tell from the real one when
the position was laid out.  It then replays the game from all of them, with every card that others might have
set aside face down or put into their bags and every card that might have come from the deck, and keeps what
tells the seat the same.
"""

import itertools

import pytest

from knavery.games.sheriff.data import GOODS, KINDS, LEGAL
from knavery.games.sheriff.knowledge import imagine
from knavery.games.sheriff.rules import cards
from knavery.games.sheriff.rules.names import Phase
from knavery.games.sheriff.table import FIRST_EDITION
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
        for good in range(KINDS):
            unseen[good] -= seen.removed[good] + max(seen.loot.stand[good], 0)
            unseen[good] -= sum(pile.cards[: pile.count].count(good) for pile in seen.piles)
            for merchant in seen.merchants:
                for cells in (merchant.hand, merchant.bag, merchant.stand, merchant.aside):
                    unseen[good] -= max(cells[good], 0)
        others = [seat for seat in range(seen.seats) if seat != self.seat]
        places = [(seat, "stand", seen.merchants[seat].face_down) for seat in others]
        places += [(seat, "hand", seen.merchants[seat].held) for seat in others]
        places += [(seat, "bag", seen.merchants[seat].bagged) for seat in others]
        for seat in others:
            if seen.edition == FIRST_EDITION and seat != seen.sheriff:
                seen.merchants[seat].aside = [0] * KINDS
        seen.out = [0] * KINDS
        seen.loot.stand = [max(count, 0) for count in seen.loot.stand]
        yield from self.fill(seen, unseen, [*places, (None, "out", seen.out_cards)])

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
            cells = getattr(laid if seat is None else laid.merchants[seat], place)
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
        """Another's bag is his secret, and what he sets aside face down: any of so many cards."""
        face_down = table.phase == Phase.MARKET and table.edition == FIRST_EDITION
        if seat == self.seat or not (table.phase == Phase.LOAD or face_down):
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
            found[f"{place} {seat}"] = {GOODS[g]: n for g, n in enumerate(cells) if n}
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
    """Positions of 8 to 10 cards, in which hands are filled to three: at six the deck would be gone.

    For the same reason one card only stays on top of each pile of the first edition."""
    assert sheriff.plain, "made of the rules as they are, before they are changed here, to be put back after"
    monkeypatch.setattr(cards, "HAND_LIMIT", 3)
    monkeypatch.setattr(cards, "KEPT_ON_TOP", 1)
    monkeypatch.setattr(cards, "shuffle", shuffle_closed)
    monkeypatch.setattr(sheriff, "plain", Plain(sheriff))

    def place(seats=NAMES, **given):
        return lay_out(seats=seats, **given)

    return place


@pytest.fixture
def told():
    """`told(match, "Ann")`: the match, and the enumeration of what Ann (or everybody) cannot tell apart."""
    return Told
