"""What people type to the bot is understood in their own language, and answered in it."""

import pytest

from tests.front.conftest import House
from tests.front.test_trouble import begun, moves


@pytest.mark.parametrize(
    ("language", "typed", "noted", "undo", "undone"),
    [
        ("fr", "prendre une piece", "Vous avez pris 1 pièce.", "Annuler !", "Coup repris."),
        ("de", "eine Münze nehmen", "Du hast 1 Münze genommen.", "Zurücknehmen", "Zurückgenommen."),
        ("fr", "coin", "Vous avez pris 1 pièce.", "undo", "Coup repris."),
    ],
)
async def test_a_move_is_typed_and_taken_back(
    house: House, language: str, typed: str, noted: str, undo: str, undone: str
) -> None:
    ana, _ = await begun(house, "Ana", "Bruno")
    await (await ana.slash("market settings", language=language)).done()
    await ana.dm(typed)
    await ana.gets_dm(noted)
    assert await moves(house) == 1
    await ana.dm(undo)
    await ana.gets_dm(undone)
    assert (await house.bot.tables.find(1)).running.standing() == []


async def test_whoever_asks_what_to_do_is_shown_their_moves_and_a_slip_of_the_pen_the_nearest_one(house: House) -> None:
    ana, _ = await begun(house, "Ana", "Bruno")
    await (await ana.slash("market settings", language="de")).done()
    await ana.dm("Was kann ich tun?")
    await ana.until(
        lambda: next((each for each in ana.dms if "1 Münze nehmen" in each.buttons), None), "sees the moves"
    )
    await ana.dm("eine Müntze nemen")
    told = await ana.gets_dm("eine Müntze nemen")
    assert "münze" in told.text.casefold().replace("müntze", "")
    assert await moves(house) == 0
