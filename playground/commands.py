"""Application commands: what Discord accepts when they are registered, and how they are kept."""

import unicodedata
from typing import TYPE_CHECKING

from playground.refusal import Json, Path, Problems, Refusal, unknown
from playground.shapes import Shape, by_type, flag, items, mapping, number, one_of, record, text, whole

if TYPE_CHECKING:
    from playground.world import World

LOCALES = (
    "ar", "bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-ES", "es-419", "fi", "fr", "he", "hi", "hr",
    "hu", "id", "it", "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE", "th", "tr", "uk",
    "vi", "zh-CN", "zh-TW",
)  # fmt: skip
CHAT_INPUT = 1
SUBCOMMAND, GROUP = 1, 2
STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(3, 12)
MAX_CHAT_COMMANDS = 100
MAX_MENU_COMMANDS = 15
MAX_CHARACTERS = 8000

_SAID: dict[str, Shape] = {
    "name_localizations": mapping(text(32, 1), LOCALES),
    "description_localizations": mapping(text(100, 1), LOCALES),
}
_NAMED: dict[str, Shape] = {"type": whole(1, 11), "name": text(32, 1), "description": text(100, 1)}


def _choice(value: Shape) -> Shape:
    return record({"name": text(100, 1), "value": value}, {"name_localizations": mapping(text(100, 1), LOCALES)})


def _option(**more: Shape) -> Shape:
    return record(_NAMED, {**_SAID, "required": flag, **more})


_OPTIONS: dict[int, Shape] = {
    STRING: _option(
        autocomplete=flag,
        choices=items(_choice(text(100)), 25),
        min_length=whole(0, 6000),
        max_length=whole(1, 6000),
    ),
    INTEGER: _option(autocomplete=flag, choices=items(_choice(whole()), 25), min_value=whole(), max_value=whole()),
    NUMBER: _option(autocomplete=flag, choices=items(_choice(number), 25), min_value=number, max_value=number),
    BOOLEAN: _option(),
    USER: _option(),
    CHANNEL: _option(channel_types=items(whole(0, 16))),
    ROLE: _option(),
    MENTIONABLE: _option(),
    ATTACHMENT: _option(),
}
_SUB = record(_NAMED, {**_SAID, "required": flag, "options": items(by_type(_OPTIONS), 25)})
_GROUP = record(_NAMED, {**_SAID, "required": flag, "options": items(by_type({SUBCOMMAND: _SUB}), 25)})


def _bits(value: object, path: Path, problems: Problems) -> None:
    if isinstance(value, bool) or not str(value).isdecimal():
        problems.add(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')


_COMMAND = record(
    {"name": text(32, 1)},
    {
        "id": _bits,
        "type": one_of(1, 2, 3),
        "name_localizations": mapping(text(32, 1), LOCALES),
        "description": text(100),
        "description_localizations": mapping(text(100, 1), LOCALES),
        "options": items(by_type({**_OPTIONS, SUBCOMMAND: _SUB, GROUP: _GROUP}), 25),
        "default_member_permissions": _bits,
        "dm_permission": flag,
        "nsfw": flag,
        "contexts": items(one_of(0, 1, 2), None, 1),
        "integration_types": items(one_of(0, 1), None, 1),
    },
)


def valid_name(name: str) -> bool:
    """Whether a chat command, an option or a translation of either may be called that."""
    return name == name.lower() and all(
        letter in "-_'" or unicodedata.category(letter)[0] in "LN" or _is_mark(letter) for letter in name
    )


def _is_mark(letter: str) -> bool:
    script = unicodedata.name(letter, "").partition(" ")[0]
    return script in {"DEVANAGARI", "THAI"} and unicodedata.category(letter)[0] == "M"


def check_command(command: Json, path: Path, problems: Problems) -> None:
    """Check one command as Discord would."""
    before = len(problems.tree)
    _COMMAND(command, path, problems)
    if len(problems.tree) > before:
        return
    if command.get("type", CHAT_INPUT) != CHAT_INPUT:
        if command.get("description") or command.get("options"):
            problems.add((*path, "description"), "APPLICATION_COMMAND_INVALID", "Not allowed for this type")
        return
    if not command.get("description"):
        problems.add((*path, "description"), "BASE_TYPE_REQUIRED", "This field is required")
    _check_names(command, path, problems)
    _check_options(command.get("options") or [], (*path, "options"), problems)
    size = characters(command)
    if size > MAX_CHARACTERS:
        message = f"Command exceeds maximum size ({MAX_CHARACTERS})"
        problems.add(path, "APPLICATION_COMMAND_TOO_LARGE", message)


def _check_names(thing: Json, path: Path, problems: Problems) -> None:
    names = {("name",): thing["name"]} | {
        ("name_localizations", locale): name for locale, name in (thing.get("name_localizations") or {}).items()
    }
    for where, name in names.items():
        if not valid_name(name):
            problems.add((*path, *where), "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def _check_options(options: list[Json], path: Path, problems: Problems) -> None:
    seen: set[str] = set()
    optional_seen = False
    nested = [option["type"] in (SUBCOMMAND, GROUP) for option in options]
    if any(nested) and not all(nested):
        message = "Sub-command and sub-command group option types are mutually exclusive to all other types"
        problems.add(path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message)
    for index, option in enumerate(options):
        here = (*path, index)
        _check_names(option, here, problems)
        if option["name"] in seen:
            problems.add((*here, "name"), "APPLICATION_COMMAND_OPTIONS_NAME_INVALID", "Option names must be unique")
        seen.add(option["name"])
        if option.get("required") and optional_seen:
            message = "Required options must be placed before non-required options"
            problems.add(here, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message)
        optional_seen = optional_seen or not option.get("required")
        if option.get("autocomplete") and option.get("choices"):
            message = "Autocomplete and choices cannot stand together"
            problems.add(here, "APPLICATION_COMMAND_OPTIONS_INVALID", message)
        _check_options(option.get("options") or [], (*here, "options"), problems)


def characters(thing: Json) -> int:
    """The size that Discord counts: of each text its longest translation, and string values."""

    def longest(name: str) -> int:
        return max(map(len, [thing.get(name) or "", *(thing.get(f"{name}_localizations") or {}).values()]))

    size = longest("name") + longest("description")
    size += len(thing["value"]) if isinstance(thing.get("value"), str) else 0
    inner = [*(thing.get("options") or []), *(thing.get("choices") or [])]
    return size + sum(map(characters, inner))


def _kept(world: "World", guild_id: str | None) -> dict[str, Json]:
    return world.commands.setdefault(guild_id, {})


def listed(world: "World", guild_id: str | None) -> list[Json]:
    """The commands registered for a guild, or globally."""
    return list(_kept(world, guild_id).values())


def get(world: "World", guild_id: str | None, command_id: str) -> Json:
    """One command."""
    if command_id not in _kept(world, guild_id):
        raise unknown("application command")
    return _kept(world, guild_id)[command_id]


def replace_all(world: "World", guild_id: str | None, commands: list[Json], problems: Problems) -> list[Json]:
    """Register exactly these; a command of the same name and type keeps its id."""
    for index, command in enumerate(commands):
        check_command(command, (index,), problems)
    problems.refuse()
    _check_counts(commands)
    names = [(command["name"], command.get("type", CHAT_INPUT)) for command in commands]
    for index, name in enumerate(names):
        if name in names[:index]:
            message = "Application command names must be unique"
            problems.add((index, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", message)
    problems.refuse()
    old = {(command["name"], command["type"]): command for command in listed(world, guild_id)}
    _count_creates(world, guild_id, sum(name not in old for name in names))
    new = [_finished(world, guild_id, command, old.get(name)) for name, command in zip(names, commands, strict=True)]
    world.commands[guild_id] = {command["id"]: command for command in new}
    world.commands_changed()
    return new


def add(world: "World", guild_id: str | None, command: Json, problems: Problems) -> Json:
    """Register one more (or, under the same name, again)."""
    check_command(command, (), problems)
    problems.refuse()
    name = (command["name"], command.get("type", CHAT_INPUT))
    old = next((c for c in listed(world, guild_id) if (c["name"], c["type"]) == name), None)
    if old is None:
        _check_counts([*listed(world, guild_id), command])
        _count_creates(world, guild_id, 1)
    new = _finished(world, guild_id, command, old)
    _kept(world, guild_id)[new["id"]] = new
    world.commands_changed()
    return new


def change(world: "World", guild_id: str | None, command_id: str, fields: Json, problems: Problems) -> Json:
    """Change some fields of one."""
    old = get(world, guild_id, command_id)
    whole_command = {name: old[name] for name in old if name not in _GIVEN_BY_DISCORD} | fields
    check_command(whole_command, (), problems)
    problems.refuse()
    new = _finished(world, guild_id, whole_command, old)
    _kept(world, guild_id)[command_id] = new
    world.commands_changed()
    return new


def remove(world: "World", guild_id: str | None, command_id: str) -> None:
    """Take one away."""
    get(world, guild_id, command_id)
    del _kept(world, guild_id)[command_id]
    world.commands_changed()


def _check_counts(commands: list[Json]) -> None:
    for kind in (1, 2, 3):
        most = MAX_CHAT_COMMANDS if kind == CHAT_INPUT else MAX_MENU_COMMANDS
        if sum(command.get("type", CHAT_INPUT) == kind for command in commands) > most:
            raise Refusal(400, 30032, f"Maximum number of application commands reached ({most})")


def _count_creates(world: "World", guild_id: str | None, new: int) -> None:
    now, most = world.clock.now(), world.limits.command_creates_per_day
    recent = [at for at in world.recent.command_creates.get(guild_id, []) if now - at < 24 * 3600]
    if len(recent) + new > most:
        message = f"Max number of daily application command creates has been reached ({most})"
        raise Refusal(400, 30034, message)
    world.recent.command_creates[guild_id] = [*recent, *[now] * new]


_GIVEN_BY_DISCORD = ("id", "application_id", "version", "guild_id")


def _finished(world: "World", guild_id: str | None, command: Json, old: Json | None) -> Json:
    permissions = command.get("default_member_permissions")
    done: Json = {
        "id": old["id"] if old else world.new_id(),
        "application_id": world.application_id,
        "version": world.new_id(),
        "type": command.get("type") or CHAT_INPUT,
        "name": command["name"],
        "name_localizations": command.get("name_localizations") or {},
        "description": command.get("description") or "",
        "description_localizations": command.get("description_localizations") or {},
        "default_member_permissions": None if permissions is None else str(permissions),
        "nsfw": bool(command.get("nsfw")),
        "options": [_finished_option(option) for option in command.get("options") or []],
    }
    if guild_id is None:
        contexts = command.get("contexts")
        in_dms = command.get("dm_permission") is not False
        done["contexts"] = contexts if contexts else None
        done["dm_permission"] = in_dms if contexts is None else bool({1, 2} & set(contexts))
        done["integration_types"] = command.get("integration_types") or [0]
    else:
        done["guild_id"] = guild_id
    return done


def _finished_option(option: Json) -> Json:
    done: Json = {name: value for name, value in option.items() if value is not None}
    if "options" in done:
        done["options"] = [_finished_option(inner) for inner in done["options"]]
    for name in ("name_localizations", "description_localizations"):
        done[name] = done.get(name) or {}
    if done.get("choices"):
        done["choices"] = [
            {**choice, "name_localizations": choice.get("name_localizations") or {}} for choice in done["choices"]
        ]
    return done


def localised(thing: Json, name: str, locale: str) -> str:
    """A command's or option's text in a person's language, with Discord's few fallbacks."""
    texts: dict[str, str] = thing.get(f"{name}_localizations") or {}
    for candidate in (locale, {"en-US": "en-GB", "en-GB": "en-US", "es-419": "es-ES"}.get(locale)):
        if candidate in texts:
            return texts[candidate]
    return str(thing[name])
