"""The lobby: a table is opened, people and computers sit down, options are agreed on, and the game begins."""

from bot.host import Hall, Hosted
from bot.host.pace import read_pace
from bot.refusals import HouseReason
from bot.screens import private
from bot.screens.scene import link
from bot.visit import Visit
from games.kernel import Refusal, menu


class Lobby:
    """Serves what is asked before a game begins."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    async def start(self, visit: Visit, game: str, *, in_thread: bool, pace: str | None = None) -> None:
        """Open a table here, or in a thread of its own."""
        visit.check_place(new_thread=in_thread)
        await visit.defer()
        if pace is not None and read_pace(pace) is None:
            raise Refusal(HouseReason.UNKNOWN_PACE, "", pace=pace[:40])
        server = await self._hall.server(visit.place.guild_id)
        if server.channels and not visit.channels.intersection(server.channels):
            named = ", ".join(f"<#{channel}>" for channel in server.channels)
            raise Refusal(HouseReason.NOT_HERE, "", channels=named)
        here = await visit.new_thread(visit.words.say(game)) if in_thread else visit.place
        place = here.model_copy(update={"language": server.language or here.language})
        try:
            hosted = await self._hall.open(visit.person, place, game, read_pace(pace or ""))
        except Refusal as refusal:
            if refusal.reason is not HouseReason.TABLE_OPEN:
                raise
            hosted = await self._hall.table_in(visit.place.channel_id)
            await visit.answer_text(visit.say("table-open", link=await self._link(hosted)))
            return
        await visit.answer_text(visit.say("opened", link=await self._link(hosted)))

    async def _link(self, hosted: Hosted) -> str:
        return link(hosted, await self._hall.link(hosted))

    async def join(self, visit: Visit, table_id: int) -> None:
        """Take a seat."""
        await visit.defer()
        await self._hall.join(table_id, visit.person, visit.id)
        await visit.answer_text(visit.say("joined"))

    async def leave(self, visit: Visit, table_id: int) -> None:
        """Give a seat up before the game begins."""
        await visit.defer()
        await self._hall.leave(table_id, visit.person, visit.id)
        await visit.answer_text(visit.say("left"))

    async def add_computer(self, visit: Visit, table_id: int) -> None:
        """Put the computer in a seat."""
        await visit.defer()
        await self._hall.add_computer(table_id, visit.id)
        await visit.answer_text(visit.say("changed"))

    async def begin(self, visit: Visit, table_id: int) -> None:
        """Begin the game."""
        await visit.defer()
        await self._hall.begin(table_id, visit.person, visit.manages, visit.id)
        await visit.answer_text(visit.say("begun"))

    async def cancel(self, visit: Visit, table_id: int) -> None:
        """Close the table."""
        await visit.defer()
        await self._hall.cancel(table_id, visit.person, visit.manages, visit.id)
        await visit.answer_text(visit.say("cancelled"))

    async def options(self, visit: Visit, table_id: int) -> None:
        """Show the options."""
        await visit.answer(private.options(visit.scene(await self._hall.table(table_id))))

    async def option(self, visit: Visit, table_id: int, name: str) -> None:
        """Show one option."""
        message = private.option(visit.scene(await self._hall.table(table_id)), name)
        if message is None:
            raise Refusal(HouseReason.UNKNOWN_PRESS)
        await visit.answer(message)

    async def set_option(self, visit: Visit, table_id: int, name: str, written: str) -> None:
        """Agree on a value."""
        await visit.defer()
        hosted = await self._hall.table(table_id)
        found = next((option for option in menu(hosted.game.options_type) if option.name == name), None)
        value = None if found is None else private.option_value(found.values, written)
        if value is None:
            raise Refusal(HouseReason.UNKNOWN_PRESS)
        hosted = await self._hall.set_option(table_id, name, value, visit.id)
        await visit.answer(private.options(visit.scene(hosted)))

    async def rematch(self, visit: Visit, table_id: int) -> None:
        """The same once more."""
        await visit.defer()
        hosted = await self._hall.rematch(table_id, visit.person)
        await visit.answer_text(visit.say("opened", link=await self._link(hosted)))
