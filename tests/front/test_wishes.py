"""Mercado de Lisboa: wishes for the coming turns, put together in one private message."""

import pytest

from games.kernel import Dice
from games.lisboa.actions import Wishes
from games.lisboa.components import Good, Wish
from playground.person import Person
from playground.seen import Seen
from tests.front.conftest import House
from tests.front.hand import custom_id, pressed
from tests.front.lisboa import begun, table

PLAN = Wishes(first=Wish.STAND, second=Wish.COIN, column="C", row=3, cost=1, take=(Good.FISH, Good.MEAT))
SAID = {
    "en": "First wish: the planned stand. Second: 1 coin. Column C. Row 3. The stand for at most 1 coin. "
    "Tile to take, leftmost first: fish and meat.",
    "fr": "Premier souhait\u00a0: le stand prévu. Deuxième\u00a0: 1 pièce. Colonne C. Rangée 3. "
    "Stand à 1 pièce au plus. Tuile à prendre, la plus à gauche d’abord\u00a0: poisson et viande.",
}
SAVE = {"en": "Save plan", "fr": "Enregistrer"}


async def picks(person: Person, screen: Seen, **parts: tuple[str, ...]) -> None:
    """Choose in one menu after the other."""
    for part, values in parts.items():
        await pick(person, screen, custom_id(screen, "planpart", f":{part}"), values)


async def pick(person: Person, screen: Seen, menu: str, values: tuple[str, ...]) -> None:
    before = screen.text
    await person.choose(*values, from_=menu, on=screen)
    await person.until(lambda: screen.text != before or None, f"sees {values} in the plan")


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_a_plan_outlives_a_restart_acts_in_its_turn_and_shows_nobody_that_it_did(
    house: House, language: str
) -> None:
    house.bot.tables.fresh_dice = lambda: Dice.of("a planned stand")
    ana, bruno = await begun(house, "Ana", "Bruno")
    await (await bruno.slash("market settings", language=language)).done()
    screen = await (await bruno.slash("market plan")).done()
    await picks(bruno, screen, first=("stand",), column=("C",), row=("3",), cost=("1",), take=("fish", "meat"))
    await house.restart()
    await picks(bruno, screen, second=("coin",))
    assert f"> {SAID[language]}" in screen.text
    assert not any((await table(house)).state.plans), "half a plan must not act"
    saved = await pressed(bruno, SAVE[language], screen)
    assert SAID[language] in saved.text
    assert PLAN in (await table(house)).state.plans
    assert SAID[language] in (await (await bruno.slash("market hand")).done()).text
    await (await ana.slash("market play", move="coin")).done()
    running = await table(house)
    assert [entry.action["kind"] for entry in running.standing()] == ["wishes", "coin"]
    assert running.owed(next(seat for seat in range(2) if running.state.plans[seat] is None)), "Ana is in turn again"
    assert not any(word in each.text for each in (*ana.sees(), *ana.dms) for word in ("planned", " wish"))
