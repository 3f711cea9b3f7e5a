"""People whose names would do something in our texts, if they could."""

import pytest

from tests.front.conftest import House
from tests.front.fish import trading
from tests.front.test_tournament import organiser

pytestmark = pytest.mark.defect(28)

LINK, SPOILER = "[a](https://b.example)", "||x||"


async def test_names_stand_in_texts_as_their_owners_wrote_them(house: House) -> None:
    ana, bruno = house.person(LINK), house.person(SPOILER)
    await (await ana.slash("market start", game="turin")).done()
    await (await bruno.click("Join")).done()
    await (await ana.click("Begin")).done()
    board = await bruno.reads(r"\[a\](https\://b.example)")
    assert r"\|\|x\|\|" in board.text
    assert LINK not in board.text
    sure = await (await bruno.slash("market leave")).done()
    await (await bruno.click("Leave the game", on=sure)).done()
    await ana.reads(r"**\|\|x\|\|**’s seat is free")


async def test_whoever_has_such_a_name_is_named_in_what_is_typed(house: House) -> None:
    ana, bruno, _ = await trading(house, "Ana", "*b*", "c_c")
    sent = await (await ana.slash("market play", move="offer 5 for lobster to *b*")).done()
    assert r"\*b\*" in sent.text
    await bruno.gets_dm("lobster")


async def test_why_a_table_is_closed_does_nothing_in_the_text_that_says_so(house: House) -> None:
    ana, bruno = house.person("Ana"), house.person("Bruno")
    await (await ana.slash("market start", game="turin")).done()
    await (await bruno.click("Join")).done()
    await ana.slash("market table cancel")
    await (await ana.fill({"Why? The players will read this.": f"# {LINK} \u202e{SPOILER}"})).done()
    told = await bruno.reads("b.example")
    assert r"\# \[a\](https\://b.example) \|\|x\|\|" in told.text


async def test_why_a_tournament_is_closed_does_nothing_either(slow_house: House) -> None:
    olga = organiser(slow_house)
    await (await olga.slash("market tournament open", game="turin")).done()
    await (await olga.slash("market tournament close", reason=LINK)).done()
    assert r"\[a\](https\://b.example)" in (await olga.reads("b.example")).text
