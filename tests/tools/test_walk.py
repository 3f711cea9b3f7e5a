import sys

from tools.walk import PARTS, walk


async def test_a_confirm_is_walked_from_the_press_to_the_board() -> None:
    before = sys.getprofile()
    walked = await walk()
    assert sys.getprofile() is before
    functions = walked.functions()
    assert {"bot/front/client.py", "games/lisboa/turns.py"} <= walked.files()
    assert any(file.startswith("render/picture/") for file in walked.files()), "drawn in a thread of its own"
    assert not any(file.startswith(("playground", "tests", "tools")) for file in walked.files())
    assert not any("<listcomp>:" in name or "<genexpr>:" in name for _, name in functions)
    assert all("MarketBot.on_interaction" in callers for callers in walked.look_ups())
    parts = [walked.functions(part) for part in PARTS]
    assert sorted(each for part in parts for each in part) == functions
    assert [("bot/host/change.py" in dict(part), "render/picture/canvas.py" in dict(part)) for part in parts] == [
        (True, False),
        (False, False),
        (False, True),
    ]
    head, *rooms = walked.report()
    assert f"{len(walked.files())} files, {len(functions)} functions" in head
    assert len(rooms) > len(walked.look_ups()) > 0
