"""Taking moves back, and all that needs everybody's consent."""

from collections.abc import Sequence

from bot.front.commands import table_command
from bot.front.moves import own_scene
from bot.front.request import PressRequest, Request
from bot.front.routing import press
from bot.host import consent
from bot.messages.press import Verb
from bot.messages.reasons import HouseReason
from bot.screens import dialogue
from bot.screens.scene import Scene
from bot.store import Subject
from games.kernel import Event, Refusal


@table_command("undo")
async def undo(request: Request, table_id: int) -> None:
    """Take the last move back, or ask the others."""
    await request.defer()
    told = await request.change(table_id, consent.ask_undo, request.person)
    scene = own_scene(request, await request.look(table_id))
    await request.answer_text(_taken_back(scene, told) or request.say("undo-waits"))


@press(Verb.UNDO)
async def undo_press(request: PressRequest, table_id: int) -> None:
    """Take back the move below whose confirmation this was pressed, and go on from there."""
    await request.defer()
    own = int(request.argument) if request.argument.isdecimal() else 0
    told = await request.change(table_id, consent.ask_undo, request.person, own)
    if told:
        scene = own_scene(request, await request.look(table_id))
        await request.answer_at(scene, dialogue.start(scene, _taken_back(scene, told)))
    else:
        await request.answer_text(request.say("undo-waits"))


def _taken_back(scene: Scene, told: Sequence[Event]) -> str:
    """What was taken back, to whoever took it back."""
    return " ".join(scene.speaker.event(event) for event in told)


@press(Verb.AGREE)
async def agree_to_undo(request: Request, table_id: int) -> None:
    """Let somebody take moves back."""
    await answer_consent(request, table_id, Subject.UNDO, agrees=True)


@press(Verb.DISAGREE)
async def disagree_with_undo(request: Request, table_id: int) -> None:
    """Let somebody's moves stand."""
    await answer_consent(request, table_id, Subject.UNDO, agrees=False)


async def answer_consent(request: Request, table_id: int, subject: Subject, *, agrees: bool) -> None:
    """Agree to what needs everybody's consent, or not."""
    await request.defer()
    if not await request.change(table_id, consent.answer, request.person, subject, agrees=agrees):
        raise Refusal(HouseReason.NOT_YOUR_UNDO)
    await request.answer_text(request.say("thanks"))
