"""Seats that are offered: the press names its seat, and whoever does not name one is asked."""

import pytest

from playground.person import Person
from playground.seen import Seen
from tests.front.conftest import House
from tests.front.hand import custom_id
from tests.front.lisboa import begun

pytestmark = pytest.mark.defect(24)


async def two_have_left(house: House) -> list[Person]:
    """Three people at a table that two of them have left, first the first."""
    people = await begun(house, "Ana", "Bruno", "Chloé")
    for leaver in people[1:]:
        sure = await (await leaver.slash("market leave")).done()
        await (await leaver.click("Leave the game", on=sure)).done()
        await people[0].reads(f"**{leaver.name}**’s seat is free")
    return people


async def seat_of(house: House, person: Person) -> int | None:
    return (await house.bot.tables.in_channel(int(house.discord.channel.id))).record.seat_of(int(person.id))


async def press_old(person: Person, pressed: str) -> Seen:
    """Press what a button said that is gone by now, or was posted before a new version came."""
    board = await person.reads("Your turn")
    button = next(each for each in board.components if each.get("label") == "Your move")
    button["custom_id"] = pressed
    return await (await person.click(pressed, on=board)).done()


async def test_take_gives_the_seat_below_which_it_was_pressed(house: House) -> None:
    _, first, second = await two_have_left(house)
    eve = house.person("Eve")
    theirs = await seat_of(house, second)
    offer = await eve.reads(f"**{second.name}**’s seat is free")
    pressed = custom_id(offer, "take")
    await (await eve.click(pressed, on=offer)).done()
    assert await seat_of(house, eve) == theirs
    assert await seat_of(house, first) is not None
    gone = await press_old(house.person("Fay"), pressed)
    assert gone.text == "That seat is taken."


async def test_who_does_not_say_which_seat_is_asked(house: House) -> None:
    _, _, second = await two_have_left(house)
    eve = house.person("Eve")
    theirs = await seat_of(house, second)
    asked = await (await eve.slash("market seat take")).done()
    assert asked.text == "Several seats are free. Which one would you like?"
    taken = await (await eve.click(f"{second.name}’s seat", on=asked)).done()
    assert taken.text.startswith("The seat is yours")
    assert await seat_of(house, eve) == theirs


async def test_a_button_from_before_names_no_seat_and_goes_on_working(house: House) -> None:
    _, first, second = await two_have_left(house)
    await (await second.slash("market seat back")).done()
    theirs = await seat_of(house, first)
    eve = house.person("Eve")
    assert (await press_old(eve, "mk1:take:1::")).text.startswith("The seat is yours")
    assert await seat_of(house, eve) == theirs


async def test_nobody_is_asked_twice_whether_they_want_to_leave(house: House) -> None:
    _, first, _ = await two_have_left(house)
    again = await (await first.slash("market leave")).done()
    assert again.text.startswith("You’ve already left.")
    assert again.buttons == []
