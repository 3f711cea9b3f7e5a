"""What a choice would cost and bring, as far as its seat can know."""

from collections.abc import Mapping

from games.kernel import Action, Figure, Seat
from games.turin.actions import Bid, Buy, Cards, Claim, Extra, ListCard, Loan, Place, Plan, Take
from games.turin.components import CARDS, LOAN, LOAN_DEBT, holdings
from games.turin.scoring import division
from games.turin.state import State


def preview(state: State, seat: Seat, action: Action) -> Mapping[str, Figure]:
    """Figures for the words of a choice."""
    match action:
        case Bid() | Plan():
            return {"win": action.coins, "lose": action.coins // 2, "spent": state.cost(action.buy)}
        case Extra() if state.auction is not None:
            total = state.auction.bids[seat] + action.coins
            return {"win": total, "lose": total // 2}
        case Place():
            return _goods(action.card)
        case Claim():
            return _goods(action.card) | {"cost": state.cost((action.card,))} | _worth(state, seat, (action.card,))
        case Take():
            return _worth(state, seat, action.cards)
        case Buy():
            return {"cost": state.cost(action.buy)} | _worth(state, seat, action.buy)
        case ListCard():
            return {"locked": action.price}
        case Loan():
            return {"gain": LOAN, "debt": LOAN_DEBT}
        case _:
            return {}


def _goods(card: str) -> dict[str, Figure]:
    three, two, one = CARDS[card]
    return {"three": str(three), "two": str(two), "one": str(one)}


def _worth(state: State, seat: Seat, cards: Cards) -> dict[str, Figure]:
    """What these cards change for a seat if the goods on the table were paid at once: ``gain`` or ``loss``."""
    before = [tuple(player.cards) for player in state.players]
    after = [tuple(card for card in held if card not in cards) for held in before]
    after[seat] += cards
    change = _paid(state, seat, after) - _paid(state, seat, before)
    return {"gain": change} if change >= 0 else {"loss": -change}


def _paid(state: State, seat: Seat, cards: list[Cards]) -> int:
    """What a seat with these face-up cards gets for leads, less what it pays to leaders (MT-13)."""
    total = 0
    for good, column in enumerate(zip(*map(holdings, cards), strict=True)):
        if column[seat]:
            leading, _, share = division(state.options, good, column)
            total += share if seat in leading else -1
    return total
