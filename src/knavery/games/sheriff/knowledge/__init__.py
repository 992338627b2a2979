"""What a seat can infer from what it was told, and worlds that fit it.

A view says how many cards are hidden where.  Beyond that a seat remembers contraband that was shown as
it was handed over and then lay face down again (SN-DEBT-3), and from which deck each hidden card can be.
All know what the pile held when it became a deck (SN-END-2): a card of that deck is one of those, and
what others had in their hands by then is none of them.  So from the first reshuffle on it is remembered,
card by card, who drew from which deck and what left whose hand.  Where cards went another way (deals, the
first edition's piles, the black market, ten cards out) that is given up, and any unseen card can be anywhere.
"""

from knavery.games.sheriff.knowledge.imagine import imagine
from knavery.games.sheriff.knowledge.remember import Knowledge, learn

__all__ = ["Knowledge", "imagine", "learn"]
