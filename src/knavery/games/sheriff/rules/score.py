"""Scoring (SN-SCO-1 to SN-SCO-8)."""

from knavery.games.sheriff.data import KING, LEGAL, PRIZE_VALUES, PRIZES, QUEEN
from knavery.games.sheriff.rules.handover import is_legal
from knavery.games.sheriff.table import Table


def score(table: Table, seat: int) -> int:
    """SN-SCO-2: the value of the goods on the stand, gold, and titles; SN-BLK-5: and cards bought."""
    merchant = table.merchants[seat]
    points = int(merchant.gold)
    for good in range(table.kinds):
        points += table.value[good] * merchant.stand[good]
    for card in range(PRIZES):
        points += PRIZE_VALUES[card] * (merchant.prizes >> card & 1)
    for kind in range(LEGAL):
        points += title(table, seat, kind)
    return points


def title(table: Table, seat: int, kind: int) -> int:
    """SN-SCO-3 to SN-SCO-6: what this seat gets as king or queen of a kind."""
    own = goods_for(table, seat, kind)
    ahead, level = 0, 0
    for other in range(table.seats):
        others = goods_for(table, other, kind)
        ahead += 1 if others > own else 0
        level += 1 if others == own else 0
    if own == 0 or ahead > 1:
        return 0
    if ahead == 1:
        return QUEEN[kind] // level
    return KING[kind] if level == 1 else (KING[kind] + QUEEN[kind]) // level


def goods_for(table: Table, seat: int, kind: int) -> int:
    """SN-SCO-7: goods that count for this title; royal ones count several times."""
    count = 0
    for good in range(table.kinds):
        if table.title[good] == kind:
            count += table.counts[good] * table.merchants[seat].stand[good]
    return count


def winners(table: Table) -> int:
    """SN-SCO-8: most points, then most legal goods, then most contraband; else they share, as bits."""
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
        own, others = legal_goods(table, seat), legal_goods(table, other)
    if own == others:
        own, others = contraband(table, seat), contraband(table, other)
    return own > others


def legal_goods(table: Table, seat: int) -> int:
    count = 0
    for good in range(table.kinds):
        if is_legal(table, good):
            count += table.merchants[seat].stand[good]
    return count


def contraband(table: Table, seat: int) -> int:
    """SN-BLK-5: a card of the black market is one too."""
    count = int(table.merchants[seat].face_down)
    for card in range(PRIZES):
        count += table.merchants[seat].prizes >> card & 1
    return count
