"""The desk for members who manage the server: its tables, where they may be, its language and its pace.

Nothing here looks into a game: a table is its name, its people, and whether it runs.
"""

from bot.desk import Desk
from bot.host import Attendance
from bot.message import Message
from bot.refusals import HouseReason
from bot.screens import clock, private
from bot.screens.house import language_of
from bot.screens.scene import Scene
from bot.store import Server, Status, Store
from bot.texts import catalogue
from bot.visit import Visit
from games.kernel import Refusal


class Managing:
    """Serves requests of managers."""

    def __init__(self, desk: Desk, attendance: Attendance, store: Store) -> None:
        self.desk = desk
        self._hall = desk.hall
        self._attendance = attendance
        self._store = store

    def _server_id(self, visit: Visit) -> int:
        guild = visit.interaction.guild_id
        if guild is None or not visit.interaction.permissions.manage_guild:
            raise Refusal(HouseReason.NOT_MANAGER)
        return guild

    async def tables(self, visit: Visit) -> None:
        """All tables of the server that are not over."""
        guild = self._server_id(visit)
        await visit.defer()
        language = language_of(visit.person)
        scenes = [Scene(hosted, language) for hosted in await self._hall.tables_in_server(guild)]
        server = await self._hall.server(guild)
        await visit.answer(private.server_tables(scenes, visit.words, _settings(visit, server)))

    async def pause(self, visit: Visit, table_id: int) -> None:
        """Stop the clock of a table, or let it go on."""
        await self._check(visit, table_id)
        await visit.defer()
        await self._attendance.stop(table_id, visit.id)
        await visit.answer_text(visit.say("changed"))

    async def end(self, visit: Visit, table_id: int) -> None:
        """Close a table."""
        await self._check(visit, table_id)
        await visit.defer()
        await self._attendance.end(table_id, visit.id)
        await visit.answer_text(visit.say("cancelled"))

    async def _check(self, visit: Visit, table_id: int) -> None:
        hosted = await self._hall.table(table_id)
        if hosted.record.guild_id != self._server_id(visit):
            raise Refusal(HouseReason.NO_TABLE)
        if hosted.record.status in (Status.OVER, Status.CANCELLED):
            raise Refusal(HouseReason.NO_TABLE)

    async def settle(self, visit: Visit, **changes: object) -> None:
        """Set the language or the pace of the server."""
        await self._change(visit, changes)

    async def channel(self, visit: Visit, channel_id: int, allowed: bool) -> None:
        """Allow tables in a channel, or no longer. Once one is named, tables are opened there only."""
        server = await self._hall.server(self._server_id(visit))
        others = tuple(channel for channel in server.channels if channel != channel_id)
        await self._change(visit, {"channels": (*others, channel_id) if allowed else others})

    async def _change(self, visit: Visit, changes: dict[str, object]) -> None:
        guild = self._server_id(visit)
        await visit.defer()
        async with self._store.transaction() as tx:
            server = (await tx.servers.find(guild)).model_copy(update=changes)
            await tx.servers.keep(server)
        await visit.answer(Message(text=_settings(visit, server)))


def _settings(visit: Visit, server: Server) -> str:
    language = visit.say("automatic") if server.language is None else catalogue(server.language).say("language")
    channels = ", ".join(f"<#{channel}>" for channel in server.channels) or visit.say("everywhere")
    return visit.say("server", language=language, pace=clock.pace_name(visit.words, server.pace), channels=channels)
