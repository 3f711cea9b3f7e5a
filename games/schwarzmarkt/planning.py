"""A plan: what a seat does in its turns, in every offer, and which card it lays next; given at any time.

It is private, and a player without wanted products may leave the same plan as any other. What it does when its moment
comes is in ``orders``; if its moment is now, that is done at once.
"""

from collections.abc import Sequence
from functools import lru_cache

from typing_extensions import override

from games.kernel import (
    Action,
    Decision,
    Dice,
    Event,
    Form,
    Move,
    Nature,
    Number,
    Pick,
    Picks,
    Question,
    Seat,
    kinds_of,
    plays,
)
from games.schwarzmarkt.actions import Plan
from games.schwarzmarkt.black_market import check_held
from games.schwarzmarkt.components import DICE, PRODUCTS, RATES
from games.schwarzmarkt.order_book import check_bounds
from games.schwarzmarkt.orders import act, by_plan, carry_out
from games.schwarzmarkt.state import State


class Planning(Question[State]):
    """Everybody may plan, from the deal to the end."""

    kinds = ("plan",)
    nature = Nature.ORDER
    accepts = kinds_of(Plan)

    @override
    def decisions(self, state: State, seat: Seat) -> Sequence[Decision]:
        return _decisions(state.play, tuple(state.players[seat].market))

    @override
    def standing(self, state: State, seat: Seat) -> Sequence[Action]:
        plan = state.players[seat].plan
        return () if plan is None else (plan,)

    @override
    def drop(self, state: State, seat: Seat) -> None:
        state.players[seat].plan = None


@lru_cache(maxsize=256)
def _decisions(play: int, market: tuple[str, ...]) -> tuple[Decision]:
    """What can be planned by who holds these black market cards; listed, as it is there at every look."""
    return (Planning.put(f"p{play}.plan").listed((), (_form(market),)),)


@lru_cache(maxsize=256)
def _form(market: tuple[str, ...]) -> Form:
    rates = tuple(map(str, RATES))
    return Form(
        kind="plan",
        notation=Plan.notation,
        fields=(
            Pick(name="lay", items=market, optional=True),
            Pick(name="sell", items=rates, optional=True),
            Picks(name="keep", items=PRODUCTS, least=0, most=len(PRODUCTS)),
            Pick(name="until", items=rates, optional=True),
            Pick(name="up_to", items=rates, optional=True),
            Number(name="steps", low=2, high=max(DICE), optional=True),
            Picks(name="push", items=PRODUCTS, least=0, most=len(PRODUCTS)),
            Pick(name="scope", items=("one-offer",), optional=True),
        ),
    )


@plays
def plan(state: State, move: Move[Plan], dice: Dice) -> list[Event]:
    """Plan instead of what was planned before; nothing, to be asked again. In one's own turn it acts at once."""
    seat, planned = move.seat, move.action
    player = state.players[seat]
    if planned.lay is not None:
        check_held(state, seat, planned.lay)
    check_bounds(_form(tuple(player.market)), planned)
    player.plan = planned.unless_empty
    if seat != state.actor or (found := by_plan(state)) is None:
        return []
    return act(state, *found, dice) + carry_out(state, dice)
