"""Functions made by the kernel: built from text, or bound anew to other functions."""

from __future__ import annotations

import dis
import enum
import functools
import inspect
import linecache
import types
from collections.abc import Callable, Mapping
from typing import Any

Function = Callable[..., Any]


def build(title: str, text: str, names: dict[str, Any]) -> dict[str, Any]:
    """What the text defines, where it may use the given names."""
    place = f"<knavery: {title}>"
    linecache.cache[place] = (len(text), None, text.splitlines(keepends=True), place)
    scope = dict(names)
    exec(compile(text, place, "exec"), scope)
    return scope


class Rebinder:
    """Copies of functions that call other functions than their modules say; the modules stay untouched.

    `names` are what a module leaves open, `swaps` replace one function by another, `wrap` is laid around
    every copy (the compiler, say), and `enums` may put something quicker in an enum's place.
    """

    def __init__(
        self,
        names: Mapping[str, Any],
        swaps: Mapping[Any, Any] | None = None,
        wrap: Callable[[Any], Any] = lambda function: function,
        enums: Callable[[Any], Any] = lambda numbers: numbers,
    ) -> None:
        self.names, self.swaps, self.wrap, self.enums = names, swaps or {}, wrap, enums
        self.done: dict[Function, Any] = {}

    def __call__(self, function: Any) -> Any:
        function = self.swaps.get(function, function)
        if function not in self.done:
            self.done[function] = None
            self.done[function] = self.wrap(self.copy(function))
        if self.done[function] is None:
            raise TypeError(f"{function.__module__}.{function.__name__} calls itself; rules do not")
        return self.done[function]

    def copy(self, function: Any) -> types.FunctionType:
        """The function with all that it calls bound anew."""
        scope = dict(function.__globals__)
        for name in called_names(function):
            called = scope.get(name, self.names.get(name))
            if inspect.isfunction(called):
                scope[name] = self(called)
            elif isinstance(called, enum.EnumType):
                scope[name] = self.enums(called)
        new = types.FunctionType(function.__code__, scope, function.__name__, function.__defaults__)
        new.__module__ = function.__module__
        return new


@functools.cache
def as_numbers(numbers: type[enum.IntEnum]) -> Any:
    """A module with the same names for plain whole numbers.

    Python 3.11 takes a tenth of a microsecond to look a member of an enum up, as long as a rule takes; in a
    module it looks nothing up the second time.
    """
    module = types.ModuleType(numbers.__name__)
    vars(module).update({name: int(member) for name, member in numbers.__members__.items()})
    return module


def called_names(function: Any) -> set[str]:
    """The names that a function looks up in its module (a field of the same name is none of them)."""
    return {step.argval for step in dis.get_instructions(function) if step.opname == "LOAD_GLOBAL"}
