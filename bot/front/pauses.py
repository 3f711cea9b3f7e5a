"""Pauses that the people at a table agree on."""

from discord.app_commands import Range

from bot.front.commands import table_command
from bot.front.request import PressRequest, Request
from bot.front.routing import press
from bot.front.taking_back import answer_consent
from bot.host import consent
from bot.messages.press import Verb
from bot.messages.reasons import HouseReason
from bot.screens import clock
from bot.store import Subject
from games.kernel import Refusal

LONGEST = 60
"""So many days a pause may last by agreement; one without an end as long as people like."""


@table_command("pause")
async def pause(request: Request, table_id: int, days: Range[int, 1, LONGEST] | None = None) -> None:
    """Ask for a pause, for some days or until people go on; or for its end."""
    hosted = await request.look(table_id)
    if hosted.record.pause is not None:
        await go_on(request, table_id)
        return
    await request.defer()
    await _tell(request, done=await request.change(table_id, consent.ask_pause, request.person, days or 0))


@press(Verb.GO_ON)
async def go_on(request: Request, table_id: int) -> None:
    """Ask for the end of a pause."""
    await request.defer()
    await _tell(request, done=await request.change(table_id, consent.ask_to_go_on, request.person))


async def _tell(request: Request, *, done: bool) -> None:
    await request.answer_text(request.say("changed" if done else "undo-waits"))


@press(Verb.CONSENT)
async def answer(request: PressRequest, table_id: int) -> None:
    """Agree to a pause or to its end, or not."""
    if request.decision not in set(Subject):
        raise Refusal(HouseReason.UNKNOWN_PRESS)
    await answer_consent(request, table_id, Subject(request.decision), agrees=request.argument == clock.YES)
