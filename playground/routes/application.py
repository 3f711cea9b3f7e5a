"""The routes of the application: login, its commands, its emojis."""

import base64
import binascii
import re

from playground import commands, wire
from playground.model import Emoji
from playground.permissions import guild_permissions
from playground.refusal import Json, Path, Problems, Refusal, invalid_field, unknown
from playground.rest import Call, Route, into
from playground.shapes import anything, flag, items, record, text

MAX_EMOJIS = 2000
MAX_EMOJI_SIZE = 256 * 1024
EMOJI_NAME = re.compile("[a-zA-Z0-9_]*")
IMAGE = re.compile("data:image/(png|jpeg|gif|webp);base64,(.*)", re.DOTALL)
BEGINNINGS = {"png": b"\x89PNG\r\n", "jpeg": b"\xff\xd8", "gif": b"GIF8", "webp": b"RIFF"}

ROUTES: list[Route] = []
_route = into(ROUTES)


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
    shards = call.world.shards
    return {"url": call.world.gateway_url, "shards": shards.recommended, "session_start_limit": shards.start_limit()}


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

    @_route("PUT", base, takes_list=True)
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


@_route("GET", "/applications/{app}/emojis")
def _emojis(call: Call) -> Json:
    _scope(call)
    return {"items": [wire.emoji(call.world, each) for each in call.world.emojis.values()]}


@_route("GET", "/applications/{app}/emojis/{emoji}")
def _emoji(call: Call) -> Json:
    return wire.emoji(call.world, _get_emoji(call))


def _get_emoji(call: Call) -> Emoji:
    _scope(call)
    if call["emoji"] not in call.world.emojis:
        raise unknown("Emoji")
    return call.world.emojis[call["emoji"]]


def _emoji_name(value: object, path: Path, problems: Problems) -> None:
    text(32, 2)(value, path, problems)
    if isinstance(value, str) and not EMOJI_NAME.fullmatch(value):
        problems.add(path, "STRING_TYPE_REGEX", "String value did not match validation regex.")


def _refuse_taken(call: Call) -> None:
    if any(emoji.name == call.body["name"] for emoji in call.world.emojis.values()):
        raise invalid_field(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "This emoji name is already taken.")


def _image(address: str) -> tuple[str, bytes]:
    """The kind of a picture and its bytes, which must be of that kind, from a data address."""
    found = IMAGE.fullmatch(address)
    try:
        image = base64.b64decode(found[2], validate=True) if found else b""
    except binascii.Error:
        image = b""
    if not found or not image.startswith(BEGINNINGS[found[1]]):
        raise invalid_field(("image",), "IMAGE_INVALID", "Invalid image data.")
    return found[1], image


@_route("POST", "/applications/{app}/emojis", status=201)
def _create_emoji(call: Call) -> Json:
    _scope(call)
    record({"name": _emoji_name, "image": text()}, {})(call.body, (), call.problems)
    call.problems.refuse()
    if len(call.world.emojis) >= MAX_EMOJIS:
        raise Refusal(400, 30008, f"Maximum number of emojis reached ({MAX_EMOJIS})")
    _refuse_taken(call)
    kind, image = _image(call.body["image"])
    if len(image) > MAX_EMOJI_SIZE:
        message = "File cannot be larger than 256.0 kb."
        raise invalid_field(("image",), "BINARY_TYPE_MAX_SIZE", message)
    emoji = Emoji(call.world.new_id(), call.body["name"], kind == "gif", image)
    call.world.emojis[emoji.id] = emoji
    return wire.emoji(call.world, emoji)


@_route("PATCH", "/applications/{app}/emojis/{emoji}")
def _rename_emoji(call: Call) -> Json:
    record({"name": _emoji_name}, {"roles": items(flag)})(call.body, (), call.problems)
    call.problems.refuse()
    emoji = _get_emoji(call)
    if emoji.name != call.body["name"]:
        _refuse_taken(call)
    emoji.name = call.body["name"]
    return wire.emoji(call.world, emoji)


@_route("DELETE", "/applications/{app}/emojis/{emoji}")
def _delete_emoji(call: Call) -> None:
    del call.world.emojis[_get_emoji(call).id]
