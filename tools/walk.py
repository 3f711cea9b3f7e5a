"""The walk of one *Confirm* through the house, counted: ``python -m tools.walk`` (``--list`` names every function).

Two people sit at a table of Lisboa; the first of them, who wants to confirm everything, has chosen a stand to open and
presses *Confirm*. From the press until the last message has been sent, every file and function of ours that runs is
counted, whichever thread it runs in, with the drawing of the boards: in three parts, each with what had not run in
those before. Comprehensions are no functions (since Python 3.12 they are not even frames).
"""

import asyncio
import sqlite3
import sys
import threading
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from importlib import import_module
from operator import attrgetter
from pathlib import Path
from tempfile import TemporaryDirectory
from types import CodeType, FrameType
from typing import Any
from unittest.mock import patch

from bot.front.client import MarketBot
from bot.store import open_store
from games.kernel import Dice
from playground import HandClock, Playground
from playground.components import Kind
from playground.person import Person
from playground.seen import Seen

ROOT = Path(__file__).parent.parent
OURS = ("bot", "games", "render", "words")
COMPREHENSIONS = frozenset({"<genexpr>", "<listcomp>", "<setcomp>", "<dictcomp>"})
LOOK_UP = ("bot.host.tables", "Tables.load")
"""The function by which the host finds a table, in memory or in the store."""
WRITTEN = ("bot.host.tables", "Tables._keep")
"""The function that runs first when the move has been written."""
SERVED = ("bot.front.client", "MarketBot.on_interaction")
"""The function below which all runs that the person waits for."""
PARTS = ("until the move is written", "until the person is answered", "delivery, drawing and the clock")
UPLOAD, ALWAYS = "POST /applications/{app}/emojis", 1_000_000
SEED = "walk"
CONFIRM = "Confirm"
LONGEST_DIALOGUE = 10
LEFT = "SELECT 1 FROM outbox WHERE NOT done AND NOT (kind = 'edit' AND person_id IS NOT NULL)"
LOOKS = 1000
MOMENT = 0.02
"""So many seconds pass between two looks at whether all has been sent."""


class Walk:
    """What has run while it was being counted."""

    def __init__(self) -> None:
        self._is_counting = False
        self._codes: dict[CodeType, str] = {}
        """What has run, with the part in which it first did."""
        self._is_written = False
        self._look_up, self._written, self._served = map(_code, (LOOK_UP, WRITTEN, SERVED))
        self._look_ups: dict[FrameType, tuple[str, ...]] = {}

    # Counting

    def note(self, frame: FrameType, event: str, _: Any) -> None:  # noqa: ANN401 - as ``sys.setprofile`` has it
        """Remember a function that runs. A coroutine that goes on is the same frame once more."""
        if not self._is_counting or event != "call":
            return
        self._is_written = self._is_written or frame.f_code is self._written
        if frame.f_code not in self._codes:
            self._codes[frame.f_code] = self._part(frame)
        if frame.f_code is self._look_up and frame not in self._look_ups:
            self._look_ups[frame] = tuple(_callers(frame))

    def _part(self, frame: FrameType) -> str:
        move, answer, later = PARTS
        if not any(each.f_code is self._served for each in _stack(frame)):
            return later
        return answer if self._is_written else move

    @contextmanager
    def counting(self) -> Iterator[None]:
        """Count for as long as the block lasts."""
        self._is_counting = True
        yield
        self._is_counting = False

    # What was counted

    def functions(self, part: str | None = None) -> list[tuple[str, str]]:
        """File and name of every function of ours that ran, or of those that first ran in a part."""
        codes = [code for code, first in self._codes.items() if part in (None, first)]
        named = ((code, _file(code)) for code in codes if code.co_name not in COMPREHENSIONS)
        return sorted((file, f"{code.co_qualname}:{code.co_firstlineno}") for code, file in named if file is not None)

    def files(self) -> set[str]:
        """Every file of ours of which something ran."""
        return {file for file, _ in self.functions()}

    def look_ups(self) -> list[tuple[str, ...]]:
        """Who waited for a table to be looked up, each time that one was."""
        return list(self._look_ups.values())

    def report(self) -> Iterator[str]:
        """The figures as a whole and room by room, and who looked the table up."""
        functions, files, look_ups = self.functions(), self.files(), self.look_ups()
        yield f"{CONFIRM}: {len(files)} files, {len(functions)} functions, a table looked up {len(look_ups)} times"
        known = set[str]()
        for part in PARTS:
            first = self.functions(part)
            new = {file for file, _ in first} - known
            known |= new
            yield f"  {part}: {len(new)} files, {len(first)} functions"
        ran, walked = Counter(_room(file) for file, _ in functions), Counter(map(_room, files))
        for room in sorted(ran):
            yield f"  {room:<18}{walked[room]:>3} files {ran[room]:>4} functions"
        for callers in look_ups:
            yield f"  looked up for {' < '.join(callers)}"


def _file(code: CodeType) -> str | None:
    """The file of a function of ours; None if it is somebody else's."""
    path = Path(code.co_filename)
    inside = path.relative_to(ROOT) if path.is_relative_to(ROOT) else None
    return str(inside) if inside is not None and inside.parts[0] in OURS else None


def _room(file: str) -> str:
    first, *rest = Path(file).parts
    return f"{first}/{rest[0]}" if len(rest) > 1 else first


def _code(place: tuple[str, str]) -> CodeType:
    module, name = place
    found: CodeType = attrgetter(name)(import_module(module)).__code__
    return found


def _stack(frame: FrameType) -> Iterator[FrameType]:
    caller = frame.f_back
    while caller is not None:
        yield caller
        caller = caller.f_back


def _callers(frame: FrameType) -> Iterator[str]:
    return (each.f_code.co_qualname for each in _stack(frame) if _file(each.f_code) is not None)


# The walk itself


async def walk() -> Walk:
    """Walk once, with a profiler in every thread that is started on the way."""
    walked = Walk()
    before = sys.getprofile()
    threading.setprofile(walked.note)
    sys.setprofile(walked.note)
    try:
        with TemporaryDirectory() as folder, patch.object(Dice, "fresh", lambda: Dice.of(SEED)):
            await _confirm(walked, Path(folder) / "house.sqlite")
    finally:
        sys.setprofile(before)
        threading.setprofile(None)
    return walked


async def _confirm(walked: Walk, database: Path) -> None:
    async with _house(database) as discord:
        people = discord.user("Ana"), discord.user("Bruno")
        await (await people[0].slash("market start", game="lisboa")).done()
        await (await people[1].click("Join")).done()
        await (await people[0].click("Begin")).done()
        await people[0].reads("Your turn")
        person, screen = await _about_to_confirm(people)
        await _all_sent(database)
        before = screen.text
        with walked.counting():
            await person.click(CONFIRM, on=screen)
            await person.until(lambda: screen.text != before or None, "is told that it is done")
            await _all_sent(database)


@asynccontextmanager
async def _house(database: Path) -> AsyncIterator[Playground]:
    """A bot that plays on the Discord of this machine."""
    async with Playground(clock=HandClock()) as discord:
        # Emojis are drawn once, when a bot starts, and would be counted.
        discord.faults.answer(403, route=UPLOAD, times=ALWAYS, code=50013)
        store = await open_store(f"sqlite+aiosqlite:///{database}")
        bot = MarketBot(store, connector=discord.connector(), guild_ready_timeout=0.05)
        running = asyncio.create_task(bot.start(discord.token))
        await discord.bot_ready()
        await bot.wait_until_ready()
        yield discord
        await bot.close()
        await running
        await store.close()


async def _about_to_confirm(people: tuple[Person, ...]) -> tuple[Person, Seen]:
    """Who is to move, and their dialogue at its last question: the first stand of the first kind, and so on."""
    for person in people:
        await (await person.slash("market settings", confirm="always")).done()
        screen = await (await person.click("Your move")).done()
        if screen.buttons:
            break
    for _ in range(LONGEST_DIALOGUE):
        if CONFIRM in screen.buttons:
            return person, screen
        menu = next((each for each in screen.components if each["type"] == Kind.STRING_SELECT), None)
        if menu is None:
            screen = await (await person.click(screen.buttons[0], on=screen)).done()
        else:
            screen = await (await person.choose(menu["options"][0]["value"], on=screen)).done()
    raise AssertionError(f"a dialogue without end: {screen.text}")


async def _all_sent(database: Path) -> None:
    """Wait until nothing is left in the outbox but what rests, without asking the bot, for that would be counted."""
    for _ in range(LOOKS):
        await asyncio.sleep(MOMENT)
        with closing(sqlite3.connect(database)) as connection:
            if connection.execute(LEFT).fetchone() is None:
                return
    raise AssertionError("messages wait for ever")


def main() -> None:
    """Print the figures."""
    walked = asyncio.run(walk())
    if "--list" in sys.argv[1:]:
        for file, function in walked.functions():
            print(f"{file} {function}")
    print("\n".join(walked.report()))


if __name__ == "__main__":
    main()
