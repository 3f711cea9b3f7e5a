"""Standing orders: an ordered list of rules for a player's next turns in the open offer (rule spec, section 10).

When their turn comes, the first rule whose conditions hold and that can do something acts for them, at once. If there
is none, they are asked. Giving rules is in ``order_book``.
"""

from games.kernel import Dice, Event, Seat, acted
from games.schwarzmarkt.actions import AnyRule, ClimbRule, Pass, PassRule, Rule, Sell, SellAllRule, SellRule
from games.schwarzmarkt.components import INDEX, PRODUCTS, RATES, Product
from games.schwarzmarkt.listed import PASSES, SELL
from games.schwarzmarkt.offer import most_cards, most_steps, sellable, take_turn
from games.schwarzmarkt.state import Offer, State


def carry_out_rules(state: State, dice: Dice) -> list[Event]:
    """Let rules act for as long as the player in turn has one that does."""
    events: list[Event] = []
    while (offer := state.offer) is not None:
        seat = offer.turn
        found = _first_act(state, offer, seat)
        if found is None:
            break
        rule, action = found
        events.append(acted(seat, rule, action))
        events += take_turn(state, seat, action, dice)
    return events


def _first_act(state: State, offer: Offer, seat: Seat) -> tuple[AnyRule, Sell | Pass] | None:
    for rule in state.players[seat].rules:
        if _holds(state, offer, rule):
            action = _act(state, offer, seat, rule)
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
