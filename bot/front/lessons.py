"""Lessons: somebody learns a game by playing it, alone with the bot."""

from functools import partial

from discord.app_commands import Choice

from bot.front.commands import command, in_every_language
from bot.front.moves import Meant, own_scene, play
from bot.front.request import InteractionRequest, PressRequest
from bot.front.routing import press
from bot.host import lessons
from bot.host.bounds import Costly
from bot.host.hosted import HostedTable, Place
from bot.messages.press import Verb
from bot.messages.reasons import HouseReason
from bot.screens import lessons as screens
from bot.screens import typed
from bot.screens.house import language_of
from bot.screens.scene import Scene
from games.kernel import Reason, Refusal


def lesson_choices() -> list[Choice[str]]:
    """The games that have a lesson, by their names."""
    return [Choice(name=in_every_language(game), value=game) for game in screens.taught()]


@command("learn", choices={"game": lesson_choices})
async def learn(request: InteractionRequest, game: str) -> None:
    """Begin the lesson of a game; who is in the middle of it can go on."""
    hosted = await _running(request, game)
    if hosted is None:
        await _begin(request, game)
    else:
        await request.answer(screens.in_the_middle(request.scene(hosted)))


@press(Verb.LEARN)
async def learn_by_press(request: PressRequest, _: int) -> None:
    """Which game somebody wants to learn; then the lesson, where they were or from the beginning."""
    game = request.argument
    if not game:
        await request.answer(screens.which_game(request.words))
        return
    if game not in screens.taught():
        raise Refusal(HouseReason.NO_LESSON)
    hosted = await _running(request, game)
    if hosted is None or not request.decision:
        await learn(request, game)
    elif request.decision == screens.ANEW:
        await request.tables.change(hosted.record.id, None, lessons.leave, request.person)
        await _begin(request, game)
    else:
        await request.defer()
        await request.change(hosted.record.id, lessons.show_again, request.person, language_of(request.person))
        await request.answer(screens.goes_on(request.scene(hosted)))


async def _running(request: InteractionRequest, game: str) -> HostedTable | None:
    """The lesson in the middle of which somebody is; one that is parked has to go on first."""
    hosted = await lessons.running(request.tables, request.person, game)
    return None if hosted is None else await request.look(hosted.record.id)


async def _begin(request: InteractionRequest, game: str) -> None:
    """Begin a lesson in a direct message; where none reaches its learner, in a thread of their own."""
    await request.tables.frequency.check(Costly.LESSON, request.person.id)
    await request.defer()
    place = await _place(request, game)
    hosted = await lessons.begin(request.tables, request.person, place, game, request.id)
    await request.answer(screens.begun(request.scene(hosted)))


async def _place(request: InteractionRequest, game: str) -> Place:
    direct = request.place.guild_id is None or request.person.reachable
    if direct:
        place = await request.direct_place()
    else:
        request.check_place(new_thread=request.can_have_threads)
        place = await request.new_thread(request.words.say("screen-lesson-thread", game=request.words.say(game)))
    return place.model_copy(update={"language": language_of(request.person), "parent_id": None})


@press(Verb.LESSON_NEXT)
async def read_on(request: PressRequest, table_id: int) -> None:
    """The next page, in the place of the one that was read."""
    number = int(request.argument) if request.argument.isdecimal() else -1
    await request.change(table_id, lessons.read_on, request.person, number)
    await request.acknowledge()


@press(Verb.LESSON_SHOW)
async def show(request: PressRequest, table_id: int) -> None:
    """Play for the learner what the step asks for, if they still are where the button says."""
    own_scene(request, await request.look(table_id))
    await request.defer()
    await play(request, table_id, partial(_asked_for, request.argument))


def _asked_for(number: str, scene: Scene) -> Meant:
    """What is asked for now; the buttons of earlier versions name no step."""
    at = scene.hosted.lesson
    is_there = at is not None and not at.step.is_page and number in ("", str(at.number))
    action = typed.understood(scene, at.step.accepts[0]) if at is not None and is_there else None
    if action is None:
        raise Refusal(Reason.STALE, "", decision="")
    return Meant(action)
