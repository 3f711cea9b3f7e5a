"""Weeks at a table, as people live through them: reminders, absence, coming back, pauses, orders, settings."""

import pytest

from games.kernel import Dice, Nature
from playground.person import Person
from tests.front.conftest import House
from tests.front.hand import chosen_in, pressed
from tests.front.lisboa import begun, moves, ready_to_confirm, table


async def test_a_pace_is_chosen_at_the_start_and_changed_in_the_lobby(slow_house: House) -> None:
    ana = slow_house.person("Ana")
    refused = await (await ana.slash("market start", game="lisboa", pace="soon")).done()
    assert "I don’t know the pace “soon”" in refused.text
    await (await ana.slash("market start", game="lisboa", pace="36")).done()
    await ana.reads("36 hours per move")
    menu = await (await ana.click("Pace", on=await (await ana.click("Options")).done())).done()
    assert "the computer plays for you" in menu.text
    await (await ana.choose("weekly", on=menu)).done()
    await ana.reads("7 days per move")
    await ana.click("Weekends don’t count", on=menu)
    await ana.reads("weekends don’t count")
    hosted = await slow_house.bot.tables.in_channel(int(slow_house.discord.channel.id))
    assert (hosted.record.pace, hosted.record.weekends_off) == ("weekly", True)


async def test_paces_are_suggested_with_what_they_mean(slow_house: House) -> None:
    ana = slow_house.person("Ana")
    offered = await ana.suggestions("market start", "pace", "", game="lisboa")
    assert {"name": "daily (24 hours per move)", "value": "daily"} in offered
    assert await ana.complete("market start", "pace", "30", game="lisboa") == ["live", "daily", "weekly", "free", "30"]


async def late_and_other(house: House) -> tuple[Person, Person]:
    """A table at which the computer has taken the seat of the first."""
    late, other = await begun(house, "Ana", "Bruno")
    await house.wait(hours=24)
    await (await other.slash("market play", move="coin")).done()
    await house.wait(hours=24)
    return late, other


async def test_a_digest_comes_though_nothing_else_happens_any_more(slow_house: House) -> None:
    ana, _ = slow_house.person("Ana"), slow_house.person("Bruno")
    await (await ana.slash("market start", game="lisboa", pace="free")).done()
    await (await ana.click("Add computer")).done()
    await (await ana.click("Begin")).done()
    await slow_house.settled()
    await (await ana.slash("market settings", digest="8")).done()
    await slow_house.settled()
    assert slow_house.clock is not None
    slow_house.clock.hand.advance(24 * 3600)
    await ana.gets_dm("your turn at one table")


async def test_absence_is_told_and_one_press_ends_it(slow_house: House) -> None:
    late, other = await late_and_other(slow_house)
    await other.reads(f"{late.name} ran out of time")
    await other.reads("twice in a row, so the computer plays on")
    told = await late.gets_dm("the computer is playing for you")
    refused = await (await late.slash("market play", move="coin")).done()
    assert "The computer is playing for you here" in refused.text
    answer = await (await late.click("I’m back", on=told)).done()
    assert answer.text.startswith("Welcome back! You’re playing again.")
    await other.reads(f"{late.name} is back")


async def test_an_absent_seat_is_offered_by_command_and_taken_by_a_member(slow_house: House) -> None:
    late, other = await late_and_other(slow_house)
    eve = slow_house.person("Eve")
    early = await (await eve.slash("market seat take")).done()
    assert early.text == "No seat is free here."
    await (await other.slash("market seat offer")).done()
    await eve.reads(f"**{late.name}**’s seat is free")
    taken = await (await eve.click("Take the seat")).done()
    assert taken.text.startswith("The seat is yours")
    assert "You take over from" in (await eve.gets_dm("So far:")).text
    await other.reads(f"Eve takes over {late.name}’s seat")
    history = await (await other.slash("market log")).done()
    assert f"Eve takes over {late.name}’s seat" in history.text
    gone = await (await late.slash("market seat back")).done()
    assert gone.text == "You’re not at this table."


async def test_messages_about_a_seat_lose_their_buttons_when_its_owner_is_back_and_its_offer_goes(
    slow_house: House,
) -> None:
    late, other = await late_and_other(slow_house)
    told = await late.gets_dm("the computer is playing for you")
    held = await other.reads("so the computer plays on")
    await (await other.slash("market seat offer")).done()
    offered = await other.reads(f"**{late.name}**’s seat is free")
    await (await late.click("I’m back", on=told)).done()
    await slow_house.settled()
    assert [message.buttons for message in (told, held)] == [[], []]
    assert offered.id not in {message.id for message in other.sees()}


async def test_a_request_for_a_pause_loses_its_buttons_when_all_have_answered(slow_house: House) -> None:
    ana, bruno = await begun(slow_house, "Ana", "Bruno")
    await (await ana.slash("market pause")).done()
    request = await bruno.reads("would like a pause")
    assert request.buttons
    await (await bruno.click(request.buttons[0], on=request)).done()
    paused = await ana.reads("Paused, as agreed")
    await slow_house.settled()
    assert (request.buttons, paused.buttons) == ([], ["Go on"])


async def test_leaving_a_running_game_asks_first(slow_house: House) -> None:
    slow_house.bot.tables.fresh_dice = lambda: Dice.of("leaving")  # a first turn of one move
    ana, bruno = await begun(slow_house, "Ana", "Bruno")
    sure = await (await ana.slash("market leave")).done()
    assert "The game goes on without you" in sure.text
    await (await ana.click("Leave the game", on=sure)).done()
    await bruno.reads("left. The computer plays on")
    assert await moves(slow_house) == 1
    back = await (await ana.slash("market seat back")).done()
    assert back.text.startswith("Welcome back! You’re playing again.")


async def test_a_pause_by_consent(slow_house: House) -> None:
    ana, bruno = await begun(slow_house, "Ana", "Bruno")
    await (await ana.slash("market pause")).done()
    asked = await bruno.reads("would like a pause")
    assert asked.mentions == [bruno.name]
    await (await bruno.click("Agree", on=asked)).done()
    await ana.reads("Paused, as agreed")
    await ana.reads("⏸ Paused: nobody moves until more than half of you want to go on.")
    await slow_house.wait(days=9)
    assert await moves(slow_house) == 0
    await (await bruno.click("Go on")).done()
    await (await ana.click("Agree", on=await ana.reads("would like to go on"))).done()
    await bruno.reads("The game goes on")
    await slow_house.wait(hours=23)
    assert await moves(slow_house) == 0


async def paused(house: House) -> tuple[Person, Person]:
    """A table whose people have agreed on a pause; the first is to move."""
    ana, bruno = await begun(house, "Ana", "Bruno")
    await (await ana.slash("market pause")).done()
    await (await bruno.click("Agree", on=await bruno.reads("would like a pause"))).done()
    await ana.reads("Paused, as agreed: no moves")
    return ana, bruno


async def test_nobody_moves_in_a_pause_and_everybody_is_told_how_it_ends(slow_house: House) -> None:
    ana, bruno = await begun(slow_house, "Ana", "Bruno")
    old = await ready_to_confirm(ana)
    await (await ana.slash("market pause")).done()
    await (await bruno.click("Agree", on=await bruno.reads("would like a pause"))).done()
    await ana.reads("Paused, as agreed: no moves")
    sentence = "This table is paused: nobody moves until more than half of you want to go on."
    assert sentence in (await pressed(ana, "Confirm", old)).text
    assert sentence in (await (await ana.slash("market play", move="coin")).done()).text
    assert sentence in (await (await bruno.slash("market play", move="wish first coin")).done()).text
    assert sentence in (await (await ana.slash("market undo")).done()).text
    await ana.dm("coin")
    assert "Go on" in [each.get("label") for each in (await ana.gets_dm("Paused, as agreed")).components]
    assert await moves(slow_house) == 0
    screen = await (await ana.click("Your move")).done()
    assert screen.text.startswith("Paused, as agreed: no moves")
    await (await ana.click("Go on", on=screen)).done()
    await (await bruno.click("Agree", on=await bruno.reads("would like to go on"))).done()
    await ana.reads("The game goes on")
    assert (await (await ana.slash("market play", move="coin")).done()).text == "You took 1 coin."


async def test_a_paused_table_is_looked_at_and_does_not_wait(slow_house: House) -> None:
    ana, _ = await paused(slow_house)
    hand = await (await ana.slash("market hand")).done()
    assert "Paused: nobody moves until more than half of you want to go on." in hand.text
    assert "Take 1 coin" not in str(hand.components)
    assert await ana.complete("market play", "move", "") == []
    tables = await (await ana.slash("market games")).done()
    assert tables.text.endswith("· paused")
    orders = await (await ana.slash("market orders")).done()
    assert "No standing orders." in orders.text


async def test_a_typed_answer_is_not_meant_for_a_paused_table(slow_house: House) -> None:
    ana, bruno = await paused(slow_house)
    await (await ana.slash("market start", game="turin", thread=True)).done()
    (thread,) = [each for each in slow_house.discord.world.channels.values() if each.type == 11]
    await (await bruno.click("Join", in_=thread)).done()
    await (await ana.click("Begin", in_=thread)).done()
    await ana.gets_dm("Market of Turin")
    await ana.dm("nonsense")
    await ana.gets_dm("I don’t know the move “nonsense”.")


def manager(house: House) -> Person:
    boss = house.person("Boss")
    role = house.discord.world.add_role(house.discord.guild, "Managers", permissions=1 << 5)
    house.discord.guild.members[boss.id].roles.append(role.id)
    return boss


async def ends(boss: Person, why: str = "", table: int = 1) -> None:
    """Close a table: the bot asks once more, and why."""
    asked = await boss.slash("market admin end", table=table)
    assert asked.form is not None
    assert asked.form.title.startswith(f"Close table {table}, ")
    await (await boss.fill({"why": why})).done()


async def test_what_a_manager_pauses_a_manager_lets_go_on(slow_house: House) -> None:
    ana, _ = await begun(slow_house, "Ana", "Bruno")
    boss = manager(slow_house)
    await (await boss.slash("market admin pause", table=1)).done()
    told = await ana.reads("A manager of this server has paused this table: no moves")
    assert not any(each.get("label") == "Go on" for each in told.components)
    for tried in (ana.slash("market play", move="coin"), ana.slash("market pause")):
        refused = await (await tried).done()
        assert refused.text == (
            "A manager of this server has paused this table: nobody moves until a manager resumes it."
        )
    await (await boss.slash("market admin resume", table=1)).done()
    await ana.reads("The game goes on")
    assert (await (await ana.slash("market play", move="coin")).done()).text == "You took 1 coin."


async def test_standing_orders_are_one_press_away(slow_house: House) -> None:
    _, bruno = await begun(slow_house, "Ana", "Bruno")
    await (await bruno.click("More")).done()
    screen = await (await bruno.click("Standing orders")).done()
    assert screen.ephemeral
    assert "No standing orders." in screen.text
    await (await bruno.slash("market play", move="wish first coin")).done()
    screen = await (await bruno.slash("market orders")).done()
    assert "First wish: 1 coin." in screen.text
    await pressed(bruno, "Drop my plan", screen)
    assert not any((await table(slow_house)).state.plans)


async def test_the_owner_is_told_what_his_order_did(slow_house: House) -> None:
    ana, bruno = await begun(slow_house, "Ana", "Bruno")
    await (await bruno.slash("market play", move="wish first coin")).done()
    await (await ana.slash("market play", move="coin")).done()
    await bruno.gets_dm("As planned: you take 1 coin (2 in a row; the game ends at 4).")
    assert not any("As planned" in each.text for each in ana.dms + ana.sees())


async def test_after_a_move_there_is_a_way_to_the_next_table(slow_house: House) -> None:
    ana, bruno = await begun(slow_house, "Ana", "Bruno")
    await (await ana.slash("market start", game="lisboa", thread=True)).done()
    (thread,) = [each for each in slow_house.discord.world.channels.values() if each.type == 11]
    await (await bruno.click("Join", in_=thread)).done()
    await (await ana.click("Begin", in_=thread)).done()
    await ana.reads("Your turn", in_=thread)
    hosted = await slow_house.bot.tables.in_channel(int(thread.id))
    if hosted.owed(hosted.record.seat_of(int(bruno.id)) or 0):
        await (await bruno.slash("market play", move="coin", in_=thread)).done()
    done = await (await ana.slash("market play", move="coin")).done()
    (link,) = [each for each in done.components if each.get("url")]
    assert str(thread.id) in link["url"]
    assert link["label"] == "Next: Mercado de Lisboa"


async def test_a_reminder_is_gone_when_its_question_is_answered(slow_house: House) -> None:
    ana, bruno = await begun(slow_house, "Ana", "Bruno")
    await slow_house.wait(hours=20)
    await bruno.reads("half your time is gone")
    await (await ana.slash("market play", move="coin")).done()
    await slow_house.settled()
    assert not any("half your time" in each.text for each in bruno.sees())


async def test_settings_of_a_person(slow_house: House) -> None:
    ana = slow_house.person("Ana")
    assert "Europe/Lisbon" in await ana.complete("market settings", "zone", "lisb")
    answer = await (
        await ana.slash("market settings", zone="Europe/Lisbon", quiet="23-7", reminders="dm", digest="8")
    ).done()
    stands = ["Turn alerts: by direct message", "Time zone: Europe/Lisbon", "Quiet hours: 23–7"]
    assert chosen_in(answer)[3:7] == [*stands, "Daily list of your open turns: 8:00"]
    french = await (await ana.slash("market settings", zone="paris", quiet="22h-8h")).done()
    assert chosen_in(french)[4:6] == ["Time zone: Europe/Paris", "Quiet hours: 22–8"]
    wrong = await (await ana.slash("market settings", zone="Atlantis")).done()
    assert "I don’t know the time zone “Atlantis”" in wrong.text
    for night in ("now", "22", "8-8", "0-23", "9" * 5000 + "-7"):
        wrong = await (await ana.slash("market settings", quiet=night)).done()
        assert "as quiet hours" in wrong.text
    off = await (await ana.slash("market settings", quiet="off", digest="off")).done()
    assert chosen_in(off)[5:7] == ["Quiet hours: off", "Daily list of your open turns: off"]


@pytest.mark.defect(63)
async def test_hours_are_those_of_the_place_where_somebody_lives(slow_house: House) -> None:
    """Whoever chose quiet hours from 22 to 8, and no time zone, had them by Greenwich: in Berlin from 0 to 10."""
    eve = slow_house.person("Eve", "de")
    shown = await (await eve.slash("market settings")).done()
    answer = await (await eve.choose("22-8", from_="Ruhezeit: …", on=shown)).done()
    assert chosen_in(answer)[4:6] == ["Zeitzone: Europe/Berlin", "Ruhezeit: 22–8 Uhr"]
    assert "Diese Stunden gelten jetzt in **Europe/Berlin**" in answer.text
    again = await (await eve.slash("market settings", zone="tokyo", digest="9")).done()
    assert chosen_in(again)[4] == "Zeitzone: Asia/Tokyo"
    assert "gelten jetzt" not in again.text
    later = await (await eve.slash("market settings", quiet="von 23 bis 7 Uhr")).done()
    assert chosen_in(later)[4:6] == ["Zeitzone: Asia/Tokyo", "Ruhezeit: 23–7 Uhr"]


@pytest.mark.defect(63)
async def test_whoever_has_left_discord_as_it_came_is_taken_to_live_where_the_server_is(slow_house: House) -> None:
    ana, boss = slow_house.person("Ana"), manager(slow_house)
    await (await boss.slash("market admin settings", zone="lisbon")).done()
    off = await (await ana.slash("market settings", quiet="off", digest="off")).done()
    assert chosen_in(off)[4] == "Time zone: UTC"
    digest = await (await ana.slash("market settings", digest="8")).done()
    assert chosen_in(digest)[4] == "Time zone: Europe/Lisbon"
    assert "I take these hours as those of **Europe/Lisbon**" in digest.text


async def test_a_vacation_by_command(slow_house: House) -> None:
    ana, bruno = await begun(slow_house, "Ana", "Bruno")
    answer = await (await ana.slash("market vacation", days=12)).done()
    assert "You have 18 vacation days left this year" in answer.text
    await slow_house.wait(days=12)
    assert await moves(slow_house) == 0
    refused = await (await bruno.slash("market vacation", days=30)).done()
    assert "You’re on vacation" in refused.text
    over = await (await bruno.slash("market vacation", days=0)).done()
    assert "your clock is running" in over.text


async def test_managers_see_stop_and_close_tables_and_nothing_else(slow_house: House) -> None:
    ana, bruno = await begun(slow_house, "Ana", "Bruno")
    refused = await (await bruno.slash("market admin list")).done()
    assert refused.text == "Only members who manage this server can do that."
    world = slow_house.discord.world
    boss = manager(slow_house)
    listed = await (await boss.slash("market admin list")).done()
    assert "Mercado de Lisboa · #1" in listed.text
    assert "to move: " in listed.text
    await (await boss.slash("market admin pause", table=1)).done()
    await ana.reads("A manager of this server has paused this table")
    settled = await (await boss.slash("market admin settings", language="fr", pace="weekly", zone="Lisbon")).done()
    assert "français" in settled.text
    assert "Time zone: **Europe/Lisbon**" in settled.text
    assert (await slow_house.bot.tables.find(1)).record.zone == "Europe/Lisbon"
    await ends(boss, "Too loud")
    assert (await ana.reads("This game was closed before the end. Nobody won.\nReason: Too loud")).mentions
    other = world.add_channel(slow_house.discord.guild, "games")
    await (await boss.slash("market admin channel", channel=other, allowed=True)).done()
    refused = await (await ana.slash("market start", game="lisboa")).done()
    assert f"<#{other.id}>" in refused.text
    await (await ana.slash("market start", game="lisboa", in_=other)).done()
    await ana.reads("hebdomadaire", in_=other)


@pytest.mark.defect(19)
async def test_a_table_that_a_manager_has_ended_does_not_play_on(slow_house: House) -> None:
    ana, bruno = await begun(slow_house, "Ana", "Bruno")
    boss = manager(slow_house)
    old = await ready_to_confirm(ana)
    await ends(boss)
    await bruno.reads("This game was closed")
    sentence = "This table is closed."
    assert (await pressed(ana, "Confirm", old)).text == sentence
    assert (await (await ana.slash("market play", move="coin")).done()).text == sentence
    for tried in ("market undo", "market pause", "market leave"):
        assert (await (await ana.slash(tried)).done()).text == sentence, tried
    assert await ana.complete("market play", "move", "") == []
    assert await moves(slow_house) == 0


async def test_a_spectator_sees_the_public_board_and_no_more(slow_house: House) -> None:
    await begun(slow_house, "Ana", "Bruno")
    eve = slow_house.person("Eve")
    for command in ("market board", "market log"):
        seen = await (await eve.slash(command)).done()
        assert seen.ephemeral
    for command in ("market orders", "market pause", "market leave"):
        seen = await (await eve.slash(command)).done()
        assert seen.text == "You’re not at this table."


async def test_in_a_sealed_window_nobody_is_mentioned_who_gets_the_question_directly(slow_house: House) -> None:
    people = [slow_house.person(name) for name in ("Ana", "Bruno", "Chloé")]
    await (await people[0].slash("market start", game="fishmarket")).done()
    for other in people[1:]:
        await (await other.click("Join")).done()
    await (await people[0].click("Begin")).done()
    for person in people:
        await person.gets_dm("bid")
    await slow_house.settled()
    assert all(decision.nature is Nature.SEALED for _, decision in (await table(slow_house)).awaited())
    turn = await people[0].reads("bid on the")
    assert turn.mentions == []
    await slow_house.wait(hours=12)
    for person in people:
        await person.gets_dm("alf your time is gone")
