"""How people write a position of Thief's Market down, and what follows from it."""

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

from knavery.games.thieves.data import (
    CARD_NAMES,
    CARDS,
    DECK_NAMES,
    FACES,
    MARKER,
    OBJECT_NAMES,
    OWN,
    STEW,
)
from knavery.games.thieves.rules.cards import acts_as, take_effect
from knavery.games.thieves.rules.dice import MIDDLE, add, clear
from knavery.games.thieves.rules.names import Phase
from knavery.games.thieves.rules.turns import may_reroll, note_loot, serve
from knavery.games.thieves.table import MOST_IN_DECKS, PLACES, ROW
from knavery.kernel.fields import Misfit, Shown, as_list, as_mapping, index_of
from knavery.kernel.near import unknown
from knavery.kernel.record import NOBODY
from knavery.kernel.scenario import Given

PHASES: dict[str, tuple[int, ...]] = {
    "loot": (Phase.LOOT, Phase.PICK),
    "reroll": (Phase.REROLL,),
    "buy": tuple(range(Phase.BUY, Phase.OVER)),
    "over": (Phase.OVER,),
}

IN_THE_MIDDLE = "middle"
MOST_OBJECTS = 60  # on a whole table: a span of action numbers takes no more


class Objects(Shown):
    """The objects of a pile, in any order: the middle, or each seat's loot."""

    def __init__(self, name: str, per_seat: bool) -> None:
        super().__init__(name)
        self.per_seat = per_seat

    def read(self, table: Any, seats: Sequence[str], seat: int) -> Any:
        pile = table.piles[seat + 1]  # NOBODY's is the middle
        return [name for kind, name in enumerate(OBJECT_NAMES) for _ in range(pile.objects[kind])]

    def write(self, table: Any, seats: Sequence[str], seat: int, value: Any) -> None:
        objects = self.objects(value)
        clear(table.piles[seat + 1])
        for kind in objects:
            add(table.piles[seat + 1], kind, 1)

    def check(self, table: Any, seats: Sequence[str], expected: Any) -> None:
        self.objects(expected)

    def objects(self, value: Any) -> list[int]:
        found = [index_of("object", name, OBJECT_NAMES) for name in as_list(value)]
        if len(found) > MOST_OBJECTS:
            raise Misfit(f"at most {MOST_OBJECTS} objects can lie here, not {len(found)}")
        if found.count(MARKER) > 1:
            raise Misfit("there is one marker")
        return found


class Holder(Shown):
    """Who has the marker: a seat, or the middle."""

    def read(self, table: Any, seats: Sequence[str], seat: int) -> Any:
        return IN_THE_MIDDLE if table.marker == NOBODY else seats[table.marker]

    def write(self, table: Any, seats: Sequence[str], seat: int, value: Any) -> None:
        table.marker = self.holder(seats, value)

    def check(self, table: Any, seats: Sequence[str], expected: Any) -> None:
        self.holder(seats, expected)

    def holder(self, seats: Sequence[str], value: Any) -> int:
        return NOBODY if value == IN_THE_MIDDLE else index_of("seat", value, [*seats, IN_THE_MIDDLE])


class ByDeck(Shown):
    """Lists of cards under A, B and C, each compared in order."""

    ordered = True
    parts = DECK_NAMES

    def cards(self, value: Any, most: int) -> dict[int, list[int]]:
        found = {}
        for name, part in as_mapping(value).items():
            if name not in DECK_NAMES:
                raise Misfit(unknown(self.name, name, DECK_NAMES))
            cards = [index_of("card", card, CARD_NAMES) for card in as_list(part)]
            if len(cards) > most:
                raise Misfit(f"at most {most} cards can lie in {self.name} {name}, not {len(cards)}")
            found[DECK_NAMES.index(name)] = cards
        return found

    def differs(self, expected: Any, found: Any) -> bool:
        return any(found.get(name, []) != cards for name, cards in as_mapping(expected).items())


class Rows(ByDeck):
    """The open cards, row by row, without the places that are empty."""

    def read(self, table: Any, seats: Sequence[str], seat: int) -> Any:
        return {
            name: [CARD_NAMES[card] for card in table.market[ROW * row : ROW * row + ROW] if card != NOBODY]
            for row, name in enumerate(DECK_NAMES)
        }

    def write(self, table: Any, seats: Sequence[str], seat: int, value: Any) -> None:
        for row, cards in self.cards(value, ROW).items():
            table.market[ROW * row : ROW * row + ROW] = cards + [NOBODY] * (ROW - len(cards))

    def check(self, table: Any, seats: Sequence[str], expected: Any) -> None:
        self.cards(expected, ROW)


class Decks(ByDeck):
    """The decks, each from its top."""

    def read(self, table: Any, seats: Sequence[str], seat: int) -> Any:
        found, top = {}, table.deck_cards
        for deck, name in enumerate(DECK_NAMES):
            cards = table.deck[top - table.left[deck] : top]
            found[name] = [CARD_NAMES[card] if card >= 0 else "?" for card in reversed(cards)]
            top -= table.left[deck]
        return found

    def write(self, table: Any, seats: Sequence[str], seat: int, value: Any) -> None:
        given = self.cards(value, MOST_IN_DECKS)
        lying = self.read(table, seats, seat)
        decks = [
            given.get(deck, [CARD_NAMES.index(card) for card in lying[name]])
            for deck, name in enumerate(DECK_NAMES)
        ]
        cards = [card for deck in decks for card in deck][::-1]
        if len(cards) > MOST_IN_DECKS:
            raise Misfit(f"at most {MOST_IN_DECKS} cards can lie in all decks, not {len(cards)}")
        table.deck = cards + [0] * (MOST_IN_DECKS - len(cards))
        table.deck_cards = len(cards)
        table.left = [len(deck) for deck in decks]

    def check(self, table: Any, seats: Sequence[str], expected: Any) -> None:
        cards = {
            name: [card for card in as_list(part) if card != "?"]
            for name, part in as_mapping(expected).items()
        }
        self.cards(cards, MOST_IN_DECKS)


FIELDS: tuple[Shown, ...] = (
    Objects("middle", per_seat=False),
    Objects("loot", per_seat=True),
    Holder("marker"),
    Rows("row"),
    Decks("deck"),
)


# --- what follows from a written position


def settle(table: Any, given: Given) -> None:
    """Put in place what follows from what a scenario gives."""
    phase = given.phase or "loot"
    if len(given.turn) > 1:
        raise Misfit(f"one seat has the turn, not {len(given.turn)}")
    table.turn = NOBODY
    if "loot" in given.seats and not given.names("middle"):
        clear(table.piles[MIDDLE])
    settle_cards(table)
    settle_market(table)
    settle_marker(table, given, phase)
    table.phase = PHASES[phase][0]
    table.waiting = 0
    if phase == "loot":
        settle_loot(table, given)
    elif phase != "over":
        settle_buying(table, given)


def settle_cards(table: Any) -> None:
    """What the cards before each player come to."""
    for seat in range(table.seats):
        thief = table.thieves[seat]
        cards = thief.cards[: thief.held]
        if thief.copied != NOBODY and not any(OWN[card] == STEW for card in cards):
            raise Misfit(f"seat {seat + 1} has no mimetic_stew that could be a copy")
        thief.powers, thief.watch, thief.extras = 0, [0] * len(thief.watch), [0] * len(thief.extras)
        for card in cards:
            take_effect(table, seat, acts_as(thief, card))


def settle_market(table: Any) -> None:
    """The newest row is the last one with cards."""
    with_cards = [place // ROW for place in range(PLACES) if table.market[place] != NOBODY]
    table.newest, table.bought = max(with_cards, default=0), 0
    table.removed = min(table.removed, table.box_cards)


def settle_marker(table: Any, given: Given, phase: str) -> None:
    """Who has the object in his loot has the marker; where nobody has it, who was named, or the middle."""
    holders = [pile for pile in range(table.seats + 1) if table.piles[pile].objects[MARKER]]
    if len(holders) > 1 or sum(table.piles[pile].size for pile in range(table.seats + 1)) > MOST_OBJECTS:
        raise Misfit(f"there is one marker, and at most {MOST_OBJECTS} objects in all")
    named = table.marker if given.names("marker") else NOBODY
    if named != NOBODY:
        table.first = named
    table.marker = named
    if holders and holders[0] != MIDDLE:
        table.marker = holders[0] - 1
    elif holders and phase == "loot":
        table.marker = NOBODY
    elif holders:  # when all is split, nothing is left in the middle
        add(table.piles[MIDDLE], MARKER, -1)
    elif named == NOBODY and given.names("marker") and phase == "loot":
        add(table.piles[MIDDLE], MARKER, 1)


def settle_loot(table: Any, given: Given) -> None:
    """Who has no loot waits; the turn is his who is named, or the first one's from the roller on."""
    for seat in range(table.seats):
        table.waiting |= 1 << seat if table.piles[seat + 1].size == 0 else 0
    clockwise = [(table.first + step) % table.seats for step in range(table.seats)]
    waiting = [seat for seat in clockwise if table.waiting >> seat & 1]
    if not waiting or (given.turn and given.turn[0] not in waiting):
        raise Misfit("in the phase loot, whoever has the turn has no loot yet")
    if max(table.piles[pile].size - min(pile, 1) for pile in range(table.seats + 1)) < 1:
        raise Misfit("in the phase loot, there is something in the middle, or somebody can be robbed")
    table.turn = given.turn[0] if given.turn else waiting[0]


def settle_buying(table: Any, given: Given) -> None:
    """The turn is his who is named, or the first one's from the marker on who has something to do."""
    if table.marker == NOBODY:
        table.marker = given.turn[0] if given.turn else table.first
    clockwise = [(table.marker + step) % table.seats for step in range(table.seats)]
    if table.phase == Phase.REROLL:
        able = [seat for seat in clockwise if may_reroll(table, seat)]
        if not able or (given.turn and given.turn[0] not in able):
            raise Misfit("in the phase reroll, whoever has the turn has a lucky_animal_appendage and a die")
        table.turn = given.turn[0] if given.turn else able[0]
        table.served = clockwise.index(table.turn)
        return
    for seat in range(table.seats):
        note_loot(table, seat)
    table.served = clockwise.index(given.turn[0]) if given.turn else 0
    serve(table)


def mend(table: Any, seat: int, chance: random.Random) -> None:
    """Re-deal what is hidden and no card: the infamy of the others."""
    for other in range(table.seats):
        if other != seat:
            table.thieves[other].infamy = chance.randrange(100)


def conserved(table: Any) -> list[int]:
    """What no move can change: dice, the marker, and every card, wherever they lie."""
    piles = table.piles[: table.seats + 1]
    dice = table.to_roll + sum(sum(pile.objects[:FACES]) for pile in piles)
    lying = Counter(table.deck[: table.deck_cards] + table.box[: table.box_cards] + table.market)
    for thief in table.thieves:
        lying.update(thief.cards[: thief.held])
    return [dice, sum(pile.objects[MARKER] for pile in piles), *(lying[card] for card in range(CARDS))]
