"""Plans: what people leave to be done for them over a whole round, day or offer."""

from bot.front.commands import table_command
from bot.front.moves import Meant, own_scene, play
from bot.front.request import PressRequest, Request
from bot.front.routing import press
from bot.host import drafts, playing
from bot.host.drafts import PLAN
from bot.messages.press import Verb
from bot.messages.reasons import HouseReason
from bot.screens.plan import Draft, Planning, planning
from bot.screens.scene import Scene
from games.kernel import Refusal


@press(Verb.PLAN)
@table_command("plan")
async def open_plan(request: Request, table_id: int) -> None:
    """What this person has planned, and what they may plan."""
    plan = await _own_plan(request, table_id)
    await request.answer(plan.screen())


@press(Verb.PLAN_PART)
async def pick_part(request: PressRequest, table_id: int) -> None:
    """Something was picked for a part of the plan."""
    plan = await _own_plan(request, table_id)
    draft = plan.with_part(request.argument, request.chosen)
    await drafts.keep(request.tables.store, request.person.id, table_id, PLAN, dict(draft))
    await request.answer(_plan(plan.scene, draft).screen())


@press(Verb.PLAN_SAVE)
async def save_plan(request: PressRequest, table_id: int) -> None:
    """The plan as it was put together becomes a move."""
    await request.defer()
    draft = await _draft(request, table_id)
    if await play(request, table_id, lambda scene: Meant(_plan(scene, draft).plan)):
        await drafts.keep(request.tables.store, request.person.id, table_id, PLAN, {})


@press(Verb.PLAN_WITHDRAW)
async def withdraw_plan(request: PressRequest, table_id: int) -> None:
    """From now on this person is asked everything again."""
    await request.defer()
    await drafts.keep(request.tables.store, request.person.id, table_id, PLAN, {})
    await play(request, table_id, lambda scene: Meant(_plan(scene, {}).nothing))


def _plan(scene: Scene, draft: Draft) -> Planning:
    plan = planning(scene, draft)
    if plan is None:
        raise Refusal(HouseReason.NOTHING_TO_PLAN)
    return plan


async def _own_plan(request: Request, table_id: int) -> Planning:
    """The plan of this person, with what they have picked but not saved."""
    scene = own_scene(request, await request.look(table_id))
    playing.seat_to_move(scene.hosted, request.person)
    return _plan(scene, await _draft(request, table_id))


async def _draft(request: Request, table_id: int) -> dict[str, str]:
    return await drafts.find(request.tables.store, request.person.id, table_id, PLAN)
