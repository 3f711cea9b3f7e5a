"""Whatever comes twice is done once: a click, a form that was not answered, a message that the gateway repeats."""

import asyncio

import pytest

from bot.messages.press import read_press
from playground import HandClock, NoAnswer
from playground.person import Person
from tests.front.conftest import House
from tests.front.fish import seen, trading
from tests.front.lisboa import begun, moves, ready_to_confirm
from tests.front.test_haggling import a_fish, market
from tests.patience import until

pytestmark = pytest.mark.defect(18)

TOO_LATE = 3.5
"""Seconds after which Discord tells who has pressed something that there was no answer."""


def lose_one_answer(house: House) -> None:
    """The next answer comes too late: Discord does not know any more to what."""
    house.discord.faults.answer(404, route="POST /interactions/*", code=10062, message="Unknown interaction")


def let_time_run_out(house: House) -> None:
    clock = house.discord.world.clock
    assert isinstance(clock, HandClock)
    clock.advance(TOO_LATE)


async def offers(house: House) -> int:
    return len((await seen(house)).offers)


@pytest.mark.parametrize("old", [False, True], ids=["as it is now", "from before forms had an identity"])
@pytest.mark.databases("sqlite", "postgresql")
async def test_a_form_that_is_sent_again_because_nobody_answered_makes_one_offer(house: House, *, old: bool) -> None:
    ana, *_ = await trading(house, "Ana", "Bruno", "Chloé")
    screen = await market(ana)
    form = (await ana.click("Make an offer", on=screen)).form
    assert form is not None
    filled = {"You give": await a_fish(house, ana), "You get": "5"}
    if old:
        press = read_press(form.custom_id)
        assert press is not None
        assert form.interaction.modal is not None
        form.interaction.modal["custom_id"] = str(press._replace(screen=0))
        assert "You offered" in (await (await ana.fill(filled)).done()).text
        return
    lose_one_answer(house)
    sending = asyncio.create_task(ana.fill(filled))

    async def made() -> bool:
        return await offers(house) == 1

    await until(made, "the offer is made")
    let_time_run_out(house)
    with pytest.raises(NoAnswer):
        await sending
    again = await (await ana.fill(filled)).done()
    assert "You sent that twice, so I played it once." in again.text
    assert await offers(house) == 1
    another = (await ana.click("Make an offer", on=again)).form
    assert another is not None
    assert "You offered" in (await (await ana.fill({**filled, "You get": "6"})).done()).text
    assert await offers(house) == 2


@pytest.mark.databases("sqlite", "postgresql")
async def test_what_is_confirmed_again_because_nobody_answered_is_played_once(house: House) -> None:
    ana, bruno = await begun(house, "Ana", "Bruno")
    screen = await ready_to_confirm(ana)
    lose_one_answer(house)
    pressing = asyncio.create_task(ana.click("Confirm", on=screen))
    await bruno.reads("takes 1 coin")
    let_time_run_out(house)
    with pytest.raises(NoAnswer):
        await pressing
    await ana.click("Confirm", on=screen)
    await ana.until(lambda: "You sent that twice" in screen.text or None, "is told so")
    assert await moves(house) == 1


async def test_one_screen_after_another_can_be_played_from(house: House) -> None:
    """The screen that answers a move has buttons too, and they play."""
    ana, *_ = await trading(house, "Ana", "Bruno", "Chloé")
    screen = await market(ana)
    for price in ("5", "6", "7"):
        assert (await ana.click("Make an offer", on=screen)).form is not None
        await (await ana.fill({"You give": await a_fish(house, ana), "You get": price})).done()
        assert "You offered" in screen.text
    assert await offers(house) == 3


# What is typed


def answers(person: Person) -> list[str]:
    return [each.text for each in person.dms if each.author != person.name]


@pytest.mark.databases("sqlite", "postgresql")
async def test_a_message_that_comes_twice_is_played_and_answered_once(house: House) -> None:
    ana, bruno = await begun(house, "Ana", "Bruno")
    await ana.gets_dm("Game on!")
    before = len(answers(ana))
    house.discord.faults.double("MESSAGE_CREATE")
    await ana.dm("coin")
    await bruno.reads("takes 1 coin")
    await house.settled()
    await ana.dm("dance")
    await ana.gets_dm("haven’t played")
    assert await moves(house) == 1
    assert answers(ana)[before:-1] == ["You took 1 coin."]
    assert "haven’t played" in answers(ana)[-1]


async def test_an_offer_that_comes_twice_is_made_once(house: House) -> None:
    ana, bruno, _ = await trading(house, "Ana", "Bruno", "Chloé")
    house.discord.faults.double("MESSAGE_CREATE")
    await ana.dm(f"offer {await a_fish(house, ana)} for 5")
    await ana.gets_dm("You offered ")
    await bruno.reads("Offer 1:")
    await (await bruno.slash("market hand")).done()
    assert await offers(house) == 1


async def test_a_message_that_another_process_has_heard_is_not_played(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a process remembers is not all: what was played, the database knows."""
    ana, bruno = await begun(house, "Ana", "Bruno")
    monkeypatch.setattr(house.bot.service, "_is_first", lambda _: asyncio.sleep(0, result=True))
    house.discord.faults.double("MESSAGE_CREATE")
    await ana.dm("coin")
    await bruno.reads("takes 1 coin")
    await house.settled()
    assert await moves(house) == 1
