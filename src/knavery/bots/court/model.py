"""What the search knows of people at court: they bet on what looks likely from where they sit, share their
coins out among their crowns, and dislike to pay for another's place.
"""

from __future__ import annotations

from math import comb
from typing import Any

from knavery.bots.seen import Seen
from knavery.games.court.data import COPIES, KINDS, MOST_CARDS, PAYS, PLACES
from knavery.games.court.rules.names import Phase, Season
from knavery.games.court.rules.steps import coins_at_start
from knavery.games.court.table import CROWNS, MOST_SEATS, SEASONS, neighbours

SEASON_COUNT = len(SEASONS)
WHOLE = 100  # a chance of one
TENTHS = 10

# Where in the habits stands what: by season, the chance that a noble comes that one has not seen; then, by
# season and copies seen, what a noble is likely to pay in tenths of a point; then, by seat, what part of a
# fair share of its coins it bets before winter, in hundredths.
PAY = SEASON_COUNT
PER_SEASON = COPIES + 1
THRIFT = PAY + SEASON_COUNT * PER_SEASON

CANDOUR = 0.5  # how often a bet is on what one knows, and no bluff
EAGER = 3  # how sharply people prefer what pays more: tickets grow with this power of it
COIN = 1  # what a coin is worth while crowns are to be placed, in tenths of a point
SCALE = 16

# Tickets for a stake: what one's share of the coins is, a little beside it, the least that will do, any.
SHARE, NEAR, LEAST, ANY = 24, 8, 12, 1
BESIDE = 2  # coins


# --- in the dialect of rules


def likelihood(table: Any, habits: Any, seat: int) -> float:
    """Who knows more bets on it: of each other's crowns, how much likelier they stand there than anywhere."""
    odds = 1.0
    for other in range(table.seats):
        if other != seat and table.players[other].crowns > 0:
            odds *= odds_of_crowns(table, habits, other)
    return odds


def odds_of_crowns(table: Any, habits: Any, seat: int) -> float:
    player, odds, tickets = table.players[seat], 1.0, 0
    for region in range(PLACES):
        tickets += tickets_of(likely_pay_for(table, habits, seat, region))
    for crown in range(player.crowns):
        of_this = tickets_of(likely_pay_for(table, habits, seat, player.regions[crown]))
        odds *= CANDOUR * PLACES * of_this / tickets + 1.0 - CANDOUR
    return odds


def weigh(table: Any, habits: Any, seat: int, action: int) -> int:
    if table.phase == Phase.WAGER:
        return tickets_of(liking(table, habits, seat, action))
    if table.phase == Phase.STAKE:
        return fitness(table, habits, seat, action)
    return 1  # whether it is the feint, whether to buy back in


def tickets_of(tenths: int) -> int:
    return int(1 + max(tenths, 0) ** EAGER // SCALE)


def liking(table: Any, habits: Any, seat: int, region: int) -> int:
    """What a region is likely to pay, less what it costs, in tenths of a point."""
    likely = likely_pay_for(table, habits, seat, region)
    if table.coinless:
        return int(likely - TENTHS * crowns_on(table, region))
    return int(likely - COIN * table.price[region])


def likely_pay_for(table: Any, habits: Any, seat: int, region: int) -> int:
    """In tenths of a point, as this seat sees it."""
    if region >= KINDS:
        return pay_of_set(table, habits, seat, table.groups[region])
    copies = min(seen_copies(table, seat, region), COPIES)
    return int(habits[PAY + table.season * PER_SEASON + copies])


def crowns_on(table: Any, region: int) -> int:
    count = 0
    for seat in range(table.seats):
        count += table.holders[region] >> seat & 1
    return count


def pay_of_set(table: Any, habits: Any, seat: int, nobles: int) -> int:
    size, chance = 0, WHOLE
    for noble in range(KINDS):
        if nobles >> noble & 1:
            size += 1
            if seen_copies(table, seat, noble) == 0:
                chance = chance * habits[table.season] // WHOLE
    return int(TENTHS * size * chance) // WHOLE


def seen_copies(table: Any, seat: int, noble: int) -> int:
    """How many cards of this noble lie at court that this seat has seen."""
    count = 0
    for card in range(table.open_cards):
        count += 1 if table.open[card] == noble else 0
    for gap in range(table.seats):
        for card in range(table.gaps[gap].held):
            if table.gaps[gap].hidden[card] == noble and neighbours(table, gap, card) >> seat & 1:
                count += 1
    return count


def fitness(table: Any, habits: Any, seat: int, said: int) -> int:
    """How well so many coins fit the place and the purse."""
    price = table.price[table.region]
    share = table.players[seat].coins // max(CROWNS - table.players[seat].crowns, 1)
    if table.season < Season.WINTER:
        share = share * habits[THRIFT + seat] // WHOLE
    share = max(price, min(share, table.players[seat].coins))
    if table.scale > 1:  # larger coins, of which there are some only in the exchange
        return SHARE if said == max(share - table.staked, 0) // table.scale else ANY
    coins = table.staked + said
    if coins == share:
        return SHARE
    if coins == price:
        return LEAST
    return NEAR if share - BESIDE <= coins <= share + BESIDE else ANY


def landmark(table: Any) -> int:
    """The years that are settled."""
    return int(table.year)


# --- before the playouts


def habits(seen: Seen, watchful: bool) -> list[int]:
    """What cards seen say of cards to come, for one who sees as many as everybody does."""
    table = seen.table
    own = sum(
        table.gaps[gap].held * (neighbours(table, gap, 0) >> seen.seat & 1) for gap in range(table.seats)
    )
    hidden = sum(gap.held for gap in table.gaps) - own
    chances, pays = [], []
    for season in range(SEASON_COUNT):
        to_come = hidden + SEASON_COUNT - 1 - season
        unseen = MOST_CARDS - own - season - 1
        chances.append(round(WHOLE * (1 - comb(unseen - COPIES, to_come) / comb(unseen, to_come))))
        pays += [round(TENTHS * likely_pay(copies, unseen, to_come)) for copies in range(PER_SEASON)]
    return chances + pays + (thrift(seen) if watchful else [WHOLE] * MOST_SEATS)


def thrift(seen: Seen) -> list[int]:
    """What part of a fair share each seat bet so far before winter; a fair one where little is known."""
    staked, bets, season = [0] * MOST_SEATS, [0] * MOST_SEATS, SEASONS[0]
    for event in seen.news():
        if event["event"] == "season_begins":
            season = event["season"]
        elif event["event"] == "wagered" and season != SEASONS[-1]:
            seat = seen.seats.index(event["seat"])
            staked[seat] += event["number"]
            bets[seat] += 1
    fair = coins_at_start(seen.table) // CROWNS or 1
    shares = [
        (WHOLE * coins + FIRST_BETS * WHOLE * fair) // ((count + FIRST_BETS) * fair)
        for coins, count in zip(staked, bets, strict=True)
    ]
    return [min(share, 2 * WHOLE) for share in shares]


FIRST_BETS = 1  # for how many bets the first impression counts


def likely_pay(seen: int, unseen: int, to_come: int) -> float:
    left = COPIES - seen
    ways = [comb(left, more) * comb(unseen - left, to_come - more) for more in range(min(left, to_come) + 1)]
    return sum(way * PAYS[seen + more] for more, way in enumerate(ways)) / sum(ways)
