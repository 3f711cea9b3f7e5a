"""Whole games through the interface: real discord.py, buttons and menus only."""

import pytest

from bot.host import Hosted
from games.kernel import AnyGame
from games.registry import games
from playground.person import Person
from tests.bot.conftest import House
from tests.bot.hand import Hand

LONGEST = 1500


async def play_to_the_end(house: House, hands: dict[str, Hand]) -> Hosted:
    for _ in range(LONGEST):
        hosted = await house.bot.hall.table_in(int(house.discord.channel.id))
        if hosted.running.over:
            return hosted
        waiting = [person_id for seat, person_id in hosted.people() if hosted.owed(seat) and str(person_id) in hands]
        assert waiting, "nobody can move"
        await hands[str(waiting[0])].move()
    raise AssertionError("a game without end")


async def seated(house: House, names: list[tuple[str, str]], computers: int, game: str = "lisboa") -> list[Person]:
    people = [house.person(name, locale) for name, locale in names]
    opener, *others = people
    await (await opener.slash("market start", game=game)).done()
    for other in others:
        await (await other.click("Join")).done()
    for _ in range(computers):
        await (await opener.click("Add computer")).done()
    await (await opener.click("Begin")).done()
    return people


@pytest.mark.parametrize(
    ("names", "computers"),
    [
        ([("Ana", "en-US"), ("Bruno", "pt-BR")], 0),
        ([("Ana", "en-US"), ("Chloé", "fr"), ("Eve", "de")], 0),
        ([("Ana", "en-US"), ("Chloé", "fr"), ("Dmitri", "ru"), ("Eve", "de")], 0),
        ([("Ana", "en-US")], 3),
    ],
)
async def test_a_whole_game_of_lisboa(house: House, names: list[tuple[str, str]], computers: int) -> None:
    people = await seated(house, names, computers)
    hands = {person.id: Hand(person, seed) for seed, person in enumerate(people)}
    hosted = await play_to_the_end(house, hands)
    end = await people[0].reads("The game is over")
    assert hosted.running.dice.seed.hex() in end.text
    for name in hosted.names:
        assert name in end.text


@pytest.mark.parametrize("game", [game for game in games() if game.id != "lisboa"], ids=lambda game: game.id)
async def test_a_whole_game_of_every_other_title(house: House, game: AnyGame) -> None:
    """Two people, one of them French, and computers, by the same generic screens."""
    people = await seated(house, [("Ana", "en-US"), ("Chloé", "fr")], max(0, game.seat_counts[0] - 2), game.id)
    hosted = await play_to_the_end(house, {person.id: Hand(person, seed) for seed, person in enumerate(people)})
    end = await people[0].reads("The game is over")
    for name in hosted.names:
        assert name in end.text


async def test_a_finished_game_is_seen_once_more(house: House) -> None:
    people = await seated(house, [("Ana", "en-US"), ("Chloé", "fr")], 0)
    ana, chloe = people
    early = await (await ana.slash("market replay")).done()
    assert early.ephemeral
    assert "not over" in early.text
    hosted = await play_to_the_end(house, {person.id: Hand(person, seed) for seed, person in enumerate(people)})
    moves = len(hosted.running.standing())
    await ana.reads("The game is over")
    first = await (await ana.click("Replay")).done()
    assert f"move 0 of {moves}" in first.text
    second = await (await ana.click("Next")).done()
    assert f"move 1 of {moves}" in second.text
    last = await (await ana.click("Last")).done()
    assert f"move {moves} of {moves}" in last.text
    await (await chloe.slash("market replay")).done()
    await (await chloe.click("En film")).done()
    film = await chloe.reads(f"{moves} coups")
    assert film.ephemeral
    assert len(film.files["market.gif"]) < 8_000_000
    assert (await (await chloe.click("Pas à pas")).done()).ephemeral
