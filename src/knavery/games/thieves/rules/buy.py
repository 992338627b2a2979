"""A buyer's turn: buy, use a card, escape, or be done, in any order (TM-BUY-4, TM-BUY-5).

In BUY action 0 is done, 1 begins with a card that is used, 2 an escape, and p + 3 buys what lies in place p
of the market; only rows that are open count.  A purchase goes on with the gem that the racket saves (SAVE)
and, gem by gem, with the number of coins that pay for it (PAY), where there is a choice.
"""

from knavery.games.thieves.data import (
    BOTH,
    COLOURS,
    COST,
    EXIT,
    GEMS,
    NIBBLE,
    NIBBLE_BITS,
    ONES,
    OWN,
    PAIR,
    POTION,
    RACKET,
)
from knavery.games.thieves.rules.cards import do_on_getting, has, hold, pay_watchers
from knavery.games.thieves.rules.dice import MIDDLE, add, purse_of
from knavery.games.thieves.rules.market import draw_card, put_into_box, take_from_market
from knavery.games.thieves.rules.names import OK, Event, Phase, Refusal
from knavery.games.thieves.rules.turns import close_serving
from knavery.games.thieves.rules.uses import begin_escape, usable
from knavery.games.thieves.table import ROW, Table
from knavery.kernel.events import ALL, tell
from knavery.kernel.record import NOBODY

DONE, USE, ESCAPE, FIRST_PLACE = 0, 1, 2, 3


def span_buy(table: Table) -> int:
    return FIRST_PLACE + ROW + ROW * table.newest


def refusal_buy(table: Table, seat: int, action: int) -> int:
    """TM-BUY-1 to TM-BUY-4: a card that lies there, a purchase left, and enough gems and coins."""
    if seat != table.turn:
        return Refusal.NOT_YOUR_TURN
    if action >= FIRST_PLACE:
        if table.purchases == 0:
            return Refusal.NO_PURCHASE_LEFT
        card = table.market[action - FIRST_PLACE]
        if card == NOBODY:
            return Refusal.NO_CARD_HERE
        return OK if lack_of(COST[card] & ~table.purse) <= means(table, seat) else Refusal.CANNOT_PAY
    if action == USE:
        return OK if table.ready != 0 and usable(table, seat) != 0 else Refusal.NOTHING_TO_USE
    if action == DONE:
        return OK
    if not has(table.thieves[seat], EXIT):
        return Refusal.NO_EXIT
    return OK if table.thieves[seat].coins > 0 else Refusal.NO_COINS


def lack_of(gems: int) -> int:
    """How many gems of a cost these bits are."""
    return ONES[gems & NIBBLE] + ONES[gems >> NIBBLE_BITS]


def means(table: Table, seat: int) -> int:
    """How many gems dice need not pay: for each coin one (TM-BUY-2), and the one that the racket saves."""
    thief = table.thieves[seat]
    return thief.coins + (thief.powers >> RACKET & 1)


def play_buy(table: Table, seat: int, action: int) -> None:
    if action == DONE:
        tell(table, Event.DONE, ALL, seat, 0, 0)
        close_serving(table)
    elif action == USE:
        table.speaker = seat
        table.phase = Phase.USE
    elif action == ESCAPE:
        begin_escape(table, seat)
    else:
        begin_purchase(table, seat, action - FIRST_PLACE)


def begin_purchase(table: Table, seat: int, place: int) -> None:
    """TM-CARD-15: with the racket, name the gem that is saved; of one colour there is nothing to name."""
    card = table.market[place]
    table.speaker = seat
    table.buying = place
    tell(table, Event.BOUGHT, ALL, seat, card, 0)
    for gem in range(GEMS):
        table.owed[gem] = lack_of(COST[card] >> PAIR * gem & BOTH)
    if not has(table.thieves[seat], RACKET):
        begin_payment(table, seat)
    elif COLOURS[card] > 1:
        table.phase = Phase.SAVE
    else:
        save(table, seat, only_owed(table))
        begin_payment(table, seat)


def only_owed(table: Table) -> int:
    gem = 0
    while table.owed[gem] == 0:
        gem += 1
    return gem


def span_save(table: Table) -> int:
    return GEMS


def refusal_save(table: Table, seat: int, action: int) -> int:
    """TM-CARD-15: one gem of the cost, so that dice and coins can pay the others (TM-BUY-2)."""
    if table.owed[action] == 0:
        return Refusal.NOT_SAVED
    lack = lack_from(table, seat, 0)
    saved = 1 if table.owed[action] > table.piles[seat + 1].objects[action] else 0
    return OK if lack - saved <= table.thieves[seat].coins else Refusal.CANNOT_PAY


def play_save(table: Table, seat: int, action: int) -> None:
    save(table, seat, action)
    begin_payment(table, seat)


def save(table: Table, seat: int, gem: int) -> None:
    table.owed[gem] -= 1
    tell(table, Event.SAVED, ALL, seat, gem, 0)


def lack_from(table: Table, seat: int, first: int) -> int:
    """How many of the gems still owed, from this one on, dice cannot pay."""
    lack = 0
    for gem in range(first, GEMS):
        lack += max(table.owed[gem] - table.piles[seat + 1].objects[gem], 0)
    return lack


def begin_payment(table: Table, seat: int) -> None:
    table.colour = NOBODY
    ask_for_coins(table, seat)


def ask_for_coins(table: Table, seat: int) -> None:
    """TM-BUY-2: the buyer chooses which gems coins pay; where dice or coins leave no choice, nobody asks."""
    for gem in range(table.colour + 1, GEMS):
        if table.owed[gem] > 0:
            least, most = least_coins(table, seat, gem), most_coins(table, seat, gem)
            if least < most:
                table.colour = gem
                table.phase = Phase.PAY
                return
            pay(table, seat, gem, least)
    end_purchase(table, seat)


def least_coins(table: Table, seat: int, gem: int) -> int:
    return max(table.owed[gem] - table.piles[seat + 1].objects[gem], 0)


def most_coins(table: Table, seat: int, gem: int) -> int:
    """As many as are left once what follows is paid for."""
    return min(table.owed[gem], table.thieves[seat].coins - lack_from(table, seat, gem + 1))


def span_pay(table: Table) -> int:
    return table.owed[table.colour] + 1


def refusal_pay(table: Table, seat: int, action: int) -> int:
    """TM-BUY-2: any number of coins, if dice pay the others and coins what dice cannot."""
    if action < least_coins(table, seat, table.colour):
        return Refusal.DICE_LACK
    return OK if action <= most_coins(table, seat, table.colour) else Refusal.COINS_LACK


def play_pay(table: Table, seat: int, action: int) -> None:
    pay(table, seat, table.colour, action)
    ask_for_coins(table, seat)


def pay(table: Table, seat: int, gem: int, coins: int) -> None:
    """TM-BUY-2: coins to the bank, the dice to the middle."""
    dice = table.owed[gem] - coins
    table.owed[gem] = 0
    if coins > 0:
        table.thieves[seat].coins -= coins
        tell(table, Event.PAID_COINS, ALL, seat, gem, coins)
    if dice > 0:
        add(table.piles[seat + 1], gem, -dice)
        add(table.piles[MIDDLE], gem, dice)
        tell(table, Event.PAID, ALL, seat, gem, dice)


def end_purchase(table: Table, seat: int) -> None:
    """The card is his: watchers first (TM-CARD-3), then what it does on getting."""
    card = take_from_market(table, table.buying)
    table.speaker = NOBODY
    table.phase = Phase.BUY
    table.buying = 0
    table.colour = 0
    table.purchases -= 1
    table.sold += 1
    table.purse = purse_of(table.piles[seat + 1])
    if OWN[card] == POTION:
        pay_watchers(table, seat, card)
        drink_potion(table, seat, card)
    else:
        hold(table, seat, card)
        pay_watchers(table, seat, card)
        do_on_getting(table, seat, card)


def drink_potion(table: Table, seat: int, potion: int) -> None:
    """TM-CARD-10: it goes to the box, and the top card of the newest row's deck comes free, if any."""
    put_into_box(table, potion)
    card = draw_card(table)
    if card == NOBODY:
        tell(table, Event.GOT_NOTHING, ALL, seat, 0, 0)
        return
    tell(table, Event.GOT, ALL, seat, card, 0)
    hold(table, seat, card)
    do_on_getting(table, seat, card)
