"""The routes of channels, threads and guilds."""

from playground import messages, threads, wire
from playground.gateway import Intent
from playground.model import Channel
from playground.permissions import Permission, guild_permissions
from playground.refusal import Json, Refusal, missing_permissions, unknown
from playground.rest import Call, Route, into
from playground.routes.at import message_in, place
from playground.shapes import record, snowflake

ROUTES: list[Route] = []
_route = into(ROUTES)


@_route("GET", "/channels/{channel}")
def _channel(call: Call) -> Json:
    return wire.channel(place(call))


@_route("PATCH", "/channels/{channel}")
def _change_channel(call: Call) -> Json:
    channel = place(call)
    threads.change(call.world, channel, call.body, call.problems)
    return wire.channel(channel)


@_route("DELETE", "/channels/{channel}")
def _delete_channel(call: Call) -> Json:
    channel = place(call)
    threads.remove_as_bot(call.world, channel)
    return wire.channel(channel)


@_route("PUT", "/channels/{channel}/permissions/{target}")
def _set_overwrite(call: Call) -> None:
    threads.set_overwrite(call.world, place(call), call["target"], call.body, call.problems)


@_route("DELETE", "/channels/{channel}/permissions/{target}")
def _remove_overwrite(call: Call) -> None:
    threads.remove_overwrite(call.world, place(call), call["target"])


@_route("POST", "/users/@me/channels")
def _open_dm(call: Call) -> Json:
    record({"recipient_id": snowflake}, {})(call.body, (), call.problems)
    call.problems.refuse()
    return wire.channel(messages.open_dm(call.world, str(call.body["recipient_id"])))


@_route("POST", "/channels/{channel}/threads", status=201)
def _start_thread(call: Call) -> Json:
    thread = threads.start(call.world, place(call), call.world.bot, call.body, call.problems)
    return {**wire.channel(thread), "member": wire.thread_member(thread, call.world.bot.id)}


@_route("POST", "/channels/{channel}/messages/{message}/threads", status=201)
def _start_thread_on_message(call: Call) -> Json:
    channel, message = message_in(call)
    thread = threads.start(call.world, channel, call.world.bot, call.body, call.problems, message=message)
    return {**wire.channel(thread), "member": wire.thread_member(thread, call.world.bot.id)}


@_route("GET", "/channels/{channel}/thread-members", "with_member", "after", "limit")
def _thread_members(call: Call) -> list[Json]:
    thread = place(call)
    return [wire.thread_member(thread, each) for each in thread.thread_members]


@_route("GET", "/channels/{channel}/thread-members/{user}", "with_member")
def _thread_member(call: Call) -> Json:
    thread = place(call)
    if call["user"] not in thread.thread_members:
        raise unknown("Member")
    return wire.thread_member(thread, call["user"])


@_route("PUT", "/channels/{channel}/thread-members/{user}")
def _add_thread_member(call: Call) -> None:
    user = call.world.bot if call["user"] == "@me" else call.world.get_user(call["user"])
    threads.add_member(call.world, place(call), user)


@_route("DELETE", "/channels/{channel}/thread-members/{user}")
def _remove_thread_member(call: Call) -> None:
    thread = place(call)
    user = call.world.bot if call["user"] == "@me" else call.world.get_user(call["user"])
    if user is not call.world.bot and not call.world.allowed(call.world.bot, thread) & Permission.MANAGE_THREADS:
        raise missing_permissions()
    threads.remove_member(call.world, thread, user)


def _thread_list(call: Call, found: list[Channel]) -> Json:
    bot = call.world.bot.id
    joined = [wire.thread_member(each, bot) for each in found if bot in each.thread_members]
    return {"threads": [wire.channel(each) for each in found], "members": joined, "has_more": False}


def _archived(call: Call, kinds: tuple[int, ...]) -> Json:
    parent = place(call, Permission.READ_MESSAGE_HISTORY)
    found = [t for t in call.world.threads.values() if t.parent_id == parent.id and t.archived and t.type in kinds]
    return _thread_list(call, sorted(found, key=lambda each: -each.archived_at))


@_route("GET", "/channels/{channel}/threads/archived/public", "before", "limit")
def _archived_public(call: Call) -> Json:
    return _archived(call, (10, 11))


@_route("GET", "/channels/{channel}/threads/archived/private", "before", "limit")
def _archived_private(call: Call) -> Json:
    place(call, Permission.MANAGE_THREADS)
    return _archived(call, (12,))


@_route("GET", "/guilds/{guild}/threads/active")
def _active_threads(call: Call) -> Json:
    guild = call.world.get_guild(call["guild"])
    found = [t for t in call.world.threads.values() if t.guild_id == guild.id and not t.archived]
    shown = _thread_list(call, [each for each in found if call.world.may_see(call.world.bot, each)])
    return {"threads": shown["threads"], "members": shown["members"], "has_more": False}


@_route("GET", "/guilds/{guild}", "with_counts")
def _guild(call: Call) -> Json:
    guild = call.world.get_guild(call["guild"])
    shown = wire.guild(guild)
    if call.query.get("with_counts", "").lower() in ("1", "true"):
        shown |= {"approximate_member_count": len(guild.members), "approximate_presence_count": len(guild.members)}
    return shown


@_route("GET", "/guilds/{guild}/channels")
def _guild_channels(call: Call) -> list[Json]:
    guild = call.world.get_guild(call["guild"])
    return [wire.channel(each) for each in guild.channels.values() if not each.is_thread]


@_route("POST", "/guilds/{guild}/channels", status=201)
def _create_channel(call: Call) -> Json:
    return wire.channel(threads.create_channel(call.world, call["guild"], call.body, call.problems))


@_route("GET", "/guilds/{guild}/roles")
def _roles(call: Call) -> list[Json]:
    return [wire.role(each) for each in call.world.get_guild(call["guild"]).roles.values()]


@_route("GET", "/guilds/{guild}/members", "limit", "after")
def _members(call: Call) -> list[Json]:
    guild = call.world.get_guild(call["guild"])
    if not call.world.portal_intents & Intent.GUILD_MEMBERS:
        raise Refusal(403, 50001, "Missing Access")
    after = int(call.query.get("after", "0"))
    found = [each for each in guild.members.values() if int(each.user.id) > after]
    found.sort(key=lambda each: int(each.user.id))
    return [wire.member(each) for each in found[: int(call.query.get("limit", "1"))]]


@_route("GET", "/guilds/{guild}/members/search", "query", "limit")
def _search_members(call: Call) -> list[Json]:
    guild = call.world.get_guild(call["guild"])
    query = call.query.get("query", "").lower()
    found = [
        each
        for each in guild.members.values()
        if each.user.username.startswith(query) or (each.nick or "").lower().startswith(query)
    ]
    return [wire.member(each) for each in found[: int(call.query.get("limit", "1"))]]


@_route("GET", "/guilds/{guild}/members/{user}")
def _member(call: Call) -> Json:
    return wire.member(call.world.get_member(call.world.get_guild(call["guild"]), call["user"]))


def _change_roles(call: Call, *, add: bool) -> None:
    world = call.world
    guild = world.get_guild(call["guild"])
    member = world.get_member(guild, call["user"])
    if call["role"] not in guild.roles:
        raise unknown("Role")
    if not guild_permissions(guild, guild.members[world.bot.id]) & Permission.MANAGE_ROLES:
        raise missing_permissions()
    if add and call["role"] not in member.roles:
        member.roles.append(call["role"])
    elif not add and call["role"] in member.roles:
        member.roles.remove(call["role"])
    world.change_member(guild, member)


@_route("PUT", "/guilds/{guild}/members/{user}/roles/{role}")
def _add_role(call: Call) -> None:
    _change_roles(call, add=True)


@_route("DELETE", "/guilds/{guild}/members/{user}/roles/{role}")
def _remove_role(call: Call) -> None:
    _change_roles(call, add=False)
