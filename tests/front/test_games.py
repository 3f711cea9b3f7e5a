"""Whole games of every title through the interface: real discord.py, and nothing but what a person can press and type.

One game per title is played by default; ``WHOLE_GAMES=10`` plays ten (``make games``), with other numbers of people
and computers, in both languages.
"""

import os
import random

import pytest

from bot.host import playing
from bot.host.hosted import HostedTable
from bot.messages.press import Press, Verb
from bot.screens.house import language_of
from bot.screens.scene import Scene
from games.kernel import AnyGame, Dice
from games.registry import games
from playground.person import Person
from playground.seen import Seen
from tests.front.conftest import House
from tests.front.hand import Hand, end_of
from tests.variants import ALL
from words import catalogue

pytestmark = [pytest.mark.long, pytest.mark.drawn]

LONGEST = 3000
GAMES = int(os.environ.get("WHOLE_GAMES", "1"))
PEOPLE = [("Ana", "en-US"), ("Chloé", "fr"), ("Dmitri", "ru"), ("Eve", "fr")]
LONG = () if ALL or GAMES > 1 else ("central", "schwarzmarkt")
"""Else they are played to their end, without pressing, by people of an earlier release (tests/front/test_before.py)."""
SEATED = (2, 3, 1, 4)
"""How many people sit at the first, second, third … table; computers take the other seats."""


async def table_of(house: House) -> HostedTable:
    return await house.bot.tables.in_channel(int(house.discord.channel.id))


async def seated(house: House, names: list[tuple[str, str]], computers: int, game: str = "lisboa") -> list[Person]:
    """People and computers at a table that has begun, by buttons alone."""
    opener, *others = [house.person(name, locale) for name, locale in names]
    await (await opener.slash("market start", game=game)).done()
    table = (await table_of(house)).record.id
    for other in others:
        await (await other.click(str(Press(Verb.JOIN, table)))).done()
    for _ in range(computers):
        await (await opener.click(str(Press(Verb.COMPUTER, table)))).done()
    await (await opener.click(str(Press(Verb.BEGIN, table)))).done()
    return [opener, *others]


async def play_to_the_end(house: House, people: list[Person], seed: int) -> HostedTable:
    hands = {int(person.id): Hand(person, seed + place, lambda: table_of(house)) for place, person in enumerate(people)}
    order = random.Random(seed)
    for _ in range(LONGEST):
        hosted = await table_of(house)
        if hosted.running.over:
            return hosted
        waiting = [person for seat, person in hosted.people() if hosted.owed(seat)]
        assert waiting, "nobody can move"
        await hands[order.choice(waiting)].move()
    raise AssertionError("a game without end")


async def with_button(person: Person, label: str) -> Seen:
    """The message that has such a button, as soon as there is one."""

    def look() -> Seen | None:
        return next((seen for seen in reversed(person.sees()) if label in seen.buttons), None)

    return await person.until(look, f"sees the button {label!r}")


async def decided_quickly(house: House) -> HostedTable:
    """A game whose moves go to the hall directly, as the computer would make them: what is tried comes after it."""
    for number in range(LONGEST):
        hosted = await table_of(house)
        if hosted.running.over:
            return hosted
        seat, person = next((seat, person) for seat, person in hosted.people() if hosted.owed(seat))
        async with house.store.reading() as look:
            known = await look.people.find(person)
        assert known is not None
        chosen = hosted.running.chosen_by(hosted.game.agent(), seat, Dice.of(number))
        await house.bot.tables.change(hosted.record.id, None, playing.play, known, chosen)
    raise AssertionError("a game without end")


async def check_secrets(house: House, hosted: HostedTable, person: Person) -> None:
    """This person was told nothing that they may not know. (That they are told all: tests/host/test_slips.py)"""
    async with house.store.reading() as look:
        known = await look.people.find(int(person.id))
    assert known is not None
    seat = hosted.record.seat_of(known.id)
    scene = Scene(hosted, language_of(known), seat)
    own, hidden = set[str](), set[str]()
    for played in hosted.running.replay():
        speaker = scene.speaker.with_numbers(played.table.numbers(seat))  # as this person knew things then
        for event in played.events:
            (own if event.visible_to(seat) else hidden).add(speaker.event(event))
    told = "\n".join(message.text for message in person.dms)
    assert [line for line in hidden - own if line in told] == []


@pytest.mark.parametrize("number", range(GAMES))
@pytest.mark.parametrize("game", [game for game in games() if game.id not in LONG], ids=lambda game: game.id)
async def test_a_whole_game(house: House, game: AnyGame, number: int) -> None:
    house.discord.guild.locale = ("en-US", "fr")[number % 2]
    counts = [seats for seats in game.seat_counts if seats > 1]
    seats = counts[number % len(counts)]
    names = PEOPLE[: min(seats, SEATED[number % len(SEATED)])]
    people = await seated(house, names, seats - len(names), game.id)
    hosted = await play_to_the_end(house, people, seed=100 * number)
    check = catalogue(hosted.record.language).say("screen-button-verify")
    end = await with_button(people[0], check)
    assert hosted.running.dice.seed.hex() not in end.text
    proof = await (await people[0].click(check, on=end)).done()
    assert hosted.running.dice.seed.hex() in proof.text
    for name in hosted.names:
        assert name in end.text
    for person in people:
        await check_secrets(house, hosted, person)
    assert house.discord.records.refusals == []


async def test_a_finished_game_is_seen_once_more(house: House) -> None:
    people = await seated(house, [("Ana", "en-US"), ("Chloé", "fr")], 0)
    ana, chloe = people
    early = await (await ana.slash("market archive replay")).done()
    assert early.ephemeral
    assert early.text == "The game isn’t over yet."
    hosted = await decided_quickly(house)
    moves = len(hosted.running.standing())
    await end_of(ana)
    first = await (await ana.click("Replay")).done()
    assert f"move 0 of {moves}" in first.text
    second = await (await ana.click("Next")).done()
    assert f"move 1 of {moves}" in second.text
    last = await (await ana.click("Last")).done()
    assert f"move {moves} of {moves}" in last.text
    await (await chloe.slash("market archive replay")).done()
    await (await chloe.click("Film")).done()
    film = await chloe.reads(f"{moves} coups")
    assert film.ephemeral
    assert len(film.files["market.gif"]) < 8_000_000
    assert (await (await chloe.click("Pas à pas")).done()).ephemeral
