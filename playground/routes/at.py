"""What a route's address names."""

from playground.model import Channel, Message
from playground.permissions import Permission
from playground.rest import Call


def place(call: Call, *needs: Permission) -> Channel:
    """The channel in the address, in which the bot has these permissions."""
    return call.world.get_channel(call["channel"], *needs)


def message_in(call: Call) -> tuple[Channel, Message]:
    """The message in the address, with its channel."""
    channel = place(call)
    return channel, call.world.get_message(channel, call["message"])
