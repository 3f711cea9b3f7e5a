"""Pages are drawn and compressed strip by strip: what is kept of earlier ones never shows."""

import io
import random
import struct
import zlib

import pytest
from PIL import Image

from games.kernel.seats import PEOPLE
from games.registry import find_game
from render import picture
from render.picture import stamps, strips
from render.picture.canvas import Canvas
from render.picture.palette import INK, PAPER, SAND, SUN
from render.picture.png import SIGNATURE, Strip, png, strip
from render.picture.recently_used import RecentlyUsed
from render.picture.sprites import panel, ring, sprite
from render.picture.stamps import Laid
from render.picture.tokens import coin
from tests.render.positions import VARIANTS, positions
from words import Speaker, catalogue

every_game = pytest.mark.parametrize("game", sorted({variant.game.id for variant in VARIANTS.values()}))


def forget(monkeypatch: pytest.MonkeyPatch, room: int = 10**9) -> None:
    """Keep nothing of what was drawn, and from now on only as much as there is room for."""
    monkeypatch.setattr(strips, "_strips", RecentlyUsed[strips.Keys, Strip](room, lambda keys, kept: 1))
    monkeypatch.setattr(strips, "_cells", RecentlyUsed[bytes, Image.Image](room, lambda key, kept: 1))


def boards(game: str) -> list[Canvas]:
    variant = next(name for name, variant in VARIANTS.items() if variant.game.id == game)
    words = Speaker(catalogue("en"), find_game(game), PEOPLE)
    return [picture.draw_board(game, table.view(None), words, {}) for table in positions(variant, every=30)]


@every_game
def test_what_was_drawn_before_never_shows(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn, colours = boards(game), picture.colours(game)
    forget(monkeypatch, room=0)
    alone = [canvas.png(colours) for canvas in drawn]
    forget(monkeypatch)
    assert [canvas.png(colours) for canvas in drawn] == alone
    random.Random(game).shuffle(drawn)
    forget(monkeypatch)
    assert {canvas.png(colours) for canvas in drawn} == set(alone)


@every_game
def test_a_file_shows_the_page_in_the_colours_of_the_palette(game: str) -> None:
    colours = picture.colours(game)
    assert colours is not None
    for canvas in boards(game):
        with Image.open(io.BytesIO(canvas.png(colours))) as shown:
            shown.load()
            flat = canvas.page.quantize(palette=colours, dither=Image.Dither.NONE)
            assert (shown.mode, shown.size) == ("P", canvas.size)
            assert shown.tobytes() == flat.tobytes()
            assert shown.getpalette() == flat.getpalette()


def test_what_looks_the_same_is_not_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    forget(monkeypatch)
    drawn: list[tuple[int, ...]] = []
    draw = strips.Page.draw

    def watched(page: strips.Page, *box: int) -> Image.Image:
        drawn.append(box)
        return draw(page, *box)

    monkeypatch.setattr(strips.Page, "draw", watched)
    colours, width, height = picture.colours("lisboa"), strips.WIDTH, strips.HEIGHT
    page = Canvas((2 * width, 5 * height - 7), SAND)
    page.image(sprite(coin, 20), 10, 10)
    page.png(colours)
    assert drawn == [(0, 0, 2 * width, 5 * height)]
    changed = page.copy()
    changed.image(sprite(coin, 20), 100, 2 * height - 10)
    changed.png(colours)
    assert drawn[1:] == [(0, height, width, 3 * height)]
    page.png(colours)
    assert len(drawn) == 2


def test_large_images_in_parts_look_as_they_do_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    images = [
        panel(300, 200, PAPER, INK, 5, 18),
        panel(700, 60, SUN, None, 0, 30),
        ring(200, 200, INK, 6, 16),
        sprite(coin, 150),
        panel(200, 100, PAPER).convert("RGB"),
    ]
    for image in images:
        page, whole = Canvas((800, 300), SAND), Image.new("RGB", (800, 300), SAND)
        for left, top in ((20, 40), (-30, 250), (700, -20)):
            page.image(image, left, top)
            whole.paste(image, (left, top), image if image.mode == "RGBA" else None)
        assert page.pixels() == whole.tobytes()


def test_the_number_of_an_image_is_never_given_again() -> None:
    assert len({Laid.at(Image.new("RGBA", (4, 4)), 0, 0).key for _ in range(50)}) == 50
    known = len(stamps._stamps)
    kept = Image.new("RGBA", (4, 4))
    assert stamps.stamp(kept) is stamps.stamp(kept)
    assert len(stamps._stamps) == known + 1
    del kept
    assert len(stamps._stamps) == known


def compressed(file: bytes) -> bytes:
    """What is in the chunks of pixels, after the checksum of each chunk was looked at."""
    pixels, place = b"", len(SIGNATURE)
    while place < len(file):
        length, kind = struct.unpack_from(">I4s", file, place)
        content = file[place + 8 : place + 8 + length]
        assert struct.unpack_from(">I", file, place + 8 + length) == (zlib.crc32(kind + content),)
        pixels += content if kind == b"IDAT" else b""
        place += length + 12
    return pixels


@pytest.mark.parametrize("parts", [1, 2, 7])
def test_the_checksum_of_a_file_is_that_of_all_its_strips(parts: int) -> None:
    dice = random.Random(parts)
    rows = [b"".join(b"\0" + dice.randbytes(50) for _ in range(dice.randint(1, 40))) for _ in range(parts)]
    size = (50, sum(len(each) for each in rows) // 51)
    file = png(size, bytes(range(256)) * 3, [strip(each) for each in rows])
    assert zlib.decompress(compressed(file)) == b"".join(rows)


def test_what_was_not_asked_for_longest_goes_first() -> None:
    kept = RecentlyUsed[str, bytes](10, lambda key, thing: len(thing))
    kept.put("a", b"1234")
    kept.put("b", b"1234")
    assert kept.get("a") == b"1234"
    kept.put("c", b"1234")
    assert [kept.get(key) for key in "abc"] == [b"1234", None, b"1234"]
    kept.put("d", b"12345678901")
    assert kept.taken == 0
