"""What everybody can tell of how many answers a seat has."""

from games.kernel import Answers, Decision, Seat
from games.lisboa.components import (
    CUSTOMERS_NUMBER,
    GOOD_NUMBER,
    LINE_CELLS,
    LINE_ENTRANCES,
    LINES,
    SIDE,
    WANTED_MASK,
)
from games.lisboa.view import LisboaView, RestaurantView, StandView

FORCIBLE = frozenset({"turn"})


def foreseen(view: LisboaView, seat: Seat, _decision: Decision) -> Answers:
    """A coin can always be taken (ML-6.1), so one other action is a choice; for a stand the purse decides (ML-3.4)."""
    player = view.players[seat]
    room = any(cell is None or (isinstance(cell, RestaurantView) and not cell.open) for cell in view.market)
    if view.solo is not None or (player.restaurants and room) or _somebody_would_come(view, seat):
        return Answers.SEVERAL
    if not (room and player.stands_left and player.stand_tiles):
        return Answers.ONE
    return Answers.SEVERAL if player.money is not None and player.money >= SIDE else Answers.HIDDEN


def _somebody_would_come(view: LisboaView, seat: Seat) -> bool:
    """Whether customers on offer could be brought to a line (ML-4.2, ML-4.3)."""
    for line in LINES:
        stands = [cell for cell in (view.market[number] for number in LINE_CELLS[line]) if isinstance(cell, StandView)]
        own = {GOOD_NUMBER[stand.good] for stand in stands if stand.seat == seat}
        crowds = view.face_up[: len(stands)]
        if own and any(view.entrances[entrance] is None for entrance in LINE_ENTRANCES[line]):
            wanted = [WANTED_MASK[CUSTOMERS_NUMBER[tile]] for tiles in crowds for tile in tiles]
            if any(mask >> good & 1 for mask in wanted for good in own):
                return True
    return False
