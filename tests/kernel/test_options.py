"""What a host chooses: values, amounts, and what he brings along."""

import pytest

from knavery.kernel.options import Amount, BadOption, Option, Supply, choose, open_files


def boards(value: object) -> object:
    """A stand-in for a game's check: a board is two names."""
    if not isinstance(value, tuple) or len(value) != 2:
        raise BadOption(f"a board is two names, not {value!r}")
    return value


COURT = (Option("coinless"), Amount("years", most=9), Supply("board", boards, default=("king", "queen")))


def test_what_is_not_said_is_as_by_default():
    assert choose(COURT, {}) == {"coinless": False, "years": 0, "board": ("king", "queen")}


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"coinles": True}, 'there is no option "coinles"; the nearest is "coinless"'),
        ({"coinless": 1}, "coinless is one of false, true, not 1"),
        ({"years": 10}, "years is a whole number from 0 to 9, not 10"),
        ({"years": True}, "years is a whole number from 0 to 9, not True"),
        ({"board": "board.toml"}, "a board is two names, not 'board.toml'"),
    ],
)
def test_what_does_not_fit_is_refused_with_what_would(given, why):
    with pytest.raises(BadOption, match=why.replace("(", r"\(")):
        choose(COURT, given)


def test_what_a_host_brings_may_be_as_large_and_as_deep_as_it_likes():
    deep: list[object] = []
    for _ in range(5000):
        deep = [deep]
    for given in ({"board": deep}, {"coinless": deep}, {"years": deep}, {"years": 1 << 20_000}):
        with pytest.raises(BadOption) as caught:
            choose(COURT, given)
        assert len(str(caught.value)) < 200


def test_lists_are_kept_as_records_can_compare_them():
    assert choose(COURT, {"board": ["duke", "jester"]})["board"] == ("duke", "jester")


def test_options_lie_on_the_table_as_numbers():
    assert Option("proof", (True, False)).number(True) == 1
    assert Option("talk", ("free", "turns")).number("turns") == 1
    assert Amount("years", most=9).number(4) == 4


def test_what_is_typed_is_read_as_the_option_means_it(tmp_path):
    file = tmp_path / "mine.toml"
    file.write_text('board = ["duke", "jester"]', encoding="utf-8")
    assert Option("coinless").read("true") is True
    assert Amount("years", most=9).read("4") == 4
    assert COURT[2].read(str(file)) == ("duke", "jester")
    with pytest.raises(BadOption, match="years is a whole number"):
        COURT[1].read("four")


def test_a_file_named_by_a_person_is_opened_beside_the_scenario(tmp_path):
    (tmp_path / "mine.toml").write_text('board = ["duke", "jester"]', encoding="utf-8")
    given = open_files(COURT, {"board": "mine.toml", "coinless": True}, tmp_path)
    assert given == {"board": ["duke", "jester"], "coinless": True}
    with pytest.raises(BadOption, match="cannot read"):
        open_files(COURT, {"board": "other.toml"}, tmp_path)
    (tmp_path / "broken.toml").write_text("board = [", encoding="utf-8")
    with pytest.raises(BadOption, match="is not TOML"):
        open_files(COURT, {"board": "broken.toml"}, tmp_path)
