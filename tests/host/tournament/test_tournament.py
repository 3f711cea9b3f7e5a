"""A tournament from sign-up to the end: rounds, drop-outs, what is not over in time, and all that can go wrong."""

import asyncio
import threading
from collections.abc import Sequence

import pytest

from bot.host import managing, parking, privacy, seats
from bot.host.tournament import looking_after, pairing, pods, signing_up
from bot.host.tournament.desk import at_desk
from bot.host.tournament.pairing import Pod
from bot.messages.reasons import HouseReason
from bot.store import NoticeKind, Part, Phase, SeatWish, Status, System
from tests.host.house import House
from tests.host.tournament.cup import HERE, OLGA, THREADS, Cup, opened, refuses


async def texts(house: House) -> list[str]:
    """What was said where the tournament is."""
    found = [each for each in await house.posts() if each.channel_id == HERE.channel_id]
    return [each.message.words for each in found if each.message is not None]


async def test_all_pods_of_a_round_have_the_same_deal_and_the_next_round_another(house: House) -> None:
    cup = await opened(house, 8, rounds=2)
    await cup.start()
    first = [await house.table(table) for table in await cup.tables()]
    assert [len(hosted.players()) for hosted in first] == [4, 4]
    assert len({hosted.record.seed for hosted in first}) == 1
    assert len({hosted.running.dump() for hosted in first}) == 1
    (seed,) = {hosted.record.seed for hosted in first}
    told = await texts(house)
    assert first[0].running.dice.commitment in told[-1]
    assert not any(str(seed) in text for text in told)
    await cup.play_round()
    second = [await house.record(table) for table in await cup.tables()]
    assert len(second) == 2
    assert {record.seed for record in second} != {seed}
    after, begins = await texts(house)
    assert str(seed) in after
    assert str(second[0].seed) not in after + begins
    await cup.play_round()
    assert (await cup.tournament()).phase is Phase.OVER
    end = (await texts(house))[-1]
    assert "the tournament is over" in end
    assert await house.timers() == []


@pytest.mark.defect(15)
async def test_nobody_else_waits_while_people_are_paired(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    pair, by = pairing.pair, list[threading.Thread]()

    def slowly(people: Sequence[int], seats: int, earlier: Sequence[Pod]) -> list[Pod]:
        by.append(threading.current_thread())
        return pair(people, seats, earlier)

    monkeypatch.setattr(pairing, "pair", slowly)
    cup = await opened(house, 4, rounds=1)
    await cup.start()
    assert len(by) == 1
    assert threading.main_thread() not in by


@pytest.mark.databases("sqlite", "postgresql")
async def test_points_follow_from_the_places_and_everybody_has_played_every_round(house: House) -> None:
    cup = await opened(house, 8, rounds=1)
    await cup.start()
    await cup.play_round()
    lines = await cup.lines()
    assert sum(line.points for line in lines) == 2 * 2 * 6  # in halves: six points in each pod of four
    assert all(len(line.rounds) == 1 for line in lines)
    async with house.store.reading() as look:
        results = [await look.results.of_table(table) for table in await cup.tables(1)]
    winners = {chair.person_id for result in results if result for chair in result.chairs if chair.place == 1}
    assert {lines[0].person_id, lines[1].person_id} <= winners
    assert all(result is not None and result.rated for result in results)


async def test_where_the_number_does_not_fit_computers_sit_down_and_where_two_play_one_sits_out(house: House) -> None:
    cup = await opened(house, 5, rounds=1)
    await cup.start()
    seated = [await house.table(table) for table in await cup.tables()]
    assert sorted(len(hosted.players()) for hosted in seated) == [2, 3]
    assert {len(hosted.record.chairs) for hosted in seated} == {4}
    await at_desk(house.tables, cup.id, None, signing_up.close)
    duels = await opened(house, 3, rounds=3, seats=2, system=System.ROBIN)
    await duels.start()
    for _ in range(3):
        await duels.play_round()
    lines = await duels.lines()
    assert all(2 in line.rounds for line in lines), "a bye counts as a win"
    assert sum(line.points for line in lines) == 3 * 2 + 3 * 2


async def test_whoever_drops_out_is_replaced_by_the_computer_gets_nothing_and_can_come_back(house: House) -> None:
    cup = await opened(house, 8, rounds=3)
    await cup.start()
    gone = cup.nth(1)
    await cup.leave(gone)
    chairs = [chair for table in await cup.tables() for chair in (await house.record(table)).chairs]
    (own,) = [chair for chair in chairs if chair.person_id == gone.id]
    assert own.computer_plays
    assert not own.offered, "nobody who may know the deal takes the seat"
    await cup.play_round()
    last = (await cup.lines())[-1]
    assert (last.person_id, last.points, last.dropped) == (gone.id, 0, True)
    tables = [await house.record(table) for table in await cup.tables()]
    assert gone.id not in {chair.person_id for record in tables for chair in record.chairs}
    assert sorted(sum(chair.person_id is None for chair in record.chairs) for record in tables) == [0, 1]
    await cup.join(gone)
    hasty = cup.nth(2)
    await cup.leave(hasty)
    await cup.join(hasty)  # in the same round: that they left their pod does not count any more
    await cup.play_round()
    assert not any(line.dropped for line in await cup.lines())
    tables = [await house.record(table) for table in await cup.tables()]
    assert gone.id in {chair.person_id for record in tables for chair in record.chairs}


@pytest.mark.defect(84)
async def test_whoever_has_dropped_out_of_a_full_tournament_can_come_back(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    cup = await opened(house, 4, rounds=2)
    monkeypatch.setattr(signing_up, "MOST_ENTRANTS", 4)
    late = await house.person(50, "Late")
    with refuses(HouseReason.TOURNAMENT_FULL):
        await cup.join(late)
    await cup.start()
    await cup.leave(cup.nth(1))
    await cup.join(cup.nth(1))
    assert not any(line.dropped for line in await cup.lines())


async def test_when_a_round_is_over_computers_play_the_rest_and_who_let_others_wait_gets_half_at_most(
    house: House,
) -> None:
    cup = await opened(house, 8, rounds=1, pace="48", round_days=1)
    await cup.start()
    done, open_ = await cup.tables()
    await cup.play(done)
    waited_for = set(await house.owing(open_))
    assert waited_for
    await house.wait(hours=23)
    assert (await house.record(open_)).status is Status.RUNNING
    await house.wait(hours=2)
    record = await house.record(open_)
    assert record.status is Status.OVER
    async with house.store.reading() as look:
        result = await look.results.of_table(open_)
    assert result is not None
    parts = {chair.person_id: chair.part for chair in result.chairs}
    assert {person for person, part in parts.items() if part is Part.BACK} == waited_for
    assert set(parts.values()) <= {Part.BACK, Part.WHOLE}
    points = {line.person_id: line.points for line in await cup.lines()}
    assert all(points[person] <= 3 for person in waited_for)
    assert (await cup.tournament()).phase is Phase.OVER


async def test_too_few_people_close_it_and_nobody_signs_up_twice(house: House) -> None:
    cup = await opened(house, 3)
    with refuses(HouseReason.SIGNED_UP):
        await cup.join(cup.nth(1))
    with refuses(HouseReason.TOO_FEW_SIGNED_UP):
        await cup.start()
    await house.wait(days=4)
    assert (await cup.tournament()).phase is Phase.CANCELLED
    assert "only 3 people signed up; it takes at least 4" in (await texts(house))[-1]
    with refuses(HouseReason.TOURNAMENT_OVER):
        await cup.join(await house.person(50, "Late"))
    assert await house.timers() == []


async def test_sign_up_ends_at_its_deadline_and_whoever_comes_later_is_told(house: House) -> None:
    cup = await opened(house, 4)
    await house.wait(days=3, minutes=1)
    await cup.settle()
    assert ((await cup.tournament()).phase, len(await cup.tables())) == (Phase.RUNNING, 1)
    with refuses(HouseReason.SIGN_UP_OVER):
        await cup.join(await house.person(50, "Late"))
    with refuses(HouseReason.TOURNAMENT_OPEN):
        await opened(house, 0)


async def test_nobody_else_sits_down_in_a_pod_and_nobody_can_close_it_by_vote(house: House) -> None:
    cup = await opened(house, 4)
    await cup.start()
    (table,) = await cup.tables()
    await house.do(table, seats.leave, cup.nth(2))
    with refuses(HouseReason.ALREADY_LEFT):
        await house.do(table, seats.leave, cup.nth(2))
    for wish in (SeatWish.OFFER, SeatWish.END):
        with refuses(HouseReason.POD_SEAT):
            await house.do(table, seats.vote, cup.nth(1), wish)
    with refuses(HouseReason.NOT_OFFERED):
        seats.seats_to_take(await house.table(table), await house.person(50, "Stranger"))
    await house.do(table, seats.come_back, cup.nth(2))


async def test_a_pod_that_a_manager_closes_gives_half_to_those_who_stayed(house: House) -> None:
    cup = await opened(house, 8, rounds=1)
    await cup.start()
    closed, other = await cup.tables()
    stayed = (await house.table(closed)).players()
    await house.do(closed, managing.end, HERE.guild_id or 0)
    await cup.play(other)
    await cup.settle()
    points = {line.person_id: line.points for line in await cup.lines()}
    assert {points[person] for person in stayed} == {3}
    assert (await cup.tournament()).phase is Phase.OVER


async def test_closing_it_lets_games_that_run_go_on(house: House) -> None:
    cup = await opened(house, 4)
    await cup.start()
    await at_desk(house.tables, cup.id, None, signing_up.close, "rain")
    told = (await texts(house))[-1]
    assert "Reason: rain" in told
    assert "go on as usual" in told
    (table,) = await cup.tables(1)
    await cup.play(table)
    await cup.settle()
    assert (await house.record(table)).status is Status.OVER
    assert (await cup.tournament()).phase is Phase.CANCELLED
    assert await house.timers() == []


async def test_a_thread_that_is_deleted_is_made_anew_and_the_game_goes_on_there(house: House) -> None:
    cup = await opened(house, 4, rounds=1)
    await cup.start()
    (table,) = await cup.tables()
    before = (await house.record(table)).channel_id
    await parking.lose_channel(house.tables, before)
    assert (await house.record(table)).channel_gone
    await cup.settle()
    record = await house.record(table)
    assert (record.status, record.channel_id > before) == (Status.RUNNING, True)
    assert record.channel_id > THREADS
    await cup.play_round()
    assert (await cup.tournament()).phase is Phase.OVER


@pytest.mark.parametrize("lost_before", [False, True])
@pytest.mark.defect(29)
async def test_a_pod_of_a_closed_tournament_whose_thread_is_deleted_is_closed_and_its_people_are_told(
    house: House, lost_before: bool
) -> None:
    cup = await opened(house, 8, rounds=1)
    await cup.start()
    lost, other = await cup.tables()
    channel = (await house.record(lost)).channel_id
    if lost_before:
        await looking_after.lose_home(house.tables, HERE.channel_id)
        await parking.lose_channel(house.tables, channel)
    await at_desk(house.tables, cup.id, None, signing_up.close)
    if not lost_before:
        await parking.lose_channel(house.tables, channel)
    await house.posts()
    await house.keeper.tick()
    assert [(await house.record(table)).status for table in (lost, other)] == [Status.CANCELLED, Status.RUNNING]
    told = [each for each in await house.posts() if each.message and "its thread was deleted" in each.message.text]
    assert sorted(each.person_id or 0 for each in told) == sorted((await house.table(lost)).players())
    assert not any(timer.tournament for timer in await house.timers())


async def test_without_a_channel_it_stands_still_and_goes_on_elsewhere_with_the_time_it_had(house: House) -> None:
    cup = await opened(house, 4, rounds=1, pace="48", round_days=5)
    await cup.start()
    (table,) = await cup.tables()
    await parking.lose_channel(house.tables, (await house.record(table)).channel_id)
    await looking_after.lose_home(house.tables, HERE.channel_id)
    await looking_after.lose_home(house.tables, HERE.channel_id)
    told = [text for _, text in await house.pings(await house.person(OLGA, "Olga"))]
    assert len([text for text in told if "tournament is stopped" in text]) == 1
    ends = (await cup.tournament()).deadline
    await house.wait(days=10)
    assert (await cup.tournament()).phase is Phase.RUNNING
    await at_desk(house.tables, cup.id, None, looking_after.move, 8)
    await cup.settle()
    now = await cup.tournament()
    assert ends is not None
    assert now.deadline is not None
    assert (now.channel_id, (now.deadline - ends).days) == (8, 10)
    assert (await house.record(table)).status is Status.RUNNING
    await cup.play_round()
    assert (await cup.tournament()).phase is Phase.OVER


@pytest.mark.databases("sqlite", "postgresql")
async def test_whoever_is_erased_leaves_it_and_the_points_of_the_others_stay(house: House) -> None:
    cup = await opened(house, 8, rounds=2)
    await cup.start()
    await cup.play_round()
    before = {line.person_id: line.points for line in await cup.lines()}
    erased = cup.nth(3)
    await privacy.erase(house.tables, erased)
    await cup.settle()
    after = {line.person_id: line for line in await cup.lines()}
    assert erased.id not in after
    (nobody,) = [line for line in after.values() if line.person_id < 0]
    assert (nobody.name, nobody.points, nobody.dropped) == ("former player", before[erased.id], True)
    assert all(after[person].points == before[person] for person in before if person != erased.id)
    await cup.play_round()
    assert (await cup.tournament()).phase is Phase.OVER
    signing = await opened(house, 4)
    await privacy.erase(house.tables, cup.nth(4))
    assert len((await signing.tournament()).entrants) == 3


async def test_time_in_which_nobody_was_served_is_given_back(house: House) -> None:
    cup = await opened(house, 4, pace="48", round_days=2)
    await house.keeper.tick()
    house.keeper._expected = house.clock.now()
    await house.jump(days=4)
    assert (await cup.tournament()).phase is Phase.SIGN_UP


async def restarted(house: House, cup: Cup) -> Cup:
    """Another process on the same database, in the middle of it."""
    other = House(house.store)
    other.clock.at, other._deals = house.clock.at, house._deals
    return Cup(other, cup.id, list(cup.people.values()))


@pytest.mark.databases("sqlite", "postgresql")
async def test_a_restart_at_any_moment_loses_nothing_and_does_nothing_twice(house: House) -> None:
    cup = await opened(house, 8, rounds=2)
    await at_desk(house.tables, cup.id, None, signing_up.start_now)  # and the bot stops before any thread is made
    cup = await restarted(house, cup)
    await cup.settle()
    assert len(await cup.tables()) == 2
    for table in await cup.tables():
        await cup.play(table)
        cup = await restarted(cup.house, cup)  # the last one ends the round, and the bot stops before that is counted
    await cup.settle()
    assert (await cup.tournament()).round == 2
    cup = await restarted(cup.house, cup)
    await cup.settle()
    assert len(await cup.tables()) == 2
    await cup.play_round()
    assert (await cup.tournament()).phase is Phase.OVER
    told = await texts(cup.house)
    assert sum("the tournament is over" in text for text in told) == 1
    assert sum("round 2 of 2" in text for text in told) == 1


@pytest.mark.databases("sqlite", "postgresql")
async def test_of_two_processes_that_make_a_thread_for_a_pod_one_opens_its_table(house: House) -> None:
    cup = await opened(house, 4, rounds=1)
    await at_desk(house.tables, cup.id, None, signing_up.start_now)
    other = (await restarted(house, cup)).house
    async with house.store.reading() as look:
        (room,) = [each for each in await look.outbox.waiting() if each.kind is NoticeKind.ROOM]
    await asyncio.gather(
        pods.move_in(house.tables, room.id, THREADS + 1), pods.move_in(other.tables, room.id, THREADS + 2)
    )
    async with house.store.reading() as look:
        assert len(await look.tables.running()) == 1
    (table,) = await cup.tables()
    assert (await house.record(table)).status is Status.RUNNING
