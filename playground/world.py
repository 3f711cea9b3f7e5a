"""The state of the local Discord, who is told when it changes, and where to find things in it.

No I/O here: the REST and gateway adapters, the page and the test API all act on one World.
"""

import heapq
import secrets
import unicodedata
import weakref
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from playground import wire
from playground.clock import Clock, Snowflakes, iso
from playground.event import Event
from playground.model import (
    Attachment,
    Channel,
    ChannelType,
    Emoji,
    Guild,
    Interaction,
    Member,
    Message,
    Overwrite,
    Role,
    User,
)
from playground.permissions import BOT, EVERYONE, IN_DM, Permission, channel_permissions
from playground.refusal import Json, missing_access, missing_permissions, unknown
from playground.sharding import Sharding


@dataclass(slots=True)
class Limits:
    """Limits whose exact figure Discord does not publish; a test may tighten them."""

    new_dms_per_10_minutes: int = 100
    active_threads: int = 1000
    renames_per_10_minutes: int = 2
    old_edits_per_hour: int = 30
    command_creates_per_day: int = 200
    nonce_seconds: float = 300.0
    # Off unless a test asks: on a clock that stands still, every second has no end.
    requests_per_second: int | None = None
    seconds_between_identifies: float | None = None
    max_concurrency: int = 1
    session_starts_per_day: int = 1000
    guilds_per_shard: int = 2500
    recommended_guilds_per_shard: int = 1000


@dataclass(slots=True)
class _Recent:
    """What has to be remembered for a while only."""

    nonces: dict[tuple[str, str], tuple[str, float]] = field(default_factory=dict)
    new_dms: list[float] = field(default_factory=list)
    renames: dict[str, list[float]] = field(default_factory=dict)
    old_edits: dict[str, list[float]] = field(default_factory=dict)
    command_creates: dict[str | None, list[float]] = field(default_factory=dict)
    requests: deque[float] = field(default_factory=deque)
    invalid: deque[float] = field(default_factory=deque)
    session_starts: deque[float] = field(default_factory=deque)
    identified: dict[int, float] = field(default_factory=dict)


class World:
    """Everything there is, in memory."""

    def __init__(self, clock: Clock, *, bot_name: str = "Market Hall", cdn: str = "https://cdn.discordapp.com") -> None:
        self.clock = clock
        self.new_id = Snowflakes(clock)
        self.cdn = cdn
        self.gateway_url = "wss://gateway.discord.gg/"
        self.limits = Limits()
        self.recent = _Recent()
        self.shards = Sharding(self)
        self.bot = User(self.new_id.apart(), bot_name, None, bot=True)
        self.application_id = self.bot.id
        self.bot_token = secrets.token_urlsafe(32)
        self.users: dict[str, User] = {self.bot.id: self.bot}
        self.guilds: dict[str, Guild] = {}
        self.channels: dict[str, Channel] = {}
        self.threads: dict[str, Channel] = {}
        self.dms: dict[str, Channel] = {}
        self.commands: dict[str | None, dict[str, Json]] = {}
        self.emojis: dict[str, Emoji] = {}
        self.interactions: dict[str, Interaction] = {}
        self.tokens: dict[str, Interaction] = {}
        self.uploads: dict[str, Attachment] = {}
        # Every attachment that a message still holds, for the CDN.
        self.files: weakref.WeakValueDictionary[str, Attachment] = weakref.WeakValueDictionary()
        self.portal_intents = 0
        self.listeners: list[Callable[[Event], None]] = []

    def publish(self, event: Event) -> None:
        """Tell everybody who listens."""
        for listener in list(self.listeners):
            listener(event)

    def commands_changed(self) -> None:
        """Tell the people that the list of commands is another one."""
        for person in self.people():
            self.publish(Event("commands", {}, person=person.id))

    def people(self) -> Iterator[User]:
        """Everybody but bots."""
        return (person for person in list(self.users.values()) if not person.bot)

    # -- making the furniture ------------------------------------------------------------------

    def add_user(self, name: str, *, locale: str = "en-US", dms_open: bool = True) -> User:
        """A new person, in no guild yet."""
        plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
        username = "".join(letter for letter in plain if letter.isalnum() or letter in "._")
        user = User(self.new_id.apart(), username or "someone", name, locale=locale, dms_open=dms_open)
        self.users[user.id] = user
        return user

    def add_guild(self, name: str, owner: User, *, locale: str = "en-US", with_bot: bool = True) -> Guild:
        """A new guild with its owner and the bot in it."""
        guild = Guild(self.new_id.apart(), name, owner.id, locale)
        guild.roles[guild.id] = Role(guild.id, "@everyone", EVERYONE)
        self.guilds[guild.id] = guild
        self.join(guild, owner)
        if with_bot:
            role = Role(self.new_id(), self.bot.username, BOT, position=1, bot_id=self.bot.id)
            guild.roles[role.id] = role
            guild.members[self.bot.id] = Member(self.bot, self.clock.now(), [role.id])
            joined = self.whole_guild(guild)
            del joined["unavailable"]  # by this a bot tells a new guild from one that was there before
            self.publish(Event("GUILD_CREATE", joined, guild.id, for_bot=True))
        return guild

    def add_channel(
        self,
        guild: Guild,
        name: str,
        kind: ChannelType = ChannelType.TEXT,
        *,
        topic: str | None = None,
        parent: Channel | None = None,
        overwrites: list[Overwrite] | None = None,
    ) -> Channel:
        """A new channel in a guild."""
        channel = Channel(
            self.new_id(),
            kind,
            guild.id,
            name,
            topic=topic,
            position=sum(not each.is_thread for each in guild.channels.values()),
            parent_id=parent.id if parent else None,
            overwrites={each.id: each for each in overwrites or []},
            created=self.clock.now(),
        )
        guild.channels[channel.id] = self.channels[channel.id] = channel
        self.publish(Event("CHANNEL_CREATE", wire.channel(channel), guild.id, channel))
        return channel

    def add_role(
        self, guild: Guild, name: str, permissions: int = 0, *, color: int = 0, mentionable: bool = False
    ) -> Role:
        """A new role in a guild."""
        place = len(guild.roles)
        role = Role(self.new_id(), name, permissions, position=place, color=color, mentionable=mentionable)
        guild.roles[role.id] = role
        self.publish(Event("GUILD_ROLE_CREATE", {"guild_id": guild.id, "role": wire.role(role)}, guild.id))
        return role

    def join(self, guild: Guild, user: User) -> Member:
        """Let somebody into a guild."""
        member = Member(user, self.clock.now())
        guild.members[user.id] = member
        data = {**wire.member(member), "guild_id": guild.id}
        self.publish(Event("GUILD_MEMBER_ADD", data, guild.id))
        return member

    def leave(self, guild: Guild, user: User) -> None:
        """Let somebody out of a guild."""
        del guild.members[user.id]
        data = {"guild_id": guild.id, "user": wire.user(user)}
        self.publish(Event("GUILD_MEMBER_REMOVE", data, guild.id))

    def change_member(self, guild: Guild, member: Member) -> None:
        """Tell that a member's roles or nickname are others now."""
        self.publish(Event("GUILD_MEMBER_UPDATE", {**wire.member(member), "guild_id": guild.id}, guild.id))

    def rename_guild(self, guild: Guild, name: str) -> None:
        """Give a guild another name."""
        guild.name = name
        self.publish(Event("GUILD_UPDATE", wire.guild(guild), guild.id))

    def remove_bot(self, guild: Guild) -> None:
        """Show the bot the door."""
        del guild.members[self.bot.id]
        self.publish(Event("GUILD_DELETE", {"id": guild.id}, guild.id, for_bot=True))

    def dm_with(self, user: User) -> Channel:
        """The conversation between a person and the bot."""
        channel = self.dms.get(user.id)
        if channel is None:
            channel = Channel(self.new_id(), ChannelType.DM, recipients=[user], created=self.clock.now())
            self.dms[user.id] = self.channels[channel.id] = channel
            self.publish(Event("CHANNEL_CREATE", wire.channel(channel), None, channel, person=user.id))
        return channel

    def whole_guild(self, guild: Guild) -> Json:
        """A guild as GUILD_CREATE carries it, with what the bot may see of it."""
        me = guild.members[self.bot.id]
        seen = [each for each in guild.channels.values() if self.allowed(self.bot, each) & Permission.VIEW_CHANNEL]
        return {
            **wire.guild(guild),
            "joined_at": iso(me.joined_at),
            "large": False,
            "unavailable": False,
            "member_count": len(guild.members),
            "members": [wire.member(each) for each in guild.members.values()],
            "channels": [wire.channel(each) for each in seen if not each.is_thread],
            "threads": [wire.channel(each) for each in seen if each.is_thread and not each.archived],
            "voice_states": [],
            "presences": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }

    # -- finding things --------------------------------------------------------------------------

    def guild_of(self, channel: Channel) -> Guild | None:
        """The guild a channel is in; None for a DM."""
        return self.guilds[channel.guild_id] if channel.guild_id else None

    def allowed(self, user: User, channel: Channel) -> Permission:
        """What somebody may do in a channel."""
        guild = self.guild_of(channel)
        if guild is None:
            return IN_DM if user is self.bot or user in channel.recipients else Permission(0)
        member = guild.members.get(user.id)
        return channel_permissions(guild, channel, member) if member else Permission(0)

    def may_see(self, user: User, channel: Channel) -> bool:
        """Whether somebody sees a channel at all."""
        return bool(self.allowed(user, channel) & Permission.VIEW_CHANNEL)

    def get_guild(self, guild_id: str) -> Guild:
        """A guild the bot is in."""
        guild = self.guilds.get(guild_id)
        if guild is None or self.bot.id not in guild.members:
            raise unknown("Guild")
        return guild

    def get_channel(self, channel_id: str, *needs: Permission) -> Channel:
        """A channel in which the bot has these permissions."""
        channel = self.channels.get(channel_id)
        if channel is None:
            raise unknown("Channel")
        allowed = self.allowed(self.bot, channel)
        if not allowed & Permission.VIEW_CHANNEL:
            raise missing_access()
        for need in needs:
            if not allowed & need:
                raise missing_permissions()
        return channel

    def get_message(self, channel: Channel, message_id: str) -> Message:
        """A message that the bot's token can reach: never an ephemeral one."""
        if message_id not in channel.messages:
            raise unknown("Message")
        return channel.messages[message_id]

    def get_user(self, user_id: str) -> User:
        """A user."""
        if user_id not in self.users:
            raise unknown("User")
        return self.users[user_id]

    def get_member(self, guild: Guild, user_id: str) -> Member:
        """A member of a guild."""
        self.get_user(user_id)
        if user_id not in guild.members:
            raise unknown("Member")
        return guild.members[user_id]

    def find_message(self, channel_id: str, message_id: str) -> Message | None:
        """A message, ephemeral or not, if it is still there."""
        channel = self.channels.get(channel_id)
        if channel is None:
            return None
        return channel.messages.get(message_id) or channel.ephemerals.get(message_id)

    def sees(self, user: User, message: Message) -> bool:
        """Whether somebody sees a message: it is there, in a channel of theirs, and not for another's eyes."""
        there = self.find_message(message.channel_id, message.id) is message
        mine = message.viewer in (None, user.id)
        return there and mine and self.may_see(user, self.channels[message.channel_id])

    def seen_by(self, user: User, channel: Channel) -> list[Message]:
        """The messages somebody sees in a channel, oldest first."""
        return list(self.newest_seen_by(user, channel))[::-1]

    def newest_seen_by(self, user: User, channel: Channel) -> Iterator[Message]:
        """The messages somebody sees in a channel, newest first: whoever wants the last one need not see all."""
        if not self.may_see(user, channel):
            return iter(())
        newest = reversed(channel.messages.values())
        own = [each for each in reversed(channel.ephemerals.values()) if each.viewer == user.id]
        return heapq.merge(newest, own, key=lambda each: int(each.id), reverse=True) if own else newest

    def has_mutual_guild(self, user: User) -> bool:
        """Whether the bot shares a guild with somebody."""
        return any(user.id in guild.members and self.bot.id in guild.members for guild in self.guilds.values())
