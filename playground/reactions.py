"""Reactions and pins."""

from typing import TYPE_CHECKING

from playground import messages, wire
from playground.clock import iso
from playground.event import Event
from playground.model import Channel, Message, User
from playground.permissions import Permission
from playground.refusal import Json, Refusal, missing_permissions, unknown

if TYPE_CHECKING:
    from playground.world import World

PINNED = 6
MAX_REACTIONS, MAX_PINS = 20, 250


def react(world: "World", who: User, channel: Channel, message: Message, emoji: str) -> None:
    """Somebody adds a reaction; an ephemeral message takes none."""
    if message.viewer is not None:
        raise unknown("Message")
    users = message.reactions.get(emoji)
    if users is None:
        if not world.allowed(who, channel) & Permission.ADD_REACTIONS:
            raise missing_permissions()
        if len(message.reactions) >= MAX_REACTIONS:
            raise Refusal(400, 30010, f"Maximum number of reactions reached ({MAX_REACTIONS})")
        users = message.reactions.setdefault(emoji, [])
    if who.id not in users:
        users.append(who.id)
        _reaction_event(world, "MESSAGE_REACTION_ADD", who, channel, message, emoji)


def unreact(world: "World", who: User, channel: Channel, message: Message, emoji: str) -> None:
    """Somebody's reaction goes away."""
    users = message.reactions.get(emoji, [])
    if who.id not in users:
        raise unknown("Emoji")
    users.remove(who.id)
    if not users:
        del message.reactions[emoji]
    _reaction_event(world, "MESSAGE_REACTION_REMOVE", who, channel, message, emoji)


def unreact_all(world: "World", channel: Channel, message: Message, emoji: str | None = None) -> None:
    """All reactions, or all of one emoji, go away."""
    data: Json = {"channel_id": channel.id, "message_id": message.id, "guild_id": channel.guild_id}
    if emoji is None:
        message.reactions.clear()
        world.publish(Event("MESSAGE_REACTION_REMOVE_ALL", data, channel.guild_id, channel, message))
    elif message.reactions.pop(emoji, None):
        data["emoji"] = wire.reaction_emoji(emoji)
        world.publish(Event("MESSAGE_REACTION_REMOVE_EMOJI", data, channel.guild_id, channel, message))


def _reaction_event(world: "World", name: str, who: User, channel: Channel, message: Message, emoji: str) -> None:
    data: Json = {
        "user_id": who.id,
        "channel_id": channel.id,
        "message_id": message.id,
        "emoji": wire.reaction_emoji(emoji),
        "burst": False,
        "type": 0,
    }
    if name.endswith("ADD"):
        data["message_author_id"] = message.author.id
    guild = world.guild_of(channel)
    if guild:
        data["guild_id"] = guild.id
        if name.endswith("ADD"):
            data["member"] = wire.member(guild.members[who.id])
    world.publish(Event(name, data, channel.guild_id, channel, message))


def pin(world: "World", channel: Channel, message: Message, *, pinned: bool) -> None:
    """Pin a message to its channel, or take the pin out."""
    if not channel.is_dm and not world.allowed(world.bot, channel) & Permission.PIN_MESSAGES:
        raise missing_permissions()
    if pinned and sum(each.pinned is not None for each in channel.messages.values()) >= MAX_PINS:
        raise Refusal(400, 30003, f"Maximum number of pins reached ({MAX_PINS})")
    message.pinned = world.clock.now() if pinned else None
    messages.changed(world, channel, message)
    last = max((each.pinned for each in channel.messages.values() if each.pinned is not None), default=None)
    data: Json = {"channel_id": channel.id, "last_pin_timestamp": None if last is None else iso(last)}
    if channel.guild_id:
        data["guild_id"] = channel.guild_id
    world.publish(Event("CHANNEL_PINS_UPDATE", data, channel.guild_id, channel))
    if pinned:
        messages.note(world, channel, world.bot, PINNED, reference=channel, message_id=message.id)
