"""The cards of the market as the rules use them: columns by the number of a card, read from data.toml."""

import tomllib
from pathlib import Path
from typing import Any

_data = tomllib.loads(Path(__file__).with_name("data.toml").read_text(encoding="utf-8"))
_cards: list[dict[str, Any]] = [*_data["card"], *_data["promo"]]

NONE = -1  # in a column: this card has no such thing

# What lies on the table in a splitting (TM-LOOT-1): dice by what they show, and the marker.
GEM_NAMES = ("red", "white", "blue", "green")
FACE_NAMES = (*GEM_NAMES, "bag", "mask")
OBJECT_NAMES = (*FACE_NAMES, "marker")
GEMS, FACES, OBJECTS = len(GEM_NAMES), len(FACE_NAMES), len(OBJECT_NAMES)
BAG, MASK, MARKER = FACES - 2, FACES - 1, OBJECTS - 1

DECK_NAMES = ("A", "B", "C")
DECKS = len(DECK_NAMES)
SYMBOL_NAMES = ("henchman", "wand", "tower", "finery", "plan", "compass")
HENCHMAN, WAND, TOWER, FINERY, PLAN, COMPASS = range(len(SYMBOL_NAMES))

CARD_NAMES: tuple[str, ...] = tuple(card["name"] for card in _cards)
CARDS = len(CARD_NAMES)
USUAL = len(_data["card"])  # the cards from here on are the promo ones

DICE = tuple(_data["dice"].get(str(seats), 0) for seats in range(6))  # by number of players
REMOVED = tuple(_data["removed"][deck] for deck in DECK_NAMES)
DECK = tuple(DECK_NAMES.index(card["deck"]) for card in _cards)
CARDS_OF_DECK = tuple(sum(1 << n for n in range(CARDS) if DECK[n] == deck) for deck in range(DECKS))  # bits
KEPT = tuple(DECK[:USUAL].count(deck) - REMOVED[deck] for deck in range(DECKS))
POINTS: tuple[int, ...] = tuple(card.get("points", 0) for card in _cards)

# --- costs: of each gem none, one or two, as so many bits of two

PAIR = 2  # bits of a gem
UNARY = (0, 1, 3)  # none, one, two
BOTH = 3
ONES = (0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4)  # how many bits are set in a number
NIBBLE, NIBBLE_BITS = 15, 4


def _cost(letters: str) -> int:
    counts = [letters.count(gem[0].upper()) for gem in GEM_NAMES]
    return sum(UNARY[count] << PAIR * gem for gem, count in enumerate(counts))


COST = tuple(_cost(card["cost"]) for card in _cards)
COLOURS = tuple(len(set(card["cost"])) for card in _cards)

# --- what can be used once a round: flips and trades, numbered in the order of the cards

_usable = [number for number, card in enumerate(_cards) if "flip" in card or "trade" in card]
USABLE = len(_usable)
CARD_OF_USE = tuple(_usable)
FROM = tuple(FACE_NAMES.index(_cards[n].get("flip") or _cards[n]["trade"]) for n in _usable)
TO = tuple(sum(1 << FACE_NAMES.index(face) for face in _cards[n].get("to", ())) for n in _usable)  # bits
ONLY = tuple(
    FACE_NAMES.index(_cards[n]["to"][0]) if len(_cards[n].get("to", ())) == 1 else NONE for n in _usable
)
GIVES_COIN = tuple(1 if _cards[n].get("for") == "coin" else 0 for n in _usable)
USES_OF_FACE = tuple(sum(1 << use for use in range(USABLE) if FROM[use] == face) for face in range(FACES))
EVERY_USE = (1 << USABLE) - 1

# --- what changes something while one has it: traits follow the uses in one's powers

TRAITS = ("eyepatch", "paw", "clutches", "scales", "estate", "exit", "alleyway", "racket")
EYEPATCH, PAW, CLUTCHES, SCALES, ESTATE, EXIT, ALLEYWAY, RACKET = range(USABLE, USABLE + len(TRAITS))
_trait_of = {card["trait"]: number for number, card in enumerate(_cards) if "trait" in card}
CARD_OF_POWER = (*CARD_OF_USE, *(_trait_of[trait] for trait in TRAITS))
POWER = tuple(CARD_OF_POWER.index(n) if n in CARD_OF_POWER else NONE for n in range(CARDS))

ANY = GEMS  # one more purchase, whatever the loot had
EXTRA = tuple([*GEM_NAMES, "any"].index(card["extra"]) if "extra" in card else NONE for card in _cards)
WATCH = tuple(GEM_NAMES.index(card["watch"]) if "watch" in card else NONE for card in _cards)
WATCHER = tuple(WATCH.index(gem) for gem in range(GEMS))  # the card that watches for a gem
HOUSE_ALONE: tuple[int, ...] = tuple(card.get("house", (0, 0))[0] for card in _cards)
HOUSE_AMONG: tuple[int, ...] = tuple(card.get("house", (0, 0))[1] for card in _cards)

# --- what a card does in its own way, once

OWN_NAMES = ("haul", "potion", "stew", "golem", "loyalty", "campaign", "map", "curse")
HAUL, POTION, STEW, GOLEM, LOYALTY, CAMPAIGN, MAP, CURSE = range(len(OWN_NAMES))
OWN = tuple(OWN_NAMES.index(card["own"]) if "own" in card else NONE for card in _cards)

SYMBOL_BITS, SYMBOL_MASK = 2, 3
SYMBOLS = tuple(
    sum(card["symbols"].count(name) << SYMBOL_BITS * number for number, name in enumerate(SYMBOL_NAMES))
    for card in _cards
)
