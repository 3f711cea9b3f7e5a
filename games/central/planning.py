"""Making a plan for the round, and what of it is over (CM-15.8). What it does at its moments is in ``plans``."""

from functools import cache
from typing import get_args

from games.central.actions import BidPlan, Plan, RotPlan, SalePlan, TouristsPlan
from games.central.components import LIMIT, PRODUCTS
from games.central.order_terms import cancel_order, keep_order, opening_products
from games.central.plans import figure
from games.central.reasons import Because
from games.central.state import State
from games.kernel import Form, Number, Pick, Refusal, Seat
from games.kernel.form import Field

_CLAUSE = "CM-15.8"


def forms(state: State, seat: Seat) -> tuple[Form, ...]:
    """The form for all of which something may still come."""
    player = state.players[seat]
    sells = bool(player.hand) and player.sold < LIMIT
    return _forms(
        opening_products(state, seat),
        _products(state, seat) if sells else (),
        state.price_max,
        sells or not state.final,
        player.rot,
        player.tourists,
    )


def _products(state: State, seat: Seat) -> tuple[int, ...]:
    """The products on which the seat may still bid this round."""
    auction = state.auction
    still = auction is not None and state.phase == "bid" and auction.bidding[seat] in ("waiting", "active")
    current = (auction.product,) if auction is not None and still else ()
    return tuple(sorted((*current, *state.unopened())))


@cache
def _forms(
    openings: tuple[int, ...], products: tuple[int, ...], price_max: int, sells: bool, rot: bool, tourists: bool
) -> tuple[Form, ...]:
    bids = ("pass", *(said for said in reversed(get_args(BidPlan)[1:]) if figure(said) < price_max))
    fields: list[Field] = []
    if openings:
        held = (PRODUCTS[product] for product in openings)
        fields += [
            Pick(name="open", items=("heaviest", *held), optional=True),
            Number(name="price", low=1, high=price_max, optional=True),
        ]
    fields += [Pick(name=PRODUCTS[product], items=bids, optional=True) for product in products]
    if sells:
        fields += [
            Pick(name="others", items=bids, optional=True),
            Pick(name="sell", items=get_args(SalePlan), optional=True),
        ]
    if rot:
        fields.append(Pick(name="rot", items=get_args(RotPlan), optional=True))
    if tourists:
        fields.append(Pick(name="tourists", items=get_args(TouristsPlan), optional=True))
    return (Form(kind="plan", notation=Plan.notation, fields=tuple(fields)),) if fields else ()


def check(state: State, seat: Seat, plan: Plan) -> None:
    """Refuse what could never come about."""
    possible = {field.name: field for form in forms(state, seat) for field in form.fields}
    if not possible:
        raise Refusal(Because.TOO_LATE, _CLAUSE)
    for name, value in plan.said().items():
        match possible.get(name):
            case Number(low=low, high=high):
                if not low <= value <= high:
                    raise Refusal(Because.WRONG_FIGURE, "CM-4.2", figure=value, low=low, high=high)
            case Pick(items=items):
                if value not in items and name == "open":
                    raise Refusal(Because.NOT_IN_HAND, "CM-4.2", product=value)
                if value not in items:
                    raise Refusal(Because.WRONG_FIGURE, "CM-5.3", figure=figure(value), low=1, high=state.price_max - 1)
            case _:
                raise Refusal(Because.TOO_LATE, _CLAUSE)


def keep(state: State, seat: Seat, plan: Plan) -> None:
    """Take a plan down in the place of the one before; an empty one takes it away."""
    if plan.said():
        keep_order(state, seat, plan)
    else:
        cancel_order(state, seat, plan.slot)
