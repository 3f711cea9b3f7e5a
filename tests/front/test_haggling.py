"""Haggling at Fish Market: offers by form and by typing, one press to accept, and what the others are told."""

import asyncio

import pytest

from playground.person import Person
from playground.seen import Seen
from tests.front.conftest import House
from tests.front.fish import cash, hosted, seat, seen, stock, trading
from tests.front.hand import custom_id, pressed, sent


async def a_fish(house: House, person: Person) -> str:
    """A kind that a person has."""
    return next(iter(await stock(house, person)))


async def types(person: Person, move: str) -> Seen:
    return await (await person.slash("market play", move=move)).done()


async def market(person: Person) -> Seen:
    return await (await person.click("Your move")).done()


def public(person: Person) -> Seen:
    return next(each for each in reversed(person.sees()) if not each.ephemeral and "Your move" in each.buttons)


async def test_an_offer_is_made_by_press_form_and_send(house: House) -> None:
    ana, bruno, _ = await trading(house, "Ana", "Bruno", "Chloé")
    fish = await a_fish(house, ana)
    screen = await market(ana)
    form = (await ana.click("Make an offer", on=screen)).form
    assert form is not None
    assert list(form.fields) == ["You give", "You get", "To whom? (empty: everyone)"]
    assert "20 coins" in form.fields["You give"]["placeholder"]
    assert {option["label"] for option in form.fields["To whom? (empty: everyone)"]["options"]} == {
        "Bruno",
        "Chloé",
    }
    await sent(ana, {"You give": fish, "You get": "salmon + 5"}, screen)
    assert "You offered" in screen.text
    assert "Withdraw" in screen.buttons
    (offer,) = (await seen(house)).offers
    assert (offer.give, offer.want, offer.partner) == ({fish: 1}, {"coins": 5, "salmon": 1}, None)
    told = (await bruno.reads("Offer 1:")).text
    assert "Offer 1: **Ana** gives" in told
    assert "offers everybody" not in told, "it is listed below the board, which says as much"


async def test_the_market_shows_all_offers_at_one_glance_and_the_slip_all_stocks(house: House) -> None:
    ana, bruno, chloe = await trading(house, "Ana", "Bruno", "Chloé")
    await types(ana, f"offer {await a_fish(house, ana)} for 5")
    await bruno.reads("Offer 1:")
    own, slip = await market(bruno), await bruno.gets_dm("Your customers want")
    for person in (ana, bruno, chloe):
        name = "You" if person is bruno else person.name
        line = [line for line in slip.text.splitlines() if line.startswith(f"- **{name}**")][-1]
        assert "20 coins" in line
        for fish, count in (await stock(house, person)).items():
            assert f"{count} {fish.replace('dorade', 'sea bream')}" in line
    for message in (own, public(bruno)):
        assert "Offer 1: **Ana** gives" in message.text
        assert "Accept" in message.buttons
        assert "Counter" in message.buttons
    for message in (own, public(bruno)):
        assert "Your customers want" not in message.text, "the picture of the hand shows it"
        assert "- **You**: " not in message.text, "the picture of the board shows all stocks"


@pytest.mark.parametrize("where", ["public", "market"])
async def test_an_offer_is_accepted_by_one_press(house: House, where: str) -> None:
    ana, bruno, _ = await trading(house, "Ana", "Bruno", "Chloé")
    fish, before = await a_fish(house, ana), await stock(house, bruno)
    await types(ana, f"offer {fish} for 5")
    await bruno.reads("Offer 1:")
    if where == "public":
        answer = await (await bruno.click("Accept", on=public(bruno))).done()
    else:
        answer = await pressed(bruno, "Accept", await market(bruno))
    assert "You took Ana’s offer: 1 " in answer.text
    assert answer.ephemeral
    assert (await stock(house, bruno))[fish] == before.get(fish, 0) + 1
    assert (await cash(house, ana), await cash(house, bruno)) == (25, 15)
    await ana.reads("**Ana** gives Bruno")


async def test_what_cannot_be_paid_cannot_be_pressed_and_says_why(house: House) -> None:
    ana, bruno, _ = await trading(house, "Ana", "Bruno", "Chloé")
    await types(ana, f"offer {await a_fish(house, ana)} for 25")
    await bruno.reads("Offer 1:")
    offered = await market(bruno)
    assert "Accept" not in offered.buttons
    assert "**25 coins** · That takes 25 coins; you have 20." in offered.text
    assert "That takes 25 coins; you have 20." in (await types(bruno, "accept 1")).text
    refused = await (await bruno.click("Accept", on=public(bruno))).done()
    assert "That takes 25 coins; you have 20." in refused.text


async def test_a_counter_begins_with_the_mirrored_offer(house: House) -> None:
    ana, bruno, _ = await trading(house, "Ana", "Bruno", "Chloé")
    fish = await a_fish(house, ana)
    await types(ana, f"offer {fish} for 9")
    await bruno.reads("Offer 1:")
    form = (await bruno.click("Counter", on=public(bruno))).form
    assert form is not None
    assert form.fields["You give"]["value"] == "9 coins"
    assert form.fields["You get"]["value"].startswith("1 ")
    answer = await bruno.fill({"You give": "7", "Your reason (optional)": "too-dear"})
    done = await answer.done()
    assert "You countered offer 1: 7 coins" in done.text
    counter = (await seen(house)).offers[-1]
    assert (counter.give, counter.want, counter.answers) == ({"coins": 7}, {fish: 1}, "1")
    assert "“Too expensive.”" in (await ana.reads("counters offer 1")).text
    screen = await market(ana)
    await pressed(ana, custom_id(screen, "play", "accept~2"), screen)
    assert await cash(house, ana) == 27


async def test_an_offer_to_one_player_comes_by_direct_message_with_buttons(house: House) -> None:
    ana, bruno, chloe = await trading(house, "Ana", "Bruno", "Chloé")
    await types(ana, f"offer {await a_fish(house, ana)} for 5 to bru")
    told = await bruno.gets_dm("Private offer")
    assert {"Accept", "Counter", "No, thanks", "No, because …"} <= set(told.buttons)
    assert not any("Private offer" in each.text for each in chloe.dms)
    assert not any("You offer Bruno" in each.text for each in ana.dms), "she knows what she has just done"
    assert "Private offer" not in public(chloe).text
    assert "Private offer" not in (await market(chloe)).text
    form = (await bruno.click("No, because …", on=told)).form
    assert form is not None
    await (await bruno.fill({"Your reason": "no-use", "Which fish you mean (optional)": "eel"})).done()
    assert "“I don’t want any eel.”" in (await ana.gets_dm("Bruno turns down your private offer 1")).text
    gone = await types(bruno, "accept Ana 1")
    assert "You’ve already turned down Ana’s private offer 1." in gone.text


async def test_an_own_offer_is_withdrawn_by_one_press(house: House) -> None:
    ana, bruno, _ = await trading(house, "Ana", "Bruno", "Chloé")
    screen = await types(ana, f"offer {await a_fish(house, ana)} for 5")
    await pressed(ana, "Withdraw", screen)
    assert "You withdrew your offer: 1 " in screen.text
    assert (await seen(house)).offers == ()
    await bruno.reads("**Ana** withdraws offer 1")


@pytest.mark.parametrize(
    ("typed", "want", "to", "noted"),
    [
        ("offer {fish} for salmon + 5", {"coins": 5, "salmon": 1}, None, "You offered everyone 1 "),
        ("OFFER 1 {fish} FOR 5", {"coins": 5}, None, "You offered everyone 1 "),
        ("{fish} for 2 sea breams and 3 coins to Bruno", {"coins": 3, "dorade": 2}, "Bruno", "You offered Bruno 1 "),
        ("offer {fish} for cod x2 to chl", {"cod": 2}, "Chloé", "You offered Chloé 1 "),
        ("offer {fish} for nothing to @Chloé", {}, "Chloé", "You offered Chloé 1 "),
    ],
)
async def test_offers_are_typed_in_a_direct_message(
    house: House, typed: str, want: dict[str, int], to: str | None, noted: str
) -> None:
    people = await trading(house, "Ana", "Bruno", "Chloé")
    ana = people[0]
    fish = await a_fish(house, ana)
    await ana.dm(typed.format(fish=fish))
    await ana.gets_dm(noted)
    (offer,) = (await seen(house, ana)).offers
    assert (offer.give, offer.want) == ({fish: 1}, want)
    named = next((person for person in people if person.name == to), None)
    assert offer.partner == (None if named is None else await seat(house, named))


async def test_what_is_typed_is_shown_in_words_while_typing(house: House) -> None:
    ana, *_ = await trading(house, "Ana", "Bruno", "Chloé")
    (suggested,) = await ana.suggestions("market play", "move", "offer 5 for 2 cod")
    assert suggested["value"] == "offer 5 for 2 cod"
    assert "Offer everyone 5 coins for 2 cod" in suggested["name"]


@pytest.mark.databases("sqlite", "postgresql")
async def test_of_two_who_accept_at_the_same_instant_one_gets_it_and_the_other_is_told(house: House) -> None:
    ana, bruno, chloe = await trading(house, "Ana", "Bruno", "Chloé")
    fish = await a_fish(house, ana)
    await types(ana, f"offer {fish} for 5")
    await bruno.reads("Offer 1:")
    answers = await asyncio.gather(*(each.click("Accept", on=public(each)) for each in (bruno, chloe)))
    texts = sorted([(await answer.done()).text for answer in answers], key=lambda text: "You took" in text)
    quicker = bruno if await cash(house, bruno) == 15 else chloe
    assert texts[0].startswith(f"Too late: {quicker.name} has taken offer 1.")
    assert texts[1].startswith("You took Ana’s offer: ")
    assert all(answer.ephemeral for answer in answers)
    assert sorted([await cash(house, bruno), await cash(house, chloe)]) == [15, 20]
    assert await cash(house, ana) == 25


@pytest.mark.defect(2)
async def test_an_acceptance_typed_too_late_is_told_what_has_become_of_the_offer(house: House) -> None:
    ana, bruno, chloe = await trading(house, "Ana", "Bruno", "Chloé")
    await types(ana, f"offer {await a_fish(house, ana)} for 5")
    await types(bruno, "accept")
    assert (await types(chloe, "accept 1")).text.startswith("Too late: Bruno has taken offer 1.")
    assert (await types(bruno, "accept offer 1")).text.startswith("You’ve already taken offer 1.")
    await chloe.dm("accept 1")
    await chloe.gets_dm("Too late: Bruno has taken offer 1.")
    for never in ("accept 7", "accept 1to5.1"):
        assert (await types(chloe, never)).text.startswith("There’s no such offer today.")
    for nonsense in ("accept the world", "accept Ana 3", "take 1"):
        assert "I don’t know the move" in (await types(chloe, nonsense)).text


async def test_more_offers_than_fit_are_paged(house: House) -> None:
    ana, bruno, chloe = await trading(house, "Ana", "Bruno", "Chloé")
    for coins in range(1, 5):
        for person in (ana, chloe):
            await types(person, f"offer {coins} for lobster")
    shown = await bruno.reads("3 more: “Your move” shows them all.")
    assert shown.buttons[:5] == [f"Accept {number}" for number in range(4, 9)]
    screen = await market(bruno)
    assert screen.text.count("**1 lobster**") == 4
    await pressed(bruno, "Next ▶", screen)
    assert "Offer 8" in screen.text
    assert "Next ▶" not in screen.buttons
    await pressed(bruno, "◀ Previous", screen)
    assert "Offer 1:" in screen.text


async def test_below_the_board_all_answers_stand_in_one_row(house: House) -> None:
    ana, bruno, chloe = await trading(house, "Ana", "Bruno", "Chloé")
    for offers, person in enumerate((ana, chloe, ana), 1):
        await types(person, f"offer {offers} for lobster")
        await bruno.reads(f"Offer {offers}:")
        answers = ["Accept", "Counter"] if offers < 3 else ["Accept"]
        numbers = [""] if offers == 1 else [f" {number}" for number in range(1, offers + 1)]
        expected = [f"{answer}{number}" for number in numbers for answer in answers]
        assert public(bruno).buttons == [*expected, "Your move", "My hand", "Plan for today", "More"]
    refused = await (await bruno.click("Accept 2", on=public(bruno))).done()
    assert "lobster" in refused.text, "they have none to give for offer 2"


async def test_a_stall_is_closed_and_opened_by_one_press(house: House) -> None:
    ana, *_ = await trading(house, "Ana", "Bruno", "Chloé")
    screen = await market(ana)
    await pressed(ana, "Close my stall for today", screen)
    assert (await seen(house)).players[await seat(house, ana)].stall == "closed"
    assert "Make an offer" not in screen.buttons
    await pressed(ana, "Reopen my stall", screen)
    assert (await seen(house)).players[await seat(house, ana)].stall == "open"


async def test_the_computer_says_why_not(house: House) -> None:
    ana, bruno = await trading(house, "Ana", "Bruno", computers=1)
    table = await hosted(house)
    computer = next(seat for seat in table.computer_seats())
    name = table.names[computer]
    view = table.running.view(computer)
    wanted = {view.own.grey, view.own.brown}  # type: ignore[attr-defined] # a view of Fish Market
    useless = next((fish for fish in await stock(house, ana) if fish not in wanted | {"herring", "lobster"}), None)
    assert useless is not None, "the deal of this test gives Ana a fish that the computer cannot sell"
    answered = await types(ana, f"offer {useless} for 15 to {name}")
    assert "“I don’t want it.”" in answered.text
    told = await ana.gets_dm(f"{name} turns down your private offer")
    assert "“I don’t want" in told.text
    assert not any("rejects" in each.text for each in bruno.sees())


async def test_haggling_in_french(house: House) -> None:
    ana, bruno, _ = await trading(house, "Ana", "Bruno", "Chloé")
    await (await bruno.slash("market settings", language="fr")).done()
    fish = await a_fish(house, ana)
    await types(ana, f"offer {fish} for 5")
    await bruno.reads("Offer 1:")
    screen = await market(bruno)
    assert "Jour 1\u00a0: le marché est ouvert" in screen.text
    assert "Offre 1" in screen.text
    form = (await bruno.click("Contre-offre", on=screen)).form
    assert form is not None
    assert form.fields["Vous donnez"]["value"] == "5 pièces"
    await sent(bruno, {"Vous donnez": "1 pièce"}, screen)
    assert "Votre contre-offre à l’offre 1\u00a0: 1 pièce contre 1 " in screen.text
    await pressed(bruno, custom_id(screen, "play", "accept~1"), screen)
    assert "Vous avez accepté l’offre d’Ana" in screen.text
    assert "Vous avez déjà accepté l’offre 1." in (await types(bruno, "accept 1")).text


async def test_private_offers_are_read_and_typed_by_name_and_number(house: House) -> None:
    ana, bruno, _ = await trading(house, "Ana", "Bruno", "Chloé")
    fish = await a_fish(house, ana)
    await types(ana, f"offer {fish} for 5 to Bruno")
    await types(ana, f"offer {fish} for 4 to Bruno")
    told = await bruno.gets_dm("(private offer 2)")
    shown = [told.text, (await market(bruno)).text, (await (await bruno.slash("market hand")).done()).text]
    shown += [each["content"] for each in (await market(bruno)).components if "content" in each]
    assert any("Private offer 1: **Ana** gives you" in each for each in shown)
    assert not any("to1." in each or "to2." in each or "to0." in each for each in shown)
    assert {"accept Ana 1", "accept Ana 2"} <= set(await bruno.complete("market play", "move", "accept"))
    assert {"withdraw Bruno 1", "withdraw Bruno 2"} <= set(await ana.complete("market play", "move", "withdraw"))
    wrong = await types(bruno, "acept ana 1")
    assert "Did you mean “accept Ana’s private offer " in wrong.text
    assert "You countered Ana’s private offer 1" in (await types(bruno, f"counter ana 1 with 3 for {fish}")).text
    await ana.gets_dm("Bruno counters private offer 1")
    assert (await types(bruno, "accept ana 2")).text.startswith("You took Ana’s offer: 1 ")
    assert await cash(house, bruno) == 16
    assert (await types(bruno, "accept ana 2")).text.startswith("You’ve already taken Ana’s private offer 2")
    assert (await types(bruno, "accept ana 1")).text.startswith("You’ve already countered Ana’s private offer 1")


async def test_the_old_notation_of_private_offers_is_still_understood(house: House) -> None:
    ana, bruno, _ = await trading(house, "Ana", "Bruno", "Chloé")
    await types(ana, f"offer {await a_fish(house, ana)} for 5 to Bruno")
    await bruno.gets_dm("(private offer 1)")
    old = f"accept {await seat(house, ana)}to{await seat(house, bruno)}.1"
    assert (await types(bruno, old)).text.startswith("You took Ana’s offer: ")
    log = (await hosted(house)).running.log
    assert log[-1].model_dump(mode="json")["action"]["offer"] == old.split()[1]


@pytest.mark.defect(3)
async def test_three_private_offers_have_three_numbers_wherever_they_are_named(house: House) -> None:
    """Two of those who offer have the same name."""
    bruno, *others = await trading(house, "Bruno", "Ana", "Ana")
    for number, other in enumerate(others, 1):
        await types(other, f"offer {number} for lobster to Bruno")
        assert f"(private offer {number})" in (await bruno.gets_dm(f"{number} coin")).text
    await types(bruno, f"offer 1 for eel to {await seat(house, others[0])}")
    assert "(private offer 2)" in (await others[0].gets_dm("Bruno offers you")).text, "the second that they see"
    screen = await market(bruno)
    for number in (1, 2, 3):
        assert screen.text.count(f"Private offer {number}: ") == 1
    assert [offer.number for offer in (await seen(house, bruno)).offers] == [1, 2, 3]
    assert {"accept Ana 1", "accept Ana 2"} & set(await bruno.complete("market play", "move", "acc")) == set()
    assert {"reject Ana 1", "reject Ana 2"} <= set(await bruno.complete("market play", "move", "rej"))
    assert {"withdraw Ana 3"} <= set(await bruno.complete("market play", "move", "withd"))
    more = await (await bruno.click("More", on=public(bruno))).done()
    board = await (await bruno.click("Board as text", on=more)).done()
    assert all(board.text.count(f"Private offer {number}: ") == 1 for number in (1, 2, 3))
    assert "That takes 1 lobster; you have 0." in (await types(bruno, "accept private offer 2")).text
    await types(bruno, "reject ana 2")
    assert [offer.number for offer in (await seen(house, bruno)).offers] == [1, 3]
    told = await others[1].gets_dm("Bruno turns down")
    assert "Bruno turns down your private offer 1." in told.text, "the first that they have seen"


@pytest.mark.defect(3)
async def test_the_same_offer_twice_is_refused_kindly(house: House) -> None:
    ana, bruno, _ = await trading(house, "Ana", "Bruno", "Chloé")
    fish = await a_fish(house, ana)
    screen = await market(ana)
    await ana.click("Make an offer", on=screen)
    await sent(ana, {"You give": fish, "You get": "7"}, screen)
    await ana.click("Make an offer", on=screen)
    await sent(ana, {"You give": fish, "You get": "7"}, screen)
    assert "You’ve already made this offer: offer 1 is still open." in screen.text
    await types(ana, f"offer {fish} for 5 to Bruno")
    again = await types(ana, f"offer {fish} for 5 to Bruno")
    assert "You’ve already made this offer: your private offer 1 to Bruno is still open." in again.text
    assert len((await seen(house, ana)).offers) == 2
    await (await bruno.slash("market settings", language="fr")).done()
    await types(bruno, "offer 1 for homard")
    assert "Vous avez déjà fait cette offre" in (await types(bruno, "offer 1 for homard")).text


@pytest.mark.defect(1)
async def test_who_made_an_accepted_private_offer_reads_a_sentence(house: House) -> None:
    """It was an empty heading."""
    ana, bruno, _ = await trading(house, "Ana", "Bruno", "Chloé")
    await types(ana, f"offer {await a_fish(house, ana)} for 5 to Bruno")
    await (await bruno.click("Accept", on=await bruno.gets_dm("Private offer"))).done()
    told = await ana.gets_dm("Bruno accepts your private offer 1.")
    assert told.text.startswith("**Fish Market** · #")
    assert "Accept" not in told.buttons


@pytest.mark.defect(1)
async def test_who_made_a_countered_public_offer_is_called(house: House) -> None:
    ana, bruno, _ = await trading(house, "Ana", "Bruno", "Chloé")
    fish = await a_fish(house, ana)
    await types(ana, f"offer {fish} for 9")
    await types(bruno, f"counter 1 with 4 for {fish}")
    called = await ana.reads(f"{ana.mention} Bruno counters offer 1")
    assert called.mentions == ["Ana"]
    assert not called.silent
    screen = await (await ana.click("Your move", on=called)).done()
    await pressed(ana, custom_id(screen, "play", "accept~2"), screen)
    assert await cash(house, ana) == 24
