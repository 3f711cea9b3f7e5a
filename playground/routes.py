"""Discord's REST routes, each as a few lines on the world."""

import base64
from collections.abc import Callable
from typing import Any

from playground import commands, interactions, messages, threads, wire
from playground.clock import iso
from playground.event import Event
from playground.gateway import Intent, blanked
from playground.model import Channel, Emoji, Message
from playground.permissions import Permission, guild_permissions
from playground.refusal import Json, Path, Problems, Refusal, invalid_field, missing_permissions, unknown
from playground.rest import Call, Handler, Route
from playground.shapes import anything, flag, items, record, snowflake, text

MAX_EMOJIS = 2000
MAX_EMOJI_SIZE = 256 * 1024
_ROUTES: list[Route] = []


def _route(method: str, path: str, *query: str, token: bool = True, status: int = 200) -> Callable[[Handler], Handler]:
    def keep(handler: Handler) -> Handler:
        _ROUTES.append(Route(method, path, handler, frozenset(query), token, status))
        return handler

    return keep


def all_routes() -> list[Route]:
    """Every route there is."""
    return list(_ROUTES)


# -- login ------------------------------------------------------------------------------------------


@_route("GET", "/users/@me")
def _me(call: Call) -> Json:
    return wire.own_user(call.world.bot)


@_route("PATCH", "/users/@me")
def _change_me(call: Call) -> Json:
    record({}, {"username": text(32, 2), "avatar": anything, "banner": anything})(call.body, (), call.problems)
    call.problems.refuse()
    call.world.bot.username = call.body.get("username", call.world.bot.username)
    return wire.own_user(call.world.bot)


@_route("GET", "/oauth2/applications/@me")
@_route("GET", "/applications/@me")
def _application(call: Call) -> Json:
    return wire.application(call.world)


@_route("GET", "/gateway")
def _gateway(call: Call) -> Json:
    return {"url": call.world.gateway_url}


@_route("GET", "/gateway/bot")
def _gateway_bot(call: Call) -> Json:
    limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
    return {"url": call.world.gateway_url, "shards": 1, "session_start_limit": limit}


@_route("GET", "/users/{user}")
def _user(call: Call) -> Json:
    return wire.user(call.world.get_user(call["user"]))


@_route("GET", "/users/@me/guilds", "limit", "before", "after", "with_counts")
def _my_guilds(call: Call) -> list[Json]:
    world = call.world
    return [
        {
            "id": guild.id,
            "name": guild.name,
            "icon": None,
            "banner": None,
            "owner": False,
            "permissions": str(int(guild_permissions(guild, guild.members[world.bot.id]))),
            "features": [],
        }
        for guild in world.guilds.values()
        if world.bot.id in guild.members
    ]


# -- commands ---------------------------------------------------------------------------------------


def _scope(call: Call) -> str | None:
    if call["app"] != call.world.application_id:
        raise Refusal(403, 20012, "You are not authorized to perform this action on this application")
    guild_id = call.params.get("guild")
    if guild_id is not None:
        call.world.get_guild(guild_id)
    return guild_id


def _commands(base: str) -> None:
    @_route("GET", base, "with_localizations")
    def listed(call: Call) -> list[Json]:
        return commands.listed(call.world, _scope(call))

    @_route("PUT", base)
    def replaced(call: Call) -> list[Json]:
        return commands.replace_all(call.world, _scope(call), call.body, call.problems)

    @_route("POST", base, status=201)
    def added(call: Call) -> Json:
        return commands.add(call.world, _scope(call), call.body, call.problems)

    @_route("GET", base + "/{command}", "with_localizations")
    def one(call: Call) -> Json:
        return commands.get(call.world, _scope(call), call["command"])

    @_route("PATCH", base + "/{command}")
    def changed(call: Call) -> Json:
        return commands.change(call.world, _scope(call), call["command"], call.body, call.problems)

    @_route("DELETE", base + "/{command}")
    def removed(call: Call) -> None:
        commands.remove(call.world, _scope(call), call["command"])


@_route("GET", "/applications/{app}/guilds/{guild}/commands/permissions")
def _all_command_permissions(call: Call) -> list[Json]:
    _scope(call)
    return []


@_route("GET", "/applications/{app}/guilds/{guild}/commands/{command}/permissions")
def _command_permissions(call: Call) -> Json:
    _scope(call)
    raise unknown("application command permissions")


_commands("/applications/{app}/commands")
_commands("/applications/{app}/guilds/{guild}/commands")


# -- interactions -----------------------------------------------------------------------------------


@_route("POST", "/interactions/{interaction}/{token}/callback", "with_response", token=False)
def _callback(call: Call) -> Json | None:
    answered = interactions.answer(call.world, call["interaction"], call["token"], call.body, call.files, call.problems)
    wanted = call.query.get("with_response", "").lower() in ("1", "true")
    return interactions.shown(call.world, answered) if wanted else None


@_route("POST", "/webhooks/{app}/{token}", "wait", "thread_id", "with_components", token=False)
def _follow_up(call: Call) -> Json:
    interaction = interactions.by_token(call.world, call["app"], call["token"])
    message = interactions.follow_up(call.world, interaction, call.body, call.files, call.problems)
    return wire.message(call.world, message)


def _response(call: Call) -> tuple[Any, Message]:
    interaction = interactions.by_token(call.world, call["app"], call["token"])
    return interaction, interactions.response(call.world, interaction, call["message"])


@_route("GET", "/webhooks/{app}/{token}/messages/{message}", "thread_id", token=False)
def _get_response(call: Call) -> Json:
    return wire.message(call.world, _response(call)[1])


@_route("PATCH", "/webhooks/{app}/{token}/messages/{message}", "thread_id", "with_components", token=False)
def _edit_response(call: Call) -> Json:
    interaction, message = _response(call)
    interactions.edit_response(call.world, interaction, message, call.body, call.files, call.problems)
    return wire.message(call.world, message)


@_route("DELETE", "/webhooks/{app}/{token}/messages/{message}", "thread_id", token=False)
def _delete_response(call: Call) -> None:
    interactions.delete_response(call.world, *_response(call))


# -- messages ---------------------------------------------------------------------------------------


def _shown(call: Call, message: Message) -> Json:
    content = bool(call.world.portal_intents & Intent.MESSAGE_CONTENT)
    return blanked(call.world, wire.message(call.world, message), content=content)


def _place(call: Call, *needs: Permission) -> Channel:
    return call.world.get_channel(call["channel"], *needs)


def _message(call: Call) -> tuple[Channel, Message]:
    channel = _place(call)
    return channel, call.world.get_message(channel, call["message"])


@_route("GET", "/channels/{channel}/messages", "before", "after", "around", "limit")
def _history(call: Call) -> list[Json]:
    limit = call.query.get("limit", "50")
    if not limit.isdecimal() or not 1 <= int(limit) <= 100:
        message = "int value should be less than or equal to 100."
        raise invalid_field(("limit",), "NUMBER_TYPE_MAX", message)
    found = messages.history(
        call.world,
        _place(call),
        before=call.query.get("before"),
        after=call.query.get("after"),
        around=call.query.get("around"),
        limit=int(limit),
    )
    return [_shown(call, each) for each in found]


@_route("POST", "/channels/{channel}/messages")
def _send(call: Call) -> Json:
    _, shown = messages.send_as_bot(call.world, _place(call), call.body, call.files, call.problems)
    return shown


@_route("POST", "/channels/{channel}/messages/bulk-delete")
def _bulk_delete(call: Call) -> None:
    record({"messages": items(snowflake)}, {})(call.body, (), call.problems)
    call.problems.refuse()
    channel = _place(call, Permission.MANAGE_MESSAGES)
    messages.delete_many(call.world, channel, [str(each) for each in call.body["messages"]])


@_route("GET", "/channels/{channel}/messages/pins", "before", "limit")
def _pins(call: Call) -> Json:
    pinned = [each for each in _place(call).messages.values() if each.pinned is not None]
    pinned.sort(key=lambda each: -(each.pinned or 0))
    shown = [{"pinned_at": iso(each.pinned or 0), "message": _shown(call, each)} for each in pinned]
    return {"items": shown[:50], "has_more": len(shown) > 50}


@_route("PUT", "/channels/{channel}/messages/pins/{message}")
@_route("PUT", "/channels/{channel}/pins/{message}")
def _pin(call: Call) -> None:
    messages.pin(call.world, *_message(call), pinned=True)


@_route("DELETE", "/channels/{channel}/messages/pins/{message}")
@_route("DELETE", "/channels/{channel}/pins/{message}")
def _unpin(call: Call) -> None:
    messages.pin(call.world, *_message(call), pinned=False)


@_route("GET", "/channels/{channel}/messages/{message}")
def _get_message(call: Call) -> Json:
    return _shown(call, _message(call)[1])


@_route("PATCH", "/channels/{channel}/messages/{message}")
def _edit_message(call: Call) -> Json:
    channel, message = _message(call)
    messages.edit_as_bot(call.world, channel, message, call.body, call.files, call.problems)
    return wire.message(call.world, message)


@_route("DELETE", "/channels/{channel}/messages/{message}")
def _delete_message(call: Call) -> None:
    messages.delete_as_bot(call.world, *_message(call))


@_route("POST", "/channels/{channel}/typing")
def _typing(call: Call) -> None:
    channel = _place(call)
    data: Json = {
        "channel_id": channel.id,
        "user_id": call.world.bot.id,
        "timestamp": int(call.world.clock.now()),
    }
    if channel.guild_id:
        member = call.world.guilds[channel.guild_id].members[call.world.bot.id]
        data |= {"guild_id": channel.guild_id, "member": wire.member(member)}
    call.world.publish(Event("TYPING_START", data, channel.guild_id, channel))


_REACTIONS = "/channels/{channel}/messages/{message}/reactions"


@_route("DELETE", _REACTIONS)
def _clear_reactions(call: Call) -> None:
    _place(call, Permission.MANAGE_MESSAGES)
    messages.unreact_all(call.world, *_message(call))


@_route("GET", _REACTIONS + "/{emoji}", "limit", "after", "type")
def _reacted(call: Call) -> list[Json]:
    _, message = _message(call)
    after, limit = int(call.query.get("after", "0")), int(call.query.get("limit", "25"))
    numbers = sorted(int(each) for each in message.reactions.get(call["emoji"], []) if int(each) > after)
    return [wire.user(call.world.users[str(each)]) for each in numbers[:limit]]


@_route("DELETE", _REACTIONS + "/{emoji}")
def _clear_reaction(call: Call) -> None:
    _place(call, Permission.MANAGE_MESSAGES)
    messages.unreact_all(call.world, *_message(call), emoji=call["emoji"])


@_route("PUT", _REACTIONS + "/{emoji}/@me")
def _react(call: Call) -> None:
    messages.react(call.world, call.world.bot, *_message(call), call["emoji"])


@_route("DELETE", _REACTIONS + "/{emoji}/@me")
def _unreact(call: Call) -> None:
    messages.unreact(call.world, call.world.bot, *_message(call), call["emoji"])


@_route("DELETE", _REACTIONS + "/{emoji}/{user}")
def _unreact_user(call: Call) -> None:
    _place(call, Permission.MANAGE_MESSAGES)
    messages.unreact(call.world, call.world.get_user(call["user"]), *_message(call), call["emoji"])


# -- channels and threads -----------------------------------------------------------------------------


@_route("GET", "/channels/{channel}")
def _channel(call: Call) -> Json:
    return wire.channel(_place(call))


@_route("PATCH", "/channels/{channel}")
def _change_channel(call: Call) -> Json:
    channel = _place(call)
    threads.change(call.world, channel, call.body, call.problems)
    return wire.channel(channel)


@_route("DELETE", "/channels/{channel}")
def _delete_channel(call: Call) -> Json:
    channel = _place(call)
    threads.remove_as_bot(call.world, channel)
    return wire.channel(channel)


@_route("PUT", "/channels/{channel}/permissions/{target}")
def _set_overwrite(call: Call) -> None:
    threads.set_overwrite(call.world, _place(call), call["target"], call.body, call.problems)


@_route("DELETE", "/channels/{channel}/permissions/{target}")
def _remove_overwrite(call: Call) -> None:
    threads.remove_overwrite(call.world, _place(call), call["target"])


@_route("POST", "/users/@me/channels")
def _open_dm(call: Call) -> Json:
    record({"recipient_id": snowflake}, {})(call.body, (), call.problems)
    call.problems.refuse()
    return wire.channel(messages.open_dm(call.world, str(call.body["recipient_id"])))


@_route("POST", "/channels/{channel}/threads", status=201)
def _start_thread(call: Call) -> Json:
    thread = threads.start(call.world, _place(call), call.world.bot, call.body, call.problems)
    return {**wire.channel(thread), "member": wire.thread_member(thread, call.world.bot.id)}


@_route("POST", "/channels/{channel}/messages/{message}/threads", status=201)
def _start_thread_on_message(call: Call) -> Json:
    channel, message = _message(call)
    thread = threads.start(call.world, channel, call.world.bot, call.body, call.problems, message=message)
    return {**wire.channel(thread), "member": wire.thread_member(thread, call.world.bot.id)}


@_route("GET", "/channels/{channel}/thread-members", "with_member", "after", "limit")
def _thread_members(call: Call) -> list[Json]:
    thread = _place(call)
    return [wire.thread_member(thread, each) for each in thread.thread_members]


@_route("GET", "/channels/{channel}/thread-members/{user}", "with_member")
def _thread_member(call: Call) -> Json:
    thread = _place(call)
    if call["user"] not in thread.thread_members:
        raise unknown("Member")
    return wire.thread_member(thread, call["user"])


@_route("PUT", "/channels/{channel}/thread-members/{user}")
def _add_thread_member(call: Call) -> None:
    user = call.world.bot if call["user"] == "@me" else call.world.get_user(call["user"])
    threads.add_member(call.world, _place(call), user)


@_route("DELETE", "/channels/{channel}/thread-members/{user}")
def _remove_thread_member(call: Call) -> None:
    thread = _place(call)
    user = call.world.bot if call["user"] == "@me" else call.world.get_user(call["user"])
    if user is not call.world.bot and not call.world.allowed(call.world.bot, thread) & Permission.MANAGE_THREADS:
        raise missing_permissions()
    threads.remove_member(call.world, thread, user)


def _thread_list(call: Call, found: list[Channel]) -> Json:
    bot = call.world.bot.id
    joined = [wire.thread_member(each, bot) for each in found if bot in each.thread_members]
    return {"threads": [wire.channel(each) for each in found], "members": joined, "has_more": False}


def _archived(call: Call, kinds: tuple[int, ...]) -> Json:
    parent = _place(call, Permission.READ_MESSAGE_HISTORY)
    found = [t for t in call.world.threads.values() if t.parent_id == parent.id and t.archived and t.type in kinds]
    return _thread_list(call, sorted(found, key=lambda each: -each.archived_at))


@_route("GET", "/channels/{channel}/threads/archived/public", "before", "limit")
def _archived_public(call: Call) -> Json:
    return _archived(call, (10, 11))


@_route("GET", "/channels/{channel}/threads/archived/private", "before", "limit")
def _archived_private(call: Call) -> Json:
    _place(call, Permission.MANAGE_THREADS)
    return _archived(call, (12,))


@_route("GET", "/guilds/{guild}/threads/active")
def _active_threads(call: Call) -> Json:
    guild = call.world.get_guild(call["guild"])
    found = [t for t in call.world.threads.values() if t.guild_id == guild.id and not t.archived]
    shown = _thread_list(call, [each for each in found if call.world.may_see(call.world.bot, each)])
    return {"threads": shown["threads"], "members": shown["members"], "has_more": False}


# -- guilds -------------------------------------------------------------------------------------------


@_route("GET", "/guilds/{guild}", "with_counts")
def _guild(call: Call) -> Json:
    return wire.guild(call.world.get_guild(call["guild"]))


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


# -- application emojis -------------------------------------------------------------------------------


@_route("GET", "/applications/{app}/emojis")
def _emojis(call: Call) -> Json:
    return {"items": [wire.emoji(call.world, each) for each in call.world.emojis.values()]}


@_route("GET", "/applications/{app}/emojis/{emoji}")
def _emoji(call: Call) -> Json:
    return wire.emoji(call.world, _get_emoji(call))


def _get_emoji(call: Call) -> Emoji:
    if call["emoji"] not in call.world.emojis:
        raise unknown("Emoji")
    return call.world.emojis[call["emoji"]]


def _emoji_name(value: object, path: Path, problems: Problems) -> None:
    text(32, 2)(value, path, problems)
    if isinstance(value, str) and not value.replace("_", "a").isalnum():
        problems.add(path, "STRING_TYPE_REGEX", "String value did not match validation regex.")


@_route("POST", "/applications/{app}/emojis", status=201)
def _create_emoji(call: Call) -> Json:
    record({"name": _emoji_name, "image": text()}, {})(call.body, (), call.problems)
    call.problems.refuse()
    if len(call.world.emojis) >= MAX_EMOJIS:
        raise Refusal(400, 30008, f"Maximum number of emojis reached ({MAX_EMOJIS})")
    head, _, data = call.body["image"].partition(",")
    image = base64.b64decode(data)
    if len(image) > MAX_EMOJI_SIZE:
        message = "File cannot be larger than 256.0 kb."
        raise invalid_field(("image",), "BINARY_TYPE_MAX_SIZE", message)
    emoji = Emoji(call.world.new_id(), call.body["name"], "gif" in head, image)
    call.world.emojis[emoji.id] = emoji
    return wire.emoji(call.world, emoji)


@_route("PATCH", "/applications/{app}/emojis/{emoji}")
def _rename_emoji(call: Call) -> Json:
    record({"name": _emoji_name}, {"roles": items(flag)})(call.body, (), call.problems)
    call.problems.refuse()
    emoji = _get_emoji(call)
    emoji.name = call.body["name"]
    return wire.emoji(call.world, emoji)


@_route("DELETE", "/applications/{app}/emojis/{emoji}")
def _delete_emoji(call: Call) -> None:
    del call.world.emojis[_get_emoji(call).id]
