"""Years and seasons: what is dealt, whose turn it is, and when a season, a year and the game are over."""

from knavery.games.court.data import COPIES, KINDS, MOST_CARDS
from knavery.games.court.rules.crowns import lift_all, lift_crown
from knavery.games.court.rules.names import Event, Phase, Season
from knavery.games.court.rules.pot import chips_in_hands, put_out, settle_pot, share_pot
from knavery.games.court.rules.score import PRICE_OF_CHIPS, add_points, count_year, winners
from knavery.games.court.table import Table, neighbours, next_in
from knavery.kernel.chance import below, shuffle
from knavery.kernel.events import ALL, tell
from knavery.kernel.record import NOBODY

YEARS = 3
LAST_YEAR = 9999  # no game goes beyond it, however its years are played
START_COINS = 20

# By number of players 0  1  2  3  4  5  6
CARDS_IN_GAP = (0, 0, 2, 2, 1, 1, 1)  # CC-YEAR-1, CC-YEAR-2; with four seasons' open ones: CC-YEAR-3
RESTS_IN_SPRING = (0, 0, 1, 0, 1, 0, 0)  # CC-SEA-1: the marker


def deal(table: Table) -> None:
    """CC-SET-1, CC-SET-2: coins for each, and the marker before a random player."""
    for noble in range(KINDS):
        table.stock[noble] = COPIES
    for seat in range(table.seats):
        table.players[seat].coins = coins_at_start(table)
    table.still = table.seats
    table.marker = below(table, table.seats)
    open_year(table)


def coins_at_start(table: Table) -> int:
    """CC-SET-1: 20.  CC-EXC-1: 100 chips.  CC-COIN-1: none."""
    if table.exchange:
        return PRICE_OF_CHIPS
    return 0 if table.coinless else START_COINS


def open_year(table: Table) -> None:
    """CC-YEAR-1: cards for the neighbours, then spring."""
    table.year += 1
    tell(table, Event.YEAR_BEGINS, ALL, table.year, 0, 0)
    put_court_away(table)
    shuffle_court(table)
    for gap in range(table.seats):
        if table.out >> gap & 1 == 0:
            deal_gap(table, gap)
    table.season = Season.SPRING
    open_season(table)


def put_court_away(table: Table) -> None:
    """CC-END-5: the open cards go back.  CC-MEM-1: or they wait in the discard, and the last ones go back."""
    if table.remember:
        remember_court(table)
    for card in range(table.open_cards):
        table.open[card] = 0
    table.open_cards = 0


def remember_court(table: Table) -> None:
    """CC-MEM-1: noble by noble, so that the discard says nothing of the order they came in."""
    old, table.discard_cards = table.discard_cards, 0
    for noble in range(KINDS):
        before = table.discard_cards
        for card in range(table.open_cards):
            if table.open[card] == noble:
                table.discard[table.discard_cards] = noble
                table.discard_cards += 1
        if table.discard_cards > before:
            tell(table, Event.REMEMBERED, ALL, noble, table.discard_cards - before, 0)
    for card in range(table.discard_cards, old):
        table.discard[card] = 0


def shuffle_court(table: Table) -> None:
    """CC-BRD-1, CC-END-5: all cards are in the deck again, but for those in the discard (CC-MEM-1)."""
    count, before = 0, table.deck_cards
    for noble in range(KINDS):
        gone = discarded(table, noble) if table.discard_cards > 0 else 0
        # A position may have been written with more cards than there are places.
        for _ in range(min(table.stock[noble] - gone, MOST_CARDS - count)):
            table.deck[count] = noble
            count += 1
    for card in range(count, before):
        table.deck[card] = 0
    table.deck_cards = count
    shuffle(table, table.deck, count)


def discarded(table: Table, noble: int) -> int:
    count = 0
    for card in range(table.discard_cards):
        count += 1 if table.discard[card] == noble else 0
    return count


def deal_gap(table: Table, gap: int) -> None:
    """CC-YEAR-1, CC-YEAR-2: face down; only the neighbours look at what it is."""
    place = table.gaps[gap]
    place.held = 0
    for _ in range(CARDS_IN_GAP[table.still]):
        if table.deck_cards > 0:  # a position may have been written with too few
            place.hidden[place.held] = draw(table)
            place.held += 1
    tell(table, Event.CARDS_DEALT, ALL, gap, place.held, 0)
    for card in range(place.held):
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
    if table.season > Season.SPRING or RESTS_IN_SPRING[table.still] == 0:
        table.marker = next_in(table, table.marker)
    tell(table, Event.BETS_FIRST, ALL, table.marker, 0, 0)
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
    seat, seats, players, season = table.turn, table.seats, table.players, table.season
    for _ in range(seats):
        seat = seat + 1 if seat + 1 < seats else 0
        if players[seat].crowns <= season and table.out >> seat & 1 == 0:
            table.turn = seat
            return
    close_season(table)


def close_season(table: Table) -> None:
    if table.season < Season.WINTER:
        table.season += 1
        open_season(table)
    else:
        close_year(table)


# --- the year's end


def close_year(table: Table) -> None:
    """CC-MASK-2, CC-END-1 to CC-END-5: feints go back, all is revealed, crowns score, all go back."""
    for seat in range(table.seats):
        take_feint(table, seat)
    for gap in range(table.seats):
        reveal_gap(table, gap)
    count_year(table)
    if table.exchange:
        settle_pot(table)
    else:
        add_points(table)
    lift_all(table)
    tell(table, Event.YEAR_ENDS, ALL, table.year, 0, 0)
    if table.exchange:
        after_exchange(table)
    else:
        after_points(table)


def take_feint(table: Table, seat: int) -> None:
    """CC-MASK-2: the feint goes back with its coins, before the hidden cards are turned up."""
    player = table.players[seat]
    if player.feint != NOBODY:
        region = player.regions[player.feint]
        tell(table, Event.FEINT_TAKEN, ALL, seat, region, table.stack[region])
        lift_crown(table, seat, player.feint)


def reveal_gap(table: Table, gap: int) -> None:
    """CC-END-1: the hidden cards join the open ones."""
    for card in range(table.gaps[gap].held):
        noble = table.gaps[gap].hidden[card]
        table.gaps[gap].hidden[card] = 0
        tell(table, Event.REVEALED, ALL, gap, noble, 0)
        lay_open(table, noble)
    table.gaps[gap].held = 0


def after_points(table: Table) -> None:
    """CC-END-6: after three years it is over, unless a tie is to be broken by another."""
    most = winners(table)
    tied = table.tie == 1 and most & (most - 1) > 0
    if table.year < YEARS:
        open_year(table)
    elif tied and table.year < LAST_YEAR:
        tell(table, Event.TIED, ALL, 0, 0, 0)
        open_year(table)
    else:
        end_game(table)


def after_exchange(table: Table) -> None:
    """CC-EXC-4, CC-EXC-5: at the bound it is over; before it chips can be bought, if the host allows it."""
    if table.year >= (table.years if table.years > 0 else LAST_YEAR):
        end_exchange(table)
    elif table.rebuy:
        table.turn = table.marker
        table.phase = Phase.REBUY
    else:
        go_on(table)


def go_on(table: Table) -> None:
    """CC-EXC-3: who has no chips is out, unless nobody scored or none could be shared; it goes on until one
    has them all."""
    if table.barren == 0 and chips_in_hands(table) > 0:
        put_out(table)
        if chips_in_hands(table) <= 1:
            end_exchange(table)
            return
    open_year(table)


def end_exchange(table: Table) -> None:
    """CC-EXC-3, CC-EXC-5: the pot goes to those who have most."""
    if table.pot > 0 and winners(table) > 0:
        share_pot(table, winners(table))
    end_game(table)


def end_game(table: Table) -> None:
    table.barren = 0
    table.turn = NOBODY
    table.phase = Phase.OVER
    tell(table, Event.GAME_ENDS, ALL, 0, 0, 0)
