"""Learning a game by playing it, alone with the bot (issue 21, item 8)."""

import re

import pytest

from bot.host.hosted import HostedTable
from bot.store import Status
from games.registry import games
from playground.person import Person
from playground.seen import Seen
from tests.front.conftest import House
from tests.front.hand import custom_id
from words import LANGUAGES, catalogue

TAUGHT = [game.id for game in games() if catalogue("en").keys(f"{game.id}-lesson-")]
STEP = re.compile(r"\b(\d+) (?:of|sur|von) (\d+)$", re.MULTILINE)
TYPED = re.compile(r"`([^`]+)`$", re.MULTILINE)
MOST_STEPS = 40


class Learner:
    """Somebody in the middle of a lesson."""

    def __init__(self, house: House, person: Person, game: str) -> None:
        self.house = house
        self.person = person
        self.game = game

    async def begin(self) -> None:
        answer = await self.person.slash("market learn", in_=self.person.dm_channel, game=self.game)
        await answer.done()

    def shown(self) -> Seen | None:
        """The board of the lesson, as it stands."""
        boards = [each for each in self.person.dms if _step(each) and _verbs(each)]
        return boards[-1] if boards else None

    async def board(self, number: int) -> Seen:
        """The board, once it is about this step."""

        def look() -> Seen | None:
            board = self.shown()
            return board if board is not None and _step(board) == number else None

        return await self.person.until(look, f"is told step {number}")

    async def press(self, verb: str, board: Seen) -> Seen:
        return await (await self.person.click(_label(board, verb), on=board)).done()

    async def go_on(self, number: int) -> None:
        """Do what a step asks for, as it says that one can type it; a plan is shown, and a page is read."""
        board = await self.board(number)
        if "lessonnext" in _verbs(board):
            await self.person.click(_label(board, "lessonnext"), on=board)
            return
        typed = TYPED.findall(board.text)
        if typed:
            await self.person.dm(typed[-1])
        else:
            await self.press("lessonshow", board)


def _step(message: Seen) -> int | None:
    found = STEP.search(message.text.partition("\n")[0])
    return None if found is None else int(found[1])


def _verbs(message: Seen) -> set[str]:
    ids = (each.get("custom_id", "") for each in message.components)
    return {each.split(":")[1] for each in ids if each.startswith("mk1:")}


def _label(message: Seen, verb: str) -> str:
    button = next(each for each in message.components if each.get("custom_id", "") == custom_id(message, verb))
    return str(button["label"])


async def learning(house: House, game: str = "lisboa", locale: str = "en-US") -> Learner:
    learner = Learner(house, house.person("Ana", locale), game)
    await learner.begin()
    return learner


async def at_table(learner: Learner) -> HostedTable:
    person = await learner.house.bot.tables.find(1)
    assert person.record.opener_id == int(learner.person.id)
    return person


@pytest.mark.parametrize(("game", "language"), [(game, LANGUAGES[i % 3]) for i, game in enumerate(TAUGHT)])
async def test_a_lesson_is_played_to_its_end_and_the_game_goes_on(house: House, game: str, language: str) -> None:
    learner = await learning(house, game, language)
    board = await learner.board(1)
    (steps,) = [int(of) for _, of in STEP.findall(board.text)]
    for number in range(1, steps + 1):
        await learner.go_on(number)
    await learner.person.until(lambda: learner.shown() is None or None, "plays on")
    hosted = await at_table(learner)
    assert hosted.record.status is Status.RUNNING
    assert hosted.lesson is None
