"""What bots are called and say: in every language, nothing missing, nothing left over."""

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from knavery.bots import bots_of
from knavery.bots.bot import Line
from knavery.bots.voice import LOCALE
from knavery.kernel.game import games
from knavery.kernel.language import LANGUAGES

WORDS = {"other": "Ann", "game": "game"}
PERSONAS = {name: persona for game in games() for name, persona in bots_of(game).items()}


def needed():
    keys = {f"{kind}-{name}" for name in PERSONAS for kind in ("bot", "blurb")}
    bots = [persona.make() for persona in PERSONAS.values()]
    return keys | {f"{bot.name}-{moment}" for bot in bots for moment in getattr(bot, "says", ())}


def messages(language):
    text = (LOCALE / f"{language}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    assert not [entry for entry in body if isinstance(entry, ftl.Junk)]
    return [entry.id.name for entry in body if isinstance(entry, ftl.Message)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_there_and_used(language):
    found = messages(language)
    assert len(found) == len(set(found))
    assert set(found) == needed()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said(language):
    for key in messages(language):
        said = Line(key, WORDS).text(language)
        assert said
        assert "{" not in said
        assert language in ("en", "pl") or key == "bot-bluffer" or said != Line(key, WORDS).text("en")


@pytest.mark.parametrize("name", games())
def test_nobody_has_anothers_name(name):
    for language in LANGUAGES:
        titles = [persona.title(language) for persona in bots_of(name).values()]
        assert len(titles) == len(set(titles))
