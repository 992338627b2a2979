"""Menus for the plain body: the refusal's own text laid into the loop over the span.

A menu asks the refusal of its phase about every number of the span.  Python spends more on each of
those calls than the rule does on its answer, and unlike a compiler it does not inline; so this does.
A refusal that cannot be laid in, because it returns from within a loop, is called as it stands.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Callable
from typing import Any

from knavery.kernel.source import build

Menu = Callable[[Any, int], list[int]]

WHOLE = """
def menu(table, seat):
    legal = []
    for action in range(span(table)):
        pass
    return legal
"""

CALLED = """
def menu(table, seat):
    return [action for action in range(span(table)) if not refusal(table, seat, action)]
"""


class ReturnsFromLoop(Exception):
    """This refusal cannot be laid into another loop."""


class Turned(ast.NodeTransformer):
    """Turns `return why` within the loop into: keep the action unless there is a why, and go on."""

    def visit_For(self, node: ast.For) -> ast.AST:
        return without_return(node)

    def visit_While(self, node: ast.While) -> ast.AST:
        return without_return(node)

    def visit_Return(self, node: ast.Return) -> list[ast.stmt]:
        assert node.value is not None
        return [*kept_unless(node.value), ast.Continue()]


def without_return(loop: ast.For | ast.While) -> ast.AST:
    if any(isinstance(inner, ast.Return) for inner in ast.walk(loop)):
        raise ReturnsFromLoop
    return loop


def kept_unless(why: ast.expr) -> list[ast.stmt]:
    """Statements that keep the action if `why` is 0."""
    if isinstance(why, ast.IfExp):
        return [ast.If(why.test, kept_unless(why.body) or [ast.Pass()], kept_unless(why.orelse))]
    if isinstance(why, ast.Attribute):  # a member of Refusal, which is never 0
        return []
    keep = ast.parse("legal.append(action)").body
    if isinstance(why, ast.Name) and why.id == "OK":
        return keep
    return [ast.If(ast.UnaryOp(ast.Not(), why), keep, [])]


def menu_of(name: str, span: Any, refusal: Any) -> Menu:
    """The menu of a phase, of its span and its refusal."""
    scope = dict(refusal.__globals__) | {"span": span, "refusal": refusal}
    try:
        text = laid_in(refusal)
    except (ReturnsFromLoop, OSError):  # OSError: no source is at hand
        text = CALLED
    menu: Menu = build(f"menu of {name}", text, scope)["menu"]
    return menu


def laid_in(refusal: Any) -> str:
    """The text of a menu with the refusal's text in its loop."""
    rule = ast.parse(textwrap.dedent(inspect.getsource(refusal))).body[0]
    assert isinstance(rule, ast.FunctionDef)
    names = [argument.arg for argument in rule.args.args]
    if names != ["table", "seat", "action"]:
        raise TypeError(f"{refusal.__name__} takes {', '.join(names)}; a refusal takes table, seat, action")
    body = rule.body[1:] if ast.get_docstring(rule) else rule.body
    whole = ast.parse(WHOLE)
    menu = whole.body[0]
    assert isinstance(menu, ast.FunctionDef)
    loop = menu.body[1]
    assert isinstance(loop, ast.For)
    loop.body = [part for statement in body for part in as_list(Turned().visit(statement))]
    return ast.unparse(ast.fix_missing_locations(whole))


def as_list(found: Any) -> list[ast.stmt]:
    return found if isinstance(found, list) else [found]
