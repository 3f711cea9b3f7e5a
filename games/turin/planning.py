"""Giving a plan: what it can speak of now, and what it answers at once because it is asked (section 11)."""

from functools import lru_cache
from typing import NamedTuple

from games.kernel import Dice, Event, Form, Move, Number, Pick, Picks, Refusal, Seat, plays
from games.kernel.form import Field
from games.turin.actions import NEVER, NOT_NOW, Ahead, Bid, Cards, Plan
from games.turin.auction import planned_extra, seal_bid
from games.turin.buying import planned_purchase
from games.turin.components import CARDS, GOODS, Phase, prizes
from games.turin.events import OrderKept
from games.turin.listed import PLACES
from games.turin.listing import planned_submission
from games.turin.loans import check_covered, check_least
from games.turin.orders import check_next, plannable
from games.turin.plans import AUCTION, CARD, NO_PLAN, forget, part
from games.turin.reasons import Because
from games.turin.sealing import seal
from games.turin.state import Player, State

DEAREST_PLANNED = 23
"""What a plan can bid or pay at most: a menu has no more lines. Who wants to bid more answers the question itself."""
RANKS = ("first", "second", "third", "fourth")


class Scope(NamedTuple):
    """What a plan can speak of now."""

    purse: int | None
    """What can be bid; None while nobody is asked for bids."""
    lots: Cards
    """What can be chosen from in the auction: nothing where the winner takes all."""
    offers: Cards
    """Cards that may be the owner's when they are asked what they offer."""
    live: bool
    cards: Cards
    """What can be put up next."""


def scope(state: State, seat: Seat) -> Scope:
    """What this seat can plan."""
    player = state.players[seat]
    bidding = state.phase is Phase.BID and not state.is_final
    return Scope(
        state.free(seat) if bidding else None,
        tuple(state.lots) if bidding and prizes(state.seats, state.round)[0] < len(state.lots) else (),
        _offers(state, player),
        state.live,
        tuple(player.hand) if _chooses_card(state, seat) else plannable(state, seat),
    )


def _offers(state: State, player: Player) -> Cards:
    """Own cards, lots that may be won, and what is planned already: it may have gone to somebody else meanwhile."""
    found = player.cards + state.lots
    if state.listings:
        found = [card for card in found if state.listing_of(card) is None]
    planned = player.plan.offer if player.plan is not None else None
    return (*found, planned) if planned in CARDS and planned not in found else tuple(found)


def _chooses_card(state: State, seat: Seat) -> bool:
    return state.phase is Phase.SELECT and _is_asked(state, seat)


def _is_asked(state: State, seat: Seat) -> bool:
    """Whether the open window waits for this seat."""
    window = state.window
    return window is not None and seat in window.asked and window.answer_of(seat) is None


@lru_cache(maxsize=1024)
def plan_form(scope: Scope) -> Form:
    """A field for everything that can be said now."""
    fields: list[Field] = []
    if scope.purse is not None:
        most = min(scope.purse, DEAREST_PLANNED)
        fields += [Number(name=name, low=0, high=most, optional=True) for name in ("bid", "extra")]
        fields += [Pick(name=rank, items=scope.lots, optional=True) for rank in RANKS[: max(0, len(scope.lots) - 1)]]
    fields += [Pick(name="offer", items=(NOT_NOW, NEVER, *scope.offers), optional=True), _PRICE]
    fields += [_NOTHING] if scope.live else [_WISHES, _LIMIT]
    if scope.cards:
        fields.append(Pick(name="card", items=scope.cards, optional=True))
    return Form(kind="ahead", notation=Ahead.notation, fields=tuple(fields))


_PRICE = Number(name="price", low=1, high=DEAREST_PLANNED, optional=True)
_WISHES = Picks(name="goods", items=GOODS, least=0, most=len(GOODS))
_LIMIT = Number(name="limit", low=0, high=DEAREST_PLANNED, optional=True)
_NOTHING = Number(name="limit", low=0, high=0, optional=True)
"""Where cards are claimed, a plan can only say that nothing is bought."""


# Giving it


@plays
def give_plan(state: State, move: Move[Ahead], dice: Dice) -> list[Event]:
    """Keep a plan in the place of the one before; what it says about an open question answers it at once."""
    seat, plan = move.seat, move.action
    _check_auction(state, seat, plan)
    _check_sales(state, seat, plan)
    if plan.card is not None:
        _check_card(state, seat, plan.card)
    player = state.players[seat]
    answered = [] if plan.bid is None else seal_bid(state, seat, _sealed(state, seat, plan, plan.bid))
    player.plan = None if plan == NO_PLAN else plan
    if plan.bid is not None:
        forget(player, AUCTION)
    if plan.card is not None:
        player.next_card = None
    return [OrderKept(to=(seat,), order=plan.text), *answered, *answer_as_said(state, seat)]


def _check_auction(state: State, seat: Seat, plan: Ahead) -> None:
    now = scope(state, seat)
    if now.purse is None:
        if part(plan, AUCTION) is not None:
            raise Refusal(Because.NO_BIDS_NOW, "MT-5.1")
        return
    for coins in (plan.bid, plan.extra):
        _check_between(coins, 0, "MT-5.1")
        check_covered(state, seat, coins or 0, now.purse, "MT-5.6")
    for lot in plan.ranking:
        if lot not in now.lots:
            raise Refusal(Because.NOT_A_LOT, "MT-8.1", card=lot)


def _check_sales(state: State, seat: Seat, plan: Ahead) -> None:
    if plan.offer is not None and plan.offer not in (NOT_NOW, NEVER, *scope(state, seat).offers):
        raise Refusal(Because.NOT_YOUR_CARD, "MT-9.10", card=plan.offer)
    _check_between(plan.price, 1, "MT-9.2")
    _check_between(plan.limit, 0, "MT-10.4")
    if state.live and (plan.goods or plan.limit):
        raise Refusal(Because.NO_ORDERS_HERE, "MT-10.11")
    if len(set(plan.goods)) < len(plan.goods):
        raise Refusal(Because.TWICE, "MT-10.4")
    for good in plan.goods:
        if good not in GOODS:
            raise Refusal(Because.UNKNOWN_TARGET, "", what=good)


def _check_between(coins: int | None, least: int, clause: str) -> None:
    if coins is None:
        return
    check_least(coins, clause, least)
    if coins > DEAREST_PLANNED:
        raise Refusal(Because.ABOVE_MOST, clause, coins=coins, most=DEAREST_PLANNED)


def _check_card(state: State, seat: Seat, card: str) -> None:
    if not _chooses_card(state, seat):
        check_next(state, seat, card)
    elif card not in state.players[seat].hand:
        raise Refusal(Because.NOT_IN_HAND, "MT-4.1", card=card)


def _sealed(state: State, seat: Seat, plan: Ahead, coins: int) -> Bid | Plan:
    extra = planned_extra(state, seat, plan, coins)
    if extra is None and not plan.ranking:
        return Bid(coins=coins)
    return Plan(coins=coins, extra=extra, prefer=plan.ranking)


def answer_as_said(state: State, seat: Seat) -> list[Event]:
    """Answer what this seat is asked now, as far as habits and plan say it: as if it had answered by hand."""
    if not _is_asked(state, seat):
        return []
    player = state.players[seat]
    match state.phase:
        case Phase.SELECT if player.plan is not None and player.plan.card is not None:
            answer = PLACES[player.plan.card]
            forget(player, CARD)
            return seal(state, seat, answer)
        case Phase.LIST:
            submission, events = planned_submission(state, seat)
            return events if submission is None else events + seal(state, seat, submission)
        case Phase.BUY:
            purchase = planned_purchase(state, seat)
            return [] if purchase is None else seal(state, seat, purchase)
        case _:
            return []
