"""What is hidden from somebody changes nothing that is drawn for him."""

import io

import pytest
from rich.console import Console

from knavery.kernel.game import game, games
from knavery.terminal import story
from knavery.terminal.games import presenter_of
from knavery.terminal.games.generic import Presenter
from knavery.terminal.sight import Sight
from knavery.terminal.sitting import Sitting


def drawn(match, viewer, presenter):
    """All that the table shows to somebody, as text."""
    sight = Sight(match, viewer, "en")
    console = Console(file=io.StringIO(), width=120)
    for piece in (presenter.headline(sight), presenter.board(sight), presenter.hand(sight) or ""):
        console.print(piece)
    for piece in (presenter.cards(match, sight.names), *story.lines(Sitting(match, {}), viewer, sight, 0)):
        console.print(piece)
    return console.file.getvalue()


@pytest.mark.parametrize("moves", [0, 7, 25, 60])
@pytest.mark.parametrize("name", games())
def test_a_seat_sees_the_same_in_every_world_that_it_cannot_tell_apart(name, moves, under_way):
    match = under_way(name, moves, game(name).card.least_seats + 1)
    for viewer in match.seats:
        for presenter in (presenter_of(match.game), Presenter()):
            real = drawn(match, viewer, presenter)
            for world in match.worlds(viewer, "another", 3):
                assert drawn(world, viewer, presenter) == real


@pytest.mark.parametrize("name", games())
def test_what_is_drawn_for_nobody_is_what_anybody_may_see(name, under_way):
    match = under_way(name, 10, game(name).card.least_seats + 1)
    presenter = presenter_of(match.game)

    assert presenter.hand(Sight(match, None, "en")) is None
    assert drawn(match, None, presenter) == drawn(match.worlds(match.seats[0], "another")[0], None, presenter)


def test_a_drawing_that_tells_is_found(under_way):
    class Telltale(Presenter):
        def headline(self, sight):
            return str(sight.match.full_view())

    match = under_way("sheriff", 7, 4)
    worlds = match.worlds("Ann", "another", 3)

    assert any(drawn(world, "Ann", Telltale()) != drawn(match, "Ann", Telltale()) for world in worlds)
