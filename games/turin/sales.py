"""The purchases of every window: who gets a listed card, how card and coins change hands (MT-10)."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from typing_extensions import override

from games.kernel import Action, Decision, Dice, Event, Move, Question, Refusal, Seat, acted, kinds_of, plays
from games.turin.actions import Buy, Favour, ListCard, Plan, Sell, Withdraw
from games.turin.components import Phase
from games.turin.events import Contested, Sold
from games.turin.forms import MOST_LISTED, for_sale
from games.turin.listed import PASS, buys
from games.turin.loans import check_covered
from games.turin.orders import fulfil, turned_into_orders
from games.turin.reasons import Because
from games.turin.sealing import name_of
from games.turin.state import Contest, Listing, State


def others_listings(state: State, seat: Seat) -> bool:
    """Whether there is something that this seat could buy."""
    return any(listing.seller != seat for listing in state.listings)


# Orders


def orders_and_none(state: State, seat: Seat) -> Sequence[Action]:
    """To buy nothing, or what can be ordered, if that is little enough to be listed."""
    if not state.listings:
        return (PASS,)
    purse = state.free(seat)
    offers = for_sale(state, seat, purse)
    return [PASS, *buys(purse, offers)] if len(offers) <= MOST_LISTED else (PASS,)


def check_orders(state: State, seat: Seat, cards: Sequence[str], clause: str) -> None:
    """Refuse orders of what is not for sale to this seat; their cover is checked with the rest of the submission."""
    if not cards:
        return
    if state.live:
        raise Refusal(Because.NO_ORDERS_HERE, "MT-10.11")
    if len(set(cards)) < len(cards):
        raise Refusal(Because.TWICE, clause)
    for card in cards:
        check_for_sale(state, seat, card)


def check_for_sale(state: State, seat: Seat, card: str) -> Listing:
    """The listing of a card that this seat might buy."""
    listing = state.listing_of(card)
    if listing is None:
        raise Refusal(Because.NOT_LISTED, "MT-10.1", card=card)
    if listing.seller == seat:
        raise Refusal(Because.OWN_LISTING, "MT-10.1", card=card)
    return listing


def check_buy(state: State, seat: Seat, order: Buy, purse: int) -> None:
    """An answer that only orders: at least one card, all of them covered."""
    if not order.buy:
        raise Refusal(Because.WRONG_NUMBER, "MT-10.4", cards=0, needed=1)
    check_orders(state, seat, order.buy, "MT-10.4")
    check_covered(state, seat, state.cost(order.buy), purse, "MT-10.4")


def settle_orders(state: State) -> list[Event]:
    """All orders of the window at once, the standing ones with them (MT-10.3, MT-10.5)."""
    if not state.listings:
        state.orders_settled = True
        return []
    orders, events = _orders(state)
    state.orders_settled = True
    for listing in list(state.listings):
        interested = [seat for seat, cards in orders.items() if listing.card in cards]
        events += conclude(state, listing.card, interested)
    return events


def _orders(state: State) -> tuple[Mapping[Seat, list[str]], list[Event]]:
    orders: dict[Seat, list[str]] = {}
    events: list[Event] = []
    for seat in range(state.seats):
        answer = state.window.answer_of(seat) if state.window is not None else None
        given = answer.buy if isinstance(answer, Plan | Buy | Withdraw | ListCard) else ()
        orders[seat] = list(given)
        if not state.players[seat].wants and state.players[seat].plan is None:
            continue
        for order, card in turned_into_orders(state, seat, given, state.unreserved(seat)):
            orders[seat].append(card)
            events.append(acted(seat, order, Buy(buy=(card,))))
    return orders, events


# Sales


def conclude(state: State, card: str, interested: list[Seat]) -> list[Event]:
    """Sell to the one who is interested; if there are several, to whom the seller favours, else ask them."""
    if not interested:
        return []
    if len(interested) == 1:
        return [_sell(state, card, interested[0])]
    listing = state.listing_of(card)
    assert listing is not None  # noqa: S101 - orders and claims are checked against the listings
    events: list[Event] = [Contested(card=card, seller=listing.seller, seats=tuple(interested))]
    favour = state.players[listing.seller].favour
    favoured = next((seat for seat in favour if seat in interested), None)
    if favoured is None:
        state.contests.append(Contest(card, interested))  # MT-10.8
        return events
    told = acted(listing.seller, Favour(buyers=tuple(favour)), Sell(card=card, buyer=favoured))
    return [*events, told, _sell(state, card, favoured)]


class Picking(Question[State]):
    """To whom of several a seller sells, card by card (MT-10.3)."""

    kinds = ("sell",)
    accepts = kinds_of(Sell)

    @override
    def decisions(self, state: State, seat: Seat) -> Sequence[Decision]:
        for contest in state.contests:
            listing = state.listing_of(contest.card)
            if listing is not None and listing.seller == seat:
                return (_picking(state.game, state.round, state.phase, contest.card, listing.price),)
        return ()

    @override
    def awaits(self, state: State, seat: Seat) -> bool:
        return bool(state.contests and self.decisions(state, seat))

    @override
    def choices(self, state: State, seat: Seat, decision: Decision) -> Sequence[Action]:
        card = str(decision.facts["card"])
        contest = next(contest for contest in state.contests if contest.card == card)
        return [Sell(card=card, buyer=buyer) for buyer in contest.seats]

    @override
    def default(self, state: State, seat: Seat, decision: Decision, dice: Dice) -> Action:
        return dice.stream(f"default:{decision.id}:{seat}").choice(self.choices(state, seat, decision))


@lru_cache(maxsize=256)
def _picking(game: int, round_number: int, phase: Phase, card: str, price: int) -> Decision:
    return Picking.put(f"{name_of(game, round_number, phase)}.{card}", {"card": card, "price": price})


@plays
def pick(state: State, move: Move[Sell], dice: Dice) -> list[Event]:
    """The seller picks one of those who are interested."""
    seat, choice = move.seat, move.action
    for contest in state.contests:
        listing = state.listing_of(contest.card)
        if contest.card == choice.card and listing is not None and listing.seller == seat:
            if choice.buyer not in contest.seats:
                raise Refusal(Because.NOT_INTERESTED, "MT-10.3", card=choice.card, seat=choice.buyer)
            state.contests.remove(contest)
            return [_sell(state, choice.card, choice.buyer)]
    raise Refusal(Because.NOT_OWN_LISTING, "MT-10.3", card=choice.card)


def _sell(state: State, card: str, buyer: Seat) -> Sold:
    """Card to the buyer, price to the seller, the seller's own coins back to them (MT-10.2)."""
    listing = state.listing_of(card)
    assert listing is not None  # noqa: S101 - orders and claims are checked against the listings
    seller, owner = state.players[listing.seller], state.players[buyer]
    state.listings.remove(listing)
    owner.cash -= listing.price
    seller.cash += 2 * listing.price
    seller.cards.remove(card)
    owner.cards.append(card)
    fulfil(owner, card)
    if state.phase is Phase.LIST:
        state.fresh.append(card)
    return Sold(card=card, seller=listing.seller, buyer=buyer, price=listing.price)
