"""Channels that go, threads that sleep, options, and everything one can look at."""

from bot.host import lobby
from bot.host.hosted import HostedTable
from bot.host.people import meet
from bot.store import Status
from tests.front.conftest import House
from tests.front.hand import end_of
from tests.front.lisboa import begun


async def sit_down(house: House, hosted: HostedTable, person_id: int) -> None:
    bruno = await meet(house.store, person_id, "Bruno", "en-US")
    await house.bot.tables.change(hosted.record.id, None, lobby.join, bruno)


async def test_a_deleted_channel_of_which_nobody_told_is_noticed_with_the_next_message(house: House) -> None:
    ana = house.person("Ana")
    await (await ana.slash("market start", game="lisboa", thread=True)).done()
    (thread,) = [each for each in house.discord.world.channels.values() if each.type == 11]
    await ana.reads("Mercado de Lisboa", in_=thread)
    bruno = house.person("Bruno")
    del house.discord.world.channels[thread.id]
    (hosted,) = await house.bot.tables.of_person(int(ana.id))
    await sit_down(house, hosted, int(bruno.id))
    await ana.gets_dm("The channel of your **Mercado de Lisboa** table (table 1) was deleted.")
    (hosted,) = await house.bot.tables.of_person(int(ana.id))
    assert hosted.record.status is Status.PARKED


async def test_an_archived_thread_is_woken(house: House) -> None:
    ana, bruno = house.person("Ana"), house.person("Bruno")
    await (await ana.slash("market start", game="lisboa", thread=True)).done()
    (thread,) = [each for each in house.discord.world.channels.values() if each.type == 11]
    await ana.reads("Mercado de Lisboa", in_=thread)
    thread.archived = True
    (hosted,) = await house.bot.tables.of_person(int(ana.id))
    await sit_down(house, hosted, int(bruno.id))
    await ana.reads("Seats: 2", in_=thread)


async def test_an_option_of_two_values_is_switched_by_one_press(house: House) -> None:
    ana = house.person("Ana")
    await (await ana.slash("market start", game="lisboa")).done()
    await (await ana.click("Add computer")).done()
    menu = await (await ana.click("Options")).done()
    assert menu.ephemeral
    switched = await (await ana.click("Money → Open", on=menu)).done()
    assert "Money → Hidden" in switched.buttons
    lobby = await ana.reads("Table options:")
    assert not lobby.ephemeral
    hosted = await house.bot.tables.in_channel(int(house.discord.channel.id))
    assert hosted.record.options == {"money_visibility": "open"}


async def test_an_option_of_few_values_is_chosen_by_a_button_and_of_many_by_a_menu(house: House) -> None:
    ana = house.person("Ana")
    await (await ana.slash("market start", game="central")).done()
    screen = await (await ana.click("Options")).done()
    prices = await (await ana.choose("price_max", on=screen)).done()
    assert prices.buttons == ["9", "10", "11", "12", "Back"]
    screen = await (await ana.click("12", on=prices)).done()
    await (await ana.choose("removed_product", on=screen)).done()
    await (await ana.choose("carrot", on=screen)).done()
    hosted = await house.bot.tables.in_channel(int(house.discord.channel.id))
    assert hosted.record.options == {"price_max": 12, "removed_product": "carrot"}


async def test_everything_one_can_look_at_is_private(house: House) -> None:
    ana, bruno = await begun(house, "Ana", "Bruno")
    await (await ana.slash("market play", move="coin")).done()
    for command, text in (
        ("market hand", f"It’s {bruno.name}’s turn."),
        ("market board", "current board"),
        ("market log", "take 1 coin"),
    ):
        seen = await (await ana.slash(command)).done()
        assert seen.ephemeral
        assert text in seen.text
    rules = await (await bruno.slash("market rules", game="lisboa")).done()
    assert "build one market" in rules.text
    assert rules.ephemeral
    await (await bruno.click("More")).done()
    written = await (await bruno.click("Board as text")).done()
    assert "Customers: where" in written.text


async def test_a_spectator_sees_the_board_but_no_hand(house: House) -> None:
    ana, _ = await begun(house, "Ana", "Bruno")
    eve = house.person("Eve")
    board = await (await eve.slash("market board")).done()
    assert "current board" in board.text
    assert board.files
    assert board.buttons == []
    own = await (await ana.slash("market board")).done()
    assert own.buttons == ["Your move", "My hand", "Plan ahead", "More"]
    hand = await (await eve.slash("market hand")).done()
    assert hand.text == "You’re not at this table."


async def test_a_rematch_opens_the_same_table_anew(house: House) -> None:
    ana, bruno = await begun(house, "Ana", "Bruno")
    for mover in (ana, bruno, ana, bruno):
        await (await mover.slash("market play", move="coin")).done()
    over = await end_of(ana)
    await (await bruno.click("Rematch")).done()
    lobby = await ana.reads("Seats: 2")
    assert f"<@{ana.id}>" in lobby.text
    again = await (await ana.click("Rematch", on=over)).done()
    assert again.text.startswith("The rematch is open already, with a seat for you: ")


async def test_hands_are_dealt_by_direct_message(house: House) -> None:
    ana, bruno = await begun(house, "Ana", "Bruno")
    for person in (ana, bruno):
        dealt = await person.gets_dm("Game on!")
        assert dealt.files
        assert "To the table" in dealt.buttons


async def test_a_move_that_is_announced_calls_exactly_who_must_act(house: House) -> None:
    ana, bruno = await begun(house, "Ana", "Bruno")
    first = await ana.reads("Your turn")
    assert first.mentions == [ana.name]
    await (await ana.slash("market play", move="coin")).done()
    second = await bruno.reads("takes 1 coin")
    assert second.mentions == [bruno.name]
