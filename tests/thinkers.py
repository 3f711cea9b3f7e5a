"""Thinking beside the house without a process of its own, which takes a second to begin, and less deeply."""

import asyncio
from collections.abc import Callable

import pytest

from bot.host.thinkers import Thinkers
from games.kernel import review
from games.kernel.search import Guide


def think_here(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Let all work be done in a thread, and little of it; what was done is written down."""
    done: list[str] = []

    async def do(_: Thinkers, work: Callable[..., object], *args: object) -> object:
        done.append(work.__name__.strip("_"))
        return await asyncio.to_thread(work, *args)

    monkeypatch.setattr(Thinkers, "_do", do)
    think_little(monkeypatch)
    return done


def think_little(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few play-outs, and few moments of a game."""
    for guide in Guide.__subclasses__():
        monkeypatch.setattr(guide, "playouts", 8)
    for name, number in {"SCREENED": 3, "JUDGED": 2, "JUDGING": 2, "POINTS": 3, "PLAYED_ON": 1}.items():
        monkeypatch.setattr(review, name, number)
