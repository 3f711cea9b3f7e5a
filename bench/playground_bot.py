"""The smallest bots worth measuring: an empty answer, a picture, and a button that counts."""

import io
import os

import discord
from discord import app_commands

PICTURE = b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR" + (1200).to_bytes(4, "big") + (900).to_bytes(4, "big") + bytes(100_000)
Here = discord.Interaction[discord.Client]


class EmptyBot(discord.Client):
    """Answers `/empty` and `/picture`; every press of a button adds one to its message."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.01)
        self.tree = app_commands.CommandTree(self)
        self.tree.command(name="empty", description="Answer at once")(_empty)
        self.tree.command(name="picture", description="Answer with 100 KB")(_picture)
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


async def _counter(interaction: Here) -> None:
    view = discord.ui.View()
    view.add_item(discord.ui.Button(label="Count", custom_id="count"))
    view.stop()  # presses arrive at on_interaction; nothing has to be kept for them
    await interaction.response.send_message("0", view=view)


if __name__ == "__main__":
    EmptyBot().run(os.environ["DISCORD_TOKEN"], log_handler=None)
