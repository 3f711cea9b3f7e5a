"""What people do: use commands, press, choose, submit forms. The page and the tests both act through here.

A client would not let a person do just anything; what it would not offer raises Impossible and sends nothing.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from playground import commands as registry
from playground import components as parts
from playground import interactions, wire
from playground.components import Kind
from playground.messages import Impossible
from playground.model import Channel, Interaction, InteractionType, Message, User
from playground.permissions import Permission, guild_permissions
from playground.refusal import Json

if TYPE_CHECKING:
    from playground.world import World


@dataclass(frozen=True, slots=True)
class Found:
    """A command with the sub-command that was meant, and its options."""

    command: Json
    path: tuple[Json, ...]

    @property
    def options(self) -> list[Json]:
        """The options that can be filled in."""
        return list((self.path[-1] if self.path else self.command).get("options") or [])


def offered(world: "World", user: User, channel: Channel) -> list[Json]:
    """The commands somebody can use in a channel; those of the guild hide global ones of the same name."""
    allowed = world.allowed(user, channel)
    if not allowed & Permission.USE_APPLICATION_COMMANDS:
        return []
    if channel.is_dm:
        return [each for each in registry.listed(world, None) if each["dm_permission"]]
    guild = world.guilds[channel.guild_id or ""]
    if world.bot.id not in guild.members:
        follows = [each for each in registry.listed(world, None) if 1 in each["integration_types"]]
        return follows if user.has_installed else []
    mine = guild_permissions(guild, guild.members[user.id])
    every = {(each["name"], each["type"]): each for each in registry.listed(world, None)}
    every = {key: each for key, each in every.items() if each["contexts"] is None or 0 in each["contexts"]}
    every |= {(each["name"], each["type"]): each for each in registry.listed(world, guild.id)}
    return [each for each in every.values() if _may_use(each, mine)]


def _may_use(command: Json, mine: Permission) -> bool:
    needed = command["default_member_permissions"]
    if needed is None:
        return True
    bits = int(needed)
    return bool(mine & Permission.ADMINISTRATOR) or (bits != 0 and mine & bits == bits)


def find_command(world: "World", user: User, channel: Channel, name: str) -> Found:
    """A command by what a person types, such as `market start`."""
    first, *rest = name.split()
    for command in offered(world, user, channel):
        if command["type"] == registry.CHAT_INPUT and first in (
            command["name"],
            registry.localised(command, "name", user.locale),
        ):
            return _descend(command, rest, name, user.locale)
    raise Impossible(f"there is no command /{first} here")


def _descend(command: Json, names: list[str], said: str, locale: str) -> Found:
    path: list[Json] = []
    level = command
    for name in names:
        inner = next(
            (
                option
                for option in level.get("options") or []
                if option["type"] in (registry.SUBCOMMAND, registry.GROUP)
                and name in (option["name"], registry.localised(option, "name", locale))
            ),
            None,
        )
        if inner is None:
            raise Impossible(f"there is no command /{said}")
        path.append(inner)
        level = inner
    if any(option["type"] in (registry.SUBCOMMAND, registry.GROUP) for option in level.get("options") or []):
        raise Impossible(f"/{said} needs a sub-command")
    return Found(command, tuple(path))


def use_command(world: "World", user: User, channel: Channel, found: Found, values: Mapping[str, Any]) -> Interaction:
    """A person sends a slash command."""
    _check_open(world, user, channel)
    unknown = set(values) - {option["name"] for option in found.options}
    if unknown:
        raise Impossible(f"/{found.command['name']} has no option {', '.join(sorted(unknown))}")
    filled = []
    for option in found.options:
        if values.get(option["name"]) is None:
            if option.get("required"):
                raise Impossible(f"the option {option['name']} is required")
            continue
        filled.append({"name": option["name"], "type": option["type"], "value": _value(option, values[option["name"]])})
    data = _command_data(world, channel, found, filled)
    return interactions.begin(world, InteractionType.COMMAND, user, channel, data)


def use_menu(world: "World", user: User, channel: Channel, command: Json, target: User | Message) -> Interaction:
    """A person uses a command of the menu on a user or a message."""
    _check_open(world, user, channel)
    if isinstance(target, Message) and not world.sees(user, target):
        raise Impossible("that message is not in sight")
    data: Json = {
        "id": command["id"],
        "name": command["name"],
        "type": command["type"],
        "target_id": target.id,
    }
    if "guild_id" in command:
        data["guild_id"] = command["guild_id"]
    if isinstance(target, Message):
        data["resolved"] = {"messages": {target.id: wire.message(world, target)}}
    else:
        data["resolved"] = resolve(world, channel, [("user", target.id)])
    return interactions.begin(world, InteractionType.COMMAND, user, channel, data)


def autocomplete(
    world: "World", user: User, channel: Channel, found: Found, values: Mapping[str, Any], focused: str
) -> Interaction:
    """A person is typing in an option whose choices the bot suggests."""
    option = next((each for each in found.options if each["name"] == focused), None)
    if option is None or not option.get("autocomplete"):
        raise Impossible(f"the option {focused} suggests nothing")
    filled = []
    for each in found.options:
        if each["name"] == focused:
            typed = str(values.get(focused, ""))
            filled.append({"name": focused, "type": each["type"], "value": typed, "focused": True})
        elif values.get(each["name"]) is not None:
            filled.append({"name": each["name"], "type": each["type"], "value": values[each["name"]]})
    data = _command_data(world, channel, found, filled)
    return interactions.begin(world, InteractionType.AUTOCOMPLETE, user, channel, data)


def _check_open(world: "World", user: User, channel: Channel) -> None:
    if not world.allowed(user, channel) & Permission.USE_APPLICATION_COMMANDS:
        raise Impossible(f"{user.global_name} cannot use commands here")
    if channel.archived:
        raise Impossible("this thread is archived")


def _command_data(world: "World", channel: Channel, found: Found, filled: list[Json]) -> Json:
    options = filled
    for level in reversed(found.path):
        options = [{"name": level["name"], "type": level["type"], "options": options}]
    data: Json = {"id": found.command["id"], "name": found.command["name"], "type": registry.CHAT_INPUT}
    if options:
        data["options"] = options
    if "guild_id" in found.command:
        data["guild_id"] = found.command["guild_id"]
    kinds = {
        registry.USER: "user",
        registry.CHANNEL: "channel",
        registry.ROLE: "role",
        registry.MENTIONABLE: "mentionable",
        registry.ATTACHMENT: "attachment",
    }
    named = [(kinds[each["type"]], str(each["value"])) for each in filled if each["type"] in kinds]
    if named:
        data["resolved"] = resolve(world, channel, named)
    return data


def _value(option: Json, value: object) -> object:
    kind = option["type"]
    if option.get("choices"):
        for choice in option["choices"]:
            if value in (choice["value"], choice["name"], *choice.get("name_localizations", {}).values()):
                return choice["value"]
        raise Impossible(f"{value!r} is not among the choices of {option['name']}")
    if kind == registry.STRING:
        low, high = option.get("min_length") or 0, option.get("max_length") or 6000
        if not low <= len(str(value)) <= high:
            raise Impossible(f"{option['name']} has {low} to {high} characters")
        return str(value)
    if kind == registry.BOOLEAN:
        return bool(value)
    if kind in (registry.INTEGER, registry.NUMBER):
        return _number(option, value)
    return str(value)


def _number(option: Json, value: object) -> int | float:
    try:
        wanted = int(str(value)) if option["type"] == registry.INTEGER else float(str(value))
    except ValueError:
        raise Impossible(f"{option['name']} is a number") from None
    low, high = option.get("min_value"), option.get("max_value")
    if (low is not None and wanted < low) or (high is not None and wanted > high):
        raise Impossible(f"{option['name']} is between {low} and {high}")
    return wanted


def resolve(world: "World", channel: Channel, named: list[tuple[str, str]]) -> Json:
    """The `resolved` part of an interaction: what each chosen id stands for."""
    found: Json = {}
    guild = world.guild_of(channel)
    for kind, number in named:
        if kind in ("user", "mentionable") and number in world.users:
            found.setdefault("users", {})[number] = wire.user(world.users[number])
            if guild and number in guild.members:
                member = guild.members[number]
                permissions = wire.permissions(world.allowed(member.user, channel))
                found.setdefault("members", {})[number] = {
                    **wire.basic_member(member),
                    "permissions": permissions,
                }
        elif kind in ("role", "mentionable") and guild and number in guild.roles:
            found.setdefault("roles", {})[number] = wire.role(guild.roles[number])
        elif kind == "channel" and number in world.channels:
            found.setdefault("channels", {})[number] = {
                **wire.channel(world.channels[number]),
                "permissions": "0",
            }
        elif kind == "attachment" and number in world.uploads:
            file = world.uploads[number]
            found.setdefault("attachments", {})[number] = wire.attachment(world, channel.id, file)
        else:
            raise Impossible(f"there is no {kind} {number}")
    return found


def press(world: "World", user: User, message: Message, custom_id: str, values: list[str] | None = None) -> Interaction:
    """A person presses a button or chooses in a menu of a message."""
    channel = world.channels[message.channel_id]
    if not world.sees(user, message):
        raise Impossible("that message is not in sight")
    if channel.archived and channel.locked:
        raise Impossible("this thread is archived")
    component = parts.find(message.components, custom_id)
    if component is None:
        raise Impossible("there is no such button or menu")
    if component.get("disabled"):
        raise Impossible("it is disabled")
    data: Json = {
        "custom_id": custom_id,
        "component_type": component["type"],
        "id": component["id"],
    }
    if component["type"] in parts.SELECTS:
        data |= _chosen(world, channel, component, values or [])
    elif values is not None:
        raise Impossible("a button has nothing to choose")
    return interactions.begin(world, InteractionType.COMPONENT, user, channel, data, message=message)


_RESOLVED = {
    Kind.USER_SELECT: "user",
    Kind.ROLE_SELECT: "role",
    Kind.MENTIONABLE_SELECT: "mentionable",
    Kind.CHANNEL_SELECT: "channel",
}


def _chosen(world: "World", channel: Channel, component: Json, values: list[str]) -> Json:
    low, high = parts.bounds(component)
    if component.get("required") is False:
        low = 0
    if not low <= len(values) <= high:
        raise Impossible(f"choose {low} to {high}")
    if len(set(values)) < len(values):
        raise Impossible("a value can be chosen once only")
    kind = Kind(component["type"])
    if kind in (Kind.STRING_SELECT, Kind.CHECKBOX_GROUP):
        offered_values = {option["value"] for option in component["options"]}
        if not set(values) <= offered_values:
            raise Impossible(f"{', '.join(sorted(set(values) - offered_values))} cannot be chosen")
        return {"values": values}
    if kind is Kind.CHANNEL_SELECT and component.get("channel_types"):
        for number in values:
            if int(world.channels[number].type) not in component["channel_types"]:
                raise Impossible("that kind of channel cannot be chosen")
    return {
        "values": values,
        "resolved": resolve(world, channel, [(_RESOLVED[kind], each) for each in values]),
    }


def submit(world: "World", user: User, interaction_id: str, values: Mapping[str, Any]) -> Interaction:
    """A person sends a form that the bot opened; `values` by custom id."""
    opened = world.interactions.get(interaction_id)
    if opened is None or opened.modal is None or opened.user is not user:
        raise Impossible("that form is not open")
    channel = world.channels[opened.channel_id]
    modal = opened.modal
    fields = {c["custom_id"]: c for c, _ in parts.walk(modal["components"]) if "custom_id" in c}
    stray = set(values) - set(fields)
    if stray:
        raise Impossible(f"the form has no field {', '.join(sorted(stray))}")
    resolved: Json = {}
    filled = {name: _field(world, channel, field, values.get(name), resolved) for name, field in fields.items()}
    data: Json = {
        "custom_id": modal["custom_id"],
        "components": [_mirrored(component, filled) for component in modal["components"]],
    }
    if resolved:
        data["resolved"] = resolved
    source = world.find_message(channel.id, opened.source) if opened.source else None
    return interactions.begin(world, InteractionType.MODAL, user, channel, data, message=source, trigger=opened)


def close(world: "World", user: User, interaction_id: str) -> None:
    """A person closes a form without sending it; the bot is not told."""
    opened = world.interactions.get(interaction_id)
    if opened is not None and opened.user is user:
        interactions.close_form(world, opened)


def _mirrored(component: Json, filled: dict[str, Json]) -> Json:
    shown: Json = {"type": component["type"], "id": component["id"]}
    if "custom_id" in component:
        return {**shown, "custom_id": component["custom_id"], **filled[component["custom_id"]]}
    if "component" in component:
        shown["component"] = _mirrored(component["component"], filled)
    if "components" in component:
        shown["components"] = [_mirrored(inner, filled) for inner in component["components"]]
    return shown


def _field(world: "World", channel: Channel, field: Json, value: object, resolved: Json) -> Json:
    kind = Kind(field["type"])
    required = field.get("required", True)
    if kind is Kind.TEXT_INPUT:
        return {
            "value": _typed(field, str(field.get("value") or "") if value is None else str(value), required=required)
        }
    if kind is Kind.CHECKBOX:
        return {"value": bool(field.get("default")) if value is None else bool(value)}
    if value is None:
        values = [str(option["value"]) for option in field.get("options") or [] if option.get("default")]
        values += [str(each["id"]) for each in field.get("default_values") or []]
    else:
        values = parts.chosen_values(value)
    if kind is Kind.RADIO_GROUP:
        return {"value": _radio(field, values, required=required)}
    if not values and not required:
        return {"values": []}
    if kind is Kind.FILE_UPLOAD:
        low, high = parts.bounds(field)
        if not low <= len(values) <= high:
            raise Impossible(f"choose {low} to {high} files")
        _merge(resolved, resolve(world, channel, [("attachment", each) for each in values]))
        return {"values": values}
    chosen = _chosen(world, channel, field, values)
    _merge(resolved, chosen.pop("resolved", {}))
    return chosen


def _radio(field: Json, values: list[str], *, required: bool) -> str | None:
    offered_values = {option["value"] for option in field["options"]}
    if not values:
        if required:
            raise Impossible("one of the choices is required")
        return None
    if len(values) > 1 or values[0] not in offered_values:
        raise Impossible(f"{', '.join(values)} cannot be chosen")
    return values[0]


def _typed(field: Json, typed: str, *, required: bool) -> str:
    low, high = field.get("min_length") or 0, field.get("max_length") or 4000
    if not typed:
        if required:
            raise Impossible("the field is required")
        return typed
    if not low <= len(typed) <= high:
        raise Impossible(f"the field takes {low} to {high} characters")
    return typed


def _merge(into: Json, more: Json) -> None:
    for kind, found in more.items():
        into.setdefault(kind, {}).update(found)
