"""An offer: who is in turn exchanges wanted products or passes, until it ends (SM-4 to SM-6)."""

from operator import add, le, sub

from games.kernel import Dice, Event, Refusal, Seat
from games.schwarzmarkt import knowledge
from games.schwarzmarkt.actions import Pass, Plan, Sell
from games.schwarzmarkt.components import DICE, LIMITED_TOP, OFFERS, PRODUCTS, RATES, TEXTS, TOP, Phase, Text, goods
from games.schwarzmarkt.events import OfferEnd, OfferEnded, Passed, PlanLapsed, RateRose, RulesLapsed, Sold
from games.schwarzmarkt.options import ShortSupplyScope, SpoiledScope
from games.schwarzmarkt.reasons import Because
from games.schwarzmarkt.rounds import finish_play, return_market_cards
from games.schwarzmarkt.state import Offer, State


def open_offer(state: State, card: str) -> None:
    """Open an offer, to which all waiting text cards apply together (SM-4.1, SM-7.4, SM-7.5)."""
    kinds = {TEXTS[text] for text in state.waiting}
    state.offer = Offer(
        card=card,
        texts=state.waiting,
        wanted=list(OFFERS[card]),
        delivered=[[0] * len(PRODUCTS) for _ in state.players],
        turn=state.starter,
        cap=LIMITED_TOP if Text.LIMIT in kinds else TOP,
        scarce=Text.WAREN_KNAPP in kinds,
        spoiled=Text.VERDORBENE_WARE in kinds,
    )
    state.waiting = []
    state.phase = Phase.TURN


# What is possible


def most_steps(marker: int, cap: int) -> int:
    """How far the marker may be pushed; 0 in the final turn (SM-4.8, SM-5.3, SM-5.5)."""
    die, left = DICE[marker], cap - marker
    return die if die < left else left


def most_cards(state: State, offer: Offer, seat: Seat) -> int:
    """How many cards the seat may exchange in one turn (SM-8.6)."""
    if not offer.scarce:
        return sum(offer.wanted)
    spent = state.options.short_supply_scope is ShortSupplyScope.PER_OFFER and any(offer.delivered[seat])
    return 0 if spent else 1


def sellable(state: State, offer: Offer, seat: Seat) -> tuple[int, ...]:
    """How many cards of each product the seat holds that are still wanted."""
    return tuple(map(min, state.players[seat].hand, offer.wanted))


# Turns


def take_turn(state: State, seat: Seat, action: Sell | Pass, dice: Dice) -> list[Event]:
    """Carry out a turn, given by hand or by a standing order."""
    offer = state.open_offer
    if isinstance(action, Pass):
        return _pass(state, offer, seat, action, dice)
    return _exchange(state, offer, seat, action, dice)


def _exchange(state: State, offer: Offer, seat: Seat, action: Sell, dice: Dice) -> list[Event]:
    counts = action.counts
    _check_exchange(state, offer, seat, counts)
    player = state.players[seat]
    rate = state.rate
    paid = payment(state, sum(counts))
    player.sales += paid
    player.hand = list(map(sub, player.hand, counts))
    offer.wanted = list(map(sub, offer.wanted, counts))
    offer.delivered[seat] = list(map(add, offer.delivered[seat], counts))
    offer.spoiled = False
    knowledge.left_hand(state, seat, counts)
    events: list[Event] = [Sold(seat=seat, goods=goods(counts), rate=rate, paid=paid)]
    if not any(player.hand):
        return events + _end_offer(state, offer, OfferEnd.ROUND_END, dice)
    if not any(offer.wanted):
        return events + _end_offer(state, offer, OfferEnd.MET, dice)
    if state.marker == offer.cap:
        return events + _end_offer(state, offer, OfferEnd.FINAL_TURN, dice)
    state.marker += 1
    _next_turn(state, offer)
    return [*events, RateRose(rate=state.rate)]


def _check_exchange(state: State, offer: Offer, seat: Seat, counts: tuple[int, ...]) -> None:
    number, most = sum(counts), most_cards(state, offer, seat)
    hand = state.players[seat].hand
    if 0 < number <= most and all(map(le, counts, offer.wanted)) and all(map(le, counts, hand)):
        return
    if not number:
        raise Refusal(Because.NOTHING_GIVEN, "SM-4.11")
    for product, count, wanted, held in zip(PRODUCTS, counts, offer.wanted, hand, strict=True):
        if count > wanted:
            raise Refusal(Because.NOT_WANTED, "SM-4.11", product=product, count=count, wanted=wanted)
        if count > held:
            raise Refusal(Because.NOT_IN_HAND, "SM-4.11", product=product, count=count, held=held)
    raise Refusal(Because.ONE_CARD_ONLY if most else Because.DELIVERED_ALREADY, "SM-8.6", count=number)


def payment(state: State, cards: int) -> int:
    """What an exchange of so many cards brings now (SM-4.5, SM-8.5)."""
    rate = state.rate
    if state.offer is None or not state.offer.spoiled:
        return cards * rate
    if state.options.spoiled_scope is SpoiledScope.WHOLE_EXCHANGE:
        return cards * (rate // 2)
    return rate // 2 + (cards - 1) * rate


def _pass(state: State, offer: Offer, seat: Seat, action: Pass, dice: Dice) -> list[Event]:
    _check_pass(state, offer, action)
    steps = action.steps or 0
    state.marker += steps
    events: list[Event] = [Passed(seat=seat, steps=steps, rate=state.rate)]
    if not steps:
        return events + _end_offer(state, offer, OfferEnd.FINAL_TURN, dice)
    _next_turn(state, offer)
    return events


def _check_pass(state: State, offer: Offer, action: Pass) -> None:
    steps, most = action.steps, most_steps(state.marker, offer.cap)
    if not most:
        if steps is not None:
            raise Refusal(Because.NO_STEPS_IN_FINAL_TURN, "SM-5.5", steps=steps)
    elif steps is None or steps < 1 or (steps > most and state.marker + steps <= offer.cap):
        raise Refusal(Because.WRONG_STEPS, "SM-4.8", steps=steps or 0, most=most)
    elif steps > most:
        raise Refusal(Because.LIMIT_AHEAD, "SM-5.3", steps=steps, most=most, rate=RATES[offer.cap])


def _next_turn(state: State, offer: Offer) -> None:
    offer.turn = state.after(offer.turn)
    offer.turns += 1


def _end_offer(state: State, offer: Offer, reason: OfferEnd, dice: Dice) -> list[Event]:
    """Clear the table (SM-6.3 to SM-6.6), then pass the start role on."""
    delivered = list(map(sub, OFFERS[offer.card], offer.wanted))
    state.pile = list(map(add, state.pile, delivered))
    knowledge.went_under_pile(state, delivered)
    state.marker = 0
    state.offer = None
    events: list[Event] = [OfferEnded(card=offer.card, reason=reason), *_drop_orders(state)]
    events += return_market_cards(state, [*offer.texts, offer.card])
    return events + finish_play(state, dice)


def _drop_orders(state: State) -> list[Event]:
    """What was left for this offer alone lapses with it (rule spec, section 10); whoever had left any is told."""
    events: list[Event] = []
    for seat, player in enumerate(state.players):
        if player.rules:
            events.append(RulesLapsed(to=(seat,), rules=tuple(rule.text for rule in player.rules)))
            player.rules = []
        if player.plan is not None and player.plan.scope is not None:
            events.append(PlanLapsed(to=(seat,)))
            player.plan = Plan(lay=player.plan.lay).unless_empty
    return events
