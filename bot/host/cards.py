"""The card of a table that waits in a thread: it stands in the channel of the thread, for others to join."""

from bot.host.change import Change
from bot.store import About, Asks, Prompt, Status


async def put_up(change: Change, channel_id: int) -> None:
    """Tell a channel of the table that was opened in one of its threads."""
    card = change.screens.card(change.hosted)
    notice = await change.tx.outbox.post(card, change.now, table_id=change.table_id, channel_id=channel_id)
    prompt = Prompt(notice=notice, asks=Asks(about=About.LOBBY), channel_id=channel_id)
    change.update(prompts=(*change.hosted.record.prompts, prompt))


async def follow(change: Change) -> None:
    """Let the card say how the table stands now; once it has begun or is closed, for the last time."""
    record = change.hosted.record
    cards = [prompt for prompt in record.prompts if prompt.asks.about is About.LOBBY]
    for card in cards:
        await change.tx.outbox.edit(card.notice, change.screens.card(change.hosted), change.now)
    if record.status is not Status.LOBBY:
        change.update(prompts=tuple(prompt for prompt in record.prompts if prompt not in cards))
