"""What speaks for a pass in Schwarzmarkt: what the rate will be, or that the offer may be over (SM-5.4)."""

import pytest

from games.schwarzmarkt.components import OFFERS, RATES
from tests.games.schwarzmarkt.positions import GAME, Position


def pushed(rate: int, steps: int, seats: int = 3) -> tuple[str, dict[str, int | str]]:
    position = Position(*["PPSBB"] * seats, market={0: ["O06"]})
    position.play(0, "lay O06")
    position.state.marker = RATES.index(rate)
    found = GAME.points(position.view(0), position.action(f"pass {steps}"))
    (point,) = [each for each in found if each.ground in ("by-then", "may-end")]
    return point.ground, dict(point.figures)


@pytest.mark.parametrize(
    ("rate", "steps", "seats", "then"),
    [(1, 4, 3, 16), (1, 1, 3, 6), (20, 1, 3, 35), (35, 1, 3, 50), (1, 1, 4, 9)],
)
def test_the_others_push_the_rate_at_least_one_space_each(rate: int, steps: int, seats: int, then: int) -> None:
    assert pushed(rate, steps, seats) == ("by-then", {"rate": then})


@pytest.mark.parametrize(("rate", "steps", "seats"), [(35, 2, 3), (45, 1, 3), (20, 3, 4), (40, 1, 3)])
def test_an_offer_may_be_over_before_one_is_asked_again(rate: int, steps: int, seats: int) -> None:
    assert pushed(rate, steps, seats) == ("may-end", {})


def test_whoever_has_nothing_that_is_wanted_is_told_what_a_push_does_for_others() -> None:
    position = Position("PPSBB", "CCCBB", "PPSBB", market={0: ["O06"]})
    position.play(0, "lay O06")
    position.play(0, "pass 1")

    def grounds(move: str) -> list[str]:
        return [point.ground for point in GAME.points(position.view(1), position.action(move))]

    assert grounds("pass 1") == ["nothing-to-sell", "little-push"]
    assert grounds("pass 2") == ["nothing-to-sell", "nears-end"]


def test_an_offer_is_told_with_who_is_likely_to_hold_as_much_of_it() -> None:
    position = Position("PPS", "CCCBBPP", "CCF", market={0: ["O06", "O03"]})
    assert all(count == 0 for count in (OFFERS["O03"][0], OFFERS["O03"][-1])), "neither potatoes nor sugar"
    (best,) = GAME.points(position.view(0), position.action("lay O06"))
    (other,) = GAME.points(position.view(0), position.action("lay O03"))
    assert best.ground == "best-supplied"
    assert other.ground == "out-supplied"
    assert other.figures == {"seat": 1}, "who holds more cards holds more of them, as far as anybody can tell"
