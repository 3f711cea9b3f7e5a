"""What goes wrong in a real server: doubled clicks, races, old messages, closed doors, restarts, nonsense."""

import asyncio

import pytest

from tests.front.conftest import House
from tests.front.hand import pressed
from tests.front.lisboa import begun, moves, ready_to_confirm
from tests.patience import until

CONVERSATIONS = "POST /users/@me/channels"


async def test_a_double_click_moves_once(house: House) -> None:
    ana, _ = await begun(house, "Ana", "Bruno")
    screen = await ready_to_confirm(ana)
    house.discord.faults.double("INTERACTION_CREATE")
    await pressed(ana, "Confirm", screen)
    await ana.reads("takes 1 coin")
    assert await moves(house) == 1


async def test_two_quick_clicks_move_once(house: House) -> None:
    ana, bruno = await begun(house, "Ana", "Bruno")
    screen = await ready_to_confirm(ana)
    await asyncio.gather(ana.click("Confirm", on=screen), ana.click("Confirm", on=screen), return_exceptions=True)
    await bruno.reads("takes 1 coin")
    assert await moves(house) == 1


async def test_two_people_take_the_last_seat_at_once(house: House) -> None:
    ana, others = house.person("Ana"), [house.person(name) for name in ("Bruno", "Chloé", "Dmitri", "Eve", "Fay")]
    await (await ana.slash("market start", game="lisboa")).done()
    await ana.reads("Seats: 1")
    answers = await asyncio.gather(*(other.click("Join") for other in others))
    texts = [(await answer.done()).text for answer in answers]
    assert sorted(texts) == ["The table is full."] * 2 + [f"You joined: {seats} of 4." for seats in (2, 3, 4)]
    await ana.reads("Seats: 4")


async def test_a_click_in_an_old_dialogue_shows_how_things_stand(house: House) -> None:
    ana, bruno = await begun(house, "Ana", "Bruno")
    old = await ready_to_confirm(ana)
    await (await ana.slash("market play", move="coin")).done()
    answer = await pressed(ana, "Confirm", old)
    assert "The market has moved on" in answer.text
    assert await moves(house) == 1
    assert bruno.sees()


async def test_the_message_before_loses_its_buttons(house: House) -> None:
    ana, _ = await begun(house, "Ana", "Bruno")
    first = await ana.reads("Your turn")
    await (await ana.slash("market play", move="coin")).done()
    await ana.reads("takes 1 coin")
    await ana.until(lambda: not first.buttons or None, "the old message has no buttons")


async def test_other_peoples_buttons_are_refused_in_private(house: House) -> None:
    ana, bruno = await begun(house, "Ana", "Bruno")
    eve = house.person("Eve")
    stranger = await (await eve.click("Your move")).done()
    assert stranger.ephemeral
    assert (stranger.text, stranger.buttons) == ("You’re not at this table.", ["My tables", "Play now"])
    waiting = await (await bruno.click("Your move")).done()
    assert waiting.text.startswith(f"It’s {ana.name}’s turn.")
    others = await (await bruno.click("Take 1 coin")).done()
    assert others.ephemeral
    assert others.text == f"It’s not your turn. Waiting for {ana.name}."
    refused = await (await bruno.slash("market play", move="coin")).done()
    assert refused.text == f"It’s not your turn, so I haven’t played “coin”. Waiting for {ana.name}."
    assert await moves(house) == 0
    assert ana.sees()


async def test_nonsense_gets_one_sentence(house: House) -> None:
    ana, _ = await begun(house, "Ana", "Bruno")
    for text in ("dance", "open", "open fish Z9", "💥", "a" * 400, "bring K9-9 L1"):
        answer = await (await ana.slash("market play", move=text)).done()
        assert "I don’t know the move" in answer.text
    assert await moves(house) == 0


HUGE = "9" * 30
BEYOND_ALL = (
    f"profile:0::{HUGE}",
    f"profile:0:text:{HUGE}",
    f"top:0:lisboa:{HUGE}",
    f"top:0:lisboa:{2**62}",
    f"season:0:{HUGE}:all.0",
    f"season:0:1:all.{HUGE}",
    f"tournament:0:join:{HUGE}",
    f"tournament:0:table:{HUGE} {HUGE}",
    f"tables:0::{HUGE}",
    f"log:1::{HUGE}",
    f"announce:1::{HUGE}",
    f"take:1::{HUGE}",
    f"replay:1::{HUGE}",
    f"undo:1::{HUGE}",
    f"step:1:t1:open@{HUGE}",
)
"""Numbers that no row, page or seat of ours has, nor could a database be asked for them."""


@pytest.mark.defect(30)
async def test_forged_custom_ids_are_refused(house: House) -> None:
    ana, _ = await begun(house, "Ana", "Bruno")
    board = await ana.reads("Your turn")
    button = next(each for each in board.components if each.get("label") == "Your move")
    for forged in (
        "mk1:play:1:t1:coin~x",
        "mk1:play:zzzz:t1:coin",
        "mk1:step:1::",
        "mk1:option:1::",
        "mk1:value:1::nothing",
        "mk1:agree:1::",
        "mk1:undo:1::1",
        "mk1:form:1:t1:plan",
        "mk9:move:1::",
        "anything",
        "mk1:dance:1::",
        "mk1:move:!!::",
        "mk1:move:1y2p0ij32e8e8::",  # 2^63
        f"mk1:move:{'z' * 80}::",
        "mk1:step:1:t1:open@²",
        "mk1:begin:1::",
        "mk1:rematch:1::",
        *(f"mk1:{verb}" for verb in BEYOND_ALL),
    ):
        button["custom_id"] = forged
        answer = await (await ana.click(forged, on=board)).done()
        assert answer.ephemeral
        assert "Something went wrong" not in answer.text, forged
    assert await moves(house) == 0


async def test_closed_dms_are_told_once_and_the_game_goes_on(house: House) -> None:
    ana, bruno = house.person("Ana"), house.person("Bruno", dms_open=False)
    await (await ana.slash("market start", game="lisboa")).done()
    await (await bruno.click("Join")).done()
    await (await ana.click("Begin")).done()
    await ana.gets_dm("Game on!")
    await ana.reads("I can’t reach Bruno by direct message")
    hand = await (await bruno.click("My hand")).done()
    assert hand.ephemeral
    assert len([each for each in ana.sees() if "by direct message" in each.text]) == 1


async def test_a_move_typed_in_a_direct_message(house: House) -> None:
    ana, bruno = await begun(house, "Ana", "Bruno")
    await ana.gets_dm("Game on!")
    await ana.dm("dance")
    await ana.gets_dm("I don’t know the move")
    await ana.dm("coin")
    await ana.gets_dm("You took 1 coin.")
    await bruno.reads("takes 1 coin")
    await ana.dm("coin")
    await ana.gets_dm("haven’t played")


async def test_a_restart_in_the_middle_of_a_dialogue(house: House) -> None:
    ana, bruno = await begun(house, "Ana", "Bruno")
    screen = await ready_to_confirm(ana)
    await house.restart()
    await pressed(ana, "Confirm", screen)
    await bruno.reads("takes 1 coin")


async def test_autocomplete_offers_the_moves_that_fit(house: House) -> None:
    ana, bruno = await begun(house, "Ana", "Bruno")
    offered = await ana.complete("market play", "move", "coi")
    assert offered == ["coin"]
    assert await bruno.complete("market play", "move", "coi") == []


async def test_a_second_table_in_the_channel_is_refused_with_a_link(house: House) -> None:
    ana, bruno = house.person("Ana"), house.person("Bruno")
    await (await ana.slash("market start", game="lisboa")).done()
    answer = await (await bruno.slash("market start", game="lisboa")).done()
    assert answer.ephemeral
    assert "This channel already has a table" in answer.text
    assert f"/{house.discord.channel.id}" in answer.text


async def test_a_table_in_a_thread(house: House) -> None:
    ana = house.person("Ana")
    await (await ana.slash("market start", game="lisboa", thread=True)).done()
    (thread,) = [each for each in house.discord.world.channels.values() if each.type == 11]
    await ana.reads("Mercado de Lisboa", in_=thread)


@pytest.mark.defect(26)
async def test_a_command_that_comes_twice_makes_one_thread(house: House) -> None:
    ana = house.person("Ana")
    house.discord.faults.double("INTERACTION_CREATE")
    await (await ana.slash("market start", game="lisboa", thread=True)).done()
    await house.bot.service.close()  # both are served
    (thread,) = [each for each in house.discord.world.channels.values() if each.type == 11]
    await ana.reads("Mercado de Lisboa", in_=thread)


@pytest.mark.defect(26)
async def test_a_command_that_another_process_has_heard_makes_no_thread(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a process remembers is not all: a thread is made by whoever has claimed the command in the database."""
    ana = house.person("Ana")
    monkeypatch.setattr(house.bot.service, "_is_first", lambda _: asyncio.sleep(0, result=True))
    house.discord.faults.double("INTERACTION_CREATE")
    await (await ana.slash("market start", game="lisboa", thread=True)).done()
    await house.bot.service.close()
    assert sum(each.type == 11 for each in house.discord.world.channels.values()) == 1


async def test_only_the_opener_begins_and_cancels(house: House) -> None:
    ana, bruno = house.person("Ana"), house.person("Bruno")
    await (await ana.slash("market start", game="lisboa")).done()
    await (await bruno.click("Join")).done()
    refused = await (await bruno.click("Begin")).done()
    assert "Only the host" in refused.text
    assert (await ana.click("Close table")).form is not None  # somebody else sits there: why?
    await (await ana.fill({"why": "No time"})).done()
    assert (await bruno.reads("Reason: No time")).mentions == [bruno.name]
    await (await bruno.slash("market start", game="lisboa")).done()


async def test_settings_change_the_language_of_private_things(house: House) -> None:
    ana, _ = await begun(house, "Ana", "Bruno")
    await (await ana.slash("market settings", language="fr", dms=False)).done()
    screen = await (await ana.click("Your move")).done()
    assert "Prendre 1 pièce" in screen.buttons
    public = await ana.reads("Your turn")
    assert not public.ephemeral


async def test_an_outage_of_discord_delays_but_loses_nothing(house: House) -> None:
    ana, bruno = await begun(house, "Ana", "Bruno")
    house.discord.faults.lose_answer(route="POST /channels/*/messages")
    await (await ana.slash("market play", move="coin")).done()
    await bruno.reads("takes 1 coin")
    posted = [each for each in bruno.sees() if "takes 1 coin" in each.text and not each.ephemeral]
    assert len(posted) == 1


async def test_too_many_new_conversations_are_waited_for_and_nothing_is_lost(slow_house: House) -> None:
    opened: list[int] = []
    discord = slow_house.discord
    discord.records.watchers.append(
        lambda route, status, _: opened.append(status) if "@me/channels" in route.path else None
    )
    discord.faults.answer(403, route=CONVERSATIONS, code=40003, message="too fast")
    ana, bruno = await begun(slow_house, "Ana", "Bruno")

    async def refused() -> bool:
        return not discord.faults.left(CONVERSATIONS)

    await until(refused, "the first conversation is refused")
    assert opened == [], "who was refused one conversation tried another"
    assert slow_house.clock is not None
    slow_house.clock.hand.advance(61)
    for person in (ana, bruno):
        await person.gets_dm("Game on!")
    assert opened == [200, 200]


async def test_a_refusal_that_is_not_discords_own_is_tried_again(house: House) -> None:
    ana, bruno = await begun(house, "Ana", "Bruno")
    house.discord.faults.answer(418, route="POST /channels/*/messages", message="something on the way")
    await (await ana.slash("market play", move="coin")).done()
    await bruno.reads("takes 1 coin")


async def test_a_board_that_was_late_loses_its_buttons_to_the_next_one(house: House) -> None:
    ana, bruno = await begun(house, "Ana", "Bruno")
    await house.settled()
    house.discord.faults.answer(418, route="POST /channels/*/messages", times=2)
    await (await ana.slash("market play", move="coin")).done()
    await (await bruno.slash("market play", move="coin")).done()
    await house.settled()
    *earlier, last = [seen for seen in ana.sees() if not seen.ephemeral]
    assert [seen.buttons for seen in earlier] == [[]] * len(earlier)
    assert last.buttons
