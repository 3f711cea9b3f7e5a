"""Price lists: what was planned for a day answers offers for its owner (FM-6.28 to 6.32).

A list acts inside the move that made the offer, or by which its owner is done, by what serves a hand: others see what
a quick player would have done. An offer that a list does not take looks the same whatever the list says.
"""

from collections.abc import Set
from typing import Final

from games.fishmarket import market
from games.fishmarket.actions import Counter, DayPlan, Finish, MakeOffer, SetStall
from games.fishmarket.components import COINS, FIXED_PRICES
from games.fishmarket.events import PlanLeft
from games.fishmarket.listed import SET_STALL, accepting, rejecting
from games.fishmarket.orders import check_kinds, put_on_ice
from games.fishmarket.reasons import Because
from games.fishmarket.state import Offer, Player, State
from games.kernel import Dice, Event, Move, Refusal, Seat, acted, kept, plays

REFUSING: Final = DayPlan(others="refuse")


# What fits


def fits(plan: DayPlan, player: Player, offer: Offer) -> bool:
    """Whether a list takes an offer: its owner has what it costs, and by the list that is worth no more than it brings.

    Herring and lobster are taken as what everybody's customers pay for them, and never given (FM-6.29).
    """
    if not player.holds(offer.want):
        return False
    bought = {kind: plan.buys(kind) for kind in offer.give if kind != COINS}
    sold = {kind: plan.sells(kind) for kind in offer.want if kind != COINS}
    gets, gives = offer.give.get(COINS, 0), offer.want.get(COINS, 0)
    if gives and not any(bought.values()):
        return False
    for kind, price in bought.items():
        worth = FIXED_PRICES.get(kind) if price is None else price
        if worth is None:
            return False
        gets += worth * offer.give[kind]
    for kind, price in sold.items():
        if price is None:
            return False
        gives += price * offer.want[kind]
    return gets >= gives


# Offers that are made


@plays
def make_offer(state: State, move: Move[MakeOffer], dice: Dice) -> list[Event]:
    """Put an offer up; lists answer it at once."""
    done = _done_but(state, move.seat)
    return market.make_offer(state, move.seat, move.action) + _answer_made(state, done, dice)


@plays
def make_counter(state: State, move: Move[Counter], dice: Dice) -> list[Event]:
    """Answer an offer by another one; a list answers that at once."""
    done = _done_but(state, move.seat)
    return market.make_counter(state, move.seat, move.action) + _answer_made(state, done, dice)


def _done_but(state: State, seat: Seat) -> set[Seat]:
    """Who is done, but for the one who moves: they are back by their own hand (FM-6.21)."""
    return {other for other, player in enumerate(state.players) if player.stall == "done" and other != seat}


def _answer_made(state: State, done: Set[Seat], dice: Dice) -> list[Event]:
    """What lists make of the offer that was just made; these players were done before it."""
    lists = _lists(state)
    if not lists:
        return []
    offer = state.offers[-1]
    takers = [(seat, plan) for seat, plan in lists if _takes(state, seat, plan, offer)]
    events: list[Event] = []
    if takers:
        taker = dice.stream(f"lists:{state.day}:{offer.number}").choice(takers)  # FM-6.30
        events += _accept(state, *taker, offer, dice)
    for seat, plan in lists:
        events += _refuse(state, seat, plan, offer, dice)
    for seat, plan in lists:
        if seat in done and (plan.others is not None or offer not in state.offers):
            events += _stay_done(state, seat, plan, dice)
    return events


def _lists(state: State) -> list[tuple[Seat, DayPlan]]:
    """Everybody's price list, but those of closed stalls (FM-6.23)."""
    return [
        (seat, player.plan)
        for seat, player in enumerate(state.players)
        if isinstance(player.plan, DayPlan) and player.stall != "closed"
    ]


def _takes(state: State, seat: Seat, plan: DayPlan, offer: Offer) -> bool:
    return offer.proposer != seat and offer.partner in (None, seat) and fits(plan, state.players[seat], offer)


def _accept(state: State, seat: Seat, plan: DayPlan, offer: Offer, dice: Dice) -> list[Event]:
    action = accepting(offer.number)
    about = plan.about({*offer.give, *offer.want})
    return [acted(seat, about, action), *market.accept(state, Move(seat, action), dice)]


def _refuse(state: State, seat: Seat, plan: DayPlan, offer: Offer, dice: Dice) -> list[Event]:
    """Reject an offer to this player alone, if it is still there and the list is to refuse what does not fit."""
    if plan.others is None or offer.partner != seat or offer not in state.offers:
        return []
    action = rejecting(offer.number)
    return [acted(seat, REFUSING, action), *market.reject(state, Move(seat, action), dice)]


def _stay_done(state: State, seat: Seat, plan: DayPlan, dice: Dice) -> list[Event]:
    """Whoever was done and was woken need not look (FM-6.31)."""
    if state.players[seat].stall != "open":
        return []
    return [kept(seat, plan, SET_STALL["done"]), *market.set_stall(state, seat, "done", dice)]


# Being done


@plays
def set_stall(state: State, move: Move[SetStall], dice: Dice) -> list[Event]:
    """Set the own stall state; whoever is done leaves the open offers to their list."""
    seat, stall = move.seat, move.action.stall
    if stall == "done" and state.players[seat].stall == "open":
        return _be_done(state, seat, dice)
    return market.set_stall(state, seat, stall, dice)


@plays
def finish(state: State, move: Move[Finish], dice: Dice) -> list[Event]:
    """Be done, and leave what to freeze (FM-8.12)."""
    seat, kinds, player = move.seat, move.action.kinds, state.players[move.seat]
    if player.stall != "open":
        raise Refusal(Because.SAME_STALL, "FM-6.20", stall=player.stall)
    if not market.leftover(state, player):
        raise Refusal(Because.NOTHING_TO_FREEZE, "FM-8.12")
    check_kinds(kinds)
    put_on_ice(player, kinds)
    return [PlanLeft(to=(seat,), kinds=kinds), *_be_done(state, seat, dice)]


def _be_done(state: State, seat: Seat, dice: Dice) -> list[Event]:
    """First the own list goes through the open offers, the oldest first (FM-6.30)."""
    plan = state.players[seat].plan
    events = _look_round(state, seat, plan, dice) if isinstance(plan, DayPlan) else []
    return events + market.set_stall(state, seat, "done", dice)


def _look_round(state: State, seat: Seat, plan: DayPlan, dice: Dice) -> list[Event]:
    events: list[Event] = []
    for offer in state.offers[:]:
        if offer in state.offers and _takes(state, seat, plan, offer):
            events += _accept(state, seat, plan, offer, dice)
        events += _refuse(state, seat, plan, offer, dice)
    return events
