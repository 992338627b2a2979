"""A fold over what a seat was told."""

from knavery.games.sheriff.data import KINDS
from knavery.games.sheriff.knowledge.bargains import (
    begin_unpacking,
    fall_short,
    forget_dues,
    learn_of_bargains,
)
from knavery.games.sheriff.knowledge.memory import (
    MOST_DECKS,
    Knowledge,
    Step,
    forget,
    is_open,
    left_hand,
    left_stand,
    lies_face_down,
    note,
    remember,
)
from knavery.games.sheriff.rules.names import Event
from knavery.games.sheriff.rules.share import DEPUTIES
from knavery.games.sheriff.rules.steps import SOLD_TOGETHER
from knavery.games.sheriff.table import LOOT
from knavery.kernel.record import NOBODY

# How far the loot is shared: one deputy has his half; it is what is odd that is split.
HALVED = 1
SPLIT = 2


def learn(knowledge: Knowledge, event: int, a: int, b: int, c: int) -> None:
    """Remember what this event tells."""
    if Event.OFFERS <= event <= Event.SHOWS_BAG:
        learn_of_bargains(knowledge, event, a, b, c)
    elif event <= Event.PAID_GOODS:
        learn_of_cards(knowledge, event, a, b, c)
    else:
        learn_of_rest(knowledge, event, a, b, c)


def learn_of_cards(knowledge: Knowledge, event: int, a: int, b: int, c: int) -> None:
    """Hands, bags and debts."""
    if event == Event.DREW:
        learn_drawn(knowledge, a, b)
    elif event == Event.DREW_CARD:
        knowledge.decks[knowledge.reshuffles].cards[b] -= c
    elif event == Event.SET_ASIDE or event == Event.CONFISCATED:
        left_hand(knowledge, a, b, c)
    elif event == Event.SHELVED:
        learn_shelved(knowledge, a, b, c)
    elif event == Event.HID:
        learn_hidden(knowledge, a, b)
    elif event == Event.PASSED or event == Event.OPENED:
        begin_unpacking(knowledge, a)
    elif event == Event.HONEST or event == Event.PAID_GOLD:
        knowledge.bag = NOBODY
    elif event == Event.PAID_GOODS:
        learn_payment(knowledge, a, b, c)
    elif event == Event.RESHUFFLED:
        knowledge.reshuffles += 1
    elif event == Event.ROUND_BEGINS:
        knowledge.sharing = 0
        forget_dues(knowledge)


def learn_of_rest(knowledge: Knowledge, event: int, a: int, b: int, c: int) -> None:
    """The first edition's piles, the loot, and what comes seldom."""
    if event == Event.NEW_DECK:
        learn_new_deck(knowledge, a, b)
    elif event == Event.RESHUFFLED_PILES:
        knowledge.reshuffles += 1
    elif event == Event.SET_FACE_DOWN:
        knowledge.layer = a
        knowledge.aside = b
    elif event == Event.TOOK_LEFT or event == Event.TOOK_RIGHT:
        learn_taken(knowledge, a, b, c)
    elif event == Event.LAID_LEFT or event == Event.LAID_RIGHT:
        learn_laid(knowledge, a, b, c)
    elif event == Event.FALLS_SHORT:
        fall_short(knowledge, a)
    elif event == Event.SOLD:
        left_stand(knowledge, a, b, SOLD_TOGETHER)
    elif event == Event.SHARES_GOODS:
        learn_share(knowledge, a, b, c)
    elif event == Event.SHARES_HIDDEN:
        learn_hidden_share(knowledge, a, b)
    elif event == Event.DISCARDED:
        left_stand(knowledge, LOOT, a, 0 if is_open(knowledge, a) else b)
    elif event == Event.ACCEPTS_SPLIT or event == Event.WASTES:
        knowledge.sharing = SPLIT
    elif event == Event.TIME_IS_OUT:
        forget_dues(knowledge)


# --- bags and stands


def learn_shelved(knowledge: Knowledge, seat: int, good: int, count: int) -> None:
    """SN-INS-5: it lies open, so it is legal."""
    knowledge.legal |= 1 << good
    knowledge.shown[good] = max(knowledge.shown[good] - count, 0)
    left_hand(knowledge, seat, good, count)


def learn_hidden(knowledge: Knowledge, seat: int, count: int) -> None:
    """SN-INS-5: contraband; who was shown the bag knows which."""
    seen = 0
    for good in range(KINDS):
        seen += knowledge.shown[good]
    if seen != count:
        remember(knowledge, seat, Step.HID, 0, count)
        return
    for good in range(KINDS):
        if knowledge.shown[good] > 0:
            left_hand(knowledge, seat, good, knowledge.shown[good])
            lies_face_down(knowledge, seat, good, knowledge.shown[good])
            knowledge.shown[good] = 0


def learn_payment(knowledge: Knowledge, debtor: int, good: int, creditor: int) -> None:
    """SN-DEBT-3: contraband is shown as it is handed over."""
    if not is_open(knowledge, good):
        left_stand(knowledge, debtor, good, 1)
        lies_face_down(knowledge, creditor, good, 1)


# --- decks and piles


def learn_new_deck(knowledge: Knowledge, good: int, count: int) -> None:
    """SN-END-2: what the piles become."""
    if knowledge.reshuffles + 1 == MOST_DECKS:
        forget(knowledge)
    knowledge.decks[knowledge.reshuffles + 1].cards[good] = count


def learn_drawn(knowledge: Knowledge, seat: int, count: int) -> None:
    """What is drawn while cards lie aside is none of these."""
    if knowledge.aside > 0 and knowledge.layer == seat:
        knowledge.drawn[knowledge.reshuffles] += count
    else:
        note_drawn(knowledge, seat, knowledge.reshuffles, count)


def note_drawn(knowledge: Knowledge, seat: int, deck: int, count: int) -> None:
    """Until a seat draws from a second deck all its unknown cards are of the first."""
    if deck > 0:
        note(knowledge, seat)
    remember(knowledge, seat, Step.DREW, deck, count)


def learn_taken(knowledge: Knowledge, seat: int, good: int, count: int) -> None:
    """SN-MKT-6: shown to all."""
    if knowledge.aside > 0 and knowledge.layer == seat:
        knowledge.taken[good] += count
    else:
        note_taken(knowledge, seat, good, count)


def note_taken(knowledge: Knowledge, seat: int, good: int, count: int) -> None:
    """A legal good is in hand or bag until it is seen again; contraband may come to lie face down."""
    if is_open(knowledge, good):
        knowledge.seats[seat].in_hand[good] += count
    else:
        note(knowledge, seat)
        remember(knowledge, seat, Step.TOOK, good, count)


def learn_laid(knowledge: Knowledge, seat: int, good: int, count: int) -> None:
    """SN-MKT-7: what lay aside is laid onto a pile.  The sheriff lays down what all have seen (SN-INS-8)."""
    if knowledge.aside == 0 or knowledge.layer != seat:
        return
    left_hand(knowledge, seat, good, count)
    knowledge.aside -= count
    if knowledge.aside == 0:
        knowledge.layer = NOBODY
        note_fresh(knowledge, seat)


def note_fresh(knowledge: Knowledge, seat: int) -> None:
    """All that lay aside is laid, and what was drawn meanwhile is part of the hand."""
    for good in range(KINDS):
        if knowledge.taken[good] > 0:
            note_taken(knowledge, seat, good, knowledge.taken[good])
            knowledge.taken[good] = 0
    for deck in range(MOST_DECKS):
        if knowledge.drawn[deck] > 0:
            note_drawn(knowledge, seat, deck, knowledge.drawn[deck])
            knowledge.drawn[deck] = 0


# --- the deputies' loot (SN-DEP-11)


def learn_share(knowledge: Knowledge, deputy: int, good: int, count: int) -> None:
    """A deputy sees the contraband."""
    if not is_open(knowledge, good):
        left_stand(knowledge, LOOT, good, count)
        lies_face_down(knowledge, deputy, good, count)
        knowledge.named += count


def learn_hidden_share(knowledge: Knowledge, deputy: int, count: int) -> None:
    """Who is no deputy has counted what came into the loot, so that he knows the halves."""
    unknown = count - knowledge.named
    knowledge.named = 0
    if unknown <= 0:
        return
    if knowledge.sharing != SPLIT and count_halves(knowledge) == count:
        take_half(knowledge, deputy)
    else:
        share_any(knowledge, deputy, unknown)


def count_halves(knowledge: Knowledge) -> int:
    """How many cards half of each kind is, where it is certain what is in the loot; else 0."""
    halves = 0
    for good in range(KINDS):
        halves += knowledge.seats[LOOT].face_down[good] // DEPUTIES
    return 0 if knowledge.seats[LOOT].noted else halves


def take_half(knowledge: Knowledge, deputy: int) -> None:
    """SN-DEP-9: of each kind half to each; what is odd is left."""
    for good in range(KINDS):
        half = knowledge.seats[LOOT].face_down[good] // DEPUTIES
        lies_face_down(knowledge, deputy, good, half)
        if knowledge.sharing == HALVED:
            left_stand(knowledge, LOOT, good, DEPUTIES * half)
    knowledge.sharing = SPLIT if knowledge.sharing == HALVED else HALVED


def share_any(knowledge: Knowledge, deputy: int, count: int) -> None:
    """Any of those in the loot; where there is but one kind it is certain."""
    kinds, last, loot = 0, 0, knowledge.seats[LOOT]
    for good in range(KINDS):
        if loot.face_down[good] > 0:
            kinds += 1
            last = good
    if kinds == 1 and loot.noted == 0:
        left_stand(knowledge, LOOT, last, count)
        lies_face_down(knowledge, deputy, last, count)
        return
    note(knowledge, LOOT)
    note(knowledge, deputy)
    for good in range(KINDS):
        remember(knowledge, LOOT, Step.LAID, good, loot.face_down[good])
        loot.face_down[good] = 0
    remember(knowledge, LOOT, Step.SHARED, deputy, count)
