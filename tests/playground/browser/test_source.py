"""What must hold of the page's source, without a browser."""

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[3] / "playground" / "page"
FILES = sorted(path for path in PAGE.rglob("*") if path.is_file())
LONGEST = 400


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_a_file_is_short_and_makes_no_markup_of_texts(path: Path) -> None:
    source = path.read_text()
    assert len(source.splitlines()) <= LONGEST
    assert not re.search(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|DOMParser|\beval\(", source)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_nothing_comes_from_elsewhere(path: Path) -> None:
    addresses = re.findall(r"""(?:src|href)="([^"]+)"|url\(([^)]+)\)|from "([^"]+)\"""", path.read_text())
    for address in filter(None, (part for found in addresses for part in found)):
        assert not re.match(r"\w+:|//", address)
