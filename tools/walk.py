"""The walk of one *Confirm* through the house, counted: ``python -m tools.walk`` (``--list`` names every function).

Two people sit at a table of Lisboa; the first of them, who wants to confirm everything, has chosen a stand to open and
presses *Confirm*. From the press until the last message has been sent, every file and function of ours that runs is
counted, whichever thread it runs in, with the drawing of the boards. Comprehensions are no functions (since Python 3.12
they are not even frames).
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
        self._codes: set[CodeType] = set()
        self._look_up: CodeType = attrgetter(LOOK_UP[1])(import_module(LOOK_UP[0])).__code__
        self._look_ups: dict[FrameType, tuple[str, ...]] = {}

    # Counting

    def note(self, frame: FrameType, event: str, _: Any) -> None:  # noqa: ANN401 - as ``sys.setprofile`` has it
        """Remember a function that runs. A coroutine that goes on is the same frame once more."""
        if not self._is_counting or event != "call":
            return
        self._codes.add(frame.f_code)
        if frame.f_code is self._look_up and frame not in self._look_ups:
            self._look_ups[frame] = tuple(_callers(frame))

    @contextmanager
    def counting(self) -> Iterator[None]:
        """Count for as long as the block lasts."""
        self._is_counting = True
        yield
        self._is_counting = False

    # What was counted

    def functions(self) -> list[tuple[str, str]]:
        """File and name of every function of ours that ran."""
        named = ((code, _file(code)) for code in self._codes if code.co_name not in COMPREHENSIONS)
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


def _callers(frame: FrameType) -> Iterator[str]:
    caller = frame.f_back
    while caller is not None:
        if _file(caller.f_code) is not None:
            yield caller.f_code.co_qualname
        caller = caller.f_back


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
