"""What standing orders do: a plan of what to freeze (FM-8.10), and values to bid again in case of a tie (FM-4.12)."""

from collections.abc import Sequence

from games.fishmarket.actions import Boats, DayPlan, Freeze, Plan, Rebid
from games.fishmarket.components import FREEZABLE, in_table_order
from games.fishmarket.listed import FREEZE
from games.fishmarket.reasons import Because
from games.fishmarket.state import Player, State
from games.kernel import Refusal, Seat


def check_kinds(kinds: Sequence[str]) -> None:
    """Refuse a plan of what cannot be frozen, or of a kind twice (FM-8.10)."""
    for kind in kinds:
        if kind not in FREEZABLE:
            raise Refusal(Because.NOT_FREEZABLE, "FM-8.1", fish=kind)
        if kinds.count(kind) > 1:
            raise Refusal(Because.TWICE, "FM-8.10", fish=kind)


def put_on_ice(player: Player, kinds: tuple[str, ...]) -> None:
    """Remember what goes on ice; a price list stands as it was."""
    if isinstance(player.plan, DayPlan):
        player.plan = player.plan.with_ice(kinds)
    else:
        player.plan = Plan(kinds=kinds)


def by_plan(player: Player, kinds: Sequence[str]) -> Freeze:
    """What a plan to freeze these kinds does to the fish that were really left over (FM-8.10)."""
    unsold = [kind for kind in kinds if player.stock[kind]]
    return FREEZE[in_table_order(unsold[: player.ice])]


def by_tied_values(state: State, seat: Seat, form: Boats) -> Rebid | None:
    """The re-bid of a player who left a value for every boat they contend for, cut to what they can pay (FM-4.12)."""
    contended = state.contended(seat)
    if not all(boat.dock in form.tied for boat in contended):
        return None
    left = state.players[seat].cash
    bids = {}
    for waiting, boat in zip(reversed(range(len(contended))), contended, strict=True):
        bids[boat.dock] = min(form.tied[boat.dock], left - waiting)
        left -= bids[boat.dock]
    return Rebid(bids=bids)
