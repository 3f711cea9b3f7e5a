"""Who may do what where: Discord's permission bits and how roles and overwrites add up."""

from enum import IntFlag

from playground.model import Channel, ChannelType, Guild, Member


class Permission(IntFlag):
    """The permission bits that this server checks."""

    KICK_MEMBERS = 1 << 1
    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    MANAGE_ROLES = 1 << 28
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    USE_EXTERNAL_APPS = 1 << 50
    PIN_MESSAGES = 1 << 51


ALL = Permission((1 << 52) - 1)
EVERYONE = (
    Permission.ADD_REACTIONS
    | Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.USE_EXTERNAL_EMOJIS
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.CREATE_PRIVATE_THREADS
    | Permission.SEND_MESSAGES_IN_THREADS
    | Permission.USE_EXTERNAL_APPS
)
BOT = EVERYONE | Permission.MANAGE_MESSAGES | Permission.MANAGE_THREADS | Permission.PIN_MESSAGES
IN_DM = EVERYONE & ~(Permission.CREATE_PUBLIC_THREADS | Permission.CREATE_PRIVATE_THREADS)


def guild_permissions(guild: Guild, member: Member) -> Permission:
    """What a member may do before any channel has its say."""
    if guild.owner_id == member.user.id:
        return ALL
    allowed = guild.roles[guild.id].permissions
    for role_id in member.roles:
        allowed |= guild.roles[role_id].permissions
    if allowed & Permission.ADMINISTRATOR:
        return ALL
    return Permission(allowed)


def channel_permissions(guild: Guild, channel: Channel, member: Member) -> Permission:
    """What a member may do in a channel; a thread follows the channel it hangs on."""
    allowed = guild_permissions(guild, member)
    if allowed == ALL:
        return ALL
    place = guild.channels[channel.parent_id or ""] if channel.is_thread else channel
    everyone = place.overwrites.get(guild.id)
    if everyone:
        allowed = Permission(allowed & ~everyone.deny | everyone.allow)
    of_roles = [place.overwrites[role] for role in member.roles if role in place.overwrites]
    for overwrite in of_roles:
        allowed = Permission(allowed & ~overwrite.deny)
    for overwrite in of_roles:
        allowed = Permission(allowed | overwrite.allow)
    own = place.overwrites.get(member.user.id)
    if own:
        allowed = Permission(allowed & ~own.deny | own.allow)
    if not allowed & Permission.VIEW_CHANNEL:
        return Permission(0)
    if (
        channel.type is ChannelType.PRIVATE_THREAD
        and member.user.id not in channel.thread_members
        and not allowed & Permission.MANAGE_THREADS
    ):
        return Permission(0)
    return allowed
