"""Discord's markdown, as the page reads it."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

CASES = {
    "**a** *b* _c_ __d__ ~~e~~ ||f||": "[strong a] [em b] [em c] [underline d] [strike e] [spoiler f]",
    "***both***": "[strong [em both]]",
    "**bold *and italic***": "[strong bold [em and italic]]",
    "snake_case_name 2 * 3 * 4": "snake_case_name 2 * 3 * 4",
    r"\*not\* a \_mark\_": "*not* a _mark_",
    "`**code**` and ``a ` b``": "[code **code**] and [code a ` b]",
    "before ```py\nx = 1\n``` after": "before [codeblock x = 1] after",
    "# One\n## Two\n### Three\n#no": "[heading One][heading Two][heading Three]#no",
    "-# small": "[subtext small]",
    "> one\n> two\nthree": "[quote one\ntwo]three",
    ">>> all\nthe rest": "[quote all\nthe rest]",
    "- a\n- b\n  - c\n- d": "[list [item a][item b[list [item c]]][item d]]",
    "3. c\n4. d": "[list [item c][item d]]",
    "<@1> <@!2> <@&3> <#4> @everyone": "[user 1] [user 2] [role 3] [channel 4] [everyone @everyone]",
    "</market start:5> <:fish:6> <t:7:R>": "[command market start] [emoji fish] [moment 7]",
    "see https://a.b/c_d_e, ok": "see [link https://a.b/c_d_e], ok",
    "[**x**](https://a.b) <https://c.d>": "[link [strong x]] [link https://c.d]",
    "[x](javascript:alert(1)) <b>": "[x](javascript:alert(1)) <b>",
    "**unfinished and ||never closed": "**unfinished and ||never closed",
    "one\n\ntwo": "one\n\ntwo",
}


def written(node: dict[str, Any]) -> str:
    """A node in short: its type and what is in it."""
    kind = node["type"]
    if kind == "text":
        return str(node["text"])
    if kind == "list":
        items = ("".join(map(written, item)) for item in node["items"])
        return f"[list {''.join(f'[item {item}]' for item in items)}]"
    known = (node.get(name) for name in ("text", "id" if kind != "emoji" else "name", "name", "seconds"))
    inner = next((str(each) for each in known if each is not None), None)
    return f"[{kind} {inner if inner is not None else ''.join(map(written, node['children']))}]"


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def reader(browser: Browser) -> AsyncIterator[Page]:
    """An empty page that can load the module; no server is needed for it."""
    page = await browser.new_page()
    source = Path(__file__).parents[3] / "playground" / "page" / "js" / "markdown.js"
    await page.route("**/markdown.js", lambda route: route.fulfill(path=source))
    await page.route("**/empty", lambda route: route.fulfill(body="", content_type="text/html"))
    await page.goto("http://page.test/empty")
    yield page
    await page.close()


async def parsed(reader: Page, source: str) -> str:
    tree = await reader.evaluate("async source => (await import('/markdown.js')).parse(source)", source)
    return "".join(map(written, tree))


@pytest.mark.parametrize(("source", "meaning"), CASES.items())
async def test_marks(reader: Page, source: str, meaning: str) -> None:
    assert await parsed(reader, source) == meaning


@pytest.mark.parametrize("piece", ["*x **a** ", "_x __a__ ", "||", "**", "[", "`", "> ", "<@", "- a\n "])
async def test_long_texts_are_read_at_once(reader: Page, piece: str) -> None:
    assert await parsed(reader, (piece * 4000)[:4000])
