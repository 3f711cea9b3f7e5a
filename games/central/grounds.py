"""What speaks for a choice beside its income: what is left to sell, who may still go lower, and how the ranks stand."""

from enum import StrEnum

from games.central.actions import (
    Aside,
    AsideNothing,
    Bid,
    BidOnce,
    Cheat,
    Decline,
    NoTourists,
    OpenProduct,
    Pass,
    Rot,
    Sell,
    Stay,
    Tourists,
    Undercut,
)
from games.central.components import BATCH_NUMBER, BATCHES, Product
from games.central.judgement import Judgement
from games.central.view import CentralView
from games.kernel import Action, Point, View


class Ground(StrEnum):
    """Stocks, rivals who may go lower, ranks."""

    BIGGEST_STOCK = "biggest-stock"
    """Of nothing that can still be opened one has more kg."""
    SAVES_BEST = "saves-best"
    """Of something else that can still be opened one has more kg: that stays for later."""
    ROOM_DOWN = "room-down"
    """It is the highest price: one can still go lower."""
    LESS_ROOM = "less-room"
    """Others have to begin lower."""
    LACKING = "lacking"
    """So many others are known to hold none of it."""
    SELLS_FIRST = "sells-first"
    """Whoever is lowest sells first: so many kg."""
    MAY_UNDERCUT = "may-undercut"
    """So many others can still go lower."""
    KEEPS = "keeps"
    """So many kg stay in the hand for later."""
    NOTHING_OF_IT = "nothing-of-it"
    """One holds none of this product."""
    TOO_CHEAP = "too-cheap"
    """Below such a price per kg cards are better kept."""
    LEFT_FOR_YOU = "left-for-you"
    """What those who bid less should leave."""
    OVERTAKES = "overtakes"
    """With this income one is ahead of somebody in this round."""
    HOLDS_BACK = "holds-back"
    """A seller would not get ahead in this round."""
    ONLY_WHOLE = "only-whole"
    """One's Rot stays in the hand if somebody else's comes first."""
    AT_ALL_EVENTS = "at-all-events"
    """It is played even if somebody else's comes first."""
    KEEPS_CARD = "keeps-card"
    """The action card stays for a better moment."""
    FINAL = "final"
    """In the final round one sells only what is set aside."""
    KEEPS_HAND = "keeps-hand"
    """All cards stay in the hand for the rounds before."""
    PILE = "pile"
    """So many cards of this product are set aside already."""


def points(view: View, action: Action) -> list[Point]:
    """Of an opening the stock, of a bid its place in the queue, of a sale what is kept, of Rot whom it hits."""
    assert isinstance(view, CentralView)  # noqa: S101 - each game has its own views
    sees = Judgement(view)
    match action:
        case OpenProduct(product=product, price=price):
            return _of_opening(sees, product, price)
        case Bid(price=price) | BidOnce(price=price) | Undercut(floor=price):
            return _of_bidding(sees, price)
        case Pass():
            return _of_passing(sees)
        case Stay():
            return [Point.of(Ground.LEFT_FOR_YOU, kg=round(sees.left_after(sees.bidders_below(sees.own_bid))))]
        case Sell(batch=batch):
            kg = BATCHES[BATCH_NUMBER[batch]].kg
            return [*_of_income(sees, sees.own_bid * min(kg, sees.cap)), *_of_keeping(sees, kg)]
        case Cheat(batch=batch):
            return _of_income(sees, sees.own_bid * min(BATCHES[BATCH_NUMBER[batch]].kg, sees.cap))
        case Tourists(batch=batch) if sees.view.auction is not None:
            return _of_income(sees, sees.lowest * BATCHES[BATCH_NUMBER[batch]].kg)
        case Rot(least=least):
            return _of_rot(sees, least)
        case Aside(product=product):
            cards = sees.aside_cards(product)
            return [Point.of(Ground.PILE, product=str(product), cards=cards) if cards else Point.of(Ground.FINAL)]
        case AsideNothing():
            return [Point.of(Ground.KEEPS_HAND)]
        case Decline() | NoTourists():
            return [Point.of(Ground.KEEPS_CARD)]
        case _:
            return []


def _of_opening(sees: Judgement, product: Product, price: int) -> list[Point]:
    """What one has of it beside the rest, what a price leaves to go down to, and who holds none."""
    stock = max(sees.kg(other) for other in sees.view.products if other not in sees.view.opened)
    lacking = sum(product in rival.lacks for rival in sees.rivals)
    return [
        Point.of(Ground.BIGGEST_STOCK if sees.kg(product) == stock else Ground.SAVES_BEST),
        Point.of(Ground.ROOM_DOWN if price == sees.view.price_max else Ground.LESS_ROOM),
        *([Point.of(Ground.LACKING, count=lacking)] if lacking else []),
    ]


def _of_bidding(sees: Judgement, price: int) -> list[Point]:
    """What a bid lets one sell, and whether it stays the lowest."""
    lower = len(sees.may_still_bid)
    first = [] if sees.bidders_below(price) else [Point.of(Ground.SELLS_FIRST, kg=sees.saleable(sees.product))]
    return [
        *(first if sees.kg(sees.product) else [Point.of(Ground.NOTHING_OF_IT)]),
        *([Point.of(Ground.MAY_UNDERCUT, count=lower)] if lower else []),
    ]


def _of_passing(sees: Judgement) -> list[Point]:
    kg = sees.kg(sees.product)
    if not kg:
        return [Point.of(Ground.NOTHING_OF_IT)]
    reserve = sees.reserve(sees.product)
    cheap = [Point.of(Ground.TOO_CHEAP, price=reserve)] if sees.lowest - 1 < reserve else []
    return [*cheap, *([] if sees.final else [Point.of(Ground.KEEPS, kg=kg)])]


def _of_income(sees: Judgement, income: int) -> list[Point]:
    """The strongest rival whom so much more income would overtake in this round."""
    passed = [rival for rival in sees.rivals if rival.income > 0 and 0 <= rival.income - sees.me.income < income]
    best = max(passed, key=lambda rival: rival.income, default=None)
    return [] if best is None else [Point.of(Ground.OVERTAKES, seat=best.seat)]


def _of_keeping(sees: Judgement, sold: int) -> list[Point]:
    """What stays in the hand after a sale."""
    kg = sees.kg(sees.product) - sold
    return [Point.of(Ground.KEEPS, kg=kg)] if kg > 0 and not sees.final else []


def _of_rot(sees: Judgement, least: int) -> list[Point]:
    """Whether it keeps a seller behind, and whether it is played after somebody else's, clockwise (CM-13.3)."""
    sale = sees.sale
    seats, me = len(sees.view.players), sees.me.seat
    before = ((sale.seat + step) % seats for step in range(1, (me - sale.seat) % seats))
    half = sale.kg - sale.kg // 2
    first = [Point.of(Ground.ONLY_WHOLE if least > half else Ground.AT_ALL_EVENTS)]
    shared = first if any(sees.view.players[seat].rot for seat in before) else []
    rival, price = sees.view.players[sale.seat], sees.auction.bids[sale.seat].price
    whole, halved = rival.income + sale.kg * price, rival.income + (sale.kg - sale.kg // 2) * price
    held_back = [Point.of(Ground.HOLDS_BACK, seat=sale.seat)] if halved < sees.me.income <= whole else []
    return [*held_back, *shared]
