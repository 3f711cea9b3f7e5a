"""Moves that are taken back, and those that are confirmed because they cannot be."""

import pytest

from games.kernel import Dice
from tests.front.conftest import House
from tests.front.hand import chosen_in, pressed
from tests.front.lisboa import begun, moves


async def test_taking_back(house: House) -> None:
    ana, bruno = await begun(house, "Ana", "Bruno")
    await (await ana.slash("market play", move="coin")).done()
    done = await (await ana.slash("market undo")).done()
    assert done.text == "Taken back: You take 1 coin (4 in a row end the game)."
    assert await moves(house) == 0
    await bruno.reads("Taken back: ")
    await (await ana.slash("market play", move="coin")).done()
    await (await bruno.slash("market play", move="coin")).done()
    asked = await (await ana.slash("market undo")).done()
    assert asked.text == "I’ve passed it on to the others."
    assert await moves(house) == 2
    await (await bruno.click("Agree")).done()
    assert await moves(house) == 0
    told = await bruno.reads("And everything after it.")
    assert f"- Taken back: {ana.name} takes 1 coin (4 in a row end the game)." in told.text


@pytest.mark.defect(49)
async def test_what_is_played_by_its_last_choice_is_taken_back_below_its_confirmation(house: House) -> None:
    ana, bruno = await begun(house, "Ana", "Bruno")
    played = await (await ana.click("Take 1 coin")).done()
    assert played.text == "You took 1 coin."
    assert await moves(house) == 1
    back = await pressed(ana, "Undo", played)
    assert back.text.startswith("Taken back: You take 1 coin (4 in a row end the game).\n**Your turn.**")
    assert "Take 1 coin" in back.buttons
    assert await moves(house) == 0
    again = await (await ana.slash("market play", move="coin")).done()
    await (await bruno.slash("market play", move="coin")).done()
    await (await ana.slash("market play", move="coin")).done()
    late = await pressed(ana, "Undo", again)
    assert late.text.startswith("That move can’t be taken back any more")
    assert await moves(house) == 3


@pytest.mark.parametrize("confirm", ["final", "never"])
async def test_what_cannot_be_taken_back_is_confirmed_by_who_wants_to(house: House, confirm: str) -> None:
    # A display of several goods: of one good, the tile is taken in a second step, and the first one is not final.
    house.bot.tables.fresh_dice = lambda: Dice.of("a display of several goods")
    ana, _ = await begun(house, "Ana", "Bruno")
    settings = await (await ana.slash("market settings", confirm=confirm)).done()
    assert any(line.startswith("Moves to confirm: ") for line in chosen_in(settings))
    screen = await (await ana.click("Open a stand")).done()
    said = ""
    while not screen.text.startswith("You "):
        menu = next((each for each in screen.components if "options" in each), None)
        said = screen.text
        if menu is None:
            await pressed(ana, screen.buttons[0], screen)
        else:
            await (await ana.choose(menu["options"][0]["value"], on=screen)).done()
    assert ("A green button plays it at once. This can’t be taken back." in said) == (confirm == "final")
    assert "Undo" not in screen.buttons


async def test_nothing_is_taken_back_across_what_was_revealed(house: House) -> None:
    ana, _ = await begun(house, "Ana", "Bruno")
    for typed in ("open", "take"):  # where the display is all of one good, the tile is taken in a second step
        for suggestion in (await ana.complete("market play", "move", typed))[:1]:
            await (await ana.slash("market play", move=suggestion)).done()
    refused = await (await ana.slash("market undo")).done()
    assert "revealed" in refused.text
    assert await moves(house) >= 1
