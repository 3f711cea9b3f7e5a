"""The Discord as it was left, as JSON that can be read."""

import gzip
import json
from pathlib import Path

from playground import components as parts
from playground.model import Channel, Message
from playground.refusal import Json
from playground.world import World


def world_of(world: World, forms: list[Json]) -> Json:
    """The Discord as it was left: who is there, where, and every message of the bot that still has buttons."""
    (guild,) = world.guilds.values()
    channels = [each for each in world.channels.values() if each.guild_id is not None]
    everywhere = [message for each in world.channels.values() for message in all_messages(each)]
    return {
        "now": world.clock.now(),
        "guild": {"id": guild.id, "name": guild.name, "owner": guild.owner_id, "locale": guild.locale},
        "people": [
            {"id": each.id, "username": each.username, "name": each.global_name, "locale": each.locale}
            for each in world.people()
        ],
        "channels": [
            {"id": each.id, "type": int(each.type), "name": each.name, "parent": each.parent_id} for each in channels
        ],
        "direct": {person: channel.id for person, channel in world.dms.items()},
        "messages": [message_of(each) for each in everywhere if custom_ids(each)],
        "forms": forms,
    }


def all_messages(channel: Channel) -> list[Message]:
    """The messages of a channel, with those that only one person sees."""
    return [*channel.messages.values(), *channel.ephemerals.values()]


def custom_ids(message: Message) -> list[str]:
    """The custom ids of the buttons and menus of a message."""
    return [str(each["custom_id"]) for each, _ in parts.walk(message.components) if "custom_id" in each]


def message_of(message: Message) -> Json:
    """A message, without the bytes of its pictures."""
    return {
        "id": message.id,
        "channel": message.channel_id,
        "for": message.viewer,
        "custom_ids": custom_ids(message),
        "at": message.timestamp,
        "flags": message.flags,
        "files": [{"id": each.id, "name": each.filename} for each in message.attachments],
        "components": message.components,
    }


def write_lines(path: Path, world: Json) -> None:
    """JSON in which every message has a line of its own, so that it can be read."""
    lines = [f"{json.dumps(name)}: {_lines(value)}" for name, value in world.items()]
    path.write_bytes(gzip.compress(("{\n" + ",\n".join(lines) + "\n}\n").encode(), mtime=0))


def _lines(value: object) -> str:
    if not isinstance(value, list):
        return json.dumps(value, ensure_ascii=False)
    return "[\n" + ",\n".join(json.dumps(each, ensure_ascii=False) for each in value) + "\n]"
