"""What one reads after a move of one's own, and what everybody reads above the board."""

from bot.screens import history
from bot.screens.scene import Scene
from games.fishmarket.events import (
    Answered,
    Banked,
    BidsShown,
    BoatLanded,
    BoatSold,
    BoatTied,
    DayBegan,
    OfferMade,
    Traded,
)
from games.kernel import Dice, Event, Seat, Table
from games.kernel.things import bare
from games.lisboa.events import CustomersBrought, Earned
from games.registry import find_game
from games.stalls.components import Good
from games.stalls.events import Chose, Laid
from games.turin.events import ExtraShown
from tests.screens.scenes import PEOPLE, hosted


def meanwhile(game: str, seat: Seat, move: list[Event]) -> tuple[str, bool]:
    scene = Scene(hosted(Table(find_game(game), 2, {}, Dice.of("meanwhile"))), "en", seat)
    told = history.meanwhile(scene, [move])
    return told, history.tells_own(scene, move, told)


def test_what_goes_on_from_ones_own_move_is_one_sentence_with_it() -> None:
    brought = CustomersBrought(seat=0, customers="K2-1", entrance="BC")
    earned = [Earned(seat=seat, cell="C3", customers="K2-1", entrance="BC", amount=2) for seat in (0, 1)]
    told, tells_own = meanwhile("lisboa", 0, [brought, *earned])
    assert tells_own
    assert told.startswith("- You bring ")
    assert "and earn 2 coins; " in told


def test_of_several_who_answered_nobody_is_left_out() -> None:
    shown: list[Event] = [ExtraShown(seat=seat, coins=seat + 1) for seat in (0, 1)]
    told, _ = meanwhile("turin", 1, shown)
    assert "adds 1 Scudo, you 2." in told


def happened(game: str, seats: int, *moves: list[Event]) -> list[str]:
    scene = Scene(hosted(Table(find_game(game), seats, {}, Dice.of("happened"))), "en")
    return [bare(line) for line in history.happened(scene, moves)]


def test_what_the_board_shows_is_not_told_above_it() -> None:
    bids: list[Event] = [BidsShown(seat=seat, again=False, bids={"A": seat + 1}) for seat in (0, 1, 2)]
    sold = BoatSold(dock="A", seat=2, coins=3, cargo={"cod": 2})
    (line,) = happened("fishmarket", 3, [*bids, sold])
    assert "gets the boat August (A) for 3 coins" in line
    assert "bids" not in line


def test_a_new_day_is_told_by_the_board_and_the_question() -> None:
    banked = Banked(seat=0, coins=31, drawn=0, balance=81)
    landed: list[Event] = [BoatLanded(dock=dock, cargo={"cod": 3}) for dock in "ABCD"]
    (line,) = happened("fishmarket", 3, [banked, DayBegan(day=2, demand=("eel-cod", "sole-cod", "tuna-cod")), *landed])
    assert line.endswith("banks 31 coins (balance 81).")


def test_that_somebody_has_answered_is_told_until_something_comes_of_it() -> None:
    answers: list[list[Event]] = [[Answered(seat=seat, question="rebids")] for seat in (0, 1)]
    (line,) = happened("fishmarket", 3, *answers)
    assert line == f"New bids in: {PEOPLE[0]}, {PEOPLE[1]}."
    tied: list[Event] = [BoatTied(dock="A", seats=(0, 1), coins=3)]
    (line,) = happened("fishmarket", 3, *answers, tied)
    assert "tie for August (A)" in line


def test_who_has_answered_since_stands_apart_from_what_came_of_the_answers_before() -> None:
    laid: list[Event] = [Laid(seat=seat, good=Good.BREAD, crates=1) for seat in (0, 1)]
    came, since = happened("stalls", 2, laid, [Chose(seat=0)], [Chose(seat=1)])
    assert came.endswith(f"{PEOPLE[1]} 1 crate of bread.")
    assert since == f"Ready: {PEOPLE[0]}, {PEOPLE[1]}."


def test_an_offer_that_is_over_is_told_by_what_came_of_it() -> None:
    made = OfferMade(
        seat=0, offer="0.1", partner=None, give={"cod": 1}, want={"coins": 5}, answers=None, why=None, fish=None
    )
    traded = Traded(seat=0, partner=1, give={"cod": 1}, want={"coins": 5})
    (line,) = happened("fishmarket", 3, [made], [traded])
    assert "offers" not in line
