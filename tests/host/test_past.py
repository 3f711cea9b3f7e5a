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
