"""What can stand next in a command: from the moves that are legal, and the words of the language."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterable, Iterator, Sequence

from knavery.kernel.moves import SAY, Form, spell
from knavery.terminal.compose import is_count_of_things

TOKEN = re.compile(r'"[^"]*"?|[^\s,;]+|[,;]')


class Completion:
    """The words that fit, for one seat at one moment."""

    def __init__(self, choices: Sequence[str | Form], seats: Sequence[str], own: Iterable[str] = ()) -> None:
        self.choices = [str(choice) for choice in choices if not isinstance(choice, Form)]
        self.forms = {choice.verb: choice for choice in choices if isinstance(choice, Form)}
        self.seats, self.own = [spell(seat) for seat in seats], list(own)
        self.spelled = [TOKEN.findall(choice) for choice in self.choices]

    def words(self, line: str) -> list[str]:
        """What the word at the end of the line can become, the likeliest first."""
        said, begun = split(line)
        fit = [word for word in self.next_words(said) if word.startswith(begun) and word != begun]
        return list(dict.fromkeys(fit))

    def lines(self, line: str) -> list[str]:
        """The line with each of these words at its end."""
        _, begun = split(line)
        stem = line[: len(line) - len(begun)]
        return [stem + word for word in self.words(line)]

    def complete(self, line: str) -> str:
        """The line with as much added as all that fits has in common."""
        lines = self.lines(line)
        if len(lines) == 1:
            return lines[0] + " "
        return common_beginning(lines) or line

    def next_words(self, said: list[str]) -> Iterator[str]:
        if not said:
            yield from dict.fromkeys(self.verbs())
            yield from self.own
            return
        for spelled in self.spelled:
            if spelled[: len(said)] == said and len(spelled) > len(said):
                yield spelled[len(said)]
        if said[0] in self.forms:
            yield from self.form_words(self.forms[said[0]])

    def verbs(self) -> Iterator[str]:
        yield from (spelled[0] for spelled in self.spelled)
        yield from self.forms
        yield SAY

    def form_words(self, form: Form) -> Iterator[str]:
        """All words that a form can hold; which of them fit is for the rules to say."""
        counts = is_count_of_things(form)
        for item in form.items:
            yield from item.names or ((item.name,) if counts else ())
        yield from (word for word in TOKEN.findall(f"{form.example} {form.usage}")[1:] if word.isalpha())
        yield from self.seats

    def fitting(self, line: str) -> list[str]:
        """The listed moves that hold every word of the line, those that begin with it first."""
        said = line.split()
        begin = [choice for choice in self.choices if choice.startswith(line)]
        hold = [choice for choice in self.choices if all(word in choice for word in said)]
        return list(dict.fromkeys((*begin, *hold)))


def split(line: str) -> tuple[list[str], str]:
    """The whole words of a line, and the one that is begun at its end."""
    said = TOKEN.findall(line)
    if not said or line[-1:].isspace() or said[-1] in (",", ";"):
        return said, ""
    return said[:-1], said[-1]


def common_beginning(lines: Sequence[str]) -> str:
    """As much as all lines begin with."""
    same = itertools.takewhile(lambda signs: len(set(signs)) == 1, zip(*lines, strict=False))
    return "".join(signs[0] for signs in same)
