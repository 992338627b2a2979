"""Who plays Sheriff of Nottingham: the characters, and what the search knows of people in town."""

from knavery.bots.character import personas
from knavery.bots.seen import Seen
from knavery.bots.sheriff.characters import Avenger, Farmer, Paranoid, Smuggler, Venal

PERSONAS = personas(Farmer, Smuggler, Paranoid, Venal, Avenger)


def is_free(seen: Seen) -> bool:
    """Where all may talk the merchants never have to: the sheriff can go on without them."""
    view = seen.view
    return view["phase"] == "inspect" and seen.name not in (view.get("deputies") or [view["sheriff"]])
