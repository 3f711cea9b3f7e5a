"""What the web page speaks with: its requests, its socket, and who is let in."""

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest
from discord import ui
from yarl import URL

from playground import Person, Playground
from playground.launcher import redirected
from tests.patience import patience
from tests.playground.demo_bot import DemoBot

Json = Any


class Window:
    """A browser window that somebody has open."""

    def __init__(self, session: aiohttp.ClientSession, address: str, person: Person) -> None:
        self.session, self.address, self.person = session, address, person
        self.socket: aiohttp.ClientWebSocketResponse | None = None

    async def get(self, path: str) -> Json:
        joint = "&" if "?" in path else "?"
        async with self.session.get(f"{self.address}api/{path}{joint}as={self.person.id}") as answer:
            return await answer.json()

    async def post(self, path: str, /, **body: object) -> Json:
        url = f"{self.address}api/{path}?as={self.person.id}"
        async with self.session.post(url, json=body) as answer:
            return await answer.json()

    async def open(self) -> None:
        self.socket = await self.session.ws_connect(f"{self.address}ws?as={self.person.id}")
        assert await self.news("hello") == {"t": "hello", "me": self.person.id}

    async def news(self, *kinds: str, **wanted: object) -> Json:
        """The next news of such a kind, and with such values."""
        assert self.socket
        async with patience(f"news of {' or '.join(kinds)} with {wanted}"):
            while True:
                news = json.loads((await self.socket.receive()).data)
                if news["t"] in kinds and all(news[name] == value for name, value in wanted.items()):
                    return news


@pytest.fixture
async def discord() -> AsyncIterator[Playground]:
    async with Playground(port=0) as playground:
        playground.settle()
        yield playground
    playground.check()


@pytest.fixture
async def session() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as session:
        yield session


@pytest.fixture
async def window(discord: Playground, session: aiohttp.ClientSession) -> Window:
    return Window(session, discord.address, discord.user("Ana"))


@pytest.fixture
def here(discord: Playground) -> str:
    return f"channels/{discord.channel.id}"


async def test_the_page_is_served_with_a_strict_policy(discord: Playground, session: aiohttp.ClientSession) -> None:
    async with session.get(discord.address) as answer:
        assert answer.status == 200
        assert answer.content_type == "text/html"
        policy = answer.headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy


@pytest.mark.parametrize("path", ["../server.py", "..%2fserver.py", "%2e%2e/server.py", "/etc/passwd", "none.js"])
async def test_only_the_pages_own_files_are_served(
    discord: Playground, session: aiohttp.ClientSession, path: str
) -> None:
    async with session.get(URL(discord.address + path, encoded=True)) as answer:
        assert answer.status == 404
    discord.records.surprises.clear()


@pytest.mark.parametrize("headers", [{"Host": "evil.example"}, {"Origin": "https://evil.example"}, {"Origin": "null"}])
async def test_other_sites_are_kept_out(
    discord: Playground, window: Window, session: aiohttp.ClientSession, headers: dict[str, str]
) -> None:
    for address in (discord.address, f"{discord.address}api/persons", f"{discord.base}/api/v10/gateway"):
        async with session.get(address, headers=headers) as answer:
            assert answer.status == 403
    with pytest.raises(aiohttp.WSServerHandshakeError):
        await session.ws_connect(f"{discord.address}ws?as={window.person.id}", headers=headers)


async def test_nobody_comes_in_without_the_key(discord: Playground, session: aiohttp.ClientSession) -> None:
    for path in ("", "index.html", "api/persons", "wrong-key/api/persons", "wrong-key/"):
        async with session.get(f"{discord.base}/{path}") as answer:
            assert answer.status in (400, 404)
    discord.records.surprises.clear()


async def test_one_must_say_who_one_is(discord: Playground, session: aiohttp.ClientSession) -> None:
    for who in ("", "?as=1", f"?as={discord.world.bot.id}"):
        async with session.get(f"{discord.address}api/view{who}") as answer:
            assert answer.status == 400


async def test_the_view_of_a_person(discord: Playground, window: Window, here: str) -> None:
    bruno = discord.user("Bruno")
    persons = await window.get("persons")
    assert [each["name"] for each in persons] == ["Olga", "Ana", "Bruno"]
    await bruno.say(f"hello {window.person.mention}")
    await bruno.say("anybody?")
    view = await window.get("view")
    assert view["me"]["name"] == "Ana"
    assert not view["bot"]["online"]
    (channel,) = view["guilds"][0]["channels"]
    assert (channel["name"], channel["unread"], channel["mentions"]) == ("general", 2, 1)
    assert len(view["guilds"][0]["members"]) == 4
    await window.post(f"{here}/read")
    (channel,) = (await window.get("view"))["guilds"][0]["channels"]
    assert (channel["unread"], channel["mentions"]) == (0, 0)


async def test_typed_messages_reach_other_windows(discord: Playground, window: Window, here: str) -> None:
    other = Window(window.session, window.address, discord.user("Bruno"))
    await other.open()
    sent = await window.post(f"{here}/messages", content="  hello  ")
    news = await other.news("message")
    assert news["new"]
    assert news["message"]["id"] == sent["id"]
    assert news["message"]["content"] == "hello"
    assert news["message"]["author"]["name"] == "Ana"
    await other.post(f"{here}/messages", content="hi", reply_to=sent["id"])
    page = await window.get(f"{here}/messages?limit=1")
    assert page["more"]
    assert page["messages"][0]["referenced_message"]["content"] == "hello"
    assert await window.post(f"{here}/messages", content="x" * 2001) == {
        "error": "a message has at most 2000 characters"
    }


@pytest.fixture
async def bot(discord: Playground) -> AsyncIterator[DemoBot]:
    with redirected(discord.base):
        bot = DemoBot()
        task = asyncio.create_task(bot.start(discord.token))
        await bot.is_connected()
        yield bot
        async with patience("the demonstration bot ends"):
            await bot.close()
            await task


async def command(window: Window, here: str, name: str) -> Json:
    return next(each for each in await window.get(f"{here}/commands") if each["name"] == name)


async def test_commands_buttons_and_forms(discord: Playground, window: Window, here: str, bot: DemoBot) -> None:
    await window.open()
    show = await command(window, here, "show")
    started = await window.post(f"{here}/commands", command_id=show["id"], path=["panel"])
    assert (await window.news("interaction", id=started["interaction_id"]))["progress"] == "waiting"
    message = (await window.news("message"))["message"]
    assert message["used"] == {"by": (await window.get("view"))["me"], "command": "show panel"}
    await window.news("interaction", id=started["interaction_id"], progress="answered")
    click = f"{here}/messages/{message['id']}/click"
    await window.post(click, custom_id="count")
    assert (await window.news("message", new=False))["message"]["content"] == "pressed 1 times"
    assert await window.post(click, custom_id="closed") == {"error": "it is disabled"}
    await window.post(click, custom_id="colours", values=["red", "blue"])
    assert (await window.news("message", new=True))["message"]["content"] == "picked red and blue"
    await window.post(click, custom_id="order")
    form = await window.news("modal")
    names = {each["label"]: each["component"]["custom_id"] for each in form["components"]}
    submit = f"modals/{form['interaction_id']}/submit"
    assert await window.post(submit, values={names["Price"]: "3"}) == {"error": "one of the choices is required"}
    values = {names["Price"]: "3", names["Way"]: "boat", names["Goods"]: ["Fish"], names["Sealed"]: True}
    await window.post(submit, values=values)
    receipt = (await window.news("message", new=True))["message"]
    assert receipt["content"] == "ordered 3 | Fish | boat |  | True"
    assert receipt["ephemeral"]
    await window.post(f"{here}/messages/{receipt['id']}/dismiss")
    assert (await window.news("message_gone"))["ids"] == [receipt["id"]]


async def test_others_never_hear_of_an_ephemeral_message(
    discord: Playground, window: Window, here: str, bot: DemoBot
) -> None:
    other = Window(window.session, window.address, discord.user("Bruno"))
    await other.open()
    whisper = await command(window, here, "whisper")
    await window.post(f"{here}/commands", command_id=whisper["id"])
    await window.person.reads("psst")
    secret = (await window.get(f"{here}/messages"))["messages"][0]
    assert secret["ephemeral"]
    assert (await other.get(f"{here}/messages"))["messages"] == []
    stolen = await other.post(f"{here}/messages/{secret['id']}/dismiss")
    assert stolen == {"error": "there is no such message"}
    await window.post(f"{here}/messages", content="something public")
    assert (await other.news("message"))["message"]["content"] == "something public"


async def test_an_ephemeral_message_leaks_through_no_side_door(
    discord: Playground, window: Window, here: str, bot: DemoBot
) -> None:
    other = Window(window.session, window.address, discord.user("Bruno"))
    await other.open()
    hold = await command(window, here, "hold")
    quote = await command(window, here, "Quote")
    await window.post(f"{here}/commands", command_id=hold["id"])
    view = ui.View()
    view.add_item(ui.Button(label="Hold", custom_id="hold"))
    view.stop()
    await (await bot.next_held()).response.send_message("my hand", view=view, ephemeral=True)
    secret = (await window.get(f"{here}/messages"))["messages"][0]["id"]
    assert (await window.post(f"{here}/messages/{secret}/react", emoji="👍")) == {"error": "Unknown Message"}
    for path, body in (
        (f"{here}/messages/{secret}/react", {"emoji": "👍"}),
        (f"{here}/messages/{secret}/click", {"custom_id": "hold"}),
        (f"{here}/messages", {"content": "x", "reply_to": secret}),
        (f"{here}/commands", {"command_id": quote["id"], "target_id": secret}),
    ):
        assert "error" in await other.post(path, **body)
    await window.post(f"{here}/messages/{secret}/click", custom_id="hold")
    await (await bot.next_held()).response.send_message("said in public")
    news = await other.news("message")
    assert news["message"]["content"] == "said in public"
    assert "my hand" not in json.dumps(news)
    assert "my hand" not in json.dumps(await other.get(f"{here}/messages"))
    fetched = [each async for each in bot.get_partial_messageable(int(discord.channel.id)).history()]
    assert [each.content for each in fetched] == ["said in public"]


async def test_autocomplete_and_translations(discord: Playground, window: Window, here: str, bot: DemoBot) -> None:
    colour = await command(window, here, "colour")
    body = {"command_id": colour["id"], "options": {"name": "bl"}, "focused": "name"}
    assert await window.post(f"{here}/autocomplete", **body) == {
        "choices": [{"name": "Blue", "value": "blue"}, {"name": "Black", "value": "black"}],
        "failed": False,
    }
    chloe = Window(window.session, window.address, discord.user("Chloé", locale="fr"))
    echo = await command(chloe, here, "echo")
    assert (echo["label"], echo["description"], echo["options"][0]["label"]) == ("écho", "Redis-le", "texte")
    assert echo["options"][2]["choices"] == [{"name": "Fort", "value": "loud"}]


async def test_pictures_can_be_loaded(discord: Playground, window: Window, here: str, bot: DemoBot) -> None:
    show = await command(window, here, "show")
    await window.post(f"{here}/commands", command_id=show["id"], path=["picture"])
    await window.person.reads("A board")
    picture = (await window.get(f"{here}/messages"))["messages"][0]["attachments"][0]
    assert picture["description"] == "the board"
    assert picture["url"].startswith(f"{discord.base}/cdn/")
    async with window.session.get(picture["url"]) as answer:
        assert answer.content_type == "image/png"
        assert "sandbox" in answer.headers["Content-Security-Policy"]
    async with window.session.get(picture["url"].partition("?")[0]) as answer:
        assert answer.status == 404


async def test_files_and_dms(discord: Playground, window: Window, here: str, bot: DemoBot) -> None:
    await window.open()
    dm = await window.post("dms")
    assert dm["kind"] == "dm"
    url = f"{window.address}api/uploads?as={window.person.id}&filename=page.html"
    async with window.session.post(url, data=b"<script>alert(1)</script>") as answer:
        upload = await answer.json()
    sent = await window.post(f"channels/{dm['id']}/messages", content="look", uploads=[upload["id"]])
    async with window.session.get(sent["attachments"][0]["url"]) as answer:
        assert answer.content_type == "application/octet-stream"
        assert answer.headers["Content-Disposition"].startswith("attachment")
    reply = await window.news("message", channel_id=dm["id"], new=True)
    while reply["message"]["author"]["id"] == window.person.id:
        reply = await window.news("message", channel_id=dm["id"], new=True)
    assert reply["message"]["content"] == "you said look"
    assert reply["message"]["pings"]


async def test_the_bot_can_be_seen_coming_and_going(discord: Playground, window: Window, bot: DemoBot) -> None:
    await window.open()
    assert (await window.get("view"))["bot"]["online"]
    await bot.close()
    assert await window.news("bot") == {"t": "bot", "online": False}


async def test_reactions_and_threads(discord: Playground, window: Window, here: str, bot: DemoBot) -> None:
    await window.open()
    talk = await command(window, here, "talk")
    await window.post(f"{here}/commands", command_id=talk["id"], options={"name": "Table 1"})
    thread = (await window.news("channel"))["channel"]
    assert (thread["kind"], thread["name"], thread["parent_id"]) == ("thread", "Table 1", discord.channel.id)
    await window.post(f"{here}/messages/{thread['id']}/react", emoji="👍")
    news = await window.news("message", new=False, channel_id=discord.channel.id)
    while "reactions" not in news["message"]:
        news = await window.news("message", new=False, channel_id=discord.channel.id)
    assert news["message"]["reactions"][0]["me"]
    assert (await window.post(f"channels/{thread['id']}/join")) == {}
