"""Tourists: a further sale beside all limits, at the lowest bid (CM-12)."""

from games.central.actions import Decline, Tourists
from games.central.components import BATCH_NUMBER, BATCHES, PRODUCTS, fits, lowest_cards
from games.central.events import TouristsCame, product_closed
from games.central.knowledge import could_hold
from games.central.listed import DECLINE, TOURISTS
from games.central.order_book import drop_dead_orders, drop_from_plan, drop_product_orders
from games.central.reasons import Because
from games.central.state import State
from games.kernel import Action, Event, Refusal, Seat, Window

DECLINED = 0
"""The answer of who sells nothing more; else the number of the batch plus 1."""


def entitled(state: State, seat: Seat) -> bool:
    """Whether the seat could play Tourists, by what everybody knows (CM-12.2, CM-12.7, CM-15.5)."""
    auction, player = state.bidding, state.players[seat]
    if not (auction.sold[seat] and player.tourists and player.hand) or seat in auction.cheated:
        return False
    return state.rules == 1 or could_hold(state, seat)


def check(state: State, seat: Seat, action: Tourists) -> None:
    """Refuse cards that the seat does not hold (CM-12.3)."""
    if not fits(BATCHES[BATCH_NUMBER[action.batch]], state.held(seat)):
        product = PRODUCTS[state.bidding.product]
        raise Refusal(Because.NOT_IN_HAND, "CM-12.3", product=product, batch=action.batch)


def play(state: State, seat: Seat, number: int, events: list[Event]) -> None:
    """Sell a batch to tourists: paid at once, at the lowest bid, and outside both limits (CM-12.3 to CM-12.5)."""
    auction, player, batch = state.bidding, state.players[seat], BATCHES[number]
    cards = lowest_cards(player.hand, auction.product, batch)
    player.hand = tuple([card for card in player.hand if card not in cards])
    state.discard += cards
    player.tourists = False
    drop_dead_orders(state, seat, "tourists")
    drop_from_plan(player, "tourists")
    price = auction.lowest
    player.income += batch.kg * price
    events.append(
        TouristsCame(
            seat=seat,
            product=PRODUCTS[auction.product],
            batch=batch.text,
            kg=batch.kg,
            price=price,
            income=batch.kg * price,
            total=player.income,
        )
    )


def open_window(state: State) -> list[Seat]:
    """Ask everybody who could, in selling order (CM-12.9)."""
    auction = state.bidding
    asked = [seat for seat in auction.sellers if entitled(state, seat)]
    if asked:
        state.window = Window.open(auction.sales, asked)
    return asked


def answer_to(action: Tourists | Decline) -> int:
    """The answer that an action in the closing window gives."""
    return BATCH_NUMBER[action.batch] + 1 if isinstance(action, Tourists) else DECLINED


def answer_of(answer: int) -> Action:
    """The action that gave an answer."""
    return TOURISTS[answer - 1] if answer else DECLINE


def close(state: State, answers: list[tuple[Seat, int]], events: list[Event]) -> None:
    """Book all further sales; the next product can be opened."""
    product = state.bidding.product
    for seat, answer in answers:
        if answer:
            play(state, seat, answer - 1, events)
    drop_product_orders(state, PRODUCTS[product])
    state.window, state.auction, state.phase = None, None, "open"
    events.append(product_closed(PRODUCTS[product]))
