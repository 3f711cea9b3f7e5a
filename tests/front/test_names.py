"""People whose names would do something in our texts, if they could (issue 16, item 28)."""

from tests.front.conftest import House
from tests.front.fish import trading

LINK, SPOILER = "[a](https://b.example)", "||x||"


async def test_names_stand_in_texts_and_on_buttons_as_they_are(house: House) -> None:
    ana, bruno = house.person(LINK), house.person(SPOILER)
    await (await ana.slash("market start", game="turin")).done()
    joined = await (await bruno.click("Join")).done()
    lobby = await ana.reads(r"\[a\](https\://b.example)")
    assert r"\|\|x\|\|" in lobby.text
    assert LINK not in lobby.text + joined.text
    await (await ana.click("Begin")).done()
    board = await bruno.reads("Turin")
    assert LINK not in board.text
    assert SPOILER not in board.text
    await (await bruno.slash("market seat leave")).done()
    await (await bruno.click("Leave")).done()
    offered = await ana.reads(r"\|\|x\|\|")
    assert SPOILER not in offered.text
    assert [label for label in offered.buttons if SPOILER in label], "on a button nothing is escaped"


async def test_whoever_has_such_a_name_is_named_in_what_is_typed(house: House) -> None:
    ana, bruno, _ = await trading(house, "Ana", "*b*", "c_c")
    sent = await (await ana.slash("market play", move="offer 5 for lobster to *b*")).done()
    assert r"\*b\*" in sent.text
    await bruno.gets_dm("lobster")
