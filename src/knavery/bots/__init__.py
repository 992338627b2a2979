"""Who plays where nobody sits: bots that see what a person in their seat would see, and no more.

    known = bots_of("sheriff")
    company = Company(match, {"Ben": known["search"], "Cid": known["random"]}, seed=7)
    company.step()                    # the name of the bot that moved, or None: a person has to

`Seen` is all that a bot gets: the view of its seat, what it was told, its choices, and worlds made of
these.  `Company` asks the bots of a match, one move at a time; the terminal, the arena and the server
run the same one.  `bots_of(game)` names the personas of a game, each with a level, a title and a line
about itself in every language.
"""

from knavery.bots.bot import Bot, Level, Line, Move, Persona
from knavery.bots.cast import bots_of
from knavery.bots.company import Company
from knavery.bots.seen import Seen

__all__ = ["Bot", "Company", "Level", "Line", "Move", "Persona", "Seen", "bots_of"]
