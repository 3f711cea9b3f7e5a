"""Computers that think: beside the house, at a pace of their own, and again after a restart."""

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import ParamSpec, TypeVar

import pytest

from bot.host import lessons, lobby
from bot.host.health import Health
from bot.host.hosted import HostedTable, Place
from bot.host.thinkers import Thinkers, Urgency
from bot.host.thinking import PACE, THINKING, Thinking, _play
from bot.messages.reasons import HouseReason
from games.kernel import Decision, Level, Refusal
from tests.host.house import House
from tests.patience import patience

P = ParamSpec("P")
R = TypeVar("R")
HERE = Place(guild_id=1, channel_id=5, language="en")


async def against_hard(house: House) -> int:
    """Ana and a computer that thinks, who are both asked which card they put up for auction."""
    ana = await house.person(1, "Ana")
    table = (await lobby.open_table(house.tables, ana, HERE, "turin", "free")).record.id
    hosted: HostedTable = await house.do(table, lobby.add_computer, ana, manages=False)
    await house.do(table, lobby.set_level, ana, hosted.record.chairs[1].name, Level.HARD, manages=False)
    await house.do(table, lobby.begin, ana, manages=False)
    return table


async def log_of(house: House, table: int) -> list[dict[str, object]]:
    return [entry.model_dump() for entry in (await house.table(table)).running.log]


async def test_a_game_that_begins_as_its_table_is_opened_is_looked_at_too(house: House) -> None:
    """It may have a computer that thinks: which ones do is for the game to say."""
    looked: list[HostedTable] = []
    house.tables.changed = looked.append
    begun = await lessons.begin(house.tables, await house.person(1, "Ana"), HERE, "lisboa")
    assert looked == [begun]


async def test_a_thought_that_the_table_no_longer_allows_is_dropped(house: House) -> None:
    """What was refused would be taken for a table that is gone, at which nobody thinks any more."""
    table = await against_hard(house)
    hosted = await house.table(table)
    ((seat, decision),) = hosted.thinking().items()
    cards = [hosted.game.read_action({"kind": "place", "card": f"T{number:02}"}) for number in range(1, 19)]
    not_theirs = next(card for card in cards if not hosted.running.allows(seat, card))
    await house.do(table, _play, seat, decision.id, not_theirs.model_dump_json())
    assert await log_of(house, table) == []


async def test_a_restart_in_the_middle_of_a_thought_loses_nothing(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinking = Thinking(house.tables, Thinkers(), Health(house.clock))
    table = await against_hard(house)
    assert (await house.table(table)).thinking(), "the house goes on while the computer thinks"
    await thinking.close()
    assert await log_of(house, table) == [], "nothing was thought to its end"
    waited: list[datetime] = []

    async def sleep_until(at: datetime) -> None:
        waited.append(at)

    monkeypatch.setattr(house.clock, "sleep_until", sleep_until)
    again = Thinking(house.tables, thinkers := Thinkers(), Health(house.clock))
    async with patience("the computer thinks"):
        await again.begin()
        await again.idle()
    await again.close()
    thinkers.close()
    (placed,) = await log_of(house, table)
    hosted = await house.table(table)
    assert placed["seat"] != hosted.record.seat_of(1)
    assert not hosted.thinking()
    assert await house.owing(table) == [1]
    assert waited == [house.clock.at + PACE], "it answers when it always does, however long it has thought"


class Slow(Thinkers):
    """Thinks so long, by the clock of the house."""

    def __init__(self, house: House, takes: timedelta) -> None:
        super().__init__()
        self._house, self._takes = house, takes

    async def think(self, urgency: Urgency, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        self._house.clock.at += self._takes
        return work(*args, **kwargs)


@pytest.mark.parametrize(("takes", "beats"), [(0.1, 1), (0.9, 1), (1.5, 2)])
async def test_how_long_a_computer_has_thought_cannot_be_told_from_when_it_answers(
    house: House, monkeypatch: pytest.MonkeyPatch, takes: float, beats: int
) -> None:
    """From the question on there are beats, whatever it held and however long that took: only too long is seen."""
    table = await against_hard(house)
    asked_at, answered_at = house.clock.at, list[datetime]()

    async def sleep_until(at: datetime) -> None:
        answered_at.append(at)

    monkeypatch.setattr(house.clock, "sleep_until", sleep_until)
    thinking = Thinking(house.tables, Slow(house, takes * PACE), Health(house.clock))
    async with patience("the computer thinks"):
        await thinking.begin()
        await thinking.idle()
    await thinking.close()
    assert answered_at == [asked_at + beats * PACE]
    assert len(await log_of(house, table)) == 1


@pytest.mark.parametrize("answers", [1, 2])
async def test_whether_the_hand_leaves_a_computer_a_choice_cannot_be_told_from_when_it_answers(
    house: House, monkeypatch: pytest.MonkeyPatch, answers: int
) -> None:
    """Who can do but one thing takes as long as who has to choose."""
    table = await against_hard(house)
    asked_at, answered_at = house.clock.at, list[datetime]()
    if answers == 1:
        monkeypatch.setattr(Decision, "sole_answer", lambda decision: decision.choices[0])

    async def sleep_until(at: datetime) -> None:
        answered_at.append(at)
        assert await log_of(house, table) == [], "nothing is answered before"

    monkeypatch.setattr(house.clock, "sleep_until", sleep_until)
    thinking = Thinking(house.tables, Slow(house, 0.1 * PACE), Health(house.clock))
    async with patience("the computer thinks"):
        await thinking.begin()
        await thinking.idle()
    await thinking.close()
    assert answered_at[:1] == [asked_at + PACE]
    assert await log_of(house, table) != []


async def test_for_a_person_who_is_away_a_normal_one_plays(house: House) -> None:
    table = await against_hard(house)
    hosted = await house.table(table)
    chairs = [chair.model_copy(update={"computer_plays": chair.person_id == 1}) for chair in hosted.record.chairs]
    hosted.record = hosted.record.model_copy(update={"chairs": tuple(chairs)})
    seat = hosted.record.seat_of(1)
    assert seat is not None
    assert isinstance(hosted.computer_in(seat), type(hosted.game.agent()))
    assert seat not in hosted.thinking()


@pytest.mark.defect(16)
async def test_a_computer_that_cannot_answer_tries_again_and_is_missed(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Its task must live: else the table waits for it until the next start, and nobody knows."""
    monkeypatch.setattr("bot.host.thinking.REST", 0.0)
    health = Health(house.clock)
    table = await against_hard(house)
    hosted = await house.table(table)
    find, troubles = house.tables.find, list[str]()

    async def find_at_the_third_try(table_id: int) -> HostedTable:
        if len(troubles) < 2:
            troubles.append(str(health.trouble.get(THINKING)))
            raise RuntimeError("something that nobody has foreseen")
        return await find(table_id)

    monkeypatch.setattr(house.tables, "find", find_at_the_third_try)
    thinking = Thinking(house.tables, thinkers := Thinkers(), health)

    async def sleep_until(_: datetime) -> None:
        pass

    monkeypatch.setattr(house.clock, "sleep_until", sleep_until)
    async with patience("the computer thinks"):
        thinking.look(hosted)
        await thinking.idle()
    await thinking.close()
    thinkers.close()
    assert len(await log_of(house, table)) == 1, "it has answered"
    assert "times=1" in troubles[1], "whoever runs the bot could see it"
    assert THINKING not in health.trouble, "and that it is over"
    assert caplog.text.count("cannot answer, and tries again") == 2


async def test_a_computer_at_a_table_that_is_gone_thinks_no_more(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    hosted = await house.table(await against_hard(house))

    async def find(_: int) -> HostedTable:
        raise Refusal(HouseReason.SET_ASIDE)

    monkeypatch.setattr(house.tables, "find", find)
    thinking = Thinking(house.tables, Thinkers(), Health(house.clock))
    async with patience("the computer gives up"):
        thinking.look(hosted)
        await thinking.idle()
    await thinking.close()
    assert "cannot answer" not in caplog.text
