"""Commands of the inspection: offers and answers, bags and votes; and of the loot."""

from collections.abc import Callable, Sequence
from typing import Any

from knavery.games.sheriff.data import GOODS, PRIZE_NAMES, PRIZES, STACK_GOODS, STACKS
from knavery.games.sheriff.goods import goods_of
from knavery.games.sheriff.moves.language import GOLD, NOTHING, RESERVED, WAYS, Read, Write
from knavery.games.sheriff.moves.terms import Terms, names_a_seat
from knavery.games.sheriff.rules import deed, inspect, sell, split
from knavery.games.sheriff.rules.accept import is_open_to
from knavery.games.sheriff.rules.inspect import TURN_TO
from knavery.games.sheriff.rules.names import Refusal
from knavery.games.sheriff.rules.officers import is_officer
from knavery.kernel.moves import Forbidden, Words, spell
from knavery.kernel.record import NOBODY

# --- offers and asks


def read_offer(words: Words, table: Any) -> list[int]:
    return [inspect.OFFER, *Terms.read(words, table, words.speaker).actions(table)]


def write_offer(table: Any, actions: Sequence[int], seats: Sequence[str]) -> str | None:
    if actions[0] != inspect.OFFER:
        return None
    return f"offer {Terms.of_actions(actions[1:]).write(table, seats)}"


def read_ask(words: Words, table: Any) -> list[int]:
    payer = words.seat()
    check_merchant(words, table, payer)
    return [TURN_TO + payer, deed.ASK, *Terms.read(words, table, payer).actions(table)]


def write_ask(table: Any, actions: Sequence[int], seats: Sequence[str]) -> str | None:
    if actions[0] < TURN_TO or actions[1] != deed.ASK:
        return None
    payer = actions[0] - TURN_TO
    return f"ask {spell(seats[payer], RESERVED)} {Terms.of_actions(actions[2:]).write(table, seats)}"


def check_merchant(words: Words, table: Any, named: int) -> None:
    """SN-DEAL-12: deals are between a merchant and the sheriff."""
    if is_officer(table, named) == is_officer(table, words.speaker):
        raise Forbidden(Refusal.NO_MERCHANT)


# --- answers: the sheriff's about a merchant, a merchant's about the ask to him


def read_answer(word: int, about: int) -> Read:
    def read(words: Words, table: Any) -> list[int]:
        if not names_a_seat(words):
            return [word]
        named = words.seat()
        if is_officer(table, named) and not is_officer(table, words.speaker):
            return [word]
        check_merchant(words, table, named)
        return [TURN_TO + named, about]

    return read


def read_accept(words: Words, table: Any) -> list[int]:
    """SN-DEAL-1: a number names the version that was read; what was changed since is refused."""
    actions = read_answer(inspect.ACCEPT, deed.ACCEPT)(words, table)
    if words.peek().kind == "number":
        version, meant = words.number(), meant_by(table, words.speaker, actions)
        if meant.stands and meant.version != version:
            raise Forbidden(Refusal.WORDS_CHANGED)
    return actions


def meant_by(table: Any, speaker: int, actions: Sequence[int]) -> Any:
    """What he would accept: a merchant the ask to him; a deputy the other's ask where no offer waits."""
    if len(actions) == 1:
        return table.merchants[speaker].ask
    merchant = table.merchants[actions[0] - TURN_TO]
    if table.partner == NOBODY or is_open_to(merchant.offer, speaker):
        return merchant.offer
    return merchant.ask


def write_answer(verb: str, word: int, about: int) -> Write:
    def write(table: Any, actions: Sequence[int], seats: Sequence[str]) -> str | None:
        if actions[0] == word:
            return verb
        return write_deed(verb, about)(table, actions, seats)

    return write


def read_word(word: int) -> Read:
    return lambda words, table: [word]


def write_word(verb: str, word: int) -> Write:
    return lambda table, actions, seats: verb if actions[0] == word else None


# --- bags


def read_deed(about: int) -> Read:
    return lambda words, table: [TURN_TO + words.seat(), about]


def write_deed(verb: str, about: int) -> Write:
    def write(table: Any, actions: Sequence[int], seats: Sequence[str]) -> str | None:
        if actions[0] < TURN_TO or actions[1] != about:
            return None
        return f"{verb} {spell(seats[actions[0] - TURN_TO], RESERVED)}"

    return write


VOTES = (deed.VOTE_PASS, deed.VOTE_OPEN)


def read_vote(words: Words, table: Any) -> list[int]:
    vote = VOTES[words.one_of(WAYS)]
    return [TURN_TO + words.seat(), vote]


def write_vote(table: Any, actions: Sequence[int], seats: Sequence[str]) -> str | None:
    if actions[0] < TURN_TO or actions[1] not in VOTES:
        return None
    return write_deed(f"vote {WAYS[VOTES.index(actions[1])]}", actions[1])(table, actions, seats)


def read_time(words: Words, table: Any) -> list[int]:
    words.need("out")
    return [inspect.TIME_OUT]


# --- the black market


def read_sale(offset: int, nothing: Callable[[], int]) -> Read:
    def read(words: Words, table: Any) -> list[int]:
        if words.take(NOTHING):
            return [nothing()]
        good = words.one_of(goods_of(table))
        if good not in STACK_GOODS:
            raise Forbidden(Refusal.STACK_EMPTY)
        return [offset + STACK_GOODS.index(good)]

    return read


def not_yet() -> int:
    raise Forbidden(Refusal.NOT_SELL)


def write_sale(offset: int) -> Write:
    def write(table: Any, actions: Sequence[int], seats: Sequence[str]) -> str | None:
        stack = actions[0] - offset
        if stack == sell.NOTHING and offset == 0:
            return f"sell {NOTHING}"
        return f"sell {GOODS[STACK_GOODS[stack]]}" if 0 <= stack < STACKS else None

    return write


# --- the loot


def parts_named(table: Any) -> list[str]:
    """What remains of the loot, part by part, as a proposal names it."""
    loot, goods = table.loot, goods_of(table)
    parts = [GOLD] if loot.gold else []
    parts += [goods[good] for good in range(table.kinds) if loot.stand[good] > 0]
    return parts + [PRIZE_NAMES[card] for card in range(PRIZES) if loot.prizes >> card & 1]


def read_split(words: Words, table: Any) -> list[int]:
    """SN-DEP-9: `Ann 1 gold; Ben 1 silk`; what nobody gets is thrown away."""
    if not is_officer(table, words.speaker):
        raise Forbidden(Refusal.NOT_DEPUTY)
    if words.take(NOTHING):
        return [split.SPLIT, *[split.TO_NOBODY] * len(parts_named(table))]
    parts = parts_named(table)
    to = dict.fromkeys(parts, split.TO_NOBODY)
    while True:
        receiver = words.seat()
        if not is_officer(table, receiver):
            raise Forbidden(Refusal.NOT_DEPUTY)
        for name in read_parts(words, table):
            if to.get(name) != split.TO_NOBODY:
                raise Forbidden(Refusal.NOT_IN_LOOT)
            to[name] = split.TO_FIRST if receiver == table.sheriff else split.TO_SECOND
        if not words.take(";"):
            return [split.SPLIT, *to.values()]


def read_parts(words: Words, table: Any) -> list[str]:
    if words.take(NOTHING):
        return []
    names, found = (GOLD, *goods_of(table)), list[str]()
    while True:
        if words.number(otherwise=1) != 1:
            raise Forbidden(Refusal.NOT_IN_LOOT)
        name = names[words.one_of(names)]
        found.append(f"{name} {words.number()}" if words.peek().kind == "number" else name)
        if not words.take(","):
            return found


def write_split(table: Any, actions: Sequence[int], seats: Sequence[str]) -> str | None:
    if actions[0] != split.SPLIT:
        return None
    shares = []
    for receiver, to in ((table.sheriff, split.TO_FIRST), (table.partner, split.TO_SECOND)):
        parts = zip(parts_named(table), actions[1:], strict=False)
        got = [name if name in PRIZE_NAMES else f"1 {name}" for name, whose in parts if whose == to]
        if got:
            shares.append(f"{spell(seats[receiver], RESERVED)} {', '.join(got)}")
    return f"split {'; '.join(shares) or NOTHING}"
