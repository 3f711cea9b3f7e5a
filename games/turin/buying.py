"""BUY, and the purchases of every window: who gets a listed card, how card and coins change hands (MT-10)."""

from collections.abc import Mapping, Sequence

from games.kernel import Event, Refusal, Seat, Window, acted
from games.turin.actions import Buy, Done, Favour, ListCard, Pass, Plan, Sell, Withdraw
from games.turin.components import Phase
from games.turin.events import Contested, Sold
from games.turin.listed import DONE, PASS
from games.turin.loans import check_covered
from games.turin.orders import answer_for, fulfil, turned_into_orders
from games.turin.plans import BUYING, says_what_to_buy
from games.turin.reasons import Because
from games.turin.sealing import ask
from games.turin.state import Contest, Listing, State

# The phase


def others_listings(state: State, seat: Seat) -> bool:
    """Whether there is something that this seat could buy."""
    return any(listing.seller != seat for listing in state.listings)


def is_asked_to_buy(state: State, seat: Seat) -> bool:
    """Whether there is something that this seat could not order in the LIST phase of this round (MT-3.7)."""
    if state.rules < 3 or not state.has_list:
        return others_listings(state, seat)
    return any(listing.seller != seat and listing.round == state.round for listing in state.listings)


def open_buy(state: State) -> list[Event]:
    """Ask who could buy something; where nobody can, the phase is over at once."""
    asked = [] if state.ends_with_choice else [seat for seat in range(state.seats) if is_asked_to_buy(state, seat)]
    if not asked:
        state.phase, state.window = Phase.BUY, Window.open(state.round, [])
        return []
    ask(state, Phase.BUY, asked)
    events: list[Event] = []
    for seat in asked:
        answer = planned_purchase(state, seat)
        if answer is not None:
            events += answer_for(state, seat, answer, BUYING)
    return events


def planned_purchase(state: State, seat: Seat) -> Pass | Done | None:
    """What habit and plan answer in this phase; None if the seat has to be asked. Wishes are orders by themselves."""
    player = state.players[seat]
    if not player.no_purchase and not says_what_to_buy(player):
        return None
    return DONE if state.live else PASS


# Orders


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


def pick(state: State, seat: Seat, choice: Sell) -> list[Event]:
    """The seller picks one of those who are interested."""
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
