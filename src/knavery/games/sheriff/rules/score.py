"""Scoring (SN-SCO-1 to SN-SCO-8)."""

from knavery.games.sheriff.data import KINDS, KING, LEGAL, QUEEN, VALUE
from knavery.games.sheriff.table import Table


def score(table: Table, seat: int) -> int:
    """SN-SCO-2: the value of the goods on the stand, gold, and titles."""
    merchant = table.merchants[seat]
    points = int(merchant.gold)
    for good in range(KINDS):
        points += VALUE[good] * merchant.stand[good]
    for kind in range(LEGAL):
        points += title(table, seat, kind)
    return points


def title(table: Table, seat: int, kind: int) -> int:
    """SN-SCO-3 to SN-SCO-6: what this seat gets as king or queen of a kind."""
    own = table.merchants[seat].stand[kind]
    ahead, level = 0, 0
    for other in range(table.seats):
        ahead += 1 if table.merchants[other].stand[kind] > own else 0
        level += 1 if table.merchants[other].stand[kind] == own else 0
    if own == 0 or ahead > 1:
        return 0
    if ahead == 1:
        return QUEEN[kind] // level
    return KING[kind] if level == 1 else (KING[kind] + QUEEN[kind]) // level


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
        own, others = int(table.merchants[seat].face_down), int(table.merchants[other].face_down)
    return own > others


def legal_goods(table: Table, seat: int) -> int:
    count = 0
    for good in range(LEGAL):
        count += table.merchants[seat].stand[good]
    return count
