"""What a seat may know of a Bazaar."""

from games.kernel import Seat, View
from tests.games.kernel.bazaar.actions import Answer, AutoSpoil
from tests.games.kernel.bazaar.components import Phase
from tests.games.kernel.bazaar.state import Offer, State


class OfferView(View):
    number: str
    card: int
    coins: int


class BazaarView(View):
    round: int
    phase: Phase
    tax: int
    next_tax: int
    lots: tuple[int, ...]
    cash: tuple[int | None, ...]
    goods: tuple[tuple[int, ...], ...]
    hand_sizes: tuple[int, ...]
    loans: tuple[bool, ...]
    spoil_cards: tuple[bool, ...]
    done: tuple[bool, ...]
    sealed: tuple[bool, ...]
    offers: tuple[OfferView, ...]
    buyer: Seat | None
    price: int
    hand: tuple[int, ...]
    answer: Answer | None
    order: AutoSpoil | None


def sees(offer: Offer, seat: Seat | None) -> bool:
    return offer.partner is None or seat in (offer.seller, offer.partner)


def view(state: State, seat: Seat | None) -> BazaarView:
    own = None if seat is None else state.players[seat]
    window = state.window
    sealing = window is not None and state.phase is not Phase.SPOIL
    over = state.phase is Phase.OVER
    return BazaarView(
        seat=seat,
        round=state.round,
        phase=state.phase,
        tax=state.tax,
        next_tax=state.next_tax,
        lots=tuple(state.lots),
        cash=tuple(
            player.cash if state.open_cash or over or other == seat else None
            for other, player in enumerate(state.players)
        ),
        goods=tuple(tuple(player.goods) for player in state.players),
        hand_sizes=tuple(len(player.hand) for player in state.players),
        loans=tuple(player.loan for player in state.players),
        spoil_cards=tuple(player.spoil_card for player in state.players),
        done=tuple(player.done for player in state.players),
        sealed=tuple(
            sealing and window is not None and window.answer_of(other) is not None
            for other in range(len(state.players))
        ),
        offers=tuple(
            OfferView(seat=offer.seller, number=offer.number, card=offer.card, coins=offer.coins)
            for offer in state.offers
            if sees(offer, seat)
        ),
        buyer=state.buyer,
        price=state.price,
        hand=tuple(own.hand) if own else (),
        answer=window.answer_of(seat) if window and seat is not None else None,
        order=own.order if own else None,
    )
