"""Computers that think: in processes of their own, so that nobody has to wait for them.

What there is to think about follows from the tables alone. A restart in the middle of a thought loses nothing: it is
begun again, with the same dice, and comes to the same move. Answers come at a pace of their own. How long a thought
takes depends on what the computer holds, and nobody may learn that.
"""

import asyncio
import logging
from contextlib import suppress
from contextvars import Context
from datetime import datetime, timedelta
from typing import NamedTuple

from bot.host.change import Change, computer_dice
from bot.host.finishing import proceed
from bot.host.health import Health
from bot.host.hosted import HostedTable
from bot.host.tables import Tables
from bot.host.thinkers import Thinkers, Urgency
from bot.store import STORE_IS_AWAY
from games.kernel import Level, Refusal, SavedTable, Seat, Table
from games.registry import find_rules

log = logging.getLogger(__name__)

PACE = timedelta(seconds=3)
"""An answer comes so long after the question, or after so long again: at beats that everybody can foresee."""
THINKING, BEGINNING_TO_THINK = "thinking", "beginning to think"
"""What they are called where it is told how everything is."""
REST, LONGEST_REST = 10.0, 600.0
"""So many seconds a computer waits before it tries again what has failed, and twice as long each time."""


class Thought(NamedTuple):
    """What a computer thinks about: all that another process needs."""

    saved: SavedTable
    kept: bytes
    seat: Seat
    level: Level


def think(thought: Thought) -> str:
    """The move of a computer, as JSON; in another process."""
    table = Table.resume(thought.saved, thought.kept, find_rules)
    chosen = table.chosen_by(table.game.agents()[thought.level], thought.seat, computer_dice(table))
    return (chosen if not isinstance(chosen, dict) else table.game.read_action(chosen)).model_dump_json()


class Thinking:
    """Lets the computers think that have to, a few at a time."""

    def __init__(self, tables: Tables, thinkers: Thinkers, health: Health) -> None:
        self._tables = tables
        self._thinkers = thinkers
        self._health = health
        self._tasks: dict[tuple[int, Seat], asyncio.Task[None]] = {}
        self._closing = False
        self._called = asyncio.Event()
        tables.changed = self.look

    async def run(self) -> None:
        """Go on where the house was closed, and whenever another process goes, with what that has thought about.

        What is raised here is for a watch, which begins again.
        """
        while not self._closing:
            self._called.clear()
            await self.begin()
            self._health.works(BEGINNING_TO_THINK)
            await self._called.wait()

    def take_over(self) -> None:
        """Another process is gone: nobody thinks any more about what it thought about."""
        self._called.set()

    async def begin(self) -> None:
        """Think about everything that a computer is asked, table by table.

        Games without a computer that thinks are not even read.
        """
        async with self._tables.store.reading() as look:
            tables = await look.tables.against(Level.HARD)
        for table_id in tables:
            if self._closing:
                return
            with suppress(Refusal):  # one that cannot be read was set aside, and harms no other
                self.look(await self._tables.find(table_id))

    def look(self, hosted: HostedTable) -> None:
        """Begin to think about what is asked at a table, unless somebody does already."""
        if hosted.table is None or self._closing:
            return
        for seat in hosted.thinking():
            key = (hosted.record.id, seat)
            if key not in self._tasks:
                # What a computer thinks is not part of the request that asked it.
                self._tasks[key] = asyncio.create_task(self._answer_all(*key), context=Context())

    async def idle(self) -> None:
        """Wait until nobody thinks any more."""
        while self._tasks:
            await asyncio.wait(list(self._tasks.values()))

    async def close(self) -> None:
        """Think no more; what is not thought to its end is begun again another time."""
        self._closing = True
        self._called.set()
        for task in list(self._tasks.values()):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    async def _answer_all(self, table_id: int, seat: Seat) -> None:
        """Answer all that a seat is asked, one after the other. Nobody would miss a computer that gave up."""
        rest = REST
        try:
            while True:
                try:
                    if not await self._answer(table_id, seat):
                        return
                except Refusal:
                    return  # the table is gone or set aside; if it goes on, that is a change, at which we look again
                except Exception as error:
                    self._complain(error, table_id, seat)
                    await asyncio.sleep(rest)
                    rest = min(2 * rest, LONGEST_REST)
                else:
                    rest = REST
                    self._health.recovers(THINKING)
        finally:
            del self._tasks[table_id, seat]

    def _complain(self, error: Exception, table_id: int, seat: Seat) -> None:
        if isinstance(error, STORE_IS_AWAY):
            self._health.waits(THINKING, error)
        else:
            self._health.fails(THINKING, error)
            log.exception("the computer in seat %s of table %s cannot answer, and tries again", seat, table_id)

    async def _answer(self, table_id: int, seat: Seat) -> bool:
        """Answer what a seat is asked; whether there was anything."""
        hosted = await self._tables.find(table_id)
        decision = hosted.thinking().get(seat)
        if decision is None:
            return False
        asked_at = self._tables.clock.now()
        table = hosted.running
        thought = Thought(table.save(), table.dump(), seat, hosted.record.chairs[seat].level)
        try:
            action = await self._thinkers.think(Urgency.MOVE, think, thought)
        except Exception:
            log.exception("table %s: the computer in seat %s cannot think, and plays as a normal one", table_id, seat)
            action = think(thought._replace(level=Level.NORMAL))
        await self._wait_for_beat(asked_at)
        await self._tables.change(table_id, None, _play, seat, decision.id, action)
        return True

    async def _wait_for_beat(self, asked_at: datetime) -> None:
        beats = (self._tables.clock.now() - asked_at) // PACE + 1
        await self._tables.clock.sleep_until(asked_at + beats * PACE)


async def _play(change: Change, seat: Seat, decision: str, written: str) -> None:
    """The answer of a computer, if it is still asked for and may still be given; else it thinks again."""
    hosted = change.hosted
    asked = hosted.thinking().get(seat)
    if asked is None or asked.id != decision:
        return
    action = hosted.game.read_action(written)
    if hosted.running.allows(seat, action):  # the table may have moved on meanwhile
        await change.computer_answers(seat, action, decision)
        await proceed(change)
