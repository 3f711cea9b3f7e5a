"""Slips: the one direct message of a table that lives, is edited without a sound, and comes anew only for a reason."""

from playground.person import Person
from playground.seen import Seen
from tests.front.conftest import House
from tests.front.fish import stock, trading

NAMES = ("Ana", "Bruno", "Chloé", "Dmitri")


async def types(person: Person, move: str) -> None:
    await (await person.slash("market play", move=move)).done()


def from_bot(person: Person) -> list[Seen]:
    return [each for each in person.dms if each.author != person.name and not each.ephemeral]


def slips(person: Person) -> list[Seen]:
    return [each for each in from_bot(person) if each.text.startswith("**Fish Market** · #")]


async def test_the_direct_messages_of_a_trading_morning(house: House) -> None:
    ana, bruno, chloe, dmitri = await trading(house, *NAMES)
    people = (ana, bruno, chloe, dmitri)
    await house.settled()
    morning = {person.name: len(from_bot(person)) for person in people}
    assert {person.name: len(slips(person)) for person in people} == dict.fromkeys(NAMES, 1)
    fish = {person.name: next(iter(await stock(house, person))) for person in people}
    for coins, person in ((5, ana), (6, ana), (7, chloe), (8, chloe), (9, dmitri)):
        await types(person, f"offer {fish[person.name]} for {coins} to Bruno")
    for person, offer in ((ana, "Bruno 1"), (chloe, "Bruno 1"), (dmitri, "Bruno 1")):
        await types(person, f"withdraw {offer}")
    await types(bruno, "reject Ana 2")
    await ana.gets_dm("turns down your private offer 2")
    await types(ana, f"offer {fish['Ana']} for 4")  # to everybody, which concerns nobody in particular
    await house.settled()
    new = {person.name: len(from_bot(person)) - morning[person.name] for person in people}
    assert new == {"Ana": 1, "Bruno": 5, "Chloé": 0, "Dmitri": 0}, "five offers to Bruno, and a no to Ana"
    for person in people:
        await types(person, "done")
    await house.settled()
    last = {person.name: len(from_bot(person)) - morning[person.name] - new[person.name] for person in people}
    assert all(more <= 2 for more in last.values()), "the ice, and the boats of the next day"
    assert all(
        "Bid on the boats" in slips(person)[-1].buttons or "Freeze" in slips(person)[-1].buttons for person in people
    )


async def test_only_the_last_slip_has_buttons_and_it_lives_on_after_a_restart(house: House) -> None:
    ana, bruno, chloe, _ = await trading(house, *NAMES)
    fish = next(iter(await stock(house, ana)))
    await types(ana, f"offer {fish} for 5 to Bruno")
    await types(ana, f"offer {fish} for 6 to Bruno")
    slip = await bruno.gets_dm("(private offer 2)")
    await house.settled()
    assert [bool(each.buttons) for each in slips(bruno)] == [False, False, True]
    assert slip.buttons.count("Accept") == 2
    await house.restart()
    told = len(from_bot(bruno))
    await types(ana, "withdraw Bruno 1")
    await bruno.until(lambda: slip.buttons.count("Accept") == 1 or None, "sees that an offer is gone")
    await (await bruno.click("Accept", on=slip)).done()
    await ana.gets_dm("Bruno accepts your private offer 2.")
    await house.settled()
    assert len(from_bot(bruno)) == told
    assert "Accept" not in slip.buttons
    assert not any("rivate offer" in each.text for each in chloe.dms)


async def test_the_log_has_times_and_pages(house: House) -> None:
    ana, *_ = await trading(house, *NAMES)
    for coins in range(1, 7):
        await types(ana, f"offer {coins} for eel to Bruno")
        await types(ana, f"withdraw Bruno {coins}")
    log = await (await ana.slash("market log")).done()
    assert "-# <t:" in log.text
    assert "You withdraw private offer 6 to Bruno." in log.text
    assert "Page 2 of 2" in log.text
    await ana.click("◀ Previous", on=log)
    await ana.until(lambda: "Page 1 of 2" in log.text or None, "reads the first page")
    assert "withdraw private offer 6" not in log.text
