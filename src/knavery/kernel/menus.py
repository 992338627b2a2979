"""Menus for the plain body: the refusal's own text laid into the loop over the span.

A menu asks the refusal of its phase about every number of the span.  Python spends more on each of
those calls than the rule does on its answer, and unlike a compiler it does not inline; so this does.
What a refusal asks before it looks at the number is asked once, ahead of the loop.  A refusal that
cannot be laid in, because it returns from within a loop, is called as it stands.
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
    ahead = count_ahead(body)
    loop.body = [part for statement in body[ahead:] for part in as_list(Turned().visit(statement))]
    menu.body[1:1] = [guard_of(statement) for statement in body[:ahead]]
    return ast.unparse(ast.fix_missing_locations(whole))


def count_ahead(body: list[ast.stmt]) -> int:
    """How many statements of a refusal, from its first, come to the same for every number."""
    for at, statement in enumerate(body):
        kept = isinstance(statement, ast.Assign) and not names_set(body[at + 1 :]) & names_set([statement])
        if "action" in names_in(statement) or not (kept or is_guard(statement)):
            return at
    return len(body)


def is_guard(statement: ast.stmt) -> bool:
    """`if test: return why`, where the why is one for all numbers."""
    return (
        isinstance(statement, ast.If) and not statement.orelse and isinstance(statement.body[0], ast.Return)
    )


def guard_of(statement: ast.stmt) -> ast.stmt:
    """The statement as it stands ahead of the loop: unless there is a why, all numbers are legal."""
    if not isinstance(statement, ast.If):
        return statement
    (no,) = statement.body
    assert isinstance(no, ast.Return)
    assert no.value is not None
    every = f"[] if ({ast.unparse(no.value)}) else [*range(span(table))]"
    return ast.parse(f"if {ast.unparse(statement.test)}: return {every}").body[0]


def names_in(statement: ast.stmt) -> set[str]:
    return {node.id for node in ast.walk(statement) if isinstance(node, ast.Name)}


def names_set(statements: list[ast.stmt]) -> set[str]:
    nodes = [node for statement in statements for node in ast.walk(statement)]
    return {node.id for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}


def as_list(found: Any) -> list[ast.stmt]:
    return found if isinstance(found, list) else [found]
