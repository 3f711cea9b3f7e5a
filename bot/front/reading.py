"""What can be looked at and read: hands, boards, one's tables, the rules, finished games and their proof."""

import asyncio
from functools import partial

from bot.front.commands import command, table_command
from bot.front.lobby import game_choices
from bot.front.moves import own_scene
from bot.front.request import InteractionRequest, PressRequest, Request
from bot.front.routing import press
from bot.host.bounds import Costly
from bot.host.hosted import HostedTable
from bot.host.tournament import pods
from bot.host.waiting import oldest_first
from bot.messages.message import Message
from bot.messages.press import Verb
from bot.messages.reasons import HouseReason
from bot.screens import campaign as campaign_screen
from bot.screens import history, lists, private, proof, replay, rules
from bot.screens.scene import Scene, link
from games.kernel import Refusal
from games.kernel.things import bare
from games.kernel.transcript import check, transcribe

# A table


@press(Verb.HAND)
@table_command("hand")
async def hand(request: Request, table_id: int) -> None:
    """What this person has."""
    scene = own_scene(request, await request.look(table_id))
    await request.answer_at(scene, private.hand(scene))


@table_command("board")
async def board(request: Request, table_id: int) -> None:
    """The board."""
    await request.answer(private.board(await _begun(request, table_id)))


@press(Verb.TEXT)
async def board_text(request: Request, table_id: int) -> None:
    """The board as text."""
    await request.answer(private.board_text(await _begun(request, table_id)))


@press(Verb.MORE)
async def more(request: Request, table_id: int) -> None:
    """What there is no room for below the board."""
    await request.answer(private.more(await _begun(request, table_id)))


@press(Verb.LOG)
@table_command("log")
async def log(request: Request, table_id: int) -> None:
    """What has happened: the last page, or the one that a press names."""
    page = request.argument if isinstance(request, PressRequest) else ""
    scene = await _begun(request, table_id)
    await request.answer(history.log(scene, await request.tables.move_times(table_id), page))


async def _begun(request: Request, table_id: int) -> Scene:
    hosted = await request.look(table_id)
    if hosted.table is None:
        raise Refusal(HouseReason.NOT_BEGUN)
    return request.scene(hosted)


# All of one's tables


@press(Verb.TABLES)
async def games_page(request: PressRequest, _: int) -> None:
    """Another page of one's tables."""
    await _answer_games(request, request.argument)


@command("games")
async def games(request: Request) -> None:
    """All tables of this person, those that wait for them first, the oldest question before the others."""
    await _answer_games(request)


async def _answer_games(request: Request, wanted: str = "") -> None:
    await request.defer()
    tables = await request.tables.of_person(request.person.id)
    first = oldest_first(tables, request.person.id)
    waiting = {hosted.record.id for hosted in first}
    ordered = [*first, *(hosted for hosted in tables if hosted.record.id not in waiting)]
    page = lists.Page.of(len(ordered), wanted)
    scenes = [(request.scene(hosted), await request.tables.board_message(hosted)) for hosted in ordered[page.part]]
    await request.answer(lists.tables(scenes, waiting, page, request.words))


@command("archive-campaign")
async def campaign(request: Request) -> None:
    """The solo campaigns of this person."""
    await request.defer()
    scenes = [request.scene(hosted) for hosted in await request.tables.solo_of(request.person.id)]
    await request.answer(campaign_screen.campaigns(scenes, request.words))


# Rules


@command("rules", choices={"game": game_choices})
async def rules_here(request: InteractionRequest, game: str | None = None) -> None:
    """The rules of a game, by default of the one that is played here; of any game where none is."""
    if game is None:
        try:
            game = (await request.tables.in_channel(request.place.channel_id)).record.game
        except Refusal:
            game = ""
    await _answer_page(request, game)


@press(Verb.RULES)
async def rules_at_table(request: Request, table_id: int) -> None:
    """The rules of the game at a table."""
    await _answer_page(request, (await request.look(table_id)).record.game)


@press(Verb.PAGE)
async def page(request: PressRequest, _: int) -> None:
    """A page of the rules of a game; without a game, all games to choose from."""
    await _answer_page(request, request.decision, request.choice or request.argument)


async def _answer_page(request: Request, game: str, name: str = "") -> None:
    message = rules.page(request.words, game, name) if game else rules.shelf(request.words)
    if message is None:
        raise Refusal(HouseReason.UNKNOWN_PRESS)
    await request.answer(message)


@press(Verb.CLAUSE)
async def clause(request: PressRequest, _: int) -> None:
    """The clause behind a refusal, beside the refusal."""
    message = rules.clause(request.words, request.argument)
    if message is None:
        raise Refusal(HouseReason.UNKNOWN_PRESS)
    await request.answer(message, anew=True)


# A finished game


async def _finished(request: Request, table_id: int) -> HostedTable:
    hosted = await request.look(table_id)
    if hosted.table is None or not hosted.table.over:
        raise Refusal(HouseReason.NOT_OVER)
    await pods.check_unsealed(request.tables, hosted.record)
    return hosted


@command("archive-replay")
async def replay_here(request: InteractionRequest) -> None:
    """The last finished game of the channel from its beginning."""
    hosted = await request.tables.finished_in(request.place.channel_id)
    await pods.check_unsealed(request.tables, hosted.record)
    await request.answer(replay.step(request.scene(hosted), 0))


@press(Verb.REPLAY)
async def replay_from(request: PressRequest, table_id: int) -> None:
    """A finished game after so many moves."""
    number = int(request.argument) if request.argument.isdecimal() else 0
    await request.answer(replay.step(request.scene(await _finished(request, table_id)), number))


@press(Verb.FILM)
async def film(request: PressRequest, table_id: int) -> None:
    """A finished game as a moving picture; whoever has played can have it posted for all."""
    hosted = await _finished(request, table_id)
    await request.tables.frequency.check(Costly.FILM, request.person.id)
    if request.argument != replay.FOR_ALL:
        await request.defer()
        await request.answer_film(partial(replay.film, request.scene(hosted)))
    elif hosted.record.seat_of(request.person.id) is None:
        raise Refusal(HouseReason.NOT_SEATED)
    else:
        scene = Scene(hosted, hosted.record.language)
        await request.answer_film(partial(replay.film, scene, posted=True), for_all=True)


@command("archive-verify")
async def verify_here(request: InteractionRequest) -> None:
    """Check the last finished game of the channel."""
    hosted = await request.tables.finished_in(request.place.channel_id)
    await verify(request, hosted.record.id)


@press(Verb.VERIFY)
async def verify(request: Request, table_id: int) -> None:
    """Play a finished game once more from its seed, and say whether everything fits."""
    await request.defer()
    hosted = await _finished(request, table_id)
    await request.tables.frequency.check(Costly.VERIFICATION, request.person.id)
    verdict = await asyncio.to_thread(check, hosted.running)
    posted = await request.tables.message_saying(hosted, hosted.running.dice.commitment)
    address = None if posted is None else link(hosted, posted.message_id, posted.channel_id)
    await request.answer(proof.proof(request.scene(hosted), verdict, address))


@press(Verb.FILE)
async def file(request: InteractionRequest, table_id: int) -> None:
    """A finished game as a file that anybody can check."""
    await request.defer()
    hosted = await _finished(request, table_id)
    await request.tables.frequency.check(Costly.VERIFICATION, request.person.id)
    transcript = await asyncio.to_thread(transcribe, hosted.running, tuple(map(bare, hosted.names)))
    content = transcript.model_dump_json(indent=1).encode()
    name = f"{hosted.record.game}-{table_id}.json"
    await request.answer_file(Message(text=request.words.say("verify-file", name=name)), name, content)
