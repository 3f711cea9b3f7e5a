"""Every defect of docs/defects.md is named by a test that would catch it."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).parent
LISTED = re.compile(r"^(\d+)\. ", re.MULTILINE)


def named(source: str) -> Iterator[int]:
    """The numbers that the defect marks of a test module name."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "defect":
            yield from (
                int(arg.value) for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, int)
            )


def test_every_defect_is_named_by_a_test_and_no_other() -> None:
    listed = [int(number) for number in LISTED.findall((TESTS.parent / "docs" / "defects.md").read_text())]
    assert listed == list(range(1, len(listed) + 1))
    found = {number for path in TESTS.rglob("*.py") for number in named(path.read_text())}
    assert found == set(listed)


def test_marks_are_found_wherever_they_stand() -> None:
    source = "pytestmark = pytest.mark.defect(3)\n\n@pytest.mark.defect(4, 5)\ndef test_it() -> None:\n    assert 6\n"
    assert sorted(named(source)) == [3, 4, 5]
