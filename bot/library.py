"""The library: what can be read at any time. The rules in pages, and the clause behind a refusal."""

from bot.host import Hall
from bot.refusals import HouseReason
from bot.screens import rules
from bot.visit import Visit
from games.kernel import Refusal


class Library:
    """Serves what is to be read."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    async def rules_here(self, visit: Visit) -> None:
        """The rules of the game that is played here; of any game where none is."""
        try:
            hosted = await self._hall.table_in(visit.place.channel_id)
        except Refusal:
            await visit.answer(rules.shelf(visit.words))
            return
        await self.page(visit, hosted.record.game)

    async def rules_at(self, visit: Visit, table_id: int) -> None:
        """The rules of the game at a table."""
        await self.page(visit, (await self._hall.table(table_id)).record.game)

    async def page(self, visit: Visit, game: str, name: str = "") -> None:
        """A page of the rules of a game; without a game, all games to choose from."""
        message = rules.page(visit.words, game, name) if game else rules.shelf(visit.words)
        if message is None:
            raise Refusal(HouseReason.UNKNOWN_PRESS)
        await visit.answer(message)

    async def clause(self, visit: Visit, clause: str) -> None:
        """The clause behind a refusal, beside the refusal."""
        message = rules.clause(visit.words, clause)
        if message is None:
            raise Refusal(HouseReason.UNKNOWN_PRESS)
        await visit.answer(message, anew=True)
