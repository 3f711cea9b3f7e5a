"""What the demonstration bot shows: views with every component, a V2 layout, and forms."""

import io
from typing import Self

import discord
from discord import ui

from playground.cdn import avatar

PICTURE = avatar((200, 30, 30))
COLOURS = ("red", "green", "blue", "black")
Here = discord.Interaction[discord.Client]


class Panel(ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.presses = 0

    @ui.button(label="Count", style=discord.ButtonStyle.primary, custom_id="count")
    async def count(self, interaction: Here, button: ui.Button[Self]) -> None:
        self.presses += 1
        await interaction.response.edit_message(content=f"pressed {self.presses} times")

    @ui.button(label="Whisper", custom_id="whisper")
    async def whisper(self, interaction: Here, button: ui.Button[Self]) -> None:
        await interaction.response.send_message("just for you", ephemeral=True)

    @ui.button(label="Later", custom_id="later")
    async def later(self, interaction: Here, button: ui.Button[Self]) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(content="changed later")
        await interaction.followup.send("and more", ephemeral=True)

    @ui.button(label="Closed", disabled=True, custom_id="closed")
    async def closed(self, interaction: Here, button: ui.Button[Self]) -> None:
        raise AssertionError("a disabled button was pressed")

    @ui.button(label="Order", custom_id="order", row=1)
    async def order(self, interaction: Here, button: ui.Button[Self]) -> None:
        await interaction.response.send_modal(Order())

    @ui.button(label="Papers", custom_id="papers", row=1)
    async def papers(self, interaction: Here, button: ui.Button[Self]) -> None:
        await interaction.response.send_modal(Papers())

    @ui.select(
        placeholder="Pick colours",
        custom_id="colours",
        max_values=2,
        options=[discord.SelectOption(label=colour.title(), value=colour) for colour in COLOURS],
        row=2,
    )
    async def colours(self, interaction: Here, select: ui.Select[Self]) -> None:
        await interaction.response.send_message("picked " + " and ".join(select.values))


class Choosers(ui.View):
    @ui.select(cls=ui.UserSelect, placeholder="Who?", max_values=2)
    async def who(self, interaction: Here, select: ui.UserSelect[Self]) -> None:
        names = ", ".join(each.display_name for each in select.values)
        await interaction.response.send_message(f"chose {names}")

    @ui.select(cls=ui.ChannelSelect, placeholder="Where?", channel_types=[discord.ChannelType.text])
    async def where(self, interaction: Here, select: ui.ChannelSelect[Self]) -> None:
        await interaction.response.send_message(f"chose #{select.values[0].name}")

    @ui.select(cls=ui.RoleSelect, placeholder="Which role?")
    async def role(self, interaction: Here, select: ui.RoleSelect[Self]) -> None:
        await interaction.response.send_message(f"chose @{select.values[0].name}")

    @ui.select(cls=ui.MentionableSelect, placeholder="Whom?")
    async def whom(self, interaction: Here, select: ui.MentionableSelect[Self]) -> None:
        await interaction.response.send_message(f"chose a {type(select.values[0]).__name__}")


class Order(ui.Modal):
    """A form with a text, a menu, a radio group, a checkbox group and a checkbox."""

    def __init__(self) -> None:
        super().__init__(title="Your order", custom_id="order-form")
        self.price = ui.TextInput[Self](max_length=4, placeholder="0")
        self.goods = ui.Select[Self](
            max_values=2,
            options=[discord.SelectOption(label="Fish"), discord.SelectOption(label="Bread", default=True)],
        )
        self.way = ui.RadioGroup[Self](
            options=[
                discord.RadioGroupOption(label="By boat", value="boat"),
                discord.RadioGroupOption(label="By cart", value="cart"),
            ]
        )
        self.extras = ui.CheckboxGroup[Self](
            required=False,
            min_values=0,
            max_values=2,
            options=[discord.CheckboxGroupOption(label="Ice"), discord.CheckboxGroupOption(label="Salt")],
        )
        self.sealed = ui.Checkbox[Self]()
        fields = (("Price", self.price), ("Goods", self.goods), ("Way", self.way))
        for name, field in (*fields, ("Extras", self.extras), ("Sealed", self.sealed)):
            self.add_item(ui.Label(text=name, component=field))

    async def on_submit(self, interaction: Here) -> None:
        goods, extras = "+".join(self.goods.values), "+".join(self.extras.values)
        said = f"{self.price.value} | {goods} | {self.way.value} | {extras} | {self.sealed.value}"
        await interaction.response.send_message(f"ordered {said}", ephemeral=True)


class Papers(ui.Modal):
    """A form with a text to read, a file, and a person."""

    def __init__(self) -> None:
        super().__init__(title="Your papers")
        self.papers = ui.FileUpload[Self](max_values=2)
        self.friend = ui.UserSelect[Self](required=False)
        self.add_item(ui.TextDisplay("We need **your papers**."))
        self.add_item(ui.Label(text="Papers", component=self.papers))
        self.add_item(ui.Label(text="Friend", component=self.friend))

    async def on_submit(self, interaction: Here) -> None:
        files = [(each.filename, len(await each.read())) for each in self.papers.values]
        friends = [each.display_name for each in self.friend.values]
        await interaction.response.edit_message(content=f"{files} {friends}")


class OldForm(ui.Modal, title="Old form"):
    name: ui.TextInput["OldForm"] = ui.TextInput(label="Name", required=False)

    async def on_submit(self, interaction: Here) -> None:
        await interaction.response.send_message(f"hello {self.name.value or 'nobody'}")


class Repaint(ui.Button["Layout"]):
    async def callback(self, interaction: Here) -> None:
        picture = discord.File(io.BytesIO(PICTURE), "board.png")
        await interaction.response.edit_message(view=Layout("blue"), attachments=[picture])


class Layout(ui.LayoutView):
    def __init__(self, colour: str) -> None:
        super().__init__(timeout=None)
        board = "attachment://board.png"
        self.add_item(
            ui.Container(
                ui.Section(
                    ui.TextDisplay(f"# The board is {colour}"),
                    accessory=ui.Thumbnail(board, description="small board"),
                ),
                ui.Separator(),
                ui.MediaGallery(discord.MediaGalleryItem(board, description=f"a {colour} board")),
                ui.File(board),
                ui.ActionRow(Repaint(label="Repaint", custom_id="repaint")),
                accent_colour=0xAA0000,
            )
        )


def board() -> discord.File:
    return discord.File(io.BytesIO(PICTURE), "board.png", description="the board")
