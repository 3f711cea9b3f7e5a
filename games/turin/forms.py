"""The answers that cannot be listed: bids with deposits, orders, listings.

Forms are asked for at every look at a decision: their parts are kept, and put together without checking them again.
"""

from functools import lru_cache

from games.kernel import Budget, Form, Number, Pick, Picks, Seat
from games.kernel.form import Field
from games.turin.actions import Buy, ListCard, Plan, Withdraw
from games.turin.state import State

MOST_LISTED = 4
"""So many cards on sale are listed in all combinations, one for each order; more are asked for by a form."""

Offers = tuple[tuple[str, int], ...]
"""Cards with their prices."""


def for_sale(state: State, seat: Seat, purse: int) -> Offers:
    """What this seat can order in the open window."""
    if not state.listings or state.live:
        return ()
    return tuple(
        (listing.card, listing.price) for listing in state.listings if listing.seller != seat and listing.price <= purse
    )


@lru_cache(maxsize=1024)
def _number(name: str, low: int, high: int, optional: bool = False) -> Number:
    return Number(name=name, low=low, high=high, optional=optional)


@lru_cache(maxsize=4096)
def _picks(name: str, items: tuple[str, ...], least: int = 0, ordered: bool = False) -> tuple[Picks, ...]:
    return (Picks(name=name, items=items, least=least, most=len(items), ordered=ordered),) if items else ()


def _form(kind: str, notation: str, fields: tuple[Field, ...], *budgets: Budget) -> Form:
    return Form(kind=kind, notation=notation, fields=fields, budgets=budgets)


@lru_cache(maxsize=512)
def _orders_budget(purse: int, offers: Offers, *numbers: str) -> Budget:
    return Budget(total=purse, prices={"buy": dict(offers)}, numbers=numbers)


@lru_cache(maxsize=512)
def bid_forms(purse: int, offers: Offers, lots: tuple[str, ...]) -> tuple[Form, ...]:
    """Bid, extra and orders share the purse (MT-5.1, MT-10.4)."""
    fields: tuple[Field, ...] = (
        _number("coins", 0, purse),
        _number("extra", 0, purse, optional=True),
        *_picks("buy", tuple(card for card, _ in offers)),
        *_picks("prefer", lots, ordered=True),
    )
    return (_form("plan", Plan.notation, fields, _orders_budget(purse, offers, "coins", "extra")),)


@lru_cache(maxsize=512)
def buy_forms(purse: int, offers: Offers) -> tuple[Form, ...]:
    """Any listings of others that cash covers together, where they are too many to be listed."""
    if len(offers) <= MOST_LISTED:
        return ()
    fields = _picks("buy", tuple(card for card, _ in offers), least=1)
    return (_form("buy", Buy.notation, fields, _orders_budget(purse, offers)),)


def _one_at_a_time(unlisted: tuple[str, ...], listed: tuple[str, ...]) -> Budget:
    """A purse of places on the market: another card needs the place that the listed one gives back (MT-9.9)."""
    return Budget(
        total=0,
        prices={"card": dict.fromkeys(unlisted, len(listed)), "withdraw": dict.fromkeys(listed, -1)},
    )


@lru_cache(maxsize=512)
def list_forms(purse: int, unlisted: tuple[str, ...], own: Offers, offers: Offers, single: bool) -> tuple[Form, ...]:
    """A new listing, withdrawals or orders alone; each with what may go beside it (MT-9, MT-10.4 b)."""
    if not own and not offers:
        plain = (Pick(name="card", items=unlisted), _number("price", 1, purse))
        return (_form("list", ListCard.notation, plain),) if purse and unlisted else ()
    found = []
    orders_alone = _orders_budget(purse, offers)
    listed_cards, buy = tuple(card for card, _ in own), _picks("buy", tuple(card for card, _ in offers))
    most = purse + sum(price for _, price in own)
    if most and (unlisted or own):
        paying_in = {card: -price for card, price in own}
        fields: tuple[Field, ...] = (
            Pick(name="card", items=(*unlisted, *listed_cards)),
            _number("price", 1, most),
            *_picks("withdraw", listed_cards),
            *buy,
        )
        prices = {"card": paying_in, "withdraw": paying_in, "buy": dict(offers)}
        budgets = [Budget(total=purse, prices=prices, numbers=("price",)), orders_alone]
        if single:
            budgets.append(_one_at_a_time(unlisted, listed_cards))
        found.append(_form("list", ListCard.notation, fields, *budgets))
    if own:
        fields_ = (*_picks("withdraw", listed_cards, least=1), *buy)
        found.append(_form("withdraw", Withdraw.notation, fields_, orders_alone))
    return (*found, *buy_forms(purse, offers))
