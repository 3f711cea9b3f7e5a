"""What goes wrong in a real server: doubled clicks, races, old messages, closed doors, restarts, nonsense."""

import asyncio

import pytest

from bot.front.gallery import Gallery
from bot.messages.message import Picture
from games.kernel import Dice, Table
from playground.person import Person
from playground.rest import Route
from playground.seen import Seen
from tests.front.conftest import House
from tests.front.hand import chosen_in, pressed
from tests.patience import PATIENCE, until

CONVERSATIONS = "POST /users/@me/channels"


async def begun(house: House, *names: str, locale: str = "en-US") -> list[Person]:
    """People at a begun table, the first of them to move."""
    people = [house.person(name, locale) for name in names]
    await (await people[0].slash("market start", game="lisboa")).done()
    for other in people[1:]:
        await (await other.click("Join")).done()
    await (await people[0].click("Begin")).done()
    await people[0].reads("Your turn")
    hosted = await house.bot.tables.in_channel(int(house.discord.channel.id))
    order = [str(chair.person_id) for chair in hosted.record.chairs]
    first = next(seat for seat in range(len(order)) if hosted.owed(seat))
    return sorted(people, key=lambda person: (order.index(person.id) - first) % len(order))


async def table(house: House) -> Table:
    return (await house.bot.tables.in_channel(int(house.discord.channel.id))).running


async def moves(house: House) -> int:
    return len((await table(house)).standing())


async def ready_to_confirm(person: Person) -> Seen:
    """A dialogue at its last question, of somebody who wants to confirm everything."""
    await (await person.slash("market settings", confirm="always")).done()
    screen = await (await person.click("Your move")).done()
    return await (await person.click("Take 1 coin", on=screen)).done()


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
    assert stranger.text == "You’re not at this table."
    waiting = await (await bruno.click("Your move")).done()
    assert waiting.text.startswith(f"It’s {ana.name}’s turn.")
    others = await (await bruno.click("Take 1 coin")).done()
    assert others.ephemeral
    assert others.text == f"It’s not your turn. Waiting for {ana.name}."
    refused = await (await bruno.slash("market play", move="coin")).done()
    assert refused.text == f"“coin” has to wait: it’s not your turn yet. Waiting for {ana.name}."
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
    await ana.gets_dm("has to wait")


async def test_a_restart_in_the_middle_of_a_dialogue(house: House) -> None:
    ana, bruno = await begun(house, "Ana", "Bruno")
    screen = await ready_to_confirm(ana)
    await house.restart()
    await pressed(ana, "Confirm", screen)
    await bruno.reads("takes 1 coin")


async def test_taking_back(house: House) -> None:
    ana, bruno = await begun(house, "Ana", "Bruno")
    await (await ana.slash("market play", move="coin")).done()
    done = await (await ana.slash("market undo")).done()
    assert done.text == "Taken back."
    assert await moves(house) == 0
    await bruno.reads("Taken back: ")
    await (await ana.slash("market play", move="coin")).done()
    await (await bruno.slash("market play", move="coin")).done()
    asked = await (await ana.slash("market undo")).done()
    assert asked.text == "I’ve passed it on to the others."
    assert await moves(house) == 2
    await (await bruno.click("Agree")).done()
    assert await moves(house) == 0


async def test_what_is_played_by_its_last_choice_is_taken_back_below_its_confirmation(house: House) -> None:
    ana, bruno = await begun(house, "Ana", "Bruno")
    played = await (await ana.click("Take 1 coin")).done()
    assert played.text == "You took 1 coin."
    assert await moves(house) == 1
    back = await pressed(ana, "Undo", played)
    assert back.text.startswith("Taken back.")
    assert "Take 1 coin" in back.buttons
    assert await moves(house) == 0
    again = await (await ana.slash("market play", move="coin")).done()
    await (await bruno.slash("market play", move="coin")).done()
    await (await ana.slash("market play", move="coin")).done()
    late = await pressed(ana, "Undo", again)
    assert late.text.startswith("That move can’t be taken back any more")
    assert await moves(house) == 3


@pytest.mark.parametrize("confirm", ["final", "never"])
async def test_what_cannot_be_taken_back_is_confirmed_by_who_wants_to(house: House, confirm: str) -> None:
    # A display of several goods: of one good, the tile is taken in a second step, and the first one is not final.
    house.bot.tables.fresh_dice = lambda: Dice.of("a display of several goods")
    ana, _ = await begun(house, "Ana", "Bruno")
    settings = await (await ana.slash("market settings", confirm=confirm)).done()
    assert any(line.startswith("Moves to confirm: ") for line in chosen_in(settings))
    screen = await (await ana.click("Open a stand")).done()
    buttons: list[str] = []
    while not screen.text.startswith("You "):
        menu = next((each for each in screen.components if "options" in each), None)
        buttons = screen.buttons
        if menu is None:
            await pressed(ana, buttons[0], screen)
        else:
            await (await ana.choose(menu["options"][0]["value"], on=screen)).done()
    assert buttons[0].startswith("Confirm") == (confirm == "final")
    assert "Undo" not in screen.buttons


async def test_nothing_is_taken_back_across_what_was_revealed(house: House) -> None:
    ana, _ = await begun(house, "Ana", "Bruno")
    for typed in ("open", "take"):  # where the display is all of one good, the tile is taken in a second step
        for suggestion in (await ana.complete("market play", "move", typed))[:1]:
            await (await ana.slash("market play", move=suggestion)).done()
    refused = await (await ana.slash("market undo")).done()
    assert "revealed" in refused.text
    assert await moves(house) >= 1


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


def watched(house: House) -> list[str]:
    """The requests with which interactions are answered, from now on."""
    seen: list[str] = []

    def see(route: Route, _status: int, _body: object) -> None:
        if route.path.startswith(("/interactions/", "/webhooks/")):
            seen.append(route.method)

    house.discord.records.watchers.append(see)
    return seen


async def test_what_is_answered_soon_is_answered_with_one_request(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, _ = await begun(house, "Ana", "Bruno")
    monkeypatch.setattr("bot.front.request.SOON", PATIENCE)  # however slow this machine is, it is soon
    requests = watched(house)
    await (await ana.slash("market play", move="coin")).done()
    assert requests == ["POST"]


async def test_what_takes_long_is_promised_and_then_answered(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, bruno = await begun(house, "Ana", "Bruno")
    monkeypatch.setattr("bot.front.request.SOON", 0.0)
    requests = watched(house)
    seen = await (await ana.slash("market play", move="coin")).done()
    assert seen.text == "You took 1 coin."
    screen = await ready_to_confirm(bruno)
    requests.clear()
    assert "You took 1 coin." in (await pressed(bruno, "Confirm", screen)).text
    assert requests.count("PATCH") == 1
    assert await moves(house) == 2


@pytest.mark.defect(40)
async def test_a_picture_that_is_drawn_for_long_is_promised_too(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, _ = await begun(house, "Ana", "Bruno")
    monkeypatch.setattr("bot.front.request.SOON", 0.0)
    requests = watched(house)
    draw = Gallery.draw

    async def draw_after_others(gallery: Gallery, wanted: Picture, *, answer: bool = False) -> bytes:
        for _ in range(100):
            await asyncio.sleep(0)
        return await draw(gallery, wanted, answer=answer)

    monkeypatch.setattr(Gallery, "draw", draw_after_others)
    assert (await (await ana.slash("market board")).done()).files
    assert requests == ["POST", "PATCH"]


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
