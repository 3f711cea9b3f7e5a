"""Discord's own OpenAPI description as a judge over every answer and every object in an event."""

import json
import os
from collections.abc import Callable, Iterator
from datetime import datetime
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema
from referencing import Registry
from referencing.jsonschema import DRAFT202012

from playground.rest import Route

Json = Any
BESIDE_THE_PROJECT = Path(__file__).parents[3] / "shared" / "discord-openapi.json"


def find() -> Path | None:
    """The file with the description, if it is at hand."""
    named = os.environ.get("DISCORD_OPENAPI")
    path = Path(named) if named else BESIDE_THE_PROJECT
    return path if path.is_file() else None


_formats = jsonschema.FormatChecker(formats=())


@_formats.checks("date-time", raises=ValueError)
def _is_moment(value: object) -> bool:
    return not isinstance(value, str) or datetime.fromisoformat(value).tzinfo is not None


@_formats.checks("uri")
def _is_address(value: object) -> bool:
    return not isinstance(value, str) or "://" in value


class Description:
    """Finds what is wrong with answers and events; `faults` collects it."""

    def __init__(self, path: Path) -> None:
        self._whole: dict[str, Any] = json.loads(path.read_text())
        resource = DRAFT202012.create_resource(self._whole)
        self._registry: Registry[Any] = Registry().with_resource("discord", resource)
        self._validators: dict[str, jsonschema.protocols.Validator] = {}
        self.faults: list[str] = []
        self.judged = 0

    def _validator(self, pointer: str) -> jsonschema.protocols.Validator:
        if pointer not in self._validators:
            self._validators[pointer] = jsonschema.Draft202012Validator(
                {"$ref": f"discord#{pointer}"}, registry=self._registry, format_checker=_formats
            )
        return self._validators[pointer]

    def _judge(self, what: str, pointer: str, value: Json) -> None:
        self.judged += 1
        for error in self._validator(pointer).iter_errors(value):
            worst = jsonschema.exceptions.best_match([error])
            where = "/".join(map(str, worst.absolute_path))
            self.faults.append(f"{what} at {where or 'the top'}: {worst.message[:300]}")

    def _object(self, what: str, schema: str, value: Json) -> None:
        self._judge(what, f"/components/schemas/{schema}", value)

    # -- answers -----------------------------------------------------------------------------------

    @cache  # noqa: B019 - one description lives as long as the test run
    def _template(self, route: Route) -> str:
        ours = route.path.split("/")
        for template in self._whole["paths"]:
            theirs = template.split("/")
            if len(ours) == len(theirs) and all(
                mine == other or (mine.startswith("{") and other.startswith("{"))
                for mine, other in zip(ours, theirs, strict=True)
            ):
                return str(template)
        raise LookupError(f"Discord's description has no {route.path}")

    def answer(self, route: Route, status: int, body: Json) -> None:
        """Judge a REST answer."""
        template = self._template(route)
        answers = self._whole["paths"][template][route.method.lower()]["responses"]
        what = f"{route.name} {status}"
        if status >= 400:
            self._error(what, status, body)
            return
        if str(status) not in answers:
            self.faults.append(f"{what}: the description knows only {sorted(answers)}")
            return
        if status != 204:
            place = template.replace("~", "~0").replace("/", "~1")
            pointer = f"/paths/{place}/{route.method.lower()}/responses/{status}/content/application~1json/schema"
            self._judge(what, pointer.replace("{", "%7B").replace("}", "%7D"), body)

    def _error(self, what: str, status: int, body: Json) -> None:
        """Judge a refusal. The description makes the codes of fields numbers, where Discord sends names."""
        self._object(what, "RatelimitedResponse" if status == 429 else "Error", body)
        waiting = [body.get("errors", {})]
        while waiting:
            node = waiting.pop()
            if "_errors" not in node:
                waiting += node.values()
            elif set(node) != {"_errors"} or not all(isinstance(each["code"], str) for each in node["_errors"]):
                self.faults.append(f"{what}: {node}")

    # -- events ------------------------------------------------------------------------------------

    def event(self, name: str, data: dict[str, Any]) -> None:
        """Judge the objects in a gateway event."""
        for schema, value in _objects(name, data):
            self._object(name, schema, value)


def _channel(data: dict[str, Any]) -> str:
    kind = data["type"]
    return (
        "PrivateChannelResponse" if kind == 1 else "ThreadResponse" if kind in (10, 11, 12) else "GuildChannelResponse"
    )


def _objects(name: str, data: dict[str, Any]) -> Iterator[tuple[str, object]]:
    """The objects in an event that share a schema with the REST answers."""
    if name in _NOTHING_SHARED:
        return
    if name in _WHOLE:
        yield _WHOLE[name], data
    elif name.startswith(("CHANNEL_", "THREAD_CREATE", "THREAD_UPDATE")):
        yield _channel(data), data
    elif name in _PARTS:
        yield from _PARTS[name](data)
    else:
        raise LookupError(f"which objects are in {name}?")


def _of_ready(data: dict[str, Any]) -> Iterator[tuple[str, object]]:
    yield "UserPIIResponse", data["user"]


def _of_guild(data: dict[str, Any]) -> Iterator[tuple[str, object]]:
    yield "GuildResponse", data
    for channel in [*data["channels"], *data["threads"]]:
        yield _channel(channel), channel
    for member in data["members"]:
        yield "GuildMemberResponse", member


def _of_interaction(data: dict[str, Any]) -> Iterator[tuple[str, object]]:
    yield "InteractionResponse", data
    yield _channel(data["channel"]), data["channel"]
    assert ("member" in data) != ("user" in data), "an interaction has a member or a user"
    if "member" in data:
        yield "GuildMemberResponse", data["member"]
    else:
        yield "UserResponse", data["user"]
    if "message" in data:
        yield "MessageResponse", data["message"]
    resolved = data["data"].get("resolved", {})
    yield "ResolvedObjectsResponse", resolved
    for message in resolved.get("messages", {}).values():
        yield "MessageResponse", message
    for attachment in resolved.get("attachments", {}).values():
        yield "AttachmentResponse", attachment


def _of_members(data: dict[str, Any]) -> Iterator[tuple[str, object]]:
    for member in data["members"]:
        yield "GuildMemberResponse", member


def _of_threads(data: dict[str, Any]) -> Iterator[tuple[str, object]]:
    for thread in data["threads"]:
        yield "ThreadResponse", thread
    for member in data["members"]:
        yield "ThreadMemberResponse", member


def _of_thread_members(data: dict[str, Any]) -> Iterator[tuple[str, object]]:
    for member in data.get("added_members", []):
        yield "ThreadMemberResponse", member


def _of_role(data: dict[str, Any]) -> Iterator[tuple[str, object]]:
    yield "GuildRoleResponse", data["role"]


def _of_reaction(data: dict[str, Any]) -> Iterator[tuple[str, object]]:
    yield "MessageReactionEmojiResponse", data["emoji"]
    if "member" in data:
        yield "GuildMemberResponse", data["member"]


def _of_typing(data: dict[str, Any]) -> Iterator[tuple[str, object]]:
    if "member" in data:
        yield "GuildMemberResponse", data["member"]


def _of_leaving(data: dict[str, Any]) -> Iterator[tuple[str, object]]:
    yield "UserResponse", data["user"]


_WHOLE = {
    "MESSAGE_CREATE": "MessageResponse",
    "MESSAGE_UPDATE": "MessageResponse",
    "GUILD_MEMBER_ADD": "GuildMemberResponse",
    "GUILD_MEMBER_UPDATE": "GuildMemberResponse",
    "GUILD_UPDATE": "GuildResponse",
}
_PARTS: dict[str, Callable[[dict[str, Any]], Iterator[tuple[str, object]]]] = {
    "READY": _of_ready,
    "GUILD_CREATE": _of_guild,
    "INTERACTION_CREATE": _of_interaction,
    "GUILD_MEMBERS_CHUNK": _of_members,
    "GUILD_MEMBER_REMOVE": _of_leaving,
    "GUILD_ROLE_CREATE": _of_role,
    "MESSAGE_REACTION_ADD": _of_reaction,
    "MESSAGE_REACTION_REMOVE": _of_reaction,
    "MESSAGE_REACTION_REMOVE_EMOJI": _of_reaction,
    "THREAD_LIST_SYNC": _of_threads,
    "THREAD_MEMBERS_UPDATE": _of_thread_members,
    "TYPING_START": _of_typing,
}
_NOTHING_SHARED = {
    "CHANNEL_PINS_UPDATE",
    "GUILD_DELETE",
    "MESSAGE_DELETE",
    "MESSAGE_DELETE_BULK",
    "MESSAGE_REACTION_REMOVE_ALL",
    "RESUMED",
    "THREAD_DELETE",
}
