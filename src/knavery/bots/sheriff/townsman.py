"""What everybody in Nottingham can do; characters differ in what they load, pay, take and believe."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import ClassVar

from knavery.bots.character import WAIT, Character, Idea
from knavery.bots.sheriff.eyes import MOST_ASIDE, MOST_IN_BAG, Shire, moments
from knavery.bots.sheriff.terms import Terms, quoted

MOST_BIDS = 3  # in one round: after so many it is the sheriff's to decide
MOST_ASKS = 2
NO_DEAL = -1  # gold: not even for nothing


class Townsman(Character):
    """Merchant and sheriff: each phase in a few words, with the places where tempers differ below."""

    reads, moments = Shire, moments
    says: ClassVar[tuple[str, ...]] = ("wronged", "caught", "smuggled", "mistaken", "catches")

    # --- where tempers differ

    greed = 0.0  # what part of what is at stake it gives for its bag to be passed
    opening = 0.5  # with what part of that it begins to bid
    price = 3.0  # the gold a card for which it passes a bag as sheriff
    is_venal = False  # whether it asks for gold where none is offered
    first_doubt = 0.5  # how many bags it believes to be false before it knows the merchant
    boldness = 0.0  # how much it must hope to gain before it opens a bag

    def load_of(self, shire: Shire) -> tuple[Iterable[str], str]:
        """What to put into the bag, card by card, and what to call it."""
        return honest_bag(shire)

    def keeps(self, shire: Shire, good: str) -> bool:
        """Whether this card is worth waiting for more of its kind."""
        return good == shire.best_kind

    def wants_open(self, shire: Shire, owner: str) -> bool:
        """Whether to open this bag, if nobody pays."""
        doubt = shire.doubt(owner, self.first_doubt)
        return shire.gain_of_opening(owner, doubt) > self.boldness

    def third_party(self, shire: Shire) -> Iterator[str]:
        """What it pays for others' bags."""
        yield from ()

    # --- market

    def market(self, shire: Shire) -> Iterator[Idea]:
        if shire.is_sheriff:
            yield f"first {quoted(shire.dice.choice(others(shire)))}"
            return
        tossed = [good for good in shire.hand.elements() if not self.keeps(shire, good)]
        tossed.sort(key=shire.worth_of)
        yield f"toss {spoken(tossed[:MOST_ASIDE])}"
        if shire.has_piles:
            yield from draws(shire, self)
            yield from burials(shire)

    def bury(self, shire: Shire) -> Iterator[Idea]:
        yield from burials(shire)

    # --- load, declare

    def load(self, shire: Shire) -> Iterator[Idea]:
        cards, _ = self.load_of(shire)
        yield f"bag {spoken(cards)}"
        yield f"bag {next(iter(shire.hand))}"

    def declare(self, shire: Shire) -> Iterator[Idea]:
        yield f"declare {named_for(shire)}"

    # --- inspect

    def inspect(self, shire: Shire) -> Iterator[Idea]:
        yield from self.judge(shire) if shire.is_sheriff else self.haggle(shire)

    def haggle(self, shire: Shire) -> Iterator[Idea]:
        """As a merchant: sell on the black market, answer, bid, pay for others' bags, wait."""
        yield from sales(shire)
        ask = shire.ask_of(shire.me)
        if ask and not shire.has_accepted("ask", shire.me):
            yield from self.answer(shire, ask)
        if shire.me in shire.waiting and shire.owed(shire.me) is None:
            yield from self.bids(shire)
        yield from self.third_party(shire)
        yield WAIT
        yield "silent"

    def answer(self, shire: Shire, ask: Terms) -> Iterator[str]:
        """Agree to what the sheriff asks, if what one gets for it is worth as much."""
        worth = self.worth(shire, ask)
        if shire.value_of(ask, shire.me) <= worth:
            yield "accept"
        elif worth <= 0:
            yield "refuse"

    def worth(self, shire: Shire, ask: Terms) -> int:
        """What one gives at most for this: for one's own bag to pass, and for nothing else."""
        return self.most(shire) if shire.me in ask.passes else NO_DEAL

    def most(self, shire: Shire) -> int:
        """What one gives at most for one's bag to be passed by this sheriff."""
        return min(round(self.greed * shire.at_stake), shire.gold)

    def bids(self, shire: Shire) -> Iterator[str]:
        """Begin low, and go up each time the sheriff is not content."""
        most = self.most(shire)
        if most <= 0 or (shire.offer_of(shire.me) and not shire.ask_of(shire.me)):
            return
        parts = [self.opening + (1 - self.opening) * bid / (MOST_BIDS - 1) for bid in range(MOST_BIDS)]
        bids = sorted({round(most * part) for part in parts} - {0})
        for bid in bids[shire.times("offers", seat=shire.me) :][:1]:
            yield f"offer {bid} gold for pass"

    def judge(self, shire: Shire) -> Iterator[Idea]:
        """As a sheriff: answer offers, let merchants speak, ask, and deal with one bag after another."""
        for owner in others(shire):
            yield from self.hear(shire, owner)
        yield WAIT
        waiting = sorted(shire.waiting, key=lambda owner: shire.doubt(owner, self.first_doubt))
        for owner in waiting:
            yield from self.ask(shire, owner)
        for owner in waiting:
            yield from self.verdict(shire, owner)
        yield "silent"

    def hear(self, shire: Shire, owner: str) -> Iterator[str]:
        """What this merchant offers, and what the other deputy asks of him."""
        offer, ask = shire.offer_of(owner), shire.ask_of(owner)
        if offer and not shire.has_accepted("offer", owner):
            yield from self.weigh(shire, owner, offer)
        elif not ask or not shire.is_deputy or shire.has_accepted("ask", owner):
            return
        elif shire.value_of(ask, owner) >= self.least(shire, owner, ask):
            yield f"accept {quoted(owner)}"

    def weigh(self, shire: Shire, owner: str, offer: Terms) -> Iterator[str]:
        """Take an offer, name a better one, or refuse it."""
        if shire.value_of(offer, owner) >= self.least(shire, owner, offer):
            yield f"accept {quoted(owner)}"
        if owner in offer.passes:
            yield from self.ask(shire, owner)
        if not shire.ask_of(owner):
            yield f"refuse {quoted(owner)}"

    def least(self, shire: Shire, owner: str, offer: Terms) -> float:
        """What has to be paid for these bags to be passed or opened."""
        price = sum(self.price * shire.size(name) for name in offer.passes)
        for name in offer.opens:
            price -= shire.gain_of_opening(name, shire.doubt(name, self.first_doubt))
        return max(price, 1)

    def ask(self, shire: Shire, owner: str) -> Iterator[str]:
        """Name one's price, and less once it was answered; not where nobody can answer any more."""
        asks = shire.times("asks", other=owner)
        if not self.is_venal or asks >= MOST_ASKS or shire.owed(owner) or shire.is_last_word:
            return
        if shire.ask_of(owner) and not shire.has_answered(owner):
            return
        gold = min(round(self.price * shire.size(owner) * (MOST_ASKS - asks)), shire.view["gold"][owner])
        if gold > 0:
            yield f"ask {quoted(owner)} {gold} gold for pass"

    def verdict(self, shire: Shire, owner: str) -> Iterator[str]:
        """Pass or open; two deputies vote, and one who alone is for opening may do it."""
        said = shire.owed(owner) or shire.voted(owner)
        deed = said or ("open" if self.wants_open(shire, owner) else "pass")
        if shire.is_deputy and not shire.has_vote(owner):
            yield f"vote {deed} {quoted(owner)}"
        yield f"{deed} {quoted(owner)}"

    # --- the rest

    def debt(self, shire: Shire) -> Iterator[str]:
        """What is worth least first; prizes of the black market last."""
        for good in sorted(shire.stand, key=shire.worth_of):
            yield f"pay 1 {good}"
        for prize in shire.view.get("black_market", {}).get(shire.me, []):
            yield f"pay {prize}"

    def sell(self, shire: Shire) -> Iterator[str]:
        yield from sales(shire)
        yield "sell nothing"

    def loot(self, shire: Shire) -> Iterator[str]:
        """Let the other deputy split what is odd if one gets something of it."""
        if shire.gets_a_share:
            yield "accept"
        yield "waste"


# --- bags


def honest_bag(shire: Shire) -> tuple[list[str], str]:
    """As much as there is of the best legal kind; with none in hand, one card of contraband."""
    kind = shire.best_kind
    if kind is None:
        return shire.contraband[-1:], shire.legal[0]
    return [kind] * min(shire.hand[kind], MOST_IN_BAG), kind


def topped_bag(shire: Shire, most: int) -> tuple[list[str], str]:
    """The best legal kind, with some contraband among it."""
    hidden = shire.contraband[:most]
    kind = shire.best_kind or shire.legal[0]
    legal = min(shire.hand[kind], MOST_IN_BAG - len(hidden))
    return hidden + [kind] * legal, kind


def named_for(shire: Shire) -> str:
    """The legal kind of which most lies in the bag; in a bag without any, what people carry most."""
    kinds = shire.kinds(shire.bag)
    return max(kinds, key=lambda kind: shire.bag[kind], default=shire.legal[shire.size(shire.me) % 2])


# --- words


def others(shire: Shire) -> list[str]:
    return [name for name in shire.seen.seats if name not in shire.inspectors]


def spoken(cards: Iterable[str]) -> str:
    return ", ".join(f"{count} {good}" for good, count in Counter(cards).items()) or "nothing"


def draws(shire: Shire, who: Townsman) -> Iterator[str]:
    """In the first edition: from the piles what one keeps, the rest from the deck."""
    for lacking in range(shire.lacking, 0, -1):
        for pile in ("left", "right"):
            good = 0
            for card in shire.view.get(pile, [])[:lacking]:
                if not who.keeps(shire, card):
                    break
                good += 1
            if good:
                deck = f", deck {lacking - good}" if lacking > good else ""
                yield f"draw {pile} {good}{deck}"
        yield f"draw deck {lacking}"


def burials(shire: Shire) -> Iterator[str]:
    """In the first edition: what is to be laid down goes under what nobody likes."""
    laid = sorted(Counter(shire.view["aside"][shire.me]).elements(), key=lambda good: -shire.worth[good])
    for pile in ("left", "right"):
        yield f"bury {pile}: {', '.join(laid)}"


def sales(shire: Shire) -> Iterator[str]:
    """On the black market: whatever there is three of, the dearest first."""
    if not shire.may_sell:
        return
    for good in sorted(shire.stand, key=lambda good: -shire.worth[good]):
        if good not in shire.legal and shire.stand[good] >= THREE:
            yield f"sell {good}"


THREE = 3
