"""The pictures in the documentation are taken from the program, and again alike."""

import importlib.util
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "docs" / "take_pictures.py"


@pytest.mark.slow
def test_the_pictures_can_be_taken_again(tmp_path):
    spec = importlib.util.spec_from_file_location("take_pictures", SCRIPT)
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    script.HOME = tmp_path
    script.main()

    assert {file.stem for file in tmp_path.iterdir()} == set(script.PICTURES)
    assert {file.name for file in (SCRIPT.parent / "pictures").iterdir()} == {
        f.name for f in tmp_path.iterdir()
    }
    for file in tmp_path.iterdir():
        assert "knavery&#160;play" in file.read_text(encoding="utf-8")
