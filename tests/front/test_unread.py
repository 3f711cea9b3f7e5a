"""What is typed to the bot while it is away is not lost without a word."""

from datetime import datetime

import pytest

from playground.person import Person
from tests.front.conftest import House, HouseClock
from tests.front.lisboa import begun, moves
from tests.patience import until

UNREAD = "I was away when you wrote here"


def told(person: Person) -> int:
    return len([each for each in person.dms if each.text.startswith(UNREAD)])


async def away(house: House, *typed: tuple[Person, str]) -> None:
    """The bot goes, people type, and it comes back an hour later."""
    assert house.clock is not None
    await house.settled()
    await house.close()
    house.clock.hand.advance(60)
    for person, text in typed:
        await person.dm(text)
    house.clock.hand.advance(3600)
    await house.open()
    await looked_back(house)


async def looked_back(house: House) -> None:
    """Wait until the bot has looked at everything that it may have missed."""
    looking = house.bot.looking_back

    async def done() -> bool:
        return not looking._absences and looking._away is None

    await until(done, "the bot has looked back")
    await house.settled()


@pytest.mark.defect(29)
async def test_who_is_asked_is_told_that_what_they_typed_was_not_read(slow_house: House) -> None:
    ana, bruno = await begun(slow_house, "Ana", "Bruno")
    await away(slow_house, (ana, "coin"), (bruno, "coin"))
    assert (told(ana), told(bruno)) == (1, 0)
    word = await ana.gets_dm(UNREAD)
    assert "It’s your turn at one table:\n- [Mercado de Lisboa · #1]" in word.text
    assert await moves(slow_house) == 0, "nothing is played after the fact"
    await ana.dm("coin")
    await ana.gets_dm("You took 1 coin.")
    assert await moves(slow_house) == 1


async def test_it_is_said_once(slow_house: House) -> None:
    ana, _ = await begun(slow_house, "Ana", "Bruno")
    await away(slow_house, (ana, "coi"), (ana, "coin"))
    await slow_house.restart()
    await looked_back(slow_house)
    await away(slow_house)
    assert told(ana) == 1


async def test_what_was_read_before_is_not_called_unread(slow_house: House) -> None:
    """The last sign of life is older than what was answered after it."""
    assert slow_house.clock is not None
    ana, bruno = await begun(slow_house, "Ana", "Bruno")
    slow_house.clock.hand.advance(10)
    await ana.dm("dance")
    await ana.gets_dm("I don’t know the move")
    await bruno.dm("dance")
    await bruno.gets_dm("haven’t played")
    slow_house.bot.timekeeper._clock = _Stopped(slow_house.clock)  # it dies without another beat
    await away(slow_house)
    assert (told(ana), told(bruno)) == (0, 0)


class _Stopped(HouseClock):
    """The clock as it was when the bot began: so nobody writes a later sign of life."""

    def __init__(self, clock: HouseClock) -> None:
        super().__init__(clock.hand)
        self._at = clock.now().replace(minute=0, second=0, microsecond=0)

    def now(self) -> datetime:
        return self._at


async def test_what_is_typed_while_the_gateway_is_lost_is_told_too(slow_house: House) -> None:
    """The connection is gone before the bot notices, and cannot be resumed."""
    ana, _ = await begun(slow_house, "Ana", "Bruno")
    await slow_house.settled()
    assert slow_house.clock is not None
    gateway = slow_house.discord.gateway
    (session,) = gateway.sessions.values()
    gateway.sessions.clear()
    session.connection = None
    slow_house.clock.hand.advance(5)
    await ana.dm("coin")
    slow_house.clock.hand.advance(5)
    await gateway.drop()
    await slow_house.discord.bot_ready()
    await ana.gets_dm(UNREAD)
    assert await moves(slow_house) == 0


async def test_nobody_is_written_to_who_has_typed_nothing(slow_house: House) -> None:
    ana, bruno = await begun(slow_house, "Ana", "Bruno")
    looked: list[str] = []
    slow_house.discord.records.watchers.append(
        lambda route, _status, _body: looked.append(route.path) if route.method == "GET" else None
    )
    await away(slow_house)
    assert (told(ana), told(bruno)) == (0, 0)
    assert looked.count("/channels/{channel}/messages") == 1, "only who is asked is looked for"
