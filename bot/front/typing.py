"""What somebody types to the bot: the answer to a question, at the table that is meant."""

from collections.abc import Sequence

from bot.front.helping import calls_for_help, help_here
from bot.front.moves import play_text
from bot.front.reading import games as own_tables
from bot.front.request import PressRequest, Request, TypedRequest
from bot.front.routing import press
from bot.front.taking_back import undo
from bot.host import drafts, playing
from bot.messages.press import Verb, base36
from bot.messages.reasons import HouseReason
from bot.screens import dialogue, lists, typed
from bot.screens.scene import Scene
from bot.store import Status, Typed
from games.kernel import Refusal
from words import LANGUAGES, catalogue
from words.grammar import ALTERNATIVE, grammar, plain


def _typed_for(key: str) -> frozenset[str]:
    """What people type who want this, in whichever language."""
    said = (way for language in LANGUAGES for way in catalogue(language).say(key).split(ALTERNATIVE))
    return frozenset(plain(way) for way in said)


TAKE_BACK = _typed_for("typed-undo")
WHAT_NOW = _typed_for("typed-what-now")


async def read_typed(request: TypedRequest) -> None:
    """Play what was typed at the table to which it replies, or that understands it; if several do, ask which.

    Whoever calls for help gets it, whatever is asked of them elsewhere.
    """
    if calls_for_help(request.text):
        await help_here(request)
        return
    said = set(grammar(request.words).spellings(plain(request.text)))
    if TAKE_BACK.intersection(said):
        await _take_back(request)
        return
    if WHAT_NOW.intersection(said):
        await _show_moves(request)
        return
    meant = await _meant(request)
    tables = tuple(scene.hosted.record.id for scene in meant)
    kept = Typed(text=request.text, question=base36(request.id), tables=tables)
    await drafts.keep_typed(request.tables.store, request.person.id, kept if len(meant) > 1 else None)
    if not meant:
        await _show_the_way(request)
    elif len(meant) == 1:
        await play_text(request, tables[0], request.text)
    else:
        await request.answer(lists.which_table(meant, kept))


async def _show_the_way(request: TypedRequest) -> None:
    """What somebody can do who has typed where nothing is asked of them: go to a table of theirs, or begin at one."""
    sits_somewhere = await request.tables.of_person(request.person.id)
    await (own_tables(request) if sits_somewhere else help_here(request))


async def _take_back(request: TypedRequest) -> None:
    """Take back the last move at the table that is meant: the one that is replied to, or where it was one's own."""
    table_id = await request.table_replied_to()
    if table_id is None:
        scenes = [scene for scene in await _own_scenes(request) if _plays(scene) and _moved_last(scene)]
        if len(scenes) != 1:
            raise Refusal(HouseReason.NO_TABLE_UNDERSTANDS, "", text=typed.quoted(request.text))
        table_id = scenes[0].hosted.record.id
    await undo(request, table_id)


def _moved_last(scene: Scene) -> bool:
    moves = scene.hosted.running.standing()
    return bool(moves) and moves[-1].seat == scene.seat


async def _show_moves(request: TypedRequest) -> None:
    """What can be done at the table that waits; of several the list."""
    waiting = [scene for scene in await _own_scenes(request) if _plays(scene) and _owes(scene)]
    if len(waiting) != 1:
        await own_tables(request)
        return
    await request.answer_at(waiting[0], dialogue.start(waiting[0]))


async def _own_scenes(request: TypedRequest) -> list[Scene]:
    tables = await request.tables.of_person(request.person.id)
    return [request.scene(hosted) for hosted in tables if hosted.table is not None]


async def _meant(request: TypedRequest) -> list[Scene]:
    """The tables for which a typed text can be meant."""
    table_id = await request.table_replied_to()
    if table_id is not None:
        return [request.scene(await request.tables.find(table_id))]
    return _tables_for(await _own_scenes(request), request.text)


def _tables_for(scenes: Sequence[Scene], text: str) -> list[Scene]:
    """Of the tables of a person those that understand a text: first of all where they are asked, and may do it.

    A table that waits comes before one at which an answer would be changed, but only if the rules allow it there.
    """
    waiting = [scene for scene in scenes if _plays(scene) and _owes(scene)]
    others = [scene for scene in scenes if _plays(scene) and not _owes(scene)]
    possible = [scene for scene in waiting if typed.allowed(scene, text)]
    if possible:
        return possible
    understood = [scene for scene in waiting if typed.understood(scene, text)]
    understood += [scene for scene in others if typed.allowed(scene, text)]
    return understood or [scene for scene in others if typed.understood(scene, text)] or _for_nonsense(scenes, text)


def _plays(scene: Scene) -> bool:
    return scene.seat is not None and scene.hosted.moves_allowed and scene.hosted.person_plays(scene.seat)


def _owes(scene: Scene) -> bool:
    return scene.seat is not None and bool(scene.hosted.owed(scene.seat))


def _for_nonsense(scenes: Sequence[Scene], text: str) -> list[Scene]:
    """Where it is said what is wrong with a text that no table understands, if it can only be meant for one."""
    waiting = [scene for scene in scenes if _plays(scene) and _owes(scene)]
    meant = waiting or [scene for scene in scenes if _plays(scene) and typed.may_change_answer(scene)]
    if len(meant) > 1:
        raise Refusal(HouseReason.NO_TABLE_UNDERSTANDS, "", text=typed.quoted(text))
    # Where nothing else is asked, a table that stands still, or at which the computer plays, says how to go on.
    meant = meant or [scene for scene in scenes if scene.hosted.record.status is Status.RUNNING and _owes(scene)][:1]
    playing_at = [scene for scene in scenes if _plays(scene)]
    return meant or (playing_at if len(playing_at) == 1 else [])  # the only one says whose turn it is


@press(Verb.TYPED)
async def play_typed(request: PressRequest, table_id: int) -> None:
    """The table for which something typed before is meant; it is kept until it has been played somewhere."""
    await request.defer()
    store, person_id = request.tables.store, request.person.id
    kept = await drafts.take_typed(store, person_id, request.argument)
    if kept is None:
        await _say_that_it_is_gone(request, table_id)
        return
    played = False
    try:
        played = await play_text(request, table_id, kept.text)
    finally:
        if not played:  # a parked table may go on first, and then this comes again
            await drafts.keep_typed(store, person_id, kept)


async def _say_that_it_is_gone(request: Request, table_id: int) -> None:
    hosted = await request.look(table_id)
    playing.seat_to_move(hosted, request.person)
    scene = request.scene(hosted)
    await request.answer_at(scene, dialogue.start(scene, request.say("typed-gone")))
