"""What cards do for whoever has them.  A card is read by what it acts as, so a stew needs no case of its own.

What a card is good for is added up when it comes (`take_effect`): uses, watchers, extra purchases.
"""

from knavery.games.thieves.data import (
    ANY,
    CARD_OF_POWER,
    CARDS,
    COST,
    EVERY_USE,
    EXTRA,
    GEMS,
    HAUL,
    NONE,
    OWN,
    PAIR,
    POWER,
    STEW,
    WATCH,
    WATCHER,
)
from knavery.games.thieves.rules.names import Event, Phase
from knavery.games.thieves.table import Table, Thief
from knavery.kernel.events import ALL, tell
from knavery.kernel.record import NOBODY


def acts_as(thief: Thief, card: int) -> int:
    """TM-OPT-1: a stew is the card that was named."""
    return thief.copied if OWN[card] == STEW and thief.copied != NOBODY else card


def has(thief: Thief, power: int) -> bool:
    return thief.powers >> power & 1 == 1


def gain_infamy(table: Table, seat: int, power: int, count: int) -> None:
    """Infamy from a card that is known by its power; all hear of it (TM-SET-2)."""
    table.thieves[seat].infamy += count
    tell(table, Event.INFAMY, ALL, seat, CARD_OF_POWER[power], count)


def hold(table: Table, seat: int, card: int) -> None:
    """TM-BUY-6: a card stays with who got it."""
    thief = table.thieves[seat]
    if thief.held < CARDS:  # a position may have been written with more
        thief.cards[thief.held] = card
        thief.held += 1
    take_effect(table, seat, acts_as(thief, card))


def take_effect(table: Table, seat: int, card: int) -> None:
    """TM-BUY-5: a card works from the moment somebody has it."""
    thief = table.thieves[seat]
    if POWER[card] != NONE:
        thief.powers |= 1 << POWER[card]
        if seat == table.turn:
            table.ready |= 1 << POWER[card] & EVERY_USE
    if WATCH[card] != NONE:
        thief.watch[WATCH[card]] += 1
    if EXTRA[card] != NONE:
        thief.extras[EXTRA[card]] += 1
        if seat == table.turn:
            table.purchases += allows(thief, EXTRA[card])


def allows(thief: Thief, extra: int) -> int:
    """TM-BUY-4: one more purchase, if the loot had that gem at the end of the splitting; TM-CARD-15: or in
    any case."""
    return 1 if extra == ANY or thief.gems >> extra & 1 == 1 else 0


def pay_watchers(table: Table, seat: int, card: int) -> None:
    """TM-CARD-3: by the printed cost, whatever paid it."""
    thief = table.thieves[seat]
    for gem in range(GEMS):
        if thief.watch[gem] > 0 and COST[card] >> PAIR * gem & 1 == 1:
            thief.infamy += thief.watch[gem]
            tell(table, Event.INFAMY, ALL, seat, WATCHER[gem], thief.watch[gem])


def do_on_getting(table: Table, seat: int, card: int) -> None:
    """TM-CARD-12: big haul and heist.  TM-OPT-1: a stew asks for the card that it becomes."""
    thief = table.thieves[seat]
    own = OWN[acts_as(thief, card)]
    if own == HAUL:
        thief.infamy += thief.haul
        tell(table, Event.INFAMY, ALL, seat, acts_as(thief, card), thief.haul)
    elif own == STEW and thief.copied == NOBODY and somebody_has_cards(table, seat):
        table.phase = Phase.COPY


def somebody_has_cards(table: Table, seat: int) -> bool:
    for other in range(table.seats):
        if other != seat and table.thieves[other].held > 0:
            return True
    return False
