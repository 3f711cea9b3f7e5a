"""A round of Market of Turin planned in one private message, and in one line."""

from games.turin.actions import Ahead
from games.turin.components import Phase
from games.turin.view import OwnView, TurinView
from playground.person import Person
from playground.seen import Seen
from tests.front.conftest import House
from tests.front.hand import custom_id, pressed


async def begun(house: House) -> tuple[Person, Person]:
    """Two people at a table of Market of Turin, both asked for a card."""
    ana, bruno = house.person("Ana"), house.person("Bruno", "fr")
    await (await ana.slash("market start", game="turin")).done()
    await (await bruno.click("Join")).done()
    await (await ana.click("Begin")).done()
    await ana.reads("Round 1")
    return ana, bruno


async def seen_by(house: House, person: Person) -> tuple[TurinView, OwnView]:
    """What a person may know of the table, and what only they may know."""
    hosted = await house.bot.tables.in_channel(int(house.discord.channel.id))
    view = hosted.running.view(hosted.record.seat_of(int(person.id)))
    assert isinstance(view, TurinView)
    assert view.own is not None
    return view, view.own


async def picks(person: Person, screen: Seen, **parts: str) -> None:
    """Choose in one menu after the other."""
    for part, value in parts.items():
        await pick(person, screen, custom_id(screen, "planpart", f":{part}"), value)


async def pick(person: Person, screen: Seen, menu: str, value: str) -> None:
    before = screen.text
    await person.choose(value, from_=menu, on=screen)
    await person.until(lambda: screen.text != before or None, f"sees {value} in the plan")


async def test_a_round_is_planned_by_menus_or_in_one_line(house: House) -> None:
    ana, bruno = await begun(house)
    screen = await (await ana.slash("market plan")).done()
    _, own = await seen_by(house, ana)
    await picks(ana, screen, card=own.hand[0])
    assert f"Put up {own.hand[0]}" in screen.text
    assert (await seen_by(house, ana))[1].answer is None  # a draft does nothing
    await pressed(ana, "Save plan", screen)
    _, other = await seen_by(house, bruno)
    await bruno.dm(f"ahead next {other.hand[0]}")
    await ana.gets_dm("Round 1 of 5: how much do you bid")

    screen = await (await ana.slash("market plan")).done()
    await picks(ana, screen, bid="5", extra="1", offer="never", limit="0", card=own.hand[1])
    assert "> Bid 5 Scudo. Add up to 1 Scudo if tied. Never sell a card. Buy nothing. Put up" in screen.text
    await pressed(ana, "Save plan", screen)
    await bruno.dm(f"ahead bid 3 offer never buy olive up to 4 next {other.hand[1]}")
    await bruno.gets_dm("Miser 3 Scudo. Ne jamais rien mettre en vente. Acheter les cartes à 3 unités")
    await ana.gets_dm("Round 2 of 5: how much do you bid")
    view, own = await seen_by(house, ana)
    assert (view.round, view.phase, len(view.players[0].cards) + len(view.players[1].cards)) == (2, Phase.BID, 2)
    assert own.plan == Ahead(offer="never", limit=0)
    assert not any("Never sell" in each.text for each in bruno.sees(house.discord.channel))
