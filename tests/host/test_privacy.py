"""What is kept about a person can be had as a file, and goes when they ask for it."""

import json
from collections.abc import Sequence
from typing import Any

import pytest
import sqlalchemy as sa

from bot.host import lobby, parking, privacy, seats
from bot.host.bounds import Costly
from bot.host.club.counting import recount
from bot.host.club.profile import top
from bot.host.hosted import Place
from bot.store import Part, Status, Transaction, schema, sqlite
from bot.store.derived import DERIVED
from bot.store.scrub import Scrub
from tests.host.club.test_results import play_on, rated, result_of
from tests.host.house import House
from tests.host.tournament.cup import opened, to_the_end
from words.everyday import is_everyday

YNEZ = 871_203_555_018


async def rows_of(look: Transaction) -> dict[str, list[dict[str, Any]]]:
    """Everything that is kept, by table, whatever tables there are."""
    return {table.name: await look.whole._all(sa.select(table)) for table in schema.metadata.sorted_tables}


def naming(rows: dict[str, list[dict[str, Any]]], *words: str) -> list[str]:
    """Where one of these words stands."""
    return [
        f"{table}.{column}: {value!r}"
        for table, kept in rows.items()
        for row in kept
        for column, value in row.items()
        if any(word in json.dumps(value, default=repr, ensure_ascii=False) for word in words)
    ]


async def posted(look: Transaction) -> str:
    """What people read of all that was posted and sent."""
    rows = (await rows_of(look))["outbox"]
    return "\n".join(f"{row['message']['text']}\n{row['message']['asks']}" for row in rows if row["message"])


@pytest.mark.databases("sqlite", "postgresql")
async def test_nothing_is_left_of_whoever_wants_to_be_forgotten(house: House) -> None:
    ynez, bruno = await house.person(YNEZ, "Yñez", digest_hour=8), await house.person(2, "Bruno")
    chloe = await house.person(3, "Chloé")
    over = await rated(house, [ynez, bruno])
    await play_on(house, over, [ynez, bruno])
    running = await rated(house, [ynez, bruno, chloe], "turin")
    left = await rated(house, [ynez, bruno])
    await house.do(left, seats.leave, ynez)
    seat = (await house.record(left)).seat_of(YNEZ)
    assert seat is not None
    await house.do(left, seats.take, chloe, seat)
    place = Place(guild_id=1, channel_id=900, language="en")
    waiting = (await lobby.open_table(house.tables, ynez, place, "turin", "daily")).record.id
    invited = await house.begun("lisboa", [bruno, chloe])
    await house.do(left, seats.leave, bruno)
    await house.do(left, seats.invite, chloe, YNEZ)
    async with house.store.transaction() as tx:
        await tx.drafts.keep(YNEZ, running, "bid:1", {"bid": "7"})
        before = await rows_of(tx)
    found = {place.partition(".")[0] for place in naming(before, str(YNEZ), "Yñez")}
    known = {"people", "chairs", "tables", "outbox", "drafts", "timers", "results_chairs", "ratings", "tallies"}
    assert found >= known - {"results_chairs"}
    await privacy.erase(house.tables, ynez)
    async with house.store.reading() as look:
        after = await rows_of(look)
    assert naming(after, str(YNEZ), "Yñez", "Y\\u00f1ez") == []
    # The others play on, and what they have played stays.
    assert (await house.record(waiting)).status is Status.CANCELLED
    await play_on(house, running, [bruno, chloe])
    assert (await house.record(running)).status is Status.OVER
    assert (await house.record(invited)).status is Status.RUNNING
    result = await result_of(house, running)
    assert result is not None
    assert Part.LEFT in {chair.part for chair in result.chairs}


@pytest.mark.defect(41)
@pytest.mark.parametrize("name", ["seat", "left", "hand", "board", "main", "button"])
async def test_whatever_somebody_is_called_their_going_harms_nobody_else(house: House, name: str) -> None:
    """By all of these words something is known again that is kept."""
    named, bruno = await house.person(YNEZ, name), await house.person(2, "Bruno")
    chloe = await house.person(3, "Chloé")
    table = await rated(house, [named, bruno, chloe])
    await house.do(table, seats.leave, named)
    await privacy.erase(house.tables, named)
    async with house.store.reading() as look:
        told = "\n".join(each.message.words for each in await look.outbox.waiting() if each.message is not None)
    assert f"{name} left. The computer plays on." not in told
    assert "former player" in told
    await play_on(house, table, [bruno, chloe])
    assert (await house.record(table)).status is Status.OVER


@pytest.mark.defect(41)
async def test_whatever_somebody_is_called_nobody_else_is_written_anew(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Hardly anything that is kept has no "e" in it: all of it would be rewritten while everybody waits."""
    named, bruno = await house.person(YNEZ, "e"), await house.person(2, "Bruno")
    async with house.store.transaction() as tx:
        await tx.people.change(bruno.id, tips_told=("fishmarket-bid",))
    written: list[str] = []
    execute = sqlite.OneTripCursor.execute

    async def watch(self: sqlite.OneTripCursor, statement: str, parameters: Sequence[Any] = ()) -> None:
        written.append(" ".join(statement.split()[:2]))
        await execute(self, statement, parameters)

    monkeypatch.setattr(sqlite.OneTripCursor, "execute", watch)
    await privacy.erase(house.tables, named)
    assert "DELETE FROM" in written
    assert "UPDATE people" not in written


@pytest.mark.defect(56)
async def test_whoever_is_called_by_an_everyday_word_leaves_that_word_in_the_texts(house: House) -> None:
    named, bruno = await house.person(YNEZ, "a"), await house.person(2, "Bruno")
    table = await rated(house, [named, bruno])
    (first,) = await house.owing(table)
    await house.move(table, named if first == YNEZ else bruno)
    async with house.store.reading() as look:
        before = await posted(look)
    await privacy.erase(house.tables, named)
    async with house.store.reading() as look:
        after = await posted(look)
    assert after.count("a default move") >= before.count("a default move") > 0
    assert "**a**" not in after
    assert "former player" in after


@pytest.mark.defect(56)
@pytest.mark.parametrize(
    ("said", "then"),
    [
        ("- **a** opens a stand; Bruno opens a bar.", "- **nobody** opens a stand; Bruno opens a bar."),
        ("- a left. A computer plays on.", "- nobody left. A computer plays on."),
        ("Around the table: Bruno, a, Chloé", "Around the table: Bruno, nobody, Chloé"),
        ("**Bruno** bids 5 Scudo, a 3.", "**Bruno** bids 5 Scudo, nobody 3."),
        ("Decided: a.\na’s last card: a pear", "Decided: nobody.\nnobody’s last card: a pear"),
    ],
)
def test_an_everyday_word_goes_where_it_stands_as_a_name(said: str, then: str) -> None:
    scrub = Scrub(YNEZ, ["a"], "nobody", is_everyday)
    assert scrub({"message": {"text": said}}, -1) == {"message": {"text": then}}
    whoever = Scrub(YNEZ, ["Al"], "nobody", is_everyday)
    assert whoever({"message": {"text": "Bruno trades with Al"}}, -1) == {
        "message": {"text": "Bruno trades with nobody"}
    }


async def test_whoever_is_erased_leaves_the_lobbies_in_which_others_sit(house: House) -> None:
    ynez, bruno = await house.person(YNEZ, "Yñez"), await house.person(2, "Bruno")
    place = Place(guild_id=1, channel_id=900, language="en")
    table = (await lobby.open_table(house.tables, ynez, place, "turin", "daily")).record.id
    await house.do(table, lobby.join, bruno)
    await privacy.erase(house.tables, ynez)
    record = await house.record(table)
    assert (record.status, record.opener_id) == (Status.LOBBY, bruno.id)
    assert [chair.person_id for chair in record.chairs] == [bruno.id], "nobody sits in their place"


async def test_whoever_is_erased_leaves_a_game_to_the_others_that_is_parked(house: House) -> None:
    ynez, bruno = await house.person(YNEZ, "Yñez"), await house.person(2, "Bruno")
    table = await house.begun("lisboa", [ynez, bruno])
    await house.do(table, parking.park, (await house.record(table)).channel_id)
    await privacy.erase(house.tables, ynez)
    await house.do(table, parking.unpark)
    await play_on(house, table, [bruno])
    assert (await house.record(table)).status is Status.OVER


@pytest.mark.defect(74)
@pytest.mark.databases("sqlite", "postgresql")
async def test_a_parked_game_goes_on_without_whoever_was_erased_whose_turn_it_was(house: House) -> None:
    people = [await house.person(YNEZ + number, name) for number, name in enumerate(("Yñez", "Bruno", "Chloé"))]
    table = await house.begun("lisboa", people)
    await house.do(table, parking.park, (await house.record(table)).channel_id)
    (owing,) = await house.owing(table)
    others = [person for person in people if person.id != owing]
    (left,) = (person for person in people if person.id == owing)
    await privacy.erase(house.tables, left)
    await house.do(table, parking.unpark)
    (following,) = await house.owing(table)
    assert following in {person.id for person in others}
    (chair,) = (chair for chair in (await house.record(table)).chairs if chair.person_id is None)
    assert (chair.name, chair.offered) == ("former player", True), "as if they had left while it ran"
    await play_on(house, table, others)
    assert (await house.record(table)).status is Status.OVER


@pytest.mark.defect(74)
async def test_a_parked_game_of_whoever_was_erased_alone_is_closed(house: House) -> None:
    ynez, bruno = await house.person(YNEZ, "Yñez"), await house.person(2, "Bruno")
    table = await house.begun("lisboa", [ynez, bruno])
    await house.do(table, seats.leave, bruno)
    await house.do(table, parking.park, (await house.record(table)).channel_id)
    await privacy.erase(house.tables, ynez)
    assert (await house.record(table)).status is Status.CANCELLED


@pytest.mark.defect(74)
async def test_whoever_is_erased_leaves_a_parked_lobby_to_the_others(house: House) -> None:
    ynez, bruno = await house.person(YNEZ, "Yñez"), await house.person(2, "Bruno")
    place = Place(guild_id=1, channel_id=900, language="en")
    table = (await lobby.open_table(house.tables, ynez, place, "turin", "daily")).record.id
    await house.do(table, lobby.join, bruno)
    await house.do(table, parking.park, 900)
    await privacy.erase(house.tables, ynez)
    await house.do(table, parking.unpark)
    record = await house.record(table)
    assert (record.status, record.opener_id) == (Status.LOBBY, bruno.id)
    assert [chair.person_id for chair in record.chairs] == [bruno.id], "nobody sits in their place"


@pytest.mark.defect(73)
async def test_a_table_goes_on_to_which_somebody_was_invited_who_was_erased(house: House) -> None:
    ana, bruno, ynez = await house.person(1, "Ana"), await house.person(2, "Bruno"), await house.person(YNEZ, "Yñez")
    place = Place(guild_id=1, channel_id=900, language="en")
    table = (await lobby.open_table(house.tables, ana, place, "turin", "daily")).record.id
    await house.do(table, seats.invite, ana, ynez.id)
    await privacy.erase(house.tables, ynez)
    await house.do(table, lobby.join, bruno)
    record = await house.record(table)
    assert [chair.person_id for chair in record.chairs] == [ana.id, bruno.id]
    assert record.prompts == (), "there is nobody to come"


async def test_the_ratings_of_the_others_come_out_the_same_after_somebody_was_erased(house: House) -> None:
    ynez, bruno = await house.person(YNEZ, "Yñez"), await house.person(2, "Bruno")
    for _ in range(2):
        table = await rated(house, [ynez, bruno])
        await house.do(table, to_the_end)
    async with house.store.reading() as look:
        before = await look.derived.ratings("lisboa", [bruno.id])
    await privacy.erase(house.tables, ynez)
    async with house.store.reading() as look:
        kept = {table.name: await look.whole._all(sa.select(table)) for table in DERIVED}
    await recount(house.store)
    async with house.store.reading() as look:
        assert await look.derived.ratings("lisboa", [bruno.id]) == before
        assert {table.name: await look.whole._all(sa.select(table)) for table in DERIVED} == kept
    listed = await top(house.store, 1, "lisboa", bruno.id, 0, 10)
    assert [line.name for line in listed.lines] == ["Bruno"]


async def test_another_person_of_the_same_name_is_left_alone(house: House) -> None:
    ana, other = await house.person(YNEZ, "Ana"), await house.person(2, "Ana")
    bruno = await house.person(3, "Bruno")
    await house.do(await rated(house, [ana, bruno]), to_the_end)
    table = await rated(house, [other, bruno])
    await house.do(table, to_the_end)
    await privacy.erase(house.tables, ana)
    assert "Ana" in (await house.table(table)).names
    async with house.store.reading() as look:
        person = await look.people.find(2)
    assert person is not None
    assert person.name == "Ana"


async def test_a_copy_has_everything_of_ones_own_and_nothing_of_others(house: House) -> None:
    ynez, bruno = await house.person(YNEZ, "Yñez", zone="Europe/Lisbon"), await house.person(2, "Bruno")
    over = await rated(house, [ynez, bruno])
    await play_on(house, over, [ynez, bruno])
    running = await rated(house, [ynez, bruno])
    await play_on(house, running, [ynez, bruno], most=4)
    copy = json.loads(await privacy.export(house.tables, ynez))
    assert copy["person"]["zone"] == "Europe/Lisbon"
    assert [seat["table"] for seat in copy["seats"]] == [over, running]
    assert [result["table_id"] for result in copy["results"]] == [over]
    assert copy["ratings"]["lisboa"]["games"] == 1
    for kept in copy["seats"]:
        hosted = await house.table(kept["table"])
        own = hosted.record.seat_of(YNEZ)
        assert {move["seat"] for move in kept["moves"]} == {own}
        assert hosted.record.seed is not None
        assert hosted.record.seed not in json.dumps(copy)


async def test_a_copy_says_for_which_tournaments_somebody_has_signed_up_and_what_they_asked_for(house: House) -> None:
    cup = await opened(house, 3)
    await house.tables.frequency.check(Costly.FILM, cup.nth(1).id)
    copy = json.loads(await privacy.export(house.tables, cup.nth(1)))
    (entry,) = copy["tournaments"]["signed_up_for"]
    assert (entry["tournament_id"], entry["name"]) == (cup.id, "Person 1")
    assert copy["tournaments"]["rounds"] == [], "it has not begun"
    assert copy["asked_for"] == {"film": house.clock.now().isoformat()}


async def test_whoever_was_replaced_gets_no_copy_of_what_their_successor_does(house: House) -> None:
    ynez, bruno, chloe = (
        await house.person(YNEZ, "Yñez"),
        await house.person(2, "Bruno"),
        await house.person(3, "Chloé"),
    )
    table = await rated(house, [ynez, bruno], "turin")
    await house.do(table, seats.leave, ynez)
    seat = (await house.record(table)).seat_of(YNEZ)
    assert seat is not None
    await house.do(table, seats.take, chloe, seat)
    await play_on(house, table, [bruno, chloe], most=6)
    (kept,) = json.loads(await privacy.export(house.tables, ynez))["seats"]
    assert kept["seat"] == seat
    assert "moves" not in kept
