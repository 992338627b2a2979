"""Bots against bots, until chance is ruled out.

`knavery arena sheriff --bots smuggler,paranoid,search --games 2000` deals the same cards again for every
order of the bots at the table (`plan.py`), plays it all (`play.py`, `run.py`), and says who is ahead by
how much, and how sure that is (`figures.py`, `ranking.py`, `report.py`, `page.py`).

The same plan gives the same results whatever the number of jobs: bots have no clock here, and dice of
their own for every moment.  Finished deals are kept in a file (`store.py`), so that a run can go on.
"""
