"""What somebody types to the bot goes to the table that understands it; if several do, the bot asks which is meant."""

import asyncio

import pytest

from bot.host import parking
from bot.host.change import Change
from games.fishmarket.actions import Boats
from games.kernel import Action
from playground.person import Person
from playground.seen import Seen
from tests.front.conftest import House
from tests.front.fish import begun
from tests.front.hand import custom_id
from tests.front.lisboa import begun as at_one_table
from tests.front.test_clock import ends, manager

FISH, OTHER = "Fish Market · #1", "Fish Market · #2"


async def at_two_tables(house: House, game: str = "fishmarket") -> Person:
    """Somebody who is asked for sealed answers at two tables: for bids, and for bids or for a card to put up."""
    ana, bruno, chloe = await begun(house, "Ana", "Bruno", "Chloé")
    await (await ana.slash("market start", game=game, thread=True)).done()
    (thread,) = [each for each in house.discord.world.channels.values() if each.type == 11]
    for other in (bruno, chloe):
        await (await other.click("Join", in_=thread)).done()
    await (await ana.click("Begin", in_=thread)).done()
    await ana.until(lambda: len(asked_in(ana, "")) == 2 or None, "is asked at both")
    return ana


def asked_in(person: Person, game: str) -> list[Seen]:
    """The secret questions to a person about a game."""
    return [each for each in person.dms if game in each.text and "Or type your answer here" in each.text]


async def answered(house: House, person: Person, table: int) -> Action | None:
    """What a person has answered at a table so far."""
    hosted = await house.bot.tables.find(table)
    moves = hosted.running.moves(hosted.record.seat_of(int(person.id)) or 0)
    return next((decision.answered for decision in moves if decision.answered is not None), None)


async def typed(person: Person, text: str) -> Seen:
    await person.dm(text)
    return await person.gets_dm(f"“{text}” fits several of your tables. Which one?")


async def test_the_table_that_is_chosen_gets_what_was_typed(house: House) -> None:
    ana = await at_two_tables(house)
    asked = await typed(ana, "A12 C17")
    assert not any("A12" in str(each.get("custom_id")) for each in asked.components)
    done = await (await ana.click(FISH, on=asked)).done()
    assert "You bid 12 on August (A) and 17 on Clemens (C)" in done.text
    assert await answered(house, ana, 1) == Boats(bids={"A": 12, "C": 17})
    assert await answered(house, ana, 2) is None


async def test_what_was_typed_waits_through_a_restart(house: House) -> None:
    ana = await at_two_tables(house)
    asked = await typed(ana, "A12")
    await house.restart()
    assert "12 on August" in (await (await ana.click(FISH, on=asked)).done()).text


async def test_where_it_is_refused_it_is_kept(house: House) -> None:
    ana = await at_two_tables(house)
    asked = await typed(ana, "A12")
    await ends(manager(house), table=2)
    refused = await (await ana.click(OTHER, on=asked)).done()
    assert refused.text == "This table is closed."
    assert "12 on August" in (await (await ana.click(FISH, on=asked)).done()).text


@pytest.mark.defect(83)
async def test_a_parked_table_that_is_chosen_goes_on_with_what_was_typed(house: House) -> None:
    ana = await at_two_tables(house)
    asked = await typed(ana, "A12")
    await house.bot.tables.change(1, None, parking.park, int(house.discord.channel.id))
    assert "12 on August" in (await (await ana.click(FISH, on=asked)).done()).text
    assert await answered(house, ana, 1) == Boats(bids={"A": 12})


async def test_what_the_rules_refuse_can_be_mended_in_the_form(house: House) -> None:
    ana = await at_two_tables(house)
    asked = await typed(ana, "A51")
    refused = await (await ana.click(FISH, on=asked)).done()
    assert "That makes 51 coins, and you have 50." in refused.text
    form = (await ana.click("Bid on the boats", on=refused)).form
    assert form is not None
    assert form.fields["August (A)"]["value"] == "51"


async def test_a_second_text_replaces_the_first(house: House) -> None:
    ana = await at_two_tables(house)
    first = await typed(ana, "A12")
    second = await typed(ana, "A13")
    gone = await (await ana.click(FISH, on=first)).done()
    assert gone.text.startswith("That’s been played already, or you’ve typed something else since.")
    assert await answered(house, ana, 1) is None
    assert "13 on August" in (await (await ana.click(FISH, on=second)).done()).text


@pytest.mark.databases("sqlite", "postgresql")
async def test_it_is_played_once(house: House) -> None:
    ana = await at_two_tables(house)
    asked = await typed(ana, "A12")
    answers = await asyncio.gather(ana.click(FISH, on=asked), ana.click(FISH, on=asked))
    texts = sorted([(await answer.done()).text.partition(":")[0] for answer in answers])
    assert texts == [
        "That’s been played already, or you’ve typed something else since. Here’s the table now",
        "You bid 12 on August (A).",
    ]
    log = (await house.bot.tables.find(1)).running.log
    assert len(log) == 1


async def test_what_was_understood_at_once_leaves_nothing_of_the_text_before(house: House) -> None:
    ana = await at_two_tables(house)
    first = await typed(ana, "A12")
    asked, _ = asked_in(ana, "Fish Market")
    await ana.say("A14", in_=ana.dm_channel, reply_to=asked)
    await ana.gets_dm("You bid 14 on August (A)")
    assert "That’s been played already" in (await (await ana.click(FISH, on=first)).done()).text


async def test_the_question_in_french(house: House) -> None:
    ana = await at_two_tables(house)
    await (await ana.slash("market settings", language="fr")).done()
    await ana.dm("A12")
    asked = await ana.gets_dm("«\u00a0A12\u00a0» convient à plusieurs de vos tables. Laquelle")
    assert "August" in (await (await ana.click(custom_id(asked, "typed"), on=asked)).done()).text


# Only one table understands it


async def test_what_only_one_table_understands_is_played_there(house: House) -> None:
    ana = await at_two_tables(house, "turin")
    await ana.dm("A12 C17")
    await ana.gets_dm("You bid 12 on August (A) and 17 on Clemens (C)")
    assert await answered(house, ana, 1) == Boats(bids={"A": 12, "C": 17})
    await ana.dm("A13")
    await ana.gets_dm("You bid 13 on August (A)")


@pytest.mark.defect(9)
async def test_what_the_rules_allow_at_one_table_only_is_played_there(house: House) -> None:
    ana = await at_two_tables(house)

    async def have(change: Change) -> None:
        seat = change.hosted.record.seat_of(int(ana.id))
        assert seat is not None
        change.hosted.running.state.players[seat].cash = 80

    await house.bot.tables.change(2, None, have)
    await ana.dm("A60")
    await ana.gets_dm("You bid 60 on August (A)")
    assert (await answered(house, ana, 1), await answered(house, ana, 2)) == (None, Boats(bids={"A": 60}))


@pytest.mark.defect(9)
async def test_an_answer_is_not_changed_unasked_for_what_another_table_waits_for(house: House) -> None:
    ana = await at_two_tables(house)
    await (await ana.click(FISH, on=await typed(ana, "A12"))).done()
    await ana.dm("A14")
    await ana.gets_dm("You bid 14 on August (A)")
    assert (await answered(house, ana, 1), await answered(house, ana, 2)) == (
        Boats(bids={"A": 12}),
        Boats(bids={"A": 14}),
    )
    await typed(ana, "A15")


async def test_what_no_table_understands_is_said_to_be_no_move(house: House) -> None:
    ana = await at_two_tables(house)
    await ana.dm("dance")
    await ana.gets_dm("“dance” isn’t a move at any of your tables. If you mean one of them, reply to its message.")


@pytest.mark.defect(9)
async def test_a_mistyped_change_of_an_answer_is_told_what_is_wrong_with_it(house: House) -> None:
    ana, *_ = await begun(house, "Ana", "Bruno", "Chloé")
    await ana.dm("A12")
    await ana.gets_dm("You bid 12")
    await ana.dm("A12 Q9")
    await ana.gets_dm("I don’t know the move “A12 Q9”. Try `A3 B5 C7`, or use the buttons.")
    await ana.dm("A51")
    await ana.gets_dm("That makes 51 coins, and you have 50.")
    assert await answered(house, ana, 1) == Boats(bids={"A": 12})


async def test_a_reply_is_meant_for_its_table_and_no_other(house: House) -> None:
    ana = await at_two_tables(house, "turin")
    (asked,) = asked_in(ana, "Market of Turin")
    await ana.say("A12", in_=ana.dm_channel, reply_to=asked)
    await ana.gets_dm("I don’t know the move “A12”.")
    assert await answered(house, ana, 1) is None


async def test_whoever_is_not_asked_at_their_only_table_reads_whose_turn_it_is(house: House) -> None:
    ana, bruno = await at_one_table(house, "Ana", "Bruno")
    await ana.gets_dm("Game on!")
    await bruno.dm("coin")
    await bruno.gets_dm(f"Waiting for {ana.name}.")
