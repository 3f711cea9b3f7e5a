"""What people type to the bot is understood in their own language, and answered in it."""

import pytest

from tests.front.conftest import House
from tests.front.lisboa import begun, moves


@pytest.mark.parametrize(
    ("language", "typed", "noted", "undo", "undone"),
    [
        (
            "fr",
            "prendre une piece",
            "Vous avez pris 1 pièce.",
            "Annuler !",
            "Coup repris\N{NO-BREAK SPACE}: Vous prenez 1 pièce",
        ),
        ("de", "eine Münze nehmen", "Du hast 1 Münze genommen.", "Zurücknehmen", "Zurückgenommen: Du nimmst 1 Münze"),
        ("fr", "coin", "Vous avez pris 1 pièce.", "undo", "Coup repris\N{NO-BREAK SPACE}: Vous prenez 1 pièce"),
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


@pytest.mark.defect(48)
async def test_what_is_suggested_while_a_command_is_typed_is_in_the_language_one_has_chosen(house: House) -> None:
    ana, _ = await begun(house, "Ana", "Bruno")
    await (await ana.slash("market settings", language="de")).done()
    suggested = await ana.suggestions("market play", "move", "Münze")
    assert {"name": "1 Münze nehmen · +1", "value": "coin"} in suggested
    paces = await ana.suggestions("market start", "pace", "täglich", game="lisboa")
    assert [each["value"] for each in paces] == ["daily"]


IN_ENGLISH = "Show me everything in English"


@pytest.mark.parametrize(
    ("locale", "told", "choose"),
    [
        ("fr", "-# Langue de la table\u00a0: **English**. De vos messages privés\u00a0: **français**.", IN_ENGLISH),
        ("de", "-# Am Tisch steht alles auf **English**, was nur du siehst, auf **Deutsch**.", IN_ENGLISH),
    ],
)
async def test_whoever_joins_a_table_of_another_language_is_told_once_that_they_can_choose(
    house: House, locale: str, told: str, choose: str
) -> None:
    ana, eve = house.person("Ana"), house.person("Eve", locale)
    assert "**" not in (await (await ana.slash("market start", game="lisboa")).done()).text, "it is her own language"
    joined = await (await eve.click("Join")).done()
    assert told in joined.text
    await (await eve.click("Leave")).done()
    again = await (await eve.click("Join")).done()
    assert told not in again.text
    assert choose not in again.buttons
    await eve.click(choose, on=joined)
    await eve.until(lambda: "## Your settings" in joined.text or None, "is answered in English")
    await (await eve.click("Leave")).done()
    assert (await (await eve.click("Join")).done()).text == "You joined: 2 of 4."


async def test_whoever_opens_a_table_of_another_language_is_told_too_unless_they_have_chosen_one(house: House) -> None:
    house.discord.guild.locale = "de"
    dmitri = house.person("Dmitri", "ru")
    opened = await (await dmitri.slash("market start", game="lisboa")).done()
    assert "This table is in **Deutsch**; what only you see is in **English**." in opened.text
    assert {"Alles auf Deutsch zeigen", "Settings"} <= set(opened.buttons)
    ana = house.person("Ana")
    await (await ana.slash("market settings", language="en")).done()
    assert "Alles auf Deutsch zeigen" not in (await (await ana.slash("market table join")).done()).buttons
