"""What can be chosen: every legal action that can be listed, and forms for the others."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache

from games.kernel import Action, Budget, Decision, Form, Number, Pick, Picks, Seat
from games.kernel.form import Field
from games.turin import actions, orders, wants
from games.turin.actions import (
    CLAIMS,
    DECLINES,
    DONE,
    LOAN,
    PASS,
    PLACES,
    Buy,
    Favour,
    ListCard,
    Plan,
    Sell,
    Want,
    Withdraw,
)
from games.turin.asking import LOAN_DECISION, ORDERS_DECISION
from games.turin.auction import goose_answers
from games.turin.choosing import prize
from games.turin.claims import is_contested, round_on
from games.turin.money import free, unreserved
from games.turin.state import Phase, State

MOST_LISTED = 4
"""So many cards on sale are listed in all combinations, one for each order; more are asked for by a form."""

Offers = tuple[tuple[str, int], ...]
"""Cards with their prices."""


def listed(state: State, seat: Seat, decision: Decision) -> Decision:
    """The decision with everything that can be chosen."""
    if decision is LOAN_DECISION:
        return _LISTED_LOAN
    if decision is ORDERS_DECISION:
        return _listed_orders(orders.what_stands(state, seat), state.seats, seat, _may_want(state, seat))
    return decision.listed(choices(state, seat, decision), forms(state, seat, decision))


_LISTED_LOAN = LOAN_DECISION.listed((LOAN,), ())


@lru_cache(maxsize=1024)
def _listed_orders(standing: orders.Standing, seats: int, seat: Seat, may_want: bool) -> Decision:
    return ORDERS_DECISION.listed(orders.listed(standing), _standing_forms(seats, seat, may_want))


def choices(state: State, seat: Seat, decision: Decision) -> Sequence[Action]:
    """Every legal action of a decision that can be listed."""
    return _CHOICES[decision.kind](state, seat, decision)


def _buyers(state: State, _seat: Seat, decision: Decision) -> Sequence[Action]:
    card = str(decision.facts["card"])
    contest = next(contest for contest in state.contests if contest.card == card)
    return [Sell(card=card, buyer=buyer) for buyer in contest.seats]


def _answers(state: State, seat: Seat, decision: Decision) -> Sequence[Action]:
    card = str(decision.facts["card"])
    affordable = decision.number("price") <= unreserved(state, seat)
    return (DECLINES[card], CLAIMS[card]) if affordable else (DECLINES[card],)


_CHOICES: Mapping[str, Callable[[State, Seat, Decision], Sequence[Action]]] = {
    "place": lambda state, seat, _: [PLACES[card] for card in state.players[seat].hand],
    "bid": lambda state, seat, _: actions.bids(free(state, seat)),
    "goose": lambda state, seat, _: goose_answers(state, seat),
    "extra": lambda state, seat, _: actions.extras(free(state, seat)),
    "take": lambda state, _seat, _: actions.takes(state.lots, prize(state)),
    "list": lambda state, seat, _: _passing_and_buying(state, seat),
    "buy": lambda state, seat, _: _passing_and_buying(state, seat),
    "sell": _buyers,
    "answer": _answers,
    "claim": lambda state, seat, _: _claims(state, seat),
    "loan": lambda _state, _seat, _: (LOAN,),
    "orders": lambda state, seat, _: orders.listed(orders.what_stands(state, seat)),
}
"""By kind of decision. (Twelve cases tried in turn would take longer than listing.)"""


def _passing_and_buying(state: State, seat: Seat) -> Sequence[Action]:
    if state.live:
        return (PASS,) if state.phase is Phase.LIST else (DONE,)
    if not state.listings:
        return (PASS,)
    purse = free(state, seat)
    offers = _for_sale(state, seat, purse)
    return [PASS, *actions.buys(purse, offers)] if len(offers) <= MOST_LISTED else (PASS,)


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


_WITH_FORMS = frozenset({"bid", "list", "buy", "orders"})


def forms(state: State, seat: Seat, decision: Decision) -> tuple[Form, ...]:
    """The actions of a decision that cannot be listed."""
    if decision.kind not in _WITH_FORMS:
        return ()
    match decision.kind:
        case "bid":
            purse = free(state, seat)
            return bid_forms(purse, _for_sale(state, seat, purse), tuple(state.lots))
        case "list":
            player = state.players[seat]
            unlisted = tuple(player.cards)
            own: Offers = ()
            if state.listings or state.fresh:
                own = tuple((listing.card, listing.price) for listing in state.listings if listing.seller == seat)
                taken = {*state.fresh, *(card for card, _ in own)}
                unlisted = tuple(card for card in player.cards if card not in taken)
            single = state.options.listing_limit == "one_at_a_time"
            purse = free(state, seat)
            return list_forms(purse, unlisted, own, _for_sale(state, seat, purse), single)
        case "buy" if not state.live:
            purse = free(state, seat)
            return buy_forms(purse, _for_sale(state, seat, purse))
        case "orders":
            return _standing_forms(state.seats, seat, _may_want(state, seat))
        case _:
            return ()


def _for_sale(state: State, seat: Seat, purse: int) -> Offers:
    """What this seat can order in the open window."""
    if not state.listings or state.live:
        return ()
    return tuple(
        (listing.card, listing.price) for listing in state.listings if listing.seller != seat and listing.price <= purse
    )


# Forms are asked for at every look at a decision: their parts are kept, and put together without checking them again.


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
            *_picks("withdraw", listed_cards, least=len(own) if single else 0),
            *buy,
        )
        prices = {"card": paying_in, "withdraw": paying_in, "buy": dict(offers)}
        budget = Budget(total=purse, prices=prices, numbers=("price",))
        found.append(_form("list", ListCard.notation, fields, budget, orders_alone))
    if own:
        fields_ = (*_picks("withdraw", listed_cards, least=1), *buy)
        found.append(_form("withdraw", Withdraw.notation, fields_, orders_alone))
    return (*found, *buy_forms(purse, offers))


_WANT_FORM = Form(
    kind="want",
    notation=Want.notation,
    fields=(Pick(name="what", items=wants.TARGETS), Number(name="price", low=1, high=wants.DEAREST)),
)


def _may_want(state: State, seat: Seat) -> bool:
    return not state.live and len(state.players[seat].wants) < wants.MOST_WANTS


@lru_cache
def _standing_forms(seats: int, seat: Seat, may_want: bool) -> tuple[Form, ...]:
    found = (_WANT_FORM,) if may_want else ()
    return (*found, _favour_form(seats, seat)) if seats > 2 else found


def _favour_form(seats: int, seat: Seat) -> Form:
    others = tuple(str(other) for other in range(seats) if other != seat)
    fields = (Picks(name="buyers", items=others, least=1, most=len(others), ordered=True, people=True),)
    return Form(kind="favour", notation=Favour.notation, fields=fields)
