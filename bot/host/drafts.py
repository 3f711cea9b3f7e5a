"""What people have typed that could not be played: it is kept until it can."""

from bot.store import Store, Typed

PLAN = "plan:"
"""Under which name a plan is kept that is not saved yet."""


async def find(store: Store, person_id: int, table_id: int, form: str) -> dict[str, str]:
    """What a person typed into a form that was refused."""
    async with store.reading(brief=True) as look:
        return await look.drafts.find(person_id, table_id, form)


async def keep(store: Store, person_id: int, table_id: int, form: str, filled: dict[str, str]) -> None:
    """Keep what a person typed into a form."""
    async with store.transaction() as tx:
        await tx.drafts.keep(person_id, table_id, form, filled)


async def keep_typed(store: Store, person_id: int, typed: Typed | None) -> None:
    """Keep what a person typed until they have said for which table it is; nothing forgets it."""
    async with store.transaction() as tx:
        await tx.typed.keep(person_id, typed)


async def take_typed(store: Store, person_id: int, question: str) -> Typed | None:
    """What a person typed, if this is the question about it: whoever gets it alone may play it, so it goes."""
    async with store.transaction() as tx:
        return await tx.typed.take(person_id, question)
