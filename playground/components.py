"""Components of messages and modals: what Discord accepts, and what it makes of them."""

from collections.abc import Callable, Iterator
from enum import IntEnum

from playground.refusal import Json, Path, Problems
from playground.shapes import Shape, address, by_type, flag, items, one_of, record, snowflake, text, whole


class Kind(IntEnum):
    """Component types."""

    ROW = 1
    BUTTON = 2
    STRING_SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT = 10
    THUMBNAIL = 11
    GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18
    FILE_UPLOAD = 19
    RADIO_GROUP = 21
    CHECKBOX_GROUP = 22
    CHECKBOX = 23


SELECTS = {
    Kind.STRING_SELECT,
    Kind.USER_SELECT,
    Kind.ROLE_SELECT,
    Kind.MENTIONABLE_SELECT,
    Kind.CHANNEL_SELECT,
}
LINK, PREMIUM = 5, 6
MAX_COMPONENTS = 40
MAX_TEXT = 4000

_TYPE = {"type": whole()}
_ID = {"id": whole(0, 2**31 - 1)}
_CUSTOM_ID = {"custom_id": text(100, 1)}
_EMOJI = record({}, {"id": snowflake, "name": text(32), "animated": flag})
_MEDIA = record({"url": address(2048)}, {})
_OPTION = record(
    {"label": text(100, 1), "value": text(100, 1)},
    {"description": text(100), "default": flag, "emoji": _EMOJI},
)
_PLAIN_OPTION = record({"label": text(100, 1), "value": text(100, 1)}, {"description": text(100), "default": flag})


def _select(required: dict[str, Shape], optional: dict[str, Shape]) -> Shape:
    common = {
        **_ID,
        "placeholder": text(150),
        "min_values": whole(0, 25),
        "max_values": whole(1, 25),
        "disabled": flag,
        "required": flag,
    }
    return record({**_TYPE, **_CUSTOM_ID, **required}, {**common, **optional})


def _default_values(*kinds: str) -> dict[str, Shape]:
    return {"default_values": items(record({"id": snowflake, "type": one_of(*kinds)}, {}), 25)}


_SELECTS: dict[int, Shape] = {
    Kind.STRING_SELECT: _select({"options": items(_OPTION, 25, 1)}, {}),
    Kind.USER_SELECT: _select({}, _default_values("user")),
    Kind.ROLE_SELECT: _select({}, _default_values("role")),
    Kind.MENTIONABLE_SELECT: _select({}, _default_values("user", "role")),
    Kind.CHANNEL_SELECT: _select({}, {**_default_values("channel"), "channel_types": items(whole(0, 16))}),
}
_BUTTON = record(
    {**_TYPE, "style": whole(1, 6)},
    {
        **_ID,
        "custom_id": text(100, 1),
        "label": text(80),
        "disabled": flag,
        "url": address(512, ("http", "https", "discord")),
        "sku_id": snowflake,
        "emoji": _EMOJI,
    },
)
_ROW = record({**_TYPE, "components": items(by_type({Kind.BUTTON: _BUTTON, **_SELECTS}), 5, 1)}, _ID)
_TEXT = record({**_TYPE, "content": text(MAX_TEXT, 1)}, _ID)
_PICTURE = {"description": text(1024, 1), "spoiler": flag}
_V2: dict[int, Shape] = {
    Kind.ROW: _ROW,
    Kind.TEXT: _TEXT,
    Kind.SECTION: record(
        {
            **_TYPE,
            "components": items(by_type({Kind.TEXT: _TEXT}), 3, 1),
            "accessory": by_type(
                {
                    Kind.BUTTON: _BUTTON,
                    Kind.THUMBNAIL: record({**_TYPE, "media": _MEDIA}, {**_ID, **_PICTURE}),
                }
            ),
        },
        _ID,
    ),
    Kind.GALLERY: record({**_TYPE, "items": items(record({"media": _MEDIA}, _PICTURE), 10, 1)}, _ID),
    Kind.FILE: record({**_TYPE, "file": record({"url": address(2048, ("attachment",))}, {})}, {**_ID, "spoiler": flag}),
    Kind.SEPARATOR: record(_TYPE, {**_ID, "spacing": one_of(1, 2), "divider": flag}),
}
_CONTAINER = record(
    {**_TYPE, "components": items(by_type(_V2), 40, 1)},
    {**_ID, "accent_color": whole(0, 0xFFFFFF), "spoiler": flag},
)
CLASSIC_COMPONENTS = items(by_type({Kind.ROW: _ROW}), 5)
V2_COMPONENTS = items(by_type({**_V2, Kind.CONTAINER: _CONTAINER}), 40)

_TEXT_INPUT = record(
    {**_TYPE, **_CUSTOM_ID, "style": one_of(1, 2)},
    {
        **_ID,
        "label": text(45, 1),
        "value": text(4000),
        "placeholder": text(100),
        "required": flag,
        "min_length": whole(0, 4000),
        "max_length": whole(1, 4000),
    },
)
_IN_LABEL: dict[int, Shape] = {
    Kind.TEXT_INPUT: _TEXT_INPUT,
    **_SELECTS,
    Kind.FILE_UPLOAD: record(
        {**_TYPE, **_CUSTOM_ID},
        {**_ID, "min_values": whole(0, 10), "max_values": whole(1, 10), "required": flag},
    ),
    Kind.RADIO_GROUP: record(
        {**_TYPE, **_CUSTOM_ID, "options": items(_PLAIN_OPTION, 10, 2)}, {**_ID, "required": flag}
    ),
    Kind.CHECKBOX_GROUP: record(
        {**_TYPE, **_CUSTOM_ID, "options": items(_PLAIN_OPTION, 10, 1)},
        {**_ID, "min_values": whole(0, 10), "max_values": whole(1, 10), "required": flag},
    ),
    Kind.CHECKBOX: record({**_TYPE, **_CUSTOM_ID}, {**_ID, "default": flag}),
}
MODAL = record(
    {
        **_CUSTOM_ID,
        "title": text(45, 1),
        "components": items(
            by_type(
                {
                    Kind.ROW: record(
                        {**_TYPE, "components": items(by_type({Kind.TEXT_INPUT: _TEXT_INPUT}), 1, 1)}, _ID
                    ),
                    Kind.TEXT: _TEXT,
                    Kind.LABEL: record(
                        {**_TYPE, "label": text(45, 1), "component": by_type(_IN_LABEL)},
                        {**_ID, "description": text(100, 1)},
                    ),
                }
            ),
            5,
            1,
        ),
    },
    {},
)


def walk(components: list[Json], path: Path = ()) -> Iterator[tuple[Json, Path]]:
    """Every component with its path, outermost first."""
    for index, component in enumerate(components):
        yield from _walk_one(component, (*path, index))


def _walk_one(component: Json, path: Path) -> Iterator[tuple[Json, Path]]:
    yield component, path
    yield from walk(component.get("components") or [], (*path, "components"))
    for name in ("accessory", "component"):
        if component.get(name):
            yield from _walk_one(component[name], (*path, name))


def check_rules(components: list[Json], path: Path, problems: Problems, *, v2: bool) -> None:
    """Check what no single field shows: totals, doubles, and what must stand together."""
    every = list(walk(components, path))
    if v2:
        if len(every) > MAX_COMPONENTS:
            message = f"The maximum number of components is {MAX_COMPONENTS}, got {len(every)}."
            problems.add(path, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", message)
        total = sum(len(c["content"]) for c, _ in every if c["type"] == Kind.TEXT)
        if total > MAX_TEXT:
            message = f"Component displayable text size exceeds maximum size of {MAX_TEXT}"
            problems.add(path, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", message)
    _no_doubles(every, "custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED", problems)
    _no_doubles(every, "id", "COMPONENT_ID_DUPLICATED", problems)
    for component, where in every:
        rule = _RULES.get(component["type"])
        if rule:
            rule(component, where, problems)


def _no_doubles(every: list[tuple[Json, Path]], name: str, code: str, problems: Problems) -> None:
    seen = set()
    for component, where in every:
        value = component.get(name)
        if value and value in seen:
            what = name.replace("_", " ")
            problems.add((*where, name), code, f"Component {what} cannot be duplicated")
        seen.add(value)


def _check_row(row: Json, path: Path, problems: Problems) -> None:
    if len(row["components"]) > 1 and any(c["type"] != Kind.BUTTON for c in row["components"]):
        problems.add(
            path,
            "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
            "Components displayed in a row cannot exceed a width of 5",
        )


def _check_button(button: Json, path: Path, problems: Problems) -> None:
    style = button["style"]
    needed = {LINK: "url", PREMIUM: "sku_id"}.get(style, "custom_id")
    if not button.get(needed):
        problems.add((*path, needed), "BASE_TYPE_REQUIRED", "This field is required")
    for name in {"url", "sku_id", "custom_id"} - {needed}:
        if button.get(name):
            message = "A custom id and url cannot both be specified"
            problems.add(path, "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", message)
    if style != PREMIUM and not button.get("label") and not button.get("emoji"):
        problems.add(path, "BUTTON_COMPONENT_INVALID", "A button must have a label or an emoji")


def _check_choice(component: Json, path: Path, problems: Problems) -> None:
    low, high = bounds(component)
    if low > high:
        problems.add((*path, "min_values"), "NUMBER_TYPE_MAX", "min_values must not exceed max_values.")
    options = component.get("options")
    if options is None:
        if len(component.get("default_values") or []) > high:
            message = f"Must be {high} or fewer in length."
            problems.add((*path, "default_values"), "BASE_TYPE_MAX_LENGTH", message)
        return
    if high > len(options):
        message = f"int value should be less than or equal to {len(options)}."
        problems.add((*path, "max_values"), "NUMBER_TYPE_MAX", message)
    seen: set[str] = set()
    for index, option in enumerate(options):
        if option["value"] in seen:
            problems.add(
                (*path, "options", index, "value"),
                "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                "The specified option value is already used",
            )
        seen.add(option["value"])
    if sum(bool(option.get("default")) for option in options) > high:
        message = f"At most {high} options can be selected by default"
        problems.add((*path, "options"), "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", message)


def bounds(component: Json) -> tuple[int, int]:
    """How few and how many values may be chosen."""
    if component["type"] == Kind.RADIO_GROUP:
        return int(component.get("required", True)), 1
    low = component.get("min_values")
    high = component.get("max_values")
    if component["type"] == Kind.CHECKBOX_GROUP and high is None:
        high = len(component["options"])
    low = 1 if low is None else int(low)
    if component["type"] == Kind.CHECKBOX_GROUP and component.get("required") is False:
        low = 0
    return low, 1 if high is None else int(high)


def _check_text_input(field: Json, path: Path, problems: Problems) -> None:
    low, high = field.get("min_length") or 0, field.get("max_length") or 4000
    if low > high:
        problems.add((*path, "min_length"), "NUMBER_TYPE_MAX", "min_length must not exceed max_length.")
    if len(field.get("value") or "") > high:
        problems.add((*path, "value"), "BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length.")


_RULES: dict[int, Callable[[Json, Path, Problems], None]] = {
    Kind.ROW: _check_row,
    Kind.BUTTON: _check_button,
    Kind.TEXT_INPUT: _check_text_input,
    Kind.RADIO_GROUP: _check_choice,
    Kind.CHECKBOX_GROUP: _check_choice,
    **dict.fromkeys(SELECTS, _check_choice),
}


def check_modal(modal: Json, path: Path, problems: Problems) -> None:
    """Check what no single field of a modal shows."""
    check_rules(modal["components"], (*path, "components"), problems, v2=False)
    for component, where in walk(modal["components"], (*path, "components")):
        if component["type"] == Kind.ROW and not component["components"][0].get("label"):
            problems.add((*where, "components", 0, "label"), "BASE_TYPE_REQUIRED", "This field is required")
        if component["type"] == Kind.LABEL and component["component"].get("label"):
            message = "A text input in a label cannot have a label of its own"
            problems.add((*where, "component", "label"), "COMPONENT_LABEL_NOT_ALLOWED", message)
        if component.get("disabled"):
            problems.add((*where, "disabled"), "COMPONENT_DISABLED_NOT_ALLOWED", "Not allowed in a modal")


def normalise(components: list[Json], media: Callable[[str], Json]) -> list[Json]:
    """Give each component an id and the fields Discord fills in; `media` resolves addresses."""
    taken = {c["id"] for c, _ in walk(components) if c.get("id")}
    fresh = (number for number in range(1, 10_000) if number not in taken)
    return [_normal(component, fresh, media) for component in components]


def _normal(component: Json, fresh: Iterator[int], media: Callable[[str], Json]) -> Json:
    done: Json = {name: value for name, value in component.items() if value is not None}
    if not done.get("id"):
        done["id"] = next(fresh)
    for name in ("components", "accessory", "component"):
        if isinstance(done.get(name), list):
            done[name] = [_normal(inner, fresh, media) for inner in done[name]]
        elif done.get(name):
            done[name] = _normal(done[name], fresh, media)
    for holder in (done, *done.get("options", [])):
        if holder.get("emoji"):
            holder["emoji"] = _emoji(holder["emoji"])
    kind = done["type"]
    if kind in SELECTS:
        done.setdefault("min_values", 1)
        done.setdefault("max_values", 1)
    if kind == Kind.GALLERY:
        done["items"] = [_picture(item, media) for item in done["items"]]
    elif kind == Kind.THUMBNAIL:
        done = {**done, **_picture(done, media)}
    elif kind == Kind.FILE:
        done["file"] = media(done["file"]["url"])
        done.update(name=done["file"].pop("name"), size=done["file"].pop("size"), spoiler=done.get("spoiler", False))
    elif kind == Kind.SEPARATOR:
        done = {"spacing": 1, "divider": True, **done}
    elif kind == Kind.CONTAINER:
        done = {"accent_color": None, "spoiler": False, **done}
    return done


def _emoji(emoji: Json) -> Json:
    shown: Json = {"name": emoji.get("name") or ""}
    if emoji.get("id") is not None:
        shown |= {"id": str(emoji["id"]), "animated": bool(emoji.get("animated"))}
    return shown


def _picture(item: Json, media: Callable[[str], Json]) -> Json:
    shown = media(item["media"]["url"])
    del shown["name"], shown["size"]
    return {"media": shown, "description": item.get("description"), "spoiler": bool(item.get("spoiler"))}


def media_addresses(components: list[Json]) -> Iterator[tuple[str, Path]]:
    """Every address of a picture or file that the components show."""
    for component, where in walk(components, ("components",)):
        for name in ("media", "file"):
            if component.get(name):
                yield component[name]["url"], (*where, name, "url")
        for index, item in enumerate(component.get("items") or []):
            yield item["media"]["url"], (*where, "items", index, "media", "url")


def find(components: list[Json], custom_id: str) -> Json | None:
    """The component with this custom id."""
    return next((c for c, _ in walk(components) if c.get("custom_id") == custom_id), None)


def chosen_values(values: object) -> list[str]:
    """A person's choice as a list of texts."""
    return [str(value) for value in values] if isinstance(values, list | tuple) else [str(values)]
