"""Who has one move only, as everybody can tell by what lies on the market."""

from collections.abc import Iterable

from games.kernel import Answers, Decision, Event, Seat, View
from games.lisboa.acting import SWAPPED
from games.lisboa.components import (
    COLUMN,
    CUSTOMERS_NUMBER,
    DISPLAY_SIZE,
    GOOD_NUMBER,
    LINE_CELLS,
    LINE_ENTRANCES,
    LINES,
    ROW,
    START_COINS,
    WANTED_MASK,
)
from games.lisboa.events import CoinTaken, Earned, Paid, RestaurantOpened
from games.lisboa.view import LisboaView, RestaurantView, StandView

FORCIBLE = frozenset({"turn", "take"})


def foreseen(view: View, seat: Seat, decision: Decision, told: Iterable[Event]) -> Answers:
    """The display lies open; for a turn the purse may count."""
    assert isinstance(view, LisboaView)  # noqa: S101 - the kernel's views are not told apart by type
    return _taking(view, decision) if decision.kind == "take" else _turn(view, seat, told)


def _taking(view: LisboaView, decision: Decision) -> Answers:
    """Tiles of one good are a choice only as long as they can be swapped (ML-8.2, ML-11.4)."""
    goods = [good for good in view.display if good is not None]
    may_swap = len(goods) == DISPLAY_SIZE <= view.bag and not decision.id.endswith(SWAPPED)
    return Answers.SEVERAL if len(set(goods)) > 1 or may_swap else Answers.ONE


def _turn(view: LisboaView, seat: Seat, told: Iterable[Event]) -> Answers:
    """A coin can always be taken (ML-6.1), so one other action is a choice. Everything lies open but the purse.

    What everybody has earned and paid was said; whoever counts knows for certain who can pay for the cheapest stand.
    Only what a stand would earn at once is left to the hidden purse (ML-3.4).
    """
    if view.solo is not None:
        return Answers.SEVERAL
    player = view.players[seat]
    free = [
        number
        for number, cell in enumerate(view.market)
        if cell is None or (isinstance(cell, RestaurantView) and not cell.open)
    ]
    if (player.restaurants and free) or _somebody_would_come(view, seat):
        return Answers.SEVERAL
    if not (free and player.stands_left and player.stand_tiles):
        return Answers.ONE
    cheapest = min(1 + max(len(_stands(view, line)) for line in (ROW[cell], COLUMN[cell])) for cell in free)
    purse = _counted(seat, told) if player.money is None else player.money
    return Answers.SEVERAL if purse >= cheapest else Answers.HIDDEN


def _stands(view: LisboaView, line: int) -> list[StandView]:
    cells = (view.market[number] for number in LINE_CELLS[line])
    return [cell for cell in cells if isinstance(cell, StandView)]


def _somebody_would_come(view: LisboaView, seat: Seat) -> bool:
    """Whether customers on offer could be brought to a line (ML-4.2, ML-4.3)."""
    for line in LINES:
        stands = _stands(view, line)
        own = {GOOD_NUMBER[stand.good] for stand in stands if stand.seat == seat}
        crowds = view.face_up[: len(stands)]
        if own and any(view.entrances[entrance] is None for entrance in LINE_ENTRANCES[line]):
            wanted = [WANTED_MASK[CUSTOMERS_NUMBER[tile]] for tiles in crowds for tile in tiles]
            if any(mask >> good & 1 for mask in wanted for good in own):
                return True
    return False


def _counted(seat: Seat, told: Iterable[Event]) -> int:
    """What must be in a purse after all that was said."""
    purse = START_COINS
    for event in told:
        match event:
            case Earned() | RestaurantOpened() | CoinTaken() if event.seat == seat:
                purse += event.amount
            case Paid() if event.seat == seat:
                purse -= event.amount
            case _:
                pass
    return purse
