"""A day at the Fish Market planned in one private message, and what the plan does while its owner is away."""

from games.fishmarket.actions import DayPlan
from playground.person import Person
from playground.seen import Seen
from tests.front.conftest import House
from tests.front.fish import seen, stock, trading
from tests.front.hand import custom_id, pressed, sent


async def market(person: Person) -> Seen:
    return await (await person.click("Your move")).done()


async def picks(person: Person, screen: Seen, **parts: str) -> None:
    """Choose in one menu after the other."""
    for part, value in parts.items():
        await pick(person, screen, custom_id(screen, "planpart", f":{part}"), value)


async def pick(person: Person, screen: Seen, menu: str, value: str) -> None:
    before = screen.text
    await person.choose(value, from_=menu, on=screen)
    await person.until(lambda: screen.text != before or None, f"sees {value} in the plan")


async def test_a_price_list_trades_for_somebody_who_is_done(house: House) -> None:
    ana, bruno, chloe = await trading(house, "Ana", "Bruno", "Chloé")
    screen = await pressed(ana, "Plan for today", await market(ana))
    await picks(ana, screen, buy_perch="12", sell_eel="3", ice="dorade", others="refuse")
    said = "> Buy perch for up to 12 coins each. Sell eel for at least 3 coins each. On ice, if left over: sea bream."
    assert f"{said} Turn down every other offer." in screen.text
    await pressed(ana, "Save plan", screen)
    own = (await seen(house, ana)).own
    assert own is not None
    assert own.plan == DayPlan(buy_perch=12, sell_eel=3, ice=("dorade",), others="refuse")
    await pressed(ana, "I’m done for now", await market(ana))

    await (await bruno.slash("market play", move="offer perch for 10")).done()
    await ana.gets_dm("Buy perch for up to 12 coins each.")
    assert (await stock(house, ana))["perch"] == 1
    refused = await (await chloe.slash("market play", move="offer sole for eel to Ana")).done()
    assert "You offered" in refused.text
    view = await seen(house, ana)
    assert (view.offers, [player.stall for player in view.players].count("done")) == ((), 1)
    assert not any("up to 12" in each.text for person in (bruno, chloe) for each in (*person.sees(), *person.dms))


async def test_what_to_freeze_is_asked_with_done(house: House) -> None:
    ana, bruno, chloe = await trading(house, "Ana", "Bruno", "Chloé")
    screen = await market(ana)
    form = (await ana.click("Done, and freeze", on=screen)).form
    assert form is not None
    await sent(ana, {"On ice, if left over": ["eel"]}, screen)
    for person in (bruno, chloe):
        await pressed(person, "I’m done for now", await market(person))
    assert (await stock(house, ana))["eel"] == 1
