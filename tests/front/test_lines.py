"""Few lines and few messages are a promise: what a round among computers prints is counted over a whole game.

Before issue 19 a round of Lisboa with two computers printed 13 lines on average, 21 at most, in a message of its own.
"""

from dataclasses import dataclass, field

import pytest

from games.kernel import Action, Dice
from playground.person import Person
from tests.front import fish
from tests.front.conftest import House
from tests.front.test_presses import table_of

BEFORE = 13
LONGEST = 100
"""So many own turns at most are in a game."""


@dataclass
class Printed:
    """How many lines came of each own turn, with all that computers did then, and which messages there were."""

    lines: list[int] = field(default_factory=list)
    messages: set[str] = field(default_factory=set)

    def note(self, person: Person, lines: int) -> None:
        self.lines.append(lines)
        self.messages |= {each.id for each in (*person.sees(), *person.dms) if not each.ephemeral}


@pytest.mark.parametrize("game", ["lisboa", "schwarzmarkt"])
async def test_a_round_with_two_computers_is_half_as_long_as_it_was_and_needs_no_new_message(
    house: House, game: str
) -> None:
    house.bot.tables.fresh_dice = lambda: Dice.of("lines")
    ana = house.person("Ana")
    await (await ana.slash("market start", game=game)).done()
    for _ in range(2):
        await (await ana.click("Add computer")).done()
    await (await ana.click("Begin")).done()
    printed = Printed()
    for number in range(LONGEST):
        hosted = await table_of(house)
        seat = hosted.record.seat_of(int(ana.id))
        if seat is None or hosted.running.over:
            break
        agent = hosted.game.agent()
        chosen = agent.choose(hosted.running.view(seat), hosted.running.moves(seat), Dice.of(str(number)))
        action = chosen if isinstance(chosen, Action) else hosted.game.read_action(chosen)
        await (await ana.slash("market play", move=action.text)).done()
        await house.settled()
        printed.note(ana, len((await table_of(house)).record.post_lines))
    else:
        raise AssertionError("a game without end")
    rounds = len(printed.lines)
    average = sum(printed.lines) / rounds
    print(f"LINES {game}: {average:.1f} on average, {max(printed.lines)} at most, in {rounds} own turns")
    print(f"MESSAGES {game}: {len(printed.messages)} in {rounds} own turns")
    assert average <= BEFORE / 2
    assert len(printed.messages) <= rounds


async def test_who_answers_goes_on_the_line_of_who_did_before(house: House) -> None:
    ana, bruno, chloe = await fish.begun(house, "Ana", "Bruno", "Chloé")
    for person in (ana, bruno):
        await person.dm("A1")
        await person.gets_dm("You bid")
    board = await chloe.reads("Bids in: ")
    await chloe.until(lambda: f"Bids in: {ana.name}, {bruno.name}." in board.text or None, "reads both in one line")
    assert board.text.count("Bids in: ") == 1
    log = await (await ana.slash("market log")).done()
    assert log.text.count("Bids in: ") == len((ana, bruno)), "nothing has come of it yet"
    await chloe.dm("B1")
    await ana.reads("gets the boat")
    log = await (await ana.slash("market log")).done()
    assert "gets the boat" in log.text
    assert "Bids in: " not in log.text
