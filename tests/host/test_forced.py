"""Questions with one answer: nobody is asked them, and nobody learns from that what another one holds."""

from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import datetime, timedelta
from pathlib import Path
from statistics import median_high
from typing import NamedTuple

import pytest

from bot.host import consent, playing
from bot.host.change import Change
from bot.host.people import change_settings, go_on_vacation
from bot.host.time.pace import LATER_THAN_HALF, QUICKEST, delay
from bot.store import Person, TimerKind
from games.kernel import Answers, Dice, Table
from tests.contract.cases import copy_of, in_state
from tests.database import copy_database
from tests.host.house import House, open_house
from tests.host.test_downtime import restarted
from tests.host.worlds import without_ids

NAMES = ((1, "Ana"), (2, "Bruno"), (3, "Chloé"))
DRAWS = 60
SETTLE = TimerKind.SETTLE
MOVES = 400
TABLE = 1
DEALS = (1, 0, *range(2, 8))
"""The games in which a moment is looked for, one after the other: the first has most of them."""


class Moment(NamedTuple):
    """Ana's next move puts a question to somebody; hands that she cannot tell apart leave them one answer, or more."""

    move: str
    """What Ana does."""
    seat: int
    """Who is asked then, of all that are asked the only one who may have no choice."""
    kind: str
    """What they are asked."""
    forced: int
    free: int
    """The draws that give such hands."""
    answer: str
    """What they must do with the one hand, and can do with the other."""
    kept: Path
    """The house before Ana's move."""


def redealt(table: Table, ana: int, draw: int) -> Table:
    """Another deal that looks the same to Ana."""
    return in_state(table, table.game.resample(table.state, ana, Dice.of(f"deal:{draw}")), table.log, table.happened())


def moment(table: Table, ana: int, move: str, kind: str, kept: Path) -> Moment | None:
    """What Ana's move leads to with different hands, if it is a question of this kind to somebody else."""
    after = copy_of(table)
    after.play(ana, after.game.read_action(_action(table, ana, move)))
    asked = [(seat, decision) for seat, decision in after.awaited() if decision.kind == kind]
    veiled = [seat for seat, decision in asked if after.foreseen(seat, decision) is Answers.HIDDEN]
    if len(veiled) != 1 or ana in veiled:
        return None
    (seat,) = veiled
    forced: dict[str, int] = {}
    free: list[tuple[int, set[str]]] = []
    for draw in range(DRAWS):
        world = redealt(table, ana, draw)
        world.play(ana, world.game.read_action(_action(table, ana, move)))
        (decision,) = [each for each in world.moves(seat) if each.kind == kind]
        if world.forced(seat) is not None:
            forced[decision.choices[0].text] = draw
        else:
            free.append((draw, {choice.text for choice in decision.choices}))
    for answer, draw in forced.items():
        for other, answers in free:
            if answer in answers:
                return Moment(move, seat, kind, draw, other, answer, kept)
    return None


def _action(table: Table, seat: int, text: str) -> dict[str, object]:
    choices = [choice for decision in table.moves(seat) for choice in decision.choices]
    return next(choice for choice in choices if choice.text == text).model_dump()


async def find_moment(folder: Path, game: str, kind: str) -> Moment:
    """Play until there is one."""
    for deal in DEALS:
        found = await moment_in(folder / f"{game}-{kind}-{deal}.sqlite", game, deal, kind)
        if found is not None:
            return found
    raise AssertionError("the moment never came")


async def moment_in(file: Path, game: str, deal: int, kind: str) -> Moment | None:
    """The first such moment of a game, if it has one; the house in this file is as it was then."""
    house, table, people = await begun(file, game, deal)
    found, moves = None, 0
    while owing := await house.owing(table):
        hosted = await house.table(table)
        running, ana = hosted.running, hosted.record.seat_of(1)
        assert ana is not None
        assert moves < MOVES
        if [seat for seat, _ in running.awaited()] == [ana]:  # a new deal forgets what others have answered in secret
            dice = Dice.of(f"move:{len(running.log)}")
            chosen = running.game.agent().choose(running.view(ana), running.moves(ana), dice)
            assert not isinstance(chosen, dict)
            found = moment(running, ana, chosen.text, kind, file)
            if found is not None:
                break
        await house.move(table, people[owing[0] - 1])
        moves += 1
    await house.store.close()
    return found


async def begun(file: Path, game: str, deal: int = 0) -> tuple[House, int, list[Person]]:
    house = await open_house(file)
    house._deals = deal
    people = [await house.person(number, name) for number, name in NAMES]
    return house, await house.begun(game, people), people


class World(NamedTuple):
    """A house in which Ana has just moved, and somebody else is asked."""

    house: House
    table: int
    people: list[Person]
    asked: Person
    at: datetime
    """When they are answered for, if they can answer in one way only."""
    seat: int
    decision: str
    """What they are asked."""


async def world(file: Path, at: Moment, draw: int, **settings: object) -> World:
    """A world with other hands, and other settings, from the moment before Ana's move on."""
    copy_database(at.kept, file)
    house = await open_house(file)
    people = [await house.person(number, name) for number, name in NAMES]
    people = [await change_settings(house.tables, person, **settings) for person in people]

    async def deal(change: Change) -> None:
        running = change.hosted.running
        ana = change.hosted.record.seat_of(1)
        assert ana is not None
        running.state = redealt(running, ana, draw).state

    await house.do(TABLE, deal)
    await house.notices()
    await house.move(TABLE, people[0], at.move)
    record = await house.record(TABLE)
    (asked,) = [person for person in people if record.seat_of(person.id) == at.seat]
    (timer,) = [timer for timer in await house.timers() if timer.kind is TimerKind.SETTLE]
    return World(house, TABLE, people, asked, timer.at, at.seat, timer.decision)


async def pass_until(house: House, at: datetime) -> None:
    await house.wait(seconds=(at - house.clock.at).total_seconds())


async def seen_in(made: World, then: Callable[[World], Awaitable[None]]) -> list[object]:
    """All that Ana and the channel see until somebody else's only answer is due, and of what is done then."""
    await pass_until(made.house, made.at)
    await then(made)
    seen: list[object] = [*without_ids(await made.house.notices(), eyes=1)]
    seen += [
        (window.decision, window.opened_at, window.deadline) for window in (await made.house.record(made.table)).windows
    ]
    await made.house.store.close()
    return seen


async def nothing(made: World) -> None:
    """It has been done."""


Moments = Callable[[str, str], Awaitable[Moment]]


@pytest.fixture(scope="module")
def moments(tmp_path_factory: pytest.TempPathFactory) -> Moments:
    """Finds the moment of a game in which such a question is put, once for all tests."""
    folder, found = tmp_path_factory.mktemp("moments"), dict[tuple[str, str], Moment]()

    async def find(game: str, kind: str) -> Moment:
        if (game, kind) not in found:
            found[game, kind] = await find_moment(folder, game, kind)
        return found[game, kind]

    return find


SETTINGS: dict[str, dict[str, object]] = {
    "mentions": {"dms": False},
    "direct": {},
    "quiet hours": {"quiet_from": 12, "quiet_until": 20},  # it is ten in the morning when everything begins
}
"""What people have set by then."""


@pytest.mark.parametrize(
    ("game", "kind"), [("central", "sell"), ("central", "first-bid"), ("central", "tourists"), ("schwarzmarkt", "turn")]
)
async def test_the_only_answer_and_the_same_one_by_choice_look_the_same(
    tmp_path: Path, moments: Moments, game: str, kind: str
) -> None:
    """Two worlds that differ in a hidden hand only: the same messages at the same instants, the same deadlines."""
    at = await moments(game, kind)

    async def answers(made: World) -> None:
        await made.house.do(made.table, playing.play, made.asked, at.answer)

    for name, settings in SETTINGS.items():
        forced = await world(tmp_path / f"{name}-forced.sqlite", at, at.forced, **settings)
        free = await world(tmp_path / f"{name}-free.sqlite", at, at.free, **settings)
        assert forced.at == free.at, name
        assert await seen_in(forced, nothing) == await seen_in(free, answers), name


async def test_who_has_one_answer_is_not_called_and_who_has_a_choice_is(tmp_path: Path, moments: Moments) -> None:
    at = await moments("central", "sell")
    called = []
    for name, draw in (("forced", at.forced), ("free", at.free)):
        made = await world(tmp_path / f"{name}.sqlite", at, draw)
        called.append(len(await made.house.pings(made.asked)))
        await made.house.store.close()
    assert called == [0, 1]


async def test_who_has_one_answer_may_give_it_themselves_and_nothing_is_done_twice(
    tmp_path: Path, moments: Moments
) -> None:
    at = await moments("central", "sell")
    made = await world(tmp_path / "forced.sqlite", at, at.forced)
    await made.house.do(made.table, playing.play, made.asked, at.answer)
    log = (await made.house.table(made.table)).running.log
    assert not [
        timer
        for timer in await made.house.timers()
        if timer.kind is TimerKind.SETTLE and timer.at == made.at and timer.seat == log[-1].seat  # type: ignore[union-attr]
    ]
    await made.house.store.close()


async def test_time_that_runs_out_where_the_hand_may_leave_one_answer_is_not_said_and_no_miss(
    tmp_path: Path, moments: Moments
) -> None:
    at = await moments("central", "sell")
    made = await world(tmp_path / "free.sqlite", at, at.free)
    before = (await made.house.record(made.table)).chairs
    (window,) = [each for each in (await made.house.record(made.table)).windows if each.open]
    assert window.deadline is not None
    await pass_until(made.house, window.deadline)
    said = [notice.message.text for notice in await made.house.posts() if notice.message and notice.person_id is None]
    assert not any(f"{made.asked.name} ran out of time" in text for text in said)
    assert (await made.house.record(made.table)).chairs == before
    await made.house.store.close()


async def test_an_answer_where_the_hand_may_leave_only_one_makes_no_miss_good(tmp_path: Path, moments: Moments) -> None:
    """Nobody can know whether they gave it themselves."""
    at = await moments("central", "sell")

    async def miss(change: Change, seat: int) -> None:
        chair = change.hosted.record.chairs[seat]
        await change.change_chair(seat, chair.model_copy(update={"misses": 1}))

    for name, draw in (("forced", at.forced), ("free", at.free)):
        made = await world(tmp_path / f"{name}.sqlite", at, draw)
        await made.house.do(made.table, miss, made.seat)
        if draw == at.free:
            await made.house.do(made.table, playing.play, made.asked, at.answer)
        await pass_until(made.house, made.at)
        assert await has_answered(made), name
        assert (await made.house.record(made.table)).chairs[made.seat].misses == 1, name
        await made.house.store.close()


# What happens in between


async def in_time(made: World) -> list[datetime]:
    """When the question is answered for who is asked, if it is still open and they have only one answer."""
    wanted = (SETTLE, made.seat, made.decision)
    return [timer.at for timer in await made.house.timers() if (timer.kind, timer.seat, timer.decision) == wanted]


async def has_answered(made: World) -> bool:
    hosted = await made.house.table(made.table)
    return all(decision.id != made.decision for decision in hosted.running.owed(made.seat))


async def live_until_forced(file: Path) -> tuple[World, bytes]:
    """The world below, as it is kept: its own house is closed."""
    house, table, people = await begun(file, "central")
    for _ in range(MOVES):
        owing = await house.owing(table)
        hosted = await house.table(table)
        for person in people if len(owing) > 1 else ():
            seat = hosted.record.seat_of(person.id)
            decision = None if seat is None else hosted.running.forced(seat)
            if seat is not None and decision is not None and decision.kind == "first-bid":
                (at,) = [timer.at for timer in await house.timers() if (timer.kind, timer.seat) == (SETTLE, seat)]
                kept = file.with_suffix(".kept")
                copy_database(file.with_suffix(".sqlite"), kept)
                await house.store.close()
                return World(house, table, people, person, at, seat, decision.id), kept.read_bytes()
        await house.move(table, people[owing[0] - 1])
    raise AssertionError("the moment never came")


@pytest.fixture(scope="module")
def lived() -> list[tuple[World, bytes]]:
    """The world below, once it has been lived."""
    return []


@pytest.fixture
async def forced(tmp_path: Path, lived: list[tuple[World, bytes]]) -> AsyncIterator[World]:
    """Somebody is asked for a bid who holds nothing of the product; another one is asked too, and has not answered."""
    if not lived:
        lived.append(await live_until_forced(tmp_path / "before"))
    ((made, kept),) = lived
    (tmp_path / "forced.sqlite").write_bytes(kept)
    house = await open_house(tmp_path / "forced")
    house.clock.at = made.house.clock.at
    yield made._replace(house=await restarted(house))
    await house.store.close()


async def test_a_restart_neither_loses_nor_repeats_the_only_answer(forced: World) -> None:
    again = forced._replace(house=await restarted(forced.house))
    assert await in_time(again) == [forced.at]
    await pass_until(again.house, forced.at - timedelta(seconds=1))
    assert not await has_answered(again)
    await pass_until(again.house, forced.at)
    moves = len((await again.house.table(again.table)).running.log)
    assert await has_answered(again)
    last = again._replace(house=await restarted(again.house))
    await last.house.wait(minutes=1)
    assert await in_time(last) == []
    assert len((await last.house.table(last.table)).running.log) == moves


async def test_who_goes_on_vacation_is_answered_for_when_they_are_back_but_not_at_that_instant(forced: World) -> None:
    away = await go_on_vacation(forced.house.tables, forced.asked, 5)
    assert away.away_until is not None
    await pass_until(forced.house, away.away_until)
    assert not await has_answered(forced)
    (at,) = await in_time(forced)
    assert at > away.away_until
    await pass_until(forced.house, at)
    assert await has_answered(forced)


async def test_who_takes_the_only_answer_back_is_asked_again_and_answered_for_again(forced: World) -> None:
    await pass_until(forced.house, forced.at)
    assert await has_answered(forced)
    assert await forced.house.do(forced.table, consent.ask_undo, forced.asked)
    assert not await has_answered(forced)
    (at,) = await in_time(forced)
    assert at > forced.house.clock.at
    await pass_until(forced.house, at)
    assert await has_answered(forced)


@pytest.mark.parametrize(("people", "computers"), [(3, 0), (1, 2)], ids=["among people", "among computers"])
async def test_what_needs_no_secret_is_done_at_once(tmp_path: Path, people: int, computers: int) -> None:
    """Nobody is ever asked what everybody can tell, and alone among computers nothing that has one answer."""
    house = await open_house(tmp_path / "house")
    seated = [await house.person(number, name) for number, name in NAMES[:people]]
    table = await house.begun("central", seated, computers=computers)
    for _ in range(MOVES):
        hosted = await house.table(table)
        if hosted.running.over:
            break
        owing = await house.owing(table)
        seats = [hosted.record.seat_of(person) for person in owing]
        assert all(hosted.settled_at_once(seat) is None for seat in seats if seat is not None)
        if people == 1:
            assert all(hosted.running.forced(seat) is None for seat in seats if seat is not None)
        await house.move(table, seated[owing[0] - 1])
    else:
        raise AssertionError("the game did not end")
    await house.store.close()


@pytest.mark.parametrize("whole", [timedelta(minutes=10), timedelta(days=1), timedelta(days=7)])
def test_no_instant_is_impossible_and_most_are_early(whole: timedelta) -> None:
    drawn = [delay(whole, Dice.of(number).stream("settle")) for number in range(2000)]
    assert min(drawn) >= QUICKEST
    assert max(drawn) == whole
    usual = whole / LATER_THAN_HALF
    assert 0.8 * usual < median_high(drawn) - QUICKEST < 1.2 * usual
    for part in range(10):
        assert any(whole * part / 10 <= each <= whole * (part + 1) / 10 for each in drawn)
