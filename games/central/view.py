"""What a seat may know, field by field (CM section 6)."""

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache

from games.central.components import BATCHES, CARD_KINDS, PRODUCTS, Bidding, Phase, Product
from games.central.lap import BidsAhead
from games.central.orders import standing
from games.central.reactions import Reaction
from games.central.rot import Rotting
from games.central.round_end import SettingAside
from games.central.scoring import income_card
from games.central.state import Auction, Player, State
from games.central.tourists import ClosingTourists
from games.kernel import Seat, View
from games.kernel.record import Record


class PlayerView(Record):
    """One player as everybody sees them."""

    seat: Seat
    hand: int
    aside: int
    played: tuple[str, ...]
    sold: int
    income: int
    income_card: int
    points: tuple[int, ...]
    total: int
    cheater: bool
    tourists: bool
    rot: bool
    lacks: tuple[Product, ...]
    """Products of which everybody knows that they hold none, this round."""


class BidView(Record):
    """How one player stands in the auction; price 0: no bid."""

    seat: Seat
    price: int
    standing: Bidding
    sold: int
    cheated: bool


class SaleView(Record):
    """The last sale of the auction."""

    seat: Seat
    played: Product
    batch: str
    kg: int
    lost: int


class AuctionView(Record):
    """The product up for sale."""

    product: Product
    opener: Seat
    lowest: int
    bids: tuple[BidView, ...]
    sellers: tuple[Seat, ...]
    """By rising price, once the bidding is over."""
    sales: int
    sale: SaleView | None


class CentralView(View):
    """The whole table as one seat, or a spectator, sees it."""

    price_max: int
    cheater_may_open: bool
    products: tuple[Product, ...]
    round: int
    rounds: int
    phase: Phase
    first: Seat
    active: Seat | None
    """Whose turn it is to open, bid or sell."""
    opened: tuple[Product, ...]
    product_sold: tuple[int, ...]
    """Kg by product, in the order of all five products."""
    draw: int
    discard: tuple[str, ...]
    """What everybody has seen go there."""
    buried: int
    """Cards discarded unseen at the start of the final round."""
    players: tuple[PlayerView, ...]
    auction: AuctionView | None
    hand: tuple[str, ...]
    aside: tuple[str, ...]
    answer: str | None
    """What this seat has answered in the open window."""
    orders: tuple[str, ...]
    """The standing orders of this seat, in notation."""


def view(state: State, seat: Seat | None) -> CentralView:
    """What this seat, or a spectator, may know."""
    own = None if seat is None else state.players[seat]
    return CentralView(
        seat=seat,
        price_max=state.price_max,
        cheater_may_open=state.cheater_may_open,
        products=_products(state.products),
        round=state.round,
        rounds=state.rounds,
        phase=state.phase,
        first=state.first,
        active=active(state),
        opened=_products(state.opened),
        product_sold=tuple(state.product_sold),
        draw=len(state.draw),
        discard=_cards(sorted(state.discard)),
        buried=sum(len(player.buried) for player in state.players),
        players=tuple(_player(place, player) for place, player in enumerate(state.players)),
        auction=None if state.auction is None else _auction(state.auction),
        hand=_cards(own.hand) if own else (),
        aside=_cards(own.aside) if own else (),
        answer=None if seat is None else _answer(state, seat),
        orders=() if seat is None else tuple(order.text for order in standing(state, seat)),
    )


def active(state: State) -> Seat | None:
    """Whose turn it is to open, bid or sell."""
    match state.phase:
        case "open":
            return state.opener
        case "bid" if state.window is None:
            return state.bidding.turn
        case "sell":
            return state.bidding.seller
        case _:
            return None


_ANSWERS: Mapping[Phase, type[Reaction]] = {
    "bid": BidsAhead,
    "rot": Rotting,
    "tourists": ClosingTourists,
    "aside": SettingAside,
}


def _answer(state: State, seat: Seat) -> str | None:
    """What a seat has answered in the open window so far."""
    answer = None if state.window is None else state.window.answer_of(seat)
    return None if answer is None else _ANSWERS[state.phase].answers[answer].text


@cache
def _products(numbers: tuple[int, ...]) -> tuple[Product, ...]:
    return tuple(PRODUCTS[number] for number in numbers)


def _cards(cards: Iterable[int]) -> tuple[str, ...]:
    return tuple([CARD_KINDS[card] for card in cards])


def _player(seat: Seat, player: Player) -> PlayerView:
    return PlayerView(
        seat=seat,
        hand=len(player.hand),
        aside=len(player.aside),
        played=_cards(player.played),
        sold=player.sold,
        income=player.income,
        income_card=income_card(player.income),
        points=tuple(player.points),
        total=player.total,
        cheater=player.cheater,
        tourists=player.tourists,
        rot=player.rot,
        lacks=_products(tuple(player.lacks)),
    )


@lru_cache(maxsize=4096)
def _bid(seat: Seat, price: int, standing: Bidding, sold: int, cheated: bool) -> BidView:
    return BidView(seat=seat, price=price, standing=standing, sold=sold, cheated=cheated)


def _auction(auction: Auction) -> AuctionView:
    sale = auction.sale
    return AuctionView(
        product=PRODUCTS[auction.product],
        opener=auction.opener,
        lowest=auction.lowest,
        bids=tuple(
            _bid(seat, price, auction.bidding[seat], auction.sold[seat], seat in auction.cheated)
            for seat, price in enumerate(auction.bids)
        ),
        sellers=tuple(auction.sellers),
        sales=auction.sales,
        sale=None
        if sale is None
        else SaleView(
            seat=sale.seller,
            played=PRODUCTS[sale.played_product],
            batch=BATCHES[sale.batch].text,
            kg=sale.sold,
            lost=sale.lost,
        ),
    )
