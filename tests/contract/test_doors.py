"""A state never leaves games and the store: whoever shows a table asks the table, and never looks behind it."""

import ast
import inspect
from collections.abc import Iterator
from pathlib import Path
from typing import get_type_hints

import pytest

from games.kernel import Dice, Game, Table, game, written
from tests.games.kernel.bazaar.game import Bazaar

ROOT = Path(__file__).parents[2]
ABOVE = ("bot", "render", "words", "terminal")
"""The packages that see games through tables and views alone."""
RECORD = "record"
"""What the store keeps of a table: its ``state`` is bytes that only ``Table.resume`` reads."""
COLUMNS = "c"
"""The columns of a table of the database."""
RULES = {"game", "_game"}
"""What the rules are called wherever they are at hand."""
STATES = (game.S, written.S)
ABOUT_STATES = {
    name
    for name, method in inspect.getmembers(Game, inspect.isfunction)
    if any(hint in STATES for hint in get_type_hints(method).values())
}
"""What can be asked of the rules only with a state, or gives one."""


def peeks(source: str) -> Iterator[tuple[int, str]]:
    """Where a module takes the state out of a table, or asks the rules about a state; with the line."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Attribute(value=owner, attr="state") if _name(owner) not in {RECORD, COLUMNS}:
                yield node.lineno, ast.unparse(node)
            case ast.Call(func=ast.Name(id="getattr"), args=[_, ast.Constant(value="state"), *_]):
                yield node.lineno, ast.unparse(node)
            case ast.Attribute(value=owner, attr=asked) if asked in ABOUT_STATES and _name(owner) in RULES:
                yield node.lineno, ast.unparse(node)


def _name(owner: ast.expr) -> str:
    """The last word of what stands before a dot: ``record`` of ``hosted.record``."""
    if isinstance(owner, ast.Attribute):
        return owner.attr
    return owner.id if isinstance(owner, ast.Name) else ""


@pytest.mark.parametrize("package", ABOVE)
def test_nobody_above_the_games_looks_into_a_state(package: str) -> None:
    modules = sorted((ROOT / package).rglob("*.py"))
    assert modules
    found = [
        f"{module.relative_to(ROOT)}:{line}: {what}" for module in modules for line, what in peeks(module.read_text())
    ]
    assert found == []


@pytest.mark.parametrize(
    "written",
    [
        "table.game.dump(table.state)",
        "scene.hosted.running.state.players",
        "[played.table.state for played in table.replay()]",
        "restore(record).state",
        "getattr(table, 'state')",
        "before = table.game.start(table.seats, table.options, table.dice)",
        "find = game.load",
        "self._game.view(seen, None)",
    ],
)
def test_a_look_into_a_state_is_found(written: str) -> None:
    assert {line for line, _ in peeks(f"import games\n{written}")} == {2}


@pytest.mark.parametrize(
    "written",
    [
        "Table.resume(saved, record.state, find_rules)",
        "Table.resume(saved, hosted.record.state, find_rules)",
        "schema.tables.c.state.is_not(None)",
        "hosted.game.read_action(values)",
        "scene.hosted.running.view(seat)",
        "hosted.running.outcome",
    ],
)
def test_what_is_kept_and_what_tables_tell_is_no_such_look(written: str) -> None:
    assert list(peeks(written)) == []


def test_what_is_looked_for_is_there() -> None:
    """Under another name the search above would find nothing."""
    table = Table(Bazaar(), 2, {}, Dice.of("doors"))
    assert isinstance(table.state, table.game.state_type)
    assert {"start", "load", "view", "dump"} <= ABOUT_STATES
