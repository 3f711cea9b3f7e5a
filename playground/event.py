"""What is told to listeners when the world changes."""

from dataclasses import dataclass

from playground.model import Channel, Message
from playground.refusal import Json


@dataclass(frozen=True, slots=True)
class Event:
    """Something that changed.

    `person` is set when only that one may know: such an event never reaches the gateway. `for_bot` is
    set for what only the bot gets.
    """

    name: str
    data: Json
    guild_id: str | None = None
    channel: Channel | None = None
    message: Message | None = None
    person: str | None = None
    for_bot: bool = False
