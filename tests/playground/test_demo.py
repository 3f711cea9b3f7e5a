"""The demonstration bot: everything that a person can do with it, through real discord.py."""

import pytest

from playground import HandClock, Impossible, NoAnswer, Playground
from tests.playground.demo_bot import DemoBot
from tests.playground.demo_screens import PICTURE

pytestmark = pytest.mark.usefixtures("bot")


async def test_a_slash_command_is_answered_in_public(discord: Playground) -> None:
    ana, bruno = discord.user("Ana"), discord.user("Bruno")
    answer = await ana.slash("echo", text="fish!", times=2)
    assert answer.text == "fish! fish!"
    assert [seen.text for seen in bruno.sees()] == ["fish! fish!"]


async def test_commands_speak_the_language_of_the_person(discord: Playground) -> None:
    chloe = discord.user("Chloé", locale="fr")
    assert (await chloe.slash("écho", text="salut", voice="Fort")).text == "SALUT"
    assert (await chloe.slash("colour", name="bleu")).text == "fr bleu"


async def test_options_are_checked_before_anything_is_sent(discord: Playground, bot: DemoBot) -> None:
    ana = discord.user()
    for wrong in ({}, {"text": "a", "times": 4}, {"text": "a", "voice": "soft"}, {"text": "a", "size": 1}):
        with pytest.raises(Impossible):
            await ana.slash("echo", **wrong)
    with pytest.raises(Impossible):
        await ana.slash("dance")
    assert bot.happened == []


async def test_autocomplete_suggests(discord: Playground) -> None:
    ana = discord.user()
    assert await ana.complete("colour", "name", "bl") == ["blue", "black"]
    assert await ana.suggestions("colour", "name", "r") == [{"name": "Red", "value": "red"}]


async def test_buttons_edit_the_message_for_everybody(discord: Playground) -> None:
    ana, bruno = discord.user(), discord.user()
    await ana.slash("show panel")
    await ana.click("Count")
    await bruno.click("count")
    assert [seen.text for seen in ana.sees()] == ["pressed 2 times"]


async def test_a_disabled_button_cannot_be_pressed(discord: Playground) -> None:
    ana = discord.user()
    panel = await ana.slash("show panel")
    assert panel.message.buttons == ["Count", "Whisper", "Later", "Order", "Papers"]


async def test_ephemeral_messages_are_seen_by_one_person_alone(discord: Playground, bot: DemoBot) -> None:
    ana, bruno = discord.user(), discord.user()
    answer = await ana.slash("whisper")
    assert answer.ephemeral
    assert [seen.text for seen in ana.sees()] == ["psst"]
    assert bruno.sees() == []
    channel = bot.get_partial_messageable(int(discord.channel.id))
    assert [message async for message in channel.history()] == []
    ana.dismiss(answer.message)
    assert ana.sees() == []


async def test_a_menu_offers_options(discord: Playground) -> None:
    ana = discord.user()
    await ana.slash("show panel")
    assert (await ana.choose("Red", "Blue")).text == "picked red and blue"
    with pytest.raises(Impossible):
        await ana.choose("Red", "Blue", "Black")


async def test_menus_offer_people_and_places(discord: Playground) -> None:
    ana, bruno = discord.user("Ana"), discord.user("Bruno")
    role = discord.world.add_role(discord.guild, "Fishers")
    await ana.slash("show choosers")
    assert (await ana.choose(bruno, ana, from_="Who?")).text == "chose Bruno, Ana"
    assert (await ana.choose(discord.channel, from_="Where?")).text == "chose #general"
    assert (await ana.choose(role, from_="Which role?")).text == "chose @Fishers"
    assert (await ana.choose(bruno, from_="Whom?")).text == "chose a Member"


async def test_a_form_has_every_kind_of_field(discord: Playground) -> None:
    ana = discord.user()
    await ana.slash("show panel")
    opened = await ana.click("Order")
    assert opened.form
    assert list(opened.form.fields) == ["Price", "Goods", "Way", "Extras", "Sealed"]
    answer = await ana.fill(
        {"Price": "12", "Goods": ["Fish", "Bread"], "Way": "By boat", "Extras": ["Ice"], "Sealed": True}
    )
    assert answer.text == "ordered 12 | Fish+Bread | boat | Ice | True"
    assert answer.ephemeral


async def test_a_form_keeps_its_defaults(discord: Playground) -> None:
    ana = discord.user()
    await ana.slash("show panel")
    await ana.click("Order")
    assert (await ana.fill(Price="1", Way="cart")).text == "ordered 1 | Bread | cart |  | False"


@pytest.mark.parametrize("wrong", [{"Way": "cart"}, {"Price": "12345", "Way": "cart"}, {"Price": "1"}])
async def test_a_form_is_checked_before_it_is_sent(discord: Playground, wrong: dict[str, str]) -> None:
    ana = discord.user()
    await ana.slash("show panel")
    await ana.click("Order")
    with pytest.raises(Impossible):
        await ana.fill(wrong)


async def test_a_form_takes_files_and_people(discord: Playground) -> None:
    ana, bruno = discord.user(), discord.user("Bruno")
    panel = await ana.slash("show panel")
    await ana.click("Papers")
    await ana.fill(Papers=ana.upload("passport.txt", b"Ana"), Friend=bruno)
    assert panel.text == "[('passport.txt', 3)] ['Bruno']"


async def test_an_old_form(discord: Playground) -> None:
    ana = discord.user()
    await ana.slash("form")
    assert (await ana.fill(Name="Ana")).text == "hello Ana"
    await ana.slash("form")
    assert (await ana.fill()).text == "hello nobody"


async def test_direct_messages_go_both_ways(discord: Playground) -> None:
    ana = discord.user()
    assert (await ana.slash("write")).thinking
    secret = await ana.gets_dm("a secret")
    assert secret.files == {"board.png": PICTURE}
    await ana.click("Count", in_=ana.dm_channel)
    await ana.dm("A12 C17")
    assert (await ana.gets_dm("you said")).text == "you said A12 C17"
    assert len(ana.dms) == 3


async def test_a_picture_in_an_embed(discord: Playground, bot: DemoBot) -> None:
    answer = await discord.user().slash("show picture")
    assert answer.text == "A board\nas it stands\nTurn\n3"
    message = await bot.get_partial_messageable(int(discord.channel.id)).fetch_message(int(answer.message.id))
    assert message.embeds[0].image.url == message.attachments[0].url
    assert (message.attachments[0].width, message.attachments[0].height) == (64, 64)
    assert await message.attachments[0].read() == PICTURE


async def test_a_v2_layout_and_its_change(discord: Playground) -> None:
    ana = discord.user()
    answer = await ana.slash("show layout")
    assert answer.text == "# The board is red"
    gallery = next(part for part in answer.message.components if part["type"] == 12)
    assert gallery["items"][0]["description"] == "a red board"
    assert gallery["items"][0]["media"]["width"] == 64
    await ana.click("Repaint")
    assert answer.text == "# The board is blue"


async def test_a_thread_has_the_id_of_its_message(discord: Playground) -> None:
    ana = discord.user()
    answer = await ana.slash("talk", name="Table 1")
    thread = await ana.until(lambda: discord.world.threads.get(answer.message.id), "sees the thread")
    await ana.reads("welcome", in_=thread)
    assert thread.name == "Table 1"
    assert ana.id in thread.thread_members
    await ana.click("Count", in_=thread)
    await ana.say("hello", in_=thread)
    starter, *said = ana.sees(thread)
    assert starter.message.type == 21
    assert [seen.text for seen in said] == ["pressed 1 times", "hello"]


@pytest.mark.parametrize("secret", [True, False])
async def test_a_deferred_answer(discord: Playground, bot: DemoBot, secret: bool) -> None:
    ana, bruno = discord.user(), discord.user()
    answer = await ana.slash("slow", secret=secret)
    assert answer.thinking
    assert answer.message.thinking
    first = answer.message.id
    bot.go_on.set()
    done = await answer.done()
    assert (done.id, done.text, done.ephemeral) == (first, "finally", secret)
    assert (await ana.reads("one more thing")).ephemeral
    assert [seen.text for seen in bruno.sees()] == ([] if secret else ["finally"])


async def test_a_deferred_update(discord: Playground) -> None:
    ana = discord.user()
    panel = await ana.slash("show panel")
    await ana.click("Later")
    await ana.reads("and more")
    assert panel.text == "changed later"


async def test_whoever_does_not_answer_has_failed_after_three_seconds(discord: Playground, clock: HandClock) -> None:
    ana = discord.user()
    discord.world.listeners.append(lambda event: clock.advance(3) if event.name == "INTERACTION_CREATE" else None)
    with pytest.raises(NoAnswer):
        await ana.slash("silent")


async def test_thinking_ends_after_fifteen_minutes(discord: Playground, clock: HandClock) -> None:
    answer = await discord.user().slash("slow")
    clock.advance(15 * 60)
    with pytest.raises(NoAnswer):
        await answer.done()


async def test_options_of_people_places_and_files(discord: Playground) -> None:
    ana, bruno = discord.user(), discord.user("Bruno")
    paper = ana.upload("list.txt", b"12345")
    answer = await ana.slash("greet", who=bruno, where=discord.channel, paper=paper)
    assert answer.text == "hello Bruno in general, 5 bytes"


async def test_commands_of_the_menu(discord: Playground) -> None:
    ana, bruno = discord.user(), discord.user("Bruno")
    said = await bruno.say("buy my fish")
    assert (await ana.menu("Quote", said)).text == "> buy my fish"
    assert (await ana.menu("Wave", bruno)).text == "waves at Bruno"
