"""How often people have asked for something lately, whichever process they asked."""

from datetime import datetime

import sqlalchemy as sa

from bot.store import schema
from bot.store.rows import Rows


class Asked(Rows):
    """Who has asked for what, in one transaction."""

    async def count(self, what: str, person_id: int, now: datetime, since: datetime, most: int) -> int:
        """Somebody asks for something once more: for which time since an instant. More than ``most`` is one more.

        Whoever asks at the same time, of another process too, waits until this is committed.
        """
        columns = schema.asked.c
        row = {"person_id": person_id, "what": what, "times": [], "at": now}
        asks = self._upsert(schema.asked, row, {"at": now}).returning(columns.times)
        times: list[float] = (await self._connection.execute(asks)).scalar_one()
        lately = [*(time for time in times if time > since.timestamp()), now.timestamp()][: most + 1]
        same = (columns.person_id == person_id, columns.what == what)
        await self._connection.execute(sa.update(schema.asked).where(*same).values(times=lately))
        return len(lately)

    async def of_person(self, person_id: int) -> dict[str, str]:
        """What somebody has asked for lately, and when last."""
        own = sa.select(schema.asked.c.what, schema.asked.c.at).where(schema.asked.c.person_id == person_id)
        return {row["what"]: row["at"].isoformat() for row in await self._all(own)}

    async def forget(self, before: datetime) -> None:
        """Forget whoever has asked for nothing since."""
        await self._connection.execute(sa.delete(schema.asked).where(schema.asked.c.at < before))
