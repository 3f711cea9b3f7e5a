"""Alone at a table: a challenge and a campaign, in French."""

from tests.front.conftest import House
from tests.front.hand import Hand, pressed
from tests.front.test_games import LONGEST, table_of


async def test_a_challenge_of_the_campaign_in_french(house: House) -> None:
    house.discord.guild.locale = "fr"
    chloe = house.person("Chloé", "fr")
    empty = await (await chloe.slash("market campagne")).done()
    assert "pas encore commencé de campagne" in empty.text
    await (await chloe.slash("market start", game="lisboa")).done()
    question = await (await chloe.click("Commencer")).done()
    assert question.text == "Vous êtes seul à table. Jouer la campagne en solo ?"
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
    kept = await (await chloe.slash("market campagne")).done()
    assert "défi 1" in kept.text.lower()
