"""What a choice would cost and bring: every figure is what really comes of it."""

from collections.abc import Mapping

import pytest

from games.kernel import Fact, Seat
from games.kernel.notation import read
from tests.games.fishmarket.hall import GAME, Hall, ice, market


def preview(hall: Hall, seat: Seat, text: str) -> Mapping[str, Fact]:
    """What is foreseen of a move that is typed."""
    meant = read(text, hall.table.moves(seat))
    action = GAME.read_action(meant) if isinstance(meant, dict) else meant
    return GAME.preview(hall.state, seat, action)


def brings(hall: Hall, seat: Seat, text: str) -> tuple[Fact, Fact]:
    """What a trade brings by tonight, and how many fish rot."""
    seen = preview(hall, seat, text)
    assert isinstance(seen["brings"], int)
    assert seen["coins"] == abs(seen["brings"])
    assert seen["way"] == ("more" if seen["brings"] > 0 else "less" if seen["brings"] < 0 else "same")
    return seen["brings"], seen["rotting"]


def seller(day: int = 1, **stock: int) -> Hall:
    """A market in which the customers of player 0 want sole for 22 and cod for 18, and player 1 has everything."""
    hall = market(3, day=day).cards(0, "D-sole-cod", "P-22").stock(0, **stock)
    return hall.stock(1, eel=3, sole=2, tuna=2, cod=1, herring=1, lobster=1)


# Bids


@pytest.mark.rule("FM-3.2")
def test_bids_say_what_they_cost_and_leave() -> None:
    assert preview(Hall(3), 0, "boats A12 C17 tied A50") == {"coins": 29, "left": 21}
    assert preview(Hall(3), 0, "boats nothing") == {"coins": 0, "left": 50}


@pytest.mark.rule("FM-4.5")
def test_re_bids_say_what_they_cost_and_leave() -> None:
    hall = Hall(3)
    hall.bid("A10 B10 C20", "A10 B10")
    assert preview(hall, 0, "rebid A7 B4") == {"coins": 11, "left": 19}


# Trades


@pytest.mark.rule("FM-7.2", "FM-8.6")
@pytest.mark.defect(2)
def test_fish_that_nobody_wants_cost_their_rot() -> None:
    """Three useless eels and five coins for nothing were said to bring five coins."""
    hall = seller()
    hall.then(1, "offer 3 eel + 5 coins for nothing")
    assert brings(hall, 0, "accept 1") == (5 - 15, 3)
    hall.stock(0, eel=1)
    assert brings(hall, 0, "accept 1") == (5 - 15, 4)
    assert brings(hall, 0, "offer eel for nothing") == (5, 0)
    assert brings(hall, 0, "offer eel for 1") == (6, 0)


@pytest.mark.rule("FM-7.2", "FM-7.3")
def test_fish_that_sell_bring_their_price() -> None:
    hall = seller(sole=1, tuna=1)
    assert brings(hall, 0, "offer 9 for sole + lobster + herring") == (22 + 30 + 5 - 9, 1)
    assert brings(hall, 0, "offer sole for 22 coins") == (0, 1)
    assert brings(hall, 0, "offer tuna for cod") == (18 + 5, 0)
    hall.then(1, "offer 2 tuna for sole + 4 coins")
    assert brings(hall, 0, "accept 1") == (-22 - 4 - 10, 3)
    assert brings(hall, 0, "counter 1 with 4 coins for 1 tuna") == (-4 - 5, 2)


@pytest.mark.rule("FM-8.10")
def test_what_a_plan_will_freeze_does_not_rot() -> None:
    hall = seller(tuna=1)
    hall.then(1, "offer 3 eel for nothing")
    assert preview(hall, 0, "accept 1")["ice"] == 2, "two blocks could still be used"
    hall.then(0, "plan eel")
    assert brings(hall, 0, "accept 1") == (0, 1)
    assert preview(hall, 0, "accept 1")["ice"] == 0
    hall.then(0, "plan nothing")
    assert brings(hall, 0, "accept 1") == (-15, 4)
    hall.player(0).ice = 0
    hall.then(0, "plan eel")
    assert brings(hall, 0, "accept 1") == (-15, 4)


@pytest.mark.rule("FM-8.9")
def test_on_the_last_day_ice_is_counted_as_it_will_be_used() -> None:
    hall = seller(day=4, tuna=1)
    hall.then(1, "offer 3 eel for nothing")
    assert brings(hall, 0, "accept 1") == (0, 0)
    assert preview(hall, 0, "accept 1")["ice"] == 0
    hall.player(0).ice = 1
    assert brings(hall, 0, "accept 1") == (-5, 1), "the eels are frozen, the tuna rots"


@pytest.mark.parametrize("day", [1, 4])
@pytest.mark.parametrize(
    "offered", ["3 eel + 5 coins for nothing", "sole + tuna for 9", "cod for 2 perch", "2 for lobster"]
)
def test_what_is_foreseen_comes_true(offered: str, day: int) -> None:
    """Player 0 is as much richer in the evening as the preview says, if they use no ice by hand."""
    rich = []
    for accepting in (False, True):
        hall = seller(day=day, perch=2, lobster=1).stock(2)
        hall.then(1, f"offer {offered}")
        foreseen = preview(hall, 0, "accept 1")["brings"]
        if accepting:
            hall.then(0, "accept 1")
        hall.then(1, "plan nothing") if day < 4 else hall
        hall.close_market()
        if hall.state.phase == "ice":
            hall.then(0, "freeze nothing")
        rich.append(hall.player(0).cash + hall.player(0).balance)
    assert rich[1] - rich[0] == foreseen


@pytest.mark.rule("FM-6.10", "FM-6.16")
def test_of_an_offer_that_is_not_there_nothing_is_foreseen() -> None:
    hall = seller()
    hall.then(1, "offer eel for 5 to 2")
    for number in ("1", "1to2.1"):
        assert GAME.preview(hall.state, 0, GAME.read_action({"kind": "accept", "offer": number})) == {}
    assert GAME.preview(hall.state, 0, GAME.read_action({"kind": "stall", "stall": "done"})) == {}


# Ice


@pytest.mark.rule("FM-8.2", "FM-8.6")
def test_ice_says_what_rots_and_what_is_left() -> None:
    hall = ice({"eel": 3, "cod": 2, "tuna": 1}).close_market()
    assert preview(hall, 0, "freeze nothing") == {"ice": 2, "rotting": 6, "coins": 30}
    assert preview(hall, 0, "freeze eel") == {"ice": 1, "rotting": 3, "coins": 15}
    assert preview(hall, 0, "freeze eel,cod") == {"ice": 0, "rotting": 1, "coins": 5}
