"""Looking for players: who is told of a free seat, when, how often, and what becomes of what was sent."""

from collections.abc import Sequence
from datetime import timedelta
from typing import Any

import pytest

from bot.host import lobby, seats, seeking
from bot.host.hosted import Place
from bot.messages.message import Button, Message
from bot.messages.press import Verb, read_press
from bot.messages.reasons import HouseReason
from bot.store import Notice, NoticeKind, Person, Server, TimerKind, sqlite
from games.kernel import Refusal
from tests.host.club.test_results import people
from tests.host.house import House

HALL, BOARD, ROLE = 1, 4000, 5000


async def waits(house: House, opener: Person, game: str = "lisboa", *, server: int = HALL) -> int:
    """A lobby."""
    place = Place(guild_id=server, channel_id=100 + len(await house.timers()) + 50 * server, language="en")
    return (await lobby.open_table(house.tables, opener, place, game, "daily")).record.id


async def likes(house: House, person: Person, *games: str, on: int | None = HALL) -> None:
    async with house.store.transaction() as tx:
        await tx.wishes.like(person.id, games)
        if on is not None:
            await tx.wishes.visit(person.id, on)


async def announces(house: House, *, role: int | None = ROLE) -> None:
    """The managers have chosen a channel for announcements."""
    async with house.store.transaction() as tx:
        await tx.servers.keep(Server(id=HALL, announces_in=BOARD, calls_role=role))


async def announced(house: House, table: int, person: Person, seat: int | None = None) -> None:
    await house.do(table, seeking.announce, person, seat, manages=False)


def verbs(message: Message | None) -> list[tuple[Verb, int]]:
    """What can be pressed below a message, and at which table."""
    buttons = [each for row in (() if message is None else message.rows) for each in row if isinstance(each, Button)]
    pressed = [press for each in buttons if not each.disabled and (press := read_press(each.press)) is not None]
    return [(press.verb, press.table) for press in pressed]


async def told_of_seats(house: House, person: Person) -> list[Message]:
    return [message for _, message in await house.told(person) if "A seat for you" in message.text]


async def shown(house: House, notice: int) -> Message:
    """What a message says now."""
    async with house.store.reading() as look:
        found = await look.outbox.find(notice)
    assert found is not None
    assert found.message is not None
    return found.message


async def on_board(house: House) -> list[Notice]:
    return [notice for notice in await house.posts() if notice.channel_id == BOARD]


async def test_a_lobby_is_announced_by_its_opener_once_and_calls_the_role_alone(house: House) -> None:
    ana, bruno = await people(house, "Ana", "Bruno")
    await announces(house)
    table = await waits(house, ana)
    assert await on_board(house) == []
    with pytest.raises(Refusal) as refused:
        await announced(house, table, bruno)
    assert refused.value.reason is HouseReason.NOT_OPENER
    await announced(house, table, ana)
    (card,) = await on_board(house)
    assert card.message is not None
    assert (card.message.calls, card.message.calls_role) == ((), ROLE)
    assert card.message.text.startswith(f"<@&{ROLE}>\n<@1> wants to play **Mercado de Lisboa**")
    assert "1 of 4 seats taken" in card.message.text
    assert "rated" not in card.message.text
    assert verbs(card.message) == [(Verb.JOIN, table)]
    with pytest.raises(Refusal) as again:
        await announced(house, table, ana)
    assert again.value.reason is HouseReason.ANNOUNCED
    # It follows the lobby, and in the end nothing can be pressed.
    await house.do(table, lobby.join, bruno)
    assert "2 of 4 seats taken" in (await shown(house, card.id)).text
    assert (await shown(house, card.id)).calls_role == ROLE  # it may not have been sent yet
    await house.do(table, lobby.begin, ana, manages=False)
    assert "has started" in (await shown(house, card.id)).text
    assert verbs(await shown(house, card.id)) == []


async def test_a_lobby_that_closes_takes_its_card_and_its_messages_with_it(house: House) -> None:
    ana, bruno = await people(house, "Ana", "Bruno")
    await announces(house)
    await likes(house, bruno, "lisboa")
    table = await waits(house, ana)
    await announced(house, table, ana)
    (card,) = await on_board(house)
    await house.wait(minutes=6)
    ((notice, message),) = await house.told(bruno)
    assert verbs(message) == [(Verb.JOIN, table), (Verb.LIKES, 0), (Verb.SETTINGS, 0)]
    await house.do(table, lobby.cancel, ana, manages=False)
    assert "closed" in (await shown(house, card.id)).text
    assert verbs(await shown(house, card.id)) == []
    assert verbs(await shown(house, notice.id)) == [(Verb.LIKES, 0), (Verb.SETTINGS, 0)]


async def test_the_role_is_called_once_an_hour_however_many_tables_are_announced(house: House) -> None:
    ana, _ = await people(house, "Ana", "Bruno")
    await announces(house)
    called = []
    for wait in (10, 20, 40):
        await announced(house, await waits(house, ana), ana)
        (card,) = await on_board(house)
        assert card.message is not None
        called.append((card.message.calls_role, f"<@&{ROLE}>" in card.message.text))
        await house.wait(minutes=wait)
    await announced(house, await waits(house, ana), ana)
    (card,) = await on_board(house)
    assert card.message is not None
    assert [*called, (card.message.calls_role, True)] == [(ROLE, True), (None, False), (None, False), (ROLE, True)]


async def test_in_the_channel_of_a_card_there_is_one_card(house: House) -> None:
    (ana,) = await people(house, "Ana")
    await announces(house)
    place = Place(guild_id=HALL, channel_id=77, language="en", parent_id=BOARD)
    table = (await lobby.open_table(house.tables, ana, place, "lisboa", "daily")).record.id
    (first,) = await on_board(house)
    await announced(house, table, ana)
    notices = await house.notices()
    assert [notice.about for notice in notices if notice.kind is NoticeKind.DELETE] == [first.id]
    assert len([notice for notice in notices if notice.kind is NoticeKind.POST and notice.channel_id == BOARD]) == 1


@pytest.mark.databases("sqlite", "postgresql")
async def test_whoever_likes_a_game_is_told_once_a_day_of_all_tables_there_are(house: House) -> None:
    ana, bruno, chloe = await people(house, "Ana", "Bruno", "Chloé")
    await likes(house, bruno, "lisboa", "turin")
    await likes(house, chloe, "turin")
    first = await waits(house, ana)
    await announced(house, first, ana)
    assert await told_of_seats(house, bruno) == []
    await house.wait(minutes=5)
    (message,) = await told_of_seats(house, bruno)
    assert verbs(message)[0] == (Verb.JOIN, first)
    begun = house.clock.at
    second, third = await waits(house, ana, "turin"), await waits(house, ana)
    for table in (second, third):
        await announced(house, table, ana)
    await house.wait(hours=20)
    assert [message.text for message in await told_of_seats(house, bruno)] == []
    await house.wait(hours=5)
    async with house.store.reading() as look:
        assert (await look.wishes.last_called([bruno.id]))[bruno.id] - begun >= timedelta(days=1)
        calls = await look.wishes.calls_to(bruno.id)
        assert [call["table_id"] for call in await look.wishes.calls_to(chloe.id)] == [second]
    assert sorted(call["table_id"] for call in calls[1:]) == [first, second, third]


async def test_nobody_is_told_of_a_table_without_an_announcement_or_where_they_have_never_been(house: House) -> None:
    ana, bruno, chloe, dora = await people(house, "Ana", "Bruno", "Chloé", "Dora")
    for person, server in ((ana, HALL), (bruno, 2), (chloe, None), (dora, None)):
        await likes(house, person, "lisboa", on=server)
    await house.do(await waits(house, ana, "turin"), lobby.join, dora)  # so she has been there
    table = await waits(house, ana)
    await house.wait(days=2)
    assert await told_of_seats(house, bruno) == []
    await announced(house, table, ana)
    await house.wait(hours=1)
    sent = [notice.person_id for notice in await house.posts() if notice.message and "A seat" in notice.message.text]
    assert sent == [dora.id]  # not ana, who sits there


async def test_nobody_is_told_at_night_nor_when_nothing_is_left(house: House) -> None:
    ana, bruno = await people(house, "Ana", "Bruno")
    bruno = await house.person(2, "Bruno", quiet_from=9, quiet_until=18)
    await likes(house, bruno, "lisboa")
    kept, gone = await waits(house, ana), await waits(house, ana)
    for table in (kept, gone):
        await announced(house, table, ana)
    await house.wait(hours=7, minutes=55)
    assert await told_of_seats(house, bruno) == []
    await house.do(gone, lobby.begin, ana, manages=False)
    await house.wait(minutes=10)
    (message,) = await told_of_seats(house, bruno)
    assert [table for verb, table in verbs(message) if verb is Verb.JOIN] == [kept]


async def test_whoever_has_closed_their_messages_or_likes_nothing_any_more_is_not_told(house: House) -> None:
    ana, bruno, chloe = await people(house, "Ana", "Bruno", "Chloé")
    bruno = await house.person(2, "Bruno", dms=False)
    for person in (bruno, chloe):
        await likes(house, person, "lisboa")
    await announced(house, await waits(house, ana), ana)
    await likes(house, chloe)
    await house.wait(hours=1)
    assert [notice for notice in await house.posts() if notice.person_id in (bruno.id, chloe.id)] == []


@pytest.mark.databases("sqlite", "postgresql")
async def test_a_seat_that_is_offered_in_a_game_can_be_announced_and_is_gone_when_it_is_taken(house: House) -> None:
    ana, bruno, chloe, dora = await people(house, "Ana", "Bruno", "Chloé", "Dora")
    await announces(house)
    for person in (bruno, chloe, dora):
        await likes(house, person, "lisboa")
    table = await house.begun("lisboa", [ana, bruno])
    with pytest.raises(Refusal) as none:
        await announced(house, table, ana)
    assert none.value.reason is HouseReason.NOT_OFFERED
    await house.do(table, seats.leave, bruno)
    seat = (await house.record(table)).seat_of(bruno.id)
    assert seat is not None
    with pytest.raises(Refusal) as stranger:
        await announced(house, table, chloe, seat)
    assert stranger.value.reason is HouseReason.NOT_SEATED
    await announced(house, table, ana, seat)
    (card,) = await on_board(house)
    assert card.message is not None
    assert "Take over just where **Bruno**" in card.message.text
    assert verbs(card.message) == [(Verb.TAKE, table)]
    await house.wait(minutes=6)
    sent = [each for each in await house.posts() if each.message is not None and "A seat for you" in each.message.text]
    assert [each.person_id for each in sent] == [chloe.id, dora.id]  # not bruno, who has sat there
    await house.do(table, seats.take, chloe, seat)
    stripped = [each.about for each in await house.notices() if each.kind is NoticeKind.STRIP]
    assert card.id in stripped
    for each in sent:
        assert (Verb.TAKE, table) not in verbs(await shown(house, each.id))
    assert not (await house.record(table)).seeking


@pytest.mark.defect(46)
async def test_however_many_like_a_game_it_is_announced_in_a_few_statements(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody else is served meanwhile: of each person something was looked up, and thousands may like it."""
    ana, *others = await people(house, "Ana", *(f"P{number}" for number in range(30)))
    for other in others:
        await likes(house, other, "lisboa")
    table, statements = await waits(house, ana), 0
    execute = sqlite.OneTripCursor.execute

    async def count(self: sqlite.OneTripCursor, statement: str, parameters: Sequence[Any] = ()) -> None:
        nonlocal statements
        statements += 1
        await execute(self, statement, parameters)

    monkeypatch.setattr(sqlite.OneTripCursor, "execute", count)
    await announced(house, table, ana)
    assert statements < len(others)
    assert len([timer for timer in await house.timers() if timer.kind is TimerKind.SEATS]) == len(others)
