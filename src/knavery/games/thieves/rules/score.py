"""Scoring (TM-SCO-1 to TM-SCO-5): cards, infamy, most henchmen, most coins; and who has won."""

from knavery.games.thieves.data import (
    CAMPAIGN,
    COMPASS,
    CURSE,
    GOLEM,
    HENCHMAN,
    HOUSE_ALONE,
    HOUSE_AMONG,
    LOYALTY,
    MAP,
    OWN,
    POINTS,
    SYMBOL_BITS,
    SYMBOL_MASK,
    SYMBOLS,
    TOWER,
    WAND,
)
from knavery.games.thieves.rules.cards import acts_as
from knavery.games.thieves.table import Table

MOST_PAYS = 3  # TM-SCO-2: henchmen and coins
SECOND_PAYS = 1
TIE_COSTS = 1  # TM-SCO-3
PAIR_OF_WANDS, PAIR_PAYS = 2, 3
PAIR_OF_INFAMY = 2
MAP_PAYS, MAP_KNOWN_PAYS = 7, 5


def score(table: Table, seat: int) -> int:
    """TM-SCO-1."""
    thief = table.thieves[seat]
    points = thief.infamy + points_for_henchmen(table, seat) + points_for_coins(table, seat)
    for number in range(thief.held):
        points += worth(table, seat, acts_as(thief, thief.cards[number]))
    return points


def points_for_henchmen(table: Table, seat: int) -> int:
    """TM-SCO-2 to TM-SCO-4: most symbols, second most; tied first leave no second, none is paid for none."""
    own, ahead, level = symbols_of(table, seat, HENCHMAN), 0, 0
    for other in range(table.seats):
        others = symbols_of(table, other, HENCHMAN)
        ahead += 1 if others > own else 0
        level += 1 if others == own else 0
    if own == 0 or ahead > 1:
        return 0
    return (MOST_PAYS if ahead == 0 else SECOND_PAYS) - (TIE_COSTS if level > 1 else 0)


def points_for_coins(table: Table, seat: int) -> int:
    """TM-SCO-2 to TM-SCO-4: most coins."""
    own, level = table.thieves[seat].coins, 0
    for other in range(table.seats):
        if table.thieves[other].coins > own:
            return 0
        level += 1 if table.thieves[other].coins == own else 0
    return 0 if own == 0 else MOST_PAYS - (TIE_COSTS if level > 1 else 0)


def symbols_of(table: Table, seat: int, symbol: int) -> int:
    thief, count = table.thieves[seat], 0
    for number in range(thief.held):
        count += SYMBOLS[acts_as(thief, thief.cards[number])] >> SYMBOL_BITS * symbol & SYMBOL_MASK
    return count


def symbols_of_others(table: Table, seat: int, symbol: int) -> int:
    count = 0
    for other in range(table.seats):
        if other != seat:
            count += symbols_of(table, other, symbol)
    return count


def worth(table: Table, seat: int, card: int) -> int:
    """The points on a card (TM-CARD-4, TM-CARD-13, TM-CARD-16 to TM-CARD-18, TM-OPT-1)."""
    thief, own = table.thieves[seat], OWN[card]
    if HOUSE_ALONE[card] > 0:
        return HOUSE_ALONE[card] if symbols_of(table, seat, TOWER) == 1 else HOUSE_AMONG[card]
    if own == GOLEM:
        return PAIR_PAYS * (symbols_of(table, seat, WAND) // PAIR_OF_WANDS)
    if own == LOYALTY:
        return thief.held if table.loyalty_self == 1 else thief.held - 1
    if own == CAMPAIGN:
        return thief.infamy // PAIR_OF_INFAMY
    if own == MAP:
        return MAP_PAYS if symbols_of_others(table, seat, COMPASS) == 0 else MAP_KNOWN_PAYS
    return symbols_of_others(table, seat, WAND) if own == CURSE else POINTS[card]


def winners(table: Table) -> int:
    """TM-SCO-5: most points, then most cards, then most infamy; else they share, as bits."""
    best = 0
    for seat in range(1, table.seats):
        if beats(table, seat, best):
            best = seat
    seats = 0
    for seat in range(table.seats):
        if not beats(table, best, seat):
            seats |= 1 << seat
    return seats


def beats(table: Table, seat: int, other: int) -> bool:
    own, others = score(table, seat), score(table, other)
    if own == others:
        own, others = table.thieves[seat].held, table.thieves[other].held
    if own == others:
        own, others = table.thieves[seat].infamy, table.thieves[other].infamy
    return own > others
