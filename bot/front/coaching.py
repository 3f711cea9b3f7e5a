"""The coach: hints while one plays, and a review of how one has played."""

import asyncio

from bot.front.request import PressRequest
from bot.front.routing import press
from bot.host import playing
from bot.host.bounds import Costly
from bot.host.coach import HintLate
from bot.host.hosted import HostedTable
from bot.host.tournament import pods
from bot.messages.press import Verb
from bot.messages.reasons import HouseReason
from bot.screens import coaching, dialogue
from games.kernel import Refusal, Seat

PATIENCE = 12 * 60.0
"""So many seconds an answer is kept open for a review; Discord lets it be changed for 15 minutes."""


@press(Verb.HINT)
async def hint(request: PressRequest, table_id: int) -> None:
    """What hard would do, two others, and what speaks for each. Nothing shows at the table, and nobody else sees it."""
    hosted = await request.look(table_id)
    seat = _seat_to_advise(request, hosted)
    known = request.coach.known_hint(hosted, seat)
    if known is None:
        await request.tables.frequency.check(Costly.HINT, request.person.id)
        await request.answer_text(request.say("hint-thinking"))
        try:
            known = await request.coach.hint(hosted, seat)
        except HintLate:
            await request.answer(coaching.hint_late(request.scene(hosted)))
            return
    now = request.scene(await request.look(table_id))
    if now.hosted.may_hint(seat) and request.coach.known_hint(now.hosted, seat) == known:
        await request.answer_at(now, coaching.hint(now, known))
    else:
        await request.answer_at(now, dialogue.start(now, request.say("moved-on")))


def _seat_to_advise(request: PressRequest, hosted: HostedTable) -> Seat:
    seat = playing.seat_to_move(hosted, request.person)
    if not hosted.record.hints:
        raise Refusal(HouseReason.HINTS_OFF)
    if not hosted.may_hint(seat):
        raise Refusal(HouseReason.NOTHING_TO_HINT)
    return seat


@press(Verb.REVIEW)
async def review(request: PressRequest, table_id: int) -> None:
    """How one has played. It takes its time: it is sent when it is ready, or shown here to whom nothing can be sent."""
    await request.defer()
    hosted = await request.look(table_id)
    await pods.check_unsealed(request.tables, hosted.record)
    found = await request.coach.review(hosted, request.person)
    scene = request.scene(hosted)
    if found is None and request.person.reachable:
        await request.answer_text(request.say("review-comes"))
        return
    if found is None:
        await request.answer_text(request.say("review-comes-here"))
        try:
            async with asyncio.timeout(PATIENCE):
                found = await request.coach.made(table_id, request.person.id)
        except TimeoutError:
            return  # it is there when they press again
    await request.answer(coaching.no_review(scene) if found is None else coaching.review(scene, found))
