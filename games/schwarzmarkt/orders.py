"""Standing orders carried out: rules for the open offer, then the plan (rule spec, section 10).

When somebody must decide, the first of their rules whose conditions hold and that can do something acts for them, at
once; else their plan does. If neither does, they are asked. Giving orders is in ``order_book`` and ``planning``.
"""

from games.kernel import Action, Dice, Event, Seat, acted, stopped
from games.schwarzmarkt.actions import AnyRule, ClimbRule, Lay, Pass, PassRule, Plan, Rule, Sell, SellAllRule, SellRule
from games.schwarzmarkt.black_market import forbidden, lay_card
from games.schwarzmarkt.components import INDEX, PRODUCTS, RATES, Phase, Product
from games.schwarzmarkt.listed import LAY, PASSES, SELL
from games.schwarzmarkt.offer import most_cards, most_steps, sellable, take_turn
from games.schwarzmarkt.state import Offer, State

Act = Sell | Pass | Lay


def carry_out(state: State, dice: Dice) -> list[Event]:
    """Let orders act for as long as who must decide has left one that does."""
    events: list[Event] = []
    while (found := _by_rule(state) or by_plan(state)) is not None:
        events += act(state, *found, dice)
    return events


def act(state: State, order: Action, action: Act, dice: Dice) -> list[Event]:
    """Do what an order of who must decide says, as if by hand."""
    seat = state.actor
    if not isinstance(action, Lay):
        return [acted(seat, order, action), *take_turn(state, seat, action, dice)]
    why_not = forbidden(state, seat, action.card)
    if why_not is None:
        return [acted(seat, order, action), *lay_card(state, seat, action.card, dice)]
    player = state.players[seat]
    player.plan = player.plan and player.plan.after_laying
    return [stopped(seat, Plan(lay=action.card), why_not)]


# Rules


def _by_rule(state: State) -> tuple[Action, Act] | None:
    offer = state.offer
    if offer is None:
        return None
    for rule in state.players[offer.turn].rules:
        if _holds(state, offer, rule):
            action = _act(state, offer, offer.turn, rule)
            if action is not None:
                return rule, action
    return None


def _holds(state: State, offer: Offer, rule: Rule) -> bool:
    return (
        (rule.least is None or state.rate >= rule.least)
        and (rule.most is None or state.rate <= rule.most)
        and (rule.turn is None or state.marker == offer.cap)
        and all(offer.wanted[INDEX[product]] >= count for product, count in rule.wanted.items())
    )


def _act(state: State, offer: Offer, seat: Seat, rule: AnyRule) -> Sell | Pass | None:
    match rule:
        case SellAllRule():
            return _sale(state, offer, seat, sellable(state, offer, seat), rule.first)
        case SellRule():
            listed = [rule.goods.get(product, 0) for product in PRODUCTS]
            cards = tuple(map(min, listed, sellable(state, offer, seat)))
            return _sale(state, offer, seat, cards, rule.first)
        case PassRule():
            return PASSES[min(rule.steps, most_steps(state.marker, offer.cap))]
        case ClimbRule():
            return PASSES[_climb(state.marker, offer.cap, rule.rate)]


def _sale(state: State, offer: Offer, seat: Seat, cards: tuple[int, ...], first: tuple[Product, ...]) -> Sell | None:
    most = most_cards(state, offer, seat)
    if not any(cards) or not most:
        return None
    if sum(cards) <= most:
        return SELL[cards]
    for product in (*first, *PRODUCTS):  # SM-8.6: one card only
        if cards[INDEX[product]]:
            return SELL[tuple(int(other is product) for other in PRODUCTS)]
    return None


def _climb(marker: int, cap: int, rate: int) -> int:
    most = most_steps(marker, cap)
    reached = [steps for steps in range(1, most + 1) if RATES[marker + steps] <= rate]
    return max(reached, default=min(1, most))


# The plan


def by_plan(state: State) -> tuple[Action, Act] | None:
    """What who must decide has planned for this moment."""
    plan = state.players[state.actor].plan
    if plan is None:
        return None
    if state.offer is not None:
        action = _planned_sale(state, state.offer, plan) or _planned_pass(state, state.offer, plan)
        return None if action is None else (plan, action)
    return (plan, LAY[plan.lay]) if plan.lay is not None and state.phase is Phase.LAY else None


def _planned_sale(state: State, offer: Offer, plan: Plan) -> Sell | None:
    cards = tuple(
        count if _is_reached(plan.until if product in plan.keep else plan.sell, state.rate) else 0
        for product, count in zip(PRODUCTS, sellable(state, offer, offer.turn), strict=True)
    )
    return _sale(state, offer, offer.turn, cards, ())


def _is_reached(asked: int | None, rate: int) -> bool:
    return asked is not None and rate >= asked


def _planned_pass(state: State, offer: Offer, plan: Plan) -> Pass | None:
    """It rests on public things only: else how quickly somebody passes would tell what they hold."""
    if plan.up_to is None or state.rate > plan.up_to:
        return None
    most = most_steps(state.marker, offer.cap)
    wanted = {product for product, count in zip(PRODUCTS, offer.wanted, strict=True) if count}
    return PASSES[most if wanted <= {*plan.push} else min(plan.steps or 1, most)]
