"""How people write a position of Cursed Court down, and what follows from it."""

from collections.abc import Mapping, Sequence
from typing import Any

from knavery.games.court.data import BOARD, COPIES, KINDS, PLACES, REGIONS
from knavery.games.court.rules.names import Phase
from knavery.games.court.rules.steps import START_COINS, lift_crown
from knavery.games.court.rules.wager import place_crown
from knavery.kernel.chance import shuffle
from knavery.kernel.fields import Misfit, Shown, as_list, index_of
from knavery.kernel.record import NOBODY
from knavery.kernel.scenario import Given

PHASES: dict[str, tuple[int, ...]] = {"wager": (Phase.WAGER, Phase.STAKE), "over": (Phase.OVER,)}


class Crowns(Shown):
    """The crowns on the board, `[seat, region, coins]` each, the one placed first at the head."""

    ordered = True

    def read(self, table: Any, seats: Sequence[str], seat: int) -> Any:
        taken = [region for region in range(PLACES) if table.holder[region] != NOBODY]
        taken.sort(key=lambda region: int(table.placed[region]))
        return [[seats[table.holder[region]], REGIONS[region], table.stack[region]] for region in taken]

    def write(self, table: Any, seats: Sequence[str], seat: int, value: Any) -> None:
        for region in range(PLACES):
            if table.holder[region] != NOBODY:
                lift_crown(table, region)
        table.placings = 0
        for owner, region, coins in self.crowns(value, seats):
            if table.holder[region] != NOBODY:
                raise Misfit(f"{REGIONS[region]} has a crown already")
            place_crown(table, owner, region, coins)

    def check(self, table: Any, seats: Sequence[str], expected: Any) -> None:
        self.crowns(expected, seats)

    def crowns(self, value: Any, seats: Sequence[str]) -> list[tuple[int, int, int]]:
        return [self.crown(entry, seats) for entry in as_list(value)]

    def crown(self, entry: Any, seats: Sequence[str]) -> tuple[int, int, int]:
        if not isinstance(entry, list) or len(entry) != 3:
            raise Misfit(f'a crown is ["seat", "region", coins], not {entry!r}')
        owner, region, coins = entry
        if not isinstance(coins, int) or isinstance(coins, bool) or not 0 <= coins <= START_COINS:
            raise Misfit(f"a crown stands on 0 to {START_COINS} coins, not {coins!r}")
        return index_of("seat", owner, seats), index_of("region", region, REGIONS), coins


FIELDS: tuple[Shown, ...] = (Crowns("crowns"),)


def prepare(table: Any, options: Mapping[str, object]) -> None:
    """CC-BRD-2: the board lies on the table before the deal, so that a host may lay another."""
    table.board = list(BOARD)


def conserved(table: Any) -> list[int]:
    """What no move can change: each player's coins, in hand or under crowns, and every noble's cards."""
    coins = [table.players[seat].coins + coins_under(table, seat) for seat in range(table.seats)]
    return coins + [count_cards(table).count(noble) for noble in range(KINDS)]


def settle(table: Any, given: Given) -> None:
    """Put in place what follows from what a scenario gives."""
    if len(given.turn) > 1:
        raise Misfit(f"one seat has the turn, not {len(given.turn)}")
    table.phase = Phase.OVER if given.phase == "over" else Phase.WAGER
    table.turn = NOBODY if given.phase == "over" else given.turn[0] if given.turn else table.marker
    for seat in range(table.seats):
        if not given.names("coins", seat):
            table.players[seat].coins = START_COINS - coins_under(table, seat)
        if not 0 <= table.players[seat].coins <= START_COINS:
            raise Misfit(f"a player has 0 to {START_COINS} coins, not {table.players[seat].coins}")
    if table.phase == Phase.WAGER and table.players[table.turn].crowns > table.season:
        raise Misfit("whose turn it is has a crown for every season already")
    settle_deck(table, given)


def coins_under(table: Any, seat: int) -> int:
    under = sum(table.stack[region] for region in range(PLACES) if table.holder[region] == seat)
    if under > START_COINS:
        raise Misfit(f"{under} coins lie under the crowns of seat {seat + 1}, and a player has {START_COINS}")
    return int(under)


def settle_deck(table: Any, given: Given) -> None:
    """The deck not given is the 36 less all cards that lie elsewhere; what there is then is the stock."""
    if not given.names("deck"):
        table.deck_cards = 0
        lying = count_cards(table)
        deck = [noble for noble in range(KINDS) for _ in range(max(COPIES - lying.count(noble), 0))]
        table.deck = deck + [0] * (len(table.deck) - len(deck))
        table.deck_cards = len(deck)
        shuffle(table, table.deck, table.deck_cards)
    lying = count_cards(table)
    table.stock = [lying.count(noble) for noble in range(KINDS)]


def count_cards(table: Any) -> list[int]:
    """Every card on the table, wherever it lies."""
    found = table.open[: table.open_cards] + table.deck[: table.deck_cards]
    for gap in table.gaps:
        found += gap.hidden[: gap.held]
    return list(found)
