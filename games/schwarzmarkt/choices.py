"""What can be done: every legal action that can be listed, and forms for the rules that a player may leave."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from itertools import product as combinations_of

from games.kernel import Action, Decision, Form, Nature, Seat
from games.schwarzmarkt.actions import MOST_RULES
from games.schwarzmarkt.components import INDEX, PRODUCTS, Phase, Product
from games.schwarzmarkt.laying import layable
from games.schwarzmarkt.listed import CLEAR, COLLECT, DEAL, DROP, LAY, PASSES, RAID, SELL, SPY, TAKE, swap
from games.schwarzmarkt.offer import most_cards, most_steps, sellable
from games.schwarzmarkt.order_book import rule_forms
from games.schwarzmarkt.state import Offer, State
from games.schwarzmarkt.text_cards import most_swapped


def choices(state: State, seat: Seat, decision: Decision) -> Sequence[Action]:
    """Every legal action that can be listed; all but the rules can."""
    if decision.nature is Nature.ORDER:
        return _orders(state, seat)
    if state.offer is not None:
        return _turns(state, state.offer, seat)
    if state.phase is Phase.LAY:
        return [LAY[card] for card in layable(state, seat)]
    return _text_choices(state, seat)


def forms(state: State, seat: Seat, decision: Decision) -> tuple[Form, ...]:
    """The rules that a player may add."""
    if decision.nature is not Nature.ORDER or state.offer is None or len(state.players[seat].rules) == MOST_RULES:
        return ()
    return rule_forms(state.offer.card)


def _orders(state: State, seat: Seat) -> Sequence[Action]:
    """Which of its rules the seat may take back."""
    rules = len(state.players[seat].rules)
    return (*DROP[:rules], CLEAR) if rules else ()


def _turns(state: State, offer: Offer, seat: Seat) -> Sequence[Action]:
    """Every exchange and every pass that is legal now."""
    return _every_turn(
        sellable(state, offer, seat), most_cards(state, offer, seat), most_steps(state.marker, offer.cap)
    )


@lru_cache(maxsize=4096)
def _every_turn(cards: tuple[int, ...], most: int, steps: int) -> tuple[Action, ...]:
    bundles = combinations_of(*(range(count + 1) for count in cards))
    sales = [SELL[bundle] for bundle in bundles if 0 < sum(bundle) <= most]
    passes = PASSES[1 : steps + 1] if steps else PASSES[:1]
    return (*sales, *passes)


def _text_choices(state: State, seat: Seat) -> Sequence[Action]:
    """Every legal choice for the text card that is being carried out."""
    opponents = state.opponents(seat)
    hand = state.players[seat].hand
    match state.phase:
        case Phase.SPY:
            return [SPY[victim] for victim in opponents]
        case Phase.COLLECT:
            return [COLLECT[victim] for victim in opponents]
        case Phase.DEAL:
            return [DEAL[index] for index, held in enumerate(hand) if held]
        case Phase.SWAP:
            return [swap(victim, gift) for victim in opponents for gift in _gifts(state, seat, victim)]
        case Phase.RAID:
            return [raid for victim in opponents for raid in RAID[victim]]
        case _:
            return [TAKE[index] for index, count in enumerate(state.pile) if count]


def _gifts(state: State, seat: Seat, victim: Seat) -> Iterator[tuple[Product, ...]]:
    hand = state.players[seat].hand
    held = [product for product, count in zip(PRODUCTS, hand, strict=True) if count]
    for number in range(1, most_swapped(state, seat, victim) + 1):
        for gift in combinations_with_replacement(held, number):
            if all(gift.count(product) <= hand[INDEX[product]] for product in gift):
                yield gift
