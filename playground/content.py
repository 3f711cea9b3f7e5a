"""What a message is made of: checks a request's body and files and turns them into a message's parts."""

import mimetypes
import re
import secrets
import struct
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING

from playground import components as parts
from playground import wire
from playground.model import Attachment, Message, MessageFlag
from playground.refusal import Json, Path, Problems, Refusal, invalid_field
from playground.shapes import (
    Shape,
    address,
    anything,
    flag,
    items,
    number,
    one_of,
    record,
    snowflake,
    text,
    whole,
)

if TYPE_CHECKING:
    from playground.world import World

MAX_CONTENT = 2000
MAX_EMBED_CHARACTERS = 6000
MAX_FILES = 10
MAX_UPLOADS = 100
MAX_FILE_SIZE = 10 * 1024 * 1024


def _moment(value: object, path: Path, problems: Problems) -> None:
    try:
        datetime.fromisoformat(str(value))
    except ValueError:
        problems.add(path, "DATE_TIME_TYPE_PARSE", f"Could not parse {value}. Should be ISO8601.")


_URL = address(2048)
_EMBED_IMAGE = record({}, {"url": _URL, "proxy_url": text(), "width": whole(), "height": whole()})
_EMBED = record(
    {},
    {
        "type": text(),
        "flags": whole(),
        "url": address(2048, ("http", "https")),
        "title": text(256),
        "color": whole(0, 0xFFFFFF),
        "timestamp": _moment,
        "description": text(4096),
        "author": record({"name": text(256, 1)}, {"url": _URL, "icon_url": _URL, "proxy_icon_url": text()}),
        "image": _EMBED_IMAGE,
        "thumbnail": _EMBED_IMAGE,
        "footer": record({"text": text(2048, 1)}, {"icon_url": _URL, "proxy_icon_url": text()}),
        "fields": items(record({"name": text(256, 1), "value": text(1024, 1)}, {"inline": flag}), 25),
    },
)
_ALLOWED_MENTIONS = record(
    {},
    {
        "parse": items(one_of("users", "roles", "everyone")),
        "users": items(snowflake, 100),
        "roles": items(snowflake, 100),
        "replied_user": flag,
    },
)
# On an edit, discord.py repeats what Discord once said about a file; only these four words count.
_REPEATED: dict[str, Shape] = dict.fromkeys(
    ("url", "proxy_url", "size", "width", "height", "content_type", "ephemeral", "flags", "spoiler"), anything
)
_ATTACHMENT = record(
    {"id": snowflake},
    {
        **_REPEATED,
        "filename": text(1024, 1),
        "description": text(1024),
        "title": text(1024),
        "is_spoiler": flag,
        "duration_secs": number,
        "waveform": text(400),
    },
)
_SHARED: dict[str, Shape] = {
    "content": text(),
    "embeds": items(_EMBED, 10),
    "allowed_mentions": _ALLOWED_MENTIONS,
    "flags": whole(0),
    "attachments": items(_ATTACHMENT, MAX_FILES),
}
_REFERENCE = record(
    {"message_id": snowflake},
    {"guild_id": snowflake, "channel_id": snowflake, "fail_if_not_exists": flag, "type": one_of(0)},
)
CHANNEL_MESSAGE = _SHARED | {
    "tts": flag,
    "nonce": lambda value, path, problems: text(25)(str(value), path, problems),
    "enforce_nonce": flag,
    "message_reference": _REFERENCE,
}
WEBHOOK_MESSAGE = _SHARED | {"tts": flag}
# discord.py sends `tts` with edits too; Discord ignores it there.
EDIT = WEBHOOK_MESSAGE


@dataclass(frozen=True, slots=True)
class File:
    """An uploaded file."""

    index: str
    filename: str
    content: bytes


@dataclass(slots=True)
class Draft:
    """The parts of a message that a request wants; None means "as it was"."""

    content: str | None
    embeds: list[Json] | None
    components: list[Json] | None
    attachments: list[Attachment] | None
    flags: int | None
    allowed_mentions: Json | None


def read(
    world: "World",
    fields: dict[str, Shape],
    body: Json,
    files: list[File],
    problems: Problems,
    *,
    path: Path = (),
    before: Message | None = None,
    ephemeral: bool = False,
    channel_id: str,
) -> Draft:
    """Check a body against Discord's rules and make a draft of it; raises a Refusal."""
    _check(body, fields, path, problems, before, ephemeral=ephemeral)
    attachments = _attachments(world, body, files, before, path, ephemeral=ephemeral)
    after = attachments if attachments is not None else before.attachments if before else []
    by_name = {each.filename: each for each in after} | {file.filename: _named(after, file) for file in files}
    _check_media(body, by_name, path, problems)

    def media(url: str) -> Json:
        return _media(world, channel_id, url, by_name)

    return Draft(
        content=body.get("content") or "" if "content" in body else None,
        embeds=[_embed(each, media) for each in body["embeds"] or []] if "embeds" in body else None,
        components=parts.normalise(body["components"] or [], media) if "components" in body else None,
        attachments=attachments,
        flags=body["flags"] or 0 if "flags" in body else None,
        allowed_mentions=body.get("allowed_mentions"),
    )


def _check(
    body: Json, fields: dict[str, Shape], path: Path, problems: Problems, before: Message | None, *, ephemeral: bool
) -> None:
    """Refuse what is not shaped as Discord has it, and then what breaks its rules."""
    flags = body.get("flags") or 0
    v2 = bool(isinstance(flags, int) and flags & MessageFlag.COMPONENTS_V2) or bool(before and before.is_v2)
    shape = parts.V2_COMPONENTS if v2 else parts.CLASSIC_COMPONENTS
    record({}, {**fields, "components": shape})(body, path, problems)
    problems.refuse()
    _check_text(body, path, problems)
    _check_flags(flags, path, problems, ephemeral=ephemeral)
    parts.check_rules(body.get("components") or [], (*path, "components"), problems, v2=v2)
    if v2:
        _check_no_legacy_fields(body, before, path, problems)
    problems.refuse()


def _check_media(body: Json, by_name: Mapping[str, Attachment], path: Path, problems: Problems) -> None:
    """Refuse pictures and files that are named and not there."""
    addresses = (*parts.media_addresses(body.get("components") or []), *_embed_addresses(body.get("embeds") or []))
    for url, where in addresses:
        if url.startswith("attachment://") and url.removeprefix("attachment://") not in by_name:
            message = "The referenced attachment was not found."
            problems.add((*path, *where), "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", message)
    problems.refuse()


def _check_text(body: Json, path: Path, problems: Problems) -> None:
    text(MAX_CONTENT)(body.get("content") or "", (*path, "content"), problems)
    for index, embed in enumerate(body.get("embeds") or []):
        if not any(embed.get(name) for name in _SHOWN_IN_EMBED):
            problems.add((*path, "embeds", index, "description"), "BASE_TYPE_REQUIRED", "This field is required")
    total = sum(map(_embed_characters, body.get("embeds") or []))
    if total > MAX_EMBED_CHARACTERS:
        message = f"Embed size exceeds maximum size of {MAX_EMBED_CHARACTERS}"
        problems.add((*path, "embeds"), "MAX_EMBED_SIZE_EXCEEDED", message)
    mentions = body.get("allowed_mentions") or {}
    for kind in ("users", "roles"):
        if kind in (mentions.get("parse") or []) and mentions.get(kind):
            message = f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.'
            problems.add((*path, "allowed_mentions"), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message)


def _embed_characters(embed: Json) -> int:
    texts = [
        embed.get("title"),
        embed.get("description"),
        (embed.get("footer") or {}).get("text"),
        (embed.get("author") or {}).get("name"),
    ]
    fields = embed.get("fields") or []
    return sum(len(each or "") for each in texts) + sum(len(f["name"]) + len(f["value"]) for f in fields)


def _check_flags(flags: int, path: Path, problems: Problems, *, ephemeral: bool) -> None:
    known = MessageFlag.SUPPRESS_EMBEDS | MessageFlag.SUPPRESS_NOTIFICATIONS | MessageFlag.COMPONENTS_V2
    known |= MessageFlag.EPHEMERAL if ephemeral else 0
    if flags & ~known:
        problems.add((*path, "flags"), "MESSAGE_FLAGS_INVALID", "These flags cannot be set here.")


def _check_no_legacy_fields(body: Json, before: Message | None, path: Path, problems: Problems) -> None:
    for name in ("content", "embeds"):
        kept = getattr(before, name) if before and name not in body else None
        if body.get(name) or kept:
            message = f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
            problems.add((*path, name), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", message)


def _attachments(
    world: "World", body: Json, files: list[File], before: Message | None, path: Path, *, ephemeral: bool
) -> list[Attachment] | None:
    listed = body.get("attachments")
    if "attachments" not in body and not files:
        return None
    old = {each.id: each for each in before.attachments} if before else {}
    uploaded = {file.index: file for file in files}
    done: list[Attachment] = [] if listed is not None or "attachments" in body else list(old.values())
    for index, entry in enumerate(listed or []):
        number_ = str(entry["id"])
        if number_ in uploaded:
            done.append(make_attachment(world, uploaded.pop(number_), entry, ephemeral=ephemeral))
        elif number_ in old:
            kept = old[number_]
            if "description" in entry:
                kept.description = entry["description"]
            done.append(kept)
        else:
            message = f"Attachment with id {number_} not found"
            raise invalid_field((*path, "attachments", index), "ATTACHMENT_NOT_FOUND", message)
    done += [make_attachment(world, file, {}, ephemeral=ephemeral) for file in uploaded.values()]
    if len(done) > MAX_FILES:
        raise Refusal(400, 30015, f"Maximum number of attachments in a message reached ({MAX_FILES})")
    return done


def make_attachment(world: "World", file: File, entry: Json, *, ephemeral: bool = False) -> Attachment:
    """An uploaded file becomes an attachment with a type, a size and a signed address."""
    if len(file.content) > MAX_FILE_SIZE:
        raise Refusal(413, 40005, "Request entity too large")
    size = picture_size(file.content)
    made = Attachment(
        id=world.new_id(),
        filename=safe_name(entry.get("filename") or file.filename),
        content=file.content,
        content_type=mimetypes.guess_type(file.filename)[0],
        signature=secrets.token_hex(16),
        description=entry.get("description"),
        width=size[0] if size else None,
        height=size[1] if size else None,
        ephemeral=ephemeral,
    )
    world.files[made.id] = made
    return made


def keep_upload(world: "World", filename: str, data: bytes) -> Attachment:
    """A file that a person has chosen but not sent yet; the oldest are forgotten."""
    made = make_attachment(world, File("0", filename, data), {}, ephemeral=True)
    world.uploads[made.id] = made
    while len(world.uploads) > MAX_UPLOADS:
        del world.uploads[next(iter(world.uploads))]
    return made


def safe_name(filename: str) -> str:
    """A file's name as Discord keeps it."""
    return re.sub(r"[^A-Za-z0-9_.\-]+", "_", filename) or "unknown"


def picture_size(content: bytes) -> tuple[int, int] | None:
    """Width and height of a PNG, GIF, JPEG or WebP picture."""
    if content.startswith(b"\x89PNG\r\n\x1a\n") and len(content) >= 24:
        return struct.unpack(">II", content[16:24])
    if content[:6] in (b"GIF87a", b"GIF89a") and len(content) >= 10:
        return struct.unpack("<HH", content[6:10])
    if content[:4] == b"RIFF" and content[8:16] == b"WEBPVP8X" and len(content) >= 30:
        return int.from_bytes(content[24:27], "little") + 1, int.from_bytes(content[27:30], "little") + 1
    if content.startswith(b"\xff\xd8"):
        return _jpeg_size(content)
    return None


def _jpeg_size(content: bytes) -> tuple[int, int] | None:
    at = 2
    while at + 9 < len(content):
        marker, length = content[at + 1], int.from_bytes(content[at + 2 : at + 4], "big")
        if 0xC0 <= marker <= 0xCF and marker not in (0xC4, 0xC8, 0xCC):
            height, width = struct.unpack(">HH", content[at + 5 : at + 9])
            return width, height
        at += 2 + length
    return None


def _named(attachments: list[Attachment], file: File) -> Attachment:
    return next(each for each in attachments if each.content is file.content)


def _media(world: "World", channel_id: str, url: str, by_name: dict[str, Attachment]) -> Json:
    if not url.startswith("attachment://"):
        own = next((each for each in by_name.values() if f"/{each.id}/" in url), None)
        if own is None:
            return {"id": world.new_id(), "url": url, "proxy_url": url, "name": None, "size": None}
    else:
        own = by_name[url.removeprefix("attachment://")]
    shown = wire.attachment(world, channel_id, own)
    return {
        "id": world.new_id(),
        "url": shown["url"],
        "proxy_url": shown["url"],
        "width": own.width,
        "height": own.height,
        "content_type": shown["content_type"],
        "attachment_id": own.id,
        "name": own.filename,
        "size": len(own.content),
    }


_SHOWN_IN_EMBED = ("title", "description", "fields", "image", "thumbnail", "author", "footer")
_PICTURES_IN_EMBED = (("image", "url"), ("thumbnail", "url"), ("author", "icon_url"), ("footer", "icon_url"))


def _embed_addresses(embeds: list[Json]) -> Iterator[tuple[str, Path]]:
    for index, embed in enumerate(embeds):
        for part, name in _PICTURES_IN_EMBED:
            url = (embed.get(part) or {}).get(name)
            if url:
                yield url, ("embeds", index, part, name)


def _embed(embed: Json, media: Callable[[str], Json]) -> Json:
    done: Json = {name: value for name, value in embed.items() if value not in (None, [], {})}
    done["type"] = "rich"
    for name in ("image", "thumbnail"):
        if not done.get(name, {}).get("url"):
            done.pop(name, None)
        else:
            shown = media(done[name]["url"])
            kept = {"url": shown["url"], "proxy_url": shown["proxy_url"]}
            if shown.get("width"):
                kept |= {"width": shown["width"], "height": shown["height"]}
            done[name] = kept
    for name in ("author", "footer"):
        if name in done:
            done[name] = {key: value for key, value in done[name].items() if value is not None}
            if "icon_url" in done[name]:
                done[name]["icon_url"] = media(done[name]["icon_url"])["url"]
    if "fields" in done:
        done["fields"] = [{**field, "inline": bool(field.get("inline"))} for field in done["fields"]]
    return done


def texts(content: str, components: list[Json]) -> Iterator[str]:
    """All texts of a message in which somebody can be mentioned."""
    yield content
    for component, _ in parts.walk(components):
        if component["type"] == parts.Kind.TEXT:
            yield component["content"]
