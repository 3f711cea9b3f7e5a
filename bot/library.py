"""The library: what can be read. Rules in pages, the clause behind a refusal, a finished game and its proof."""

import asyncio

from bot.host import Hall, Hosted
from bot.message import Message
from bot.refusals import HouseReason
from bot.screens import proof, replay, rules
from bot.screens.scene import link
from bot.visit import Visit
from games.kernel import Refusal
from games.kernel.transcript import check, transcribe


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

    # A finished game

    async def _finished(self, table_id: int) -> Hosted:
        hosted = await self._hall.table(table_id)
        if hosted.table is None or not hosted.table.over:
            raise Refusal(HouseReason.NOT_OVER)
        return hosted

    async def replay(self, visit: Visit, table_id: int, number: int = 0) -> None:
        """A finished game after so many moves."""
        await visit.answer(replay.step(visit.scene(await self._finished(table_id)), number))

    async def film(self, visit: Visit, table_id: int) -> None:
        """A finished game as a moving picture."""
        await visit.defer()
        await visit.answer(replay.film(visit.scene(await self._finished(table_id))))

    async def verify_here(self, visit: Visit) -> None:
        """Check the last finished game of the channel."""
        hosted = await self._hall.finished_in(visit.place.channel_id)
        await self.verify(visit, hosted.record.id)

    async def verify(self, visit: Visit, table_id: int) -> None:
        """Play a finished game once more from its seed, and say whether everything fits."""
        await visit.defer()
        hosted = await self._finished(table_id)
        verdict = await asyncio.to_thread(check, hosted.running)
        posted = await self._hall.message_saying(hosted, hosted.running.dice.commitment)
        address = None if posted is None else link(hosted, posted)
        await visit.answer(proof.proof(visit.scene(hosted), verdict, address))

    async def file(self, visit: Visit, table_id: int) -> None:
        """A finished game as a file that anybody can check."""
        await visit.defer()
        hosted = await self._finished(table_id)
        transcript = await asyncio.to_thread(transcribe, hosted.running, hosted.names)
        content = transcript.model_dump_json(indent=1).encode()
        name = f"{hosted.record.game}-{table_id}.json"
        await visit.answer_file(Message(text=visit.words.say("verify-file", name=name)), name, content)
