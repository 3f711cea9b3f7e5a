"""Several tables wait, and somebody types an answer: the bot asks which is meant, and plays it there."""

import asyncio

from games.fishmarket.actions import Boats
from games.kernel import Action
from playground.person import Person
from playground.seen import Seen
from tests.bot.conftest import House
from tests.bot.fish import begun
from tests.bot.hand import custom_id

FISH, TURIN = "Fish Market · #1", "Market of Turin · #2"


async def at_two_tables(house: House) -> Person:
    """Somebody who is asked for sealed answers at two tables: for bids, and for a card to put up."""
    ana, bruno, _ = await begun(house, "Ana", "Bruno", "Chloé")
    await (await ana.slash("market start", game="turin", thread=True)).done()
    (thread,) = [each for each in house.discord.world.channels.values() if each.type == 11]
    await (await bruno.click("Join", in_=thread)).done()
    await (await ana.click("Begin", in_=thread)).done()
    await ana.gets_dm("Market of Turin")
    return ana


async def answered(house: House, person: Person, table: int) -> Action | None:
    """What a person has answered at a table so far."""
    hosted = await house.bot.hall.table(table)
    moves = hosted.running.moves(hosted.record.seat_of(int(person.id)) or 0)
    return next((decision.answered for decision in moves if decision.answered is not None), None)


async def typed(person: Person, text: str) -> Seen:
    await person.dm(text)
    return await person.gets_dm(f"“{text}” could be for several of your tables")


async def test_the_table_that_is_chosen_gets_what_was_typed(house: House) -> None:
    ana = await at_two_tables(house)
    asked = await typed(ana, "A12 C17")
    assert not any("A12" in str(each.get("custom_id")) for each in asked.components)
    done = await (await ana.click(FISH, on=asked)).done()
    assert "Done: Bid 12 on August (A) and 17 on Clemens (C)" in done.text
    assert await answered(house, ana, 1) == Boats(bids={"A": 12, "C": 17})
    assert await answered(house, ana, 2) is None


async def test_what_was_typed_waits_through_a_restart(house: House) -> None:
    ana = await at_two_tables(house)
    asked = await typed(ana, "A12")
    await house.restart()
    assert "12 on August" in (await (await ana.click(FISH, on=asked)).done()).text


async def test_where_it_makes_no_sense_it_is_refused_and_kept(house: House) -> None:
    ana = await at_two_tables(house)
    asked = await typed(ana, "A12")
    refused = await (await ana.click(TURIN, on=asked)).done()
    assert refused.text == "“A12” is no move that you can make now."
    assert "12 on August" in (await (await ana.click(FISH, on=asked)).done()).text


async def test_what_the_rules_refuse_can_be_mended_in_the_form(house: House) -> None:
    ana = await at_two_tables(house)
    asked = await typed(ana, "A51")
    refused = await (await ana.click(FISH, on=asked)).done()
    assert "You bid 51 coins but have 50. (FM-3.2)" in refused.text
    form = (await ana.click("Bid for the boats", on=refused)).form
    assert form is not None
    assert form.fields["August (A)"]["value"] == "51"


async def test_a_second_text_replaces_the_first(house: House) -> None:
    ana = await at_two_tables(house)
    first = await typed(ana, "A12")
    second = await typed(ana, "A13")
    gone = await (await ana.click(FISH, on=first)).done()
    assert gone.text.startswith("That no longer waits: you have played it, or typed something else since.")
    assert await answered(house, ana, 1) is None
    assert "13 on August" in (await (await ana.click(FISH, on=second)).done()).text


async def test_it_is_played_once(house: House) -> None:
    ana = await at_two_tables(house)
    asked = await typed(ana, "A12")
    answers = await asyncio.gather(ana.click(FISH, on=asked), ana.click(FISH, on=asked))
    texts = sorted([(await answer.done()).text.partition(":")[0] for answer in answers])
    assert texts == ["Done", "That no longer waits"]
    log = (await house.bot.hall.table(1)).running.log
    assert len(log) == 1


async def test_what_was_understood_at_once_leaves_nothing_of_the_text_before(house: House) -> None:
    ana = await at_two_tables(house)
    first = await typed(ana, "A12")
    asked = await ana.gets_dm("bid for")
    await ana.say("A14", in_=ana.dm_channel, reply_to=asked)
    await ana.gets_dm("Understood: Bid 14 on August (A)")
    assert "That no longer waits" in (await (await ana.click(FISH, on=first)).done()).text


async def test_the_question_in_french(house: House) -> None:
    ana = await at_two_tables(house)
    await (await ana.slash("market settings", language="fr")).done()
    await ana.dm("A12")
    asked = await ana.gets_dm("«\u00a0A12\u00a0» peut valoir pour plusieurs de vos tables. Pour laquelle")
    assert "August" in (await (await ana.click(custom_id(asked, "typed"), on=asked)).done()).text
