"""The start player's dialogue in Schwarzmarkt: a card, what it asks for, and rules for later, one after the other."""

import pytest

from games.kernel import Dice
from playground.person import Person
from playground.seen import Seen
from tests.front.conftest import House
from tests.front.hand import custom_id, pressed, sent

QUESTION = "Wanted: 3 potatoes. Rate 1, last turn at 50."
RULE = "from your next turn, pass and push the rate up 1 space, if still wanted: 2 potatoes"


async def begun(house: House, locale: str = "en-US") -> list[Person]:
    """Three people, the start player first: they hold six potatoes, an offer for three (O01), T02 and T03."""
    house.bot.tables.fresh_dice = lambda: Dice.of("black market 556")
    people = [house.person(name, locale) for name in ("Ana", "Bruno", "Chloé")]
    await (await people[0].slash("market start", game="schwarzmarkt")).done()
    for other in people[1:]:
        await (await other.click("Join")).done()
    await (await people[0].click("Begin")).done()
    await people[0].reads("you’re the start player")
    hosted = await house.bot.tables.in_channel(int(house.discord.channel.id))
    order = [str(chair.person_id) for chair in hosted.record.chairs]
    assert hosted.owed(0)
    return sorted(people, key=lambda person: order.index(person.id))


async def elsewhere(house: House, *people: Person) -> None:
    """A second table that waits for the first of these people."""
    first, *others = people
    await (await first.slash("market start", game="lisboa", thread=True)).done()
    (thread,) = [each for each in house.discord.world.channels.values() if each.type == 11]
    for other in others:
        await (await other.click("Join", in_=thread)).done()
    await (await first.click("Begin", in_=thread)).done()
    await first.reads("Your turn", in_=thread)
    hosted = await house.bot.tables.in_channel(int(thread.id))
    while not hosted.owed(hosted.record.seat_of(int(first.id)) or 0):
        moving = next(each for each in others if hosted.owed(hosted.record.seat_of(int(each.id)) or 0))
        await (await moving.slash("market play", move="coin", in_=thread)).done()
        hosted = await house.bot.tables.in_channel(int(thread.id))


async def lays(person: Person, card: str) -> Seen:
    """Lay a card, press by press; the screen after it."""
    screen = await (await person.click("Your move")).done()
    await (await person.click("Play a card", on=screen)).done()
    return await pressed(person, custom_id(screen, "play", card), screen)


async def leaves_a_rule(person: Person, screen: Seen) -> Seen:
    """Leave a rule from the screen on which one's turn is asked for."""
    await (await person.click("Standing orders", on=screen)).done()
    form = (await person.click("Later: pass", on=screen)).form
    assert form is not None
    return await sent(person, {"steps": "1", "wanted.potato": "2"}, screen)


def leads_away(screen: Seen) -> bool:
    return any(each.get("url") for each in screen.components)


async def test_the_answer_to_a_laid_offer_goes_on_with_the_first_turn(house: House) -> None:
    """Rule spec, section 10: one dialogue, in which the drawn card is shown."""
    ana, *_ = await begun(house)
    screen = await lays(ana, "O01")
    assert screen.text.startswith("You played an offer for 3 potatoes.\nYou drew “Goods scarce!”\n")
    assert QUESTION in screen.text
    assert set(screen.buttons) <= {"Sell", "Pass", "Plan ahead", "Standing orders", "Hint", "No more tips"}
    await (await ana.click("Pass", on=screen)).done()
    assert (await pressed(ana, "2", screen)).text == "You passed and pushed the rate up 2 spaces."


async def test_the_answer_to_a_text_card_goes_on_with_its_choice(house: House) -> None:
    ana, *_ = await begun(house)
    screen = await lays(ana, "T03")
    assert "Which card do you trade for 20 points?" in screen.text
    assert screen.buttons == ["Quick deal", "Plan ahead", "Hint", "No more tips"]


async def test_a_card_that_is_typed_is_answered_with_the_next_question_too(house: House) -> None:
    ana, *_ = await begun(house)
    await ana.dm("lay O01")
    answer = await ana.gets_dm("You played an offer for 3 potatoes.")
    assert QUESTION in answer.text
    assert answer.buttons == []


@pytest.mark.defect(5)
async def test_where_one_is_still_asked_nothing_leads_away(house: House) -> None:
    ana, bruno, chloe = await begun(house)
    await elsewhere(house, ana, bruno, chloe)
    laid = await (await ana.slash("market play", move="lay O01")).done()
    assert QUESTION in laid.text
    assert not leads_away(laid)
    passed = await (await ana.slash("market play", move="pass 1")).done()
    assert leads_away(passed)


@pytest.mark.defect(5)
async def test_a_rule_given_in_ones_own_turn_is_saved_and_the_turn_stays_open(house: House) -> None:
    ana, bruno, chloe = await begun(house)
    await elsewhere(house, ana, bruno, chloe)
    screen = await leaves_a_rule(ana, await lays(ana, "O01"))
    assert screen.text.startswith(f"Saved: {RULE}.\n")
    assert QUESTION in screen.text
    assert {"Sell", "Pass"} <= set(screen.buttons)
    assert not leads_away(screen)


async def test_a_rule_given_before_ones_turn_is_saved(house: House) -> None:
    ana, bruno, _ = await begun(house)
    await lays(ana, "O01")
    saved = await (await bruno.slash("market play", move="on turn pass 1 wanted 2 potato")).done()
    assert saved.text == f"Saved: {RULE}."
    await bruno.dm("on turn pass 2")
    await bruno.gets_dm("Saved: from your next turn, pass and push the rate up 2 spaces.")


@pytest.mark.defect(5)
async def test_rules_do_not_vanish_unannounced_when_the_offer_is_met(house: House) -> None:
    """Neither those of who met it, nor those of others."""
    ana, bruno, chloe = await begun(house)
    await leaves_a_rule(ana, await lays(ana, "O01"))
    for rule in ("on turn pass 1", "on turn sell all"):
        await (await bruno.slash("market play", move=rule)).done()
    met = await (await ana.slash("market play", move="sell 3 potato")).done()
    sold, over = met.text.split("\n")
    assert sold.startswith("You sell 3 potatoes at 1: +3 points.")
    assert over == f"The offer is over, and your standing order with it: {RULE}."
    await bruno.gets_dm("The offer is over, and your 2 standing orders with it.")
    assert not any("standing order" in each.text for each in chloe.dms)


@pytest.mark.defect(5)
async def test_the_condition_on_one_product_says_what_it_asks(house: House) -> None:
    ana, *_ = await begun(house)
    screen = await lays(ana, "O01")
    await (await ana.click("Standing orders", on=screen)).done()
    form = (await ana.click("Later: pass up to a rate", on=screen)).form
    assert form is not None
    assert list(form.fields) == [
        "Up to which rate?",
        "Only from this rate on",
        "Only up to this rate",
        "Only if still wanted: potatoes",
        "Only in the last turn?",
    ]
