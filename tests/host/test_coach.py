"""The coach: hints are thought once and leave no trace, reviews survive a restart and come when the game is over."""

import asyncio
from collections.abc import AsyncIterator, Callable

import pytest

from bot.host.coach import MOST_REVIEWS, Coach
from bot.host.hosted import HostedTable
from bot.host.thinkers import Thinkers, Urgency
from bot.messages.message import Message
from bot.messages.reasons import HouseReason
from bot.store import Person
from games.kernel import Refusal, Seat
from games.kernel.review import Review
from tests.host.house import House
from tests.patience import patience
from tests.thinkers import think_here


@pytest.fixture
def done(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    return think_here(monkeypatch)


@pytest.fixture
async def coach(house: House, done: list[str]) -> AsyncIterator[Coach]:
    coach = Coach(house.tables, Thinkers(), house.health)
    yield coach
    await coach.close()


async def four_coins(house: House) -> tuple[int, Person, Person]:
    """A game of Lisboa that is over after everybody has taken a coin twice."""
    ana, bruno = await house.person(1, "Ana"), await house.person(2, "Bruno")
    table = await house.begun("lisboa", [ana, bruno])
    for _ in range(4):
        (mover,) = await house.owing(table)
        await house.move(table, {1: ana, 2: bruno}[mover], "coin")
    return table, ana, bruno


async def written(house: House) -> int:
    async with house.store.reading() as look:
        return sum((await look.whole.count()).values())


async def test_a_hint_is_thought_once_and_leaves_no_trace(house: House, coach: Coach, done: list[str]) -> None:
    ana = await house.person(1, "Ana")
    table = await house.begun("turin", [ana], computers=2)
    hosted = await house.table(table)
    seat = hosted.record.seat_of(1)
    assert seat is not None
    assert hosted.may_hint(seat)
    before, number = await written(house), hosted.record.number
    assert coach.known_hint(hosted, seat) is None
    one, other = await asyncio.gather(coach.hint(hosted, seat), coach.hint(hosted, seat))
    assert one == other == coach.known_hint(await house.table(table), seat)
    assert done == ["advise"]
    assert await written(house) == before
    assert (await house.record(table)).number == number, "nobody can see that somebody has asked"


async def test_a_thought_that_failed_is_thought_again(
    house: House, coach: Coach, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = await house.person(1, "Ana")
    table = await house.begun("turin", [ana], computers=2)
    hosted = await house.table(table)
    seat = hosted.record.seat_of(1)
    assert seat is not None
    with monkeypatch.context() as broken:
        broken.setattr("bot.host.coach.advise", lambda *_: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            await coach.hint(hosted, seat)
    assert (await coach.hint(hosted, seat)).suggestions


async def test_a_review_is_given_only_when_the_game_is_over_and_to_who_played(house: House, coach: Coach) -> None:
    ana = await house.person(1, "Ana")
    table = await house.begun("lisboa", [ana], computers=1)
    with pytest.raises(Refusal) as early:
        await coach.review(await house.table(table), ana)
    assert early.value.reason is HouseReason.NOT_OVER
    over, _, _ = await four_coins(house)
    with pytest.raises(Refusal) as stranger:
        await coach.review(await house.table(over), await house.person(3, "Chloé"))
    assert stranger.value.reason is HouseReason.NOT_SEATED


async def test_a_review_survives_a_restart_and_is_sent_once(house: House, done: list[str]) -> None:
    table, ana, _ = await four_coins(house)
    first = Coach(house.tables, Thinkers(), house.health)
    assert await first.review(await house.table(table), ana) is None
    await first.close()
    again = Coach(house.tables, Thinkers(), house.health)
    async with patience("the review is made"):
        again.go_on()
        await again.idle()
    found = await again.review(await house.table(table), ana)
    assert found is not None
    assert found.looked_at == 2
    assert found.chances[-1].number == 4
    assert await again.made(table, ana.id) == found
    assert done.count("outline") <= 2
    sent = [message for _, message in await house.told(ana) if "Your review" in message.text]
    assert len(sent) == 1
    await again.close()


async def test_a_review_that_cannot_be_made_can_be_asked_for_again(
    house: House, coach: Coach, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table, ana, _ = await four_coins(house)
    with monkeypatch.context() as broken:
        broken.setattr("bot.host.coach.outline", lambda *_: 1 / 0)
        assert await coach.review(await house.table(table), ana) is None
        await coach.idle()
    assert await coach.made(table, ana.id) is None
    assert "no review can be made" in caplog.text
    assert any("couldn’t review" in message.text for _, message in await house.told(ana)), "nobody waits for it in vain"
    assert await coach.review(await house.table(table), ana) is None
    await coach.idle()
    assert await coach.review(await house.table(table), ana) is not None


@pytest.mark.defect(29)
async def test_nobody_waits_for_more_than_a_few_reviews_at_a_time(
    house: House, coach: Coach, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = [await four_coins(house) for _ in range(MOST_REVIEWS + 1)]
    ana, bruno = games[0][1:]
    *some, last = [await house.table(table) for table, _, _ in games]
    with monkeypatch.context() as busy:
        busy.setattr(Coach, "go_on", lambda _: None)
        for hosted in (*some, some[0]):
            assert await coach.review(hosted, ana) is None
        with pytest.raises(Refusal) as refused:
            await coach.review(last, ana)
        assert (refused.value.reason, refused.value.figures) == (HouseReason.ENOUGH_REVIEWS, {"most": MOST_REVIEWS})
        assert await coach.review(last, bruno) is None
    async with patience("the reviews are made"):
        coach.go_on()
        await coach.idle()
    assert await coach.review(last, ana) is None


@pytest.mark.defect(16)
@pytest.mark.parametrize("broken", [("review",), ("review", "no_review")])
async def test_a_review_that_cannot_be_told_holds_up_no_other(
    house: House,
    coach: Coach,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    broken: tuple[str, ...],
) -> None:
    table, ana, bruno = await four_coins(house)
    hosted = await house.table(table)

    def only_for_bruno(told: Callable[..., Message]) -> Callable[..., Message]:
        def tell(hosted: HostedTable, seat: Seat, person: Person, **found: Review) -> Message:
            if person.id == ana.id:
                raise ZeroDivisionError
            return told(hosted, seat, person, **found)

        return tell

    for name in broken:
        monkeypatch.setattr(house.tables.screens, name, only_for_bruno(getattr(house.tables.screens, name)))
    assert await coach.review(hosted, ana) is None
    assert await coach.review(hosted, bruno) is None
    async with patience("the reviews are made"):
        await coach.idle()
    assert "no review can be made" in caplog.text
    assert await coach.review(hosted, bruno) is not None


async def test_whoever_has_to_move_goes_before_hints_and_these_before_reviews(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[str] = []
    free = asyncio.Event()

    async def do(_: Thinkers, name: str) -> None:
        begun.append(name)
        await free.wait()

    monkeypatch.setattr(Thinkers, "_do", do)
    thinkers = Thinkers(processes=1)
    asked = [(Urgency.REVIEW, "first"), (Urgency.REVIEW, "review"), (Urgency.HINT, "hint"), (Urgency.MOVE, "move")]
    tasks: list[asyncio.Task[object]] = []
    for urgency, name in asked:
        tasks.append(asyncio.create_task(thinkers.think(urgency, name)))  # type: ignore[arg-type]
        await asyncio.sleep(0)
    assert begun == ["first"], "one at a time"
    tasks[2].cancel()
    free.set()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert begun == ["first", "move", "review"]
