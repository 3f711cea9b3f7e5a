"""Processes that think: a few at a time, and one that is killed takes no thought along."""

import asyncio
import os
import signal
from pathlib import Path

import pytest

from bot.host.thinkers import MOST_THINKERS, Thinkers, Urgency, usual_processes
from tests.patience import patience


def dies_once(mark: Path) -> int:
    """The process in which it is done; the first one is killed in the middle of it."""
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return os.getpid()


async def test_thoughts_of_a_process_that_is_killed_are_thought_again(tmp_path: Path) -> None:
    thinkers = Thinkers(processes=2)
    async with patience("all thoughts are thought"):
        thoughts = (thinkers.think(Urgency.MOVE, dies_once, tmp_path / "mark") for _ in range(4))
        done = await asyncio.gather(*thoughts)
    thinkers.close()
    assert len(done) == 4
    assert os.getpid() not in done


async def test_so_many_think_at_a_time_as_there_are_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[str] = []
    free = asyncio.Event()

    async def do(_: Thinkers, name: str) -> None:
        begun.append(name)
        async with patience("the test lets it end"):
            await free.wait()

    monkeypatch.setattr(Thinkers, "_do", do)
    thinkers = Thinkers(processes=2)
    tasks: list[asyncio.Task[object]] = [
        asyncio.create_task(thinkers.think(Urgency.MOVE, name))  # type: ignore[arg-type]
        for name in "abc"
    ]
    await asyncio.sleep(0)
    assert begun == ["a", "b"]
    free.set()
    async with patience("the third one thinks, too"):
        await asyncio.gather(*tasks)
    assert begun == ["a", "b", "c"]


@pytest.mark.parametrize(("cores", "processes"), [(None, 1), (1, 1), (2, 1), (4, 3), (64, MOST_THINKERS)])
def test_a_core_is_left_to_whoever_serves_people(
    monkeypatch: pytest.MonkeyPatch, cores: int | None, processes: int
) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: cores)
    assert usual_processes() == processes
