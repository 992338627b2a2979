"""Splitting the loot: each takes from the middle or robs somebody (TM-LOOT-2, TM-LOOT-3).

In LOOT the action is a pile: 0 is the middle, s + 1 the loot of seat s.  In PICK it is how many objects of
one kind are kept; the kinds that lie there are asked for one after another.
"""

from knavery.games.thieves.data import CLUTCHES, MARKER, PAW
from knavery.games.thieves.rules.cards import gain_infamy, has
from knavery.games.thieves.rules.dice import MIDDLE, add, roll
from knavery.games.thieves.rules.names import OK, Event, Phase, Refusal
from knavery.games.thieves.rules.turns import close_splitting
from knavery.games.thieves.table import Table
from knavery.kernel.events import ALL, tell
from knavery.kernel.record import NOBODY


def span_loot(table: Table) -> int:
    return table.seats + 1


def refusal_loot(table: Table, seat: int, action: int) -> int:
    """TM-LOOT-3: a pile of one cannot be robbed.  TM-LOOT-7: from an empty middle nothing can be taken."""
    if seat != table.turn:
        return Refusal.NOT_YOUR_TURN
    if table.piles[action].size > 1:
        return OK if action != seat + 1 else Refusal.NOT_YOURSELF
    if action == MIDDLE:
        return OK if table.piles[action].size > 0 else Refusal.MIDDLE_EMPTY
    return Refusal.NOTHING_TO_ROB if action != seat + 1 else Refusal.NOT_YOURSELF


def play_loot(table: Table, seat: int, action: int) -> None:
    table.speaker = seat
    table.source = action
    table.rest = table.piles[action].size
    table.kind = NOBODY
    table.phase = Phase.PICK
    if action != MIDDLE:
        tell(table, Event.ROBBED, ALL, seat, action - 1, 0)
    ask_for_kind(table)


def ask_for_kind(table: Table) -> None:
    """The next kind of object that lies there."""
    pile = table.piles[table.source]
    table.kind += 1
    while pile.objects[table.kind] == 0:
        table.kind += 1
    table.rest -= pile.objects[table.kind]


def span_pick(table: Table) -> int:
    return table.piles[table.source].objects[table.kind] + 1


def refusal_pick(table: Table, seat: int, action: int) -> int:
    """TM-LOOT-2, TM-LOOT-3: keep at least one, of a robbed pile put at least one back.  TM-LOOT-6: who is
    the last one without loot takes all that lies in the middle."""
    lying = table.piles[table.source].objects[table.kind]
    if table.source == MIDDLE:
        if action < lying and table.waiting == 1 << seat:
            return Refusal.TAKE_ALL
    elif action == lying and table.rest == 0 and table.passed == 0:
        return Refusal.PUT_SOMETHING_BACK
    return OK if action > 0 or table.rest > 0 or table.picked > 0 else Refusal.TAKE_SOMETHING


def play_pick(table: Table, seat: int, action: int) -> None:
    left = table.piles[table.source].objects[table.kind] - action
    table.picked += action
    table.passed += left
    keep(table, seat, action)
    if table.source != MIDDLE and left > 0:
        put_back(table, seat, left)
    if table.rest > 0:
        ask_for_kind(table)
    else:
        end_pick(table, seat)


def keep(table: Table, seat: int, count: int) -> None:
    """TM-LOOT-2: dice keep their faces."""
    if count == 0:
        return
    add(table.piles[table.source], table.kind, -count)
    add(table.piles[seat + 1], table.kind, count)
    tell(table, Event.KEPT if table.source != MIDDLE else Event.TOOK, ALL, seat, table.kind, count)
    if table.kind == MARKER:
        table.marker = seat


def put_back(table: Table, seat: int, count: int) -> None:
    """TM-LOOT-4: dice put back are rerolled, the marker is not; nor are dice from a loot with a lucky
    paw (TM-CARD-9)."""
    add(table.piles[table.source], table.kind, -count)
    tell(table, Event.PUT_BACK, ALL, seat, table.kind, count)
    if table.kind == MARKER:
        table.marker = NOBODY
    if table.kind == MARKER or has(table.thieves[table.source - 1], PAW):
        add(table.piles[MIDDLE], table.kind, count)
    else:
        table.to_roll += count


def end_pick(table: Table, seat: int) -> None:
    """Who was robbed waits again (TM-LOOT-5), and may have a creepy purse (TM-CARD-11)."""
    for _ in range(table.to_roll):
        face = roll(table)
        add(table.piles[MIDDLE], face, 1)
        tell(table, Event.REROLLED, ALL, seat, face, 1)
    table.waiting &= ~(1 << seat)
    if table.source != MIDDLE:
        robbed = table.source - 1
        table.waiting |= 1 << robbed
        if has(table.thieves[robbed], CLUTCHES):
            gain_infamy(table, robbed, CLUTCHES, 1)
    forget_pick(table)
    pass_turn(table)


def forget_pick(table: Table) -> None:
    table.speaker = NOBODY
    table.source = 0
    table.kind = 0
    table.picked = 0
    table.passed = 0
    table.to_roll = 0


def pass_turn(table: Table) -> None:
    """TM-LOOT-5: to the next one clockwise without loot, until all have some."""
    table.phase = Phase.LOOT
    if table.waiting == 0 or not is_anything_left(table):
        table.waiting = 0
        close_splitting(table)
        return
    table.turn = (table.turn + 1) % table.seats
    while table.waiting >> table.turn & 1 == 0:
        table.turn = (table.turn + 1) % table.seats


def is_anything_left(table: Table) -> bool:
    """TM-LOOT-7: with all the dice there always is; a position may have been written with fewer."""
    if table.piles[MIDDLE].size > 0:
        return True
    for pile in range(1, table.seats + 1):
        if table.piles[pile].size > 1:
            return True
    return False
