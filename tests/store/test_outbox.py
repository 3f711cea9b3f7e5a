"""What must reach Discord waits until it has."""

from datetime import timedelta

import pytest

from bot.messages.message import Message
from bot.store import NoticeKind, Store
from tests.store.examples import HELLO, NOON, add, record

pytestmark = pytest.mark.databases("sqlite", "postgresql")


async def test_notices_wait_in_order_until_they_are_done(store: Store) -> None:
    async with store.transaction() as tx:
        first = await tx.outbox.post(HELLO, NOON, table_id=None, channel_id=7)
        second = await tx.outbox.post(HELLO, NOON, table_id=None, person_id=11)
        waiting = await tx.outbox.waiting()
        assert [notice.id for notice in waiting] == [first, second]
        await tx.outbox.done(waiting[0], NOON, 999)
        assert [notice.id for notice in await tx.outbox.waiting()] == [second]
        found = await tx.outbox.of_message(999)
        assert found is not None
        assert found.id == first


async def test_a_post_has_a_nonce_of_its_own_that_is_kept(store: Store) -> None:
    table = await add(store, record())
    async with store.transaction() as tx:
        posts = [await tx.outbox.post(HELLO, NOON, table_id=table.id, channel_id=7) for _ in range(20)]
        await tx.outbox.strip(posts[0], NOON, table_id=table.id, channel_id=7)
        *waiting, strip = await tx.outbox.waiting()
        assert tx.outbox.changed == [*waiting, strip]
    nonces = [notice.nonce for notice in waiting]
    assert len(set(nonces)) == 20
    assert all(10 < len(nonce) <= 25 for nonce in nonces)
    assert strip.nonce == ""


async def test_what_lost_its_buttons_before_it_was_posted_is_known(store: Store) -> None:
    table = await add(store, record())
    async with store.transaction() as tx:
        first, second = [await tx.outbox.post(HELLO, NOON, table_id=table.id, channel_id=7) for _ in range(2)]
        for post in (first, second):
            await tx.outbox.strip(post, NOON, table_id=table.id, channel_id=7)
        assert await tx.outbox.stripped() == set()
        *_, strip, _ = await tx.outbox.waiting()
        await tx.outbox.done(strip, NOON)
        assert await tx.outbox.stripped() == {first}


async def test_an_edit_before_the_post_is_sent_changes_the_post(store: Store) -> None:
    changed = Message(text="Changed")
    async with store.transaction() as tx:
        post = await tx.outbox.post(HELLO, NOON, table_id=None, channel_id=7)
        await tx.outbox.edit(post, changed, NOON)
        (waiting,) = await tx.outbox.waiting()
        assert (waiting.kind, waiting.message) == (NoticeKind.POST, changed)


async def test_edits_after_the_post_are_one_edit_with_the_last_text(store: Store) -> None:
    async with store.transaction() as tx:
        post = await tx.outbox.post(HELLO, NOON, table_id=None, channel_id=7)
        (sent,) = await tx.outbox.waiting()
        await tx.outbox.done(sent, NOON, 999)
        await tx.outbox.edit(post, Message(text="Once"), NOON)
        await tx.outbox.edit(post, Message(text="Twice"), NOON)
        (waiting,) = await tx.outbox.waiting()
        edit = await tx.outbox.as_shown(waiting)
        assert edit.kind is NoticeKind.EDIT
        assert edit.message == Message(text="Twice")
        assert edit.message_id == 999


async def test_what_changed_while_it_was_being_sent_is_edited_afterwards(store: Store) -> None:
    async with store.transaction() as tx:
        post = await tx.outbox.post(HELLO, NOON, table_id=None, channel_id=7)
        (sent,) = await tx.outbox.waiting()
        await tx.outbox.edit(post, Message(text="Later"), NOON)
        await tx.outbox.done(sent, NOON, 999)
        (waiting,) = await tx.outbox.waiting()
        edit = await tx.outbox.as_shown(waiting)
        assert (edit.kind, edit.message) == (NoticeKind.EDIT, Message(text="Later"))


async def test_the_first_message_in_the_channel_that_says_something_is_found(store: Store) -> None:
    table = await add(store, record())
    text = Message(text="100%_of 3f9a")
    async with store.transaction() as tx:
        await tx.outbox.post(text, NOON, table_id=table.id, person_id=11)
        for message in (HELLO, text, text):
            await tx.outbox.post(message, NOON, table_id=table.id, channel_id=7)
        for notice in await tx.outbox.waiting():
            await tx.outbox.done(notice, NOON, 2**62 + notice.id)
        for said in ("3f9a", "100%_of"):
            found = await tx.outbox.saying(table.id, said)
            assert found is not None
            assert (found.channel_id, found.message_id) == (7, 2**62 + 3)
        assert await tx.outbox.saying(table.id, "100%of") is None
        assert await tx.outbox.saying(table.id + 1, "3f9a") is None


async def test_a_notice_that_failed_waits_on_until_it_is_due(store: Store) -> None:
    due = NOON + timedelta(minutes=5)
    async with store.transaction() as tx:
        notice_id = await tx.outbox.post(HELLO, NOON, table_id=None, channel_id=7)
        await tx.outbox.failed(notice_id, 2, due)
        (waiting,) = await tx.outbox.waiting(1)
        assert (waiting.id, waiting.attempts, waiting.due_at) == (notice_id, 2, due)
        assert await tx.outbox.find(notice_id) == waiting


async def test_the_buttons_of_a_message_are_taken_off_it(store: Store) -> None:
    table = await add(store, record())
    async with store.transaction() as tx:
        post = await tx.outbox.post(HELLO, NOON, table_id=table.id, channel_id=7)
        await tx.outbox.done(tx.outbox.changed[0], NOON, 999)
        await tx.outbox.strip(post, NOON, table_id=table.id, channel_id=7)
        (waiting,) = await tx.outbox.waiting()
        shown = await tx.outbox.as_shown(waiting)
        assert (shown.kind, shown.about, shown.message_id) == (NoticeKind.STRIP, post, 999)
        assert tx.outbox.changed[1:] == [waiting]
