"""Moves: by dialogue, by form, as text; standing orders."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import NamedTuple

from discord.app_commands import Choice

from bot.front.commands import BeingTyped, table_command
from bot.front.request import PressRequest, Request, TypedRequest
from bot.front.routing import form, press
from bot.host import drafts, playing, taking_back
from bot.host.change import Change, check_step
from bot.host.hosted import HostedTable
from bot.host.waiting import oldest_first
from bot.messages.limits import BUTTON_LABEL, cut
from bot.messages.message import Button, Link, Message, Style
from bot.messages.press import Verb
from bot.messages.reasons import HouseReason
from bot.screens import asking, clock, dialogue, forms, history, lessons, topics, typed
from bot.screens.path import JOIN, Path
from bot.screens.plan import asked_for, planning
from bot.screens.rules import refused, why
from bot.screens.scene import Scene, link
from games.kernel import Action, Reason, Refusal, Seat

MOVED_ON = frozenset({Reason.STALE, Reason.NOT_ASKED, Reason.GAME_OVER})


# Choosing


def own_scene(request: Request, hosted: HostedTable) -> Scene:
    """A table as somebody sees it who has a hand there."""
    playing.seat_of(hosted, request.person)
    return request.scene(hosted)


@press(Verb.MOVE)
async def choose(request: PressRequest, table_id: int) -> None:
    """Show what this person may do; if the computer plays for them or in a pause, how that ends."""
    scene = own_scene(request, await request.look(table_id))
    scene.hosted.check_running()
    if scene.hosted.computer_plays_for(request.person.id):
        await request.answer(clock.your_seat(scene))
    elif scene.hosted.moves_stopped:
        await request.answer(clock.paused(scene))
    else:
        page = int(request.argument) if request.argument.isdecimal() else 0
        await request.answer_at(scene, dialogue.start(scene, page=page))


@press(Verb.STEP)
async def step(request: PressRequest, table_id: int) -> None:
    """The next question of a dialogue, a form, or the move if nothing is left to be asked."""
    hosted = await request.look(table_id)
    _check_asked(hosted, playing.seat_to_move(hosted, request.person), request.decision)
    scene = request.scene(hosted)
    path = Path.read(request.decision, JOIN.join((request.argument, *request.chosen)))
    if await _answered_in_lesson(request, scene, path):
        return
    if not path.values and forms.find(scene, path) is not None:
        await _open_form(request, scene, path)
    elif asking.played_at_once(scene, path) is not None:
        await request.defer()
        await play(request, table_id, _reader(path))
    else:
        await request.answer_at(scene, dialogue.step(scene, path))


async def _answered_in_lesson(request: PressRequest, scene: Scene, path: Path) -> bool:
    """Tell a learner, as soon as a dialogue leads nowhere else, that the step asks for another move; whether it did."""
    try:
        check_step(scene.hosted, asking.find(scene, path))
    except Refusal as refusal:
        await request.answer(lessons.answered_otherwise(scene, refusal))
        return True
    return False


def _check_asked(hosted: HostedTable, seat: Seat, decision: str) -> None:
    """Refuse who presses below the board what others are asked, with who they are."""
    asked = {other: each.id for other, each in hosted.running.awaited() if each.id == decision}
    if asked and seat not in asked and all(each.id != decision for each in hosted.running.moves(seat)):
        raise Refusal(HouseReason.OTHERS_ASKED, "", people=", ".join(hosted.names[other] for other in asked))


@press(Verb.ORDERS)
@table_command("orders")
async def orders(request: Request, table_id: int) -> None:
    """What this person has left to be done later, and what they may leave."""
    await request.answer(dialogue.orders(own_scene(request, await request.look(table_id))))


# Playing: whatever a move was given as, it is read at the table as it is when the move is made


class Meant(NamedTuple):
    """What somebody wants to play; of a press also the decision that it answers."""

    action: Action
    decision: str | None = None


class Played(NamedTuple):
    """What was played, in words, and the table after it."""

    hosted: HostedTable
    action: Action
    said: str
    undo: Button | None = None
    """Takes it back, where that can be done."""


Reading = Callable[[Scene], Meant]
AnswerRefused = Callable[[Scene, Refusal], Awaitable[None]]


class PlayedBefore(Exception):
    """Something was played from this screen already: whoever sends it again was not answered, or did not wait."""


async def _play(change: Change, request: Request, read: Reading) -> Played:
    """Read a move and make it; what stood in the form that asks for such a move is forgotten."""
    if request.screen and not await change.tx.requests.first_from(request.screen, change.now):
        raise PlayedBefore
    playing.seat_to_move(change.hosted, request.person)
    scene = request.scene(change.hosted)
    meant = read(scene)
    answered, turn = topics.answered(scene, meant.action), dialogue.is_turn(scene, meant.action)
    path = typed.form_of(scene, meant.action)
    if path is not None:
        await change.tx.drafts.keep(request.person.id, change.table_id, _draft(path), {})
    hosted = await playing.play(change, request.person, meant.action, meant.decision)
    following = request.scene(hosted)
    done = scene.speaker.done(meant.action, answered)
    said = "\n".join(filter(None, _said(change, following, meant.action, done, shows_more=turn or meant.action.plan)))
    undo = dialogue.undo(following) if turn and not taking_back.is_shown(change.events) else None
    return Played(hosted, meant.action, said, undo)


def _said(change: Change, following: Scene, action: Action, done: str, *, shows_more: bool) -> list[str]:
    """What whoever has moved is told: that it is done, what they learned by it, and what has happened since."""
    own = [] if change.own_move is None else change.own_move[1]
    # The board that tells it may stand further up; a lesson is one message, which tells it.
    asked_or_planned = dialogue.is_asked(following) or history.was_planned(following, change.played)
    tells = following.hosted.lesson is None and asked_or_planned
    meanwhile = history.meanwhile(following, change.played) if tells else ""
    if not action.plan and history.tells_own(following, own, meanwhile):
        return [meanwhile]
    if shows_more and not (meanwhile and history.is_shared(following, own)):
        brought = "" if action.plan else history.brought(following, own)
        return [*dialogue.with_what_was_learned(following, brought or done, own), meanwhile]
    return [done, meanwhile]


async def _answer_played(request: Request, played: Played) -> None:
    """Say what was played and what the same person is asked next; else where else they are, if they pressed."""
    scene = request.scene(played.hosted)
    # Below what was typed no buttons: nobody would take them off a message of this kind once the question is answered.
    is_typed = isinstance(request, TypedRequest)
    if played.hosted.lesson is not None:
        await request.answer(lessons.played(scene, played.said, None if is_typed else played.undo))
        return
    if is_typed:
        await request.answer_at(scene, typed.told(scene, played.said))
        return
    message = dialogue.after(scene, played.action, played.said)
    if played.undo is not None:
        message = message.with_last_row((played.undo,))
    if dialogue.is_asked(scene):
        await request.answer_at(scene, message)
    else:
        await request.answer(await _with_next_table(request, played.hosted.record.id, message))


async def _with_next_table(request: Request, table_id: int, message: Message) -> Message:
    """The same with a button to the table that has waited longest for the same person."""
    others = await request.tables.of_person(request.person.id, but=table_id)
    following = next(iter(oldest_first(others, request.person.id)), None)
    if following is None:
        return message
    address = link(following, await request.tables.board_message(following))
    label = request.say("button-next", game=request.words.say(following.record.game))
    return message.with_first_row((Link(label=cut(label, BUTTON_LABEL), url=address),))


@press(Verb.PLAY)
async def play_path(request: PressRequest, table_id: int) -> None:
    """The move to which a dialogue has led, or a quick one at its press."""
    await request.defer()
    await play(request, table_id, _reader(Path.read(request.decision, request.argument)))


def _reader(path: Path) -> Reading:
    """Reads the move to which a path has led."""

    def read(scene: Scene) -> Meant:
        action = asking.chosen(scene, path)
        if action is None:
            raise Refusal(Reason.STALE, "", decision=path.decision)
        return Meant(action, path.decision)

    return read


async def _suggest_moves(written: BeingTyped) -> list[Choice[str]]:
    """The moves of this person that fit what they have typed so far, in notation with a gloss in words."""
    try:
        hosted = await written.tables.in_channel(written.interaction.channel_id or 0)
    except Refusal:
        return []
    seat = hosted.record.seat_of(written.interaction.user.id)
    if seat is None or hosted.table is None:
        return []
    scene = Scene(hosted, await written.language(), seat)
    suggested = typed.suggestions(scene, written.text)
    return [Choice(name=label, value=notation) for label, notation in suggested]


@table_command("play", suggest={"move": _suggest_moves})
async def play_move(request: Request, table_id: int, move: str) -> None:
    """A move that was typed."""
    await play_text(request, table_id, move)


@table_command("bid")
async def bid(request: Request, table_id: int, answer: str) -> None:
    """An answer that was typed."""
    await play_text(request, table_id, answer)


async def play_text(request: Request, table_id: int, text: str) -> bool:
    """Play what was typed; whether it was played, or was no move but a wish to see something."""
    await request.defer()
    scene = own_scene(request, await request.look(table_id))
    if asked_for(scene, text):
        draft = await drafts.find(request.tables.store, request.person.id, table_id, drafts.PLAN)
        shown = planning(scene, draft)
        if shown is not None:
            await request.answer(shown.screen())
            return True
    return await play(request, table_id, lambda scene: Meant(typed.action(scene, text)))


async def play(request: Request, table_id: int, read: Reading) -> bool:
    """Play a move and answer; whether it was played. What is refused is kept where it can be mended."""
    return await _play_or(request, table_id, read, partial(_answer_refused, request, read))


async def _play_or(request: Request, table_id: int, read: Reading, answer_refused: AnswerRefused) -> bool:
    """Play a move and answer, or say why not; whether it was played."""
    try:
        played = await request.change(table_id, _play, request, read)
    except PlayedBefore:
        scene = own_scene(request, await request.look(table_id))
        await request.answer_at(scene, dialogue.start(scene, request.say("played-before")))
        return True
    except Refusal as refusal:
        scene = own_scene(request, await request.look(table_id))
        if refusal.reason is HouseReason.LESSON_ASKS_OTHERWISE:
            await _answer_in_lesson(request, scene, refusal)
        else:
            await answer_refused(scene, refusal)
        return False
    await _answer_played(request, played)
    return True


async def _answer_in_lesson(request: Request, scene: Scene, refusal: Refusal) -> None:
    """Say what is better; the board right above what was typed has all that can be done."""
    if isinstance(request, TypedRequest):
        await request.answer(Message(text=lessons.otherwise(scene, refusal)))
    else:
        await request.answer(lessons.answered_otherwise(scene, refusal))


async def _answer_refused(request: Request, read: Reading, scene: Scene, refusal: Refusal) -> None:
    if refusal.reason is HouseReason.MOVES_WAIT and isinstance(request, TypedRequest):
        await request.answer(clock.paused(scene))
        return
    if isinstance(refusal.reason, HouseReason) or refusal.reason is Reason.NOT_UNDERSTOOD:
        meant = [] if isinstance(request, TypedRequest) else typed.similar(scene, str(refusal.figures.get("text", "")))
        await request.answer(refused(scene.speaker, refusal, *meant))
        return
    path = await _keep_in_form(request, scene, read)
    if isinstance(request, TypedRequest):
        await request.answer(refused(scene.speaker, refusal) if path is None else _try_again(scene, path, refusal))
    elif refusal.reason in MOVED_ON:
        await request.answer_at(scene, dialogue.start(scene, request.say("moved-on")))
    else:
        said = scene.speaker.refusal(refusal)
        await request.answer_at(scene, dialogue.start(scene, said, beside=why(scene.words, refusal)))


async def _keep_in_form(request: Request, scene: Scene, read: Reading) -> Path | None:
    """Keep a refused action in the form that asks for it, so that it can be mended there; the way to that form."""
    try:
        action = read(scene).action
    except Refusal:
        return None
    path = typed.form_of(scene, action)
    if path is not None and (written := forms.of_action(scene, path, action)):
        await drafts.keep(request.tables.store, request.person.id, scene.hosted.record.id, _draft(path), written)
    return path


def _draft(path: Path) -> str:
    """Under which name what was typed into a form is kept."""
    return f"{path.decision}:{path.argument}"


def _try_again(scene: Scene, path: Path, refusal: Refusal) -> Message:
    """Why what was filled in is refused, and the way to the form in which it stands."""
    pressed = scene.press(Verb.FORM, path.decision, path.argument)
    again = Button(label=scene.say("button-again"), press=pressed, style=Style.MAIN)
    return refused(scene.speaker, refusal, again)


# Forms


@press(Verb.FORM, Verb.SEND)
async def open_form(request: PressRequest, table_id: int) -> None:
    """Open the form of an action, with what was typed before."""
    hosted = await request.look(table_id)
    playing.seat_to_move(hosted, request.person)
    await _open_form(request, request.scene(hosted), Path.read(request.decision, request.argument))


async def _open_form(request: PressRequest, scene: Scene, path: Path) -> None:
    table_id = scene.hosted.record.id
    before = await drafts.find(request.tables.store, request.person.id, table_id, _draft(path))
    screen = forms.screen(scene, path, before)
    if screen is None:
        await request.answer_at(scene, dialogue.start(scene, request.say("moved-on")))
    else:
        await request.open_form(screen)


@form(Verb.SEND)
async def send_form(request: PressRequest, table_id: int) -> None:
    """A form that was filled in; what was typed is kept if it is refused."""
    await request.defer()
    path = Path.read(request.decision, request.argument)

    def read(scene: Scene) -> Meant:
        found = forms.find(scene, Path(path.decision, path.kind))
        if found is None:
            raise Refusal(Reason.STALE, "", decision=path.decision)
        values = forms.values(found[1], path, request.filled, scene.listener)
        if isinstance(values, forms.Unread):
            raise typed.unread(scene, path, found[1], values)
        return Meant(scene.hosted.game.read_action(values), path.decision)

    await _play_or(request, table_id, read, partial(_answer_refused_form, request, path))


async def _answer_refused_form(request: PressRequest, path: Path, scene: Scene, refusal: Refusal) -> None:
    if forms.find(scene, Path(path.decision, path.kind)) is None:
        await request.answer_at(scene, dialogue.start(scene, request.say("moved-on")))
        return
    await drafts.keep(request.tables.store, request.person.id, scene.hosted.record.id, _draft(path), request.filled)
    await request.answer(_try_again(scene, path, refusal))
