"""Interactions: what the bot is told when a person acts, and the rules for its answers.

The first answer has 3 seconds, the token 15 minutes. Ephemeral messages go to their one viewer only.
"""

import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING

from playground import components as parts
from playground import content, messages, wire
from playground.content import File
from playground.event import Event
from playground.model import Channel, Interaction, InteractionType, Message, MessageFlag, Progress, User
from playground.permissions import ALL
from playground.refusal import Json, Path, Problems, Refusal, invalid_field, unknown
from playground.shapes import items, number, record, text, whole

if TYPE_CHECKING:
    from playground.world import World

FIRST_ANSWER_SECONDS = 3.0
TOKEN_SECONDS = 15 * 60.0
USER_INSTALL_FOLLOW_UPS = 5
PONG, MESSAGE, DEFERRED_MESSAGE, DEFERRED_UPDATE, UPDATE, CHOICES, MODAL = 1, 4, 5, 6, 7, 8, 9


@dataclass(frozen=True, slots=True)
class Answered:
    """What a callback did, for the REST answer."""

    interaction: Interaction
    callback: int
    message: Message | None


def begin(
    world: "World",
    kind: InteractionType,
    user: User,
    channel: Channel,
    data: Json,
    *,
    message: Message | None = None,
    trigger: Interaction | None = None,
) -> Interaction:
    """A person acts: remember it, tell the bot, and start the 3-second clock."""
    forget_expired(world)
    number_ = world.new_id()
    interaction = Interaction(
        number_,
        secrets.token_urlsafe(48),
        kind,
        user,
        channel.id,
        world.clock.now(),
        _owners(world, user, channel),
        name=_full_name(data),
        source=message.id if message else None,
        trigger=_metadata(trigger) if trigger else None,
    )
    world.interactions[number_] = world.tokens[interaction.token] = interaction
    _progress(world, interaction, Progress.WAITING)
    payload = _payload(world, interaction, channel, data, message)
    world.clock.later(FIRST_ANSWER_SECONDS, lambda: _give_up(world, number_))
    world.publish(Event("INTERACTION_CREATE", payload, channel.guild_id, channel, for_bot=True))
    return interaction


def _metadata(interaction: Interaction) -> Json:
    """What a message tells about the interaction it answers."""
    shown: Json = {
        "id": interaction.id,
        "type": int(interaction.type),
        "user": wire.user(interaction.user),
        "authorizing_integration_owners": interaction.owners,
    }
    if interaction.trigger:
        shown["triggering_interaction_metadata"] = interaction.trigger
    elif interaction.source:
        shown["interacted_message_id"] = interaction.source
    return shown


def _full_name(data: Json) -> str:
    """A command with its sub-command, such as `market start`; empty for anything else."""
    names = [data.get("name", "")]
    while data.get("options") and "options" in data["options"][0]:
        data = data["options"][0]
        names.append(data["name"])
    return " ".join(names)


def _owners(world: "World", user: User, channel: Channel) -> Json:
    """By whose leave the bot is here: the guild's (0), or only the person's own (1)."""
    guild = world.guild_of(channel)
    if guild and world.bot.id not in guild.members:
        return {"1": user.id}
    return {"0": channel.guild_id or "0"}


def _payload(world: "World", interaction: Interaction, channel: Channel, data: Json, message: Message | None) -> Json:
    payload: Json = {
        "id": interaction.id,
        "application_id": world.application_id,
        "type": int(interaction.type),
        "token": interaction.token,
        "version": 1,
        "data": data,
        "channel_id": channel.id,
        "channel": {
            **wire.channel(channel),
            "permissions": wire.permissions(world.allowed(interaction.user, channel)),
        },
        "app_permissions": wire.permissions(world.allowed(world.bot, channel)),
        "locale": interaction.user.locale,
        "entitlements": [],
        "authorizing_integration_owners": interaction.owners,
        "context": 1 if channel.is_dm else 0,
        "attachment_size_limit": content.MAX_FILE_SIZE,
    }
    guild = world.guild_of(channel)
    if guild:
        permissions = wire.permissions(world.allowed(interaction.user, channel))
        payload |= {
            "guild_id": guild.id,
            "guild": {"id": guild.id, "locale": guild.locale, "features": []},
            "guild_locale": guild.locale,
            "member": {**wire.member(guild.members[interaction.user.id]), "permissions": permissions},
        }
    else:
        payload["user"] = wire.user(interaction.user)
        payload["channel"]["permissions"] = wire.permissions(ALL)
    if message:
        payload["message"] = wire.message(world, message)
    return payload


def _progress(world: "World", interaction: Interaction, progress: Progress) -> None:
    interaction.progress = progress
    data: Json = {
        "id": interaction.id,
        "progress": str(progress),
        "type": int(interaction.type),
        "channel_id": interaction.channel_id,
        "message_id": interaction.source,
        "response_id": interaction.response_id,
        "name": interaction.name,
    }
    name = "autocomplete" if interaction.type is InteractionType.AUTOCOMPLETE else "interaction"
    world.publish(Event(name, data, person=interaction.user.id))


def _give_up(world: "World", interaction_id: str) -> None:
    interaction = world.interactions.get(interaction_id)
    if interaction and not interaction.acknowledged:
        _progress(world, interaction, Progress.FAILED)


def _stop_thinking(world: "World", interaction_id: str) -> None:
    interaction = world.interactions.get(interaction_id)
    if interaction and interaction.progress is Progress.THINKING:
        _progress(world, interaction, Progress.FAILED)


def forget_expired(world: "World") -> None:
    """Drop interactions whose token has run out; they are kept in order of age."""
    oldest = world.clock.now() - TOKEN_SECONDS - 60
    while world.interactions:
        first = next(iter(world.interactions.values()))
        if first.created > oldest:
            return
        del world.interactions[first.id], world.tokens[first.token]


# -- the first answer ---------------------------------------------------------------------------


def answer(
    world: "World", interaction_id: str, token: str, body: Json, files: list[File], problems: Problems
) -> Answered:
    """The bot's first answer to an interaction."""
    interaction = world.interactions.get(interaction_id)
    if interaction is None or interaction.token != token:
        raise unknown("interaction")
    if interaction.acknowledged:
        raise Refusal(400, 40060, "Interaction has already been acknowledged.")
    if world.clock.now() - interaction.created >= FIRST_ANSWER_SECONDS:
        raise unknown("interaction")
    record({"type": whole()}, {"data": lambda *_: None})(body, (), problems)
    problems.refuse()
    kind = body["type"]
    _check_kind(interaction, kind)
    data = body.get("data") or {}
    message = _act(world, interaction, kind, data, files, problems)
    interaction.acknowledged = True
    if kind == DEFERRED_MESSAGE:
        _progress(world, interaction, Progress.THINKING)
        world.clock.later(
            interaction.created + TOKEN_SECONDS - world.clock.now(),
            lambda: _stop_thinking(world, interaction_id),
        )
    else:
        _progress(world, interaction, Progress.ANSWERED)
    if kind == MODAL:
        opened = {
            "interaction_id": interaction.id,
            "channel_id": interaction.channel_id,
            **(interaction.modal or {}),
        }
        world.publish(Event("modal", opened, person=interaction.user.id))
    form = world.interactions.get(interaction.trigger["id"]) if interaction.trigger else None
    if form:
        close_form(world, form)
    return Answered(interaction, kind, message)


def close_form(world: "World", opened: Interaction) -> None:
    """A form is closed by its person, or by the answer to what they sent: until then it can be sent again."""
    opened.modal = None
    world.publish(Event("modal_closed", {"interaction_id": opened.id}, person=opened.user.id))


def _check_kind(interaction: Interaction, kind: int) -> None:
    if interaction.type is InteractionType.AUTOCOMPLETE:
        allowed = {CHOICES}
    else:
        allowed = {MESSAGE, DEFERRED_MESSAGE}
        if interaction.type is not InteractionType.MODAL:
            allowed.add(MODAL)
        if interaction.source is not None:
            allowed |= {DEFERRED_UPDATE, UPDATE}
    if kind not in allowed:
        listed = ", ".join(map(str, sorted(allowed)))
        raise invalid_field(("type",), "BASE_TYPE_CHOICES", f"Value must be one of ({listed}).")


def _act(
    world: "World", interaction: Interaction, kind: int, data: Json, files: list[File], problems: Problems
) -> Message | None:
    channel = world.channels[interaction.channel_id]
    if kind == MESSAGE:
        return _respond(world, interaction, channel, data, files, problems, path=("data",))
    if kind == DEFERRED_MESSAGE:
        return _defer(world, interaction, channel, data, problems)
    if kind in (UPDATE, DEFERRED_UPDATE):
        source = world.find_message(channel.id, interaction.source or "")
        if source is None:
            raise unknown("Message")
        if kind == UPDATE:
            messages.edit(world, channel, source, data, files, problems, path=("data",))
        interaction.response_id = source.id
        return source
    if kind == CHOICES:
        interaction.choices = _choices(data, problems)
    else:
        parts.MODAL(data, ("data",), problems)
        problems.refuse()
        parts.check_modal(data, ("data",), problems)
        problems.refuse()
        components = parts.normalise(data["components"], lambda url: {"url": url})
        interaction.modal = {**data, "components": components}
    return None


def _choices(data: Json, problems: Problems) -> list[Json]:
    def value(one: object, path: Path, found: Problems) -> None:
        (text(100) if isinstance(one, str) else number)(one, path, found)

    choice = record({"name": text(100, 1), "value": value}, {"name_localizations": lambda *_: None})
    record({}, {"choices": items(choice, 25)})(data, ("data",), problems)
    problems.refuse()
    return list(data.get("choices") or [])


def _new_message(world: "World", interaction: Interaction, channel: Channel, *, ephemeral: bool) -> Message:
    message = Message(
        world.new_id(),
        channel.id,
        world.bot,
        world.clock.now(),
        application_id=world.application_id,
        interaction=_metadata(interaction),
        command=interaction.name or None,
        viewer=interaction.user.id if ephemeral else None,
    )
    if interaction.type is InteractionType.COMMAND:
        message.type = messages.COMMAND_ANSWER
    elif interaction.source is not None:
        messages.refer_to(message, channel, interaction.source)
    return message


def _flags(data: Json) -> int:
    """The flags of a body that has not been checked yet."""
    flags = data.get("flags")
    return flags if isinstance(flags, int) else 0


def _respond(
    world: "World",
    interaction: Interaction,
    channel: Channel,
    data: Json,
    files: list[File],
    problems: Problems,
    *,
    path: tuple[str, ...] = (),
) -> Message:
    if channel.archived and channel.locked:
        raise Refusal(400, 50083, "Thread is archived")
    ephemeral = bool(_flags(data) & MessageFlag.EPHEMERAL)
    draft = content.read(
        world,
        content.WEBHOOK_MESSAGE,
        data,
        files,
        problems,
        path=path,
        channel_id=channel.id,
        ephemeral=ephemeral,
    )
    messages.check_not_empty(draft)
    message = _new_message(world, interaction, channel, ephemeral=ephemeral)
    messages.fill(world, message, draft)
    if interaction.response_id is None:
        interaction.response_id = message.id
    elif message.interaction:
        message.interaction["original_response_message_id"] = interaction.response_id
    messages.post(world, channel, message)
    return message


def _defer(world: "World", interaction: Interaction, channel: Channel, data: Json, problems: Problems) -> Message:
    record({}, {"flags": whole(0), "tts": lambda *_: None})(data, ("data",), problems)
    flags = data.get("flags") or 0
    if flags & ~(MessageFlag.EPHEMERAL | MessageFlag.SUPPRESS_NOTIFICATIONS):
        # A deferred answer cannot be V2 yet: that comes with the edit.
        problems.add(("data", "flags"), "MESSAGE_FLAGS_INVALID", "These flags cannot be set here.")
    problems.refuse()
    message = _new_message(world, interaction, channel, ephemeral=bool(flags & MessageFlag.EPHEMERAL))
    message.flags = flags | MessageFlag.LOADING
    interaction.response_id = message.id
    messages.post(world, channel, message)
    return message


# -- follow-ups, with the token for a credential --------------------------------------------------


def by_token(world: "World", application_id: str, token: str) -> Interaction:
    """The interaction a follow-up belongs to."""
    interaction = world.tokens.get(token)
    if application_id != world.application_id or interaction is None:
        raise Refusal(401, 50027, "Invalid Webhook Token")
    if world.clock.now() - interaction.created >= TOKEN_SECONDS:
        raise Refusal(401, 50027, "Invalid Webhook Token")
    if not interaction.acknowledged:
        raise unknown("Webhook")
    return interaction


def follow_up(world: "World", interaction: Interaction, body: Json, files: list[File], problems: Problems) -> Message:
    """One more message; the first after a deferral completes the deferred one."""
    channel = world.channels[interaction.channel_id]
    if interaction.progress is Progress.THINKING:
        deferred = world.find_message(channel.id, interaction.response_id or "")
        if deferred:
            flags = _flags(body) & ~MessageFlag.EPHEMERAL
            edit_response(world, interaction, deferred, {**body, "flags": flags}, files, problems)
            return deferred
    for_person_only = "0" not in interaction.owners
    if for_person_only and len(interaction.follow_ups) >= USER_INSTALL_FOLLOW_UPS:
        raise Refusal(400, 40094, "This interaction has reached the maximum number of follow-up messages")
    message = _respond(world, interaction, channel, body, files, problems)
    interaction.follow_ups += (message.id,)
    return message


def response(world: "World", interaction: Interaction, which: str) -> Message:
    """The original answer (`@original`) or a follow-up."""
    number_ = interaction.response_id if which == "@original" else which
    own = {interaction.response_id, *interaction.follow_ups}
    message = world.find_message(interaction.channel_id, number_ or "") if number_ in own else None
    if message is None:
        raise unknown("Message")
    return message


def edit_response(
    world: "World",
    interaction: Interaction,
    message: Message,
    body: Json,
    files: list[File],
    problems: Problems,
) -> None:
    """Change an answer; a deferred one stops thinking."""
    channel = world.channels[interaction.channel_id]
    messages.edit(world, channel, message, body, files, problems)
    if message.id == interaction.response_id and interaction.progress is Progress.THINKING:
        _progress(world, interaction, Progress.ANSWERED)


def delete_response(world: "World", interaction: Interaction, message: Message) -> None:
    """Take an answer away."""
    messages.delete(world, world.channels[interaction.channel_id], message)
    if message.id == interaction.response_id and interaction.progress is Progress.THINKING:
        _progress(world, interaction, Progress.ANSWERED)


def shown(world: "World", answered: Answered) -> Json:
    """The body of a callback's answer."""
    interaction = answered.interaction
    channel = world.channels[interaction.channel_id]
    about: Json = {"id": interaction.id, "type": int(interaction.type), "channel_id": channel.id}
    if channel.guild_id:
        about["guild_id"] = channel.guild_id
    body: Json = {"interaction": about}
    if answered.message:
        about |= {
            "response_message_id": answered.message.id,
            "response_message_loading": answered.message.is_loading,
            "response_message_ephemeral": answered.message.viewer is not None,
        }
        if answered.callback in (MESSAGE, UPDATE):
            body["resource"] = {"type": answered.callback, "message": wire.message(world, answered.message)}
    return body
