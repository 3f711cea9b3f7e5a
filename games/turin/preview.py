"""What a choice would cost and bring, as far as its seat can know."""

from collections.abc import Mapping

from games.kernel import Action, Figure, Seat
from games.turin.actions import Bid, Buy, Claim, Extra, ListCard, Loan, Place, Plan, Take
from games.turin.components import CARDS, LOAN, LOAN_DEBT
from games.turin.money import prices
from games.turin.state import State


def preview(state: State, seat: Seat, action: Action) -> Mapping[str, Figure]:
    """Figures for the words of a choice."""
    match action:
        case Bid() | Plan():
            return {"win": action.coins, "lose": action.coins // 2, "spent": prices(state, action.buy)}
        case Extra() if state.auction is not None:
            total = state.auction.bids[seat] + action.coins
            return {"win": total, "lose": total // 2}
        case Place():
            return _goods(action.card)
        case Claim():
            return _goods(action.card) | {"cost": prices(state, (action.card,))}
        case Take() if len(action.cards) == 1:
            return _goods(action.cards[0])
        case Buy():
            return {"cost": prices(state, action.buy)}
        case ListCard():
            return {"locked": action.price}
        case Loan():
            return {"gain": LOAN, "debt": LOAN_DEBT}
        case _:
            return {}


def _goods(card: str) -> dict[str, Figure]:
    three, two, one = CARDS[card]
    return {"three": str(three), "two": str(two), "one": str(one)}
