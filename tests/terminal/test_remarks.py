"""What bots say outlives a saved game, and is said once."""

import io

import pytest

import knavery
from knavery.bots import bots_of
from knavery.kernel.game import games
from knavery.terminal import story
from knavery.terminal.plain import HotSeat
from knavery.terminal.sight import Sight
from knavery.terminal.sitting import Sitting, resume

SEATS = ("Ann", "Ben", "Cid", "Dot")


def talkers(match):
    """Bots that have something to say."""
    names = [name for name, persona in bots_of(match.game).items() if getattr(persona.maker, "says", ())]
    return dict(zip(match.seats[1:], names, strict=False))


def play(sitting, moves=9999):
    """Ann does what she can; the bots do what they like."""
    while not sitting.match.over and len(sitting.match.moves) < moves:
        if not sitting.step():
            sitting.do("Ann", str(sitting.match.choices("Ann")[-1]))


@pytest.fixture
def talked():
    """A sitting of a game in which bots have spoken."""

    def begin(name, moves=9999):
        match = knavery.new(name, SEATS, 3, **({"talk": "turns"} if name == "sheriff" else {}))
        sitting = Sitting(match, talkers(match))
        play(sitting, moves)
        return sitting

    return begin


@pytest.mark.parametrize("name", games())
def test_remarks_come_back_with_the_game(name, talked, tmp_path):
    sitting = talked(name)
    sitting.save(tmp_path / "game.json")
    again = resume(tmp_path / "game.json")

    assert sitting.remarks
    assert again.remarks == sitting.remarks
    for language in ("en", "ru"):
        before, after = (
            story.lines(one, "Ann", Sight(one.match, "Ann", language), 0, None) for one in (sitting, again)
        )
        assert before == after


def test_what_was_said_before_is_not_said_again(talked, tmp_path):
    sitting = talked("thieves", 60)
    sitting.save(tmp_path / "game.json")
    again = resume(tmp_path / "game.json")
    for one in (sitting, again):
        play(one, 90)

    assert again.match.moves == sitting.match.moves
    assert again.remarks == sitting.remarks
    before = len(again.remarks)
    again.invite(again.bots)
    again.listen()
    assert len(again.remarks) == before


def test_by_lines_remarks_stand_where_they_fell(talked):
    sitting, out = talked("thieves", 60), io.StringIO()
    seat = HotSeat(sitting, "en", ask=lambda _: "", show=lambda line: print(line, file=out))
    seat.seat = "Ann"
    seat.show_news()
    told, first = out.getvalue().splitlines(), sitting.remarks[0]
    place = told.index(f"{first.seat}: “{first.line.text('en')}”")

    assert 0 < place < len(told) - 1
    seat.show_news()
    assert len(out.getvalue().splitlines()) == len(told)
