"""A window of the page, in the language of one who sits before it."""

import re
from typing import Literal

from playwright.async_api import Locator, Page, expect

Kind = Literal["button", "combobox", "dialog", "link", "listbox", "menuitem", "menuitemradio", "option", "textbox"]


class Window:
    """What one person has open."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.composer = page.get_by_role("combobox", name=re.compile("^Message "))
        self.messages = page.locator("#messages > .message")
        self.form = page.get_by_role("dialog")

    def find(self, kind: Kind, name: str) -> Locator:
        """A control by its role and the whole of its name."""
        return self.page.get_by_role(kind, name=name, exact=True)

    def message(self, text: str) -> Locator:
        """The messages that say something."""
        return self.messages.filter(has_text=text)

    async def press(self, *keys: str) -> None:
        """Keys, one after the other."""
        for key in keys:
            await self.page.keyboard.press(key)

    async def type(self, text: str) -> None:
        """Letters, wherever the keyboard is."""
        await self.page.keyboard.type(text)

    async def say(self, text: str) -> None:
        """Write a message."""
        await self.composer.fill(text)
        await self.composer.press("Enter")

    async def use(self, command: str, **options: str) -> None:
        """Send a slash command by typing it, each option by its name and a colon."""
        await self.composer.click()
        await self.type(f"/{command} ")
        await expect(self.page.get_by_role("group", name=f"Command {command}")).to_be_visible()
        for option, value in options.items():
            await self.type(f" {option}:")
            await expect(self.page.get_by_label(option, exact=True)).to_be_focused()
            await self.type(value)
        await self.press("Enter")

    async def click(self, label: str) -> None:
        """Press the newest button that is called so."""
        await self.messages.get_by_role("button", name=label, exact=True).last.click()

    async def become(self, name: str) -> None:
        """Switch to another person."""
        await self.page.get_by_role("button", name=re.compile("^You are: ")).click()
        await self.page.get_by_role("menuitemradio", name=re.compile(f"^{name}")).click()
        await expect(self.page.get_by_role("button", name=f"You are: {name}. Change person")).to_be_visible()
        await expect(self.composer).to_be_enabled()

    def channel(self, name: str) -> Locator:
        """A channel in the list; its name tells what is unread."""
        return self.page.get_by_role("navigation").get_by_role("button", name=name, exact=True)
