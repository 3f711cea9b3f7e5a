"""A table that was closed, or whose game is over, accepts nothing any more."""

from collections.abc import Awaitable, Callable

import pytest

from bot.host import consent, finishing, lobby, managing, playing, seats
from bot.host.change import Change
from bot.host.hosted import Place
from bot.store import NoteKind, Person, SeatWish, Status, Subject
from games.kernel import Refusal
from tests.host.house import House

pytestmark = pytest.mark.defect(19)

SERVER = 1

Try = Callable[[Change, Person], Awaitable[object]]


async def _coin(change: Change, person: Person) -> None:
    await playing.play(change, person, "coin")


async def _agree(change: Change, person: Person) -> None:
    await consent.answer(change, person, Subject.UNDO, agrees=True)


async def _invite(change: Change, person: Person) -> None:
    await seats.invite(change, person, 99)


async def _vote(change: Change, person: Person) -> None:
    await seats.vote(change, person, SeatWish.END)


async def _begin(change: Change, person: Person) -> None:
    await lobby.begin(change, person, manages=True)


EVERYTHING: dict[str, Try] = {
    "move": _coin,
    "undo": consent.ask_undo,
    "agree": _agree,
    "pause": consent.ask_pause,
    "go on": consent.ask_to_go_on,
    "leave": seats.leave,
    "come back": seats.come_back,
    "invite": _invite,
    "vote": _vote,
    "join": lobby.join,
    "begin": _begin,
}


async def at_lisboa(house: House) -> tuple[int, Person, Person]:
    """A table at which the first of two people has moved once, and the other is to move."""
    people = await house.person(1, "Ana"), await house.person(2, "Bruno")
    table = await house.begun("lisboa", people)
    (owing,) = await house.owing(table)
    first, second = (people[0], people[1]) if owing == people[0].id else (people[1], people[0])
    await house.move(table, first, "coin")
    return table, first, second


@pytest.mark.parametrize("tried", EVERYTHING)
async def test_a_closed_table_accepts_nothing(house: House, tried: str) -> None:
    table, first, second = await at_lisboa(house)
    await house.do(table, consent.ask_undo, first)
    await house.do(table, managing.end, SERVER)
    before = (await house.record(table)).model_dump()
    await house.notices()
    for person in (first, second):
        with pytest.raises(Refusal, match=r"^closed"):
            await house.do(table, EVERYTHING[tried], person)
    assert (await house.record(table)).model_dump() == before
    assert await house.notices() == []


@pytest.mark.parametrize("tried", EVERYTHING)
async def test_a_game_that_is_over_accepts_nothing(house: House, tried: str) -> None:
    table, first, second = await at_lisboa(house)
    for mover in (second, first, second):
        await house.move(table, mover, "coin")
    before = await house.record(table)
    assert before.status is Status.OVER
    await house.notices()
    for person in (first, second):
        with pytest.raises(Refusal, match=r"^over"):
            await house.do(table, EVERYTHING[tried], person)
    assert await house.record(table) == before
    assert await house.notices() == []


async def test_a_lobby_that_was_closed_says_so(house: House) -> None:
    ana = await house.person(1, "Ana")
    hosted = await lobby.open_table(house.tables, ana, Place(guild_id=1, channel_id=5, language="en"), "lisboa")
    await house.do(hosted.record.id, lobby.cancel, ana, manages=False)
    with pytest.raises(Refusal, match=r"^closed"):
        await house.do(hosted.record.id, lobby.join, await house.person(2, "Bruno"))


async def test_computers_do_nothing_at_a_closed_table(house: House) -> None:
    table, _, second = await at_lisboa(house)

    async def close_and_play(change: Change) -> int:
        seat = change.hosted.record.seat_of(second.id)
        assert seat is not None
        absent = change.hosted.record.chairs[seat].model_copy(update={"computer_plays": True})
        await change.change_chair(seat, absent)
        await finishing.close(change)
        await change.computers_play()
        return len(change.hosted.running.log)

    assert await house.do(table, close_and_play) == 1


async def test_a_vote_that_closes_a_table_with_two_absent_people_closes_it_once(house: House) -> None:
    people = [await house.person(number, name) for number, name in enumerate(("Ana", "Bruno", "Chloé"), 1)]
    table = await house.begun("lisboa", people)

    async def two_are_absent(change: Change) -> None:
        chairs = change.hosted.record.chairs
        await change.sit(
            [chair.model_copy(update={"computer_plays": chair.person_id != people[0].id}) for chair in chairs]
        )

    await house.do(table, two_are_absent)
    await house.do(table, seats.vote, people[0], SeatWish.END)
    record = await house.record(table)
    assert record.status is Status.CANCELLED
    assert [note.kind for note in record.notes] == [NoteKind.ENDED]
