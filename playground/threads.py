"""Threads and channels: opening, renaming, archiving, joining."""

from typing import TYPE_CHECKING

from playground import messages, wire
from playground.event import Event
from playground.model import Channel, ChannelType, Message, Overwrite, User
from playground.permissions import Permission, guild_permissions
from playground.refusal import Json, Problems, RateLimit, Refusal, invalid_field, missing_permissions, unknown
from playground.shapes import flag, items, one_of, record, snowflake, text, whole

if TYPE_CHECKING:
    from playground.world import World

RENAMED, OPENED, STARTER = 4, 18, 21
MAX_CHANNELS, MAX_IN_CATEGORY, MAX_THREAD_MEMBERS = 500, 50, 1000
_ARCHIVE = one_of(60, 1440, 4320, 10080)
_OVERWRITE = record({"id": snowflake, "type": one_of(0, 1)}, {"allow": snowflake, "deny": snowflake})
_THREAD_FIELDS = {"auto_archive_duration": _ARCHIVE, "rate_limit_per_user": whole(0, 21600)}
THREAD_FROM_MESSAGE = record({"name": text(100, 1)}, _THREAD_FIELDS)
THREAD = record({"name": text(100, 1)}, {**_THREAD_FIELDS, "type": one_of(10, 11, 12), "invitable": flag})
THREAD_CHANGE = record(
    {},
    {
        **_THREAD_FIELDS,
        "name": text(100, 1),
        "archived": flag,
        "locked": flag,
        "invitable": flag,
        "flags": whole(0),
    },
)
_CHANNEL_FIELDS = {
    "type": one_of(0, 2, 4, 5),
    "topic": text(1024),
    "position": whole(0),
    "nsfw": flag,
    "rate_limit_per_user": whole(0, 21600),
    "parent_id": snowflake,
    "permission_overwrites": items(_OVERWRITE, 100),
    "default_auto_archive_duration": _ARCHIVE,
}
CHANNEL = record({"name": text(100, 1)}, _CHANNEL_FIELDS)
CHANNEL_CHANGE = record({}, {**_CHANNEL_FIELDS, "name": text(100, 1)})
OVERWRITE = record({"type": one_of(0, 1)}, {"id": snowflake, "allow": snowflake, "deny": snowflake})


def start(
    world: "World",
    parent: Channel,
    owner: User,
    body: Json,
    problems: Problems,
    *,
    message: Message | None = None,
) -> Channel:
    """Open a thread, on a message or free."""
    (THREAD_FROM_MESSAGE if message else THREAD)(body, (), problems)
    problems.refuse()
    kind = ChannelType(body.get("type") or (11 if message else 12))
    _check_may_start(world, parent, owner, kind, message)
    now = world.clock.now()
    thread = Channel(
        message.id if message else world.new_id(),
        kind,
        parent.guild_id,
        body["name"],
        parent_id=parent.id,
        slowmode=body.get("rate_limit_per_user") or 0,
        owner_id=owner.id,
        invitable=body.get("invitable", True) is not False,
        auto_archive=body.get("auto_archive_duration") or 1440,
        archived_at=now,
        created=now,
        thread_members={owner.id: now},
    )
    world.channels[thread.id] = world.threads[thread.id] = thread
    guild = world.guilds[parent.guild_id or ""]
    guild.channels[thread.id] = thread
    _created(world, thread, newly=True)
    if message:
        messages.note(world, thread, message.author, STARTER, reference=parent, message_id=message.id)
    elif kind is not ChannelType.PRIVATE_THREAD:
        messages.note(world, parent, owner, OPENED, thread.name, reference=thread)
    _watch(world, thread)
    return thread


def _created(world: "World", thread: Channel, *, newly: bool) -> None:
    data = wire.channel(thread)
    if newly:
        data["newly_created"] = True
    if world.bot.id in thread.thread_members:
        data["member"] = wire.thread_member(thread, world.bot.id)
    world.publish(Event("THREAD_CREATE", data, thread.guild_id, thread))


def _check_may_start(world: "World", parent: Channel, owner: User, kind: ChannelType, message: Message | None) -> None:
    if parent.type not in (ChannelType.TEXT, ChannelType.ANNOUNCEMENT):
        raise Refusal(400, 50024, "Cannot execute action on this channel type")
    private = kind is ChannelType.PRIVATE_THREAD
    need = Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS
    if not world.allowed(owner, parent) & need:
        raise missing_permissions()
    if message and message.id in world.threads:
        raise Refusal(400, 160004, "A thread has already been created for this message")
    active = sum(not thread.archived for thread in world.threads.values() if thread.guild_id == parent.guild_id)
    if active >= world.limits.active_threads:
        raise Refusal(400, 160006, "Maximum number of active threads reached")


def _watch(world: "World", thread: Channel) -> None:
    """Archive the thread once nobody has written for as long as it says."""
    last = thread.messages[thread.last_message_id].timestamp if thread.last_message_id in thread.messages else 0
    idle_at = max(last, thread.archived_at) + thread.auto_archive * 60

    def look() -> None:
        if world.threads.get(thread.id) is thread and not thread.archived:
            _watch(world, thread)

    wait = idle_at - world.clock.now()
    if wait > 0:
        world.clock.later(wait, look)
    else:
        set_archived(world, thread, archived=True)


def set_archived(world: "World", thread: Channel, *, archived: bool) -> None:
    """Archive a thread, or bring it back."""
    thread.archived = archived
    thread.archived_at = world.clock.now()
    told(world, thread)
    if not archived:
        _watch(world, thread)


def told(world: "World", channel: Channel) -> None:
    """Tell that a channel or thread is another one now."""
    name = "THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE"
    world.publish(Event(name, wire.channel(channel), channel.guild_id, channel))


def change(world: "World", channel: Channel, body: Json, problems: Problems) -> None:
    """Change a channel or thread as the bot."""
    if channel.is_dm:
        raise Refusal(403, 50003, "Cannot execute action on a DM channel")
    (THREAD_CHANGE if channel.is_thread else CHANNEL_CHANGE)(body, (), problems)
    problems.refuse()
    allowed = world.allowed(world.bot, channel)
    if channel.is_thread:
        _check_thread_change(world, channel, body, allowed)
    elif not allowed & Permission.MANAGE_CHANNELS:
        raise missing_permissions()
    if _renames(channel, body):
        _check_renames(world, channel)
    was_archived, was_called = channel.archived, channel.name
    _apply(world, channel, body)
    if channel.is_thread and channel.name != was_called and not channel.archived:
        messages.note(world, channel, world.bot, RENAMED, channel.name)
    if channel.archived != was_archived:
        set_archived(world, channel, archived=channel.archived)
    else:
        told(world, channel)


def _check_thread_change(world: "World", thread: Channel, body: Json, allowed: Permission) -> None:
    manages = bool(allowed & Permission.MANAGE_THREADS)
    if thread.archived and body.get("archived") is not False:
        raise Refusal(400, 50083, "Thread is archived")
    needs_manage = thread.owner_id != world.bot.id or "locked" in body or "rate_limit_per_user" in body
    if needs_manage and not manages and set(body) - {"archived"}:
        raise missing_permissions()
    if body.get("archived") is False and thread.locked and not manages:
        raise missing_permissions()


def _renames(channel: Channel, body: Json) -> bool:
    return body.get("name", channel.name) != channel.name or body.get("topic", channel.topic) != channel.topic


def _check_renames(world: "World", channel: Channel) -> None:
    now = world.clock.now()
    recent = [at for at in world.recent.renames.get(channel.id, []) if now - at < 600]
    if len(recent) >= world.limits.renames_per_10_minutes:
        raise RateLimit(recent[0] + 600 - now)
    world.recent.renames[channel.id] = [*recent, now]


def _apply(world: "World", channel: Channel, body: Json) -> None:
    names = {
        "name": "name",
        "topic": "topic",
        "position": "position",
        "nsfw": "nsfw",
        "rate_limit_per_user": "slowmode",
        "archived": "archived",
        "locked": "locked",
        "invitable": "invitable",
        "auto_archive_duration": "auto_archive",
    }
    for field, attribute in names.items():
        if field in body and (body[field] is not None or field == "topic"):
            setattr(channel, attribute, body[field])
    if "parent_id" in body:
        channel.parent_id = None if body["parent_id"] is None else str(body["parent_id"])
        _check_category(world, channel)
    if body.get("permission_overwrites") is not None:
        channel.overwrites = {each.id: each for each in map(_overwrite, body["permission_overwrites"])}


def _overwrite(body: Json) -> Overwrite:
    return Overwrite(str(body["id"]), body["type"], int(body.get("allow") or 0), int(body.get("deny") or 0))


def set_overwrite(world: "World", channel: Channel, target: str, body: Json, problems: Problems) -> None:
    """Allow or deny things in a channel to a role or member."""
    OVERWRITE(body, (), problems)
    problems.refuse()
    if not world.allowed(world.bot, channel) & Permission.MANAGE_ROLES:
        raise missing_permissions()
    channel.overwrites[target] = _overwrite({**body, "id": target})
    told(world, channel)


def remove_overwrite(world: "World", channel: Channel, target: str) -> None:
    """Forget what a channel allows or denies to a role or member."""
    if not world.allowed(world.bot, channel) & Permission.MANAGE_ROLES:
        raise missing_permissions()
    if channel.overwrites.pop(target, None) is None:
        raise unknown("Permission overwrite")
    told(world, channel)


def permit(world: "World", channel: Channel, target: str, *, allow: int = 0, deny: int = 0) -> None:
    """Somebody with the right to do so allows or denies things in a channel to a role or a person."""
    saw = world.may_see(world.bot, channel)
    kind = 0 if channel.guild_id and target in world.guilds[channel.guild_id].roles else 1
    channel.overwrites[target] = Overwrite(target, kind, int(allow), int(deny))
    told(world, channel)
    if world.may_see(world.bot, channel) and not saw:
        hanging = [each for each in world.threads.values() if each.parent_id == channel.id and not each.archived]
        joined = [each for each in hanging if world.bot.id in each.thread_members]
        data = {
            "guild_id": channel.guild_id,
            "channel_ids": [channel.id],
            "threads": [wire.channel(each) for each in hanging],
            "members": [wire.thread_member(each, world.bot.id) for each in joined],
        }
        world.publish(Event("THREAD_LIST_SYNC", data, channel.guild_id, channel, for_bot=True))


def create_channel(world: "World", guild_id: str, body: Json, problems: Problems) -> Channel:
    """The bot makes a channel."""
    CHANNEL(body, (), problems)
    problems.refuse()
    guild = world.get_guild(guild_id)
    if not guild_permissions(guild, guild.members[world.bot.id]) & Permission.MANAGE_CHANNELS:
        raise missing_permissions()
    if sum(not each.is_thread for each in guild.channels.values()) >= MAX_CHANNELS:
        raise Refusal(400, 30013, f"Maximum number of guild channels reached ({MAX_CHANNELS})")
    parent = world.get_channel(str(body["parent_id"])) if body.get("parent_id") else None
    channel = world.add_channel(
        guild,
        body["name"].replace(" ", "-").lower() if body.get("type", 0) in (0, 5) else body["name"],
        ChannelType(body.get("type") or 0),
        topic=body.get("topic"),
        parent=parent,
        overwrites=[_overwrite(each) for each in body.get("permission_overwrites") or []],
    )
    try:
        _check_category(world, channel)
    except Refusal:
        remove(world, channel)
        raise
    return channel


def _check_category(world: "World", channel: Channel) -> None:
    if channel.parent_id is None or channel.is_thread:
        return
    siblings = [each for each in world.channels.values() if each.parent_id == channel.parent_id]
    if len(siblings) > MAX_IN_CATEGORY:
        message = f"Maximum number of channels in category reached ({MAX_IN_CATEGORY})"
        raise invalid_field(("parent_id",), "CHANNEL_PARENT_MAX_CHANNELS", message)


def remove(world: "World", channel: Channel) -> None:
    """Delete a channel or thread. With a channel its threads go, and Discord tells bots nothing of each."""
    guild = world.guilds[channel.guild_id or ""]
    for thread in [each for each in guild.channels.values() if each.is_thread and each.parent_id == channel.id]:
        for person in [each for each in world.people() if world.may_see(each, thread)]:
            world.publish(Event("channel_gone", {"channel_id": thread.id}, person=person.id))
        _forget(world, thread)
    data = wire.channel(channel)
    if channel.is_thread:
        data = {key: data[key] for key in ("id", "guild_id", "parent_id", "type")}
    name = "THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE"
    world.publish(Event(name, data, channel.guild_id, channel))
    _forget(world, channel)


def _forget(world: "World", channel: Channel) -> None:
    del world.guilds[channel.guild_id or ""].channels[channel.id], world.channels[channel.id]
    world.threads.pop(channel.id, None)


def remove_as_bot(world: "World", channel: Channel) -> None:
    """The bot deletes a channel or thread, or closes a DM."""
    if channel.is_dm:
        return
    need = Permission.MANAGE_THREADS if channel.is_thread else Permission.MANAGE_CHANNELS
    if not world.allowed(world.bot, channel) & need:
        raise missing_permissions()
    remove(world, channel)


def add_member(world: "World", thread: Channel, user: User) -> None:
    """Somebody joins a thread, or is added."""
    _check_thread(thread)
    guild = world.guilds[thread.guild_id or ""]
    world.get_member(guild, user.id)
    if user.id in thread.thread_members:
        return
    if len(thread.thread_members) >= MAX_THREAD_MEMBERS:
        message = f"Maximum number of thread participants has been reached ({MAX_THREAD_MEMBERS})"
        raise Refusal(400, 30033, message)
    thread.thread_members[user.id] = world.clock.now()
    if user is world.bot:
        _created(world, thread, newly=False)
    added = {
        **wire.thread_member(thread, user.id),
        "member": wire.member(guild.members[user.id]),
        "presence": None,
    }
    _members_event(world, thread, {"added_members": [added]})


def let_in(world: "World", thread: Channel, message: Message) -> None:
    """Whoever writes in a thread joins it, and whoever is called into it."""
    guild = world.guilds[thread.guild_id or ""]
    parent = world.channels[thread.parent_id or ""]
    for user_id in (message.author.id, *message.mentions):
        user = world.users[user_id]
        if user_id in guild.members and user_id not in thread.thread_members and world.may_see(user, parent):
            add_member(world, thread, user)


def remove_member(world: "World", thread: Channel, user: User) -> None:
    """Somebody leaves a thread, or is taken out."""
    _check_thread(thread)
    if thread.thread_members.pop(user.id, None) is None:
        raise unknown("Member")
    _members_event(world, thread, {"removed_member_ids": [user.id]})


def _check_thread(thread: Channel) -> None:
    if not thread.is_thread:
        raise Refusal(400, 50024, "Cannot execute action on this channel type")
    if thread.archived:
        raise Refusal(400, 50083, "Thread is archived")


def _members_event(world: "World", thread: Channel, more: Json) -> None:
    data = {
        "id": thread.id,
        "guild_id": thread.guild_id,
        "member_count": min(len(thread.thread_members), 50),
        **more,
    }
    world.publish(Event("THREAD_MEMBERS_UPDATE", data, thread.guild_id, thread))
