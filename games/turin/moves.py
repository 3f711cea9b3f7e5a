"""What can be chosen: every legal action that can be listed, and forms for the others."""

from collections.abc import Sequence
from functools import lru_cache

from games.kernel import Action, Budget, Decision, Form, Number, Pick, Picks, Seat
from games.turin import actions, orders, wants
from games.turin.actions import (
    CLAIMS,
    DECLINES,
    DONE,
    LOAN,
    PASS,
    PLACES,
    Bid,
    Buy,
    Favour,
    ListCard,
    Sell,
    Want,
    Withdraw,
)
from games.turin.auction import goose_answers
from games.turin.choosing import prize
from games.turin.claims import is_contested, round_on
from games.turin.money import free, listing_of, unreserved
from games.turin.state import State

Offers = tuple[tuple[str, int], ...]
"""Cards with their prices."""


def choices(state: State, seat: Seat, decision: Decision) -> Sequence[Action]:
    """Every legal action of a decision that can be listed."""
    match decision.kind:
        case "place":
            return [PLACES[card] for card in state.players[seat].hand]
        case "goose":
            return goose_answers(state, seat)
        case "extra":
            return actions.extras(free(state, seat))
        case "take":
            return actions.takes(tuple(state.lots), prize(state))
        case "list":
            return (PASS,)
        case "buy":
            return (DONE,) if state.live else (PASS,)
        case "sell":
            card = str(decision.facts["card"])
            contest = next(contest for contest in state.contests if contest.card == card)
            return [Sell(card=card, buyer=buyer) for buyer in contest.seats]
        case "answer":
            card = str(decision.facts["card"])
            affordable = int(decision.facts["price"]) <= unreserved(state, seat)
            return (DECLINES[card], CLAIMS[card]) if affordable else (DECLINES[card],)
        case "claim":
            return _claims(state, seat)
        case "loan":
            return (LOAN,)
        case "orders":
            return orders.choices(state, seat)
        case _:
            return ()


def _claims(state: State, seat: Seat) -> list[Action]:
    purse = unreserved(state, seat)
    return [
        CLAIMS[listing.card]
        for listing in state.listings
        if listing.seller != seat
        and listing.price <= purse
        and round_on(state, listing.card) is None
        and not is_contested(state, listing.card)
    ]


def forms(state: State, seat: Seat, decision: Decision) -> tuple[Form, ...]:
    """The actions of a decision that cannot be listed."""
    match decision.kind:
        case "bid":
            return bid_forms(free(state, seat), _for_sale(state, seat), tuple(state.lots))
        case "list":
            player = state.players[seat]
            own = tuple((listing.card, listing.price) for listing in state.listings if listing.seller == seat)
            unlisted = tuple(
                card for card in player.cards if listing_of(state, card) is None and card not in state.fresh
            )
            single = state.options.listing_limit == "one_at_a_time"
            return list_forms(free(state, seat), unlisted, own, _for_sale(state, seat), single)
        case "buy" if not state.live:
            return buy_forms(free(state, seat), _for_sale(state, seat))
        case "orders":
            return _order_forms(state, seat)
        case _:
            return ()


def _for_sale(state: State, seat: Seat) -> Offers:
    """What this seat can order in the open window."""
    if state.live or not state.listings:
        return ()
    purse = free(state, seat)
    return tuple(
        (listing.card, listing.price) for listing in state.listings if listing.seller != seat and listing.price <= purse
    )


def _picks(name: str, offers: Offers, least: int = 0) -> tuple[Picks, ...]:
    items = tuple(card for card, _ in offers)
    return (Picks(name=name, items=items, least=least, most=len(items)),) if items else ()


@lru_cache(maxsize=4096)
def bid_forms(purse: int, offers: Offers, lots: tuple[str, ...]) -> tuple[Form, ...]:
    """Bid, extra and orders share the purse (MT-5.1, MT-10.4)."""
    fields = (
        Number(name="coins", low=0, high=purse),
        Number(name="extra", low=0, high=purse, optional=True),
        *_picks("buy", offers),
        Picks(name="prefer", items=lots, least=0, most=len(lots), ordered=True),
    )
    budget = Budget(total=purse, numbers=("coins", "extra"), prices={"buy": dict(offers)})
    return (Form(kind="bid", notation=Bid.notation, fields=fields, budgets=(budget,)),)


@lru_cache(maxsize=4096)
def buy_forms(purse: int, offers: Offers) -> tuple[Form, ...]:
    """Any listings of others that cash covers together."""
    if not offers:
        return ()
    budget = Budget(total=purse, prices={"buy": dict(offers)})
    return (Form(kind="buy", notation=Buy.notation, fields=_picks("buy", offers, least=1), budgets=(budget,)),)


@lru_cache(maxsize=4096)
def list_forms(purse: int, unlisted: tuple[str, ...], own: Offers, offers: Offers, single: bool) -> tuple[Form, ...]:
    """A new listing, withdrawals or orders alone; each with what may go beside it (MT-9, MT-10.4 b)."""
    found = []
    freed = sum(price for _, price in own)
    orders_alone = Budget(total=purse, prices={"buy": dict(offers)})
    if purse + freed and (unlisted or own):
        paying_in = {card: -price for card, price in own}
        fields = (
            Pick(name="card", items=(*unlisted, *paying_in)),
            Number(name="price", low=1, high=purse + freed),
            *_picks("withdraw", own, least=len(own) if single else 0),
            *_picks("buy", offers),
        )
        prices = {"card": paying_in, "withdraw": paying_in, "buy": dict(offers)}
        budget = Budget(total=purse, numbers=("price",), prices=prices)
        found.append(Form(kind="list", notation=ListCard.notation, fields=fields, budgets=(budget, orders_alone)))
    if own:
        fields_ = (*_picks("withdraw", own, least=1), *_picks("buy", offers))
        found.append(Form(kind="withdraw", notation=Withdraw.notation, fields=fields_, budgets=(orders_alone,)))
    return (*found, *buy_forms(purse, offers))


_WANT_FORM = Form(
    kind="want",
    notation=Want.notation,
    fields=(Pick(name="what", items=wants.TARGETS), Number(name="price", low=1, high=wants.DEAREST)),
)


def _order_forms(state: State, seat: Seat) -> tuple[Form, ...]:
    found: tuple[Form, ...] = ()
    if not state.live and len(state.players[seat].wants) < wants.MOST_WANTS:
        found += (_WANT_FORM,)
    if state.seats > 2:
        found += (_favour_form(state.seats, seat),)
    return found


@lru_cache
def _favour_form(seats: int, seat: Seat) -> Form:
    others = tuple(str(other) for other in range(seats) if other != seat)
    fields = (Picks(name="buyers", items=others, least=1, most=len(others), ordered=True),)
    return Form(kind="favour", notation=Favour.notation, fields=fields)
