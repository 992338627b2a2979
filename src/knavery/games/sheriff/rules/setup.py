"""Before the first round (SN-SET-1 to SN-SET-6)."""

from knavery.games.sheriff.data import CARDS_OF_MORE, CARDS_OF_THREE, PRINTED, PRIZES, ROYAL
from knavery.games.sheriff.rules.cards import discard, draw_up
from knavery.games.sheriff.rules.names import Event
from knavery.games.sheriff.rules.officers import draw_deputies
from knavery.games.sheriff.rules.steps import open_round
from knavery.games.sheriff.table import FIRST_EDITION, MOST_SEATS, PILES, Table
from knavery.kernel.chance import below, shuffle
from knavery.kernel.events import ALL, tell

START_GOLD = 50
PILE_CARDS = 5
TEN_OUT = 10
FEW = 3  # so many players need fewer cards and more rounds
TIMES_SHERIFF = 2
TIMES_SHERIFF_OF_FEW = 3
ROUNDS_OF_DEPUTIES = 9


def deal(table: Table) -> None:
    """SN-SET-1 to SN-SET-4: 50 gold, a hand of cards, an empty stand; then the piles, if there are two."""
    fill_deck(table)
    if table.ten_out:
        leave_ten_out(table)
    for seat in range(table.seats):
        table.merchants[seat].gold = START_GOLD
    for seat in range(table.seats):
        draw_up(table, seat)
    if table.edition == FIRST_EDITION:
        lay_piles(table)
    table.stacks = (1 << PRIZES) - 1 if table.black_market else 0
    table.rounds = rounds_of(table)
    table.round = 1
    first_officers(table)
    open_round(table)


def fill_deck(table: Table) -> None:
    """SN-SET-2, SN-OPT-1, SN-OPT-5: the goods for this number of players, and those of the options."""
    for good in range(PRINTED):
        if good < ROYAL or table.royal:
            table.stock[good] = CARDS_OF_THREE[good] if table.seats == FEW else CARDS_OF_MORE[good]
    for good in range(table.kinds):
        for _ in range(table.stock[good]):
            table.deck[table.deck_cards] = good
            table.deck_cards += 1
    shuffle(table, table.deck, table.deck_cards)


def leave_ten_out(table: Table) -> None:
    """SN-OPT-3: ten cards that nobody sees."""
    for _ in range(TEN_OUT):
        table.deck_cards -= 1
        table.out[table.deck[table.deck_cards]] += 1
        table.deck[table.deck_cards] = 0
    table.out_cards = TEN_OUT
    tell(table, Event.CARDS_LEAVE, ALL, TEN_OUT, 0, 0)


def lay_piles(table: Table) -> None:
    """SN-SET-4: two discard piles of five cards, face up."""
    for pile in range(PILES):
        for _ in range(PILE_CARDS):
            table.deck_cards -= 1
            good = table.deck[table.deck_cards]
            table.deck[table.deck_cards] = 0
            discard(table, table.piles[pile], good, 1)
            tell(table, Event.PILE_LEFT + pile, ALL, good, 1, 0)


def rounds_of(table: Table) -> int:
    """SN-RND-4: everyone is sheriff twice, of three players three times; six use up three decks of
    deputies (SN-DEP-10)."""
    if table.seats == MOST_SEATS:
        return ROUNDS_OF_DEPUTIES
    return table.seats * (TIMES_SHERIFF_OF_FEW if table.seats == FEW else TIMES_SHERIFF)


def first_officers(table: Table) -> None:
    """SN-SET-6: the first sheriff is drawn by lot, unless the host named one."""
    if table.seats == MOST_SEATS:
        draw_deputies(table)
    elif table.first_sheriff > 0:
        table.sheriff = table.first_sheriff - 1
    else:
        table.sheriff = below(table, table.seats)
