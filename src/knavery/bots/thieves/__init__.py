"""Who plays Thief's Market: the characters, and what the search knows of thieves."""

from knavery.bots.character import personas
from knavery.bots.thieves.characters import Boss, Collector, Hoarder, Robber, Shadow

PERSONAS = personas(Hoarder, Robber, Collector, Boss, Shadow)
