"""The open offers as topics: who may do what about them, and how a counter-offer begins (FM-6.14, 6.15)."""

from games.fishmarket.state import Offer, State
from games.fishmarket.view import OfferNumber, offer_view
from games.kernel import Seat, Topic

_TO_ALL = ("accept", "counter")
_TO_ONE = ("accept", "counter", "reject", "decline")
_OWN = ("withdraw",)


def topics(state: State, seat: Seat | None) -> tuple[Topic, ...]:
    """Every open offer that this seat, or a spectator, may know of: the player's own last."""
    seen = [offer for offer in state.offers if offer.seen_by(seat)]
    return tuple(_topic(state, seat, offer) for offer in sorted(seen, key=lambda offer: offer.proposer == seat))


def _topic(state: State, seat: Seat | None, offer: Offer) -> Topic:
    return Topic(
        id=offer.number,
        kind="offer",
        decision=f"d{state.day}.market",
        answers=_answers(seat, offer),
        about=offer_view(offer),
        filled={"give": offer.want, "want": offer.give},
    )


def _answers(seat: Seat | None, offer: Offer) -> tuple[str, ...]:
    if seat is None:
        return _TO_ALL
    if offer.proposer == seat:
        return _OWN
    if offer.partner is None:
        return _TO_ALL
    return _TO_ONE if offer.partner == seat else ()


def reference(name: str) -> tuple[str, OfferNumber] | None:
    """An offer by its id."""
    number = OfferNumber.read(name)
    return None if number is None else ("offer", number)
