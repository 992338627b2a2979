"""A turn from step to step: the splitting, what comes at its end, the buying, the end of the turn."""

from knavery.games.thieves.data import (
    ALLEYWAY,
    ANY,
    BAG,
    DICE,
    ESTATE,
    EVERY_USE,
    EYEPATCH,
    FACES,
    GEMS,
    MARKER,
    MASK,
    PAW,
    SCALES,
)
from knavery.games.thieves.rules.cards import allows, gain_infamy, has
from knavery.games.thieves.rules.dice import MIDDLE, add, clear, has_dice, purse_of, roll
from knavery.games.thieves.rules.market import open_market, refill_market
from knavery.games.thieves.rules.names import Event, Phase
from knavery.games.thieves.table import Table, Thief
from knavery.kernel.chance import below
from knavery.kernel.events import ALL, tell
from knavery.kernel.record import NOBODY

START_COINS = 1
MOST_IDLE = 10
MANY_OBJECTS = 5  # in another's loot, for the narrow alleyway
ALLEYWAY_PAYS = 2
EYEPATCH_PAYS = 1


def deal(table: Table) -> None:
    """TM-SET-2 to TM-SET-5: a coin each, the market, and the marker before a random player."""
    for seat in range(table.seats):
        table.thieves[seat].coins = START_COINS
    open_market(table)
    open_turn(table, below(table, table.seats))


def open_turn(table: Table, first: int) -> None:
    """TM-LOOT-1, TM-END-5: who has the marker rolls all dice and puts it beside them."""
    table.round += 1
    table.first = first
    table.turn = first
    table.phase = Phase.LOOT
    table.waiting = (1 << table.seats) - 1
    tell(table, Event.TURN_BEGINS, ALL, table.round, first, 0)
    for pile in range(table.seats + 1):
        clear(table.piles[pile])
    for _ in range(DICE[table.seats]):
        face = roll(table)
        add(table.piles[MIDDLE], face, 1)
        tell(table, Event.ROLLED, ALL, first, face, 1)
    add(table.piles[MIDDLE], MARKER, 1)
    table.marker = NOBODY


def close_splitting(table: Table) -> None:
    """TM-CARD-5, and the alleyway (TM-OPT-1); then paws, and the buying."""
    if table.marker == NOBODY:  # only in a position that was written without it
        table.marker = table.first
    for seat in range(table.seats):
        thief = table.thieves[seat]
        if has(thief, EYEPATCH) and table.piles[seat + 1].objects[MARKER] > 0:
            gain_infamy(table, seat, EYEPATCH, EYEPATCH_PAYS)
        if has(thief, ALLEYWAY) and another_has_many(table, seat):
            gain_infamy(table, seat, ALLEYWAY, ALLEYWAY_PAYS)
    table.phase = Phase.REROLL
    table.served = 0
    ask_for_reroll(table)


def another_has_many(table: Table, seat: int) -> bool:
    for other in range(table.seats):
        if other != seat and table.piles[other + 1].size >= MANY_OBJECTS:
            return True
    return False


def ask_for_reroll(table: Table) -> None:
    """TM-CARD-9: from the marker on, whoever has a lucky paw and a die; then the buying begins."""
    while table.served < table.seats:
        seat = (table.marker + table.served) % table.seats
        if may_reroll(table, seat):
            table.turn = seat
            return
        table.served += 1
    open_buying(table)


def may_reroll(table: Table, seat: int) -> bool:
    return has(table.thieves[seat], PAW) and has_dice(table.piles[seat + 1])


def open_buying(table: Table) -> None:
    """TM-BUY-1: from the holder of the marker, each has one turn."""
    for seat in range(table.seats):
        note_loot(table, seat)
    table.served = 0
    table.phase = Phase.BUY
    tell(table, Event.BUYING_BEGINS, ALL, table.marker, 0, 0)
    serve(table)


def note_loot(table: Table, seat: int) -> None:
    """TM-BUY-4, TM-CARD-12: the loot as it is at the end of the splitting."""
    pile, thief = table.piles[seat + 1], table.thieves[seat]
    thief.haul = pile.size
    thief.gems = 0
    for gem in range(GEMS):
        if pile.objects[gem] > 0:
            thief.gems |= 1 << gem


def serve(table: Table) -> None:
    """The next buyer's turn begins."""
    table.turn = (table.marker + table.served) % table.seats
    thief = table.thieves[table.turn]
    table.ready = thief.powers & EVERY_USE
    table.purchases = purchases_of(thief)
    table.purse = purse_of(table.piles[table.turn + 1])


def purchases_of(thief: Thief) -> int:
    """TM-BUY-1, TM-BUY-4: one card, and what extra purchases add up to."""
    purchases = 1
    for extra in range(ANY + 1):
        if thief.extras[extra] > 0:
            purchases += thief.extras[extra] * allows(thief, extra)
    return purchases


def close_serving(table: Table) -> None:
    """The next one buys, or the turn is over."""
    table.served += 1
    if table.served < table.seats:
        serve(table)
    else:
        close_turn(table)


def close_turn(table: Table) -> None:
    """TM-END-1 to TM-END-7: masks and bags, new cards, and the next turn if the game goes on."""
    for seat in range(table.seats):
        turn_in(table, seat)
        table.thieves[seat].haul = 0
        table.thieves[seat].gems = 0
        give_dice_back(table, seat)
    forget_buying(table)
    table.idle = table.idle + 1 if table.sold == 0 else 0
    table.sold = 0
    goes_on = refill_market(table)
    if table.idle == MOST_IDLE:
        tell(table, Event.NOTHING_SOLD, ALL, table.idle, 0, 0)
    if goes_on and table.idle < MOST_IDLE:
        open_turn(table, table.marker)
    else:
        table.phase = Phase.OVER
        table.turn = NOBODY
        tell(table, Event.GAME_ENDS, ALL, 0, 0, 0)


def turn_in(table: Table, seat: int) -> None:
    """TM-END-1; TM-CARD-7: scales and estate give one more, however many dice it is."""
    thief, pile = table.thieves[seat], table.piles[seat + 1]
    bags, masks = pile.objects[BAG], pile.objects[MASK]
    if bags > 0:
        bags += 1 if has(thief, SCALES) else 0
        thief.coins += bags
        tell(table, Event.TURNED_BAGS_IN, ALL, seat, bags, 0)
    if masks > 0:
        masks += 1 if has(thief, ESTATE) else 0
        thief.infamy += masks
        tell(table, Event.TURNED_MASKS_IN, ALL, seat, masks, 0)


def give_dice_back(table: Table, seat: int) -> None:
    """TM-END-2: used or not; the marker stays where it is."""
    pile = table.piles[seat + 1]
    for face in range(FACES):
        add(table.piles[MIDDLE], face, pile.objects[face])
        add(pile, face, -pile.objects[face])


def forget_buying(table: Table) -> None:
    table.served = 0
    table.purchases = 0
    table.ready = 0
    table.purse = 0
