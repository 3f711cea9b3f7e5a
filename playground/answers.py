"""Answers: what the bot may say to an interaction, first and later.

The first answer has 3 seconds, the token 15 minutes. Ephemeral messages go to their one viewer only.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from playground import components as parts
from playground import content, messages, wire
from playground.content import File
from playground.event import Event
from playground.interactions import FIRST_ANSWER_SECONDS, TOKEN_SECONDS, advance, close_form, metadata, stop_thinking
from playground.model import Channel, Interaction, InteractionType, Message, MessageFlag, Progress
from playground.refusal import Json, Path, Problems, Refusal, invalid_field, unknown
from playground.shapes import anything, items, mapping, number, record, text, whole

if TYPE_CHECKING:
    from playground.world import World

USER_INSTALL_FOLLOW_UPS = 5
MESSAGE, DEFERRED_MESSAGE, DEFERRED_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9


@dataclass(frozen=True, slots=True)
class Answered:
    """What a callback did, for the REST answer."""

    interaction: Interaction
    callback: int
    message: Message | None


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
    record({"type": whole()}, {"data": mapping(anything)})(body, (), problems)
    problems.refuse()
    kind = body["type"]
    _check_kind(interaction, kind)
    data = body.get("data") or {}
    message = _act(world, interaction, kind, data, files, problems)
    interaction.acknowledged = True
    if kind == DEFERRED_MESSAGE:
        advance(world, interaction, Progress.THINKING)
        world.clock.later(
            interaction.created + TOKEN_SECONDS - world.clock.now(),
            lambda: stop_thinking(world, interaction_id),
        )
    else:
        advance(world, interaction, Progress.ANSWERED)
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
        interaction.promised = kind == DEFERRED_UPDATE
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

    choice = record({"name": text(100, 1), "value": value}, {"name_localizations": anything})
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
        interaction=metadata(interaction),
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
    record({}, {"flags": whole(0), "tts": anything})(data, ("data",), problems)
    problems.refuse()
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
    interaction.promised = False
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
    _keep_promise(world, interaction, message)


def delete_response(world: "World", interaction: Interaction, message: Message) -> None:
    """Take an answer away."""
    messages.delete(world, world.channels[interaction.channel_id], message)
    _keep_promise(world, interaction, message)


def _keep_promise(world: "World", interaction: Interaction, message: Message) -> None:
    if message.id == interaction.response_id:
        interaction.promised = False
        if interaction.progress is Progress.THINKING:
            advance(world, interaction, Progress.ANSWERED)


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
