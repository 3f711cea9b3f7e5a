"""A newcomer decides by clicking alone: the first thing that is offered, whatever the game."""

import re
from collections.abc import Awaitable, Callable, Sequence
from functools import partial

from playwright.async_api import Locator, expect

from tests.patience import until
from tests.playground.browser.window import Window

SCREENS = 12
"""More private screens than any decision takes."""


async def decide(window: Window, board: str, confirmed: Callable[[], Awaitable[Sequence[str]]]) -> None:
    """One decision, from *Your move* below the board to the bot's confirmation: the next of what has been confirmed."""
    made = len(await confirmed())
    private = window.message("Only you can see this")
    seen = await private.count()
    shown = window.page.locator(f"#message-{board}")
    await shown.get_by_role("button", name="Your move", exact=True).click()
    await expect(private).to_have_count(seen + 1)
    screen = private.last
    for _ in range(SCREENS):
        before = await screen.inner_text()
        if len(sentences := await confirmed()) > made:
            await expect(screen).to_contain_text(_as_told(sentences[made]), use_inner_text=True)
            return
        await _press_on(window, screen)
        await expect(screen).not_to_have_text(before, use_inner_text=True)
    raise AssertionError("a decision without end")


def _as_told(sentence: str) -> re.Pattern[str]:
    """How a move is told in the page: what one did, or what came of it where that goes on from it ("You play Rot …").

    An emoji may stand before a thing, or for one, which is read as a space.
    """
    letters = (re.escape(letter) for letter in sentence if letter.isascii() or letter.isalpha())
    return re.compile(
        "|".join((r"\s*".join(letter for letter in letters if letter.strip("\\ ")), "^You ")), re.MULTILINE
    )


async def _press_on(window: Window, screen: Locator) -> None:
    """Confirm, choose the first line of a menu, or press the first thing that is asked for and possible."""
    menu = screen.get_by_role("combobox")
    confirm = screen.get_by_role("button", name="Confirm", exact=True)
    if await confirm.count():
        await confirm.click()
    elif await menu.count():
        await menu.first.click()
        await window.page.get_by_role("option").first.click()
    else:
        before = await screen.inner_text()
        await screen.locator("button:is(.style-1, .style-3):enabled").first.click()
        await until(partial(_has_answered, window, screen, before), "a form opens, or the screen changes")
        if await window.form.count():
            await _fill(window)


async def _has_answered(window: Window, screen: Locator, before: str) -> bool:
    return bool(await window.form.count()) or await screen.inner_text() != before


async def _fill(window: Window) -> None:
    """Send the form with what the hint of its first field suggests, and the first line of each menu."""
    field = window.form.get_by_role("textbox").first
    if await field.count():
        hint = await field.get_attribute("placeholder") or ""
        item = re.match(r"(\S+)…", hint)
        await field.fill(f"{item[1]} 1" if item else "1")
    for menu in await window.form.get_by_role("combobox").all():
        await menu.click()
        await window.page.get_by_role("option").first.click()
        done = window.find("button", "Done")  # of a menu in which several lines can be chosen
        if await done.count():
            await done.click()
    await window.find("button", "Submit").click()
    await expect(window.form).to_have_count(0)
