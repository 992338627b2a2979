"""The table in the terminal: for one person and bots, or for several people in turn on one screen.

`sitting` is who plays what, and where it is kept; `app` and `screens` are the table that one looks at;
`plain` is the same by lines of text, for pipes and dumb terminals.  Everything is drawn from a seat's
view, its choices and what it was told, so that a game needs nothing here; `games` holds what is drawn
by hand.
"""
