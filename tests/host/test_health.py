"""Health: an operator reads that the database is away once, and once that it is back, whatever waits for it."""

import asyncio
import logging

import pytest

from bot.host.health import Health, Watched
from bot.host.tables import Tables
from bot.host.tidying import TIDYING, Tidying
from bot.host.time.clock import SystemClock
from bot.screens.house import HouseScreens
from games.kernel import Dice
from tests.host.house import House
from tests.patience import until


async def test_an_outage_of_the_database_is_one_line_and_its_end_another(caplog: pytest.LogCaptureFixture) -> None:
    health = Health(SystemClock())
    tries = dict.fromkeys(("one", "another"), 0)
    is_away = True

    async def work(part: str) -> None:
        tries[part] += 1
        if is_away:
            raise OSError("connection refused")
        health.works(part)

    async def have_tried_again() -> bool:
        return min(tries.values()) >= 2

    async def have_worked() -> bool:
        return not health.trouble

    one = Watched("one", lambda: work("one"), health, SystemClock())
    another = Watched("another", lambda: work("another"), health, SystemClock())
    one.start()
    another.start()
    await until(have_tried_again, "both have tried again")
    assert set(health.trouble) == set(tries)
    is_away = False
    await until(have_worked, "both have worked")
    await asyncio.gather(one.close(), another.close())
    assert [(record.levelno, record.getMessage(), record.exc_info) for record in caplog.records] == [
        (logging.ERROR, "the database is away, and all that needs it waits, one first: connection refused", None),
        (logging.WARNING, "the database answers again", None),
    ]


def test_another_outage_is_told_anew(caplog: pytest.LogCaptureFixture) -> None:
    health = Health(SystemClock())
    for _ in range(2):
        health.waits("one", OSError("connection refused"))
        health.recovers("another")
        health.recovers("one")
    assert len(caplog.records) == 4


async def test_tidying_that_has_failed_once_is_no_trouble_for_ever(house: House) -> None:
    tidying = Tidying(Tables(house.store, SystemClock(), HouseScreens(), Dice.fresh), house.health)
    running = Watched(TIDYING, tidying.run, house.health, SystemClock())
    house.health.fails(TIDYING, LookupError())
    running.start()

    async def is_well() -> bool:
        return not house.health.trouble

    await until(is_well, "tidying has worked")
    tidying.close()
    await running.close()
