"""Reading: the rules in pages, and the clause behind a refusal."""

from games.registry import games
from tests.front.conftest import House
from tests.front.hand import pressed, sent
from tests.front.lisboa import begun
from tests.front.test_games import seated


async def test_the_rules_are_read_page_by_page(house: House) -> None:
    ana = house.person("Ana")
    shelf = await (await ana.slash("market rules")).done()
    assert shelf.ephemeral
    assert shelf.buttons[-1] == "Back"
    assert len(shelf.buttons) == len(games()) + 1
    page = await pressed(ana, "Schwarzmarkt", shelf)
    assert "Schwarzmarkt · The aim" in page.text
    await pressed(ana, "What’s on the table ▶", page)
    assert "1, 2, 4, 6, 9, 12" in page.text
    await ana.choose("ceiling", on=page)
    await ana.until(lambda: "The last turn" in page.text or None, "sees the page")
    await pressed(ana, "Other games", page)
    assert "Turin" in " ".join(page.buttons)


async def test_the_rules_of_the_game_that_is_played_here(house: House) -> None:
    ana, _ = await begun(house, "Ana", "Bruno")
    chloe = house.person("Chloé", "fr")
    by_command = await (await chloe.slash("market règles")).done()
    await (await chloe.click("More")).done()
    by_button = await (await chloe.click("Règles")).done()
    assert by_button.text == by_command.text
    assert "Mercado de Lisboa · Le but" in by_command.text
    named = await (await ana.slash("market rules", game="turin")).done()
    assert "Market of Turin · The aim" in named.text


async def test_a_refusal_leads_to_its_clause_and_from_there_to_its_page(house: House) -> None:
    chloe = (await seated(house, [("Chloé", "fr")], 2, "fishmarket"))[0]
    screen = await (await chloe.click("Your move")).done()
    form = (await chloe.click("Miser sur les chalutiers", on=screen)).form
    assert form is not None
    refused = await sent(chloe, dict.fromkeys(list(form.fields)[:2], "30"), screen)
    assert "60" in refused.text
    told = await (await chloe.click("Pourquoi\u202f?", on=refused)).done()
    assert told.ephemeral
    assert "FM-3.2" in told.text
    assert "On ne mise pas avec le solde en banque." in told.text
    assert "Réessayer" in refused.buttons
    (page,) = told.buttons
    await pressed(chloe, page, told)
    assert "A12 C17 D18" in told.text


async def test_a_refusal_in_a_direct_message_leads_to_its_clause(house: House) -> None:
    ana = (await seated(house, [("Ana", "en-US")], 2, "fishmarket"))[0]
    await ana.gets_dm("dawn: bid on")
    await ana.dm("A40 B40")
    refused = await ana.gets_dm("That makes 80 coins, and you have 50.")
    told = await (await ana.click("Why?", on=refused)).done()
    assert "FM-3.2" in told.text
    assert "You can’t bid with your bank balance." in told.text


async def test_options_that_do_not_go_together_are_refused_with_their_clause(house: House) -> None:
    ana = house.person("Ana")
    await (await ana.slash("market start", game="central")).done()
    for _ in range(2):
        await (await ana.click("Add computer")).done()
    menu = await (await ana.click("Options")).done()
    await ana.click("Forty cards → yes", on=menu)
    await ana.reads("Table options:")
    await (await ana.click("Add computer")).done()
    refused = await (await ana.click("Begin")).done()
    told = await (await ana.click("Why?", on=refused)).done()
    assert "CM-14.3" in told.text
    assert "3 players only" in told.text
