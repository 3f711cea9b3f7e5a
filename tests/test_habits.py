"""What the papers at the top of the tree say is true."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

ROOT = Path(__file__).parent.parent


def project() -> dict[str, Any]:
    read: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    return read


def test_the_example_of_the_readme_plays_a_game() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)
    assert len([line for line in example.splitlines() if line]) <= 10
    command = [sys.executable, "-c", example]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=True)
    assert ran.stderr == ""
    assert re.fullmatch(r"(seat \d is on place \d with \d+ coins\n){3}", ran.stdout)


def test_the_command_that_is_shown_as_an_example_is_one_of_ours() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", (ROOT / "docs/click.md").read_text(), re.DOTALL)
    assert re.sub(r"  # .*", "", example) in (ROOT / "bot/front/seats.py").read_text()


def test_before_a_commit_runs_what_make_lint_runs() -> None:
    (lint,) = re.findall(r"^lint:.*\n((?:\t.*\n)+)", (ROOT / "Makefile").read_text(), re.MULTILINE)
    commands = [line.strip().replace("$(BIN)", ".venv/bin") for line in lint.splitlines()]
    hooks = re.findall(r"entry: (.*)", (ROOT / ".pre-commit-config.yaml").read_text())
    assert hooks == commands


def test_the_changelog_begins_with_this_version() -> None:
    versions = re.findall(r"^## \[(.+?)\]", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
    assert versions[0] == project()["version"]


def test_what_is_locked_is_what_is_asked_for() -> None:
    asked = [Requirement(each) for each in project()["dependencies"]]
    for file in (ROOT / "requirements").glob("*.txt"):
        locked = dict(re.findall(r"^([\w.-]+)(?:\[.*?\])?==([\w.+-]+)", file.read_text(), re.MULTILINE))
        for requirement in asked:
            assert Version(locked[canonicalize_name(requirement.name)]) in requirement.specifier, (
                f"{file.name}: {requirement}"
            )
