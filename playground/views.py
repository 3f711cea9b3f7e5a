"""What one person sees, as the page is told: their channels, messages, commands, and the news."""

from typing import TYPE_CHECKING

from playground import commands, wire
from playground.event import Event
from playground.model import Channel, ChannelType, Guild, Member, Message, MessageFlag, User
from playground.permissions import Permission
from playground.refusal import Json

if TYPE_CHECKING:
    from playground.world import World


class Readers:
    """How far each person has read in each channel."""

    def __init__(self, world: "World") -> None:
        self._world = world
        self._marks: dict[tuple[str, str], int] = {}

    def read(self, user: User, channel: Channel) -> None:
        """Somebody has read everything in a channel."""
        last = next(self._world.newest_seen_by(user, channel), None)
        self._marks[user.id, channel.id] = int(last.id) if last else 0
        data = {"channel_id": channel.id, "unread": 0, "mentions": 0}
        self._world.publish(Event("read", data, person=user.id))

    def unread(self, user: User, channel: Channel) -> tuple[int, int]:
        """How many messages somebody has not read, and how many of them call them."""
        mark = self._marks.get((user.id, channel.id), 0)
        new = []
        for message_ in self._world.newest_seen_by(user, channel):
            if int(message_.id) <= mark:
                break
            if message_.author is not user:
                new.append(message_)
        return len(new), sum(calls(self._world, user, each) for each in new)


def calls(world: "World", user: User, one: Message) -> bool:
    """Whether a message pings somebody."""
    channel_ = world.channels[one.channel_id]
    if one.author is user or one.flags & MessageFlag.SUPPRESS_NOTIFICATIONS:
        return False
    guild = world.guild_of(channel_)
    roles = guild.members[user.id].roles if guild and user.id in guild.members else []
    by_role = any(role in one.mention_roles for role in roles)
    return channel_.is_dm or user.id in one.mentions or one.mention_everyone or by_role


def name_of(user: User, member: Member | None = None) -> str:
    """What somebody is called on the page."""
    return (member.nick if member else None) or user.global_name or user.username


def person(user: User, member: Member | None = None) -> Json:
    """Somebody, for lists."""
    return {
        "id": user.id,
        "name": name_of(user, member),
        "username": user.username,
        "locale": user.locale,
        "bot": user.bot,
        "avatar": (int(user.id) >> 22) % 6,
    }


def channel(world: "World", readers: Readers, user: User, one: Channel) -> Json:
    """A channel, thread or DM as one person sees it."""
    allowed = world.allowed(user, one)
    send = Permission.SEND_MESSAGES_IN_THREADS if one.is_thread else Permission.SEND_MESSAGES
    unread, mentions = readers.unread(user, one)
    shown: Json = {
        "id": one.id,
        "kind": "dm" if one.is_dm else "thread" if one.is_thread else one.type.name.lower(),
        "name": world.bot.username if one.is_dm else one.name,
        "guild_id": one.guild_id,
        "parent_id": one.parent_id,
        "topic": one.topic,
        "position": one.position,
        "can_send": bool(allowed & send) and not (one.archived and one.locked),
        "can_use_commands": bool(allowed & Permission.USE_APPLICATION_COMMANDS),
        "unread": unread,
        "mentions": mentions,
        "last_message_id": one.last_message_id,
    }
    if one.is_thread:
        shown |= {
            "private": one.type is ChannelType.PRIVATE_THREAD,
            "archived": one.archived,
            "locked": one.locked,
            "joined": user.id in one.thread_members,
            "members": list(one.thread_members),
        }
    return shown


def members(world: "World", guild: Guild) -> list[Json]:
    """Everybody in a guild, with roles and colour."""
    shown = []
    for member in guild.members.values():
        roles = sorted((guild.roles[each] for each in member.roles), key=lambda role: -role.position)
        colour = next((role.color for role in roles if role.color), 0)
        listed = [{"id": role.id, "name": role.name} for role in roles]
        shown.append({**person(member.user, member), "color": colour, "roles": listed})
    return shown


def whole(world: "World", readers: Readers, user: User, *, bot_online: bool) -> Json:
    """All that one person's page needs to begin with."""
    guilds = []
    for guild in world.guilds.values():
        if user.id not in guild.members:
            continue
        seen = [each for each in guild.channels.values() if world.may_see(user, each)]
        guilds.append(
            {
                "id": guild.id,
                "name": guild.name,
                "locale": guild.locale,
                "channels": [channel(world, readers, user, each) for each in seen],
                "members": members(world, guild),
                "roles": [{"id": role.id, "name": role.name, "color": role.color} for role in guild.roles.values()],
            }
        )
    dm = world.dms.get(user.id)
    return {
        "me": person(user),
        "persons": [person(each) for each in world.people()],
        "bot": {**person(world.bot), "online": bot_online},
        "guilds": guilds,
        "dms": [channel(world, readers, user, dm)] if dm else [],
    }


def message(world: "World", user: User, one: Message) -> Json:
    """A message in Discord's own shape, with what the page would have to work out."""
    shown = wire.message(world, one, for_user=user.id)
    channel_ = world.channels[one.channel_id]
    guild = world.guild_of(channel_)
    member = guild.members.get(one.author.id) if guild else None
    shown["author"] |= {"name": name_of(one.author, member), "avatar": (int(one.author.id) >> 22) % 6}
    shown |= {
        "ephemeral": one.viewer is not None,
        "loading": one.is_loading,
        "v2": one.is_v2,
        "pings": calls(world, user, one),
    }
    if one.interaction:
        used_by = world.users[one.interaction["user"]["id"]]
        shown["used"] = {
            "by": person(used_by, guild.members.get(used_by.id) if guild else None),
            "command": one.command,
        }
    return shown


def command(one: Json, locale: str) -> Json:
    """A command in a person's language; `options` nest as Discord's do."""
    return {"id": one["id"], "type": one["type"], **_said(one, locale)}


def _said(one: Json, locale: str) -> Json:
    shown = {key: one[key] for key in one if not key.endswith("_localizations")}
    keep = ("type", "name", "required", "autocomplete", "min_value", "max_value", "min_length", "max_length",
            "channel_types")  # fmt: skip
    said: Json = {key: shown[key] for key in keep if key in shown}
    said["label"] = commands.localised(one, "name", locale)
    said["description"] = commands.localised(one, "description", locale) if "description" in one else ""
    said["options"] = [_said(option, locale) for option in one.get("options") or []]
    said["choices"] = [
        {"name": commands.localised(choice, "name", locale), "value": choice["value"]}
        for choice in one.get("choices") or []
    ]
    return said


def news(world: "World", readers: Readers, user: User, event: Event) -> Json | None:
    """What one person's page is told about a change; None if it does not concern them."""
    if event.for_bot or event.person not in (None, user.id) or event.name == "autocomplete":
        return None
    name = event.name
    if name.islower():
        return {"t": name, **event.data}
    if name.startswith(("GUILD_MEMBER", "GUILD_ROLE")) and event.guild_id:
        guild = world.guilds[event.guild_id]
        known = user.id in guild.members
        return {"t": "members", "guild_id": guild.id, "members": members(world, guild)} if known else None
    if event.channel is None:
        return None
    gone = {"t": "channel_gone", "channel_id": event.channel.id}
    if not world.may_see(user, event.channel):
        put_out = user.id in event.data.get("removed_member_ids", [])
        return gone if name == "CHANNEL_UPDATE" or put_out else None
    if name in ("CHANNEL_DELETE", "THREAD_DELETE"):
        return gone
    if name == "TYPING_START":
        return {"t": "typing", "channel_id": event.channel.id, "user_id": event.data["user_id"]}
    if name.startswith(("CHANNEL", "THREAD")):
        return {"t": "channel", "channel": channel(world, readers, user, event.channel)}
    return _message_news(world, user, event, event.channel)


def _message_news(world: "World", user: User, event: Event, where: Channel) -> Json | None:
    if event.name.startswith("MESSAGE_DELETE"):
        gone = event.data.get("ids") or [event.data["id"]]
        return {"t": "message_gone", "channel_id": where.id, "ids": gone}
    if event.message is None or not world.sees(user, event.message):
        return None
    return {
        "t": "message",
        "channel_id": where.id,
        "new": event.name == "MESSAGE_CREATE",
        "message": message(world, user, event.message),
    }
