"""Who plays Cursed Court: the characters, and what the search knows of people at this table."""

from knavery.bots.character import personas
from knavery.bots.court.characters import Bluffer, Bully, Counter, Dreamer, Miser

PERSONAS = personas(Dreamer, Miser, Bully, Bluffer, Counter)
