"""What one reads after a move of one's own: what came of it, whoever was the first to be told of."""

from bot.screens import history
from bot.screens.scene import Scene
from games.kernel import Dice, Event, Seat, Table
from games.lisboa.events import CustomersBrought, Earned
from games.registry import find_game
from games.turin.events import ExtraShown
from tests.screens.test_screens import hosted


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
    assert "adds 1 Scudo; you add 2 Scudo." in told
