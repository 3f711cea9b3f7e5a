"""The gallery draws a picture once, whoever asks for it and however often."""

import asyncio
from collections import Counter

import pytest

from bot.front import gallery
from bot.front.gallery import Gallery
from bot.messages.message import Picture, PictureKind
from bot.monitoring import Figures

pytestmark = pytest.mark.drawn


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often the cover of each game was drawn."""
    counted: Counter[str] = Counter()
    draw = gallery.draw

    def counting(wanted: Picture) -> bytes:
        counted[wanted.game] += 1
        return draw(wanted)

    monkeypatch.setattr(gallery, "draw", counting)
    return counted


def cover(game: str, alt: str = "") -> Picture:
    return Picture(kind=PictureKind.COVER, game=game, language="en", alt=alt)


async def test_a_picture_that_is_asked_for_again_is_not_drawn_again(drawn: Counter[str]) -> None:
    shown = Gallery(Figures())
    first = await shown.draw(cover("lisboa"))
    assert await shown.draw(cover("lisboa", alt="said otherwise"), answer=True) is first
    assert await shown.draw(cover("central")) != first
    shown.close()
    assert drawn == {"lisboa": 1, "central": 1}


async def test_those_who_wait_for_the_same_picture_get_the_same(drawn: Counter[str]) -> None:
    shown = Gallery(Figures())
    first, *others = await asyncio.gather(*(shown.draw(cover("turin"), answer=bool(person % 2)) for person in range(6)))
    shown.close()
    assert all(each is first for each in others)
    assert drawn == {"turin": 1}
