"""Sealed bids: by form and by typing, in several spellings, and what is kept when they are refused."""

import pytest

from games.fishmarket.actions import Boats
from playground.person import Person
from playground.seen import Form, Seen
from tests.front.conftest import House
from tests.front.fish import begun, bought, seen
from tests.front.hand import pressed, sent


async def sealed(house: House, person: Person) -> Boats | None:
    """What a person has sealed so far."""
    own = (await seen(house, person)).own
    assert own is not None
    assert own.answer is None or isinstance(own.answer, Boats)
    return own.answer


async def bid_form(person: Person, screen: Seen, button: str = "Bid on the boats") -> Form:
    form = (await person.click(button, on=screen)).form
    assert form is not None
    return form


async def asked(person: Person) -> Seen:
    return await (await person.click("Your move")).done()


async def types(person: Person, text: str, answer: str) -> None:
    """Somebody types, and gets one more answer of this kind."""

    def answers() -> int:
        return sum(answer in each.text for each in person.dms)

    before = answers()
    await person.dm(text)
    await person.until(lambda: answers() > before or None, f"is answered: {text!r}")


TYPED: dict[str, dict[str, int]] = {
    "A12 C17 D18": {"A": 12, "C": 17, "D": 18},
    "a 12, c: 17": {"A": 12, "C": 17},
    "12 0 17 18 0": {"A": 12, "C": 17, "D": 18},
    "boats D=18; A=12": {"A": 12, "D": 18},
    "A12 tied A20": {"A": 12},
    "A 30 coins": {"A": 30},
    "A 12 coins, C 1 coin": {"A": 12, "C": 1},
    "nothing": {},
}
"""Bids in all the ways in which they are typed. Each takes the place of the one before."""


async def test_bids_are_typed_in_a_direct_message(house: House) -> None:
    ana, *_ = await begun(house, "Ana", "Bruno", "Chloé", "Dmitri")
    for typed, bids in TYPED.items():
        await types(ana, typed, "You bid")
        answer = await sealed(house, ana)
        assert answer is not None, typed
        assert answer.bids == bids, typed
        assert answer.tied == ({"A": 20} if "tied" in typed else {}), typed


async def test_what_means_nothing_is_answered(house: House) -> None:
    """These were errors, and met with silence."""
    ana, *_ = await begun(house, "Ana", "Bruno", "Chloé")
    for typed in ("coin", "coins", "A²", "A" + "9" * 30, "accept 1to5.1", "A1 " * 600):
        await types(ana, typed, "I don’t know the move")
        assert await ana.complete("market play", "move", typed) == [], typed
        assert await sealed(house, ana) is None, typed


@pytest.mark.defect(2)
async def test_values_for_ties_are_read_back_to_their_owner(house: House) -> None:
    ana, *_ = await begun(house, "Ana", "Bruno", "Chloé")
    await ana.dm("A12 D5 tied A20 D27")
    meant = "12 on August (A) and 5 on Dieter (D); if tied, 20 on August (A) and 27 on Dieter (D)"
    await ana.gets_dm(f"You bid {meant}")
    assert f"Your answer · Bid {meant}\n-# You can still change it." in (await asked(ana)).text
    assert f"Your answer · Bid {meant}" in (await (await ana.slash("market hand")).done()).text


async def test_sealed_bids_are_changed_by_typing_again_until_the_last_is_in(house: House) -> None:
    ana, bruno, chloe = await begun(house, "Ana", "Bruno", "Chloé")
    await ana.dm("A12")
    await ana.gets_dm("12 on August (A)")
    await ana.dm("B9")
    await ana.gets_dm("9 on Bruno (B)")
    answer = await sealed(house, ana)
    assert answer is not None
    assert answer.bids == {"B": 9}
    for other in (bruno, chloe):
        await other.dm("C3" if other is bruno else "D3")
    await ana.reads("Day 1: the market is open")


async def test_a_question_in_private_gives_way_to_the_next_when_it_is_settled_and_not_before(house: House) -> None:
    ana, bruno, chloe = await begun(house, "Ana", "Bruno", "Chloé")
    question = await ana.gets_dm("dawn: bid on")
    await ana.dm("A12")
    await ana.gets_dm("You bid")
    await bruno.dm("C3")
    await bruno.gets_dm("You bid")
    await house.settled()
    assert question.buttons, "a sealed bid can be changed until the last is in"
    await chloe.dm("D3")
    await ana.reads("Day 1: the market is open")
    await ana.until(lambda: "Bid on the boats" not in question.buttons or None, "nobody can bid any more")
    assert "Day 1: the market is open" in question.text


async def test_four_boats_have_a_line_each_and_ties_one_more(house: House) -> None:
    ana, *_ = await begun(house, "Ana", "Bruno", "Chloé")
    screen = await asked(ana)
    form = await bid_form(ana, screen)
    assert list(form.fields) == [
        "August (A)",
        "Bruno (B)",
        "Clemens (C)",
        "Dieter (D)",
        "If you tie, bid again",
    ]
    await sent(ana, {"August (A)": "12", "Dieter (D)": "18", "If you tie, bid again": "A20"}, screen)
    assert "You bid 12 on August (A) and 18 on Dieter (D)" in screen.text
    again = await bid_form(ana, await asked(ana))
    assert again.fields["August (A)"]["value"] == "12"
    assert again.fields["If you tie, bid again"]["value"] == "A20"


async def test_a_form_says_what_it_hides(house: House) -> None:
    """On a phone it covers the board: of four boats the cargo stands below each name, of more above the form."""
    ana, *_ = await begun(house, "Ana", "Bruno", "Chloé")
    form = await bid_form(ana, await asked(ana))
    cargoes = [boat.cargo for boat in (await seen(house)).boats]
    below = {each["label"]: each.get("description", "") for each in form.components if each.get("label")}
    for label, cargo in zip(list(form.fields)[:4], cargoes, strict=True):
        assert below[label].startswith(f"{cargo.count(cargo[0])} "), "as many as lie there"
    assert not below["If you tie, bid again"]


async def test_where_there_is_room_a_form_says_it_all(house: House) -> None:
    ana, *_ = await begun(house, "Ana", "Bruno", "Chloé", "Dmitri")
    above = (await bid_form(ana, await asked(ana))).components[0]["content"]
    assert "August (A): " in above
    assert "Your prices: " in above
    assert "You have 50 coins" in above


@pytest.mark.parametrize(
    "typed",
    ["A: 12\nB: 0\nC: 17\nD: 18\nE: 0\nF: 0", "A: 12\nB:\nC: 17\nD: 18\nE\nF:", "A12 C17 D18", "12 0 17 18 0 0"],
)
async def test_six_boats_stand_below_one_another_in_one_field(house: House, typed: str) -> None:
    ana, *_ = await begun(house, "Ana", "Bruno", "Chloé", "Dmitri", "Eve")
    screen = await asked(ana)
    form = await bid_form(ana, screen)
    assert list(form.fields) == ["Coins for each boat", "If you tie, bid again"]
    assert form.fields["Coins for each boat"]["value"] == "A: 0\nB: 0\nC: 0\nD: 0\nE: 0\nF: 0"
    await sent(ana, {"Coins for each boat": typed}, screen)
    answer = await sealed(house, ana)
    assert answer is not None
    assert answer.bids == {"A": 12, "C": 17, "D": 18}


async def test_a_form_over_fifty_is_refused_with_the_figures_and_keeps_what_was_typed(house: House) -> None:
    ana, *_ = await begun(house, "Ana", "Bruno", "Chloé", "Dmitri", "Eve")
    screen = await asked(ana)
    await bid_form(ana, screen)
    await sent(ana, {"Coins for each boat": "A 12\nC 17\nF 22"}, screen)
    assert screen.text == "That makes 51 coins, and you have 50."
    assert await sealed(house, ana) is None
    again = await bid_form(ana, screen, "Try again")
    assert again.fields["Coins for each boat"]["value"] == "A 12\nC 17\nF 22"
    await sent(ana, {"Coins for each boat": "A 12\nC 17\nF 21"}, screen)
    assert "You bid 12 on August (A), 17 on Clemens (C) and 21 on Fiete (F)." in screen.text


async def test_bids_over_fifty_typed_in_a_direct_message_can_be_mended_in_the_form(house: House) -> None:
    ana, *_ = await begun(house, "Ana", "Bruno", "Chloé", "Dmitri", "Eve")
    await ana.dm("A12 C17 D22")
    refused = await ana.gets_dm("That makes 51 coins, and you have 50.")
    form = await bid_form(ana, refused, "Try again")
    assert form.fields["Coins for each boat"]["value"] == "A: 12\nB: 0\nC: 17\nD: 22\nE: 0\nF: 0"
    await ana.dm("A12 C17 D21")
    await ana.gets_dm("You bid")
    screen = await asked(ana)
    again = await bid_form(ana, screen)
    assert again.fields["Coins for each boat"]["value"] == "A: 12\nB: 0\nC: 17\nD: 21\nE: 0\nF: 0"
    await sent(ana, {"Coins for each boat": "A: 12\nC: 17\nD: 20"}, screen)
    assert "You bid 12 on August (A), 17 on Clemens (C) and 20 on Dieter (D)." in screen.text


async def test_what_makes_no_sense_is_repeated_and_kept(house: House) -> None:
    ana, *_ = await begun(house, "Ana", "Bruno", "Chloé", "Dmitri", "Eve")
    screen = await asked(ana)
    await bid_form(ana, screen)
    await sent(ana, {"Coins for each boat": "A a lot"}, screen)
    assert "“A a lot” doesn’t fit in “Coins for each boat” (A3 B5 C7)." in screen.text
    again = await bid_form(ana, screen, "Try again")
    assert again.fields["Coins for each boat"]["value"] == "A a lot"
    await ana.dm("G12")
    await ana.gets_dm("I don’t know the move “G12”.")


async def test_a_freeze_plan_is_left_by_form_and_taken_back_by_press(house: House) -> None:
    people = await begun(house, "Ana", "Bruno", "Chloé")
    await bought(house, people)
    ana = people[0]
    screen = await asked(ana)
    form = await bid_form(ana, screen, "Freeze plan")
    await sent(ana, {next(iter(form.fields)): "sea bream, eel"}, screen)
    assert "Freeze plan saved: sea bream and eel." in screen.text
    screen = await asked(ana)
    assert "Your answer · Freeze, if left over: sea bream and eel" in screen.text
    await pressed(ana, "Drop the freeze plan", await pressed(ana, "Standing orders", screen))
    assert not any("freeze plan" in each.text for each in people[1].sees())
