"""What players say in Thief's Market, and the actions it spells."""

from collections.abc import Sequence
from typing import Any

from knavery.games.thieves.data import (
    BOTH,
    CARD_NAMES,
    CARD_OF_USE,
    COST,
    FACE_NAMES,
    FROM,
    GEM_NAMES,
    GEMS,
    NONE,
    OBJECT_NAMES,
    ONLY,
    OWN,
    PAIR,
    RACKET,
    STEW,
    TO,
)
from knavery.games.thieves.rules import buy
from knavery.games.thieves.rules.buy import DONE, ESCAPE, FIRST_PLACE, USE
from knavery.games.thieves.rules.cards import acts_as, has
from knavery.games.thieves.rules.dice import MIDDLE
from knavery.games.thieves.rules.loot import refusal_loot
from knavery.games.thieves.rules.names import Phase, Refusal
from knavery.games.thieves.rules.reroll import KEEP
from knavery.games.thieves.rules.uses import ENOUGH, MORE, refusal_use
from knavery.kernel.moves import Forbidden, Item, Verb, Words, spell
from knavery.kernel.record import NOBODY

ALL = "all"


def counted(counts: Sequence[int], names: Sequence[str]) -> str:
    """`2 red, marker`: a number is said where it is not one."""
    return ", ".join(
        name if count == 1 else f"{count} {name}" for name, count in zip(names, counts, strict=False) if count
    )


# --- taking and robbing: of each kind that lies there, how many


def read_take(words: Words, table: Any) -> list[int]:
    return [MIDDLE, *kept(words, table, MIDDLE)]


def read_rob(words: Words, table: Any) -> list[int]:
    robbed = words.seat()
    words.need("keep")
    return [robbed + 1, *kept(words, table, robbed + 1)]


def kept(words: Words, table: Any, pile: int) -> list[int]:
    """How many of each kind that lies there; what does not lie there is refused, unless the pile is."""
    lying = table.piles[pile].objects
    wanted = list(lying) if words.take(ALL) else words.things(OBJECT_NAMES)
    if table.phase == Phase.LOOT and refusal_loot(table, words.speaker, pile):
        return []
    if any(count > there for count, there in zip(wanted, lying, strict=True)):
        raise Forbidden(Refusal.NOT_THERE)
    return [count for count, there in zip(wanted, lying, strict=True) if there]


def write_take(table: Any, actions: Sequence[int], seats: Sequence[str]) -> str | None:
    if actions[0] != MIDDLE:
        return None
    lying = table.piles[MIDDLE].objects
    if list(actions[1:]) == [count for count in lying if count]:
        return f"take {ALL}"
    return f"take {counted(by_kind(actions, lying), OBJECT_NAMES)}"


def write_rob(table: Any, actions: Sequence[int], seats: Sequence[str]) -> str:
    lying = table.piles[actions[0]].objects
    name = spell(seats[actions[0] - 1], RESERVED)
    return f"rob {name} keep {counted(by_kind(actions, lying), OBJECT_NAMES)}"


def by_kind(actions: Sequence[int], lying: Sequence[int]) -> list[int]:
    said = iter(actions[1:])
    return [next(said, 0) if there else 0 for there in lying]


# --- the lucky paw


def read_reroll(words: Words, table: Any) -> list[int]:
    return [words.one_of(FACE_NAMES) + 1]


def read_keep(words: Words, table: Any) -> list[int]:
    return [KEEP]


def write_reroll(table: Any, actions: Sequence[int], seats: Sequence[str]) -> str | None:
    return None if actions[0] == KEEP else f"reroll {FACE_NAMES[actions[0] - 1]}"


def write_keep(table: Any, actions: Sequence[int], seats: Sequence[str]) -> str:
    return "keep"


# --- using cards


def read_flip(words: Words, table: Any) -> list[int]:
    shown = words.one_of(FACE_NAMES)
    words.need("to")
    face = words.one_of(FACE_NAMES)
    words.need("with")
    use = use_of(words, table, Refusal.NO_FLIP, flips=True)
    check_use(words, table, use, FROM[use] == shown and bool(TO[use] >> face & 1))
    return [USE, use] if ONLY[use] != NONE else [USE, use, face]


def read_trade(words: Words, table: Any) -> list[int]:
    shown = words.one_of(FACE_NAMES)
    words.need("with")
    use = use_of(words, table, Refusal.NO_TRADE, flips=False)
    check_use(words, table, use, FROM[use] == shown)
    return [USE, use]


def use_of(words: Words, table: Any, otherwise: Refusal, flips: bool) -> int:
    """The use of the card that is named, by what it acts as."""
    thief = table.thieves[words.speaker]
    card = acts_as(thief, words.one_of(CARD_NAMES))
    if card not in CARD_OF_USE:
        raise Forbidden(Refusal.NOT_YOUR_CARD if OWN[card] == STEW else otherwise)
    use = CARD_OF_USE.index(card)
    if bool(TO[use]) != flips:
        raise Forbidden(otherwise)
    return use


def check_use(words: Words, table: Any, use: int, faces_fit: bool) -> None:
    """What is wrong with the card comes before the faces, and these before the dice."""
    if table.turn != words.speaker or table.phase != Phase.BUY:
        return  # that is refused anyhow
    no = refusal_use(table, words.speaker, use)
    if not faces_fit and no != Refusal.NOT_YOUR_CARD:
        no = Refusal.NOT_THAT_FACE
    if no:
        raise Forbidden(no)


def write_flip(table: Any, actions: Sequence[int], seats: Sequence[str]) -> str | None:
    if actions[0] != USE or not TO[actions[1]]:
        return None
    use = actions[1]
    face = ONLY[use] if ONLY[use] != NONE else actions[2]
    return f"flip {FACE_NAMES[FROM[use]]} to {FACE_NAMES[face]} with {CARD_NAMES[CARD_OF_USE[use]]}"


def write_trade(table: Any, actions: Sequence[int], seats: Sequence[str]) -> str | None:
    if actions[0] != USE:
        return None
    use = actions[1]
    return f"trade {FACE_NAMES[FROM[use]]} with {CARD_NAMES[CARD_OF_USE[use]]}"


def read_escape(words: Words, table: Any) -> list[int]:
    """Coin by coin; more than there are is refused in any case."""
    coins = words.number()
    if coins == 0:
        raise Forbidden(Refusal.NO_COINS)
    return [ESCAPE, *[MORE] * (min(coins, table.thieves[words.speaker].coins + 1) - 1), ENOUGH]


def write_escape(table: Any, actions: Sequence[int], seats: Sequence[str]) -> str | None:
    return f"escape {1 + actions[1:].count(MORE)}" if actions[0] == ESCAPE else None


def read_done(words: Words, table: Any) -> list[int]:
    return [DONE]


def write_done(table: Any, actions: Sequence[int], seats: Sequence[str]) -> str | None:
    return "done" if actions[0] == DONE else None


# --- buying


def read_buy(words: Words, table: Any) -> list[int]:
    """`buy crown coins blue, white free blue`.  Coins that are not said pay what dice do not."""
    card = words.one_of(CARD_NAMES)
    coins: list[int] | None = None
    saved: int | None = None
    while said := words.take("coins", "free"):
        if said == "free":
            saved = words.one_of(GEM_NAMES)
        else:
            coins = words.things(GEM_NAMES)
    if table.turn != words.speaker:
        return [FIRST_PLACE]  # that is refused anyhow
    if card not in table.market:
        raise Forbidden(Refusal.NO_CARD_HERE)
    action = FIRST_PLACE + table.market.index(card)
    if table.phase != Phase.BUY or buy.refusal_buy(table, words.speaker, action):
        return [action]
    return [action, *spelled(table, words.speaker, action, saved, coins)]


def spelled(table: Any, seat: int, action: int, saved: int | None, coins: list[int] | None) -> list[int]:
    """The answers that a purchase asks for, found by making it on a copy of the table."""
    answers, after = list[int](), table.copy()
    buy.play_buy(after, seat, action)
    if after.phase == Phase.SAVE:
        if saved is None:
            return answers  # cut short: the gem must be said
        answers.append(saved)
        if buy.refusal_save(after, seat, saved):
            return answers
        buy.play_save(after, seat, saved)
    elif saved is not None:
        check_saved(table, seat, action, saved)
    if coins and any(
        count > owed for count, owed in zip(coins, owed_for(table, seat, action, saved), strict=True)
    ):
        raise Forbidden(Refusal.COINS_UNFIT)
    while after.phase == Phase.PAY:
        said = coins[after.colour] if coins else buy.least_coins(after, seat, after.colour)
        answers.append(said)
        if buy.refusal_pay(after, seat, said):
            return answers
        buy.play_pay(after, seat, said)
    if coins:
        check_coins(coins, coins_paid(table, after, seat, action, saved))
    return answers


def check_saved(table: Any, seat: int, action: int, saved: int) -> None:
    """Where nothing is asked, only the one gem of the cost can be said, and only with a racket."""
    if not has(table.thieves[seat], RACKET):
        raise Forbidden(Refusal.NO_RACKET)
    if not cost_of(table, action)[saved]:
        raise Forbidden(Refusal.NOT_SAVED)


def check_coins(said: list[int], paid: list[int]) -> None:
    """TM-BUY-2: exactly the coins that were said, no more and no fewer."""
    if said != paid:
        more = any(count > coins for count, coins in zip(said, paid, strict=True))
        raise Forbidden(Refusal.COINS_LACK if more else Refusal.DICE_LACK)


def cost_of(table: Any, action: int) -> list[int]:
    """Of each gem, how many a card costs."""
    cost = COST[table.market[action - FIRST_PLACE]]
    return [buy.lack_of(cost >> PAIR * gem & BOTH) for gem in range(GEMS)]


def owed_for(table: Any, seat: int, action: int, saved: int | None) -> list[int]:
    """Of each gem, how many have to be paid."""
    free = only_gem(table, seat, action) if saved is None else saved
    return [cost - (gem == free) for gem, cost in enumerate(cost_of(table, action))]


def only_gem(table: Any, seat: int, action: int) -> int | None:
    """What a racket saves unasked, of a cost in one colour."""
    cost = cost_of(table, action)
    return cost.index(max(cost)) if has(table.thieves[seat], RACKET) else None


def coins_paid(table: Any, after: Any, seat: int, action: int, saved: int | None) -> list[int]:
    """Of each gem, how many coins paid: what no die did."""
    dice, left = table.piles[seat + 1].objects, after.piles[seat + 1].objects
    owed = owed_for(table, seat, action, saved)
    return [count - (dice[gem] - left[gem]) for gem, count in enumerate(owed)]


def write_buy(table: Any, actions: Sequence[int], seats: Sequence[str]) -> str:
    """Coins are said where they pay more than dice lack, the saved gem where it was asked for."""
    seat, after, asked = table.turn, table.copy(), None
    for action in actions:
        asked = action if after.phase == Phase.SAVE else asked
        PLAYS[after.phase](after, seat, action)
    text = f"buy {CARD_NAMES[table.market[actions[0] - FIRST_PLACE]]}"
    coins = coins_paid(table, after, seat, actions[0], asked)
    dice, owed = table.piles[seat + 1].objects, owed_for(table, seat, actions[0], asked)
    if coins != [max(count - dice[gem], 0) for gem, count in enumerate(owed)]:
        text += f" coins {counted(coins, GEM_NAMES)}"
    return text if asked is None else f"{text} free {GEM_NAMES[asked]}"


PLAYS = {Phase.BUY: buy.play_buy, Phase.SAVE: buy.play_save, Phase.PAY: buy.play_pay}


# --- the stew


def read_copy(words: Words, table: Any) -> list[int]:
    card = words.one_of(CARD_NAMES)
    words.need("of")
    other = words.seat()
    thief = table.thieves[other]
    if other == words.speaker or thief.held == 0:
        return [other]
    if card not in thief.cards[: thief.held]:
        raise Forbidden(Refusal.NOT_HIS_CARD)
    return [other, thief.cards.index(card)]


def write_copy(table: Any, actions: Sequence[int], seats: Sequence[str]) -> str:
    other, number = actions
    return f"copy {CARD_NAMES[table.thieves[other].cards[number]]} of {spell(seats[other], RESERVED)}"


LOOT, REROLL, BUY, COPY = (Phase.LOOT,), (Phase.REROLL,), (Phase.BUY,), (Phase.COPY,)

VERBS = (
    Verb("take", "take red, blue, marker", LOOT, read_take, write_take, untimely=Refusal.NOT_LOOT),
    Verb("rob", "rob Ann keep red, marker", LOOT, read_rob, write_rob, untimely=Refusal.NOT_LOOT),
    Verb("reroll", "reroll red", REROLL, read_reroll, write_reroll, untimely=Refusal.NO_REROLL),
    Verb("keep", "keep", REROLL, read_keep, write_keep, untimely=Refusal.NO_REROLL),
    Verb("done", "done", BUY, read_done, write_done, untimely=Refusal.NOT_BUY),
    Verb(
        "flip",
        "flip red to white with alchemical_lab",
        BUY,
        read_flip,
        write_flip,
        untimely=Refusal.NOT_BUY,
    ),
    Verb(
        "trade",
        "trade blue with coercion_coordinator",
        BUY,
        read_trade,
        write_trade,
        untimely=Refusal.NOT_BUY,
    ),
    Verb("escape", "escape 2", BUY, read_escape, write_escape, untimely=Refusal.NOT_BUY),
    Verb(
        "buy",
        "buy crown coins blue, white free blue",
        BUY,
        read_buy,
        write_buy,
        untimely=Refusal.NOT_BUY,
        short=Refusal.SAVE_UNSAID,
    ),
    Verb("copy", "copy alchemical_lab of Ann", COPY, read_copy, write_copy, untimely=Refusal.NOT_COPY),
)

RESERVED = (
    *(verb.word for verb in VERBS),
    *OBJECT_NAMES,
    *CARD_NAMES,
    *(ALL, "say", "keep", "to", "with", "coins", "free", "of"),
)


def form(table: Any, seat: int, verb: str) -> list[Item]:
    """What a verb asks for, where its moves are too many to list."""
    coins = table.thieves[seat].coins
    if verb == "escape":
        return [Item("coins", 1, coins)]
    if verb == "copy":
        others = [thief for other, thief in enumerate(table.thieves) if other != seat]
        return [
            Item("card", names=card_names([card for thief in others for card in thief.cards[: thief.held]]))
        ]
    if verb == "buy":
        cards = Item("card", names=card_names([card for card in table.market if card != NOBODY]))
        return [cards, *(Item(f"coins {gem}", 0, coins) for gem in GEM_NAMES), Item("free", names=GEM_NAMES)]
    piles = [MIDDLE] if verb == "take" else [pile for pile in range(1, table.seats + 1) if pile != seat + 1]
    most = [max(table.piles[pile].objects[kind] for pile in piles) for kind in range(len(OBJECT_NAMES))]
    return [Item(name, 0, count) for name, count in zip(OBJECT_NAMES, most, strict=True) if count]


def card_names(cards: Sequence[int]) -> tuple[str, ...]:
    return tuple(CARD_NAMES[card] for card in sorted(set(cards)))
