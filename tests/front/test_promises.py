"""What is done soon is answered with one request; what takes longer is promised, and answered then."""

import asyncio

import pytest

from bot.front.gallery import Gallery
from bot.messages.message import Picture
from playground.rest import Route
from tests.front.conftest import House
from tests.front.hand import pressed
from tests.front.lisboa import begun, moves, ready_to_confirm
from tests.patience import PATIENCE


def watched(house: House) -> list[str]:
    """The requests with which interactions are answered, from now on."""
    seen: list[str] = []

    def see(route: Route, _status: int, _body: object) -> None:
        if route.path.startswith(("/interactions/", "/webhooks/")):
            seen.append(route.method)

    house.discord.records.watchers.append(see)
    return seen


async def test_what_is_answered_soon_is_answered_with_one_request(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, _ = await begun(house, "Ana", "Bruno")
    monkeypatch.setattr("bot.front.request.SOON", PATIENCE)  # however slow this machine is, it is soon
    requests = watched(house)
    await (await ana.slash("market play", move="coin")).done()
    assert requests == ["POST"]


async def test_what_takes_long_is_promised_and_then_answered(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, bruno = await begun(house, "Ana", "Bruno")
    monkeypatch.setattr("bot.front.request.SOON", 0.0)
    requests = watched(house)
    seen = await (await ana.slash("market play", move="coin")).done()
    assert seen.text == "You took 1 coin."
    screen = await ready_to_confirm(bruno)
    requests.clear()
    assert "You took 1 coin." in (await pressed(bruno, "Confirm", screen)).text
    assert requests.count("PATCH") == 1
    assert await moves(house) == 2


@pytest.mark.defect(40)
async def test_a_picture_that_is_drawn_for_long_is_promised_too(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, _ = await begun(house, "Ana", "Bruno")
    monkeypatch.setattr("bot.front.request.SOON", 0.0)
    requests = watched(house)
    draw = Gallery.draw

    async def draw_after_others(gallery: Gallery, wanted: Picture, *, answer: bool = False) -> bytes:
        for _ in range(100):
            await asyncio.sleep(0)
        return await draw(gallery, wanted, answer=answer)

    monkeypatch.setattr(Gallery, "draw", draw_after_others)
    assert (await (await ana.slash("market board")).done()).files
    assert requests == ["POST", "PATCH"]
