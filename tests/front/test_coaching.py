"""The coach in Discord: hints where they are on, and a review when the game is over."""

import pytest

from bot.host.bounds import MOST, Costly
from bot.host.coach import Coach
from bot.host.hosted import HostedTable
from games.kernel.advice import Hint
from playground.components import Kind
from playground.person import Person
from playground.seen import Seen
from tests.front.conftest import House
from tests.front.hand import end_of
from tests.front.lisboa import begun, moves
from tests.thinkers import think_here

pytestmark = pytest.mark.drawn

HINTED = "Nobody knows you asked"


@pytest.fixture(autouse=True)
def done(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    return think_here(monkeypatch)


def labels(screen: Seen) -> list[str]:
    return [str(each.get("label", "")) for each in screen.components]


async def hinted(person: Person) -> Seen:
    """The answer to *Hint* in *Your move*, once it has come."""
    screen = await (await person.click("Your move")).done()
    answer = await (await person.click("Hint", on=screen)).done()
    return await person.until(lambda: answer if HINTED in answer.text else None, "gets a hint")


async def test_a_hint_is_private_thought_once_and_its_move_is_played_by_a_press(house: House, done: list[str]) -> None:
    ana, bruno = await begun(house, "Ana", "Bruno")
    await house.settled()
    seen_by_bruno = [message.text for message in bruno.sees()]
    screen = await hinted(ana)
    assert screen.ephemeral
    assert "my pick" in screen.text
    again = await hinted(ana)
    assert again.text == screen.text
    assert done == ["advise"]
    await house.settled()
    assert [message.text for message in bruno.sees()] == seen_by_bruno, "nobody else sees anything"
    assert await moves(house) == 0
    await (await ana.click("Play no. 1", on=again)).done()
    await ana.until(lambda: "Undo" in labels(again) or "Confirm" in labels(again) or None, "has played, or confirms")
    if "Confirm" in labels(again):
        await (await ana.click("Confirm", on=again)).done()
    await house.settled()
    assert await moves(house) == 1


async def test_a_hint_that_comes_after_the_move_is_not_shown(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """While it was thought, its reader moved elsewhere: it would be of a position that is gone."""
    ana, _ = await begun(house, "Ana", "Bruno")
    think = Coach.hint

    async def late(coach: Coach, hosted: HostedTable, seat: int) -> Hint:
        found = await think(coach, hosted, seat)
        await (await ana.slash("market play", move="coin")).done()
        return found

    monkeypatch.setattr(Coach, "hint", late)
    screen = await (await ana.click("Your move")).done()
    answer = await (await ana.click("Hint", on=screen)).done()
    await ana.until(lambda: "The market has moved on" in answer.text or None, "is told so")
    assert HINTED not in answer.text


async def ask_by_hand(person: Person, board: Seen) -> Seen:
    """The answer to a custom id that nobody was shown: that of *Hint*."""
    button = next(each for each in board.components if each["type"] == Kind.BUTTON and not each.get("disabled"))
    shown, button["custom_id"] = button["custom_id"], "mk1:hint:1::"
    answer = await (await person.click(button["custom_id"], on=board)).done()
    button["custom_id"] = shown
    return answer


async def test_nobody_gets_a_hint_for_another_seat(house: House, done: list[str]) -> None:
    """Neither who is not asked, nor who has no seat: it says what the other one holds."""
    ana, bruno = await begun(house, "Ana", "Bruno")
    board = await ana.reads("Your turn")
    for other in (bruno, house.person("Chloé")):
        answer = await ask_by_hand(other, board)
        assert answer.ephemeral
        assert HINTED not in answer.text
    assert done == [], "nobody has thought about it"


@pytest.mark.defect(29)
async def test_whoever_asks_for_hint_after_hint_is_told_to_wait_a_moment(house: House, done: list[str]) -> None:
    ana, _ = await begun(house, "Ana", "Bruno")
    for _ in range(MOST[Costly.HINT] - 1):
        await house.bot.tables.frequency.check(Costly.HINT, int(ana.id))
    await hinted(ana)
    await hinted(ana)  # what is known costs nothing
    house.bot.coach._hints.clear()
    screen = await (await ana.click("Your move")).done()
    refused = await (await ana.click("Hint", on=screen)).done()
    assert refused.text.startswith(f"That’s {MOST[Costly.HINT]} hints in a minute")
    assert done == ["advise"]


async def test_hints_can_be_switched_off_before_the_game_and_everybody_sees_it(house: House, done: list[str]) -> None:
    ana, bruno = house.person("Ana"), house.person("Bruno")
    await (await ana.slash("market start", game="lisboa")).done()
    await (await bruno.click("Join")).done()
    assert "Hints" not in (await ana.reads("Pace:")).text, "as always, so nobody needs to be told"
    assert "Hints: **on**" in (await (await bruno.click("Options")).done()).text
    told = await (await bruno.click("Turn hints off", on=await (await bruno.click("Options")).done())).done()
    assert "Hints: **off**" in told.text
    await ana.reads("Hints: **off**")
    await (await ana.click("Begin")).done()
    await ana.reads("Your turn")
    hosted = await house.bot.tables.in_channel(int(house.discord.channel.id))
    people = {ana.id: ana, bruno.id: bruno}
    first = people[str(hosted.record.chairs[next(seat for seat in (0, 1) if hosted.owed(seat))].person_id)]
    screen = await (await first.click("Your move")).done()
    assert "Hint" not in labels(screen)
    assert "Hints: **off**" in (await (await first.click("More")).done()).text
    refused = await ask_by_hand(first, screen)
    assert HINTED not in refused.text, "nor does an old button give one"
    assert done == []


async def test_a_review_comes_when_the_game_is_over(house: House) -> None:
    ana, bruno = await begun(house, "Ana", "Bruno")
    for person in (ana, bruno, ana, bruno):
        await (await person.slash("market play", move="coin")).done()
    end = await end_of(ana)
    promised = await (await ana.click("Review", on=end)).done()
    assert promised.ephemeral
    assert "when it’s ready" in promised.text
    sent = await ana.gets_dm("Your review")
    assert "Chances of winning" in sent.text
    assert sent.files, "with the chart"
    shown = await (await ana.click("Review", on=end)).done()
    assert "Your review" in shown.text
    assert all("Your review" not in message.text for message in (*bruno.sees(), *bruno.dms))


async def test_whom_no_message_reaches_sees_the_review_where_they_asked(house: House) -> None:
    ana, bruno = await begun(house, "Ana", "Bruno")
    await (await ana.slash("market settings", dms=False)).done()
    for person in (ana, bruno, ana, bruno):
        await (await person.slash("market play", move="coin")).done()
    end = await end_of(ana)
    answer = await (await ana.click("Review", on=end)).done()
    await ana.until(lambda: "Chances of winning" in answer.text or None, "sees the review in the answer")
