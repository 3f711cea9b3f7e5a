"""The world as Discord writes it: model objects become the JSON of REST answers and gateway events."""

from typing import TYPE_CHECKING

from playground.clock import iso
from playground.model import Attachment, Channel, ChannelType, Emoji, Guild, Member, Message, MessageFlag, Role, User
from playground.permissions import Permission
from playground.refusal import Json

if TYPE_CHECKING:
    from playground.world import World


def user(person: User) -> Json:
    """A user object."""
    shown: Json = {
        "id": person.id,
        "username": person.username,
        "discriminator": "0000" if person.bot else "0",
        "global_name": person.global_name,
        "avatar": None,
        "avatar_decoration_data": None,
        "collectibles": None,
        "banner": None,
        "accent_color": None,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
    }
    if person.bot:
        shown["bot"] = True
    return shown


def own_user(person: User) -> Json:
    """The bot's own user object."""
    return {**user(person), "mfa_enabled": False, "locale": person.locale, "email": None, "verified": True}


def basic_member(member: Member) -> Json:
    """A member without its user, as in `resolved` and in message events."""
    return {
        "nick": member.nick,
        "avatar": None,
        "banner": None,
        "roles": list(member.roles),
        "joined_at": iso(member.joined_at),
        "premium_since": None,
        "communication_disabled_until": None,
        "pending": False,
        "flags": 0,
    }


def member(one: Member) -> Json:
    """A member object."""
    return {**basic_member(one), "user": user(one.user), "mute": False, "deaf": False}


def role(one: Role) -> Json:
    """A role object."""
    shown: Json = {
        "id": one.id,
        "name": one.name,
        "permissions": str(int(one.permissions)),
        "position": one.position,
        "color": one.color,
        "colors": {"primary_color": one.color, "secondary_color": None, "tertiary_color": None},
        "hoist": one.hoist,
        "managed": one.bot_id is not None,
        "mentionable": one.mentionable,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }
    if one.bot_id:
        shown["tags"] = {"bot_id": one.bot_id}
    return shown


def guild(one: Guild) -> Json:
    """A guild object as GET /guilds answers."""
    return {
        "id": one.id,
        "name": one.name,
        "icon": None,
        "description": None,
        "home_header": None,
        "splash": None,
        "discovery_splash": None,
        "features": [],
        "banner": None,
        "owner_id": one.owner_id,
        "application_id": None,
        "region": "deprecated",
        "afk_channel_id": None,
        "afk_timeout": 300,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "widget_enabled": False,
        "widget_channel_id": None,
        "verification_level": 0,
        "roles": [role(each) for each in one.roles.values()],
        "default_message_notifications": 0,
        "mfa_level": 0,
        "explicit_content_filter": 0,
        "max_presences": None,
        "max_members": 500000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "vanity_url_code": None,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "preferred_locale": one.locale,
        "rules_channel_id": None,
        "safety_alerts_channel_id": None,
        "public_updates_channel_id": None,
        "premium_progress_bar_enabled": False,
        "nsfw": False,
        "nsfw_level": 0,
        "emojis": [],
        "stickers": [],
        "incidents_data": None,
    }


def channel(one: Channel) -> Json:
    """A channel, thread or DM object."""
    shown: Json = {"id": one.id, "type": int(one.type), "flags": 0, "last_message_id": one.last_message_id}
    if one.is_dm:
        return {**shown, "recipients": [user(each) for each in one.recipients]}
    shown |= {
        "guild_id": one.guild_id,
        "name": one.name,
        "parent_id": one.parent_id,
        "rate_limit_per_user": one.slowmode,
    }
    if one.is_thread:
        return {
            **shown,
            "owner_id": one.owner_id,
            "thread_metadata": {
                "archived": one.archived,
                "archive_timestamp": iso(one.archived_at),
                "auto_archive_duration": one.auto_archive,
                "locked": one.locked,
                "create_timestamp": iso(one.created),
                **({"invitable": one.invitable} if one.type == 12 else {}),
            },
            "message_count": min(one.messages_sent, len(one.messages)),
            "member_count": min(len(one.thread_members), 50),
            "total_message_sent": one.messages_sent,
        }
    if one.type is ChannelType.VOICE:
        shown |= {"bitrate": 64_000, "user_limit": 0, "rtc_region": None, "video_quality_mode": 1}
    return {
        **shown,
        "topic": one.topic,
        "position": one.position,
        "nsfw": one.nsfw,
        "permission_overwrites": [
            {"id": each.id, "type": each.kind, "allow": str(each.allow), "deny": str(each.deny)}
            for each in one.overwrites.values()
        ],
    }


def thread_member(thread: Channel, user_id: str) -> Json:
    """A thread member object."""
    joined = thread.thread_members[user_id]
    return {"id": thread.id, "user_id": user_id, "join_timestamp": iso(joined), "flags": 0}


def attachment(world: "World", channel_id: str, one: Attachment) -> Json:
    """An attachment object, with a signed address."""
    folder = "ephemeral-attachments" if one.ephemeral else "attachments"
    url = f"{world.cdn}/{folder}/{channel_id}/{one.id}/{one.filename}?hm={one.signature}"
    shown: Json = {
        "id": one.id,
        "filename": one.filename,
        "size": len(one.content),
        "url": url,
        "proxy_url": url,
        "content_type": one.content_type or "application/octet-stream",
    }
    if one.description is not None:
        shown["description"] = one.description
    if one.width is not None:
        shown |= {"width": one.width, "height": one.height}
    if one.ephemeral:
        shown["ephemeral"] = True
    return shown


def emoji(world: "World", one: Emoji) -> Json:
    """An application emoji object."""
    return {
        "id": one.id,
        "name": one.name,
        "user": user(world.bot),
        "roles": [],
        "require_colons": True,
        "managed": False,
        "animated": one.animated,
        "available": True,
    }


def reaction_emoji(key: str) -> Json:
    """A reaction's emoji from its `name` or `name:id` form."""
    name, _, number = key.partition(":")
    return {"id": number or None, "name": name}


def message(world: "World", one: Message, *, for_user: str | None = None, nested: bool = False) -> Json:
    """A message object; `for_user` (by default the bot) decides what `me` means in reactions."""
    viewer = for_user or world.bot.id
    shown: Json = {
        "id": one.id,
        "channel_id": one.channel_id,
        "author": user(one.author),
        "content": one.content,
        "timestamp": iso(one.timestamp),
        "edited_timestamp": None if one.edited is None else iso(one.edited),
        "tts": one.tts,
        "mention_everyone": one.mention_everyone,
        "mentions": [user(world.users[each]) for each in one.mentions],
        "mention_roles": list(one.mention_roles),
        "attachments": [attachment(world, one.channel_id, each) for each in one.attachments],
        "embeds": one.embeds,
        "components": one.components,
        "pinned": one.pinned is not None,
        "type": one.type,
        "flags": one.flags,
    }
    if one.reactions and not nested:
        shown["reactions"] = [_reaction(key, users, viewer) for key, users in one.reactions.items() if users]
    if one.application_id and one.interaction:
        shown |= {"application_id": one.application_id, "webhook_id": one.application_id}
        shown["interaction_metadata"] = one.interaction
        if one.command:
            used = {key: one.interaction[key] for key in ("id", "type", "user")}
            shown["interaction"] = {**used, "name": one.command}
    if one.reference:
        shown["message_reference"] = one.reference
        if one.type == 19 and not nested:
            replied = world.find_message(one.reference["channel_id"], one.reference["message_id"])
            # A public answer to a click on an ephemeral message must not show that message to everybody.
            known = replied is not None and replied.viewer in (None, one.viewer)
            shown["referenced_message"] = message(world, replied, nested=True) if replied and known else None
    thread = world.threads.get(one.id)
    if thread and not nested:
        shown["thread"] = channel(thread)
    return shown


def _reaction(key: str, users: list[str], viewer: str) -> Json:
    return {
        "emoji": reaction_emoji(key),
        "count": len(users),
        "count_details": {"burst": 0, "normal": len(users)},
        "burst_colors": [],
        "me_burst": False,
        "me": viewer in users,
    }


def message_event(world: "World", one: Message) -> Json:
    """A message as gateway events carry it: with its guild and its author's membership."""
    shown = message(world, one)
    place = world.channels[one.channel_id]
    shown["channel_type"] = int(place.type)
    if place.guild_id:
        shown["guild_id"] = place.guild_id
        author = world.guilds[place.guild_id].members.get(one.author.id)
        if author:
            shown["member"] = {**basic_member(author), "mute": False, "deaf": False}
        for mentioned in shown["mentions"]:
            of_guild = world.guilds[place.guild_id].members.get(mentioned["id"])
            if of_guild:
                mentioned["member"] = {**basic_member(of_guild), "mute": False, "deaf": False}
    return shown


def application(world: "World") -> Json:
    """The bot's application."""
    owner = next((person for person in world.users.values() if not person.bot), world.bot)
    # The "limited" flags: what the portal allows an application below the review threshold.
    flags = sum(bit for intent, bit in PORTAL_FLAGS.items() if world.portal_intents & intent)
    return {
        "id": world.application_id,
        "name": world.bot.username,
        "icon": None,
        "description": "",
        "type": None,
        "bot": user(world.bot),
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": flags,
        "flags_new": str(flags),
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": user(owner),
        "approximate_guild_count": len(world.guilds),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": [],
        "integration_types_config": {"0": {}},
    }


PORTAL_FLAGS = {1 << 8: 1 << 13, 1 << 1: 1 << 15, 1 << 15: 1 << 19}


def permissions(bits: Permission) -> str:
    """Permission bits as text."""
    return str(int(bits))


def is_ephemeral(one: Message) -> bool:
    """Whether only one person sees it."""
    return bool(one.flags & MessageFlag.EPHEMERAL)
