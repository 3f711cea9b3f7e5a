"""Learning a game by playing it, alone with the bot (issue 21, item 8)."""

import re

import pytest

from bot.host.hosted import HostedTable
from bot.screens.lessons import OTHERS
from bot.store import Status
from games.kernel.lesson import Step, lesson_of
from games.registry import find_game, games
from playground import threads
from playground.person import Person
from playground.seen import Seen
from tests.front.conftest import House
from tests.front.hand import chosen_in, custom_id, pressed
from tests.front.lisboa import begun
from tests.patience import until
from words import LANGUAGES, catalogue

TAUGHT = [game.id for game in games() if catalogue("en").keys(f"{game.id}-lesson-")]
STEP = re.compile(r"\b(\d+) (?:of|sur|von) (\d+)$", re.MULTILINE)
TYPED = re.compile(r"`([^`]+)`$", re.MULTILINE)
MOST_STEPS = 40
TIP = "💡 One thing each turn"


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
    hosted = await learner.house.bot.tables.find(1)
    assert hosted.record.opener_id == int(learner.person.id)
    return hosted


def steps_of(game: str) -> tuple[Step, ...]:
    lesson = lesson_of(find_game(game))
    assert lesson is not None
    return lesson.steps


def others_at(hosted: HostedTable) -> dict[str, str]:
    """What the words of a lesson call the others."""
    chairs = zip(hosted.names, hosted.record.chairs, strict=True)
    return dict(zip(OTHERS, [name for name, chair in chairs if not chair.person_id], strict=False))


def own_moves(hosted: HostedTable) -> int:
    """How many moves the learner has made."""
    seat = hosted.record.seat_of(hosted.record.opener_id)
    return sum(entry.seat == seat for entry in hosted.running.standing())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT)
async def test_a_lesson_is_played_to_its_end_and_the_game_goes_on(house: House, game: str, language: str) -> None:
    """Every step is told as it stands in the catalogue, and a page makes no move, anything else makes one."""
    learner = await learning(house, game, language)
    await learner.board(1)
    names = others_at(await at_table(learner))
    steps = steps_of(game)
    for number, step in enumerate(steps, 1):
        board = await learner.board(number)
        assert catalogue(language).say(f"{game}-lesson-{step.name}", **names) in board.text
        before = own_moves(await at_table(learner))
        await learner.go_on(number)
        if number < len(steps):
            await learner.board(number + 1)
        assert own_moves(await at_table(learner)) - before >= (not step.is_page), f"{step.name} asks for a move"
    await learner.person.until(lambda: learner.shown() is None or None, "plays on")
    hosted = await at_table(learner)
    assert hosted.record.status is Status.RUNNING
    assert hosted.lesson is None
    assert hosted.record.lesson == len(steps), "it has not left the path before its end"


async def test_another_move_is_answered_kindly_as_soon_as_it_is_chosen(house: House) -> None:
    learner = await learning(house)
    await learner.go_on(1)
    board = await learner.board(2)
    screen = await (await learner.person.click("Take 1 coin", on=board)).done()
    assert screen.text.startswith("A coin is safe, but a stand earns for the rest of the game.")
    shown = await pressed(learner.person, "Show me", screen)
    assert shown.text.startswith("You open a tomato stand on D2")
    await learner.board(3)


async def test_show_me_of_an_earlier_step_plays_nothing(house: House) -> None:
    """Not even if the answer below which it stands is still open, or it is pressed twice."""
    learner = await learning(house)
    await learner.go_on(1)
    screen = await (await learner.person.click("Take 1 coin", on=await learner.board(2))).done()
    await learner.person.dm("open tomato D2 take tomato")
    await learner.board(3)
    said = await pressed(learner.person, "Show me", screen)
    assert said.text.startswith("The market has moved on")
    assert own_moves(await at_table(learner)) == 1


async def test_below_what_was_typed_stand_no_buttons(house: House) -> None:
    """Nobody would take them off: of all that stands there only the board can be pressed."""
    learner = await learning(house)
    await learner.go_on(1)
    await learner.board(2)
    await learner.person.dm("coin")
    await learner.person.gets_dm("A coin is safe, but a stand earns for the rest of the game.")
    await learner.person.dm("open tomato D2 take tomato")
    await learner.person.gets_dm("You open a tomato stand on D2")
    board = await learner.board(3)
    await house.settled()
    assert [each.id for each in learner.person.dms if _verbs(each)] == [board.id]


async def test_what_is_typed_before_a_page_is_read_waits(house: House) -> None:
    learner = await learning(house)
    await learner.board(1)
    await learner.person.dm("coin")
    await learner.person.gets_dm("First things first: press *Go on* below the picture.")
    assert learner.shown() is not None


async def test_a_restart_in_the_middle_loses_nothing(house: House) -> None:
    learner = await learning(house)
    await learner.go_on(1)
    await learner.go_on(2)
    await learner.board(3)
    await house.settled()
    await house.restart()
    await learner.go_on(3)
    board = await learner.board(4)
    assert "Now for customers!" in board.text


async def test_an_old_button_does_nothing_and_a_move_can_be_taken_back(house: House) -> None:
    learner = await learning(house)
    first = await learner.board(1)
    await learner.go_on(1)
    await learner.board(2)
    await learner.person.dm("open tomato D2 take tomato")
    await learner.board(3)
    await house.settled()
    assert not _verbs(first), "a board that was followed by another has no buttons"
    await learner.go_on(3)
    await learner.board(4)
    await (await learner.person.slash("market undo", in_=learner.person.dm_channel)).done()
    assert "Open your pizzeria on C2" in (await learner.board(3)).text


async def test_who_asks_again_goes_on_or_starts_over(house: House) -> None:
    learner = await learning(house)
    await learner.go_on(1)
    await learner.board(2)
    ask = await learner.person.slash("market learn", game="lisboa")
    question = await ask.done()
    assert question.text == "You’re in the middle of a Mercado de Lisboa lesson."
    await pressed(learner.person, "Go on", question)
    await learner.board(2)
    again = await (await learner.person.slash("market learn", game="lisboa")).done()
    await pressed(learner.person, "Start over", again)
    await learner.board(1)
    assert len(await house.bot.tables.of_person(int(learner.person.id))) == 1


async def test_who_leaves_is_rid_of_it(house: House) -> None:
    learner = await learning(house)
    board = await learner.board(1)
    sure = await (await learner.person.click("Leave", on=board)).done()
    left = await pressed(learner.person, "Leave the lesson", sure)
    assert left.text == "You’ve left the lesson."
    await learner.person.gets_dm("The Mercado de Lisboa lesson ends here.")
    assert await house.bot.tables.of_person(int(learner.person.id)) == []


async def test_who_gets_no_direct_messages_learns_in_a_thread(house: House) -> None:
    ana = house.person("Ana", dms_open=False)
    await (await ana.slash("market settings", dms=False)).done()
    answer = await (await ana.slash("market learn", game="turin")).done()
    assert "Your Market of Turin lesson is ready." in answer.text
    hosted = await house.bot.tables.find(1)
    assert hosted.record.guild_id is not None
    await house.settled()


@pytest.mark.defect(43)
async def test_whom_no_direct_message_reaches_learns_in_a_thread_the_next_time(house: House) -> None:
    """Nobody knows so before the first is refused."""
    ana = house.person("Ana", dms_open=False)
    await (await ana.slash("market learn", game="turin")).done()
    await house.settled()
    again = await (await ana.slash("market learn", game="turin")).done()
    assert "Your Market of Turin lesson is ready." in again.text
    assert (await house.bot.tables.find(2)).record.guild_id is not None
    assert (await house.bot.tables.find(1)).record.status is Status.CANCELLED
    await house.settled()


@pytest.mark.defect(43)
async def test_who_has_deleted_the_thread_of_a_lesson_begins_anew(house: House) -> None:
    ana = house.person("Ana")
    await (await ana.slash("market settings", dms=False)).done()
    await (await ana.slash("market learn", game="turin")).done()
    await house.settled()
    (thread,) = house.discord.world.threads.values()
    threads.remove(house.discord.world, thread)
    await until(lambda: is_parked(house, 1), "the lesson is parked")
    again = await (await ana.slash("market learn", game="turin")).done()
    assert "Your Market of Turin lesson is ready." in again.text
    await house.settled()


async def is_parked(house: House, table: int) -> bool:
    return (await house.bot.tables.find(table)).record.status is Status.PARKED


async def test_a_lesson_stands_among_the_tables_of_its_learner(house: House) -> None:
    learner = await learning(house)
    await learner.board(1)
    games = await (await learner.person.slash("market games", in_=learner.person.dm_channel)).done()
    assert games.text.endswith("· lesson")


async def test_tips_can_be_switched_off_where_they_stand(house: House) -> None:
    ana = house.person("Ana")
    await (await ana.slash("market start", in_=ana.dm_channel, game="turin")).done()
    await (await ana.click("Add computer", in_=ana.dm_channel)).done()
    await (await ana.click("Begin", in_=ana.dm_channel)).done()
    slip = await ana.gets_dm("💡 You bid for your own card like everyone else.")
    settings = await (await ana.click("No more tips", on=slip)).done()
    assert "Tips in games that are new to you: off" in chosen_in(settings)


@pytest.mark.defect(50)
async def test_a_tip_stands_in_one_answer_and_in_no_other(house: House) -> None:
    ana, _ = await begun(house, "Ana", "Bruno")
    assert "No more tips" in (await ana.gets_dm(TIP)).buttons
    assert TIP in (await (await ana.click("Open a stand")).done()).text
    for button in ("Your move", "My hand", "Open a stand"):
        answer = await (await ana.click(button)).done()
        assert TIP not in answer.text, button
        assert "No more tips" not in answer.buttons, button
