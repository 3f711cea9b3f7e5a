"""Taking moves back, and all that needs everybody's consent."""

from bot.front.commands import table_command
from bot.front.moves import own_scene
from bot.front.request import PressRequest, Request
from bot.front.routing import press
from bot.host import consent
from bot.messages.press import Verb
from bot.messages.reasons import HouseReason
from bot.screens import dialogue
from bot.store import Subject
from games.kernel import Refusal


@table_command("undo")
async def undo(request: Request, table_id: int) -> None:
    """Take the last move back, or ask the others."""
    await request.defer()
    done = await request.change(table_id, consent.ask_undo, request.person)
    await request.answer_text(request.say("undo-done" if done else "undo-waits"))


@press(Verb.UNDO)
async def undo_press(request: PressRequest, table_id: int) -> None:
    """Take back the move below whose confirmation this was pressed, and go on from there."""
    await request.defer()
    own = int(request.argument) if request.argument.isdecimal() else 0
    done = await request.change(table_id, consent.ask_undo, request.person, own)
    if done:
        scene = own_scene(request, await request.look(table_id))
        await request.answer(dialogue.start(scene, request.say("undo-done")))
    else:
        await request.answer_text(request.say("undo-waits"))


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
