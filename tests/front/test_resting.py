"""Edits that nobody waits for rest, and are neither lost nor late (``bot/front/resting.py``)."""

from datetime import timedelta
from typing import Any

import pytest

from bot.front import resting
from bot.front.sending import Target
from bot.host import slips
from bot.messages.message import Message
from bot.store import NoticeKind
from playground.rest import Route
from tests.front.conftest import House
from tests.front.hand import pressed
from tests.front.lisboa import begun
from tests.front.test_wishes import picks
from tests.host.test_leases import run_out
from tests.patience import until


def edits_of(house: House, channels: set[str]) -> list[str]:
    """The channels among these in which messages are edited from now on."""
    edits: list[str] = []

    def watch(route: Route, _status: int, body: dict[str, Any]) -> None:
        if route.method == "PATCH" and body["channel_id"] in channels:
            edits.append(body["channel_id"])

    house.discord.records.watchers.append(watch)
    return edits


async def test_direct_messages_are_edited_once_the_table_is_quiet(
    slow_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(slips, "REST", timedelta(minutes=2))
    assert slow_house.clock is not None
    people = await begun(slow_house, "Ana", "Bruno")
    await slow_house.settled()
    direct = {person.dm_channel.id for person in people}
    edits = edits_of(slow_house, direct)
    for mover in (*people, people[0]):
        await (await mover.slash("market play", move="coin")).done()
        slow_house.clock.hand.advance(100)
    assert set(edits) <= {people[0].dm_channel.id}, "only what was asked there, and is answered, is taken away at once"
    slow_house.clock.hand.advance(21)
    await slow_house.settled()
    first, second = (person.sees(person.dm_channel)[-1].text for person in people)
    assert edits.count(people[1].dm_channel.id) == 1, "for three moves"
    assert "Your turn" not in first
    assert "Your turn" in second


async def test_an_answered_question_looks_answered_at_once_though_an_edit_rests_already(
    slow_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(slips, "REST", timedelta(minutes=2))
    ana, _ = await begun(slow_house, "Ana", "Bruno")
    await slow_house.settled()
    edits = edits_of(slow_house, {ana.dm_channel.id})
    screen = await (await ana.slash("market plan")).done()
    await picks(ana, screen, first=("coin",))
    await pressed(ana, "Save plan", screen)
    assert not edits, "what she plans for later is not in a hurry"
    assert "Your turn" in ana.dms[-1].text
    await (await ana.slash("market play", move="coin")).done()
    await ana.until(lambda: "Your turn" not in ana.dms[-1].text or None, "sees at once that nothing is asked any more")
    assert len(edits) == 1, "with what rested"


async def test_direct_messages_do_not_lag_behind_a_table_that_is_never_quiet(
    slow_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(slips, "REST", timedelta(minutes=2))
    monkeypatch.setattr(resting, "LONGEST", timedelta(minutes=3))
    assert slow_house.clock is not None
    people = await begun(slow_house, "Ana", "Bruno")
    await slow_house.settled()
    edits = edits_of(slow_house, {people[1].dm_channel.id})

    async def was_edited() -> bool:
        return bool(edits)

    for mover in people:
        await (await mover.slash("market play", move="coin")).done()
        assert not edits
        slow_house.clock.hand.advance(100)
    await until(was_edited, "the direct message has been edited, though the table was never quiet")


async def test_what_rests_in_one_process_another_leaves_alone_unless_it_is_settled(
    slow_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(slips, "REST", timedelta(minutes=2))
    assert slow_house.clock is not None
    ana, bruno = await begun(slow_house, "Ana", "Bruno")
    await slow_house.settled()
    await (await ana.slash("market play", move="coin")).done()
    await (await bruno.slash("market play", move="coin")).done()
    working = slow_house.bot.delivery
    monkeypatch.setattr(working, "_open", False)  # nothing is sent while we look
    monkeypatch.setattr(working, "_rest", resting.Rest(slow_house.bot.tables.clock, working._pause, working._queue))
    target = Target(person_id=int(bruno.id))
    assert await working._waiting(target) == [], "this process knows only what is written"
    async with slow_house.store.reading() as look:
        (edit,) = await look.outbox.waiting_for(None, int(bruno.id))
    async with slow_house.store.transaction() as tx:
        await tx.outbox.strip(edit.about or 0, edit.due_at, table_id=1, person_id=int(bruno.id))
    assert [(each.kind, each.about) for each in await working._waiting(target)] == [
        (NoticeKind.EDIT, edit.about),
        (NoticeKind.STRIP, edit.about),
    ], "an edit that came later would bring the buttons back"


@pytest.mark.defect(36)
@pytest.mark.databases("postgresql")
async def test_who_looks_around_does_not_ask_again_about_what_rests_or_is_being_sent(
    slow_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There may be thousands of each, and every process looks around every five seconds."""
    assert slow_house.clock is not None
    working, begun_with = slow_house.bot.delivery, set[Target]()
    monkeypatch.setattr(working, "_open", False)  # nothing is sent while we look
    monkeypatch.setattr(working, "_begin", begun_with.add)
    now, hello = slow_house.clock.now(), Message(text="Hello")
    async with slow_house.store.transaction() as tx:
        post = await tx.outbox.post(hello, now, table_id=None, person_id=1)
        (sent,) = await tx.outbox.waiting()
        await tx.outbox.done(sent, now, 99)
        await tx.outbox.edit(post, Message(text="Hello again"), now, rest=timedelta(minutes=2))
        await tx.leases.take("messages to channel 7", "another process")
        for channel in (7, 8):
            await tx.outbox.post(hello, now, table_id=None, channel_id=channel)
    await working._begin_what_waits()
    assert begun_with == {Target(channel_id=8)}
    slow_house.clock.hand.advance(121)
    await run_out(slow_house.store)
    await working._begin_what_waits()
    assert begun_with == {Target(channel_id=7), Target(channel_id=8), Target(person_id=1)}
