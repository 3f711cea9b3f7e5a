"""Faults on demand, and what discord.py makes of them."""

import asyncio

import aiohttp
import discord as dpy
import pytest

from playground import Playground
from tests.playground.demo_bot import DemoBot

SEND = "POST /channels/*/messages"


@pytest.fixture
def square(discord: Playground, bot: DemoBot) -> dpy.PartialMessageable:
    return bot.get_partial_messageable(int(discord.channel.id))


@pytest.fixture
def naps(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long discord.py would have slept between its tries."""
    slept: list[float] = []
    sleep = asyncio.sleep

    async def nap(seconds: float, *_: object) -> None:
        slept.append(seconds)
        await sleep(0)

    monkeypatch.setattr("discord.http.asyncio.sleep", nap)
    return slept


@pytest.mark.parametrize("status", [500, 502])
async def test_a_server_error_is_tried_again(
    discord: Playground, square: dpy.PartialMessageable, naps: list[float], status: int
) -> None:
    discord.faults.answer(status, route=SEND, times=2)
    await square.send("third time lucky")
    assert [seen.text for seen in discord.user().sees()] == ["third time lucky"]
    assert naps == [1, 3]


async def test_a_server_error_for_good(discord: Playground, square: dpy.PartialMessageable, naps: list[float]) -> None:
    discord.faults.answer(503, route=SEND)
    with pytest.raises(dpy.DiscordServerError):
        await square.send("x")
    assert discord.channel.messages == {}


@pytest.mark.parametrize("everywhere", [True, False])
async def test_a_rate_limit_is_waited_for(
    discord: Playground, square: dpy.PartialMessageable, naps: list[float], everywhere: bool
) -> None:
    discord.faults.rate_limit(0.25, route=SEND, everywhere=everywhere)
    await square.send("later")
    assert naps == [0.25]


async def test_a_lost_answer_posts_twice_without_a_nonce_and_once_with_it(
    discord: Playground, bot: DemoBot, square: dpy.PartialMessageable, naps: list[float]
) -> None:
    discord.faults.lose_answer(route=SEND)
    route = dpy.http.Route("POST", f"/channels/{discord.channel.id}/messages")
    await bot.http.request(route, json={"content": "careless"})
    discord.faults.lose_answer(route=SEND)
    await square.send("careful")  # discord.py gives each message a nonce, and repeats it
    assert [seen.text for seen in discord.user().sees()] == ["careless", "careless", "careful"]


async def test_a_cut_connection(discord: Playground, square: dpy.PartialMessageable) -> None:
    discord.faults.cut(route=SEND)
    with pytest.raises(aiohttp.ClientError):
        await square.send("did it arrive?")
    assert [seen.text for seen in discord.user().sees()] == ["did it arrive?"]


PART = (
    b'--end\r\nContent-Disposition: form-data; name="payload_json"\r\n\r\n'
    b'{"content": "half a board", "nonce": "row-17", "enforce_nonce": true}\r\n--end--\r\n'
)


async def die_while_sending(discord: Playground, arrived: int) -> None:
    """Only so many bytes of a message's body arrive, then the bot is gone."""
    head = (
        f"POST /api/v10/channels/{discord.channel.id}/messages HTTP/1.1\r\nHost: discord.com\r\n"
        f"Authorization: Bot {discord.token}\r\nContent-Type: multipart/form-data; boundary=end\r\n"
        f"Content-Length: {len(PART)}\r\n\r\n"
    )
    _, writer = await asyncio.open_unix_connection(discord.socket_path)
    writer.write(head.encode() + PART[:arrived])
    writer.close()
    await writer.wait_closed()


@pytest.mark.parametrize("arrived", [0, 20, 60, 80, len(PART) - 1])
async def test_a_bot_that_dies_while_it_sends_has_sent_nothing(
    discord: Playground, square: dpy.PartialMessageable, arrived: int
) -> None:
    await die_while_sending(discord, arrived)
    await square.send("whole", nonce="row-17")
    discord.check()  # a bot that is gone is no fault of the server's
    assert [seen.text for seen in discord.user().sees()] == ["whole"]


async def test_a_slow_answer(discord: Playground, square: dpy.PartialMessageable) -> None:
    await square.send("first")  # until a route's limit is known, discord.py sends one at a time
    discord.faults.delay(0.01, route=SEND)
    slow, fast = asyncio.create_task(square.send("slow")), asyncio.create_task(square.send("fast"))
    await asyncio.gather(slow, fast)
    assert [seen.text for seen in discord.user().sees()] == ["first", "fast", "slow"]


async def test_any_error_at_will(discord: Playground, square: dpy.PartialMessageable) -> None:
    discord.faults.answer(400, route=SEND, code=160005, message="This thread is locked")
    with pytest.raises(dpy.HTTPException, match="160005"):
        await square.send("x")
    await square.send("only once")


async def test_too_many_requests_in_a_second(
    discord: Playground, square: dpy.PartialMessageable, naps: list[float]
) -> None:
    discord.world.limits.requests_per_second = 2
    await square.send("one")
    await square.send("two")
    discord.world.limits.requests_per_second = 1
    with pytest.raises(dpy.HTTPException):
        await square.send("three")
    assert naps == [1.0] * 5
    assert discord.records.refusals[-1].body["global"]
    assert (await discord.user().slash("echo", text="answers are exempt")).text == "answers are exempt"


async def test_ten_thousand_invalid_requests(discord: Playground, square: dpy.PartialMessageable) -> None:
    discord.world.recent.invalid.extend([discord.world.clock.now()] * 10_000)
    with pytest.raises(dpy.HTTPException, match="1015"):
        await square.send("x")


async def test_every_answer_says_how_much_may_still_be_sent(discord: Playground, bot: DemoBot) -> None:
    async with aiohttp.ClientSession(connector=discord.connector()) as session:
        url = "https://discord.com/api/v10/users/@me"
        async with session.get(url, headers={"Authorization": f"Bot {discord.token}"}) as answer:
            assert answer.headers["Content-Type"] == "application/json"
            for name in ("Limit", "Remaining", "Reset", "Reset-After", "Bucket"):
                assert f"X-RateLimit-{name}" in answer.headers
        async with session.get(url) as answer:
            assert answer.status == 401
