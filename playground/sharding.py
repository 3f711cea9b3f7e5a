"""Shards: how many a bot needs, which guilds each has, and how many of them are let in at a time."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from playground.refusal import Json

if TYPE_CHECKING:
    from playground.world import World

DAY = 24 * 60 * 60.0
INVALID_SHARD, SHARDING_REQUIRED = 4010, 4011


class Shard:
    """One shard of so many."""

    def __init__(self, number: int, count: int) -> None:
        self.number = number
        self.count = count

    def takes(self, guild_id: str | None) -> bool:
        """Whether events of this guild (or of DMs: None) come on this shard."""
        return (int(guild_id) >> 22) % self.count == self.number if guild_id else self.number == 0


def read_shard(said: object) -> Shard | None:
    """The shard that a bot says it is; None if there is no such one. Who says nothing is the only one."""
    match said:
        case None:
            return Shard(0, 1)
        case [int(number), int(count)] if 0 <= number < count:
            return Shard(number, count)
    return None


class Sharding:
    """The shards of the bot."""

    def __init__(self, world: "World") -> None:
        self._world = world

    @property
    def recommended(self) -> int:
        """How many there had better be."""
        each = self._world.limits.recommended_guilds_per_shard
        return max(1, -(-len(list(self._guilds())) // each))

    def _guilds(self) -> Iterator[str]:
        bot = self._world.bot.id
        return (guild.id for guild in self._world.guilds.values() if bot in guild.members)

    def start_limit(self) -> Json:
        """How many sessions may be begun today, and how many at a time."""
        limits, starts, now = self._world.limits, self._world.recent.session_starts, self._world.clock.now()
        while starts and starts[0] <= now - DAY:
            starts.popleft()
        return {
            "total": limits.session_starts_per_day,
            "remaining": max(limits.session_starts_per_day - len(starts), 0),
            "reset_after": round((starts[0] + DAY - now) * 1000) if starts else 0,
            "max_concurrency": limits.max_concurrency,
        }

    def is_too_full(self, shard: Shard) -> bool:
        """Whether a shard would have more guilds than Discord lets one have."""
        return sum(map(shard.takes, self._guilds())) > self._world.limits.guilds_per_shard

    def lets_in(self, shard: Shard) -> bool:
        """Whether a shard may say now who it is: one at a time of those that have the same remainder."""
        between, door = self._world.limits.seconds_between_identifies, shard.number % self._world.limits.max_concurrency
        now, recent = self._world.clock.now(), self._world.recent
        last = recent.identified.get(door)
        recent.session_starts.append(now)
        if between is not None and last is not None and now < last + between:
            return False
        recent.identified[door] = now
        return True
