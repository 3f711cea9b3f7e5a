"""D2 to D7: the choice that an immediate text card asks for (SM-8).

Nothing that others see of a default rests on the hand, apart from the card it moves: where it would, a lot decides.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement

from typing_extensions import override

from games.kernel import Action, Decision, Dice, Event, Move, Question, Seat, plays
from games.schwarzmarkt.components import INDEX, PRODUCTS, Phase, Product
from games.schwarzmarkt.listed import COLLECT, DEAL, RAID, SPY, TAKE, swap
from games.schwarzmarkt.orders import carry_out
from games.schwarzmarkt.state import State
from games.schwarzmarkt.text_cards import PHASE_OF, Choice, choose, draw_unseen, most_swapped


class TextChoice(Question[State]):
    """What the start player chooses: its phases, kinds and actions are called alike."""

    kinds = tuple(phase.value for phase in PHASE_OF.values())
    phases = kinds

    @override
    def asks(self, state: State, seat: Seat) -> bool:
        return seat == state.starter

    @override
    def decision(self, state: State, seat: Seat) -> Decision:
        return _decision(state.play, state.phase, state.text or "")

    @override
    def choices(self, state: State, seat: Seat, decision: Decision) -> Sequence[Action]:
        opponents = state.opponents(seat)
        match state.phase:
            case Phase.SPY:
                return [SPY[victim] for victim in opponents]
            case Phase.COLLECT:
                return [COLLECT[victim] for victim in opponents]
            case Phase.DEAL:
                return [DEAL[index] for index, held in enumerate(state.players[seat].hand) if held]
            case Phase.SWAP:
                return [swap(victim, gift) for victim in opponents for gift in _gifts(state, seat, victim)]
            case Phase.RAID:
                return [raid for victim in opponents for raid in RAID[victim]]
            case _:
                return [TAKE[index] for index, count in enumerate(state.pile) if count]

    @override
    def default(self, state: State, seat: Seat, decision: Decision, dice: Dice) -> Action:
        return default_choice(state, seat, dice)


@lru_cache(maxsize=64)
def _decision(play: int, phase: Phase, text: str) -> Decision:
    kind = phase.value
    return TextChoice.put(f"p{play}.{kind}", {"card": text}, kind=kind, accepts=frozenset({kind}))


@plays
def choice(state: State, move: Move[Choice], dice: Dice) -> list[Event]:
    """Carry out the text card; then the next start player may have left what to lay."""
    return choose(state, move.seat, move.action, dice) + carry_out(state, dice)


def _gifts(state: State, seat: Seat, victim: Seat) -> Iterator[tuple[Product, ...]]:
    hand = state.players[seat].hand
    held = [product for product, count in zip(PRODUCTS, hand, strict=True) if count]
    for number in range(1, most_swapped(state, seat, victim) + 1):
        for gift in combinations_with_replacement(held, number):
            if all(gift.count(product) <= hand[INDEX[product]] for product in gift):
                yield gift


def default_choice(state: State, seat: Seat, dice: Dice) -> Choice:
    """What is chosen for a player whose time has run out."""
    left = state.after(seat)
    hand = state.players[seat].hand
    lot = dice.stream(f"default:p{state.play}.{state.phase}")
    match state.phase:
        case Phase.SPY:
            return SPY[left]
        case Phase.COLLECT:
            return COLLECT[max(state.opponents(seat), key=lambda other: sum(state.players[other].hand))]
        case Phase.DEAL:
            return DEAL[draw_unseen(lot, hand, 1).index(1)]
        case Phase.SWAP:
            return swap(left, (PRODUCTS[draw_unseen(lot, hand, 1).index(1)],))
        case Phase.RAID:
            return RAID[left][lot.below(len(PRODUCTS))]
        case _:
            in_pile = [index for index, count in enumerate(state.pile) if count]
            return TAKE[max(in_pile, key=lambda index: hand[index])]
