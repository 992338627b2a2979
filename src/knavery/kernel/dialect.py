"""The dialect of rules: plain Python that means the same in every body.

Rules are read over Python's whole numbers, over 64-bit words, and on a GPU.  What differs between
these, or does not exist in one of them, has no place in rules: text, exceptions, fractions, lists made
on the way, truth values kept as numbers, and rows assigned to rows, which share in one body and copy in
another.  `complaints` names every such place.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from knavery.kernel.game import Game
from knavery.kernel.record import Field, Record, TableRecord

LONGEST_FUNCTION = 30
LONGEST_FILE = 400

NEVER: dict[type[ast.AST], str] = {
    ast.Raise: "raises an exception",
    ast.Try: "catches exceptions",
    ast.Assert: "asserts",
    ast.With: "uses with",
    ast.Lambda: "makes a function on the way",
    ast.ListComp: "makes a list",
    ast.SetComp: "makes a set",
    ast.DictComp: "makes a dict",
    ast.GeneratorExp: "makes a generator",
    ast.List: "makes a list",
    ast.Set: "makes a set",
    ast.Dict: "makes a dict",
    ast.JoinedStr: "makes text",
    ast.Yield: "yields",
    ast.Await: "waits",
    ast.Global: "changes a module",
    ast.Delete: "deletes",
    ast.Div: "divides into a fraction (// divides whole numbers)",
    ast.Pow: "raises to a power",
    ast.In: "searches with in",
    ast.NotIn: "searches with in",
}


def complaints(game: Game) -> list[str]:
    """Every place in a game's rules, sight and knowledge that leaves the dialect."""
    table, knowledge = game.Table, game.room("knowledge").Knowledge
    records = {*record_types(table), *record_types(knowledge)}
    fields = [field for record in records for field in record.FIELDS]
    found = [f"{table.__name__}: {name}" for name in unsigned(table)]
    for file in rule_files(game):
        found += Reader(file, fields).read()
    return found


def record_types(record: type[Record]) -> Iterator[type[Record]]:
    yield record
    for field in record.FIELDS:
        if field.record:
            yield from record_types(field.record)


def unsigned(table: type[TableRecord]) -> list[str]:
    """Unsigned fields, which only chance may have: compiled, 3 - 5 is 18446744073709551614 in them."""
    chance = {field.name for field in TableRecord.FIELDS}
    return [
        f"{record.__name__}.{field.name} is unsigned"
        for record in record_types(table)
        for field in record.FIELDS
        if field.code == "I" and field.name not in chance
    ]


def rule_files(game: Game) -> list[Path]:
    """The files in the dialect: the rules, the rules of sight beside the table, and knowledge."""
    rooms = (game.rules, game.room("table"), game.room("knowledge"))
    return [file for room in rooms for file in files_of(Path(inspect.getfile(room)))]


def files_of(room: Path) -> list[Path]:
    """A room is a file, or a package of them."""
    return sorted(room.parent.rglob("*.py")) if room.name == "__init__.py" else [room]


class Reader(ast.NodeVisitor):
    """Reads one file for what leaves the dialect."""

    def __init__(self, file: Path, fields: list[Field]) -> None:
        self.file, self.found = file, list[str]()
        self.place: ast.AST = ast.Pass(lineno=0)
        single = {field.name for field in fields if not field.mark.length and not field.record}
        self.wholes = {field.name for field in fields} - single
        self.rows = {field.name for field in fields if field.record and field.mark.length}

    def read(self) -> list[str]:
        text = self.file.read_text(encoding="utf-8")
        if len(text.splitlines()) > LONGEST_FILE:
            self.found.append(f"{self.file.name} has more than {LONGEST_FILE} lines")
        for node in ast.parse(text).body:
            if isinstance(node, ast.FunctionDef):
                self.visit(node)
        return self.found

    def complain(self, node: Any, what: str) -> None:
        self.found.append(f"{self.file.parent.name}/{self.file.name}:{node.lineno} {what}")

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        body = node.body[1:] if ast.get_docstring(node) else node.body
        lines = (node.end_lineno or 0) - (body[0].lineno if body else node.lineno) + 2
        if lines > LONGEST_FUNCTION:
            self.complain(node, f"{node.name} has {lines} lines, more than {LONGEST_FUNCTION}")
        if node.decorator_list:
            self.complain(node, f"{node.name} is decorated")
        for statement in body:
            self.visit(statement)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.complain(node, "makes a class")

    def generic_visit(self, node: ast.AST) -> None:
        what = NEVER.get(type(node))
        if what:
            self.complain(node if hasattr(node, "lineno") else self.place, what)
        if hasattr(node, "lineno"):
            self.place = node
        super().generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if not isinstance(node.value, int) and node.value is not None:
            self.complain(node, f"uses {node.value!r}: rules know whole numbers only")

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value:
            self.visit(node.value)

    def visit_Assign(self, node: ast.Assign) -> None:
        for target in node.targets:
            for part in target.elts if isinstance(target, ast.Tuple) else [target]:
                self.check_target(part)
        if truth(node.value) and any(isinstance(t, ast.Attribute | ast.Subscript) for t in node.targets):
            self.complain(node, "keeps a truth value: write 1 if ... else 0")
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.check_target(node.target)
        self.generic_visit(node)

    def check_target(self, target: ast.expr) -> None:
        """A list or a record is changed cell by cell: as a whole it is shared here and copied there."""
        if isinstance(target, ast.Attribute) and target.attr in self.wholes:
            self.complain(target, f"assigns {target.attr} as a whole")
        inner = target.value if isinstance(target, ast.Subscript) else None
        if isinstance(inner, ast.Attribute) and inner.attr in self.rows:
            self.complain(target, f"assigns a row of {inner.attr}")

    def visit_Subscript(self, node: ast.Subscript) -> None:
        if isinstance(node.slice, ast.UnaryOp | ast.Slice):
            self.complain(node, "indexes from the end or takes a slice")
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        if not isinstance(node.func, ast.Name):
            self.complain(node, "calls a method")
        elif node.keywords or any(isinstance(argument, ast.Starred) for argument in node.args):
            self.complain(node, "calls with more than plain arguments")
        self.generic_visit(node)


def truth(node: ast.expr) -> bool:
    return isinstance(node, ast.Compare | ast.BoolOp) or (
        isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)
    )
