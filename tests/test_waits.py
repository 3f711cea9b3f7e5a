"""Tests and benches wait with a patience that says what they waited for."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

pytestmark = pytest.mark.defect(11)

ROOT = Path(__file__).parent.parent
FILES = sorted(path for folder in ("tests", "bench") for path in (ROOT / folder).rglob("*.py"))
FOR_EVER = frozenset({"communicate", "get", "join", "readline", "receive", "wait"})
"""What waits, called without an argument, for as long as it takes."""
ON_PURPOSE = {
    "tests/front/conftest.py": {"woken.wait()"},  # the bot sleeps, until its test moves the clock
    "tests/front/test_delivery.py": {"asyncio.Event().wait()"},  # a bot that hangs
    "tests/playground/demo_bot.py": {"bot.go_on.wait()"},  # a bot that answers when its test lets it
    "tests/playground/test_places.py": {"public.join()"},  # a request to join a thread
    "tests/front/test_start.py": {"process.wait()"},  # it was killed
    "tests/host/test_coach.py": {"free.wait()"},  # work in another process, until its test lets it end
}


def waits_for_ever(source: str) -> Iterator[str]:
    """Everything in a module that may wait for ever."""
    yield from _waits(ast.parse(source), patient=False)


def _waits(node: ast.AST, patient: bool) -> Iterator[str]:
    if isinstance(node, ast.AsyncWith):
        patient = patient or any("patience(" in ast.unparse(item.context_expr) for item in node.items)
    if isinstance(node, ast.Await) and not patient and _is_endless(node.value):
        yield ast.unparse(node.value)
    if isinstance(node, ast.Call) and ast.unparse(node.func) == "subprocess.run" and not _names(node, "timeout"):
        yield ast.unparse(node.func)
    for child in ast.iter_child_nodes(node):
        yield from _waits(child, patient)


def _is_endless(call: ast.expr) -> bool:
    if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Attribute):
        return False
    if ast.unparse(call.func) == "asyncio.wait":
        return not _names(call, "timeout")
    return call.func.attr in FOR_EVER and not call.args and not call.keywords


def _names(call: ast.Call, argument: str) -> bool:
    return any(keyword.arg == argument for keyword in call.keywords)


def test_nothing_waits_for_ever() -> None:
    found = {str(path.relative_to(ROOT)): set(waits_for_ever(path.read_text())) for path in FILES}
    assert {name: waits for name, waits in found.items() if waits} == ON_PURPOSE


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("await event.wait()", ["event.wait()"]),
        ("async with patience('it comes'):\n    await event.wait()", []),
        ("await house.wait(hours=3)", []),
        ("await asyncio.wait({task})", ["asyncio.wait({task})"]),
        ("await asyncio.wait({task}, timeout=0.05)", []),
        ("subprocess.run(['true'], check=True)", ["subprocess.run"]),
        ("subprocess.run(['true'], check=True, timeout=60)", []),
    ],
)
def test_a_wait_for_ever_is_found(source: str, found: list[str]) -> None:
    lines = "".join(f"    {line}\n" for line in source.splitlines())
    assert list(waits_for_ever(f"async def test() -> None:\n{lines}")) == found
