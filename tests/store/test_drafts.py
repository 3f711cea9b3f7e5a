"""What people have typed is kept until it is a move, or not wanted any more."""

import pytest

from bot.store import Store, Typed
from tests.store.examples import add, record

pytestmark = pytest.mark.databases("sqlite", "postgresql")


async def test_a_draft_is_kept_for_one_person_table_and_form(store: Store) -> None:
    table = await add(store, record())
    async with store.transaction() as tx:
        await tx.drafts.keep(11, table.id, "t1:plan", {"moves": "dance"})
        await tx.drafts.keep(11, table.id, "t1:plan", {"moves": "sing"})
        assert await tx.drafts.find(11, table.id, "t1:plan") == {"moves": "sing"}
        assert await tx.drafts.find(11, table.id, "t2:plan") == {}
        assert await tx.drafts.find(12, table.id, "t1:plan") == {}
        await tx.drafts.keep(11, table.id, "t1:plan", {})
        assert await tx.drafts.find(11, table.id, "t1:plan") == {}


async def test_a_second_text_replaces_the_first_at_every_table(store: Store) -> None:
    first, second = await add(store, record(channel=1)), await add(store, record(channel=2))
    typed = Typed(text="bid 4", question="q1", tables=(first.id, second.id))
    later = Typed(text="bid 5", question="q2", tables=(second.id,))
    async with store.transaction() as tx:
        await tx.drafts.keep(11, first.id, "t1:plan", {"moves": "dance"})
        await tx.typed.keep(11, typed)
        assert await tx.typed.find(11) == typed
        await tx.typed.keep(11, later)
        assert await tx.typed.find(11) == later
        assert await tx.typed.find(12) is None
        await tx.typed.keep(11, None)
        assert await tx.typed.find(11) is None
        assert await tx.drafts.find(11, first.id, "t1:plan") == {"moves": "dance"}
