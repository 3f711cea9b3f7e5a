"""The routes of messages, their pins and their reactions."""

from playground import messages, reactions, wire
from playground.clock import iso
from playground.event import Event
from playground.gateway import Intent, blanked
from playground.model import Message
from playground.permissions import Permission
from playground.refusal import Json, invalid_field
from playground.rest import Call, Route, into
from playground.routes.at import message_in, place
from playground.shapes import items, record, snowflake

ROUTES: list[Route] = []
_route = into(ROUTES)


def _shown(call: Call, message: Message) -> Json:
    content = bool(call.world.portal_intents & Intent.MESSAGE_CONTENT)
    return blanked(call.world, wire.message(call.world, message), content=content)


@_route("GET", "/channels/{channel}/messages", "before", "after", "around", "limit")
def _history(call: Call) -> list[Json]:
    limit = call.query.get("limit", "50")
    if not limit.isdecimal() or not 1 <= int(limit) <= 100:
        message = "int value should be less than or equal to 100."
        raise invalid_field(("limit",), "NUMBER_TYPE_MAX", message)
    found = messages.history(
        call.world,
        place(call),
        before=call.query.get("before"),
        after=call.query.get("after"),
        around=call.query.get("around"),
        limit=int(limit),
    )
    return [_shown(call, each) for each in found]


@_route("POST", "/channels/{channel}/messages")
def _send(call: Call) -> Json:
    _, shown = messages.send_as_bot(call.world, place(call), call.body, call.files, call.problems)
    return shown


@_route("POST", "/channels/{channel}/messages/bulk-delete")
def _bulk_delete(call: Call) -> None:
    record({"messages": items(snowflake)}, {})(call.body, (), call.problems)
    call.problems.refuse()
    channel = place(call, Permission.MANAGE_MESSAGES)
    messages.delete_many(call.world, channel, [str(each) for each in call.body["messages"]])


@_route("GET", "/channels/{channel}/messages/pins", "before", "limit")
def _pins(call: Call) -> Json:
    pinned = [each for each in place(call).messages.values() if each.pinned is not None]
    pinned.sort(key=lambda each: -(each.pinned or 0))
    shown = [{"pinned_at": iso(each.pinned or 0), "message": _shown(call, each)} for each in pinned]
    return {"items": shown[:50], "has_more": len(shown) > 50}


@_route("PUT", "/channels/{channel}/messages/pins/{message}")
@_route("PUT", "/channels/{channel}/pins/{message}")
def _pin(call: Call) -> None:
    reactions.pin(call.world, *message_in(call), pinned=True)


@_route("DELETE", "/channels/{channel}/messages/pins/{message}")
@_route("DELETE", "/channels/{channel}/pins/{message}")
def _unpin(call: Call) -> None:
    reactions.pin(call.world, *message_in(call), pinned=False)


@_route("GET", "/channels/{channel}/messages/{message}")
def _get_message(call: Call) -> Json:
    return _shown(call, message_in(call)[1])


@_route("PATCH", "/channels/{channel}/messages/{message}")
def _edit_message(call: Call) -> Json:
    channel, message = message_in(call)
    messages.edit_as_bot(call.world, channel, message, call.body, call.files, call.problems)
    return wire.message(call.world, message)


@_route("DELETE", "/channels/{channel}/messages/{message}")
def _delete_message(call: Call) -> None:
    messages.delete_as_bot(call.world, *message_in(call))


@_route("POST", "/channels/{channel}/typing")
def _typing(call: Call) -> None:
    channel = place(call)
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
    place(call, Permission.MANAGE_MESSAGES)
    reactions.unreact_all(call.world, *message_in(call))


@_route("GET", _REACTIONS + "/{emoji}", "limit", "after", "type")
def _reacted(call: Call) -> list[Json]:
    _, message = message_in(call)
    after, limit = int(call.query.get("after", "0")), int(call.query.get("limit", "25"))
    numbers = sorted(int(each) for each in message.reactions.get(call["emoji"], []) if int(each) > after)
    return [wire.user(call.world.users[str(each)]) for each in numbers[:limit]]


@_route("DELETE", _REACTIONS + "/{emoji}")
def _clear_reaction(call: Call) -> None:
    place(call, Permission.MANAGE_MESSAGES)
    reactions.unreact_all(call.world, *message_in(call), emoji=call["emoji"])


@_route("PUT", _REACTIONS + "/{emoji}/@me")
def _react(call: Call) -> None:
    reactions.react(call.world, call.world.bot, *message_in(call), call["emoji"])


@_route("DELETE", _REACTIONS + "/{emoji}/@me")
def _unreact(call: Call) -> None:
    reactions.unreact(call.world, call.world.bot, *message_in(call), call["emoji"])


@_route("DELETE", _REACTIONS + "/{emoji}/{user}")
def _unreact_user(call: Call) -> None:
    place(call, Permission.MANAGE_MESSAGES)
    reactions.unreact(call.world, call.world.get_user(call["user"]), *message_in(call), call["emoji"])
