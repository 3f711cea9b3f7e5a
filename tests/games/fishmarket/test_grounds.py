"""What speaks for a choice in Fish Market, or against it."""

from tests.games.fishmarket.hall import GAME, Hall, market


def grounds(hall: Hall, seat: int, move: str) -> list[str]:
    return [point.ground for point in GAME.points(hall.view(seat), hall.action(move))]


def test_whoever_turns_an_offer_down_or_is_done_is_told_what_that_leaves() -> None:
    hall = market(seats=3).stock(0, cod=2, lobster=1)
    hall.play(1, "offer 30 coins for 1 cod to 0")
    assert "good-offer" in grounds(hall, 0, "reject 1to0.1")
    assert grounds(hall, 0, "stall done") == ["good-offer"]
    hall.play(1, "withdraw 1to0.1")
    assert grounds(hall, 0, "stall done") == ["no-good-offer"]
    hall.play(1, "offer 3 coins for 1 lobster to 0")
    assert grounds(hall, 0, "decline 1to0.2 because no-use") == ["no-gain"]
