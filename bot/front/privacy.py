"""What is kept about a person: read, as a file, erased."""

from bot.front.commands import command
from bot.front.request import InteractionRequest, PressRequest
from bot.front.routing import press
from bot.host import privacy as host
from bot.messages.press import Verb
from bot.messages.reasons import HouseReason
from bot.screens import privacy as screens
from games.kernel import Refusal


@command("privacy")
async def privacy(request: InteractionRequest) -> None:
    """Say what is kept, and offer a copy and to erase it."""
    await request.answer(screens.privacy(request.words))


@press(Verb.PRIVACY)
async def privacy_by_press(request: PressRequest, _: int) -> None:
    """Give a copy; ask whether everything shall go; let it go."""
    await request.defer()
    match request.decision:
        case screens.EXPORT:
            kept = await host.export(request.tables, request.person)
            await request.answer_file(screens.exported(request.words), screens.FILE, kept)
        case screens.ERASE:
            seated = await request.tables.of_person(request.person.id)
            rated = sum(hosted.record.rated and hosted.table is not None for hosted in seated)
            await request.answer(screens.erasing(request.words, len(seated), rated))
        case screens.SURE:
            await host.erase(request.tables, request.person)
            await request.answer(screens.erased(request.words))
        case _:
            raise Refusal(HouseReason.UNKNOWN_PRESS)
