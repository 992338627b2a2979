"""What tests of bots share."""

import pytest

from knavery.bots.search import engine
from knavery.kernel import bodies


@pytest.fixture
def plain_only(monkeypatch):
    """Search with the plain body, as where Numba is missing: nothing is compiled beside the test."""
    monkeypatch.setattr(bodies, "has_numba", lambda: False)
    monkeypatch.setattr(engine, "_engines", {})
    monkeypatch.setattr(engine, "_loaders", {})
