"""Lessons: a table of one learner among computers on a fixed deal, where the others do what was written down.

It is a table like any other, so that everything looks, is typed and is taken back as it will be at real ones, and
nothing is lost by a restart. It counts for nothing; it may stand in a conversation beside another table; and after its
last step it simply goes on, against easy computers.
"""

from functools import partial

from bot.host import slips
from bot.host.change import Change
from bot.host.finishing import close, proceed
from bot.host.hosted import HostedTable, Place, new_record
from bot.host.playing import seat_to_move
from bot.host.tables import Tables
from bot.host.time.pace import FREE
from bot.messages.reasons import HouseReason
from bot.store import Chair, Person, Status
from games.kernel import AnyGame, Level, Refusal
from games.kernel.lesson import Lesson, lesson_of
from games.kernel.seats import computer_name
from games.registry import find_game


async def running(tables: Tables, person: Person, game_id: str) -> HostedTable | None:
    """The lesson of a game in the middle of which somebody is; one that cannot reach them any more is closed."""
    async with tables.store.reading() as look:
        found = await look.tables.lesson_of(person.id, game_id)
    if found is None:
        return None
    hosted = await tables.find(found[0])
    if hosted.record.channel_gone or (hosted.record.guild_id is None and not person.reachable):
        await tables.change(hosted.record.id, None, abandon)
        return None
    return hosted


async def begin(tables: Tables, person: Person, place: Place, game_id: str, request: int | None = None) -> HostedTable:
    """Begin the lesson of a game."""
    game, lesson = _lesson(game_id)
    record = new_record(game, place, person.id, _chairs(game, lesson, person), tables.clock.now())
    taught = record.model_copy(update={"options": lesson.options, "pace": FREE, "lesson": 0})
    return await tables.open(taught, request, partial(_deal, lesson=lesson))


def _lesson(game_id: str) -> tuple[AnyGame, Lesson]:
    game = find_game(game_id)
    lesson = lesson_of(game)
    if lesson is None:
        raise Refusal(HouseReason.NO_LESSON)
    return game, lesson


def _chairs(game: AnyGame, lesson: Lesson, person: Person) -> tuple[Chair, ...]:
    """The learner where the lesson wants them, and computers, easy ones if there are any."""
    level = Level.EASY if Level.EASY in game.agents() else Level.NORMAL
    taken = {person.name}
    chairs: list[Chair] = []
    for seat in range(lesson.seats):
        if seat == lesson.seat:
            chairs.append(Chair(person_id=person.id, name=person.name))
        else:
            chairs.append(Chair(person_id=None, name=computer_name(taken), level=level))
            taken.add(chairs[-1].name)
    return tuple(chairs)


async def _deal(change: Change, lesson: Lesson) -> HostedTable:
    table = lesson.begin(change.hosted.game)
    change.hosted.table = table
    change.update(status=Status.RUNNING, seed=table.dice.seed.hex())
    change.know_hands()
    await change.computers_play()
    await proceed(change, by=change.hosted.record.opener_id)
    return change.hosted


async def read_on(change: Change, person: Person, number: int) -> bool:
    """Somebody has read a step; after the last one the table is theirs. Whether it was the one that is told now."""
    seat = seat_to_move(change.hosted, person)
    lesson = change.hosted.lesson
    if lesson is None or lesson.number != number or not lesson.step.is_page:
        return False
    change.update(lesson=number + 1)
    await change.computers_play()
    await proceed(change, by=person.id)
    if change.hosted.lesson is None and not change.hosted.running.over:
        await slips.give_first(change, seat)
    return True


async def show_again(change: Change, person: Person, language: str) -> None:
    """Somebody goes on with a lesson: its board comes anew, where they look, in the language they speak now."""
    seat_to_move(change.hosted, person)
    change.update(post_key="", language=language)
    await proceed(change, by=person.id)


async def leave(change: Change, person: Person) -> None:
    """Somebody has had enough, or begins anew."""
    seat_to_move(change.hosted, person)
    await close(change, by=person.id)


async def abandon(change: Change) -> None:
    """Nobody has gone on with it for a long time: it is over, as if its learner had left."""
    await close(change, by=change.hosted.record.opener_id)
