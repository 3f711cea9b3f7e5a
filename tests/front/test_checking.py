"""Before a first start: what is there, and what is missing."""

from contextlib import aclosing
from pathlib import Path

from bot.front.checking import Checked, check
from bot.shards import Shards
from playground import Playground
from tests.database import address


async def checked(discord: Playground, token: str | None, database: Path) -> list[Checked]:
    return [each async for each in check(token, address(database), connector=discord.connector())]


async def test_everything_is_tried_and_said_in_a_line_each(tmp_path: Path) -> None:
    async with Playground() as discord:
        guild = discord.guild
        found = await checked(discord, discord.token, tmp_path / "hall.sqlite")
        tried = ["database", "migrations", "fonts", "token", "emojis", "shards", "gateway", "permissions"]
        assert [each.what for each in found] == tried
        assert all(each.well for each in found), found
        assert found[tried.index("emojis")].found.startswith("0 of ")
        for role in guild.roles.values():
            role.permissions = 0
        *_, permissions = await checked(discord, discord.token, tmp_path / "hall.sqlite")
        assert not permissions.well
        assert "attach files" in permissions.found


async def test_it_says_which_shards_there_would_be(tmp_path: Path) -> None:
    async with Playground() as discord:
        discord.settle()
        for number in range(2):
            discord.world.add_guild(f"Another {number}", next(discord.world.people()))
        discord.world.limits.recommended_guilds_per_shard = 1

        async def told(shards: Shards | None) -> tuple[bool, str]:
            url, door = address(tmp_path / "hall.sqlite"), discord.connector()
            async with aclosing(check(discord.token, url, shards, connector=door)) as checks:
                return await anext((each.well, each.found) async for each in checks if each.what == "shards")

        well, found = await told(Shards(1, 2, 3))
        assert (well, found[:58]) == (True, "this process would serve 1-2/3; Discord recommends 3, 1000")
        well, found = await told(Shards(0, 1, 2))
        assert (well, found[:53]) == (False, "this process would serve 0-1/2; Discord recommends 3,")


async def test_why_the_gateway_is_closed_is_said(tmp_path: Path) -> None:
    async with Playground() as discord:
        discord.settle()
        discord.world.limits.guilds_per_shard = 0
        *_, gateway = await checked(discord, discord.token, tmp_path / "hall.sqlite")
        assert (gateway.what, gateway.well) == ("gateway", False)
        assert "4011" in gateway.found


async def test_what_is_missing_is_said(tmp_path: Path) -> None:
    async with Playground() as discord:
        *_, token = await checked(discord, "wrong", tmp_path / "hall.sqlite")
        assert (token.what, token.well) == ("token", False)
        database, *_, token = await checked(discord, None, tmp_path / "no" / "hall.sqlite")
        assert (database.well, token.found.partition(":")[0]) == (False, "DISCORD_TOKEN is not set")
