"""Messages: sending, editing, deleting, reacting and pinning, by the bot and by people."""

import re
from typing import TYPE_CHECKING

from playground import content, threads, wire
from playground.clock import born
from playground.content import Draft, File
from playground.event import Event
from playground.model import Channel, ChannelType, Message, MessageFlag, User
from playground.permissions import Permission
from playground.refusal import (
    Json,
    Problems,
    RateLimit,
    Refusal,
    invalid_field,
    missing_access,
    missing_permissions,
)

if TYPE_CHECKING:
    from playground.world import World

PINNED, REPLY, COMMAND_ANSWER = 6, 19, 20
BULK_AGE = 14 * 24 * 3600.0


class Impossible(Exception):
    """Something that Discord's client does not offer: nothing is sent."""


def check_bot_may_send(world: "World", channel: Channel, body: Json, files: list[File]) -> None:
    """Refuse what the bot may not post here."""
    allowed = world.allowed(world.bot, channel)
    if channel.is_dm:
        person = channel.recipients[0]
        if not world.has_mutual_guild(person):
            message = "Cannot send messages to this user due to having no mutual guilds"
            raise Refusal(403, 50278, message)
        if not person.dms_open:
            raise Refusal(403, 50007, "Cannot send messages to this user")
        return
    if channel.type in (ChannelType.CATEGORY,):
        raise Refusal(400, 50008, "Cannot send messages in a non-text channel")
    need = Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES
    if not allowed & need:
        raise missing_permissions()
    if (files and not allowed & Permission.ATTACH_FILES) or (
        body.get("message_reference") and not allowed & Permission.READ_MESSAGE_HISTORY
    ):
        raise missing_permissions()
    if channel.locked and channel.archived:
        raise Refusal(400, 50083, "Thread is archived")


def send_as_bot(
    world: "World", channel: Channel, body: Json, files: list[File], problems: Problems
) -> tuple[Message, Json]:
    """Post as the bot; returns the message and its JSON, which is the first one's for a repeated nonce."""
    check_bot_may_send(world, channel, body, files)
    draft = content.read(world, content.CHANNEL_MESSAGE, body, files, problems, channel_id=channel.id)
    check_not_empty(draft)
    nonce = body.get("nonce")
    again = _repeated(world, channel, nonce) if body.get("enforce_nonce") else None
    if again is None:
        again = Message(world.new_id(), channel.id, world.bot, world.clock.now(), tts=bool(body.get("tts")))
        _refer(world, channel, again, body)
        fill(world, again, draft)
        post(world, channel, again, nonce=nonce)
    shown = wire.message(world, again)
    return again, shown if nonce is None else {**shown, "nonce": nonce}


def _repeated(world: "World", channel: Channel, nonce: str | int | None) -> Message | None:
    _forget_nonces(world)
    found = world.recent.nonces.get((channel.id, str(nonce)))
    if found is None:
        return None
    return world.get_message(channel, found[0])  # refuses when it has been deleted since


def _remember_nonce(world: "World", message: Message, nonce: str | int) -> None:
    key = message.channel_id, str(nonce)
    world.recent.nonces.pop(key, None)  # so that they stay in order of age
    world.recent.nonces[key] = message.id, world.clock.now()


def _forget_nonces(world: "World") -> None:
    """Drop the nonces that have run out; they are kept in order of age."""
    nonces, oldest = world.recent.nonces, world.clock.now() - world.limits.nonce_seconds
    while nonces:
        key, (_, at) = next(iter(nonces.items()))
        if at >= oldest:
            return
        del nonces[key]


def check_not_empty(draft: Draft) -> None:
    """Refuse a message with nothing in it."""
    if not (draft.content or draft.embeds or draft.components or draft.attachments):
        raise Refusal(400, 50006, "Cannot send an empty message")


def _refer(world: "World", channel: Channel, message: Message, body: Json) -> None:
    reference = body.get("message_reference")
    if not reference:
        return
    number = str(reference["message_id"])
    if number not in channel.messages:
        if reference.get("fail_if_not_exists", True):
            raise invalid_field(("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
        return
    refer_to(message, channel, number)
    mentions = body.get("allowed_mentions")
    if mentions is None or mentions.get("replied_user"):
        message.mentions.append(channel.messages[number].author.id)


def refer_to(message: Message, channel: Channel, message_id: str) -> None:
    """Make a message a reply."""
    message.type = REPLY
    message.reference = {"type": 0, "channel_id": channel.id, "message_id": message_id}
    if channel.guild_id:
        message.reference["guild_id"] = channel.guild_id


def fill(world: "World", message: Message, draft: Draft) -> None:
    """Put a draft's parts into a message."""
    if draft.content is not None:
        message.content = draft.content
    if draft.embeds is not None:
        message.embeds = draft.embeds
    if draft.components is not None:
        message.components = draft.components
    if draft.attachments is not None:
        message.attachments = draft.attachments
    if draft.flags is not None:
        message.flags = message.flags & ~MessageFlag.SUPPRESS_EMBEDS | draft.flags
    if draft.content is not None or draft.components is not None:
        _mention(world, message, draft.allowed_mentions)


def _mention(world: "World", message: Message, allowed: Json | None) -> None:
    said = "\n".join(content.texts(message.content, message.components))
    parse = set(("users", "roles", "everyone") if allowed is None else allowed.get("parse") or ())
    users = {str(each) for each in (allowed or {}).get("users") or ()}
    roles = {str(each) for each in (allowed or {}).get("roles") or ()}
    replied = [each for each in message.mentions if message.type == REPLY and message.edited is None]
    found = dict.fromkeys(re.findall(r"<@!?(\d+)>", said))
    message.mentions = list(
        dict.fromkeys(replied + [each for each in found if each in world.users and ("users" in parse or each in users)])
    )
    channel = world.channels[message.channel_id]
    guild = world.guild_of(channel)
    may_all = bool(world.allowed(message.author, channel) & Permission.MENTION_EVERYONE)
    message.mention_roles = [
        each
        for each in dict.fromkeys(re.findall(r"<@&(\d+)>", said))
        if guild and each in guild.roles and ("roles" in parse or each in roles)
        and (may_all or guild.roles[each].mentionable)
    ]  # fmt: skip
    message.mention_everyone = may_all and "everyone" in parse and bool(re.search(r"@(everyone|here)\b", said))


def post(world: "World", channel: Channel, message: Message, *, nonce: str | int | None = None) -> None:
    """Put a finished message into its channel and tell those who see it."""
    if message.viewer is not None:
        channel.ephemerals[message.id] = message
        data = wire.message(world, message, for_user=message.viewer)
        world.publish(Event("MESSAGE_CREATE", data, channel.guild_id, channel, message, person=message.viewer))
        return
    if channel.archived:
        threads.set_archived(world, channel, archived=False)
    if channel.is_thread:
        threads.let_in(world, channel, message)
    channel.messages[message.id] = message
    if nonce is not None:  # not before: a message that is refused until here can be sent again
        _remember_nonce(world, message, nonce)
    channel.last_message_id = message.id
    channel.messages_sent += 1
    data = wire.message_event(world, message)
    if nonce is not None:
        data["nonce"] = nonce
    world.publish(Event("MESSAGE_CREATE", data, channel.guild_id, channel, message))


def changed(world: "World", channel: Channel, message: Message) -> None:
    """Tell those who see a message that it is another one now."""
    if message.viewer is not None:
        data = wire.message(world, message, for_user=message.viewer)
        world.publish(Event("MESSAGE_UPDATE", data, channel.guild_id, channel, message, person=message.viewer))
        return
    data = wire.message_event(world, message)
    world.publish(Event("MESSAGE_UPDATE", data, channel.guild_id, channel, message))


def edit(
    world: "World",
    channel: Channel,
    message: Message,
    body: Json,
    files: list[File],
    problems: Problems,
    *,
    path: tuple[str | int, ...] = (),
) -> None:
    """Change a message of the bot's."""
    if channel.archived:
        raise Refusal(400, 50083, "Thread is archived")
    draft = content.read(
        world, content.EDIT, body, files, problems, path=path, before=message, channel_id=channel.id,
        ephemeral=message.viewer is not None,
    )  # fmt: skip
    after = Draft(
        message.content if draft.content is None else draft.content,
        message.embeds if draft.embeds is None else draft.embeds,
        message.components if draft.components is None else draft.components,
        message.attachments if draft.attachments is None else draft.attachments,
        None,
        None,
    )
    check_not_empty(after)
    was_loading = message.is_loading
    message.flags &= ~MessageFlag.LOADING
    message.edited = None if was_loading else world.clock.now()
    fill(world, message, draft)
    changed(world, channel, message)


def edit_as_bot(
    world: "World", channel: Channel, message: Message, body: Json, files: list[File], problems: Problems
) -> None:
    """Change a message through the bot's token."""
    if message.author is not world.bot:
        raise Refusal(403, 50005, "Cannot edit a message authored by another user")
    _check_old_edits(world, message)
    edit(world, channel, message, body, files, problems)


def _check_old_edits(world: "World", message: Message) -> None:
    now = world.clock.now()
    if now - message.timestamp < 3600:
        return
    recent = [at for at in world.recent.old_edits.get(message.id, []) if now - at < 3600]
    if len(recent) >= world.limits.old_edits_per_hour:
        text = "Maximum number of edits to messages older than 1 hour reached. Try again later."
        raise RateLimit(recent[0] + 3600 - now, code=30046, message=text)
    world.recent.old_edits[message.id] = [*recent, now]


def delete(world: "World", channel: Channel, message: Message) -> None:
    """Take a message away."""
    if message.viewer is not None:
        del channel.ephemerals[message.id]
    else:
        del channel.messages[message.id]
    data = {"id": message.id, "channel_id": channel.id}
    if channel.guild_id:
        data["guild_id"] = channel.guild_id
    world.publish(Event("MESSAGE_DELETE", data, channel.guild_id, channel, message, person=message.viewer))


def delete_as_bot(world: "World", channel: Channel, message: Message) -> None:
    """Take a message away through the bot's token."""
    if message.author is not world.bot:
        if channel.is_dm:
            raise Refusal(403, 50003, "Cannot execute action on a DM channel")
        if not world.allowed(world.bot, channel) & Permission.MANAGE_MESSAGES:
            raise missing_permissions()
    if channel.archived:
        raise Refusal(400, 50083, "Thread is archived")
    delete(world, channel, message)


def delete_many(world: "World", channel: Channel, numbers: list[str]) -> None:
    """Take 2 to 100 young messages away at once."""
    if channel.is_dm:
        raise Refusal(403, 50003, "Cannot execute action on a DM channel")
    if not 2 <= len(numbers) <= 100:
        raise Refusal(
            400,
            50016,
            "Provided too few or too many messages to delete. Must provide at least 2 and at most 100.",
        )
    if any(world.clock.now() - born(number) > BULK_AGE for number in numbers):
        raise Refusal(400, 50034, "You can only bulk delete messages that are under 14 days old.")
    for number in numbers:
        channel.messages.pop(number, None)
    data = {"ids": numbers, "channel_id": channel.id, "guild_id": channel.guild_id}
    world.publish(Event("MESSAGE_DELETE_BULK", data, channel.guild_id, channel))


def say(
    world: "World", author: User, channel: Channel, said: str, *, reply_to: str | None = None,
    files: list[File] | None = None,
) -> Message:  # fmt: skip
    """A person types a message."""
    allowed = world.allowed(author, channel)
    need = Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES
    if not allowed & need:
        raise Impossible(f"{author.global_name} cannot write here")
    if channel.locked and not allowed & Permission.MANAGE_THREADS:
        raise Impossible("this thread is locked")
    if len(said) > content.MAX_CONTENT:
        raise Impossible(f"a message has at most {content.MAX_CONTENT} characters")
    message = Message(world.new_id(), channel.id, author, world.clock.now())
    message.attachments = [content.make_attachment(world, file, {}) for file in files or []]
    if not said.strip() and not message.attachments:
        raise Impossible("a message needs a text or a file")
    if reply_to is not None:
        if reply_to not in channel.messages:
            raise Impossible("there is no such message to reply to")
        refer_to(message, channel, reply_to)
        message.mentions.append(channel.messages[reply_to].author.id)
    message.content = said.strip()
    _mention(world, message, None)
    post(world, channel, message)
    return message


def dismiss(world: "World", person: User, message: Message) -> None:
    """A person closes an ephemeral message of theirs; nobody else notices."""
    if message.viewer != person.id:
        raise Impossible("only one's own ephemeral messages can be dismissed")
    delete(world, world.channels[message.channel_id], message)


def note(
    world: "World",
    channel: Channel,
    author: User,
    kind: int,
    text: str = "",
    *,
    reference: Channel | None = None,
    message_id: str | None = None,
) -> None:
    """A line that Discord itself writes: a thread was opened, a message pinned, a thread renamed."""
    line = Message(world.new_id(), channel.id, author, world.clock.now(), text, kind)
    if reference:
        line.reference = {"type": 0, "channel_id": reference.id}
        if message_id:
            line.reference["message_id"] = message_id
        if channel.guild_id:
            line.reference["guild_id"] = channel.guild_id
    post(world, channel, line)


def open_dm(world: "World", user_id: str) -> Channel:
    """The bot opens a conversation; whether it may speak there shows when it does."""
    user = world.get_user(user_id)
    if user is world.bot:
        raise Refusal(400, 50007, "Cannot send messages to this user")
    if user.id not in world.dms:
        now = world.clock.now()
        recent = [at for at in world.recent.new_dms if now - at < 600]
        if len(recent) >= world.limits.new_dms_per_10_minutes:
            raise Refusal(403, 40003, "You are opening direct messages too fast")
        world.recent.new_dms = [*recent, now]
    return world.dm_with(user)


def history(
    world: "World", channel: Channel, *, before: str | None, after: str | None, around: str | None, limit: int
) -> list[Message]:
    """Messages the bot may read back, newest first."""
    if not world.may_see(world.bot, channel):
        raise missing_access()
    if not channel.is_dm and not world.allowed(world.bot, channel) & Permission.READ_MESSAGE_HISTORY:
        return []
    every = list(channel.messages.values())
    if before is not None:
        every = [each for each in every if int(each.id) < int(before)]
    if after is not None:
        return [each for each in every if int(each.id) > int(after)][:limit][::-1]
    if around is not None:
        nearest = sorted(every, key=lambda each: abs(int(each.id) - int(around)))[:limit]
        return sorted(nearest, key=lambda each: -int(each.id))
    return every[-limit:][::-1]
