"""Slips: what they begin with, and that nobody gets or loses one by what they may not know."""

import pytest

from bot.host import seats
from bot.screens.scene import Scene
from bot.store import Notice, NoticeKind
from games.kernel import seen_by
from tests.host.house import House


def said(notice: Notice) -> str:
    assert notice.message is not None
    return notice.message.text


@pytest.mark.parametrize("game", ["central", "fishmarket", "schwarzmarkt"])
async def test_all_that_somebody_alone_learns_by_what_others_do_stands_on_their_slip(house: House, game: str) -> None:
    people = [await house.person(number, name) for number, name in enumerate(("Ana", "Bruno", "Chloé"), 1)]
    table = await house.begun(game, people)
    learned = 0
    for _ in range(120):
        owing = await house.owing(table)
        if not owing:
            break
        before = len((await house.table(table)).running.standing())
        await house.move(table, people[owing[-1] - 1])
        hosted = await house.table(table)
        news = [event for played in list(hosted.running.replay())[before:] for event in played.events]
        async with house.store.reading() as look:
            slips = {slip.asks.seat: await look.outbox.find(slip.notice) for slip in hosted.record.prompts}
        for seat, person in hosted.people():
            speaker = Scene(hosted, "en", seat).speaker
            secret = [speaker.event(each) for each in seen_by(seat, news) if each.reveals and not each.visible_to(None)]
            slip = slips.get(seat)
            if person != owing[-1] and slip is not None:
                learned += len(secret)
                assert [line for line in secret if line not in said(slip)] == []
    assert learned


async def test_who_is_asked_again_reads_what_has_happened_since_their_last_move(house: House) -> None:
    people = [await house.person(number, name) for number, name in enumerate(("Ana", "Bruno", "Chloé", "Dmitri"), 1)]
    table = await house.begun("turin", people)
    await house.notices()
    for person in people:
        await house.move(table, person, "bid 1")
    asked = [notice for notice in await house.posts() if notice.person_id is not None]
    assert {notice.person_id for notice in asked} == {1, 2, 3, 4}
    for notice in asked:
        title, since, happened, question, *_ = said(notice).splitlines()
        assert (title, since) == ("**Market of Turin** · #1", "Since your last move:")
        assert happened.count("bids 1") == 4, "in one line"
        assert "has decided" not in happened, "how they answered says that they did"
        assert question.startswith("**You are tied at 1")


async def test_who_takes_a_seat_over_reads_what_has_happened_so_far(house: House) -> None:
    people = [await house.person(number, name) for number, name in enumerate(("Ana", "Bruno", "Chloé", "Dmitri"), 1)]
    table = await house.begun("turin", people)
    for person in people:
        await house.move(table, person, "bid 1")
    await house.do(table, seats.leave, people[2])
    eve = await house.person(5, "Eve")
    seat = (await house.record(table)).seat_of(3)
    assert seat is not None
    await house.notices()
    await house.do(table, seats.take, eve, seat)
    (slip,) = [notice for notice in await house.posts() if notice.person_id == eve.id]
    assert said(slip).splitlines()[1:3] == [
        "You play on for Chloé, after 5 moves. Everything here is yours now.",
        "So far:",
    ]
    assert "bids 1." in said(slip)
    assert "Your hand: " in said(slip)


async def test_who_comes_back_gets_a_slip_without_a_sound_that_tells_what_they_have_missed(house: House) -> None:
    people = [await house.person(number, name) for number, name in enumerate(("Ana", "Bruno", "Chloé", "Dmitri"), 1)]
    table = await house.begun("turin", people)
    await house.move(table, people[0], "bid 1")
    await house.do(table, seats.leave, people[0])
    for person in people[1:]:
        await house.move(table, person, "bid 3")
    await house.notices()
    await house.do(table, seats.come_back, people[0])
    (slip,) = [notice for notice in await house.posts() if notice.person_id == people[0].id]
    assert slip.message is not None
    assert slip.message.quiet
    assert said(slip).splitlines()[1] == "Since your last move:"
    assert "bids 3." in said(slip)


async def test_what_two_agree_on_in_private_neither_sends_nor_edits_anything_of_a_third(house: House) -> None:
    people = [await house.person(number, name) for number, name in enumerate(("Ana", "Bruno", "Chloé"), 1)]
    table = await house.begun("fishmarket", people)
    for dock, person in zip("ABC", people, strict=True):
        await house.move(table, person, f"{dock}30")
    sent = await house.notices()
    async with house.store.transaction() as tx:
        for notice in sent:
            await tx.outbox.done(notice, house.clock.now(), notice.id if notice.kind is NoticeKind.POST else None)
    bruno = (await house.record(table)).seat_of(people[1].id)
    await house.move(table, people[0], f"offer 3 for eel to {bruno}")
    touched = {notice.person_id for notice in await house.notices() if notice.person_id is not None}
    assert touched == {people[0].id, people[1].id}
