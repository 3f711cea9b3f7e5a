"""Before a first start: what is there, and what is missing."""

from pathlib import Path

from bot.front.checking import Checked, check
from playground import Playground
from tests.database import address


async def checked(discord: Playground, token: str | None, database: Path) -> list[Checked]:
    return [each async for each in check(token, address(database), discord.connector())]


async def test_everything_is_tried_and_said_in_a_line_each(tmp_path: Path) -> None:
    async with Playground() as discord:
        guild = discord.guild
        found = await checked(discord, discord.token, tmp_path / "hall.sqlite")
        tried = ["database", "migrations", "fonts", "token", "emojis", "gateway", "permissions"]
        assert [each.what for each in found] == tried
        assert all(each.well for each in found), found
        assert found[tried.index("emojis")].found.startswith("0 of ")
        for role in guild.roles.values():
            role.permissions = 0
        *_, permissions = await checked(discord, discord.token, tmp_path / "hall.sqlite")
        assert not permissions.well
        assert "attach files" in permissions.found


async def test_what_is_missing_is_said(tmp_path: Path) -> None:
    async with Playground() as discord:
        *_, token = await checked(discord, "wrong", tmp_path / "hall.sqlite")
        assert (token.what, token.well) == ("token", False)
        database, *_, token = await checked(discord, None, tmp_path / "no" / "hall.sqlite")
        assert (database.well, token.found.partition(":")[0]) == (False, "DISCORD_TOKEN is not set")
