"""Golden games that a player can read: whoever changes a rule sees here what changes at the table.

`KNAVERY_REWRITE=1 make test` writes them anew; read the difference before you keep it.
"""

import itertools
import os
import textwrap
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

import knavery
from knavery.games.court.rules.names import Event as CourtEvent
from knavery.games.court.rules.names import Phase as CourtPhase
from knavery.games.sheriff.data import GOODS, LEGAL
from knavery.games.sheriff.rules.cards import lacking
from knavery.games.sheriff.rules.names import Event as SheriffEvent
from knavery.games.sheriff.rules.names import Phase
from knavery.games.sheriff.rules.officers import is_officer, next_merchant
from knavery.games.thieves.data import MASK
from knavery.games.thieves.rules.names import Event as ThievesEvent
from knavery.games.thieves.rules.names import Phase as Step
from knavery.kernel.chance import dice_of, throw
from knavery.kernel.match import Match

HERE = Path(__file__).parent
NAMES = ("Ann", "Ben", "Cid", "Dot", "Eve", "Fay")
WIDTH = 100

HEAD = """{title}, {seats} players, seed {seed}{options}.

{players}
A line with a colon is what a player says; what comes of it stands below, and after every {part} the
whole table, hidden cards and all.  KNAVERY_REWRITE=1 make test writes this file anew.
"""


# --- the players: a few habits, and dice of their own


SHERIFF_PLAYERS = """Merchants set aside legal goods that they have one of, and pack what they have most of.
Now and then they smuggle all their contraband instead, and offer gold or goods for the bag.  Sheriffs
take most offers, ask for more now and then, and open every other bag that nobody speaks for.
"""


def sheriff_says(match: Match, name: str, dice: list[int]) -> str:
    """What a player of Sheriff with these habits says."""
    table, seat = match.table, match.number(name)
    merchant = table.merchants[seat]
    if table.phase == Phase.FIRST:
        return f"first {match.seats[next_merchant(table, seat)]}"
    if table.phase == Phase.MARKET:
        return "toss " + goods_said([1 if n == 1 and g < LEGAL else 0 for g, n in enumerate(merchant.hand)])
    if table.phase == Phase.DRAW:
        left = min(throw(dice, 3), table.piles[0].count, lacking(table, seat))
        deck = lacking(table, seat) - left
        return "draw " + ", ".join(f"{pile} {n}" for pile, n in (("left", left), ("deck", deck)) if n)
    if table.phase in (Phase.LAY, Phase.BURY):
        return f"bury {('left', 'right')[throw(dice, 2)]}: {goods_said(merchant.aside)}"
    if table.phase == Phase.LOAD:
        return "bag " + goods_said(bag_of(merchant.hand, smuggle=throw(dice, 5) < 2))
    if table.phase == Phase.DECLARE:
        return f"declare {merchant.bagged} {GOODS[claim_of(merchant.bag, dice)]}"
    if table.phase == Phase.INSPECT:
        speaks = sheriff_deals if is_officer(table, seat) else merchant_deals
        return speaks(match, seat, dice)
    said = [str(choice) for choice in match.choices(name)]
    if table.phase == Phase.LOOT:
        return said[0] if table.loot.proposer != -1 else said[-1 - throw(dice, 2)]
    return said[0 if table.phase == Phase.SELL else -1]


def merchant_deals(match: Match, seat: int, dice: list[int]) -> str:
    """Sells if he can; answers an ask; bribes for a bag that is not what he says, or has others opened."""
    merchant = match.table.merchants[seat]
    said = [str(choice) for choice in match.choices(match.seats[seat])]
    sales = [choice for choice in said if choice.startswith("sell")]
    if sales:
        return sales[0]
    if merchant.ask.stands and throw(dice, 3):
        return "accept" if "accept" in said else "refuse"
    if merchant.offer.stands or not merchant.bagged:
        return "silent"
    lies = merchant.bagged - merchant.bag[merchant.claim]
    gold = min(merchant.gold, 2 * lies + throw(dice, 4))
    if not lies:
        return f"offer {gold} gold for open {match.seats[seat]}" if not throw(dice, 6) and gold else "silent"
    given = [f"{gold} gold"] if gold else []
    given += ["1 apple"] if merchant.stand[0] and not throw(dice, 2) else []
    given += ["1 silk from bag"] if not throw(dice, 3) else []
    promise = " promise pass" if not throw(dice, 4) else ""
    return f"offer {', '.join(given) or 'nothing'} for pass{promise}"


def sheriff_deals(match: Match, seat: int, dice: list[int]) -> str:
    """Looks at the first bag that waits: takes an offer, asks for one, or passes or opens it."""
    table, name = match.table, match.seats[seat]
    said = [str(choice) for choice in match.choices(name)]
    deeds = [choice for choice in said if choice.split()[0] in ("pass", "open", "vote")]
    offers = [choice for choice in said if choice.startswith("accept")]
    if offers and throw(dice, 4):
        return offers[0]
    rich = [
        m
        for m, one in enumerate(table.merchants)
        if one.bagged and one.gold > 9 and not one.ask.stands and not table.owed_open >> m & 1
    ]
    if rich and table.quiet < 2 and not throw(dice, 4) and any(choice.startswith("ask") for choice in said):
        return f"ask {match.seats[rich[0]]} {3 + throw(dice, 5)} gold for pass"
    if deeds:
        return deeds[throw(dice, len(deeds))]
    return "silent"


def goods_said(counts: list[int]) -> str:
    return ", ".join(f"{n} {good}" for good, n in zip(GOODS, counts, strict=False) if n) or "nothing"


def bag_of(hand: list[int], smuggle: bool) -> list[int]:
    """Five cards at most: of the legal good there is most of, or all contraband and of that good."""
    most = max(range(LEGAL), key=lambda good: hand[good])
    wanted = [*range(LEGAL, len(GOODS)), most] if smuggle or not hand[most] else [most]
    counts, left = [0] * len(GOODS), 5
    for good in wanted:
        counts[good] = min(hand[good], left)
        left -= counts[good]
    return counts


def claim_of(bag: list[int], dice: list[int]) -> int:
    """The legal good in the bag, or any."""
    legal = [good for good in range(LEGAL) if bag[good]]
    return legal[0] if legal else throw(dice, LEGAL)


COURT_PLAYERS = """Players bet on any region they can, with the fewest coins allowed or up to three more; any
crown may be the feint.  Who has few chips buys again where he may.
"""


def court_says(match: Match, name: str, dice: list[int]) -> list[int]:
    """A bet, as action numbers."""
    plain, table, seat = match.game.plain, match.table.copy(), match.number(name)
    if table.phase == CourtPhase.REBUY:
        return [1 if table.players[seat].coins < FEW_CHIPS and 1 in plain.menu(table, seat) else 0]
    said: list[int] = []
    while not said or table.speaker == seat:
        legal = plain.menu(table, seat)
        few = (
            min(throw(dice, 4), len(legal) - 1)
            if table.phase == CourtPhase.STAKE
            else throw(dice, len(legal))
        )
        said.append(legal[few])
        plain.play(table, seat, said[-1])
    return said


FEW_CHIPS = 50


THIEVES_PLAYERS = """Players rob the largest loot if it has four objects or more, and keep nearly all of
it; else they take what they like from the middle.  They use cards before they buy, buy from the newest
row where they can, and turn what coins they can into infamy.
"""


def thieves_says(match: Match, name: str, dice: list[int]) -> list[int] | str:
    """A move of the splitting as action numbers, any other as a command."""
    table, seat = match.table, match.number(name)
    if table.phase == Step.LOOT:
        sizes = [0 if other == seat else table.piles[other + 1].size for other in range(table.seats)]
        pile = sizes.index(max(sizes)) + 1 if max(sizes) >= 4 or not table.piles[0].size else 0
        return divided(match, seat, pile, dice)
    if table.phase == Step.REROLL:
        return "reroll mask" if table.piles[seat + 1].objects[MASK] else "keep"
    choices = [str(choice) for choice in match.choices(name)]
    for verb in ("copy", "trade", "flip", "buy", "escape"):
        said = [choice for choice in choices if choice.startswith(verb)]
        if said and (verb != "flip" or throw(dice, 2)):
            return said[-1] if verb != "buy" else newest(said)
    return "done"


def divided(match: Match, seat: int, pile: int, dice: list[int]) -> list[int]:
    """From the middle any number of each kind; of a robbed pile as many as can be kept."""
    plain, table, actions = match.game.plain, match.table.copy(), [pile]
    plain.play(table, seat, pile)
    while table.speaker == seat:
        menu = plain.menu(table, seat)
        actions.append(menu[-1] if pile else menu[throw(dice, len(menu))])
        plain.play(table, seat, actions[-1])
    return actions


def newest(said: list[str]) -> str:
    """The last of the cards in the order of the rows, with as few coins as can be."""
    return [command for command in said if "coins" not in command][-1]


# --- the table, in a few lines


def sheriff_table(match: Match) -> Iterator[str]:
    view = match.full_view()
    for name in match.seats:
        stand, hand = (listed(view[place][name]) for place in ("stand", "hand"))
        yield f"  {name}: {view['gold'][name]} gold; on the stand {stand}; in hand {hand}"
    piles = ", ".join(
        f"{place} {len(view[place])}" for place in ("deck", "left", "right", "pile") if view[place]
    )
    yield f"  Cards: {piles or 'none'}."


def court_table(match: Match) -> Iterator[str]:
    view = match.view()
    if match.table.exchange:
        chips = ", ".join(f"{name} {coins}" for name, coins in view["coins"].items())
        yield f"  {chips} chips; {view['pot']} in the pot"
    else:
        yield "  " + ", ".join(f"{name} {points}" for name, points in view["points"].items()) + " points"


def thieves_table(match: Match) -> Iterator[str]:
    view = match.full_view()
    for name in match.seats:
        cards = ", ".join(view["cards"][name]) or "no cards"
        yield f"  {name}: {view['coins'][name]} coins, {view['infamy'][name]} infamy; {cards}"
    for row, cards in view["row"].items():
        if cards or view["deck"][row]:
            yield f"  Row {row}: {', '.join(cards) or 'empty'}.  Deck: {len(view['deck'][row])} cards."


def listed(counts: dict[str, int]) -> str:
    return ", ".join(f"{count} {thing}" for thing, count in counts.items()) or "nothing"


# --- the game


BEGINS = {
    "sheriff": SheriffEvent.ROUND_BEGINS,
    "court": CourtEvent.YEAR_BEGINS,
    "thieves": ThievesEvent.TURN_BEGINS,
}


def played(
    game: str,
    seats: int,
    seed: int,
    says: Callable[..., Any],
    table: Callable[[Match], Iterator[str]],
    part: str,
    options: dict[str, Any],
) -> Iterator[str]:
    """A whole game, line by line."""
    match, dice = knavery.new(game, NAMES[:seats], seed, **options), dice_of(seed)
    yield from told(match, 0, [])
    while not match.over:
        name, number, since = match.acting[0], match.view()[part], len(match.log)
        match.do(name, says(match, name, dice))
        yield f"{name}: {match.moves[-1][1]}"
        ended = match.over or match.view()[part] != number
        yield from told(match, since, list(table(match)) if ended else [])
    yield ""
    yield from (f"{name}: {points} points" for name, points in match.scores.items())
    yield f"Winner: {', '.join(match.winners)}"


def told(match: Match, since: int, table: list[str]) -> Iterator[str]:
    """What happened, as a paragraph; then the table, where a part of the game is over, and the next part."""
    log, tongue = match.log[since:], match.tongue("en")
    parts = [n for n, entry in enumerate(log) if entry.event == BEGINS[match.game.name]]
    end = parts[0] if parts else len(log)
    yield from wrapped(tongue.story(log[:end], match.seats))
    yield from table
    if parts:
        yield ""
        yield from tongue.story(log[end : end + 1], match.seats)
        yield from wrapped(tongue.story(log[end + 1 :], match.seats))


def wrapped(sentences: Iterable[str]) -> Iterator[str]:
    text = " ".join(sentences)
    yield from textwrap.wrap(text, WIDTH, initial_indent="    ", subsequent_indent="    ")


SHERIFF = (sheriff_says, sheriff_table, "round", SHERIFF_PLAYERS)
TURNS = {"talk": "turns"}
FIRST = TURNS | {"edition": "first", "royal": True}
ALL_OF_SECOND = TURNS | dict.fromkeys(("royal", "timer", "ten_out", "seven", "black_market"), True)

COURT = (court_says, court_table, "year", COURT_PLAYERS)
EXCHANGE = {"exchange": True, "masquerade": True, "rebuy": True, "years": 5, "remember": "hidden"}

GAMES = {
    "sheriff-3-seats": ("sheriff", 3, 11, *SHERIFF, TURNS),
    "sheriff-5-seats": ("sheriff", 5, 14, *SHERIFF, TURNS | {"black_market": True}),
    "sheriff-6-seats": ("sheriff", 6, 17, *SHERIFF, ALL_OF_SECOND),
    "sheriff-first-4-seats": ("sheriff", 4, 12, *SHERIFF, TURNS | {"edition": "first"}),
    "sheriff-first-5-seats": ("sheriff", 5, 13, *SHERIFF, FIRST),
    "court-4-seats": ("court", 4, 1, *COURT, {}),
    "court-3-seats-exchange": ("court", 3, 4, *COURT, EXCHANGE),
    "court-5-seats-masquerade": ("court", 5, 2, *COURT, {"masquerade": True, "remember": "open"}),
    "court-6-seats-coinless": ("court", 6, 3, *COURT, {"coinless": True, "masquerade": True, "tie": "year"}),
    "thieves-3-seats": ("thieves", 3, 1, thieves_says, thieves_table, "round", THIEVES_PLAYERS, {}),
    "thieves-4-seats": ("thieves", 4, 36, thieves_says, thieves_table, "round", THIEVES_PLAYERS, {}),
    "thieves-5-seats": ("thieves", 5, 1, thieves_says, thieves_table, "round", THIEVES_PLAYERS, {}),
}


def text_of(name: str) -> str:
    game, seats, seed, says, table, part, players, options = GAMES[name]
    title = knavery.new(game, NAMES[:seats], seed, **options).game.card.title
    head = HEAD.format(title=title, seats=seats, seed=seed, players=players, part=part, options=said(options))
    lines = played(game, seats, seed, says, table, part, options)
    return "\n".join(itertools.chain([head], lines)) + "\n"


def said(options: dict[str, Any]) -> str:
    return "".join(f", {name} = {value}" for name, value in options.items())


@pytest.mark.parametrize("name", GAMES)
def test_playthrough(name):
    file = HERE / f"{name}.txt"
    text = text_of(name)
    if os.environ.get("KNAVERY_REWRITE"):
        file.write_text(text, encoding="utf-8")
    assert text.splitlines() == file.read_text(encoding="utf-8").splitlines()


def test_no_file_is_forgotten():
    assert {file.stem for file in HERE.glob("*.txt")} == set(GAMES)
