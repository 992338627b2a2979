"""The arena as people run it: resumed, in several processes, as text, data and a page."""

import io
import json
import re
from html.parser import HTMLParser

import pytest

from knavery import cli
from knavery.arena import page, report
from knavery.arena.plan import Plan
from knavery.arena.run import Progress, run
from knavery.arena.side_by_side import side_by_side
from knavery.arena.store import Store

QUIET = io.StringIO()


@pytest.fixture(autouse=True)
def own_cache(tmp_path, monkeypatch):
    """Results of other runs stay out of sight; what is compiled is found where it always is."""
    monkeypatch.setattr("knavery.arena.command.usual_file", lambda plan: tmp_path / "usual.jsonl")


@pytest.fixture
def plan():
    return Plan("court", ("random", "search-easy"), 2, 6, "test", {})


def test_a_run_goes_on_where_it_stopped(plan, tmp_path):
    whole = run(plan, Store(plan, tmp_path / "whole.jsonl"), out=QUIET)
    assert [result["deal"] for result in whole] == [0, 1, 2]
    lines = (tmp_path / "whole.jsonl").read_text().splitlines(keepends=True)
    part = tmp_path / "part.jsonl"
    part.write_text(lines[0] + lines[2] + lines[3][:40])  # the second deal, and one that was cut short
    store = Store(plan, part)
    assert store.missing == [0, 2]
    assert run(plan, store, out=QUIET) == whole
    assert Store(plan, part).results == whole


def test_results_of_another_plan_are_refused(plan, tmp_path):
    Store(plan, tmp_path / "results.jsonl")
    other = Plan("court", ("random", "search-easy"), 2, 6, "another", {})
    with pytest.raises(ValueError, match="another plan"):
        Store(other, tmp_path / "results.jsonl")


@pytest.mark.parametrize(
    "damage", ["garbage{\n", "5\n", '{"deal":1}\n', '{"deal":99,"games":[]}\n', "\ufffd\ufffd\n", "\n"]
)
def test_damaged_results_are_played_again(plan, tmp_path, damage):
    file = tmp_path / "results.jsonl"
    whole = run(plan, Store(plan, file), out=QUIET)
    lines = file.read_text().splitlines(keepends=True)
    file.write_text(lines[0] + lines[1] + damage + lines[3])
    store = Store(plan, file)
    assert store.missing == [1]
    assert run(plan, store, out=QUIET) == whole
    assert Store(plan, file).missing == []
    assert [path.name for path in tmp_path.iterdir()] == ["results.jsonl"]


@pytest.mark.parametrize("text", ["hello\n", "\n", "{"])
def test_what_is_no_results_file_is_left_alone(plan, tmp_path, text):
    file = tmp_path / "notes.txt"
    file.write_text(text)
    with pytest.raises(ValueError, match="another plan"):
        Store(plan, file)
    assert file.read_text() == text


def fail_first(piece):
    """For several processes: the first piece fails, the others leave a file."""
    number, folder = piece
    if number == 0:
        raise RuntimeError("the first")
    (folder / str(number)).touch()


def test_a_failure_ends_the_run_at_once(tmp_path):
    """What nobody has begun is not played to the end first."""
    pieces = [(number, tmp_path) for number in range(5000)]
    with pytest.raises(RuntimeError, match="the first"):
        list(side_by_side(fail_first, pieces, 2))
    assert len(list(tmp_path.iterdir())) < 4000


def test_a_run_that_is_stopped_says_where_it_goes_on(tmp_path, capsys, monkeypatch):
    def stop(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr("knavery.arena.command.run", stop)
    assert cli.main(["arena", "court", "--bots", "random, bully", "--games", "4"]) == 130
    assert "usual.jsonl" in capsys.readouterr().err


@pytest.mark.slow
def test_the_number_of_jobs_changes_nothing(plan, tmp_path):
    one = run(plan, Store(plan, tmp_path / "one.jsonl"), jobs=1, out=QUIET)
    two = run(plan, Store(plan, tmp_path / "two.jsonl"), jobs=2, out=QUIET)
    assert one == two


class Page(HTMLParser):
    """Tags that were opened and closed, and what they point to."""

    ALONE = ("meta", "line", "circle")

    def __init__(self):
        super().__init__()
        self.open, self.seen, self.pointed = [], [], []

    def handle_starttag(self, tag, attrs):
        self.seen.append(tag)
        self.pointed += [value for name, value in attrs if name in ("src", "href", "xlink:href")]
        if tag not in self.ALONE:
            self.open.append(tag)

    def handle_endtag(self, tag):
        if tag not in self.ALONE:
            assert self.open.pop() == tag


def test_the_page_needs_nothing_else(plan, tmp_path):
    found = report.report(plan, run(plan, Store(plan, tmp_path / "results.jsonl"), out=QUIET))
    text = page.page(found)
    parsed = Page()
    parsed.feed(text)
    assert parsed.open == []
    assert parsed.pointed == []
    assert not re.search(r"https?:|url\(|@import", text)
    assert parsed.seen.count("svg") == 2
    assert parsed.seen.count("circle") == 2 * len(plan.bots)
    assert "nan" not in text
    assert "inf" not in text.replace("information", "")


def test_the_command(tmp_path, capsys):
    words = ["arena", "court", "--bots", "random,search-easy", "--seats", "2", "--games", "4"]
    assert cli.main([*words, "--html", str(tmp_path / "page.html")]) == 0
    said = capsys.readouterr()
    assert "search-easy" in said.out
    assert "4 games, 4 of them now" in said.err
    assert (tmp_path / "page.html").read_text().startswith("<!doctype html>")
    assert cli.main([*words, "--json"]) == 0
    said = capsys.readouterr()
    data = json.loads(said.out)
    assert data["games"] == 4
    assert {row["bot"] for row in data["bots"]} == {"random", "search-easy"}
    assert "4 games, 0 of them now" in said.err


@pytest.mark.parametrize(
    "words",
    [
        ["poker"],
        ["court", "--bots", "nobody,random"],
        ["court", "--seats", "12"],
        ["court", "--games", "0"],
        ["court", "--html", "no/such/folder/page.html"],
        ["court", "--results", "."],
    ],
)
def test_what_cannot_be_played_is_said(words, capsys):
    assert cli.main(["arena", *words]) == 2
    assert capsys.readouterr().err.startswith("knavery: ")


class Screen(io.StringIO):
    def isatty(self):
        return True


def test_progress_is_drawn_where_somebody_looks(plan):
    screen = Screen()
    progress = Progress(plan, 0, screen)
    progress.show(3)
    assert re.search(r"\[#{15}\.{15}\] 3/6 games", screen.getvalue())
    progress.end()
    *_, bar, end = screen.getvalue().split("\r")
    assert end.endswith("\n")
    assert len(end) > len(bar)  # nothing is left of what stood there
    assert end.rstrip() == "3 games, 3 of them now, in 0 s"


def test_progress_is_shown_before_the_first_game_is_over(plan):
    screen = Screen()
    Progress(plan, 2, screen)
    assert "2/6 games" in screen.getvalue()
