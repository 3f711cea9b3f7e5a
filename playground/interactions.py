"""Interactions: what the bot is told when a person acts, and how long it may take to answer."""

import secrets
from typing import TYPE_CHECKING

from playground import content, wire
from playground.event import Event
from playground.model import Channel, Interaction, InteractionType, Message, Progress, User
from playground.permissions import ALL
from playground.refusal import Json

if TYPE_CHECKING:
    from playground.world import World

FIRST_ANSWER_SECONDS = 3.0
TOKEN_SECONDS = 15 * 60.0


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
        trigger=metadata(trigger) if trigger else None,
    )
    world.interactions[number_] = world.tokens[interaction.token] = interaction
    advance(world, interaction, Progress.WAITING)
    payload = _payload(world, interaction, channel, data, message)
    world.clock.later(FIRST_ANSWER_SECONDS, lambda: _give_up(world, number_))
    world.publish(Event("INTERACTION_CREATE", payload, channel.guild_id, channel, for_bot=True))
    return interaction


def metadata(interaction: Interaction) -> Json:
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


def advance(world: "World", interaction: Interaction, progress: Progress) -> None:
    """An interaction has come further: tell the person."""
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
        advance(world, interaction, Progress.FAILED)


def stop_thinking(world: "World", interaction_id: str) -> None:
    """A deferred answer that never came has failed."""
    interaction = world.interactions.get(interaction_id)
    if interaction and interaction.progress is Progress.THINKING:
        advance(world, interaction, Progress.FAILED)


def close_form(world: "World", opened: Interaction) -> None:
    """A form is closed by its person, or by the answer to what they sent: until then it can be sent again."""
    opened.modal = None
    world.publish(Event("modal_closed", {"interaction_id": opened.id}, person=opened.user.id))


def forget_expired(world: "World") -> None:
    """Drop interactions whose token has run out; they are kept in order of age."""
    oldest = world.clock.now() - TOKEN_SECONDS - 60
    while world.interactions:
        first = next(iter(world.interactions.values()))
        if first.created > oldest:
            return
        del world.interactions[first.id], world.tokens[first.token]
