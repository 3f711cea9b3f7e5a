"""No limit is written down twice."""

import ast
from pathlib import Path

import bot.screens

A_FEW = 20
"""Numbers below are counted on fingers and toes."""


def unnamed_numbers(source: str) -> list[int]:
    """The lines with a large number that has no name, for it is not what a constant of the module is."""
    tree = ast.parse(source)
    named = [node for node in tree.body if isinstance(node, ast.Assign | ast.AnnAssign)]
    in_names = {id(part) for node in named for part in ast.walk(node)}
    return [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, int)
        and node.value >= A_FEW
        and id(node) not in in_names
    ]


def test_screens_have_no_large_numbers_without_a_name() -> None:
    folder = Path(bot.screens.__file__).parent
    found = {path.name: unnamed_numbers(path.read_text()) for path in folder.glob("*.py")}
    assert {name: places for name, places in found.items() if places} == {}, "a limit? See bot/messages/limits.py"


def test_a_number_without_a_name_is_found() -> None:
    assert unnamed_numbers("FEW = 25\ndef said(text: str) -> str:\n    return text[:100]\n") == [3]
