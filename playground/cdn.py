"""The CDN: files of messages, emojis, and plain avatars drawn on the spot."""

import struct
import zlib

from aiohttp import web

from playground.world import World

SHOWN_INLINE = {"image/png", "image/jpeg", "image/gif", "image/webp"}
COLOURS = ((88, 101, 242), (117, 126, 138), (59, 165, 92), (250, 166, 26), (237, 66, 69), (235, 69, 159))
AVATAR_SIZE = 64
_SAFE = {
    "X-Content-Type-Options": "nosniff",
    "Content-Security-Policy": "default-src 'none'; sandbox",
    "Cache-Control": "private, max-age=3600",
}


class Cdn:
    """Serves pictures under the paths of cdn.discordapp.com, and the same below /cdn."""

    def __init__(self, world: World) -> None:
        self.world = world

    def add_to(self, app: web.Application) -> None:
        """Put the addresses into the web application."""
        for base in ("", "/cdn"):
            for folder in ("attachments", "ephemeral-attachments"):
                app.router.add_get(f"{base}/{folder}/{{channel}}/{{id}}/{{name}}", self._attachment)
            app.router.add_get(f"{base}/emojis/{{id}}.{{kind}}", self._emoji)
            app.router.add_get(f"{base}/embed/avatars/{{index}}.png", self._avatar)

    async def _attachment(self, request: web.Request) -> web.Response:
        file = self.world.files.get(request.match_info["id"])
        if file is None or request.query.get("hm") != file.signature:
            return web.Response(status=404, text="This content is no longer available.")
        inline = file.content_type in SHOWN_INLINE
        disposition = "inline" if inline else "attachment"
        headers = {**_SAFE, "Content-Disposition": f'{disposition}; filename="{file.filename}"'}
        kind = file.content_type if inline and file.content_type else "application/octet-stream"
        return web.Response(body=file.content, content_type=kind, headers=headers)

    async def _emoji(self, request: web.Request) -> web.Response:
        emoji = self.world.emojis.get(request.match_info["id"])
        if emoji is None:
            return web.Response(status=404)
        kind = "image/gif" if emoji.animated else "image/png"
        return web.Response(body=emoji.image, content_type=kind, headers=_SAFE)

    async def _avatar(self, request: web.Request) -> web.Response:
        index = request.match_info["index"]
        if not index.isdecimal() or int(index) >= len(COLOURS):
            return web.Response(status=404)
        return web.Response(body=avatar(COLOURS[int(index)]), content_type="image/png", headers=_SAFE)


def avatar(colour: tuple[int, int, int]) -> bytes:
    """A head and shoulders in white on a colour, as a PNG."""
    rows = bytearray()
    for y in range(AVATAR_SIZE):
        rows.append(0)
        for x in range(AVATAR_SIZE):
            head = (x - 32) ** 2 + (y - 25) ** 2 < 11**2
            shoulders = (x - 32) ** 2 + (y - 62) ** 2 < 21**2
            rows += bytes((255, 255, 255) if head or shoulders else colour)
    header = struct.pack(">IIBBBBB", AVATAR_SIZE, AVATAR_SIZE, 8, 2, 0, 0, 0)
    chunks = ((b"IHDR", header), (b"IDAT", zlib.compress(bytes(rows))), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body)) for name, body in chunks
    )
