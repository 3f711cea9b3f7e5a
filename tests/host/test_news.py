"""What concerns somebody is told to them, once: offers, answers to their offers, and nothing empty."""

from typing import Any

import pytest

from bot.messages.message import Button
from bot.store import Call, Notice, Person
from games.fishmarket.view import FishMarketView
from games.kernel import Refusal
from tests.host.house import House

pytestmark = pytest.mark.defect(1)

Trio = tuple[Person, Person, Person]


class Market:
    """An open market of three: each has bought one boat for 30 coins, Ana the first one."""

    def __init__(self, house: House, table: int, people: Trio) -> None:
        self.house = house
        self.table = table
        self.people = people

    async def view(self, person: Person | None = None) -> FishMarketView:
        hosted = await self.house.table(self.table)
        view = hosted.running.view(None if person is None else hosted.record.seat_of(person.id))
        assert isinstance(view, FishMarketView)
        return view

    async def seat(self, person: Person) -> int:
        seat = (await self.house.record(self.table)).seat_of(person.id)
        assert seat is not None
        return seat

    async def fish(self, person: Person) -> str:
        """A kind that they have, and if possible none of the others."""
        players = (await self.view()).players
        own = await self.seat(person)
        others = {kind for player in players if player.seat != own for kind in player.stock}
        return min(players[own].stock, key=lambda kind: kind in others)

    async def move(self, person: Person, text: str) -> None:
        await self.house.move(self.table, person, text)

    async def offers(self, person: Person, to: Person | None = None, coins: int = 5) -> str:
        """Somebody offers a fish for coins; the id of the offer."""
        named = "" if to is None else f" to {await self.seat(to)}"
        await self.move(person, f"offer {await self.fish(person)} for {coins}{named}")
        return (await self.view(person)).offers[-1].offer

    async def told(self, person: Person) -> list[Notice]:
        """The direct messages, and those that call them in the channel, since the last look."""
        return [
            notice
            for notice in await self.house.posts()
            if notice.message is not None
            and (notice.person_id == person.id or person.id in notice.message.calls)
            and not notice.message.quiet
        ]

    async def told_once(self, person: Person) -> Notice:
        (notice,) = await self.told(person)
        return notice


async def trading(house: House, settings: dict[str, object] | None = None, **options: Any) -> Market:  # noqa: ANN401 - option values
    """The settings are those of Ana."""
    ana = await house.person(1, "Ana", **(settings or {}))
    people = (ana, await house.person(2, "Bruno"), await house.person(3, "Chloé"))
    market = Market(house, await house.begun("fishmarket", people, **options), people)
    for dock, person in zip("ABC", people, strict=True):
        await market.move(person, f"{dock}30")
    assert (await market.view()).phase == "market"
    await house.notices()
    return market


def buttons(notice: Notice) -> list[str]:
    assert notice.message is not None
    return [control.label for row in notice.message.rows for control in row if isinstance(control, Button)]


def said(notice: Notice) -> str:
    assert notice.message is not None
    return notice.message.words


# Answers to a private offer


async def test_who_made_a_private_offer_is_told_that_it_is_accepted(house: House) -> None:
    market = await trading(house)
    ana, bruno, chloe = market.people
    other = await market.offers(chloe, ana, coins=6)
    offer = await market.offers(ana, bruno)
    await house.notices()
    await market.move(bruno, f"accept {offer}")
    told = await market.told_once(ana)
    assert told.person_id == ana.id
    assert "Bruno accepts your private offer 2." in said(told)
    assert "You give Bruno 1 " in said(told)
    assert buttons(told).count("Accept") == 1, "only the offer of Chloé is still open"
    assert other in [each.offer for each in (await market.view(ana)).offers]


async def test_who_made_a_private_offer_is_told_that_it_is_declined(house: House) -> None:
    market = await trading(house)
    ana, bruno, _ = market.people
    offer = await market.offers(ana, bruno)
    await house.notices()
    await market.move(bruno, f"decline {offer} because too-dear")
    told = await market.told_once(ana)
    assert "Bruno turns down your private offer 1. “Too expensive.”" in said(told)
    assert "Accept" not in buttons(told)


@pytest.mark.defect(57)
async def test_who_made_several_offers_is_called_once_for_the_answers_that_come_together(house: House) -> None:
    market = await trading(house)
    ana, bruno, chloe = market.people
    offers = [await market.offers(ana, bruno, coins=coins) for coins in (5, 6)]
    await house.notices()
    for offer in offers:
        await market.move(bruno, f"decline {offer} because too-dear")
    assert "Bruno turns down your private offer 1." in said(await market.told_once(ana))
    await market.offers(chloe, ana)
    assert await market.told(ana) == [], "they were called a moment ago, and find it there"
    await house.wait(minutes=3)
    await market.offers(chloe, ana, coins=6)
    assert "Chloé offers you" in said(await market.told_once(ana)), "what may be answered makes a sound again soon"
    later = await market.offers(ana, bruno, coins=7)
    await house.notices()
    await market.move(bruno, f"decline {later} because too-dear")
    assert "Bruno turns down" in said(await market.told_once(ana)), "they were here meanwhile, and are called again"


async def test_who_made_a_private_offer_is_told_of_a_counter_and_may_answer_it(house: House) -> None:
    market = await trading(house)
    ana, bruno, chloe = market.people
    await market.offers(chloe, ana)
    offer = await market.offers(ana, bruno)
    await house.notices()
    await market.move(bruno, f"counter {offer} with 4 for {await market.fish(ana)}")
    told = await market.told_once(ana)
    assert "Bruno counters private offer 2: 4 coins for 1 " in said(told)
    assert buttons(told)[:8] == ["Accept", "Counter", "No, thanks", "No, because …"] * 2, "that of Chloé lies there too"


async def test_an_offer_that_expires_with_the_market_is_told_to_nobody(house: House) -> None:
    market = await trading(house)
    ana, bruno, chloe = market.people
    await market.offers(ana, bruno)
    await market.move(ana, "closed")
    await market.move(bruno, "done")
    await house.notices()
    await market.offers(bruno, chloe)
    for person in (bruno, chloe):
        await market.move(person, "done")
    assert (await market.view()).phase != "market"
    assert not any("private offer" in said(notice).casefold() for notice in await market.told(bruno))


# Offers that everybody sees


async def test_who_made_a_public_offer_is_called_when_it_is_countered(house: House) -> None:
    market = await trading(house)
    ana, bruno, _ = market.people
    offer = await market.offers(ana)
    await house.notices()
    await market.move(bruno, f"counter {offer} with 4 for {await market.fish(ana)}")
    told = await market.told_once(ana)
    assert told.channel_id is not None
    assert said(told).startswith("<@1> Bruno counters offer 1: 4 coins for 1 ")
    assert buttons(told) == ["Your move"]


async def test_who_likes_direct_messages_gets_the_counter_by_one_with_buttons(house: House) -> None:
    market = await trading(house, {"reminders": Call.DM})
    ana, bruno, _ = market.people
    offer = await market.offers(ana)
    await house.notices()
    await market.move(bruno, f"counter {offer} with 4 for {await market.fish(ana)}")
    told = await market.told_once(ana)
    assert told.person_id == ana.id
    assert "Bruno counters offer 1" in said(told)
    assert {"Accept", "Counter", "No, thanks", "No, because …"} <= set(buttons(told))


async def test_who_wants_no_calls_gets_none_for_what_everybody_sees(house: House) -> None:
    market = await trading(house, {"reminders": Call.NONE})
    ana, bruno, _ = market.people
    offer = await market.offers(ana)
    await house.notices()
    await market.move(bruno, f"counter {offer} with 4 for {await market.fish(ana)}")
    assert await market.told(ana) == []


async def test_a_named_offer_that_everybody_sees_calls_the_one_named(house: House) -> None:
    market = await trading(house, private_offers=False)
    ana, bruno, chloe = market.people
    await market.offers(bruno, ana)
    notices = await house.posts()
    called = [notice for notice in notices if notice.message is not None and notice.message.calls]
    assert [notice.message.calls for notice in called if notice.message is not None] == [(ana.id,)]
    assert "Bruno offers Ana" in said(called[0])
    assert not any(notice.person_id == chloe.id for notice in notices)


async def test_a_public_offer_calls_nobody_who_is_done_but_those_who_have_what_it_wants(house: House) -> None:
    market = await trading(house)
    ana, bruno, chloe = market.people
    for person in (bruno, chloe):
        await market.move(person, "done")
    await house.notices()
    await market.move(ana, f"offer 1 for {await market.fish(bruno)}")
    notices = await house.posts()
    called = [notice.message.calls for notice in notices if notice.message is not None and notice.message.calls]
    assert called == [(bruno.id,)]
    assert not any(notice.person_id for notice in notices)


# Who is done


async def test_a_private_offer_to_somebody_who_is_done_disturbs_them_once(house: House) -> None:
    market = await trading(house)
    ana, bruno, _ = market.people
    await market.move(ana, "done")
    await house.notices()
    await market.offers(bruno, ana)
    told = await market.told_once(ana)
    assert told.person_id == ana.id
    assert "Bruno offers you" in said(told)
    assert "Accept" in buttons(told)


async def test_who_gets_no_direct_messages_is_called_once_that_the_market_waits_again(house: House) -> None:
    market = await trading(house, {"dms": False})
    ana, bruno, _ = market.people
    await market.move(ana, "done")
    await house.notices()
    await market.offers(bruno, ana)
    told = await market.told_once(ana)
    assert told.channel_id is not None
    assert "offers" not in said(told), "what the offer is stays between the two"


async def test_a_counter_to_somebody_who_is_done_disturbs_them_once(house: House) -> None:
    market = await trading(house)
    ana, bruno, _ = market.people
    offer = await market.offers(ana)
    await market.move(ana, "done")
    await house.notices()
    await market.move(bruno, f"counter {offer} with 4 for {await market.fish(ana)}")
    assert "Bruno counters offer 1" in said(await market.told_once(ana))


# Nothing empty, nothing twice


async def test_no_direct_message_of_a_whole_game_is_empty_or_comes_twice(house: House) -> None:
    people = [await house.person(number, name) for number, name in ((1, "Ana"), (2, "Bruno"), (3, "Chloé"))]
    table = await house.begun("fishmarket", people, computers=1)
    told: list[tuple[int | None, str]] = []
    while owing := await house.owing(table):
        await house.notices()
        await house.move(table, people[owing[0] - 1])
        news = [(notice.person_id, said(notice)) for notice in await house.posts() if notice.person_id is not None]
        assert len(set(news)) == len(news)
        told += news
    assert any("private offer" in text for _, text in told), "people have haggled"
    assert [text for _, text in told if text.rstrip().endswith(":")] == []


async def test_the_same_offer_is_not_made_twice(house: House) -> None:
    market = await trading(house)
    ana, bruno, chloe = market.people
    await market.offers(ana, bruno)
    await market.offers(ana)
    for to in (bruno, None):
        with pytest.raises(Refusal, match="same-offer"):
            await market.offers(ana, to)
    await market.offers(ana, chloe)
    await market.offers(ana, bruno, coins=6)
    assert len((await market.view(ana)).offers) == 4
