"""How the bot is, as whoever runs it asks: alive, ready, and in figures."""

import socket
from collections.abc import AsyncIterator
from datetime import timedelta

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families

from bot.messages.message import Message
from bot.monitoring import Figures, Monitor, PortTakenError, monitored
from tests.front.conftest import House
from tests.front.disk import full_disk
from tests.front.fish import begun


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
    return port


class Asking:
    """Somebody who asks on the port."""

    def __init__(self, port: int, monitor: Monitor) -> None:
        self.port = port
        self.monitor = monitor

    async def get(self, path: str) -> tuple[int, str]:
        address = f"http://127.0.0.1:{self.port}{path}"
        async with aiohttp.ClientSession() as client, client.get(address) as answer:
            return answer.status, await answer.text()

    async def figures(self) -> dict[tuple[str, ...], float]:
        """All samples, by name and the values of their labels."""
        _, written = await self.get("/metrics")
        samples = [sample for family in text_string_to_metric_families(written) for sample in family.samples]
        return {(sample.name, *sample.labels.values()): sample.value for sample in samples}


@pytest.fixture
async def asking(house: House) -> AsyncIterator[Asking]:
    port = free_port()
    async with monitored(port, house.bot.figures) as monitor:
        yield Asking(port, monitor)


async def test_a_process_that_stands_by_is_alive_and_not_ready(asking: Asking) -> None:
    assert await asking.get("/healthz") == (200, "alive\n")
    assert await asking.get("/readyz") == (503, "it stands by until another process is gone\n")
    status, written = await asking.get("/metrics")
    assert (status, written.startswith("# it stands by")) == (200, True)


async def test_a_bot_that_serves_is_ready(house: House, asking: Asking) -> None:
    asking.monitor.bot = house.bot
    assert await asking.get("/readyz") == (200, "ready\n")


async def test_a_database_that_cannot_be_written_is_not_ready(
    house: House, asking: Asking, monkeypatch: pytest.MonkeyPatch
) -> None:
    asking.monitor.bot = house.bot
    with full_disk(monkeypatch, "heartbeats"):
        status, said = await asking.get("/readyz")
    assert status == 503
    assert said.startswith("the database cannot be written: ")


async def test_a_notice_that_nobody_tries_to_send_is_not_ready(house: House, asking: Asking) -> None:
    asking.monitor.bot = house.bot
    await house.settled()
    await house.bot.delivery.close()
    channel, now = int(house.discord.channel.id), house.bot.clock.now()
    async with house.store.transaction() as tx:
        await tx.outbox.post(Message(text="late"), now - timedelta(seconds=55), table_id=None, channel_id=channel)
    assert (await asking.get("/readyz"))[0] == 200
    async with house.store.transaction() as tx:
        await tx.outbox.post(Message(text="later"), now - timedelta(minutes=3), table_id=None, channel_id=channel)
    status, said = await asking.get("/readyz")
    assert (status, said.startswith("a notice has waited for 180 seconds")) == (503, True), said


async def test_a_closed_gateway_is_not_ready(house: House, asking: Asking) -> None:
    asking.monitor.bot = house.bot
    await house.bot.on_shard_disconnect(0)
    assert await asking.get("/readyz") == (503, "the gateway is not open\n")
    await house.bot.on_shard_resumed(0)
    assert await asking.get("/readyz") == (200, "ready\n")


async def test_figures_count_requests_and_tables_and_what_discord_was_sent(house: House, asking: Asking) -> None:
    asking.monitor.bot = house.bot
    ana, *_ = await begun(house, "Ana", "Bruno", "Chloé")
    await (await ana.slash("market board")).done()
    await (await house.person("Eve").slash("market hand")).done()
    found = await asking.figures()
    assert found["market_requests_total", "answered", "market board"] == 1
    assert found["market_requests_total", "refused", "market hand"] == 1
    assert found["market_answer_seconds_count", "market board"] == 1
    assert found["market_tables", "fishmarket", "running"] == 1
    assert found["market_discord_requests_total", "POST", "200"] > 0
    assert found["market_outbox_waiting",] >= 0
    assert found["market_trouble",] == 0


@pytest.mark.defect(36)
async def test_what_is_tried_in_vain_again_and_again_gets_older(house: House, asking: Asking) -> None:
    asking.monitor.bot = house.bot
    await house.settled()
    await house.bot.delivery.close()
    now = house.bot.clock.now()
    async with house.store.transaction() as tx:
        notice = await tx.outbox.post(Message(text="late"), now, table_id=None, channel_id=7)
        await tx.outbox.failed(notice, attempts=10, due_at=now + timedelta(seconds=300))
    assert (await asking.figures())["market_outbox_oldest_seconds",] >= 511


async def test_nothing_in_the_figures_names_a_table_or_a_person(house: House, asking: Asking) -> None:
    asking.monitor.bot = house.bot
    people = await begun(house, "Ana", "Bruno", "Chloé")
    _, written = await asking.get("/metrics")
    for person in people:
        assert person.name not in written
        assert str(person.id) not in written


async def test_a_port_that_is_taken_is_said(asking: Asking) -> None:
    with pytest.raises(PortTakenError, match=f"port {asking.port} cannot be had"):
        async with monitored(asking.port, Figures()):
            pass
