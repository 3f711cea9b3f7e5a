"""What a choice would cost and bring, as far as its owner can know."""

from collections.abc import Mapping

from games.central.actions import Bid, BidOnce, Cheat, OpenProduct, Rot, Sell, Tourists, Undercut
from games.central.components import BATCH_NUMBER, BATCHES, LIMIT, PRODUCT_NUMBER, held_of, kg_of
from games.central.state import State
from games.kernel import Action, Figure, Seat


def preview(state: State, seat: Seat, action: Action) -> Mapping[str, Figure]:
    """The figures of a choice: kg, lost kg, income, and ``cheater`` where it would have to be shown."""
    match action:
        case OpenProduct(product=product, price=price):
            held = held_of(state.players[seat].hand, PRODUCT_NUMBER[product])
            return _at_best(kg_of(held), LIMIT - state.players[seat].sold, price)
        case Bid(price=price) | BidOnce(price=price) | Undercut(floor=price) if state.phase == "bid":
            return _at_best(kg_of(state.held(seat)), state.cap(seat), price)
        case Sell(batch=text) | Cheat(batch=text) if state.phase == "sell":
            kg, cap = BATCHES[BATCH_NUMBER[text]].kg, state.cap(seat)
            sold = min(kg, cap)
            return {"kg": sold, "lost": kg - sold, "income": sold * state.bidding.bids[seat]}
        case Tourists(batch=text) if state.auction is not None:
            kg = BATCHES[BATCH_NUMBER[text]].kg
            return {"kg": kg, "income": kg * state.auction.lowest}
        case Rot(least=least) if state.phase == "rot":
            sale = state.bidding.last_sale
            return {"kg": sale.sold // 2, "income": sale.sold // 2 * state.bidding.bids[sale.seller], "least": least}
        case _:
            return {}


def _at_best(kg: int, cap: int, price: int) -> Mapping[str, Figure]:
    """What all cards of the product would bring if nobody took a share; without one, the bid needs the Cheater."""
    if not kg:
        return {"price": price, "cheater": 1}
    return {"price": price, "kg": min(kg, cap), "income": min(kg, cap) * price}
