"""What a computer player makes of a view: what cards are worth, what others can sell, and how the ranks stand."""

from functools import cached_property

from games.central.components import CARDS_PER_PRODUCT, LIMIT, PRODUCT_NUMBER, Product
from games.central.view import AuctionView, CentralView, PlayerView, SaleView
from games.kernel import Seat

KG_PER_CARD = 3
FEWEST_KG = 3
"""A bidder sells at least about this much."""

RESERVE, LATE_RESERVE = 3, 2
"""Below this price per kg cards are better kept (hint 7)."""
KEPT_VALUE = 1.8
"""What a kg that is kept is worth later."""
BIG_HAND = 9

TOURISTS_ENOUGH, ROT_ENOUGH = 24, 15
"""Income for which an action card is well spent, whatever the ranks."""
LATER_ENOUGH = 14
"""The same in the second half of the game: a card that is never played is wasted."""
CHEATING_PRICE, CHEATING_KG = 7, 6
"""Cheating pays where the price is high and there is much to get rid of (hint 9)."""
PASSING_ENOUGH = 8
"""Income for which it is well spent late in a round if it changes a rank."""


class Judgement:
    """One look at the table from one seat."""

    def __init__(self, view: CentralView) -> None:
        self.view = view
        self.me: PlayerView = view.players[view.seat or 0]
        self.rivals = [player for player in view.players if player.seat != view.seat]
        self.left = LIMIT - self.me.sold

    # The own cards

    @cached_property
    def held_kg(self) -> dict[str, int]:
        """Kg in the hand by product."""
        kg: dict[str, int] = dict.fromkeys(self.view.products, 0)
        for card in self.view.hand:
            product, _, value = card.partition("-")
            kg[product] += int(value[0])
        return kg

    def kg(self, product: str) -> int:
        """Kg of a product in the hand."""
        return self.held_kg[product]

    def cards(self, product: str) -> int:
        """Cards of a product in the hand."""
        return sum(card.startswith(product) for card in self.view.hand)

    def aside_cards(self, product: str) -> int:
        """Cards of a product hidden away."""
        return sum(card.startswith(product) for card in self.view.aside)

    def saleable(self, product: Product) -> int:
        """Kg of it that both limits would let through, if nobody sold before."""
        return min(self.kg(product), self.left, LIMIT - self.view.product_sold[PRODUCT_NUMBER[product]])

    @property
    def final(self) -> bool:
        """Whether no card has any use after this round."""
        return self.view.round == self.view.rounds

    @property
    def late(self) -> bool:
        """Whether the hand will be worthless soon."""
        return self.view.round >= self.view.rounds - 1

    @property
    def second_half(self) -> bool:
        """Whether more rounds have begun than are still to come."""
        return 2 * self.view.round > self.view.rounds

    # The auction

    @property
    def auction(self) -> AuctionView:
        """The auction that is going on."""
        auction = self.view.auction
        assert auction is not None  # noqa: S101 - asked only about decisions of an auction
        return auction

    @property
    def product(self) -> Product:
        """What is up for sale."""
        return self.auction.product

    @property
    def lowest(self) -> int:
        """The lowest bid."""
        return self.auction.lowest

    @property
    def sale(self) -> SaleView:
        """The last sale."""
        sale = self.auction.sale
        assert sale is not None  # noqa: S101 - asked only about decisions on a sale
        return sale

    @property
    def own_bid(self) -> int:
        """The own bid."""
        return self.auction.bids[self.me.seat].price

    @property
    def cap(self) -> int:
        """Kg that can be sold of the auctioned product now."""
        return min(self.left, LIMIT - self.view.product_sold[PRODUCT_NUMBER[self.product]])

    @property
    def bidders(self) -> list[Seat]:
        """Everybody else with a bid."""
        return [bid.seat for bid in self.auction.bids if bid.price and bid.seat != self.me.seat]

    @property
    def may_still_bid(self) -> list[Seat]:
        """Everybody else who may still go lower."""
        return [
            bid.seat for bid in self.auction.bids if bid.seat != self.me.seat and bid.standing in ("waiting", "active")
        ]

    @property
    def bidders_before_me(self) -> int:
        """How many may bid before one's turn comes: it goes clockwise from the newest bid, which is the lowest."""
        seats, newest = len(self.view.players), self._lowest_bidder
        own = (self.me.seat - newest) % seats
        return sum((seat - newest) % seats < own for seat in self.may_still_bid if seat != newest)

    @property
    def _lowest_bidder(self) -> Seat:
        return next(bid.seat for bid in self.auction.bids if bid.price == self.lowest)

    def bidders_below(self, price: int) -> list[Seat]:
        """Who would sell before somebody at this price."""
        return [bid.seat for bid in self.auction.bids if 0 < bid.price < price and bid.seat != self.me.seat]

    def left_after(self, sellers: list[Seat]) -> float:
        """Kg of the auctioned product that these sellers are likely to leave."""
        return max(0.0, LIMIT - sum(self._likely_kg(seat) for seat in sellers))

    def _likely_kg(self, seat: Seat) -> float:
        player = self.view.players[seat]
        likely = player.hand * self._share(self.product) * KG_PER_CARD
        return min(LIMIT - player.sold, max(FEWEST_KG, likely))

    def _share(self, product: str) -> float:
        """How likely a card that one has not seen is of this product."""
        seen = [*self.view.hand, *self.view.aside, *self.view.discard]
        for player in self.view.players:
            seen += player.played
        unseen = CARDS_PER_PRODUCT * len(self.view.products) - len(seen)
        return (CARDS_PER_PRODUCT - sum(card.startswith(product) for card in seen)) / max(1, unseen)

    # What cards are worth

    def kept_value(self, product: str) -> float:
        """What a kg of it is worth if it is not sold now."""
        if self.final:
            return 0
        later = sum(kg for other, kg in self.held_kg.items() if other not in self.view.opened and other != product)
        crowded = later >= self.left
        return (KEPT_VALUE if crowded else KEPT_VALUE / 2) if not self.late else 0.3

    def reserve(self, product: str) -> int:
        """The lowest price at which selling it is better than keeping it."""
        if self.final:
            return 1
        better = sum(kg for other, kg in self.held_kg.items() if other not in self.view.opened and other != product)
        floor = LATE_RESERVE if self.late or self.me.hand >= BIG_HAND else RESERVE
        return floor + (1 if better >= self.left else 0)

    def worth_opening(self, product: Product) -> float:
        """How much an opening promises."""
        return self.saleable(product) * (1.2 - self._share(product))

    # Ranks

    def _passed_with(self, gain: int) -> int:
        """How many rivals are passed with so much more income."""
        return sum(self.me.income <= rival.income < self.me.income + gain for rival in self.rivals)

    @property
    def _late_in_round(self) -> bool:
        return len(self.view.opened) >= len(self.view.players) - 1

    def tourists_are_worth(self, gain: int) -> bool:
        """Whether to play Tourists for so much income."""
        if gain >= (LATER_ENOUGH if self.second_half else TOURISTS_ENOUGH) or self.final:
            return gain > 0
        return self._late_in_round and gain >= PASSING_ENOUGH and self._passed_with(gain) > 0

    def rot_is_worth(self, seller: Seat, kg: int) -> bool:
        """Whether to play Rot on a sale."""
        price = self.auction.bids[seller].price
        loss = kg // 2 * price
        rival = self.view.players[seller]
        whole, halved = rival.income + kg * price, rival.income + (kg - kg // 2) * price
        decides = halved < self.me.income <= whole
        if self.final or self.late:
            return decides or loss >= ROT_ENOUGH
        return loss >= ROT_ENOUGH and (decides or loss >= 2 * ROT_ENOUGH or self._is_ahead(rival))

    def _is_ahead(self, rival: PlayerView) -> bool:
        """Whether a rival leads: nobody does while all are equal."""
        return rival.total > self.me.total and all(rival.total >= other.total for other in self.rivals)

    def cheating_is_worth(self, price: int) -> bool:
        """Whether to sell other things than what is asked for at this price; later in the game for less."""
        eager = 2 if self.second_half else 0
        kg = min(max(self.held_kg.values()), self.left)
        return price >= CHEATING_PRICE - eager and kg >= CHEATING_KG - eager
