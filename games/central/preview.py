"""What a choice would cost and bring, as far as its owner can know."""

from collections.abc import Mapping

from games.central.actions import Bid, BidOnce, Cheat, OpenProduct, Rot, Sell, Tourists, Undercut
from games.central.components import BATCH_NUMBER, BATCHES, LIMIT, PRODUCT_NUMBER, held_of_all, kg_of
from games.central.state import State
from games.kernel import Action, Figure, Seat


def preview(state: State, seat: Seat, action: Action) -> Mapping[str, Figure]:
    """The figures of a choice: kg, lost kg, income, and ``cheater`` where it would have to be shown."""
    match action:
        case OpenProduct(product=product, price=price):
            return _at_best(state, seat, PRODUCT_NUMBER[product], price)
        case Bid(price=price) | BidOnce(price=price) | Undercut(floor=price) if state.phase == "bid":
            return _at_best(state, seat, state.bidding.product, price)
        case Sell(batch=text) | Cheat(batch=text) if state.phase == "sell":
            kg, cap = BATCHES[BATCH_NUMBER[text]].kg, state.cap(seat)
            sold = min(kg, cap)
            return {"kg": sold, "lost": kg - sold, "income": sold * state.bidding.bids[seat]}
        case Tourists(batch=text) if state.auction is not None:
            kg = BATCHES[BATCH_NUMBER[text]].kg
            return {"kg": kg, "income": kg * state.auction.lowest}
        case Rot() if state.phase == "rot":
            sale = state.bidding.last_sale
            return {"kg": sale.sold // 2, "income": sale.sold // 2 * state.bidding.bids[sale.seller]}
        case _:
            return {}


def _at_best(state: State, seat: Seat, product: int, price: int) -> Mapping[str, Figure]:
    """What the cards would bring if nobody took a share; without one of the product it needs the Cheater."""
    player = state.players[seat]
    held = [kg_of(held) for held in held_of_all(player.hand)]
    kg = min(held[product] or max(held), LIMIT - player.sold)
    return {"kg": kg, "income": kg * price, "cheater": int(not held[product])}
