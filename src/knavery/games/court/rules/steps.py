"""Years and seasons: what is dealt, whose turn it is, and when a season, a year and the game are over."""

from knavery.games.court.data import COPIES, KINDS, MOST_CARDS, PLACES
from knavery.games.court.rules.names import Event, Phase, Season
from knavery.games.court.rules.score import count_year
from knavery.games.court.table import Table, neighbours
from knavery.kernel.chance import below, shuffle
from knavery.kernel.events import ALL, tell
from knavery.kernel.record import NOBODY

YEARS = 3
START_COINS = 20

# By number of players 0  1  2  3  4  5  6
CARDS_IN_GAP = (0, 0, 2, 2, 1, 1, 1)  # CC-YEAR-1, CC-YEAR-2
RESTS_IN_SPRING = (0, 0, 1, 0, 1, 0, 0)  # CC-SEA-1: the marker


def deal(table: Table) -> None:
    """CC-SET-1, CC-SET-2: 20 coins each, and the marker before a random player."""
    for noble in range(KINDS):
        table.stock[noble] = COPIES
    for seat in range(table.seats):
        table.players[seat].coins = START_COINS
    table.marker = below(table, table.seats)
    open_year(table)


def open_year(table: Table) -> None:
    """CC-YEAR-1: cards for the neighbours, then spring."""
    table.year += 1
    tell(table, Event.YEAR_BEGINS, ALL, table.year, 0, 0)
    shuffle_court(table)
    for gap in range(table.seats):
        deal_gap(table, gap)
    table.season = Season.SPRING
    open_season(table)


def shuffle_court(table: Table) -> None:
    """CC-BRD-1, CC-END-5: all cards are in the deck again."""
    for card in range(table.open_cards):
        table.open[card] = 0
    table.open_cards = 0
    for card in range(table.deck_cards):
        table.deck[card] = 0
    count = 0
    for noble in range(KINDS):
        for _ in range(table.stock[noble]):
            if count < MOST_CARDS:  # a position may have been written with more
                table.deck[count] = noble
                count += 1
    table.deck_cards = count
    shuffle(table, table.deck, count)


def deal_gap(table: Table, gap: int) -> None:
    """CC-YEAR-1, CC-YEAR-2: face down; only the neighbours look at what it is."""
    place = table.gaps[gap]
    place.held = CARDS_IN_GAP[table.seats]
    tell(table, Event.CARDS_DEALT, ALL, gap, place.held, 0)
    for card in range(place.held):
        place.hidden[card] = draw(table)
        tell(table, Event.CARD_DEALT, neighbours(table, gap, card), gap, place.hidden[card], 0)


def draw(table: Table) -> int:
    """The top card of the deck, or NOBODY when there is none."""
    if table.deck_cards == 0:
        return NOBODY
    table.deck_cards -= 1
    noble = table.deck[table.deck_cards]
    table.deck[table.deck_cards] = 0
    return noble


def open_season(table: Table) -> None:
    """CC-SEA-1 to CC-SEA-3: the marker passes, a card is turned up, the marker's seat bets first."""
    if table.season > Season.SPRING or RESTS_IN_SPRING[table.seats] == 0:
        table.marker = left_of(table, table.marker)
        tell(table, Event.MARKER_PASSES, ALL, table.marker, 0, 0)
    noble = draw(table)
    lay_open(table, noble)
    tell(table, Event.SEASON_BEGINS, ALL, table.season, noble, 0)
    table.turn = table.marker
    table.phase = Phase.WAGER


def lay_open(table: Table, noble: int) -> None:
    if noble != NOBODY and table.open_cards < MOST_CARDS:
        table.open[table.open_cards] = noble
        table.open_cards += 1


def pass_turn(table: Table) -> None:
    """CC-SEA-3: clockwise, skipping those with a crown for every season begun; when all have, it is over."""
    table.phase = Phase.WAGER
    for _ in range(table.seats):
        table.turn = left_of(table, table.turn)
        if table.players[table.turn].crowns <= table.season:
            return
    close_season(table)


def close_season(table: Table) -> None:
    if table.season < Season.WINTER:
        table.season += 1
        open_season(table)
    else:
        close_year(table)


def close_year(table: Table) -> None:
    """CC-END-1 to CC-END-6: reveal, score, take all back; after three years the game is over."""
    for gap in range(table.seats):
        reveal_gap(table, gap)
    count_year(table)
    for region in range(PLACES):
        if table.holder[region] != NOBODY:
            lift_crown(table, region)
    table.placings = 0
    tell(table, Event.YEAR_ENDS, ALL, table.year, 0, 0)
    if table.year < YEARS:
        open_year(table)
    else:
        table.turn = NOBODY
        table.phase = Phase.OVER
        tell(table, Event.GAME_ENDS, ALL, 0, 0, 0)


def reveal_gap(table: Table, gap: int) -> None:
    """CC-END-1: the hidden cards join the open ones."""
    for card in range(table.gaps[gap].held):
        noble = table.gaps[gap].hidden[card]
        table.gaps[gap].hidden[card] = 0
        tell(table, Event.REVEALED, ALL, gap, noble, 0)
        lay_open(table, noble)
    table.gaps[gap].held = 0


def lift_crown(table: Table, region: int) -> None:
    """CC-SEA-6, CC-END-5: the crown and its coins go back to their owner."""
    owner = table.players[table.holder[region]]
    owner.coins += table.stack[region]
    owner.crowns -= 1
    table.holder[region] = NOBODY
    table.stack[region] = 0
    table.price[region] = 0
    table.placed[region] = 0


def left_of(table: Table, seat: int) -> int:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < table.seats else 0
