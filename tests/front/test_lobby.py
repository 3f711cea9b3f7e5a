"""Opening a table, as a newcomer would."""

import pytest

from tests.front.conftest import House
from tests.front.hand import pressed
from tests.front.test_clock import manager


async def test_a_table_is_opened_joined_and_begun(house: House) -> None:
    ana, bruno = house.person("Ana"), house.person("Bruno")
    answer = await ana.slash("market start", game="lisboa")
    seen = await answer.done()
    assert seen.ephemeral
    lobby = await ana.reads("Mercado de Lisboa")
    assert not lobby.ephemeral
    await bruno.click("Join")
    await ana.reads(f"<@{bruno.id}>")
    await ana.click("Begin")
    turn = await ana.reads("Your turn")
    assert turn.buttons[:2] == ["Open a stand", "Take 1 coin"], "as nobody has a stand or a restaurant yet"
    assert turn.buttons[2:] == ["Your move", "My hand", "Plan ahead", "More"]
    more = await (await ana.click("More")).done()
    assert more.buttons == ["Board as text", "Log", "Rules", "Standing orders"]
    for page in ("Board as text", "Log"):
        shown = await (await ana.click(page, on=more)).done()
        assert shown.buttons[-1] == "Back"
        assert (await (await ana.click("Back", on=shown)).done()).buttons == more.buttons


@pytest.mark.defect(6)
async def test_a_bystander_changes_nothing(house: House) -> None:
    ana, eve = house.person("Ana"), house.person("Eve")
    await (await ana.slash("market start", game="lisboa", pace="daily")).done()
    refused = await (await eve.click("Add computer")).done()
    assert refused.text == "You’re not at this table."
    pace = await (await eve.click("Pace", on=await (await eve.click("Options")).done())).done()
    await eve.choose("weekly", on=pace)
    await eve.until(lambda: pace.text == "You’re not at this table." or None, "is refused")
    options = await (await eve.click("Options")).done()
    await eve.click("Money → Open", on=options)
    await eve.until(lambda: options.text == "You’re not at this table." or None, "is refused")
    record = (await house.bot.tables.in_channel(int(house.discord.channel.id))).record
    assert (len(record.chairs), record.pace, record.options) == (1, "daily", {})


@pytest.mark.defect(6)
async def test_an_opener_who_leaves_hands_the_table_on_and_the_last_one_closes_it(house: House) -> None:
    ana, bruno = house.person("Ana"), house.person("Bruno")
    await (await ana.slash("market start", game="lisboa")).done()
    await (await bruno.click("Join")).done()
    assert (await (await ana.click("Leave")).done()).text == "You left the table."
    told = await bruno.reads("you’re the host now")
    assert told.mentions == [bruno.name]
    await (await bruno.click("Add computer")).done()
    left = await (await bruno.click("Leave")).done()
    assert left.text == "You left the table. You were the last person there, so it’s closed now."
    await ana.reads("This table is closed.")
    await (await ana.slash("market start", game="lisboa")).done()
    await ana.reads("Seats: 1")


async def test_answers_say_who_joined_and_how_many_sit_there(house: House) -> None:
    ana, bruno = house.person("Ana"), house.person("Bruno")
    await (await ana.slash("market start", game="lisboa")).done()
    assert (await (await ana.click("Add computer")).done()).text == "Beatriz (computer, normal) joined: 2 of 4."
    assert (await (await bruno.click("Join")).done()).text == "You joined: 3 of 4."
    assert (await (await bruno.click("Fill with computers")).done()).text == "Carlos (computer, normal) joined: 4 of 4."


async def test_a_full_channel_offers_a_thread_whose_card_lets_others_join(house: House) -> None:
    ana, bruno, chloe = house.person("Ana"), house.person("Bruno"), house.person("Chloé")
    await (await ana.slash("market start", game="lisboa")).done()
    offer = await (await bruno.slash("market start", game="turin", pace="weekly")).done()
    opened = await pressed(bruno, "Market of Turin in a thread", offer)
    assert "Your table is open" in opened.text
    (thread,) = [each for each in house.discord.world.channels.values() if each.type == 11]
    card = await chloe.reads(f"<@{bruno.id}> wants to play **Market of Turin**: <#{thread.id}> · 1 of ")
    joined = await (await chloe.click("Join", on=card)).done()
    assert joined.text.startswith("You joined: 2 of ")
    assert joined.buttons == ["To the table"]
    await chloe.reads(" · 2 of ")
    hosted = await house.bot.tables.in_channel(int(thread.id))
    assert (hosted.record.pace, len(hosted.record.chairs)) == ("weekly", 2)
    await (await bruno.click("Fill with computers", in_=thread)).done()
    await (await bruno.click("Begin", in_=thread)).done()
    await chloe.reads(f"**Market of Turin** has started: <#{thread.id}>")
    assert card.buttons == ["To the table"]


async def test_beginning_alone_and_closing_are_asked_first(house: House) -> None:
    ana = house.person("Ana")
    await (await ana.slash("market start", game="lisboa")).done()
    closing = await (await ana.click("Close table")).done()
    assert closing.text == "Close table 1, Mercado de Lisboa?"
    assert (await pressed(ana, "Close table", closing)).text == "Table closed."
    closed = await ana.reads("This table is closed.")
    assert closed.text == "## Mercado de Lisboa\nThis table is closed.", "nobody is to be won for it any more"
    assert not closed.buttons
    assert not closed.files
    await (await ana.slash("market start", game="lisboa")).done()
    question = await (await ana.click("Begin")).done()
    assert question.text == "You’re the only one here. Play the solo campaign?"
    assert (await pressed(ana, "Solo campaign", question)).text == "Game on!"


async def test_a_lobby_that_nobody_joins_closes_itself(slow_house: House) -> None:
    ana, bruno = slow_house.person("Ana"), slow_house.person("Bruno")
    await (await ana.slash("market start", game="lisboa")).done()
    await slow_house.wait(days=6)
    await (await bruno.click("Join")).done()
    await slow_house.wait(days=6)
    assert (await slow_house.bot.tables.in_channel(int(slow_house.discord.channel.id))).record.status == "lobby"
    await slow_house.wait(days=1)
    assert "nobody joined or started it for 7 days" in (await ana.reads("This table is closed.\nReason")).text
    await (await bruno.slash("market start", game="lisboa")).done()


@pytest.mark.defect(6)
async def test_a_manager_who_mistypes_a_number_is_told_so(house: House) -> None:
    boss = manager(house)
    for command in ("market admin pause", "market admin resume", "market admin end"):
        answer = await (await boss.slash(command, table=1234)).done()
        assert answer.text == "There’s no table 1234 on this server."


async def test_how_strong_a_computer_is_is_chosen_in_the_lobby_and_stands_beside_its_name(house: House) -> None:
    ana, eve = house.person("Ana"), house.person("Eve")
    await (await ana.slash("market start", game="lisboa")).done()
    await (await ana.click("Fill with computers")).done()
    strengths = await (await ana.click("Computers", on=await (await ana.click("Options")).done())).done()
    assert "Hard: thinks" in strengths.text
    await ana.choose("hard", on=strengths)
    await ana.reads("Beatriz (computer, hard)")
    await ana.reads("Carlos (computer, normal)")
    strengths = await (await eve.click("Computers", on=await (await eve.click("Options")).done())).done()
    await eve.choose("easy", on=strengths)
    await eve.until(lambda: strengths.text == "You’re not at this table." or None, "is refused")


async def test_a_computer_can_be_sent_away_before_the_game_begins(house: House) -> None:
    ana = house.person("Ana")
    await (await ana.slash("market start", game="lisboa")).done()
    await (await ana.click("Fill with computers")).done()
    computers = await (await ana.click("Computers", on=await (await ana.click("Options")).done())).done()
    await ana.choose("Remove Beatriz", on=computers)
    lobby = await ana.reads("Seats: 3")
    assert "Beatriz" not in lobby.text
    assert "Carlos (computer, normal)" in lobby.text


async def test_who_opens_a_table_here_is_not_led_to_where_they_are(house: House) -> None:
    ana, bruno = house.person("Ana"), house.person("Bruno")
    assert (await (await ana.slash("market start", game="lisboa")).done()).text == "Your table is open."
    elsewhere = await (await bruno.slash("market start", game="lisboa", thread=True)).done()
    assert elsewhere.text.startswith("Your table is open: https:")
