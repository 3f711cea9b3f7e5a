"""One test per way in which a clock could tell what nobody may know.

Two worlds that differ in a secret only must look the same to everybody else: the same messages in the channel at the
same instants, the same deadlines, the same digests for others.
"""

from collections.abc import Awaitable, Callable
from datetime import timedelta
from pathlib import Path

import pytest

from bot.host import consent, playing
from bot.host.people import change_settings
from bot.store import NoticeKind, Person, Subject
from games.kernel import Nature, OrderActed, Refusal
from tests.host.house import House, open_house
from tests.host.worlds import Secret, answer, in_a_reaction, met, nothing, without_ids, world


async def most_of_the_window(house: House, table: int) -> None:
    await house.wait(hours=11, minutes=59)


async def the_window_and_more(house: House, table: int) -> None:
    await house.wait(hours=14)


@pytest.mark.parametrize("settings", [{"dms": False}, {}], ids=["mentions", "direct"])
async def test_who_has_answered_in_a_reaction_is_reminded_like_the_others(
    tmp_path: Path, settings: dict[str, object]
) -> None:
    """Half time and the last hours: the mentions in the channel are the same."""
    seen = [
        await world(tmp_path / name, "central", in_a_reaction, secret, most_of_the_window, **settings)
        for name, secret in (("one", answer), ("other", nothing))
    ]
    assert seen[0] == seen[1]
    if settings:
        called = [message["calls"] for *_, message in seen[0][:-1] if isinstance(message, dict)]
        assert any(calls not in ((), (1,)) for calls in called), "nobody but Ana was reminded at all"


@pytest.mark.defect(22)
async def test_no_nonce_counts_what_is_secret(tmp_path: Path) -> None:
    """The same table twice, to the same notice: nobody can tell from a nonce how many went before it."""
    drawn: list[dict[int, str]] = []
    for name in ("one", "other"):
        house = await open_house(tmp_path / name)
        people = [await house.person(number, who) for number, who in ((1, "Ana"), (2, "Bruno"), (3, "Chloé"))]
        await house.begun("central", people)
        drawn.append({notice.id: notice.nonce for notice in await house.posts()})
        await house.store.close()
    one, other = drawn
    assert one.keys() == other.keys()
    assert not set(one.values()) & set(other.values())
    assert {len(nonce) for nonce in (*one.values(), *other.values())} == {22}


async def test_the_window_closes_at_the_same_instant_whoever_did_not_answer(tmp_path: Path) -> None:
    """One of two has answered, the one or the other: the end of the window does not say which."""

    async def last_answers(house: House, table: int, person: Person) -> None:
        asked = [other for other, decision in await house.asked(table) if decision.nature is Nature.REACTION]
        await answer(house, table, await met(house, [other for other in asked if other not in (0, 1)][-1]))

    seen = [
        await world(tmp_path / name, "central", in_a_reaction, secret, the_window_and_more)
        for name, secret in (("one", answer), ("other", last_answers))
    ]
    assert seen[0] == seen[1]


async def test_a_missed_reaction_is_no_miss(tmp_path: Path) -> None:
    """That the computer takes a seat, or not, says nothing about answers in a reaction."""

    async def misses(house: House, table: int) -> None:
        await house.wait(hours=13)
        assert [chair.misses for chair in (await house.record(table)).chairs] == [0, 0, 0]

    await world(tmp_path / "one", "central", in_a_reaction, nothing, misses)


async def test_an_answer_in_a_reaction_makes_no_miss_good(tmp_path: Path) -> None:
    async def look(house: House, table: int) -> None:
        chairs = (await house.record(table)).chairs
        assert [chair.misses for chair in chairs] == [1, 1, 1]

    async def missed_before(house: House, table: int, person: Person) -> None:
        record = await house.record(table)
        chairs = tuple(chair.model_copy(update={"misses": 1}) for chair in record.chairs)

        async def sit(change: object) -> None:
            await change.sit(chairs)  # type: ignore[attr-defined] # a Change

        await house.do(table, sit)
        await answer(house, table, person)
        for other, decision in await house.asked(table):  # only when all have answered is it asked no more
            if decision.kind == "rot" and other != person.id:
                await answer(house, table, await met(house, other))
        assert all(decision.kind != "rot" for _, decision in await house.asked(table))

    await world(tmp_path / "one", "central", in_a_reaction, missed_before, look)


async def waiting_for_ana(house: House, table: int) -> Person | None:
    """The moment at which Ana is to move and Bruno may leave a plan."""
    if await house.owing(table) != [1]:
        return None
    hosted = await house.table(table)
    seat = hosted.record.seat_of(2)
    assert seat is not None
    natures = [decision.nature for decision in hosted.running.moves(seat)]
    return await met(house, 2) if Nature.ORDER in natures else None


async def plan(house: House, table: int, person: Person) -> None:
    """A standing order for a turn that is still to come."""
    await house.do(table, playing.play, person, "wish first coin")


async def test_a_standing_order_leaves_no_trace_while_it_waits(tmp_path: Path) -> None:
    seen = [
        await world(tmp_path / name, "lisboa", waiting_for_ana, secret, most_of_the_window)
        for name, secret in (("one", plan), ("other", nothing))
    ]
    assert seen[0] == seen[1]


async def test_an_undo_does_not_show_a_standing_order_that_waits(tmp_path: Path) -> None:
    """Bruno leaves a plan for later while Ana can still take her move back freely: she still can, and it stands."""

    async def after_a_coin(house: House, table: int) -> Person | None:
        log = (await house.table(table)).running.log
        if not log:
            return None
        record = await house.record(table)
        if record.chairs[log[-1].seat].person_id != 1 or log[-1].action["kind"] != "coin":  # type: ignore[union-attr]
            return None
        waiting = [person for person in (2, 3) if person not in await house.owing(table)]
        return await met(house, waiting[0])

    async def undo(house: House, table: int) -> None:
        assert await house.do(table, consent.ask_undo, await met(house, 1))

    house = await open_house(tmp_path / "one")
    people = [await house.person(number, name) for number, name in ((1, "Ana"), (2, "Bruno"), (3, "Chloé"))]
    table = await house.begun("lisboa", people)
    while await house.owing(table) != [1]:
        (owing,) = await house.owing(table)
        await house.move(table, people[owing - 1], "coin")
    await house.move(table, people[0], "coin")
    holder = await after_a_coin(house, table)
    assert holder is not None
    await plan(house, table, holder)
    await undo(house, table)
    state = (await house.table(table)).running.state
    seat = (await house.record(table)).seat_of(holder.id)
    assert state.plans[seat] is not None
    assert await house.owing(table) == [1]
    await house.store.close()


async def test_an_undo_is_put_to_the_vote_by_hand_and_by_order_alike(tmp_path: Path) -> None:
    """The next player passed after Ana, by himself or by a rule: her request is answered in the same way."""
    seen = []
    for name in ("hand", "order"):
        house = await open_house(tmp_path / name)
        people = [await house.person(number, who) for number, who in ((1, "Ana"), (2, "Bruno"), (3, "Chloé"))]
        table = await house.begun("schwarzmarkt", people)
        while not (await house.owing(table) == [1] and (await house.asked(table))[0][1].kind == "turn"):
            (owing,) = await house.owing(table)
            await house.move(table, people[owing - 1])
        record = await house.record(table)
        seat = record.seat_of(1)
        assert seat is not None
        following = people[(record.chairs[(seat + 1) % 3].person_id or 0) - 1]
        if name == "order":
            await house.do(table, playing.play, following, "on turn pass 1")
        await house.move(table, people[0], "pass 1")
        if name == "hand":
            await house.move(table, following, "pass 1")
        last = (await house.owing(table))[0]
        assert last not in (1, following.id)
        await house.notices()
        assert not await house.do(table, consent.ask_undo, people[0])
        # By order it cannot be taken back even if both agree: that looks as if one of them had not.
        await house.do(table, consent.answer, following, Subject.UNDO, agrees=name == "order")
        await house.do(table, consent.answer, people[last - 1], Subject.UNDO, agrees=True)
        seen.append(without_ids(await house.notices(), eyes=1))
        await house.store.close()
    assert seen[0] == seen[1]
    assert len(seen[0]) == 3  # the request, that it was not taken back, and the request without its buttons


async def test_a_refused_undo_says_the_same_whoever_revealed_something(house: House) -> None:
    people = [await house.person(number, name) for number, name in ((1, "Ana"), (2, "Bruno"))]
    table = await house.begun("lisboa", people)
    (first,) = await house.owing(table)
    mover, other = people[first - 1], people[2 - first]
    await house.move(table, mover, "coin")
    while not any("take" in str(entry) for entry in (await house.table(table)).running.log):
        (owing,) = await house.owing(table)
        hosted = await house.table(table)
        seat = hosted.record.seat_of(owing)
        assert seat is not None
        choices = [choice for decision in hosted.running.moves(seat) for choice in decision.choices]
        opening = next(choice for choice in choices if choice.kind in ("open", "take"))
        await house.move(table, people[owing - 1], opening.text)
    for person in (mover, other):
        with pytest.raises(Refusal, match="revealed"):
            await house.do(table, consent.ask_undo, person)


async def an_auction(folder: Path, bids: str, plan: str, when: str) -> list[object]:
    """What Ana, Chloé and the channel see of an auction for which Bruno has planned, or in which he answers at once."""
    house = await open_house(folder)
    ana, bruno, chloe = [await house.person(number, who) for number, who in ((1, "Ana"), (2, "Bruno"), (3, "Chloé"))]
    table = await house.begun("central", [ana, bruno, chloe])
    while [(person, decision.kind) for person, decision in await house.asked(table)] != [(1, "open")]:
        (owing, *_) = await house.owing(table)
        await house.move(table, (ana, bruno, chloe)[owing - 1])
    product = await shared_product(house, table)
    await house.notices()
    if when == "planned":
        await house.do(table, playing.play, bruno, plan.format(product=product))
    await house.move(table, ana, f"open {product} 10")
    if when == "first":
        await house.move(table, bruno, bids)
    await house.move(table, chloe, "pass")
    if when == "last":
        await house.move(table, bruno, bids)
    if await house.owing(table) == [1]:
        await house.move(table, ana)
    record, sent = await house.record(table), await house.notices()
    windows = [(window.decision, window.deadline) for window in record.windows]
    bidding = (await house.table(table)).running.view(None).model_dump()["auction"]["bids"]
    await house.store.close()
    return [without_ids(sent, eyes=1), without_ids(sent, eyes=3), windows, bidding]


async def shared_product(house: House, table: int) -> str:
    """A product that Ana can open and Bruno holds."""
    hosted = await house.table(table)
    hands = [hosted.running.view(hosted.record.seat_of(person)).model_dump()["hand"] for person in (1, 2)]
    held = [{card.partition("-")[0] for card in hand} for hand in hands]
    return str(min(held[0] & held[1]))


@pytest.mark.parametrize(
    ("bids", "plan"),
    [("pass", "plan others pass"), ("undercut to 5", "plan {product} to-5")],
    ids=["pass", "undercut"],
)
async def test_bids_that_were_planned_cannot_be_told_from_quick_answers(tmp_path: Path, bids: str, plan: str) -> None:
    """Whether Bruno has planned or answers before Chloé, or after her, she and Ana are sent the same."""
    planned, first, last = [
        await an_auction(tmp_path / each, bids, plan, each) for each in ("planned", "first", "last")
    ]
    assert planned == first == last


async def test_the_digest_says_nothing_about_others(tmp_path: Path) -> None:
    """Ana's digest is the same whether Bruno has answered in secret or not."""

    async def digest(house: House, table: int) -> None:
        hour = (house.clock.at + timedelta(hours=2)).hour
        await change_settings(house.tables, await met(house, 1), digest_hour=hour)
        await house.wait(hours=3)

    seen = [
        await world(tmp_path / name, "central", in_a_reaction, secret, digest)
        for name, secret in (("one", answer), ("other", nothing))
    ]
    assert seen[0] == seen[1]


async def test_who_holds_no_card_to_react_with_is_asked_and_reminded_all_the_same(tmp_path: Path) -> None:
    async def all_alike(house: House, table: int) -> None:
        hosted = await house.table(table)
        asked = {seat for seat, decision in hosted.running.awaited() if decision.nature is Nature.REACTION}
        (window,) = [window for window in hosted.record.windows if window.open]
        assert set(window.asked) == asked
        seats = [timer.seat for timer in await house.timers() if timer.decision == window.decision]
        assert all(seats.count(seat) == 2 for seat in asked)

    await world(tmp_path / "one", "central", in_a_reaction, nothing, all_alike)


# Plans


async def delivered(house: House) -> None:
    """All has reached Discord: whatever is changed from here on is an edit that people can see."""
    async with house.store.transaction() as tx:
        for notice in await tx.outbox.waiting():
            await tx.outbox.done(notice, house.clock.now(), notice.id if notice.kind is NoticeKind.POST else None)


async def long_after_the_deal(house: House, table: int) -> Person | None:
    """Two hours after the last message, which nobody would edit any more: somebody who is not asked."""
    await house.wait(hours=2)
    await delivered(house)
    asked = {person for person, _ in await house.asked(table)}
    return await met(house, min({2, 3} - asked))


async def plans(house: House, table: int, person: Person) -> None:
    await house.do(table, playing.play, person, "plan others pass sell most")


async def asked_for_a_card_after_plans_have_acted(house: House, table: int) -> Person | None:
    """All have planned, and their plans have acted in the move that put the question at the end of the round."""
    hosted = await house.table(table)
    for seat, person in hosted.people():
        forms = {form.kind for decision in hosted.running.moves(seat) for form in decision.forms}
        if "plan" in forms and not hosted.running.orders(seat):
            await house.do(table, playing.play, await met(house, person), "plan others to-4 sell most rot never")
    await delivered(house)
    asked = [person for person, decision in await house.asked(table) if decision.kind == "aside"]
    last = hosted.running.happened()[-1].events if asked else []
    acted = any(isinstance(event, OrderActed) and event.to == (hosted.record.seat_of(1),) for event in last)
    return await met(house, 2) if acted and {1, 2} <= set(asked) else None


async def sets_nothing_aside(house: House, table: int, person: Person) -> None:
    await house.do(table, playing.play, person, "aside nothing")


@pytest.mark.parametrize(
    ("moment", "secret"),
    [(long_after_the_deal, plans), (asked_for_a_card_after_plans_have_acted, sets_nothing_aside)],
    ids=["a plan", "an answer after plans have acted"],
)
async def test_what_is_planned_or_answered_in_secret_posts_and_edits_nothing(
    tmp_path: Path, moment: Callable[[House, int], Awaitable[Person | None]], secret: Secret
) -> None:
    """Neither in the channel, where the board is not posted anew, nor in the direct messages of anybody else."""

    async def nothing_more(house: House, table: int) -> None:
        await delivered(house)

    done = await world(tmp_path / "one", "central", moment, secret, nothing_more)
    assert done == await world(tmp_path / "other", "central", moment, nothing, nothing_more)
