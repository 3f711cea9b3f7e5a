"""How a decision can be answered: every legal action that can be listed, and forms for the others."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache

from games.kernel import Action, Budget, Decision, Form, Number, OpenDecisions, Pick, Picks, Seat
from games.kernel.form import Field
from games.turin.actions import Buy, Favour, ListCard, Plan, Sell, Want, Withdraw
from games.turin.choosing import prize
from games.turin.claims import is_contested, round_on
from games.turin.components import Phase
from games.turin.decisions import LOAN_DECISION, ORDERS_DECISION, decisions
from games.turin.listed import CLAIMS, DECLINES, DONE, LOAN, PASS, PLACES, bids, buys, extras, takes
from games.turin.order_book import DEAREST, listed_orders, targets, what_stands
from games.turin.planning import plan_form, scope
from games.turin.state import State
from games.turin.ties import goose_answers

MOST_LISTED = 4
"""So many cards on sale are listed in all combinations, one for each order; more are asked for by a form."""

Offers = tuple[tuple[str, int], ...]
"""Cards with their prices."""


def moves(state: State, seat: Seat) -> OpenDecisions:
    """What this seat may do now; loan and standing orders, which are there at every look, are listed once."""
    return tuple([_listed(state, seat, decision) for decision in decisions(state, seat)])


def _listed(state: State, seat: Seat, decision: Decision) -> Decision:
    if decision is LOAN_DECISION:
        return _LISTED_LOAN
    if decision is ORDERS_DECISION:
        return ORDERS_DECISION.listed(listed_orders(what_stands(state, seat)), _order_forms(state, seat))
    return decision.listed(choices(state, seat, decision), forms(state, seat, decision))


_LISTED_LOAN = LOAN_DECISION.listed((LOAN,), ())


def choices(state: State, seat: Seat, decision: Decision) -> Sequence[Action]:
    """Every legal action of a decision that can be listed."""
    return _CHOICES[decision.kind](state, seat, decision)


def _buyers(state: State, _seat: Seat, decision: Decision) -> Sequence[Action]:
    card = str(decision.facts["card"])
    contest = next(contest for contest in state.contests if contest.card == card)
    return [Sell(card=card, buyer=buyer) for buyer in contest.seats]


def _answers(state: State, seat: Seat, decision: Decision) -> Sequence[Action]:
    card = str(decision.facts["card"])
    affordable = decision.number("price") <= state.unreserved(seat)
    return (DECLINES[card], CLAIMS[card]) if affordable else (DECLINES[card],)


_CHOICES: Mapping[str, Callable[[State, Seat, Decision], Sequence[Action]]] = {
    "place": lambda state, seat, _: [PLACES[card] for card in state.players[seat].hand],
    "bid": lambda state, seat, _: bids(state.free(seat)),
    "goose": lambda state, seat, _: goose_answers(state, seat),
    "extra": lambda state, seat, _: extras(state.free(seat)),
    "take": lambda state, _seat, _: takes(state.lots, prize(state)),
    "list": lambda state, seat, _: _passing_and_buying(state, seat),
    "buy": lambda state, seat, _: _passing_and_buying(state, seat),
    "sell": _buyers,
    "answer": _answers,
    "claim": lambda state, seat, _: _claims(state, seat),
    "loan": lambda _state, _seat, _: (LOAN,),
    "orders": lambda state, seat, _: listed_orders(what_stands(state, seat)),
}
"""By kind of decision. (Twelve cases tried in turn would take longer than listing.)"""


def _passing_and_buying(state: State, seat: Seat) -> Sequence[Action]:
    if state.live:
        return (PASS,) if state.phase is Phase.LIST else (DONE,)
    if not state.listings:
        return (PASS,)
    purse = state.free(seat)
    offers = _for_sale(state, seat, purse)
    return [PASS, *buys(purse, offers)] if len(offers) <= MOST_LISTED else (PASS,)


def _claims(state: State, seat: Seat) -> list[Action]:
    purse = state.unreserved(seat)
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
            purse = state.free(seat)
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
            purse = state.free(seat)
            return list_forms(purse, unlisted, own, _for_sale(state, seat, purse), single)
        case "buy" if not state.live:
            purse = state.free(seat)
            return buy_forms(purse, _for_sale(state, seat, purse))
        case "orders":
            return _order_forms(state, seat)
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


def _order_forms(state: State, seat: Seat) -> tuple[Form, ...]:
    return (*_standing_forms(state.seats, seat, targets(state, seat)), plan_form(scope(state, seat)))


@lru_cache(maxsize=1024)
def _standing_forms(seats: int, seat: Seat, wanted: tuple[str, ...]) -> tuple[Form, ...]:
    found = (_want_form(wanted),) if wanted else ()
    return (*found, _favour_form(seats, seat)) if seats > 2 else found


def _want_form(wanted: tuple[str, ...]) -> Form:
    return _form("want", Want.notation, (Pick(name="what", items=wanted), _number("price", 1, DEAREST)))


def _favour_form(seats: int, seat: Seat) -> Form:
    others = tuple(str(other) for other in range(seats) if other != seat)
    fields = (Picks(name="buyers", items=others, least=1, most=len(others), ordered=True, people=True),)
    return Form(kind="favour", notation=Favour.notation, fields=fields)
