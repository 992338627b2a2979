"""How people write a position of Cursed Court down, and what follows from it."""

import random
from collections.abc import Mapping, Sequence
from typing import Any

from knavery.games.court.board import lay, regions_on
from knavery.games.court.data import COPIES, KINDS
from knavery.games.court.rules.crowns import lift_all, place_crown
from knavery.games.court.rules.names import Phase
from knavery.games.court.rules.pot import share_pot
from knavery.games.court.rules.score import PRICE_OF_CHIPS, winners
from knavery.games.court.rules.steps import START_COINS, coins_at_start
from knavery.games.court.table import CROWNS, MOST_IN_GAP, Player, next_in
from knavery.kernel.chance import shuffle
from knavery.kernel.fields import Misfit, Shown, as_list, index_of
from knavery.kernel.near import brief
from knavery.kernel.record import NOBODY
from knavery.kernel.scenario import Given

PHASES: dict[str, tuple[int, ...]] = {
    "wager": (Phase.WAGER, Phase.STAKE, Phase.FEINT),
    "rebuy": (Phase.REBUY,),
    "over": (Phase.OVER,),
}
MOST_CHIPS = 9999  # on a table that is laid out, all together: play has room to add
THE_FEINT = "feint"

Crown = tuple[int, int, int, bool]  # seat, region, coins, whether it is the feint


# --- the crowns


class Crowns(Shown):
    """The crowns on the board, `[seat, region, coins]` each, the one placed first at the head; a feint has
    a fourth item, "feint", where it is seen (CC-MASK-1)."""

    ordered = True

    def read(self, table: Any, seats: Sequence[str], seat: int) -> Any:
        names = regions_on(table)
        return [
            [seats[owner], names[region], table.stack[region], *([THE_FEINT] if feint else [])]
            for owner, region, feint in by_age(table)
        ]

    def write(self, table: Any, seats: Sequence[str], seat: int, value: Any) -> None:
        in_hand = [player.coins for player in table.players]
        lift_all(table)
        for owner, region, coins, feint in self.crowns(table, value, seats):
            player = table.players[owner]
            self.check_free(table, owner, region)
            if feint and player.feint != NOBODY:
                raise Misfit(f"{seats[owner]} has two feints, and only one of the four crowns is it")
            place_crown(table, owner, region, coins)
            if feint:
                player.feint = player.crowns - 1
        for player, coins in zip(table.players, in_hand, strict=True):
            player.coins = coins  # as given, before or after; what is not given follows in `settle`

    def check_free(self, table: Any, owner: int, region: int) -> None:
        taken = table.holders[region]
        if taken and (not table.coinless or taken >> owner & 1):
            raise Misfit(f"{regions_on(table)[region]} has a crown already")
        if table.players[owner].crowns == CROWNS:
            raise Misfit(f"a player has {CROWNS} crowns")

    def check(self, table: Any, seats: Sequence[str], expected: Any) -> None:
        self.crowns(table, expected, seats)

    def crowns(self, table: Any, value: Any, seats: Sequence[str]) -> list[Crown]:
        return [self.crown(table, entry, seats) for entry in as_list(value)]

    def crown(self, table: Any, entry: Any, seats: Sequence[str]) -> Crown:
        if not isinstance(entry, list) or not 3 <= len(entry) <= 4:
            raise Misfit(f'a crown is ["seat", "region", coins], and perhaps "feint", not {brief(entry)}')
        owner, region, coins, *rest = entry
        most = most_coins(table)
        if not isinstance(coins, int) or isinstance(coins, bool) or not 0 <= coins <= most:
            raise Misfit(f"a crown stands on 0 to {most} coins here, not {brief(coins)}")
        if rest and (rest != [THE_FEINT] or not table.masquerade):
            raise Misfit(f'only a masquerade has a fourth item, "feint", not {brief(rest[0])}')
        owner = index_of("seat", owner, seats)
        return owner, index_of("region", region, regions_on(table)), coins, bool(rest)


def by_age(table: Any) -> list[tuple[int, int, bool]]:
    """Seat, region and whether it is the feint of every crown on the board, the oldest first."""
    found = []
    for seat in range(table.seats):
        player = table.players[seat]
        for crown in range(player.crowns):
            found.append((player.placed[crown], seat, player.regions[crown], player.feint == crown))
    return [(seat, region, feint) for _, seat, region, feint in sorted(found)]


def most_coins(table: Any) -> int:
    """The most that anybody can have."""
    if table.exchange:
        return MOST_CHIPS
    return 0 if table.coinless else START_COINS


FIELDS: tuple[Shown, ...] = (Crowns("crowns"),)


# --- what the kernel asks


def prepare(table: Any, options: Mapping[str, Any]) -> None:
    """CC-BRD-2: the board lies on the table before the deal, the host's if he brings one."""
    lay(table, options["board"])


def conserved(table: Any) -> list[int]:
    """What no move can change: coins, in hand or under crowns; chips but those bought; each noble's cards."""
    coins = [table.players[seat].coins + coins_under(table, seat) for seat in range(table.seats)]
    if table.exchange:
        bought = sum(player.bought for player in table.players)
        coins = [sum(coins) + table.pot - PRICE_OF_CHIPS * bought]
    return coins + [count_cards(table).count(noble) for noble in range(KINDS)]


def mend(table: Any, seat: int, chance: random.Random) -> None:
    """For the leak test: others' feints are other crowns, on the board or in hand."""
    for other in range(table.seats if table.masquerade else 0):
        if other != seat:
            remark(table.players[other], chance)


def remark(player: Player, chance: random.Random) -> None:
    in_hand = [NOBODY] if player.crowns < CROWNS else []
    player.feint = chance.choice([*range(player.crowns), *in_hand])


# --- a written position


def settle(table: Any, given: Given) -> None:
    """Put in place what follows from what a scenario gives."""
    settle_seats(table, given)
    settle_coins(table, given)
    settle_deck(table, given)
    settle_turn(table, given)
    if table.phase == Phase.OVER and table.exchange and table.pot:
        share_pot(table, winners(table))


def settle_seats(table: Any, given: Given) -> None:
    """CC-EXC-3: nothing lies to the left of those who are out, and the marker with those who are not."""
    if table.out and not table.exchange:
        raise Misfit("only in the exchange can somebody be out")
    out = [seat for seat in range(table.seats) if table.out >> seat & 1]
    table.still = table.seats - len(out)
    if not table.still:
        raise Misfit("somebody is still in the game: not all can be out")
    for seat in out:
        if not given.names("hidden", seat):
            table.gaps[seat].hidden, table.gaps[seat].held = [0] * MOST_IN_GAP, 0
    if not given.names("marker"):
        table.marker = table.marker if table.marker not in out else next_in(table, table.marker)


def settle_turn(table: Any, given: Given) -> None:
    if len(given.turn) > 1:
        raise Misfit(f"one seat has the turn, not {len(given.turn)}")
    if given.phase == "over":
        table.phase, table.turn = Phase.OVER, NOBODY
        return
    table.phase = Phase.REBUY if given.phase == "rebuy" else Phase.WAGER
    table.turn = given.turn[0] if given.turn else first_to_move(table)
    if table.out >> table.turn & 1 or table.out >> table.marker & 1 or table.still <= 1:
        raise Misfit("whose turn it is, and whose the marker, is still in the game, and somebody else too")
    if table.phase == Phase.REBUY and not table.rebuy:
        raise Misfit("chips are bought again only with the option rebuy")
    if table.phase == Phase.WAGER and table.players[table.turn].crowns > table.season:
        raise Misfit("whose turn it is has a crown for every season already")


def first_to_move(table: Any) -> int:
    """CC-SEA-3: the first from the marker who lacks a crown; between two years the marker (CC-EXC-4)."""
    for step in range(table.seats if table.phase == Phase.WAGER else 0):
        seat = (table.marker + step) % table.seats
        if not table.out >> seat & 1 and table.players[seat].crowns <= table.season:
            return int(seat)
    return int(table.marker)


def settle_coins(table: Any, given: Given) -> None:
    """Coins in hand not given are all less those under the seat's crowns."""
    most = most_coins(table)
    for seat in range(table.seats):
        under, player = coins_under(table, seat), table.players[seat]
        if not given.names("coins", seat):
            player.coins = 0 if table.out >> seat & 1 else coins_at_start(table) - under
        if player.coins < 0 or under > most:
            raise Misfit(f"{under} coins lie under the crowns of seat {seat + 1}, more than a player has")
        if player.coins > most:
            raise Misfit(f"a player has 0 to {most} coins, not {player.coins}")
    if table.pot and not table.exchange:
        raise Misfit("only the exchange has a pot")
    chips = table.pot + sum(player.coins for player in table.players) + sum(table.stack)
    if table.exchange and not chips:
        raise Misfit("somebody has chips in the exchange, or they lie on the board or in the pot")
    if chips > MOST_CHIPS:
        raise Misfit(f"at most {MOST_CHIPS} chips can lie on a table, not {chips}")


def coins_under(table: Any, seat: int) -> int:
    regions = [region for region in table.players[seat].regions if region != NOBODY]
    return sum(int(table.stack[region]) for region in regions)


def settle_deck(table: Any, given: Given) -> None:
    """The deck not given is the 36 less all cards that lie elsewhere; what there is then is the stock."""
    if table.discard_cards and not table.remember:
        raise Misfit("only where the court remembers is there a discard")
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
    found += table.discard[: table.discard_cards]
    for gap in table.gaps:
        found += gap.hidden[: gap.held]
    return list(found)
