"""The smallest bots worth measuring: an empty answer, a picture, a fresh board, and a button that counts."""

import io
import os
import sqlite3
import tempfile
from functools import cache
from pathlib import Path

import discord
from discord import app_commands
from PIL import Image

from games.kernel import Dice, Table
from games.registry import find_game
from render import picture
from words import Speaker, catalogue

PICTURE = b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR" + (1200).to_bytes(4, "big") + (900).to_bytes(4, "big") + bytes(100_000)
Here = discord.Interaction[discord.Client]


class EmptyBot(discord.Client):
    """Answers `/empty`, `/picture` and `/board`; every press of a button adds one to its message."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.01)
        self.tree = app_commands.CommandTree(self)
        self.tree.command(name="empty", description="Answer at once")(_empty)
        self.tree.command(name="picture", description="Answer with 100 KB")(_picture)
        self.tree.command(name="board", description="Answer, write a row, post a fresh picture")(_board)
        self.tree.command(name="counter", description="A button")(_counter)

    async def setup_hook(self) -> None:
        """Register the commands."""
        await self.tree.sync()

    async def on_interaction(self, interaction: Here) -> None:
        """Count a press: one more than the message says."""
        if interaction.type is discord.InteractionType.component and interaction.message:
            count = int(interaction.message.content) + 1
            await interaction.response.edit_message(content=str(count))


async def _empty(interaction: Here) -> None:
    await interaction.response.send_message("x")


async def _picture(interaction: Here) -> None:
    await interaction.response.send_message(file=discord.File(io.BytesIO(PICTURE), "board.png"))


@cache
def _drawn() -> Image.Image:
    """A board of Lisboa as our bot posts it, decoded."""
    table = Table(find_game("lisboa"), 2, {}, Dice.of("bench"))
    words = Speaker(catalogue("en"), find_game("lisboa"), ("Ana", "Bruno"))
    opened = Image.open(io.BytesIO(picture.board("lisboa", table.view(None), words, {})))
    opened.load()
    return opened.copy()


@cache
def _database() -> sqlite3.Connection:
    connection = sqlite3.connect(Path(tempfile.mkdtemp()) / "floor.sqlite", isolation_level=None)
    connection.executescript("PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; CREATE TABLE moves (entry TEXT)")
    return connection


async def _board(interaction: Here) -> None:
    """What no bot can do without that keeps a move and shows a board that nobody has seen before."""
    _database().execute("INSERT INTO moves VALUES ('coin')")
    encoded = io.BytesIO()
    _drawn().save(encoded, "PNG")
    await interaction.response.send_message("x", ephemeral=True)
    if isinstance(interaction.channel, discord.TextChannel):
        encoded.seek(0)
        await interaction.channel.send(file=discord.File(encoded, "board.png"))


async def _counter(interaction: Here) -> None:
    view = discord.ui.View()
    view.add_item(discord.ui.Button(label="Count", custom_id="count"))
    view.stop()  # presses arrive at on_interaction; nothing has to be kept for them
    await interaction.response.send_message("0", view=view)


if __name__ == "__main__":
    EmptyBot().run(os.environ["DISCORD_TOKEN"], log_handler=None)
