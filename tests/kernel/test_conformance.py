"""Every game keeps every promise of the kit, and the kit notices when one is broken."""

import os

import pytest

from knavery.games.sheriff.rules.names import Event, Phase, Refusal
from knavery.kernel import bodies, conformance
from knavery.kernel.body import Body
from knavery.kernel.events import ALL, tell
from knavery.kernel.game import Game, game, games

LONG = os.environ.get("HYPOTHESIS_PROFILE") == "long"  # `make fuzz`
TRIED = conformance.every_table if LONG else conformance.some_tables
TABLES = [(name, seats, options) for name in games() for seats, options in TRIED(game(name))]


def table_id(value: object) -> str:
    return (
        "-".join(f"{k}={v}" for k, v in value.items()) or "plain" if isinstance(value, dict) else str(value)
    )


@pytest.mark.fuzz
@pytest.mark.parametrize(("name", "seats", "options"), TABLES, ids=table_id)
@pytest.mark.parametrize("promise", conformance.PLAIN, ids=lambda promise: promise.__name__)
def test_every_game_keeps_every_promise(name, seats, options, promise):
    promise(conformance.Trial(game(name), seats, options))


@pytest.mark.fuzz
@pytest.mark.parametrize(("name", "seats", "options"), TABLES, ids=table_id)
def test_both_bodies_play_200_games_to_the_same_bytes(name, seats, options):
    compiled = bodies.compiled(game(name), wait=True)
    trial = conformance.Trial(game(name), seats, options, moves=120)
    conformance.bodies_agree(trial, compiled, games=200)
    conformance.worlds_agree(trial, compiled)


class Spoiled:
    """A game with one of its plain functions replaced, to see that the kit notices."""

    def __init__(self, of: str, **replaced: object) -> None:
        self.game = Game(of, f"knavery.games.{of}")
        plain = self.game.plain
        for name, function in replaced.items():
            setattr(plain, name, function(plain))
        if "refusal" in replaced:
            plain.menu = lambda table, seat: [
                action for action in range(plain.span(table)) if not plain.refusal(table, seat, action)
            ]

    def trial(self) -> conformance.Trial:
        return conformance.Trial(self.game, 4, {})


def refusing_by_anothers_hand(plain: Body):
    """A refusal that depends on cards its seat may not see."""

    def refusal(table, seat, action, honest=plain.refusal):
        if table.phase == Phase.MARKET and action and table.merchants[(seat + 1) % 4].hand[0] > 2:
            return Refusal.NOT_IN_HAND
        return honest(table, seat, action)

    return refusal


def telling_the_deck(plain: Body):
    """A move that tells everybody the top card of the deck."""

    def play(table, seat, action, honest=plain.play):
        if table.phase == Phase.FIRST:
            tell(table, Event.PAID_GOODS, ALL, table.deck[table.deck_cards - 1], 0, 0)
        honest(table, seat, action)

    return play


def hiding_too_little(plain: Body):
    """A view that leaves the next seat's hand in sight."""

    def hide(table, out, eyes, honest=plain.hide):
        honest(table, out, eyes)
        out.merchants[3].hand = table.merchants[3].hand[:]

    return hide


@pytest.mark.parametrize(
    ("name", "spoil"),
    [("refusal", refusing_by_anothers_hand), ("play", telling_the_deck), ("hide", hiding_too_little)],
)
def test_a_planted_leak_is_found(name, spoil):
    trial = Spoiled("sheriff", **{name: spoil}).trial()
    trial.moves = 1200
    with pytest.raises(AssertionError, match=r"leaks|shows"):
        conformance.no_seat_sees_secrets(trial)


def test_a_card_lost_on_the_way_is_found():
    def spoil(plain):
        def play(table, seat, action, honest=plain.play):
            honest(table, seat, action)
            table.merchants[0].hand[0] = max(table.merchants[0].hand[0] - 1, 0)

        return play

    with pytest.raises(AssertionError, match=r"changes|hidden cards"):
        conformance.nothing_is_lost(Spoiled("sheriff", play=spoil).trial())


def test_a_menu_that_forgets_a_move_is_found():
    def spoil(plain):
        return lambda table, seat, honest=plain.menu: honest(table, seat)[1:]

    with pytest.raises(AssertionError, match="menu"):
        conformance.actions_are_listed_or_refused(Spoiled("court", menu=spoil).trial())


def test_check_runs_all_of_it():
    conformance.check(game("court"), 2, {})
