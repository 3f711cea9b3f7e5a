"""How a decision can be answered: actions that can be listed, and forms for the others."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final

from games.fishmarket.actions import REFUSE, REST, Boats, Counter, DayPlan, Decline, Finish, MakeOffer, Plan, Rebid, Why
from games.fishmarket.components import COINS, DAY_CASH, DAYS, DEMAND_CARDS, FREEZABLE, KINDS
from games.fishmarket.listed import FREEZE, SET_STALL, UNPLAN, accepting, rejecting, withdrawing
from games.fishmarket.market import leftover, most_wanted
from games.fishmarket.orders import MOST_PAID
from games.fishmarket.state import Player, State
from games.kernel import Action, Amounts, Decision, Form, Number, Payments, Pick, Picks, Seat
from games.kernel.form import Field


def choices(state: State, seat: Seat, decision: Decision) -> Sequence[Action]:
    """Every legal action of a decision that can be listed."""
    match decision.kind:
        case "market":
            return _market_choices(state, seat)
        case "ice":
            player = state.players[seat]
            return _freezing(player.unsold(), player.ice)
        case "plan":
            return (UNPLAN,) if isinstance(state.players[seat].plan, Plan) else ()
        case _:
            return ()


def _market_choices(state: State, seat: Seat) -> list[Action]:
    player = state.players[seat]
    listed: list[Action] = []
    for offer in state.offers:
        if offer.proposer == seat:
            listed.append(withdrawing(offer.number))
        elif offer.partner is None or offer.partner == seat:
            if player.stall != "closed" and player.holds(offer.want):
                listed.append(accepting(offer.number))
            if offer.partner == seat:
                listed.append(rejecting(offer.number))
    listed += _OTHER_STALLS[player.stall]
    return listed


_OTHER_STALLS: Final = {own: tuple(action for stall, action in SET_STALL.items() if stall != own) for own in SET_STALL}


@lru_cache(maxsize=1024)
def _freezing(unsold: tuple[str, ...], ice: int) -> tuple[Action, ...]:
    blocks = range(min(ice, len(unsold)) + 1)
    return tuple(FREEZE[kinds] for count in blocks for kinds in combinations(unsold, count))


# Forms


def forms(state: State, seat: Seat, decision: Decision) -> tuple[Form, ...]:
    """The actions of a decision that cannot be listed."""
    match decision.kind:
        case "bids":
            return (_bid_form(tuple(boat.dock for boat in state.boats)),)
        case "rebids":
            docks = tuple(boat.dock for boat in state.contended(seat))
            return (_rebid_form(docks, state.players[seat].cash),)
        case "market":
            return _market_forms(state, seat)
        case "plan":
            return _plan_forms(state, state.players[seat])
        case _:
            return ()


_PLAN_FORM: Final = Form(
    kind="plan",
    notation=Plan.notation,
    fields=(Picks(name="kinds", items=FREEZABLE, least=0, most=len(FREEZABLE), ordered=True),),
)
_WHY: Final = Pick(name="why", items=tuple(Why))
_MAYBE_WHY: Final = Pick(name="why", items=tuple(Why), optional=True)
_MAYBE_FISH: Final = Pick(name="fish", items=KINDS, optional=True)


@lru_cache
def _bid_form(docks: tuple[str, ...]) -> Form:
    each = dict.fromkeys(docks, DAY_CASH)
    bids = Payments(name="bids", most=each, total=DAY_CASH, unit=COINS)
    fields = (bids, Payments(name="tied", most=each, unit=COINS))
    return Form(kind="boats", notation=Boats.notation, fields=fields)


@lru_cache(maxsize=1024)
def _rebid_form(docks: tuple[str, ...], cash: int) -> Form:
    each = dict.fromkeys(docks, cash - len(docks) + 1)
    bids = Payments(name="bids", most=each, least=1, total=cash, unit=COINS)
    return Form(kind="rebid", notation=Rebid.notation, fields=(bids,))


def _market_forms(state: State, seat: Seat) -> tuple[Form, ...]:
    player, limits = state.players[seat], state.options
    if player.stall == "closed":
        return ()
    own, named, answerable = 0, [], []
    for offer in state.offers:
        if offer.proposer == seat:
            own += 1
        elif offer.partner is None:
            answerable.append(offer.number)
        elif offer.partner == seat:
            answerable.append(offer.number)
            named.append(offer.number)
    found: list[Form] = []
    if own < limits.max_open_offers and player.made < limits.max_offers_per_day:  # FM-6.18
        stock = tuple(player.stock.values())
        if limits.allow_gifts or player.cash or any(stock):
            holdings = (stock, player.cash, len(state.players), limits.allow_gifts)
            closed = tuple([other.stall == "closed" for other in state.players])
            found.append(_offer_form(_partners(seat, closed), *holdings))
            if answerable:
                found.append(_counter_form(tuple(answerable), *holdings))
    if named:
        found.append(_decline_form(tuple(named)))
    if player.stall == "open" and (left := leftover(state, player)):
        found.append(_finish_form(left))
    return tuple(found)


@lru_cache
def _partners(seat: Seat, closed: tuple[bool, ...]) -> tuple[str, ...]:
    return tuple(str(other) for other, is_closed in enumerate(closed) if other != seat and not is_closed)


@lru_cache(maxsize=4096)
def _bundles(stock: tuple[int, ...], cash: int, seats: int, gifts: bool) -> tuple[Amounts, Amounts]:
    """What can be given and wanted. Kinds that are not held stand there with 0: so a refusal can name them."""
    held = dict(zip(KINDS, stock, strict=True)) | {COINS: cash}
    return Amounts(name="give", most=held, bare=COINS, filled=not gifts), _want(seats, gifts)


@lru_cache
def _want(seats: int, gifts: bool) -> Amounts:
    return Amounts(name="want", most=most_wanted(seats), bare=COINS, filled=not gifts)


@lru_cache(maxsize=4096)
def _offer_form(partners: tuple[str, ...], stock: tuple[int, ...], cash: int, seats: int, gifts: bool) -> Form:
    give, want = _bundles(stock, cash, seats, gifts)
    fields = (give, want, Pick(name="partner", items=partners, optional=True, people=True))
    return Form(kind="offer", notation=MakeOffer.notation, fields=fields, apart=("give", "want"))


def _counter_form(offers: tuple[str, ...], stock: tuple[int, ...], cash: int, seats: int, gifts: bool) -> Form:
    give, want = _bundles(stock, cash, seats, gifts)
    fields = (_which(offers), give, want, _MAYBE_WHY, _MAYBE_FISH)
    return Form(kind="counter", notation=Counter.notation, fields=fields, apart=("give", "want"))


@lru_cache(maxsize=4096)
def _which(offers: tuple[str, ...]) -> Pick:
    return Pick(name="offer", items=offers)


@lru_cache(maxsize=4096)
def _decline_form(offers: tuple[str, ...]) -> Form:
    fields = (_which(offers), _WHY, _MAYBE_FISH)
    return Form(kind="decline", notation=Decline.notation, fields=fields)


@lru_cache
def _finish_form(kinds: tuple[str, ...]) -> Form:
    fields = (Picks(name="kinds", items=kinds, least=0, most=len(kinds)),)
    return Form(kind="finish", notation=Finish.notation, fields=fields)


# Plans


def _plan_forms(state: State, player: Player) -> tuple[Form, ...]:
    """Beside the plan of the day the freeze plan, which keeps an order; but not on the last day (FM-8.10)."""
    plan = player.plan if isinstance(player.plan, DayPlan) else None
    asked = DEMAND_CARDS[player.demand]
    named = () if plan is None else (*plan.ice, *(kind for kind in FREEZABLE if plan.sells(kind) is not None))
    other = tuple(kind for kind in FREEZABLE if kind not in asked and (player.stock[kind] or kind in named))
    if state.day == DAYS:
        return (_day_form(asked, other, ices=False),)
    return _day_form(asked, other, ices=bool(player.ice)), _PLAN_FORM


@lru_cache(maxsize=1024)
def _day_form(asked: tuple[str, ...], other: tuple[str, ...], *, ices: bool) -> Form:
    """What the own customers ask for can be bought, all else that is there sold: so many menus a phone can show."""
    fields: list[Field] = [Number(name=f"buy_{kind}", low=1, high=MOST_PAID, optional=True) for kind in asked]
    fields += [Number(name=f"sell_{kind}", low=0, high=MOST_PAID - 1, optional=True) for kind in other]
    if ices and other:
        fields.append(Picks(name="ice", items=(*other, REST), least=0, most=len(other) + 1))
    fields.append(Pick(name="others", items=(REFUSE,), optional=True))
    return Form(kind="day-plan", notation=DayPlan.notation, fields=tuple(fields))
