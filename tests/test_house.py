"""The house as a whole: formatted, linted, typed, its rooms apart, its first page true."""

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

HOUSE = Path(__file__).parents[1]
TOOLS = Path(sys.executable).parent

CHECKS = {
    "format": ["ruff", "format", "--check", "."],
    "lint": ["ruff", "check", "."],
    "types": ["mypy"],
    "rooms": ["lint-imports", "--no-cache"],
}

HOSTS = re.compile(r"pypi\.org|pythonhosted|npmjs|registry\.|files\.python|/opt/|/work/|/root/")


@pytest.mark.slow
@pytest.mark.parametrize("check", CHECKS)
def test_the_house_is_in_order(check):
    program, *arguments = CHECKS[check]
    done = subprocess.run(
        [TOOLS / program, *arguments], cwd=HOUSE, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]


def test_the_readme_runs():
    failed, tried = doctest.testfile(str(HOUSE / "README.md"), module_relative=False)
    assert tried >= 8
    assert failed == 0


def test_no_file_names_a_registry_or_a_machine():
    found = []
    for name in tracked():
        file = HOUSE / name
        if file == Path(__file__) or not file.exists() or file.stat().st_size > 2_000_000:
            continue
        hit = HOSTS.search(file.read_text(encoding="utf-8", errors="replace"))
        if hit:
            found.append(f"{name}: {hit[0]}")
    assert found == []


def test_the_overview_names_every_file_of_the_kernel():
    text = (HOUSE / "OVERVIEW.md").read_text(encoding="utf-8")
    files = [file.name for file in (HOUSE / "src/knavery/kernel").glob("*.py") if file.name != "__init__.py"]
    assert [name for name in files if f"`{name}`" not in text] == []


def tracked() -> list[str]:
    done = subprocess.run(["git", "ls-files"], cwd=HOUSE, capture_output=True, text=True, check=False)
    return done.stdout.split() or [str(p.relative_to(HOUSE)) for p in (HOUSE / "src").rglob("*.py")]


def test_every_page_that_is_linked_exists():
    for page in HOUSE.glob("*.md"):
        for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"
