"""Slips: what they begin with, and that nobody gets or loses one by what they may not know."""

import re
from datetime import datetime, timedelta

import pytest

from bot.host import playing, seats, slips
from bot.messages.message import Message
from bot.messages.press import read_press
from bot.screens.scene import Scene
from bot.store import About, Notice, NoticeKind
from games.fishmarket.actions import REFUSE, DayPlan
from games.kernel import Event, OrderActed, seen_by
from games.kernel.things import bare
from tests.host.house import House
from tests.variants import ALL

MOVES = 120 if ALL else 50


def said(notice: Notice) -> str:
    assert notice.message is not None
    return notice.message.words


def says(slip: Notice, line: str) -> bool:
    """Whether a slip says it; what followed from it may be joined to it."""
    text, line = said(slip).replace("**", ""), bare(line)
    return line in text or f"{line.removesuffix('.')};" in text


def is_learned(event: Event) -> bool:
    """Whether somebody alone learns it; what their orders and answers did is told as everybody sees it."""
    return event.reveals and not event.visible_to(None) and not event.passing and not isinstance(event, OrderActed)


@pytest.mark.parametrize("game", ["central", "fishmarket", "schwarzmarkt"])
async def test_all_that_somebody_alone_learns_by_what_others_do_stands_on_their_slip(house: House, game: str) -> None:
    people = [await house.person(number, name) for number, name in enumerate(("Ana", "Bruno", "Chloé"), 1)]
    table = await house.begun(game, people)
    learned = 0
    for _ in range(MOVES):
        owing = await house.owing(table)
        if not owing:
            break
        before = len((await house.table(table)).running.standing())
        await house.move(table, people[owing[-1] - 1])
        hosted = await house.table(table)
        news = [event for played in hosted.running.happened()[before:] for event in played.events]
        async with house.store.reading() as look:
            slips = {slip.asks.seat: await look.outbox.find(slip.notice) for slip in hosted.record.prompts}
        for seat, person in hosted.people():
            speaker = Scene(hosted, "en", seat).speaker
            secret = [speaker.event(each) for each in seen_by(seat, news) if is_learned(each)]
            slip = slips.get(seat)
            if person != owing[-1] and slip is not None:
                learned += len(secret)
                assert [line for line in secret if not says(slip, line)] == []
    assert learned


async def test_who_is_asked_again_reads_what_has_happened_since_their_last_move(house: House) -> None:
    people = [await house.person(number, name) for number, name in enumerate(("Ana", "Bruno", "Chloé", "Dmitri"), 1)]
    table = await house.begun("turin", people)
    await house.notices()
    for person in people:
        await house.move(table, person, "bid 1")
    asked = [notice for notice in await house.posts() if notice.person_id is not None]
    assert {notice.person_id for notice in asked} == {1, 2, 3}, "the last one has answered just now, and is here"
    for notice in asked:
        title, since, happened, question, *_ = said(notice).splitlines()
        assert (title, since) == ("**Market of Turin** · #1", "Since your last move:")
        bids = happened.partition(".")[0]
        assert (bids.lower().count("you"), bids.count(" 1")) == (1, 4), "in one sentence"
        assert "has decided" not in happened, "how they answered says that they did"
        assert question.startswith("**You’re tied at 1")


async def test_who_is_reminded_finds_the_question_once_and_further_down(house: House) -> None:
    people = [await house.person(number, name) for number, name in enumerate(("Ana", "Bruno", "Chloé", "Dmitri"), 1)]
    table = await house.begun("turin", people)
    for person in people:
        await house.move(table, person, "bid 1")
    owing = await house.owing(table)
    tied = next(person for person in people if person.id in owing)
    asked = await slip_of(house, table, tied.id)
    await house.notices()
    await house.wait(hours=23)
    direct = [notice for notice in await house.notices() if notice.person_id == tied.id]
    half, last = [notice for notice in direct if notice.kind is NoticeKind.POST]
    gone = [notice.about for notice in direct if notice.kind is NoticeKind.DELETE]
    assert gone == [asked.id, half.id], "of all that said the same one is left"
    assert said(last).splitlines()[1:3] == ["⏳ Last reminder before your time is up.", "Since your last move:"]
    assert (await slip_of(house, table, tied.id)).id == last.id


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
        "You take over from Chloé, after 5 moves. Everything here is yours now.",
        "So far:",
    ]
    assert re.search(r"You bid 1 Scudo, \w+ 1, \w+ 1, \w+ 1\.", said(slip))
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
    assert "**Chloé** bids 3 Scudo, you 1, Bruno 3, Dmitri 3." in said(slip)


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


async def slip_of(house: House, table: int, person: int) -> Notice:
    prompts = (await house.record(table)).prompts
    (notice,) = [each.notice for each in prompts if each.asks.about is About.HAND and each.person_id == person]
    async with house.store.reading() as look:
        found = await look.outbox.find(notice)
    assert found is not None
    return found


async def test_a_slip_that_is_to_make_no_sound_makes_none_if_it_changes_before_it_is_sent(house: House) -> None:
    people = [await house.person(number, name) for number, name in ((1, "Ana"), (2, "Bruno"))]
    table = await house.begun("lisboa", people)
    (asked,) = await house.owing(table)
    first = await slip_of(house, table, asked)
    await house.move(table, people[asked - 1])
    edited = await slip_of(house, table, asked)
    assert first.id == edited.id
    assert said(first) != said(edited)
    assert (first.message and first.message.quiet, edited.message and edited.message.quiet) == (True, True)


async def test_what_ones_plan_has_dealt_with_rings_nobody_and_stands_on_the_slip(house: House) -> None:
    people = [await house.person(number, name) for number, name in enumerate(("Ana", "Bruno", "Chloé"), 1)]
    table = await house.begun("fishmarket", people)
    for dock, person in zip("ABC", people, strict=True):
        await house.move(table, person, f"{dock}30")
    await house.do(table, playing.play, people[2], DayPlan(others=REFUSE))
    await house.notices()
    chloe = (await house.record(table)).seat_of(people[2].id)
    await house.move(table, people[0], f"offer 3 for eel to {chloe}")
    assert await house.told(people[2]) == []
    assert "As planned: you turn down Ana’s private offer 1." in said(await slip_of(house, table, people[2].id))


def decisions(message: Message | None) -> set[str]:
    """What can be answered there by pressing."""
    pressed = [] if message is None else [read_press(press) for press in message.presses]
    return {press.decision for press in pressed if press is not None and press.decision}


async def test_whoever_is_asked_another_thing_does_not_see_an_answered_question_for_long(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However restless the table is: each of their answers would let the edit rest on."""
    monkeypatch.setattr(slips, "REST", timedelta(minutes=2))
    people = [await house.person(number, name) for number, name in enumerate(("Ana", "Bruno", "Chloé"), 1)]
    table = await house.begun("central", people)
    since: dict[int, datetime] = {}
    looked_open = 0
    for _ in range(MOVES):
        async with house.store.transaction() as tx:
            for notice in await tx.outbox.waiting():
                if notice.kind is not NoticeKind.EDIT or notice.due_at <= house.clock.now():
                    since.pop(notice.about or 0, None)
                    await tx.outbox.done(await tx.outbox.as_shown(notice), house.clock.now(), notice.id)
        owing = await house.owing(table)
        if not owing:
            break
        await house.move(table, people[owing[0] - 1])
        async with house.store.reading() as look:
            edits = [each for each in await look.outbox.waiting() if each.kind is NoticeKind.EDIT]
            kept = {edit.about: await look.outbox.find(edit.about or 0) for edit in edits}
        for edit in edits:
            slip, shown = kept[edit.about], edit.message
            if slip is None or slip.person_id is None or shown is None:
                continue
            if shown.is_asking and decisions(shown) - decisions(slip.message):
                first = since.setdefault(slip.id, house.clock.now())
                assert edit.due_at <= first + slips.SOON
                looked_open += 1
        house.clock.at += timedelta(seconds=4)
    assert looked_open
