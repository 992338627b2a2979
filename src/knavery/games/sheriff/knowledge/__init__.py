"""What a seat can infer from what it was told, and worlds that fit it.

A view says how many cards are hidden where.  Beyond that a careful player remembers

- cards that he saw before they were hidden: taken from a pile (SN-MKT-6), shown for a debt (SN-DEBT-3),
  given and taken in deals, loot that was counted (SN-DEP-11), bags and stands that were proved (SN-DEAL-8);
- what cannot be: of what was promised and did not come there is no more (SN-DEAL-7), and what lies face
  down is contraband;
- what a new deck was made of (SN-END-2): who drew from it has those cards, and others have the older ones.

`memory` has the records, `learn` folds events into them, `bargains` does so for deals, `recall` goes
through what is remembered and decides what each card was, `imagine` lays the cards of a world out.

Known cards are kept as counts for as long as it is certain where they lie.  What is less certain (did he
smuggle the pepper that he took, or is it still in his hand?) is kept step by step, MOST_STEPS of them and
MOST_DECKS decks.  When they do not suffice the steps are forgotten and the unseen cards are one heap again,
until the next reshuffle; cards whose place is certain stay known.  A seat remembers MOST_MARKS different
things that face-down cards of one stand cannot be, and of later ones no more.
"""

from knavery.games.sheriff.knowledge.imagine import imagine
from knavery.games.sheriff.knowledge.learn import learn
from knavery.games.sheriff.knowledge.memory import Knowledge

__all__ = ["Knowledge", "imagine", "learn"]
