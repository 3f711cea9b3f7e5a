"""What the local Discord is made of. Plain data; the rules are in the modules beside it."""

from dataclasses import dataclass, field
from enum import IntEnum, StrEnum

from playground.refusal import Json


class ChannelType(IntEnum):
    """Kinds of places where messages live."""

    TEXT = 0
    DM = 1
    VOICE = 2
    CATEGORY = 4
    ANNOUNCEMENT = 5
    ANNOUNCEMENT_THREAD = 10
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12


THREADS = {ChannelType.ANNOUNCEMENT_THREAD, ChannelType.PUBLIC_THREAD, ChannelType.PRIVATE_THREAD}


class MessageFlag:
    """The bits of a message's `flags` that mean something here."""

    SUPPRESS_EMBEDS = 1 << 2
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SUPPRESS_NOTIFICATIONS = 1 << 12
    COMPONENTS_V2 = 1 << 15


class InteractionType(IntEnum):
    """What a person did."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class Progress(StrEnum):
    """How far an interaction has come, as the person sees it."""

    WAITING = "waiting"
    THINKING = "thinking"
    ANSWERED = "answered"
    FAILED = "failed"


@dataclass(slots=True)
class User:
    """A person or the bot.

    `dms_open` is false for one who takes no DMs from this bot; `has_installed` is true for one who has
    installed the bot for themselves, so that its user commands follow them everywhere.
    """

    id: str
    username: str
    global_name: str | None
    bot: bool = False
    locale: str = "en-US"
    dms_open: bool = True
    has_installed: bool = False


@dataclass(slots=True)
class Role:
    """A role of a guild."""

    id: str
    name: str
    permissions: int
    position: int = 0
    color: int = 0
    hoist: bool = False
    mentionable: bool = False
    bot_id: str | None = None


@dataclass(slots=True)
class Member:
    """A user in a guild."""

    user: User
    joined_at: float
    roles: list[str] = field(default_factory=list)
    nick: str | None = None


@dataclass(slots=True)
class Overwrite:
    """What a channel allows and denies to a role (kind 0) or a member (kind 1)."""

    id: str
    kind: int
    allow: int
    deny: int


@dataclass(slots=True, weakref_slot=True)
class Attachment:
    """A file of a message, with its bytes."""

    id: str
    filename: str
    content: bytes
    content_type: str | None
    signature: str
    description: str | None = None
    width: int | None = None
    height: int | None = None
    ephemeral: bool = False


@dataclass(slots=True)
class Message:
    """A message. `viewer` is set for an ephemeral one: the only person who sees it."""

    id: str
    channel_id: str
    author: User
    timestamp: float
    content: str = ""
    type: int = 0
    flags: int = 0
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    mentions: list[str] = field(default_factory=list)
    mention_roles: list[str] = field(default_factory=list)
    mention_everyone: bool = False
    edited: float | None = None
    pinned: float | None = None
    tts: bool = False
    reference: Json | None = None
    reactions: dict[str, list[str]] = field(default_factory=dict)
    application_id: str | None = None
    interaction: Json | None = None
    command: str | None = None
    viewer: str | None = None

    @property
    def is_v2(self) -> bool:
        """Whether it is made of components only."""
        return bool(self.flags & MessageFlag.COMPONENTS_V2)

    @property
    def is_loading(self) -> bool:
        """Whether it stands for an answer that was deferred and has not come yet."""
        return bool(self.flags & MessageFlag.LOADING)


@dataclass(slots=True)
class Channel:
    """A channel, a thread or a DM, with its messages in order.

    Ephemeral messages are kept apart, so that nothing a bot may ask for can reach them.
    """

    id: str
    type: ChannelType
    guild_id: str | None = None
    name: str = ""
    topic: str | None = None
    position: int = 0
    parent_id: str | None = None
    slowmode: int = 0
    nsfw: bool = False
    overwrites: dict[str, Overwrite] = field(default_factory=dict)
    messages: dict[str, Message] = field(default_factory=dict)
    ephemerals: dict[str, Message] = field(default_factory=dict)
    last_message_id: str | None = None
    recipients: list[User] = field(default_factory=list)
    owner_id: str | None = None
    archived: bool = False
    locked: bool = False
    invitable: bool = True
    auto_archive: int = 1440
    archived_at: float = 0.0
    created: float = 0.0
    messages_sent: int = 0
    thread_members: dict[str, float] = field(default_factory=dict)

    @property
    def is_thread(self) -> bool:
        """Whether it hangs on another channel."""
        return self.type in THREADS

    @property
    def is_dm(self) -> bool:
        """Whether it is a conversation with one person."""
        return self.type is ChannelType.DM


@dataclass(slots=True)
class Guild:
    """A server in Discord's sense. Threads are kept among its channels."""

    id: str
    name: str
    owner_id: str
    locale: str = "en-US"
    roles: dict[str, Role] = field(default_factory=dict)
    members: dict[str, Member] = field(default_factory=dict)
    channels: dict[str, Channel] = field(default_factory=dict)


@dataclass(slots=True)
class Emoji:
    """A picture of the application that can stand in texts and on buttons."""

    id: str
    name: str
    animated: bool
    image: bytes


@dataclass(slots=True)
class Interaction:
    """Something a person did that the bot must answer within 3 seconds.

    It is kept for as long as its token lives, so it holds no more than what a late follow-up needs.
    """

    id: str
    token: str
    type: InteractionType
    user: User
    channel_id: str
    created: float
    owners: Json
    name: str = ""
    source: str | None = None
    trigger: Json | None = None
    progress: Progress = Progress.WAITING
    acknowledged: bool = False
    promised: bool = False
    """Whether the message on which something was pressed is to change, and has not yet."""
    response_id: str | None = None
    modal: Json | None = None
    choices: list[Json] | None = None
    follow_ups: tuple[str, ...] = ()
