"""A tiny bot that uses everything a bot of ours may use, through real discord.py."""

import asyncio
from typing import Any

import aiohttp
import discord
from discord import app_commands

from tests.patience import patience
from tests.playground.demo_screens import COLOURS, Choosers, Here, Layout, OldForm, Panel, board


class Translations(app_commands.Translator):
    async def translate(self, string: app_commands.locale_str, locale: discord.Locale, context: object) -> str | None:
        french = {"echo": "écho", "text": "texte", "Say it again": "Redis-le", "Loud": "Fort"}
        return french.get(string.message) if locale is discord.Locale.french else None


class DemoBot(discord.Client):
    def __init__(
        self,
        connector: aiohttp.BaseConnector | None = None,
        *,
        intents: discord.Intents | None = None,
        max_ratelimit_timeout: float | None = None,
    ) -> None:
        super().__init__(
            connector=connector,
            intents=intents or discord.Intents.default(),
            guild_ready_timeout=0.01,
            max_ratelimit_timeout=max_ratelimit_timeout,
        )
        self.tree = app_commands.CommandTree(self)
        self.heard: list[discord.Message] = []
        self.happened: list[str] = []
        self.connected = asyncio.Event()
        self.go_on = asyncio.Event()
        self.held: asyncio.Queue[Here] = asyncio.Queue()
        add_answers(self)
        add_senders(self)

    async def setup_hook(self) -> None:
        await self.tree.set_translator(Translations())
        await self.tree.sync()
        self.add_view(Panel())

    async def next_held(self) -> Here:
        """The next interaction whose answer is left to the test."""
        async with patience("an interaction to be answered by the test"):
            return await self.held.get()

    async def is_connected(self) -> None:
        """Wait until the gateway has let the bot in."""
        async with patience("the demonstration bot is connected"):
            await self.connected.wait()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Discord wants five seconds between identifications; this one does not."""

    async def on_ready(self) -> None:
        self.connected.set()

    async def on_resumed(self) -> None:
        self.happened.append("resumed")
        self.connected.set()

    async def on_message(self, message: discord.Message) -> None:
        if message.author == self.user:
            return
        self.heard.append(message)
        if message.guild is None:
            await message.reply(f"you said {message.content}")

    async def on_interaction(self, interaction: Here) -> None:
        self.happened.append(interaction.type.name)
        data: Any = interaction.data
        if "hold" in (data.get("name"), data.get("custom_id")):
            self.held.put_nowait(interaction)


def add_answers(bot: DemoBot) -> None:
    """Commands that differ in how they answer."""
    tree = bot.tree

    @tree.command(description="Say it again")
    @app_commands.choices(voice=[app_commands.Choice(name="Loud", value="loud")])
    async def echo(interaction: Here, text: str, times: app_commands.Range[int, 1, 3] = 1, voice: str = "") -> None:
        said = " ".join([text] * times)
        await interaction.response.send_message(said.upper() if voice == "loud" else said)

    @tree.command(description="Name a colour")
    async def colour(interaction: Here, name: str) -> None:
        await interaction.response.send_message(f"{interaction.locale.value} {name}")

    @colour.autocomplete("name")
    async def colours(interaction: Here, typed: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=each.title(), value=each) for each in COLOURS if each.startswith(typed)]

    @tree.command(description="Only for you")
    async def whisper(interaction: Here) -> None:
        await interaction.response.send_message("psst", ephemeral=True)

    @tree.command(description="Takes its time")
    async def slow(interaction: Here, secret: bool = False) -> None:
        await interaction.response.defer(ephemeral=secret, thinking=True)
        await bot.go_on.wait()
        await interaction.followup.send("finally")
        await interaction.followup.send("one more thing", ephemeral=True)

    @tree.command(description="Never answers")
    async def silent(interaction: Here) -> None:
        await bot.go_on.wait()

    @tree.command(description="Leaves the answer to the test")
    async def hold(interaction: Here, what: str = "") -> None:
        assert interaction.command

    @hold.autocomplete("what")
    async def nothing(interaction: Here, typed: str) -> list[app_commands.Choice[str]]:
        await bot.go_on.wait()
        return []

    @tree.command(description="An old form")
    async def form(interaction: Here) -> None:
        await interaction.response.send_modal(OldForm())

    @tree.command(description="Needs people")
    async def greet(
        interaction: Here,
        who: discord.Member,
        where: discord.TextChannel | None = None,
        paper: discord.Attachment | None = None,
    ) -> None:
        place = where.name if where else "here"
        size = len(await paper.read()) if paper else 0
        await interaction.response.send_message(f"hello {who.display_name} in {place}, {size} bytes")

    @tree.context_menu(name="Quote")
    async def quote(interaction: Here, message: discord.Message) -> None:
        await interaction.response.send_message(f"> {message.content}")

    @tree.context_menu(name="Wave")
    async def wave(interaction: Here, user: discord.Member) -> None:
        await interaction.response.send_message(f"waves at {user.display_name}")


def add_senders(bot: DemoBot) -> None:
    """Commands that differ in what they send."""
    tree = bot.tree
    show = app_commands.Group(name="show", description="Show things")

    @show.command(description="Buttons and a menu")
    async def panel(interaction: Here) -> None:
        await interaction.response.send_message("a panel", view=Panel())

    @show.command(description="Menus of people and places")
    async def choosers(interaction: Here) -> None:
        await interaction.response.send_message("choose", view=Choosers())

    @show.command(description="A picture in an embed")
    async def picture(interaction: Here) -> None:
        embed = discord.Embed(title="A board", description="as it stands", colour=0x00AA00)
        embed.set_image(url="attachment://board.png").add_field(name="Turn", value="3")
        await interaction.response.send_message(file=board(), embed=embed)

    @show.command(description="A V2 layout")
    async def layout(interaction: Here) -> None:
        await interaction.response.send_message(view=Layout("red"), file=board())

    tree.add_command(show)

    @tree.command(description="A direct message")
    async def write(interaction: Here) -> None:
        await interaction.response.defer(ephemeral=True)
        try:
            await interaction.user.send("a secret", file=board(), view=Panel())
        except discord.Forbidden as error:
            await interaction.edit_original_response(content=f"closed: {error.code}")
        else:
            await interaction.edit_original_response(content="look at your DMs")

    @tree.command(description="Opens a thread")
    async def talk(interaction: Here, name: str) -> None:
        await interaction.response.send_message("a thread:")
        message = await interaction.original_response()
        thread = await message.create_thread(name=name)
        await thread.add_user(interaction.user)
        await thread.send("welcome", view=Panel())
