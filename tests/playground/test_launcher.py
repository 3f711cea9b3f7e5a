"""Leading discord.py here: in this process, and as a process of its own."""

import asyncio
import contextlib
import sys
import textwrap
from pathlib import Path

import discord as dpy
import pytest
from discord.http import Route

from playground import Playground, town
from playground.launcher import bot_process, redirected, run_with_bot, run_with_process
from tests.patience import patience, until
from tests.playground.demo_bot import DemoBot


async def test_a_bot_of_this_process() -> None:
    async with Playground(port=0) as discord:
        discord.settle()
        bot = DemoBot()
        running = asyncio.create_task(run_with_bot(discord, bot.start))
        await bot.is_connected()
        ana = discord.user("Ana")
        assert (await ana.slash("show picture")).text.startswith("A board")
        user = await bot.fetch_user(int(ana.id))
        assert (await user.display_avatar.read()).startswith(b"\x89PNG")
        async with patience("the demonstration bot ends"):
            await bot.close()
            await running
    discord.check()
    assert Route.BASE == "https://discord.com/api/v10"


async def test_the_addresses_come_back_after_an_error() -> None:
    with contextlib.suppress(ZeroDivisionError), redirected("http://127.0.0.1:9"):
        assert Route.BASE == "http://127.0.0.1:9/api/v10"
        raise ZeroDivisionError
    assert Route.BASE == "https://discord.com/api/v10"


async def test_a_bot_in_a_process_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "small_bot.py").write_text(
        textwrap.dedent("""
            import os
            import discord

            client = discord.Client(intents=discord.Intents.default())

            @client.event
            async def on_message(message):
                if message.author != client.user:
                    await message.channel.send("bye")
                    await client.close()

            client.run(os.environ["DISCORD_TOKEN"], log_handler=None)
            """)
    )
    monkeypatch.setenv("PYTHONPATH", f"{tmp_path}:{Path(__file__).parents[2]}")
    assert sys.executable
    async with Playground(port=0) as discord:
        discord.settle()
        running = asyncio.create_task(run_with_process(discord, "small_bot"))
        await discord.bot_ready()
        ana = discord.user("Ana")
        await ana.dm("are you there?")
        await ana.gets_dm("bye")
        async with patience("the bot's process ends"):
            assert await running == 0
    discord.check()


STUBBORN = """
    import signal
    import sys
    import time
    from pathlib import Path

    def end(*_):
        Path("ended").touch()
        sys.exit()

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, ON_SIGTERM)
    Path("started").touch()
    time.sleep(600)
"""


@pytest.mark.parametrize("on_sigterm", ["end", "signal.SIG_IGN"])
@pytest.mark.defect(30)
async def test_a_process_that_ignores_sigint_ends_by_itself_or_is_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, on_sigterm: str
) -> None:
    (tmp_path / "stubborn.py").write_text(textwrap.dedent(STUBBORN).replace("ON_SIGTERM", on_sigterm))
    monkeypatch.setenv("PYTHONPATH", f"{tmp_path}:{Path(__file__).parents[2]}")
    monkeypatch.chdir(tmp_path)
    ends = on_sigterm == "end"
    if not ends:
        monkeypatch.setattr("playground.launcher.PATIENCE", 0.2)
    async with Playground(port=0) as discord:
        running = asyncio.create_task(run_with_process(discord, "stubborn"))

        async def started() -> bool:
            return (tmp_path / "started").exists()

        await until(started, "the process has started")
        running.cancel()
        async with patience("the process ends"):
            await asyncio.wait({running})
        assert running.cancelled()
    assert (tmp_path / "ended").exists() is ends


async def test_a_bot_that_ends_before_it_is_connected_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "weary.py").write_text("raise SystemExit(7)")
    monkeypatch.setenv("PYTHONPATH", f"{tmp_path}:{Path(__file__).parents[2]}")
    async with Playground(port=0) as discord:
        with pytest.raises(RuntimeError, match="weary has ended with code 7"):
            async with bot_process(discord, "weary"):
                pass


async def test_whoever_waits_in_vain_says_for_what() -> None:
    async with Playground() as discord:
        with pytest.raises(TimeoutError, match="waited 0 seconds in vain: Godot comes"):
            await discord.watch.until(lambda: None, "Godot comes", seconds=0)


async def test_the_town_has_eight_persons() -> None:
    async with Playground() as discord:
        town.found(discord.world)
        names = [person.global_name for person in discord.world.people()]
        assert names == ["Ana", "Bruno", "Chloé", "Dmitri", "Eve", "Farid", "Greta", "Hana"]
        assert discord.channel.name == "market-hall"
        avatars = {(int(person.id) >> 22) % 6 for person in discord.world.people()}
        assert len(avatars) == 6, "Discord has six avatars for those who have none: all of them are used"


def test_no_client_is_led_astray_by_default() -> None:
    assert dpy.http.Route.BASE.startswith("https://discord.com")
