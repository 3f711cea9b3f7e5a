"""The end of a game remembers the games before it on the same server."""

from bot.store import Status
from tests.host.house import House


async def test_a_game_is_told_among_those_before_it(house: House) -> None:
    people = {number: await house.person(number, name) for number, name in ((1, "Ana"), (2, "Bruno"))}
    ends: list[str] = []
    for _ in range(2):
        table = await house.begun("lisboa", list(people.values()))
        while (await house.record(table)).status is Status.RUNNING:
            await house.move(table, people[(await house.owing(table))[0]], "coin")
        posted = [post.message for post in await house.posts() if post.channel_id is not None]
        ends += [message.text for message in posted[-1:] if message is not None]
    first, second = ends
    assert "is the score to beat" in first
    assert "is the score to beat" not in second


async def test_records_rivals_and_first_wins_are_those_of_this_title_and_server(house: House) -> None:
    people = {number: await house.person(number, name) for number, name in ((1, "Ana"), (2, "Bruno"))}
    results = []
    for _ in range(3):
        table = await house.begun("lisboa", list(people.values()))
        while (await house.record(table)).status is Status.RUNNING:
            await house.move(table, people[(await house.owing(table))[0]], "coin")
        async with house.store.reading() as look:
            results.append(await look.results.of_table(table))
    first = results[0]
    assert first is not None
    async with house.store.reading() as look:
        alike = await look.results.alike(first.place_id, "lisboa", first.variant)
        met = await look.results.meetings(1, 2, game="lisboa", place_id=first.place_id)
        elsewhere = await look.results.alike(first.place_id + 1, "lisboa", first.variant)
        other_game = await look.results.meetings(1, 2, game="turin")
    bests = [result.best for result in results if result is not None]
    assert (alike.games, alike.best) == (3, max(each for each in bests if each is not None))
    assert alike.holder in ("Ana", "Bruno")
    places = [
        {chair.person_id: chair.place or 0 for chair in result.chairs} for result in results if result is not None
    ]
    assert met is not None
    assert (met.won, met.lost) == (
        sum(place[1] < place[2] for place in places),
        sum(place[1] > place[2] for place in places),
    )
    assert met.last == (places[-1][2] > places[-1][1]) - (places[-1][2] < places[-1][1])
    assert (elsewhere.games, other_game) == (0, None)
    await house.person(1, "Ana", listed=False)
    await house.person(2, "Bruno", listed=False)
    async with house.store.reading() as look:
        assert (await look.results.alike(first.place_id, "lisboa", first.variant)).holder is None
