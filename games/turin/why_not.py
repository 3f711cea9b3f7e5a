"""Why a kind of action has no choices now, as its player would ask."""

from games.kernel import Refusal, Seat
from games.turin.reasons import Because
from games.turin.state import State


def why_not(state: State, seat: Seat, kind: str) -> Refusal | None:
    """Why this seat can neither offer, withdraw nor order a card; None if nothing more is to be said."""
    match kind:
        case "list":
            return _no_listing(state, seat)
        case "withdraw":
            return Refusal(Because.NOTHING_OFFERED, "MT-9.6")
        case "buy":
            return _no_order(state, seat)
        case _:
            return None


def _no_listing(state: State, seat: Seat) -> Refusal:
    cards = state.players[seat].cards
    if not cards:
        return Refusal(Because.NO_CARD_TO_OFFER, "MT-9.10")
    if all(card in state.fresh for card in cards):
        return Refusal(Because.JUST_BOUGHT, "MT-10.5", card=cards[0])
    return Refusal(Because.NO_FREE_COINS, "MT-9.2")


def _no_order(state: State, seat: Seat) -> Refusal:
    prices = [listing.price for listing in state.listings if listing.seller != seat]
    if not prices:
        return Refusal(Because.NOTHING_ON_SALE, "MT-10.1")
    return Refusal(Because.ALL_TOO_DEAR, "MT-10.1", price=min(prices), free=state.free(seat))
