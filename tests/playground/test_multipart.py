"""Bodies with files: every byte arrives, and what is no form is refused."""

import io
import random
from collections.abc import AsyncIterator

import aiohttp
import discord as dpy
import pytest

from playground import Playground
from tests.playground.demo_bot import DemoBot

TRICKY = [
    b"",
    b"\r\n",
    b"\r\n--",
    b"\r\n\r\n--\r\n",
    b"--end--\r\n",
    bytes(range(256)),
    random.Random(1).randbytes(300_000),
]


@pytest.mark.parametrize("content", TRICKY, ids=range(len(TRICKY)))
async def test_a_file_arrives_byte_for_byte(discord: Playground, bot: DemoBot, content: bytes) -> None:
    square = bot.get_partial_messageable(int(discord.channel.id))
    await square.send(files=[dpy.File(io.BytesIO(content), "one.bin"), dpy.File(io.BytesIO(b"2"), "two.bin")])
    (seen,) = discord.user().sees()
    assert seen.files == {"one.bin": content, "two.bin": b"2"}


@pytest.mark.parametrize(
    ("name", "kept"),
    [("board.png", "board.png"), ("a; b.png", "a_b.png"), ('"quoted".png', "_quoted_.png"), ("Größe.png", "Gr_e.png")],
)
async def test_the_name_of_a_file(discord: Playground, bot: DemoBot, name: str, kept: str) -> None:
    square = bot.get_partial_messageable(int(discord.channel.id))
    await square.send(file=dpy.File(io.BytesIO(b"x"), name))
    (seen,) = discord.user().sees()
    assert list(seen.files) == [kept]


@pytest.mark.parametrize(
    ("content_type", "body"),
    [
        ("multipart/form-data", b"--end--\r\n"),
        ("multipart/form-data; boundary=end", b""),
        ("multipart/form-data; boundary=end", b"no boundary"),
        ("multipart/form-data; boundary=end", b"before\r\n--end--\r\n"),
        ("multipart/form-data; boundary=end", b"--end\r\nContent-Disposition: form-data\r\n--end--\r\n"),
        ("multipart/form-data; boundary=end", b'--end\r\nContent-Disposition: form-data; name="a"\r\n\r\nendless'),
    ],
)
async def test_what_is_no_form_is_refused(discord: Playground, content_type: str, body: bytes) -> None:
    headers = {"Authorization": f"Bot {discord.token}", "Content-Type": content_type}
    url = f"https://discord.com/api/v10/channels/{discord.channel.id}/messages"
    async with (
        aiohttp.ClientSession(connector=discord.connector()) as session,
        session.post(url, data=body, headers=headers) as answer,
    ):
        assert (answer.status, (await answer.json())["code"]) == (400, 50035)


async def test_too_much_is_refused_though_it_was_not_announced(discord: Playground) -> None:
    async def pieces() -> AsyncIterator[bytes]:
        for _ in range(27):
            yield bytes(1024 * 1024)

    url = f"https://discord.com/api/v10/channels/{discord.channel.id}/messages"
    async with (
        aiohttp.ClientSession(connector=discord.connector()) as session,
        session.post(url, data=pieces(), headers={"Authorization": f"Bot {discord.token}"}) as answer,
    ):
        assert (answer.status, (await answer.json())["code"]) == (413, 40005)
