"""Alone at a table: a challenge and a campaign, in French."""

from playground import messages
from playground.person import Person
from playground.seen import Seen
from tests.front.conftest import House
from tests.front.hand import Hand, pressed
from tests.front.test_games import LONGEST, table_of


async def test_a_challenge_of_the_campaign_in_french(house: House) -> None:
    house.discord.guild.locale = "fr"
    chloe = house.person("Chloé", "fr")
    empty = await (await chloe.slash("market archives campagne")).done()
    assert "pas encore commencé de campagne" in empty.text
    await (await chloe.slash("market start", game="lisboa")).done()
    question = await (await chloe.click("Commencer")).done()
    assert question.text == "Il n’y a que vous ici. Jouer la campagne en solo ?"
    await pressed(chloe, "Campagne en solo", question)
    hand = Hand(chloe, 5, lambda: table_of(house))
    for _ in range(LONGEST):
        hosted = await table_of(house)
        sheet = hosted.game.sheet(hosted.running.state)
        if sheet is not None and len(sheet.parts) > 1:
            break
        await hand.move()
    else:
        raise AssertionError("a challenge without end")
    kept = await (await chloe.slash("market archives campagne")).done()
    assert "défi 1" in kept.text.lower()


def boards(person: Person) -> list[Seen]:
    """The messages of the bot in the channel that have a board's buttons."""
    return [each for each in person.sees() if not each.ephemeral and "My hand" in each.buttons]


async def test_alone_among_computers_one_board_is_edited_and_a_deleted_one_comes_again(house: House) -> None:
    ana = house.person("Ana")
    await (await ana.slash("market start", game="lisboa")).done()
    await (await ana.click("Add computer")).done()
    await (await ana.click("Begin")).done()
    await house.settled()
    (board,) = boards(ana)
    for _ in range(2):
        await (await ana.slash("market play", move="coin")).done()
        await house.settled()
    (now,) = boards(ana)
    assert now.message.id == board.message.id
    assert "takes 1 coin" in now.text
    messages.delete(house.discord.world, house.discord.channel, now.message)
    await (await ana.slash("market play", move="coin")).done()
    await house.settled()
    (again,) = boards(ana)
    assert again.message.id != board.message.id
    assert "takes 1 coin" in again.text
