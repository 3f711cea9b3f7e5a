"""What Discord refuses in a message, a form, suggestions and commands: code 50035 and where it is wrong."""

import asyncio
import io
from typing import Any

import discord as dpy
import pytest

from playground import Playground
from tests.playground.demo_bot import DemoBot
from tests.playground.demo_screens import Here

V2 = 1 << 15
Json = dict[str, Any]


def button(**more: object) -> Json:
    return {"type": 2, "style": 1, "label": "Buy", "custom_id": "buy"} | more


def row(*components: Json) -> Json:
    return {"type": 1, "components": list(components)}


def buttons(count: int, start: int = 0) -> list[Json]:
    return [button(custom_id=f"b{number}") for number in range(start, start + count)]


def options(count: int, **more: object) -> list[Json]:
    return [{"label": f"Option {number}", "value": str(number)} | more for number in range(count)]


def menu(**more: object) -> Json:
    return {"type": 3, "custom_id": "menu", "options": options(3)} | more


def said(content: str) -> Json:
    return {"type": 10, "content": content}


def gallery(count: int, **more: object) -> Json:
    return {"type": 12, "items": [{"media": {"url": "https://example.org/a.png"}} | more] * count}


def embed(**more: object) -> Json:
    return {"embeds": [more]}


def v2(*components: Json, **more: object) -> Json:
    return {"flags": V2, "components": list(components)} | more


async def refusal(bot: DemoBot, method: str, path: str, body: object) -> dpy.HTTPException:
    """What discord.py raises for a request of ours."""
    with pytest.raises(dpy.HTTPException) as caught:
        await bot.http.request(dpy.http.Route(method, path), json=body)
    return caught.value


MESSAGES = [
    ({"content": "x" * 2001}, "content", "Must be 2000 or fewer in length"),
    ({"content": "x", "nonce": "n" * 26}, "nonce", "Must be 25 or fewer"),
    ({"embeds": [{"title": "x"}] * 11}, "embeds", "Must be 10 or fewer"),
    (embed(title="x" * 257), "embeds.0.title", "256"),
    (embed(description="x" * 4097), "embeds.0.description", "4096"),
    (embed(fields=[{"name": "n", "value": "v"}] * 26), "embeds.0.fields", "25"),
    (embed(fields=[{"name": "n" * 257, "value": "v"}]), "embeds.0.fields.0.name", "256"),
    (embed(fields=[{"name": "n", "value": "v" * 1025}]), "embeds.0.fields.0.value", "1024"),
    (embed(footer={"text": "x" * 2049}), "embeds.0.footer.text", "2048"),
    (embed(author={"name": "x" * 257}), "embeds.0.author.name", "256"),
    (embed(color=1), "embeds.0.description", "required"),
    (embed(title="x", timestamp="yesterday"), "embeds.0.timestamp", "ISO8601"),
    (embed(title="x", image={"url": "attachment://no.png"}), "embeds.0.image.url", "not found"),
    (embed(color=0x1000000), "embeds.0.color", "16777215"),
    ({"embeds": [{"description": "x" * 3001}] * 2}, "embeds", "maximum size of 6000"),
    ({"components": [row(button(custom_id=f"b{n}")) for n in range(6)]}, "components", "5 or fewer"),
    ({"components": [row(*buttons(6))]}, "components.0.components", "between 1 and 5"),
    ({"components": [row()]}, "components.0.components", "required"),
    ({"components": [said("x")]}, "components.0.type", "Value must be one of (1)"),
    ({"components": [row(button(label="x" * 81))]}, "components.0.components.0.label", "80"),
    ({"components": [row(button(custom_id="x" * 101))]}, "components.0.components.0.custom_id", "100"),
    ({"components": [row(button(custom_id=None))]}, "components.0.components.0.custom_id", "required"),
    ({"components": [row(button(label=None))]}, "components.0.components.0", "label"),
    ({"components": [row(button(url="https://example.org"))]}, "components.0.components.0", "both"),
    (
        {"components": [row(button(style=5, custom_id=None, url="https://example.org/" + "x" * 500))]},
        "components.0.components.0.url",
        "512",
    ),
    ({"components": [row(*buttons(2), *buttons(1))]}, "components.0.components.2.custom_id", "duplicated"),
    ({"components": [row(button(), menu())]}, "components.0", "width of 5"),
    ({"components": [row(menu(options=options(26)))]}, "components.0.components.0.options", "25"),
    ({"components": [row(menu(options=[]))]}, "components.0.components.0.options", "required"),
    (
        {"components": [row(menu(options=options(1, label="x" * 101)))]},
        "components.0.components.0.options.0.label",
        "100",
    ),
    (
        {"components": [row(menu(options=options(1, value="x" * 101)))]},
        "components.0.components.0.options.0.value",
        "100",
    ),
    (
        {"components": [row(menu(options=options(1, description="x" * 101)))]},
        "components.0.components.0.options.0.description",
        "100",
    ),
    (
        {"components": [row(menu(options=options(2, value="same")))]},
        "components.0.components.0.options.1.value",
        "already used",
    ),
    ({"components": [row(menu(placeholder="x" * 151))]}, "components.0.components.0.placeholder", "150"),
    ({"components": [row(menu(max_values=4))]}, "components.0.components.0.max_values", "3"),
    ({"components": [row(menu(max_values=26))]}, "components.0.components.0.max_values", "25"),
    (
        {"components": [row(menu(min_values=3, max_values=2))]},
        "components.0.components.0.min_values",
        "exceed",
    ),
    (v2(*[said("x")] * 41), "components", "40"),
    (v2({"type": 17, "components": [row(*buttons(5, n)) for n in range(0, 35, 5)]}), "components", "got 43"),
    (v2(said("x" * 4001)), "components.0.content", "between 1 and 4000"),
    (v2(said("x" * 2001), said("x" * 2000)), "components", "maximum size of 4000"),
    (v2(said("")), "components.0.content", "required"),
    (v2(said("x"), content="y"), "content", "IS_COMPONENTS_V2"),
    (v2(said("x"), embeds=[{"title": "y"}]), "embeds", "IS_COMPONENTS_V2"),
    (v2({"type": 9, "components": [said("x")] * 4, "accessory": button()}), "components.0.components", "3"),
    (v2({"type": 9, "components": [said("x")]}), "components.0.accessory", "required"),
    (v2(gallery(11)), "components.0.items", "between 1 and 10"),
    (v2(gallery(0)), "components.0.items", "required"),
    (v2(gallery(1, description="x" * 1025)), "components.0.items.0.description", "1024"),
    (v2(gallery(1, media={"url": "ftp://example.org"})), "components.0.items.0.media.url", "not supported"),
    (v2(gallery(1, media={"url": "attachment://no.png"})), "components.0.items.0.media.url", "not found"),
    (v2({"type": 13, "file": {"url": "https://example.org"}}), "components.0.file.url", "not supported"),
    (
        v2({"type": 17, "components": [{"type": 17, "components": [said("x")]}]}),
        "components.0.components.0.type",
        "",
    ),
    ({"content": "x", "flags": 1 << 6}, "flags", "cannot be set"),
    ({"content": "x", "message_reference": {"message_id": "1"}}, "message_reference", "Unknown message"),
    ({"content": "x", "attachments": [{"id": 0}]}, "attachments.0", "not found"),
    (
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "allowed_mentions",
        "mutually exclusive",
    ),
]


@pytest.mark.parametrize(("body", "where", "why"), MESSAGES)
async def test_a_message_is_refused(discord: Playground, bot: DemoBot, body: Json, where: str, why: str) -> None:
    error = await refusal(bot, "POST", f"/channels/{discord.channel.id}/messages", body)
    assert (error.status, error.code) == (400, 50035)
    assert f"In {where}: " in error.text
    assert why in error.text
    assert discord.channel.messages == {}


async def test_the_limits_themselves_are_accepted(discord: Playground, bot: DemoBot) -> None:
    path = f"/channels/{discord.channel.id}/messages"
    five_rows = [row(*buttons(5, start)) for start in range(0, 25, 5)]
    containers = [
        {"type": 17, "components": [row(*buttons(5, n)) for n in range(0, 30, 5)]},
        said("x"),
        gallery(10),
    ]
    for body in (
        {"content": "x" * 2000, "nonce": "n" * 25, "components": five_rows},
        {"embeds": [{"description": "x" * 4096}, {"description": "x" * 1904}]},
        v2(*containers),
        v2(*[said("x" * 100)] * 40),
    ):
        await bot.http.request(dpy.http.Route("POST", path), json=body)
    assert len(discord.channel.messages) == 4


async def test_files_have_limits(discord: Playground, bot: DemoBot) -> None:
    channel = bot.get_partial_messageable(int(discord.channel.id))
    too_big = dpy.File(io.BytesIO(b"x" * (10 * 1024 * 1024 + 1)), "big.bin")
    with pytest.raises(dpy.HTTPException) as caught:
        await channel.send(file=too_big)
    assert (caught.value.status, caught.value.code) == (413, 40005)


async def test_nothing_is_no_message(discord: Playground, bot: DemoBot) -> None:
    error = await refusal(bot, "POST", f"/channels/{discord.channel.id}/messages", {})
    assert (error.status, error.code) == (400, 50006)


async def test_a_v2_message_stays_v2(discord: Playground, bot: DemoBot) -> None:
    answer = await discord.user().slash("show layout")
    path = f"/channels/{discord.channel.id}/messages/{answer.message.id}"
    error = await refusal(bot, "PATCH", path, {"content": "plain again", "components": [], "flags": 0})
    assert "In content: The 'content' field cannot be used" in error.text


# -- forms ------------------------------------------------------------------------------------------


def text_input(**more: object) -> Json:
    return {"type": 4, "custom_id": "t", "style": 1} | more


def label(component: Json | None = None, **more: object) -> Json:
    return {"type": 18, "label": "Label", "component": component or text_input()} | more


def form(*components: Json, **more: object) -> Json:
    return {"title": "Form", "custom_id": "form", "components": list(components or [label()])} | more


def group(kind: int, count: int) -> Json:
    return {"type": kind, "custom_id": "g", "options": options(count)}


FORMS = [
    (form(title="x" * 46), "data.title", "45"),
    (form(title=""), "data.title", "required"),
    (form(custom_id="x" * 101), "data.custom_id", "100"),
    (form(components=[]), "data.components", "required"),
    (form(*[label(text_input(custom_id=str(n))) for n in range(6)]), "data.components", "between 1 and 5"),
    (form(label(label="x" * 46)), "data.components.0.label", "45"),
    (form(label(description="x" * 101)), "data.components.0.description", "100"),
    (form(label(text_input(value="x" * 4001))), "data.components.0.component.value", "4000"),
    (form(label(text_input(max_length=4001))), "data.components.0.component.max_length", "4000"),
    (form(label(text_input(max_length=3, value="four"))), "data.components.0.component.value", "3"),
    (form(label(text_input(min_length=4, max_length=3))), "data.components.0.component.min_length", "exceed"),
    (form(label(text_input(placeholder="x" * 101))), "data.components.0.component.placeholder", "100"),
    (form(label(group(21, 1))), "data.components.0.component.options", "between 2 and 10"),
    (form(label(group(21, 11))), "data.components.0.component.options", "between 2 and 10"),
    (form(label(group(22, 11))), "data.components.0.component.options", "between 1 and 10"),
    (form(label(menu(options=options(26)))), "data.components.0.component.options", "25"),
    (form(label(menu(disabled=True))), "data.components.0.component.disabled", "modal"),
    (form(label(button())), "data.components.0.component.type", "one of"),
    (form(row(text_input())), "data.components.0.components.0.label", "required"),
    (form(label(), label()), "data.components.1.component.custom_id", "duplicated"),
    (form(row(button())), "data.components.0.components.0.type", "one of"),
]


async def hold(discord: Playground, bot: DemoBot) -> Here:
    """Somebody uses /hold; the answer is left to the test."""
    user = discord.user()
    slash = asyncio.create_task(user.slash("hold"))
    slash.add_done_callback(lambda done: done.cancelled() or done.exception())
    return await bot.next_held()


@pytest.mark.parametrize(("modal", "where", "why"), FORMS)
async def test_a_form_is_refused(discord: Playground, bot: DemoBot, modal: Json, where: str, why: str) -> None:
    held = await hold(discord, bot)
    error = await refusal(bot, "POST", f"/interactions/{held.id}/{held.token}/callback", {"type": 9, "data": modal})
    assert (error.status, error.code) == (400, 50035)
    assert f"In {where}: " in error.text
    assert why in error.text
    await held.response.send_message("still unanswered, so this works")


# -- suggestions --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("choices", "where"),
    [
        ([{"name": "n", "value": "v"}] * 26, "data.choices"),
        ([{"name": "n" * 101, "value": "v"}], "data.choices.0.name"),
        ([{"name": "n", "value": "v" * 101}], "data.choices.0.value"),
        ([{"name": "", "value": "v"}], "data.choices.0.name"),
    ],
)
async def test_suggestions_are_refused(discord: Playground, bot: DemoBot, choices: list[Json], where: str) -> None:
    ana = discord.user()
    typing = asyncio.create_task(ana.complete("hold", "what"))
    held = await bot.next_held()
    path = f"/interactions/{held.id}/{held.token}/callback"
    error = await refusal(bot, "POST", path, {"type": 8, "data": {"choices": choices}})
    assert (error.status, error.code) == (400, 50035)
    assert f"In {where}: " in error.text
    bot.go_on.set()
    assert await typing == []


# -- commands -----------------------------------------------------------------------------------------


def command(**more: object) -> Json:
    return {"name": "buy", "description": "Buy things"} | more


def option(**more: object) -> Json:
    return {"type": 3, "name": "what", "description": "What to buy"} | more


LONG_CHOICES = [{"name": str(number) * 50, "value": "v" * 100} for number in range(9)]
COMMANDS = [
    (command(name="x" * 33), "0.name", "32"),
    (command(name="Buy"), "0.name", "invalid"),
    (command(name="buy it"), "0.name", "invalid"),
    (command(description="x" * 101), "0.description", "100"),
    (command(description=""), "0.description", "required"),
    (command(name_localizations={"fr": "Acheter"}), "0.name_localizations.fr", "invalid"),
    (command(name_localizations={"xx": "buy"}), "0.name_localizations.xx", "enum"),
    (command(options=[option(name=f"o{n}") for n in range(26)]), "0.options", "25"),
    (command(options=[option(), option()]), "0.options.1.name", "unique"),
    (command(options=[option(description="")]), "0.options.0.description", "required"),
    (command(options=[option(type=99)]), "0.options.0.type", "one of"),
    (command(options=[option(), option(name="b", required=True)]), "0.options.1", "placed before"),
    (command(options=[option(choices=[{"name": "n", "value": "v"}] * 26)]), "0.options.0.choices", "25"),
    (
        command(options=[option(choices=[{"name": "n" * 101, "value": "v"}])]),
        "0.options.0.choices.0.name",
        "100",
    ),
    (
        command(options=[option(autocomplete=True, choices=[{"name": "n", "value": "v"}])]),
        "0.options.0",
        "cannot stand together",
    ),
    (
        command(options=[option(name=f"o{n}", choices=LONG_CHOICES) for n in range(9)]),
        "0",
        "maximum size (8000)",
    ),
    (command(options=[option(type=1, options=[option(type=1)])]), "0.options.0.options.0.type", "one of"),
]


@pytest.mark.parametrize(("wrong", "where", "why"), COMMANDS)
async def test_a_command_is_refused(discord: Playground, bot: DemoBot, wrong: Json, where: str, why: str) -> None:
    before = discord.world.commands
    error = await refusal(bot, "PUT", f"/applications/{discord.world.application_id}/commands", [wrong])
    assert (error.status, error.code) == (400, 50035)
    assert f"In {where}: " in error.text
    assert why in error.text
    assert discord.world.commands == before


@pytest.mark.parametrize(("kind", "most"), [(1, 100), (2, 15), (3, 15)])
async def test_there_are_not_too_many_commands(discord: Playground, bot: DemoBot, kind: int, most: int) -> None:
    path = f"/applications/{discord.world.application_id}/commands"
    said_of = {"description": "Buy"} if kind == 1 else {}
    many = [{"name": f"buy{n}", "type": kind, **said_of} for n in range(most + 1)]
    error = await refusal(bot, "PUT", path, many)
    assert (error.status, error.code) == (400, 30032)
    await bot.http.request(dpy.http.Route("PUT", path), json=many[:most])


async def test_commands_keep_their_ids_by_name(discord: Playground, bot: DemoBot) -> None:
    before = {each.name: each.id for each in await bot.tree.fetch_commands()}
    bot.tree.remove_command("echo")
    after = {each.name: each.id for each in await bot.tree.sync()}
    assert after == {name: number for name, number in before.items() if name != "echo"}
    double = [command(), command()]
    error = await refusal(bot, "PUT", f"/applications/{discord.world.application_id}/commands", double)
    assert "In 1.name: Application command names must be unique" in error.text
