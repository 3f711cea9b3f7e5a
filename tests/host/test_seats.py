"""Whoever has seen a hand may come back to that seat only, and every press names its seat."""

import pytest

from bot.host import seats
from bot.messages.message import Button
from bot.messages.press import Verb, read_press
from bot.store import Person, SeatWish, Status
from games.kernel import Refusal, Seat
from tests.host.house import House

pytestmark = pytest.mark.defect(24)

DAYS = 12
"""By then somebody who is asked has let their time run out twice."""


async def three(house: House) -> tuple[int, list[Person], list[Seat]]:
    """A table, the people at it, and where each of them sits."""
    people = [await house.person(number, name) for number, name in enumerate(("Ana", "Bruno", "Chloé"), 1)]
    table = await house.begun("lisboa", people)
    record = await house.record(table)
    return table, people, [seat for person in people if (seat := record.seat_of(person.id)) is not None]


async def test_nobody_learns_two_hands(house: House) -> None:
    table, (ana, bruno, _), (hers, his, _) = await three(house)
    dmitri = await house.person(4, "Dmitri")
    await house.do(table, seats.leave, ana)
    await house.do(table, seats.take, dmitri, hers)
    await house.do(table, seats.leave, bruno)
    with pytest.raises(Refusal, match="knows-another-hand"):
        await house.do(table, seats.take, ana, his)
    assert (await house.record(table)).seat_of(ana.id) is None


async def test_who_has_sat_in_a_seat_may_come_back_there(house: House) -> None:
    table, (ana, bruno, _), (hers, his, _) = await three(house)
    dmitri = await house.person(4, "Dmitri")
    await house.do(table, seats.leave, ana)
    await house.do(table, seats.take, dmitri, hers)
    await house.do(table, seats.leave, dmitri)
    await house.do(table, seats.leave, bruno)
    assert seats.seats_to_take(await house.table(table), ana) == [hers]
    await house.do(table, seats.take, ana, hers)
    assert (await house.record(table)).seat_of(ana.id) == hers
    with pytest.raises(Refusal, match="knows-another-hand"):
        await house.do(table, seats.take, dmitri, his)


@pytest.mark.defect(79)
async def test_what_people_wanted_for_somebodys_seat_is_not_counted_against_the_next(house: House) -> None:
    table, people, places = await three(house)
    eve = await house.person(9, "Eve")

    async def let_time_run_out(absent: Person) -> None:
        """Until the computer plays for one of them; the others answer."""
        for _ in range(DAYS):
            await house.wait(days=1, minutes=1)
            for person in (*people, eve):
                while person != absent and person.id in await house.owing(table):
                    await house.move(table, person)
            if (await house.table(table)).computer_plays_for(absent.id):
                return
        raise AssertionError("the computer never plays for them")

    (first,) = await house.owing(table)
    (absent,) = (person for person in people if person.id == first)
    one, other = (person for person in people if person.id != first)
    await let_time_run_out(absent)
    await house.do(table, seats.vote, one, SeatWish.END)
    await house.do(table, seats.leave, absent)
    await house.do(table, seats.take, eve, places[people.index(absent)])
    await let_time_run_out(eve)
    await house.do(table, seats.vote, other, SeatWish.END)
    assert (await house.record(table)).status is Status.RUNNING, "one of two wants it"


async def test_a_stranger_may_take_any_seat_that_is_offered(house: House) -> None:
    table, (ana, bruno, chloe), (hers, his, theirs) = await three(house)
    eve = await house.person(9, "Eve")
    with pytest.raises(Refusal, match="not-offered"):
        seats.seats_to_take(await house.table(table), eve)
    await house.do(table, seats.leave, ana)
    await house.do(table, seats.leave, chloe)
    assert seats.seats_to_take(await house.table(table), eve) == sorted([hers, theirs])
    with pytest.raises(Refusal, match="seat-gone"):
        await house.do(table, seats.take, eve, his)
    with pytest.raises(Refusal, match="already-seated"):
        await house.do(table, seats.take, bruno, hers)
    with pytest.raises(Refusal, match="unknown-press"):
        await house.do(table, seats.take, eve, 7)
    await house.do(table, seats.take, eve, theirs)
    assert (await house.record(table)).seat_of(eve.id) == theirs


async def test_the_press_below_an_offer_names_its_seat(house: House) -> None:
    table, (ana, _, chloe), (hers, _, theirs) = await three(house)
    for person, seat in ((ana, hers), (chloe, theirs)):
        await house.notices()
        await house.do(table, seats.leave, person)
        posts = [notice.message for notice in await house.posts() if notice.message is not None]
        presses = [
            read_press(control.press)
            for message in posts
            for row in message.rows
            for control in row
            if isinstance(control, Button)
        ]
        assert [press.argument for press in presses if press and press.verb is Verb.TAKE] == [str(seat)]


async def test_nobody_leaves_twice(house: House) -> None:
    table, (ana, _, _), (hers, _, _) = await three(house)
    await house.do(table, seats.leave, ana)
    before = await house.record(table)
    await house.notices()
    with pytest.raises(Refusal, match="already-left"):
        await house.do(table, seats.leave, ana)
    assert await house.record(table) == before
    assert await house.posts() == []
    await house.do(table, seats.come_back, ana)
    await house.do(table, seats.leave, ana)
    assert (await house.record(table)).chairs[hers].offered


async def calls_of_offers(house: House) -> list[set[int]]:
    """Whom the messages call that have been posted since this was last asked, and that offer a seat."""
    posts = [notice.message for notice in await house.posts() if notice.message is not None]
    return [set(message.calls) for message in posts if "seat is free" in message.text]


@pytest.mark.defect(62)
async def test_who_comes_and_goes_calls_the_others_once(house: House) -> None:
    """Each time all phones rang, as often as somebody liked to press."""
    table, (ana, bruno, chloe), _ = await three(house)
    called = []
    for _ in range(4):
        await house.do(table, seats.leave, ana)
        await house.do(table, seats.come_back, ana)
        called += await calls_of_offers(house)
    assert called == [{bruno.id, chloe.id}, set(), set(), set()]
    await house.do(table, seats.leave, bruno)
    assert await calls_of_offers(house) == [{ana.id, chloe.id}]
