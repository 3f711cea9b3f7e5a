"""Cards: what stands of a table in another channel, for others to join.

A table that waits in a thread has one in the channel of the thread; one that looks for players, where the managers of
its server want it.
"""

from bot.host.change import Change
from bot.store import About, Asks, Prompt, Status
from games.kernel import Seat


async def put_up(change: Change, channel_id: int, role: int | None = None) -> None:
    """Tell a channel of a table that waits for players; one that was told without calling anybody is told anew."""
    for prompt in change.hosted.record.prompts:
        if prompt.asks.about is About.LOBBY and prompt.channel_id == channel_id:
            place = {"table_id": change.table_id, "channel_id": channel_id}
            await change.tx.outbox.delete(prompt.notice, change.now, **place)
            change.update(prompts=tuple(other for other in change.hosted.record.prompts if other != prompt))
    asks = Asks(about=About.LOBBY, subject="" if role is None else str(role))
    card = change.screens.card(change.hosted, role)
    notice = await change.tx.outbox.post(card, change.now, table_id=change.table_id, channel_id=channel_id)
    _remember(change, Prompt(notice=notice, asks=asks, channel_id=channel_id))


async def put_up_seat(change: Change, seat: Seat, channel_id: int, role: int | None = None) -> None:
    """Tell a channel of a seat that is offered while a game runs; it loses its button like all that asks for that."""
    card = change.screens.seat_card(change.hosted, seat, role)
    notice = await change.tx.outbox.post(card, change.now, table_id=change.table_id, channel_id=channel_id)
    _remember(change, Prompt(notice=notice, asks=Asks(about=About.SEAT, seat=seat), channel_id=channel_id))


def _remember(change: Change, prompt: Prompt) -> None:
    change.update(prompts=(*change.hosted.record.prompts, prompt))


async def follow(change: Change) -> None:
    """Let the cards say how the table stands now; once it has begun or is closed, for the last time."""
    record = change.hosted.record
    cards = [prompt for prompt in record.prompts if prompt.asks.about is About.LOBBY]
    for card in cards:
        role = int(card.asks.subject) if card.asks.subject else None
        await change.tx.outbox.edit(card.notice, change.screens.card(change.hosted, role), change.now)
    if record.status is not Status.LOBBY:
        change.update(prompts=tuple(prompt for prompt in record.prompts if prompt not in cards))
